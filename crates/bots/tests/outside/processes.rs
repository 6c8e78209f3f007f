//! No process of a bot stays behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bots::{Outsider, Patience};

use super::{AMPLE, READY, play_alone, shell_bot};

/// Where a bot writes down the numbers of its processes.
const NUMBERS: &str = "REVERIE_TEST_NUMBERS";

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A bot that starts a child, and stays for ever with it, whatever it is told.
fn stubborn(numbers: &Path) -> String {
    let numbers = numbers.display();
    format!(
        "sleep 1000 & echo $$ $! > '{numbers}'; trap '' HUP INT TERM; echo '{READY}'; sleep 1000; wait"
    )
}

/// The numbers that a bot wrote down: its own, and those of its children.
fn numbers(path: &Path) -> Vec<u32> {
    let text = fs::read_to_string(path).expect("the numbers");
    let numbers = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"));
    numbers.collect()
}

/// What the system says of a process: `R`, `S`, `Z` and so on; nothing if there is none.
fn state(number: u32) -> Option<char> {
    let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    stat.rsplit(')').next()?.trim_start().chars().next()
}

/// Whether it runs. A dead child of a dead parent may wait for whoever adopts it.
fn runs(number: u32) -> bool {
    state(number).is_some_and(|state| !"ZX".contains(state))
}

/// Waits for something that others do in their own time. A process that was killed may still take
/// a moment to go, unless it is our own child.
fn wait_until(done: impl Fn() -> bool, otherwise: &str) {
    let until = Instant::now() + AMPLE;
    while !done() {
        assert!(Instant::now() < until, "{otherwise}");
        sleep(Duration::from_millis(20));
    }
}

/// The processes that guard this one: they are known by the number they were started with.
fn guards(guarded: u32) -> Vec<u32> {
    let sign = format!("guard\0{guarded}\0");
    let all = fs::read_dir("/proc")
        .expect("a list of processes")
        .flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let command = |number: &u32| fs::read_to_string(format!("/proc/{number}/cmdline"));
    all.filter(|number| command(number).is_ok_and(|text| text.ends_with(&sign)))
        .collect()
}

#[test]
fn a_bot_that_would_stay_is_ended_with_its_children() {
    let path = file("stubborn");
    let farewell = Duration::from_millis(200);
    let patience = Patience {
        hello: AMPLE,
        decision: AMPLE,
        farewell,
    };
    let bot = Outsider::start_with(&stubborn(&path), patience, 1).expect("a bot");
    let numbers = numbers(&path);
    assert!(numbers.len() == 2 && numbers.iter().all(|&number| runs(number)));
    let guards = guards(numbers[0]);
    assert_eq!(guards.len(), 1);
    drop(bot);
    assert_eq!(state(numbers[0]), None, "the bot was not waited for");
    wait_until(|| !runs(numbers[1]), "its child still runs");
    assert_eq!(state(guards[0]), None, "the guard was not waited for");
}

#[test]
fn a_bot_that_is_refused_is_ended() {
    let path = file("refused");
    let bot = stubborn(&path).replace(READY, "hello yourself");
    let patience = Patience {
        hello: AMPLE,
        decision: AMPLE,
        farewell: Duration::ZERO,
    };
    assert!(Outsider::start_with(&bot, patience, 1).is_err());
    let numbers = numbers(&path);
    assert_eq!(state(numbers[0]), None, "the bot was not waited for");
    wait_until(|| !runs(numbers[1]), "its child still runs");
}

#[test]
fn a_bot_that_listens_ends_by_itself() {
    let path = file("polite");
    let bot = format!(
        "{}; sleep 0.1; echo goodbye > '{}'",
        shell_bot("answer"),
        path.display()
    );
    let began = Instant::now();
    let played = play_alone(super::start(&bot));
    assert_eq!(played.forfeits, 0, "{}", played.complaints);
    assert_eq!(
        fs::read_to_string(&path).expect("its last word"),
        "goodbye\n"
    );
    assert!(began.elapsed() < AMPLE, "it was waited for without need");
}

#[test]
#[ignore = "no test by itself: the next one starts it, and kills it"]
fn somebody_who_is_killed() {
    let path = std::env::var_os(NUMBERS).expect("the next test says where");
    let bot = Outsider::start(&stubborn(Path::new(&path)), AMPLE, 1).expect("a bot");
    println!("{}", bot.name());
    sleep(Duration::from_secs(1000));
}

#[test]
fn a_bot_does_not_outlive_us_even_if_we_are_killed() {
    let path = file("killed");
    let mut own = Command::new(std::env::current_exe().expect("this program"));
    own.args(["--exact", "processes::somebody_who_is_killed", "--ignored"]);
    own.env(NUMBERS, &path)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut own = own.spawn().expect("a copy of this program");
    let written = || fs::read_to_string(&path).is_ok_and(|text| text.ends_with('\n'));
    wait_until(written, "the bot did not start");
    let numbers = numbers(&path);
    wait_until(|| !guards(numbers[0]).is_empty(), "the guard did not start");
    own.kill().expect("it runs");
    own.wait().expect("it ended");
    wait_until(
        || !numbers.iter().any(|&number| runs(number)),
        "the bot still runs",
    );
}
