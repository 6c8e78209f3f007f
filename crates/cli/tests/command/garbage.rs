//! Anything at all in a file: refused with a message, never a panic.

use table::{Chance, QuickDice};

use crate::support::{Desk, record, reverie, reverie_reading};

/// Every command that reads a file, reading standard input.
const READERS: [&[&str]; 10] = [
    &["show", "-"],
    &["legal", "-"],
    &["why", "-", "pass"],
    &["apply", "-", "pass"],
    &["score", "-"],
    &["view", "-", "--seat", "1"],
    &["replay", "-"],
    &["components", "check", "momiji", "-"],
    &["new", "momiji", "--components", "-"],
    &["play", "--from", "-"],
];

#[test]
fn garbage_is_refused_with_a_message() {
    let mut dice = QuickDice::new(1);
    let noise: Vec<u8> = (0..5000).map(|_| dice.below(256) as u8).collect();
    let huge = "9".repeat(400);
    let garbage: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b"\n\n".to_vec(),
        noise,
        b"\x00".repeat(100),
        "[".repeat(200_000).into_bytes(),
        "{\"game\":".repeat(100_000).into_bytes(),
        b"null".to_vec(),
        b"\"momiji\"".to_vec(),
        b"[]".to_vec(),
        b"{\"game\": \"momiji\"}".to_vec(),
        b"{\"game\": [\"momiji\"]}".to_vec(),
        format!("{{\"game\": \"momiji\", \"players\": {huge}}}").into_bytes(),
        b"{\"game\": \"momiji\", \"players\": 1e999}".to_vec(),
        b"{\"game\": \"momiji\", \"players\": 2, \"types\": {}, \"turn\": 3, \"seats\": []}"
            .to_vec(),
        b"reverie record 1".to_vec(),
        b"reverie record 1\ngame momiji\nplayers 2\nchance ChaCha8\nseed 1\n".to_vec(),
        format!("reverie record 1\ngame momiji\nplayers {huge}\n").into_bytes(),
        b"reverie record 1\n0. : #\n".to_vec(),
        b"reverie record 1\n1. 1: \x1b[2J #00000000\n".to_vec(),
    ];
    for args in READERS {
        for input in &garbage {
            let ran = reverie_reading(args, input).exits(1);
            assert!(ran.err.starts_with("error: "), "{}", ran.err);
            assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
            assert!(ran.out.is_empty(), "{}", ran.out);
        }
    }
}

#[test]
fn a_damaged_file_is_refused_or_read() {
    let desk = Desk::new();
    record(&desk, "2", "3");
    let record = desk.read("game.rec").into_bytes();
    let position = reverie(&["new", "momiji", "--seed", "3"])
        .exits(0)
        .out
        .into_bytes();
    let components = reverie(&["components", "show", "momiji"])
        .exits(0)
        .out
        .into_bytes();
    let mut dice = QuickDice::new(2);
    let mut damage = |whole: &[u8]| {
        let mut bytes = whole.to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => bytes.truncate(at.max(1)),
                _ => bytes[at] = b"0123456789{}[],:\"- "[dice.below(18) as usize],
            }
        }
        bytes
    };
    for _ in 0..60 {
        for (args, whole) in [
            (&["legal", "-"][..], &position),
            (&["score", "-", "--json"], &position),
            (&["replay", "-"], &record),
            (&["components", "check", "momiji", "-"], &components),
        ] {
            let ran = reverie_reading(args, &damage(whole));
            assert!(ran.code == 0 || ran.code == 1, "{ran:?}");
            assert!(!ran.err.contains("panicked"), "{ran:?}");
        }
    }
}
