//! Letters that deceive.

/// Letters that turn the writing round, or keep doing so: with them a text shows something else than it says.
pub fn turns_writing(letter: char) -> bool {
    matches!(
        letter,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

/// Letters that take no room, too: two names that differ in them look the same.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || turns_writing(letter)
        || matches!(
            letter,
            '\u{00ad}'
                | '\u{034f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200d}'
                | '\u{2028}'
                | '\u{2029}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// A name as it is shown, also one that was stored before such letters were refused.
pub fn plain_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .filter(|letter| !is_invisible(*letter))
        .collect();
    if plain.trim().is_empty() {
        return "?".to_owned();
    }
    plain
}

/// What was said, as it is shown.
pub fn plain_talk(text: &str) -> String {
    let deceives = |letter: char| letter.is_control() || turns_writing(letter);
    text.chars().filter(|letter| !deceives(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_long_ago_does_not_deceive() {
        assert_eq!(plain_name("A\u{202e}nn"), "Ann");
        assert_eq!(plain_name("\u{202e}\u{200b}"), "?");
        assert_eq!(
            plain_talk("hm\u{2066}\u{7} 👩\u{200d}👧"),
            "hm 👩\u{200d}👧"
        );
    }

    #[test]
    fn plain_writing_of_any_language_is_left_alone() {
        let plain = "Aya Моряк 紅葉 שלום مرحبا é ß 🍁";
        assert!(!plain.chars().any(is_invisible));
        assert!("\u{202e}\u{2066}\u{200f}".chars().all(turns_writing));
        // What joins the parts of a picture is left in talk, and taken out of names.
        assert!(!turns_writing('\u{200d}') && is_invisible('\u{200d}'));
    }
}
