//! Words of the settings, in English.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Settings",
    theme: "Light",
    system: "Like the device",
    light: "Daylight",
    lamplight: "Lamplight",
    motion: "Movement",
    still: "Nothing moves",
    text_size: "Text size",
    hand: "Buttons at the thumb",
    right: "Right hand",
    left: "Left hand",
};
