//! Words of the settings, in Hungarian.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Beállítások",
    theme: "Világítás",
    system: "Mint a készüléken",
    light: "Nappali fény",
    lamplight: "Lámpafény",
    motion: "Mozgás",
    still: "Semmi sem mozog",
    text_size: "Betűméret",
    hand: "A gombok a hüvelykujjnál",
    right: "Jobb kéz",
    left: "Bal kéz",
};
