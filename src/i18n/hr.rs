//! Croatian. Buttons are short commands (*ti*), sentences address the reader as *vi*; what players
//! do is told in the present tense, since the past would need to know who is a man or a woman.

mod cards;
mod library;
mod menus;
mod refusals;
mod settings;
mod table;
mod theory;

use super::catalog::{Catalog, Catalogs, Words};
use super::locale::Locale;

pub(super) static CATALOGS: Catalogs = Catalogs {
    classic: Catalog { locale: Locale::Hr, cards: cards::CLASSIC, words: &WORDS },
    modern: Catalog { locale: Locale::Hr, cards: cards::MODERN, words: &WORDS },
};

static WORDS: Words = Words {
    app: menus::APP,
    home: menus::HOME,
    library: library::LIBRARY,
    unreadable: menus::UNREADABLE,
    storage: menus::STORAGE,
    settings: settings::SETTINGS,
    new_game: menus::NEW_GAME,
    opening: table::OPENING,
    curtain: table::CURTAIN,
    turn: table::TURN,
    papers: table::PAPERS,
    board: table::BOARD,
    log: table::LOG,
    suggestion: theory::SUGGESTION,
    answers: theory::ANSWERS,
    accusation: theory::ACCUSATION,
    verdict: theory::VERDICT,
    clauses: refusals::CLAUSES,
    faults: refusals::FAULTS,
    finality: refusals::FINAL,
};
