//! Tests that written bodies are read again unchanged by Nearpoint's own readers.

use crate::common::{block, counts, names, parts, read_one, volume};
use nearpoint_geometry::Point;
use nearpoint_import::mesh_export::{ExportMesh, glb, stl};
use nearpoint_import::{Import, Unit, Up};

const NAME: &str = "gear × pinion “2”";

/// Returns the points of the sample block, moved: its volume is 36.
fn points(by: [f64; 3]) -> Vec<Point> {
    let moved = |p: &[f64; 3]| Point::new(p[0] + by[0], p[1] + by[1], p[2] + by[2]);
    block().positions.iter().map(moved).collect()
}

fn body<'a>(
    name: &'a str,
    points: &'a [Point],
    triangles: &'a [[u32; 3]],
    colour: Option<[f32; 4]>,
) -> ExportMesh<'a> {
    ExportMesh {
        name,
        points,
        triangles,
        colour,
    }
}

/// Returns the lowest corner of all parts in the scene.
fn low(import: &Import) -> [f64; 3] {
    let mut low = [f64::INFINITY; 3];
    for part in &import.parts {
        for vertex in import.meshes[part.mesh].vertices() {
            let at = part.pose * vertex;
            low = std::array::from_fn(|i| low[i].min(at[i]));
        }
    }
    low
}

#[test]
fn an_stl_is_read_again() {
    let (points, triangles) = (points([3.0, 0.0, -7.0]), block().triangles);
    for name in [NAME, "", &"ж".repeat(200)] {
        let body = body(name, &points, &triangles, None);
        let bytes = stl(&body);
        assert_eq!(bytes.len(), 84 + 50 * triangles.len());
        let import = read_one("body.stl", &bytes).unwrap();
        assert_eq!(counts(&import), [12]);
        assert!(import.warnings.is_empty(), "{:?}", import.warnings);
        assert_eq!(volume(&import, 0), 36.0);
        let lowest = points.iter().map(|p| p.z).fold(f64::INFINITY, f64::min);
        assert_eq!(low(&import)[2], lowest);
    }
}

#[test]
fn a_glb_is_read_again_in_metres_with_y_up() {
    let (points, triangles) = (points([0.0, 0.0, 1000.0]), block().triangles);
    let body = body(NAME, &points, &triangles, None);
    let import = read_one("body.glb", &glb(&[body], Unit::Mm, Up::Z)).unwrap();
    assert_eq!(parts(&import), [(NAME, 12)]);
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    assert_eq!((import.unit, import.up), (Unit::M, Up::Y));
    assert!((volume(&import, 0) - 36e-9).abs() < 1e-14);
    let height = points.iter().map(|p| p.z).fold(f64::INFINITY, f64::min) / 1000.0;
    assert!((low(&import)[1] - height).abs() < 1e-9, "what was up is up");
}

#[test]
fn far_from_the_origin_a_glb_keeps_its_digits() {
    let (points, triangles) = (points([1e6, 0.0, 0.0]), block().triangles);
    let body = body(NAME, &points, &triangles, None);
    let import = read_one("body.glb", &glb(&[body], Unit::M, Up::Y)).unwrap();
    assert_eq!(volume(&import, 0), 36.0);
    let lowest = points.iter().map(|p| p.x).fold(f64::INFINITY, f64::min);
    assert_eq!(low(&import)[0], lowest);
}

#[test]
fn bodies_of_one_file_keep_their_names_and_colours() {
    let (here, there, triangles) = (
        points([0.0; 3]),
        points([50.0, 0.0, 0.0]),
        block().triangles,
    );
    let body = |name, points, colour| body(name, points, &triangles, colour);
    let red = Some([0.84, 0.12, 0.13, 1.0]);
    let bodies = [
        body("glass", &here, Some([0.6, 0.6, 0.6, 0.25])),
        body("plain", &there, None),
        body("red", &here, red),
        body("red, too", &there, red),
    ];
    let import = read_one("bodies.glb", &glb(&bodies, Unit::M, Up::Y)).unwrap();
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    assert_eq!(names(&import), ["glass", "plain", "red", "red, too"]);
    assert_eq!(counts(&import), [12; 4]);
    let colours: Vec<_> = import.parts.iter().map(|part| part.colour).collect();
    assert_eq!(colours[1], None);
    assert_eq!(colours[2], colours[3]);
    for (colour, body) in colours.iter().zip(&bodies) {
        let pairs = colour.iter().flatten().zip(body.colour.iter().flatten());
        assert!(
            pairs
                .clone()
                .all(|(read, given)| (read - given).abs() < 1e-5),
            "{colour:?}"
        );
    }
    assert_eq!(volume(&import, 1), 36.0);
}
