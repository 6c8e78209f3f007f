//! All texts keep to one word for one thing (`locales/terms.toml`) and to the typography of their
//! language, and to its spelling: the locale files, and the pages of rules. What is wrong is told with its file and line, and
//! with what to write instead.

mod lines;
mod list;
mod pages;
mod spelling;
mod typography;

use lines::{Line, locales, rules};
use list::List;

/// Fails with one line for each fault.
fn none(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} fault(s):\n{}",
        faults.len(),
        faults.join("\n")
    );
}

fn all() -> Vec<Line> {
    let mut all = locales();
    all.extend(rules());
    all
}

#[test]
fn every_text_keeps_to_the_terms() {
    let list = List::read();
    let faults: Vec<String> = all().iter().flat_map(|line| list.faults(line)).collect();
    none(&faults);
}

#[test]
fn every_text_is_set_as_its_language_is() {
    let faults: Vec<String> = all().iter().flat_map(typography::faults).collect();
    none(&faults);
}

#[test]
fn every_word_is_spelt_as_a_dictionary_has_it() {
    none(&spelling::faults(&all()));
}

#[test]
fn the_list_of_terms_does_not_contradict_itself() {
    none(&List::read().contradictions());
}

#[test]
fn rules_have_the_same_numbers_in_every_language() {
    none(&pages::faults());
}
