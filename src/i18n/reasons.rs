//! Reasons in words: why a table can't be set, a name is none, or a save can't be read. For the rules
//! of a turn there is [`Catalog::clause`].

use super::catalog::Catalog;
use super::message::Fill;
use super::phrase::Phrase;
use crate::engine::refusal::SetupError;
use crate::engine::seat::Seat;
use crate::player_name::{NameError, PlayerName};
use crate::save::LoadError;

impl Catalog {
    /// Why a table can't be set like this.
    #[must_use]
    pub fn setup_error(&self, error: SetupError) -> Phrase {
        let form = &self.new_game.form;
        let number = |players| Fill::new().n(count(players));
        match error {
            SetupError::TooFewPlayers { fewest } => self.say(&form.too_few, &number(fewest)),
            SetupError::TooManyPlayers { most } => self.say(&form.too_many, &number(most)),
            SetupError::SameCharacter(suspect) => {
                self.say(&form.same_character, &Fill::new().suspect(suspect))
            }
            SetupError::OutOfOrder(suspect) => {
                self.say(&form.out_of_order, &Fill::new().suspect(suspect))
            }
        }
    }

    /// What is wrong with the name typed for a seat.
    #[must_use]
    pub fn name_error(&self, error: NameError, seat: Seat) -> Phrase {
        let form = &self.new_game.form;
        let player = Fill::new().n(count(seat.index() + 1));
        match error {
            NameError::Blank => self.say(&form.name_blank, &player),
            NameError::TooLong => self.say(&form.name_long, &player.m(count(PlayerName::LONGEST))),
        }
    }

    /// Why a save can't be read. Events are counted from 1.
    #[must_use]
    pub fn load_error(&self, error: &LoadError) -> Phrase {
        let words = &self.unreadable;
        match error {
            LoadError::NotOurs => words.not_text.into(),
            LoadError::FutureVersion(_) => words.newer.into(),
            LoadError::Damaged => words.damaged.into(),
            LoadError::UnknownRules
            | LoadError::UnknownCharacter(_)
            | LoadError::Setup(_)
            | LoadError::NameCount
            | LoadError::Name(..)
            | LoadError::Title
            | LoadError::Progress
            | LoadError::DraftOf(_) => words.header.into(),
            LoadError::Contradicts(error) => {
                let fault = self.faults.of(error.fault);
                self.say(&words.contradiction, &Fill::new().n(count(error.event + 1)).text(fault))
            }
            // Under a right checksum, the hidden part still differs from what was written.
            LoadError::Checksum | LoadError::Packing | LoadError::Notation(_) => {
                words.checksum.into()
            }
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::card::Suspect;
    use crate::engine::refusal::{Fault, ReplayError};
    use crate::i18n::Locale;

    #[test]
    fn a_table_that_can_not_be_set_is_told_why() {
        let words = Locale::En.catalog();
        for (error, said) in [
            (
                SetupError::TooFewPlayers { fewest: 3 },
                "By these rules you need at least 3 players.",
            ),
            (SetupError::TooManyPlayers { most: 6 }, "By these rules there are at most 6 players."),
            (
                SetupError::SameCharacter(Suspect::White),
                "Two players want the same character: Mrs White.",
            ),
            (
                SetupError::OutOfOrder(Suspect::Plum),
                "By these rules you sit in the order of the characters. Out of order: \
                 Professor Plum.",
            ),
        ] {
            assert_eq!(words.setup_error(error).plain(), said);
        }
    }

    #[test]
    fn a_name_that_is_none_is_told_with_the_number_of_its_player() {
        let words = Locale::Fi.catalog();
        let second = Seat::new(1).expect("a seat");
        assert_eq!(
            words.name_error(NameError::Blank, second).plain(),
            "Pelaajalta 2 puuttuu vielä nimi."
        );
        assert_eq!(
            words.name_error(NameError::TooLong, second).plain(),
            "Pelaajan 2 nimi on liian pitkä: enintään 40 merkkiä."
        );
    }

    #[test]
    fn a_save_that_contradicts_itself_is_told_where_and_how() {
        let error = LoadError::Contradicts(ReplayError { event: 11, fault: Fault::NotHeld });
        assert_eq!(
            Locale::En.catalog().load_error(&error).plain(),
            "It contradicts itself at event 12: an answer does not fit the player’s hand."
        );
    }

    #[test]
    fn saves_that_fail_in_different_ways_are_told_in_different_words() {
        for locale in Locale::ALL {
            let words = locale.catalog();
            let mut said: Vec<_> = [
                LoadError::NotOurs,
                LoadError::FutureVersion(9),
                LoadError::Damaged,
                LoadError::Checksum,
                LoadError::UnknownRules,
            ]
            .iter()
            .map(|error| words.load_error(error).plain())
            .collect();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), 5, "{locale:?}");
        }
    }
}
