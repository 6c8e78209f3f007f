//! `reverie games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use table::{About, Mode};

use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{range, wrap};

#[derive(Args)]
pub struct GamesArgs {
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &GamesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let games = shelf::games().map_err(|error| Failure::Refused(error.to_string()))?;
    let games: Vec<About> = games.iter().map(|game| game.about()).collect();
    if args.json {
        super::print(out, &document(&games))?;
        return Ok(());
    }
    for (index, about) in games.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write(out, about)?;
    }
    Ok(())
}

fn document(games: &[About]) -> Value {
    let games = games.iter().map(|about| {
        let modes = about.modes.iter().map(|mode| {
            let options = mode.options.iter();
            let options = options.map(|(key, value)| (key.clone(), json!(value)));
            json!({
                "name": mode.name, "players": mode.players,
                "options": options.collect::<serde_json::Map<_, _>>(),
            })
        });
        json!({
            "id": about.id, "name": about.name, "players": about.players,
            "modes": modes.collect::<Vec<_>>(), "options": about.options,
        })
    });
    json!({ "games": games.collect::<Vec<_>>() })
}

fn write(out: &mut dyn Write, about: &About) -> std::io::Result<()> {
    let players = range(about.players);
    writeln!(
        out,
        "{BRIGHT}{}{BRIGHT:#}  {}, {players} players",
        about.id, about.name
    )?;
    writeln!(out, "\n  Modes")?;
    for mode in &about.modes {
        let asked = asked_for(mode);
        writeln!(
            out,
            "    {:<12} {:<8} {FAINT}{asked}{FAINT:#}",
            mode.name,
            range(mode.players)
        )?;
    }
    writeln!(out, "\n  Options")?;
    for option in &about.options {
        writeln!(
            out,
            "    {:<12} {}  {FAINT}default: {}{FAINT:#}",
            option.key, option.values, option.default
        )?;
        for line in wrap(option.help, 80) {
            writeln!(out, "    {:<12} {FAINT}{line}{FAINT:#}", "")?;
        }
    }
    Ok(())
}

/// How to ask for a mode on the command line.
pub fn asked_for(mode: &Mode) -> String {
    let options = mode.options.iter();
    let options: Vec<String> = options
        .map(|(key, value)| format!("--option {key}={value}"))
        .collect();
    let players = mode.players.0;
    if players == mode.players.1 {
        format!("--players {players} {}", options.join(" "))
    } else {
        options.join(" ")
    }
}
