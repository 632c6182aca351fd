//! Corridor squares by number, and sets of them.

/// The most corridor squares a board may have.
pub const MOST_SQUARES: usize = 256;

/// A corridor square of a board, numbered from 0 in reading order: row by row, left to right.
///
/// Only its own board makes one: [`super::Board::square_at`] and [`super::Board::square`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// The squares with the numbers below `count`, of which no more than [`MOST_SQUARES`].
    pub(super) fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..=u16::MAX).take(count.min(MOST_SQUARES)).map(Self)
    }

    /// The square with this number.
    pub(super) fn numbered(number: usize) -> Option<Self> {
        u16::try_from(number).ok().filter(|_| number < MOST_SQUARES).map(Self)
    }

    /// The number of the square, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const WORDS: usize = MOST_SQUARES / 64;

/// A set of corridor squares of one board, as a bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Puts a square in.
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// The squares that are in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The squares that are in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Whether some square is in both sets.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        // All words at once: a branch for each costs more than the words do.
        (0..WORDS).fold(0, |common, word| common | (self.0[word] & other.0[word])) != 0
    }

    /// How many squares there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no square.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The squares, in reading order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        Square::first(MOST_SQUARES).filter(move |&square| self.contains(square))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

impl std::fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_what_was_put_in_and_not_taken_out() {
        let [low, high, other] =
            [3, 200, 64].map(|number| Square::numbered(number).expect("below 256"));
        let mut set = SquareSet::from_iter([high, low]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [low, high]);
        set.remove(low);
        assert!(!set.contains(low) && set.contains(high) && !set.contains(other));
        assert!(!set.meets(&SquareSet::from_iter([low, other])));
        assert!(set.meets(&SquareSet::from_iter([other, high])));
        assert_eq!(set.or(SquareSet::from_iter([other])).len(), 2);
        assert!(set.and(SquareSet::from_iter([other])).is_empty());
    }

    #[test]
    fn no_square_has_a_number_past_the_largest_board() {
        assert_eq!(Square::numbered(MOST_SQUARES), None);
        assert_eq!(Square::first(1000).count(), MOST_SQUARES);
    }
}
