//! The rim: what only the browser can do. Nothing else talks to `window`.

use js_sys::WebAssembly::RuntimeError;
use js_sys::{Array, Date, Function, Object, Reflect};
use leptos::ev;
use leptos::prelude::{
    StoredValue, WithValue, document, on_cleanup, queue_microtask, request_animation_frame, window,
    window_event_listener, window_event_listener_untyped,
};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

use crate::appearance::{Appearance, Theme};
use crate::engine::dice::{Seed, Seeds};
use crate::handover::press::Millis;
use crate::i18n::Locale;
use crate::navigation::{Entry, Step};
use crate::save::{Day, Time};
use crate::storage::GameId;

/// Two seeds from the system's randomness, drawn independently.
///
/// # Panics
///
/// If the system gives none; every browser that runs the program does.
#[must_use]
pub fn fresh_seeds() -> Seeds {
    let draw = || {
        let mut seed = Seed::default();
        getrandom::fill(&mut seed).expect("a browser with WebAssembly has random numbers");
        seed
    };
    Seeds { deal: draw(), dice: draw(), answers: draw() }
}

/// A name for a new game, drawn by chance.
///
/// # Panics
///
/// As [`fresh_seeds`].
#[must_use]
pub fn fresh_game() -> GameId {
    let drawn = getrandom::u64().expect("a browser with WebAssembly has random numbers");
    GameId::Drawn(drawn)
}

/// What the clock on the wall says; nothing if it is out of its mind.
#[must_use]
pub fn time() -> Option<Time> {
    let millis = Date::now();
    // Casts keep to the range, and fractions of a millisecond don't matter.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    Time::of_millis(millis as u64)
}

/// What of a point in time is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalendarPart {
    /// The day.
    Date,
    /// Hours and minutes.
    TimeOfDay,
}

/// A point in time where the player lives, as the language writes it.
#[must_use]
pub fn calendar(time: Time, locale: Locale, part: CalendarPart) -> String {
    let options = Object::new();
    let (name, style) = match part {
        CalendarPart::Date => ("dateStyle", "medium"),
        CalendarPart::TimeOfDay => ("timeStyle", "short"),
    };
    // Refused only for what is no object.
    let _ = Reflect::set(&options, &name.into(), &style.into());
    // Days before months, as on this side of the Atlantic.
    let tag = if locale == Locale::En { "en-GB" } else { locale.tag() };
    date(time).to_locale_string(tag, &options).into()
}

/// The day of a point in time where the player lives.
#[must_use]
pub fn day(time: Time) -> Day {
    #[expect(clippy::cast_possible_truncation)]
    time.day(date(time).get_timezone_offset() as i32)
}

fn date(time: Time) -> Date {
    #[expect(clippy::cast_precision_loss)]
    Date::new(&(time.millis() as f64).into())
}

/// A clock that only goes forward.
#[must_use]
pub fn now() -> Millis {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The languages that the player prefers, best first.
#[must_use]
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Tells the document which language it is in, and what it is called.
pub fn describe_document(lang: &str, title: &str) {
    // Telling the browser of a title costs it as much as a small picture.
    if document().title() != title {
        document().set_title(title);
    }
    if let Some(root) = document().document_element() {
        // Only an invalid attribute name can be refused.
        let _ = root.set_attribute("lang", lang);
    }
}

/// Makes the page look like this.
pub fn look(appearance: Appearance) {
    let Appearance { theme, motion, text, hand } = appearance;
    if let Some(root) = document().document_element() {
        let choices = [
            ("data-theme", theme.tag()),
            ("data-motion", motion.tag()),
            ("data-text", text.tag()),
            ("data-hand", hand.tag()),
        ];
        for (name, choice) in choices {
            // Only an invalid attribute name can be refused.
            let _ = root.set_attribute(name, choice);
        }
    }
    // The colours of each theme, which stand in the head of the page.
    for colours in [Theme::Light, Theme::Lamplight] {
        let selector = format!("head > [data-colours={}]", colours.tag());
        let Ok(found) = document().query_selector_all(&selector) else { continue };
        for place in 0..found.length() {
            if let Some(element) = found.item(place) {
                let element: Element = element.unchecked_into();
                // Only an invalid attribute name can be refused.
                let _ = element.set_attribute("media", theme.media_of(colours));
            }
        }
    }
}

/// The part of the address after `#`, without it.
#[must_use]
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// The depth that the entry of the browser's history was given; none where it was given none.
#[must_use]
pub fn depth() -> Option<usize> {
    let depth = window().history().ok()?.state().ok()?.as_f64()?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casting saturates, and no depth is great"
    )]
    Some(depth as usize)
}

/// Does this in the browser's history. Tells whether it could: browsers refuse to add entries by
/// the hundred.
#[must_use]
pub fn step(step: Step) -> bool {
    let done = window().history().and_then(|history| match step {
        Step::Push(Entry { screen, depth }) => {
            let address = format!("#{}", screen.hash());
            history.push_state_with_url(&state(depth), "", Some(&address))
        }
        Step::Replace(Entry { screen, depth }) => {
            let address = format!("#{}", screen.hash());
            history.replace_state_with_url(&state(depth), "", Some(&address))
        }
        Step::Back(by) => history.go_with_delta(i32::try_from(by).map_or(i32::MIN, |by| -by)),
    });
    done.is_ok()
}

/// All that an entry of the history holds.
fn state(depth: usize) -> JsValue {
    u32::try_from(depth).unwrap_or(u32::MAX).into()
}

/// Calls back when the browser has gone back or forward, or to a typed address.
pub fn on_history(call: impl Fn() + 'static) {
    window_event_listener(ev::popstate, move |_| call());
}

/// Calls back when Escape is pressed; says whether that was of use. A key that is held closes one
/// thing, not all.
pub fn on_escape(call: impl Fn() -> bool + 'static) {
    window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && !event.repeat() && call() {
            event.prevent_default();
        }
    });
}

/// Calls back whenever the page may have left its player's eyes.
pub fn on_hidden(call: impl Fn() + Clone + 'static) {
    let hidden = call.clone();
    let listener = Closure::<dyn Fn()>::new(move || {
        if document().hidden() {
            hidden();
        }
    });
    // Refused only for a null listener.
    let _ = document()
        .add_event_listener_with_callback("visibilitychange", listener.as_ref().unchecked_ref());
    // The listener lives as long as the page.
    listener.forget();

    let leaving = call.clone();
    window_event_listener(ev::pagehide, move |_| leaving());
    window_event_listener(ev::pageshow, move |event| {
        if event.persisted() {
            call();
        }
    });
}

/// Calls back when another tab has changed what is stored.
pub fn on_storage(call: impl Fn() + 'static) {
    window_event_listener(ev::storage, move |_| call());
}

/// Loads the page anew.
pub fn reload() {
    // Refused only where pages may not navigate.
    let _ = window().location().reload();
}

/// Whether board and journal both fit side by side.
#[must_use]
pub fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 56rem) and (min-height: 44rem)");
    wide.is_ok_and(|found| found.is_some_and(|query| query.matches()))
}

/// Does something as soon as the element that is being made stands in the page.
pub fn once_placed(does: impl FnOnce() + 'static) {
    queue_microtask(does);
}

/// Does something after the browser has shown what stands in the page now: what the next picture
/// does not need, and a later one would wait for.
pub fn once_shown(does: impl FnOnce() + 'static) {
    request_animation_frame(move || request_animation_frame(does));
}

/// Whether nothing moves, by the player's or the system's wish: the style sheet knows.
fn is_still(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    let still = style.and_then(|style| style.get_property_value("--still").ok());
    still.is_some_and(|still| !still.is_empty())
}

/// Moves an element through these CSS transforms, if things move at all. It is where it belongs
/// from the beginning: this is only seen.
pub fn animate(element: &Element, transforms: impl Iterator<Item = String>, millis: u32) {
    if is_still(element) {
        return;
    }
    let frames = Object::new();
    let transforms: Array = transforms.map(JsValue::from).collect();
    for (key, value) in [("transform", transforms.into()), ("easing", "ease-in-out".into())] {
        // Refused only for what is no object.
        let _ = Reflect::set(&frames, &key.into(), &value);
    }
    // web-sys does not tell of it yet. A browser without it shows the end at once.
    let animate = Reflect::get(element, &"animate".into()).map(JsCast::dyn_into::<Function>);
    if let Ok(Ok(animate)) = animate {
        let _ = animate.call2(element, &frames, &millis.into());
    }
}

/// Gives the focus to an element, and scrolls nothing.
pub fn focus(element: &Element) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    // Refused only for elements that can't take the focus.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}

/// Takes the focus from an element before it is taken from the page. A browser that finds the focus
/// gone with its element lays the page out on the spot, half changed as it is, and then once more.
///
/// To be called where the element is made: it goes with what made it.
pub fn gives_focus_back(element: Element) {
    let element = StoredValue::new_local(element);
    on_cleanup(move || {
        element.with_value(|element| {
            // Refused only for elements that can't have the focus.
            if document().active_element().as_ref() == Some(element) {
                let _ = element.unchecked_ref::<HtmlElement>().blur();
            }
        });
    });
}

/// The first of these elements, if one stands in the page.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Opens a dialog over everything else, and lets its heading have the focus.
pub fn open_dialog(dialog: &HtmlDialogElement) {
    // Refused only if it is open or no longer in the page.
    let _ = dialog.show_modal();
    if let Ok(Some(heading)) = dialog.query_selector(".heading") {
        focus(&heading);
    }
}

/// Gives the focus to the first of these elements, if what had it is gone from the page or can't be
/// pressed any more.
pub fn keep_focus(selector: &'static str) {
    request_animation_frame(move || {
        // A button that can't be pressed any more loses the focus only after this frame.
        let lost = document()
            .active_element()
            .is_none_or(|active| active.matches("body, :disabled").unwrap_or(true));
        if lost && let Some(first) = find(selector) {
            focus(&first);
        }
    });
}

/// Gives the focus to the element of this name, once it is in the page.
pub fn focus_on(id: String) {
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&id) {
            focus(&element);
        }
    });
}

/// Brings the top of the page into view, as after going to another page.
pub fn to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Calls back when the program was trapped, in an event or in something it waited for.
pub fn on_trap(call: impl Fn() + Clone + 'static) {
    for (event, fault) in [("error", "error"), ("unhandledrejection", "reason")] {
        let call = call.clone();
        window_event_listener_untyped(event, move |event| {
            // What only the page's surroundings failed in is none of ours.
            let fault = Reflect::get(&event, &fault.into());
            if fault.is_ok_and(|fault| fault.is_instance_of::<RuntimeError>()) {
                call();
            }
        });
    }
}

/// Replaces the page, and everything private with it, by a notice in the player's language.
pub fn show_failure(title: &str, text: &str, reload_label: &str) {
    let Some(body) = document().body() else { return };
    body.set_text_content(None);
    let element = |tag: &str, words: &str| {
        let element = document().create_element(tag).ok()?;
        element.set_text_content(Some(words));
        Some(element)
    };
    let Some(page) = element("main", "") else { return };
    page.set_class_name("failure");
    let button = element("button", reload_label);
    if let Some(button) = &button {
        let again = Closure::<dyn Fn()>::new(reload);
        // Refused only for a null listener.
        let _ = button.add_event_listener_with_callback("click", again.as_ref().unchecked_ref());
        again.forget();
    }
    for part in [element("h1", title), element("p", text), button].into_iter().flatten() {
        // Refused only for nodes of another document.
        let _ = page.append_child(&part);
    }
    let _ = body.append_child(&page);
}

/// Takes away what stood in the page while the program was loading.
pub fn clear_page() {
    if let Some(body) = document().body() {
        body.set_text_content(None);
    }
}
