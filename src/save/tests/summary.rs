use proptest::prelude::*;

use super::play::{any_table, saved};
use crate::engine::ruleset::Preset;
use crate::save::header::Header;
use crate::save::{LoadError, Progress, Summary, read, write};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_open_part_says_the_same_as_the_whole(
        (preset, players) in any_table(), number: u64, actions in 0_usize..900,
    ) {
        let saved = saved(preset, players, number / 2, actions);
        let text = write(&saved);
        prop_assert_eq!(Summary::read(&text), Ok(Summary::of(&saved)));
        prop_assert_eq!(read(&text).map(|loaded| Summary::of(&loaded)), Ok(Summary::of(&saved)));
    }
}

#[test]
fn a_game_that_is_over_says_how_it_ended() {
    for preset in Preset::ALL {
        let saved = saved(preset, 3, 1, usize::MAX);
        let outcome = saved.game.table().outcome().expect("it was played to its end");
        let summary = Summary::read(&write(&saved)).expect("just written");
        assert_eq!(summary.progress, Progress::Over(outcome));
    }
}

/// A hidden part that nobody can read shows that it was not looked at.
#[test]
fn a_summary_looks_at_nothing_hidden() {
    let mut header = Header::read(&write(&saved(Preset::Nl, 4, 1, 60))).expect("just written");
    header.body = "not packed".into();
    let text = header.write();
    assert_eq!(read(&text), Err(LoadError::Packing));
    assert_eq!(Summary::read(&text), Ok(Summary::of(&saved(Preset::Nl, 4, 1, 60))));
}

#[test]
fn a_summary_refuses_what_the_checksum_shows_to_be_changed() {
    let text = write(&saved(Preset::Nl, 4, 1, 60));
    let at = text.find("body").expect("there is one") + 20;
    let changed = [&text[..at], if &text[at..=at] == "a" { "b" } else { "a" }, &text[at + 1..]];
    assert_eq!(Summary::read(&changed.concat()), Err(LoadError::Checksum));
}
