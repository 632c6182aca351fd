//! Sizes of screens.

/// A screen: its size in CSS pixels, device pixels per CSS pixel, and whether fingers touch it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub ratio: u32,
    /// Whether it is a touch screen, where the engine can act one (WebKit cannot).
    pub touch: bool,
}

impl Screen {
    /// A phone held upright.
    pub const PHONE: Self = Self { width: 390, height: 844, ratio: 3, touch: true };
    /// The smallest phone that counts.
    pub const SMALL_PHONE: Self = Self { width: 320, height: 568, ratio: 2, touch: true };
    /// A narrow phone held upright.
    pub const NARROW_PHONE: Self = Self { width: 360, height: 740, ratio: 3, touch: true };
    /// A phone on its side.
    pub const PHONE_SIDEWAYS: Self = Self { width: 844, height: 390, ratio: 3, touch: true };
    /// A tablet held upright.
    pub const TABLET: Self = Self { width: 768, height: 1024, ratio: 2, touch: true };
    /// A computer's window.
    pub const DESKTOP: Self = Self { width: 1280, height: 800, ratio: 1, touch: false };
}
