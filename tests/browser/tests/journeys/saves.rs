//! What is kept outlives the page; what can't be kept or read is said, and harms nothing.

use kartano::engine::action::Action;
use kartano::handover::Device;
use kartano::i18n::Locale;
use kartano::save::{SavedGame, read, write};
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::{GAME, Table, shown};
use kartano_browser::{Engine, Page, button, css, in_chromium};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];
const SET_ASIDE: &str = "kartano:unreadable:0";

in_chromium!(a_save_that_cannot_be_read_is_named_and_kept);
fn a_save_that_cannot_be_read_is_named_and_kept(engine: Engine) {
    let page = engine.phone("en-GB");
    let words = Locale::En.catalog();
    let whole = write(&game_at(Moment::Looking, &NAMES));
    let truncated = whole[..whole.len() / 2].to_owned();
    let tampered = whole.replacen("Kaisa", "Keisa", 1);
    let future = whole.replacen("\"kartano\":2", "\"kartano\":3", 1);
    let foreign = "To do: milk, murder".to_owned();
    for text in [truncated, tampered, future, foreign] {
        page.forget();
        page.store(GAME, &text);
        page.store(SET_ASIDE, "and one that an earlier program set aside");
        page.goto("#/");
        page.reload();
        page.sees(words.unreadable.title);
        page.sees(&shown(&words.load_error(&read(&text).expect_err("unreadable"))));
        page.sees(words.unreadable.kept);
        assert_eq!(page.stored(GAME).as_deref(), Some(&*text), "it is kept as it is");

        let table = Table::new(&page, Locale::En);
        table.presses(words.home.new_game);
        table.presses(words.new_game.form.start);
        page.sees(words.opening.who_begins);
        assert_eq!(page.stored(GAME).as_deref(), Some(&*text), "it still is");
        table.does(Action::Roll);
        page.goto("#/");
        page.finds(button(words.home.resume));
        assert_eq!(page.count(css("[role=alert]")), 2, "no complaint about the new game");
        for _ in 0..2 {
            table.calmly(css("[role=alert]:first-of-type .button"));
        }
        page.loses(css("[role=alert]"));
        assert_eq!(page.stored(GAME).as_deref(), Some(&*text), "there is a way back");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

in_chromium!(an_unreadable_save_stands_at_the_table_s_address_too);
fn an_unreadable_save_stands_at_the_table_s_address_too(engine: Engine) {
    let page = engine.phone("en-GB");
    page.store(GAME, "{\"kartano\":1}");
    page.goto("#/table");
    page.reload();
    page.sees(Locale::En.catalog().unreadable.title);
    page.finds(button(Locale::En.catalog().home.new_game));
}

/// A game begun and played on in memory alone.
fn begins_and_rolls(page: &Page) {
    let words = Locale::En.catalog();
    let table = Table::new(page, Locale::En);
    table.presses(words.home.new_game);
    table.presses(words.new_game.form.start);
    page.sees(words.opening.who_begins);
    table.presses(words.turn.roll);
    page.until("the dice", "document.querySelectorAll('.dice').length === 1");
}

in_chromium!(where_storage_is_denied_it_is_said_and_the_game_goes_on);
fn where_storage_is_denied_it_is_said_and_the_game_goes_on(engine: Engine) {
    let page = engine.phone("en-GB");
    page.before_load(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })",
    );
    page.reload();
    page.sees(Locale::En.catalog().storage.denied);
    begins_and_rolls(&page);
    page.sees(Locale::En.catalog().storage.denied);
}

in_chromium!(where_there_is_no_storage_it_is_said_and_the_game_goes_on);
fn where_there_is_no_storage_it_is_said_and_the_game_goes_on(engine: Engine) {
    let page = engine.phone("en-GB");
    page.before_load("Object.defineProperty(window, 'localStorage', { value: null })");
    page.reload();
    page.sees(Locale::En.catalog().storage.denied);
    begins_and_rolls(&page);
}

in_chromium!(when_storage_is_full_it_is_said_until_there_is_room_again);
fn when_storage_is_full_it_is_said_until_there_is_room_again(engine: Engine) {
    let page = engine.phone("en-GB");
    let before = game_at(Moment::Fresh, &NAMES);
    let table = Table::with(&page, Locale::En, &before);
    let words = table.catalog();
    table.due_lifts();
    page.js(
        "window.keeps = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };",
    );
    table.presses(words.turn.roll);
    page.sees(words.storage.full);
    page.finds(css(".dice"));
    assert_eq!(table.saved().game, before.game, "what was kept before is still there");
    page.js("Storage.prototype.setItem = window.keeps");
    table.presses(words.turn.accuse);
    page.until(
        "no complaint any more",
        &format!("!document.body.innerText.includes({:?})", words.storage.full),
    );
    assert_eq!(table.saved().game.events().len(), before.game.events().len() + 1);
}

in_chromium!(a_new_game_in_full_storage_leaves_what_is_there);
fn a_new_game_in_full_storage_leaves_what_is_there(engine: Engine) {
    let page = engine.phone("en-GB");
    page.store(GAME, "unreadable, but perhaps dear to somebody");
    page.before_load("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }");
    page.reload();
    let words = Locale::En.catalog();
    page.sees(words.unreadable.title);
    begins_and_rolls(&page);
    page.sees(words.storage.full);
    assert_eq!(page.stored(GAME).as_deref(), Some("unreadable, but perhaps dear to somebody"));
    page.goto("#/");
    let table = Table::new(&page, Locale::En);
    table.presses(words.home.resume);
    page.sees(words.opening.who_begins);
    page.finds(css(".dice"));
}

in_chromium!(a_tab_that_was_left_behind_is_told_and_catches_up);
fn a_tab_that_was_left_behind_is_told_and_catches_up(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    let words = table.catalog();
    let seat = table.due_lifts();
    page.in_another_tab(|tab| {
        let there = Table::new(tab, Locale::En);
        there.presses(words.home.resume);
        there.lifts(seat);
        there.does(Action::Roll);
    });
    page.sees(words.storage.other_tab);
    let further_on = table.saved();
    std::thread::sleep(std::time::Duration::from_millis(700));
    page.tap(css(".curtain .button--primary"));
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(page.count(css(".curtain")), 1, "nobody plays on here");
    assert_eq!(table.saved(), further_on, "the older tab overwrites nothing");

    table.presses(words.storage.other_tab_reload);
    table.lifts(seat);
    page.finds(css(".dice"));
    assert!(!page.has(css(".trouble")));
    assert_eq!(table.saved(), further_on);
}

in_chromium!(a_game_that_is_played_outlives_junk_put_in_its_place);
fn a_game_that_is_played_outlives_junk_put_in_its_place(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    let words = table.catalog();
    let seat = table.due_lifts();
    let before = table.saved();
    page.in_another_tab(|tab| tab.store(GAME, "junk"));
    table.presses(words.storage.other_tab_reload);
    table.lifts(seat);
    table.does(Action::Roll);
    assert!(table.saved().game.events().starts_with(before.game.events()));
    assert_eq!(page.stored(GAME).as_deref(), Some("junk"), "nothing is written over");
}

in_chromium!(every_phase_outlives_a_reload_behind_the_curtain);
fn every_phase_outlives_a_reload_behind_the_curtain(engine: Engine) {
    let page = engine.phone("en-GB");
    for moment in Moment::ALL {
        let mut saved = game_at(moment, &NAMES);
        if moment == Moment::Opening {
            let first = saved.game.table().actor().expect("somebody rolls");
            saved.game.play(first, Action::Roll).expect("the opening roll");
        }
        let table = Table::with(&page, Locale::En, &saved);
        let before = held(&table, &saved);
        page.reload();
        page.finds(css("main"));
        if let Device::Curtain { to, .. } = Device::due(saved.game.table()) {
            table.hangs_for(to);
            assert_eq!(page.count(css(".curtain")), 1, "{moment:?}");
        }
        assert_eq!(held(&table, &saved), before, "{moment:?}");
        assert_eq!(table.saved().game, saved.game, "{moment:?}");
        assert_eq!(table.saved().draft, saved.draft, "{moment:?}");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// What is on the screen once the curtain, if one hangs, is lifted.
fn held(table: &Table<'_>, saved: &SavedGame) -> (String, Vec<String>) {
    if let Device::Curtain { to, .. } = Device::due(saved.game.table()) {
        table.lifts(to);
    }
    table.page.finds(css(".actions button"));
    let picked =
        "return [...document.querySelectorAll('input')].map((input) => input.checked).join()";
    let mut outline = table.page.outline();
    outline.push(table.page.js(picked).to_string());
    (table.page.text(), outline)
}
