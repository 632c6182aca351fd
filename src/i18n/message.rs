//! Messages: patterns with named slots, and how they are filled.

use super::cards::Cards;
use super::locale::{Locale, Number};
use super::mention::Mention;
use super::phrase::Phrase;
use crate::engine::card::{Card, Room, Suspect, Weapon};
use crate::engine::theory::Theory;

/// A sentence or a few words without a slot.
pub type Text = &'static str;

/// A pattern with named slots, such as `{p} näyttää kortin.`
///
/// The slots are: `{p}` and `{q}` players, `{people}` a list of players, `{n}` and `{m}` numbers,
/// `{t}` a text; `{s.nom}`, `{s.obj}` a suspect; `{w.nom}`, `{w.with}`, `{w.acc}` a weapon;
/// `{r.nom}`, `{r.in}`, `{r.into}`, `{r.acc}`, `{r.near}` a room; `{card}` and `{card.acc}` a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template(pub(super) &'static str);

/// A pattern for each way of counting. [`super::catalog::Catalog::count`] takes the one that the
/// number wants and puts the number into `{n}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plural {
    pub(super) one: &'static str,
    pub(super) few: &'static str,
    pub(super) other: &'static str,
}

/// A template, in the short form that the tables of words are written in.
pub(super) const fn t(pattern: &'static str) -> Template {
    Template(pattern)
}

/// A plural of a language that sets only 1 apart.
pub(super) const fn plural(one: &'static str, other: &'static str) -> Plural {
    Plural { one, few: other, other }
}

/// A plural of Croatian, where 2 to 4 have a form of their own.
pub(super) const fn plural_few(
    one: &'static str,
    few: &'static str,
    other: &'static str,
) -> Plural {
    Plural { one, few, other }
}

impl Plural {
    /// The pattern that this number wants.
    pub(super) const fn pattern(&self, locale: Locale, n: u32) -> &'static str {
        match locale.number(n) {
            Number::One => self.one,
            Number::Few => self.few,
            Number::Other => self.other,
        }
    }
}

/// What goes into the slots of a template.
///
/// ```
/// use kartano::engine::card::Room;
/// use kartano::i18n::{Fill, Locale};
///
/// let words = Locale::Fi.catalog();
/// let phrase = words.count(&words.turn.room_steps, 5, &Fill::new().room(Room::Library));
/// assert_eq!(phrase.plain(), "Kirjasto, 5 askelta");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Fill<'a> {
    player: Option<Mention<'a>>,
    other: Option<Mention<'a>>,
    people: Vec<Mention<'a>>,
    n: Option<u32>,
    m: Option<u32>,
    text: Option<&'a str>,
    suspect: Option<Suspect>,
    weapon: Option<Weapon>,
    room: Option<Room>,
    card: Option<Card>,
}

impl<'a> Fill<'a> {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A player into `{p}`.
    #[must_use]
    pub fn player(mut self, mention: Mention<'a>) -> Self {
        self.player = Some(mention);
        self
    }

    /// Another player into `{q}`.
    #[must_use]
    pub fn other(mut self, mention: Mention<'a>) -> Self {
        self.other = Some(mention);
        self
    }

    /// Players into `{people}`.
    #[must_use]
    pub fn people(mut self, mentions: impl IntoIterator<Item = Mention<'a>>) -> Self {
        self.people = mentions.into_iter().collect();
        self
    }

    /// A number into `{n}`.
    #[must_use]
    pub fn n(mut self, n: u32) -> Self {
        self.n = Some(n);
        self
    }

    /// A second number into `{m}`.
    #[must_use]
    pub fn m(mut self, m: u32) -> Self {
        self.m = Some(m);
        self
    }

    /// A text of the game's own into `{t}`; never something that was typed.
    #[must_use]
    pub fn text(mut self, text: &'a str) -> Self {
        self.text = Some(text);
        self
    }

    /// A suspect into `{s....}`.
    #[must_use]
    pub fn suspect(mut self, suspect: Suspect) -> Self {
        self.suspect = Some(suspect);
        self
    }

    /// A weapon into `{w....}`.
    #[must_use]
    pub fn weapon(mut self, weapon: Weapon) -> Self {
        self.weapon = Some(weapon);
        self
    }

    /// A room into `{r....}`.
    #[must_use]
    pub fn room(mut self, room: Room) -> Self {
        self.room = Some(room);
        self
    }

    /// A card into `{card}`.
    #[must_use]
    pub fn card(mut self, card: Card) -> Self {
        self.card = Some(card);
        self
    }

    /// Suspect, weapon and room at once.
    #[must_use]
    pub fn theory(self, theory: Theory) -> Self {
        self.suspect(theory.suspect).weapon(theory.weapon).room(theory.room)
    }
}

/// A part of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Words that stand as they are.
    Literal(&'static str),
    /// What stands between braces.
    Slot(&'static str),
}

/// The parts of a pattern. Braces without a partner are ordinary letters.
pub(super) fn parts(pattern: &'static str) -> impl Iterator<Item = Part> {
    let mut rest = pattern;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let open = rest.find('{').unwrap_or(rest.len());
        if open > 0 {
            let (literal, after) = rest.split_at(open);
            rest = after;
            return Some(Part::Literal(literal));
        }
        if let Some((slot, after)) = rest[1..].split_once('}') {
            rest = after;
            return Some(Part::Slot(slot));
        }
        let literal = rest;
        rest = "";
        Some(Part::Literal(literal))
    })
}

/// Fills a pattern. A slot that is unknown or has nothing to hold stays empty: the tests of the
/// catalogue see to it that no language has one.
pub(super) fn render(pattern: &'static str, fill: &Fill, cards: &Cards, and: &str) -> Phrase {
    let mut phrase = Phrase::default();
    for part in parts(pattern) {
        match part {
            Part::Literal(text) => phrase.push_text(text),
            Part::Slot(slot) => {
                let _ = put(&mut phrase, slot, fill, cards, and);
            }
        }
    }
    phrase.capitalise();
    phrase
}

/// Puts one slot's content at the end of the phrase; `None` if there is no such slot or content.
pub(super) fn put(
    phrase: &mut Phrase,
    slot: &str,
    fill: &Fill,
    cards: &Cards,
    and: &str,
) -> Option<()> {
    match slot {
        "p" => fill.player?.write(phrase, cards),
        "q" => fill.other?.write(phrase, cards),
        "people" => write_people(phrase, &fill.people, cards, and)?,
        "n" => phrase.push_text(&fill.n?.to_string()),
        "m" => phrase.push_text(&fill.m?.to_string()),
        "t" => phrase.push_text(fill.text?),
        _ => phrase.push_text(form(slot, fill, cards)?),
    }
    Some(())
}

/// The form of a card that a slot asks for.
fn form(slot: &str, fill: &Fill, cards: &Cards) -> Option<&'static str> {
    Some(match slot {
        "s.nom" => cards.suspect(fill.suspect?).nom,
        "s.obj" => cards.suspect(fill.suspect?).obj,
        "w.nom" => cards.weapon(fill.weapon?).nom,
        "w.with" => cards.weapon(fill.weapon?).with,
        "w.acc" => cards.weapon(fill.weapon?).acc,
        "r.nom" => cards.room(fill.room?).nom,
        "r.in" => cards.room(fill.room?).inside,
        "r.into" => cards.room(fill.room?).into,
        "r.acc" => cards.room(fill.room?).acc,
        "r.near" => cards.room(fill.room?).near,
        "card" => cards.nom(fill.card?),
        "card.acc" => cards.acc(fill.card?),
        _ => return None,
    })
}

/// A list of players: `A, B and C`.
fn write_people(phrase: &mut Phrase, people: &[Mention], cards: &Cards, and: &str) -> Option<()> {
    let last = people.len().checked_sub(1)?;
    for (place, mention) in people.iter().enumerate() {
        if place > 0 {
            phrase.push_text(if place == last { and } else { ", " });
        }
        mention.write(phrase, cards);
    }
    Some(())
}
