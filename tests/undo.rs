//! Taking a move back: whatever brought nobody anything new to know, until the next player begins.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::random_player::RandomGame;
use common::{CLASSICS, MISTAKE, Play, table_of_three};
use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Plum, Scarlett};
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::chooser::Chooser;
use kartano::engine::phase::Stage;
use kartano::engine::ruleset::{Preset, Ruleset};
use kartano::engine::setup::Setup;
use kartano::engine::undo::NoUndo;
use kartano::player_name::PlayerName;
use kartano::save::{Draft, DraftKind, SavedGame, read, write};
use proptest::prelude::*;
use proptest::test_runner::Config;

const ROOM: Room = Room::Kitchen;
const DOOR: (u8, u8) = (4, 7);

/// Scarlett has rolled before the door of the kitchen; Green, on her left, holds what is asked for.
fn rolled(preset: Preset) -> Play {
    let table = table_of_three(preset).standing(Scarlett, DOOR).standing(Plum, Room::Study);
    let table = table.standing(Green, Room::Lounge).holding(Green, Mustard);
    table.turn_of(Scarlett).rolls(2)
}

/// What is taken back while the turn of this game goes on.
fn undone(play: &Play) -> Result<Play, NoUndo> {
    let mut game = play.game.clone();
    let outcome = game.undo(game.table().turn());
    if outcome.is_err() {
        assert_eq!(game, play.game, "a refused undo changed the game");
    }
    outcome.map(|_| Play { game })
}

/// The same before the next player has begun.
fn undone_before_the_next_begins(play: &Play) -> Result<Play, NoUndo> {
    let mut game = play.game.clone();
    game.undo(game.table().turn() - 1).map(|_| Play { game })
}

fn refused(play: &Play) -> Option<NoUndo> {
    undone(play).err()
}

#[test]
fn a_walk_is_taken_back_and_the_same_roll_is_walked_again() {
    for preset in CLASSICS {
        let before = rolled(preset);
        let again = undone(&before.clone().walks(ROOM)).unwrap();
        assert_eq!(again.game, before.game);
        assert_eq!(again.place(Scarlett), Place::Square(common::square(DOOR.0, DOOR.1)));
        assert!(matches!(again.stage(), Stage::Rolled(roll) if roll.total() == 2));
        assert_eq!(again.walks(ROOM).game, before.walks(ROOM).game);
    }
}

#[test]
fn a_turn_that_was_ended_is_taken_back_until_the_next_player_begins() {
    for preset in CLASSICS {
        let before = rolled(preset).walks(ROOM);
        let ended = before.clone().ends_turn();
        let last = ended.game.last_move(1).unwrap();
        assert_eq!(last.by, ended.seat(Scarlett), "her move, though it is Green's turn");
        assert_eq!(undone_before_the_next_begins(&ended).unwrap().game, before.game);
        assert_eq!(refused(&ended), Some(NoUndo::NextHasBegun));
    }
}

#[test]
fn after_the_end_of_a_turn_the_walk_before_it_is_taken_back_too() {
    let before = rolled(Preset::Nb);
    let ended = before.clone().walks(ROOM).ends_turn();
    let walked = undone_before_the_next_begins(&ended).unwrap();
    assert_eq!(undone(&walked).unwrap().game, before.game);
}

#[test]
fn who_was_brought_into_a_room_is_so_again_when_the_end_of_his_turn_is_taken_back() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Green, DOOR).standing(Plum, Room::Study);
        let play = play.turn_of(Green).rolls(2).walks(ROOM).asks(Scarlett, Weapon::Rope);
        let play = play.ends_turn().idles().rolls(3).stays();
        assert!(play.table().was_brought(play.seat(Scarlett)));
        let ended = play.clone().ends_turn();
        assert!(!ended.table().was_brought(play.seat(Scarlett)));
        assert_eq!(undone_before_the_next_begins(&ended).unwrap().game, play.game);
    }
}

#[test]
fn a_roll_a_suggestion_an_answer_and_a_look_are_final() {
    let in_room = rolled(Preset::Nb).walks(ROOM);
    assert_eq!(refused(&rolled(Preset::Nb)), Some(NoUndo::Rolled));
    let asked = in_room.suggests(Mustard, Weapon::Rope);
    assert_eq!(refused(&asked), Some(NoUndo::Suggested));
    let shown = asked.shows(Mustard);
    assert_eq!(refused(&shown), Some(NoUndo::CardShown));
    let looked = shown.looks_and_puts_away();
    assert_eq!(refused(&looked), Some(NoUndo::CardShown));
    let again = undone_before_the_next_begins(&looked.clone().ends_turn()).unwrap();
    assert_eq!(again.game, looked.game, "only the end of the turn is taken back");
    assert_eq!(refused(&again), Some(NoUndo::CardShown));
}

#[test]
fn an_accusation_is_final_and_so_is_the_turn_that_it_ended() {
    for preset in CLASSICS {
        let mut play = rolled(preset);
        play.does(Scarlett, Action::Accuse(MISTAKE));
        assert_eq!(refused(&play), Some(NoUndo::Accused));
        let next = play.looks_and_puts_away();
        assert_eq!(next.on_turn(), Green);
        assert_eq!(undone_before_the_next_begins(&next).err(), Some(NoUndo::Accused));
    }
}

#[test]
fn before_the_first_move_there_is_nothing_to_take_back() {
    let play = table_of_three(Preset::Nb).turn_of(Scarlett);
    assert_eq!(play.game.last_move(0).err(), Some(NoUndo::NothingDone));
    assert_eq!(refused(&play), Some(NoUndo::NothingDone));
}

#[test]
fn who_lets_the_game_choose_stays_so_when_a_move_before_it_is_taken_back() {
    let before = rolled(Preset::Nb);
    let mut play = before.clone().walks(ROOM);
    play.does(Plum, Action::LetChoose(Chooser::Game));
    let again = undone(&play).unwrap();
    assert_eq!(again.table().phase(), before.table().phase());
    assert_eq!(again.place(Scarlett), before.place(Scarlett));
    assert_eq!(again.table().choosers()[again.seat(Plum)], Chooser::Game);
}

fn saved(play: &Play) -> SavedGame {
    let names = ["Kari", "Ola", "Per"].map(|name| PlayerName::new(name).unwrap());
    SavedGame::new(play.game.clone(), names.to_vec()).unwrap()
}

#[test]
fn a_reload_neither_gives_nor_takes_the_way_back() {
    let ended = saved(&rolled(Preset::Nb).walks(ROOM).ends_turn());
    for begun in [1, 2] {
        let mut kept = ended.clone();
        kept.begun = begun;
        let mut loaded = read(&write(&kept)).unwrap();
        assert_eq!(loaded.awaits_its_player(), begun == 1);
        assert_eq!(loaded.take_back().is_ok(), begun == 1);
        assert_eq!(kept.take_back().is_ok(), begun == 1);
        assert_eq!(loaded, kept);
    }
}

#[test]
fn a_draft_does_not_outlive_the_move_it_came_after() {
    let play = rolled(Preset::Nb).walks(ROOM);
    let mut kept = saved(&play);
    kept.draft = Some(Draft::empty(play.seat(Scarlett), DraftKind::Suggestion));
    kept.take_back().unwrap();
    assert_eq!(kept.draft, None, "in the corridor nobody suggests");
}

/// Whether a move of this kind brings nobody anything new to know.
fn is_quiet(action: Action) -> bool {
    matches!(
        action,
        Action::Move(_) | Action::Stay | Action::Take(Link::Passage, _) | Action::EndTurn
    )
}

proptest! {
    #![proptest_config(Config { cases: 40, failure_persistence: None, ..Config::default() })]

    #[test]
    fn play_and_undo_give_exactly_the_state_before_and_nothing_else_can_be_undone(
        preset in prop::sample::select(&CLASSICS[..]),
        number: u64,
        players in 3_usize..=6,
    ) {
        let setup = Setup::new(Ruleset::of(preset), Suspect::ALL[..players].to_vec()).unwrap();
        let mut random = RandomGame::new(setup, number);
        for _ in 0..150 {
            let Some((seat, action)) = random.next() else { break };
            let before = random.game.clone();
            random.play(seat, action);
            if matches!(action, Action::LetChoose(_)) {
                continue;
            }
            let mut after = random.game.clone();
            let begun = before.table().turn();
            let outcome = after.undo(begun);
            prop_assert_eq!(outcome.is_ok(), is_quiet(action), "{:?}: {:?}", action, outcome);
            match outcome {
                Ok(last) => {
                    prop_assert_eq!(last.by, seat);
                    prop_assert_eq!(&after, &before);
                }
                Err(_) => prop_assert_eq!(&after, &random.game),
            }
            if action == Action::EndTurn {
                let mut begun_by_the_next = random.game.clone();
                prop_assert_eq!(begun_by_the_next.undo(begun + 1), Err(NoUndo::NextHasBegun));
            }
        }
    }
}
