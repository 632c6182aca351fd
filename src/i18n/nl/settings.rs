//! Words of the settings, in Dutch.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Instellingen",
    theme: "Licht",
    system: "Zoals het apparaat",
    light: "Daglicht",
    lamplight: "Lamplicht",
    motion: "Beweging",
    still: "Niets beweegt",
    text_size: "Tekstgrootte",
    hand: "Knoppen bij de duim",
    right: "Rechterhand",
    left: "Linkerhand",
};
