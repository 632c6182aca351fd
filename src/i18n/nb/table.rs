//! Words at the table, in Norwegian Bokmål.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Hvem begynner?",
    who_deals: "Hvem deler ut kortene?",
    to_roll: t("{p} kaster"),
    tie: t("Uavgjort. Disse kaster om igjen: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Gi telefonen til {p}"),
    only: t("Nå er det bare {p} som ser"),
    i_am: t("Jeg er {p}"),
    look_away: "De andre ser bort nå.",
    since: "Siden sist",
    nothing: "Ingenting nytt har skjedd.",
    for_turn: "Det er din tur.",
    for_answer: t("Du må vise et kort. {p} spør."),
    for_card: t("{p} skal vise deg et kort."),
    for_envelope: "Du kan se i mordkonvolutten.",
    for_accusation: "Du kan skrive ned anklagen din.",
    for_papers: "Du kan se på kortene og notatene dine.",
    take_back: t("La {p} spille videre"),
};

pub(super) const TURN: Turn = Turn {
    of: t("Nå er det {p}"),
    roll: "Kast",
    choose: "Velg hvor du vil gå: trykk på brettet eller i listen.",
    destinations: "Steder du kan nå",
    room_steps: plural("{r.nom}, {n} steg", "{r.nom}, {n} steg"),
    squares: plural("{n} felt i korridoren", "{n} felt i korridoren"),
    square: t("korridoren {r.near}, kolonne {n}, rad {m}"),
    go_into: t("Gå {r.into}"),
    go_near: t("Gå til feltet {r.near}"),
    stay: "Bli her",
    passage: t("Hemmelig gang til {r.acc}"),
    suggest: "Kom med et forslag",
    accuse: "Kom med en anklage",
    end: "Avslutt turen",
    take_back: "Angre trekket",
    my_papers: "Kort og notater",
    log: "Logg",
    hand_size: plural("{p}: {n} kort", "{p}: {n} kort"),
    out: t("{p} er ute av spillet, men svarer fortsatt på forslag."),
    see_shown: "Se hvilket kort du har vist",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Kort og notater",
    whose: "Hvem sine kort og notater?",
    only_for: t("Bare for {p}"),
    hand: "Kort på hånden",
    notes: "Detektivark",
    hide: "Skjul kort og notater",
    suspects: "Mistenkte",
    weapons: "Våpen",
    rooms: "Rom",
    tick: "utelukket",
    question: "usikker",
    in_hand: "på hånden",
    blank: "uten merke",
    mark: t("{card}: {t}"),
    choose_for_me: "La spillet velge hvilket kort jeg viser",
    everyone_hears: "Alle får vite det. Du slipper å ta telefonen når du skal svare; her ser du hva du har vist.",
    seen: "Vist til deg",
    shown_for: "Vist på dine vegne",
    shown_to: t("{card}, til {p}"),
    new: "ny",
};

pub(super) const BOARD: Board = Board {
    name: "Spillebrett",
    larger: "Zoom inn",
    smaller: "Zoom ut",
    whole: "Hele brettet",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} i korridoren {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Hvem og hva er hvor",
    nobody: "Her er ingen og ingenting.",
    die: t("Terningen viser {n}"),
    dice: t("Terningene viser {n} og {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "Spillebrikkene og våpnene er på plass.",
    dealt: t("{p} deler ut kortene."),
    turn: t("Nå er det {p}"),
    turn_number: t("Tur {n}: {p}"),
    before_turns: "Før første tur",
    begins_by_roll: t("{p} kastet høyest og begynner."),
    begins_by_character: t("{p} begynner: av figurene som er med, kommer {s.nom} først."),
    took_back: t("{p} angrer siste trekk."),
    rolled: t("{p} kaster {n}."),
    nowhere: t("{p} kan ikke gå noe sted."),
    entered: t("{p} går {r.into}."),
    walked: t("{p} går i korridoren."),
    stayed: t("{p} blir i rommet."),
    passage: t("{p} går {r.into} gjennom den hemmelige gangen."),
    suggested: t("{p} mistenker {s.obj} {r.in} {w.with}."),
    must_show: t("{p} kan avkrefte det og må vise et kort."),
    shown: t("{p} viser et kort til {q}."),
    accused: t("{p} anklager {s.obj}: {r.in}, {w.with}."),
    accused_in_writing: t("{p} skriver ned en anklage."),
    cleared: t("{s.nom} flytter seg fra døren og går {r.into}."),
    game_chooses: t("{p} lar spillet velge hvilket kort som vises."),
    chooses: t("{p} velger igjen selv hvilket kort som vises."),
};
