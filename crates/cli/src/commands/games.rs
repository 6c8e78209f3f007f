//! `reverie games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::Shelf;
use table::{About, Mode, OptionAbout};

use crate::failure::Failure;
use crate::language::say;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{range, wrap};

#[derive(Args)]
pub struct GamesArgs {
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &GamesArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let games: Vec<About> = shelf.games().map(|game| game.about()).collect();
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
                "name": mode.name, "title": say(&about.mode(mode)), "players": mode.players,
                "options": options.collect::<serde_json::Map<_, _>>(),
            })
        });
        let options = about.options.iter().map(|option| {
            json!({
                "key": option.key, "title": say(&about.option(option)), "values": option.values,
                "default": option.default, "help": say(&about.help(option)),
            })
        });
        json!({
            "id": about.id, "name": about.name, "about": say(&about.invitation()),
            "players": about.players,
            "modes": modes.collect::<Vec<_>>(), "options": options.collect::<Vec<_>>(),
        })
    });
    json!({ "games": games.collect::<Vec<_>>() })
}

fn write(out: &mut dyn Write, about: &About) -> std::io::Result<()> {
    let players = range(about.players);
    writeln!(
        out,
        "{BRIGHT}{}{BRIGHT:#}  {}, {players} players",
        about.id,
        say(&about.title())
    )?;
    writeln!(out, "  {FAINT}{}{FAINT:#}", say(&about.invitation()))?;
    writeln!(out, "\n  Modes")?;
    for mode in &about.modes {
        let asked = asked_for(mode);
        writeln!(
            out,
            "    {:<19} {:<8} {FAINT}{asked}{FAINT:#}",
            say(&about.mode(mode)),
            range(mode.players)
        )?;
    }
    writeln!(out, "\n  Options")?;
    for option in &about.options {
        writeln!(
            out,
            "    {:<12} {}  {FAINT}default: {}{FAINT:#}",
            option.key,
            values(about, option),
            default(about, option)
        )?;
        for line in wrap(&say(&about.help(option)), 80) {
            writeln!(out, "    {:<12} {FAINT}{line}{FAINT:#}", "")?;
        }
    }
    Ok(())
}

/// What may be written behind an option: its values as they are typed, or what they are like.
fn values(about: &About, option: &OptionAbout) -> String {
    if option.values.is_empty() {
        say(&about.values(option))
    } else {
        option.values.join(", ")
    }
}

fn default(about: &About, option: &OptionAbout) -> String {
    let typed = option.default.clone();
    typed.unwrap_or_else(|| say(&about.default(option)))
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
