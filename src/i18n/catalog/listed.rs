//! A list of all messages of a language with their patterns and slots.

use super::{Catalog, Words};
use crate::i18n::message::{Plural, Template};

/// Takes a message's name, its patterns, and the slots that they must have.
pub type Add<'a> = dyn FnMut(&'static str, Vec<&'static str>, &[&'static str]) + 'a;

/// A part of the catalogue that lists its messages.
pub trait Listed {
    /// Tells all its messages.
    fn list(&self, add: &mut Add);
}

/// A message that knows its patterns.
pub trait Patterns {
    /// All its patterns.
    fn patterns(&self) -> Vec<&'static str>;
}

impl Patterns for &'static str {
    fn patterns(&self) -> Vec<&'static str> {
        vec![self]
    }
}

impl Patterns for [&'static str; 3] {
    fn patterns(&self) -> Vec<&'static str> {
        self.to_vec()
    }
}

impl Patterns for Template {
    fn patterns(&self) -> Vec<&'static str> {
        vec![self.0]
    }
}

impl Patterns for Plural {
    fn patterns(&self) -> Vec<&'static str> {
        vec![self.one, self.few, self.other]
    }
}

/// A message of one language.
pub struct Message {
    /// `part.field`.
    pub name: String,
    /// Its patterns.
    pub patterns: Vec<&'static str>,
    /// The slots that its patterns must have.
    pub slots: Vec<&'static str>,
}

/// All messages of a language. A part that is missing here is caught by the destructuring.
pub fn all(catalog: &'static Catalog) -> Vec<Message> {
    let Words {
        app,
        home,
        library,
        unreadable,
        storage,
        settings,
        new_game,
        opening,
        curtain,
        turn,
        papers,
        board,
        log,
        suggestion,
        answers,
        accusation,
        verdict,
        clauses,
        faults,
        finality,
    } = catalog.words;
    let parts: [(&str, &dyn Listed); 25] = [
        ("app", app),
        ("home", home),
        ("library", library),
        ("unreadable", unreadable),
        ("storage", storage),
        ("settings", settings),
        ("new_game.fi", &new_game.fi),
        ("new_game.nb", &new_game.nb),
        ("new_game.hu", &new_game.hu),
        ("new_game.nl", &new_game.nl),
        ("new_game.hr", &new_game.hr),
        ("new_game.form", &new_game.form),
        ("opening", opening),
        ("curtain", curtain),
        ("turn", turn),
        ("papers", papers),
        ("board", board),
        ("log", log),
        ("suggestion", suggestion),
        ("answers", answers),
        ("accusation", accusation),
        ("verdict", verdict),
        ("clauses", clauses),
        ("faults", faults),
        ("finality", finality),
    ];
    let mut messages = Vec::new();
    for (part, listed) in parts {
        listed.list(&mut |field, patterns, slots| {
            messages.push(Message {
                name: format!("{part}.{field}"),
                patterns,
                slots: slots.to_vec(),
            });
        });
    }
    messages
}
