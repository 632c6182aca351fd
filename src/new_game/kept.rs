//! A table that is being set as text that can be kept: the rulebook, then a line for each player
//! with character, number and, once it was typed, name.
//!
//! ```text
//! nb
//! s1=Kari
//! w2
//! p3=Per
//! ```

use super::{Guest, NewGame, OFFERED};
use crate::notation::{glyph_of_suspect, suspect_of_glyph};
use crate::save::tag;

impl NewGame {
    /// The table as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::from(tag(self.preset));
        for Guest { name, suspect, number } in &self.guests {
            text.push('\n');
            text.push(glyph_of_suspect(*suspect));
            text.push_str(&number.to_string());
            if let Some(name) = name {
                text.push('=');
                text.extend(name.chars().filter(|&letter| letter != '\n'));
            }
        }
        text
    }

    /// The table that was kept as text; `None` if no rulebook seats such a table.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let rules = lines.next()?;
        let preset = OFFERED.into_iter().find(|&preset| tag(preset) == rules)?;
        let mut form = Self { preset, guests: Vec::new() };
        for line in lines {
            let guest = guest(line)?;
            let taken = form.guests.iter().any(|other| other.number == guest.number);
            if taken || !form.is_free(guest.suspect) {
                return None;
            }
            form.guests.push(guest);
        }
        form.seat_by_character();
        form.numbers().contains(&form.guests.len()).then_some(form)
    }
}

fn guest(line: &str) -> Option<Guest> {
    let mut letters = line.chars();
    let suspect = suspect_of_glyph(letters.next()?)?;
    let (number, name) = match letters.as_str().split_once('=') {
        Some((number, name)) => (number, Some(name.to_owned())),
        None => (letters.as_str(), None),
    };
    Some(Guest { name, suspect, number: number.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::card::Suspect;

    #[test]
    fn a_table_that_nobody_has_touched_is_kept_without_names() {
        let form = NewGame::default();
        assert_eq!(form.text(), "nb\ns1\nm2\nw3");
        assert_eq!(NewGame::of_text(&form.text()), Some(form));
    }

    #[test]
    fn what_no_rulebook_seats_is_no_table() {
        for text in [
            "",
            "xx\ns1\nm2\nw3",
            "fi\ns1\nm2\nw3",
            "nb",
            "nb\ns1\nm2",
            "hr\ns1\nm2",
            "nb\ns1\ns2\nw3",
            "nb\ns1\nm1\nw3",
            "nb\ns1\nm2\n",
            "nb\ns\nm2\nw3",
            "nb\nK1\nm2\nw3",
            "nb\ns1\nm-2\nw3",
            "nb\ns1\nm2\nw3\np4\ng5\nb6\ns7",
            "{\"kartano\":1}",
        ] {
            assert_eq!(NewGame::of_text(text), None, "{text}");
        }
        assert!(NewGame::of_text("hu\ns1\nm2").is_some());
    }

    #[test]
    fn names_half_typed_stay_as_they_are() {
        let mut form = NewGame::default();
        for (place, typed) in ["", " a=b;\u{202e}", &"🦄".repeat(80)].into_iter().enumerate() {
            form.name(place, typed.to_owned());
        }
        assert_eq!(NewGame::of_text(&form.text()), Some(form));
    }

    proptest! {
        #[test]
        fn any_table_comes_back_as_it_was_left(
            count in 2_usize..7, preset in prop::sample::select(OFFERED.to_vec()),
            deeds in prop::collection::vec((0_usize..6, 0_usize..3, "[^\n]{0,20}"), 0..12),
        ) {
            let mut form = NewGame::default();
            form.choose_rules(preset);
            form.seat_players(count.max(*form.numbers().start()));
            for (place, deed, typed) in deeds {
                match deed {
                    0 => form.name(place, typed),
                    1 => form.take(place, Suspect::ALL[typed.len() % 6]),
                    _ => form.move_up(place),
                }
            }
            prop_assert_eq!(NewGame::of_text(&form.text()), Some(form));
        }

        #[test]
        fn anything_is_a_table_or_none_without_panic(text in "\\PC{0,60}", lines in "[nbhursmw0-9=\n]{0,30}") {
            let _ = (NewGame::of_text(&text), NewGame::of_text(&lines));
        }
    }
}
