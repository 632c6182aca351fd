//! A whole evening by keyboard alone: Tab, arrows, Enter, Space and Escape. What has the focus can
//! always be seen, and the ear hears each public thing once.

use std::thread::sleep;
use std::time::Duration;

use kartano::engine::card::Card;
use kartano::engine::event::Viewer;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::seat::Seat;
use kartano::i18n::{Locale, narrate};
use kartano::save::Mark;
use kartano_browser::evening::{Moment, game_at, solution};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, css, in_every_engine};
use serde_json::json;

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];
/// As long as a person takes before pressing a button that has just appeared.
const CALM: Duration = Duration::from_millis(450);
/// The same at a curtain.
const SURE: Duration = Duration::from_millis(750);

/// The name of what has the focus, for comparing.
const FOCUSED: &str = "const one = document.activeElement;
    const name = one.ariaLabel ?? (one.closest('label') ?? one).innerText ?? '';
    return name.replace(/\\s+/g, ' ').trim();";

/// Whether what has the focus can be seen to have it.
const SEEN: &str = "const one = document.activeElement, at = one.closest('label') ?? one;
    const box = at.getBoundingClientRect(), style = getComputedStyle(at);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        && box.bottom > 0 && box.top < innerHeight;";

/// Goes on with Tab until this is true of what has the focus.
fn tabs_until(page: &Page, what: &str, there: impl Fn() -> bool) {
    goes_until(page, what, |page| page.press("Tab"), there);
}

fn goes_until(page: &Page, what: &str, goes: fn(&Page), there: impl Fn() -> bool) {
    // WebKit's driver never makes its window the active one, so that nothing shows the focus there.
    let active = page.engine() != Engine::WebKit;
    let here = || !active || page.js("return document.hasFocus()") == json!(true);
    // Every screen gives the focus to something.
    page.until("the focus", "document.activeElement !== document.body");
    for _ in 0..150 {
        if here() && there() {
            assert!(
                !active || page.js(SEEN) == json!(true),
                "{what} can't be seen to have the focus"
            );
            return;
        }
        goes(page);
    }
    panic!("no Tab comes to {what}; now it is at {}", page.js(FOCUSED));
}

fn is_at(page: &Page, name: &str) -> bool {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    page.js(FOCUSED) == json!(name)
}

fn tabs_to(page: &Page, name: &str) {
    tabs_until(page, name, || is_at(page, name));
}

fn tabs_back_to(page: &Page, name: &str) {
    goes_until(page, name, Page::tab_back, || is_at(page, name));
}

fn tabs_to_one_of(page: &Page, selector: &str) {
    let there = format!("return document.activeElement.matches('{selector}')");
    tabs_until(page, selector, || page.js(&there) == json!(true));
}

fn presses(page: &Page, name: &str) {
    tabs_to(page, name);
    sleep(CALM);
    // In the meantime it may have been drawn anew.
    tabs_to(page, name);
    page.press("Enter");
}

fn lifts(table: &Table, seat: Seat) {
    table.hangs_for(seat);
    sleep(SURE);
    tabs_to(table.page, &table.words().i_am(seat));
    table.page.press("Enter");
    table.page.loses(css(".curtain"));
}

fn due_lifts(table: &Table) -> Seat {
    let seat = table.saved().game.table().actor().expect("the game goes on");
    lifts(table, seat);
    seat
}

/// Picks a card in the group of radio buttons with this name.
fn picks(page: &Page, group: &str, place: usize) {
    tabs_to_one_of(page, &format!(".choice--{group} input"));
    page.press("Space");
    let chosen =
        format!("document.querySelector('.choice--{group} input:checked')?.value === '{place}'");
    for _ in 0..9 {
        if page.js(&format!("return {chosen}")) == json!(true) {
            return;
        }
        page.press("ArrowDown");
    }
    panic!("no arrow leads to {place} of {group}");
}

in_every_engine!(a_game_is_begun_and_a_pawn_moved_by_keyboard);
fn a_game_is_begun_and_a_pawn_moved_by_keyboard(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::new(&page, Locale::En);
    let words = table.catalog();
    presses(&page, words.home.new_game);
    page.sees(words.new_game.form.rulebook);
    presses(&page, words.new_game.form.start);
    page.sees(words.opening.who_begins);
    while matches!(table.saved().game.table().phase(), Phase::Opening(_)) {
        let before = table.saved();
        presses(&page, words.turn.roll);
        table.has_changed(&before);
    }
    due_lifts(&table);
    let before = table.saved();
    presses(&page, words.turn.roll);
    table.has_changed(&before);
    if !page.has(css(".table__side > .choice--destination")) {
        tabs_to_one_of(&page, "summary");
        page.press("Enter");
    }
    tabs_to_one_of(&page, ".choice--destination input");
    page.press("Space");
    page.finds(css(".choice--destination input:checked"));
    let before = table.saved();
    sleep(CALM);
    tabs_to_one_of(&page, ".actions .button--primary");
    page.press("Enter");
    table.has_changed(&before);
}

in_every_engine!(a_suggestion_is_made_and_answered_by_keyboard);
fn a_suggestion_is_made_and_answered_by_keyboard(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Answering, &NAMES));
    let by = due_lifts(&table);
    let Phase::Answering { theory, asker, .. } = *table.saved().game.table().phase() else {
        panic!("somebody answers");
    };
    let before = table.saved();
    picks(&page, "answer", 0);
    sleep(CALM);
    tabs_to_one_of(&page, ".actions .button--primary");
    page.press("Enter");
    table.has_changed(&before);
    lifts(&table, asker);
    let card = theory.cards().and(kartano_browser::evening::hand(&table.saved().game, by));
    page.sees(&table.words().shown_by(by, card.iter().next().expect("one matches")));
    presses(&page, table.catalog().answers.put_away);
    page.finds(css(".board"));

    let table = Table::with(&page, Locale::En, &game_at(Moment::Moved, &NAMES));
    due_lifts(&table);
    let before = table.saved();
    presses(&page, table.catalog().turn.suggest);
    picks(&page, "suspect", theory.suspect.index());
    picks(&page, "weapon", theory.weapon.index());
    presses(&page, table.catalog().suggestion.say);
    table.has_changed(&before);
}

in_every_engine!(papers_are_read_and_marked_by_keyboard);
fn papers_are_read_and_marked_by_keyboard(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    let seat = due_lifts(&table);
    let words = table.words();
    let opener = words.catalog.turn.my_papers;
    sleep(CALM);
    tabs_back_to(&page, opener);
    page.press("Enter");
    page.finds(css("dialog[open]"));
    let inside = "return !!document.activeElement.closest('dialog')";
    assert_eq!(page.js(inside), json!(true), "the dialog has the focus");
    page.press("Escape");
    page.loses(css("dialog"));
    page.until("the focus back where it was", &format!("(() => {{ {FOCUSED} }})() === '{opener}'"));

    page.press("Enter");
    page.finds(css("dialog[open]"));
    presses(&page, &words.papers_of(&table.saved(), seat));
    page.finds(css(".notes"));
    tabs_to_one_of(&page, ".note");
    page.press("Space");
    page.wait_for("a mark", || {
        let saved = table.saved();
        Card::all().any(|card| saved.notes[seat].mark(card) == Mark::Tick).then_some(())
    });
    presses(&page, words.catalog.papers.hide);
    page.finds(css(".board"));
}

in_every_engine!(an_accusation_is_made_by_keyboard);
fn an_accusation_is_made_by_keyboard(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    let accuser = due_lifts(&table);
    let words = table.catalog();
    presses(&page, words.turn.accuse);
    page.sees(words.accusation.incomplete);
    page.press("Escape");
    page.finds(css(".board"));

    let theory = solution(&table.saved().game).expect("the cards are dealt");
    presses(&page, words.turn.accuse);
    picks(&page, "suspect", theory.suspect.index());
    picks(&page, "weapon", theory.weapon.index());
    picks(&page, "room", theory.room.index());
    let before = table.saved();
    presses(&page, words.accusation.confirm);
    table.has_changed(&before);
    lifts(&table, accuser);
    page.sees(words.accusation.right);
    presses(&page, words.accusation.close);
    page.sees(words.verdict.solved_title);
    presses(&page, words.verdict.again);
    page.sees(words.opening.who_begins);
}

in_every_engine!(the_ear_hears_each_public_event_once);
fn the_ear_hears_each_public_event_once(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    page.js("window.heard = [];
        const region = document.querySelector('[role=status]');
        new MutationObserver(() => { if (region.textContent) window.heard.push(region.textContent) })
            .observe(region, { childList: true, characterData: true, subtree: true });");
    let seat = due_lifts(&table);
    let before = table.saved();
    presses(&page, table.catalog().turn.roll);
    table.has_changed(&before);
    let saved = table.saved();
    assert!(matches!(
        saved.game.table().phase(),
        Phase::Turn { stage: Stage::Rolled(_), .. }
            | Phase::Turn { stage: Stage::Moved { .. }, .. }
    ));
    let words = table.words();
    let seen: Vec<_> = saved.game.seen_by(Viewer::Table).collect();
    let known = before.game.seen_by(Viewer::Table).count();
    let told: Vec<String> = seen[known..]
        .iter()
        .filter_map(|seen| narrate(seen, words.roster(), words.catalog))
        .map(|phrase| phrase.plain())
        .collect();
    let heard = || page.js("return window.heard");
    page.wait_for("what has happened, for the ear", || {
        (heard() == json!([told.join(" ")])).then_some(())
    });
    // The curtain, the papers, the way home and back say none of it again.
    page.press("Escape");
    table.presses(table.catalog().turn.my_papers);
    page.press("Escape");
    page.loses(css("dialog"));
    page.back();
    page.finds(css(".home"));
    page.forward();
    lifts(&table, seat);
    page.finds(css(".board"));
    assert_eq!(heard(), json!([told.join(" ")]));
}
