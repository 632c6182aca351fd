//! Phrases as elements: each typed name isolated, so that it can't turn its surroundings about.

use leptos::prelude::*;

use crate::i18n::{Phrase, Piece};

/// A part of a screen that is drawn anew when what it reads changes.
///
/// One type for all such parts: for each type of closure the code that keeps it up to date would be
/// compiled once more, which is a third of the program.
pub fn live(part: impl FnMut() -> AnyView + Send + 'static) -> AnyView {
    let part: Box<dyn FnMut() -> AnyView + Send> = Box::new(part);
    part.into_any()
}

/// An attribute that follows what it reads. One type for all such attributes, as with [`live`].
pub fn follows(
    value: impl FnMut() -> String + Send + 'static,
) -> Box<dyn FnMut() -> String + Send> {
    Box::new(value)
}

/// What is done about an event. One type for all that heed the same event, as with [`live`].
pub fn heeds<E: 'static>(does: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(does)
}

/// Something that is done, and done again when what it reads changes. One type for all such effects,
/// as with [`live`].
pub fn again(does: impl FnMut() + 'static) {
    fn effect(mut does: Box<dyn FnMut()>) {
        Effect::new(move |_| does());
    }
    effect(Box::new(does));
}

/// A part for each item, one after another. One type for all such lists, as with [`live`].
pub fn each<T, V: IntoAny>(
    items: impl IntoIterator<Item = T>,
    part: impl FnMut(T) -> V,
) -> AnyView {
    let parts: Vec<AnyView> = items.into_iter().map(part).map(V::into_any).collect();
    parts.into_any()
}

/// A phrase with its typed names in `<bdi>`.
pub fn rich(phrase: &Phrase) -> AnyView {
    each(phrase.pieces(), |piece| match piece {
        Piece::Text(text) => text.clone().into_any(),
        Piece::Name(name) => view! { <bdi>{name.clone()}</bdi> }.into_any(),
    })
}

/// Phrases as the items of a list.
pub fn items<'a>(lines: impl IntoIterator<Item = &'a Phrase>) -> AnyView {
    each(lines, |line| view! { <li>{rich(line)}</li> })
}
