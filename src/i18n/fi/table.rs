//! Words at the table, in Finnish.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Kuka aloittaa?",
    who_deals: "Kuka jakaa kortit?",
    to_roll: t("Heittovuorossa: {p}"),
    tie: t("Tasapeli. Uudelleen heittävät: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Ojenna puhelin pelaajalle {p}"),
    only: t("Nyt katsoo vain {p}"),
    i_am: t("Minä olen {p}"),
    look_away: "Muut katsovat nyt muualle.",
    since: "Viime kerran jälkeen",
    nothing: "Mitään uutta ei ole tapahtunut.",
    for_turn: "Nyt on sinun vuorosi.",
    for_answer: t("Sinun on näytettävä kortti. Kysyjä: {p}."),
    for_card: t("Sinulle näytetään kortti. Näyttäjä: {p}."),
    for_envelope: "Saat katsoa murhakirjekuoreen.",
    for_accusation: "Saat kirjoittaa syytöksesi.",
    for_papers: "Saat katsoa korttejasi ja taulukkoasi.",
    take_back: t("{p} jatkaa vielä vuoroaan"),
};

pub(super) const TURN: Turn = Turn {
    of: t("Vuorossa: {p}"),
    roll: "Heitä",
    choose: "Valitse, minne menet: napauta lautaa tai luetteloa.",
    destinations: "Paikat, joihin pääset",
    room_steps: plural("{r.nom}, {n} askel", "{r.nom}, {n} askelta"),
    squares: plural("{n} käytäväruutu", "{n} käytäväruutua"),
    square: t("käytävä {r.near}, sarake {n}, rivi {m}"),
    go_into: t("Mene {r.into}"),
    go_near: t("Mene ruutuun {r.near}"),
    stay: "Jää tähän",
    passage: t("Salakäytävä {r.into}"),
    suggest: "Esitä kysymys",
    accuse: "Esitä syytös",
    end: "Päätä vuoro",
    take_back: "Peru siirto",
    my_papers: "Kortit ja taulukko",
    log: "Tapahtumat",
    hand_size: plural("{p}: {n} kortti", "{p}: {n} korttia"),
    out: t("{p} on pudonnut pelistä mutta vastaa yhä kysymyksiin."),
    see_shown: "Katso, mitä puolestasi näytettiin",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Kortit ja taulukko",
    whose: "Kenen kortit ja taulukko?",
    only_for: t("Vain pelaajalle {p}"),
    hand: "Kortit kädessä",
    notes: "Vihjetaulukko",
    hide: "Piilota kortit ja taulukko",
    suspects: "Epäillyt",
    weapons: "Aseet",
    rooms: "Huoneet",
    tick: "suljettu pois",
    question: "epävarma",
    in_hand: "kädessäsi",
    blank: "ei merkintää",
    mark: t("{card}: {t}"),
    choose_for_me: "Anna pelin valita, minkä kortin näytän",
    everyone_hears: "Kaikille kerrotaan. Sinun ei tarvitse enää ottaa puhelinta vastataksesi; täältä näet, mitä puolestasi näytettiin.",
    seen: "Sinulle näytetyt kortit",
    shown_for: "Puolestasi näytetyt kortit",
    shown_to: t("{card}, katsoja: {p}"),
    new: "uusi",
};

pub(super) const BOARD: Board = Board {
    name: "Pelilauta",
    larger: "Lähennä",
    smaller: "Loitonna",
    whole: "Koko lauta",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} käytävällä, {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Kuka ja mikä on missä",
    nobody: "Täällä ei ole ketään eikä mitään.",
    die: t("Noppa näyttää {n}"),
    dice: t("Nopat näyttävät {n} ja {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "Nappulat ja aseet ovat paikoillaan.",
    dealt: t("{p} jakaa kortit."),
    turn: t("Vuorossa: {p}"),
    turn_number: t("Vuoro {n}: {p}"),
    before_turns: "Ennen ensimmäistä vuoroa",
    begins_by_roll: t("{p} heitti eniten ja aloittaa."),
    begins_by_character: t("{p} aloittaa: mukana olevista hahmoista ensimmäinen on {s.nom}."),
    took_back: t("{p} peruu viime siirron."),
    rolled: t("{p} heittää noppaa: {n}."),
    nowhere: t("{p} ei pääse minnekään."),
    entered: t("{p} siirtyy {r.into}."),
    walked: t("{p} kulkee käytävällä."),
    stayed: t("{p} jää huoneeseen."),
    passage: t("{p} siirtyy {r.into} salakäytävää pitkin."),
    suggested: t("{p} epäilee {s.obj}: {r.in} {w.with}."),
    must_show: t("{p} voi vastata, joten kortti on näytettävä."),
    shown: t("{p} näyttää kortin pelaajalle {q}."),
    accused: t("{p} syyttää {s.obj}: {r.in} {w.with}."),
    accused_in_writing: t("{p} kirjoittaa syytöksen."),
    cleared: t("{s.nom} väistyy oven edestä ja siirtyy {r.into}."),
    game_chooses: t("{p} antaa pelin valita, minkä kortin näyttää."),
    chooses: t("{p} valitsee taas itse, minkä kortin näyttää."),
};
