//! Measurements that take long: each is kept as a file of its own, and a page is written from all of them.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use crate::failure::Failure;

/// Where a campaign keeps what it measures.
#[derive(Args)]
pub struct CampaignArgs {
    /// Where the measurements are kept
    #[arg(long, value_name = "DIRECTORY")]
    dir: PathBuf,
    /// Where the page goes
    #[arg(long, value_name = "FILE")]
    page: PathBuf,
    /// Measure only what has this in its name; all others keep what was measured before
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
    /// Measure nothing, only write the page
    #[arg(long)]
    write: bool,
}

impl CampaignArgs {
    /// Measures what is wanted, one after the other. A campaign that is interrupted loses nothing that was
    /// measured before.
    pub fn measure<T>(
        &self,
        plan: &[T],
        name: impl Fn(&T) -> String,
        mut measure: impl FnMut(&T) -> Result<Value, Failure>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let failed = |error| Failure::write(&self.dir, error);
        fs::create_dir_all(&self.dir).map_err(failed)?;
        for item in plan.iter().filter(|_| !self.write) {
            let name = name(item);
            if self.only.as_ref().is_some_and(|word| !name.contains(word)) {
                continue;
            }
            writeln!(out, "{name}")?;
            out.flush()?;
            let measured = measure(item)?;
            let path = self.file(&name);
            let text = format!("{}\n", shelf::pretty::write(&measured));
            fs::write(&path, text).map_err(|error| Failure::write(&path, error))?;
        }
        Ok(())
    }

    /// What was measured under this name, now or earlier.
    pub fn measured(&self, name: &str) -> Option<Value> {
        let text = fs::read_to_string(self.file(name)).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Writes the page.
    pub fn publish(&self, page: &str) -> Result<(), Failure> {
        fs::write(&self.page, page).map_err(|error| Failure::write(&self.page, error))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.dir.join(format!("{name}.json"))
    }
}
