//! How near a solo scenario is to being won.

use momiji::{Area, Leaf, Momiji, Objective, State, Victory};
use table::Seat;

/// How many more cards the middle one of three piles has than the longer of the others, from -3 to 3.
pub(super) fn middle_lead(area: &Area) -> i32 {
    match area.row() {
        [left, middle, right] => {
            let cards = |leaf: &Leaf| area.pile(*leaf).len() as i32;
            (cards(middle) - cards(left).max(cards(right))).clamp(-3, 3)
        }
        _ => -3,
    }
}

/// How near a scenario came to being won, from 0 to 1: the mean over its conditions.
pub(super) fn nearness(game: &Momiji, state: &State) -> f32 {
    let scenario = state
        .table()
        .scenario
        .and_then(|n| game.scenarios().nth(n.into()));
    let Some(scenario) = scenario else { return 0.0 };
    let (area, leaves) = (state.area(Seat::new(0)), game.leaves());
    let part = |have: i32, want: i32| have.min(want) as f32 / want.max(1) as f32;
    let types = || scenario.types.iter();
    let all = scenario.types.len() as f32;
    let points = |leaf: Leaf, want: u16| part(area.pile_points(leaf, leaves), want.into());
    let reached = scenario.victory.iter().map(|victory| match *victory {
        Victory::PointsOnEveryPile(want) => {
            types().map(|leaf| points(leaf, want.into())).sum::<f32>() / all
        }
        // A pile more or less is no small thing, but it is something to go by.
        Victory::LongestMiddle if area.longest_is_middle() => 1.0,
        Victory::LongestMiddle => 0.2 * (middle_lead(area) + 3) as f32,
        Victory::Activated(tokens) => part(area.objectives().len() as i32, tokens.into()),
        Victory::EveryTop(number) => {
            let top = |leaf| {
                area.top_number(leaf, leaves)
                    .map_or(0, |top| i32::from(top) + 1)
            };
            types()
                .map(|leaf| part(top(leaf), i32::from(number) + 1))
                .sum::<f32>()
                / all
        }
        Victory::PointsWithToken(wanted) => {
            let mut near: Vec<f32> = types()
                .map(|leaf| {
                    let token = area.objectives().contains(Objective::Most(leaf));
                    0.6 * points(leaf, wanted.points.into()) + 0.4 * f32::from(u8::from(token))
                })
                .collect();
            near.sort_by(|a, b| b.total_cmp(a));
            near.iter().take(wanted.types.into()).sum::<f32>() / f32::from(wanted.types)
        }
        Victory::Stock(acorns) => part(area.acorns().into(), acorns.into()),
        Victory::EveryTorii => {
            let top = |leaf| {
                area.top_number(leaf, leaves)
                    .map_or(0, |top| i32::from(top) + 1)
            };
            types().map(|leaf| part(top(leaf), 4)).sum::<f32>() / all
        }
    });
    reached.sum::<f32>() / scenario.victory.len().max(1) as f32
}
