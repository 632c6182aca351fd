//! Words for what can't be done, in Croatian.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "Igra je završena.",
    turn_order: "Sada je na redu netko drugi.",
    opening_roll: "Najprije svi bacaju kockice da se vidi kako igra počinje.",
    wrong_accuser_is_out: "Nakon pogrešne optužbe nema više poteza.",
    one_roll: "U potezu se baca jednom.",
    roll_before_moving: "Baci prije nego što kreneš.",
    one_move: "U potezu se kreće jednom.",
    full_roll: "U hodniku hodaš točno koliko baciš i nijednim poljem dvaput.",
    full_roll_or_bonus: "U hodniku hodaš točno koliko baciš ili prije staneš na bonus-polje, i nijednim poljem dvaput.",
    up_to_roll: "U hodniku hodaš najviše koliko baciš i nijednim poljem dvaput.",
    room_in_reach: "U sobu se ulazi kroz slobodna vrata do kojih bacanje dopire.",
    centre_in_reach: "U središte ulaziš kroz slobodna vrata do kojih bacanje doseže.",
    no_centre: "U sredinu ove ploče ne ulazi nitko.",
    square_taken: "Ondje već netko stoji: na polje stane jedna figura.",
    no_return: "U sobu iz koje izađeš ne možeš se vratiti u istom potezu.",
    take_offered_place: "Nakon bacanja u hodniku odaberi jedno od dostupnih mjesta.",
    move_or_stay: "Bacanje je gotovo: kreni ili ostani u sobi.",
    passage_here: "Odavde onamo ne vodi tajni prolaz.",
    passage_instead_of_rolling: "Tajnim se prolazom ide umjesto bacanja.",
    direct_door_here: "Odavde onamo ne vode izravna vrata.",
    direct_door_instead_of_rolling: "Kroz izravna vrata ideš umjesto bacanja.",
    suggest_in_room: "Predlaže se u sobi.",
    suggest_about_this_room: "Prijedlog imenuje sobu u kojoj si.",
    suggest_on_arrival: "Predlažeš kad upravo dolaziš u sobu ili kad te ovamo dovede prijedlog \
                         drugog igrača.",
    stay_instead_of_rolling: "Umjesto bacanja možeš ostati i predložiti.",
    one_suggestion: "Jedan prijedlog po potezu.",
    no_move_after_suggestion: "Nakon prijedloga više se ne baca i ne kreće.",
    accuse_only_unanswered: "Nakon prijedloga smiješ optužiti samo ako ga nitko nije mogao \
                             opovrgnuti.",
    no_accusation_after_suggestion: "Nakon prijedloga potez je gotov: u njemu više ne možeš optužiti.",
    accuse_in_centre: "Optužiti možeš samo u središtu ploče.",
    accuse_instead_of_rolling: "U središtu optužuješ umjesto bacanja ili kad upravo stigneš.",
    cards_of_this_game: "Navedi karte koje su u ovoj igri.",
    answer_first: "Najprije treba odgovoriti na prijedlog.",
    only_asked_answers: "Odgovara samo prvi igrač u smjeru kazaljke koji ima imenovanu kartu.",
    show_held_card: "Pokaži kartu iz svoje ruke.",
    show_named_card: "Pokaži jednu od imenovanih karata.",
    chooser_changes: "Tako je već dogovoreno.",
    look_first: "Najprije treba spremiti ono što se gleda.",
    nothing_to_look_at: "Nema se što spremiti.",
    no_side_cards: "U ovoj igri nema karata sa strane.",
    peek_when_unanswered: "Kartu sa strane gledaš samo kad tvoj prijedlog nije opovrgnut.",
    peek_new_place: "Tu kartu sa strane već poznaješ.",
    peek_ends_turn: "Nakon pogleda na kartu sa strane potez je gotov.",
    must_roll: "U hodniku najprije moraš baciti.",
    must_roll_or_passage: "U sobi najprije moraš baciti ili krenuti tajnim prolazom.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "nema takvog igrača",
    out_of_place: "to se ondje ne može dogoditi",
    cards_not_conserved: "jedna karta nedostaje ili je na dva mjesta",
    not_held: "odgovor se ne slaže s igračevim kartama",
    not_chosen: "igra je pokazala kartu koju ne bi odabrala",
    not_named: "pokazana je karta koja nije imenovana",
    seat_order: "redoslijed igrača nije ispravan",
    envelope_changed: "u omotnici je nešto drugo nego prije",
    unfinished: "prekida se usred nečega",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "Nema se što poništiti.",
    next_has_begun: "Sljedeći igrač već igra.",
    rolled: "Bacanje se ne može poništiti.",
    suggested: "Prijedlog se ne može poništiti: svi su ga čuli.",
    card_shown: "Karta je pokazana: to se ne može poništiti.",
    accused: "Optužba se ne može poništiti.",
};
