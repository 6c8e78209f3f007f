//! The texts of all languages fit each other.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::VariantKey;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use words::{FILES, Language};

/// What a message asks for.
#[derive(Default, Debug)]
struct Message {
    variables: BTreeSet<String>,
    refers_to: BTreeSet<String>,
    /// The variables that it chooses by number.
    plurals: BTreeSet<String>,
    /// The plural forms that it has texts for.
    forms: BTreeSet<String>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.inline(inline),
                    Expression::Select { selector, variants } => {
                        self.inline(selector);
                        let keys = variants.iter().filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name } => Some(name.to_owned()),
                            VariantKey::NumberLiteral { .. } => None,
                        });
                        let keys: BTreeSet<String> = keys.collect();
                        if let InlineExpression::VariableReference { id } = selector
                            && keys.contains("other")
                        {
                            self.plurals.insert(id.name.to_owned());
                            self.forms.extend(keys);
                        }
                        variants
                            .iter()
                            .for_each(|variant| self.read(&variant.value));
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers_to.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => match &**expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { .. } => panic!("a choice inside a choice is hard to read"),
            },
            InlineExpression::FunctionReference { arguments, .. } => {
                let CallArguments { positional, .. } = arguments;
                positional.iter().for_each(|argument| self.inline(argument));
            }
            _ => {}
        }
    }
}

/// The messages of a file.
fn messages(text: &str) -> BTreeMap<String, Message> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(there) = entry else {
            continue;
        };
        let mut message = Message::default();
        let value = there.value.as_ref();
        message.read(value.unwrap_or_else(|| panic!("{} has no text", there.id.name)));
        let before = all.insert(there.id.name.to_owned(), message);
        assert!(before.is_none(), "{} stands there twice", there.id.name);
    }
    all
}

/// All variables that a message needs, with those of the messages that it refers to.
fn needs(all: &BTreeMap<String, Message>, name: &str) -> BTreeSet<String> {
    let message = &all[name];
    let mut needed = message.variables.clone();
    for other in &message.refers_to {
        assert!(all.contains_key(other), "{name} refers to {other}");
        needed.extend(needs(all, other));
    }
    needed
}

#[test]
fn every_message_is_there_in_every_language_and_asks_for_the_same() {
    let (_, english) = FILES[0];
    for (language, files) in FILES {
        for ((name, text), (_, original)) in files.iter().zip(&english) {
            let (there, first) = (messages(text), messages(original));
            let names =
                |all: &BTreeMap<String, Message>| -> Vec<String> { all.keys().cloned().collect() };
            assert_eq!(names(&there), names(&first), "{language:?}, {name}");
            for message in there.keys() {
                let (own, other) = (needs(&there, message), needs(&first, message));
                assert_eq!(own, other, "{language:?}: {message}");
            }
        }
    }
}

#[test]
fn messages_stand_in_the_same_order_in_every_language() {
    let order = |text: &str| -> Vec<String> {
        let resource = parser::parse(text.to_owned()).expect("texts that can be read");
        let entries = resource.body.into_iter();
        let names = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        });
        names.collect()
    };
    let (_, english) = FILES[0];
    for (language, files) in FILES {
        for ((name, text), (_, original)) in files.iter().zip(&english) {
            assert_eq!(order(text), order(original), "{language:?}, {name}");
        }
    }
}

/// All three languages tell one from several: a choice by number has a text for both.
#[test]
fn a_choice_by_number_has_both_forms() {
    for (language, files) in FILES {
        for (_, text) in files {
            for (name, message) in messages(text) {
                let forms: BTreeSet<&str> = message.forms.iter().map(String::as_str).collect();
                let known = BTreeSet::from(["one", "other"]);
                assert!(forms.is_subset(&known), "{language:?}: {name} {forms:?}");
            }
        }
    }
}

#[test]
fn names_are_plain_and_begin_with_their_game() {
    for (file, text) in FILES[Language::En as usize].1 {
        for name in messages(text).keys() {
            let plain = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
            assert!(name.chars().all(plain), "{name}");
            if !matches!(file, "table" | "server") {
                let beginning = match file.strip_suffix("-reasons") {
                    Some(game) => format!("{game}-no-"),
                    None => format!("{file}-"),
                };
                assert!(name.starts_with(&beginning), "{name} in {file}");
            }
        }
    }
}
