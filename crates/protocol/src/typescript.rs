//! The same types for the browser.

use table::{Challenge, Condition, Item, Part, SeatAccount, SeatTally, Tally};
use ts_rs::{Config, TS};
use words::Language;

use crate::coach::{
    Chances, CostlyDecision, Hint, HintSize, NamedMove, Review, ReviewedSeat, Reviewing,
    TurningPoint,
};
use crate::daily::{
    Daily, DailyChallenge, DailyGame, DailyMark, DailyPlay, DailyResult, DailyResults, Goal, Mine,
};
use crate::error::{Code, Problem};
use crate::people::{ChangeMe, Hello, Me, PushKey, PushKeys, PushSubscription, Recover, Recovery};
use crate::puzzles::{
    PuzzleAnswer, PuzzleLine, PuzzleMove, PuzzlePosed, PuzzleSolution, PuzzleTry, PuzzleVerdict,
    PuzzleWorth, Puzzles, PuzzlesOf,
};
use crate::remains::{Remains, RemainsSeat};
use crate::socket::{Message, News, Request};
use crate::studies::{Beginning, Studied, Study};
use crate::tables::{
    Branch, Choice, Clock, Counted, Course, Ending, How, Level, Listed, ListedSeat, Moment,
    MyTables, NewSeat, NewTable, Offer, Offered, Pace, Seat, Sight, Stage, Table, ToldMove, Who,
};

/// The whole TypeScript file. `web/src/protocol.ts` has to be equal to it.
pub fn file() -> String {
    let config = Config::default();
    let head = "// Made from crates/protocol by `cargo xtask protocol`. Do not edit.";
    let mut text = format!("{head}\n\nexport const VERSION = {};\n", crate::VERSION);
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => {
            $( text += "\nexport "; text += &<$kind as TS>::decl(&config); text += "\n"; )*
        };
    }
    text += &spoken();
    declare!(
        Code,
        Problem,
        Me,
        Hello,
        ChangeMe,
        Recovery,
        Recover,
        PushKey,
        PushKeys,
        PushSubscription,
        Level,
        Clock,
        NewSeat,
        NewTable,
        Offer,
        Offered,
        Pace,
        How,
        Ending,
        Stage,
        Who,
        Seat,
        DailyMark,
        Table,
        ListedSeat,
        Listed,
        MyTables,
        Choice,
        Part,
        SeatTally,
        Condition,
        Challenge,
        Tally,
        Sight,
        ToldMove,
        Moment,
        Course,
        Item,
        SeatAccount,
        Counted,
        Branch,
        Beginning,
        Study,
        Studied,
        PuzzleLine,
        PuzzlesOf,
        Puzzles,
        PuzzlePosed,
        PuzzleTry,
        PuzzleWorth,
        PuzzleVerdict,
        PuzzleAnswer,
        PuzzleMove,
        PuzzleSolution,
        Goal,
        DailyChallenge,
        Mine,
        DailyGame,
        Daily,
        DailyPlay,
        DailyResult,
        DailyResults,
        HintSize,
        NamedMove,
        Hint,
        Chances,
        TurningPoint,
        CostlyDecision,
        ReviewedSeat,
        Review,
        Reviewing,
        Remains,
        RemainsSeat,
        Request,
        Message,
        News,
    );
    text
}

/// What is said and in which languages. The crates that make phrases know nothing of browsers, so their
/// types are written here.
fn spoken() -> String {
    let codes = Language::ALL.map(|language| format!("\"{}\"", language.code()));
    format!(
        r"
/**
 * A language.
 */
export type Language = {};

/**
 * What is to be said: the name of a message in `locales/`, and the words to be put into it.
 */
export type Phrase = {{ say: string, with?: {{ [name: string]: Word }}, }};

/**
 * Something that is put into a message: a number, a text that has no language, a player by the number of
 * the seat, something that is said in its own words, or several of them.
 */
export type Word = number | string | {{ seat: number, }} | Phrase | Array<Phrase>;
",
        codes.join(" | ")
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn the_browsers_types_are_those_of_the_server() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
        let there = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            there == super::file(),
            "web/src/protocol.ts is stale: run `cargo xtask protocol`"
        );
    }

    /// What was said when `VERSION` was last thought about.
    const THOUGHT_ABOUT: (u32, u64) = (1, 0xfee6_e1ec_4be6_6e87);

    /// A browser keeps the app, and somebody may play on with yesterday's at a server of today.
    #[test]
    fn whoever_changes_a_message_thinks_of_pages_that_are_open() {
        let said = (crate::VERSION, digest(&super::file()));
        assert!(
            said == THOUGHT_ABOUT,
            "the messages are others than they were. If a page of before would not understand the new ones, or be \
             understood, raise `VERSION`: it is told to load anew then. A new field that may be missing needs \
             nothing. Then write {said:?} here"
        );
    }

    /// FNV-1a: nobody has a reason to cheat here.
    fn digest(text: &str) -> u64 {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}
