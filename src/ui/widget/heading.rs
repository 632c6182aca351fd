//! The heading of a screen, which takes the focus when the screen appears.

use leptos::prelude::*;
use web_sys::Element;

use crate::ui::platform;

/// Where a heading stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// At the head of the page.
    #[default]
    First,
    /// Under a bar that is the head of the page.
    Second,
}

/// A heading. Whoever reads with the ears hears it first, and a key still held from the screen
/// before presses nothing.
#[component]
pub fn Heading(
    /// Its classes.
    #[prop(default = "heading")]
    class: &'static str,
    /// Where it stands.
    #[prop(optional)]
    level: Level,
    /// Its words.
    children: Children,
) -> impl IntoView {
    let focus = |heading: Element| {
        platform::gives_focus_back(heading.clone());
        platform::once_placed(move || platform::focus(&heading));
    };
    match level {
        Level::First => view! {
            <h1 class=class tabindex="-1" use:focus>
                {children()}
            </h1>
        }
        .into_any(),
        Level::Second => view! {
            <h2 class=class tabindex="-1" use:focus>
                {children()}
            </h2>
        }
        .into_any(),
    }
}
