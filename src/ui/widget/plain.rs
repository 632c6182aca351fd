//! A button that takes every press.

use leptos::prelude::*;

use crate::ui::text::heeds;

/// A button for what a press too many does no harm to: nothing at the table.
pub fn plain(
    class: &'static str,
    label: &'static str,
    on_press: impl FnMut() + 'static,
) -> AnyView {
    fn button(class: &'static str, label: &'static str, mut press: Box<dyn FnMut()>) -> AnyView {
        view! {
            <button type="button" class=class on:click=heeds(move |_| press())>
                {label}
            </button>
        }
        .into_any()
    }
    button(class, label, Box::new(on_press))
}
