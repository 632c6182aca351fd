//! Setting up, row by row of the table in which the four rulebooks are compared.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use std::collections::BTreeSet;

use common::{CLASSICS, Play, new_game, row};
use kartano::engine::action::Action;
use kartano::engine::board::{Interior, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{Card, Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::event::{Deal, Event, Told};
use kartano::engine::phase::{OpeningFor, Phase};
use kartano::engine::refusal::SetupError;
use kartano::engine::ruleset::{Edition, Preset, Ruleset};
use kartano::engine::seat::Seat;
use kartano::engine::setup::{PRINTED_LIST, Setup};

/// So many games are set up where a rulebook leaves something to chance. That one room of nine, or
/// one seat of six, never comes up in them by chance is less likely than one in ten thousand
/// million.
const GAMES: u64 = 200;

/// The games of one rulebook with these characters, with seeds of their own.
fn games(preset: Preset, characters: &[Suspect]) -> impl Iterator<Item = Play> {
    (0..GAMES).map(move |number| Play::from_number(preset, characters, number))
}

/// Plays the rolls before the first turn, if there are any.
fn opened(mut play: Play) -> Play {
    while matches!(play.table().phase(), Phase::Opening(_)) {
        play.does(play.actor(), Action::Roll);
    }
    play
}

/// The dealer and the cards of a game in which they are dealt.
fn dealt(play: &Play) -> (Seat, Deal) {
    play.dealt().expect("the cards are dealt")
}

fn setup(preset: Preset, characters: &[Suspect]) -> Result<Setup, SetupError> {
    Setup::new(Ruleset::of(preset), characters.to_vec())
}

/// The sizes of hands, the largest first.
fn sizes(play: &Play) -> Vec<usize> {
    let mut sizes: Vec<usize> = play.table().hand_sizes().iter().map(|(_, &size)| size).collect();
    sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
    sizes
}

#[test]
fn every_rulebook_plays_with_21_cards_on_the_classic_board() {
    for (preset, edition) in row([Edition::Classic; 4]) {
        let play = opened(new_game(preset, [Scarlett, Green, Plum]));
        assert_eq!(play.table().ruleset().edition, edition, "{preset:?}");
        assert_eq!(play.table().board().squares().count(), 188, "{preset:?}");
        assert!(dealt(&play).1.is_whole(edition), "{preset:?}");
    }
}

#[test]
fn three_to_six_may_play_and_by_the_hungarian_rulebook_two() {
    for (preset, fewest) in row([3, 2, 3, 3]) {
        for players in 0..=6 {
            let outcome = setup(preset, &Suspect::ALL[..players]).map(|_| ());
            let expected =
                if players < fewest { Err(SetupError::TooFewPlayers { fewest }) } else { Ok(()) };
            assert_eq!(outcome, expected, "{preset:?} with {players}");
        }
        let seven = [&Suspect::ALL[..], &[Scarlett]].concat();
        let too_many = Err(SetupError::TooManyPlayers { most: 6 });
        assert_eq!(setup(preset, &seven).map(|_| ()), too_many, "{preset:?} with 7");
    }
}

#[test]
fn one_die_is_thrown_or_two() {
    for (preset, dice) in row([2, 1, 2, 1]) {
        let mut play = opened(new_game(preset, [Scarlett, Green, Plum]));
        let events = play.does(play.actor(), Action::Roll);
        let Event::Told(Told::Rolled { roll, .. }) = events[0] else { panic!("{events:?}") };
        assert_eq!(roll.dice().count(), dice, "{preset:?}");
    }
}

#[test]
fn played_characters_begin_on_their_start_squares() {
    for preset in CLASSICS {
        for play in games(preset, &[Mustard, Green, Peacock]) {
            for suspect in [Mustard, Green, Peacock] {
                let start = common::start(suspect);
                assert_eq!(play.place(suspect), start, "{preset:?} {suspect:?}");
            }
        }
    }
}

#[test]
fn characters_that_nobody_plays_begin_on_their_start_squares_and_in_hungary_in_rooms() {
    for (preset, in_rooms) in row([false, true, false, false]) {
        let mut places = BTreeSet::new();
        for play in games(preset, &[Mustard, Green, Peacock]) {
            for suspect in [Scarlett, White, Plum] {
                places.insert(play.place(suspect));
            }
        }
        let expected: BTreeSet<Place> = if in_rooms {
            Edition::Classic.rooms().iter().copied().map(Place::Room).collect()
        } else {
            [Scarlett, White, Plum].map(common::start).into()
        };
        assert_eq!(places, expected, "{preset:?}");
    }
}

#[test]
fn everybody_chooses_a_character_or_takes_the_nearest_one_which_puts_the_seats_in_order() {
    for (preset, free) in row([true, false, true, false]) {
        let in_order = setup(preset, &[Mustard, White, Plum]);
        assert!(in_order.is_ok(), "{preset:?}");
        let out_of_order = setup(preset, &[Plum, Mustard, White]).map(|_| ());
        let expected = if free { Ok(()) } else { Err(SetupError::OutOfOrder(Mustard)) };
        assert_eq!(out_of_order, expected, "{preset:?}");
    }
}

#[test]
fn two_players_never_take_the_same_character() {
    for preset in CLASSICS {
        let outcome = setup(preset, &[Mustard, Plum, Plum]);
        assert_eq!(outcome, Err(SetupError::SameCharacter(Plum)), "{preset:?}");
    }
}

#[test]
fn weapons_begin_in_rooms_at_random_or_by_the_printed_list() {
    for (preset, (printed, may_meet)) in
        row([(false, true), (true, false), (false, false), (false, false)])
    {
        let mut met = false;
        let mut rooms: [BTreeSet<Interior>; 6] = Default::default();
        for play in games(preset, &[Scarlett, Green, Plum]) {
            let weapons = *play.table().weapons();
            met |= BTreeSet::from(weapons).len() < weapons.len();
            for (seen, room) in rooms.iter_mut().zip(weapons) {
                seen.insert(room);
            }
            assert!(!printed || weapons == PRINTED_LIST.map(Interior::Room), "{preset:?}");
        }
        assert_eq!(met, may_meet, "{preset:?}: two weapons in one room");
        let everywhere = if printed { 1 } else { 9 };
        assert!(rooms.iter().all(|seen| seen.len() == everywhere), "{preset:?}");
    }
}

#[test]
fn the_printed_list_is_the_one_in_the_hungarian_rulebook() {
    let play = new_game(Preset::Hu, [Scarlett, Green, Plum]);
    let list = [
        (Weapon::Dagger, Room::Lounge),
        (Weapon::Candlestick, Room::Dining),
        (Weapon::Revolver, Room::Study),
        (Weapon::Rope, Room::Ballroom),
        (Weapon::LeadPipe, Room::Conservatory),
        (Weapon::Spanner, Room::Kitchen),
    ];
    for (weapon, room) in list {
        assert_eq!(play.room_of(weapon), room, "{weapon:?}");
    }
}

#[test]
fn the_envelope_holds_one_card_of_each_pile_and_any_of_them() {
    for preset in CLASSICS {
        let mut found: BTreeSet<Card> = BTreeSet::new();
        for play in games(preset, &[Scarlett, Green, Plum]) {
            let (_, deal) = dealt(&opened(play));
            assert!(deal.is_whole(Edition::Classic), "{preset:?}");
            assert_eq!(deal.solution.cards().len(), 3, "{preset:?}");
            found.extend(deal.solution.cards().iter());
        }
        assert_eq!(found.len(), Edition::CARDS, "{preset:?}");
    }
}

#[test]
fn all_eighteen_other_cards_are_dealt_and_some_get_one_more() {
    let by_players: [&[usize]; 7] =
        [&[], &[], &[9, 9], &[6; 3], &[5, 5, 4, 4], &[4, 4, 4, 3, 3], &[3; 6]];
    for (preset, fewest) in row([3, 2, 3, 3]) {
        for (players, expected) in by_players.into_iter().enumerate().skip(fewest) {
            let play = opened(Play::from_number(preset, &Suspect::ALL[..players], 1));
            assert_eq!(sizes(&play), expected, "{preset:?} with {players}");
        }
    }
}

#[test]
fn the_deal_begins_on_the_dealers_left_so_that_those_get_one_more() {
    for preset in CLASSICS {
        for play in games(preset, &[Scarlett, Mustard, White, Green]) {
            let play = opened(play);
            let (dealer, deal) = dealt(&play);
            let round = deal.hands.clockwise_after(dealer).chain([dealer]);
            let sizes: Vec<usize> = round.map(|seat| deal.hands[seat].len()).collect();
            assert_eq!(sizes, [5, 5, 4, 4], "{preset:?}");
        }
    }
}

#[test]
fn a_random_player_deals_and_in_hungary_the_highest_roller() {
    for (preset, rolls_for_it) in row([false, true, false, false]) {
        let mut dealers = BTreeSet::new();
        for play in games(preset, &[Scarlett, Green, Plum]) {
            let is_dealt = play.dealt().is_some();
            assert_eq!(is_dealt, !rolls_for_it, "{preset:?}");
            dealers.insert(dealt(&opened(play)).0);
        }
        assert_eq!(dealers.len(), 3, "{preset:?}");
    }
}

#[test]
fn the_highest_roller_deals_in_hungary_and_those_who_tie_roll_again_among_themselves() {
    let play = new_game(Preset::Hu, [Scarlett, Green, Plum]);
    let Phase::Opening(opening) = play.table().phase() else { panic!("they roll for the dealer") };
    assert_eq!(opening.purpose, OpeningFor::Dealer);
    // Green and Plum tie, and tie again; then Green rolls higher.
    let play = play.rolls(2).rolls(5).rolls(5);
    assert_eq!(play.actor(), Green);
    assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::TurnOrder));
    let play = play.rolls(3).rolls(3).rolls(4).rolls(1);
    assert_eq!(dealt(&play).0, play.seat(Green));
}

#[test]
fn two_players_divide_the_cards_in_hungary_and_nowhere_else() {
    for (preset, offered) in row([false, true, false, false]) {
        assert_eq!(setup(preset, &[Scarlett, Plum]).is_ok(), offered, "{preset:?}");
    }
    let play = opened(new_game(Preset::Hu, [Scarlett, Plum]));
    assert_eq!(sizes(&play), [9, 9]);
}

#[test]
fn the_highest_roller_begins_in_norway_and_scarletts_player_elsewhere() {
    for (preset, highest_begins) in row([true, false, false, false]) {
        for play in games(preset, &[Scarlett, Green, Plum]) {
            let rolling = matches!(
                play.table().phase(),
                Phase::Opening(opening) if opening.purpose == OpeningFor::FirstTurn
            );
            assert_eq!(rolling, highest_begins, "{preset:?}");
            if !highest_begins {
                assert_eq!(opened(play).on_turn(), Scarlett, "{preset:?}");
            }
        }
    }
    let play = new_game(Preset::Nb, [Scarlett, Green, Plum]).rolls(4).rolls(11).rolls(9);
    assert!(common::begins_turn_of(&play, Green));
}

#[test]
fn those_who_tie_for_the_first_turn_in_norway_roll_again_among_themselves() {
    let play = new_game(Preset::Nb, [Scarlett, Green, Plum]).rolls(12).rolls(3).rolls(12);
    assert_eq!(play.actor(), Scarlett);
    let play = play.rolls(6);
    assert_eq!(play.may(Green, Action::Roll), Err(Clause::TurnOrder));
    // The third round counts for itself: Plum's earlier 12 does not.
    let play = play.rolls(6).rolls(2).rolls(7);
    assert!(common::begins_turn_of(&play, Plum));
}

#[test]
fn where_nobody_plays_scarlett_the_next_played_character_begins() {
    for preset in [Preset::Hu, Preset::Nl, Preset::Hr] {
        let play = opened(new_game(preset, [White, Green, Plum]));
        assert!(common::begins_turn_of(&play, White), "{preset:?}");
    }
}

#[test]
fn scarletts_player_begins_wherever_he_sits_when_characters_are_chosen_freely() {
    let play = opened(new_game(Preset::Nl, [Plum, Green, Scarlett, White]));
    assert!(common::begins_turn_of(&play, Scarlett));
    let play = opened(new_game(Preset::Nl, [Plum, Green, Mustard]));
    assert!(common::begins_turn_of(&play, Mustard));
}

#[test]
fn turns_go_to_the_left_by_seats_not_by_characters() {
    for (preset, characters) in row([
        [Plum, Scarlett, White, Green],
        [Scarlett, White, Green, Plum],
        [Plum, Scarlett, White, Green],
        [Scarlett, White, Green, Plum],
    ]) {
        let mut table = common::table(preset, characters);
        for (suspect, room) in characters.into_iter().zip(*Edition::Classic.rooms()) {
            table = table.standing(suspect, room);
        }
        let mut play = table.turn_of(characters[1]);
        for next in [2, 3, 0, 1, 2] {
            play = play.idles();
            assert!(common::begins_turn_of(&play, characters[next]), "{preset:?}");
        }
    }
}

#[test]
fn nobody_does_anything_but_roll_before_the_first_turn() {
    for (preset, rolls) in row([true, true, false, false]) {
        let play = new_game(preset, [Scarlett, Green, Plum]);
        let opening = matches!(play.table().phase(), Phase::Opening(_));
        assert_eq!(opening, rolls, "{preset:?}");
        if rolls {
            for action in [Action::EndTurn, Action::Accuse(common::MURDER), Action::Stay] {
                assert_eq!(play.may(Scarlett, action), Err(Clause::OpeningRoll), "{preset:?}");
            }
            assert_eq!(play.may(Plum, Action::Roll), Err(Clause::TurnOrder), "{preset:?}");
            assert_eq!(play.may(Scarlett, Action::Roll), Ok(()), "{preset:?}");
        }
    }
}
