//! Words outside the game itself, in Norwegian Bokmål.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "Et mord på herregården, og én telefon som går rundt bordet",
    unofficial: "Uoffisielt: uten tilknytning til eierne av spillets navn.",
    language: "Språk",
    menu: "Meny",
    back: "Tilbake",
    close: "Lukk",
    cancel: "Avbryt",
    reload: "Last siden på nytt",
    and: " og ",
    panic_title: "Noe gikk galt",
    panic_saved: "Spillet er lagret. Last siden på nytt og spill videre.",
};

pub(super) const HOME: Home =
    Home { new_game: "Nytt spill", resume: "Fortsett spillet", turn: t("Tur nummer {n}") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "Det lagrede spillet kan ikke åpnes",
    kept: "Det blir liggende som det er. Du kan likevel begynne et nytt spill.",
    not_text: "Det som ligger lagret, er ikke et spill.",
    damaged: "En del av det mangler.",
    checksum: "Det er endret eller skadet: kontrollsummen stemmer ikke.",
    newer: "En nyere utgave av Kartano har lagret det. Last siden på nytt for å få den utgaven.",
    header: "Begynnelsen, med spillerne og reglene, gir ingen mening.",
    contradiction: t("Det motsier seg selv i hendelse {n}: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "Nettleseren lar ikke spillet lagre noe. Dere kan spille videre, men spillet er slutt \
             når siden lukkes.",
    full: "Det er ikke plass til å lagre mer. Dere kan spille videre, men det som skjer fra nå av, \
           er borte når siden lukkes. \
           Slett gamle spill for å få plass.",
    stuck: "Spillet som pågår, kunne ikke lagres, så ingen andre spill åpnes. Slett et gammelt spill først.",
    other_tab: "Spillet er i gang i en annen fane og har kommet lenger der.",
    other_tab_reload: "Spill videre her",
    deleted_elsewhere: "Spillet ble slettet i en annen fane.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Finske regler",
        differences: [
            "Et annet brett: alle begynner i midten, og bare der kan man anklage.",
            "Alle får like mange kort; de som blir til overs, ligger åpent for alle.",
            "Du foreslår bare der du kom inn i denne turen, eller der en annen spiller flyttet deg.",
        ],
    },
    nb: Rulebook {
        name: "Norske regler",
        differences: [
            "To terninger: du går så mange felt som de viser, og den som kaster høyest, begynner.",
            "Står du i et rom, kan du komme med et forslag der i hver tur.",
            "Du kan anklage når som helst i din egen tur, høyt og tydelig.",
        ],
    },
    hu: Rulebook {
        name: "Ungarske regler",
        differences: [
            "Også for to. Én terning: du går så mange felt som den viser, eller færre om du vil.",
            "Du kan bli i rommet og komme med et forslag der i hver tur.",
            "Anklagen skrives ned i hemmelighet; etter et forslag bare hvis ingen kunne avkrefte \
             det.",
        ],
    },
    nl: Rulebook {
        name: "Nederlandske regler",
        differences: [
            "To terninger, og du går så mange felt som de viser.",
            "Ett forslag hver gang du kommer inn: vil du ha et til der, må du gå ut og komme \
             tilbake.",
            "Etter et forslag kan du anklage bare hvis ingen kunne avkrefte det.",
        ],
    },
    hr: Rulebook {
        name: "Kroatiske regler",
        differences: [
            "Én terning, og du går så mange felt som den viser.",
            "Du kan bare komme med forslag der du kom inn i denne turen, eller der en annen spiller \
             satte deg.",
            "Når alle andre har kommet med feil anklage, vinner den siste med en gang.",
        ],
    },
    form: Form {
        title: "Nytt spill",
        rulebook: "Hvilke regler?",
        differences: "Dette er spesielt",
        how_many: "Hvor mange spillere?",
        name_of: t("Navnet til spiller {n}"),
        default_name: t("Spiller {n}"),
        character: "Figur",
        order: "Rekkefølgen rundt bordet",
        order_hint: "Med klokken, slik dere sitter.",
        move_up: t("Flytt fram: {p}"),
        nearest: "Etter disse reglene tar alle den nærmeste figuren, så dere sitter i samme \
                  rekkefølge som startfeltene, med klokken.",
        start: "Begynn",
        name_blank: t("Spiller {n} mangler et navn."),
        name_long: t("Navnet til spiller {n} er for langt: høyst {m} tegn."),
        same_character: t("To spillere vil ha samme figur: {s.nom}."),
        out_of_order: t("Etter disse reglene sitter dere i figurenes rekkefølge. På feil plass: \
                         {s.nom}."),
        too_few: t("Etter disse reglene må dere være minst {n} spillere."),
        too_many: t("Etter disse reglene kan dere være høyst {n} spillere."),
    },
};
