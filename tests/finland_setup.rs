//! Setting up by the Finnish rulebook, cell by cell of its column.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use std::collections::BTreeSet;

use common::{Play, new_game};
use kartano::engine::action::Action;
use kartano::engine::board::{Interior, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Plum, Scarlett, White};
use kartano::engine::card::{Card, CardSet, Suspect};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::phase::{OpeningFor, Phase};
use kartano::engine::refusal::SetupError;
use kartano::engine::ruleset::{Preset, Ruleset};
use kartano::engine::setup::Setup;

const GAMES: u64 = 200;

fn game(players: usize, number: u64) -> Play {
    Play::from_number(Preset::Fi, &Suspect::ALL[..players], number)
}

#[test]
fn it_is_played_on_the_modern_board_with_its_21_cards() {
    let play = game(3, 1);
    assert_eq!(play.table().ruleset().edition, Edition::Modern);
    assert_eq!(play.table().board().squares().count(), 73);
    assert!(play.dealt().unwrap().1.is_whole(Edition::Modern));
}

#[test]
fn two_to_six_may_play() {
    for players in 0..=7 {
        let characters = [&Suspect::ALL[..], &[Scarlett]].concat()[..players].to_vec();
        let outcome = Setup::new(Ruleset::of(Preset::Fi), characters).map(|_| ());
        let expected = match players {
            0 | 1 => Err(SetupError::TooFewPlayers { fewest: 2 }),
            7 => Err(SetupError::TooManyPlayers { most: 6 }),
            _ => Ok(()),
        };
        assert_eq!(outcome, expected, "{players}");
    }
}

#[test]
fn everybody_takes_the_character_he_likes() {
    let characters = vec![Plum, Mustard, White];
    assert!(Setup::new(Ruleset::of(Preset::Fi), characters).is_ok());
}

#[test]
fn all_six_pawns_and_all_weapons_begin_in_the_centre() {
    for players in 2..=6 {
        let play = game(players, 3);
        assert_eq!(play.table().pieces(), &[Place::Centre; 6], "{players}");
        assert_eq!(play.table().weapons(), &[Interior::Centre; 6], "{players}");
    }
}

#[test]
fn c10_the_cards_are_dealt_evenly_and_what_does_not_divide_lies_face_up_for_all() {
    for (players, each, face_up) in [(3, 6, 0), (4, 4, 2), (5, 3, 3), (6, 3, 0)] {
        let play = game(players, 5);
        let sizes: Vec<usize> = play.table().hand_sizes().iter().map(|(_, &size)| size).collect();
        assert_eq!(sizes, vec![each; players]);
        assert_eq!(play.table().face_up().len(), face_up, "{players}");
        let (_, deal) = play.dealt().unwrap();
        assert_eq!(play.table().face_up(), deal.face_up);
        for viewer in play.game.setup().characters().seats().map(Viewer::Seat) {
            let seen = play.game.seen_by(viewer).find_map(|seen| match seen {
                Seen::Dealt { face_up, .. } => Some(face_up),
                _ => None,
            });
            assert_eq!(seen, Some(deal.face_up), "{players}: {viewer:?}");
        }
    }
}

#[test]
fn any_card_may_be_in_the_envelope_or_lie_face_up_but_never_both() {
    let mut enclosed = CardSet::EMPTY;
    let mut open = CardSet::EMPTY;
    for number in 0..GAMES {
        let (_, deal) = game(4, number).dealt().unwrap();
        assert!(deal.solution.cards().and(deal.face_up).is_empty());
        enclosed = enclosed.or(deal.solution.cards());
        open = open.or(deal.face_up);
    }
    assert_eq!([enclosed, open], [Edition::Modern.deck(); 2]);
}

#[test]
fn each_envelope_comes_up_about_equally_often() {
    const DEALS: u64 = 32_400;
    let mut seen = std::collections::BTreeMap::new();
    for number in 0..DEALS {
        let (_, deal) = game(4, number).dealt().unwrap();
        *seen.entry(deal.solution).or_insert(0_u32) += 1;
    }
    assert_eq!(seen.len(), 324);
    let chi_square: f64 =
        seen.values().map(|&seen| (f64::from(seen) - 100.0).powi(2) / 100.0).sum();
    // 323 degrees of freedom, six standard deviations of 25.4 above and below.
    assert!((323.0 - 6.0 * 25.4..323.0 + 6.0 * 25.4).contains(&chi_square), "{chi_square}");
}

#[test]
fn the_highest_roller_begins_and_those_who_tie_roll_again_among_themselves() {
    let play = new_game(Preset::Fi, [Scarlett, Green, Plum]);
    let Phase::Opening(opening) = play.table().phase() else { panic!("they roll") };
    assert_eq!(opening.purpose, OpeningFor::FirstTurn);
    let play = play.rolls(12).rolls(3).rolls(12);
    assert_eq!(play.actor(), Scarlett);
    let play = play.rolls(6);
    assert_eq!(play.may(Green, Action::Roll), Err(Clause::TurnOrder));
    let play = play.rolls(6).rolls(2).rolls(7);
    assert!(common::begins_turn_of(&play, Plum));
}

#[test]
fn two_dice_are_thrown() {
    let mut play = new_game(Preset::Fi, [Scarlett, Green, Plum]);
    let rolled = play.does(Scarlett, Action::Roll);
    let Event::Told(Told::OpeningRolled { roll, .. }) = rolled[0] else { panic!("{rolled:?}") };
    assert_eq!(roll.dice().count(), 2);
}

#[test]
fn the_cards_are_those_of_the_modern_set() {
    let dealt: BTreeSet<Card> =
        game(6, 2).dealt().unwrap().1.hands.iter().fold(BTreeSet::new(), |mut all, (_, hand)| {
            all.extend(hand.iter());
            all
        });
    assert!(dealt.iter().all(|&card| Edition::Modern.deck().contains(card)));
    assert_eq!(dealt.len(), 18);
}
