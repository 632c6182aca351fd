//! Guesses the next bit from the letters before it.

/// A chance of 1, of which the others are parts.
const ONE: u16 = u16::MAX;

/// No bit is ever taken for surer than this, so that any can be written.
const LEAST: u16 = 64;

/// From so many sightings on, a guess follows what it sees no slower.
const STEADY: u8 = 30;

/// How often a bit was set where it stood.
#[derive(Clone, Copy)]
struct Guess {
    chance: u16,
    seen: u8,
}

impl Guess {
    const NEW: Self = Self { chance: ONE / 2, seen: 0 };

    fn learn(&mut self, bit: bool) {
        let pace = u16::from(self.seen) + 2;
        if bit {
            self.chance += (ONE - self.chance) / pace;
        } else {
            self.chance -= self.chance / pace;
        }
        self.seen = (self.seen + 1).min(STEADY);
    }
}

const LETTERS: usize = 128;
const AFTER_TWO: usize = 1 << 16;

/// Two guesses for each bit: one knows the letter before, the other two letters.
pub(super) struct Model {
    after_one: Vec<Guess>,
    after_two: Vec<Guess>,
    before: [usize; 2],
    /// The bits of this letter so far, after a leading 1.
    letter: usize,
}

impl Model {
    pub(super) fn new() -> Self {
        Self {
            after_one: vec![Guess::NEW; LETTERS * LETTERS],
            after_two: vec![Guess::NEW; AFTER_TWO],
            before: [0; 2],
            letter: 1,
        }
    }

    const fn places(&self) -> (usize, usize) {
        let [earlier, last] = self.before;
        let one = last * LETTERS + self.letter;
        // Where two contexts share a place they spoil each other's guesses and nothing else.
        let two = (earlier * 509 + last).wrapping_mul(40_503) + self.letter * 7;
        (one, two % AFTER_TWO)
    }

    /// The chance that the next bit is set, in parts of 65,536; never 0.
    pub(super) fn chance(&self) -> u16 {
        let (one, two) = self.places();
        let (one, two) = (self.after_one[one], self.after_two[two]);
        // The more often a guess was put to the test, the more it counts; the finer one counts more.
        let (weight_one, weight_two) = (u32::from(one.seen) + 2, 3 * u32::from(two.seen));
        let sum = u32::from(one.chance) * weight_one + u32::from(two.chance) * weight_two;
        let mean = u16::try_from(sum / (weight_one + weight_two)).unwrap_or(ONE);
        mean.clamp(LEAST, ONE - LEAST)
    }

    /// Takes note of what the bit was.
    pub(super) fn learn(&mut self, bit: bool) {
        let (one, two) = self.places();
        self.after_one[one].learn(bit);
        self.after_two[two].learn(bit);
        self.letter = self.letter << 1 | usize::from(bit);
        if self.letter >= LETTERS {
            self.before = [self.before[1], self.letter - LETTERS];
            self.letter = 1;
        }
    }
}
