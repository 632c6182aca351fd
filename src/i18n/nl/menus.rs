//! Words outside the game itself, in Dutch.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "Een moord op het landgoed, en één telefoon die de tafel rondgaat",
    unofficial: "Niet officieel: staat los van de eigenaars van de namen van het spel.",
    language: "Taal",
    menu: "Menu",
    back: "Terug",
    close: "Sluiten",
    cancel: "Annuleren",
    reload: "Opnieuw laden",
    and: " en ",
    panic_title: "Er ging iets mis",
    panic_saved: "Het spel is opgeslagen. Laad de pagina opnieuw en speel verder.",
};

pub(super) const HOME: Home =
    Home { new_game: "Nieuw spel", resume: "Verder spelen", turn: t("Beurt {n}") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "Het opgeslagen spel kan niet worden geopend",
    kept: "Het blijft bewaard zoals het is. Je kunt toch een nieuw spel beginnen.",
    not_text: "Wat is opgeslagen, is geen spel.",
    damaged: "Er ontbreekt een deel.",
    checksum: "Het is veranderd of beschadigd: de controlesom klopt niet.",
    newer: "Een nieuwere versie van Kartano heeft het opgeslagen. Laad de pagina opnieuw om die \
            versie te krijgen.",
    header: "Het begin, met de spelers en de spelregels, klopt niet.",
    contradiction: t("Het spreekt zichzelf tegen bij gebeurtenis {n}: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "Deze browser laat het spel niets opslaan. Jullie kunnen verder spelen, maar als de \
             pagina dichtgaat, is het spel weg.",
    full: "Er is geen ruimte meer om op te slaan. Jullie kunnen verder spelen, maar wat er vanaf \
           nu gebeurt, is weg als de pagina dichtgaat. \
           Verwijder oude spellen om ruimte te maken.",
    stuck: "Het spel dat bezig is, kon niet worden bewaard, dus gaat er geen ander open. Verwijder eerst een oud spel.",
    other_tab: "Dit spel wordt in een ander tabblad gespeeld en is daar al verder.",
    other_tab_reload: "Hier verder spelen",
    deleted_elsewhere: "Dit spel is in een ander tabblad verwijderd.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Finse regels",
        differences: [
            "Een ander bord: iedereen begint in het midden, en alleen daar wordt beschuldigd.",
            "Iedereen krijgt evenveel kaarten; wat overblijft, ligt open voor iedereen.",
            "Een vermoeden alleen waar je deze beurt aankwam, of waar een andere speler je neerzette.",
        ],
    },
    nb: Rulebook {
        name: "Noorse regels",
        differences: [
            "Twee dobbelstenen: je loopt de hele worp, en wie het hoogst gooit, begint.",
            "Zolang je in een kamer staat, mag je daar elke beurt een vermoeden uitspreken.",
            "Beschuldigen mag op elk moment van je eigen beurt, hardop.",
        ],
    },
    hu: Rulebook {
        name: "Hongaarse regels",
        differences: [
            "Ook voor twee. Eén dobbelsteen: je loopt wat je gooit, of minder als je wilt.",
            "Je mag in een kamer blijven en daar elke beurt een vermoeden uitspreken.",
            "Een beschuldiging schrijf je in het geheim op; na een vermoeden alleen als niemand \
             het kon weerleggen.",
        ],
    },
    nl: Rulebook {
        name: "Nederlandse regels",
        differences: [
            "Twee dobbelstenen, en je loopt de hele worp.",
            "Eén vermoeden per keer dat je binnenkomt: voor nog een moet je weg en weer terug.",
            "Na een vermoeden mag je alleen beschuldigen als niemand het kon weerleggen.",
        ],
    },
    hr: Rulebook {
        name: "Kroatische regels",
        differences: [
            "Eén dobbelsteen, en je loopt de hele worp.",
            "Een vermoeden mag alleen waar je deze beurt binnenkwam of waar een ander je neerzette.",
            "Als alle anderen verkeerd hebben beschuldigd, wint wie overblijft meteen.",
        ],
    },
    form: Form {
        title: "Nieuw spel",
        rulebook: "Welke regels?",
        differences: "Wat er bijzonder aan is",
        how_many: "Hoeveel spelers?",
        name_of: t("Naam van speler {n}"),
        default_name: t("Speler {n}"),
        character: "Personage",
        order: "Volgorde rond de tafel",
        order_hint: "Met de klok mee, zoals jullie zitten.",
        move_up: t("Naar voren zetten: {p}"),
        nearest: "Volgens deze regels neemt iedereen het dichtstbijzijnde personage. Jullie zitten \
                  dus in de volgorde van de startvakjes, met de klok mee.",
        start: "Beginnen",
        name_blank: t("Speler {n} heeft nog geen naam."),
        name_long: t("De naam van speler {n} is te lang: hoogstens {m} tekens."),
        same_character: t("Twee spelers willen hetzelfde personage: {s.nom}."),
        out_of_order: t("Volgens deze regels zitten jullie in de volgorde van de personages. De \
                         volgorde klopt niet bij: {s.nom}."),
        too_few: t("Volgens deze regels zijn er minstens {n} spelers nodig."),
        too_many: t("Volgens deze regels zijn er hoogstens {n} spelers."),
    },
};
