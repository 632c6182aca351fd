//! A table being set: rulebook, players, names, characters, order. Pure, so that it is tested
//! natively; the screen only shows it.

mod kept;

use crate::engine::card::Suspect;
use crate::engine::refusal::SetupError;
use crate::engine::ruleset::{CharacterChoice, Preset, Ruleset};
use crate::engine::seat::BySeat;
use crate::engine::setup::Setup;
use crate::player_name::{NameError, PlayerName};

/// The rulebooks that a new game can be played by: those of which every screen can show all.
pub const OFFERED: [Preset; 4] = [Preset::Nb, Preset::Hu, Preset::Nl, Preset::Hr];

/// A player being seated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// What was typed as the name; the language's own default until something is.
    pub name: Option<String>,
    /// The character.
    pub suspect: Suspect,
    /// The number by which the player is called before there is a name, from 1.
    pub number: u32,
}

/// The form as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    preset: Preset,
    guests: Vec<Guest>,
}

/// Why the table can't be set like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormError {
    /// A name can't be one; the place in the list, from 0.
    Name(usize, NameError),
    /// The rulebook does not allow such a table.
    Table(SetupError),
}

/// Three players, by the first rulebook.
impl Default for NewGame {
    fn default() -> Self {
        let mut form = Self { preset: Preset::Nb, guests: Vec::new() };
        form.seat_players(3);
        form
    }
}

impl NewGame {
    /// The table of these players once more.
    #[must_use]
    pub fn of(preset: Preset, players: &BySeat<(PlayerName, Suspect)>) -> Self {
        let guest = |(number, (_, (name, suspect))): (u32, (_, &(PlayerName, Suspect)))| Guest {
            name: Some(name.to_string()),
            suspect: *suspect,
            number,
        };
        Self { preset, guests: (1..).zip(players.iter()).map(guest).collect() }
    }

    /// The rulebook.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Its rules.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        Ruleset::of(self.preset)
    }

    /// The players, clockwise.
    #[must_use]
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// How many players the rulebook allows.
    #[must_use]
    pub fn numbers(&self) -> std::ops::RangeInclusive<usize> {
        self.ruleset().players()
    }

    /// Whether the characters say who sits where.
    #[must_use]
    pub fn is_ordered_by_character(&self) -> bool {
        self.ruleset().characters == CharacterChoice::Nearest
    }

    /// Takes another rulebook, with as many players as it allows.
    pub fn choose_rules(&mut self, preset: Preset) {
        self.preset = preset;
        let numbers = self.numbers();
        self.seat_players(self.guests.len().clamp(*numbers.start(), *numbers.end()));
    }

    /// Seats so many players. Those who come take free characters; who was there keeps his.
    pub fn seat_players(&mut self, count: usize) {
        self.guests.truncate(count);
        while self.guests.len() < count {
            let Some(suspect) = Suspect::ALL.into_iter().find(|&suspect| self.is_free(suspect))
            else {
                break;
            };
            let taken = |number: &u32| self.guests.iter().any(|guest| guest.number == *number);
            let number = (1..).find(|number| !taken(number)).unwrap_or(u32::MAX);
            self.guests.push(Guest { name: None, suspect, number });
        }
        self.seat_by_character();
    }

    fn is_free(&self, suspect: Suspect) -> bool {
        self.guests.iter().all(|guest| guest.suspect != suspect)
    }

    fn seat_by_character(&mut self) {
        if self.is_ordered_by_character() {
            let of = |suspect| self.guests.iter().find(|guest| guest.suspect == suspect).cloned();
            self.guests = Suspect::ALL.into_iter().filter_map(of).collect();
        }
    }

    /// Types a name.
    pub fn name(&mut self, place: usize, typed: String) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.name = Some(typed);
        }
    }

    /// Takes a character; whoever had it gets the one that is given up for it.
    pub fn take(&mut self, place: usize, suspect: Suspect) {
        let Some(given_up) = self.guests.get(place).map(|guest| guest.suspect) else { return };
        for guest in &mut self.guests {
            if guest.suspect == suspect {
                guest.suspect = given_up;
            }
        }
        self.guests[place].suspect = suspect;
        self.seat_by_character();
    }

    /// Changes places with the player before. Not where the characters say who sits where.
    pub fn move_up(&mut self, place: usize) {
        if !self.is_ordered_by_character() && (1..self.guests.len()).contains(&place) {
            self.guests.swap(place, place - 1);
        }
    }

    /// The table and its names, ready to begin.
    ///
    /// # Errors
    /// With the first thing that keeps it from being ready.
    pub fn check(
        &self,
        default_name: impl Fn(u32) -> String,
    ) -> Result<(Setup, Vec<PlayerName>), FormError> {
        let name = |(place, guest): (usize, &Guest)| {
            let typed = guest.name.clone().unwrap_or_else(|| default_name(guest.number));
            PlayerName::new(&typed).map_err(|error| FormError::Name(place, error))
        };
        let names = self.guests.iter().enumerate().map(name).collect::<Result<_, _>>()?;
        let characters = self.guests.iter().map(|guest| guest.suspect).collect();
        let setup = Setup::new(self.ruleset(), characters).map_err(FormError::Table)?;
        Ok((setup, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn default_name(number: u32) -> String {
        format!("Player {number}")
    }

    fn suspects(form: &NewGame) -> Vec<Suspect> {
        form.guests().iter().map(|guest| guest.suspect).collect()
    }

    #[test]
    fn a_form_nobody_has_touched_can_begin() {
        let (setup, names) = NewGame::default().check(default_name).expect("ready as it is");
        assert_eq!(setup.characters().len(), 3);
        let names: Vec<_> = names.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["Player 1", "Player 2", "Player 3"]);
    }

    #[test]
    fn every_number_of_players_that_a_rulebook_allows_can_begin() {
        for preset in OFFERED {
            let mut form = NewGame::default();
            form.choose_rules(preset);
            for count in form.numbers() {
                form.seat_players(count);
                assert!(form.check(default_name).is_ok(), "{preset:?} with {count}");
            }
        }
    }

    #[test]
    fn two_hungarian_players_become_three_by_a_rulebook_that_needs_three() {
        let mut form = NewGame::default();
        form.choose_rules(Preset::Hu);
        form.seat_players(2);
        form.choose_rules(Preset::Nl);
        assert_eq!(form.guests().len(), 3);
    }

    #[test]
    fn taking_somebodys_character_swaps_the_two() {
        let mut form = NewGame::default();
        form.take(0, Suspect::White);
        assert_eq!(suspects(&form), [Suspect::White, Suspect::Mustard, Suspect::Scarlett]);
    }

    #[test]
    fn the_characters_seat_the_players_where_each_takes_the_nearest() {
        let mut form = NewGame::default();
        form.choose_rules(Preset::Hr);
        form.name(0, "Ana".into());
        form.take(0, Suspect::Plum);
        assert_eq!(suspects(&form), [Suspect::Mustard, Suspect::White, Suspect::Plum]);
        assert_eq!(form.guests()[2].name.as_deref(), Some("Ana"));
        form.move_up(2);
        assert_eq!(suspects(&form), [Suspect::Mustard, Suspect::White, Suspect::Plum]);
    }

    #[test]
    fn players_choose_their_places_where_characters_are_free() {
        let mut form = NewGame::default();
        form.move_up(2);
        assert_eq!(suspects(&form), [Suspect::Scarlett, Suspect::White, Suspect::Mustard]);
        form.move_up(0);
        form.move_up(9);
        assert_eq!(suspects(&form), [Suspect::Scarlett, Suspect::White, Suspect::Mustard]);
    }

    #[test]
    fn a_blank_or_endless_name_is_told_by_its_place() {
        let mut form = NewGame::default();
        form.name(1, "  \u{200b} ".into());
        assert_eq!(form.check(default_name), Err(FormError::Name(1, NameError::Blank)));
        form.name(1, "x".repeat(41));
        assert_eq!(form.check(default_name), Err(FormError::Name(1, NameError::TooLong)));
        form.name(1, "<b>Ő</b>".into());
        assert!(form.check(default_name).is_ok());
    }

    #[test]
    fn a_player_who_joins_again_gets_a_free_number_and_character() {
        let mut form = NewGame::default();
        form.seat_players(6);
        form.seat_players(3);
        form.seat_players(4);
        let mut numbers: Vec<_> = form.guests().iter().map(|guest| guest.number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4]);
    }
}
