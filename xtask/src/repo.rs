//! The repository on disk: where it is, and which files are part of it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::Run;

/// A text file of the repository, with its path relative to the root and with `/` between names.
#[derive(Debug, Clone)]
pub struct TextFile {
    /// For example `crates/momiji/src/lib.rs`.
    pub path: String,
    /// The text, with `\u{FFFD}` in place of anything that is not UTF-8.
    pub text: String,
}

impl TextFile {
    /// Whether it is Rust.
    pub fn is_rust(&self) -> bool {
        Path::new(&self.path).extension() == Some("rs".as_ref())
    }
}

/// The root directory of the repository.
pub struct Repo {
    root: PathBuf,
}

impl Repo {
    /// Finds the repository that the current directory is in.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir().context("the current directory cannot be read")?;
        for dir in here.ancestors() {
            if dir.join("xtask/Cargo.toml").is_file() && dir.join("Cargo.toml").is_file() {
                return Ok(Self { root: dir.into() });
            }
        }
        bail!("this is not a directory of the Reverie repository; go into it and try again")
    }

    /// The root directory.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The path on disk of something in the repository.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Every file of the repository: tracked, or new and not ignored, so that a check finds a
    /// fault before the commit. Without git (an exported tree) it is every file but build output.
    pub fn files(&self) -> Result<Vec<TextFile>> {
        let args = ["ls-files", "-z", "-co", "--exclude-standard"];
        let paths = match Run::program(self, "git", &args).try_capture() {
            Some(list) => list
                .split_terminator('\0')
                .map(str::to_owned)
                // A file deleted but not yet staged is still listed.
                .filter(|path| self.path(path).is_file())
                .collect(),
            None => self.walk("")?,
        };
        self.read_all(paths)
    }

    /// The files in a directory and below whose name ends so, by path; none if there is no such
    /// directory.
    pub fn files_under(&self, dir: &str, ending: &str) -> Result<Vec<TextFile>> {
        let mut paths = if self.path(dir).is_dir() {
            self.walk(dir)?
        } else {
            Vec::new()
        };
        paths.retain(|path| path.ends_with(ending));
        self.read_all(paths)
    }

    fn walk(&self, dir: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let mut open = vec![dir.to_owned()];
        while let Some(dir) = open.pop() {
            let unreadable = || format!("the directory `{dir}` cannot be read");
            for entry in std::fs::read_dir(self.path(&dir)).with_context(unreadable)? {
                let entry = entry.with_context(unreadable)?;
                let name = entry.file_name().to_string_lossy().into_owned();
                if [".git", "target", "node_modules", "reverie-data"].contains(&name.as_str()) {
                    continue;
                }
                let path = if dir.is_empty() {
                    name
                } else {
                    format!("{dir}/{name}")
                };
                // The type of the entry itself: a link to a directory is not followed.
                let kind = entry.file_type().with_context(unreadable)?;
                if kind.is_dir() {
                    open.push(path);
                } else if kind.is_file() {
                    found.push(path);
                }
            }
        }
        Ok(found)
    }

    fn read_all(&self, mut paths: Vec<String>) -> Result<Vec<TextFile>> {
        paths.sort();
        paths
            .into_iter()
            .map(|path| {
                let bytes = std::fs::read(self.path(&path))
                    .with_context(|| format!("the file `{path}` cannot be read"))?;
                let text = String::from_utf8_lossy(&bytes).into_owned();
                Ok(TextFile { path, text })
            })
            .collect()
    }
}
