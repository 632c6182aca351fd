use proptest::prelude::*;

use super::play::{self, RandomPlayer, any_table, played, saved, table};
use crate::engine::card::{Room, Suspect, Weapon};
use crate::engine::dice::Seeds;
use crate::engine::game::Game;
use crate::engine::ruleset::Preset;
use crate::engine::seat::Seat;
use crate::notation::{read_events, write_events};
use crate::save::{Draft, DraftKind, SavedGame, read, write};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_game_comes_back_as_it_was_saved(
        (preset, players) in any_table(), number: u64, actions in 0_usize..900,
    ) {
        let saved = saved(preset, players, number / 2, actions);
        prop_assert_eq!(read(&write(&saved)), Ok(saved));
    }

    #[test]
    fn events_come_back_from_notation(
        (preset, players) in any_table(), number: u64, actions in 0_usize..900,
    ) {
        let game = played(preset, players, number, actions);
        let board = game.setup().board();
        let text = write_events(board, game.events());
        let printable = text.bytes().all(|byte| byte.is_ascii_graphic());
        prop_assert!(printable, "{}", text);
        let again = read_events(board, &text);
        prop_assert_eq!(again.as_deref(), Ok(game.events()));
    }

    #[test]
    fn a_reload_changes_no_later_roll(
        (preset, players) in any_table(), number: u64, actions in 0_usize..100,
    ) {
        let mut kept = saved(preset, players, number / 2, actions);
        let mut loaded = read(&write(&kept)).expect("it was just written");
        RandomPlayer::new(number).play_on(&mut kept.game, 200);
        RandomPlayer::new(number).play_on(&mut loaded.game, 200);
        prop_assert_eq!(loaded, kept);
    }
}

#[test]
fn a_game_can_be_saved_before_anybody_has_acted() {
    for preset in Preset::ALL {
        let saved = saved(preset, 4, 1, 0);
        assert_eq!(read(&write(&saved)), Ok(saved));
    }
}

#[test]
fn a_half_made_accusation_comes_back() {
    let mut saved = saved(Preset::Hr, 3, 1, 30);
    let seat = Seat::new(2).expect("a table can have it");
    for kind in [DraftKind::Suggestion, DraftKind::Accusation] {
        let empty = Draft::empty(seat, kind);
        let half = Draft { weapon: Some(Weapon::LeadPipe), ..empty };
        let all = Draft { suspect: Some(Suspect::White), room: Some(Room::Study), ..half };
        assert_eq!((half.theory(), all.theory().is_some()), (None, true));
        for draft in [None, Some(empty), Some(half), Some(all)] {
            saved.draft = draft;
            assert_eq!(read(&write(&saved)).map(|loaded| loaded.draft), Ok(draft));
        }
    }
}

#[test]
fn names_of_any_kind_come_back_letter_by_letter() {
    let names = [
        "<img src=x onerror=alert(1)>&amp;",
        "👩‍🚀 \"Ö\" 'x' \\ \\u0041 \u{0301}",
        "\u{202e}evil\u{2066}",
        "נועה بنت",
        &"🦄".repeat(40),
        "a\u{0}b\tc\u{7f}\u{2028}",
    ];
    let game = Game::new(table(Preset::Nl, 6), Seeds::from_number(1));
    let saved = SavedGame::new(game, play::names(&names)).expect("six names");
    let loaded = read(&write(&saved)).expect("it was just written");
    assert_eq!(loaded.names(), saved.names());
}

#[test]
fn there_is_one_name_for_each_seat() {
    let fits = |names: usize| {
        let game = Game::new(table(Preset::Nb, 3), Seeds::from_number(1));
        SavedGame::new(game, play::names(&vec!["a"; names])).is_some()
    };
    assert!(fits(3));
    for names in [0, 2, 4, 7, 300] {
        assert!(!fits(names), "{names}");
    }
}
