//! The commands that pages print, in code blocks and between ticks.
//!
//! The tests of the command line read pages with this as well.

/// A command as a reader would type it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The line of the page, from 1.
    pub line: usize,
    /// The command, without the variables that are set for it and without what is said about it.
    pub text: String,
    /// Whether it stands in a code block, where a command is whole; between ticks it may be only named.
    pub in_block: bool,
}

/// The commands of a page, in order, which these programs would run.
pub fn commands(page: &str, programs: &[&str]) -> Vec<Printed> {
    let mut found = Vec::new();
    let mut lines = page.lines().zip(1..);
    let mut prose = Prose::default();
    while let Some((text, line)) = lines.next() {
        let Some(language) = text.trim_start().strip_prefix("```") else {
            prose.read(text, line, &mut found);
            continue;
        };
        prose = Prose::default();
        let is_shell = ["", "sh", "bash", "console"].contains(&language.trim());
        let mut begun = String::new();
        for (text, line) in lines.by_ref() {
            if text.trim_start().starts_with("```") {
                break;
            }
            if let Some(part) = text.trim_end().strip_suffix('\\') {
                begun.push_str(part);
            } else if is_shell {
                begun.push_str(text);
                found.push(printed(&begun, line, true));
                begun.clear();
            }
        }
    }
    found.retain(|printed| {
        let program = printed.text.split(' ').next().unwrap_or_default();
        programs.contains(&program)
    });
    found
}

/// Text outside of code blocks, a paragraph at a time: what stands between ticks may go on in the next line.
#[derive(Default)]
struct Prose {
    /// What was read of something that has not ended, and where it began.
    open: Option<(String, usize)>,
}

impl Prose {
    fn read(&mut self, text: &str, line: usize, found: &mut Vec<Printed>) {
        if text.trim().is_empty() {
            self.open = None;
        }
        for (index, part) in text.split('`').enumerate() {
            if index > 0 {
                self.open = match self.open.take() {
                    Some((words, began)) => {
                        found.push(printed(&words, began, false));
                        None
                    }
                    None => Some((String::new(), line)),
                };
            }
            if let Some((words, _)) = &mut self.open {
                words.push_str(part.trim_end());
                // A command goes on with its next word.
                if text.ends_with(part) || part.ends_with(' ') {
                    words.push(' ');
                }
            }
        }
    }
}

fn printed(text: &str, line: usize, in_block: bool) -> Printed {
    let text = text.split("  #").next().unwrap_or(text);
    let words = text.split_whitespace();
    let bare = words.skip_while(|word| is_variable(word));
    let mut bare: Vec<&str> = bare.collect();
    // A server that runs on is one command all the same.
    bare.pop_if(|last| *last == "&");
    Printed {
        line,
        text: bare.join(" "),
        in_block,
    }
}

/// `NAME=value`, set for one command.
fn is_variable(word: &str) -> bool {
    let name = word.split_once('=').map(|(name, _)| name);
    name.is_some_and(|name| {
        let letter = |letter: char| letter.is_ascii_uppercase() || letter == '_';
        !name.is_empty() && name.chars().all(letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(page: &str) -> Vec<(usize, String)> {
        let found = commands(page, &["run"]).into_iter();
        found.map(|printed| (printed.line, printed.text)).collect()
    }

    #[test]
    fn commands_are_found_in_blocks_and_between_ticks() {
        let page = "See `run a --b`, `walk` and `run\nc`.\n\n```\nrun d   # why\n\nA_B=0 run e &\nwalk\n```\n`run f`\n";
        let found = [
            (1, "run a --b"),
            (1, "run c"),
            (4, "run d"),
            (6, "run e"),
            (9, "run f"),
        ];
        // The page has an empty line before the block, which ends what was open.
        let found = found.map(|(line, text)| (line + usize::from(line > 1), text.to_owned()));
        assert_eq!(texts(page), found);
        let in_block = commands(page, &["run"]).into_iter();
        let in_block: Vec<bool> = in_block.map(|printed| printed.in_block).collect();
        assert_eq!(in_block, [false, false, true, true, false]);
    }

    #[test]
    fn a_line_that_goes_on_is_one_command() {
        assert_eq!(
            texts("```sh\nA=1 \\\n  B=2 run a \\\n  b\n```"),
            [(4, "run a b".to_owned())]
        );
    }

    #[test]
    fn blocks_of_other_languages_hold_no_commands() {
        assert_eq!(texts("```python\nrun a\n```\n```\nrun b\n```").len(), 1);
    }
}
