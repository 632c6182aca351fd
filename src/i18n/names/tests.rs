use super::*;

fn name(typed: &str) -> PlayerName {
    PlayerName::new(typed).expect("a name")
}

fn roster(players: &[(&str, Suspect)]) -> Roster {
    let players = players.iter().map(|&(typed, suspect)| (name(typed), suspect));
    Roster::new(&BySeat::new(players.collect()).expect("a table"))
}

/// All mentions of a table in one language, without the isolates.
fn mentions(roster: &Roster, locale: Locale) -> Vec<String> {
    let words = locale.catalog();
    roster
        .mentions()
        .map(|mention| words.name(mention).plain().replace(['\u{2068}', '\u{2069}'], ""))
        .collect()
}

#[test]
fn names_are_the_same_whatever_their_case_width_composition_and_space() {
    for (one, other) in [
        ("Aino", "  aINO "),
        ("Åse", "A\u{30a}se"),
        ("Ａｉｎｏ", "aino"),
        ("Straße", "STRASSE"),
        ("Anna Liisa", "anna \u{a0} liisa"),
        ("ΣΟΦΟΣ", "σοφος"),
        ("Ai\u{200d}no", "Aino"),
    ] {
        assert!(name(one).matches(&name(other)), "{one} {other}");
    }
    assert!(!name("Aino").matches(&name("Aina")));
    assert!(!name("Pal").matches(&name("Pál")));
}

#[test]
fn a_name_alone_is_enough_when_nobody_else_has_it() {
    let table = roster(&[("Liisa", Suspect::White), ("Matti", Suspect::Plum)]);
    assert_eq!(mentions(&table, Locale::Fi), ["Liisa", "Matti"]);
}

/// Case C24.
#[test]
fn two_of_one_name_and_one_called_like_a_suspect_are_told_apart_in_every_language() {
    let table = roster(&[
        ("Aino", Suspect::White),
        ("aino ", Suspect::Plum),
        ("Regina", Suspect::Green),
        ("Ville", Suspect::Scarlett),
    ]);
    assert_eq!(
        mentions(&table, Locale::En),
        ["Aino (Mrs White)", "aino (Professor Plum)", "Regina (Reverend Green)", "Ville"]
    );
    assert_eq!(
        mentions(&table, Locale::Fi)[..2],
        ["Aino (rouva Valkopesu)", "aino (professori Purppuravalo)"]
    );
    for locale in Locale::ALL {
        let mut mentioned = mentions(&table, locale);
        mentioned.sort();
        mentioned.dedup();
        assert_eq!(mentioned.len(), 4, "{locale:?}");
    }
}

#[test]
fn a_player_called_like_a_suspect_in_any_language_is_recognised() {
    for like in
        ["Green", "mrs. white", "MRS WHITE", "Viherlevä", "Keltanokka", "Jack", "Rosa", "Scarlet"]
    {
        assert!(name(like).is_like_a_suspect(), "{like}");
    }
    for unlike in ["Greenberg", "Anna White-Berg", "Pál", "🙂", "!!"] {
        assert!(!name(unlike).is_like_a_suspect(), "{unlike}");
    }
}

#[test]
fn a_seat_that_the_table_lacks_has_a_mention_all_the_same() {
    let table = roster(&[("Liisa", Suspect::White)]);
    let words = Locale::En.catalog();
    assert_eq!(
        words.name(table.mention(Seat::new(5).expect("a seat"))).plain(),
        "\u{2068}?\u{2069}"
    );
    assert_eq!(table.suspect(Seat::new(5).expect("a seat")), None);
}
