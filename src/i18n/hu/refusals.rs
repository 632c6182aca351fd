//! Words for what can't be done, in Hungarian.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "A játéknak vége.",
    turn_order: "Most más következik.",
    opening_roll: "Előbb mindenki dob, hogy eldőljön, hogyan kezdődik a játék.",
    wrong_accuser_is_out: "Téves vád után nincs több forduló.",
    one_roll: "Egy fordulóban egyszer dobsz.",
    roll_before_moving: "Lépés előtt dobj.",
    one_move: "Egy fordulóban egyszer lépsz.",
    full_roll: "A folyosón pontosan annyit lépsz, amennyit dobtál, és egy mezőre sem kétszer.",
    full_roll_or_bonus: "A folyosón pontosan annyit lépsz, amennyit dobtál, vagy előbb megállsz egy bónuszmezőn; egy mezőre sem lépsz kétszer.",
    up_to_roll: "A folyosón legfeljebb annyit lépsz, amennyit dobtál, és egy mezőre sem kétszer.",
    room_in_reach: "Szobába olyan szabad ajtón mehetsz be, amelyhez elég a dobásod.",
    centre_in_reach: "Középre szabad ajtón át jutsz, ha a dobásod elér odáig.",
    no_centre: "Ennek a táblának a közepére senki sem lép.",
    square_taken: "Ott már áll valaki: egy mezőn egy figura fér el.",
    no_return: "Ahonnan kijöttél, oda ebben a fordulóban nem mehetsz vissza.",
    take_offered_place: "A folyosón dobtál: válassz egyet az elérhető helyek közül.",
    move_or_stay: "Már dobtál: indulj el, vagy maradj a szobában.",
    passage_here: "Innen nem vezet oda titkos átjáró.",
    passage_instead_of_rolling: "A titkos átjárót dobás helyett használod.",
    direct_door_here: "Innen nem nyílik oda közvetlen ajtó.",
    direct_door_instead_of_rolling: "A közvetlen ajtót dobás helyett használod.",
    suggest_in_room: "Gyanúsítani csak szobában lehet.",
    suggest_about_this_room: "Azt a szobát nevezed meg, amelyikben vagy.",
    suggest_on_arrival: "Akkor gyanúsíthatsz, ha most érkeztél, vagy ha egy másik játékos \
                         gyanúsítása hozott ide.",
    stay_instead_of_rolling: "Ha gyanúsítani maradsz, azt dobás helyett teszed.",
    one_suggestion: "Egy fordulóban egyszer gyanúsítasz.",
    no_move_after_suggestion: "Gyanúsítás után már nem dobsz és nem lépsz.",
    accuse_only_unanswered: "Gyanúsítás után csak akkor emelhetsz vádat, ha senki sem tudta \
                             megcáfolni.",
    no_accusation_after_suggestion: "Gyanúsítás után véget ér a fordulód: abban már nem emelhetsz vádat.",
    accuse_in_centre: "Vádat csak a tábla közepén emelhetsz.",
    accuse_instead_of_rolling: "Középen dobás helyett emelhetsz vádat, vagy amikor éppen odaértél.",
    cards_of_this_game: "Olyan kártyákat nevezz meg, amelyek ebben a játékban szerepelnek.",
    answer_first: "Előbb válaszolni kell a gyanúsításra.",
    only_asked_answers: "Az óramutató járása szerint csak az első válaszol, akinél megnevezett \
                         kártya van.",
    show_held_card: "A saját kezedből mutass kártyát.",
    show_named_card: "A megnevezett kártyák egyikét mutasd.",
    chooser_changes: "Ez már így van.",
    look_first: "Előbb el kell tenni, amit valaki éppen néz.",
    nothing_to_look_at: "Nincs mit eltenni.",
    no_side_cards: "Ebben a játékban nincsenek félretett kártyák.",
    peek_when_unanswered: "Félretett kártyát csak akkor nézhetsz meg, ha a gyanúsításodra nem mutattak kártyát.",
    peek_new_place: "Azt a félretett kártyát már megnézted.",
    peek_ends_turn: "A félretett kártya megnézése után véget ér a fordulód.",
    must_roll: "A folyosón előbb dobnod kell.",
    must_roll_or_passage: "A szobában előbb dobnod kell, vagy titkos átjárón menned.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "nincs ilyen játékos",
    out_of_place: "ezen a ponton ez nem történhet meg",
    cards_not_conserved: "egy kártya hiányzik, vagy két helyen is ott van",
    not_held: "egy válasz nem illik a játékos kártyáihoz",
    not_chosen: "a játék olyan kártyát mutatott, amelyet nem választott volna",
    not_named: "olyan kártyát mutattak, amelyet nem neveztek meg",
    seat_order: "felborult a játékosok sorrendje",
    envelope_changed: "más van a borítékban, mint előtte",
    unfinished: "félbeszakad",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "Nincs mit visszavonni.",
    next_has_begun: "A következő játékos már elkezdte a fordulóját.",
    rolled: "A dobást nem lehet visszavonni.",
    suggested: "A gyanúsítást nem lehet visszavonni: mindenki hallotta.",
    card_shown: "Egy kártyát már megmutattak: ezt nem lehet visszavonni.",
    accused: "A vádat nem lehet visszavonni.",
};
