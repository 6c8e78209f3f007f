//! Colours: how inks and words reach the screen.
//!
//! Everything is written with its colours; the stream that `main` opens takes them out again where
//! nobody would see them (`anstream`).

use std::io::{self, Write};

use anstyle::{Ansi256Color, Color, Style};
use pictures::{Ink, Picture};

use crate::language;

/// What stands out.
pub const BRIGHT: Style = Style::new().bold();
/// What stands back.
pub const FAINT: Style = Style::new().dimmed();

/// The style of an ink. The tones are readable on dark and on light ground.
fn style(ink: Ink) -> Style {
    let tone = |number| Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(number))));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => FAINT,
        Ink::Bright => BRIGHT,
        Ink::Red => tone(196),
        Ink::Orange => tone(208),
        Ink::Yellow => tone(178),
        Ink::Green => tone(34),
        Ink::Brown => tone(130),
        Ink::Purple => tone(135),
        Ink::Blue => tone(33),
    }
}

/// Draws a picture.
pub fn picture(out: &mut dyn Write, picture: &Picture) -> io::Result<()> {
    for line in language::drawn(picture) {
        for (ink, text) in line {
            let style = style(ink);
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
