//! Days by the calendar of UTC: what is of a day is the same for everybody, wherever they are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::store::Millis;

const LENGTH: Millis = 24 * 60 * 60 * 1000;

/// A day, counted from the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Day(pub u32);

/// The last day that can be written with four digits for the year.
const LAST: i64 = 2_932_896;

impl Day {
    /// The day of a moment.
    pub fn of(at: Millis) -> Day {
        Day(u32::try_from(at / LENGTH).unwrap_or(u32::MAX))
    }

    /// When it begins.
    pub fn begins(self) -> Millis {
        Millis::from(self.0) * LENGTH
    }

    /// The one after it.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }
}

/// Year, month and day of the month, after Howard Hinnant's `civil_from_days`: eras of 400 years that begin in March.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

/// The other way round.
fn days((year, month, day): (i64, i64, i64)) -> i64 {
    let year = year - i64::from(month <= 2);
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = civil(self.0.into());
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Day, ()> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
        let mut next = || parts.next().flatten().ok_or(());
        let date = (next()?, next()?, next()?);
        let (in_months, in_days) = ((1..=12).contains(&date.1), (1..=31).contains(&date.2));
        let number = if in_months && in_days { days(date) } else { -1 };
        let day = Day(u32::try_from(number).map_err(|_| ())?);
        // Whatever is not written like that is no day: the thirtieth of February.
        (number <= LAST && day.to_string() == text)
            .then_some(day)
            .ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2024-12-31", 20_088),
            ("2026-11-18", 20_775),
            ("9999-12-31", 2_932_896),
        ] {
            assert_eq!(text.parse(), Ok(Day(number)), "{text}");
            assert_eq!(Day(number).to_string(), text);
        }
        for number in 0..100_000 {
            assert_eq!(Day(number).to_string().parse(), Ok(Day(number)));
        }
        for wrong in [
            "",
            "today",
            "2026-02-30",
            "2026-2-3",
            "1969-12-31",
            "2026-13-01",
            "12026-01-01",
            "2026-01-01-",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight() {
        let day: Day = "2026-11-18".parse().expect("a day");
        assert_eq!(Day::of(day.begins()), day);
        assert_eq!(Day::of(day.begins() - 1).next(), day);
        assert_eq!(Day::of(day.next().begins() - 1), day);
    }
}
