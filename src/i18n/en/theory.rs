//! Words about who did it, in English.

use crate::i18n::catalog::{Accusation, Answers, Suggestion, Verdict};
use crate::i18n::message::t;

pub(super) const SUGGESTION: Suggestion = Suggestion {
    title: "Suggestion",
    suspect: "Who was it?",
    weapon: "With what?",
    room: t("{r.in}"),
    sentence: t("I suspect {s.obj} of doing it {r.in} {w.with}."),
    say: "Make the suggestion",
    incomplete: "Choose a suspect and a weapon.",
};

pub(super) const ANSWERS: Answers = Answers {
    cannot: t("{p} cannot refute it."),
    cannot_all: t("{people} cannot refute it."),
    nobody: "Nobody can refute it.",
    choose: t("Choose the card you show to {p}"),
    pick: "Choose a card",
    only_matching: "Of the cards named, you hold:",
    show: t("Show {card.acc}"),
    shown: t("{p} shows you: {card}"),
    put_away: "Put the card away",
    cross_out: "Cross it out and put it away",
    from_now_on: "From now on choose for me",
    at_once: "The game shows one of these cards now and answers for you from now on. Everyone is told.",
};

pub(super) const ACCUSATION: Accusation = Accusation {
    title: "Accusation",
    suspect: "Who was it?",
    weapon: "With what?",
    room: "Where?",
    sentence: t("I accuse {s.obj} of the murder, committed {r.in} {w.with}."),
    incomplete: "Choose a suspect, a weapon and a room.",
    warning: "You can accuse only once. If you are wrong you are out: no more turns, but you still \
              answer the others’ suggestions.",
    aloud: "You make your accusation out loud; then you alone look into the envelope.",
    written: "You write down your accusation. The others see it only if it is right.",
    confirm: "Accuse",
    envelope: "Murder envelope",
    holds: "The envelope holds:",
    right: "You are right!",
    wrong: "You are wrong. Don’t tell what you saw; you still answer the others’ suggestions.",
    close: "Close the envelope",
    show_all: "Show everyone",
};

pub(super) const VERDICT: Verdict = Verdict {
    solved: t("{p} has solved the case."),
    wrong: t("{p} accused wrongly and is out, but still answers suggestions."),
    last_left: t("{p} is the last one left and wins."),
    unsolved: "Nobody solved the case.",
    solution: t("It was {s.nom}, {r.in}, {w.with}."),
    hands: "Everyone’s cards",
    hand_of: t("Cards held by {p}"),
    again: "Play again, same table",
    home: "To the start page",
};
