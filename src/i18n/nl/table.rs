//! Words at the table, in Dutch. A square is a *vakje*; *gang* alone is the corridor, and a secret
//! passage always says *geheime gang*.

use crate::i18n::catalog::{Board, Curtain, Log, Opening, Papers, Turn};
use crate::i18n::message::{plural, t};

pub(super) const OPENING: Opening = Opening {
    who_begins: "Wie begint?",
    who_deals: "Wie deelt?",
    to_roll: t("{p} gooit"),
    tie: t("Gelijkspel. Opnieuw gooien: {people}."),
};

pub(super) const CURTAIN: Curtain = Curtain {
    pass_to: t("Geef de telefoon aan {p}"),
    only: t("Nu kijkt alleen {p}"),
    i_am: t("Ik ben {p}"),
    look_away: "De anderen kijken nu even weg.",
    since: "Sinds je voor het laatst keek",
    nothing: "Er is niets nieuws gebeurd.",
    for_turn: "Jij bent aan de beurt.",
    for_answer: t("Je moet een kaart laten zien. {p} vraagt erom."),
    for_card: t("{p} laat je een kaart zien."),
    for_envelope: "Je mag in de moordenvelop kijken.",
    for_accusation: "Je mag je beschuldiging opschrijven.",
    for_papers: "Je mag je kaarten en notities bekijken.",
    take_back: t("Laat {p} verder spelen"),
};

pub(super) const TURN: Turn = Turn {
    of: t("{p} is aan de beurt"),
    roll: "Gooi",
    choose: "Kies waar je heen gaat: tik op het bord of in de lijst.",
    destinations: "Plaatsen binnen bereik",
    room_steps: plural("{r.nom}, {n} stap", "{r.nom}, {n} stappen"),
    squares: plural("{n} vakje in de gang", "{n} vakjes in de gang"),
    square: t("gang {r.near}, kolom {n}, rij {m}"),
    go_into: t("Ga {r.into}"),
    go_near: t("Ga naar het vakje {r.near}"),
    stay: "Blijf hier",
    passage: t("Geheime gang naar {r.acc}"),
    suggest: "Vermoeden uitspreken",
    accuse: "Beschuldigen",
    end: "Beurt beëindigen",
    take_back: "Zet terugnemen",
    my_papers: "Kaarten en notities",
    log: "Logboek",
    hand_size: plural("{p}: {n} kaart", "{p}: {n} kaarten"),
    out: t("{p} is uit het spel, maar antwoordt nog op vermoedens."),
    see_shown: "Bekijk welke kaart je hebt laten zien",
};

pub(super) const PAPERS: Papers = Papers {
    title: "Kaarten en notities",
    whose: "Wiens kaarten en notities?",
    only_for: t("Alleen voor {p}"),
    hand: "Kaarten in de hand",
    notes: "Detectiveblocnote",
    hide: "Kaarten en notities verbergen",
    suspects: "Verdachten",
    weapons: "Wapens",
    rooms: "Kamers",
    tick: "uitgesloten",
    question: "niet zeker",
    in_hand: "in je hand",
    blank: "geen teken",
    mark: t("{card}: {t}"),
    choose_for_me: "Laat het spel kiezen welke kaart ik toon",
    everyone_hears: "Iedereen hoort het. Je hoeft de telefoon niet meer te pakken om te antwoorden; hier zie je wat je hebt laten zien.",
    seen: "Aan jou getoond",
    shown_for: "Namens jou getoond",
    shown_to: t("{card}, aan {p}"),
    new: "nieuw",
};

pub(super) const BOARD: Board = Board {
    name: "Speelbord",
    larger: "Inzoomen",
    smaller: "Uitzoomen",
    whole: "Hele bord",
    suspect_in: t("{s.nom} {r.in}"),
    suspect_near: t("{s.nom} in de gang, {r.near}"),
    weapon_in: t("{w.nom} {r.in}"),
    whereabouts: "Wie en wat is waar",
    nobody: "Hier is niemand en niets.",
    die: t("De dobbelsteen toont {n}"),
    dice: t("De dobbelstenen tonen {n} en {m}"),
};

pub(super) const LOG: Log = Log {
    arranged: "De pionnen en de wapens staan op hun plaats.",
    dealt: t("{p} deelt de kaarten."),
    turn: t("{p} is aan de beurt"),
    turn_number: t("Beurt {n}: {p}"),
    before_turns: "Vóór de eerste beurt",
    begins_by_roll: t("{p} gooide het hoogst en begint."),
    begins_by_character: t("{p} begint: van de personages in het spel komt {s.nom} het eerst."),
    took_back: t("{p} neemt de laatste zet terug."),
    rolled: t("{p} gooit {n}."),
    nowhere: t("{p} kan nergens heen."),
    entered: t("{p} gaat {r.into}."),
    walked: t("{p} loopt door de gang."),
    stayed: t("{p} blijft in de kamer."),
    passage: t("{p} gaat door de geheime gang {r.into}."),
    suggested: t("{p} vermoedt: {s.nom}, {r.in}, {w.with}."),
    must_show: t("{p} kan het weerleggen en moet een kaart laten zien."),
    shown: t("{p} laat een kaart zien aan {q}."),
    accused: t("{p} beschuldigt {s.obj}, {r.in}, {w.with}."),
    accused_in_writing: t("{p} schrijft een beschuldiging op."),
    cleared: t("{s.nom} maakt de deur vrij en gaat {r.into}."),
    game_chooses: t("{p} laat het spel kiezen welke kaart getoond wordt."),
    chooses: t("{p} kiest weer zelf welke kaart getoond wordt."),
};
