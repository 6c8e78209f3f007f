//! Reading a position: everything that is wrong with it is said at once.

use std::collections::BTreeMap;

use serde_json::Value;
use table::{Heading, MAX_SEATS, Problems, Seat, SmallSet, counted, read_document};

use super::document::{Document, SeatDocument};
use crate::board::{BankSpace, Board, Score};
use crate::colour::{Colour, ColourSet, Fragments, Handful};
use crate::components::{MAX_LINE, Print, VividMemories};
use crate::line::Line;
use crate::state::{Agreement, State};
use crate::tile::{Space, Tile, TileSet};

/// A position under inspection.
pub(super) struct Reader<'a> {
    pub game: &'a VividMemories,
    pub problems: Problems,
    pub state: State,
    /// How many fragments of each colour were met.
    pub met: [i64; Colour::COUNT],
    /// Whether some fragments can't be counted: a name that can't be read, or a wrong number.
    pub uncounted: bool,
    /// Tiles that were met.
    tiles: TileSet,
    /// Whether the document says what the supply is.
    supply_given: bool,
}

impl VividMemories {
    pub(crate) fn parse_position(&self, value: &Value) -> Result<State, Problems> {
        let document: Document = read_document(value)?;
        let heading = Heading {
            game: &document.game,
            players: document.players,
            seats: document.seats.len(),
        };
        let players = heading.check(self)?;
        let mut reader = Reader {
            game: self,
            problems: Problems::new(),
            state: State {
                boards: [Board::EMPTY; MAX_SEATS],
                line: Line::default(),
                bag: Fragments::default(),
                supply: Fragments::default(),
                stack: TileSet::EMPTY,
                table: Agreement {
                    players: players as u8,
                    always_in_order: document.always_in_order,
                },
                phase: document.phase,
                round: 1,
                start: Seat::new(0),
                opener: Seat::new(0),
                turn: Seat::new(0),
                in_order: document.in_order,
            },
            met: [0; Colour::COUNT],
            uncounted: false,
            tiles: TileSet::EMPTY,
            supply_given: document.supply.is_some(),
        };
        reader.read(&document);
        reader.problems.or(reader.state)
    }
}

impl Reader<'_> {
    fn read(&mut self, document: &Document) {
        self.read_table(document);
        self.read_line(document);
        for (index, seat) in document.seats.iter().enumerate() {
            self.read_seat(seat, index);
        }
        self.check_secrets_and_boards(document);
        self.state.bag = self.counts(&document.bag, "bag");
        if let Some(counts) = &document.supply {
            self.state.supply = self.counts(counts, "supply");
        }
        match &document.stack {
            Some(names) => self.state.stack = self.tiles(names, "stack"),
            None => self.state.stack = TileSet::ALL.minus(self.tiles),
        }
        for (index, seat) in document.seats.iter().enumerate() {
            self.read_stage(seat, index);
        }
        self.check_fragments();
        if self.problems.is_empty() {
            self.check_whole();
        }
    }

    fn seat(&mut self, number: i64, at: &str) -> Seat {
        let players = usize::from(self.state.table.players);
        let seat = self.problems.seat(number, players, at);
        seat.unwrap_or(Seat::new(0))
    }

    fn read_table(&mut self, document: &Document) {
        let rounds = i64::from(self.game.rounds);
        if (1..=rounds).contains(&document.round) {
            self.state.round = document.round as u8;
        } else {
            self.problems.add(
                "round",
                format!("{}; rounds go from 1 to {rounds}", document.round),
            );
        }
        self.state.start = self.seat(document.start, "start");
        self.state.opener = self.seat(document.opener.unwrap_or(document.start), "opener");
        self.state.turn = self.seat(document.turn.unwrap_or(document.start), "turn");
    }

    fn colour(&mut self, name: &str, at: &str) -> Option<Colour> {
        let colour = Colour::from_name(name);
        if colour.is_none() {
            self.uncounted = true;
            self.problems
                .add(at, format!("\"{name}\" is not a colour of fragments"));
        }
        colour
    }

    fn tile(&mut self, name: &str, at: &str) -> Option<Tile> {
        let Some(tile) = Tile::from_name(name) else {
            self.problems.add(
                at,
                format!("\"{name}\" is not a tile: they go from M01 to M20"),
            );
            return None;
        };
        if self.tiles.contains(tile) {
            self.problems.add(at, format!("{name} is there twice"));
            return None;
        }
        self.tiles.insert(tile);
        Some(tile)
    }

    fn tiles(&mut self, names: &[String], at: &str) -> TileSet {
        let mut tiles = TileSet::EMPTY;
        for (index, name) in names.iter().enumerate() {
            if let Some(tile) = self.tile(name, &format!("{at}[{index}]")) {
                tiles.insert(tile);
            }
        }
        tiles
    }

    fn counts(&mut self, document: &BTreeMap<String, i64>, at: &str) -> Fragments {
        let mut fragments = Fragments::default();
        for (name, &number) in document {
            let Some(colour) = self.colour(name, at) else {
                continue;
            };
            if (0..=i64::from(self.game.per_colour)).contains(&number) {
                (0..number).for_each(|_| fragments.add(colour));
                self.met[colour.index()] += number;
            } else {
                let most = self.game.per_colour;
                self.uncounted = true;
                self.problems
                    .add(at, format!("{number} {colour}; there are 0 to {most}"));
            }
        }
        fragments
    }

    fn read_line(&mut self, document: &Document) {
        let setup = *self.game.player_setup(self.state.table.players.into());
        if document.line.len() > usize::from(setup.tiles).min(MAX_LINE) {
            self.problems.add(
                "line",
                format!("{} tiles are too many", document.line.len()),
            );
            self.uncounted = true;
            return;
        }
        for (index, there) in document.line.iter().enumerate() {
            let at = format!("line[{index}]");
            let mut fragments = Fragments::default();
            if there.fragments.is_empty() {
                self.problems
                    .add(&at, "a tile without fragments does not stay in the line");
            }
            if there.fragments.len() > usize::from(setup.on_tile) {
                let what = format!(
                    "{} fragments; {} are laid on a tile",
                    there.fragments.len(),
                    setup.on_tile
                );
                self.problems.add(&at, what);
            }
            for (place, name) in there.fragments.iter().enumerate().take(100) {
                if let Some(colour) = self.colour(name, &format!("{at}.fragments[{place}]")) {
                    fragments.add(colour);
                    self.met[colour.index()] += 1;
                }
            }
            if let Some(tile) = self.tile(&there.tile, &format!("{at}.tile")) {
                self.state.line.push(tile, fragments);
            }
        }
    }

    fn read_seat(&mut self, document: &SeatDocument, index: usize) {
        let at = format!("seat {}", index + 1);
        let named = |print: &Print| self.game.boards[print.index()].name == document.board;
        match Print::all().find(named) {
            Some(print) => self.state.boards[index].print = print,
            None => {
                self.uncounted = true;
                self.problems
                    .add(&at, format!("there is no board \"{}\"", document.board));
            }
        }
        let aspiration = document.aspiration.as_deref();
        let aspiration = aspiration.and_then(|name| self.colour(name, &format!("{at}.aspiration")));
        self.state.boards[index].aspiration = aspiration;
        for (name, fragments) in &document.hexes {
            self.read_hex(name, fragments, index, &at);
        }
        for name in &document.filled {
            match self.game.slot(name) {
                None => {
                    self.uncounted = true;
                    self.problems.add(
                        format!("{at}.filled"),
                        format!("there is no slot \"{name}\""),
                    );
                }
                Some(slot) if self.state.boards[index].filled.contains(slot) => {
                    self.problems
                        .add(format!("{at}.filled"), format!("{name} is there twice"));
                }
                Some(slot) => {
                    let board = &mut self.state.boards[index];
                    board.filled.insert(slot);
                    self.met[self.game.printed_on(board).colour(slot).index()] += 1;
                }
            }
        }
        for (name, there) in &document.bank {
            let at = format!("{at}.bank.{name}");
            let Some(space) = Space::from_name(name) else {
                self.problems
                    .add(at, "it is none of trade-two, speculate, push, swap");
                continue;
            };
            let tile = there.tile.as_deref().and_then(|name| self.tile(name, &at));
            if there.tile.is_none() && there.flipped {
                self.problems
                    .add(&at, "without a tile nothing can be flipped");
            }
            if there.tile.is_some() && there.used {
                self.problems.add(&at, "a covered space can't be used");
            }
            self.state.boards[index].bank[space.index()] = BankSpace {
                tile,
                flipped: there.flipped,
                used: there.used,
            };
        }
        self.state.boards[index].claimed = self.tiles(&document.claimed, &format!("{at}.claimed"));
        self.state.boards[index].precious =
            self.tiles(&document.precious, &format!("{at}.precious"));
        let score = &document.score;
        let mut points = |number: i64| {
            if (0..10_000).contains(&number) {
                return number as u16;
            }
            self.problems.add(
                format!("{at}.score"),
                format!("{number} can't be a number of points"),
            );
            0
        };
        self.state.boards[index].score = Score {
            moments: points(score.moments),
            threads: points(score.threads),
            cores: points(score.cores),
            aspiration: points(score.aspiration),
        };
    }

    fn read_hex(&mut self, name: &str, fragments: &[String], index: usize, at: &str) {
        let at = format!("{at}.hexes.{name}");
        let Some(hex) = self.game.hex(name) else {
            self.problems.add(at, "there is no such hex");
            self.uncounted = true;
            return;
        };
        if fragments.is_empty() || fragments.len() > Handful::ROOM {
            let what = format!(
                "{} fragments; a hex holds three at the most (leave an empty one out)",
                fragments.len()
            );
            self.problems.add(at, what);
            self.uncounted = true;
            return;
        }
        if !self.state.boards[index].hex(hex).is_empty() {
            self.problems.add(at, "it is there twice");
            self.uncounted = true;
            return;
        }
        for name in fragments {
            if let Some(colour) = self.colour(name, &at) {
                self.state.boards[index].add(hex, colour);
                self.met[colour.index()] += 1;
            }
        }
    }

    fn check_secrets_and_boards(&mut self, document: &Document) {
        let mut seen = ColourSet::EMPTY;
        let mut prints = SmallSet::EMPTY;
        for seat in self.state.seats() {
            let board = *self.state.board(seat);
            match board.aspiration {
                // One that can't be read was complained of already.
                None if document.seats[seat.index()].aspiration.is_some() => {}
                None => {
                    let what = "every player has an aspiration; only views leave it out";
                    self.problems
                        .add(format!("seat {}.aspiration", seat.number()), what);
                }
                Some(colour) if seen.contains(colour) => {
                    let what = format!("{colour} belongs to two players");
                    self.problems
                        .add(format!("seat {}.aspiration", seat.number()), what);
                }
                Some(colour) => seen.insert(colour),
            }
            let name = &document.seats[seat.index()].board;
            if *name != self.game.printed_on(&board).name {
                continue;
            }
            if prints.contains(board.print) {
                let what = "two players have this board";
                self.problems
                    .add(format!("seat {}.board", seat.number()), what);
            }
            prints.insert(board.print);
        }
    }

    /// 25 of each colour; a supply that was left out is what is missing.
    fn check_fragments(&mut self) {
        let printed = i64::from(self.game.per_colour);
        for colour in Colour::ALL {
            let met = self.met[colour.index()];
            if !self.supply_given && met <= printed {
                (met..printed).for_each(|_| self.state.supply.add(colour));
            } else if met != printed && !self.uncounted {
                let there = counted(met as usize, &format!("{colour} fragment"));
                self.problems
                    .add("", format!("{there} instead of {printed}"));
            }
        }
    }
}
