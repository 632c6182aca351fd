//! Answering a suggestion: only the cards that match, in their fixed order.

use leptos::prelude::*;

use crate::engine::action::Action;
use crate::engine::card::Card;
use crate::engine::chooser::Chooser;
use crate::engine::permit::legal_actions;
use crate::engine::phase::Phase;
use crate::engine::view::SeatView;
use crate::i18n::{Fill, Phrase};
use crate::ui::picture::Picture;
use crate::ui::session::use_session;
use crate::ui::text::{live, rich};
use crate::ui::widget::{Choice, Heading, Pick, Press};

/// What the answerer sees.
#[component]
pub fn Refute(
    /// The answerer's view.
    view: SeatView,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let Phase::Answering { asker, theory, .. } = *view.table().phase() else {
        return ().into_any();
    };
    let matching: Vec<Card> = legal_actions(&view).show.iter().collect();
    // Where there is no choice it is made already.
    let picked = RwSignal::new((matching.len() == 1).then_some(0_usize));
    let asking = Fill::new().player(roster.mention(asker));
    let choose = words.say(&words.answers.choose, &asking);
    let suggested = words.say(&words.log.suggested, &asking.theory(theory));
    let picks = matching
        .iter()
        .map(|&card| Pick { label: words.card(card).as_str().into(), card: Some(card) })
        .collect();
    let cards = StoredValue::new(matching);
    let chosen =
        move || picked.get().and_then(|place| cards.with_value(|cards| cards.get(place).copied()));
    let label = move || match chosen() {
        Some(card) => words.say(&words.answers.show, &Fill::new().card(card)),
        None => Phrase::from(words.answers.pick),
    };
    let show = Callback::new(move |()| {
        if let Some(card) = chosen() {
            session.act(Action::Show(card));
        }
    });
    view! {
        <main class="screen">
            <section class="sheet">
                <Heading>{rich(&choose)}</Heading>
                <p class="sentence">{rich(&suggested)}</p>
                <Choice
                    legend=words.answers.only_matching.into()
                    name="answer"
                    picks=picks
                    drawn=|card| view! { <Picture card=card/> }.into_any()
                    chosen=Callback::new(move |()| picked.get())
                    on_pick=Callback::new(move |place| picked.set(Some(place)))
                />
                <div class="aside">
                    <Press
                        class="button button--small"
                        on_press=Callback::new(move |()| {
                            session.act(Action::LetChoose(Chooser::Game));
                        })
                    >
                        {words.answers.from_now_on}
                    </Press>
                    <p class="hint">{words.answers.at_once}</p>
                </div>
            </section>
            <footer class="actions">
                <Press
                    class="button button--primary"
                    disabled=Callback::new(move |()| picked.get().is_none())
                    on_press=show
                >
                    {live(move || rich(&label()))}
                </Press>
            </footer>
        </main>
    }
    .into_any()
}
