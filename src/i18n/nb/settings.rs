//! Words of the settings, in Norwegian Bokmål.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Innstillinger",
    theme: "Lys",
    system: "Automatisk",
    light: "Dagslys",
    lamplight: "Lampelys",
    motion: "Bevegelse",
    still: "Ingen bevegelse",
    text_size: "Tekststørrelse",
    hand: "Hvilken hånd bruker du?",
    right: "Høyre hånd",
    left: "Venstre hånd",
};
