//! Every word is one that a dictionary knows, or one of ours (`locales/spelling`). hunspell looks them up.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use words::Language;

use crate::lines::{Line, PUT_IN, text};

/// The words that neither a dictionary nor our list knows, each where it is said first.
pub fn faults(lines: &[Line]) -> Vec<String> {
    Language::ALL
        .into_iter()
        .flat_map(|language| {
            let own = own_words(language);
            let mut said: BTreeMap<String, &Line> = BTreeMap::new();
            for line in lines.iter().filter(|line| line.language == language) {
                for word in words_of(&line.text) {
                    said.entry(word).or_insert(line);
                }
            }
            let unknown = unknown(language, said.keys());
            let wrong = unknown.difference(&own).map(|word| {
                let place = said.get(word).map(|line| line.fault("no such word"));
                format!("{}: {word}", place.unwrap_or_default())
            });
            wrong.collect::<Vec<_>>()
        })
        .collect()
}

fn list_of(language: Language) -> String {
    format!("locales/spelling/{}.txt", language.code())
}

/// One word a line; what follows a # is a remark.
fn own_words(language: Language) -> BTreeSet<String> {
    let list = text(&list_of(language));
    let words = list
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""));
    let words = words.map(str::trim).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// The words of a text, without addresses and without those that have figures or something put in in them: endings of
/// numbers are no words.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let inside = |letter: char| letter.is_alphanumeric() || matches!(letter, '’' | '-' | PUT_IN);
    let texts = text.split(' ').filter(|text| !text.contains('/'));
    let words = texts.flat_map(move |text| text.split(move |letter| !inside(letter)));
    let words = words.map(|word| word.trim_matches(['’', '-']));
    let whole = |word: &&str| {
        !word.is_empty() && !word.contains(|sign: char| sign.is_numeric() || sign == PUT_IN)
    };
    // Dictionaries write it straight.
    words.filter(whole).map(|word| word.replace('’', "'"))
}

/// Those that the dictionary of a language does not have.
fn unknown<'a>(language: Language, words: impl Iterator<Item = &'a String>) -> BTreeSet<String> {
    let dictionary = match language {
        Language::En => "en_GB",
        Language::Fr => "fr_FR",
        Language::De => "de_DE",
    };
    let words: Vec<&str> = words.map(String::as_str).collect();
    let mut hunspell = Command::new("hunspell")
        .args(["-l", "-i", "utf-8", "-d", dictionary])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("hunspell: `cargo xtask test` installs it; so does `apt-get install hunspell`");
    let mut question = hunspell.stdin.take().expect("a pipe");
    question
        .write_all(words.join("\n").as_bytes())
        .expect("hunspell listens");
    drop(question);
    let said = hunspell.wait_with_output().expect("hunspell answers");
    assert!(
        said.status.success() && !words.is_empty(),
        "hunspell with {dictionary}, of the packages hunspell-en-gb, hunspell-fr and hunspell-de-de: {}",
        String::from_utf8_lossy(&said.stderr)
    );
    let answer = String::from_utf8(said.stdout).expect("letters");
    answer.lines().map(str::to_owned).collect()
}

#[test]
fn words_without_figures_are_looked_up() {
    let found: Vec<String> =
        words_of("l’1er mot-clé, « été » https://mot \u{FFFC}er x\u{FFFC}").collect();
    assert_eq!(found, ["mot-clé", "été"]);
}

#[test]
fn a_wrong_word_is_found() {
    let words = ["garden", "gardne"].map(str::to_owned);
    let found = unknown(Language::En, words.iter());
    assert_eq!(found, BTreeSet::from(["gardne".to_owned()]));
}
