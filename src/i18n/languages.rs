//! Which words belong to which language.

use super::catalog::Catalog;
use super::locale::Locale;
use super::{en, fi, hr, hu, nb, nl};

impl Locale {
    /// The words of the language.
    #[must_use]
    pub fn catalog(self) -> &'static Catalog {
        match self {
            Self::Fi => &fi::CATALOG,
            Self::Nb => &nb::CATALOG,
            Self::Hu => &hu::CATALOG,
            Self::Nl => &nl::CATALOG,
            Self::Hr => &hr::CATALOG,
            Self::En => &en::CATALOG,
        }
    }
}
