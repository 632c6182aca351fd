//! The card that was shown to the asker, who alone sees it until he puts it away.

use leptos::prelude::*;

use super::card_face::{CardFace, Entrance};
use crate::engine::action::Action;
use crate::engine::phase::Phase;
use crate::engine::view::SeatView;
use crate::i18n::Fill;
use crate::save::Mark;
use crate::ui::session::use_session;
use crate::ui::text::rich;
use crate::ui::widget::{Heading, Press};

/// What the asker sees.
#[component]
pub fn Shown(
    /// The asker's view.
    view: SeatView,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let (Phase::Looking { by, .. }, Some(card)) = (view.table().phase(), view.on_show()) else {
        return ().into_any();
    };
    let is_crossed_out = session.notes.with_untracked(|notes| notes.mark(card) == Mark::Tick);
    let put_away = move || session.act(Action::CloseLook);
    let cross_out = (!is_crossed_out).then(|| {
        let cross_out = Callback::new(move |()| {
            session.cross_out(card);
            put_away();
        });
        view! {
            <Press class="button" on_press=cross_out>
                {words.answers.cross_out}
            </Press>
        }
        .into_any()
    });
    let shown =
        words.say(&words.answers.shown, &Fill::new().player(roster.mention(*by)).card(card));
    view! {
        <main class="screen">
            <section class="sheet sheet--centre">
                <Heading>{rich(&shown)}</Heading>
                <CardFace card=card entrance=Entrance::Turned/>
            </section>
            <footer class="actions">
                <Press
                    class="button button--primary"
                    on_press=Callback::new(move |()| put_away())
                >
                    {words.answers.put_away}
                </Press>
                {cross_out}
            </footer>
        </main>
    }
    .into_any()
}
