//! Tests contours in DXF: entities, blocks, layers, units, loose ends; and compares with the crate `dxf`.
use crate::common::contours::{self, close, lines, ring};
use crate::common::{says, sentences};
use dxf::entities::{Entity, EntityType};
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};
use nearpoint_import::Unit;
use nearpoint_import::contour::{ContourError, ContourFile, PlacedContour, write_dxf};
use std::f64::consts::PI;

fn drawing(units: &str, blocks: &str, entities: &str) -> String {
    lines(&format!(
        "0 SECTION 2 HEADER 9 $INSUNITS 70 {units} 0 ENDSEC 0 SECTION 2 BLOCKS {blocks} 0 ENDSEC \
         0 SECTION 2 ENTITIES {entities} 0 ENDSEC 0 EOF"
    ))
}

fn read(text: &str) -> Result<ContourFile, ContourError> {
    contours::read("a.dxf", text)
}

fn drawn(entities: &str) -> ContourFile {
    read(&drawing("4", "", entities)).unwrap()
}

fn area(file: &ContourFile) -> f64 {
    contours::area(&file.contours)
}

const SQUARE: &str = "0 LWPOLYLINE 8 cut 90 4 70 1 10 0 20 0 10 9 20 0 10 9 20 9 10 0 20 9";

#[test]
fn closed_entities_are_rings() {
    assert_eq!(area(&drawn(SQUARE)), 81.0);
    close(area(&drawn("0 CIRCLE 10 5 20 5 40 10")), 100.0 * PI, 2.5);
    close(
        area(&drawn(
            "0 ELLIPSE 10 5 20 5 11 0 21 10 40 0.5 41 0 42 6.283185",
        )),
        50.0 * PI,
        2.0,
    );
    // A bulge of 1 is half a disc to the right of the chord.
    let stadium = "0 LWPOLYLINE 70 1 10 0 20 0 10 20 20 0 42 1 10 20 20 10 10 0 20 10 42 1";
    close(area(&drawn(stadium)), 200.0 + 25.0 * PI, 1.5);
    let old = "0 POLYLINE 66 1 70 1 0 VERTEX 10 0 20 0 42 -1 0 VERTEX 10 20 20 0 0 VERTEX 10 20 20 30 0 VERTEX 10 0 20 30 0 SEQEND";
    close(area(&drawn(old)), 600.0 - 50.0 * PI, 1.5);
    // A circle as a spline of degree 2 with weights.
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let points = [
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
        [1, 0],
    ];
    let controls: String = points
        .iter()
        .map(|[x, y]| format!(" 10 {}0 20 {}0", x, y))
        .collect();
    let weights = (0..9).map(|i| format!(" 41 {}", if i % 2 == 0 { 1.0 } else { half }));
    let spline = format!(
        "0 SPLINE 70 5 71 2 40 0 40 0 40 0 40 1 40 1 40 2 40 2 40 3 40 3 40 4 40 4 40 4{}{controls}",
        weights.collect::<String>()
    );
    let circle = drawn(&spline);
    close(area(&circle), 100.0 * PI, 2.5);
    for p in circle.contours[0].polygon.rings()[0].iter() {
        close(p.coords.norm(), 10.0, 1e-9);
    }
}

#[test]
fn spline_matches_de_boor() {
    // Unclamped with uneven knots: open, closed by a line.
    let knots = [0.0, 1.0, 2.5, 3.0, 4.0, 6.0, 7.0, 7.5, 9.0];
    let controls = [
        [0.0, 0.0],
        [40.0, 10.0],
        [50.0, 60.0],
        [10.0, 70.0],
        [-30.0, 20.0],
    ];
    let text = |values: &[f64]| {
        values
            .iter()
            .map(|t| format!(" 40 {t}"))
            .collect::<String>()
    };
    let points: String = controls
        .iter()
        .map(|[x, y]| format!(" 10 {x} 20 {y}"))
        .collect();
    let spline = format!("0 SPLINE 70 0 71 3{}{points}", text(&knots));
    let point = |t: f64| {
        let k = (3..5).rfind(|k| knots[*k] <= t).unwrap();
        let mut d: Vec<Vector2> = controls[k - 3..=k]
            .iter()
            .map(|p| Vector2::from(*p))
            .collect();
        for r in 1..=3 {
            for j in (r..=3).rev() {
                let i = j + k - 3;
                let share = (t - knots[i]) / (knots[i + 4 - r] - knots[i]);
                d[j] = d[j - 1] * (1.0 - share) + d[j] * share;
            }
        }
        Point2::from(d[3])
    };
    let (from, to) = (point(3.0), point(6.0));
    let line = format!("0 LINE 10 {} 20 {} 11 {} 21 {}", to.x, to.y, from.x, from.y);
    let file = drawn(&format!("{spline} {line}"));
    let ring = &file.contours[0].polygon.rings()[0];
    let near = |p: Point2| {
        ring.iter()
            .map(|q| (p - q).norm())
            .fold(f64::INFINITY, f64::min)
    };
    for k in 0..=200 {
        let p = point(3.0 + 3.0 * f64::from(k) / 200.0);
        let edges = (0..ring.len()).map(|i| [ring[i], ring[(i + 1) % ring.len()]]);
        let off = edges.map(|[a, b]| {
            let share = ((p - a).dot(&(b - a)) / (b - a).norm_squared()).clamp(0.0, 1.0);
            (p - (a + (b - a) * share)).norm()
        });
        assert!(off.fold(f64::INFINITY, f64::min) <= 0.05);
    }
    assert!(near(from) < 1e-9 && near(to) < 1e-9);
}

#[test]
fn loose_ends_are_joined_by_layer() {
    let d = "0 LINE 8 a 10 0 20 0 11 0 21 20 0 ARC 8 a 10 0 20 10 40 10 50 -90 51 90";
    let file = drawn(d);
    close(area(&file), 50.0 * PI, 1.5);
    assert_eq!(file.contours[0].layer.as_deref(), Some("a"));
    let gap = "0 LINE 10 0 20 0 11 10 21 0 0 LINE 10 10.00005 20 0 11 10 21 10 0 LINE 10 0 20 0 11 10 21 10";
    close(area(&drawn(gap)), 50.0, 1e-2);
    let wide = gap.replace("10.00005", "10.5");
    let error = read(&drawing("4", "", &wide)).unwrap_err();
    assert!(matches!(error, ContourError::NoContour { .. }), "{error}");
    assert!(says(&error, "contour-did-not-close"), "{error}");
    // The other layer's line does not close it.
    let other = d.replacen("8 a", "8 b", 1);
    assert!(read(&drawing("4", "", &other)).is_err());
    let with_open = drawn(&format!(
        "{SQUARE} 0 LINE 10 50 20 50 11 60 21 60 0 TEXT 1 hi"
    ));
    assert_eq!((with_open.contours.len(), with_open.notes.len()), (1, 2));
}

#[test]
fn rings_in_rings_are_holes() {
    let hole = "0 CIRCLE 8 cut 10 4 20 4 40 2";
    let island = "0 CIRCLE 8 cut 10 4 20 4 40 1";
    let other = "0 CIRCLE 8 mark 10 4 20 4 40 3";
    let file = drawn(&format!("{hole} {SQUARE} {island} {other}"));
    let rings: Vec<usize> = file
        .contours
        .iter()
        .map(|contour| contour.polygon.rings().len())
        .collect();
    assert_eq!(rings, [2, 1, 1]);
    assert_eq!(file.contours[2].layer.as_deref(), Some("mark"));
}

#[test]
fn blocks_are_inserted_with_their_layers() {
    let inner = "0 BLOCK 2 dot 10 1 20 1 0 LWPOLYLINE 8 0 70 1 10 1 20 1 10 2 20 1 10 2 20 2 10 1 20 2 0 ENDBLK";
    let outer = "0 BLOCK 2 two 10 0 20 0 0 INSERT 2 dot 8 0 10 0 20 0 0 INSERT 2 dot 8 own 10 5 20 0 0 ENDBLK";
    let blocks = format!("{inner} {outer}");
    let insert = "0 INSERT 2 two 8 cut 10 100 20 0 41 2 42 3 50 90 70 3 71 2 44 20 45 30";
    let file = read(&drawing("4", &blocks, insert)).unwrap();
    assert_eq!(file.contours.len(), 12);
    assert_eq!(area(&file), 12.0 * 6.0);
    let of_layer = |layer: &str| {
        file.contours
            .iter()
            .filter(|contour| contour.layer.as_deref() == Some(layer))
            .count()
    };
    assert_eq!((of_layer("cut"), of_layer("own")), (6, 6));
    let mut corners: Vec<_> = file
        .contours
        .iter()
        .map(|contour| contour.polygon.bounds())
        .collect();
    corners.sort_by(|a, b| (a[0].x, a[0].y).partial_cmp(&(b[0].x, b[0].y)).unwrap());
    // After a quarter turn, rows go left and columns up.
    assert_eq!(corners[0], [Point2::new(67.0, 0.0), Point2::new(70.0, 2.0)]);
    // Seen from below.
    let mirrored = "0 LWPOLYLINE 70 1 10 0 20 0 10 3 20 0 10 0 20 4 210 0 220 0 230 -1";
    assert_eq!(
        drawn(mirrored).contours[0].polygon.bounds()[0],
        Point2::new(-3.0, 0.0)
    );
}

#[test]
fn units_are_millimetres() {
    for (code, side, unit) in [
        (1, 25.4, Some(Unit::In)),
        (2, 304.8, Some(Unit::Mm)),
        (4, 1.0, Some(Unit::Mm)),
        (5, 10.0, Some(Unit::Cm)),
        (6, 1000.0, Some(Unit::M)),
        (0, 1.0, None),
        (99, 1.0, None),
    ] {
        let file = read(&drawing(&code.to_string(), "", SQUARE)).unwrap();
        assert_eq!(file.unit, unit);
        close(area(&file).sqrt(), 9.0 * side, 1e-9);
        assert_eq!(file.notes.is_empty(), unit.is_some());
    }
}

#[test]
fn bad_drawings_are_refused() {
    let loops = "0 BLOCK 2 a 0 INSERT 2 b 0 ENDBLK 0 BLOCK 2 b 0 INSERT 2 a 0 ENDBLK";
    let error = read(&drawing("4", loops, "0 INSERT 2 a")).unwrap_err();
    assert!(says(&error, "contour-block-inserted-itself"), "{error}");
    let empty = "0 BLOCK 2 a 0 ENDBLK";
    let many = "0 INSERT 2 a 70 30000 71 30000 44 1 45 1";
    assert!(matches!(
        read(&drawing("4", empty, many)),
        Err(ContourError::TooLarge { .. })
    ));
    for bad in [
        "0 CIRCLE 10 nan 20 0 40 1",
        "0 CIRCLE 10 1e999 20 0 40 1",
        "0 CIRCLE 10 0 20 0 40 0",
        "0 LWPOLYLINE 70 x 10 0 20 0",
        "0 SPLINE 71 3 40 0 10 0 20 0",
        "0 SPLINE 71 3000000 40 0 10 0 20 0",
        "0 SPLINE 71 1 40 0 40 0 40 1 40 1 41 -1 41 1 10 0 20 0 10 1 20 1",
    ] {
        let error = read(&drawing("4", "", bad)).unwrap_err();
        assert!(
            matches!(error, ContourError::Damaged { .. }),
            "{bad}: {error}"
        );
        assert!(error.to_string().contains("line "), "{error}");
    }
    let huge = read(&drawing("4", "", "0 CIRCLE 10 0 20 0 40 1e12")).unwrap_err();
    assert!(matches!(huge, ContourError::Size { .. }), "{huge}");
    let text_only = read(&drawing("4", "", "0 TEXT 1 hi 0 POINT 10 0 20 0")).unwrap_err();
    assert!(
        matches!(text_only, ContourError::NoContour { .. }),
        "{text_only}"
    );
    assert!(text_only.to_string().contains("1 × TEXT"), "{text_only}");
}

fn sheet() -> Vec<Polygon> {
    let frame = ring(&[[0.1, 0.2], [30.0, -1.0 / 3.0], [31.25, 2e1], [0.0, 22.7]]);
    let hole = ring(&[[5.0, 5.0], [5.0, 10.0], [10.0, 5.0]]);
    vec![
        Polygon::new(vec![frame, hole]).unwrap(),
        Polygon::new(vec![ring(&[[1e3, 0.0], [1000.0000001, 0.0], [1e3, 1e4]])]).unwrap(),
    ]
}

#[test]
fn what_is_written_is_read_again_and_by_another() {
    let polygons = sheet();
    let placed: Vec<PlacedContour> = polygons
        .iter()
        .map(|polygon| PlacedContour {
            name: "a key\nof two lines",
            polygon,
            rotation: PlanarRotation::from_degrees(30.0),
            translation: Vector2::new(0.3, 4e3),
            layer: Some("cut / mark"),
        })
        .collect();
    let expected: Vec<Point2> = placed
        .iter()
        .flat_map(|placed| {
            placed
                .polygon
                .rings()
                .iter()
                .flatten()
                .map(|p| placed.rotation.point(*p) + placed.translation)
        })
        .collect();
    let text = write_dxf(&placed, Unit::Mm);
    let file = read(&text).unwrap();
    let found = file
        .contours
        .iter()
        .flat_map(|contour| contour.polygon.rings().iter().flatten());
    assert_eq!(found.copied().collect::<Vec<_>>(), expected);
    assert_eq!(file.contours[0].layer.as_deref(), Some("cut _ mark"));
    let other = dxf::Drawing::load(&mut text.as_bytes()).unwrap();
    assert_eq!(
        other.header.default_drawing_units,
        dxf::enums::Units::Millimeters
    );
    let mut points = Vec::new();
    for entity in other.entities() {
        let EntityType::Polyline(line) = &entity.specific else {
            panic!("{entity:?}");
        };
        assert!(line.is_closed() && entity.common.layer == "cut _ mark");
        points.extend(
            line.vertices()
                .map(|vertex| Point2::new(vertex.location.x, vertex.location.y)),
        );
    }
    assert_eq!(points, expected);
}

#[test]
fn what_another_writes_is_read() {
    use dxf::entities::{Arc, Circle, Ellipse, Insert, Line, LwPolyline};
    let mut drawing = dxf::Drawing::new();
    drawing.header.version = dxf::enums::AcadVersion::R2010;
    drawing.header.default_drawing_units = dxf::enums::Units::Centimeters;
    let point = |x: f64, y: f64| dxf::Point::new(x, y, 0.0);
    let mut line = LwPolyline::default();
    for (x, y, bulge) in [
        (0.0, 0.0, 0.5),
        (20.0, 0.0, 0.0),
        (20.0, 20.0, -0.25),
        (0.0, 20.0, 0.0),
    ] {
        line.vertices.push(dxf::LwPolylineVertex {
            x,
            y,
            bulge,
            ..Default::default()
        });
    }
    line.set_is_closed(true);
    drawing.add_entity(Entity::new(EntityType::LwPolyline(line)));
    drawing.add_entity(Entity::new(EntityType::Line(Line::new(
        point(100.0, 0.0),
        point(100.0, 20.0),
    ))));
    let arc = Arc {
        center: point(100.0, 10.0),
        radius: 10.0,
        start_angle: 270.0,
        end_angle: 90.0,
        ..Default::default()
    };
    drawing.add_entity(Entity::new(EntityType::Arc(arc)));
    let ellipse = Ellipse {
        center: point(300.0, 0.0),
        major_axis: dxf::Vector::new(0.0, 30.0, 0.0),
        minor_axis_ratio: 0.5,
        ..Default::default()
    };
    drawing.add_entity(Entity::new(EntityType::Ellipse(ellipse)));
    let circle = Circle {
        center: point(1.0, 0.0),
        radius: 5.0,
        ..Default::default()
    };
    let mut block = dxf::Block {
        name: "hole".into(),
        ..Default::default()
    };
    block.entities.push(Entity::new(EntityType::Circle(circle)));
    drawing.add_block(block);
    let insert = Insert {
        name: "hole".into(),
        location: point(9.0, 10.0),
        ..Default::default()
    };
    drawing.add_entity(Entity::new(EntityType::Insert(insert)));
    let mut bytes = Vec::new();
    drawing.save(&mut bytes).unwrap();
    let file = contours::read("b.dxf", &bytes).unwrap();
    assert_eq!(file.unit, Some(Unit::Cm));
    let areas: Vec<f64> = file
        .contours
        .iter()
        .map(|contour| contour.polygon.area() / 100.0)
        .collect();
    // The segment of a circle over a chord of length c with bulge b.
    let segment = |c: f64, b: f64| {
        let (angle, radius) = (4.0 * b.atan(), c * (1.0 + b * b) / (4.0 * b));
        radius * radius / 2.0 * (angle - angle.sin())
    };
    let plate = 400.0 + segment(20.0, 0.5) - segment(20.0, 0.25) - 25.0 * PI;
    for (found, expected) in areas.iter().zip([plate, 450.0 * PI, 50.0 * PI]) {
        close(*found, expected, 1.0);
    }
}

#[test]
fn a_drawing_far_from_the_origin_is_moved_to_it() {
    let square = |x: &str, right: &str| {
        format!(
            "0 LWPOLYLINE 8 cut 90 4 70 1 10 {x} 20 -9 10 {right} 20 -9 10 {right} 20 1 10 {x} 20 1"
        )
    };
    let file = drawn(&square("2600000000.25", "2600000010.75"));
    assert_eq!(area(&file), 105.0);
    let bounds = file.contours[0].polygon.bounds();
    assert_eq!(bounds, [Point2::new(0.25, 0.0), Point2::new(10.75, 10.0)]);
    assert_eq!(
        sentences(&file.notes),
        ["The drawing was far from the origin, so it was moved by (-2600000000, 9)."]
    );
    // A drawing of this size is refused.
    assert!(read(&drawing("4", "", &square("0", "2600000000"))).is_err());
    assert!(read(&drawing("4", "", &square("1e300", "2e300"))).is_err());
}

#[test]
fn drawings_as_programs_write_them_are_read() {
    let plain = drawing(
        "4",
        "0 BLOCK 2 Bolt 10 0 20 0 0 CIRCLE 8 0 10 0 20 0 40 5 0 ENDBLK",
        "0 INSERT 8 cut 2 BOLT 10 9 20 9",
    );
    let expected = area(&read(&plain).unwrap());
    close(expected, 25.0 * PI, 1.0);
    for text in [
        plain.replace('\n', "\r"),
        format!("{plain}\0\0\0"),
        format!("{plain}\u{1a}"),
    ] {
        let file = read(&text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(area(&file), expected);
    }
}
