//! Looking for words in source code, by plain text: enough to keep an honest project honest.

/// The lines that are not comments, with their numbers from 1.
pub fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Whether the line has the needle with no letter, digit or underscore next to the needle's own.
pub fn has_word(line: &str, needle: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let starts_name = needle.starts_with(part_of_name);
    let ends_name = needle.ends_with(part_of_name);
    line.match_indices(needle).any(|(start, found)| {
        let before = line[..start].ends_with(part_of_name);
        let after = line[start + found.len()..].starts_with(part_of_name);
        !(starts_name && before || ends_name && after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_not_found_inside_a_longer_one() {
        assert!(has_word("let x: f32 = y;", "f32"));
        assert!(has_word("f32", "f32"));
        assert!(!has_word("let buf32 = 1;", "f32"));
        assert!(!has_word("f32_of(x)", "f32"));
        assert!(has_word("buf32 as f32", "f32"));
        assert!(has_word("std::io::Read", "std::io"));
        assert!(!has_word("std::iota", "std::io"));
    }

    #[test]
    fn a_needle_that_ends_in_a_mark_may_be_followed_by_a_name() {
        assert!(has_word("mac!(x)", "mac!("));
        assert!(!has_word("a_mac!(x)", "mac!("));
    }

    #[test]
    fn comment_lines_do_not_count() {
        let text = "// one\ntwo // three\n    /// four\n//! five\nsix\n";
        let lines: Vec<_> = code_lines(text).collect();
        assert_eq!(lines, [(2, "two // three"), (5, "six")]);
    }
}
