//! What a client receives contains nothing that its person may not know.

use protocol::socket::{Message, News};
use protocol::tables::NewSeat;
use table::{Observer, Seat};

use crate::house::{Folder, House, Luck, Player, new_table};

/// Plays a game by chance with a spectator and both people connected, then plays the record again
/// beside what each of them received: at every step it must be exactly what the engine shows to
/// these eyes, word for word. Whatever else a message contains is checked to be of a known kind.
async fn only_what_eyes_may_see(game: &str, steps: usize) {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = [NewSeat::Me, NewSeat::Open];
    let table = host.open(&new_table(game, &seats)).await.expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let _: protocol::tables::Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    let _: protocol::tables::Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("start");
    let watching = house.guest().await;
    let mut watching = Player::at(&watching, &table.id).await;
    let mut players = [
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
    ];
    let mut luck = Luck(11);
    for _ in 0..steps {
        if players[0].is_over() {
            break;
        }
        let due = usize::from(!players[0].is_due());
        let chosen = luck.choose(&players[due]);
        players[due].play(&chosen).await;
        let version = players[due].version;
        players[1 - due]
            .until(|player| player.version >= version)
            .await;
        watching.until(|player| player.version >= version).await;
    }
    if !players[0].is_over() {
        let abandoned = host.ask("POST", &format!("{path}/abandon"), None).await;
        assert_eq!(abandoned.expect("an answer").status, 200);
    }
    let record = host
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("a record");
    let eyes = [
        Observer::Seat(Seat::new(0)),
        Observer::Seat(Seat::new(1)),
        Observer::Spectator,
    ];
    let [first, second] = players;
    for (player, eyes) in [first, second, watching].into_iter().zip(eyes) {
        compare(
            &record.body,
            &player.connection.heard.unwrap_or_default(),
            eyes,
        );
    }
    house.stop().await;
}

/// Holds all messages of one connection against a game that is played again by the rules alone.
fn compare(record: &str, heard: &[String], eyes: Observer) {
    let (record, game) = shelf::parse_record(record).expect("a record");
    let mut again = game
        .start(&record.request, record.seed)
        .expect("the same table");
    let seed = record.seed.to_string();
    let mut made = record.moves.iter();
    for words in heard {
        assert!(
            !words.contains(&seed),
            "the seed is not to be told: {words}"
        );
        let message: Message = serde_json::from_str(words).expect("a message");
        let (news, sight) = match message {
            Message::Table { history, sight, .. } => (history, sight),
            Message::News { news, sight, .. } => (news, sight),
            Message::Here { .. } | Message::Done { .. } => continue,
            other => panic!("nobody asked for {other:?}"),
        };
        for told in news {
            let News::Moved { step, .. } = told else {
                continue;
            };
            let line = made.next().expect("no more moves than were made");
            let seat = Seat::new(line.seat - 1);
            again.play(seat, &line.text).expect("a legal move");
            let shown = again.story(eyes, again.moves_made() - 1).remove(0);
            assert_eq!((step.told, step.events), (shown.told, shown.events));
        }
        let Some(sight) = sight else { continue };
        assert_eq!(sight.view.value(), again.view(eyes), "{eyes:?}");
        assert_eq!(sight.prompt, again.prompt(eyes));
        let own = match eyes {
            Observer::Seat(seat) => again.choices(seat),
            Observer::Spectator => Vec::new(),
        };
        // When the game was given up there is nothing left to choose.
        if !sight.choices.is_empty() {
            let offered: Vec<&str> = sight
                .choices
                .iter()
                .map(|choice| choice.text.as_str())
                .collect();
            let own: Vec<&str> = own.iter().map(|choice| choice.text.as_str()).collect();
            assert_eq!(offered, own);
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
