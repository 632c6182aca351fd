//! The cards in Croatian. Men's names decline with their title, women's foreign surnames do not; a
//! tool is a bare instrumental.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("Miss Scarlett", "Miss Scarlett"),
    s("pukovnik Mustard", "pukovnika Mustarda"),
    s("gospođa White", "gospođu White"),
    s("velečasni Green", "velečasnog Greena"),
    s("gospođa Peacock", "gospođu Peacock"),
    s("profesor Plum", "profesora Pluma"),
];

static MODERN_SUSPECTS: [SuspectForms; 6] = [
    s("Kasandra Scarlet", "Kasandru Scarlet"),
    s("Jack Mustard", "Jacka Mustarda"),
    s("Diane White", "Diane White"),
    s("Jacob Green", "Jacoba Greena"),
    s("Eleanor Peacock", "Eleanor Peacock"),
    s("Victor Plum", "Victora Pluma"),
];

static WEAPONS: [WeaponForms; 7] = [
    w("svijećnjak", "svijećnjakom", "svijećnjak"),
    w("bodež", "bodežom", "bodež"),
    w("olovna cijev", "olovnom cijevi", "olovnu cijev"),
    w("revolver", "revolverom", "revolver"),
    w("uže", "užetom", "uže"),
    w("francuski ključ", "francuskim ključem", "francuski ključ"),
    w("pištolj", "pištoljem", "pištolj"),
];

static ROOMS: [RoomForms; 15] = [
    r("kuhinja", "u kuhinji", "u kuhinju", "kuhinju", "kod kuhinje"),
    r(
        "plesna dvorana",
        "u plesnoj dvorani",
        "u plesnu dvoranu",
        "plesnu dvoranu",
        "kod plesne dvorane",
    ),
    r("zimski vrt", "u zimskom vrtu", "u zimski vrt", "zimski vrt", "kod zimskog vrta"),
    r(
        "biljarska soba",
        "u biljarskoj sobi",
        "u biljarsku sobu",
        "biljarsku sobu",
        "kod biljarske sobe",
    ),
    r("knjižnica", "u knjižnici", "u knjižnicu", "knjižnicu", "kod knjižnice"),
    r("radna soba", "u radnoj sobi", "u radnu sobu", "radnu sobu", "kod radne sobe"),
    r("predvorje", "u predvorju", "u predvorje", "predvorje", "kod predvorja"),
    r("salon", "u salonu", "u salon", "salon", "kod salona"),
    r("blagovaonica", "u blagovaonici", "u blagovaonicu", "blagovaonicu", "kod blagovaonice"),
    r(
        "dnevni boravak",
        "u dnevnom boravku",
        "u dnevni boravak",
        "dnevni boravak",
        "kod dnevnog boravka",
    ),
    r("veranda", "na verandi", "na verandu", "verandu", "kod verande"),
    r("garaža", "u garaži", "u garažu", "garažu", "kod garaže"),
    r("igraonica", "u igraonici", "u igraonicu", "igraonicu", "kod igraonice"),
    r("spavaća soba", "u spavaćoj sobi", "u spavaću sobu", "spavaću sobu", "kod spavaće sobe"),
    r("kupaonica", "u kupaonici", "u kupaonicu", "kupaonicu", "kod kupaonice"),
];
