//! The curtain, and every button that hands something on, takes a meant press and nothing else.

use kartano::engine::card::Card;
use kartano::engine::permit::legal_actions;
use kartano::engine::phase::{Phase, Stage};
use kartano::i18n::{Catalog, Locale};
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, button, css, in_every_engine, with_role};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];
const CALM: Duration = Duration::from_millis(450);
const SURE: Duration = Duration::from_millis(700);

/// A moment, the button that ends it, and how many events one press of it makes.
type Handing = (Moment, fn(&Catalog) -> &'static str, usize);
const HANDINGS: [Handing; 4] = [
    (Moment::Fresh, |words| words.turn.roll, 1),
    (Moment::Answered, |words| words.turn.end, 1),
    (Moment::Looking, |words| words.answers.put_away, 1),
    (Moment::Opening, |words| words.turn.roll, 1),
];

in_every_engine!(a_double_tap_does_one_thing);
fn a_double_tap_does_one_thing(engine: Engine) {
    let page = engine.phone("en-GB");
    for (moment, label, events) in HANDINGS {
        let before = game_at(moment, &NAMES);
        let table = Table::with(&page, Locale::En, &before);
        if moment != Moment::Opening {
            table.due_lifts();
        }
        let label = label(table.catalog());
        page.finds(button(label));
        sleep(CALM);
        page.double_tap(button(label));
        sleep(CALM);
        let after = table.saved();
        let happened = after.game.events().len() - before.game.events().len();
        assert_eq!(happened, events, "a double tap on {label}");
        assert_eq!(after.draft, None, "a double tap on {label} begins nothing");
        if moment == Moment::Answered {
            table.hangs_for(after.game.table().actor().expect("the next player"));
        }
    }
}

in_every_engine!(a_double_tap_on_the_curtain_only_lifts_it);
fn a_double_tap_on_the_curtain_only_lifts_it(engine: Engine) {
    let page = engine.phone("en-GB");
    for moment in [Moment::Fresh, Moment::Answering, Moment::Looking, Moment::Envelope] {
        let before = game_at(moment, &NAMES);
        let table = Table::with(&page, Locale::En, &before);
        let seat = before.game.table().actor().expect("somebody");
        let curtain = button(&table.words().i_am(seat));
        page.finds(curtain.clone());
        sleep(SURE);
        page.double_tap(curtain.clone());
        page.loses(curtain);
        sleep(CALM);
        assert_eq!(table.saved().game, before.game, "{moment:?}");
    }
}

in_every_engine!(a_key_still_held_never_lifts_the_curtain);
fn a_key_still_held_never_lifts_the_curtain(engine: Engine) {
    let page = engine.phone("en-GB");
    let before = game_at(Moment::Answered, &NAMES);
    let table = Table::with(&page, Locale::En, &before);
    table.due_lifts();
    page.finds(button(table.catalog().turn.end));
    sleep(CALM);
    page.js("[...document.querySelectorAll('.actions button')].at(-1).focus()");
    counts_keys(&page);
    if engine != Engine::WebKit {
        // Even if the key's repeats reach the curtain's own button. WebKit's driver repeats none.
        page.js("new MutationObserver(() => document.querySelector('.curtain button')?.focus())
                .observe(document.body, { childList: true, subtree: true });");
    }
    page.hold("Enter", 40);
    assert!(engine == Engine::WebKit || repeats(&page) > 20, "the key repeats");
    table.has_changed(&before);
    let after = table.saved();
    assert_eq!(after.game.events().len(), before.game.events().len() + 1, "one turn ended");
    table.hangs_for(after.game.table().actor().expect("the next player"));
    assert_eq!(page.count(css(".curtain")), 1, "the curtain still hangs");
}

in_every_engine!(a_space_bar_lain_on_never_lifts_the_curtain);
fn a_space_bar_lain_on_never_lifts_the_curtain(engine: Engine) {
    if engine == Engine::WebKit {
        return; // its driver repeats no key: each would be a press of its own
    }
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Answering, &NAMES));
    page.finds(css(".curtain button"));
    sleep(SURE);
    page.js("document.querySelector('.curtain button').focus()");
    counts_keys(&page);
    page.hold("Space", 30);
    assert!(repeats(&page) > 15, "the key repeats");
    sleep(CALM);
    assert_eq!(page.count(css(".curtain")), 1, "the curtain still hangs");
    // A key that is pressed and let go lifts it.
    page.press("Space");
    page.loses(css(".curtain"));
    page.finds(with_role("radio", &table.catalog().card(asked_card(&table))));
}

fn asked_card(table: &Table<'_>) -> Card {
    let game = table.saved().game;
    let seat = game.table().actor().expect("somebody answers");
    legal_actions(&game.seat_view(seat)).show.iter().next().expect("a card to show")
}

fn counts_keys(page: &Page) {
    page.js(
        "window.keys = []; addEventListener('keydown', (event) => keys.push(event.repeat), true)",
    );
}

fn repeats(page: &Page) -> u64 {
    page.js("return keys.filter((repeat) => repeat).length").as_u64().unwrap_or_default()
}

in_every_engine!(a_press_begun_too_early_is_not_taken);
fn a_press_begun_too_early_is_not_taken(engine: Engine) {
    let page = engine.phone("en-GB");
    let before = game_at(Moment::Answered, &NAMES);
    let table = Table::with(&page, Locale::En, &before);
    table.due_lifts();
    // As soon as the curtain is there, a finger that is too fast taps it, and one rests on it.
    page.js("window.taps = [];
        let painted = 0;
        const tap = (button) => {
            const at = Date.now() - painted;
            if (at > 550) return;
            for (const kind of ['pointerdown', 'pointerup', 'click']) {
                button.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
            }
            taps.push(at);
        };
        new MutationObserver(() => {
            const button = document.querySelector('.curtain button');
            if (!button || painted) return;
            painted = Date.now();
            tap(button);
            for (const wait of [50, 150, 300, 450, 540]) setTimeout(() => tap(button), wait);
            let rests = false;
            setTimeout(() => {
                if (Date.now() - painted > 580) return;
                button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
                rests = true;
            }, 545);
            setTimeout(() => { if (rests) button.click(); window.done = true }, 900);
        }).observe(document.body, { childList: true, subtree: true });");
    table.presses(table.catalog().turn.end);
    page.until("the fast finger", "window.done");
    let taps = page.js("return taps.length").as_u64();
    assert!(taps >= Some(3), "taps: {taps:?}");
    let next = table.saved().game.table().actor().expect("the next player");
    assert_eq!(page.js("return document.querySelectorAll('.curtain').length"), json!(1));
    table.lifts(next);
    assert!(matches!(
        *table.saved().game.table().phase(),
        Phase::Turn { seat, stage: Stage::Fresh } if seat == next
    ));
}

in_every_engine!(the_curtain_hangs_away_from_the_last_action);
fn the_curtain_hangs_away_from_the_last_action(engine: Engine) {
    let page = engine.phone("en-GB");
    for (moment, label, _) in [HANDINGS[1], HANDINGS[2]] {
        let table = Table::with(&page, Locale::En, &game_at(moment, &NAMES));
        table.due_lifts();
        let middle = "const box = arguments[0].getBoundingClientRect(); return [box.x, box.y, box.right, box.bottom]";
        let label = label(table.catalog());
        page.finds(button(label));
        let last = page.js(&middle
            .replace("arguments[0]", "[...document.querySelectorAll('.actions button')].at(-1)"));
        table.presses(label);
        if moment == Moment::Looking {
            continue; // the asker goes on and keeps the device
        }
        page.finds(css(".curtain button"));
        let all = "return [...document.querySelectorAll('.curtain button')].map((button) => {
            const box = button.getBoundingClientRect();
            return [box.x, box.y, box.right, box.bottom];
        })";
        let curtain = page.js(all);
        let curtain = curtain.as_array().expect("its buttons");
        assert_eq!(curtain.len(), 2, "one lifts it, one takes the end of the turn back");
        let at = |edges: &serde_json::Value, edge: usize| edges[edge].as_f64().expect("a number");
        for button in curtain {
            let apart = at(button, 3) <= at(&last, 1) || at(button, 1) >= at(&last, 3);
            assert!(apart, "the curtain's button {button} lies where the last one lay: {last}");
        }
    }
}
