//! The process of a program, and that it never outlives us.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{Line, Murmur, listen};

/// How many messages may wait for a program that does not read.
const WAITING: usize = 64;

/// How long the last lines of standard error are waited for when the process is dead already.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// A running program. When it is dropped the program and all that it started are gone, as far as
/// they did not leave its process group.
pub struct Process {
    group: Group,
    /// To the thread that writes; nothing once its standard input is to be closed.
    outbox: Option<SyncSender<String>>,
    inbox: Receiver<Line>,
    murmur: Murmur,
    farewell: Duration,
}

/// What came instead of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// Nothing in time.
    Late,
    /// The program closed its standard output: as a rule it ended.
    Closed,
}

impl Process {
    /// Starts a command through the shell. When it is dropped, it gets as long as `farewell` to
    /// end by itself.
    pub fn start(command: &str, farewell: Duration) -> io::Result<Process> {
        let mut group = Group::start(command)?;
        let missing = || io::Error::other("a pipe to it is missing");
        let input = group.leader.stdin.take().ok_or_else(missing)?;
        let output = group.leader.stdout.take().ok_or_else(missing)?;
        let murmur = group.leader.stderr.take().ok_or_else(missing)?;
        Ok(Process {
            group,
            outbox: Some(write_to(input)?),
            inbox: listen(output)?,
            murmur: Murmur::listen(murmur)?,
            farewell,
        })
    }

    /// Sends a line. False if the program has left too many unread.
    pub fn send(&self, line: String) -> bool {
        let outbox = self.outbox.as_ref();
        outbox.is_some_and(|outbox| outbox.try_send(line).is_ok())
    }

    /// The next line it wrote, if one comes before this time.
    pub fn next(&self, until: Instant) -> Result<Line, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            // Without this, one that never stops talking could hold us up for ever.
            return Err(Silence::Late);
        }
        self.inbox.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Closed,
        })
    }

    /// The last lines of its standard error so far.
    pub fn stderr(&self) -> Vec<String> {
        self.murmur.lines()
    }

    /// Ends it at once with all that it started, and says how it ended.
    pub fn kill(&mut self) -> String {
        let status = self.group.kill();
        self.murmur.settle(LAST_WORDS);
        match status.map(|status| status.to_string()) {
            // That was us.
            Ok(status) if status.starts_with("signal: 9") => "it was stopped".to_owned(),
            Ok(status) => status,
            Err(error) => error.to_string(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its standard input closes as soon as everything is written. A program that keeps to the
        // protocol ends then, which closes its standard output.
        self.outbox = None;
        let until = after(self.farewell);
        while self.next(until).is_ok() {}
        self.kill();
    }
}

/// The moment when this time has passed. A time beyond any clock counts as a year.
pub fn after(time: Duration) -> Instant {
    const YEAR: Duration = Duration::from_hours(365 * 24);
    let now = Instant::now();
    now.checked_add(time).unwrap_or_else(|| now + YEAR)
}

/// Writes lines in a thread of its own, as a program that does not read would stop us otherwise.
/// Standard input is closed when the channel is, or when the program closed it.
fn write_to(mut input: ChildStdin) -> io::Result<SyncSender<String>> {
    let (sender, receiver) = sync_channel::<String>(WAITING);
    let work = move || {
        for line in receiver {
            let sent = input
                .write_all(line.as_bytes())
                .and_then(|()| input.flush());
            if sent.is_err() {
                return;
            }
        }
    };
    thread::Builder::new().spawn(work)?;
    Ok(sender)
}

/// The program with all that it started, and a guard over them. Dropping it ends them all.
struct Group {
    leader: Child,
    /// A small process that kills the group when its own standard input closes: when we say so, and
    /// also when we are killed ourselves and can't say anything any more.
    guard: Child,
}

const GUARD: &str = r#"read -r _; kill -s KILL -- "-$1" 2>/dev/null"#;

impl Group {
    fn start(command: &str) -> io::Result<Group> {
        let mut leader = shell(command, Stdio::piped).spawn()?;
        let mut guard = shell(GUARD, Stdio::null);
        guard.arg("guard").arg(leader.id().to_string());
        match guard.spawn() {
            Ok(guard) => Ok(Group { leader, guard }),
            Err(error) => {
                leader.kill()?;
                leader.wait()?;
                Err(error)
            }
        }
    }

    /// Kills the group, and says how the program ended.
    fn kill(&mut self) -> io::Result<ExitStatus> {
        // Waiting closes the guard's standard input first, which is the sign. The group goes first:
        // as long as its leader is not waited for, no other process can get its number.
        let _ = self.guard.wait();
        self.leader.wait()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// A shell in a process group of its own. Ctrl-C in a terminal goes to our group only: the others
/// hear from us.
fn shell(command: &str, output: fn() -> Stdio) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(command);
    shell
        .stdin(Stdio::piped())
        .stdout(output())
        .stderr(output());
    own_group(&mut shell);
    shell
}

#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}
