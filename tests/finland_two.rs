//! The game for two by the Finnish rulebook: four cards aside, and the look at one of them.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::{Play, Table, begins_turn_of, theory};
use kartano::engine::action::Action;
use kartano::engine::board::{Board, Place};
use kartano::engine::card::Suspect::{Mustard, Plum, Scarlett, White};
use kartano::engine::card::{Card, Room, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::refusal::Fault;
use kartano::engine::ruleset::Preset;
use kartano::engine::side::SidePlace;
use kartano::engine::theory::Theory;

const MURDER: Theory = theory(White, Weapon::Spanner, Room::Bathroom);
const WRONG: Theory = theory(Mustard, Weapon::Rope, Room::Garage);

/// What lies aside, from left to right.
const ASIDE: [Card; 4] = [
    Card::Suspect(Mustard),
    Card::Weapon(Weapon::Rope),
    Card::Room(Room::Kitchen),
    Card::Room(Room::Study),
];

fn at(column: u8, row: u8) -> Place {
    Place::Square(Board::of(Edition::Modern).square_at(column, row).unwrap())
}

fn place(number: usize) -> SidePlace {
    SidePlace::new(number).unwrap()
}

fn two() -> Table {
    common::table(Preset::Fi, [Scarlett, Plum]).envelope(MURDER).aside(ASIDE)
}

/// Scarlett has asked in the kitchen for three cards that lie aside: Plum could not answer.
fn unanswered() -> Play {
    let play = two().standing(Scarlett, at(14, 6)).turn_of(Scarlett).rolls(4);
    play.walks(Place::Room(Room::Kitchen)).suggests(Mustard, Weapon::Rope)
}

/// The same, and she has looked at the card in this place and put it away.
fn peeked(number: usize) -> Play {
    let mut play = unanswered();
    play.does(Scarlett, Action::Peek(place(number)));
    play.looks_and_puts_away()
}

#[test]
fn c10_three_cards_are_in_the_envelope_four_aside_and_seven_in_each_hand() {
    let play = Play::from_number(Preset::Fi, &[Scarlett, Plum], 3);
    let (_, deal) = play.dealt().unwrap();
    assert!(deal.is_whole(Edition::Modern));
    assert_eq!((deal.aside.len(), deal.face_up.len()), (4, 0));
    assert!(play.table().hand_sizes().iter().all(|(_, &size)| size == 7));
    for players in 3..=6 {
        let play =
            Play::from_number(Preset::Fi, &kartano::engine::card::Suspect::ALL[..players], 3);
        assert_eq!(play.dealt().unwrap().1.aside, [], "{players}");
    }
}

#[test]
fn the_opponent_is_asked_first_and_must_answer_if_he_can() {
    let table = two().holding(Plum, Card::Weapon(Weapon::Dagger)).standing(Scarlett, at(14, 6));
    let play = table.turn_of(Scarlett).rolls(4).walks(Place::Room(Room::Kitchen));
    let play = play.suggests(Mustard, Weapon::Dagger);
    assert_eq!(play.actor(), Plum);
    let shown = play.shows(Weapon::Dagger).looks_and_puts_away();
    let refused = Err(Clause::PeekWhenUnanswered);
    assert_eq!(shown.may(Scarlett, Action::Peek(place(0))), refused, "he has answered");
}

#[test]
fn after_no_answer_the_asker_may_look_at_one_side_card_or_decline_and_the_turn_is_over() {
    let play = unanswered();
    assert_eq!(play.legal(Scarlett).peek, SidePlace::ALL);
    assert_eq!(play.may(Plum, Action::Peek(place(0))), Err(Clause::TurnOrder));
    let declined = play.clone().ends_turn();
    assert!(begins_turn_of(&declined, Plum));

    let looked = peeked(2);
    assert_eq!(looked.stage(), Stage::Peeked);
    for other in SidePlace::ALL {
        assert_eq!(looked.may(Scarlett, Action::Peek(other)), Err(Clause::PeekEndsTurn));
    }
    for action in [Action::Roll, Action::Stay] {
        assert_eq!(looked.may(Scarlett, action), Err(Clause::NoMoveAfterSuggestion));
    }
    assert_eq!(looked.may(Scarlett, Action::Accuse(MURDER)), Err(Clause::PeekEndsTurn));
    assert!(begins_turn_of(&looked.ends_turn(), Plum));
}

#[test]
fn the_place_is_public_the_card_is_the_lookers_and_both_wait_until_it_is_put_away() {
    let mut play = unanswered();
    let events = play.does(Scarlett, Action::Peek(place(1)));
    let by = play.seat(Scarlett);
    for (viewer, card) in [
        (Viewer::Table, None),
        (Viewer::Seat(play.seat(Plum)), None),
        (Viewer::Seat(by), Some(ASIDE[1])),
    ] {
        assert_eq!(events[0].seen_by(viewer), Seen::Peeked { by, place: place(1), card });
    }
    assert_eq!(*play.table().phase(), Phase::Peeking { asker: by, place: place(1) });
    assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::LookFirst));
    assert_eq!(play.may(Plum, Action::CloseLook), Err(Clause::NothingToLookAt));
    let peeks: Vec<_> = play.view(Scarlett).peeks().iter().map(|peek| peek.card).collect();
    assert_eq!(peeks, [ASIDE[1]]);
    assert_eq!(play.view(Plum).peeks(), []);
    assert!(!play.view(Scarlett).hand().contains(ASIDE[1]), "it never joins a hand");
}

#[test]
fn each_looks_at_each_place_once_and_has_a_record_of_his_own() {
    // Both stand in rooms where they arrive again and again by links.
    let table = two().standing(Scarlett, Room::Kitchen).standing(Plum, Room::Bedroom);
    let mut play = table.turn_of(Scarlett);
    let mut at = [Room::Kitchen, Room::Bedroom];
    for round in 0..4 {
        for (index, who) in [Scarlett, Plum].into_iter().enumerate() {
            at[index] = match at[index] {
                Room::Kitchen => Room::Dining,
                Room::Dining => Room::Kitchen,
                Room::Bedroom => Room::Bathroom,
                _ => Room::Bedroom,
            };
            play = play.takes_door(at[index]);
            // Own cards and side cards alone, so that nobody answers.
            let own: Vec<Card> = play.view(who).hand().iter().collect();
            let known = |card: Card| {
                own.contains(&card) || ASIDE.contains(&card) || MURDER.cards().contains(card)
            };
            let silent = Theory::about(Edition::Modern, at[index]).find(|theory| {
                theory.cards().iter().all(|card| card == Card::Room(at[index]) || known(card))
            });
            let silent = silent.unwrap();
            let events = play.does(who, Action::Suggest(silent));
            if !matches!(events.last(), Some(Event::Told(Told::Unanswered))) {
                // The other one holds this very room: he shows it, and there is nothing to look at.
                let card = play.legal(play.actor()).show.iter().next().unwrap();
                play = play.shows(card).looks_and_puts_away().ends_turn();
                continue;
            }
            let seen = play.table().looked_at(play.seat(who));
            assert_eq!(play.legal(who).peek, seen.others().collect::<Vec<_>>(), "round {round}");
            for old in SidePlace::ALL.into_iter().filter(|&old| seen.contains(old)) {
                assert_eq!(play.may(who, Action::Peek(old)), Err(Clause::PeekNewPlace));
            }
            let next = seen.others().next();
            if let Some(next) = next {
                play.does(who, Action::Peek(next));
                play = play.looks_and_puts_away();
            }
            play = play.ends_turn();
        }
    }
    let total =
        |who| SidePlace::ALL.len() - play.table().looked_at(play.seat(who)).others().count();
    assert!(total(Scarlett) > 1 && total(Plum) > 1, "both have looked more than once");
}

#[test]
fn a_wrong_accuser_still_answers_and_looks_go_on_as_before() {
    let table = two().standing(Plum, at(14, 6)).turn_of(Scarlett).accuses(WRONG);
    let play = table.rolls(4).walks(Place::Room(Room::Kitchen)).suggests(Mustard, Weapon::Rope);
    assert_eq!(play.stage(), Stage::Suggested { answered: false });
    assert_eq!(play.legal(Plum).peek, SidePlace::ALL);
}

#[test]
fn there_are_no_side_cards_in_a_game_for_more() {
    let table = common::table(Preset::Fi, [Scarlett, Plum, White]).standing(Scarlett, at(9, 4));
    let table = table.envelope(MURDER).turn_of(Scarlett).rolls(3);
    let play = table.walks(Place::Room(Room::Bathroom)).suggests(MURDER.suspect, MURDER.weapon);
    assert_eq!(play.may(Scarlett, Action::Peek(place(0))), Err(Clause::NoSideCards));
}

#[test]
fn a_record_that_lies_about_a_side_card_is_refused() {
    let play = unanswered();
    let by = play.seat(Scarlett);
    for (place, card, fault) in
        [(place(0), ASIDE[1], Some(Fault::CardsNotConserved)), (place(0), ASIDE[0], None)]
    {
        let mut events = play.game.events().to_vec();
        events.push(Event::Peeked { by, place, card });
        let (setup, seeds) = (play.game.setup().clone(), play.game.seeds());
        let loaded = kartano::engine::game::Game::replay(setup, seeds, play.game.drawn(), events);
        assert_eq!(loaded.err().map(|error| error.fault), fault);
    }
}

#[test]
fn c02_an_unanswered_question_proves_nothing_against_the_side_cards() {
    // The same question goes unanswered whether its cards are in the envelope or aside.
    let play = unanswered();
    let told = [
        Told::Suggested {
            by: play.seat(Scarlett),
            theory: theory(Mustard, Weapon::Rope, Room::Kitchen),
        },
        Told::CannotAnswer { seat: play.seat(Plum) },
        Told::Unanswered,
    ];
    let heard: Vec<Event> = play.game.events().iter().rev().take(3).rev().cloned().collect();
    assert_eq!(heard, told.map(Event::Told));
}
