//! Words ready to be shown, with typed names kept apart.

use crate::letters::capital;

/// A piece of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The game's own words.
    Text(String),
    /// A typed name, to stand apart in `<bdi>`.
    Name(String),
}

/// Words ready to be shown: text and typed names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase(Vec<Piece>);

/// First strong isolate: a typed name can't turn the text round it about.
const FSI: char = '\u{2068}';
/// Pop directional isolate.
const PDI: char = '\u{2069}';

impl Phrase {
    /// Its pieces in order, for `<bdi>` round the names.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// As one string for titles and accessible names: each typed name between isolates.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut plain = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => plain.push_str(text),
                Piece::Name(name) => {
                    plain.push(FSI);
                    plain.push_str(name);
                    plain.push(PDI);
                }
            }
        }
        plain
    }

    /// Adds words of the game's own.
    pub(super) fn push_text(&mut self, text: &str) {
        match self.0.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ if text.is_empty() => {}
            _ => self.0.push(Piece::Text(text.to_owned())),
        }
    }

    /// Adds a typed name.
    pub(super) fn push_name(&mut self, name: &str) {
        self.0.push(Piece::Name(name.to_owned()));
    }

    /// The phrase, a space, and another sentence.
    #[must_use]
    pub(super) fn followed_by(mut self, next: &Self) -> Self {
        self.push_text(" ");
        for piece in &next.0 {
            match piece {
                Piece::Text(text) => self.push_text(text),
                Piece::Name(name) => self.push_name(name),
            }
        }
        self
    }

    /// Makes the first letter a capital, unless a typed name begins the phrase.
    pub(super) fn capitalise(&mut self) {
        if let Some(Piece::Text(first)) = self.0.first_mut() {
            *first = capitalised(first);
        }
    }
}

impl From<&str> for Phrase {
    /// Words of the game's own as a phrase; not for typed names.
    fn from(text: &str) -> Self {
        let mut phrase = Self::default();
        phrase.push_text(text);
        phrase
    }
}

/// The words with a capital at the front, as a button or a sentence begins.
#[must_use]
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| capital(first) + letters.as_str())
}
