//! Gradient descent for the net, by hand.

use super::lesson::Lesson;
use crate::judged::squash;
use crate::net::{FIRST, Net, OUT, SECOND, dot};

/// How much each output counts: win, margin, points.
const CARE: [f32; OUT] = [1.0, 0.5, 0.25];

/// What the units of the net say to a lesson.
struct Layers {
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// The outputs before they are squashed.
    raw: [f32; OUT],
}

fn forward(net: &Net, lesson: &Lesson) -> Layers {
    let mut first = net.first_bias;
    for &(place, input) in &lesson.inputs {
        for (sum, weight) in first.iter_mut().zip(&net.first[place as usize]) {
            *sum += input * weight;
        }
    }
    first.iter_mut().for_each(|unit| *unit = unit.max(0.0));
    let mut second = net.second_bias;
    for (unit, weights) in second.iter_mut().zip(&net.second) {
        *unit = (*unit + dot(&first, weights)).max(0.0);
    }
    let mut raw = net.out_bias;
    for (unit, weights) in raw.iter_mut().zip(&net.out) {
        *unit += dot(&second, weights);
    }
    Layers { first, second, raw }
}

/// The net with what gradient descent by Adam needs to remember.
pub(crate) struct Learner {
    pub net: Net,
    gradient: Net,
    /// Running means of the gradient and of its square.
    means: Vec<(f32, f32)>,
    steps: i32,
}

impl Learner {
    /// Begins with this net.
    pub fn new(net: Net) -> Learner {
        let gradient = Net::empty(net.common, net.block);
        let means = vec![(0.0, 0.0); net.weights().count()];
        Learner {
            net,
            gradient,
            means,
            steps: 0,
        }
    }

    /// Learns from a batch; says the mean loss before.
    pub fn step<'a>(&mut self, batch: impl Iterator<Item = &'a Lesson>, rate: f32) -> f32 {
        self.gradient.weights_mut().for_each(|weight| *weight = 0.0);
        let (mut loss, mut count) = (0.0, 0);
        for lesson in batch {
            loss += self.add_gradient(lesson);
            count += 1;
        }
        self.descend(rate, 1.0 / count.max(1) as f32);
        loss / count.max(1) as f32
    }

    fn add_gradient(&mut self, lesson: &Lesson) -> f32 {
        let (net, gradient) = (&self.net, &mut self.gradient);
        let Layers { first, second, raw } = forward(net, lesson);
        let mut loss = 0.0;
        let mut to_second = [0.0; SECOND];
        for index in 0..OUT {
            let raw = raw[index];
            let target = lesson.targets[index];
            // Chances by cross entropy, points by squares: either way the slope is the difference.
            let slope = if index == 2 { raw } else { squash(raw) } - target;
            loss += CARE[index] * slope * slope;
            let slope = CARE[index] * slope;
            gradient.out_bias[index] += slope;
            for unit in 0..SECOND {
                gradient.out[index][unit] += slope * second[unit];
                to_second[unit] += slope * net.out[index][unit];
            }
        }
        let mut to_first = [0.0; FIRST];
        for unit in (0..SECOND).filter(|&unit| second[unit] > 0.0) {
            let slope = to_second[unit];
            gradient.second_bias[unit] += slope;
            for lower in 0..FIRST {
                gradient.second[unit][lower] += slope * first[lower];
                to_first[lower] += slope * net.second[unit][lower];
            }
        }
        for unit in 0..FIRST {
            to_first[unit] *= f32::from(u8::from(first[unit] > 0.0));
            gradient.first_bias[unit] += to_first[unit];
        }
        for &(place, input) in &lesson.inputs {
            let weights = gradient.first[place as usize].iter_mut();
            for (weight, slope) in weights.zip(&to_first) {
                *weight += input * slope;
            }
        }
        loss
    }

    fn descend(&mut self, rate: f32, part: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let first = 1.0 / (1.0 - KEEP.0.powi(self.steps));
        let second = 1.0 / (1.0 - KEEP.1.powi(self.steps));
        let slopes = self.gradient.weights().zip(&mut self.means);
        for (weight, (slope, (mean, square))) in self.net.weights_mut().zip(slopes) {
            let slope = slope * part;
            *mean = KEEP.0 * *mean + (1.0 - KEEP.0) * slope;
            *square = KEEP.1 * *square + (1.0 - KEEP.1) * slope * slope;
            *weight -= rate * *mean * first / ((*square * second).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance, QuickDice};

    use super::*;

    /// A net of two inputs a part, with small random weights.
    fn small_net(dice: &mut QuickDice) -> Net {
        let mut net = Net::empty(2, 2);
        for weight in net.weights_mut() {
            *weight = (dice.below(2001) as f32 - 1000.0) / 3000.0;
        }
        net
    }

    fn lessons(dice: &mut QuickDice) -> Vec<Lesson> {
        let mut lesson = || {
            let (a, b) = (dice.below(2), dice.below(2));
            // Exactly one of two: nothing that a straight line could tell.
            let (x, y, one) = (a as f32, b as f32, (a ^ b) as f32);
            Lesson {
                inputs: vec![(0, x), (2, y)],
                targets: [one, one, x + y],
            }
        };
        (0..512).map(|_| lesson()).collect()
    }

    #[test]
    fn the_slope_is_that_of_the_loss() {
        let mut dice = QuickDice::new(8);
        let net = small_net(&mut dice);
        let lesson = Lesson {
            inputs: vec![(0, 0.7), (2, -0.4), (5, 1.1)],
            targets: [0.3, 0.8, 0.5],
        };
        // The loss whose slope is learned from: cross entropy for chances, half squares for points.
        let loss = |net: &Net| {
            forward(net, &lesson)
                .raw
                .iter()
                .enumerate()
                .fold(0.0, |sum, (index, &raw)| {
                    let target = lesson.targets[index];
                    let part = if index == 2 {
                        0.5 * (raw - target) * (raw - target)
                    } else {
                        (1.0 + raw.exp()).ln() - target * raw
                    };
                    sum + CARE[index] * part
                })
        };
        let mut learner = Learner::new(net.clone());
        learner.add_gradient(&lesson);
        let slopes: Vec<f32> = learner.gradient.weights().copied().collect();
        for place in (0..slopes.len()).step_by(7) {
            let nudged = |by: f32| {
                let mut net = net.clone();
                if let Some(weight) = net.weights_mut().nth(place) {
                    *weight += by;
                }
                loss(&net)
            };
            let measured = (nudged(1e-3) - nudged(-1e-3)) / 2e-3;
            assert!(
                (measured - slopes[place]).abs() < 2e-3,
                "{place}: {measured} {}",
                slopes[place]
            );
        }
    }

    #[test]
    fn it_learns_what_no_straight_line_tells() {
        let mut dice = QuickDice::new(8);
        let lessons = lessons(&mut dice);
        let mut learner = Learner::new(small_net(&mut dice));
        let first = learner.step(lessons.iter(), 0.01);
        let last = (0..300).map(|_| learner.step(lessons.iter(), 0.01)).last();
        assert!(
            last.is_some_and(|last| last < first / 50.0),
            "{first} to {last:?}"
        );
    }
}
