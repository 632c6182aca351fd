//! What a drawing may be made of: it is put into the page as it stands.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roxmltree::{Document, Node};

use super::{frame, picture};
use crate::engine::card::Card;

const SVG: &str = "http://www.w3.org/2000/svg";
const ELEMENTS: [&str; 5] = ["svg", "g", "path", "circle", "ellipse"];
const ATTRIBUTES: [&str; 10] =
    ["viewBox", "preserveAspectRatio", "class", "d", "transform", "cx", "cy", "r", "rx", "ry"];

/// The most bytes one drawing may have; all of them come with the first load.
const MOST: usize = 2000;

/// All drawings, each with its file's name for a failing test to tell.
fn drawings() -> Vec<(String, String)> {
    ["", "frames", "cards"].into_iter().flat_map(files).collect()
}

/// What is printed on the faces: pictures and their frames.
fn faces() -> Vec<(String, String)> {
    ["frames", "cards"].into_iter().flat_map(files).collect()
}

/// The drawings in a folder of `art/`, whether or not an edition has a card for them yet.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("art").join(folder);
    let entries = fs::read_dir(&folder).expect("the folder is part of the repository");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let drawings: Vec<_> = paths
        .filter(|path| path.is_file())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")))
        .collect();
    assert!(!drawings.is_empty(), "{folder:?} has no drawing");
    drawings
}

fn read<'a>(name: &str, svg: &'a str) -> Document<'a> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{name} is no XML: {error}"))
}

/// The classes that the style sheet gives an ink to.
fn inks() -> BTreeSet<&'static str> {
    include_str!("../../style/cards.css")
        .lines()
        .filter_map(|line| line.strip_prefix(".picture .")?.split_once(" {"))
        .map(|(class, _)| class)
        .collect()
}

fn shapes<'a, 'text>(drawing: &'a Document<'text>) -> impl Iterator<Item = Node<'a, 'text>> {
    drawing.descendants().filter(Node::is_element)
}

#[test]
fn every_card_has_a_picture_of_its_own_and_each_kind_a_frame() {
    let pictures: BTreeSet<_> = Card::all().map(picture).collect();
    assert_eq!(pictures.len(), Card::COUNT);
    let frames: BTreeSet<_> = Card::all().map(frame).collect();
    assert_eq!(frames.len(), 3);
}

#[test]
fn every_drawing_is_an_svg_and_pictures_fit_their_frames() {
    for (name, svg) in drawings() {
        let drawing = read(&name, &svg);
        let root = drawing.root_element();
        assert!(root.has_tag_name((SVG, "svg")), "{name}");
        assert!(root.children().any(|shape| shape.is_element()), "{name} is empty");
    }
    for (name, svg) in faces() {
        let drawing = read(&name, &svg);
        assert_eq!(drawing.root_element().attribute("viewBox"), Some("0 0 60 80"), "{name}");
    }
}

#[test]
fn a_drawing_has_shapes_and_classes_only_no_style_script_link_or_id() {
    for (name, svg) in drawings() {
        let drawing = read(&name, &svg);
        for shape in shapes(&drawing) {
            let tag = shape.tag_name().name();
            assert!(ELEMENTS.contains(&tag), "{name}: <{tag}>");
            for attribute in shape.attributes() {
                let attribute = attribute.name();
                assert!(ATTRIBUTES.contains(&attribute), "{name}: {attribute} of <{tag}>");
            }
        }
        let texts = drawing.descendants().filter_map(|node| node.text());
        assert!(texts.into_iter().all(|text| text.trim().is_empty()), "{name} has words");
    }
}

#[test]
fn every_shape_is_printed_in_an_ink_of_the_style_sheet_and_every_ink_is_used() {
    let inks = inks();
    let mut used = BTreeSet::new();
    for (name, svg) in drawings() {
        let drawing = read(&name, &svg);
        for shape in
            shapes(&drawing).filter(|shape| !matches!(shape.tag_name().name(), "svg" | "g"))
        {
            let classes = shape.attribute("class").unwrap_or_default();
            assert!(!classes.is_empty(), "{name}: a shape that nobody sees");
            for class in classes.split(' ') {
                let ink = inks.get(class);
                assert!(ink.is_some(), "{name}: {class:?} is no ink");
                used.extend(ink);
            }
        }
    }
    assert_eq!(used, inks);
}

#[test]
fn no_drawing_weighs_much() {
    for (name, svg) in drawings() {
        assert!(svg.len() <= MOST, "{name} has {} bytes", svg.len());
    }
}
