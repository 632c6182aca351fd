//! Saves whose checksum is right and whose contents are not.

use proptest::prelude::*;

use super::play::{any_table, played, saved};
use crate::engine::card::{CardSet, Suspect};
use crate::engine::event::{Event, Told};
use crate::engine::game::Game;
use crate::engine::phase::Outcome;
use crate::engine::refusal::{Fault, ReplayError, SetupError};
use crate::engine::ruleset::Preset;
use crate::engine::seat::Seat;
use crate::engine::theory::Theory;
use crate::notation::{NotationError, Reason, read_events, write_events};
use crate::player_name::NameError;
use crate::save::body::Body;
use crate::save::header::Header;
use crate::save::{Draft, DraftKind, LoadError, SavedGame, compose, read, write};

/// A whole game of four, in which everything has happened somewhere.
fn whole() -> SavedGame {
    saved(Preset::Nb, 4, 3, usize::MAX)
}

fn body(saved: &SavedGame) -> Body {
    let game = &saved.game;
    Body {
        seeds: game.seeds(),
        drawn: game.drawn(),
        begun: saved.begun,
        notes: saved.notes.clone(),
        told: saved.told.clone(),
        draft: saved.draft,
        events: game.events().to_vec(),
    }
}

fn loaded_with(saved: &SavedGame, events: Vec<Event>) -> Result<SavedGame, LoadError> {
    let forged = Body { events, ..body(saved) }.write(saved.game.setup().board());
    read(&compose(saved, &forged))
}

/// Changes the first event that can be changed so, and says what is wrong with the save then and
/// whether it was found at the changed event.
fn fault_after(change: impl Fn(&mut Event, &[Event]) -> bool) -> (Fault, bool) {
    let saved = whole();
    let mut events = saved.game.events().to_vec();
    let changed = (0..events.len())
        .find(|&at| {
            let (before, rest) = events.split_at_mut(at);
            change(&mut rest[0], before)
        })
        .expect("the game has such an event");
    match loaded_with(&saved, events) {
        Err(LoadError::Contradicts(ReplayError { event, fault })) => (fault, event == changed),
        other => panic!("{other:?}"),
    }
}

fn hand(events: &[Event], seat: Seat) -> CardSet {
    let dealt = events.iter().find_map(|event| match event {
        Event::Dealt { deal, .. } => Some(deal.hands[seat]),
        _ => None,
    });
    dealt.unwrap_or_default()
}

fn named(events: &[Event]) -> CardSet {
    let last = events.iter().rev().find_map(|event| match event {
        Event::Told(Told::Suggested { theory, .. }) => Some(theory.cards()),
        _ => None,
    });
    last.unwrap_or_default()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table can have it")
}

#[test]
fn an_untouched_game_is_read() {
    let saved = whole();
    assert_eq!(loaded_with(&saved, saved.game.events().to_vec()), Ok(saved));
}

#[test]
fn a_card_in_two_hands_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Dealt { deal, .. } = event else { return false };
        let card = deal.hands[seat(1)].iter().next().expect("everybody has cards");
        deal.hands[seat(0)].insert(card);
        true
    });
    assert_eq!(fault, (Fault::CardsNotConserved, true));
}

#[test]
fn a_card_in_two_hands_instead_of_another_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Dealt { deal, .. } = event else { return false };
        let theirs = deal.hands[seat(1)].iter().next().expect("everybody has cards");
        let own = deal.hands[seat(0)].iter().next().expect("everybody has cards");
        deal.hands[seat(0)].remove(own);
        deal.hands[seat(0)].insert(theirs);
        true
    });
    assert_eq!(fault, (Fault::CardsNotConserved, true));
}

#[test]
fn a_lost_card_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Dealt { deal, .. } = event else { return false };
        deal.hands[seat(2)] = CardSet::EMPTY;
        true
    });
    assert_eq!(fault, (Fault::CardsNotConserved, true));
}

#[test]
fn c15_an_answer_with_a_card_not_held_is_found() {
    let fault = fault_after(|event, before| {
        let Event::Shown { by, card, .. } = event else { return false };
        let held = hand(before, *by);
        let other = named(before).iter().find(|&card| !held.contains(card));
        other.is_some_and(|other| {
            *card = other;
            true
        })
    });
    assert_eq!(fault, (Fault::NotHeld, true));
}

#[test]
fn c15_an_answer_with_a_card_not_named_is_found() {
    let fault = fault_after(|event, before| {
        let Event::Shown { by, card, .. } = event else { return false };
        let named = named(before);
        let other = hand(before, *by).iter().find(|&card| !named.contains(card));
        other.is_some_and(|other| {
            *card = other;
            true
        })
    });
    assert_eq!(fault, (Fault::NotNamed, true));
}

#[test]
fn a_player_who_denies_a_card_he_holds_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Told(Told::AnswerDue { seat }) = *event else { return false };
        *event = Event::Told(Told::CannotAnswer { seat });
        true
    });
    assert_eq!(fault, (Fault::NotHeld, true));
}

#[test]
fn a_player_who_must_answer_and_holds_nothing_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Told(Told::CannotAnswer { seat }) = *event else { return false };
        *event = Event::Told(Told::AnswerDue { seat });
        true
    });
    assert_eq!(fault, (Fault::NotHeld, true));
}

#[test]
fn a_player_who_was_passed_over_in_the_answers_is_found() {
    let fault = fault_after(|event, before| {
        let Event::Told(Told::AnswerDue { seat } | Told::CannotAnswer { seat }) = event else {
            return false;
        };
        let first = matches!(before.last(), Some(Event::Told(Told::Suggested { .. })));
        *seat = self::seat((seat.index() + 1) % 4);
        first
    });
    assert_eq!(fault, (Fault::SeatOrder, true));
}

#[test]
fn an_answer_from_or_to_somebody_else_is_found() {
    for other_to in [true, false] {
        let fault = fault_after(|event, _| {
            let Event::Shown { by, to, .. } = event else { return false };
            let changed = if other_to { to } else { by };
            *changed = seat((changed.index() + 1) % 4);
            true
        });
        assert_eq!(fault, (Fault::SeatOrder, true));
    }
}

#[test]
fn a_turn_out_of_order_is_found() {
    let fault = fault_after(|event, before| {
        let begun = before.iter().any(|event| matches!(event, Event::Told(Told::TurnBegan { .. })));
        let Event::Told(Told::TurnBegan { seat }) = event else { return false };
        if begun {
            *seat = self::seat((seat.index() + 1) % 4);
        }
        begun
    });
    assert_eq!(fault, (Fault::SeatOrder, true));
}

#[test]
fn a_roll_of_somebody_else_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Told(Told::Rolled { seat, .. }) = event else { return false };
        *seat = self::seat((seat.index() + 1) % 4);
        true
    });
    assert_eq!(fault, (Fault::SeatOrder, true));
}

#[test]
fn a_seat_that_the_table_does_not_have_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Told(Told::TurnBegan { seat }) = event else { return false };
        *seat = self::seat(5);
        true
    });
    assert_eq!(fault, (Fault::NoSuchSeat, true));
}

#[test]
fn another_card_in_the_envelope_is_found() {
    let fault = fault_after(|event, _| {
        let Event::Accused { solution, .. } = event else { return false };
        let suspect = Suspect::ALL.into_iter().find(|&suspect| suspect != solution.suspect);
        *solution = Theory { suspect: suspect.expect("there are six"), ..*solution };
        true
    });
    assert_eq!(fault, (Fault::EnvelopeChanged, true));
}

#[test]
fn other_cards_at_the_end_are_found() {
    let fault = fault_after(|event, _| {
        let Event::Ended { deal, .. } = event else { return false };
        let (first, second) = (deal.hands[seat(0)], deal.hands[seat(1)]);
        deal.hands[seat(0)] = second;
        deal.hands[seat(1)] = first;
        true
    });
    assert_eq!(fault, (Fault::CardsNotConserved, true));
}

#[test]
fn a_game_solved_by_a_wrong_accusation_is_found() {
    let fault = fault_after(|event, before| {
        let Event::Told(Told::AccusedWrongly { by }) = *event else { return false };
        let deal = before.iter().find_map(|event| match event {
            Event::Dealt { deal, .. } => Some(deal.clone()),
            _ => None,
        });
        let deal = deal.expect("it was dealt");
        *event = Event::Ended { outcome: Outcome::Solved { by }, deal };
        true
    });
    assert_eq!(fault, (Fault::EnvelopeChanged, true));
}

#[test]
fn questions_and_accusations_that_nothing_came_of_are_found() {
    type Opens = fn(&Event) -> bool;
    let opens: [Opens; 3] = [
        |event| matches!(event, Event::Told(Told::Suggested { .. })),
        |event| matches!(event, Event::Told(Told::AnswerDue { .. })),
        |event| matches!(event, Event::Accused { .. }),
    ];
    for opens in opens {
        let saved = whole();
        let mut events = saved.game.events().to_vec();
        let opened = events.iter().position(opens).expect("the game has such an event");
        let next = events[opened..]
            .iter()
            .position(|event| matches!(event, Event::Told(Told::TurnBegan { .. })))
            .expect("the game goes on");
        events.drain(opened + 1..opened + next);
        let found = ReplayError { event: opened + 1, fault: Fault::OutOfPlace };
        assert_eq!(loaded_with(&saved, events), Err(LoadError::Contradicts(found)));
    }
}

#[test]
fn a_game_that_stops_in_the_middle_of_something_is_found() {
    let saved = whole();
    let events = saved.game.events();
    let cut = events
        .iter()
        .position(|event| matches!(event, Event::Told(Told::Suggested { .. })))
        .expect("somebody suggested");
    let stops_at = |event| LoadError::Contradicts(ReplayError { event, fault: Fault::Unfinished });
    assert_eq!(loaded_with(&saved, events[..=cut].to_vec()), Err(stops_at(cut + 1)));
    assert_eq!(loaded_with(&saved, Vec::new()), Err(stops_at(0)));
}

#[test]
fn a_place_that_does_not_exist_is_found() {
    let saved = saved(Preset::Nb, 4, 3, 30);
    let body = body(&saved).write(saved.game.setup().board());
    for place in ["aa", "kk", "zz", "!!", "aA", "~~"] {
        let found = read(&compose(&saved, &format!("{body}m{place}")));
        let expected = NotationError { at: body.len() + 1, reason: Reason::NoSquare };
        assert_eq!(found, Err(LoadError::Notation(expected)), "{place}");
    }
}

#[test]
fn numbers_that_cannot_be_true_are_found() {
    let saved = saved(Preset::Nb, 4, 3, 30);
    let plain = body(&saved).write(saved.game.setup().board());
    for number in ["4294967295", "99999999999999999999", "1000001", "x", ""] {
        let forged = format!("{}{number},1;{}", &plain[..192], &plain[192..]);
        let expected = NotationError { at: 192, reason: Reason::NoNumber };
        assert_eq!(read(&compose(&saved, &forged)), Err(LoadError::Notation(expected)));
    }
}

/// A save with another header, sealed again.
fn loaded_under(change: impl FnOnce(&mut Header)) -> LoadError {
    let mut header = Header::read(&write(&saved(Preset::Hr, 3, 3, 30))).expect("just written");
    change(&mut header);
    read(&header.write()).expect_err("it was changed")
}

#[test]
fn a_table_that_no_rulebook_seats_is_found() {
    let scarlett = SetupError::SameCharacter(Suspect::Scarlett);
    assert_eq!(loaded_under(|header| header.seats = "ssm".into()), LoadError::Setup(scarlett));
    let order = SetupError::OutOfOrder(Suspect::Scarlett);
    assert_eq!(loaded_under(|header| header.seats = "msw".into()), LoadError::Setup(order));
    let few = SetupError::TooFewPlayers { fewest: 3 };
    assert_eq!(loaded_under(|header| header.seats = "sm".into()), LoadError::Setup(few));
    assert_eq!(loaded_under(|header| header.seats = "smK".into()), LoadError::UnknownCharacter(2));
    assert_eq!(loaded_under(|header| header.rules = "xx".into()), LoadError::UnknownRules);
}

#[test]
fn names_that_do_not_fit_the_table_are_found() {
    assert_eq!(loaded_under(|header| header.names.truncate(2)), LoadError::NameCount);
    assert_eq!(
        loaded_under(|header| header.names.extend(vec!["x".into(); 9])),
        LoadError::NameCount
    );
}

#[test]
fn a_name_that_is_none_is_found() {
    let long = LoadError::Name(1, NameError::TooLong);
    assert_eq!(loaded_under(|header| header.names[1] = "x".repeat(41)), long);
    for blank in ["", " \u{2003}\t", "\u{202e} \u{200d}"] {
        let found = loaded_under(|header| header.names[2] = blank.into());
        assert_eq!(found, LoadError::Name(2, NameError::Blank), "{blank:?}");
    }
}

#[test]
fn an_open_part_that_tells_of_another_game_is_found() {
    for progress in ["", "x", "0", "999999", "s", "s0", "s3", "l-1", "u", "99999999999", "s99999"] {
        let found = loaded_under(|header| header.progress = Some(progress.into()));
        assert_eq!(found, LoadError::Progress, "{progress}");
    }
    let long = loaded_under(|header| header.title = Some("x".repeat(41)));
    assert_eq!(long, LoadError::Title);
}

#[test]
fn a_time_that_no_calendar_reaches_is_as_if_it_was_not_known() {
    let mut header = Header::read(&write(&saved(Preset::Hr, 3, 3, 30))).expect("just written");
    header.played = Some(u64::MAX);
    assert_eq!(read(&header.write()).map(|saved| saved.played), Ok(None));
}

#[test]
fn a_body_that_was_never_packed_is_found() {
    for body in ["", "x", "~~", "\"\"", "ä", "  "] {
        let found = loaded_under(|header| header.body = body.into());
        assert_eq!(found, LoadError::Packing, "{body}");
    }
}

#[test]
fn a_draft_of_nobody_is_found() {
    let mut saved = saved(Preset::Nb, 4, 3, 30);
    saved.draft = Some(Draft::empty(seat(4), DraftKind::Suggestion));
    assert_eq!(read(&write(&saved)), Err(LoadError::DraftOf(seat(4))));
}

fn replay(game: &Game, events: Vec<Event>) -> Result<Game, ReplayError> {
    Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn events_taken_out_put_in_or_changed_never_panic(
        (preset, players) in any_table(),
        number in 0_u64..50,
        edits in prop::collection::vec((0_usize..2000, 0_usize..4, "[ -~]{1,2}"), 1..4),
    ) {
        let game = played(preset, players, number, 200);
        let board = game.setup().board();
        let mut text = write_events(board, game.events());
        for (at, taken, new) in edits {
            let at = at.min(text.len());
            let end = (at + taken).min(text.len());
            text.replace_range(at..end, &new);
            if let Ok(events) = read_events(board, &text) {
                let _ = replay(&game, events);
            }
        }
    }

    #[test]
    fn events_in_any_order_never_panic(
        (preset, players) in any_table(),
        number in 0_u64..50,
        swaps in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
    ) {
        let game = played(preset, players, number, usize::MAX);
        let mut events = game.events().to_vec();
        for (one, other) in swaps {
            let (one, other) = (one.index(events.len()), other.index(events.len()));
            events.swap(one, other);
        }
        if let Ok(again) = replay(&game, events.clone()) {
            prop_assert_eq!(again.events(), events.as_slice());
        }
    }
}
