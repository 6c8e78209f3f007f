//! The same types for the browser.

use ts_rs::{Config, TS};

use crate::error::{Code, Problem};
use crate::language::Language;
use crate::people::{ChangeMe, Me, PushKey, PushKeys, PushSubscription, Recover, Recovery};
use crate::socket::{Message, News, Request};
use crate::tables::{
    Branch, Choice, Clock, Course, Level, Listed, Moment, MyTables, NewSeat, NewTable, Seat, Sight,
    Stage, Step, Table, Who,
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
    declare!(
        Language,
        Code,
        Problem,
        Me,
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
        Stage,
        Who,
        Seat,
        Table,
        Listed,
        MyTables,
        Choice,
        Sight,
        Step,
        Moment,
        Course,
        Branch,
        Request,
        Message,
        News,
    );
    text
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
}
