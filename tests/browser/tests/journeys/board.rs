//! The board: names that fit, and what a tap on a room tells.

use kartano::engine::card::{Card, Room, Weapon};
use kartano::i18n::{Fill, Locale};
use kartano::scene::{Plan, in_room};
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::{Table, shown};
use kartano_browser::{Engine, button, chiefly_in_chromium, css, in_chromium};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];

/// The first room on the board.
const FIRST: Room = Room::Kitchen;
/// Its floor.
const FLOOR: &str = ".board__floor:not(.board__floor ~ *)";

fn a_tapped_room_tells_who_and_what_is_there(engine: Engine) {
    let page = engine.phone("en-GB");
    let saved = game_at(Moment::Answered, &NAMES);
    let table = Table::with(&page, Locale::En, &saved);
    let words = table.catalog();
    table.due_lifts();
    page.tap(css(FLOOR));
    page.finds(css(".looked"));
    let told = page.text_of(css(".looked"));
    let seen = saved.game.table();
    let here = in_room(FIRST, seen.pieces(), seen.weapons());
    for card in Card::all() {
        let is_there = here.contains(&card) || card == Card::Room(FIRST);
        // The passage leads to the study, which is told with a small letter.
        assert_eq!(told.contains(&words.card(card)), is_there, "{card:?} in: {told}");
    }
    assert_eq!(told.contains(words.board.nobody), here.is_empty());
    let to = seen.board().passage(FIRST).expect("the kitchen has one");
    assert!(told.contains(&shown(&words.say(&words.turn.passage, &Fill::new().room(to)))));
    table.presses(words.app.close);
    page.loses(css(".looked"));
}

fn what_was_looked_at_is_put_away_when_the_device_changes_hands(engine: Engine) {
    let page = engine.phone("en-GB");
    let saved = game_at(Moment::Answered, &NAMES);
    let table = Table::with(&page, Locale::En, &saved);
    table.due_lifts();
    page.tap(css(FLOOR));
    page.finds(css(".looked"));
    page.look_away();
    page.finds(css(".curtain"));
    table.due_lifts();
    page.finds(css(".board"));
    assert!(!page.has(css(".looked")));
}

fn a_list_to_unfold_tells_where_every_piece_is(engine: Engine) {
    let page = engine.phone("fi");
    let saved = game_at(Moment::Fresh, &NAMES);
    let table = Table::with(&page, Locale::Fi, &saved);
    let words = table.catalog();
    table.due_lifts();
    table.presses(words.board.whereabouts);
    page.until("twelve pieces", "document.querySelectorAll('.whereabouts li').length === 12");
    let told = page.text_of(css(".whereabouts"));
    for weapon in Weapon::ALL {
        let fill = Fill::new().weapon(weapon).room(saved.game.table().weapons()[weapon.index()]);
        assert!(told.contains(&shown(&words.say(&words.board.weapon_in, &fill))), "{told}");
    }
}

fn every_name_stays_in_its_place_as_it_is_drawn(engine: Engine) {
    let saved = game_at(Moment::Fresh, &NAMES);
    let plan = Plan::of_edition(saved.game.table().ruleset().edition);
    let page = engine.phone("en-GB");
    for locale in Locale::ALL {
        let table = Table::with(&page, locale, &saved);
        table.due_lifts();
        page.finds(button(locale.catalog().turn.roll));
        let ends = page.js("return [...document.querySelectorAll('.board__name')].map((name) => {
                const box = name.getBBox();
                return [box.x, box.x + box.width];
            })");
        for (room, plan) in Room::ALL.into_iter().zip(&plan.rooms) {
            let end = |at: usize| ends[room.index()][at].as_f64().expect("a number");
            let label = plan.layout.label;
            assert!(end(0) >= f64::from(label.x), "{locale:?} {room:?}: {}", end(0));
            assert!(end(1) <= f64::from(label.right()), "{locale:?} {room:?}: {}", end(1));
        }
    }
}

chiefly_in_chromium!(a_tapped_room_tells_who_and_what_is_there);
chiefly_in_chromium!(what_was_looked_at_is_put_away_when_the_device_changes_hands);
chiefly_in_chromium!(a_list_to_unfold_tells_where_every_piece_is);
in_chromium!(every_name_stays_in_its_place_as_it_is_drawn);
