use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::engine::action::Action;
use crate::engine::board::{Board, Interior, Link, Place};
use crate::engine::card::{Card, CardSet, Room, Suspect, Weapon};
use crate::engine::chooser::Chooser;
use crate::engine::dice::Roll;
use crate::engine::event::{Deal, Event, Told};
use crate::engine::phase::Outcome;
use crate::engine::ruleset::{AccusationVoice, Edition};
use crate::engine::seat::{BySeat, Seat};
use crate::engine::side::SidePlace;
use crate::engine::theory::Theory;

fn board() -> &'static Board {
    Board::of(Edition::Classic)
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table can have it")
}

fn roll(first: u8, second: Option<u8>) -> Roll {
    Roll::new(first, second).expect("dice show one to six")
}

fn square(column: u8, row: u8) -> Place {
    Place::Square(board().square_at(column, row).expect("a corridor square"))
}

const PLUM_ROPE_HALL: Theory =
    Theory { suspect: Suspect::Plum, weapon: Weapon::Rope, room: Room::Hall };
const WHITE_DAGGER_LOUNGE: Theory =
    Theory { suspect: Suspect::White, weapon: Weapon::Dagger, room: Room::Lounge };

fn deal() -> Deal {
    let hands = vec![
        [Card::Suspect(Suspect::White), Card::Room(Room::Study)].into_iter().collect(),
        CardSet::EMPTY,
        [Card::Weapon(Weapon::Candlestick)].into_iter().collect(),
    ];
    Deal {
        solution: PLUM_ROPE_HALL,
        hands: BySeat::new(hands).expect("three seats"),
        face_up: CardSet::EMPTY,
        aside: Vec::new(),
    }
}

/// Every kind of event, in the short form where there is one, one to a line.
fn written_short() -> Vec<(&'static str, Event)> {
    let on_turn = seat(1);
    let told = [
        ("o236", Told::OpeningRolled { seat: seat(2), roll: roll(3, Some(6)) }),
        ("o04", Told::OpeningRolled { seat: seat(0), roll: roll(4, None) }),
        ("g02", Told::RollAgain { among: [seat(0), seat(2)].into_iter().collect() }),
        ("t1", Told::TurnBegan { seat: on_turn }),
        ("r5", Told::Rolled { seat: on_turn, roll: roll(5, None) }),
        ("r61", Told::Rolled { seat: on_turn, roll: roll(6, Some(1)) }),
        ("x", Told::NowhereToGo { seat: on_turn }),
        ("mK", Told::Moved { seat: on_turn, to: Place::Room(Room::Kitchen) }),
        ("mhy", Told::Moved { seat: on_turn, to: square(7, 24) }),
        ("y", Told::Stayed { seat: on_turn }),
        ("pO", Told::TookLink { seat: on_turn, link: Link::Passage, to: Room::Lounge }),
        ("qK", Told::TookLink { seat: on_turn, link: Link::DirectDoor, to: Room::Kitchen }),
        ("suoH", Told::Suggested { by: on_turn, theory: PLUM_ROPE_HALL }),
        ("n2", Told::CannotAnswer { seat: seat(2) }),
        ("a0", Told::AnswerDue { seat: seat(0) }),
        ("u", Told::Unanswered),
        ("v3", Told::LetChoose { seat: seat(3), chooser: Chooser::Game }),
        ("i0", Told::LetChoose { seat: seat(0), chooser: Chooser::Player }),
        ("c", Told::LookClosed),
        ("f", Told::AccusedWrongly { by: on_turn }),
        ("kD", Told::ClearedDoorway { seat: on_turn, to: Interior::Room(Room::Dining) }),
    ];
    let arranged = Told::Arranged {
        pieces: [
            square(7, 24),
            Place::Room(Room::Hall),
            square(9, 0),
            square(14, 0),
            Place::Room(Room::Billiard),
            square(23, 19),
        ],
        weapons: [
            Room::Dining,
            Room::Kitchen,
            Room::Kitchen,
            Room::Study,
            Room::Hall,
            Room::Library,
        ]
        .map(Interior::Room),
    };
    let accused = |voice| Event::Accused {
        by: on_turn,
        voice,
        theory: WHITE_DAGGER_LOUNGE,
        solution: PLUM_ROPE_HALL,
    };
    let ended = |outcome| Event::Ended { outcome, deal: deal() };
    let mut all = vec![
        ("bhyHjaoaIxtDKKSHL", Event::Told(arranged)),
        ("d2uoH/wS//c.", Event::Dealt { dealer: seat(2), deal: deal() }),
    ];
    all.extend(told.map(|(text, told)| (text, Event::Told(told))));
    let card = Card::Weapon(Weapon::Rope);
    all.extend([
        ("ho", Event::Shown { by: seat(0), to: on_turn, card }),
        ("jwdO", accused(AccusationVoice::Aloud)),
        ("wwdO", accused(AccusationVoice::Written)),
        ("es2", ended(Outcome::Solved { by: seat(2) })),
        ("el0", ended(Outcome::LastLeft { winner: seat(0) })),
        ("eu", ended(Outcome::Unsolved)),
    ]);
    all
}

#[test]
fn every_event_is_written_and_read_as_the_table_says() {
    let (texts, events): (Vec<_>, Vec<_>) = written_short().into_iter().unzip();
    assert_eq!(write_events(board(), &events), texts.concat());
    assert_eq!(read_events(board(), &texts.concat()), Ok(events.clone()));
    assert_eq!(read_events(board(), &format!(" {}\r\n", texts.join("\n\t "))), Ok(events));
}

#[test]
fn an_event_without_those_before_it_says_all_itself() {
    let long = [
        "R15",
        "R161",
        "X1",
        "M1K",
        "M1hy",
        "Y1",
        "P1O",
        "Q1K",
        "S1uoH",
        "F1",
        "K1D",
        "H01o",
        "J1wdOuoH",
        "W1wdOuoH",
        "Es2uoH/wS//c.",
        "El0uoH/wS//c.",
        "EuuoH/wS//c.",
    ];
    let leaves_out =
        |text: &str| !text.starts_with(['b', 'd', 'o', 'g', 't', 'n', 'a', 'u', 'c', 'v', 'i']);
    let alone = written_short().into_iter().filter(|(text, _)| leaves_out(text));
    let (short, events): (Vec<_>, Vec<_>) = alone.unzip();
    let written: Vec<_> =
        events.iter().map(|event| write_events(board(), std::slice::from_ref(event))).collect();
    assert_eq!(written, long);
    for ((long, short), event) in long.into_iter().zip(short).zip(events) {
        assert_eq!(read_events(board(), long), Ok(vec![event]));
        let error = read_events(board(), short).expect_err("it leaves something out");
        assert_eq!(error.at, 0);
        let left_out = [Reason::NobodyOnTurn, Reason::NobodyAsked, Reason::NotDealt];
        assert!(left_out.contains(&error.reason), "{short}");
    }
}

#[test]
fn an_ordinary_turn_takes_20_letters() {
    let turn = "t3r42mKssdKn4n5a0hsc";
    let events = read_events(board(), turn).expect("it is in our notation");
    assert_eq!((turn.len(), events.len()), (20, 9));
    assert_eq!(write_events(board(), &events), turn);
}

#[test]
fn every_card_has_its_own_letter() {
    let glyphs: BTreeSet<_> = Card::all().map(glyph_of_card).collect();
    assert_eq!(glyphs.len(), Card::COUNT);
    assert!(
        Suspect::ALL
            .into_iter()
            .all(|suspect| { suspect_of_glyph(glyph_of_suspect(suspect)) == Some(suspect) })
    );
    assert_eq!(suspect_of_glyph('K'), None);
}

#[test]
fn the_centre_and_the_cards_of_the_modern_edition_are_written_and_read() {
    const SIDE: SidePlace = SidePlace::ALL[2];
    let modern = Board::of(Edition::Modern);
    let deal = Deal {
        solution: Theory { suspect: Suspect::Plum, weapon: Weapon::Pistol, room: Room::Veranda },
        hands: BySeat::new(vec![[Card::Room(Room::Garage)].into_iter().collect()]).expect("one"),
        face_up: [Card::Room(Room::Games), Card::Weapon(Weapon::Rope)].into_iter().collect(),
        aside: [Room::Kitchen, Room::Study, Room::Living, Room::Dining].map(Card::Room).to_vec(),
    };
    let arranged = Told::Arranged { pieces: [Place::Centre; 6], weapons: [Interior::Centre; 6] };
    let events = [
        Event::Told(arranged),
        Event::Dealt { dealer: seat(0), deal },
        Event::Told(Told::TurnBegan { seat: seat(0) }),
        Event::Told(Told::Moved { seat: seat(0), to: Place::Centre }),
        Event::Told(Told::ClearedDoorway { seat: seat(0), to: Interior::Centre }),
        Event::Peeked { by: seat(0), place: SIDE, card: Card::Room(Room::Living) },
        Event::Peeked { by: seat(1), place: SIDE, card: Card::Room(Room::Living) },
    ];
    let text = "bXXXXXXXXXXXXd0uiV/A=oG+KSWD.t0mXkXz2WZ12W";
    assert_eq!(write_events(modern, &events), text);
    assert_eq!(read_events(modern, text), Ok(events.to_vec()));
    assert!(read_events(board(), text).is_err(), "nobody is in the centre of the classic board");
}

#[test]
fn every_square_can_be_written() {
    for square in board().squares() {
        let script = [(seat(0), Action::Move(Place::Square(square)))];
        let text = write_actions(board(), &script);
        assert_eq!(read_actions(board(), &text).as_deref(), Ok(script.as_slice()));
    }
}

#[test]
fn every_action_is_written_and_read_as_the_table_says() {
    let script = [
        ("0r", Action::Roll),
        ("1mxt", Action::Move(square(23, 19))),
        ("2mI", Action::Move(Place::Room(Room::Billiard))),
        ("3y", Action::Stay),
        ("4pC", Action::Take(Link::Passage, Room::Conservatory)),
        ("5suoH", Action::Suggest(PLUM_ROPE_HALL)),
        ("0jwdO", Action::Accuse(WHITE_DAGGER_LOUNGE)),
        ("1hS", Action::Show(Card::Room(Room::Study))),
        ("2c", Action::CloseLook),
        ("3v", Action::LetChoose(Chooser::Game)),
        ("4i", Action::LetChoose(Chooser::Player)),
        ("5e", Action::EndTurn),
        ("0qC", Action::Take(Link::DirectDoor, Room::Conservatory)),
        ("1z3", Action::Peek(SidePlace::ALL[3])),
    ];
    let texts: Vec<_> = script.iter().map(|(text, _)| *text).collect();
    let actions: Vec<_> =
        script.iter().enumerate().map(|(at, &(_, action))| (seat(at % 6), action)).collect();
    assert_eq!(write_actions(board(), &actions), texts.concat());
    assert_eq!(read_actions(board(), &texts.join("\n")).as_deref(), Ok(actions.as_slice()));
}

#[test]
fn an_error_says_which_byte_makes_no_sense_and_why() {
    let errors = [
        ("l", 0, Reason::NoToken),
        ("t1 l", 3, Reason::NoToken),
        ("t6", 1, Reason::NoSeat),
        ("t", 1, Reason::EndsTooEarly),
        ("t1r7", 3, Reason::NoDie),
        ("t1r0", 3, Reason::NoDie),
        ("t1r667", 5, Reason::NoToken),
        ("t1r6 6", 5, Reason::NoToken),
        ("t1mm", 4, Reason::EndsTooEarly),
        ("t1maa", 3, Reason::NoSquare),
        ("t1mk", 4, Reason::EndsTooEarly),
        ("t1mZz", 3, Reason::NoSquare),
        ("t1pX", 3, Reason::NoRoom),
        ("t1pW", 3, Reason::NoRoom),
        ("t1mX", 4, Reason::EndsTooEarly),
        ("t1suiH", 4, Reason::NoWeapon),
        ("t1sooH", 3, Reason::NoSuspect),
        ("t1suuH", 4, Reason::NoWeapon),
        ("t1suou", 5, Reason::NoRoom),
        ("t1a0hx", 5, Reason::NoCard),
        ("t1ho", 2, Reason::NobodyAsked),
        ("r5", 0, Reason::NobodyOnTurn),
        ("t1jwdO", 2, Reason::NotDealt),
        ("eu", 0, Reason::NotDealt),
        ("d0uoH/ww.", 7, Reason::RepeatedCard),
        ("d0uoH/w;", 7, Reason::NoMark),
        ("d0uoH///////.", 12, Reason::TooManyHands),
        ("g11", 2, Reason::RepeatedSeat),
        ("d0uoH/w.ex", 9, Reason::NoOutcome),
        ("t1é", 2, Reason::NoToken),
    ];
    for (text, at, reason) in errors {
        assert_eq!(read_events(board(), text), Err(NotationError { at, reason }), "{text}");
    }
    let script =
        [("r", 0, Reason::NoSeat), ("0l", 1, Reason::NoToken), ("0", 1, Reason::EndsTooEarly)];
    for (text, at, reason) in script {
        assert_eq!(read_actions(board(), text), Err(NotationError { at, reason }), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_without_panic(text in "([a-zA-Z][0-5]?[!-~]{0,3} ?){0,20}|\\PC{0,30}") {
        if let Ok(events) = read_events(board(), &text) {
            prop_assert_eq!(read_events(board(), &write_events(board(), &events)), Ok(events));
        }
        if let Ok(script) = read_actions(board(), &text) {
            prop_assert_eq!(read_actions(board(), &write_actions(board(), &script)), Ok(script));
        }
    }
}
