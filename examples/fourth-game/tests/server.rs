//! A server has tables of it: played over a real socket by a person and bots.

use std::collections::BTreeMap;

use client::Guest;
use fourth_game::HighCard;
use protocol::socket::Message;
use protocol::tables::{Level, Moment, NewSeat, NewTable, Sight};
use shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A folder that is gone when this is.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn table() -> NewTable {
    let bot = |level| NewSeat::Bot { level };
    NewTable {
        game: "high-card".to_owned(),
        seats: vec![NewSeat::Me, bot(Level::Casual), bot(Level::Skilled)],
        options: BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Novice,
        hints: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_bots_to_the_end() {
    let name = format!("reverie-fourth-game-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    let config = server::Config {
        data: folder.0.clone(),
        bot_budget_ms: 20,
        ..server::Config::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let host = listener.local_addr().expect("its address").to_string();
    let (stop, stopped) = oneshot::channel::<()>();
    let shelf = Shelf::standard().with::<HighCard>();
    let running = tokio::spawn(server::serve(config, shelf, listener, async {
        let _ = stopped.await;
    }));

    let guest = Guest::new(&host).await.expect("a guest");
    let table = guest.open(&table()).await.expect("a table");
    let back = format!("/api/tables/{}/moments/0?open=true", table.id);
    let early = guest.get::<Moment>(&back).await;
    assert!(early.is_err(), "nobody sees everything while it is played");
    let mut connection = guest.connect(&table.id).await.expect("a socket");
    let Message::Table { sight, .. } = connection.hello(None).await.expect("a greeting") else {
        panic!("the whole table comes first");
    };
    let mut sight: Sight = sight.expect("the game has begun");
    let mut laid = 0;
    while !sight.to_act.is_empty() {
        if sight.to_act == [1] && !sight.choices.is_empty() {
            let text = sight.choices[0].text.clone();
            let request = protocol::socket::Request::Move {
                id: format!("move-{laid}"),
                text,
                after: Some(sight.moves),
            };
            connection.send(&request).await.expect("sent");
            laid += 1;
        }
        // What was asked and what came of it, in any order.
        let before = sight.moves;
        while sight.moves == before && !sight.to_act.is_empty() {
            let message = connection.next().await.expect("news");
            if let Message::News {
                sight: Some(news), ..
            } = message
            {
                sight = news;
            }
        }
    }
    assert!(laid >= 3, "everybody lays three cards at least");
    let tally = sight.tally.expect("the score at the end");
    assert_eq!(tally["seats"].as_array().map(Vec::len), Some(3));

    let moment: Moment = guest.get(&back).await.expect("all is open now");
    let view = moment.sight.view.value();
    let seats = view["seats"].as_array().expect("seats").iter();
    assert!(
        seats
            .clone()
            .all(|seat| seat["hand"].as_array().is_some_and(|hand| hand.len() == 3))
    );
    let _ = stop.send(());
    running
        .await
        .expect("no panic")
        .expect("it stopped in peace");
}
