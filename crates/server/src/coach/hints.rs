//! Hints: worked out once for a position, told as far as somebody asked, and stored before they are told.

use std::sync::Arc;

use protocol::Code;
use protocol::coach::{Hint, HintSize, NamedMove};
use serde::{Deserialize, Serialize};
use shelf::Thinking;
use table::Phrase;

use super::translated;
use crate::app::App;
use crate::caller::Caller;
use crate::heard::Question;
use crate::live::Live;
use crate::refused::Refused;
use crate::sabotage::{Sabotage, is_planted};
use crate::scene::Command;
use crate::store::Person;

/// All that a coach says about a decision, as `shelf::Hint` writes it.
#[derive(Serialize, Deserialize)]
struct Whole {
    nudge: Vec<Phrase>,
    best: NamedMove,
    reasons: Vec<Phrase>,
    line: Vec<NamedMove>,
    outlook: Vec<Phrase>,
}

impl Whole {
    /// As much of it as was asked for: who wants a nudge is not sent the move.
    fn cut(self, size: HintSize, after: usize) -> Hint {
        let named = size >= HintSize::Move;
        let whole = size >= HintSize::Line;
        Hint {
            size,
            after,
            nudge: self.nudge,
            best: named.then_some(self.best),
            reasons: if named { self.reasons } else { Vec::new() },
            line: if whole { self.line } else { Vec::new() },
            outlook: if whole { self.outlook } else { Vec::new() },
        }
    }
}

/// An answer that was worked out before, or what is needed to do so.
enum Found {
    Written(Arc<str>),
    Open(Thinking<shelf::Hint>),
}

/// Answers a person's question about the decision that they have to make.
pub async fn hint(
    app: &App,
    live: &Live,
    (person, caller): (&Person, Caller),
    request: &str,
    question: Question,
) -> Result<Hint, Refused> {
    app.limits.question(caller.address)?;
    let iterations = app.config.hint_iterations.max(1);
    let reading = app.hall.reading();
    let wonder = live.with(|scene| {
        let wondering = scene.wonder(&person.id, question, iterations)?;
        let found = match reading.known(&wondering.name) {
            Some(text) => Found::Written(text),
            None => Found::Open(scene.answer(&wondering)?),
        };
        Ok::<_, Refused>((wondering, found))
    });
    let (wondering, found) = wonder.await??;
    let text = match found {
        Found::Written(text) => text,
        Found::Open(thinking) => {
            app.limits.hint(caller.address)?;
            let write = move || {
                #[cfg(test)]
                crate::steady::faults::hold("hint");
                let whole: Whole = translated(&thinking.think())?;
                serde_json::to_string(&whole).map_err(|_| Refused::new(Code::Internal))
            };
            metrics::counter!("reverie_hints").increment(1);
            reading.text(&wondering.name, write).await?
        }
    };
    let whole: Whole = serde_json::from_str(&text).map_err(|_| Refused::new(Code::Internal))?;
    let (size, after) = (question.size, wondering.after);
    let (since, mark) = (wondering.since, wondering.mark);
    if !wondering.told {
        let command = Command::Hint { size, since, mark };
        if is_planted(Sabotage::HintUnstored) {
            return Ok(whole.cut(size, after));
        }
        live.submit(person, Some(request), &command).await?;
        // A name that was used before, for another decision, stores nothing: nobody is told what would not count.
        let again = Question {
            after: None,
            ..question
        };
        let noted = live.with(|scene| scene.wonder(&person.id, again, iterations));
        let noted = noted.await??;
        if !noted.told || noted.mark != mark {
            return Err(Refused::saying(Code::IllegalMove, Phrase::new("moved-on")));
        }
    }
    Ok(whole.cut(size, after))
}
