//! Tests with their faults in a folder, so that they can be run where there is no compiler.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::run::Program;

/// What `--ask` needs.
#[derive(Serialize, Deserialize)]
pub struct Pack {
    pub faults: Vec<Named>,
    pub programs: Vec<Program>,
}

/// A fault, as the tests are asked about it.
#[derive(Serialize, Deserialize)]
pub struct Named {
    /// What `PLANTED` says.
    pub number: usize,
    /// Such as `src/card.rs:48:9: replace Card::rank -> usize with 0`.
    pub name: String,
    /// Whether it is in the build, or why not.
    pub planted: Planted,
}

/// Whether a fault is in the build.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq)]
pub enum Planted {
    Yes,
    /// The compiler refuses it: it does alone as well, but for what comes of the question before it.
    DoesNotCompile,
    /// There is no place for a question: it is worked out while the program is compiled, or binds names.
    NoPlace,
}

/// The list in the folder.
const LIST: &str = "faults.json";

impl Pack {
    /// What was planted and built.
    pub fn new(
        faults: Vec<Fault>,
        planted: &HashSet<usize>,
        refused: &HashSet<usize>,
        programs: Vec<Program>,
    ) -> Pack {
        let named = |(number, fault): (usize, Fault)| Named {
            number,
            name: fault.name,
            planted: if planted.contains(&number) {
                Planted::Yes
            } else if refused.contains(&number) {
                Planted::DoesNotCompile
            } else {
                Planted::NoPlace
            },
        };
        Pack {
            faults: faults.into_iter().enumerate().map(named).collect(),
            programs,
        }
    }

    /// Puts everything into a folder.
    pub fn write(mut self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder)?;
        for (place, program) in self.programs.iter_mut().enumerate() {
            let name = format!("program-{place}");
            fs::copy(&program.file, folder.join(&name))?;
            program.file = name.into();
        }
        let list = serde_json::to_vec(&self)?;
        fs::write(folder.join(LIST), list)?;
        println!("{} is what `planted --ask` needs", folder.display());
        Ok(())
    }

    /// What lies in a folder.
    pub fn open(folder: &Path) -> Result<Pack> {
        let folder = fs::canonicalize(folder).with_context(|| folder.display().to_string())?;
        let list = fs::read(folder.join(LIST)).context("no list of faults: `--pack` writes it")?;
        let mut pack: Pack = serde_json::from_slice(&list)?;
        for program in &mut pack.programs {
            program.file = folder.join(&program.file);
            if !program.home.exists() {
                program.home.clone_from(&folder);
            }
        }
        Ok(pack)
    }
}
