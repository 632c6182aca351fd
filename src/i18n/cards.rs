//! The forms that the cards' names take in sentences.
//!
//! All forms are written as in the middle of a sentence; [`super::phrase::capitalised`] makes the
//! first letter a capital.

use crate::engine::card::{Card, Room, Suspect, Weapon};

/// A suspect's name.
#[derive(Clone, Copy, Debug)]
pub struct SuspectForms {
    /// As a subject, with the title.
    pub nom: &'static str,
    /// As the object of "suspect" and "accuse", in whatever case the verb wants.
    pub obj: &'static str,
}

/// A weapon's name.
#[derive(Clone, Copy, Debug)]
pub struct WeaponForms {
    /// On its card.
    pub nom: &'static str,
    /// "With the ...".
    pub with: &'static str,
    /// As the whole object of a verb such as "show", with the article where there is one.
    pub acc: &'static str,
}

/// A room's name.
#[derive(Clone, Copy, Debug)]
pub struct RoomForms {
    /// On its card.
    pub nom: &'static str,
    /// "In the ...".
    pub inside: &'static str,
    /// "Into the ...".
    pub into: &'static str,
    /// As the whole object of a verb such as "show", with the article where there is one.
    pub acc: &'static str,
    /// "Near the ...".
    pub near: &'static str,
}

/// The names of the cards in one language, in the order of the `ALL` lists. Suspects have other
/// names in each edition; weapons and rooms are called the same wherever they occur.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    /// The suspects.
    pub suspects: &'static [SuspectForms; 6],
    /// The weapons.
    pub weapons: &'static [WeaponForms; 7],
    /// The rooms.
    pub rooms: &'static [RoomForms; 15],
}

impl Cards {
    /// The forms of a suspect's name.
    #[must_use]
    pub const fn suspect(&self, suspect: Suspect) -> &SuspectForms {
        &self.suspects[suspect.index()]
    }

    /// The forms of a weapon's name.
    #[must_use]
    pub const fn weapon(&self, weapon: Weapon) -> &WeaponForms {
        &self.weapons[weapon.index()]
    }

    /// The forms of a room's name.
    #[must_use]
    pub const fn room(&self, room: Room) -> &RoomForms {
        &self.rooms[room.index()]
    }

    /// What stands on a card.
    #[must_use]
    pub const fn nom(&self, card: Card) -> &'static str {
        match card {
            Card::Suspect(suspect) => self.suspect(suspect).nom,
            Card::Weapon(weapon) => self.weapon(weapon).nom,
            Card::Room(room) => self.room(room).nom,
        }
    }

    /// A card as the object of a verb.
    #[must_use]
    pub const fn acc(&self, card: Card) -> &'static str {
        match card {
            Card::Suspect(suspect) => self.suspect(suspect).obj,
            Card::Weapon(weapon) => self.weapon(weapon).acc,
            Card::Room(room) => self.room(room).acc,
        }
    }
}

/// A suspect's forms, in the short way that the tables of words are written in.
pub(super) const fn s(nom: &'static str, obj: &'static str) -> SuspectForms {
    SuspectForms { nom, obj }
}

/// A weapon's forms.
pub(super) const fn w(nom: &'static str, with: &'static str, acc: &'static str) -> WeaponForms {
    WeaponForms { nom, with, acc }
}

/// A room's forms.
pub(super) const fn r(
    nom: &'static str,
    inside: &'static str,
    into: &'static str,
    acc: &'static str,
    near: &'static str,
) -> RoomForms {
    RoomForms { nom, inside, into, acc, near }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Locale, capitalised};

    fn form(locale: Locale) -> &'static Cards {
        &locale.catalog().cards
    }

    #[test]
    fn no_form_is_empty_and_none_begins_like_a_sentence_by_mistake() {
        for locale in Locale::ALL {
            let cards = form(locale);
            for suspect in Suspect::ALL {
                let SuspectForms { nom, obj } = cards.suspect(suspect);
                assert!(![nom, obj].iter().any(|form| form.trim().is_empty()));
            }
            for weapon in Weapon::ALL {
                let WeaponForms { nom, with, acc } = cards.weapon(weapon);
                for form in [nom, with, acc] {
                    assert!(form.starts_with(char::is_lowercase), "{form}");
                }
            }
            for room in Room::ALL {
                let RoomForms { nom, inside, into, acc, near } = cards.room(room);
                for form in [nom, inside, into, acc, near] {
                    assert!(form.starts_with(char::is_lowercase), "{form}");
                }
            }
        }
    }

    #[test]
    fn every_card_of_a_language_has_a_name_of_its_own() {
        for locale in Locale::ALL {
            let mut names: Vec<_> = Card::all().map(|card| form(locale).nom(card)).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Card::COUNT, "{locale:?}");
        }
    }

    #[test]
    fn names_bend_as_each_language_bends_them() {
        let fi = form(Locale::Fi);
        assert_eq!(fi.suspect(Suspect::Peacock).obj, "rouva Päiväperhosta");
        assert_eq!(fi.weapon(Weapon::Rope).with, "köydellä");
        assert_eq!(fi.room(Room::Study).into, "työhuoneeseen");
        let nb = form(Locale::Nb);
        assert_eq!(nb.room(Room::Study).inside, "på arbeidsrommet");
        assert_eq!(nb.room(Room::Hall).acc, "entreen");
        let hu = form(Locale::Hu);
        assert_eq!(hu.suspect(Suspect::White).obj, "Mrs. White-ot");
        assert_eq!(hu.weapon(Weapon::Dagger).with, "a tőrrel");
        assert_eq!(hu.room(Room::Ballroom).acc, "a báltermet");
        let nl = form(Locale::Nl);
        assert_eq!(nl.room(Room::Conservatory).into, "de serre in");
        assert_eq!(nl.weapon(Weapon::Rope).acc, "het touw");
        let hr = form(Locale::Hr);
        assert_eq!(hr.suspect(Suspect::Green).obj, "velečasnog Greena");
        assert_eq!(hr.weapon(Weapon::LeadPipe).with, "olovnom cijevi");
        assert_eq!(hr.room(Room::Conservatory).inside, "u zimskom vrtu");
        let en = form(Locale::En);
        assert_eq!(en.suspect(Suspect::White).nom, "Mrs White");
    }

    #[test]
    fn a_name_takes_a_capital_where_it_begins() {
        assert_eq!(capitalised("työhuone"), "Työhuone");
        assert_eq!(capitalised("ólmosbot"), "Ólmosbot");
        assert_eq!(capitalised("Mrs. White"), "Mrs. White");
        assert_eq!(capitalised(""), "");
    }
}
