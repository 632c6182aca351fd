//! The cards in Finnish. A suspect's object is the partitive, a weapon's "with" the adessive, a
//! room's "in" and "into" the inessive and illative.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("neiti Punakulta", "neiti Punakultaa"),
    s("eversti Keltanokka", "eversti Keltanokkaa"),
    s("rouva Valkopesu", "rouva Valkopesua"),
    s("pastori Viherlevä", "pastori Viherlevää"),
    s("rouva Päiväperhonen", "rouva Päiväperhosta"),
    s("professori Purppuravalo", "professori Purppuravaloa"),
];

static MODERN_SUSPECTS: [SuspectForms; 6] = [
    s("Marjaana Punakulta", "Marjaana Punakultaa"),
    s("Jaska Keltanokka", "Jaska Keltanokkaa"),
    s("Aino Valkopesu", "Aino Valkopesua"),
    s("Juhani Viherlevä", "Juhani Viherlevää"),
    s("Regina Päiväperhonen", "Regina Päiväperhosta"),
    s("Pekka Purppuravalo", "Pekka Purppuravaloa"),
];

static WEAPONS: [WeaponForms; 7] = [
    w("kynttilänjalka", "kynttilänjalalla", "kynttilänjalan"),
    w("tikari", "tikarilla", "tikarin"),
    w("putki", "putkella", "putken"),
    w("revolveri", "revolverilla", "revolverin"),
    w("köysi", "köydellä", "köyden"),
    w("jakoavain", "jakoavaimella", "jakoavaimen"),
    w("pistooli", "pistoolilla", "pistoolin"),
];

static ROOMS: [RoomForms; 15] = [
    r("keittiö", "keittiössä", "keittiöön", "keittiön", "keittiön lähellä"),
    r("tanssisali", "tanssisalissa", "tanssisaliin", "tanssisalin", "tanssisalin lähellä"),
    r("kasvihuone", "kasvihuoneessa", "kasvihuoneeseen", "kasvihuoneen", "kasvihuoneen lähellä"),
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
    r("olohuone", "olohuoneessa", "olohuoneeseen", "olohuoneen", "olohuoneen lähellä"),
    r("veranta", "verannalla", "verannalle", "verannan", "verannan lähellä"),
    r("autotalli", "autotallissa", "autotalliin", "autotallin", "autotallin lähellä"),
    r("pelihuone", "pelihuoneessa", "pelihuoneeseen", "pelihuoneen", "pelihuoneen lähellä"),
    r("makuuhuone", "makuuhuoneessa", "makuuhuoneeseen", "makuuhuoneen", "makuuhuoneen lähellä"),
    r("kylpyhuone", "kylpyhuoneessa", "kylpyhuoneeseen", "kylpyhuoneen", "kylpyhuoneen lähellä"),
];
