//! Studies: what lessons and puzzles are played in.

use std::collections::BTreeMap;

use protocol::studies::{Beginning, Studied, Study};
use shelf::{Level, MOST_ANSWERS, Shelf, StudyError, study};

/// The deal of the guided first game of Momiji after these moves.
fn momiji(moves: &[&str]) -> Study {
    let options = [
        ("first", "1"),
        ("types", "red,orange,green,brown"),
        ("open-piles", "yes"),
    ];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    Study {
        game: "momiji".to_owned(),
        beginning: Beginning::Setup {
            players: 2,
            options: options.into(),
            seed: 148,
        },
        moves: moves.iter().map(ToString::to_string).collect(),
        seat: 1,
        told: 0,
        bots: BTreeMap::new(),
        each: false,
        account: false,
        goals: Vec::new(),
    }
}

fn shown(asked: &Study) -> Studied {
    study(&Shelf::standard(), asked).expect("a study")
}

const OPENING: [&str; 5] = [
    "take red",
    "end turn",
    "reveal",
    "2: take orange",
    "end turn",
];

#[test]
fn moves_of_all_seats_are_made_and_told_from_where_they_were_told_before() {
    let mut asked = momiji(&OPENING);
    asked.told = 2;
    let studied = shown(&asked);
    assert_eq!(studied.moves[2..4], ["2: reveal", "2: take orange"]);
    assert_eq!(studied.steps.len(), 3);
    assert_eq!(
        (studied.sight.moves, &studied.sight.to_act[..]),
        (5, &[1][..])
    );
    assert!(
        studied
            .sight
            .choices
            .iter()
            .any(|choice| choice.text == "lay red-0-right")
    );
}

#[test]
fn a_move_that_is_not_legal_is_refused_with_its_rule() {
    let moves = [&OPENING[..], &["lay red-3"]].concat();
    match study(&Shelf::standard(), &momiji(&moves)) {
        Err(StudyError::Refused { index, refusal }) => {
            assert_eq!((index, refusal.rule()), (5, Some("M34")));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn bots_answer_the_same_whenever_they_are_asked() {
    let mut asked = momiji(&["take red", "end turn"]);
    asked.bots.insert(2, Level::Novice);
    let once = shown(&asked);
    assert_eq!(once.sight.to_act, [1]);
    assert!(once.moves.len() > 2 && once.moves[2..].iter().all(|text| text.starts_with("2: ")));
    assert_eq!(once, shown(&asked));
    asked.moves = once.moves.clone();
    assert_eq!(once, shown(&asked), "what they did is not done again");
}

#[test]
fn a_goal_is_looked_at_before_a_bot_answers() {
    let mut asked = momiji(&["take red", "end turn"]);
    assert!(shown(&asked).reached, "nothing was asked for");
    asked.goals = vec![
        [("seats.0.acorns".to_owned(), 9.into())].into(),
        [("turn.seat".to_owned(), 2.into())].into(),
    ];
    asked.bots.insert(2, Level::Novice);
    let studied = shown(&asked);
    assert!(studied.reached);
    assert_eq!(studied.sight.to_act, [1], "the bot has answered");
    asked.goals.pop();
    assert!(!shown(&asked).reached);
}

#[test]
fn what_was_not_told_before_can_be_seen_move_by_move() {
    let mut asked = momiji(&["take red", "end turn"]);
    assert!(shown(&asked).sights.is_empty());
    (asked.each, asked.told) = (true, 1);
    asked.bots.insert(2, Level::Novice);
    let studied = shown(&asked);
    let moves: Vec<_> = studied.sights.iter().map(|sight| sight.moves).collect();
    assert_eq!(moves, (2..=studied.moves.len()).collect::<Vec<_>>());
    assert_eq!(studied.sights.last(), Some(&studied.sight));
}

/// Whatever somebody asks for, an answer has an end; who asks again goes on.
#[test]
fn bots_play_so_many_moves_at_once_and_no_more() {
    let games = Shelf::standard();
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let mut asked = Study {
            game: game.to_owned(),
            beginning: Beginning::Setup {
                players: 3,
                options: BTreeMap::new(),
                seed: 3,
            },
            bots: (1..=3).map(|seat| (seat, Level::Novice)).collect(),
            each: true,
            ..momiji(&[])
        };
        let first = study(&games, &asked).expect("a study");
        assert!(first.moves.len() <= MOST_ANSWERS && first.sights.len() == first.moves.len());
        assert!(first.sight.tally.is_some() || first.moves.len() == MOST_ANSWERS);
        (asked.told, asked.moves) = (first.moves.len(), first.moves.clone());
        let next = study(&games, &asked).expect("a study");
        assert!(next.moves.starts_with(&first.moves));
        assert_eq!(next.sights.len(), next.moves.len() - first.moves.len());
    }
}

/// How far bots play for somebody who plays with them: never as far as they may.
#[test]
fn bots_answer_all_that_there_is_to_answer() {
    let games = Shelf::standard();
    let mut most = 0;
    for (game, players) in [("momiji", 4), ("vivid-memories", 4), ("deja-vu", 4)] {
        let mut asked = Study {
            game: game.to_owned(),
            beginning: Beginning::Setup {
                players,
                options: BTreeMap::new(),
                seed: 5,
            },
            bots: (2..=players).map(|seat| (seat, Level::Novice)).collect(),
            ..momiji(&[])
        };
        for turn in 0..60 {
            let studied = study(&games, &asked).expect("a study");
            most = most.max(studied.moves.len() - asked.moves.len());
            if studied.sight.tally.is_some() || studied.moves.len() > 700 {
                break;
            }
            assert_eq!(studied.sight.to_act.first(), Some(&1), "{game} {turn}");
            let choices = &studied.sight.choices;
            let chosen = &choices[turn * 7 % choices.len()].text;
            asked.moves = studied.moves.clone();
            asked.moves.push(format!("1: {chosen}"));
        }
    }
    println!("{most} moves at once");
    assert!(most > 3 && most * 2 < MOST_ANSWERS, "{most}");
}

#[test]
fn a_position_is_a_beginning_as_well() {
    let position = serde_json::json!({
        "game": "momiji", "players": 2, "types": ["red", "orange", "green", "brown"],
        "garden": {"green": ["green-2"]}, "turn": {"seat": 1}, "torii": 4,
        "objectives": ["longest-pile", "most-torii", "most-acorns", "most-zeros"],
        "seats": [{"landscapes": ["A", "B", "C"]}, {"landscapes": ["A", "B", "C"]}],
    });
    let studied = shown(&Study {
        beginning: Beginning::Position {
            position,
            seed: None,
        },
        ..momiji(&["take green"])
    });
    assert_eq!(studied.moves, ["1: take green"]);
}

#[test]
fn what_can_not_be_studied_says_why() {
    let games = Shelf::standard();
    let refused = |change: fn(&mut Study)| {
        let mut asked = momiji(&[]);
        change(&mut asked);
        study(&games, &asked).expect_err("no study")
    };
    assert!(matches!(
        refused(|asked| asked.seat = 3),
        StudyError::NoSuchSeat(3)
    ));
    assert!(matches!(
        refused(|asked| asked.game.clear()),
        StudyError::NoSuchGame(_)
    ));
    let long = refused(|asked| asked.moves = vec!["take red".to_owned(); 1001]);
    assert!(matches!(long, StudyError::TooLong));
    let much = refused(|asked| {
        asked.moves = vec!["take red".to_owned(); 101];
        asked.each = true;
    });
    assert!(matches!(much, StudyError::TooMuch));
}
