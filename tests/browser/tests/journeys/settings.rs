//! The settings hold at once and are remembered, and nothing is lost whatever is chosen.

use kartano::i18n::Locale;
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, Screen, button, css, in_chromium, in_every_engine, with_role};
use serde_json::json;

const NAMES: [&str; 3] =
    ["Maximilian Alexander von Hohenzollern-Ös", "Wolfeschlegelsteinhausenbergerdorffwelch", "Ő"];
const SETTINGS: &str = "kartano:settings";

fn has_scheme(page: &Page, scheme: &str) {
    let there = format!("getComputedStyle(document.documentElement).colorScheme === '{scheme}'");
    page.until(scheme, &there);
}

fn letters(page: &Page) -> f64 {
    page.js("return parseFloat(getComputedStyle(document.documentElement).fontSize)")
        .as_f64()
        .expect("a size")
}

fn has_letters(page: &Page, pixels: f64) {
    let there = format!(
        "Math.abs(parseFloat(getComputedStyle(document.documentElement).fontSize) - {pixels}) < 0.1"
    );
    page.until(&format!("letters of {pixels} pixels"), &there);
}

in_every_engine!(what_is_chosen_holds_at_once_and_after_a_reload);
fn what_is_chosen_holds_at_once_and_after_a_reload(engine: Engine) {
    let page = engine.phone("en-GB");
    let words = Locale::En.catalog();
    let table = Table::new(&page, Locale::En);
    let paper = "return getComputedStyle(document.documentElement).backgroundColor";
    let before = letters(&page);
    table.presses(words.settings.title);
    page.finds(css("dialog[open]"));
    table.picks(words.settings.light);
    has_scheme(&page, "light");
    let light = page.js(paper);
    table.picks(words.settings.lamplight);
    let chosen = || {
        has_scheme(&page, "dark");
        assert_ne!(page.js(paper), light);
        let colour = page.js("return [...document.querySelectorAll('meta[name=theme-color]')]
                .filter((one) => matchMedia(one.media).matches).map((one) => one.content)");
        assert_eq!(colour, json!(["#1b1714"]), "the bar of the browser follows");
    };
    chosen();
    table.picks("200 %");
    has_letters(&page, 2.0 * before);
    table.picks("150 %");
    table.picks(words.settings.still);
    table.picks(words.settings.left);

    page.press("Escape");
    page.loses(css("dialog"));
    page.until(
        "the focus at what opened it",
        "document.activeElement.dataset.opens === 'settings'",
    );
    page.reload();
    page.finds(button(words.home.new_game));
    chosen();
    has_letters(&page, 1.5 * before);
    let root =
        page.js("const { motion, hand } = document.documentElement.dataset; return [motion, hand]");
    assert_eq!(root, json!(["off", "left"]));
    table.presses(words.settings.title);
    page.finds(with_role("radio", words.settings.lamplight));
    let checked = page.js("return document.querySelectorAll('dialog input:checked').length");
    assert_eq!(checked, json!(4));
}

in_chromium!(the_chosen_colours_count_already_while_the_game_is_on_its_way);
fn the_chosen_colours_count_already_while_the_game_is_on_its_way(engine: Engine) {
    let page = engine.phone("en-GB");
    page.blocks("*.wasm");
    let paper = |scheme: &str, settings: &str| {
        page.prefers("prefers-color-scheme", scheme);
        page.store(SETTINGS, settings);
        page.reload();
        page.finds(css("#boot"));
        page.js("return getComputedStyle(document.documentElement).backgroundColor")
    };
    let (day, night) = (paper("light", "{}"), paper("dark", "{}"));
    assert_ne!(day, night);
    assert_eq!(paper("light", r#"{"theme":"lamplight"}"#), night);
    assert_eq!(paper("dark", r#"{"theme":"light"}"#), day);
    assert_eq!(paper("dark", r#"{"theme":"sepia"}"#), night);
    assert_eq!(paper("light", "["), day);
}

in_every_engine!(a_language_is_chosen_among_the_settings);
fn a_language_is_chosen_among_the_settings(engine: Engine) {
    let page = engine.phone("en-GB");
    Table::new(&page, Locale::En).presses(Locale::En.catalog().settings.title);
    page.choose(css(".settings select"), Locale::Fi.own_name());
    page.finds(with_role("dialog", Locale::Fi.catalog().settings.title));
    page.until("the focus kept", "document.activeElement.closest('dialog')");
    page.back();
    page.loses(css("dialog"));
    page.finds(button(Locale::Fi.catalog().home.new_game));
}

in_chromium!(settings_that_make_no_sense_do_no_harm);
fn settings_that_make_no_sense_do_no_harm(engine: Engine) {
    let page = engine.phone("en-GB");
    for text in [r#"{"theme":"sepia","text":"900","hand":"third"}"#, r#"{"text":200}"#, "[", ""] {
        page.store(SETTINGS, text);
        page.reload();
        page.finds(button(Locale::En.catalog().home.new_game));
        let root = page.js("return { ...document.documentElement.dataset }");
        let chosen =
            json!({ "theme": "system", "motion": "system", "text": "100", "hand": "right" });
        assert_eq!(root, chosen, "{text}");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Every moment with these settings: nothing sticks out, and what has to be pressed can be.
fn plays_with(page: &mut Page, locale: Locale, settings: &str, screens: &[Screen]) {
    let mut faults = Vec::new();
    for moment in Moment::ALL {
        let table = Table::with(page, locale, &game_at(moment, &NAMES));
        page.store(SETTINGS, &format!(r#"{{"language":"{}",{settings}}}"#, locale.tag()));
        page.reload();
        if !matches!(moment, Moment::Opening | Moment::Over) {
            table.due_lifts();
        }
        page.finds(css(".actions button"));
        for &screen in screens {
            page.resize(screen);
            page.is_at_rest();
            let found = page.js(include_str!("sweep.js"));
            let at = format!("{moment:?}, {}x{}", screen.width, screen.height);
            let found = found.as_array().into_iter().flatten();
            faults.extend(found.map(|fault| format!("{at}: {fault}")));
        }
        page.resize(screens[0]);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

const SIDEWAYS: Screen = Screen { width: 568, height: 320, ratio: 2, touch: true };
const TABLET: Screen = Screen { width: 1180, height: 820, ratio: 2, touch: true };

in_chromium!(nothing_is_lost_with_letters_twice_as_large);
fn nothing_is_lost_with_letters_twice_as_large(engine: Engine) {
    let screens = [Screen::SMALL_PHONE, Screen::PHONE, SIDEWAYS, TABLET];
    let mut page = engine.open(screens[0], "fi");
    plays_with(&mut page, Locale::Fi, r#""text":"200""#, &screens);
}

in_chromium!(nothing_is_lost_in_the_left_hand_by_lamplight);
fn nothing_is_lost_in_the_left_hand_by_lamplight(engine: Engine) {
    let screens = [Screen::SMALL_PHONE, Screen::PHONE_SIDEWAYS, TABLET];
    let mut page = engine.open(screens[0], "hu");
    plays_with(&mut page, Locale::Hu, r#""hand":"left","theme":"lamplight""#, &screens);
}

in_chromium!(nothing_is_lost_without_the_typeface);
fn nothing_is_lost_without_the_typeface(engine: Engine) {
    let mut page = engine.open(Screen::SMALL_PHONE, "hu");
    page.blocks("*.woff2");
    plays_with(&mut page, Locale::Hu, r#""theme":"light""#, &[Screen::SMALL_PHONE, TABLET]);
    let faces = page.js("return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)");
    assert!(!faces.to_string().contains("Vollkorn\""), "it was blocked: {faces}");
}

in_chromium!(a_dialog_can_be_read_to_its_end_on_the_smallest_screen);
fn a_dialog_can_be_read_to_its_end_on_the_smallest_screen(engine: Engine) {
    let page = engine.open(Screen::SMALL_PHONE, "hu");
    page.store(SETTINGS, r#"{"language":"hu","text":"200"}"#);
    page.reload();
    let words = Locale::Hu.catalog();
    let table = Table::new(&page, Locale::Hu);
    table.presses(words.settings.title);
    table.picks(words.settings.left);
    page.js("document.querySelector('.choice--hand label:last-child').scrollIntoView({ block: 'nearest' })");
    page.until("the last choice in view",
        "(() => { const box = document.querySelector('.choice--hand label:last-child').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight })()");
    table.presses(words.app.close);
    page.loses(css("dialog"));
}
