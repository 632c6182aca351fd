//! The end: who, with what, where; all hands; once more.

use std::sync::Arc;

use leptos::prelude::*;

use super::card_face::{Cards, Entrance};
use crate::engine::card::Card;
use crate::engine::event::Deal;
use crate::engine::phase::Outcome;
use crate::engine::view::TableView;
use crate::i18n::{Fill, narrate_outcome};
use crate::navigation::Screen;
use crate::ui::picture::Picture;
use crate::ui::session::use_session;
use crate::ui::text::{each, rich};
use crate::ui::widget::{Heading, Level, Press};

/// All cards laid open.
#[component]
pub fn Verdict(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let table = table.get_untracked();
    let (Some(outcome), Some(deal)) = (table.outcome(), table.laid_open()) else {
        return ().into_any();
    };
    let winner = match outcome {
        Outcome::Solved { by: winner } | Outcome::LastLeft { winner } => Some(winner),
        Outcome::Unsolved => None,
    };
    let winner = winner.map(|winner| {
        view! { <Picture card=Card::Suspect(table.characters()[winner])/> }.into_any()
    });
    let Deal { solution, hands, .. } = deal;
    let sentence = words.say(&words.verdict.solution, &Fill::new().theory(*solution));
    let hands = each(hands.iter(), |(seat, hand)| {
        let fill = Fill::new().player(roster.mention(seat));
        view! {
            <h3>{rich(&words.say(&words.verdict.hand_of, &fill))}</h3>
            <Cards cards=hand.iter().collect()/>
        }
    });
    view! {
        <section class="sheet">
            <div class="winner">
                {winner}
                <Heading level=Level::Second>
                    {rich(&narrate_outcome(outcome, &roster, words))}
                </Heading>
            </div>
            <p class="verdict">{rich(&sentence)}</p>
            <Cards cards=solution.cards().iter().collect() entrance=Entrance::Turned/>
            <h2>{words.verdict.hands}</h2>
            {hands}
        </section>
        <footer class="actions">
            <Press
                class="button button--primary"
                on_press=Callback::new(move |()| session.again())
            >
                {words.verdict.again}
            </Press>
            <Press class="button" on_press=Callback::new(move |()| session.go(Screen::Home))>
                {words.verdict.home}
            </Press>
        </footer>
    }
    .into_any()
}
