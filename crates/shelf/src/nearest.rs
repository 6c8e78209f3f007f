//! Which of some texts reads most like another: for "did you mean".
//!
//! Not `strsim`: its distances charge a missing letter as much as a wrong one, and people leave out the
//! end of a move far more often than they misspell it.

/// Longer input is no slip of the pen; the rest of it is not looked at.
const LONGEST: usize = 80;

/// The `most` texts that read most like `asked`, best first.
pub(crate) fn nearest(asked: &str, texts: Vec<String>, most: usize) -> Vec<String> {
    let words = asked.split_whitespace().map(str::to_lowercase);
    let asked: String = words.collect::<Vec<_>>().join(" ");
    let asked: Vec<char> = asked.chars().take(LONGEST).collect();
    let mut texts = texts;
    texts.sort_by_cached_key(|text| distance(&asked, &text.chars().collect::<Vec<_>>()));
    texts.truncate(most);
    texts
}

/// The cost to turn one text into the other. To leave a letter out is cheap, because people write
/// less than they should: `end` is nearer to `end turn` than to `red`.
fn distance(asked: &[char], text: &[char]) -> usize {
    const MISSING: usize = 1;
    const WRONG: usize = 4;
    let mut row: Vec<usize> = (0..=text.len()).map(|length| length * MISSING).collect();
    for &letter in asked {
        let mut next = Vec::with_capacity(row.len());
        next.push(row.first().map_or(0, |cost| cost + WRONG));
        for ((&wanted, costs), at) in text.iter().zip(row.windows(2)).zip(0..) {
            let &[diagonal, above] = costs else { continue };
            let left: usize = next.get(at).copied().unwrap_or(usize::MAX / 2);
            let same = diagonal + if wanted == letter { 0 } else { WRONG };
            next.push(same.min(above + WRONG).min(left + MISSING));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(asked: &str) -> String {
        let texts = ["take red", "take green", "lay red-0-left", "end turn"];
        nearest(asked, texts.map(str::to_owned).to_vec(), 1).remove(0)
    }

    #[test]
    fn slips_find_what_was_meant() {
        assert_eq!(best("tkae red"), "take red");
        assert_eq!(best("TAKE  gren"), "take green");
        assert_eq!(best("end"), "end turn");
        assert_eq!(best("lay red"), "lay red-0-left");
    }

    #[test]
    fn any_input_is_answered() {
        assert_eq!(nearest("", Vec::new(), 3), Vec::<String>::new());
        best("");
        best(&"x".repeat(100_000));
    }
}
