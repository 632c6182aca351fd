//! That what is drawn on the board can be seen, in each theme.

use std::collections::HashMap;
use std::fs;

use kartano::engine::board::Flooring;

/// The floors' colours, and the corridor's.
const FLOORS: [&str; 7] = ["wood", "tile", "tile-dark", "carpet", "rug", "felt", "corridor"];

/// The colours of one theme, by the names of their tokens.
type Theme = HashMap<String, [f64; 3]>;

/// The colours that a style sheet sets.
fn tokens(sheet: &str) -> Theme {
    let colour = |line: &str| {
        let (name, hex) = line.trim().strip_prefix("--")?.split_once(": #")?;
        let part = |at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
        // Colours that let others through have two digits more.
        let whole = hex.trim_end_matches(';').len() == 6;
        let colour = [0, 2, 4].map(|at| f64::from(part(at).unwrap_or_default()) / 255.0);
        whole.then(|| (name.to_owned(), colour))
    };
    sheet.lines().filter_map(colour).collect()
}

/// Light and lamplight: what the second does not say is as in the first.
fn themes() -> [Theme; 2] {
    let [light, lamplight] = ["style/tokens.css", "style/lamplight.css"]
        .map(|sheet| tokens(&fs::read_to_string(sheet).expect("a sheet of tokens")));
    assert!(lamplight.contains_key("wood"), "lamplight has floors of its own");
    let by_lamplight = light.clone().into_iter().chain(lamplight).collect();
    [light, by_lamplight]
}

/// The contrast of two colours as WCAG defines it, 1 to 21.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| {
        let [red, green, blue] = colour.map(|part| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let ratio = luminance(one) / luminance(other);
    ratio.max(1.0 / ratio)
}

#[track_caller]
fn assert_seen(theme: &Theme, what: &str, on: &str, least: f64) {
    let seen = contrast(theme[what], theme[on]);
    assert!(seen >= least, "{what} on {on}: {seen:.2}");
}

#[test]
fn names_can_be_read_on_every_floor() {
    for theme in themes() {
        for floor in FLOORS {
            assert_seen(&theme, "ink", floor, 4.5);
        }
    }
}

#[test]
fn walls_and_the_edges_of_pawns_stand_out_from_every_floor() {
    for theme in themes() {
        for floor in FLOORS {
            assert_seen(&theme, "wall", floor, 3.0);
            assert_seen(&theme, "ink", floor, 3.0);
        }
        assert_seen(&theme, "page", "wall", 3.0);
    }
}

#[test]
fn the_sign_on_a_pawn_stands_out_from_its_colour() {
    for theme in themes() {
        for suspect in ["scarlett", "green-suspect", "peacock", "plum"] {
            assert_seen(&theme, "on-dark", suspect, 3.0);
        }
        for suspect in ["mustard", "white"] {
            assert_seen(&theme, "on-light", suspect, 3.0);
        }
    }
}

#[test]
fn every_kind_of_floor_has_a_pattern_that_differs_from_all_others() {
    let floors = fs::read_to_string("src/ui/table/board/floors.svg").expect("the patterns");
    let patterns = Flooring::ALL.map(|flooring| {
        let begin = format!("<pattern id=\"floor-{flooring:?}\"");
        let (_, pattern) = floors.split_once(&begin).expect("a pattern of its name");
        let (pattern, _) = pattern.split_once("</pattern>").expect("its end");
        let (_, lines) = pattern.split_once("<path").expect("lines, not colour alone");
        lines
    });
    for (index, pattern) in patterns.iter().enumerate() {
        assert!(!patterns[..index].contains(pattern), "{:?}", Flooring::ALL[index]);
    }
}
