//! The cards in Norwegian Bokmål. Sentences take the definite form; one is *på* the kitchen and
//! the study, and *i* all other rooms.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("frøken Scarlett", "frøken Scarlett"),
        s("oberst Mustard", "oberst Mustard"),
        s("fru White", "fru White"),
        s("pastor Green", "pastor Green"),
        s("fru Peacock", "fru Peacock"),
        s("professor Plum", "professor Plum"),
    ],
    weapons: [
        w("lysestake", "med lysestaken", "lysestaken"),
        w("dolk", "med dolken", "dolken"),
        w("blyrør", "med blyrøret", "blyrøret"),
        w("revolver", "med revolveren", "revolveren"),
        w("tau", "med tauet", "tauet"),
        w("skiftenøkkel", "med skiftenøkkelen", "skiftenøkkelen"),
    ],
    rooms: [
        r("kjøkken", "på kjøkkenet", "inn på kjøkkenet", "kjøkkenet", "ved kjøkkenet"),
        r("ballsal", "i ballsalen", "inn i ballsalen", "ballsalen", "ved ballsalen"),
        r("vinterhage", "i vinterhagen", "inn i vinterhagen", "vinterhagen", "ved vinterhagen"),
        r(
            "biljardrom",
            "i biljardrommet",
            "inn i biljardrommet",
            "biljardrommet",
            "ved biljardrommet",
        ),
        r("bibliotek", "i biblioteket", "inn i biblioteket", "biblioteket", "ved biblioteket"),
        r(
            "arbeidsrom",
            "på arbeidsrommet",
            "inn på arbeidsrommet",
            "arbeidsrommet",
            "ved arbeidsrommet",
        ),
        r("entré", "i entreen", "inn i entreen", "entreen", "ved entreen"),
        r("salong", "i salongen", "inn i salongen", "salongen", "ved salongen"),
        r("spisestue", "i spisestuen", "inn i spisestuen", "spisestuen", "ved spisestuen"),
    ],
};
