//! Words of the list of games, in Croatian.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "Ostale igre",
    finished: "Završene igre",
    more: "Prikaži sve",
    options: "Mogućnosti",
    rename: "Preimenuj",
    delete: "Obriši",
    title: "Naziv igre",
    title_hint: "Ostavi prazno pa će se igra zvati po igračima.",
    title_long: t("Naziv je predug: najviše {m} znakova."),
    save: "Spremi",
    deleted: "Igra je obrisana.",
    gone: "Igra je trajno obrisana: trebalo je njezino mjesto.",
    undo: "Poništi",
    bin: "Nedavno obrisano",
    bin_hint: t("Ovdje ostaje zadnjih {n} obrisanih igara dok ima mjesta."),
    restore: "Vrati",
    today: t("Danas u {t}"),
    yesterday: t("Jučer u {t}"),
};
