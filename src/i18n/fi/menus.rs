//! Words outside the game itself, in Finnish.

use crate::i18n::catalog::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
use crate::i18n::message::t;

pub(super) const APP: App = App {
    name: "Kartano",
    tagline: "Murha kartanossa ja yksi puhelin, joka kiertää pöydän ympäri",
    unofficial: "Epävirallinen: ei yhteyttä pelin nimien omistajiin.",
    language: "Kieli",
    menu: "Valikko",
    back: "Takaisin",
    close: "Sulje",
    cancel: "Peruuta",
    reload: "Lataa uudelleen",
    and: " ja ",
    panic_title: "Jokin meni vikaan",
    panic_saved: "Peli on tallessa. Lataa sivu uudelleen ja jatka siitä.",
};

pub(super) const HOME: Home =
    Home { new_game: "Uusi peli", resume: "Jatka peliä", turn: t("Vuoro {n}") };

pub(super) const UNREADABLE: Unreadable = Unreadable {
    title: "Tallennettua peliä ei voi avata",
    kept: "Se säilyy sellaisenaan. Uuden pelin voi silti aloittaa.",
    not_text: "Tallessa on jotain muuta kuin peli.",
    damaged: "Siitä puuttuu osa.",
    checksum: "Se on muuttunut tai vioittunut: tarkistussumma ei täsmää.",
    newer: "Sen on tallentanut uudempi Kartano. Lataa sivu uudelleen, niin saat uuden version.",
    header: "Sen alkutiedoissa, pelaajissa tai säännöissä, ei ole järkeä.",
    contradiction: t("Se on ristiriidassa itsensä kanssa tapahtumassa {n}: {t}."),
};

pub(super) const STORAGE: Storage = Storage {
    denied: "Tämä selain ei anna pelin tallentaa mitään. Peliä voi jatkaa, mutta se päättyy, kun \
             sivu suljetaan.",
    full: "Tallennustila on täynnä. Peliä voi jatkaa, mutta se, mitä tästä eteenpäin tapahtuu, \
           katoaa, kun sivu suljetaan. \
           Vanhojen pelien poistaminen tekee tilaa.",
    stuck: "Meneillään olevaa peliä ei voitu tallentaa, joten toista ei avata. Poista ensin jokin vanha peli.",
    other_tab: "Tätä peliä pelataan toisessa välilehdessä, ja siellä ollaan pidemmällä.",
    other_tab_reload: "Jatka tässä",
    deleted_elsewhere: "Peli poistettiin toisessa välilehdessä.",
};

pub(super) const NEW_GAME: NewGame = NewGame {
    fi: Rulebook {
        name: "Suomalaiset säännöt",
        differences: [
            "Toinen lauta: kaikki aloittavat keskeltä, ja vain siellä saa syyttää.",
            "Jokainen saa yhtä monta korttia; ylijäävät ovat kaikkien nähtävillä.",
            "Kysyt vain siellä, minne saavuit tällä vuorolla tai minne toinen pelaaja sinut siirsi.",
        ],
    },
    nb: Rulebook {
        name: "Norjalaiset säännöt",
        differences: [
            "Kaksi noppaa: kuljet koko heiton, ja suurimman heittänyt aloittaa.",
            "Huoneessa saat esittää kysymyksen joka vuorolla.",
            "Syyttää saat milloin tahansa omalla vuorollasi; syytös sanotaan ääneen.",
        ],
    },
    hu: Rulebook {
        name: "Unkarilaiset säännöt",
        differences: [
            "Myös kahdelle. Yksi noppa: kuljet heiton verran tai halutessasi vähemmän.",
            "Saat jäädä huoneeseen ja kysyä siellä joka vuorolla.",
            "Syytös kirjoitetaan salaa; kysymyksen jälkeen vain, jos kukaan ei voinut vastata.",
        ],
    },
    nl: Rulebook {
        name: "Hollantilaiset säännöt",
        differences: [
            "Kaksi noppaa, ja kuljet koko heiton.",
            "Yksi kysymys, kun tulet huoneeseen: toista varten on lähdettävä ja palattava.",
            "Kysymyksen jälkeen saat syyttää vain, jos kukaan ei voinut vastata.",
        ],
    },
    hr: Rulebook {
        name: "Kroatialaiset säännöt",
        differences: [
            "Yksi noppa, ja kuljet koko heiton.",
            "Kysyt vain siellä, minne tulit tällä vuorolla tai minne toinen pelaaja sinut siirsi.",
            "Kun kaikki muut ovat syyttäneet väärin, viimeinen voittaa heti.",
        ],
    },
    form: Form {
        title: "Uusi peli",
        rulebook: "Kenen säännöillä?",
        differences: "Mikä näissä on erityistä",
        how_many: "Montako pelaajaa?",
        name_of: t("Pelaajan {n} nimi"),
        default_name: t("Pelaaja {n}"),
        character: "Hahmo",
        order: "Järjestys pöydän ympärillä",
        order_hint: "Myötäpäivään, niin kuin istutte.",
        move_up: t("Siirrä aiemmaksi: {p}"),
        nearest: "Näillä säännöillä jokainen ottaa lähimmän hahmon, joten istutte hahmojen \
                  lähtöruutujen järjestyksessä, myötäpäivään.",
        start: "Aloita",
        name_blank: t("Pelaajalta {n} puuttuu vielä nimi."),
        name_long: t("Pelaajan {n} nimi on liian pitkä: enintään {m} merkkiä."),
        same_character: t("Kaksi pelaajaa haluaa saman hahmon: {s.nom}."),
        out_of_order: t("Näillä säännöillä istutaan hahmojen järjestyksessä. Väärässä paikassa: \
                         {s.nom}."),
        too_few: t("Näillä säännöillä pelaajia on oltava vähintään {n}."),
        too_many: t("Näillä säännöillä pelaajia voi olla enintään {n}."),
    },
};
