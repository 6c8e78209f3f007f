//! What went wrong with a program while it played.

/// How many reasons are described; after that forfeits are only counted.
const DESCRIBED: usize = 8;

/// The decisions that a program left to chance.
#[derive(Default)]
pub struct Report {
    forfeits: u64,
    /// Each reason with where it came up first.
    reasons: Vec<(String, String)>,
}

impl Report {
    /// One more decision was left to chance.
    pub fn forfeit(&mut self, game: u64, decision: u64, why: &str) {
        self.forfeits += 1;
        let known = self.reasons.iter().any(|(_, reason)| reason == why);
        if !known && self.reasons.len() < DESCRIBED {
            let place = format!("game {game}, decision {decision}");
            self.reasons.push((place, why.to_owned()));
        }
    }

    /// How many there were.
    pub fn forfeits(&self) -> u64 {
        self.forfeits
    }

    /// The first reasons, a line each, then the last lines of standard error.
    pub fn lines(&self, stderr: &[String]) -> Vec<String> {
        if self.forfeits == 0 {
            return Vec::new();
        }
        let describe = |(place, why): &(String, String)| format!("{place}: {why}");
        let mut lines: Vec<String> = self.reasons.iter().map(describe).collect();
        if !stderr.is_empty() {
            lines.push("its standard error ended with:".to_owned());
            lines.extend(stderr.iter().map(|line| format!("| {line}")));
        }
        lines
    }
}
