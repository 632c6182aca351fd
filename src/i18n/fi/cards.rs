//! The cards in Finnish. A suspect's object is the partitive, a weapon's "with" the adessive, a
//! room's "in" and "into" the inessive and illative.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("neiti Punakulta", "neiti Punakultaa"),
        s("eversti Keltanokka", "eversti Keltanokkaa"),
        s("rouva Valkopesu", "rouva Valkopesua"),
        s("pastori Viherlevä", "pastori Viherlevää"),
        s("rouva Päiväperhonen", "rouva Päiväperhosta"),
        s("professori Purppuravalo", "professori Purppuravaloa"),
    ],
    weapons: [
        w("kynttilänjalka", "kynttilänjalalla", "kynttilänjalan"),
        w("tikari", "tikarilla", "tikarin"),
        w("putki", "putkella", "putken"),
        w("revolveri", "revolverilla", "revolverin"),
        w("köysi", "köydellä", "köyden"),
        w("jakoavain", "jakoavaimella", "jakoavaimen"),
    ],
    rooms: [
        r("keittiö", "keittiössä", "keittiöön", "keittiön", "keittiön lähellä"),
        r("tanssisali", "tanssisalissa", "tanssisaliin", "tanssisalin", "tanssisalin lähellä"),
        r(
            "kasvihuone",
            "kasvihuoneessa",
            "kasvihuoneeseen",
            "kasvihuoneen",
            "kasvihuoneen lähellä",
        ),
        r(
            "biljardihuone",
            "biljardihuoneessa",
            "biljardihuoneeseen",
            "biljardihuoneen",
            "biljardihuoneen lähellä",
        ),
        r("kirjasto", "kirjastossa", "kirjastoon", "kirjaston", "kirjaston lähellä"),
        r("työhuone", "työhuoneessa", "työhuoneeseen", "työhuoneen", "työhuoneen lähellä"),
        r("halli", "hallissa", "halliin", "hallin", "hallin lähellä"),
        r("salonki", "salongissa", "salonkiin", "salongin", "salongin lähellä"),
        r("ruokasali", "ruokasalissa", "ruokasaliin", "ruokasalin", "ruokasalin lähellä"),
    ],
};
