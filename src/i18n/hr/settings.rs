//! Words of the settings, in Croatian.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Postavke",
    theme: "Svjetlo",
    system: "Kao na uređaju",
    light: "Danje svjetlo",
    lamplight: "Svjetlo lampe",
    motion: "Pokreti",
    still: "Bez pokreta",
    text_size: "Veličina slova",
    hand: "Kojom rukom igraš?",
    right: "Desna ruka",
    left: "Lijeva ruka",
};
