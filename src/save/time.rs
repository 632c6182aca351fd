//! When a game was last played. The clock is the caller's: nothing here reads one.

/// A point in time that a calendar can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(u64);

impl Time {
    /// The last millisecond of browsers' calendars.
    const LAST: u64 = 8_640_000_000_000_000;

    /// So many milliseconds after 1970 began in Greenwich; `None` where no calendar reaches.
    #[must_use]
    pub const fn of_millis(millis: u64) -> Option<Self> {
        if millis <= Self::LAST { Some(Self(millis)) } else { None }
    }

    /// Milliseconds after 1970 began in Greenwich.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The day on a calendar whose clocks are so many minutes behind Greenwich's then.
    #[must_use]
    pub fn day(self, minutes_behind: i32) -> Day {
        let millis = self.0.cast_signed() - i64::from(minutes_behind) * 60_000;
        Day(millis.div_euclid(24 * 60 * 60_000))
    }
}

/// A day of a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(i64);

/// How long ago a day was, as far as there are words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ago {
    /// It is today.
    Today,
    /// It was yesterday.
    Yesterday,
    /// It was earlier; or it is still to come, where a clock was put right.
    Otherwise,
}

impl Day {
    /// How long ago it was.
    #[must_use]
    pub const fn ago(self, today: Self) -> Ago {
        match today.0 - self.0 {
            0 => Ago::Today,
            1 => Ago::Yesterday,
            _ => Ago::Otherwise,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-30, 22:30 in Greenwich.
    const LATE: u64 = 1_796_077_800_000;
    const HOUR: u64 = 3_600_000;

    fn time(millis: u64) -> Time {
        Time::of_millis(millis).expect("a calendar reaches it")
    }

    #[test]
    fn a_day_ends_at_midnight_where_the_player_lives() {
        let ago = |played, now, behind| time(played).day(behind).ago(time(now).day(behind));
        assert_eq!(ago(LATE, LATE + HOUR, 0), Ago::Today);
        assert_eq!(ago(LATE, LATE + 2 * HOUR, 0), Ago::Yesterday);
        let helsinki = -120;
        assert_eq!(ago(LATE, LATE + 2 * HOUR, helsinki), Ago::Today);
        assert_eq!(ago(LATE - HOUR, LATE, helsinki), Ago::Yesterday);
        assert_eq!(ago(LATE, LATE + 26 * HOUR, 0), Ago::Otherwise);
        assert_eq!(ago(LATE + 24 * HOUR, LATE, 0), Ago::Otherwise);
    }

    #[test]
    fn the_days_at_either_end_of_time_are_days() {
        assert_eq!(time(0).day(600).ago(time(0).day(600)), Ago::Today);
        let last = time(8_640_000_000_000_000);
        assert_eq!(last.day(-720).ago(last.day(-720)), Ago::Today);
        assert_eq!(Time::of_millis(8_640_000_000_000_001), None);
    }
}
