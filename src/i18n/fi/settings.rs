//! Words of the settings, in Finnish.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Asetukset",
    theme: "Valaistus",
    system: "Laitteen mukaan",
    light: "Päivänvalo",
    lamplight: "Lampunvalo",
    motion: "Liike",
    still: "Ei liikettä",
    text_size: "Tekstin koko",
    hand: "Kumpaa kättä käytät?",
    right: "Oikea käsi",
    left: "Vasen käsi",
};
