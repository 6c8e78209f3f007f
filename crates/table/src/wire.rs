//! The types of a game for TypeScript: what clients get of it, as it is written.

use std::fmt::Write;

use ts_rs::{Config, TS};

/// A TypeScript file under construction. Types stand in it in the order in which they are added; where one names
/// another, that has to be added as well.
pub struct TypeScript {
    config: Config,
    text: String,
}

impl TypeScript {
    /// An empty file, made from this crate.
    #[must_use]
    pub fn made_from(source: &str) -> TypeScript {
        TypeScript {
            // Numbers of the games are small, however wide the type is that reads them.
            config: Config::default().with_large_int("number"),
            text: format!("// Made from {source} by `cargo xtask protocol`. Do not edit.\n"),
        }
    }

    /// Adds a type.
    #[must_use]
    pub fn with<T: TS>(mut self) -> TypeScript {
        let _ = writeln!(self.text, "\nexport {}", T::decl(&self.config));
        self
    }

    /// Adds one of these words.
    #[must_use]
    pub fn words<'a>(
        self,
        name: &str,
        about: &str,
        words: impl IntoIterator<Item = &'a str>,
    ) -> TypeScript {
        let words: Vec<String> = words
            .into_iter()
            .map(|word| format!("\"{word}\""))
            .collect();
        self.means(name, about, &words.join(" | "))
    }

    /// Adds things that go by a name, such as `red-moon`.
    #[must_use]
    pub fn names(self, name: &str, about: &str) -> TypeScript {
        self.means(name, about, "string")
    }

    /// Adds who looks.
    #[must_use]
    pub fn observer(self) -> TypeScript {
        let about =
            "Whose eyes a view is for: a seat, counted from one, or somebody beside the table.";
        self.means("Observer", about, "number | \"spectator\" | \"all\"")
    }

    fn means(mut self, name: &str, about: &str, what: &str) -> TypeScript {
        let _ = writeln!(
            self.text,
            "\n/**\n * {about}\n */\nexport type {name} = {what};"
        );
        self
    }

    /// The file.
    pub fn file(self) -> String {
        self.text
    }
}
