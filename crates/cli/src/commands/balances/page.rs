//! The page that shows what helps to win.

use std::fmt::Write;

use serde_json::Value;
use shelf::Shelf;

const HEAD: &str = "\
# Balance

What helps to win, as skilled bots play each other. Written by one command, which keeps every report in
`docs/balance/`:

```
cargo xtask balance
```

*Off* is how far those who had a thing are from their fair share of the wins, in points of 100; *had* is how
often somebody had it. Ties share a win. Of a thing that few had, the figure says little: with 1,000 times the
share of two players is known to about 3 points, with 100 times to about 10.
";

/// What one report is about: a game, how it is played and by how many.
pub struct Setting {
    pub game: &'static str,
    pub mode: Option<Mode>,
    pub players: usize,
}

/// A way to play that shows more than the plain one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    name: &'static str,
    /// The option that makes it.
    pub option: (&'static str, &'static str),
}

/// In the first game everybody has the same landscapes: only the draft tells which of them help.
const DRAFT: Mode = Mode {
    name: "draft",
    option: ("landscapes", "draft"),
};

impl Setting {
    /// The game, and how it is played.
    fn title(&self) -> String {
        let mode = self.mode.map(|mode| format!("-{}", mode.name));
        format!("{}{}", self.game, mode.unwrap_or_default())
    }

    /// Its name, and that of its file.
    pub fn name(&self) -> String {
        format!("{}-{}", self.title(), self.players)
    }
}

/// All reports.
pub fn settings(shelf: &Shelf) -> Vec<Setting> {
    let of = |game| {
        let draft = (game == "momiji").then_some(Some(DRAFT));
        let modes = [None].into_iter().chain(draft);
        modes.flat_map(move |mode| {
            [2, 3, 4].map(|players| Setting {
                game,
                mode,
                players,
            })
        })
    };
    shelf.ids().flat_map(of).collect()
}

/// Writes the page from what was measured.
pub fn write(settings: &[Setting], measured: &dyn Fn(&Setting) -> Option<Value>) -> String {
    let mut page = HEAD.to_owned();
    for together in settings.chunk_by(|one, other| one.title() == other.title()) {
        let reports: Vec<Value> = together.iter().filter_map(measured).collect();
        if reports.is_empty() {
            continue;
        }
        let _ = write!(page, "\n## {}\n\n", together[0].title());
        page.push_str(&overview(&reports));
        page.push_str(&sources(&reports));
        for group in names(&reports, "shares", "group") {
            page.push_str(&shares(&reports, &group));
        }
    }
    page
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}

fn heading(reports: &[Value]) -> String {
    let of = |report: &Value| format!(" {} players |", report["players"]);
    let columns: String = reports.iter().map(of).collect();
    format!("{columns}\n| --- |{}\n", " ---: |".repeat(reports.len()))
}

fn line(name: &str, reports: &[Value], cell: impl Fn(&Value) -> String) -> String {
    let cells: Vec<String> = reports.iter().map(cell).collect();
    format!("| {name} | {} |\n", cells.join(" | "))
}

/// Different values of a field in a list of every report, in the order in which they come.
fn names(reports: &[Value], list: &str, field: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let items = reports.iter().filter_map(|report| report[list].as_array());
    for name in items.flatten().filter_map(|item| item[field].as_str()) {
        if !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}

fn overview(reports: &[Value]) -> String {
    let mut part = format!("| |{}", heading(reports));
    part += &line("games", reports, |report| report["games"].to_string());
    for (name, field) in [
        ("turns of a player", "mean_turns"),
        ("points of a player", "mean_points"),
        ("points of a winner", "winners_points"),
    ] {
        part += &line(name, reports, |report| {
            format!("{:.1}", number(&report[field]))
        });
    }
    part
}

fn sources(reports: &[Value]) -> String {
    let mut part = format!("\n| points from |{}", heading(reports));
    for name in names(reports, "sources", "source") {
        part += &line(&name, reports, |report| {
            let found = find(report, "sources", |item| item["source"] == *name);
            found.map_or_else(String::new, |source| {
                let (mean, share) = (number(&source["mean"]), number(&source["share"]));
                format!("{mean:.1} ({share:.0} %)")
            })
        });
    }
    part
}

fn shares(reports: &[Value], group: &str) -> String {
    let mut part = format!("\n| {group}: off (had) |{}", heading(reports));
    let is_here = |share: &Value| share["group"] == *group;
    for name in names(reports, "shares", "name") {
        let is_this = |share: &Value| is_here(share) && share["name"] == *name;
        if !reports
            .iter()
            .any(|report| find(report, "shares", is_this).is_some())
        {
            continue;
        }
        part += &line(&name, reports, |report| {
            find(report, "shares", is_this).map_or_else(String::new, |share| {
                let off = number(&share["wins"]) - number(&share["fair"]);
                format!("{off:+.1} ({})", share["had"])
            })
        });
    }
    part
}

fn find<'a>(report: &'a Value, list: &str, is: impl Fn(&Value) -> bool) -> Option<&'a Value> {
    report[list].as_array()?.iter().find(|item| is(item))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_report_is_named_by_game_mode_and_players() {
        let names: Vec<String> = settings(&Shelf::standard())
            .iter()
            .map(Setting::name)
            .collect();
        assert!(names.contains(&"momiji-2".to_owned()), "{names:?}");
        assert!(names.contains(&"momiji-draft-4".to_owned()), "{names:?}");
        assert_eq!(names.len(), 12);
    }

    #[test]
    fn what_was_measured_stands_in_the_column_of_its_players() {
        let settings = [2, 3].map(|players| Setting {
            game: "momiji",
            mode: None,
            players,
        });
        let page = write(&settings, &|setting| {
            let name = if setting.players == 2 { "A" } else { "B" };
            Some(json!({
                "players": setting.players, "games": 10, "mean_turns": 1.0, "mean_points": 2.0,
                "winners_points": 3.0, "sources": [{ "source": "piles", "mean": 1.0, "share": 50.0 }],
                "shares": [{ "group": "card", "name": name, "had": 7, "wins": 51.5, "fair": 50.0 }],
            }))
        });
        assert!(
            page.contains("| points from | 2 players | 3 players |"),
            "{page}"
        );
        assert!(
            page.contains("| piles | 1.0 (50 %) | 1.0 (50 %) |"),
            "{page}"
        );
        assert!(page.contains("| A | +1.5 (7) |  |"), "{page}");
        assert!(page.contains("| B |  | +1.5 (7) |"), "{page}");
    }
}
