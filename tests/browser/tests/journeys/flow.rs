//! Fewer hand-overs and moves taken back: what a table wants on an evening, in a browser.

use kartano::engine::action::Action;
use kartano::engine::chooser::Chooser;
use kartano::engine::dice::Seeds;
use kartano::engine::event::{Event, Told};
use kartano::engine::game::Game;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::ruleset::Preset;
use kartano::engine::seat::Seat;
use kartano::i18n::Locale;
use kartano::save::SavedGame;
use kartano_browser::evening::{Moment, game_at, hand, next_action, play_until, table};
use kartano_browser::table::Table;
use kartano_browser::{
    Engine, Screen, button, chiefly_in_chromium, css, in_every_engine, with_role,
};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];
const SIX: [&str; 6] = ["Kaisa Maria", "Olav", "Žofka", "Erzsébet", "Jan-Willem", "Aino"];

fn left_of(table: &Table<'_>, seat: Seat) -> Seat {
    let characters = table.saved().game.table().characters().clone();
    characters.clockwise_after(seat).next().expect("three play")
}

/// A player looks at his papers out of turn, and lets the game choose for him.
fn lets_the_game_choose(table: &Table<'_>, seat: Seat, on_turn: Seat) {
    let (saved, words) = (table.saved(), table.words());
    table.presses(words.catalog.turn.my_papers);
    table.presses(&words.papers_of(&saved, seat));
    table.lifts(seat);
    table.calmly(with_role("switch", words.catalog.papers.choose_for_me));
    table.has_changed(&saved);
    table
        .page
        .until("the switch", "document.querySelector('[role=switch]').ariaChecked === 'true'");
    table.presses(words.catalog.papers.hide);
    table.lifts(on_turn);
}

chiefly_in_chromium!(a_question_to_who_lets_the_game_choose_passes_the_device_to_nobody);
fn a_question_to_who_lets_the_game_choose_passes_the_device_to_nobody(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Moved, &NAMES));
    let asker = table.due_lifts();
    let left = left_of(&table, asker);
    lets_the_game_choose(&table, left, asker);
    let words = table.words();
    table.presses(words.catalog.turn.my_papers);
    page.sees(&words.lets_the_game_choose(left));
    table.presses(words.catalog.app.close);

    let game = table.saved().game;
    let Some((_, Action::Suggest(theory))) = next_action(&game) else { panic!("in a room") };
    let matching = hand(&game, left).and(theory.cards());
    assert!(matching.len() > 1, "he would have had to choose");
    table.does(Action::Suggest(theory));
    let game = table.saved().game;
    assert!(
        matches!(*game.table().phase(), Phase::Looking { asker: a, by, .. } if (a, by) == (asker, left))
    );
    table.hangs_for(asker);
    assert_eq!(page.count(css(".curtain")), 1);
    let card = game.events().iter().rev().find_map(|event| match event {
        Event::Shown { card, .. } => Some(*card),
        _ => None,
    });
    let card = card.expect("a card was shown");
    table.lifts(asker);
    page.sees(&words.shown_by(left, card));
    table.does(Action::CloseLook);
    table.does(Action::EndTurn);

    table.lifts(left);
    page.finds(button(words.catalog.turn.see_shown));
    assert_eq!(page.count(css(".card, .note")), 0, "others look on: nothing lies open");
    table.presses(words.catalog.turn.see_shown);
    page.sees(&words.shown_to(asker, card));
    page.sees(&format!("({})", words.catalog.papers.new));
    table.presses(words.catalog.papers.hide);
    page.finds(button(words.catalog.turn.roll));
    assert!(!page.has(button(words.catalog.turn.see_shown)), "he has been told");
    assert_eq!(table.saved().told[left], 1);
}

chiefly_in_chromium!(who_is_asked_may_let_the_game_choose_from_now_on);
fn who_is_asked_may_let_the_game_choose_from_now_on(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = Table::with(&page, Locale::En, &game_at(Moment::Answering, &NAMES));
    let asked = table.due_lifts();
    let before = table.saved();
    table.presses(table.catalog().answers.from_now_on);
    table.has_changed(&before);
    let game = table.saved().game;
    let Phase::Looking { asker, by, .. } = *game.table().phase() else { panic!("it is answered") };
    assert_eq!(by, asked);
    table.hangs_for(asker);
}

in_every_engine!(a_walk_is_taken_back_also_after_a_reload_and_a_roll_is_not);
fn a_walk_is_taken_back_also_after_a_reload_and_a_roll_is_not(engine: Engine) {
    let page = engine.phone("en-GB");
    let before = game_at(Moment::Rolled, &NAMES);
    let table = Table::with(&page, Locale::En, &before);
    let words = table.catalog();
    let seat = table.due_lifts();
    table.presses(words.turn.take_back);
    page.sees(words.finality.rolled);
    assert_eq!(table.saved().game, before.game);

    let Some((_, walk @ Action::Move(_))) = next_action(&before.game) else { panic!("he walks") };
    for reloads in [false, true] {
        table.does(walk);
        if reloads {
            page.reload();
            table.lifts(seat);
        }
        let walked = table.saved();
        assert_ne!(walked.game, before.game);
        table.presses(words.turn.take_back);
        page.wait_for("the walk taken back", || (table.saved().game == before.game).then_some(()));
        page.finds(button(words.turn.take_back));
        page.finds(css(".dice"));
    }
}

in_every_engine!(the_end_of_a_turn_is_taken_back_at_the_next_curtain_until_it_is_lifted);
fn the_end_of_a_turn_is_taken_back_at_the_next_curtain_until_it_is_lifted(engine: Engine) {
    let page = engine.phone("en-GB");
    let before = game_at(Moment::Answered, &NAMES);
    let table = Table::with(&page, Locale::En, &before);
    let words = table.words();
    let seat = table.due_lifts();
    let next = left_of(&table, seat);
    let back = button(&words.takes_back(seat));
    for reloads in [true, false] {
        table.does(Action::EndTurn);
        table.hangs_for(next);
        if reloads {
            page.reload();
            table.hangs_for(next);
        }
        table.surely(back.clone());
        table.hangs_for(seat);
        page.sees(&words.took_back(seat));
        assert!(!page.has(back.clone()), "it is her own turn again");
        assert_eq!(table.saved().game, before.game);
        table.lifts(seat);
        table.presses(words.catalog.turn.take_back);
        page.sees(words.catalog.finality.card_shown);
    }
    table.does(Action::EndTurn);
    table.lifts(next);
    page.reload();
    table.hangs_for(next);
    assert!(!page.has(back), "the next player has begun");
    let ended = table.saved().game;
    assert!(matches!(ended.events().last(), Some(Event::Told(Told::TurnBegan { .. }))));
}

/// A turn begins, and its player has heard of five others' turns nothing yet.
fn after_many_turns() -> SavedGame {
    let mut saved = table(Preset::Nb, &SIX, Seeds::from_number(7));
    play_until(&mut saved.game, Moment::Fresh);
    let game = &mut saved.game;
    let seats: Vec<Seat> = game.table().characters().seats().collect();
    for seat in seats {
        game.play(seat, Action::LetChoose(Chooser::Game)).expect("at any time");
    }
    while game.table().turn() < 25 || !is_fresh(game) {
        let (seat, action) = next_action(game).expect("the game goes on");
        game.play(seat, action).expect("it is allowed");
    }
    saved
}

fn is_fresh(game: &Game) -> bool {
    matches!(game.table().phase(), Phase::Turn { stage: Stage::Fresh, .. })
}

chiefly_in_chromium!(the_curtains_button_stays_in_sight_however_long_the_news);
fn the_curtains_button_stays_in_sight_however_long_the_news(engine: Engine) {
    let page = engine.open(Screen::SMALL_PHONE, "en-GB");
    let table = Table::with(&page, Locale::Hu, &after_many_turns());
    let seat = table.saved().game.table().actor().expect("the game goes on");
    let in_sight = |curtain: &str| {
        let long = "const news = document.querySelector('.curtain__news');
            return news.scrollHeight > news.clientHeight + 20";
        assert_eq!(page.js(long), serde_json::json!(true), "{curtain}: the news are long");
        page.until(
            &format!("the button of the {curtain}"),
            "document.querySelector('.curtain .button--primary').getBoundingClientRect().bottom <= innerHeight",
        );
    };
    table.hangs_for(seat);
    in_sight("curtain before a turn");
    table.lifts(seat);
    let (saved, words, other) = (table.saved(), table.words(), left_of(&table, seat));
    table.presses(words.catalog.turn.my_papers);
    table.presses(&words.papers_of(&saved, other));
    table.hangs_for(other);
    in_sight("curtain before papers");
}
