//! Every name that a game has is in the texts, and every text is one that somebody says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use table::{Phrase, Word};
use words::{FILES, Language, try_say};

#[test]
fn every_name_has_its_text_in_every_language() {
    for game in shelf::Shelf::standard().games() {
        let phrases = game.names().into_iter().chain(game.about().phrases());
        for phrase in phrases {
            for language in Language::ALL {
                let said = try_say(language, &phrase);
                assert!(said.is_ok(), "{language:?} {phrase:?}: {said:?}");
            }
        }
    }
}

/// The names of a phrase and of all that is in it.
fn note(phrase: &Phrase, names: &mut BTreeSet<String>) {
    names.insert(phrase.say.clone().into_owned());
    for (_, word) in &phrase.with {
        match word {
            Word::Phrase(inner) => note(inner, names),
            Word::List(all) => all.iter().for_each(|inner| note(inner, names)),
            _ => {}
        }
    }
}

/// A text that is neither a name nor written in any source is dead, and misleads translators.
#[test]
fn no_text_is_dead() {
    let mut said = BTreeSet::new();
    for game in shelf::Shelf::standard().games() {
        let phrases = game.names().into_iter().chain(game.about().phrases());
        phrases.for_each(|phrase| note(&phrase, &mut said));
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = String::new();
    for part in [
        "table",
        "momiji",
        "vivid-memories",
        "deja-vu",
        "pictures",
        "bots",
        "shelf",
        "words",
        "server",
        "cli",
    ] {
        read(&crates.join(part).join("src"), &mut sources);
    }
    let codes: String = fs::read_to_string(crates.join("protocol/src/error.rs")).expect("codes");
    for (_, text) in FILES[0].1 {
        let names = text.lines().filter_map(|line| line.split_once(" = "));
        let names = names
            .map(|(name, _)| name)
            .filter(|name| !name.starts_with(['#', ' ']));
        for name in names {
            let written = sources.contains(&format!("\"{name}\""));
            let referred = text.contains(&format!("{{ {name} }}"));
            // The score names its parts by their sources, and so does an account what was scored for good; the server
            // its refusals by their codes.
            let made = name.contains("-points-")
                || name.contains("-counts-scored-")
                || codes.contains(&format!("    {},", camel(name)));
            assert!(
                said.contains(name) || written || referred || made,
                "nobody says {name}"
            );
        }
    }
}

fn camel(name: &str) -> String {
    let parts = name.split('-').map(|part| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    });
    parts.collect()
}

fn read(folder: &Path, sources: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read(&path, sources);
        } else {
            sources.push_str(&fs::read_to_string(&path).unwrap_or_default());
        }
    }
}
