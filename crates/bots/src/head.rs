//! The first line of a file with weights: which net it is.
//!
//! `reverie-net 1 momiji 2 0123456789abcdef`: the form of the file, the game, the number of players, and
//! a digest of the names of all inputs in their order. The weights follow after the end of the line.

use crate::features::Names;
use crate::judged::Judged;

/// How the line begins.
const MARK: &str = "reverie-net";

/// The form of what follows. A change of the layers of [`Net`](crate::Net), or of the order in which
/// they are written, is another form.
const FORM: &str = "1";

/// A line longer than this is none of ours.
const LONGEST: usize = 200;

/// Why stored weights can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWeights {
    /// They do not begin as weights do.
    #[error("this is no file with weights: make one with `reverie learn`")]
    Foreign,
    /// They are written in a form that this program does not know.
    #[error(
        "the weights are written in form {found}, and this program reads form {FORM}: learn them \
         again with `reverie learn`"
    )]
    Form {
        /// The form that the file names.
        found: String,
    },
    /// They belong to another game.
    #[error("the weights are for {found}, not for {wanted}")]
    Game {
        /// The game that the file names.
        found: String,
        /// The game that they were wanted for.
        wanted: &'static str,
    },
    /// They belong to another number of players.
    #[error("the weights are for {found} players, not for {wanted}")]
    Players {
        /// The number that the file names.
        found: usize,
        /// The number that they were wanted for.
        wanted: usize,
    },
    /// The inputs have changed since they were learned.
    #[error(
        "the weights were learned with other inputs than {game} has now for {players} players: learn \
         them again with `reverie learn {game} --players {players} --out FILE`"
    )]
    Inputs {
        /// The game.
        game: &'static str,
        /// The number of players.
        players: usize,
    },
    /// There are more or fewer than the net has.
    #[error("the file is damaged: {found} bytes of weights where {expected} belong")]
    Size {
        /// How many bytes there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
}

/// What a net is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    game: &'static str,
    players: usize,
    inputs: u64,
}

impl Head {
    /// The head of a net of today for a game of this many.
    pub fn of<G: Judged>(game: &G, players: usize) -> Head {
        Head {
            game: game.about().id,
            players,
            inputs: Names::of(game, players).digest(),
        }
    }

    /// The line.
    pub fn line(&self) -> String {
        let Head {
            game,
            players,
            inputs,
        } = self;
        format!("{MARK} {FORM} {game} {players} {inputs:016x}\n")
    }

    /// Reads the line of a file whose inputs must be these. Says for how many players the net is, and
    /// what comes after the line.
    pub fn read<'b>(&self, bytes: &'b [u8]) -> Result<(usize, &'b [u8]), BadWeights> {
        let end = bytes.iter().take(LONGEST).position(|&byte| byte == b'\n');
        let (line, weights) = bytes.split_at(end.ok_or(BadWeights::Foreign)?);
        let line = std::str::from_utf8(line).map_err(|_| BadWeights::Foreign)?;
        let words: Vec<&str> = line.split(' ').collect();
        let [MARK, form, rest @ ..] = words.as_slice() else {
            return Err(BadWeights::Foreign);
        };
        if *form != FORM {
            let found = (*form).to_owned();
            return Err(BadWeights::Form { found });
        }
        let [game, players, inputs] = rest else {
            return Err(BadWeights::Foreign);
        };
        if *game != self.game {
            return Err(BadWeights::Game {
                found: (*game).to_owned(),
                wanted: self.game,
            });
        }
        let players = players.parse().map_err(|_| BadWeights::Foreign)?;
        if u64::from_str_radix(inputs, 16) != Ok(self.inputs) {
            return Err(BadWeights::Inputs {
                game: self.game,
                players: self.players,
            });
        }
        Ok((players, &weights[1..]))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use deja_vu::DejaVu;
    use momiji::Momiji;
    use table::{QuickDice, Request, Seat, choose};
    use vivid_memories::VividMemories;

    use super::*;
    use crate::net::Net;

    /// The names never depend on the position: in games of every mode they are those of the beginning.
    fn check_names<G: Judged>(game: &G) {
        let about = game.about();
        for players in about.players.0..=about.players.1 {
            let names = Names::of(game, players);
            assert_eq!(names.iter().count(), G::COMMON + G::BLOCK, "{}", about.id);
            let unique: BTreeSet<&str> = names.iter().collect();
            assert_eq!(unique.len(), G::COMMON + G::BLOCK, "{}", about.id);
            for mode in &about.modes {
                if !(mode.players.0..=mode.players.1).contains(&players) {
                    continue;
                }
                let options = mode.options.clone();
                let options = game.options(&Request { players, options }).expect("a mode");
                let mut dice = QuickDice::new(5);
                let mut state = game.setup(&options, &mut dice);
                while let Some((seat, id)) = choose(game, &state, &mut dice) {
                    for seat in Seat::all(players) {
                        assert_eq!(Names::of_state(game, &state, seat), names);
                    }
                    let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
                }
            }
        }
    }

    #[test]
    fn momiji_has_a_name_for_every_number() {
        check_names(&Momiji::standard());
    }

    #[test]
    fn vivid_memories_has_a_name_for_every_number() {
        check_names(&VividMemories::standard());
    }

    #[test]
    fn deja_vu_has_a_name_for_every_number() {
        check_names(&DejaVu::standard());
    }

    fn two() -> (DejaVu, Vec<u8>) {
        let game = DejaVu::standard();
        let bytes = Net::empty(DejaVu::COMMON, DejaVu::BLOCK).to_bytes(&game, 2);
        (game, bytes)
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let (game, bytes) = two();
        let net = Net::from_bytes(&game, 2, &bytes).expect("the same net");
        assert_eq!(net.to_bytes(&game, 2), bytes);
        assert!(bytes.starts_with(b"reverie-net 1 deja-vu 2 "));
    }

    #[test]
    fn a_net_of_another_game_is_refused() {
        let (_, bytes) = two();
        let refused = Net::from_bytes(&VividMemories::standard(), 2, &bytes);
        let error = refused.expect_err("another game").to_string();
        assert_eq!(error, "the weights are for deja-vu, not for vivid-memories");
    }

    #[test]
    fn a_net_of_another_number_of_players_is_refused_for_play_but_not_to_start_from() {
        let (game, bytes) = two();
        let refused = Net::from_bytes(&game, 3, &bytes).expect_err("another number");
        assert_eq!(
            refused.to_string(),
            "the weights are for 2 players, not for 3"
        );
        assert!(Net::to_start_from(&game, 3, &bytes).is_ok());
        // Alone other things are looked at than in company.
        let momiji = Momiji::standard();
        let bytes = Net::empty(Momiji::COMMON, Momiji::BLOCK).to_bytes(&momiji, 2);
        let refused = Net::to_start_from(&momiji, 1, &bytes).expect_err("other inputs");
        let expected = BadWeights::Inputs {
            game: "momiji",
            players: 1,
        };
        assert_eq!(refused, expected);
    }

    #[test]
    fn swapped_and_renamed_inputs_are_told_apart() {
        let names = Names::of(&Momiji::standard(), 2);
        let mut swapped: Vec<&str> = names.iter().collect();
        swapped.swap(20, 21);
        let mut renamed: Vec<&str> = names.iter().collect();
        renamed[20] = "table: another";
        for other in [swapped, renamed] {
            let head = Head {
                inputs: table::digest(&other.join("\n")),
                ..Head::of(&Momiji::standard(), 2)
            };
            let size = Net::empty(Momiji::COMMON, Momiji::BLOCK).weights().count();
            let bytes = [head.line().into_bytes(), vec![0; 4 * size]].concat();
            let error = Net::from_bytes(&Momiji::standard(), 2, &bytes);
            let error = error.expect_err("other inputs").to_string();
            assert!(
                error.contains("`reverie learn momiji --players 2 --out FILE`"),
                "{error}"
            );
        }
    }

    #[test]
    fn whatever_is_no_net_is_refused() {
        let (game, bytes) = two();
        let refused = |bytes: &[u8]| Net::from_bytes(&game, 2, bytes).expect_err("no net");
        assert_eq!(refused(&[]), BadWeights::Foreign);
        assert_eq!(refused(&bytes[42..]), BadWeights::Foreign);
        assert_eq!(refused(b"reverie-net 1\n"), BadWeights::Foreign);
        assert_eq!(refused(&[0xff, b'\n']), BadWeights::Foreign);
        let found = "2".to_owned();
        assert_eq!(refused(b"reverie-net 2 x\n"), BadWeights::Form { found });
        let short = refused(&bytes[..bytes.len() - 4]);
        assert!(matches!(short, BadWeights::Size { .. }), "{short}");
    }
}
