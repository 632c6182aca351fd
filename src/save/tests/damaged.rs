use proptest::prelude::*;

use super::play::saved;
use crate::engine::ruleset::Preset;
use crate::notation::read_events;
use crate::save::{LoadError, Summary, read, write};

fn short() -> String {
    write(&saved(Preset::Nb, 3, 4, 20))
}

#[test]
fn a_save_that_was_cut_off_anywhere_is_refused() {
    let text = short();
    for (end, _) in text.char_indices() {
        assert!(read(&text[..end]).is_err(), "cut off at {end}");
        assert!(end == 0 || read(&text[end..]).is_err(), "begins at {end}");
    }
}

#[test]
fn a_save_with_any_byte_changed_is_refused() {
    let text = short();
    for (at, old) in text.char_indices().filter(|(_, old)| old.is_ascii()) {
        for new in (' '..='~').chain(['\n', '\0']).filter(|&new| new != old) {
            let changed: String = [&text[..at], &new.to_string(), &text[at + 1..]].concat();
            assert!(read(&changed).is_err(), "{old:?} at {at} became {new:?}");
        }
    }
}

#[test]
fn a_save_of_a_later_version_says_so() {
    let later = short().replace("\"kartano\":2,", "\"kartano\":3,");
    assert_eq!(read(&later), Err(LoadError::FutureVersion(3)));
    let other = r#"{"kartano":40000,"anything":[{"else":null}]}"#;
    assert_eq!(read(other), Err(LoadError::FutureVersion(40_000)));
}

#[test]
fn what_is_no_save_is_not_ours() {
    for text in ["", "null", "[]", "{}", "kartano", r#"{"kartano":-1}"#, r#"{"kartano":"1"}"#, "🦄"]
    {
        assert_eq!(read(text), Err(LoadError::NotOurs), "{text}");
    }
}

#[test]
fn a_save_without_all_its_parts_is_damaged() {
    let text = short();
    for part in ["revision", "rules", "seats", "names", "played", "progress", "body", "check"] {
        let renamed = text.replace(&format!("\"{part}\":"), "\"xyz\":");
        assert!(matches!(read(&renamed), Err(LoadError::Damaged)), "{part}");
    }
}

proptest! {
    #[test]
    fn pieces_changed_anywhere_never_panic_and_are_never_another_game(
        from in 0_usize..600, length in 0_usize..40, new in "[ -~]{0,40}",
    ) {
        let saved = saved(Preset::Hu, 2, 4, 20);
        let text = write(&saved);
        let (from, to) = (from.min(text.len()), (from + length).min(text.len()));
        prop_assume!(text.is_char_boundary(from) && text.is_char_boundary(to));
        let changed = [&text[..from], &new, &text[to..]].concat();
        if let Ok(loaded) = read(&changed) {
            prop_assert_eq!(loaded, saved);
        }
    }
}

#[test]
fn a_save_of_version_1_is_still_read() {
    let text = include_str!("version_1.json").trim_end();
    let events = include_str!("version_1.events").trim_end();
    let loaded = read(text).expect("old games outlive new programs");
    assert_eq!(
        read_events(loaded.game.setup().board(), events).as_deref(),
        Ok(loaded.game.events())
    );
    assert_eq!((loaded.played, &loaded.title), (None, &None));
    assert_eq!(Summary::read(text), Ok(Summary::of(&loaded)));
    let turn = loaded.game.table().turn();
    assert_eq!(loaded.begun, turn, "nothing of it can be taken back");
    assert_eq!(read(&write(&loaded)).as_ref(), Ok(&loaded), "kept as the version of today");
    assert_eq!(read(text), Ok(loaded), "read again, it draws the same answers");
}

#[test]
fn a_save_of_version_2_is_still_read() {
    let text = include_str!("version_2.json").trim_end();
    let events = include_str!("version_2.events").trim_end();
    let loaded = read(text).expect("old games outlive new programs");
    assert_eq!(
        read_events(loaded.game.setup().board(), events).as_deref(),
        Ok(loaded.game.events())
    );
    let told: Vec<u32> = loaded.told.iter().map(|(_, &told)| told).collect();
    assert_eq!((loaded.begun, told), (19, vec![0, 1, 0, 0]));
    assert!(loaded.game.drawn().answers > 0, "the game has chosen a card");
    assert_eq!(write(&loaded), text);
}
