//! Words about who did it, in Finnish. Refuting is *vastata*, since *kumota* would also be undoing.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Kysymys",
    suspect: "Kuka sen teki?",
    weapon: "Millä?",
    room: t("{r.in}"),
    sentence: t("Epäilen {s.obj}: murha tehtiin {r.in} {w.with}."),
    say: "Esitä kysymys",
    incomplete: "Valitse epäilty ja ase.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} ei voi vastata."),
    cannot_all: t("{people} eivät voi vastata."),
    nobody: "Kukaan ei voi vastata.",
    choose: t("Valitse kortti, jonka näytät pelaajalle {p}"),
    pick: "Valitse kortti",
    only_matching: "Kysytyistä korteista sinulla on nämä:",
    show: t("Näytä {card}"),
    shown: t("{p} näyttää sinulle kortin: {card}"),
    put_away: "Laita kortti pois",
    cross_out: "Rastita ja laita pois",
    from_now_on: "Valitse tästä lähtien puolestani",
    at_once: "Peli näyttää nyt jonkin näistä korteista ja vastaa tästä lähtien puolestasi. Kaikille kerrotaan.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Syytös",
    suspect: "Kuka sen teki?",
    weapon: "Millä?",
    room: "Missä?",
    sentence: t("Syytän {s.obj} murhasta, joka tehtiin {r.in} {w.with}."),
    incomplete: "Valitse epäilty, ase ja huone.",
    warning: "Syyttää voi vain kerran. Jos syytös on väärä, putoat pelistä: et saa enää vuoroja \
              mutta vastaat yhä muiden kysymyksiin.",
    aloud: "Sanot syytöksen ääneen; sitten sinä yksin katsot murhakirjekuoreen.",
    written: "Kirjoitat syytöksen. Muut näkevät sen vain, jos se on oikea.",
    confirm: "Esitä syytös",
    envelope: "Murhakirjekuori",
    holds: "Kuoressa ovat:",
    right: "Olit oikeassa!",
    wrong: "Olit väärässä. Älä kerro, mitä näit; vastaat yhä muiden kysymyksiin.",
    close: "Sulje kuori",
    show_all: "Näytä kaikille",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} selvitti murhan."),
    wrong: t("{p} syytti väärin ja putosi pelistä mutta vastaa yhä kysymyksiin."),
    last_left: t("{p} on viimeisenä jäljellä ja voittaa."),
    unsolved: "Kukaan ei selvittänyt murhaa.",
    solution: t("Syyllinen on {s.nom}: {r.in} {w.with}."),
    hands: "Kaikkien kortit",
    hand_of: t("Kortit: {p}"),
    again: "Uusi peli samalla porukalla",
    home: "Etusivulle",
};
