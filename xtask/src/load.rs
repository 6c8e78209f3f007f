//! Two servers under the same load, one after the other again and again, so that a mood of the machine hits both.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// How often each of the two is measured.
const ROUNDS: usize = 4;

/// The load of docs/benchmarks.md, where no other is asked for.
const USUAL: [&str; 8] = [
    "--tables",
    "5000",
    "--clients",
    "2000",
    "--seconds",
    "15",
    "--rate",
    "7000",
];

/// What would stop a few guests from being thousands.
const WITHOUT_LIMITS: [&str; 5] = [
    "REVERIE_REQUESTS_PER_SECOND",
    "REVERIE_MESSAGES_PER_SECOND",
    "REVERIE_TABLES_PER_PERSON",
    "REVERIE_TABLES_PER_HOUR",
    "REVERIE_SOCKETS_PER_ADDRESS",
];

/// What is shown of each run: the names of `reverie load --json`.
const FIGURES: [(&str, &str); 4] = [
    ("moves_per_second", "moves/s"),
    ("half_ms", "half ms"),
    ("most_ms", "99 % ms"),
    ("within_50_ms", "% within 50 ms"),
];

/// Measures two programs, `OLD NEW`, each with the load tool of its own; what follows are arguments of `reverie load`.
pub fn compare(args: &[OsString]) -> Result<ExitCode> {
    let [old, new, load @ ..] = args else {
        bail!(
            "`cargo xtask load OLD NEW [ARGS...]` needs two programs, both built by the same profile"
        );
    };
    let programs = [("old", PathBuf::from(old)), ("new", PathBuf::from(new))];
    let usual: Vec<OsString> = USUAL.map(OsString::from).to_vec();
    let load = if load.is_empty() { &usual[..] } else { load };
    let names = FIGURES.map(|(_, name)| format!("{name:>15}"));
    println!("     {}", names.concat());
    let mut measured = [const { Vec::new() }; 2];
    for round in 0..ROUNDS {
        // Whoever comes first does so in every other round.
        for turn in 0..2 {
            let which = (round + turn) % 2;
            let (name, program) = &programs[which];
            let figures = measure(program, load).with_context(|| format!("the {name} server"))?;
            show(name, figures);
            measured[which].push(figures);
        }
    }
    for ((name, _), rounds) in programs.iter().zip(measured) {
        show(&format!("{name}*"), middle(&rounds));
    }
    println!("* the middle of {ROUNDS} rounds, each figure on its own");
    Ok(ExitCode::SUCCESS)
}

type Figures = [f64; FIGURES.len()];

fn show(name: &str, figures: Figures) {
    println!(
        "{name:<5}{}",
        figures.map(|figure| format!("{figure:>15.2}")).concat()
    );
}

/// The middle one of each figure; of two in the middle, what lies between them.
fn middle(rounds: &[Figures]) -> Figures {
    std::array::from_fn(|figure| {
        let mut all: Vec<f64> = rounds.iter().map(|round| round[figure]).collect();
        all.sort_by(f64::total_cmp);
        let half = all.len() / 2;
        f64::midpoint(all[all.len().div_ceil(2) - 1], all[half])
    })
}

/// A server with an empty database, for as long as this is there.
struct Server {
    child: Child,
    data: PathBuf,
    address: String,
}

impl Server {
    fn start(program: &Path) -> Result<Server> {
        let data = std::env::temp_dir().join(format!("reverie-load-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .envs(WITHOUT_LIMITS.map(|name| (name, "0")))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{} could not be started", program.display()))?;
        let said = child.stdout.take().context("it says nothing")?;
        let mut server = Server {
            child,
            data,
            address: String::new(),
        };
        for line in BufReader::new(said).lines() {
            if let Some((_, address)) = line?.split_once("is open at http://") {
                address
                    .trim_end_matches('/')
                    .clone_into(&mut server.address);
                return Ok(server);
            }
        }
        bail!("{} ended before it was open", program.display())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn measure(program: &Path, load: &[OsString]) -> Result<Figures> {
    let server = Server::start(program)?;
    let output = Command::new(program)
        .args(["load", "--json", "--server", &server.address])
        .args(load)
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "`reverie load` failed");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    ensure!(
        number(&report, "errors") == Some(0.0),
        "connections were lost: {report}"
    );
    let mut figures = Figures::default();
    for (figure, (name, _)) in figures.iter_mut().zip(FIGURES) {
        *figure = number(&report, name).with_context(|| format!("no `{name}` in the report"))?;
    }
    Ok(figures)
}

/// The first number of this name in a report: those of the whole stand before those of each second.
fn number(report: &str, name: &str) -> Option<f64> {
    let (_, rest) = report.split_once(&format!("\"{name}\":"))?;
    let end = rest.find([',', '\n', '}'])?;
    rest[..end].trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found_in_a_report() {
        let report = r#"{"most_ms": 12.5, "by_second": [{"most_ms": 3}], "errors": 0}"#;
        assert_eq!(number(report, "most_ms"), Some(12.5));
        assert_eq!(number(report, "errors"), Some(0.0));
        assert_eq!(number(report, "memory"), None);
    }

    #[test]
    fn the_middle_lies_between_two() {
        let rounds = [4.0, 1.0, 2.0, 9.0].map(|figure| [figure; 4]);
        let said = |rounds: &[Figures]| middle(rounds).map(|figure| figure.to_string());
        assert_eq!(said(&rounds), ["3"; 4]);
        assert_eq!(said(&rounds[..3]), ["2"; 4]);
    }
}
