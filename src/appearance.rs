//! How the program looks and stands in the hand, as a person likes it.

/// A choice between a few ways, each with a short name under which it is kept.
macro_rules! choice {
    (
        $(#[$about:meta])*
        $choice:ident {
            $(#[$first_doc:meta])*
            $first:ident = $first_tag:literal,
            $($(#[$doc:meta])* $way:ident = $tag:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $choice {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$doc])* $way,)*
        }

        impl $choice {
            /// All ways, in the order in which they are offered.
            pub const ALL: &[Self] = &[Self::$first, $(Self::$way,)*];

            /// The name under which it is kept and the style sheets know it.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    Self::$first => $first_tag,
                    $(Self::$way => $tag,)*
                }
            }

            /// The one of this name; the first for any that is not known.
            #[must_use]
            pub fn of_tag(tag: &str) -> Self {
                Self::ALL.iter().copied().find(|one| one.tag() == tag).unwrap_or_default()
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        System = "system",
        /// Ink on paper.
        Light = "light",
        /// By lamplight.
        Lamplight = "lamplight",
    }
}

choice! {
    /// Whether anything moves.
    Motion {
        /// As the system has it.
        System = "system",
        /// Nothing does.
        Off = "off",
    }
}

choice! {
    /// How large text is, in percent of what the browser would show.
    TextSize {
        /// As the browser has it.
        Normal = "100",
        /// Larger.
        Large = "125",
        /// Larger still.
        Larger = "150",
        /// Twice as large.
        Largest = "200",
    }
}

choice! {
    /// Under which thumb the buttons stand.
    Hand {
        /// The right one.
        Right = "right",
        /// The left one.
        Left = "left",
    }
}

/// All these choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    /// Light or dark.
    pub theme: Theme,
    /// Whether anything moves.
    pub motion: Motion,
    /// How large text is.
    pub text: TextSize,
    /// Under which thumb the buttons stand.
    pub hand: Hand,
}

impl Theme {
    /// When colours count that are made for light or for lamplight, as a media query.
    #[must_use]
    pub fn media_of(self, colours: Self) -> &'static str {
        match (self, colours) {
            (Self::System, Self::Lamplight) => "(prefers-color-scheme: dark)",
            (Self::System, _) => "(prefers-color-scheme: light)",
            _ if self == colours => "all",
            _ => "not all",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_known_by_its_name_and_an_unknown_name_chooses_nothing() {
        for &theme in Theme::ALL {
            assert_eq!(Theme::of_tag(theme.tag()), theme);
        }
        for &text in TextSize::ALL {
            assert_eq!(TextSize::of_tag(text.tag()), text);
        }
        assert_eq!(Motion::of_tag("off"), Motion::Off);
        assert_eq!(Hand::of_tag("left"), Hand::Left);
        for unknown in ["", "LEFT", "150 ", "dark"] {
            assert_eq!(Theme::of_tag(unknown), Theme::System);
            assert_eq!(TextSize::of_tag(unknown), TextSize::Normal);
            assert_eq!(Hand::of_tag(unknown), Hand::Right);
        }
    }

    #[test]
    fn just_one_of_daylight_and_lamplight_counts() {
        for theme in [Theme::Light, Theme::Lamplight] {
            let counts = [Theme::Light, Theme::Lamplight].map(|colours| theme.media_of(colours));
            assert_ne!(counts[0], counts[1], "{theme:?}");
            assert!(counts.contains(&"all"), "{theme:?}");
        }
    }
}
