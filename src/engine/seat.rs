//! Places round the table, numbered clockwise.

/// The most seats a table can have: one for each suspect.
pub const MOST_SEATS: u8 = 6;

/// A place at the table. Seats are numbered from 0, clockwise: the next one is to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (number < MOST_SEATS).then_some(Self(number))
    }

    /// The number of the seat, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Something for each seat of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<T>);

/// A table at which nobody sits.
impl<T> Default for BySeat<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> BySeat<T> {
    /// One value for each seat in order; `None` if no table has so many seats.
    #[must_use]
    pub fn new(values: Vec<T>) -> Option<Self> {
        (values.len() <= usize::from(MOST_SEATS)).then_some(Self(values))
    }

    /// How many seats the table has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody sits there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the table has this seat.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.0.len()
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<T> {
        let seats = self.0.len();
        (0..MOST_SEATS).map(Seat).take(seats)
    }

    /// The other seats, beginning with the one to the left and going on clockwise.
    pub fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<T> {
        let seats = self.0.len();
        self.seats().cycle().skip(seat.index() + 1).take(seats.saturating_sub(1))
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> + Clone {
        self.seats().zip(&self.0)
    }

    /// A value for each seat, made from this one's.
    #[must_use]
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, old)| value(seat, old)).collect())
    }

    /// The value of a seat, if the table has it.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

/// For seats that came from this table, or from one with as many; [`BySeat::get`] for others.
impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Some of the seats, as a bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Whether the seat belongs to it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, clockwise from number 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
