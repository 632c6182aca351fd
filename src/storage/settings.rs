//! What a device remembers apart from games.

use serde::{Deserialize, Serialize};

use super::{Key, Store, StoreError};
use crate::appearance::{Appearance, Hand, Motion, TextSize, Theme};
use crate::i18n::Locale;

/// The choices that are remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language, once one was chosen.
    pub language: Option<Locale>,
    /// How the program looks.
    pub appearance: Appearance,
}

/// The settings as they are written. What is missing or unknown counts as not chosen, so that
/// settings of an earlier or later version do no harm.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Written {
    language: Option<String>,
    theme: String,
    motion: String,
    text: String,
    hand: String,
}

impl Settings {
    /// The settings that were kept; none chosen if they can't be made out.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn load(store: &impl Store) -> Result<Self, StoreError> {
        let text = store.get(Key::Settings)?.unwrap_or_default();
        let written: Written = serde_json_wasm::from_str(&text).unwrap_or_default();
        let known = |tag: String| Locale::ALL.into_iter().find(|locale| locale.tag() == tag);
        let appearance = Appearance {
            theme: Theme::of_tag(&written.theme),
            motion: Motion::of_tag(&written.motion),
            text: TextSize::of_tag(&written.text),
            hand: Hand::of_tag(&written.hand),
        };
        Ok(Self { language: written.language.and_then(known), appearance })
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// If the store can't keep them.
    pub fn keep(self, store: &impl Store) -> Result<(), StoreError> {
        store.set(Key::Settings, &self.json())
    }

    fn json(self) -> String {
        let Appearance { theme, motion, text, hand } = self.appearance;
        let written = Written {
            language: self.language.map(|locale| locale.tag().to_owned()),
            theme: theme.tag().to_owned(),
            motion: motion.tag().to_owned(),
            text: text.tag().to_owned(),
            hand: hand.tag().to_owned(),
        };
        serde_json_wasm::to_string(&written).expect("a string is always JSON")
    }
}

#[cfg(test)]
mod tests {
    use super::super::Memory;
    use super::*;

    #[test]
    fn a_chosen_language_is_remembered() {
        let store = Memory::default();
        assert_eq!(Settings::load(&store), Ok(Settings::default()));
        for locale in Locale::ALL {
            let settings = Settings { language: Some(locale), ..Settings::default() };
            settings.keep(&store).expect("memory keeps everything");
            assert_eq!(Settings::load(&store), Ok(settings));
        }
    }

    #[test]
    fn how_the_program_looks_is_remembered() {
        let store = Memory::default();
        let appearance = Appearance {
            theme: Theme::Lamplight,
            motion: Motion::Off,
            text: TextSize::Largest,
            hand: Hand::Left,
        };
        let settings = Settings { language: None, appearance };
        settings.keep(&store).expect("memory keeps everything");
        assert_eq!(Settings::load(&store), Ok(settings));
    }

    #[test]
    fn a_choice_of_another_version_does_the_others_no_harm() {
        let store = Memory::default();
        let text = r#"{"language":"fi","theme":"sepia","hand":"left","sound":true}"#;
        store.set(Key::Settings, text).expect("memory keeps everything");
        let appearance = Appearance { hand: Hand::Left, ..Appearance::default() };
        let settings = Settings { language: Some(Locale::Fi), appearance };
        assert_eq!(Settings::load(&store), Ok(settings));
    }

    #[test]
    fn settings_that_make_no_sense_are_as_if_nothing_was_chosen() {
        let store = Memory::default();
        let texts =
            ["", "null", "[", "{}", r#"{"language":"tlh"}"#, r#"{"language":3}"#, r#"{"x":{}}"#];
        for text in texts {
            store.set(Key::Settings, text).expect("memory keeps everything");
            assert_eq!(Settings::load(&store), Ok(Settings::default()), "{text}");
        }
    }
}
