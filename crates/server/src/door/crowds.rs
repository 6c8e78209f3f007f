//! Who has to go when there is no room for anybody: connections in crowds.
//!
//! Whoever has not asked for anything yet is nobody, and all of them are one crowd, of which the oldest goes first. The
//! others belong to their neighbourhood, and the biggest crowd loses one; so whoever fills the house, with one
//! address or with thousands side by side, pushes out their own. Sockets come last: an onlooker's only if their
//! crowd is bigger than all that the neighbourhood of the newcomer has, a player's only out of a real crowd.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr};

use super::visitors::Phase;
use crate::limits::neighbourhood;

/// A neighbourhood with no more sockets of players than this loses none.
const CROWD: usize = 32;

/// What kind of crowd a connection belongs to, in the order in which they have to go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Silent,
    Spare,
    Onlooker,
    Player,
}

const KINDS: [Kind; 4] = [Kind::Silent, Kind::Spare, Kind::Onlooker, Kind::Player];

fn kind(phase: Phase) -> Option<Kind> {
    match phase {
        Phase::Silent => Some(Kind::Silent),
        Phase::Idle | Phase::Awaited => Some(Kind::Spare),
        Phase::Onlooker => Some(Kind::Onlooker),
        Phase::Player => Some(Kind::Player),
        Phase::Busy => None,
    }
}

/// A connection in its crowd: what it does, since when (as a number), and which one it is. The first has to go
/// first.
pub type Place = (Phase, u64, u64);

/// The size of a crowd, and its oldest member: of two that are as big, the older one loses.
type Size = (usize, Reverse<u64>, IpAddr);

/// The crowds.
#[derive(Default)]
pub struct Crowds {
    members: BTreeMap<(Kind, IpAddr), BTreeSet<Place>>,
    sizes: BTreeMap<Kind, BTreeSet<Size>>,
    /// How many connections each neighbourhood has, whatever they do.
    all: BTreeMap<IpAddr, usize>,
}

impl Crowds {
    /// A connection of this household.
    pub fn add(&mut self, household: IpAddr, place: Place) {
        let near = neighbourhood(household);
        *self.all.entry(near).or_default() += 1;
        self.change(near, place, |members| members.insert(place));
    }

    /// It has gone, or does something else now.
    pub fn remove(&mut self, household: IpAddr, place: Place) {
        let near = neighbourhood(household);
        if let Some(count) = self.all.get_mut(&near) {
            *count -= 1;
            if *count == 0 {
                self.all.remove(&near);
            }
        }
        self.change(near, place, |members| members.remove(&place));
    }

    fn change(
        &mut self,
        near: IpAddr,
        place: Place,
        change: impl FnOnce(&mut BTreeSet<Place>) -> bool,
    ) {
        let Some(kind) = kind(place.0) else { return };
        let crowd = match kind {
            Kind::Silent => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
            _ => near,
        };
        let members = self.members.entry((kind, crowd)).or_default();
        let sizes = self.sizes.entry(kind).or_default();
        let size = |members: &BTreeSet<Place>| {
            let oldest = members.first().map(|(_, order, _)| *order);
            oldest.map(|oldest| (members.len(), Reverse(oldest), crowd))
        };
        if let Some(before) = size(members) {
            sizes.remove(&before);
        }
        change(members);
        match size(members) {
            Some(after) => {
                sizes.insert(after);
            }
            None => {
                self.members.remove(&(kind, crowd));
            }
        }
    }

    /// How many connections the neighbourhood of a household has.
    pub fn near(&self, household: IpAddr) -> usize {
        let near = neighbourhood(household);
        self.all.get(&near).copied().unwrap_or(0)
    }

    /// The connection that has to make room for somebody whose neighbourhood has this many; without a number, one
    /// that nobody needs right now.
    pub fn first(&self, newcomer: Option<usize>) -> Option<u64> {
        KINDS.into_iter().find_map(|kind| {
            let (size, _, crowd) = self.sizes.get(&kind)?.last()?;
            let goes = match (kind, newcomer) {
                (Kind::Silent | Kind::Spare, _) => true,
                (Kind::Onlooker, Some(own)) => *size > own,
                (Kind::Player, Some(own)) => *size > own.max(CROWD),
                (Kind::Onlooker | Kind::Player, None) => false,
            };
            let members = goes.then(|| self.members.get(&(kind, *crowd)));
            members.flatten()?.first().map(|(_, _, id)| *id)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    /// Connections of these households, numbered from one, all in the same phase.
    fn crowds(phase: Phase, households: &[&str]) -> Crowds {
        let mut crowds = Crowds::default();
        for (household, id) in households.iter().zip(1..) {
            crowds.add(address(household), (phase, id, id));
        }
        crowds
    }

    #[test]
    fn the_oldest_that_never_said_a_word_goes_first() {
        // A browser has two idle connections, and a silent one comes from each of many networks.
        let mut crowds = crowds(Phase::Idle, &["192.0.2.1", "192.0.2.1"]);
        for number in 10..100 {
            let household = address(&format!("2001:db8:{number}::"));
            crowds.add(household, (Phase::Silent, number, number));
        }
        for number in 10..100 {
            assert_eq!(crowds.first(Some(0)), Some(number));
            let household = address(&format!("2001:db8:{number}::"));
            crowds.remove(household, (Phase::Silent, number, number));
        }
        assert_eq!(crowds.first(Some(0)), Some(1));
    }

    #[test]
    fn many_networks_side_by_side_are_one_crowd() {
        let browser = ["192.0.2.1", "192.0.2.1"];
        let many = ["2001:db8:1:1::", "2001:db8:1:2::", "2001:db8:1:3::"];
        for phase in [Phase::Idle, Phase::Awaited, Phase::Onlooker] {
            let crowds = crowds(phase, &[&browser[..], &many].concat());
            assert_eq!(crowds.first(Some(0)), Some(3), "{phase:?}");
            assert_eq!(crowds.near(address("2001:db8:1:ffff::")), 3);
        }
        // Whoever is at work is left alone.
        assert_eq!(crowds(Phase::Busy, &many).first(Some(0)), None);
    }

    #[test]
    fn sockets_go_last_and_only_for_somebody_who_has_fewer() {
        let three = ["192.0.2.1"; 3];
        let mut looking = crowds(Phase::Onlooker, &three);
        assert_eq!(looking.first(Some(2)), Some(1));
        assert_eq!(looking.first(Some(3)), None);
        assert_eq!(looking.first(None), None);
        looking.add(address("198.51.100.1"), (Phase::Awaited, 9, 9));
        assert_eq!(looking.first(None), Some(9), "it asks slowly");
        let few = crowds(Phase::Player, &["192.0.2.1"; CROWD]);
        assert_eq!(few.first(Some(0)), None);
        let many = crowds(Phase::Player, &["192.0.2.1"; CROWD + 1]);
        assert_eq!(many.first(Some(0)), Some(1));
        assert_eq!(many.first(Some(CROWD + 1)), None);
    }
}
