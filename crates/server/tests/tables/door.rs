//! Connections: silent ones keep nobody out, and nobody holds one for ever.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use protocol::tables::NewSeat;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::house::{BOT, Folder, House, Luck, Player, new_table};

/// A connection that says nothing, from another address than everybody else here.
async fn silent(host: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::from(([127, 0, 0, 2], 0)))
        .expect("another address of this machine");
    let host = host.parse().expect("an address");
    socket.connect(host).await.expect("a connection")
}

/// Whether the server closes a connection within the time.
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut rest = Vec::new();
    // Closed politely or not, there is an end.
    timeout(within, stream.read_to_end(&mut rest)).await.is_ok()
}

const SOON: Duration = Duration::from_secs(10);

/// How many seconds everybody has where nobody may take long, who behaves on a busy machine as well; and until when the
/// server has certainly given up the others.
const PATIENCE: u32 = 4;
const GIVEN_UP: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_keep_nobody_out() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.connections = 200).await;
    let mut luck = Luck(1);
    let mut crowd = Vec::new();
    let early = house.guest().await;
    let table = early.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let mut player = Player::at(&early, &table.expect("a table").id).await;
    for round in 0..11 {
        for _ in 0..100 {
            crowd.push(silent(&house.host).await);
        }
        // Who plays already plays on, and whoever comes now comes in.
        player.until(Player::is_due).await;
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
        let late = house.guest().await;
        let answer = late.ask("GET", "/api/games", None).await;
        assert_eq!(answer.expect("an answer").status, 200, "round {round}");
    }
    let mut closed = 0;
    for stream in &mut crowd[..900] {
        closed += usize::from(is_closed(stream, SOON).await);
    }
    assert_eq!(closed, 900, "the oldest silent ones made room");
    house.stop().await;
}

/// A request whose body never comes. The server says when it waits for it.
const SLOW: &str = "POST /api/recover HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
    content-length: 9\r\nexpect: 100-continue\r\n\r\n";

/// What the server answers, up to the first empty line.
async fn answer(stream: &mut TcpStream) -> io::Result<String> {
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await?);
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_keep_nobody_out() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.connections = 50).await;
    let mut crowd = Vec::new();
    for _ in 0..50 {
        let mut stream = silent(&house.host).await;
        stream.write_all(SLOW.as_bytes()).await.expect("sent");
        let awaited = answer(&mut stream).await.expect("an answer");
        assert!(awaited.starts_with("HTTP/1.1 100"), "{awaited}");
        crowd.push(stream);
    }
    // However many have begun to ask, whoever comes now is answered.
    for _ in 0..20 {
        let late = house.guest().await;
        let answer = late.ask("GET", "/api/games", None).await;
        assert_eq!(answer.expect("an answer").status, 200);
    }
    assert!(is_closed(&mut crowd[0], SOON).await, "the oldest made room");
    drop(crowd);
    house.stop().await;
}

/// The socket of a table for somebody at this address, as far as the server answers.
async fn socket_from(host: &str, table: &str, address: &str) -> Option<TcpStream> {
    let mut stream = silent(host).await;
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {address}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let answer = answer(&mut stream).await.ok()?;
    answer.starts_with("HTTP/1.1 101").then_some(stream)
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_one_address_keep_nobody_out() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.connections = 60;
        config.sockets_per_address = 0;
    })
    .await;
    let host = house.guest().await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let table = table.expect("a table").id;
    let mut player = Player::at(&host, &table).await;
    let mut crowd = Vec::new();
    for _ in 0..100 {
        crowd.extend(socket_from(&house.host, &table, "203.0.113.66").await);
    }
    assert!(crowd.len() > 50, "{} sockets", crowd.len());
    // Who plays plays on, and whoever comes now comes in.
    for _ in 0..5 {
        let late = house.guest().await;
        let answer = late.ask("GET", "/api/games", None).await;
        assert_eq!(answer.expect("an answer").status, 200);
    }
    player.until(Player::is_due).await;
    let chosen = Luck(1).choose(&player);
    player.play(&chosen).await;
    assert!(is_closed(&mut crowd[0], SOON).await, "the oldest made room");
    house.stop().await;
}

/// A ping as it stands on the wire, with nothing in it.
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_no_hello() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.header_seconds = PATIENCE).await;
    let host = house.guest().await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let table = table.expect("a table").id;
    let socket = socket_from(&house.host, &table, "203.0.113.66").await;
    let (mut read, mut write) = socket.expect("a socket").into_split();
    let pinging = tokio::spawn(async move {
        while write.write_all(&PING).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let mut rest = Vec::new();
    let ended = timeout(GIVEN_UP, read.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "it was given up");
    pinging.abort();
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_are_counted() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.messages_per_second = 5).await;
    let host = house.guest().await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let table = table.expect("a table").id;
    let socket = socket_from(&house.host, &table, "203.0.113.66").await;
    let (mut read, mut write) = socket.expect("a socket").into_split();
    // What is in the way when the server hangs up would take its last words with it: so they do not come all at once.
    let flood = tokio::spawn(async move {
        while write.write_all(&PING).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    let mut rest = Vec::new();
    // If it were given up for want of a hello, it would say something else.
    let ended = timeout(GIVEN_UP, read.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "it was closed");
    let rest = String::from_utf8_lossy(&rest).into_owned();
    assert!(rest.contains("too-many"), "{rest}");
    flood.abort();
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.connections_per_address = 5;
        config.trusted_proxies = "10.0.0.1".parse().expect("an address");
    })
    .await;
    let mut crowd = Vec::new();
    for _ in 0..50 {
        crowd.push(silent(&house.host).await);
    }
    for stream in &mut crowd[..45] {
        assert!(is_closed(stream, SOON).await);
    }
    let mut open = 0;
    for stream in &mut crowd[45..] {
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .await
            .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        open += usize::from(answer.starts_with("HTTP/1.1 200"));
    }
    assert_eq!(open, 5);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_holds_a_connection_for_ever() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.header_seconds = PATIENCE;
        config.idle_seconds = PATIENCE;
        config.request_seconds = PATIENCE;
    })
    .await;
    let beginnings = [
        // Nothing, a part of a header, and a body that never comes.
        "",
        "GET /healthz HTTP/1.1\r\nhost: x\r\n",
        "POST /api/recover HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
        // A whole request, and no other after it; then a part of another.
        "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz",
    ];
    let given_up = async |beginning: &str| {
        let mut stream = silent(&house.host).await;
        stream.write_all(beginning.as_bytes()).await.expect("sent");
        assert!(is_closed(&mut stream, GIVEN_UP).await, "{beginning}");
    };
    join_all(beginnings.map(given_up)).await;
    // A socket of a table stays, silent or not.
    let guest = house.guest().await;
    let table = guest.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let mut player = Player::at(&guest, &table.expect("a table").id).await;
    player.until(Player::is_due).await;
    tokio::time::sleep(Duration::from_secs(u64::from(PATIENCE) + 2)).await;
    let chosen = Luck(1).choose(&player);
    player.play(&chosen).await;
    house.stop().await;
}

/// A listener whose system has nothing to give for a while.
struct Short {
    listener: TcpListener,
    failures: u32,
}

impl server::Listener for Short {
    type Io = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        if self.failures > 0 {
            self.failures -= 1;
            return Err(io::Error::other("too many open files"));
        }
        self.listener.accept().await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_out_of_descriptors_goes_on_when_it_has_some() {
    let folder = Folder::new();
    let house = House::listening(
        &folder,
        |_| (),
        |listener| Short {
            listener,
            failures: 20,
        },
    )
    .await;
    let guest = house.guest().await;
    assert_eq!(guest.me.browsers, 0);
    house.stop().await;
}
