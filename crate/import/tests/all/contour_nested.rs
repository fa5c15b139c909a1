//! Tests that rings in rings are holes, whether they are closed or joined from lines.

use crate::common::contours;
use nearpoint_import::contour::Contour;
use std::f64::consts::PI;

fn read(name: &str, text: &str) -> Vec<Contour> {
    let file = contours::read(name, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(file.skipped.is_empty(), "{:?}", file.skipped);
    file.contours
}

fn dxf(entities: &str) -> Vec<Contour> {
    let text = contours::lines(&format!(
        "0 SECTION 2 HEADER 9 $INSUNITS 70 4 0 ENDSEC 0 SECTION 2 ENTITIES {entities} 0 ENDSEC 0 EOF"
    ));
    read("a.dxf", &text)
}

fn svg(shapes: &str) -> Vec<Contour> {
    let text = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='100mm' viewBox='0 0 100 100'>{shapes}</svg>"
    );
    read("a.svg", &text)
}

/// Returns a rectangle of four lines.
fn lines(layer: &str, [x, y, w, h]: [i32; 4]) -> String {
    let corners = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
    let line = |k: usize| {
        let [[a, b], [c, d]] = [corners[k], corners[(k + 1) % 4]];
        format!("0 LINE 8 {layer} 10 {a} 20 {b} 11 {c} 21 {d} ")
    };
    (0..4).map(line).collect()
}

/// Returns a rectangle that is one closed polyline.
fn polyline(layer: &str, [x, y, w, h]: [i32; 4]) -> String {
    let (right, top) = (x + w, y + h);
    format!(
        "0 LWPOLYLINE 8 {layer} 90 4 70 1 10 {x} 20 {y} 10 {right} 20 {y} 10 {right} 20 {top} 10 {x} 20 {top} "
    )
}

fn circle(layer: &str, x: i32, y: i32, radius: i32) -> String {
    format!("0 CIRCLE 8 {layer} 10 {x} 20 {y} 40 {radius} ")
}

/// Returns the number of rings of each contour, and the area of all.
fn rings_and_area(contours: &[Contour]) -> (Vec<usize>, f64) {
    let rings = contours.iter().map(|it| it.polygon.rings().len());
    (rings.collect(), contours::area(contours))
}

#[track_caller]
fn assert_nested(contours: &[Contour], rings: &[usize], area: f64, by: f64) {
    let found = rings_and_area(contours);
    assert_eq!(found.0, rings);
    assert!((found.1 - area).abs() <= by, "{} is not {area}", found.1);
}

/// The largest change of area by the chords of a circle of radius 10: the length of the circle times the flatness.
const FLAT: f64 = 62.9 * 0.05;

const PLATE: [i32; 4] = [0, 0, 100, 100];

#[test]
fn circle_in_an_outline_of_lines_is_a_hole() {
    let disc = circle("0", 50, 50, 10);
    let area = 1e4 - 100.0 * PI;
    for text in [
        lines("0", PLATE) + &disc,
        disc.clone() + &lines("0", PLATE),
        polyline("0", PLATE) + &disc,
    ] {
        assert_nested(&dxf(&text), &[2], area, FLAT);
    }
    // A hole of two arcs in a closed outline, and in one of lines.
    let arcs = "0 ARC 8 0 10 50 20 50 40 10 50 0 51 180 0 ARC 8 0 10 50 20 50 40 10 50 180 51 0 ";
    assert_nested(&dxf(&(polyline("0", PLATE) + arcs)), &[2], area, FLAT);
    assert_nested(&dxf(&(lines("0", PLATE) + arcs)), &[2], area, FLAT);
}

#[test]
fn island_in_a_hole_is_a_contour_whatever_it_is_drawn_with() {
    let [hole, island, last] = [[10, 10, 60, 60], [20, 20, 40, 40], [30, 30, 10, 10]];
    let drawn: [fn(&str, [i32; 4]) -> String; 2] = [lines, polyline];
    for kinds in 0..16 {
        let each = [PLATE, hole, island, last].into_iter().enumerate();
        let text: String = each.map(|(k, at)| drawn[kinds >> k & 1]("0", at)).collect();
        assert_nested(&dxf(&text), &[2, 2], 6400.0 + 1500.0, 0.0);
    }
}

#[test]
fn hole_that_touches_its_outline_is_a_hole() {
    let at_a_corner =
        lines("0", PLATE) + "0 LWPOLYLINE 8 0 70 1 10 0 20 0 10 30 20 10 10 10 20 30 ";
    assert_nested(&dxf(&at_a_corner), &[2], 1e4 - 400.0, 1e-6);
    let at_a_side = lines("0", PLATE) + "0 LWPOLYLINE 8 0 70 1 10 50 20 0 10 60 20 20 10 40 20 20 ";
    assert_nested(&dxf(&at_a_side), &[2], 1e4 - 200.0, 1e-6);
    // A ring that touches it from outside is beside it.
    let beside = lines("0", PLATE) + &polyline("0", [100, 0, 50, 50]);
    assert_nested(&dxf(&beside), &[1, 1], 12_500.0, 0.0);
}

#[test]
fn rings_of_other_layers_are_contours_of_their_own() {
    let text = lines("cut", PLATE) + &circle("mark", 50, 50, 10);
    assert_nested(&dxf(&text), &[1, 1], 1e4 + 100.0 * PI, FLAT);
}

#[test]
fn svg_shapes_without_fill_are_nested_with_joined_lines() {
    let lines = "<line x2='100'/><line x1='100' x2='100' y2='100'/>\
                 <line x1='100' y1='100' y2='100'/><line y1='100'/>";
    let outline = "<path d='M0 0H100V100H0Z'/>";
    let disc = "<circle cx='50' cy='50' r='10'/>";
    let area = 1e4 - 100.0 * PI;
    for shapes in [
        format!("{lines}{disc}"),
        format!("{disc}{lines}"),
        format!("{outline}{disc}"),
        format!("{lines}<polyline points='40,40 60,40 60,60 40,60 40,40'/>"),
        // Without a fill there is no fill rule.
        "<path d='M0 0H100V100H0ZM40 40H60V60H40Z'/>".to_owned(),
    ] {
        let contours = svg(&format!("<g fill='none' stroke='black'>{shapes}</g>"));
        let (rings, found) = rings_and_area(&contours);
        let expected = if shapes.contains("circle") {
            area
        } else {
            9600.0
        };
        assert_eq!(rings, [2], "{shapes}");
        assert!((found - expected).abs() < FLAT, "{shapes}: {found}");
    }
    // A filled shape is a contour, and a shape on it is another.
    let filled = svg(&format!("{outline}{disc}"));
    assert_nested(&filled, &[1, 1], 1e4 + 100.0 * PI, FLAT);
    // Names and order are the file's, and the pieces of a path are one contour.
    let several = svg(
        "<rect id='first' width='5' height='5'/><g fill='none'><circle id='hole' cx='50' cy='50' r='3'/>\
         <path id='two' d='M20 20H90V90H20ZM0 90H5V95H0Z'/></g><rect id='last' x='95' width='5' height='5'/>",
    );
    let names: Vec<&str> = several.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["first", "two", "last"]);
    assert_eq!(rings_and_area(&several).0, [1, 3, 1]);
}

#[test]
fn text_after_the_end_of_a_dxf_is_not_read() {
    let drawing =
        "0\nSECTION\n2\nENTITIES\n0\nCIRCLE\n8\n0\n10\n0\n20\n0\n40\n1.5\n0\nENDSEC\n0\nEOF\n";
    for trash in [
        "ignore\ninvalid\nEOF",
        "0",
        "\u{1a}",
        "0\nSECTION\n0\nEOF\n",
    ] {
        let contours = read("trash.dxf", &format!("{drawing}{trash}"));
        assert_nested(&contours, &[1], 2.25 * PI, 0.5);
    }
}

#[test]
fn a_hole_stays_one_however_groups_and_fills_are_written() {
    let outline = "<line x1='0' y1='0' x2='90' y2='0'/><line x1='90' y1='0' x2='90' y2='90'/>\
                   <line x1='90' y1='90' x2='0' y2='90'/><line x1='0' y1='90' x2='0' y2='0'/>";
    let rect = "<rect width='90' height='90'/>";
    let hole = "<circle cx='50' cy='50' r='10'/>";
    let area = 8100.0 - 100.0 * PI;
    for shapes in [
        // Programs give every group an id.
        format!("<g id='g10' fill='none'><g id='g8'>{outline}</g>{hole}</g>"),
        format!("<g fill='none'><g id='a'>{outline}</g><g id='b'>{hole}</g></g>"),
        // A transparent fill is no fill.
        format!("<g fill='transparent'>{rect}{hole}</g>"),
        format!("<g fill='#ffffff00'>{rect}{hole}</g>"),
        format!("<g fill='rgba(9, 9, 9, 0)'>{rect}{hole}</g>"),
        format!("<g fill='rgb(9 9 9 / 0%)'>{rect}{hole}</g>"),
        format!("<g style='fill-opacity:0'>{rect}{hole}</g>"),
        // An invisible group is not drawn, but a visible shape in it is.
        format!(
            "<g fill='none'>{rect}{hole}<g visibility='hidden'><circle cx='20' cy='20' r='5'/></g></g>"
        ),
        format!("<g fill='none' visibility='hidden'><g visibility='visible'>{rect}{hole}</g></g>"),
    ] {
        assert_nested(&svg(&shapes), &[2], area, FLAT);
    }
    // A visible colour fills.
    assert_eq!(
        svg(&format!("<g fill='rgba(9,9,9,0.5)'>{rect}{hole}</g>")).len(),
        2
    );
    // Drawn twice, the second time in the opposite orientation from another corner.
    let again = "0 LWPOLYLINE 8 cut 90 4 70 1 10 0 20 90 10 90 20 90 10 90 20 0 10 0 20 0 ";
    let hole = circle("cut", 50, 50, 10);
    for copies in [
        lines("cut", [0, 0, 90, 90]) + &polyline("cut", [0, 0, 90, 90]),
        polyline("cut", [0, 0, 90, 90]) + again + again,
    ] {
        assert_nested(&dxf(&(copies + &hole)), &[2], area, FLAT);
    }
    // Names of layers ignore case.
    let mixed = lines("Cut", [0, 0, 90, 90]) + &circle("CUT", 50, 50, 10);
    let found = dxf(&mixed);
    assert_nested(&found, &[2], area, FLAT);
    assert_eq!(found[0].layer.as_deref(), Some("Cut"));
}
