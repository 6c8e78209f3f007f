//! The first words with a program.

use std::time::Duration;

use super::error::Fault;
use super::lines::cut;
use super::message::{Answer, Message, PROTOCOL, VERSION, understand};
use super::process::{Process, Silence, after};

/// Says hello; the name that the program gives itself.
pub fn greet(process: &mut Process, time: Duration) -> Result<String, Fault> {
    let hello = Message::Hello {
        protocol: PROTOCOL,
        version: VERSION,
        time_ms: time.as_millis() as u64,
    };
    process.send(hello.line());
    let line = match process.next(after(time)) {
        Ok(line) => line,
        Err(Silence::Late) => return Err(Fault::Silent(time)),
        Err(Silence::Closed) => return Err(Fault::Ended(process.kill())),
    };
    let text = line.text().map_err(Fault::NotReady)?;
    match understand(&text).map_err(Fault::NotReady)? {
        Answer::Ready { version, name } if version == VERSION => Ok(cut(&name)),
        Answer::Ready { version, .. } => Err(Fault::Version {
            theirs: version,
            ours: VERSION,
        }),
        Answer::Move { .. } => Err(Fault::NotReady(format!("it sent {}", cut(&text)))),
    }
}
