//! Words outside the game itself, in Hungarian.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "Gyilkosság a kastélyban – és egy telefon, amely körbejár az asztalnál",
    unofficial: "Nem hivatalos játék: nincs kapcsolatban a játék neveinek tulajdonosaival.",
    language: "Nyelv",
    menu: "Menü",
    back: "Vissza",
    close: "Bezárás",
    cancel: "Mégse",
    reload: "Újratöltés",
    and: " és ",
    panic_title: "Valami hiba történt",
    panic_saved: "A játék el van mentve. Töltsd újra az oldalt, és játsszatok tovább.",
};

pub(super) const HOME: Home =
    Home { new_game: "Új játék", resume: "Játék folytatása", turn: t("{n}. forduló") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "A mentett játékot nem lehet megnyitni",
    kept: "Megmarad úgy, ahogy van. Új játékot így is kezdhetsz.",
    not_text: "Ami el van mentve, az nem játék.",
    damaged: "Hiányzik belőle valami.",
    checksum: "Megváltozott vagy megsérült: nem egyezik az ellenőrző összege.",
    newer: "A Kartano egy újabb változata mentette. Töltsd újra az oldalt, hogy azt kapd.",
    header: "Az elejének, a játékosoknak és a szabályoknak nincs értelme.",
    contradiction: t("Ellentmond önmagának, {n}. esemény: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "Ez a böngésző semmit sem enged elmenteni. Játszhattok tovább, de az oldal bezárásával \
             a játék véget ér.",
    full: "Elfogyott a hely a mentéshez. Játszhattok tovább, de ami ezután történik, az oldal \
           bezárásakor elvész. \
           Régi játékok törlésével hely szabadul fel.",
    stuck: "A folyamatban lévő játékot nem sikerült menteni, ezért másik nem nyílik meg. Előbb törölj egy régi játékot.",
    other_tab: "Ez a játék egy másik lapon fut, és ott már előrébb jár.",
    other_tab_reload: "Itt játszunk tovább",
    deleted_elsewhere: "Ezt a játékot egy másik lapon törölték.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Finn szabályok",
        differences: [
            "Másik tábla: mindenki a közepén kezd, és vádat csak ott lehet emelni.",
            "Mindenki ugyanannyi kártyát kap; a maradék nyíltan, mindenki előtt fekszik.",
            "Csak ott gyanúsíthatsz, ahová ebben a fordulóban érkeztél, vagy ahová egy másik játékos átrakott.",
        ],
    },
    nb: Rulebook {
        name: "Norvég szabályok",
        differences: [
            "Két kocka: a teljes dobást le kell lépni, és az kezd, aki a legnagyobbat dobja.",
            "Amíg egy szobában állsz, minden fordulóban gyanúsíthatsz ott.",
            "A saját fordulódban bármikor vádat emelhetsz, hangosan.",
        ],
    },
    hu: Rulebook {
        name: "Magyar szabályok",
        differences: [
            "Ketten is játszhatjátok. Egy kocka: annyit lépsz, amennyit dobtál, vagy kevesebbet.",
            "Egy szobában maradhatsz, és minden fordulóban gyanúsíthatsz ott.",
            "A vádat titokban leírod; gyanúsítás után csak akkor, ha senki sem tudta megcáfolni.",
        ],
    },
    nl: Rulebook {
        name: "Holland szabályok",
        differences: [
            "Két kocka, és a teljes dobást le kell lépni.",
            "Érkezésenként egy gyanúsítás: az újabbhoz menj ki, és gyere vissza.",
            "Gyanúsítás után csak akkor emelhetsz vádat, ha senki sem tudta megcáfolni.",
        ],
    },
    hr: Rulebook {
        name: "Horvát szabályok",
        differences: [
            "Egy kocka, és a teljes dobást le kell lépni.",
            "Csak ott gyanúsíthatsz, ahová ebben a fordulóban érkeztél, vagy ahová más \
             áthelyezett.",
            "Ha mindenki más tévesen emelt vádat, az utolsó azonnal győz.",
        ],
    },
    form: Form {
        title: "Új játék",
        rulebook: "Melyik szabályokkal?",
        differences: "Miben mások",
        how_many: "Hány játékos?",
        name_of: t("{n}. játékos neve"),
        default_name: t("{n}. játékos"),
        character: "Szereplő",
        order: "Sorrend az asztal körül",
        order_hint: "Az óramutató járásával, ahogy ültök.",
        move_up: t("Előrébb teszem: {p}"),
        nearest: "Ezekkel a szabályokkal mindenki a legközelebbi szereplőt kapja, így a kezdőmezők \
                  sorrendjében ültök, az óramutató járásával.",
        start: "Kezdés",
        name_blank: t("Még hiányzik a neve: {n}. játékos."),
        name_long: t("Túl hosszú a neve: {n}. játékos. Legfeljebb {m} karakter lehet."),
        same_character: t("Két játékos ugyanazt a szereplőt választotta: {s.nom}."),
        out_of_order: t("Ezekkel a szabályokkal a szereplők sorrendjében ültök. Rossz helyen: \
                         {s.nom}."),
        too_few: t("Ezekkel a szabályokkal legalább {n} játékos kell."),
        too_many: t("Ezekkel a szabályokkal legfeljebb {n} játékos lehet."),
    },
};
