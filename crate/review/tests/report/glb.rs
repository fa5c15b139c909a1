//! Checks that the intersections are read again, each with its name, position and colour.

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::primitives::cuboid;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_import::mesh_export::ExportMesh;
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportOptions, read};
use nearpoint_review::report::glb;
use std::ops::ControlFlow;

#[test]
fn parts_are_transparent_and_intersections_red() {
    let block = cuboid(1.0, 2.0, 3.0);
    let moved: Vec<Point> = (block.positions.iter())
        .map(|p| Point::new(p[0] + 500.0, p[1], p[2]))
        .collect();
    let body = |name, colour| ExportMesh {
        name,
        points: &moved,
        triangles: &block.triangles,
        colour,
    };
    let own = [0.25, 0.5, 0.75, 1.0];
    let parts = [body("gear <1>", None), body("housing", Some(own))];
    let empty = ExportMesh {
        points: &[],
        triangles: &[],
        ..body("nothing", None)
    };
    let file = glb::write(
        &parts,
        &[body("gear × housing", None), empty],
        Unit::Mm,
        Up::Z,
    );
    let files = [File {
        path: "report.glb",
        bytes: &file,
    }];
    let mut report = |_: f32, _: &str| ControlFlow::Continue(());
    let import = read(
        &files,
        &ImportOptions::default(),
        &mut NoReaders,
        &mut report,
    )
    .unwrap();
    assert_eq!(import.warnings, Vec::new());
    let names: Vec<&str> = import.parts.iter().map(|part| &*part.name).collect();
    assert_eq!(names, ["gear <1>", "housing", "gear × housing"]);
    let colours: Vec<[f32; 4]> = import
        .parts
        .iter()
        .map(|part| part.colour.unwrap())
        .collect();
    let near = |a: [f32; 4], b: [f32; 4]| a.iter().zip(b).all(|(x, y)| (x - y).abs() < 1e-5);
    assert!(near(colours[1], own), "{:?}", colours[1]);
    assert!(colours[0][3] < 0.5 && colours[2][3] == 1.0);
    assert!(colours[2][0] > 2.0 * colours[2][1], "red");
    for part in &import.parts {
        let mesh = &import.meshes[part.mesh];
        let right = mesh.vertices().iter().map(|v| (part.pose * v).x);
        let right = right.fold(f64::NEG_INFINITY, f64::max);
        assert!(
            (right - 0.5005).abs() < 1e-6 || (right - 0.501).abs() < 1e-6,
            "{right}"
        );
    }
}

#[test]
fn a_file_of_nothing_is_a_file() {
    let file = glb::write(&[], &[], Unit::M, Up::Y);
    assert_eq!(&file[..4], b"glTF");
    assert_eq!(file[8..12], (file.len() as u32).to_le_bytes());
}
