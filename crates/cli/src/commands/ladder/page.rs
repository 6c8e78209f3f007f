//! The page that shows what was measured.

use std::fmt::Write;

use serde_json::Value;
use shelf::Level;

use super::rungs::{Rung, SCENARIOS};

const HEAD: &str = "\
# The ladder

How strong each level of bot is, as measured by bots playing bots. Written by one command, which keeps
every measurement in `docs/ladder/`:

```
cargo xtask ladder
```

Every seed is played once for each way round the table. A share is wins in percent of the games (ties share
a win), with Wilson's 95 % interval. Novice, casual and skilled think for a fixed number of steps; an expert
for a time, one second a turn unless somebody says otherwise. Where the column *budget* says less than
1000 ms, the expert was given less than that, and is stronger at the table than here.
";

/// Writes the page from what was measured.
pub fn write(rungs: &[Rung], measured: &dyn Fn(&Rung) -> Option<Value>) -> String {
    let mut page = HEAD.to_owned();
    for (players, title) in [
        (2, "Two players"),
        (
            4,
            "Four players: one against three of the next weaker level",
        ),
    ] {
        let _ = write!(
            page,
            "\n## {title}\n\n| game | level | against | games | share | 95 % interval | goal | points | ms a move | budget |\n\
             | --- | --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |\n"
        );
        for rung in rungs.iter().filter(|rung| rung.players == players) {
            if let Some(found) = measured(rung) {
                page.push_str(&row(rung, &found));
            }
        }
    }
    page.push_str(&solo(rungs, measured));
    page
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}

fn row(rung: &Rung, found: &Value) -> String {
    let (first, second) = (&found["entries"][0], &found["entries"][1]);
    let name = |entry: &Value| entry["name"].as_str().unwrap_or_default().to_owned();
    let budget = if name(first) == "expert" {
        format!("{} ms", found["budget_ms"])
    } else {
        String::new()
    };
    format!(
        "| {} | {} | {} | {} | {:.1} % | {:.1} to {:.1} | {} | {:.1} : {:.1} | {:.2} : {:.2} | {budget} |\n",
        rung.game,
        name(first),
        name(second),
        found["games"],
        number(&first["share"]),
        number(&first["interval"][0]),
        number(&first["interval"][1]),
        rung.goal
            .map_or_else(String::new, |goal| format!("{goal} %")),
        number(&first["points"]),
        number(&second["points"]),
        number(&first["mean_ms"]),
        number(&second["mean_ms"]),
    )
}

/// Momiji alone: how many games each level wins, beside one who sees the whole deck.
fn solo(rungs: &[Rung], measured: &dyn Fn(&Rung) -> Option<Value>) -> String {
    let mut part = "\n## Momiji alone\n\nGames won in percent. *Foresight* is a search that sees the whole deck: no honest player \
                    can win more deals than can be won at all. A search can miss wins, so the true bound is at least as high.\n\n\
                    | scenario |"
        .to_owned();
    let columns: Vec<&str> = Level::ALL
        .map(Level::name)
        .into_iter()
        .chain(["foresight"])
        .collect();
    for column in &columns {
        let _ = write!(part, " {column} |");
    }
    part.push_str(" expert of foresight | expert's budget | games |\n| --- |");
    part.push_str(&" ---: |".repeat(columns.len() + 3));
    part.push('\n');
    for scenario in SCENARIOS {
        let find = |who: &str| {
            let name = format!("momiji-1-{scenario}-{who}");
            measured(rungs.iter().find(|rung| rung.name == name)?)
        };
        let share = |found: &Value| match &found["winnable"] {
            Value::Null => number(&found["entries"][0]["share"]),
            won => 100.0 * number(won) / number(&found["games"]).max(1.0),
        };
        let cell = |who: &&str| {
            find(who).map_or_else(String::new, |found| format!("{:.1} %", share(&found)))
        };
        let cells: Vec<String> = columns.iter().map(cell).collect();
        let (expert, bound) = (find("expert"), find("foresight"));
        let part_of = match (&expert, &bound) {
            (Some(expert), Some(bound)) => {
                format!("{:.0} %", 100.0 * share(expert) / share(bound).max(0.1))
            }
            _ => String::new(),
        };
        let budget = expert
            .as_ref()
            .map_or_else(String::new, |found| format!("{} ms", found["budget_ms"]));
        let games = expert
            .as_ref()
            .map_or_else(String::new, |found| found["games"].to_string());
        let _ = writeln!(
            part,
            "| {scenario} | {} | {part_of} | {budget} | {games} |",
            cells.join(" | ")
        );
    }
    part
}
