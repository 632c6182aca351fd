//! Words at the table, in Hungarian.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Ki kezd?",
    who_deals: "Ki oszt?",
    to_roll: t("Most dob: {p}"),
    tie: t("Döntetlen. Újra dobnak: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Add át a telefont {p} játékosnak"),
    only: t("Most csak {p} nézze"),
    i_am: t("Én vagyok {p}"),
    look_away: "A többiek most nézzenek félre.",
    since: "Amióta utoljára nálad volt",
    nothing: "Nem történt semmi új.",
    for_turn: "Te következel.",
    for_answer: t("Meg kell mutatnod egy kártyát. Kérdez: {p}."),
    for_card: t("{p} mutat neked egy kártyát."),
    for_envelope: "Belenézhetsz a gyilkos borítékba.",
    for_accusation: "Leírhatod a vádadat.",
    for_papers: "Megnézheted a kártyáidat és a jegyzeteidet.",
    take_back: t("{p} folytatja a fordulóját"),
};

pub(super) const TURN: Turn = Turn {
    of: t("{p} következik"),
    roll: "Dobás",
    choose: "Válaszd ki, hová mész: koppints a táblára vagy a listára.",
    destinations: "Elérhető helyek",
    room_steps: plural("{r.nom}, {n} lépés", "{r.nom}, {n} lépés"),
    squares: plural("{n} folyosómező", "{n} folyosómező"),
    square: t("folyosó {r.near}, {n}. oszlop, {m}. sor"),
    go_into: t("Megyek {r.into}"),
    go_near: t("Odamegyek: folyosó {r.near}"),
    stay: "Itt maradok",
    passage: t("Titkos átjáró {r.into}"),
    suggest: "Gyanúsítok",
    accuse: "Vádat emelek",
    end: "Forduló vége",
    take_back: "Lépés visszavonása",
    my_papers: "Kártyák és jegyzetek",
    log: "Napló",
    hand_size: plural("{p}: {n} kártya", "{p}: {n} kártya"),
    out: t("{p} kiesett, de a gyanúsításokra továbbra is válaszol."),
    see_shown: "Nézd meg, mit mutatott a játék helyetted",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Kártyák és jegyzetek",
    whose: "Kinek a kártyái és jegyzetei?",
    only_for: t("Csak {p} nézheti"),
    hand: "A kezedben lévő kártyák",
    notes: "Nyomozói jegyzetek",
    hide: "Elrejtem őket",
    suspects: "Gyanúsítottak",
    weapons: "Fegyverek",
    rooms: "Szobák",
    tick: "kizárva",
    question: "bizonytalan",
    in_hand: "a kezedben van",
    blank: "nincs jelölve",
    mark: t("{card}: {t}"),
    choose_for_me: "A játék válassza ki, melyik kártyámat mutatom",
    everyone_hears: "Mindenki megtudja. A válaszhoz többé nem kell átvenned a telefont; itt látod, mit mutattál meg.",
    seen: "Neked mutatott kártyák",
    shown_for: "Helyetted mutatott kártyák",
    shown_to: t("{card}, ő látta: {p}"),
    new: "új",
};

pub(super) const BOARD: Board = Board {
    name: "Játéktábla",
    larger: "Nagyítás",
    smaller: "Kicsinyítés",
    whole: "Az egész tábla",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} a folyosón, {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Ki és mi hol van",
    nobody: "Nincs itt senki és semmi.",
    die: t("A kockán: {n}"),
    dice: t("A kockákon: {n} és {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "A játékfigurák és a fegyverek a helyükön vannak.",
    dealt: t("{p} kiosztja a kártyákat."),
    turn: t("{p} következik"),
    turn_number: t("{n}. forduló: {p}"),
    before_turns: "Az első forduló előtt",
    begins_by_roll: t("{p} dobta a legtöbbet, ezért ő kezd."),
    begins_by_character: t("{p} kezd: a játékban lévő szereplők közül {s.nom} az első."),
    took_back: t("{p} visszavonja az utolsó lépést."),
    rolled: t("{p} dobása: {n}."),
    nowhere: t("{p} nem tud sehová menni."),
    entered: t("{p} bemegy {r.into}."),
    walked: t("{p} a folyosón lépked."),
    stayed: t("{p} a szobában marad."),
    passage: t("{p} a titkos átjárón átmegy {r.into}."),
    suggested: t("{p} gyanúsítottja: {s.nom}, {r.in}, {w.with}."),
    must_show: t("{p} meg tudja cáfolni, ezért mutatnia kell egy kártyát."),
    shown: t("{p} mutat egy kártyát {q} játékosnak."),
    accused: t("{p} vádlottja: {s.nom}, {r.in}, {w.with}."),
    accused_in_writing: t("{p} leír egy vádat."),
    cleared: t("{s.nom} félreáll az ajtóból, és bemegy {r.into}."),
    game_chooses: t("{p} a játékra bízza, melyik kártyát mutatja."),
    chooses: t("{p} ismét maga választja ki, melyik kártyát mutatja."),
};
