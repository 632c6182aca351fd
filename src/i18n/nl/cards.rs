//! The cards in Dutch. "Into" stands behind its room: *de keuken in*.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("Rosa Roodhart", "Rosa Roodhart"),
    s("kolonel Van Geelen", "kolonel Van Geelen"),
    s("mevrouw De Wit", "mevrouw De Wit"),
    s("dominee Groenewoud", "dominee Groenewoud"),
    s("mevrouw Blaauw van Draet", "mevrouw Blaauw van Draet"),
    s("professor Pimpel", "professor Pimpel"),
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
    w("kandelaar", "met de kandelaar", "de kandelaar"),
    w("dolk", "met de dolk", "de dolk"),
    w("loden pijp", "met de loden pijp", "de loden pijp"),
    w("revolver", "met de revolver", "de revolver"),
    w("touw", "met het touw", "het touw"),
    w("steeksleutel", "met de steeksleutel", "de steeksleutel"),
    w("pistool", "met het pistool", "het pistool"),
];

static ROOMS: [RoomForms; 15] = [
    r("keuken", "in de keuken", "de keuken in", "de keuken", "bij de keuken"),
    r("balzaal", "in de balzaal", "de balzaal in", "de balzaal", "bij de balzaal"),
    r("serre", "in de serre", "de serre in", "de serre", "bij de serre"),
    r(
        "biljartkamer",
        "in de biljartkamer",
        "de biljartkamer in",
        "de biljartkamer",
        "bij de biljartkamer",
    ),
    r(
        "bibliotheek",
        "in de bibliotheek",
        "de bibliotheek in",
        "de bibliotheek",
        "bij de bibliotheek",
    ),
    r(
        "studeerkamer",
        "in de studeerkamer",
        "de studeerkamer in",
        "de studeerkamer",
        "bij de studeerkamer",
    ),
    r("hal", "in de hal", "de hal in", "de hal", "bij de hal"),
    r("zitkamer", "in de zitkamer", "de zitkamer in", "de zitkamer", "bij de zitkamer"),
    r("eetkamer", "in de eetkamer", "de eetkamer in", "de eetkamer", "bij de eetkamer"),
    r("woonkamer", "in de woonkamer", "de woonkamer in", "de woonkamer", "bij de woonkamer"),
    r("veranda", "op de veranda", "de veranda op", "de veranda", "bij de veranda"),
    r("garage", "in de garage", "de garage in", "de garage", "bij de garage"),
    r("speelkamer", "in de speelkamer", "de speelkamer in", "de speelkamer", "bij de speelkamer"),
    r("slaapkamer", "in de slaapkamer", "de slaapkamer in", "de slaapkamer", "bij de slaapkamer"),
    r("badkamer", "in de badkamer", "de badkamer in", "de badkamer", "bij de badkamer"),
];
