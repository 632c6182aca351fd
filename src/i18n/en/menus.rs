//! Words outside the game itself, in English.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "A murder at the manor, and one phone passed round the table",
    unofficial: "Unofficial: not connected with the owners of the game’s names.",
    language: "Language",
    menu: "Menu",
    back: "Back",
    close: "Close",
    cancel: "Cancel",
    reload: "Reload",
    and: " and ",
    panic_title: "Something went wrong",
    panic_saved: "Your game is saved. Reload the page and play on.",
};

pub(super) const HOME: Home =
    Home { new_game: "New game", resume: "Continue the game", turn: t("Turn {n}") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "The saved game can’t be opened",
    kept: "It is kept just as it is. You can start a new game all the same.",
    not_text: "What is stored is not a saved game.",
    damaged: "A part of it is missing.",
    checksum: "It has been changed or damaged: its checksum does not match.",
    newer: "A newer version of Kartano saved it. Reload the page to get that version.",
    header: "Its first lines, with the players and the rulebook, make no sense.",
    contradiction: t("It contradicts itself at event {n}: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "This browser does not let the game save anything. You can play on, but the game is \
             lost when the page closes.",
    full: "There is no room left for saving. You can play on, but what happens from here on is \
           lost when the page closes. \
           Deleting old games makes room.",
    stuck: "The game that is being played could not be saved, so no other one is opened. Delete an old game first.",
    other_tab: "This game is being played in another tab, which is further on.",
    other_tab_reload: "Play on here",
    deleted_elsewhere: "This game was deleted in another tab.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Finnish rules",
        differences: [
            "Another board: all begin in its centre, and accusations are made only there.",
            "Everyone gets equally many cards; what is left over lies face up for all.",
            "You suggest only where you arrived this turn, or where another player moved you.",
        ],
    },
    nb: Rulebook {
        name: "Norwegian rules",
        differences: [
            "Two dice: you walk the whole roll, and the highest roller begins.",
            "While you stand in a room you may suggest there every turn.",
            "You may accuse at any moment of your turn, out loud.",
        ],
    },
    hu: Rulebook {
        name: "Hungarian rules",
        differences: [
            "For two players as well. One die: you walk the roll, or fewer steps if you like.",
            "You may stay in a room and suggest there every turn.",
            "Accusations are written down in secret; after a suggestion, only if nobody could \
             refute it.",
        ],
    },
    nl: Rulebook {
        name: "Dutch rules",
        differences: [
            "Two dice, and you walk the whole roll.",
            "One suggestion each time you arrive: for another one there, leave and come back.",
            "After a suggestion you may accuse only if nobody could refute it.",
        ],
    },
    hr: Rulebook {
        name: "Croatian rules",
        differences: [
            "One die, and you walk the whole roll.",
            "You suggest only where you arrived this turn, or where another player moved you.",
            "When all the others have accused wrongly, the last one wins at once.",
        ],
    },
    form: Form {
        title: "New game",
        rulebook: "Whose rules?",
        differences: "What sets them apart",
        how_many: "How many players?",
        name_of: t("Name of player {n}"),
        default_name: t("Player {n}"),
        character: "Character",
        order: "Order round the table",
        order_hint: "Clockwise, as you sit.",
        move_up: t("Move earlier: {p}"),
        nearest: "By these rules everyone takes the nearest character, so you sit in the order of \
                  the start squares, clockwise.",
        start: "Start",
        name_blank: t("Player {n} still needs a name."),
        name_long: t("The name of player {n} is too long: {m} letters at most."),
        same_character: t("Two players want the same character: {s.nom}."),
        out_of_order: t("By these rules you sit in the order of the characters. Out of order: \
                         {s.nom}."),
        too_few: t("By these rules you need at least {n} players."),
        too_many: t("By these rules there are at most {n} players."),
    },
};
