//! The languages of the game.

/// A language of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    /// Finnish.
    Fi,
    /// Norwegian Bokmål.
    Nb,
    /// Hungarian.
    Hu,
    /// Dutch.
    Nl,
    /// Croatian.
    Hr,
    /// English.
    En,
}

/// Which of a [`super::message::Plural`]'s forms a number takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// As with 1.
    One,
    /// As with 2, 3 and 4, in Croatian alone.
    Few,
    /// As with all others.
    Other,
}

impl Locale {
    /// All languages, in the order of the menu.
    pub const ALL: [Self; 6] = [Self::Fi, Self::Nb, Self::Hu, Self::Nl, Self::Hr, Self::En];

    /// The language tag (BCP 47) for `<html lang>` and for settings.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Fi => "fi",
            Self::Nb => "nb",
            Self::Hu => "hu",
            Self::Nl => "nl",
            Self::Hr => "hr",
            Self::En => "en",
        }
    }

    /// The language's name in itself, for the menu.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Fi => "Suomi",
            Self::Nb => "Norsk",
            Self::Hu => "Magyar",
            Self::Nl => "Nederlands",
            Self::Hr => "Hrvatski",
            Self::En => "English",
        }
    }

    /// The language that serves a reader of the tagged one; `None` if none does.
    ///
    /// Region and, but for Serbian, script don't matter (`hu-HU`, `nl_BE`). Nynorsk is served by Bokmål, Bosnian and
    /// Serbo-Croatian by Croatian; Serbian too where the tag asks for Latin letters.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_', '.', '@']);
        let language = parts.next()?;
        match language {
            "fi" | "fin" => Some(Self::Fi),
            "nb" | "nob" | "no" | "nor" | "nn" | "nno" => Some(Self::Nb),
            "hu" | "hun" => Some(Self::Hu),
            "nl" | "nld" | "dut" => Some(Self::Nl),
            "hr" | "hrv" | "bs" | "bos" | "sh" | "hbs" => Some(Self::Hr),
            "sr" if parts.any(|part| part == "latn" || part == "latin") => Some(Self::Hr),
            "en" | "eng" => Some(Self::En),
            _ => None,
        }
    }

    /// The first language that the reader's list asks for and the game has; else English.
    #[must_use]
    pub fn preferred<'a>(tags: impl Iterator<Item = &'a str>) -> Self {
        tags.filter_map(Self::from_tag).next().unwrap_or(Self::En)
    }

    /// The form that words take beside this number.
    #[must_use]
    pub const fn number(self, n: u32) -> Number {
        match (self, n % 10, n % 100) {
            (Self::Hr, 1, 11) | (Self::Hr, 2..=4, 12..=14) => Number::Other,
            (Self::Hr, 1, _) => Number::One,
            (Self::Hr, 2..=4, _) => Number::Few,
            (Self::Hr, ..) => Number::Other,
            _ if n == 1 => Number::One,
            _ => Number::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_known_whatever_its_region_script_or_case() {
        for (tag, locale) in [
            ("fi-FI", Locale::Fi),
            ("FI", Locale::Fi),
            ("no", Locale::Nb),
            ("nn-NO", Locale::Nb),
            ("nb_NO.UTF-8", Locale::Nb),
            ("nl-BE", Locale::Nl),
            ("hr-Latn-HR", Locale::Hr),
            ("bs", Locale::Hr),
            ("sh", Locale::Hr),
            ("sr-Latn-RS", Locale::Hr),
            ("en-GB", Locale::En),
        ] {
            assert_eq!(Locale::from_tag(tag), Some(locale), "{tag}");
        }
    }

    #[test]
    fn a_tag_of_no_language_here_is_unknown() {
        for tag in ["C", "", " ", "xx", "sr", "sr-Cyrl", "fil", "POSIX", "*", "-fi"] {
            assert_eq!(Locale::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for locale in Locale::ALL {
            assert_eq!(Locale::from_tag(locale.tag()), Some(locale));
            assert_eq!(locale.catalog().locale, locale);
        }
    }

    #[test]
    fn the_first_known_tag_wins_and_else_english() {
        assert_eq!(Locale::preferred(["sv", "hu-HU", "fi"].into_iter()), Locale::Hu);
        assert_eq!(Locale::preferred(["C", "de"].into_iter()), Locale::En);
        assert_eq!(Locale::preferred(std::iter::empty()), Locale::En);
    }

    #[test]
    fn croatian_counts_in_three_ways_and_the_others_in_two() {
        let forms = |locale: Locale, n| locale.number(n);
        for n in [1, 21, 101] {
            assert_eq!(forms(Locale::Hr, n), Number::One, "{n}");
        }
        for n in [2, 3, 4, 22, 104] {
            assert_eq!(forms(Locale::Hr, n), Number::Few, "{n}");
        }
        for n in [0, 5, 11, 12, 14, 20, 111] {
            assert_eq!(forms(Locale::Hr, n), Number::Other, "{n}");
        }
        for locale in Locale::ALL.into_iter().filter(|&locale| locale != Locale::Hr) {
            assert_eq!(forms(locale, 1), Number::One);
            for n in [0, 2, 21] {
                assert_eq!(forms(locale, n), Number::Other);
            }
        }
    }
}
