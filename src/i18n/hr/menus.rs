//! Words outside the game itself, in Croatian.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "Ubojstvo u dvorcu i jedan telefon koji kruži oko stola",
    unofficial: "Neslužbeno: nije povezano s vlasnicima imena igre.",
    language: "Jezik",
    menu: "Izbornik",
    back: "Natrag",
    close: "Zatvori",
    cancel: "Odustani",
    reload: "Učitaj ponovno",
    and: " i ",
    panic_title: "Nešto je pošlo po zlu",
    panic_saved: "Igra je spremljena. Učitaj stranicu ponovno i igrajte dalje.",
};

pub(super) const HOME: Home =
    Home { new_game: "Nova igra", resume: "Nastavi igru", turn: t("{n}. potez") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "Spremljena igra ne može se otvoriti",
    kept: "Ostaje kakva jest. Novu igru svejedno možeš započeti.",
    not_text: "Ono što je spremljeno nije igra.",
    damaged: "Nedostaje joj jedan dio.",
    checksum: "Promijenjena je ili oštećena: kontrolni zbroj ne odgovara.",
    newer: "Spremila ju je novija inačica Kartana. Učitaj stranicu ponovno da je dobiješ.",
    header: "Njezin početak, s igračima i pravilima, nema smisla.",
    contradiction: t("Proturječi sama sebi kod događaja {n}: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "Ovaj preglednik ne dopušta spremanje. Možete igrati dalje, ali igra nestaje kad se \
             stranica zatvori.",
    full: "Nema više mjesta za spremanje. Možete igrati dalje, ali ono što se dogodi od sada \
           nestaje kad se stranica zatvori. \
           Brisanjem starih igara oslobađa se mjesto.",
    stuck: "Igra koja traje nije se mogla spremiti, pa se druga ne otvara. Najprije obriši neku staru igru.",
    other_tab: "Ova je igra otvorena i u drugoj kartici preglednika i ondje je već odmakla.",
    other_tab_reload: "Nastavi ovdje",
    deleted_elsewhere: "Ova je igra obrisana u drugoj kartici preglednika.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Finska pravila",
        differences: [
            "Druga ploča: svi počinju u središtu i samo se ondje optužuje.",
            "Svi dobivaju jednako mnogo karata; višak leži otkriven pred svima.",
            "Predlažeš samo ondje kamo dođeš u tom potezu ili kamo te premjesti drugi igrač.",
        ],
    },
    nb: Rulebook {
        name: "Norveška pravila",
        differences: [
            "Dvije kockice: hodaš koliko baciš, a počinje onaj tko baci najviše.",
            "Dok si u sobi, ondje smiješ predlagati u svakom potezu.",
            "Optužiti smiješ bilo kada u svojem potezu, naglas.",
        ],
    },
    hu: Rulebook {
        name: "Mađarska pravila",
        differences: [
            "I za dvoje. Jedna kockica: hodaš koliko baciš ili manje, ako želiš.",
            "Smiješ ostati u sobi i ondje predlagati u svakom potezu.",
            "Optužba se zapisuje potajno; nakon prijedloga samo ako ga nitko nije mogao \
             opovrgnuti.",
        ],
    },
    nl: Rulebook {
        name: "Nizozemska pravila",
        differences: [
            "Dvije kockice, a hodaš točno koliko baciš.",
            "Jedan prijedlog pri svakom dolasku: za drugi moraš izaći i vratiti se.",
            "Nakon prijedloga smiješ optužiti samo ako ga nitko nije mogao opovrgnuti.",
        ],
    },
    hr: Rulebook {
        name: "Hrvatska pravila",
        differences: [
            "Jedna kockica, a hodaš točno koliko baciš.",
            "Predlažeš samo ondje kamo u tom potezu dođeš ili kamo te premjesti drugi igrač.",
            "Kad svi ostali pogrešno optuže, posljednji odmah pobjeđuje.",
        ],
    },
    form: Form {
        title: "Nova igra",
        rulebook: "Čija pravila?",
        differences: "Po čemu su posebna",
        how_many: "Koliko igrača?",
        name_of: t("Ime {n}. igrača"),
        default_name: t("Igrač {n}"),
        character: "Lik",
        order: "Redoslijed oko stola",
        order_hint: "U smjeru kazaljke na satu, onako kako sjedite.",
        move_up: t("Pomakni ranije: {p}"),
        nearest: "Po ovim pravilima svatko uzima najbliži lik, pa sjedite redom početnih polja \
                  likova, u smjeru kazaljke na satu.",
        start: "Počni",
        name_blank: t("Nedostaje ime {n}. igrača."),
        name_long: t("Ime {n}. igrača je predugo: najviše {m} znakova."),
        same_character: t("Dvoje igrača želi isti lik: {s.nom}."),
        out_of_order: t("Po ovim pravilima sjedite redom likova. Na pogrešnom mjestu: {s.nom}."),
        too_few: t("Po ovim pravilima najmanji je broj igrača {n}."),
        too_many: t("Po ovim pravilima najveći je broj igrača {n}."),
    },
};
