//! The cards in Dutch. "Into" stands behind its room: *de keuken in*.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("Rosa Roodhart", "Rosa Roodhart"),
        s("kolonel Van Geelen", "kolonel Van Geelen"),
        s("mevrouw De Wit", "mevrouw De Wit"),
        s("dominee Groenewoud", "dominee Groenewoud"),
        s("mevrouw Blaauw van Draet", "mevrouw Blaauw van Draet"),
        s("professor Pimpel", "professor Pimpel"),
    ],
    weapons: [
        w("kandelaar", "met de kandelaar", "de kandelaar"),
        w("dolk", "met de dolk", "de dolk"),
        w("loden pijp", "met de loden pijp", "de loden pijp"),
        w("revolver", "met de revolver", "de revolver"),
        w("touw", "met het touw", "het touw"),
        w("steeksleutel", "met de steeksleutel", "de steeksleutel"),
    ],
    rooms: [
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
    ],
};
