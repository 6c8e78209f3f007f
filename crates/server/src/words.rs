//! The server's own texts, in every language, from the Fluent files in `locales/`.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use protocol::Language;

const FILES: [(Language, &str); 3] = [
    (Language::En, include_str!("../../../locales/en/server.ftl")),
    (Language::Fr, include_str!("../../../locales/fr/server.ftl")),
    (Language::De, include_str!("../../../locales/de/server.ftl")),
];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> =
    LazyLock::new(|| FILES.map(|(language, text)| bundle(language, text)));

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let locale: unic_langid::LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around inserted words are for mixed writing directions, which none of ours has.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// A text with words put in.
pub fn say(language: Language, key: &str, words: &[(&str, String)]) -> String {
    let bundle = &BUNDLES[language as usize];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let mut args = FluentArgs::new();
    for (name, word) in words {
        args.set(*name, word.clone());
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    text.into_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use protocol::Code;

    use super::*;

    fn keys(text: &str) -> BTreeSet<&str> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines
            .filter_map(|line| Some(line.split_once(" = ")?.0))
            .collect()
    }

    #[test]
    fn every_text_is_there_in_every_language() {
        let english = keys(FILES[0].1);
        for (language, text) in FILES {
            assert_eq!(keys(text), english, "{language:?}");
            assert!(
                FluentResource::try_new(text.to_owned()).is_ok(),
                "{language:?}"
            );
        }
        for code in Code::ALL {
            assert!(english.contains(code.word().as_str()), "{code:?}");
        }
    }

    #[test]
    fn words_are_put_in() {
        let said = say(
            Language::De,
            "your-turn-at",
            &[("game", "Momiji".to_owned())],
        );
        assert_eq!(said, "Du bist am Zug bei Momiji.");
    }
}
