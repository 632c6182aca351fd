//! Words for what can't be done, in Norwegian Bokmål.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "Spillet er slutt.",
    turn_order: "Det er noen andres tur.",
    opening_roll: "Først kaster alle for å avgjøre hvordan spillet begynner.",
    wrong_accuser_is_out: "Etter en feil anklage får du ingen flere turer.",
    one_roll: "Du kaster én gang i hver tur.",
    roll_before_moving: "Kast før du går.",
    one_move: "Du flytter én gang i hver tur.",
    full_roll: "I korridoren går du nøyaktig det du kastet, og ikke samme felt to ganger.",
    full_roll_or_bonus: "I korridoren går du nøyaktig det du kastet, eller stopper før på et bonusfelt, og ikke samme felt to ganger.",
    up_to_roll: "I korridoren går du høyst det du kastet, og ikke samme felt to ganger.",
    room_in_reach: "Du går inn i et rom gjennom en ledig dør som kastet rekker til.",
    centre_in_reach: "Du går inn i midten gjennom en ledig dør som kastet rekker til.",
    no_centre: "Ingen går inn i midten av dette brettet.",
    square_taken: "Der står det noen: et felt har plass til én brikke.",
    no_return: "I samme tur kan du ikke gå tilbake til rommet du gikk ut av.",
    take_offered_place: "Du kastet i korridoren: velg et av stedene du kan nå.",
    move_or_stay: "Du har kastet: gå nå, eller bli i rommet.",
    passage_here: "Det går ingen hemmelig gang dit herfra.",
    passage_instead_of_rolling: "Den hemmelige gangen tar du i stedet for å kaste.",
    direct_door_here: "Det går ingen dør rett dit herfra.",
    direct_door_instead_of_rolling: "Døren rett inn i naborommet tar du i stedet for å kaste.",
    suggest_in_room: "Du kan bare komme med forslag når du står i et rom.",
    suggest_about_this_room: "Forslaget gjelder rommet du er i.",
    suggest_on_arrival: "Du kan bare komme med forslag når du nettopp har kommet inn, \
                         eller når en annen spillers forslag satte deg her.",
    stay_instead_of_rolling: "Du blir i rommet og kommer med et forslag i stedet for å kaste.",
    one_suggestion: "Ett forslag i hver tur.",
    no_move_after_suggestion: "Etter et forslag verken kaster eller flytter du.",
    accuse_only_unanswered: "Etter et forslag kan du anklage bare hvis ingen kunne avkrefte det.",
    no_accusation_after_suggestion: "Etter et forslag er turen over: da kan du ikke anklage.",
    accuse_in_centre: "Du kan anklage bare i midten av brettet.",
    accuse_instead_of_rolling: "I midten anklager du i stedet for å kaste, eller når du nettopp har kommet dit.",
    cards_of_this_game: "Nevn kort som er med i dette spillet.",
    answer_first: "Først må forslaget få svar.",
    only_asked_answers: "Bare den første med klokken som har et nevnt kort, svarer.",
    show_held_card: "Vis et kort du selv har på hånden.",
    show_named_card: "Vis et av kortene som ble nevnt.",
    chooser_changes: "Slik er det allerede.",
    look_first: "Det noen ser på, må legges bort først.",
    nothing_to_look_at: "Det er ingenting å legge bort.",
    must_roll: "I korridoren må du først kaste.",
    must_roll_or_passage: "I et rom må du først kaste eller ta en hemmelig gang.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "spilleren finnes ikke",
    out_of_place: "det kan ikke skje på det stedet",
    cards_not_conserved: "et kort mangler eller finnes to ganger",
    not_held: "et svar passer ikke med spillerens kort",
    not_chosen: "spillet viste et kort det ikke ville ha valgt",
    not_named: "det ble vist et kort som ikke var nevnt",
    seat_order: "rekkefølgen rundt bordet stemmer ikke",
    envelope_changed: "konvolutten inneholder noe annet enn før",
    unfinished: "det stopper midt i noe",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "Det er ingenting å angre.",
    next_has_begun: "Neste spiller har allerede begynt.",
    rolled: "Et kast kan ikke angres.",
    suggested: "Et forslag kan ikke angres: alle har hørt det.",
    card_shown: "Et kort er vist: det kan ikke angres.",
    accused: "En anklage kan ikke angres.",
};
