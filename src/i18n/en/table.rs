//! Words at the table, in English.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Who begins?",
    who_deals: "Who deals?",
    to_roll: t("To roll: {p}"),
    tie: t("A tie. Roll again: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Pass the device to {p}"),
    i_am: t("I am {p}"),
    look_away: "Everyone else looks away now.",
    since: "Since you last looked",
    nothing: "Nothing new has happened.",
    for_turn: "It is your turn.",
    for_answer: t("You have a card to show. {p} is asking."),
    for_card: t("{p} has a card to show you."),
    for_envelope: "You may look into the murder envelope.",
    for_accusation: "You may write down your accusation.",
    for_papers: "You may look at your cards and notes.",
    take_back: t("Take back the last move: {p}"),
};

pub(super) const TURN: Turn = Turn {
    of: t("Turn: {p}"),
    roll: "Roll",
    choose: "Choose where to go: tap the board or the list.",
    destinations: "Places in reach",
    room_steps: plural("{r.nom}, {n} step", "{r.nom}, {n} steps"),
    squares: plural("{n} corridor square", "{n} corridor squares"),
    square: t("corridor {r.near}, column {n}, row {m}"),
    go_into: t("Go {r.into}"),
    go_near: t("Go to the square {r.near}"),
    stay: "Stay here",
    passage: t("Secret passage: {r.nom}"),
    suggest: "Suggest",
    accuse: "Accuse",
    end: "End turn",
    take_back: "Take back",
    my_papers: "My notes",
    log: "What happened",
    hand_size: plural("{p}: {n} card", "{p}: {n} cards"),
    out: t("{p} is out, but still answers suggestions."),
    see_shown: "See what was shown for you",
};

pub(super) const PAPERS: Papers = Papers {
    title: "My notes",
    whose: "Whose notes?",
    only_for: t("For {p} only"),
    hand: "Cards in hand",
    notes: "Detective notes",
    hide: "Hide my notes",
    suspects: "Suspects",
    weapons: "Weapons",
    rooms: "Rooms",
    tick: "ruled out",
    question: "not sure",
    in_hand: "in your hand",
    blank: "no mark",
    mark: t("{card}: {t}"),
    choose_for_me: "Let the game choose which card I show",
    everyone_hears: "Everyone is told. You no longer get the device to answer; here you see what was shown.",
    shown_for: "Shown for you",
    shown_to: t("{card}, to {p}"),
    new: "new",
};

pub(super) const BOARD: Board = Board {
    name: "Board",
    larger: "Zoom in",
    smaller: "Zoom out",
    whole: "Whole board",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} in the corridor, {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Who and what is where",
    nobody: "Nobody and nothing is here.",
    die: t("The die shows {n}"),
    dice: t("The dice show {n} and {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "Tokens and weapons are in their places.",
    dealt: t("{p} deals the cards."),
    turn: t("Turn: {p}"),
    turn_number: t("Turn {n}: {p}"),
    before_turns: "Before the first turn",
    took_back: t("{p} takes the last move back."),
    rolled: t("{p} rolls {n}."),
    nowhere: t("{p} has nowhere to go."),
    entered: t("{p} goes {r.into}."),
    walked: t("{p} walks along the corridor."),
    stayed: t("{p} stays in the room."),
    passage: t("{p} goes {r.into} by the secret passage."),
    suggested: t("{p} suspects {s.obj}, {r.in}, {w.with}."),
    must_show: t("{p} can refute it and must show a card."),
    shown: t("{p} shows a card to {q}."),
    accused: t("{p} accuses {s.obj}, {r.in}, {w.with}."),
    accused_in_writing: t("{p} writes down an accusation."),
    cleared: t("{s.nom} clears the door and goes {r.into}."),
    game_chooses: t("From now on the game chooses which card {p} shows."),
    chooses: t("{p} chooses again which card to show."),
};
