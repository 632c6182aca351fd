//! Which words belong to which language.

use super::catalog::Catalog;
use super::locale::Locale;
use super::{en, fi, hr, hu, nb, nl};
use crate::engine::edition::Edition;

impl Locale {
    /// The words of the language, where cards have the names of the classic edition.
    #[must_use]
    pub fn catalog(self) -> &'static Catalog {
        self.catalog_of(Edition::Classic)
    }

    /// The words of the language for a game of this edition.
    #[must_use]
    pub fn catalog_of(self, edition: Edition) -> &'static Catalog {
        let catalogs = match self {
            Self::Fi => &fi::CATALOGS,
            Self::Nb => &nb::CATALOGS,
            Self::Hu => &hu::CATALOGS,
            Self::Nl => &nl::CATALOGS,
            Self::Hr => &hr::CATALOGS,
            Self::En => &en::CATALOGS,
        };
        catalogs.of(edition)
    }
}
