//! Somebody does something at a table, over HTTP or over a socket.

use crate::app::App;
use crate::live::Live;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::scene::Command;
use crate::store::Person;

/// Does what a visitor wants; says the version that it led to. `person` is who they are by now. Somebody new is
/// stored with the first thing that is allowed: what is refused leaves nothing behind.
pub async fn submit(
    app: &App,
    live: &Live,
    (visitor, person): (&Visitor, &Person),
    request: Option<&str>,
    command: &Command,
) -> Result<u64, Refused> {
    let room = match command {
        Command::Sit(_) | Command::Stand | Command::Say(_) => {
            let strange = live.with(|scene| {
                let strange = scene.is_stranger(&person.id);
                strange.then(|| scene.opened.id.clone())
            });
            strange.await?
        }
        _ => None,
    };
    if room.is_some() || !visitor.is_stored() {
        live.would(person, request, command).await?;
    }
    if let Some((table, address)) = room.zip(visitor.address()) {
        app.limits.stranger(&table, address)?;
    }
    visitor.keep(app).await?;
    live.submit(person, request, command).await
}
