//! The cards in English.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("Miss Scarlett", "Miss Scarlett"),
    s("Colonel Mustard", "Colonel Mustard"),
    s("Mrs White", "Mrs White"),
    s("Reverend Green", "Reverend Green"),
    s("Mrs Peacock", "Mrs Peacock"),
    s("Professor Plum", "Professor Plum"),
];

static MODERN_SUSPECTS: [SuspectForms; 6] = [
    s("Kasandra Scarlet", "Kasandra Scarlet"),
    s("Jack Mustard", "Jack Mustard"),
    s("Diane White", "Diane White"),
    s("Jacob Green", "Jacob Green"),
    s("Eleanor Peacock", "Eleanor Peacock"),
    s("Victor Plum", "Victor Plum"),
];

static WEAPONS: [WeaponForms; 7] = [
    w("candlestick", "with the candlestick", "the candlestick"),
    w("dagger", "with the dagger", "the dagger"),
    w("lead pipe", "with the lead pipe", "the lead pipe"),
    w("revolver", "with the revolver", "the revolver"),
    w("rope", "with the rope", "the rope"),
    w("spanner", "with the spanner", "the spanner"),
    w("pistol", "with the pistol", "the pistol"),
];

static ROOMS: [RoomForms; 15] = [
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
    r(
        "living room",
        "in the living room",
        "into the living room",
        "the living room",
        "near the living room",
    ),
    r("veranda", "on the veranda", "onto the veranda", "the veranda", "near the veranda"),
    r("garage", "in the garage", "into the garage", "the garage", "near the garage"),
    r(
        "games room",
        "in the games room",
        "into the games room",
        "the games room",
        "near the games room",
    ),
    r("bedroom", "in the bedroom", "into the bedroom", "the bedroom", "near the bedroom"),
    r("bathroom", "in the bathroom", "into the bathroom", "the bathroom", "near the bathroom"),
];
