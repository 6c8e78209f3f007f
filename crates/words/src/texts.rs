//! The texts themselves, read once.

use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::language::Language;

/// A file: what it is about, and its text.
macro_rules! text {
    ($folder:literal, $($name:literal),+) => {
        (
            concat!($($name),+),
            include_str!(concat!("../../../locales/", $folder, "/", $($name,)+ ".ftl")),
        )
    };
}

/// The files in one language: three of the house, and three of each game.
macro_rules! texts {
    ($folder:literal [$($game:literal),*]) => {
        [
            text!($folder, "table"),
            $(
                text!($folder, $game),
                text!($folder, $game, "-counts"),
                text!($folder, $game, "-reasons"),
            )*
            text!($folder, "coach"),
            text!($folder, "server"),
        ]
    };
}

macro_rules! files {
    ($games:tt $($language:ident $folder:literal)*) => {
        /// The files of every language: what they are about, and their text.
        pub const FILES: [(Language, [(&str, &str); 3 + 3 * $games.len()]); 3] =
            [$((Language::$language, texts!($folder $games))),*];
    };
}

files!(["momiji", "vivid-memories", "deja-vu"] En "en" Fr "fr" De "de");

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> =
    LazyLock::new(|| FILES.map(|(language, files)| bundle(language, &files)));

fn bundle(language: Language, files: &[(&str, &str)]) -> FluentBundle<FluentResource> {
    let locale: unic_langid::LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around inserted words are for mixed writing directions, which none of ours has.
    bundle.set_use_isolating(false);
    for (_, text) in files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// What a game brought that is not of this house.
struct Brought {
    language: Language,
    text: &'static str,
    bundle: &'static FluentBundle<FluentResource>,
}

static BROUGHT: RwLock<Vec<Brought>> = RwLock::new(Vec::new());

/// Adds the texts of a game that brings its own, in the language with these two letters; a language that is
/// none of ours is passed over. They are read once and stay for as long as the program runs. Messages of
/// this house can't be replaced.
pub fn bring(code: &str, text: &'static str) {
    let Some(language) = Language::from_code(code) else {
        return;
    };
    let mut brought = BROUGHT.write().unwrap_or_else(PoisonError::into_inner);
    let there = |there: &Brought| there.language == language && there.text == text;
    if !brought.iter().any(there) {
        brought.push(Brought {
            language,
            text,
            bundle: Box::leak(Box::new(bundle(language, &[("", text)]))),
        });
    }
}

/// The texts of a language that have this message.
pub(crate) fn texts_with(
    language: Language,
    message: &str,
) -> Option<&'static FluentBundle<FluentResource>> {
    let ours = &BUNDLES[language as usize];
    if ours.has_message(message) {
        return Some(ours);
    }
    let brought = BROUGHT.read().unwrap_or_else(PoisonError::into_inner);
    let mut found = brought.iter().filter(|there| there.language == language);
    let found = found.find(|there| there.bundle.has_message(message));
    found.map(|there| there.bundle)
}
