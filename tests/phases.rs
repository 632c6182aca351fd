//! The page about the phases of a turn says what the engine does.

#[allow(dead_code, reason = "the example's main prints; here the page is compared")]
#[path = "../examples/phases.rs"]
mod example;

#[test]
fn the_page_about_the_phases_of_a_turn_is_what_the_engine_prints() {
    let page = include_str!("../docs/phases.md");
    assert!(page == example::page(), "cargo run --example phases > docs/phases.md");
}
