//! Messages that were damaged on the way: every one is answered, and nothing breaks.

use protocol::socket::{Message, Request};
use protocol::tables::NewSeat;

use crate::house::{BOT, Folder, House, Luck, Player, new_table};

/// Messages that are right, to be damaged.
fn seeds() -> Vec<String> {
    let id = || "a".to_owned();
    let text = || "take red".to_owned();
    let after = Some(3);
    let requests = [
        Request::Hello {
            protocol: 1,
            version: Some(2),
        },
        Request::Move {
            id: id(),
            text: text(),
            after,
        },
        Request::Why {
            id: id(),
            text: text(),
        },
        Request::Undo { id: id() },
        Request::Say {
            id: id(),
            text: text(),
        },
        Request::Back { id: id() },
        Request::Looking { now: true },
    ];
    let written = requests.iter().map(serde_json::to_string);
    written.map(|text| text.expect("JSON")).collect()
}

/// A few letters changed, left out, doubled or put in.
fn damage(text: &str, luck: &mut Luck) -> String {
    const ODD: [&str; 10] = [
        "\"", "{", "}", "[", "\\", "null", "-1", "1e999", "\u{0}", "\u{fffd}",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(3) {
        let at = luck.below(letters.len().max(1));
        match luck.below(4) {
            0 if at < letters.len() => {
                letters.remove(at);
            }
            1 if at < letters.len() => letters.insert(at, letters[at]),
            2 => letters.truncate(at),
            _ => {
                let odd = ODD[luck.below(ODD.len())];
                let at = at.min(letters.len());
                letters.splice(at..at, odd.chars());
            }
        }
    }
    letters.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_messages_are_answered_and_change_nothing_by_accident() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let seats = [NewSeat::Me, BOT];
    let table = host.open(&new_table("momiji", &seats)).await;
    let table = table.expect("a table");
    let mut luck = Luck(2026);
    let seeds = seeds();
    let mut player = Player::at(&host, &table.id).await;
    let mut lost = 0;
    for _ in 0..1500 {
        let seed = &seeds[luck.below(seeds.len())];
        let damaged = damage(seed, &mut luck);
        // What is right after all may be done; what is not is refused. Both are answers; a pong says
        // that all before it was read.
        let sent = player.connection.send_text(&damaged).await;
        let asked = player.connection.send(&Request::Ping {}).await;
        let answered = sent.is_ok()
            && asked.is_ok()
            && loop {
                match player.connection.next().await {
                    Ok(Message::Pong {}) => break true,
                    Ok(_) => {}
                    Err(_) => break false,
                }
            };
        if !answered {
            // After too many mistakes a connection is closed; the next one is as good.
            lost += 1;
            player = Player::at(&host, &table.id).await;
        }
    }
    assert!(lost < 200, "{lost} connections were closed");
    let player = Player::at(&host, &table.id).await;
    assert!(player.sight().moves < 50, "nothing but what was asked for");
    house.stop().await;
}
