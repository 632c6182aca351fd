//! The envelope, for the accuser's eyes alone.

use leptos::prelude::*;

use super::card_face::{Cards, Entrance};
use crate::engine::action::Action;
use crate::engine::event::Seen;
use crate::engine::view::SeatView;
use crate::i18n::Fill;
use crate::ui::session::use_session;
use crate::ui::text::rich;
use crate::ui::widget::{Heading, Press};

/// What the accuser sees.
#[component]
pub fn Envelope(
    /// The accuser's view.
    view: SeatView,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let Some(solution) = view.envelope() else { return ().into_any() };
    let claimed = view.history().iter().rev().find_map(|seen| match seen {
        Seen::Accused { theory, .. } => *theory,
        _ => None,
    });
    let right = claimed == Some(solution);
    let claim = claimed.map(|theory| {
        let sentence = words.say(&words.accusation.sentence, &Fill::new().theory(theory));
        view! { <p class="sentence">{rich(&sentence)}</p> }.into_any()
    });
    let (verdict, close) = if right {
        (words.accusation.right, words.accusation.show_all)
    } else {
        (words.accusation.wrong, words.accusation.close)
    };
    view! {
        <main class="screen">
            <section class="sheet sheet--centre">
                <Heading>{words.accusation.envelope}</Heading>
                {claim}
                <p>{words.accusation.holds}</p>
                <Cards cards=solution.cards().iter().collect() entrance=Entrance::Turned/>
                <p class="verdict">{verdict}</p>
            </section>
            <footer class="actions">
                <Press
                    class="button button--primary"
                    on_press=Callback::new(move |()| session.act(Action::CloseLook))
                >
                    {close}
                </Press>
            </footer>
        </main>
    }
    .into_any()
}
