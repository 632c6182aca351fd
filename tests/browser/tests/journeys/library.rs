//! The list of games: each is there, named, and one tap away; what was deleted comes back.

use kartano::engine::action::Action;
use kartano::engine::dice::Seeds;
use kartano::engine::ruleset::Preset;
use kartano::i18n::{Locale, Roster, narrate_outcome};
use kartano::save::{SavedGame, Time, read, write};
use kartano_browser::evening::{Moment, game_at, play_until, table};
use kartano_browser::table::{GAME, Table, Words, game_key, shown};
use kartano_browser::{
    Engine, Page, Target, button, chiefly_in_chromium, css, in_chromium, textbox,
};
use serde_json::json;

/// Noon in Greenwich on the first of December 2001.
const NOON: u64 = 1_007_208_000_000;

/// A game of these players that was last played so many days after the others.
fn played(names: &[&str], day: u64) -> SavedGame {
    let mut saved = game_at(Moment::Fresh, names);
    saved.played = Time::of_millis(NOON + day * 86_400_000);
    saved
}

/// A page at home with these games, counted from 1.
fn home_with(engine: Engine, games: &[SavedGame]) -> Page {
    let page = engine.phone("en-GB");
    for (number, game) in (1..).zip(games) {
        page.store(&game_key(number), &write(game));
    }
    page.reload();
    page.finds(css(".home__games"));
    page
}

/// The lists of players from top to bottom, the one to go on with included.
fn listed(page: &Page) -> Vec<String> {
    let all = page.js(
        "return [...document.querySelectorAll('.game:not(.fold .game) .game__players')].map((line) => line.textContent)",
    );
    let tidy = |line: &serde_json::Value| {
        line.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    all.as_array().into_iter().flatten().map(tidy).collect()
}

fn options_of(game: &str) -> String {
    format!("{}: {game}", Locale::En.catalog().library.options)
}

/// The row of a game that is in its first turn.
fn row(players: &str) -> Target {
    button(&format!("{players} Turn")).loosely()
}

fn lists(page: &Page, expected: &[&str]) {
    page.wait_for(&format!("{expected:?}"), || (listed(page) == expected).then_some(()));
}

chiefly_in_chromium!(the_game_played_last_is_on_top_and_any_other_is_one_tap_away);
fn the_game_played_last_is_on_top_and_any_other_is_one_tap_away(engine: Engine) {
    let page = home_with(
        engine,
        &[
            played(&["Aino", "Eero", "Isa"], 1),
            played(&["Kari", "Ola", "Per"], 3),
            played(&["Ana", "Ivo", "Jan"], 2),
        ],
    );
    let words = Locale::En.catalog();
    lists(&page, &["Kari, Ola, Per", "Ana, Ivo, Jan", "Aino, Eero, Isa"]);
    page.sees(words.new_game.rulebook(Preset::Nb).name);
    page.sees("4 Dec 2001");
    page.is_accessible();

    let table = Table::new(&page, Locale::En);
    table.calmly(row("Aino, Eero, Isa"));
    page.finds(css(".curtain"));
    assert_eq!(page.snapshot().address, "/#/table", "the address names no game");
    assert_eq!(table.saved(), played(&["Aino", "Eero", "Isa"], 1));
    page.reload();
    let seat = table.due_lifts();
    table.does(Action::Roll);
    assert_eq!(table.saved().game.table().on_turn(), Some(seat));
    assert_eq!(
        page.stored(&game_key(2)).as_deref(),
        Some(&*write(&played(&["Kari", "Ola", "Per"], 3)))
    );
    page.goto("#/");
    lists(&page, &["Aino, Eero, Isa", "Kari, Ola, Per", "Ana, Ivo, Jan"]);
}

chiefly_in_chromium!(a_game_is_called_something_else_and_by_its_players_again);
fn a_game_is_called_something_else_and_by_its_players_again(engine: Engine) {
    let games = [played(&["Aino", "Eero", "Isa"], 1), played(&["Kari", "Ola", "Per"], 3)];
    let page = home_with(engine, &games);
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    table.presses(&options_of("Aino, Eero, Isa"));
    page.press("Escape");
    page.loses(button(words.library.rename));
    page.until("the focus back", "document.activeElement.id === 'options-game:0000000000000001'");
    page.press("Enter");
    table.presses(words.library.rename);
    page.write(textbox(words.library.title), &"x".repeat(41));
    page.press("Enter");
    page.finds(css("[role=alert]"));
    page.write(textbox(words.library.title), " Mökki <b> ");
    page.press("Enter");
    page.sees("Mökki <b>");
    page.until("the focus back", "document.activeElement.id === 'options-game:0000000000000001'");
    let named = read(&page.stored(&game_key(1)).expect("it is there")).expect("it can be read");
    assert_eq!((named.game, named.played), (games[0].game.clone(), games[0].played));
    page.reload();
    page.sees("Mökki <b>");

    table.presses(&options_of("Mökki <b>"));
    table.presses(words.library.rename);
    page.write(textbox(words.library.title), " ");
    table.presses(words.library.save);
    page.finds(button(&options_of("Aino, Eero, Isa")));
    assert!(!page.text().contains("Mökki"));
}

chiefly_in_chromium!(a_deleted_game_comes_back_at_once_or_later);
fn a_deleted_game_comes_back_at_once_or_later(engine: Engine) {
    let games = [played(&["Aino", "Eero", "Isa"], 1), played(&["Kari", "Ola", "Per"], 3)];
    let page = home_with(engine, &games);
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    let deletes = || {
        table.presses(&options_of("Aino, Eero, Isa"));
        table.presses(words.library.delete);
        page.sees(words.library.deleted);
        lists(&page, &["Kari, Ola, Per"]);
    };
    deletes();
    page.until("the focus on the way back", "document.activeElement.closest('.toast')");
    // A press so soon after the button appeared may have been meant for another.
    std::thread::sleep(std::time::Duration::from_millis(400));
    page.press("Enter");
    lists(&page, &["Kari, Ola, Per", "Aino, Eero, Isa"]);
    page.loses(css(".toast"));

    deletes();
    page.reload();
    lists(&page, &["Kari, Ola, Per"]);
    page.tap(css(".fold > summary"));
    table.presses(words.library.restore);
    lists(&page, &["Kari, Ola, Per", "Aino, Eero, Isa"]);
    assert_eq!(page.stored(&game_key(1)).as_deref(), Some(&*write(&games[0])));
    page.loses(css(".fold"));
}

in_chromium!(a_game_that_is_over_is_kept_with_its_end_and_played_again);
fn a_game_that_is_over_is_kept_with_its_end_and_played_again(engine: Engine) {
    let mut over = table(Preset::Hu, &["Bea", "Ede"], Seeds::from_number(3));
    play_until(&mut over.game, Moment::Over);
    let page = home_with(engine, &[over.clone()]);
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    let characters = over.game.table().characters();
    let roster = Roster::new(&over.names().map(|seat, name| (name.clone(), characters[seat])));
    let outcome = over.game.table().outcome().expect("it is over");
    page.sees(words.library.finished);
    page.sees(&shown(&narrate_outcome(outcome, &roster, words)));
    table.calmly(css(".game__open"));
    page.sees(words.verdict.hands);

    page.goto("#/");
    table.presses(&options_of("Bea, Ede"));
    table.presses(words.verdict.again);
    let again = page.wait_for("another game", || {
        let open = table.saved();
        (open.game.seeds() != over.game.seeds()).then_some(open)
    });
    assert_eq!(again.names(), over.names());
    assert_eq!(again.game.setup(), over.game.setup());
    assert_eq!(page.stored(&game_key(1)).as_deref(), Some(&*write(&over)), "the old one is kept");
}

in_chromium!(two_hundred_games_are_listed_and_damaged_ones_named_among_them);
fn two_hundred_games_are_listed_and_damaged_ones_named_among_them(engine: Engine) {
    let page = engine.phone("en-GB");
    let words = Locale::En.catalog();
    let mut games: Vec<_> =
        (0..200).map(|day| write(&played(&["Kari", "Ola", "Per"], day))).collect();
    for number in [3, 77, 150] {
        let half = games[number].len() / 2;
        games[number].truncate(half);
    }
    let named: Vec<_> = (0..).zip(&games).map(|(number, text)| (game_key(number), text)).collect();
    page.js_with(
        "for (const [key, text] of arguments[0]) localStorage.setItem(key, text)",
        &json!([named]),
    );
    page.reload();
    page.finds(button(words.home.resume));
    assert_eq!(page.count(css(".rows .game")), 20);
    assert_eq!(page.count(css(".notice")), 3);
    let begun = std::time::Instant::now();
    Table::new(&page, Locale::En).presses(words.library.more);
    page.wait_for("all games", || (page.count(css(".rows .game")) == 196).then_some(()));
    println!("all 200 listed after {:?}", begun.elapsed());
    assert_eq!(page.console_errors(), Vec::<String>::new());
    let kept: Vec<_> = named.iter().map(|(key, _)| page.stored(key)).collect();
    assert!(
        kept.iter().zip(&games).all(|(kept, text)| kept.as_ref() == Some(text)),
        "none was touched"
    );
}

in_chromium!(a_game_of_an_earlier_version_is_listed_and_opened_where_it_is);
fn a_game_of_an_earlier_version_is_listed_and_opened_where_it_is(engine: Engine) {
    let page = engine.phone("en-GB");
    let text = include_str!("../../../../src/save/tests/version_1.json").trim_end();
    page.store(GAME, text);
    page.reload();
    let words = Locale::En.catalog();
    page.sees(words.library.finished);
    Table::new(&page, Locale::En).calmly(css(".game__open"));
    page.sees(words.verdict.hands);
    assert_eq!(page.stored(GAME).as_deref(), Some(text));
}

in_chromium!(a_game_deleted_in_another_tab_is_put_back_only_when_asked);
fn a_game_deleted_in_another_tab_is_put_back_only_when_asked(engine: Engine) {
    let page = home_with(engine, &[played(&["Aino", "Eero", "Isa"], 1)]);
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    table.presses(words.home.resume);
    page.finds(css(".curtain"));
    let seat = table.due_lifts();
    page.in_another_tab(|tab| {
        let there = Table::new(tab, Locale::En);
        there.presses(&options_of("Aino, Eero, Isa"));
        there.presses(words.library.delete);
        tab.sees(words.library.deleted);
    });
    page.sees(words.storage.deleted_elsewhere);
    page.finds(css(".curtain"));
    std::thread::sleep(std::time::Duration::from_millis(700));
    page.tap(css(".curtain .button--primary"));
    assert_eq!(page.count(css(".curtain")), 1, "nobody plays on here");
    page.reload();
    page.sees(words.library.bin);
    assert!(!page.has(button(words.home.resume)));
    assert_eq!(page.snapshot().address, "/#/", "there is no table to be at");

    page.in_another_tab(|tab| {
        tab.tap(css(".fold > summary"));
        Table::new(tab, Locale::En).presses(words.library.restore);
        tab.finds(button(words.home.resume));
    });
    table.presses(words.home.resume);
    table.lifts(seat);
    page.in_another_tab(|tab| {
        let there = Table::new(tab, Locale::En);
        there.presses(&options_of("Aino, Eero, Isa"));
        there.presses(words.library.delete);
        tab.sees(words.library.deleted);
    });
    table.presses(words.library.restore);
    table.lifts(seat);
    table.does(Action::Roll);
    assert_eq!(page.count(css(".trouble")), 0);
}

in_chromium!(two_tabs_play_two_games_at_once);
fn two_tabs_play_two_games_at_once(engine: Engine) {
    let page = home_with(
        engine,
        &[played(&["Aino", "Eero", "Isa"], 1), played(&["Kari", "Ola", "Per"], 3)],
    );
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    table.presses(words.home.resume);
    page.finds(css(".curtain"));
    table.due_lifts();
    table.does(Action::Roll);
    page.in_another_tab(|tab| {
        let there = Table::new(tab, Locale::En);
        there.calmly(row("Aino, Eero, Isa"));
        tab.finds(css(".curtain"));
        there.due_lifts();
        there.does(Action::Roll);
    });
    assert_eq!(page.count(css(".trouble")), 0);
    page.reload();
    let seat = table.saved().game.table().actor().expect("the game goes on");
    let name = Words::of(&table.saved(), Locale::En).name(seat);
    assert!(["Kari", "Ola", "Per"].contains(&&*name), "this tab still plays its own game");
    table.hangs_for(seat);
}

chiefly_in_chromium!(names_that_were_typed_outlive_a_reload_and_are_offered_for_the_next_game);
fn names_that_were_typed_outlive_a_reload_and_are_offered_for_the_next_game(engine: Engine) {
    let page = engine.phone("en-GB");
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    let name = |number| {
        let fill = kartano::i18n::Fill::new().n(number);
        textbox(&shown(&words.say(&words.new_game.form.name_of, &fill)))
    };
    let typed = || {
        page.js("return [...document.querySelectorAll('.guest__name')].map((field) => field.value)")
    };
    table.presses(words.home.new_game);
    table.picks(words.new_game.rulebook(Preset::Hu).name);
    page.write(name(2), "Ödön");
    page.reload();
    page.finds(button(words.new_game.form.start));
    assert_eq!(typed(), json!(["Player 1", "Ödön", "Player 3"]));
    page.write(name(1), "Ágnes");
    table.presses(words.new_game.form.start);
    page.sees("Ágnes");
    page.goto("#/");
    page.reload();
    table.presses(words.home.new_game);
    page.finds(button(words.new_game.form.start));
    assert_eq!(typed(), json!(["Ágnes", "Ödön", "Player 3"]));
    let picked = page.js("return document.querySelector('[name=rulebook]:checked').closest('label').innerText.trim()");
    assert_eq!(picked, json!(words.new_game.rulebook(Preset::Hu).name));
}
