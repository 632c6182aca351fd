//! Words of the list of games, in Norwegian Bokmål.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "Andre spill",
    finished: "Avsluttede spill",
    more: "Vis alle",
    options: "Valg",
    rename: "Gi nytt navn",
    delete: "Slett",
    title: "Navn på spillet",
    title_hint: "La feltet stå tomt, så kalles spillet etter spillerne.",
    title_long: t("Navnet er for langt: høyst {m} tegn."),
    save: "Lagre",
    deleted: "Spillet er slettet.",
    gone: "Spillet er slettet for godt: plassen trengtes.",
    undo: "Angre",
    bin: "Nylig slettet",
    bin_hint: t("De {n} sist slettede spillene blir liggende her så lenge det er plass."),
    restore: "Hent tilbake",
    today: t("I dag kl. {t}"),
    yesterday: t("I går kl. {t}"),
};
