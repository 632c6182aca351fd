//! Cards: pictures with names that fit, picked by their picture, and turned when shown.

use kartano::i18n::Locale;
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, Screen, chiefly_in_chromium, css};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];
const SMALLEST: Screen = Screen { width: 320, height: 568, ratio: 2, touch: true };

/// Shows the page when the game has come to this moment, and whoever it is for has taken the device.
fn at(page: &Page, locale: Locale, moment: Moment) {
    let saved = game_at(moment, &NAMES);
    let table = Table::with(page, locale, &saved);
    if moment != Moment::Over {
        table.due_lifts();
    }
}

chiefly_in_chromium!(an_answer_is_picked_by_its_picture);
fn an_answer_is_picked_by_its_picture(engine: Engine) {
    let page = engine.phone("en-GB");
    at(&page, Locale::En, Moment::Answering);
    page.finds(css(".choice--answer .pick"));
    let drawn = page.js("const tapped = document.querySelector('.pick').getBoundingClientRect();
        const drawn = document.querySelector('.pick .picture').getBoundingClientRect();
        const middle = tapped.y + tapped.height / 2;
        return drawn.width > 60 && drawn.top < middle && middle < drawn.bottom");
    assert_eq!(drawn, true, "where a tap goes, the picture is");
    let picks = page.count(css(".choice--answer .pick"));
    let picked = page.count(css(":checked"));
    assert_eq!(picked, usize::from(picks == 1), "picked for the player where there is no choice");
    page.tap(css(".choice--answer .pick:first-child"));
    page.until("it is picked", "document.querySelector('.pick:has(.picture) :checked') !== null");
}

chiefly_in_chromium!(a_shown_card_turns_unless_motion_is_off);
fn a_shown_card_turns_unless_motion_is_off(engine: Engine) {
    let page = engine.phone("en-GB");
    at(&page, Locale::En, Moment::Looking);
    page.until("a card with a back", "document.querySelector('.card .card__back') !== null");
    assert_eq!(turning(&page), "turn");
    page.js("document.documentElement.dataset.motion = 'off'");
    assert_eq!(turning(&page), "none", "the game's own setting");
    page.js("delete document.documentElement.dataset.motion");
    if engine == Engine::Chromium {
        page.prefers("prefers-reduced-motion", "reduce");
        assert_eq!(turning(&page), "none", "the system's setting");
    }
}

fn turning(page: &Page) -> Value {
    page.js("return getComputedStyle(document.querySelector('.card__leaf')).animationName")
}

#[test]
fn no_name_of_a_card_is_broken_or_sticks_out_on_the_smallest_phone() {
    for locale in Locale::ALL {
        let page = Engine::Chromium.open(SMALLEST, locale.tag());
        at(&page, locale, Moment::Over);
        page.until("all cards", "document.querySelectorAll('.card').length === 21");
        let faults = page.js(
            "const faults = [];
            for (const name of document.querySelectorAll('.card__name')) {
                if (name.scrollWidth > name.clientWidth) faults.push(`${name.textContent} sticks out`);
                const text = name.firstChild;
                for (const word of text.data.matchAll(/\\S+/g)) {
                    const range = document.createRange();
                    range.setStart(text, word.index);
                    range.setEnd(text, word.index + word[0].length);
                    if (range.getClientRects().length > 1) faults.push(`${word[0]} is broken`);
                }
            }
            return faults",
        );
        assert_eq!(faults, json!([]), "{locale:?}");
    }
}
