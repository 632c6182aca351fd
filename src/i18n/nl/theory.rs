//! Words about who did it, in Dutch.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Vermoeden",
    suspect: "Wie was het?",
    weapon: "Waarmee?",
    room: t("{r.in}"),
    sentence: t("Mijn vermoeden: {s.obj} deed het {r.in}, {w.with}."),
    say: "Vermoeden uitspreken",
    incomplete: "Kies een verdachte en een wapen.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} heeft geen van deze kaarten."),
    cannot_all: t("{people} hebben geen van deze kaarten."),
    nobody: "Niemand kan het weerleggen.",
    choose: t("Kies de kaart die je laat zien aan {p}"),
    pick: "Kies een kaart",
    only_matching: "Van de genoemde kaarten heb je:",
    show: t("Laat zien: {card}"),
    shown: t("{p} laat je zien: {card}"),
    put_away: "Leg de kaart weg",
    cross_out: "Afstrepen en wegleggen",
    from_now_on: "Kies voortaan voor mij",
    at_once: "Het spel laat nu een van deze kaarten zien en antwoordt voortaan voor jou. Iedereen hoort het.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Beschuldiging",
    suspect: "Wie was het?",
    weapon: "Waarmee?",
    room: "Waar?",
    sentence: t("Ik beschuldig {s.obj} van de moord, gepleegd {r.in} {w.with}."),
    incomplete: "Kies een verdachte, een wapen en een kamer.",
    warning: "Je mag maar één keer beschuldigen. Klopt het niet, dan ben je uit het spel: geen \
              beurten meer, maar je antwoordt nog op de vermoedens van anderen.",
    aloud: "Je beschuldigt hardop; daarna mag jij als enige in de moordenvelop kijken.",
    written: "Je schrijft je beschuldiging op. De anderen zien die alleen als ze klopt.",
    confirm: "Beschuldigen",
    envelope: "Moordenvelop",
    holds: "In de envelop zitten:",
    right: "Je hebt gelijk!",
    wrong: "Je hebt het mis. Zeg niets over wat je zag; je antwoordt nog op de vermoedens van \
            anderen.",
    close: "Sluit de envelop",
    show_all: "Laat het iedereen zien",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} heeft de zaak opgelost."),
    wrong: t("{p} deed een verkeerde beschuldiging en is uit het spel, maar antwoordt nog op \
              vermoedens."),
    last_left: t("{p} is als laatste over en wint."),
    unsolved: "Niemand heeft de zaak opgelost.",
    solution: t("Het was {s.nom}, {r.in}, {w.with}."),
    hands: "Alle kaarten op tafel",
    hand_of: t("Kaarten van {p}"),
    again: "Nog een keer met dezelfde spelers",
    home: "Naar het beginscherm",
};
