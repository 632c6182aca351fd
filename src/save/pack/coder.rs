//! Writes bits in as little space as their chances allow: a binary arithmetic coder.
//!
//! All that was written is one number between `low` and `high`; each bit narrows them, the likelier
//! the less. Leading bytes in which both agree are settled.

/// Where the bits between `low` and `high` part, if a set bit has this chance.
fn parting(low: u32, high: u32, chance: u16) -> u32 {
    let width = (u64::from(high - low) * u64::from(chance)) >> 16;
    low + u32::try_from(width).expect("a part of a width is no wider")
}

const fn agree(low: u32, high: u32) -> bool {
    (low ^ high) >> 24 == 0
}

/// Writes.
pub(super) struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) const fn new() -> Self {
        Self { low: 0, high: u32::MAX, bytes: Vec::new() }
    }

    pub(super) fn write(&mut self, bit: bool, chance: u16) {
        let middle = parting(self.low, self.high, chance);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while agree(self.low, self.high) {
            self.bytes.push(self.high.to_be_bytes()[0]);
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
    }

    /// The bytes, ended so that what follows does not matter.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.high.to_be_bytes());
        self.bytes
    }
}

/// Reads.
pub(super) struct Decoder<'a> {
    low: u32,
    high: u32,
    window: u32,
    bytes: std::slice::Iter<'a, u8>,
    missing: u8,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder =
            Self { low: 0, high: u32::MAX, window: 0, bytes: bytes.iter(), missing: 0 };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let byte = self.bytes.next().copied();
        if byte.is_none() {
            self.missing = self.missing.saturating_add(1);
        }
        self.window = self.window << 8 | u32::from(byte.unwrap_or_default());
    }

    /// Whether it reads on where nothing was written.
    pub(super) const fn is_past_the_end(&self) -> bool {
        self.missing > 4
    }

    pub(super) fn read(&mut self, chance: u16) -> bool {
        let middle = parting(self.low, self.high, chance);
        let bit = self.window <= middle;
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while agree(self.low, self.high) {
            self.shift();
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
        bit
    }
}
