//! The texts themselves, read once.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::language::Language;

macro_rules! files {
    ($($language:ident $folder:literal),*) => {
        /// The files of every language: what they are about, and their text.
        pub const FILES: [(Language, [(&str, &str); 5]); 3] = [$((
            Language::$language,
            [
                ("table", include_str!(concat!("../../../locales/", $folder, "/table.ftl"))),
                ("momiji", include_str!(concat!("../../../locales/", $folder, "/momiji.ftl"))),
                ("vivid-memories", include_str!(concat!("../../../locales/", $folder, "/vivid-memories.ftl"))),
                ("deja-vu", include_str!(concat!("../../../locales/", $folder, "/deja-vu.ftl"))),
                ("server", include_str!(concat!("../../../locales/", $folder, "/server.ftl"))),
            ],
        )),*];
    };
}

files!(En "en", Fr "fr", De "de");

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

/// All texts of a language.
pub(crate) fn texts(language: Language) -> &'static FluentBundle<FluentResource> {
    &BUNDLES[language as usize]
}
