//! Words for what can't be done, in Dutch.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "Het spel is afgelopen.",
    turn_order: "Iemand anders is aan de beurt.",
    opening_roll: "Eerst gooit iedereen om te zien hoe het spel begint.",
    wrong_accuser_is_out: "Na een verkeerde beschuldiging krijg je geen beurten meer.",
    one_roll: "Je gooit één keer per beurt.",
    roll_before_moving: "Gooi voordat je loopt.",
    one_move: "Je verzet je pion één keer per beurt.",
    full_roll: "In de gang loop je precies wat je gooide, en geen vakje twee keer.",
    full_roll_or_bonus: "In de gang loop je precies wat je gooide, of je stopt eerder op een bonusvakje, en geen vakje twee keer.",
    up_to_roll: "In de gang loop je hoogstens wat je gooide, en geen vakje twee keer.",
    room_in_reach: "Je gaat een kamer in door een vrije deur die binnen je worp ligt.",
    centre_in_reach: "Je gaat het midden in door een vrije deur die je worp haalt.",
    no_centre: "Niemand komt in het midden van dit bord.",
    square_taken: "Daar staat al iemand: op een vakje past één pion.",
    no_return: "Je kunt deze beurt niet terug naar de kamer waar je net uit kwam.",
    take_offered_place: "Je gooide in de gang: kies een van de plaatsen binnen bereik.",
    move_or_stay: "Je hebt gegooid: loop nu, of blijf in de kamer.",
    passage_here: "Van hier loopt er geen geheime gang naartoe.",
    passage_instead_of_rolling: "De geheime gang neem je in plaats van te gooien.",
    direct_door_here: "Van hier gaat er geen tussendeur daarheen.",
    direct_door_instead_of_rolling: "De tussendeur neem je in plaats van te gooien.",
    suggest_in_room: "Een vermoeden spreek je uit in een kamer.",
    suggest_about_this_room: "Je vermoeden gaat over de kamer waar je bent.",
    suggest_on_arrival: "Een vermoeden mag je uitspreken als je net bent binnengekomen, of als het \
                         vermoeden van een ander je hier bracht.",
    stay_instead_of_rolling: "Blijf je voor een vermoeden, dan gooi je niet.",
    one_suggestion: "Eén vermoeden per beurt.",
    no_move_after_suggestion: "Na een vermoeden gooi je niet meer en loop je niet meer.",
    accuse_only_unanswered: "Na een vermoeden mag je alleen beschuldigen als niemand het kon \
                             weerleggen.",
    no_accusation_after_suggestion: "Na een vermoeden is je beurt voorbij: beschuldigen kan dan niet meer.",
    accuse_in_centre: "Beschuldigen kan alleen in het midden van het bord.",
    accuse_instead_of_rolling: "In het midden beschuldig je in plaats van te gooien, of als je er net bent aangekomen.",
    cards_of_this_game: "Noem kaarten die in dit spel zitten.",
    answer_first: "Eerst moet er op het vermoeden worden geantwoord.",
    only_asked_answers: "Alleen de eerste met de klok mee die een genoemde kaart heeft, antwoordt.",
    show_held_card: "Laat een kaart uit je eigen hand zien.",
    show_named_card: "Laat een van de genoemde kaarten zien.",
    chooser_changes: "Dat is al zo.",
    look_first: "Wat bekeken wordt, moet eerst worden weggelegd.",
    nothing_to_look_at: "Er is niets om weg te leggen.",
    no_side_cards: "In dit spel liggen geen kaarten opzij.",
    peek_when_unanswered: "Een kaart opzij bekijk je alleen als je vermoeden niet weerlegd kon worden.",
    peek_new_place: "Die kaart opzij heb je al bekeken.",
    peek_ends_turn: "Na het bekijken van een kaart opzij is je beurt voorbij.",
    must_roll: "In de gang moet je eerst gooien.",
    must_roll_or_passage: "In een kamer moet je eerst gooien of een geheime gang nemen.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "die speler is er niet",
    out_of_place: "dat kan op dat moment niet gebeuren",
    cards_not_conserved: "een kaart ontbreekt of is er twee keer",
    not_held: "een antwoord past niet bij de kaarten van de speler",
    not_chosen: "het spel toonde een kaart die het niet zou hebben gekozen",
    not_named: "er werd een kaart getoond die niet genoemd was",
    seat_order: "de volgorde rond de tafel klopt niet",
    envelope_changed: "in de envelop zit iets anders dan eerst",
    unfinished: "het stopt ergens middenin",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "Er is niets om terug te nemen.",
    next_has_begun: "De volgende speler is al begonnen.",
    rolled: "Een worp kun je niet terugnemen.",
    suggested: "Een vermoeden kun je niet terugnemen: iedereen heeft het gehoord.",
    card_shown: "Er is een kaart getoond: dat kun je niet terugnemen.",
    accused: "Een beschuldiging kun je niet terugnemen.",
};
