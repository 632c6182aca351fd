//! That the names of rooms fit the board in every language.

use kartano::engine::card::Card;
use kartano::engine::ruleset::Edition;
use kartano::i18n::Locale;
use kartano::scene::Plan;
use kartano::scene::lettering::{Lettering, NAME};

/// How many pixels a square of the classic board has on a phone 360 px wide.
const PHONE: f32 = 14.4;

#[test]
fn every_room_bears_its_name_in_every_language_so_that_a_phone_shows_it() {
    let plan = Plan::of_edition(Edition::Classic);
    for locale in Locale::ALL {
        for &room in Edition::Classic.rooms() {
            let name = locale.catalog().card(Card::Room(room));
            let label = plan.room(room).layout.label;
            let Lettering { lines, size } = Lettering::of(&name, label, NAME);
            assert!(size.0 * PHONE >= 9.0, "{locale:?}: {name} is set in {size}");
            // Letters are at most 0.6 of the font size wide on average, with accents 1.2 high.
            for (line, middle) in &lines {
                let letters = u8::try_from(line.chars().count()).expect("a short name");
                assert!(f32::from(letters) * 0.6 * size.0 <= label.width, "{locale:?}: {line}");
                assert!(middle.0 - 0.6 * size.0 >= label.y - 0.001, "{locale:?}: {line}");
                assert!(middle.0 + 0.6 * size.0 <= label.bottom() + 0.001, "{locale:?}: {line}");
            }
            let read: Vec<_> = lines.into_iter().map(|(line, _)| line).collect();
            assert_eq!(read.join(" "), name);
        }
    }
}
