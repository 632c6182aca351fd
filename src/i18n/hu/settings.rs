//! Words of the settings, in Hungarian.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Beállítások",
    theme: "Világítás",
    system: "Mint a készüléken",
    light: "Nappali fény",
    lamplight: "Lámpafény",
    motion: "Mozgás",
    still: "Nincs mozgás",
    text_size: "Betűméret",
    hand: "Melyik kezedet használod?",
    right: "Jobb kéz",
    left: "Bal kéz",
};
