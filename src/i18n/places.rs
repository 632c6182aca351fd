//! Places where a move may lead, in words.

use super::catalog::Catalog;
use super::message::Fill;
use super::phrase::Phrase;
use crate::engine::board::{Board, Place};
use crate::engine::routes::Route;
use crate::engine::ruleset::Edition;
use crate::scene::Plan;

impl Catalog {
    /// A place in a list of those in reach: a room with the steps to it, a square by the nearest room
    /// and where it lies.
    #[must_use]
    pub fn destination(&self, edition: Edition, route: &Route) -> Phrase {
        let steps = u32::try_from(route.steps()).unwrap_or(u32::MAX);
        match route.to {
            Place::Room(room) => self.count(&self.turn.room_steps, steps, &Fill::new().room(room)),
            Place::Centre => self.count(&self.turn.centre_steps, steps, &Fill::new()),
            Place::Square(square) => {
                let (column, row) = Board::of(edition).position(square);
                let fill = Fill::new()
                    .room(Plan::of_edition(edition).nearest_room(square))
                    .n(u32::from(column) + 1)
                    .m(u32::from(row) + 1);
                self.say(&self.turn.square, &fill)
            }
        }
    }

    /// What stands on the button that walks to a place.
    #[must_use]
    pub fn go_to(&self, edition: Edition, to: Place) -> Phrase {
        match to {
            Place::Room(room) => self.say(&self.turn.go_into, &Fill::new().room(room)),
            Place::Centre => self.turn.go_to_centre.into(),
            Place::Square(square) => {
                let near = Plan::of_edition(edition).nearest_room(square);
                self.say(&self.turn.go_near, &Fill::new().room(near))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::card::Room;
    use crate::i18n::Locale;

    fn on_the_button(locale: Locale, to: Place) -> String {
        locale.catalog().go_to(Edition::Classic, to).plain()
    }

    #[test]
    fn the_button_says_where_it_leads_in_the_forms_of_each_language() {
        let library = Place::Room(Room::Library);
        for (locale, said) in [
            (Locale::En, "Go into the library"),
            (Locale::Fi, "Mene kirjastoon"),
            (Locale::Nb, "Gå inn i biblioteket"),
            (Locale::Hu, "Megyek a könyvtárba"),
            (Locale::Nl, "Ga de bibliotheek in"),
            (Locale::Hr, "Idi u knjižnicu"),
        ] {
            assert_eq!(on_the_button(locale, library), said);
        }
    }

    #[test]
    fn a_square_is_told_by_the_room_that_it_is_near() {
        let square = Board::of(Edition::Classic).square_at(17, 12).expect("a corridor square");
        let to = Place::Square(square);
        assert_eq!(on_the_button(Locale::En, to), "Go to the square near the billiard room");
        let route = Route { to, path: vec![square] };
        let listed = Locale::En.catalog().destination(Edition::Classic, &route);
        assert_eq!(listed.plain(), "Corridor near the billiard room, column 18, row 13");
    }
}
