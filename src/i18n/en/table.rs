//! Words at the table, in English.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Who begins?",
    who_deals: "Who deals?",
    to_roll: t("{p} to roll"),
    tie: t("A tie. Roll again: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Pass the phone to {p}"),
    only: t("Only {p} looks now"),
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
    take_back: t("Let {p} play on"),
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
    passage: t("Secret passage to {r.acc}"),
    suggest: "Suggest",
    accuse: "Accuse",
    end: "End turn",
    take_back: "Take back the move",
    my_papers: "Cards and notes",
    log: "Log",
    hand_size: plural("{p}: {n} card", "{p}: {n} cards"),
    out: t("{p} is out, but still answers suggestions."),
    see_shown: "See which card you showed",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Cards and notes",
    whose: "Whose cards and notes?",
    only_for: t("For {p} only"),
    hand: "Cards in hand",
    notes: "Detective notes",
    hide: "Hide cards and notes",
    suspects: "Suspects",
    weapons: "Weapons",
    rooms: "Rooms",
    tick: "ruled out",
    question: "not sure",
    in_hand: "in your hand",
    blank: "no mark",
    mark: t("{card}: {t}"),
    choose_for_me: "Let the game choose which card I show",
    everyone_hears: "Everyone is told. You no longer have to take the phone to answer; here you see what you showed.",
    seen: "Shown to you",
    shown_for: "Shown on your behalf",
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
    begins_by_roll: t("{p} rolled highest and begins."),
    begins_by_character: t("{p} begins: of the characters in play, {s.nom} comes first."),
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
