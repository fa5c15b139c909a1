//! Tests that an invalid contour does not refuse its file: the others are read, and a message names it with its
//! position and the reason.

use crate::common::contours::{lines, read};
use crate::common::{has, rows, sentences};
use nearpoint_import::contour::ContourError;

/// Returns the names of the contours that were read, and the messages about the others.
fn reported(name: &str, text: &str) -> (Vec<String>, Vec<String>) {
    let file = read(name, text).expect("some are sound");
    let names = file.contours.into_iter().map(|contour| contour.name);
    let sentences = file.skipped.iter().map(ToString::to_string);
    (names.collect(), sentences.collect())
}

fn svg(shapes: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='100mm' viewBox='0 0 100 100'>\n{shapes}\n</svg>"
    )
}

const GOOD: &str = "<rect id='good' width='10' height='10'/>";

/// The bad shapes, and the expected messages.
const SHAPES: &str = r#"
    <path id='bow' d='M0 0 L10 10 L10 0 L0 10 Z'/> | a.svg: line 3, <path>, contour "bow": edge 1 of ring 1 crosses edge 3 of ring 1 at (5, -5); separate them there in the drawing.
    <polygon id='flat' points='0,0 1,1 4,4'/> | line 3, <polygon>, contour "flat": ring 1 at (0, 0) encloses no area
    <path id='twice' d='M0 0 H9 V9 H0 Z M5 5 H15 V15 H5 Z'/> | line 3, <path>, contour "twice": edge
    <path d='M 0 0 L NaN 5 L 3 3 Z'/> | line 3, <path>:
    <path d='M 0 0 L 1e999 5 L 3 3 Z'/> | line 3, <path>
    <rect width='nan' height='4'/> | line 3, <rect>:
    <circle r='1e12'/> | line 3, <circle>, contour "circle 2" has a vertex at
    <rect width='1e-13' height='1e-13'/> | line 3, <rect>, contour "rect 2" is smaller than
    <circle r='3' transform='spin(4)'/> | line 3, <circle>:
"#;

#[test]
fn each_bad_shape_of_an_svg_is_named_with_its_line() {
    for [bad, why] in rows(SHAPES) {
        let (names, sentences) = reported("a.svg", &svg(&format!("{GOOD}\n{bad}")));
        assert_eq!(names, ["good"], "{bad}");
        assert_eq!(sentences.len(), 1, "{bad}: {sentences:?}");
        assert!(sentences[0].starts_with("a.svg: "), "{sentences:?}");
        assert!(sentences[0].contains(why), "{sentences:?}");
        assert!(sentences[0].ends_with('.'), "{sentences:?}");
        // Alone it refuses the file with the same message, except for its line and the number in its name.
        let alone = read("a.svg", svg(bad)).expect_err("nothing is left");
        let sentence = alone
            .to_string()
            .replace("line 2", "line 3")
            .replace(" 1\" ", " 2\" ");
        assert_eq!(sentence, sentences[0]);
    }
}

/// The corners of bad contours, and the expected messages.
const ITEMS: &str = r#"
    [[0,0],[2,2],[2,0],[0,2]] | items[1], contour "contour 1": edge 1 of ring 1 crosses
    [[0,0],[1,0]] | items[1], contour "contour 1": ring 1 has 2 vertices
    [[0,0],[1,0],[2,0]] | encloses no area
    [] | items[1], contour "contour 1"
    [[0,0],[1,null],[2,3]] | items[1].shape.data[1]: it is not a number
    [[0,0],[1e300,0],[1,1]] | beyond 1e9
"#;

#[test]
fn each_bad_item_of_a_json_is_named_with_its_number() {
    let shape =
        |data: &str| format!("{{\"shape\":{{\"type\":\"simple_polygon\",\"data\":{data}}}}}");
    let good = shape("[[0,0],[9,0],[9,9],[0,9]]");
    for [bad, why] in rows(ITEMS) {
        let text = format!("{{\"items\":[{good},{},{good}]}}", shape(bad));
        let (names, sentences) = reported("a.json", &text);
        assert_eq!(names, ["contour 0", "contour 2"], "{bad}");
        assert_eq!(sentences.len(), 1);
        assert!(sentences[0].contains(why), "{sentences:?}");
    }
}

#[test]
fn each_bad_entity_of_a_dxf_is_named_once() {
    let drawing = |blocks: &str, entities: &str| {
        lines(&format!(
            "0 SECTION 2 HEADER 9 $INSUNITS 70 4 0 ENDSEC 0 SECTION 2 BLOCKS {blocks} 0 ENDSEC 0 SECTION 2 ENTITIES \
             0 CIRCLE 8 good 10 0 20 0 40 5 {entities} 0 ENDSEC 0 EOF"
        ))
    };
    let bow = "0 LWPOLYLINE 8 bad 90 4 70 1 10 0 20 0 10 10 20 10 10 10 20 0 10 0 20 10";
    let (names, sentences) = reported("a.dxf", &drawing("", bow));
    assert_eq!(names, ["good 2"]);
    assert_eq!(sentences.len(), 1);
    let why = "a.dxf: contour \"bad 1\": edge 1 of ring 1 crosses edge 3 of ring 1 at (5, 5)";
    assert!(sentences[0].starts_with(why), "{sentences:?}");
    let (names, sentences) = reported("a.dxf", &drawing("", "0 CIRCLE 8 bad 10 nan 20 0 40 5"));
    assert_eq!(names, ["good 2"]);
    assert!(sentences[0].contains("line "), "{sentences:?}");
    // A bad entity of a block is reported once, however often the block is inserted.
    let block =
        "0 BLOCK 2 b 10 0 20 0 0 CIRCLE 8 0 10 x 20 0 40 5 0 CIRCLE 8 0 10 1 20 1 40 2 0 ENDBLK";
    let insert = "0 INSERT 2 b 8 here 10 50 20 50 70 4 71 3 44 9 45 9";
    let (names, sentences) = reported("a.dxf", &drawing(block, insert));
    assert_eq!((names.len(), sentences.len()), (13, 1), "{sentences:?}");
}

#[test]
fn file_without_valid_contours_reports_all_reasons() {
    let bow = "<path d='M0 0 L10 10 L10 0 L0 10 Z'/>\n";
    let error = read("a.svg", svg(&bow.repeat(20))).expect_err("none is sound");
    let ContourError::AllInvalid { problems, .. } = &error else {
        panic!("{error}");
    };
    assert_eq!(problems.len(), 20);
    let sentence = error.to_string();
    assert!(
        sentence.starts_with("a.svg: none of its 20 contours is valid."),
        "{sentence}"
    );
    assert!(sentence.contains("line 2, <path>") && sentence.contains("line 3, <path>"));
    assert!(sentence.ends_with("And 12 more like this."), "{sentence}");
}

/// Twenty thousand bad shapes are reported as fast as good ones are read, and the good ones in the file are read.
#[test]
fn very_many_bad_shapes_are_named() {
    let bow = "<path d='M0 0 L10 10 L10 0 L0 10 Z'/>\n<path d='M 0 x'/>\n";
    let (names, sentences) = reported("a.svg", &svg(&(bow.repeat(9_000) + GOOD)));
    assert_eq!((names.len(), sentences.len()), (1, 18_000));
}

/// Nested, repeated and open contours are read as before; a wrong extension is reported.
#[test]
fn valid_contours_are_never_skipped() {
    let nested = "<path id='ring' d='M0 0 H30 V30 H0 Z M5 5 V25 H25 V5 Z'/><path id='ring' d='M0 0 H30 V30 H0 Z M5 5 V25 H25 V5 Z'/>";
    let file = read(
        "a.dxf",
        svg(&format!("{nested}<path d='M50 50 L60 60' fill='none'/>")),
    )
    .expect("sound");
    assert_eq!((file.contours.len(), file.skipped.len()), (2, 0));
    assert!(
        file.contours
            .iter()
            .all(|contour| contour.polygon.rings().len() == 2)
    );
    let notes = sentences(&file.notes).join(" ");
    has(
        &notes,
        &["Its name ends in .dxf, but its content is SVG, so it was read as that."],
    );
    has(
        &notes,
        &["did not close and was left out, the first from (50, -50) to (60, -60)"],
    );
}
