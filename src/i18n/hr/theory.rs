//! Words about who did it, in Croatian.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Prijedlog",
    suspect: "Tko je to učinio?",
    weapon: "Čime?",
    room: t("{r.in}"),
    sentence: t("Sumnjam na {s.obj}: ubojstvo je počinjeno {r.in}, {w.with}."),
    say: "Izreci prijedlog",
    incomplete: "Odaberi osumnjičenu osobu i oružje.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} nema nijednu od tih karata."),
    cannot_all: t("{people} nemaju nijednu od tih karata."),
    nobody: "Nitko to ne može opovrgnuti.",
    choose: t("Odaberi kartu koju će vidjeti {p}"),
    pick: "Odaberi kartu",
    only_matching: "Od imenovanih karata imaš ove:",
    show: t("Pokaži: {card}"),
    shown: t("{p} ti pokazuje: {card}"),
    put_away: "Spremi kartu",
    cross_out: "Prekriži i spremi",
    from_now_on: "Odsad biraj umjesto mene",
    at_once: "Igra sada pokazuje jednu od tih karata i odsad odgovara umjesto tebe. Svi to čuju.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Optužba",
    suspect: "Tko je to učinio?",
    weapon: "Čime?",
    room: "Gdje?",
    sentence: t("Optužujem {s.obj} za ubojstvo {r.in}, počinjeno {w.with}."),
    incomplete: "Odaberi osumnjičenu osobu, oružje i sobu.",
    warning: "Optužiti možeš samo jednom. Ako je optužba pogrešna, ispadaš: nemaš više poteza, ali \
              ostalima i dalje odgovaraš.",
    aloud: "Optužbu izgovaraš naglas; zatim samo ti gledaš u tajnu omotnicu.",
    written: "Optužbu zapisuješ. Ostali je vide samo ako je točna.",
    confirm: "Optuži",
    envelope: "Tajna omotnica",
    holds: "U omotnici su:",
    right: "Optužba je točna!",
    wrong: "Optužba nije točna. Ne otkrivaj što je u omotnici; ostalima i dalje odgovaraš.",
    close: "Zatvori omotnicu",
    show_all: "Pokaži svima",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} rješava slučaj. Pobjeda!"),
    wrong: t("{p} pogrešno optužuje i ispada, ali i dalje odgovara."),
    last_left: t("{p} ostaje u igri bez suparnika i pobjeđuje."),
    unsolved: "Nitko nije riješio slučaj.",
    solution: t("Rješenje: {s.nom}, {r.in}, {w.with}."),
    hands: "Karte svih igrača",
    hand_of: t("Karte u ruci: {p}"),
    again: "Nova igra u istom društvu",
    home: "Na početni zaslon",
};
