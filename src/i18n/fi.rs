//! Finnish. Typed names stay in the nominative; a word beside them bends where one must.

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
    classic: Catalog { locale: Locale::Fi, cards: cards::CLASSIC, words: &WORDS },
    modern: Catalog { locale: Locale::Fi, cards: cards::MODERN, words: &WORDS },
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
