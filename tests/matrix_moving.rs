//! Moving, row by row of the table in which the four rulebooks are compared.
//!
//! Squares are given as (column, row), counted from 0 from the top left. Rolls are chosen so that
//! one die shows them as well as two, from 2 to 6, unless a test says why not.

mod common;

use common::{CLASSICS, begins_turn_of, row, table, table_of_six, table_of_three, walk};
use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place, Tile};
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::phase::Stage;
use kartano::engine::theory::Theory;

/// The rule that a square breaks which the roll does not lead to.
fn not_by_this_roll() -> [Clause; 4] {
    [Clause::FullRoll, Clause::UpToRoll, Clause::FullRoll, Clause::FullRoll]
}

/// The two pairs of rooms that a secret passage joins.
const PASSAGES: [(Room, Room); 2] =
    [(Room::Kitchen, Room::Study), (Room::Conservatory, Room::Lounge)];

/// A theory about a room.
fn about(room: Room) -> Action {
    Action::Suggest(Theory { room, ..common::MISTAKE })
}

// Steps.

#[test]
fn a_pawn_steps_orthogonally_and_never_diagonally() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett).rolls(5);
        for route in play.legal(Scarlett).routes {
            for pair in route.path.windows(2) {
                let [one, next] = [pair[0], pair[1]].map(|square| common::board().position(square));
                let apart = one.0.abs_diff(next.0) + one.1.abs_diff(next.1);
                assert_eq!(apart, 1, "{preset:?} {route:?}");
            }
        }
        // (8, 23) touches Miss Scarlett's start only at a corner.
        let shut_in = table_of_three(preset).standing(Green, (7, 23)).turn_of(Scarlett).rolls(2);
        assert_eq!(shut_in.stage(), Stage::Moved { entered: None }, "{preset:?}");
    }
}

#[test]
fn the_full_roll_is_walked_in_corridors_and_in_hungary_fewer_steps_will_do() {
    let fewer = [Err(Clause::FullRoll), Ok(()), Err(Clause::FullRoll), Err(Clause::FullRoll)];
    for ((preset, fewer), refused) in row(fewer).zip(not_by_this_roll()) {
        let play = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett).rolls(4);
        assert_eq!(play.may(Scarlett, walk((11, 17))), Ok(()), "{preset:?}: four away");
        assert_eq!(play.may(Scarlett, walk((8, 17))), fewer, "{preset:?}: one away");
        assert_eq!(play.may(Scarlett, walk((10, 17))), fewer, "{preset:?}: three away");
        assert_eq!(play.may(Scarlett, walk((12, 17))), Err(refused), "{preset:?}: five away");
        assert_eq!(play.may(Scarlett, walk((7, 17))), Err(refused), "{preset:?}: no step");
    }
}

#[test]
fn no_square_is_used_twice_in_a_turn() {
    for ((preset, _), refused) in row([(); 4]).zip(not_by_this_roll()) {
        // From the dead end there is one way only, and turning round would be another.
        let play = table_of_three(preset).standing(Scarlett, (22, 13)).turn_of(Scarlett).rolls(4);
        assert_eq!(play.may(Scarlett, walk((18, 13))), Ok(()), "{preset:?}");
        assert_eq!(play.may(Scarlett, walk((22, 13))), Err(refused), "{preset:?}: back again");
        for route in play.legal(Scarlett).routes {
            let used = std::collections::BTreeSet::from_iter(&route.path);
            assert_eq!(used.len(), route.path.len(), "{preset:?} {route:?}");
        }
    }
}

#[test]
fn a_square_with_another_pawn_is_neither_entered_nor_passed() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (7, 17)).standing(Green, (11, 17));
        let play = play.turn_of(Scarlett).rolls(4);
        assert_eq!(play.may(Scarlett, walk((11, 17))), Err(Clause::SquareTaken), "{preset:?}");

        // The corridor from Professor Plum's start is one square wide at first.
        let free = table_of_three(preset).turn_of(Plum).rolls(4);
        assert_eq!(free.may(Plum, walk((19, 19))), Ok(()), "{preset:?}");
        let shut = table_of_three(preset).standing(Green, (22, 19)).turn_of(Plum).rolls(4);
        assert_eq!(shut.offered(), [], "{preset:?}");
    }
}

// Rooms.

#[test]
fn a_room_is_entered_through_a_door_within_the_roll_spare_steps_are_lost_and_the_move_ends() {
    for (preset, more_than_enough) in row([8, 6, 8, 6]) {
        // The hall's door square (11, 17) is four steps away; the step in makes five.
        let at_four_steps = || table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let short = at_four_steps().rolls(4);
        assert_eq!(short.may(Scarlett, walk(Room::Hall)), Err(Clause::RoomInReach), "{preset:?}");
        for enough in [5, more_than_enough] {
            let play = at_four_steps().rolls(enough).walks(Room::Hall);
            assert_eq!(play.place(Scarlett), Place::Room(Room::Hall), "{preset:?}");
            for more in [walk((12, 17)), walk(Room::Study), Action::Roll, Action::Stay] {
                assert_eq!(play.may(Scarlett, more), Err(Clause::OneMove), "{preset:?}");
            }
        }
        // (9, 17) touches the hall, but there is a wall.
        let at_a_wall = table_of_three(preset).standing(Scarlett, (9, 17)).turn_of(Scarlett);
        let at_a_wall = at_a_wall.rolls(2);
        assert_eq!(
            at_a_wall.may(Scarlett, walk(Room::Hall)),
            Err(Clause::RoomInReach),
            "{preset:?}"
        );
    }
}

#[test]
fn a_pawn_before_a_door_keeps_others_from_entering_there_but_not_itself() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (17, 19)).standing(Green, (17, 20));
        let play = play.turn_of(Scarlett).rolls(6);
        assert_eq!(play.may(Scarlett, walk(Room::Study)), Err(Clause::RoomInReach), "{preset:?}");
        let own = table_of_three(preset).standing(Scarlett, (17, 20)).turn_of(Scarlett).rolls(6);
        assert_eq!(own.may(Scarlett, walk(Room::Study)), Ok(()), "{preset:?}");
    }
}

#[test]
fn nobody_walks_on_through_a_room() {
    for ((preset, _), refused) in row([(); 4]).zip(not_by_this_roll()) {
        // Through the hall it would be 4 steps to the square before the study, 5 into it; round
        // the hall it is 8 and 9.
        let play = table_of_three(preset).standing(Scarlett, (12, 17)).turn_of(Scarlett);
        let four = play.clone().rolls(4);
        assert_eq!(four.may(Scarlett, walk((17, 20))), Err(refused), "{preset:?}");
        let five = play.rolls(5);
        assert_eq!(five.may(Scarlett, walk(Room::Study)), Err(Clause::RoomInReach), "{preset:?}");
    }
}

#[test]
fn nobody_comes_back_in_the_same_turn_into_the_room_just_left() {
    for preset in CLASSICS {
        // The hall's two front doors are side by side.
        let play = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett).rolls(6);
        assert_eq!(play.may(Scarlett, walk(Room::Hall)), Err(Clause::NoReturn), "{preset:?}");
        assert_eq!(play.may(Scarlett, walk(Room::Study)), Ok(()), "{preset:?}: another room");
    }
}

#[test]
fn a_room_is_left_only_by_a_door_that_is_free_outside() {
    for preset in CLASSICS {
        let dining = |pawns| {
            let table = table_of_six(preset).standing(Scarlett, Room::Dining);
            table.blocking(pawns).turn_of(Scarlett).rolls(2)
        };
        // One door is taken; the other leads to (6, 16), and then one further.
        let half = dining([(Green, (8, 12)), (Plum, (20, 19))]);
        assert_eq!(half.may(Scarlett, walk((6, 17))), Ok(()), "{preset:?}");
        let all_routes = half.legal(Scarlett).routes;
        assert!(
            all_routes.iter().all(|route| route.path[0] == common::square(6, 16)),
            "{preset:?}"
        );
        let shut = dining([(Green, (8, 12)), (Plum, (6, 16))]);
        assert_eq!(shut.offered(), [], "{preset:?}");
    }
}

#[test]
fn a_room_holds_any_number_of_pawns() {
    for preset in CLASSICS {
        let mut play = table_of_six(preset).standing(Scarlett, (11, 17));
        for other in [Mustard, White, Green, Peacock, Plum] {
            play = play.standing(other, Room::Hall);
        }
        let play = play.turn_of(Scarlett).rolls(2).walks(Room::Hall);
        assert_eq!(play.table().pieces(), &[Place::Room(Room::Hall); 6], "{preset:?}");
    }
}

#[test]
fn nobody_enters_the_stairs_in_the_middle() {
    for ((preset, _), refused) in row([(); 4]).zip(not_by_this_roll()) {
        // Straight across the stairs it would be six steps.
        let play = table_of_three(preset).standing(Scarlett, (9, 13)).turn_of(Scarlett).rolls(6);
        assert_eq!(play.may(Scarlett, walk((15, 13))), Err(refused), "{preset:?}");
        for route in play.legal(Scarlett).routes {
            for square in route.path {
                let (column, row) = common::board().position(square);
                assert_eq!(common::board().tile(column, row), Tile::Corridor, "{preset:?}");
            }
        }
    }
}

// Passages.

#[test]
fn secret_passages_join_kitchen_and_study_conservatory_and_lounge_and_nothing_else() {
    for preset in CLASSICS {
        for &from in Edition::Classic.rooms() {
            let play = table_of_three(preset).standing(Scarlett, from).turn_of(Scarlett);
            for &to in Edition::Classic.rooms() {
                let joined = PASSAGES.contains(&(from, to)) || PASSAGES.contains(&(to, from));
                let expected = if joined { Ok(()) } else { Err(Clause::PassageHere) };
                let outcome = play.may(Scarlett, Action::Take(Link::Passage, to));
                assert_eq!(outcome, expected, "{preset:?}: {from:?} to {to:?}");
            }
        }
        let outside = table_of_three(preset).standing(Scarlett, (4, 7)).turn_of(Scarlett);
        let outcome = outside.may(Scarlett, Action::Take(Link::Passage, Room::Study));
        assert_eq!(outcome, Err(Clause::PassageHere), "{preset:?}: from the corridor");
    }
}

#[test]
fn a_passage_is_taken_instead_of_rolling_and_ends_the_move() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, Room::Kitchen).turn_of(Scarlett);
        let to_study = Action::Take(Link::Passage, Room::Study);

        let rolled = play.clone().rolls(3);
        let outcome = rolled.may(Scarlett, to_study);
        assert_eq!(outcome, Err(Clause::PassageInsteadOfRolling), "{preset:?}: after the roll");
        let stayed = rolled.stays();
        assert_eq!(stayed.may(Scarlett, to_study), Err(Clause::OneMove), "{preset:?}");

        let through = play.takes_passage(Room::Study);
        assert_eq!(through.place(Scarlett), Place::Room(Room::Study), "{preset:?}");
        for more in
            [Action::Roll, Action::Take(Link::Passage, Room::Kitchen), walk((17, 20)), Action::Stay]
        {
            assert_eq!(through.may(Scarlett, more), Err(Clause::OneMove), "{preset:?} {more:?}");
        }
        assert_eq!(through.may(Scarlett, about(Room::Study)), Ok(()), "{preset:?}");
        assert_eq!(through.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn a_passage_is_not_taken_in_the_turn_in_which_one_walked_to_it() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (4, 7)).turn_of(Scarlett);
        let play = play.rolls(2).walks(Room::Kitchen);
        let outcome = play.may(Scarlett, Action::Take(Link::Passage, Room::Study));
        assert_eq!(outcome, Err(Clause::OneMove), "{preset:?}");
    }
}

#[test]
fn pawns_before_all_doors_do_not_shut_a_passage() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, Room::Kitchen);
        let play = play.standing(Green, (4, 7)).turn_of(Scarlett);
        assert_eq!(
            play.may(Scarlett, Action::Take(Link::Passage, Room::Study)),
            Ok(()),
            "{preset:?}"
        );
        assert_eq!(play.rolls(3).offered(), [], "{preset:?}");
    }
}

#[test]
fn rooms_side_by_side_have_no_door_between_them() {
    // The door between dining room and kitchen belongs to another board.
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, Room::Dining).turn_of(Scarlett);
        let outcome = play.may(Scarlett, Action::Take(Link::Passage, Room::Kitchen));
        assert_eq!(outcome, Err(Clause::PassageHere), "{preset:?}");
    }
}

// Staying.

#[test]
fn who_stands_in_a_room_may_stay_to_suggest_or_only_when_moved_there() {
    let again = [Ok(()), Ok(()), Err(Clause::SuggestOnArrival), Err(Clause::SuggestOnArrival)];
    for (preset, again) in row(again) {
        let mut play = table_of_three(preset).standing(Scarlett, (11, 17));
        for (other, room) in [(Green, Room::Lounge), (Plum, Room::Study)] {
            play = play.standing(other, room);
        }
        let mut play = play.turn_of(Scarlett).rolls(2).walks(Room::Hall).asks(White, Weapon::Rope);
        for turn in 1..=3 {
            play = play.ends_turn().idles().idles();
            assert!(begins_turn_of(&play, Scarlett));
            assert_eq!(play.may(Scarlett, about(Room::Hall)), again, "{preset:?}, turn {turn}");
            play = match again {
                Ok(()) => play.asks(White, Weapon::Rope),
                Err(_) => play.rolls(3).stays(),
            };
        }
    }
}

#[test]
fn who_stands_in_a_room_may_stay_without_suggesting_and_in_croatia_only_after_rolling() {
    let at_once = [Ok(()), Ok(()), Ok(()), Err(Clause::MustRollOrPassage)];
    for (preset, at_once) in row(at_once) {
        let mut play = table_of_three(preset);
        for (player, room) in [(Scarlett, Room::Hall), (Green, Room::Lounge), (Plum, Room::Study)] {
            play = play.standing(player, room);
        }
        let mut play = play.turn_of(Scarlett);
        for turn in 1..=3 {
            assert_eq!(play.may(Scarlett, Action::EndTurn), at_once, "{preset:?}, turn {turn}");
            let stayed = play.clone().rolls(4).stays();
            assert_eq!(stayed.place(Scarlett), Place::Room(Room::Hall), "{preset:?}");
            assert_eq!(stayed.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
            play = stayed.ends_turn().until_turn_of(Scarlett);
        }
        let study = Action::Take(Link::Passage, Room::Kitchen);
        let plums = play.until_turn_of(Plum);
        assert_eq!(plums.may(Plum, study), Ok(()), "{preset:?}: or a passage");
    }
}

#[test]
fn who_has_rolled_and_stayed_suggests_no_more_in_this_turn() {
    for preset in CLASSICS {
        let rolled =
            table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett).rolls(4);
        let refused = Err(Clause::StayInsteadOfRolling);
        assert_eq!(rolled.may(Scarlett, about(Room::Hall)), refused, "{preset:?}");
        assert_eq!(rolled.stays().may(Scarlett, about(Room::Hall)), refused, "{preset:?}");
    }
}

#[test]
fn in_a_room_nobody_stays_before_rolling_nor_ends_the_turn_between_rolling_and_staying() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett);
        assert_eq!(play.may(Scarlett, Action::Stay), Err(Clause::RollBeforeMoving), "{preset:?}");
        let rolled = play.rolls(4);
        assert_eq!(rolled.may(Scarlett, Action::EndTurn), Err(Clause::MoveOrStay), "{preset:?}");
        assert_eq!(rolled.may(Scarlett, Action::Stay), Ok(()), "{preset:?}");
    }
}

// Decisions for all rulebooks.

#[test]
fn in_the_corridor_one_must_roll_and_take_a_place_that_is_offered() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::MustRoll), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Stay), Err(Clause::RollBeforeMoving), "{preset:?}");
        assert_eq!(play.may(Scarlett, walk((11, 17))), Err(Clause::RollBeforeMoving), "{preset:?}");
        let rolled = play.rolls(4);
        for idle in [Action::Stay, Action::EndTurn] {
            let outcome = rolled.may(Scarlett, idle);
            assert_eq!(outcome, Err(Clause::TakeOfferedPlace), "{preset:?} {idle:?}");
        }
        let moved = rolled.walks((11, 17));
        assert_eq!(moved.place(Scarlett), Place::Square(common::square(11, 17)), "{preset:?}");
        assert_eq!(moved.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn a_room_in_reach_is_an_offered_place_that_must_be_taken_when_it_is_the_only_one() {
    for preset in CLASSICS {
        // (4, 7) is before the kitchen; pawns on both sides leave the door alone.
        let play = table_of_six(preset).standing(Scarlett, (4, 7));
        let play = play.blocking([(Green, (3, 7)), (Plum, (5, 7)), (White, (4, 8))]);
        let play = play.turn_of(Scarlett).rolls(2);
        assert_eq!(play.offered(), [Place::Room(Room::Kitchen)], "{preset:?}");
        assert_eq!(
            play.may(Scarlett, Action::EndTurn),
            Err(Clause::TakeOfferedPlace),
            "{preset:?}"
        );
        assert_eq!(play.may(Scarlett, walk(Room::Kitchen)), Ok(()), "{preset:?}");
    }
}

#[test]
fn where_no_place_is_offered_the_turn_goes_on_without_moving() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Green, (7, 23)).turn_of(Scarlett).rolls(5);
        assert_eq!(play.stage(), Stage::Moved { entered: None }, "{preset:?}");
        assert_eq!(play.may(Scarlett, walk((7, 23))), Err(Clause::OneMove), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::OneMove), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Accuse(common::MURDER)), Ok(()), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn a_full_roll_ends_where_some_way_of_exactly_so_many_different_squares_ends() {
    for preset in CLASSICS {
        // Two steps apart, and four by the way round the block.
        let play = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett).rolls(4);
        assert_eq!(play.may(Scarlett, walk((8, 18))), Ok(()), "{preset:?}");
    }
}

#[test]
fn the_dice_are_thrown_once_and_a_pawn_moves_once_in_a_turn() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett).rolls(4);
        assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::OneRoll), "{preset:?}");
        let play = play.walks((11, 17));
        assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::OneMove), "{preset:?}");
        assert_eq!(play.may(Scarlett, walk((12, 17))), Err(Clause::OneMove), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Stay), Err(Clause::OneMove), "{preset:?}");
    }
}

#[test]
fn nobody_moves_in_the_turn_of_another() {
    for preset in CLASSICS {
        let fresh = table(preset, [Scarlett, Green, Plum]).standing(Plum, Room::Study);
        let fresh = fresh.standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let rolled = fresh.clone().rolls(4);
        for play in [fresh, rolled] {
            for action in [
                Action::Roll,
                walk((17, 20)),
                Action::Stay,
                Action::Take(Link::Passage, Room::Kitchen),
                Action::EndTurn,
            ] {
                assert_eq!(play.may(Plum, action), Err(Clause::TurnOrder), "{preset:?} {action:?}");
            }
        }
    }
}

#[test]
fn every_roll_of_the_dice_leads_somewhere_from_every_start_square() {
    for (preset, (lowest, highest)) in row([(2, 12), (1, 6), (2, 12), (1, 6)]) {
        for suspect in Suspect::ALL {
            for total in lowest..=highest {
                let play = table_of_six(preset).turn_of(suspect).rolls(total);
                assert_ne!(play.offered(), [], "{preset:?} {suspect:?} {total}");
            }
        }
    }
}
