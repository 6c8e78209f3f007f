//! Signs, spaces and figures as each language sets them.

use words::Language;

use crate::lines::{Line, PUT_IN};

const NO_BREAK: char = '\u{A0}';

/// What is set wrongly in a line.
pub fn faults(line: &Line) -> Vec<String> {
    let letters: Vec<char> = line.text.chars().collect();
    let mut wrong = Vec::new();
    for (at, sign) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let after = letters.get(at + 1).copied();
        wrong.extend(everywhere(*sign, before, after));
        wrong.extend(match line.language {
            Language::En => english(*sign, before, after),
            Language::Fr => french(*sign, before, after),
            Language::De => german(*sign, before, after),
        });
    }
    wrong.extend(times(&letters));
    wrong.extend(one(line));
    wrong.extend(pairs(line));
    wrong.dedup();
    wrong.iter().map(|what| line.fault(what)).collect()
}

fn is_figure(letter: Option<char>) -> bool {
    letter.is_some_and(|letter| letter.is_ascii_digit())
}

fn is_letter(letter: Option<char>) -> bool {
    letter.is_some_and(char::is_alphabetic)
}

fn everywhere(sign: char, before: Option<char>, after: Option<char>) -> Option<&'static str> {
    match sign {
        '\'' => Some("' is written ’"),
        '.' if before == Some('.') && after == Some('.') => Some("... is written …"),
        '·' if is_letter(before) && is_letter(after) => Some("no endings after ·: say it for all"),
        '*' | ':' if after.is_some_and(|letter| letter == 'i') && is_letter(before) => {
            Some("no endings after a sign: say it for all")
        }
        _ => None,
    }
}

fn english(sign: char, before: Option<char>, _: Option<char>) -> Option<&'static str> {
    match sign {
        '"' | '„' | '«' | '»' => Some("quotes are “ and ”"),
        '…' if before.is_some_and(char::is_whitespace) => Some("no space before …"),
        ':' | ';' | '?' | '!' if before.is_some_and(char::is_whitespace) => {
            Some("no space before : ; ? !")
        }
        _ => None,
    }
}

fn french(sign: char, before: Option<char>, after: Option<char>) -> Option<&'static str> {
    let is_address = sign == ':' && after == Some('/');
    match sign {
        '"' | '„' | '“' | '”' => Some("quotes are « and », with no-break spaces inside"),
        '…' if before.is_some_and(char::is_whitespace) => Some("no space before …"),
        '«' if after != Some(NO_BREAK) => Some("a no-break space (U+00A0) after «"),
        ';' | ':' | '?' | '!' | '»' | '%'
            if before != Some(NO_BREAK)
                && before.is_some_and(|letter| !matches!(letter, '?' | '!'))
                && !is_address =>
        {
            Some("a no-break space (U+00A0) before : ; ? ! » %")
        }
        '.' if is_figure(before) && is_figure(after) => Some("figures: 0,5 and 1 000 (U+202F)"),
        '(' if after == Some('e') && is_letter(before) => {
            Some("no endings in brackets: say it for all")
        }
        _ => None,
    }
}

fn german(sign: char, before: Option<char>, after: Option<char>) -> Option<&'static str> {
    match sign {
        '"' | '”' | '«' | '»' => Some("quotes are „ and “"),
        '…' if before.is_some_and(|letter| letter != NO_BREAK && !matches!(letter, '„' | '(')) => {
            Some("a no-break space (U+00A0) before … after a whole word")
        }
        '%' if before != Some(NO_BREAK) => Some("a no-break space (U+00A0) before %"),
        ':' | ';' | '?' | '!' if before.is_some_and(char::is_whitespace) => {
            Some("no space before : ; ? !")
        }
        '/' if after == Some('i') && is_letter(before) => {
            Some("no endings after /: say it for all")
        }
        _ => None,
    }
}

/// `2 x 3` is written `2 × 3`.
fn times(letters: &[char]) -> Option<&'static str> {
    let counts = |letter: char| letter.is_ascii_digit() || letter == PUT_IN || letter == ')';
    let mut around = letters.windows(5);
    let is_times = |five: &[char]| {
        let [one, ' ' | NO_BREAK, 'x', ' ' | NO_BREAK, two] = *five else {
            return false;
        };
        counts(one) || counts(two)
    };
    around.any(is_times).then_some("x is written ×")
}

/// In French one and nothing are said alike, so the number is never written out.
fn one(line: &Line) -> Option<&'static str> {
    let is_french_one = line.language == Language::Fr && line.is_one && !line.text.contains(PUT_IN);
    let mut words = line.text.split(|letter: char| !letter.is_alphanumeric());
    let wrong =
        is_french_one && words.any(|word| matches!(word, "1" | "un" | "une" | "Un" | "Une"));
    wrong.then_some("French [one] is 0 and 1: put the number in")
}

/// Quotes that open are closed in the same line.
fn pairs(line: &Line) -> Option<&'static str> {
    let [open, close] = match line.language {
        Language::En => ['“', '”'],
        Language::Fr => ['«', '»'],
        Language::De => ['„', '“'],
    };
    let count = |sign: char| line.text.matches(sign).count();
    (count(open) != count(close)).then_some("quotes are opened and closed in one line")
}
