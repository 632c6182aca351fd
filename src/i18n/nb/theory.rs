//! Words about who did it, in Norwegian Bokmål.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Forslag",
    suspect: "Hvem var det?",
    weapon: "Med hva?",
    room: t("{r.in}"),
    sentence: t("Jeg mistenker {s.obj} for å ha brukt {w.acc} {r.in}."),
    say: "Kom med forslaget",
    incomplete: "Velg en mistenkt og et våpen.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} kan ikke avkrefte det."),
    cannot_all: t("{people} kan ikke avkrefte det."),
    nobody: "Ingen kan avkrefte det.",
    choose: t("Velg kortet du viser til {p}"),
    pick: "Velg et kort",
    only_matching: "Av de nevnte kortene har du:",
    show: t("Vis {card.acc}"),
    shown: t("{p} viser deg: {card}"),
    put_away: "Legg bort kortet",
    cross_out: "Kryss det ut og legg det bort",
    from_now_on: "Velg for meg fra nå av",
    at_once: "Spillet viser et av kortene nå og svarer for deg fra nå av. Alle får vite det.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Anklage",
    suspect: "Hvem var det?",
    weapon: "Med hva?",
    room: "Hvor?",
    sentence: t("Jeg anklager {s.obj} for å ha begått mordet {r.in} {w.with}."),
    incomplete: "Velg en mistenkt, et våpen og et rom.",
    warning: "Du kan anklage bare én gang. Er anklagen feil, er du ute: du får ingen flere turer, \
              men svarer fortsatt på de andres forslag.",
    aloud: "Du sier anklagen høyt; så er det bare du som ser i mordkonvolutten.",
    written: "Du skriver ned anklagen. De andre får se den bare hvis den er riktig.",
    confirm: "Kom med anklagen",
    envelope: "Mordkonvolutt",
    holds: "I konvolutten ligger:",
    right: "Du har rett!",
    wrong: "Anklagen var feil. Si ingenting om det du så; du svarer fortsatt på de andres forslag.",
    close: "Lukk konvolutten",
    show_all: "Vis alle",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} har løst saken."),
    wrong: t("{p} kom med feil anklage og er ute av spillet, men svarer fortsatt på forslag."),
    last_left: t("{p} er den siste som er igjen, og vinner."),
    unsolved: "Ingen løste saken.",
    solution: t("Det var {s.nom}, {r.in}, {w.with}."),
    hands: "Alles kort",
    hand_of: t("Kortene til {p}"),
    again: "Spill igjen med de samme",
    home: "Til forsiden",
};
