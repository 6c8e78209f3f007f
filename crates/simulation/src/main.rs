//! Runs worlds: `cargo xtask simulate-server --seeds N [--from S] [--threads T] [--trace]`.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Result, bail};
use simulation::{Faults, Happened, run};

const HELP: &str = "\
Runs the whole server in simulated worlds, one for each seed, and checks its laws after every step.

  --seeds N    how many seeds (100)
  --from S     the first of them (1)
  --threads T  how many at once (1)
  --trace      tell everything that happens: for one seed
";

/// How often progress is told, in seeds.
const PROGRESS: u64 = 100;

struct Asked {
    seeds: u64,
    from: u64,
    threads: u64,
    trace: bool,
}

fn main() -> Result<ExitCode> {
    let Some(asked) = asked(std::env::args().skip(1))? else {
        print!("{HELP}");
        return Ok(ExitCode::SUCCESS);
    };
    let began = Instant::now();
    let next = AtomicU64::new(asked.from);
    let sum = Mutex::new(Sum::default());
    std::thread::scope(|scope| {
        for _ in 0..asked.threads {
            scope.spawn(|| work(&asked, &next, &sum, began));
        }
    });
    let sum = sum.into_inner()?;
    sum.tell(began);
    println!("faults by kind, {} in all:", sum.faults.total());
    for (name, count) in sum.faults.by_name() {
        println!("  {count:9} {name}");
    }
    println!("entries by kind (with a dash: what some of them meant):");
    for (kind, count) in &sum.happened {
        println!("  {count:9} {kind}");
    }
    Ok(if sum.broken == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn asked(arguments: impl Iterator<Item = String>) -> Result<Option<Asked>> {
    let mut asked = Asked {
        seeds: 100,
        from: 1,
        threads: 1,
        trace: false,
    };
    let mut arguments = arguments.peekable();
    while let Some(argument) = arguments.next() {
        let place = match argument.as_str() {
            "--trace" => {
                asked.trace = true;
                continue;
            }
            "--seeds" => &mut asked.seeds,
            "--from" => &mut asked.from,
            "--threads" => &mut asked.threads,
            "--help" | "-h" => return Ok(None),
            other => bail!("there is no option `{other}`; `--help` lists those that exist"),
        };
        let number = arguments.next().and_then(|text| text.parse().ok());
        let Some(number) = number else {
            bail!("{argument} needs a number, such as `{argument} 100`");
        };
        *place = number;
    }
    Ok(Some(asked))
}

#[derive(Default)]
struct Sum {
    seeds: u64,
    steps: u64,
    broken: u64,
    faults: Faults,
    happened: Happened,
}

impl Sum {
    fn tell(&self, began: Instant) {
        let (faults, seconds) = (self.faults.total(), began.elapsed().as_secs());
        println!(
            "{} worlds, {} steps, {faults} faults in {seconds} s; {} worlds broke a law",
            self.seeds, self.steps, self.broken
        );
    }
}

fn work(asked: &Asked, next: &AtomicU64, sum: &Mutex<Sum>, began: Instant) {
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= asked.from + asked.seeds {
            return;
        }
        let outcome = run(seed, asked.trace, None);
        let Ok(mut sum) = sum.lock() else { return };
        sum.seeds += 1;
        sum.steps += outcome.steps;
        sum.faults.add(&outcome.faults);
        for (kind, count) in &outcome.happened {
            *sum.happened.entry(kind).or_default() += count;
        }
        if asked.trace {
            println!("the digest of seed {seed} is {:016x}", outcome.digest);
        }
        if let Some(law) = outcome.broken {
            sum.broken += 1;
            println!("seed {seed}: {law}");
            println!(
                "  again, with all that happened: cargo xtask simulate-server --seeds 1 --from {seed} --trace"
            );
        }
        if sum.seeds.is_multiple_of(PROGRESS) {
            sum.tell(began);
        }
    }
}
