//! Words for what can't be done, in Finnish.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "Peli on päättynyt.",
    turn_order: "Nyt on jonkun toisen vuoro.",
    opening_roll: "Ensin jokainen heittää siitä, miten peli alkaa.",
    wrong_accuser_is_out: "Väärän syytöksen jälkeen ei saa enää vuoroja.",
    one_roll: "Vuorolla heitetään kerran.",
    roll_before_moving: "Heitä, ennen kuin lähdet liikkeelle.",
    one_move: "Vuorolla siirrytään kerran.",
    full_roll: "Käytävällä kuljet täsmälleen heiton verran etkä samaa ruutua kahdesti.",
    full_roll_or_bonus: "Käytävällä kuljet täsmälleen heiton verran tai pysähdyt aiemmin bonusruutuun etkä käy samassa ruudussa kahdesti.",
    up_to_roll: "Käytävällä kuljet enintään heiton verran etkä samaa ruutua kahdesti.",
    room_in_reach: "Huoneeseen mennään vapaasta ovesta, johon heitto riittää.",
    centre_in_reach: "Keskelle mennään vapaasta ovesta, johon heitto riittää.",
    no_centre: "Tämän laudan keskelle ei mennä.",
    square_taken: "Siinä on jo joku: ruutuun mahtuu yksi nappula.",
    no_return: "Huoneeseen, josta lähdit, ei voi palata samalla vuorolla.",
    take_offered_place: "Heitit käytävällä: valitse jokin paikoista, joihin pääset.",
    move_or_stay: "Olet heittänyt: lähde nyt tai jää huoneeseen.",
    passage_here: "Täältä ei ole sinne salakäytävää.",
    passage_instead_of_rolling: "Salakäytävää kuljetaan heittämisen sijasta.",
    direct_door_here: "Täältä ei ole sinne väliovea.",
    direct_door_instead_of_rolling: "Väliovesta kuljetaan heittämisen sijasta.",
    suggest_in_room: "Kysymys esitetään huoneessa.",
    suggest_about_this_room: "Kysyt siitä huoneesta, jossa olet.",
    suggest_on_arrival: "Kysyt, kun olet juuri tullut tai kun toisen pelaajan kysymys toi sinut \
                         tänne.",
    stay_instead_of_rolling: "Kysymään jäädään heittämisen sijasta.",
    one_suggestion: "Vuorolla esitetään yksi kysymys.",
    no_move_after_suggestion: "Kysymyksen jälkeen ei enää heitetä eikä siirrytä.",
    accuse_only_unanswered: "Kysymyksen jälkeen saat syyttää vain, jos kukaan ei voinut vastata.",
    no_accusation_after_suggestion: "Kysymyksen jälkeen vuorosi on ohi: sillä vuorolla ei enää syytetä.",
    accuse_in_centre: "Syytös esitetään vain laudan keskellä.",
    accuse_instead_of_rolling: "Keskellä syytetään heittämisen sijasta tai heti, kun sinne on tultu.",
    cards_of_this_game: "Nimeä kortteja, jotka ovat mukana tässä pelissä.",
    answer_first: "Ensin kysymykseen on vastattava.",
    only_asked_answers: "Vastaa vain ensimmäinen myötäpäivään, jolla on jokin kysytyistä \
                         korteista.",
    show_held_card: "Näytä kortti omasta kädestäsi.",
    show_named_card: "Näytä jokin niistä korteista, joita kysyttiin.",
    chooser_changes: "Niin on jo sovittu.",
    look_first: "Ensin se, mitä katsotaan, on laitettava pois.",
    nothing_to_look_at: "Pois laitettavaa ei ole.",
    no_side_cards: "Tässä pelissä ei ole sivukortteja.",
    peek_when_unanswered: "Sivukorttia katsotaan vain, kun kysymykseen ei voitu vastata.",
    peek_new_place: "Sen sivukortin olet jo katsonut.",
    peek_ends_turn: "Sivukortin katsomisen jälkeen vuorosi on ohi.",
    must_roll: "Käytävällä on ensin heitettävä.",
    must_roll_or_passage: "Huoneessa on ensin heitettävä tai mentävä salakäytävään.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "sellaista pelaajaa ei ole",
    out_of_place: "se ei voi tapahtua siinä kohdassa",
    cards_not_conserved: "jokin kortti puuttuu tai on kahdessa paikassa",
    not_held: "vastaus ei sovi pelaajan kortteihin",
    not_chosen: "peli näytti kortin, jota se ei olisi valinnut",
    not_named: "näytettiin kortti, jota ei kysytty",
    seat_order: "pelaajien järjestys on rikki",
    envelope_changed: "murhakirjekuoressa on muuta kuin ennen",
    unfinished: "se loppuu kesken",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "Peruttavaa ei ole.",
    next_has_begun: "Seuraava pelaaja on jo aloittanut.",
    rolled: "Heittoa ei voi perua.",
    suggested: "Kysymystä ei voi perua: kaikki kuulivat sen.",
    card_shown: "Kortti on jo näytetty, eikä sitä voi perua.",
    accused: "Syytöstä ei voi perua.",
};
