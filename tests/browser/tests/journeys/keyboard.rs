//! A whole evening by keyboard alone: Tab, arrows, Enter, Space and Escape. What has the focus can
//! always be seen, and the ear hears each public thing once.

use std::thread::sleep;
use std::time::Duration;

use kartano::engine::action::Action;
use kartano::engine::board::Place;
use kartano::engine::card::Card;
use kartano::engine::event::Viewer;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::seat::Seat;
use kartano::i18n::{Fill, Locale, narrate};
use kartano::save::Mark;
use kartano_browser::evening::{Moment, game_at, hand, solution};
use kartano_browser::family::{Family, Hands};
use kartano_browser::table::{Table, shown};
use kartano_browser::{Engine, Page, chiefly_in_chromium, css, in_every_engine};
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

/// Picks what bears this name in a group of radio buttons.
fn picks_named(page: &Page, group: &str, name: &str) {
    tabs_to_one_of(page, group);
    page.press("Space");
    for _ in 0..100 {
        if is_at(page, name) {
            return;
        }
        page.press("ArrowDown");
    }
    panic!("no arrow leads to {name}; now it is at {}", page.js(FOCUSED));
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

/// People without a mouse.
struct Keys;

impl Hands for Keys {
    fn lift(&self, table: &Table, seat: Seat) {
        lifts(table, seat);
    }

    fn act(&self, table: &Table, action: Action) {
        let page = table.page;
        let words = table.catalog();
        let before = table.saved();
        match action {
            Action::Roll => presses(page, words.turn.roll),
            Action::Stay => presses(page, words.turn.stay),
            Action::EndTurn => presses(page, words.turn.end),
            Action::Move(place) => {
                // One who can go into a room need not look through all the squares.
                let is_folded = page.has(css(".fold:not([open]) > summary"));
                if is_folded && matches!(place, Place::Square(_)) {
                    tabs_to_one_of(page, "summary");
                    page.press("Enter");
                }
                picks_named(page, ".choice--destination input", &table.destination(place));
                presses(page, &table.go_to(place));
            }
            Action::Suggest(theory) => {
                presses(page, words.turn.suggest);
                picks(page, "suspect", theory.suspect.index());
                picks(page, "weapon", theory.weapon.index());
                presses(page, words.suggestion.say);
            }
            Action::Accuse(theory) => {
                presses(page, words.turn.accuse);
                picks(page, "suspect", theory.suspect.index());
                picks(page, "weapon", theory.weapon.index());
                picks(page, "room", theory.room.index());
                presses(page, words.accusation.confirm);
            }
            Action::Show(card) => {
                picks_named(page, ".choice--answer input", &words.card(card));
                presses(page, &shown(&words.say(&words.answers.show, &Fill::new().card(card))));
            }
            Action::CloseLook => presses(page, table.words().puts_away(&before)),
            Action::Take(..) | Action::Peek(_) | Action::LetChoose(_) => {
                unreachable!("they do nothing of the kind")
            }
        }
        table.has_changed(&before);
    }
}

in_every_engine!(a_whole_game_is_played_by_keyboard_alone);
fn a_whole_game_is_played_by_keyboard_alone(engine: Engine) {
    let page = engine.phone("en-GB");
    let mut family = Family::with(&Keys, &page, Locale::En);
    let words = family.table.catalog();
    presses(&page, words.home.new_game);
    page.sees(words.new_game.form.rulebook);
    presses(&page, words.new_game.form.start);
    page.sees(words.opening.who_begins);
    family.plays_until(|phase| matches!(phase, Phase::Answering { .. }));
    let Phase::Answering { theory, by, .. } = *family.table.saved().game.table().phase() else {
        panic!("somebody answers");
    };
    family.plays_a_step();
    family.hands_it_on();
    family.takes();
    let card = theory.cards().and(hand(&family.table.saved().game, by));
    page.sees(&family.table.words().shown_by(by, card.iter().next().expect("one matches")));
    family.plays_until(|phase| matches!(phase, Phase::Turn { stage: Stage::Fresh, .. }));
    let game = family.table.saved().game;
    let theory = solution(&game).expect("the cards are dealt");
    let accuser = game.table().actor().expect("somebody is on turn");
    family.acts(Action::Accuse(theory));
    family.takes();
    page.sees(words.accusation.right);
    family.acts(Action::CloseLook);
    page.sees(&family.table.words().solved(accuser));
    presses(&page, words.verdict.again);
    page.sees(words.opening.who_begins);
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

chiefly_in_chromium!(an_accusation_is_called_off_by_keyboard);
fn an_accusation_is_called_off_by_keyboard(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Fresh, &NAMES));
    due_lifts(&table);
    let words = table.catalog();
    let before = table.saved();
    presses(&page, words.turn.accuse);
    page.sees(words.accusation.incomplete);
    page.press("Escape");
    page.finds(css(".board"));
    assert_eq!(table.saved().game, before.game);
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
