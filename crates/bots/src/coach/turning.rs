//! Where a game turned.

use serde::Serialize;

/// A move by which a game turned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// How many moves were made before it.
    pub after: usize,
    /// Whose chance rose most, counted from one.
    pub seat: usize,
    /// By how much, in percent of all games.
    pub gain: f64,
}

/// A smaller change is no turning point.
const LEAST: f64 = 10.0;

/// How many are named at most.
const MOST: usize = 3;

/// The greatest changes of a curve from one decision to the next, in the order of the game. A curve has, for
/// each decision, how many moves were made before it and the chance of every seat.
pub(crate) fn turning_points(curve: &[(usize, Vec<f64>)]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = curve
        .windows(2)
        .filter_map(|pair| {
            let [(after, before), (_, then)] = pair else {
                return None;
            };
            let gains = then.iter().zip(before).map(|(then, before)| then - before);
            let (index, gain) = gains.enumerate().max_by(|a, b| a.1.total_cmp(&b.1))?;
            // Alone a chance that falls is a turning point too.
            let gain = if then.len() == 1 {
                then[0] - before[0]
            } else {
                gain
            };
            Some(TurningPoint {
                after: *after,
                seat: index + 1,
                gain,
            })
        })
        .filter(|point| point.gain.abs() >= LEAST)
        .collect();
    points.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
    points.truncate(MOST);
    points.sort_by_key(|point| point.after);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_turns_where_the_chances_change_most() {
        let curve = [
            (0, vec![50.0, 50.0]),
            (3, vec![55.0, 45.0]),
            (4, vec![30.0, 70.0]),
        ];
        let points = turning_points(&curve);
        let expected = TurningPoint {
            after: 3,
            seat: 2,
            gain: 25.0,
        };
        assert_eq!(points, [expected]);
        assert_eq!(turning_points(&curve[..2]), [], "five percent are no turn");
    }
}
