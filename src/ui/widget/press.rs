//! A button that takes only a press that was meant for it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::Element;

use crate::handover::press::{Guard, Millis};
use crate::ui::platform::{gives_focus_back, now, once_placed};
use crate::ui::text::heeds;

/// How long a button that does something at the table waits after it was painted, so that the
/// second tap of a double tap does nothing.
pub const CALM: Millis = 350.0;

/// How long a curtain waits.
pub const SURE: Millis = 600.0;

/// A button guarded against double taps and held keys.
#[component]
pub fn Press(
    /// Its classes.
    class: &'static str,
    /// How long it waits.
    #[prop(default = CALM)]
    wait: Millis,
    /// Whether it can't be pressed just now; without this it always can.
    #[prop(optional)]
    disabled: Option<Callback<(), bool>>,
    /// What it does.
    on_press: Callback<()>,
    /// What stands on it.
    children: Children,
) -> impl IntoView {
    let is_ready = move || disabled.is_none_or(|disabled| !disabled.run(()));
    let guard = StoredValue::new(Guard::painted(now(), wait));
    let placed = move |button: Element| {
        gives_focus_back(button);
        once_placed(move || {
            // A button may be gone by then.
            let _ = guard.try_update_value(|guard| guard.painted_now(now(), wait));
        });
    };
    let pressed = move |held| guard.update_value(|guard| guard.pressed(now(), held));
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            pressed(event.repeat());
        }
    };
    let click = move |_| {
        let mut meant = false;
        guard.update_value(|guard| meant = guard.accepts_click(now()));
        if meant && is_ready() {
            on_press.run(());
        }
    };
    view! {
        <button
            type="button"
            class=class
            use:placed
            prop:disabled=move || !is_ready()
            on:pointerdown=heeds(move |_| pressed(false))
            on:pointercancel=heeds(move |_| guard.update_value(Guard::let_go))
            on:keydown=heeds(key)
            on:click=heeds(click)
        >
            <span>{children()}</span>
        </button>
    }
}
