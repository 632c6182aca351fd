//! Turns by the Finnish rulebook, cell by cell of its column, and the worked cases that are played
//! otherwise there than on the classic board. Squares are (column, row) of the modern board.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::{MISTAKE, Play, begins_turn_of, show, theory};
use kartano::engine::action::Action;
use kartano::engine::board::{Board, Interior, Link, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{Card, Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::phase::{Outcome, Stage};
use kartano::engine::ruleset::Preset;
use kartano::engine::theory::Theory;

/// What the envelope holds.
const MURDER: Theory = theory(White, Weapon::Spanner, Room::Bathroom);
const WRONG: Theory = theory(Mustard, Weapon::Rope, Room::Garage);

fn at(column: u8, row: u8) -> Place {
    let square = Board::of(Edition::Modern).square_at(column, row);
    Place::Square(square.unwrap_or_else(|| panic!("({column}, {row}) is no corridor")))
}

fn table<const N: usize>(characters: [Suspect; N]) -> common::Table {
    common::table(Preset::Fi, characters).envelope(MURDER)
}

/// Three at the table.
fn three() -> common::Table {
    table([Scarlett, Green, Plum])
}

fn walk(to: Place) -> Action {
    Action::Move(to)
}

fn about(room: Room) -> Action {
    Action::Suggest(theory(White, Weapon::Rope, room))
}

const ACCUSE: Action = Action::Accuse(MURDER);

/// Miss Scarlett has just walked into the kitchen.
fn in_the_kitchen(table: common::Table) -> Play {
    table.standing(Scarlett, at(14, 6)).turn_of(Scarlett).rolls(4).walks(Place::Room(Room::Kitchen))
}

// Moving.

#[test]
fn stair_rails_are_not_crossed() {
    let play = three().standing(Scarlett, at(10, 5)).turn_of(Scarlett).rolls(2);
    let to: Vec<Place> = play.offered();
    assert!(!to.contains(&at(10, 7)), "straight down there is a rail");
    for route in play.legal(Scarlett).routes {
        assert_ne!(route.path.first().map(|&square| Place::Square(square)), Some(at(10, 6)));
    }
}

#[test]
fn c20_the_centre_is_entered_by_any_roll_that_is_enough_and_ends_the_move() {
    let from = at(7, 14);
    for (roll, reached) in [(4, false), (5, true), (8, true)] {
        // (7, 11) and (8, 11) lie between; the step in makes five.
        let play = three().standing(Scarlett, from).turn_of(Scarlett).rolls(roll);
        let expected = if reached { Ok(()) } else { Err(Clause::CentreInReach) };
        assert_eq!(play.may(Scarlett, walk(Place::Centre)), expected, "roll {roll}");
        if reached {
            let inside = play.walks(Place::Centre);
            assert_eq!(inside.stage(), Stage::Moved { entered: Some(Interior::Centre) });
            assert_eq!(inside.may(Scarlett, walk(at(8, 11))), Err(Clause::OneMove));
        }
    }
}

#[test]
fn the_centre_holds_any_number_of_pawns() {
    let play = three().standing(Scarlett, at(8, 11)).turn_of(Scarlett).rolls(3);
    let play = play.walks(Place::Centre);
    assert_eq!(play.table().pieces(), &[Place::Centre; 6]);
}

#[test]
fn c29_the_room_or_the_centre_left_is_not_offered() {
    let centre = three().turn_of(Scarlett).rolls(6);
    assert_eq!(centre.may(Scarlett, walk(Place::Centre)), Err(Clause::NoReturn));
    let veranda = Place::Room(Room::Veranda);
    let yard = three().standing(Scarlett, veranda).turn_of(Scarlett).rolls(6);
    assert_eq!(yard.may(Scarlett, walk(veranda)), Err(Clause::NoReturn));
}

#[test]
fn a_full_roll_is_walked_and_without_bonus_cards_a_marked_square_is_like_another() {
    let play = three().standing(Scarlett, at(8, 6)).turn_of(Scarlett).rolls(3);
    // The marked square (8, 8) is two steps away.
    assert_eq!(play.may(Scarlett, walk(at(8, 8))), Err(Clause::FullRoll));
    let exactly = three().standing(Scarlett, at(8, 6)).turn_of(Scarlett).rolls(2);
    assert_eq!(exactly.may(Scarlett, walk(at(8, 8))), Ok(()));
}

#[test]
fn c06_spare_steps_are_lost_at_a_door() {
    // (7, 11) is four steps from (7, 15); the step into the games room makes five.
    let games = Place::Room(Room::Games);
    let play = three().standing(Scarlett, at(7, 15)).turn_of(Scarlett).rolls(8).walks(games);
    assert_eq!(play.place(Scarlett), games);
    assert_eq!(play.may(Scarlett, walk(at(7, 11))), Err(Clause::OneMove));
}

#[test]
fn passages_and_direct_doors_join_these_rooms_and_no_others() {
    let joined = [
        (Link::Passage, Room::Kitchen, Room::Garage),
        (Link::Passage, Room::Bedroom, Room::Living),
        (Link::DirectDoor, Room::Kitchen, Room::Dining),
        (Link::DirectDoor, Room::Bedroom, Room::Bathroom),
    ];
    for &from in Edition::Modern.rooms() {
        let play = three().standing(Scarlett, from).turn_of(Scarlett);
        for &to in Edition::Modern.rooms() {
            for (link, refused) in
                [(Link::Passage, Clause::PassageHere), (Link::DirectDoor, Clause::DirectDoorHere)]
            {
                let leads =
                    joined.contains(&(link, from, to)) || joined.contains(&(link, to, from));
                let expected = if leads { Ok(()) } else { Err(refused) };
                assert_eq!(play.may(Scarlett, Action::Take(link, to)), expected, "{from:?} {to:?}");
            }
        }
    }
}

#[test]
fn c05_a_direct_door_and_a_passage_are_not_taken_in_one_turn() {
    let play = three().standing(Scarlett, Room::Dining).standing(Green, Room::Study);
    let play = play.standing(Plum, Room::Study).turn_of(Scarlett);
    let play = play.takes_door(Room::Kitchen);
    assert_eq!(play.place(Scarlett), Place::Room(Room::Kitchen));
    let passage = Action::Take(Link::Passage, Room::Garage);
    assert_eq!(play.may(Scarlett, passage), Err(Clause::OneMove));
    assert_eq!(play.may(Scarlett, about(Room::Kitchen)), Ok(()), "it counts as arriving");
    let next = play.ends_turn().idles().idles();
    assert_eq!(next.may(Scarlett, passage), Ok(()));
}

#[test]
fn links_are_taken_instead_of_rolling() {
    let play = three().standing(Scarlett, Room::Kitchen).turn_of(Scarlett).rolls(3);
    for (link, to, refused) in [
        (Link::Passage, Room::Garage, Clause::PassageInsteadOfRolling),
        (Link::DirectDoor, Room::Dining, Clause::DirectDoorInsteadOfRolling),
    ] {
        assert_eq!(play.may(Scarlett, Action::Take(link, to)), Err(refused));
    }
}

#[test]
fn a_turn_in_a_room_or_in_the_centre_is_ended_after_rolling_or_a_link() {
    for place in [Place::Centre, Place::Room(Room::Study)] {
        let play = three().standing(Scarlett, place).turn_of(Scarlett);
        assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::MustRollOrPassage));
        let rolled = play.rolls(3);
        assert_eq!(rolled.may(Scarlett, Action::EndTurn), Err(Clause::MoveOrStay));
        assert_eq!(rolled.stays().may(Scarlett, Action::EndTurn), Ok(()));
    }
}

#[test]
fn c21_who_is_shut_in_the_veranda_cannot_leave_and_ends_the_turn_after_rolling() {
    let table = three().standing(Scarlett, Room::Veranda);
    let play = table.standing(Green, at(10, 16)).standing(Plum, at(11, 16)).turn_of(Scarlett);
    assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::MustRollOrPassage));
    let rolled = play.rolls(6);
    assert_eq!(rolled.stage(), Stage::Moved { entered: None });
    assert_eq!(rolled.may(Scarlett, Action::EndTurn), Ok(()));
}

#[test]
fn c22_a_pawn_whose_player_is_out_still_stands_in_the_way() {
    let table = three().standing(Green, Place::Centre).standing(Scarlett, at(9, 4));
    let play = table.standing(Plum, at(8, 4)).turn_of(Green).accuses(WRONG);
    assert_eq!(play.place(Green), Place::Centre);
    let play = play.rolls(2);
    assert_eq!(play.may(Plum, walk(at(9, 4))), Err(Clause::SquareTaken));
}

// Suggesting.

#[test]
fn one_suggests_on_arriving_and_then_the_turn_is_over() {
    let play = in_the_kitchen(three().holding(Green, Room::Kitchen));
    assert_eq!(play.may(Scarlett, about(Room::Kitchen)), Ok(()));
    assert_eq!(play.may(Scarlett, Action::EndTurn), Ok(()), "or not");
    let asked = play.asks(White, Weapon::Rope);
    for action in [Action::Roll, Action::Stay, Action::Take(Link::Passage, Room::Garage)] {
        assert_eq!(asked.may(Scarlett, action), Err(Clause::NoMoveAfterSuggestion));
    }
    assert_eq!(asked.may(Scarlett, about(Room::Kitchen)), Err(Clause::OneSuggestion));
    assert_eq!(asked.may(Scarlett, ACCUSE), Err(Clause::NoAccusationAfterSuggestion));
    let unanswered = three().standing(Scarlett, at(9, 4)).turn_of(Scarlett).rolls(2);
    let unanswered = unanswered.walks(Room::Bathroom).asks(MURDER.suspect, MURDER.weapon);
    assert_eq!(unanswered.stage(), Stage::Suggested { answered: false });
    assert_eq!(unanswered.may(Scarlett, ACCUSE), Err(Clause::NoAccusationAfterSuggestion));
}

#[test]
fn nobody_suggests_in_the_centre_or_in_a_room_where_nothing_brought_him() {
    let centre = three().turn_of(Scarlett);
    assert_eq!(centre.may(Scarlett, about(Room::Kitchen)), Err(Clause::SuggestInRoom));
    let room = three().standing(Scarlett, Room::Study).turn_of(Scarlett);
    assert_eq!(room.may(Scarlett, about(Room::Study)), Err(Clause::SuggestOnArrival));
}

/// Green's suggestion brought Miss Scarlett into the study from somewhere; it is her next turn.
fn moved_from(place: Place) -> Play {
    let table = three().standing(Green, at(10, 4)).standing(Scarlett, place);
    let play = table.standing(Plum, Room::Garage).turn_of(Green).rolls(2).walks(Room::Study);
    play.asks(Scarlett, Weapon::Rope).ends_turn().idles()
}

#[test]
fn c07_who_was_moved_may_suggest_or_roll_and_the_turn_after_not_for_free() {
    for from in [Place::Centre, Place::Room(Room::Games), at(7, 13)] {
        let play = moved_from(from);
        assert_eq!(play.may(Scarlett, about(Room::Study)), Ok(()), "{from:?}");
        assert_eq!(play.may(Scarlett, Action::Roll), Ok(()), "{from:?}");
        let later = play.until_turn_of(Scarlett);
        assert_eq!(later.may(Scarlett, about(Room::Study)), Err(Clause::SuggestOnArrival));
    }
}

#[test]
fn c17_to_be_named_in_the_room_where_one_stands_gives_no_free_suggestion() {
    let play = moved_from(Place::Room(Room::Study));
    assert_eq!(play.may(Scarlett, about(Room::Study)), Err(Clause::SuggestOnArrival));
}

#[test]
fn c28_who_was_moved_and_rolls_first_cannot_then_stay_and_suggest() {
    let play = moved_from(Place::Centre).rolls(4);
    assert_eq!(play.may(Scarlett, about(Room::Study)), Err(Clause::StayInsteadOfRolling));
    let stayed = play.stays();
    assert_eq!(stayed.may(Scarlett, about(Room::Study)), Err(Clause::StayInsteadOfRolling));
}

#[test]
fn the_named_pawn_and_weapon_come_from_the_centre_into_the_room() {
    let play = in_the_kitchen(three()).asks(Peacock, Weapon::Pistol);
    assert_eq!(play.place(Peacock), Place::Room(Room::Kitchen));
    assert_eq!(play.lies(Weapon::Pistol), Interior::Room(Room::Kitchen));
    assert_eq!(play.lies(Weapon::Rope), Interior::Centre);
}

#[test]
fn cards_of_another_game_are_not_named() {
    let play = in_the_kitchen(three());
    let foreign = Action::Suggest(theory(White, Weapon::Revolver, Room::Kitchen));
    assert_eq!(play.may(Scarlett, foreign), Err(Clause::CardsOfThisGame));
    let centre = three().turn_of(Scarlett);
    for claim in [theory(White, Weapon::Revolver, Room::Study), MISTAKE] {
        assert_eq!(centre.may(Scarlett, Action::Accuse(claim)), Err(Clause::CardsOfThisGame));
    }
}

#[test]
fn c01_each_hears_who_cannot_answer_and_the_asker_alone_sees_the_card() {
    let table = table([Scarlett, Mustard, White, Green]).holding(White, Peacock);
    let table = table.holding(White, Weapon::Rope).holding(Green, Room::Garage);
    let play = table.standing(Scarlett, at(7, 15)).turn_of(Scarlett).rolls(2);
    let play = play.walks(Room::Garage).suggests(Peacock, Weapon::Rope);
    assert_eq!(play.actor(), White);
    let play = play.shows(Weapon::Rope);
    let card = Card::Weapon(Weapon::Rope);
    for (who, seen) in [(Scarlett, Some(card)), (Mustard, None), (White, Some(card)), (Green, None)]
    {
        let shown = play.game.events().last().unwrap().seen_by(Viewer::Seat(play.seat(who)));
        let Seen::Shown { card, .. } = shown else { panic!("{shown:?}") };
        assert_eq!(card, seen, "{who:?}");
    }
}

#[test]
fn c11_an_asker_who_names_the_own_character_stays() {
    let play = in_the_kitchen(three().holding(Green, Scarlett)).suggests(Scarlett, Weapon::Rope);
    assert_eq!(play.place(Scarlett), Place::Room(Room::Kitchen));
    assert_eq!(play.may(Green, show(Scarlett)), Ok(()));
}

#[test]
fn c14_c15_only_a_held_and_named_card_is_shown_and_again_if_it_is_the_only_one() {
    let table = three().holding(Green, Weapon::Rope).holding(Scarlett, Room::Kitchen);
    let play = in_the_kitchen(table.holding(Scarlett, Mustard)).suggests(Mustard, Weapon::Rope);
    assert_eq!(play.actor(), Green);
    assert_eq!(play.may(Green, show(Mustard)), Err(Clause::ShowHeldCard));
    let other = play.view(Green).hand().iter().find(|&card| card != Card::Weapon(Weapon::Rope));
    assert_eq!(play.may(Green, Action::Show(other.unwrap())), Err(Clause::ShowNamedCard));
    assert_eq!(play.legal(Green).show.iter().collect::<Vec<_>>(), [Card::Weapon(Weapon::Rope)]);
}

#[test]
fn c18_a_card_that_lies_face_up_may_be_named_and_nobody_answers_with_it() {
    // Give everybody a full hand without the kitchen, so that it is left over.
    let four = [Scarlett, Mustard, White, Green];
    let mut table = table(four);
    let wanted = Edition::Modern.cards().filter(|&card| {
        !MURDER.cards().contains(card)
            && card != Card::Room(Room::Kitchen)
            && card != Card::Suspect(Peacock)
    });
    for (card, holder) in wanted.zip(four.into_iter().flat_map(|who| [who; 4])) {
        table = table.holding(holder, card);
    }
    let play = in_the_kitchen(table);
    assert!(play.table().face_up().contains(Card::Room(Room::Kitchen)));
    let asked = Action::Suggest(theory(MURDER.suspect, MURDER.weapon, Room::Kitchen));
    let events = play.tries(Scarlett, asked).expect("naming it is legal");
    assert_eq!(events.last(), Some(&Event::Told(Told::Unanswered)));
}

// Accusing.

#[test]
fn an_accusation_is_made_only_in_the_centre_before_rolling_or_on_arriving() {
    let began = three().turn_of(Scarlett);
    assert_eq!(began.may(Scarlett, ACCUSE), Ok(()));
    let rolled = began.rolls(3);
    assert_eq!(rolled.may(Scarlett, ACCUSE), Err(Clause::AccuseInsteadOfRolling));
    let stayed = rolled.stays();
    assert_eq!(stayed.may(Scarlett, ACCUSE), Err(Clause::AccuseInsteadOfRolling));
    let arrived = three().standing(Scarlett, at(8, 11)).turn_of(Scarlett);
    assert_eq!(arrived.may(Scarlett, ACCUSE), Err(Clause::AccuseInCentre));
    let arrived = arrived.rolls(2).walks(Place::Centre);
    assert_eq!(arrived.may(Scarlett, ACCUSE), Ok(()));
    assert_eq!(in_the_kitchen(three()).may(Scarlett, ACCUSE), Err(Clause::AccuseInCentre));
}

#[test]
fn any_room_may_be_named_in_an_accusation() {
    let play = three().turn_of(Scarlett);
    for theory in Theory::all(Edition::Modern) {
        assert_eq!(play.may(Scarlett, Action::Accuse(theory)), Ok(()));
    }
}

#[test]
fn c26_an_accusation_is_said_aloud_and_only_its_maker_looks() {
    let mut play = three().turn_of(Scarlett);
    let events = play.does(Scarlett, Action::Accuse(WRONG));
    for (viewer, looks) in [
        (Viewer::Table, false),
        (Viewer::Seat(play.seat(Green)), false),
        (Viewer::Seat(play.seat(Scarlett)), true),
    ] {
        let Seen::Accused { theory, solution, .. } = events[0].seen_by(viewer) else {
            panic!("{events:?}")
        };
        assert_eq!(theory, Some(WRONG), "{viewer:?}");
        assert_eq!(solution.is_some(), looks, "{viewer:?}");
    }
}

#[test]
fn c08_c16_a_wrong_accuser_has_no_more_turns_and_goes_on_answering() {
    let table = three().holding(Scarlett, Weapon::Rope).standing(Green, at(14, 6));
    let table = table.holding(Green, Mustard).holding(Green, Room::Kitchen);
    let play = table.turn_of(Scarlett).accuses(WRONG);
    assert!(begins_turn_of(&play, Green));
    assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::WrongAccuserIsOut));
    let play = play.rolls(2).walks(Room::Kitchen).suggests(Mustard, Weapon::Rope);
    assert_eq!(play.actor(), Scarlett);
    let play = play.shows(Weapon::Rope).looks_and_puts_away().ends_turn().idles();
    assert!(begins_turn_of(&play, Green), "Scarlett is passed over");
}

#[test]
fn c09_the_last_one_left_must_still_reach_the_centre_and_solve_the_case() {
    let play = three().standing(Plum, at(8, 11)).turn_of(Scarlett).accuses(WRONG).accuses(WRONG);
    assert!(begins_turn_of(&play, Plum));
    assert_eq!(play.may(Plum, ACCUSE), Err(Clause::AccuseInCentre));
    let play = play.rolls(2).walks(Place::Centre);
    let by = play.seat(Plum);
    let solved = play.clone().accuses(MURDER);
    assert_eq!(solved.table().outcome(), Some(Outcome::Solved { by }));
    let unsolved = play.accuses(WRONG);
    assert_eq!(unsolved.table().outcome(), Some(Outcome::Unsolved));
    let open = unsolved.table().laid_open().map(|deal| deal.solution);
    assert_eq!(open, Some(MURDER), "then all look");
}

#[test]
fn a_wrong_accusers_pawn_stays_where_it_is() {
    let play = three().turn_of(Scarlett).accuses(WRONG);
    assert_eq!(play.place(Scarlett), Place::Centre);
}
