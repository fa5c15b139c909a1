//! Tests contours in SVG: shapes, transforms, units, fill rules.
use crate::common::contours::{self, close, odd_polygon};
use crate::common::{has, rows, says, sentences};
use nearpoint_geometry::planar::{PlanarRotation, Point2, Repair, Vector2};
use nearpoint_import::Unit;
use nearpoint_import::contour::{Contour, ContourError, ContourFile, PlacedContour, write_svg};

fn svg(attributes: &str, inside: &str) -> String {
    format!("<svg xmlns='http://www.w3.org/2000/svg' {attributes}>{inside}</svg>")
}

fn read(text: &str) -> Result<ContourFile, ContourError> {
    contours::read("a.svg", text)
}

/// Reads a drawing in millimetres.
fn drawn(inside: &str) -> Vec<Contour> {
    let file = read(&svg(
        "width='200mm' height='100mm' viewBox='0 0 200 100'",
        inside,
    ))
    .unwrap();
    assert_eq!(file.unit, Some(Unit::Mm));
    file.contours
}

fn area(inside: &str) -> f64 {
    contours::area(&drawn(inside))
}

#[test]
fn shapes_have_their_areas() {
    let pi = std::f64::consts::PI;
    assert_eq!(area("<rect x='1' y='2' width='30' height='4'/>"), 120.0);
    close(
        area("<rect width='30' height='20' rx='5'/>"),
        600.0 - 25.0 * (4.0 - pi),
        1.0,
    );
    close(
        area("<rect width='30' height='20' rx='5' ry='2'/>"),
        600.0 - 10.0 * (4.0 - pi),
        1.0,
    );
    close(area("<circle cx='50' cy='50' r='20'/>"), 400.0 * pi, 5.0);
    close(
        area("<ellipse cx='50' cy='50' rx='20' ry='5'/>"),
        100.0 * pi,
        3.0,
    );
    assert_eq!(area("<polygon points='0,0 10,0 10,10'/>"), 50.0);
    assert_eq!(area("<polyline points='0,0 10,0 10,10'/>"), 50.0);
    assert_eq!(area("<path d='m10 10h20v10H10'/>"), 200.0);
    // Half a disc by an arc; cubic and quadratic hills: 2/3 and 3/4 · … of their frames.
    close(area("<path d='M0 0A10 10 0 0 1 20 0Z'/>"), 50.0 * pi, 1.5);
    close(area("<path d='M0 0a3 3 0 0 0 20 0Z'/>"), 50.0 * pi, 1.5);
    close(
        area("<path d='M0 0Q15 30 30 0Z'/>"),
        30.0 * 15.0 * 2.0 / 3.0,
        1.5,
    );
    close(
        area("<path d='M0 0C0 40 30 40 30 0Z'/>"),
        30.0 * 40.0 * 0.6,
        2.0,
    );
    close(
        area("<path d='M0 0Q15 30 30 0T60 0L60 50 0 50Z'/>"),
        60.0 * 50.0,
        2.0,
    );
    close(
        area("<path d='M0 0C0 40 30 40 30 0S60 -40 60 0L60 60 0 60Z'/>"),
        60.0 * 60.0,
        3.0,
    );
}

#[test]
fn arcs_follow_their_flags() {
    // A quarter, and three quarters, of a circle of radius 10 over the same chord, on either side.
    let pi = std::f64::consts::PI;
    let (small, large) = (25.0 * pi - 50.0, 75.0 * pi + 50.0);
    for (flags, expected) in [
        ("0 0", small),
        ("0 1", small),
        ("1 0", large),
        ("1 1", large),
    ] {
        let path = format!("<path d='M20 20A10 10 0 {flags} 30 30Z'/>");
        close(area(&path), expected, 2.0);
        let [low, high] = drawn(&path)[0].polygon.bounds();
        // Sweep 1 goes clockwise on the screen: the arc over a falling chord is to its upper right.
        let is_right = high.x > 30.1 || (flags == "0 1" && (low.x, high.x) == (20.0, 30.0));
        assert_eq!(is_right, flags.ends_with('1'), "{flags}: {low} {high}");
    }
    // A rotated ellipse.
    let turned = area("<path d='M20 20A20 5 30 1 1 20.001 20Z'/>");
    close(turned, 100.0 * pi, 3.0);
}

/// The size attributes of a drawing, the length of ten of its steps in millimetres, and its unit; a dash means none.
const VIEWS: &str = "
    width='100mm' height='100mm' viewBox='0 0 10 10' | 100 | mm
    width='2cm' height='2cm' viewBox='0 0 10 10' | 20 | cm
    width='2in' height='2in' viewBox='-5 -5 20 20' | 25.4 | in
    width='72pt' height='72pt' viewBox='0 0 10 10' | 25.4 | mm
    width='50mm' height='100mm' viewBox='0 0 10 10' | 50 | mm
    width='50mm' viewBox='0 0 10 10' | 50 | mm
    width='96' height='96' viewBox='0 0 10 10' | 25.4 | mm
    viewBox='0 0 10 10' | 2.6458333333333335 | mm
    - | 2.6458333333333335 | mm
    width='100%' | 2.6458333333333335 | mm
";

#[test]
fn transforms_units_and_views_nest() {
    let shape = "<rect width='10' height='10'/>";
    assert_eq!(
        area(&format!(
            "<g transform='scale(2,3)'><g transform='translate(5 5) rotate(90)'>{shape}</g></g>"
        )),
        600.0
    );
    let turned =
        drawn("<g transform='translate(10,20) rotate(90)'><rect width='3' height='1'/></g>");
    assert_eq!(
        turned[0].polygon.bounds(),
        [Point2::new(9.0, -23.0), Point2::new(10.0, -20.0)]
    );
    assert_eq!(
        area("<g transform='matrix(1 0 1 1 0 0)'><rect width='7' height='2'/></g>"),
        14.0
    );
    for [attributes, side, unit] in rows(VIEWS) {
        let (attributes, side) = (attributes.trim_matches('-'), side.parse().unwrap());
        let unit = Unit::from_symbol(unit).unwrap();
        let file = read(&svg(attributes, shape)).unwrap();
        close(file.contours[0].polygon.area().sqrt(), side, 1e-9);
        assert_eq!(file.unit, Some(unit), "{attributes}");
        let says_px = file
            .notes
            .iter()
            .any(|note| says(&note, "contour-file-gives-no-unit"));
        let is_physical = ["mm'", "cm'", "in'", "pt'"]
            .iter()
            .any(|end| attributes.contains(end));
        assert_eq!(says_px, !is_physical, "{attributes}");
    }
    close(
        area("<rect width='1in' height='1cm'/>"),
        96.0 * 96.0 / 2.54,
        1e-9,
    );
    let inner = "<svg x='10' y='20' width='40' height='20' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>";
    let nested = drawn(inner);
    assert_eq!(
        nested[0].polygon.bounds(),
        [Point2::new(20.0, -40.0), Point2::new(40.0, -20.0)]
    );
}

#[test]
fn what_is_used_is_drawn_where_it_is_used() {
    let file = drawn(
        "<defs><rect id='r' width='2' height='2'/><symbol id='s' viewBox='0 0 1 1'><circle cx='.5' cy='.5' r='.5'/></symbol></defs>\
         <use href='#r' x='10'/><use href='#r' transform='scale(2)'/><use href='#s' width='10' height='10'/>",
    );
    let areas: Vec<f64> = file
        .iter()
        .map(|contour| contour.polygon.area().round())
        .collect();
    assert_eq!(areas, [4.0, 16.0, 78.0]);
    assert_eq!(file[0].polygon.bounds()[0], Point2::new(10.0, -2.0));
}

#[test]
fn fill_rules_make_holes() {
    let frame = "M0 0H30V30H0Z";
    let same = "M10 10H20V20H10Z";
    let other = "M10 10V20H20V10Z";
    let path = |rule: &str, inner: &str| area(&format!("<path {rule} d='{frame}{inner}'/>"));
    assert_eq!(path("", other), 800.0);
    assert_eq!(path("", same), 900.0);
    assert_eq!(path("fill-rule='evenodd'", same), 800.0);
    assert_eq!(path("style='stroke:red; fill-rule : evenodd'", same), 800.0);
    assert_eq!(
        area(&format!(
            "<style>.a{{fill-rule:evenodd}}</style><path class='b a' d='{frame}{same}'/>"
        )),
        800.0
    );
    assert_eq!(
        area(&format!(
            "<g fill-rule='evenodd'><path d='{frame}{same}'/></g>"
        )),
        800.0
    );
    // Several pieces of one path are one contour.
    let contours = drawn("<path id='two' d='M0 0H1V1H0ZM5 5H6V6H5Z'/>");
    assert_eq!(
        (contours.len(), contours[0].polygon.pieces().count()),
        (1, 2)
    );
    assert_eq!(contours[0].name, "two");
}

#[test]
fn loose_lines_are_joined() {
    let lines = "<g id='cut' fill='none'><line x1='0' y1='0' x2='10' y2='0'/><path d='M10 10L10 0.00001'/>\
                 <polyline points='0,10 10,10'/><line x1='0' y1='10' x2='0' y2='0'/></g>";
    let contours = drawn(lines);
    assert_eq!(contours.len(), 1);
    assert_eq!(contours[0].layer.as_deref(), Some("cut"));
    close(contours[0].polygon.area(), 100.0, 1e-3);
    let open = format!("{lines}<line x1='50' x2='60'/><rect width='2' height='2'/>");
    let file = read(&svg("width='9mm' height='9mm' viewBox='0 0 9 9'", &open)).unwrap();
    assert_eq!(file.contours.len(), 2);
    assert!(
        says(&file.notes[0], "contour-did-not-close"),
        "{:?}",
        file.notes
    );
}

#[test]
fn what_has_no_outline_is_named() {
    let inside = "<script>alert(1)</script><image href='http://example.invalid/a.png'/><text>hi</text>\
                  <use href='http://example.invalid/b.svg#x'/><rect display='none' width='1' height='1'/><rect width='5' height='5'/>";
    let file = read(&svg("width='9mm' viewBox='0 0 9 9'", inside)).unwrap();
    assert_eq!(file.contours.len(), 1);
    let left_out = "Left out: 1 × <image>, 1 × <script>, 1 × <text>, 1 × <use> of a missing element, 1 × hidden elements.";
    assert_eq!(sentences(&file.notes), [left_out]);
}

#[test]
fn bad_drawings_are_refused() {
    let bomb = "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><svg>&b;</svg>";
    assert!(matches!(read(bomb), Err(ContourError::Damaged { .. })));
    // A document type without entities is common and harmless.
    let typed = "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/a.dtd'>";
    assert!(
        read(&format!(
            "{typed}{}",
            svg("", "<rect width='1' height='1'/>")
        ))
        .is_ok()
    );
    let deep = "<g>".repeat(5000) + &"</g>".repeat(5000);
    assert!(matches!(
        read(&svg("", &deep)),
        Err(ContourError::TooLarge { .. })
    ));
    let loops = "<g id='a'><use href='#a'/></g>";
    assert!(matches!(
        read(&svg("", loops)),
        Err(ContourError::TooLarge { .. })
    ));
    let mut copies = "<g id='a0'><rect width='1' height='1'/></g>".to_owned();
    for i in 1..40 {
        copies += &format!(
            "<g id='a{i}'><use href='#a{0}'/><use href='#a{0}'/></g>",
            i - 1
        );
    }
    assert!(matches!(
        read(&svg("", &copies)),
        Err(ContourError::TooLarge { .. })
    ));
    let empty = read(&svg("", "<text>only text</text>"));
    let sentence = empty.unwrap_err().to_string();
    has(&sentence, &["closed contour", "<text>"]);
    for bad in [
        "<path d='M0 0L1'/>",
        "<rect width='x' height='1'/>",
        "<g transform='scale(1e400)'/>",
        "<circle r='5em'/>",
    ] {
        let error = read(&svg("", bad)).unwrap_err();
        assert!(
            matches!(error, ContourError::Damaged { .. }),
            "{bad}: {error}"
        );
    }
    let crossing = read(&svg("", "<path id='bow' d='M0 0L10 10L10 0L0 10Z'/>"))
        .unwrap_err()
        .to_string();
    has(&crossing, &["\"bow\"", "crosses"]);
    let huge = read(&svg(
        "width='10mm' viewBox='0 0 10 10'",
        "<rect width='1e12' height='1'/>",
    ))
    .unwrap_err();
    assert!(matches!(huge, ContourError::Size { .. }), "{huge}");
    let tiny = read(&svg(
        "width='10mm' viewBox='0 0 10 10'",
        "<rect width='1e-12' height='1e-12'/>",
    ))
    .unwrap_err();
    assert!(matches!(tiny, ContourError::Size { .. }), "{tiny}");
}

#[test]
fn repairs_are_reported() {
    let contours = drawn("<path d='M0 0H10H20H10V10V10H0Z'/>");
    assert!(matches!(
        contours[0].repairs.as_slice(),
        [Repair::RepeatedVertices { .. }, Repair::Spikes { .. }]
    ));
}

#[test]
fn what_is_written_is_read_again() {
    let polygon = odd_polygon();
    let placed = |rotation, x| PlacedContour {
        name: "a \"key\" <&>",
        polygon: &polygon,
        rotation,
        translation: Vector2::new(x, -7.7),
        layer: Some("cut"),
    };
    let both = [
        placed(PlanarRotation::IDENTITY, 0.3),
        placed(PlanarRotation::from_degrees(30.0), 500.0),
    ];
    for unit in Unit::ALL {
        let text = write_svg(&both, unit);
        let file = read(&text).unwrap();
        for (placed, read) in both.iter().zip(&file.contours) {
            assert_eq!(
                (read.name.as_str(), read.layer.as_deref()),
                (placed.name, placed.layer)
            );
            let scale = unit.metres_per_unit() * 1000.0;
            let expected = placed.polygon.rings().iter().flatten();
            let expected =
                expected.map(|p| (placed.rotation.point(*p) + placed.translation) * scale);
            for (found, expected) in read.polygon.rings().iter().flatten().zip(expected) {
                let off = (found - expected).norm();
                let allowed = if unit == Unit::Mm {
                    0.0
                } else {
                    1e-12 * expected.coords.norm()
                };
                assert!(off <= allowed, "{found} is not {expected} in {unit}");
            }
        }
    }
}
