//! Words of the settings, in Norwegian Bokmål.

use crate::i18n::catalog::Settings;

pub(super) const SETTINGS: Settings = Settings {
    title: "Innstillinger",
    theme: "Lys",
    system: "Som enheten",
    light: "Dagslys",
    lamplight: "Lampelys",
    motion: "Bevegelse",
    still: "Ingenting beveger seg",
    text_size: "Tekststørrelse",
    hand: "Knappene ved tommelen",
    right: "Høyre hånd",
    left: "Venstre hånd",
};
