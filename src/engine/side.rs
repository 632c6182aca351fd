//! The side cards of a game for two: a row of four, face down, in numbered places.

/// A place in the row of side cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SidePlace(u8);

impl SidePlace {
    /// All four, from left to right.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The place with this number, counted from 0, if the row has it.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// The number of the place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of the places, as a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SidePlaces(u8);

impl SidePlaces {
    /// Whether the place belongs to it.
    #[must_use]
    pub const fn contains(self, place: SidePlace) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// Puts a place in.
    pub fn insert(&mut self, place: SidePlace) {
        self.0 |= 1 << place.0;
    }

    /// The places that do not belong to it, from left to right.
    pub fn others(self) -> impl Iterator<Item = SidePlace> {
        SidePlace::ALL.into_iter().filter(move |&place| !self.contains(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_four_places_and_knows_which_are_left() {
        let mut seen = SidePlaces::default();
        assert_eq!(seen.others().count(), 4);
        for place in SidePlace::ALL {
            assert_eq!(SidePlace::new(place.index()), Some(place));
            seen.insert(place);
            assert!(!seen.others().any(|other| other == place));
        }
        assert_eq!(seen.others().count(), 0);
        assert_eq!(SidePlace::new(4), None);
    }
}
