//! Words of the list of games, in Finnish.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "Muut pelit",
    finished: "Päättyneet pelit",
    more: "Näytä kaikki",
    options: "Toiminnot",
    rename: "Nimeä uudelleen",
    delete: "Poista",
    title: "Pelin nimi",
    title_hint: "Jätä tyhjäksi, niin peli tunnetaan pelaajistaan.",
    title_long: t("Nimi on liian pitkä: enintään {m} merkkiä."),
    save: "Tallenna",
    deleted: "Peli on poistettu.",
    gone: "Peli on poistettu lopullisesti: sen tila tarvittiin.",
    undo: "Kumoa",
    bin: "Viimeksi poistetut",
    bin_hint: t("Täällä säilyy {n} viimeksi poistettua peliä niin kauan kuin tilaa riittää."),
    restore: "Palauta",
    today: t("Tänään klo {t}"),
    yesterday: t("Eilen klo {t}"),
};
