//! The cards in Croatian. Men's names decline with their title, women's foreign surnames do not; a
//! tool is a bare instrumental.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("Miss Scarlett", "Miss Scarlett"),
        s("pukovnik Mustard", "pukovnika Mustarda"),
        s("gospođa White", "gospođu White"),
        s("velečasni Green", "velečasnog Greena"),
        s("gospođa Peacock", "gospođu Peacock"),
        s("profesor Plum", "profesora Pluma"),
    ],
    weapons: [
        w("svijećnjak", "svijećnjakom", "svijećnjak"),
        w("bodež", "bodežom", "bodež"),
        w("olovna cijev", "olovnom cijevi", "olovnu cijev"),
        w("revolver", "revolverom", "revolver"),
        w("uže", "užetom", "uže"),
        w("francuski ključ", "francuskim ključem", "francuski ključ"),
    ],
    rooms: [
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
    ],
};
