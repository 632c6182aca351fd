//! Words of the settings, in English.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Settings",
    theme: "Light",
    system: "Automatic",
    light: "Daylight",
    lamplight: "Lamplight",
    motion: "Movement",
    still: "No movement",
    text_size: "Text size",
    hand: "Which hand do you use?",
    right: "Right hand",
    left: "Left hand",
};
