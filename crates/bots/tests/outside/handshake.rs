//! Programs that can't be brought to the table, and what is said about them.

use std::time::Duration;

use bots::{Fault, OutsideError, Outsider, Patience};

use super::{AMPLE, READY, start};

fn refused(command: &str, hello: Duration) -> OutsideError {
    let patience = Patience {
        hello,
        decision: AMPLE,
        farewell: AMPLE,
    };
    match Outsider::start_with(command, patience, 1) {
        Ok(_) => panic!("`{command}` was accepted"),
        Err(error) => {
            assert!(
                error.to_string().contains(command),
                "no command in: {error}"
            );
            error
        }
    }
}

#[test]
fn a_bot_says_its_name() {
    let bot = start(&format!("read -r hello; echo '{READY}'; read -r bye"));
    assert_eq!(bot.name(), "test");
    assert!(bot.is_alive());
}

#[test]
fn another_version() {
    let error = refused(
        r#"echo '{"type":"ready","version":2,"name":"modern"}'"#,
        AMPLE,
    );
    assert!(
        matches!(error.fault, Fault::Version { theirs: 2, ours: 1 }),
        "{error}"
    );
}

#[test]
fn no_answer() {
    let error = refused("sleep 1000", Duration::from_millis(100));
    assert!(matches!(error.fault, Fault::Silent(_)), "{error}");
}

#[test]
fn nonsense_is_quoted() {
    for line in [
        "Welcome to my bot!",
        r#"{"type":"ready"}"#,
        r#"{"type":"move","id":1,"move":2}"#,
    ] {
        let error = refused(&format!("echo '{line}'"), AMPLE);
        assert!(matches!(error.fault, Fault::NotReady(_)), "{error}");
        assert!(
            error.fault.to_string().contains(line),
            "{line:?} is not in: {error}"
        );
    }
}

#[test]
fn a_program_that_ends_at_once() {
    let error = refused("echo the weights are missing >&2; exit 3", AMPLE);
    assert!(matches!(error.fault, Fault::Ended(_)), "{error}");
    assert!(error.to_string().contains("exit status: 3"), "{error}");
    assert!(
        error.to_string().contains("| the weights are missing"),
        "{error}"
    );
}

#[test]
fn a_program_that_does_not_exist() {
    let error = refused("no-such-program-anywhere", AMPLE);
    assert!(error.to_string().contains("not found"), "{error}");
}
