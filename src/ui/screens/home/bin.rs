//! Games that were deleted, and the way back.

use leptos::prelude::*;

use super::entry::about;
use crate::i18n::Fill;
use crate::save::{LoadError, Summary};
use crate::storage::{DELETED_KEPT, Entry, GameId};
use crate::ui::platform;
use crate::ui::session::{Session, use_session};
use crate::ui::text::{each, live, rich};
use crate::ui::widget::Press;

/// The games that were deleted last.
#[component]
pub fn Bin(
    /// They.
    deleted: Vec<Entry<Result<Summary, LoadError>>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    if deleted.is_empty() {
        return ().into_any();
    }
    let kept = u32::try_from(DELETED_KEPT).unwrap_or(u32::MAX);
    let games = each(deleted, |Entry { id, about: game }| {
        let game = match game {
            Ok(game) => about(session, &game),
            Err(reason) => rich(&words.load_error(&reason)),
        };
        view! {
            <li class="game">
                <div class="game__about">{game}</div>
                <Press class="button" on_press=restoring(session, id)>
                    {words.library.restore}
                </Press>
            </li>
        }
    });
    view! {
        <details class="fold">
            <summary>{words.library.bin}</summary>
            <p class="hint">{rich(&words.say(&words.library.bin_hint, &Fill::new().n(kept)))}</p>
            <ul class="rows">{games}</ul>
        </details>
    }
    .into_any()
}

/// Brings a game back; the button for it goes, and the focus to the head of the screen.
fn restoring(session: Session, id: GameId) -> Callback<()> {
    Callback::new(move |()| {
        session.restore(id);
        platform::keep_focus(".home__name");
    })
}

/// Says that a game was deleted, and brings it back, unless its room was needed at once. It stays until
/// something else is done.
#[component]
pub fn JustDeleted() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    live(move || {
        let Some(id) = session.just_deleted.get() else { return ().into_any() };
        let is_kept = session.games.with(|games| games.deleted.iter().any(|game| game.id == id));
        let undo = is_kept.then(|| {
            view! {
                <Press class="bar__button" on_press=restoring(session, id)>
                    {words.library.undo}
                </Press>
            }
            .into_any()
        });
        let close = Callback::new(move |()| {
            session.just_deleted.set(None);
            platform::keep_focus(".home__name");
        });
        view! {
            <div class="toast" role="status">
                <p>{if is_kept { words.library.deleted } else { words.library.gone }}</p>
                {undo}
                <Press class="bar__button" on_press=close>
                    {words.app.close}
                </Press>
            </div>
        }
        .into_any()
    })
}
