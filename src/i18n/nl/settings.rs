//! Words of the settings, in Dutch.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Instellingen",
    theme: "Licht",
    system: "Automatisch",
    light: "Daglicht",
    lamplight: "Lamplicht",
    motion: "Beweging",
    still: "Geen beweging",
    text_size: "Tekstgrootte",
    hand: "Welke hand gebruik je?",
    right: "Rechterhand",
    left: "Linkerhand",
};
