//! What a client receives contains nothing that its person may not know.

use client::Connection;
use protocol::Code;
use protocol::coach::{Hint, HintSize};
use protocol::socket::{Message, News, Request};
use protocol::tables::{Counted, Moment, NewSeat, NewTable, Table};
use shelf::counting;
use table::{Observer, Seat};

use crate::house::{Folder, House, Luck, Player, new_table};

/// What happened at the table, as the test made it happen.
enum Happened {
    Moved(Seat, String),
    TakenBack(Seat),
}

/// How many iterations a hint has here.
const HINT: u32 = 30;

/// Three people and a spectator at a table, all connected: moves by chance, some taken back, and talk.
/// In between everybody looks back over HTTP, counts the points, asks for what is not theirs, and asks a coach. Then the game is played
/// again by the rules alone beside what each of them received: at every step it must be exactly what
/// the engine shows to these eyes, word for word, and nothing that is too long ago for them. Whatever else a message contains is checked to be of
/// a known kind.
async fn only_what_eyes_may_see(game: &str, steps: usize) {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.hint_iterations = HINT;
        config.hints_per_minute = 0;
    })
    .await;
    let host = house.guest().await;
    let seats = [NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let table = NewTable {
        hints: Some(true),
        ..new_table(game, &seats)
    };
    let table = host.open(&table).await.expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let mut people = vec![host.clone()];
    for _ in 0..2 {
        let friend = house.guest().await;
        let joined = friend.post::<Table>(&format!("{path}/join"), &()).await;
        joined.expect("a seat");
        people.push(friend);
    }
    let started = host.post::<Table>(&format!("{path}/start"), &()).await;
    started.expect("a start");
    people.push(house.guest().await);
    let mut around = Vec::new();
    for person in &people {
        around.push(Player::at(person, &table.id).await);
    }
    let (mut luck, mut happened, mut looked) = (Luck(11), Vec::new(), Vec::new());
    for step in 0..steps {
        let due = around[..3].iter().position(Player::is_due);
        let Some(due) = due else { break };
        let seat = Seat::new(due);
        if step % 40 == 7 {
            wonder(&mut around).await;
        }
        let chosen = luck.choose(&around[due]);
        around[due].play(&chosen).await;
        happened.push(Happened::Moved(seat, chosen));
        if around[due].sight().undo && luck.below(4) == 0 {
            let id = Connection::fresh_id();
            ask(&mut around[due], Request::Undo { id }).await;
            happened.push(Happened::TakenBack(seat));
        } else if luck.below(9) == 0 {
            let (id, text) = (Connection::fresh_id(), "hm".to_owned());
            ask(&mut around[due], Request::Say { id, text }).await;
        }
        let version = around[due].version;
        for player in &mut around {
            player.until(|player| player.version >= version).await;
        }
        if step % 40 == 7 && !around[0].is_over() {
            looked.extend(look_back(&around, &path).await);
        }
    }
    if !around[0].is_over() {
        let abandoned = host.ask("POST", &format!("{path}/abandon"), None).await;
        assert_eq!(abandoned.expect("an answer").status, 200);
    }
    let record = host.ask("GET", &format!("{path}/record"), None).await;
    let record = record.expect("a record").body;
    for (index, player) in around.into_iter().enumerate() {
        let heard = player.connection.heard.unwrap_or_default();
        compare(&record, &happened, &heard, eyes(index));
    }
    for (index, made, moment, greeting, counted) in looked {
        check_moment(&record, &happened[..made], &moment, eyes(index));
        check_greeting(&record, &happened[..made], &greeting, eyes(index));
        check_count(&record, &happened[..made], &counted, eyes(index));
    }
    house.stop().await;
}

/// Who looked, after how much had happened, and what they were answered.
type Looked = (usize, usize, Moment, Message, Counted);

fn eyes(index: usize) -> Observer {
    if index < 3 {
        Observer::Seat(Seat::new(index))
    } else {
        Observer::Spectator
    }
}

/// Sends a request, and waits until it is done.
async fn ask(player: &mut Player, request: Request) {
    player.connection.send(&request).await.expect("sent");
    loop {
        let message = player.connection.next().await.expect("an answer");
        if matches!(message, Message::Done { .. }) {
            return;
        }
        player.hear(message);
    }
}

/// Everybody asks a coach. Whoever has to decide is answered, the others and the spectator are not; what it says is
/// held against the rules with everything else that was heard.
async fn wonder(around: &mut [Player]) {
    let due: Vec<usize> = around[0].sight().to_act.clone();
    for (index, player) in around.iter_mut().enumerate() {
        let (id, size) = (Connection::fresh_id(), HintSize::Line);
        let request = Request::Hint {
            id: id.clone(),
            size,
            after: None,
        };
        player.connection.send(&request).await.expect("sent");
        let answered = loop {
            match player.connection.next().await.expect("an answer") {
                Message::Hint { id: named, .. } if named == id => break true,
                Message::Refused {
                    id: Some(named), ..
                } if named == id => break false,
                other => player.hear(other),
            }
        };
        assert_eq!(answered, due.contains(&(index + 1)));
    }
    let version = around.iter().map(|player| player.version).max();
    for player in around {
        player.until(|player| Some(player.version) >= version).await;
    }
}

/// Everybody asks for the last moment as they see it, and in vain for what others see or what is too long
/// ago, and comes in by a second door. The number of what has happened stands beside what was answered.
async fn look_back(around: &[Player], path: &str) -> Vec<Looked> {
    let mut looked = Vec::new();
    for (index, player) in around.iter().enumerate() {
        let (guest, now) = (&player.guest, player.sight().moves);
        let told = &player.connection.heard;
        let made = told.iter().flatten().map(|words| happenings(words)).sum();
        let moment = guest.get(&format!("{path}/moments/{now}")).await;
        let id = path.rsplit('/').next().expect("an id");
        let mut door = guest.connect(id).await.expect("a connection");
        let greeting = door.hello(None).await.expect("a greeting");
        let counted = guest.get(&format!("{path}/account")).await;
        let counted = counted.expect("points");
        looked.push((index, made, moment.expect("a moment"), greeting, counted));
        if let Some(before) = player.sight().horizon.checked_sub(1) {
            let peek = format!("{path}/moments/{before}");
            let refused = guest.get::<Moment>(&peek).await.expect_err("too long ago");
            assert_eq!(refused.problem().expect("a refusal").code, Code::TooFarBack);
        }
        let other = format!("seat={}", (index + 1) % 3 + 1);
        for query in ["open=true", &other] {
            let peek = format!("{path}/moments/{now}?{query}");
            let refused = guest.get::<Moment>(&peek).await.expect_err("not theirs");
            let problem = refused.problem().expect("a refusal");
            assert_eq!((problem.code, problem.details.len()), (Code::NotOver, 0));
        }
    }
    looked
}

fn happenings(words: &str) -> usize {
    let message: Message = serde_json::from_str(words).expect("a message");
    let news = match message {
        Message::Table { history, .. } => history,
        Message::News { news, .. } => news,
        _ => Vec::new(),
    };
    let counts = |news: &&News| matches!(news, News::Moved { .. } | News::Undone { .. });
    news.iter().filter(counts).count()
}

fn again(record: &str) -> (Box<dyn shelf::AnyMatch>, u64) {
    let (record, game) = shelf::Shelf::standard()
        .parse_record(record)
        .expect("a record");
    let game = game.start(&record.request, record.seed);
    (game.expect("the same table"), record.seed)
}

fn happen(game: &mut dyn shelf::AnyMatch, what: &Happened) {
    match what {
        Happened::Moved(seat, text) => {
            game.play(*seat, text).expect("a legal move");
        }
        Happened::TakenBack(seat) => game.undo(*seat).expect("it was taken back"),
    }
}

fn check_moment(record: &str, happened: &[Happened], moment: &Moment, eyes: Observer) {
    let (mut game, _) = again(record);
    for what in happened {
        happen(&mut *game, what);
    }
    assert_eq!(moment.sight.view.value(), game.view(eyes), "{eyes:?}");
    assert_eq!(moment.sight.prompt, game.prompt(eyes));
    let last = moment.of.checked_sub(1);
    let shown = last.and_then(|last| game.story(eyes, last).pop());
    let told = moment.step.as_ref().map(|step| &step.told);
    assert_eq!(told, shown.as_ref().map(|step| &step.told));
    assert!(moment.sight.choices.is_empty() && moment.sight.tally.is_none());
}

/// What is told of moves, as a list.
fn told(news: &[News]) -> Vec<(Vec<table::Phrase>, Vec<serde_json::Value>)> {
    let steps = news.iter().filter_map(|news| match news {
        News::Moved { step, .. } => Some((step.told.clone(), step.events.clone())),
        _ => None,
    });
    steps.collect()
}

/// The same, as the rules tell it to these eyes.
fn story(
    game: &dyn shelf::AnyMatch,
    eyes: Observer,
) -> Vec<(Vec<table::Phrase>, Vec<serde_json::Value>)> {
    let steps = game.story(eyes, 0).into_iter();
    steps.map(|step| (step.told, step.events)).collect()
}

fn check_greeting(record: &str, happened: &[Happened], greeting: &Message, eyes: Observer) {
    let (mut game, _) = again(record);
    for what in happened {
        happen(&mut *game, what);
    }
    let Message::Table { history, sight, .. } = greeting else {
        panic!("not everything: {greeting:?}");
    };
    let sight = sight.as_ref().expect("a game");
    let (moves, horizon) = (game.moves_made(), game.horizon(eyes));
    assert_eq!((sight.moves, sight.horizon), (moves, horizon));
    let told = told(history);
    assert_eq!(told.len(), moves - horizon);
    assert_eq!(told, story(&*game, eyes));
}

/// The points are those that these eyes may count; and whose they are not, is told of no gains.
fn check_count(record: &str, happened: &[Happened], counted: &Counted, eyes: Observer) {
    let (mut game, _) = again(record);
    for what in happened {
        happen(&mut *game, what);
    }
    assert_eq!(counted.moves, game.moves_made());
    assert_eq!(counted.seats, game.account(eyes).seats, "{eyes:?}");
    let own = match eyes {
        Observer::Seat(seat) => game.choices(seat),
        Observer::Spectator | Observer::AllSeeing => Vec::new(),
    };
    let own = |text: &String| own.iter().any(|choice| choice.text == *text);
    assert!(counted.gains.keys().all(own), "{:?}", counted.gains);
    let same = counting(&*game, eyes, true, eyes != Observer::Spectator).think();
    assert_eq!(*counted, same, "{eyes:?}");
}

/// A hint is what a coach says who knows what this seat knows, and is told to nobody else.
fn check_hint(game: &dyn shelf::AnyMatch, hint: &Hint, eyes: Observer) {
    let Observer::Seat(seat) = eyes else {
        panic!("a spectator is told {hint:?}")
    };
    let whole = game.hint(seat, HINT).expect("it is their turn").think();
    let best = hint.best.as_ref().map(|best| best.text.clone());
    assert_eq!(best, Some(whole.best.text));
    assert_eq!(
        (&hint.nudge, &hint.reasons, &hint.outlook),
        (&whole.nudge, &whole.reasons, &whole.outlook)
    );
}

/// Holds all messages of one connection against a game that is played again by the rules alone.
fn compare(record: &str, happened: &[Happened], heard: &[String], eyes: Observer) {
    let (mut again, seed) = again(record);
    let seed = seed.to_string();
    let mut happened = happened.iter();
    for words in heard {
        assert!(
            !words.contains(&seed),
            "the seed is not to be told: {words}"
        );
        let message: Message = serde_json::from_str(words).expect("a message");
        let (news, sight, all) = match message {
            Message::Table { history, sight, .. } => (history, sight, None),
            Message::News {
                news,
                sight,
                history,
                ..
            } => (news, sight, history),
            Message::Here { .. } | Message::Done { .. } => continue,
            Message::Hint { hint, .. } => {
                check_hint(&*again, &hint, eyes);
                continue;
            }
            Message::Refused { problem, .. } => {
                assert!(matches!(problem.code, Code::NotYourTurn | Code::NotSeated));
                assert!(problem.details.is_empty(), "{problem:?}");
                continue;
            }
            other => panic!("nobody asked for {other:?}"),
        };
        for told in news {
            match told {
                News::Moved { step, .. } => {
                    happen(&mut *again, happened.next().expect("it happened"));
                    let shown = again.story(eyes, again.moves_made() - 1).remove(0);
                    assert_eq!((step.told, step.events), (shown.told, shown.events));
                }
                News::Undone { .. } => {
                    happen(&mut *again, happened.next().expect("it happened"));
                }
                News::Said { text, .. } => assert_eq!(text, "hm"),
                News::Changed {} => {}
            }
        }
        if let Some(all) = all {
            // Everything is told when nobody plays on, and not before: all of it has happened.
            assert_eq!(happened.len(), 0);
            again.lay_open();
            assert_eq!(told(&all), story(&*again, eyes));
        }
        let Some(sight) = sight else { continue };
        assert_eq!(sight.horizon, again.horizon(eyes), "{eyes:?}");
        assert_eq!(sight.view.value(), again.view(eyes), "{eyes:?}");
        assert_eq!(sight.prompt, again.prompt(eyes));
        let own = match eyes {
            Observer::Seat(seat) => again.choices(seat),
            Observer::Spectator | Observer::AllSeeing => Vec::new(),
        };
        // When the game was given up there is nothing left to choose.
        if !sight.choices.is_empty() {
            assert_eq!(sight.choices, own);
        }
        assert!(sight.tally.is_none() || again.is_over());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn momiji_shows_nobody_too_much() {
    only_what_eyes_may_see("momiji", 400).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vivid_memories_shows_nobody_too_much() {
    only_what_eyes_may_see("vivid-memories", 400).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deja_vu_shows_nobody_too_much() {
    only_what_eyes_may_see("deja-vu", 400).await;
}
