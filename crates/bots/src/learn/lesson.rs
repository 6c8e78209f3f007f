//! What is learned from: positions, described, and how their games ended.

use table::{MAX_SEATS, Seat};

use crate::features::Numbers;
use crate::judged::{Judged, Outcome};
use crate::net::{MAX_BLOCK, OUT, POINTS_UNIT, strongest_rival};

/// A position in the eyes of one seat, and how its game went for that seat.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// The inputs that are not zero: their places and values.
    pub inputs: Vec<(u16, f32)>,
    /// Win, margin, points.
    pub targets: [f32; OUT],
}

impl Lesson {
    /// What a seat would tell the net about a state.
    pub fn describe<G: Judged>(game: &G, state: &G::State, seat: Seat) -> Lesson {
        let players = game.players(state);
        let mut common = [0.0; MAX_BLOCK];
        let mut blocks = [[0.0; MAX_BLOCK]; MAX_SEATS];
        Numbers::of_table(game, state, &mut common[..G::COMMON]);
        for other in Seat::all(players) {
            Numbers::of_seat(game, state, other, &mut blocks[other.index()][..G::BLOCK]);
        }
        let mut inputs = Vec::new();
        let mut put = |from: usize, numbers: &[f32], part: f32| {
            let there = numbers
                .iter()
                .enumerate()
                .filter(|(_, number)| **number != 0.0);
            inputs.extend(there.map(|(place, number)| ((from + place) as u16, number * part)));
        };
        let own = seat.index();
        put(0, &common[..G::COMMON], 1.0);
        put(G::COMMON, &blocks[own][..G::BLOCK], 1.0);
        if players > 1 {
            let rival = strongest_rival(&blocks, players, own);
            put(G::COMMON + G::BLOCK, &blocks[rival][..G::BLOCK], 1.0);
        }
        if players > 2 {
            let part = 1.0 / (players - 1) as f32;
            for other in (0..players).filter(|&other| other != own) {
                put(G::COMMON + 2 * G::BLOCK, &blocks[other][..G::BLOCK], part);
            }
        }
        Lesson {
            inputs,
            targets: [0.0; OUT],
        }
    }

    /// Notes how the game went.
    pub fn ended(&mut self, outcome: &Outcome) {
        self.targets = [outcome.win, outcome.margin, outcome.score / POINTS_UNIT];
    }
}

#[cfg(test)]
mod tests {
    use momiji::Momiji;
    use table::{Chance, Game, GameBox, QuickDice, Request, choose};

    use super::*;
    use crate::judged::squash;
    use crate::net::{FIRST, Net, SECOND};

    /// The net, worked out plainly from the inputs of a lesson.
    fn plainly(net: &Net, lesson: &Lesson) -> [f32; OUT] {
        let first: Vec<f32> = (0..FIRST)
            .map(|unit| {
                let inputs = lesson.inputs.iter();
                let sum: f32 = inputs
                    .map(|(place, x)| x * net.first[*place as usize][unit])
                    .sum();
                (sum + net.first_bias[unit]).max(0.0)
            })
            .collect();
        let second: Vec<f32> = (0..SECOND)
            .map(|unit| {
                let sum: f32 = first
                    .iter()
                    .zip(&net.second[unit])
                    .map(|(x, w)| x * w)
                    .sum();
                (sum + net.second_bias[unit]).max(0.0)
            })
            .collect();
        std::array::from_fn(|index| {
            let sum: f32 = second.iter().zip(&net.out[index]).map(|(x, w)| x * w).sum();
            sum + net.out_bias[index]
        })
    }

    #[test]
    fn what_is_learned_from_is_what_is_judged_by() {
        let game = Momiji::standard();
        let mut dice = QuickDice::new(4);
        let mut net = Net::empty(Momiji::COMMON, Momiji::BLOCK);
        for weight in net.weights_mut() {
            *weight = (dice.below(2001) as f32 - 1000.0) / 5000.0;
        }
        for players in 2..=4 {
            let options = game.options(&Request::players(players)).expect("a table");
            let mut state = game.setup(&options, &mut dice);
            while let Some((seat, id)) = choose(&game, &state, &mut dice) {
                let judged = net.judge(&game, &state);
                let plain = Seat::all(players).map(|seat| Lesson::describe(&game, &state, seat));
                let plain: Vec<[f32; OUT]> = plain.map(|lesson| plainly(&net, &lesson)).collect();
                let wins: f32 = plain.iter().map(|out| squash(out[0])).sum();
                for (judged, plain) in judged.iter().zip(&plain) {
                    assert!((judged.win - squash(plain[0]) / wins).abs() < 1e-3);
                    assert!((judged.margin - squash(plain[1])).abs() < 1e-3);
                    assert!((judged.score / POINTS_UNIT - plain[2]).abs() < 1e-3);
                }
                let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
            }
        }
    }
}
