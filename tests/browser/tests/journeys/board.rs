//! The board: names that fit, and what a tap on a room tells.

use std::time::Duration;

use kartano::engine::board::Board;
use kartano::engine::card::{Card, Room};
use kartano::engine::ruleset::Edition;
use kartano::i18n::{Fill, Locale};
use kartano::scene::{Plan, in_room};
use kartano_browser::evening::{Moment, crowd, game_at};
use kartano_browser::table::{Table, shown};
use kartano_browser::{Engine, Screen, button, chiefly_in_chromium, css, in_chromium};

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
    let here = in_room(Edition::Classic, FIRST.into(), seen.pieces(), seen.weapons());
    for card in Edition::Classic.cards() {
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

fn twelve_pieces_in_the_smallest_room_are_seen_and_told_apart(engine: Engine) {
    let page = engine.open(Screen::NARROW_PHONE, "en-GB");
    let board = Board::of(Edition::Classic);
    let smallest = board.rooms().iter().copied().min_by_key(|&room| board.area(room).count());
    let room = smallest.expect("there are nine");
    let saved = crowd(room, &NAMES);
    let table = Table::with(&page, Locale::En, &saved);
    table.due_lifts();
    page.tap(button(table.catalog().board.whole));
    std::thread::sleep(Duration::from_millis(100));
    page.is_at_rest();
    let boxes = page.js(&format!(
        "
        const box = (one) => {{
            const {{ left, top, right, bottom }} = one.getBoundingClientRect();
            return [left, top, right, bottom];
        }};
        return [...document.querySelectorAll('.board .pawn, .board .weapon'),
            document.querySelectorAll('.board__floor')[{}]].map(box)",
        room.index()
    ));
    let boxes: Vec<[f64; 4]> = serde_json::from_value(boxes).expect("boxes of four numbers");
    let (floor, pieces) = boxes.split_last().expect("twelve and one");
    assert_eq!(pieces.len(), 12);
    for (place, piece) in pieces.iter().enumerate() {
        let [left, top, right, bottom] = *piece;
        assert!(right - left >= 6.0 && bottom - top >= 6.0, "too small to tell: {piece:?}");
        let is_inside =
            left >= floor[0] && top >= floor[1] && right <= floor[2] && bottom <= floor[3];
        assert!(is_inside, "{piece:?} stands outside of {floor:?}");
        for other in &pieces[..place] {
            let is_beside = left >= other[2] - 1.0
                || right <= other[0] + 1.0
                || top >= other[3] - 1.0
                || bottom <= other[1] + 1.0;
            assert!(is_beside, "{piece:?} and {other:?} lie on one another");
        }
    }
    page.tap_at(((floor[0] + floor[2]) / 2.0, (floor[1] + floor[3]) / 2.0));
    page.finds(css(".looked"));
    let told = page.text_of(css(".looked"));
    let cards = Edition::Classic.cards().filter(|card| !matches!(card, Card::Room(_)));
    for card in cards {
        assert!(told.contains(&table.catalog().card(card)), "{card:?} in: {told}");
    }
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
    for &weapon in Edition::Classic.weapons() {
        let lies = saved.game.table().weapons()[weapon.slot()];
        let fill = Fill::new().weapon(weapon).room(lies.room().expect("no weapon is elsewhere"));
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
        for (room, plan) in Edition::Classic.rooms().iter().copied().zip(&plan.rooms) {
            let end = |at: usize| ends[room.index()][at].as_f64().expect("a number");
            let label = plan.layout.label;
            assert!(end(0) >= f64::from(label.x), "{locale:?} {room:?}: {}", end(0));
            assert!(end(1) <= f64::from(label.right()), "{locale:?} {room:?}: {}", end(1));
        }
    }
}

chiefly_in_chromium!(a_tapped_room_tells_who_and_what_is_there);
in_chromium!(twelve_pieces_in_the_smallest_room_are_seen_and_told_apart);
chiefly_in_chromium!(what_was_looked_at_is_put_away_when_the_device_changes_hands);
chiefly_in_chromium!(a_list_to_unfold_tells_where_every_piece_is);
in_chromium!(every_name_stays_in_its_place_as_it_is_drawn);
