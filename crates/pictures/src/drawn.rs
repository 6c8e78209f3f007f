//! Pictures in a language.

use words::{Language, say};

use crate::picture::{Ink, Picture, Piece};

/// The lines of a picture, with every phrase said and all columns below each other.
pub fn drawn(language: Language, picture: &Picture) -> Vec<Vec<(Ink, String)>> {
    let lines = picture.lines().iter();
    lines.map(|line| draw(language, line)).collect()
}

fn draw(language: Language, line: &[(Ink, Piece)]) -> Vec<(Ink, String)> {
    let mut used = 0;
    let mut drawn = Vec::with_capacity(line.len());
    for (ink, piece) in line {
        let text = match piece {
            Piece::Text(text) => text.clone(),
            Piece::Phrase(phrase) => say(language, phrase),
            Piece::Centred(phrase, width) => format!("{:^width$}", say(language, phrase)),
            // A word that is too long for its column is kept apart from what follows.
            Piece::Column(column) => " ".repeat(column.saturating_sub(used).max(used.min(1))),
        };
        used += text.chars().count();
        drawn.push((*ink, text));
    }
    drawn
}

#[cfg(test)]
mod tests {
    use table::Phrase;

    use super::*;

    #[test]
    fn what_stands_in_a_column_stands_below_each_other() {
        let mut picture = Picture::new();
        picture.line().text("ab").column(4).text("c");
        picture.line().text("abcde").column(4).text("c");
        let seat = Phrase::new("seat").count("number", 1);
        picture
            .line()
            .column(4)
            .put(Ink::Plain, Piece::Centred(seat, 10));
        let lines = drawn(Language::En, &picture);
        let lines: Vec<String> = lines
            .into_iter()
            .map(|line| line.into_iter().map(|(_, text)| text).collect())
            .collect();
        assert_eq!(lines, ["ab  c", "abcde c", "      Seat 1  "]);
    }
}
