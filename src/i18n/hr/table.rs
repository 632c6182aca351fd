//! Words at the table, in Croatian.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural_few, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Tko počinje?",
    who_deals: "Tko dijeli karte?",
    to_roll: t("Sada baca: {p}"),
    tie: t("Izjednačeno. Ponovno bacaju: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Telefon preuzima {p}"),
    only: t("Sada gleda samo {p}"),
    i_am: t("Ja sam {p}"),
    look_away: "Ostali sada gledaju u stranu.",
    since: "U međuvremenu",
    nothing: "Nije se dogodilo ništa novo.",
    for_turn: "Ti si na redu.",
    for_answer: t("Moraš pokazati kartu. Predlaže: {p}."),
    for_card: t("Kartu ti pokazuje {p}."),
    for_envelope: "Smiješ pogledati u tajnu omotnicu.",
    for_accusation: "Smiješ zapisati svoju optužbu.",
    for_papers: "Smiješ pogledati svoje karte i bilješke.",
    take_back: t("{p} nastavlja svoj potez"),
};

pub(super) const TURN: Turn = Turn {
    of: t("Na redu je {p}"),
    roll: "Baci",
    choose: "Odaberi kamo ideš: dodirni ploču ili popis.",
    destinations: "Dostupna mjesta",
    room_steps: plural_few("{r.nom}, {n} korak", "{r.nom}, {n} koraka", "{r.nom}, {n} koraka"),
    squares: plural_few("{n} polje u hodniku", "{n} polja u hodniku", "{n} polja u hodniku"),
    square: t("hodnik {r.near}, stupac {n}, redak {m}"),
    go_into: t("Idi {r.into}"),
    go_near: t("Idi na polje {r.near}"),
    stay: "Ostani ovdje",
    passage: t("Tajni prolaz {r.into}"),
    suggest: "Predloži",
    accuse: "Optuži",
    end: "Završi potez",
    take_back: "Poništi korak",
    my_papers: "Karte i bilješke",
    log: "Dnevnik",
    hand_size: plural_few("{p}: {n} karta", "{p}: {n} karte", "{p}: {n} karata"),
    out: t("{p} je izvan igre, ali i dalje odgovara."),
    see_shown: "Pogledaj što je pokazano umjesto tebe",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Karte i bilješke",
    whose: "Čije karte i bilješke?",
    only_for: t("Gleda samo {p}"),
    hand: "Karte u ruci",
    notes: "Detektivska bilježnica",
    hide: "Sakrij karte i bilješke",
    suspects: "Osumnjičeni",
    weapons: "Oružja",
    rooms: "Sobe",
    tick: "isključeno",
    question: "nesigurno",
    in_hand: "u tvojoj ruci",
    blank: "bez oznake",
    mark: t("{card}: {t}"),
    choose_for_me: "Neka igra bira koju kartu pokazujem",
    everyone_hears: "Svi to čuju. Telefon ti više ne treba za odgovor; ovdje vidiš što je pokazano umjesto tebe.",
    seen: "Pokazano tebi",
    shown_for: "Pokazano umjesto tebe",
    shown_to: t("{card}, vidi je {p}"),
    new: "novo",
};

pub(super) const BOARD: Board = Board {
    name: "Ploča za igru",
    larger: "Povećaj",
    smaller: "Smanji",
    whole: "Cijela ploča",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} u hodniku, {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Tko i što je gdje",
    nobody: "Ovdje nema nikoga i ničega.",
    die: t("Kockica pokazuje {n}"),
    dice: t("Kockice pokazuju {n} i {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "Figure i oružja su na svojim mjestima.",
    dealt: t("{p} dijeli karte."),
    turn: t("Na redu je {p}"),
    turn_number: t("{n}. potez: {p}"),
    before_turns: "Prije prvog poteza",
    begins_by_roll: t("{p} baca najviše i počinje."),
    begins_by_character: t("{p} počinje: prvi među likovima u igri je {s.nom}."),
    took_back: t("{p} poništava zadnji korak."),
    rolled: t("{p} baca: {n}."),
    nowhere: t("{p} ne može nikamo."),
    entered: t("{p} prelazi {r.into}."),
    walked: t("{p} ide hodnikom."),
    stayed: t("{p} ostaje u sobi."),
    passage: t("{p} tajnim prolazom prelazi {r.into}."),
    suggested: t("{p} sumnja na {s.obj}: {r.in}, {w.with}."),
    must_show: t("{p} može to opovrgnuti i mora pokazati kartu."),
    shown: t("{p} pokazuje kartu. Vidi je samo {q}."),
    accused: t("{p} optužuje {s.obj}: {r.in}, {w.with}."),
    accused_in_writing: t("{p} zapisuje optužbu."),
    cleared: t("{s.nom} oslobađa vrata i prelazi {r.into}."),
    game_chooses: t("{p} prepušta igri izbor karte koju pokazuje."),
    chooses: t("{p} opet bira koju kartu pokazuje."),
};
