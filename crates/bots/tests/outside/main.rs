//! Programs of other people: the bot of the documentation, and bots that break every promise.

mod failures;
mod games;
mod handshake;
mod processes;
mod transcript;

use std::process::{Command, Stdio};
use std::time::Duration;

use bots::{Judged, Outsider, Patience, Player, Referee};
use table::{Chance, Game, Known, MoveId, QuickDice, Request};

/// More than any bot of these tests needs, however busy the machine is.
const AMPLE: Duration = Duration::from_secs(20);

/// The bot of the documentation, as the tests' directory sees it.
const PATIENT: &str = "python3 ../../examples/bots/patient.py";

/// What a bot answers first.
const READY: &str = r#"{"type":"ready","version":1,"name":"test"}"#;

/// Says clearly when the tests can't run for want of Python.
fn need_python() {
    let python = Command::new("python3")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    assert!(
        python.is_ok_and(|status| status.success()),
        "python3 is missing. `cargo xtask test` installs it; so does `apt-get install python3`"
    );
}

/// A bot for the shell that is ready, and does this for each decision, of which `$n` is the number.
/// `answer` answers with the first legal move.
fn shell_bot(deed: &str) -> String {
    format!(
        r#"answer() {{
            first=$(printf %s "$line" | sed 's/.*"legal":\[{{"id":\([0-9]*\).*/\1/')
            printf '{{"type":"move","id":%d,"move":%d}}\n' "$n" "$first"
        }}
        n=0
        read -r line; echo '{READY}'
        while read -r line; do
            case "$line" in *'"type":"choose"'*) n=$((n+1)); {deed};; esac
        done"#
    )
}

fn start(command: &str) -> Outsider {
    start_within(command, AMPLE)
}

fn start_within(command: &str, decision: Duration) -> Outsider {
    let patience = Patience {
        hello: AMPLE,
        decision,
        farewell: AMPLE,
    };
    match Outsider::start_with(command, patience, 1) {
        Ok(outsider) => outsider,
        Err(error) => panic!("{error}"),
    }
}

/// Plays by chance.
struct Random(QuickDice);

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _game: &G, known: &Known<G>) -> MoveId {
        let legal = known.legal();
        legal
            .nth(self.0.below(legal.len() as u32) as usize)
            .expect("a legal move")
    }
}

/// What a game with one outsider came to.
struct Outcomes {
    decisions: u64,
    forfeits: u64,
    complaints: String,
}

/// Plays games of `players` with the outsider on the last seat, and these on the others.
fn play<G: Judged>(
    outsider: Outsider,
    players: usize,
    games: u64,
    other: impl Fn(u64) -> Box<dyn Player<G>>,
) -> Outcomes {
    let game = G::open(G::COMPONENTS).expect("the components");
    let options = game
        .options(&Request::players(players))
        .expect("the options");
    let mut seats: Vec<Box<dyn Player<G>>> = (1..players as u64).map(other).collect();
    seats.push(Box::new(outsider));
    let mut decisions = 0;
    for seed in 0..games {
        let mut referee = Referee::new(&game, &options, seed);
        referee.play(&mut seats, &mut |_| ());
        assert!(game.is_over(referee.state()));
        decisions += referee
            .clocks()
            .iter()
            .map(|clock| clock.decisions)
            .sum::<u64>();
    }
    let last = seats.pop().expect("the outsider");
    Outcomes {
        decisions,
        forfeits: last.forfeits(),
        complaints: last.complaints().join("\n"),
    }
}

/// Plays one game of Momiji alone, so that all decisions are the outsider's.
fn play_alone(outsider: Outsider) -> Outcomes {
    play::<momiji::Momiji>(outsider, 1, 1, |_| unreachable!("it plays alone"))
}
