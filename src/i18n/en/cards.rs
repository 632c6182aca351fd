//! The cards in English.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("Miss Scarlett", "Miss Scarlett"),
        s("Colonel Mustard", "Colonel Mustard"),
        s("Mrs White", "Mrs White"),
        s("Reverend Green", "Reverend Green"),
        s("Mrs Peacock", "Mrs Peacock"),
        s("Professor Plum", "Professor Plum"),
    ],
    weapons: [
        w("candlestick", "with the candlestick", "the candlestick"),
        w("dagger", "with the dagger", "the dagger"),
        w("lead pipe", "with the lead pipe", "the lead pipe"),
        w("revolver", "with the revolver", "the revolver"),
        w("rope", "with the rope", "the rope"),
        w("spanner", "with the spanner", "the spanner"),
    ],
    rooms: [
        r("kitchen", "in the kitchen", "into the kitchen", "the kitchen", "near the kitchen"),
        r("ballroom", "in the ballroom", "into the ballroom", "the ballroom", "near the ballroom"),
        r(
            "conservatory",
            "in the conservatory",
            "into the conservatory",
            "the conservatory",
            "near the conservatory",
        ),
        r(
            "billiard room",
            "in the billiard room",
            "into the billiard room",
            "the billiard room",
            "near the billiard room",
        ),
        r("library", "in the library", "into the library", "the library", "near the library"),
        r("study", "in the study", "into the study", "the study", "near the study"),
        r("hall", "in the hall", "into the hall", "the hall", "near the hall"),
        r("lounge", "in the lounge", "into the lounge", "the lounge", "near the lounge"),
        r(
            "dining room",
            "in the dining room",
            "into the dining room",
            "the dining room",
            "near the dining room",
        ),
    ],
};
