//! How long the slowest taps of a whole game take, on a processor slowed four times:
//! `make bench`. A tap takes from the finger to the next picture, as the browser itself measures it.

#[path = "../../common/figures.rs"]
mod figures;

use std::collections::BTreeMap;
use std::time::Duration;

use kartano::engine::action::Action;
use kartano::engine::phase::Phase;
use kartano::i18n::Locale;
use kartano_browser::Engine;
use kartano_browser::evening::{Moment, game_at, solution};
use kartano_browser::family::Family;
use kartano_browser::table::Table;

/// A phone of some years ago is about so much slower than this machine.
const SLOWED: u32 = 4;

/// So many turns are played before the murderer is found.
const TURNS: u32 = 10;

/// The browser lists no interaction that was shorter.
const SHORTEST_LISTED: f64 = 16.0;

/// Longer than any tap takes.
const REST: Duration = Duration::from_millis(1500);

const WATCH: &str = "window.taps = new Map();
    new PerformanceObserver((list) => {
        for (const { interactionId, duration, target } of list.getEntries()) {
            if (!interactionId || taps.get(interactionId)?.[0] > duration) continue;
            const on = target?.closest?.('button, label, summary, svg') ?? target;
            taps.set(interactionId, [duration, on?.textContent?.trim().slice(0, 40) ?? '']);
        }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });";

fn main() {
    let page = Engine::Chromium.phone("en-GB");
    let _ = Table::with(&page, Locale::En, &game_at(Moment::Opening, &["Agnes", "Basil", "Clara"]));
    let mut family = Family::new(&page, Locale::En);
    page.slowed(SLOWED);
    page.js(WATCH);
    page.rests_after_acting(REST);
    family.plays_until(|phase| matches!(phase, Phase::Turn { .. }));
    while family.table.saved().game.table().turn() < TURNS {
        family.plays_a_step();
    }
    family.plays_until(|phase| matches!(phase, Phase::Turn { .. }));
    let theory = solution(&family.table.saved().game).expect("the cards are dealt");
    family.acts(Action::Accuse(theory));
    family.acts(Action::CloseLook);
    page.is_at_rest();

    let counted = page.js("return [performance.interactionCount, [...taps.values()]]");
    let count = counted[0].as_u64().expect("the browser counts interactions");
    let listed = counted[1].as_array().expect("a list of taps").iter();
    let mut taps: Vec<(f64, &str)> = listed
        .map(|tap| (tap[0].as_f64().unwrap_or_default(), tap[1].as_str().unwrap_or_default()))
        .collect();
    let unlisted = usize::try_from(count).expect("few").saturating_sub(taps.len());
    taps.extend(std::iter::repeat_n((SHORTEST_LISTED, "not listed"), unlisted));
    taps.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (time, what) in taps.iter().rev().take(10) {
        println!("  {time:.0} ms: {what}");
    }
    let (p98, _) = taps[taps.len() * 98 / 100];
    println!("tap_p98_ms: {p98:.1} ms, of {} taps", taps.len());
    figures::write(&BTreeMap::from([("tap_p98_ms".to_owned(), p98)]));
}
