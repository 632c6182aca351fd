//! Chance, passed in: seeded streams of numbers that are the same everywhere and for ever.
//!
//! The generator is portable by contract; ranges and shuffles are our own, since those of a library
//! may change between versions.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};

use super::ruleset::DiceCount;

/// What a stream grows from.
pub type Seed = [u8; 32];

/// The seeds of a game. They must be drawn independently of each other, so that no stream can be
/// computed from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// For setting up: envelope, hands, dealer, places.
    pub deal: Seed,
    /// For every roll.
    pub dice: Seed,
    /// For every card that the game chooses to show.
    pub answers: Seed,
}

impl Seeds {
    /// Seeds from one number, for tests and measurements: whoever knows the number knows them all.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut source = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut seed = || {
            let mut bytes = Seed::default();
            source.fill_bytes(&mut bytes);
            bytes
        };
        Self { deal: seed(), dice: seed(), answers: seed() }
    }
}

/// A stream of random numbers that knows how far it has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    source: Xoshiro256PlusPlus,
    drawn: u32,
}

impl Stream {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { source: Xoshiro256PlusPlus::from_seed(seed), drawn: 0 }
    }

    /// The stream of a seed, with so many numbers drawn already.
    #[must_use]
    pub fn resumed(seed: Seed, drawn: u32) -> Self {
        let mut stream = Self::new(seed);
        for _ in 0..drawn {
            stream.draw();
        }
        stream
    }

    /// How many numbers have been drawn.
    #[must_use]
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    fn draw(&mut self) -> u32 {
        self.drawn += 1;
        self.source.next_u32()
    }

    /// A number below `bound`, each equally likely; 0 for a bound of 0.
    ///
    /// The few highest draws, which would favour some numbers, are thrown away.
    pub fn below(&mut self, bound: u8) -> u8 {
        if bound < 2 {
            return 0;
        }
        let bound = u32::from(bound);
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.draw();
            if draw < fair {
                // A remainder of a division by a `u8` is a `u8`.
                return (draw % bound).to_le_bytes()[0];
            }
        }
    }

    /// One of the items, each equally likely; `None` of none. Of more than 255 only the first 255
    /// have a chance.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = u8::try_from(items.len()).unwrap_or(u8::MAX);
        items.get(usize::from(self.below(count))).copied()
    }

    /// Puts the items, at most 255, into an order that is as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (2..=u8::try_from(items.len()).unwrap_or(u8::MAX)).rev() {
            items.swap(usize::from(left) - 1, usize::from(self.below(left)));
        }
    }
}

/// All the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// For setting up.
    pub deal: Stream,
    /// For rolls.
    pub dice: Stream,
    /// For cards that the game chooses to show.
    pub answers: Stream,
}

impl Chance {
    /// The streams of a new game.
    #[must_use]
    pub fn new(seeds: Seeds) -> Self {
        Self {
            deal: Stream::new(seeds.deal),
            dice: Stream::new(seeds.dice),
            answers: Stream::new(seeds.answers),
        }
    }
}

/// What the dice show: one die, or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    first: u8,
    second: Option<u8>,
}

impl Roll {
    /// A roll of one die or two; `None` if a die does not show 1 to 6.
    #[must_use]
    pub fn new(first: u8, second: Option<u8>) -> Option<Self> {
        let shown = 1..=6;
        (shown.contains(&first) && second.is_none_or(|die| shown.contains(&die)))
            .then_some(Self { first, second })
    }

    /// Throws so many dice.
    pub fn thrown(count: DiceCount, dice: &mut Stream) -> Self {
        let mut die = || dice.below(6) + 1;
        match count {
            DiceCount::One => Self { first: die(), second: None },
            DiceCount::Two => Self { first: die(), second: Some(die()) },
        }
    }

    /// What each die shows.
    pub fn dice(self) -> impl Iterator<Item = u8> {
        std::iter::once(self.first).chain(self.second)
    }

    /// The sum: how many steps it gives.
    #[must_use]
    pub fn total(self) -> u8 {
        self.first + self.second.unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut stream = Stream::new(Seeds::from_number(1).dice);
        let rolls: Vec<u8> = (0..12).map(|_| stream.below(6) + 1).collect();
        assert_eq!(rolls, RECORDED);
    }

    const RECORDED: [u8; 12] = [1, 1, 2, 6, 4, 6, 3, 2, 3, 2, 6, 4];

    #[test]
    fn a_stream_resumed_goes_on_where_it_stopped() {
        let seed = Seeds::from_number(7).deal;
        let mut whole = Stream::new(seed);
        for _ in 0..25 {
            whole.below(5);
        }
        let mut resumed = Stream::resumed(seed, whole.drawn());
        assert_eq!(resumed, whole);
        assert_eq!(resumed.below(250), whole.below(250));
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut stream = Stream::new(Seeds::from_number(3).dice);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[usize::from(stream.below(6))] += 1;
        }
        assert!(faces.iter().all(|count| (9_500..=10_500).contains(count)), "{faces:?}");
    }

    #[test]
    fn a_die_shows_one_to_six() {
        assert!(Roll::new(0, None).is_none() && Roll::new(3, Some(7)).is_none());
        assert_eq!(Roll::new(6, Some(5)).map(Roll::total), Some(11));
    }
}
