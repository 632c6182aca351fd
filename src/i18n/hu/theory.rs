//! Words about who did it, in Hungarian.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Gyanúsítás",
    suspect: "Ki tette?",
    weapon: "Mivel?",
    room: t("{r.in}"),
    sentence: t("{s.obj} gyanúsítom a gyilkossággal: {r.in} történt, {w.with}."),
    say: "Gyanúsítok",
    incomplete: "Válassz egy gyanúsítottat és egy fegyvert.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} nem tud kártyát mutatni."),
    cannot_all: t("{people} nem tud kártyát mutatni."),
    nobody: "Senki sem tudja megcáfolni.",
    choose: t("Válaszd ki, melyik kártyát mutatod meg {p} játékosnak"),
    pick: "Válassz egy kártyát",
    only_matching: "A megnevezett kártyák közül ezek vannak nálad:",
    show: t("Megmutatom: {card}"),
    shown: t("{p} ezt mutatja neked: {card}"),
    put_away: "Elteszem a kártyát",
    cross_out: "Kihúzom és elteszem",
    from_now_on: "Mostantól válassz helyettem",
    at_once: "A játék most megmutatja az egyik kártyát, és mostantól helyetted válaszol. Mindenki megtudja.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Vádemelés",
    suspect: "Ki tette?",
    weapon: "Mivel?",
    room: "Hol?",
    sentence: t("Vádat emelek {s.nom} ellen: {r.in} követte el a gyilkosságot, {w.with}."),
    incomplete: "Válassz egy gyanúsítottat, egy fegyvert és egy szobát.",
    warning: "Csak egyszer emelhetsz vádat. Ha tévedsz, kiesel: nincs több fordulód, de a \
              többieknek továbbra is válaszolsz.",
    aloud: "A vádat hangosan kimondod, aztán egyedül te nézel bele a gyilkos borítékba.",
    written: "A vádat leírod. A többiek csak akkor látják, ha igazad van.",
    confirm: "Vádat emelek",
    envelope: "Gyilkos boríték",
    holds: "A borítékban ez van:",
    right: "Igazad van!",
    wrong: "Tévedtél. Ne áruld el, mit láttál; a többieknek továbbra is válaszolsz.",
    close: "Boríték bezárása",
    show_all: "Megmutatom mindenkinek",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} megoldotta az ügyet."),
    wrong: t("{p} tévesen emelt vádat, és kiesett, de továbbra is válaszol a gyanúsításokra."),
    last_left: t("{p} maradt utolsónak, és győzött."),
    unsolved: "Senki sem oldotta meg az ügyet.",
    solution: t("A tettes: {s.nom}, {r.in}, {w.with}."),
    hands: "Mindenki kártyái",
    hand_of: t("{p} kártyái"),
    again: "Új játék ugyanezzel a társasággal",
    home: "Vissza a kezdőlapra",
};
