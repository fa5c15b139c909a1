//! Tests contours in JSON, the detection of formats, and damage of all kinds.

use crate::common::contours::{odd_polygon, read, ring};
use crate::common::damage::damage;
use crate::common::sentences;
use nearpoint_geometry::planar::{PlanarRotation, Polygon, PolygonError, Vector2};
use nearpoint_import::Unit;
use nearpoint_import::contour::{
    ContourError, ContourFile, PlacedContour, Placement, write_dxf, write_json, write_svg,
};
use nearpoint_message::ToArg;
use nearpoint_testing::Random;
use std::panic::catch_unwind;

fn bench(name: &str) -> ContourFile {
    let path = format!(
        "{}/../bench/contours/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    read(name, std::fs::read(path).unwrap()).unwrap()
}

#[test]
fn nesting_benchmarks_are_read() {
    for (name, kinds, demand, vertices) in [
        ("swim", 10, 48, 219),
        ("shirts", 8, 99, 53),
        ("jakobs1", 25, 25, 150),
    ] {
        let file = bench(name);
        assert_eq!(file.contours.len(), kinds);
        assert_eq!(
            file.contours
                .iter()
                .map(|contour| contour.count)
                .sum::<u32>(),
            demand
        );
        assert_eq!(
            file.contours
                .iter()
                .map(|contour| contour.polygon.len())
                .sum::<usize>(),
            vertices
        );
        assert!(
            file.contours
                .iter()
                .all(|contour| contour.repairs.is_empty() && contour.allowed_rotations.len() >= 2)
        );
        assert_eq!((file.unit, file.notes.len()), (None, 0));
    }
    assert_eq!(bench("swim").contours[3].name, "swim 3");
}

#[test]
fn every_shape_of_json_is_read() {
    let text = r#"{"unit": "cm", "items": [
        {"shape": {"type": "polygon", "data": {"outer": [[0,0],[9,0],[9,9],[0,9],[0,0]], "inner": [[[1,1],[2,1],[2,2]]]}}},
        {"shape": {"type": "multi_polygon", "data": [{"outer": [[0,0],[1,0],[0,1]]}, {"outer": [[5,0],[6,0],[5,1]], "inner": []}]}, "allowed_orientations": []},
        {"name": "r", "layer": "l", "demand": 7, "turn": 90, "at": [1, 2], "shape": {"type": "rectangle", "data": {"x_min": 1, "y_min": 2, "width": 3, "height": 4}}}]}"#;
    let file = read("a.json", text.as_bytes()).unwrap();
    let areas: Vec<f64> = file
        .contours
        .iter()
        .map(|contour| contour.polygon.area())
        .collect();
    assert_eq!(areas, [8050.0, 100.0, 1200.0]);
    let last = &file.contours[2];
    assert_eq!(
        (last.name.as_str(), last.layer.as_deref(), last.count),
        ("r", Some("l"), 7)
    );
    assert_eq!(
        last.placement,
        Some(Placement {
            rotation: 90.0,
            translation: Vector2::new(10.0, 20.0)
        })
    );
    assert_eq!(
        (
            file.contours[0].allowed_rotations.len(),
            file.contours[1].allowed_rotations.len()
        ),
        (0, 1)
    );
}

#[test]
fn a_sheet_is_written_and_read_again() {
    let polygon = odd_polygon();
    let turns = [
        PlanarRotation::IDENTITY,
        PlanarRotation::from_degrees(33.3),
        PlanarRotation::from_radians(1.0),
        PlanarRotation::from_degrees(-90.0),
    ];
    let placed = turns.map(|rotation| PlacedContour {
        name: "\u{e9} \"x\"",
        polygon: &polygon,
        rotation,
        translation: Vector2::new(0.1, 1e9 / 3.0),
        layer: None,
    });
    let file = read("a.json", write_json(&placed, Unit::Mm).as_bytes()).unwrap();
    for (contour, placed) in file.contours.iter().zip(&placed) {
        assert_eq!(
            (&contour.polygon, contour.name.as_str()),
            (&polygon, placed.name)
        );
        let Placement {
            rotation,
            translation,
        } = contour.placement.unwrap();
        assert_eq!(translation, placed.translation);
        assert!(
            (PlanarRotation::from_degrees(rotation).angle() - placed.rotation.angle()).abs()
                <= 1e-15
        );
    }
    assert_eq!(file.contours[1].placement.unwrap().rotation, 33.3);
}

#[test]
fn a_file_is_what_it_contains() {
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='9mm' viewBox='0 0 9 9'><rect width='1' height='1'/></svg>";
    let file = read("a.dxf", svg).unwrap();
    assert_eq!(
        sentences(&file.notes),
        ["Its name ends in .dxf, but its content is SVG, so it was read as that."]
    );
    assert!(matches!(
        read("a.svg", b""),
        Err(ContourError::Empty { .. })
    ));
    assert!(matches!(
        read("a.svg", b"hello"),
        Err(ContourError::UnknownFormat { .. })
    ));
    assert!(matches!(
        read("a.dxf", b"AutoCAD Binary DXF\r\n\x1a\0"),
        Err(ContourError::NotText { .. })
    ));
    assert!(matches!(
        read("a.json", vec![b' '; (64 << 20) + 1]),
        Err(ContourError::TooLong { .. })
    ));
    let wide: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain(svg.iter().flat_map(|b| [*b, 0]))
        .collect();
    assert_eq!(read("a.svg", &wide).unwrap().contours.len(), 1);
}

#[test]
fn bad_json_is_refused_with_the_place() {
    let item = |shape: &str| {
        format!(r#"{{"items": [{{"shape": {{"type": "simple_polygon", "data": {shape}}}}}]}}"#)
    };
    let error = |text: &str| read("a.json", text.as_bytes()).unwrap_err();
    for (data, place) in [
        ("3", "items[0].shape.data"),
        ("[[0,0],[1,0],[1]]", "items[0].shape.data[2]"),
        ("[[0,0],[1,0],[1,null]]", "items[0].shape.data[2]"),
        ("[[0,0],[1,0],[1,\"NaN\"]]", "items[0].shape.data[2]"),
    ] {
        match error(&item(data)) {
            ContourError::Damaged { place: found, .. } => assert_eq!(found, place.to_arg()),
            other => panic!("{other}"),
        }
    }
    let polygon = |data: &str| match error(&item(data)) {
        ContourError::Polygon { error, .. } => error,
        other => panic!("{other}"),
    };
    assert!(matches!(
        polygon("[[0,0],[1,0]]"),
        PolygonError::TooFewVertices { .. }
    ));
    assert!(matches!(
        polygon("[[0,0],[1,0],[2,0]]"),
        PolygonError::ZeroArea { .. }
    ));
    assert!(matches!(
        polygon("[[0,0],[2,2],[2,0],[0,2]]"),
        PolygonError::Crossing { .. }
    ));
    assert!(matches!(
        error(&item("[[0,0],[1e300,0],[1,1]]")),
        ContourError::Size { .. }
    ));
    for text in [
        "{",
        "[1e999]",
        "{\"items\": 3}",
        "{\"items\": [], \"unit\": \"furlong\"}",
        &"[".repeat(100_000),
    ] {
        assert!(
            matches!(error(text), ContourError::Damaged { .. }),
            "{text:.20}"
        );
    }
    assert!(matches!(
        error("{\"items\": []}"),
        ContourError::NoContour { .. }
    ));
}

fn samples() -> Vec<(&'static str, Vec<u8>)> {
    let frame = ring(&[[0.0, 0.0], [30.0, 0.5], [31.25, 20.0], [0.0, 22.75]]);
    let hole = ring(&[[5.0, 5.0], [5.0, 10.0], [10.0, 5.0]]);
    let polygon = Polygon::new(vec![frame, hole]).unwrap();
    let placed = [PlacedContour {
        name: "key",
        polygon: &polygon,
        rotation: PlanarRotation::IDENTITY,
        translation: Vector2::zeros(),
        layer: Some("cut"),
    }];
    let curves = "<svg xmlns='http://www.w3.org/2000/svg' width='9mm' viewBox='0 0 9 9'><style>.a{fill:none}</style>\
        <g transform='rotate(20) scale(2)'><path d='M0 0C1 1 2 0 3 0S4 4 4 5A3 2 20 1 0 0 6Q-3 5 -2 3T0 0z'/>\
        <path class='a' d='M9 9h1v1'/><use href='#r'/><rect id='r' x='20' width='4' height='5' rx='1'/></g></svg>";
    let dxf = "0\nSECTION\n2\nBLOCKS\n0\nBLOCK\n2\nb\n0\nCIRCLE\n40\n2\n0\nENDBLK\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n\
        0\nLINE\n11\n9\n0\nARC\n10\n4.5\n40\n4.5\n50\n0\n51\n180\n0\nINSERT\n2\nb\n10\n20\n70\n2\n44\n9\n0\nELLIPSE\n10\n50\n11\n5\n40\n0.5\n\
        0\nSPLINE\n70\n1\n71\n2\n40\n0\n40\n0\n40\n0\n40\n1\n40\n2\n40\n2\n40\n2\n10\n100\n20\n0\n10\n109\n20\n0\n10\n109\n20\n9\n10\n100\n20\n9\n\
        0\nENDSEC\n0\nEOF\n";
    vec![
        ("a.svg", write_svg(&placed, Unit::Mm).into_bytes()),
        ("b.svg", curves.into()),
        ("a.dxf", write_dxf(&placed, Unit::Mm).into_bytes()),
        ("b.dxf", dxf.into()),
        ("a.json", write_json(&placed, Unit::Mm).into_bytes()),
    ]
}

/// Reads a file that may be damaged: the result is sound contours, or an error.
fn attempt(name: &str, bytes: &[u8], what: impl std::fmt::Display) -> bool {
    let result = catch_unwind(|| read(name, bytes));
    match result.unwrap_or_else(|_| panic!("{name} panics: {what}")) {
        Ok(file) => {
            assert!(!file.contours.is_empty(), "{name}: {what}");
            for contour in &file.contours {
                let again = Polygon::new(contour.polygon.rings().to_vec());
                assert!(again.is_ok(), "{name}: {what}");
                assert!(
                    !contour.name.chars().any(char::is_control),
                    "{:?}",
                    contour.name
                );
            }
            assert!(
                file.notes
                    .iter()
                    .all(|note| note.to_string().ends_with('.')),
                "{:?}",
                file.notes
            );
            true
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && sentence.len() > 20, "{sentence}");
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            false
        }
    }
}

#[test]
fn nothing_is_read_of_files_that_are_cut_off() {
    for (name, bytes) in samples() {
        assert!(attempt(name, &bytes, "whole"), "{name}");
        let text = bytes.trim_ascii_end();
        for end in 0..text.len() {
            assert!(
                !attempt(name, &text[..end], end),
                "{name} at {end} of {}",
                text.len()
            );
        }
    }
}

#[test]
fn no_damage_makes_a_reader_panic() {
    let seed = std::env::var("NEARPOINT_SEED").map_or(11, |seed| seed.parse().unwrap());
    println!("NEARPOINT_SEED={seed}");
    let (mut random, samples) = (Random::new(seed), samples());
    for round in 0..4000 {
        let (name, bytes) = &samples[round % samples.len()];
        let mut bytes = bytes.clone();
        for _ in 0..1 + random.index(4) {
            damage(&mut random, &mut bytes, &samples);
            if bytes.is_empty() {
                bytes.push(b'0');
            }
        }
        attempt(name, &bytes, format_args!("round {round}"));
    }
    for round in 0..1000 {
        let bytes: Vec<u8> = (0..random.index(200))
            .map(|_| random.next_u64() as u8 & 0x7f)
            .collect();
        attempt("a.svg", &bytes, format_args!("bytes {round}"));
    }
}
