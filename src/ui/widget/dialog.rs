//! What opens over a screen until it is closed: a sheet from the bottom on a phone, a panel at the
//! side on a wide screen. The browser itself holds the focus in it and keeps all else out of reach.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlDialogElement;

use super::press::CALM;
use super::{Heading, Level, plain};
use crate::ui::platform;
use crate::ui::session::use_session;
use crate::ui::text::heeds;

/// A dialog with its heading and the button that closes it. Escape, going back, and a tap beside it
/// close it too; then the focus is where it was opened.
#[component]
pub fn Dialog(
    /// What it is about.
    title: &'static str,
    /// What gets the focus when it is closed, as a CSS selector: what opened it may by then have
    /// been drawn anew.
    opener: &'static str,
    /// What stands in it.
    children: Children,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let opened = platform::now();
    let close = move || {
        session.escape();
    };
    let placed = move |dialog: web_sys::Element| {
        let dialog: HtmlDialogElement = dialog.unchecked_into();
        platform::once_placed(move || platform::open_dialog(&dialog));
    };
    on_cleanup(move || platform::keep_focus(opener));
    // A gesture of the system; Escape itself is heard of by the app.
    let cancel = move |event: Event| {
        event.prevent_default();
        close();
    };
    let beside = move |event: MouseEvent| {
        // The second tap of a double tap may come beside what the first has opened.
        if event.target() == event.current_target() && platform::now() - opened > CALM {
            close();
        }
    };
    view! {
        <dialog class="panel" aria-label=title use:placed on:cancel=cancel on:click=heeds(beside)>
            <div class="panel__page">
                <header class="panel__head">
                    <Heading level=Level::Second>{title}</Heading>
                    {plain("bar__button", words.app.close, close)}
                </header>
                {children()}
            </div>
        </dialog>
    }
    .into_any()
}
