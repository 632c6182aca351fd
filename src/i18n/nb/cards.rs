//! The cards in Norwegian Bokmål. Sentences take the definite form; one is *på* the kitchen and
//! the study, and *i* all other rooms.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("frøken Scarlett", "frøken Scarlett"),
    s("oberst Mustard", "oberst Mustard"),
    s("fru White", "fru White"),
    s("pastor Green", "pastor Green"),
    s("fru Peacock", "fru Peacock"),
    s("professor Plum", "professor Plum"),
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
    w("lysestake", "med lysestaken", "lysestaken"),
    w("dolk", "med dolken", "dolken"),
    w("blyrør", "med blyrøret", "blyrøret"),
    w("revolver", "med revolveren", "revolveren"),
    w("tau", "med tauet", "tauet"),
    w("skiftenøkkel", "med skiftenøkkelen", "skiftenøkkelen"),
    w("pistol", "med pistolen", "pistolen"),
];

static ROOMS: [RoomForms; 15] = [
    r("kjøkken", "på kjøkkenet", "inn på kjøkkenet", "kjøkkenet", "ved kjøkkenet"),
    r("ballsal", "i ballsalen", "inn i ballsalen", "ballsalen", "ved ballsalen"),
    r("vinterhage", "i vinterhagen", "inn i vinterhagen", "vinterhagen", "ved vinterhagen"),
    r("biljardrom", "i biljardrommet", "inn i biljardrommet", "biljardrommet", "ved biljardrommet"),
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
    r("stue", "i stuen", "inn i stuen", "stuen", "ved stuen"),
    r("veranda", "på verandaen", "ut på verandaen", "verandaen", "ved verandaen"),
    r("garasje", "i garasjen", "inn i garasjen", "garasjen", "ved garasjen"),
    r("spillrom", "i spillrommet", "inn i spillrommet", "spillrommet", "ved spillrommet"),
    r("soverom", "på soverommet", "inn på soverommet", "soverommet", "ved soverommet"),
    r("bad", "på badet", "inn på badet", "badet", "ved badet"),
];
