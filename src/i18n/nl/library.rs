//! Words of the list of games, in Dutch.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "Andere spellen",
    finished: "Afgelopen spellen",
    more: "Alles tonen",
    options: "Opties",
    rename: "Naam wijzigen",
    delete: "Verwijderen",
    title: "Naam van het spel",
    title_hint: "Laat dit leeg, dan heet het spel naar de spelers.",
    title_long: t("De naam is te lang: hoogstens {m} tekens."),
    save: "Opslaan",
    deleted: "Het spel is verwijderd.",
    gone: "Het spel is voorgoed verwijderd: de ruimte was nodig.",
    undo: "Ongedaan maken",
    bin: "Onlangs verwijderd",
    bin_hint: t("De laatste {n} verwijderde spellen blijven hier zolang er ruimte is."),
    restore: "Terughalen",
    today: t("Vandaag om {t}"),
    yesterday: t("Gisteren om {t}"),
};
