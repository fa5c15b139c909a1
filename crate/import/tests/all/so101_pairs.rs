//! Tests all colliding triangles of an assembly of 398 884 triangles, most of whose parts are bolted together face on
//! face.
//!
//! The counts of `truth/so101.json` are exact for coordinates *as nine-digit decimals* (the counting program read
//! text). These differ from the f32 of the file in about the tenth digit: enough to separate or join faces that barely
//! touch. So both are tested: the counts of `truth/so101.json`, and the exact counts for the numbers in the file.
//! Arithmetic with integers of any length confirms the latter for every candidate.

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_import::Import;
use std::collections::BTreeMap;
use std::path::Path;

type Counts = BTreeMap<[String; 2], usize>;

fn repository(path: &str) -> Vec<u8> {
    std::fs::read(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(path),
    )
    .unwrap()
}

fn assembly() -> Import {
    let bytes = repository("public/models/so101.glb");
    let found = crate::common::read_one("so101.glb", &bytes).unwrap();
    assert!(found.parts.iter().all(|part| part.pose == Pose::identity()));
    found
}

/// Returns the number of intersecting triangle pairs, for each two parts that have some.
fn count(assembly: &Import, meshes: &[Mesh]) -> Counts {
    let build = |mesh: &Mesh| Shape::build(mesh.clone(), &SequentialExecutor);
    let shapes: Vec<Shape> = assembly
        .parts
        .iter()
        .map(|part| build(&meshes[part.mesh]))
        .collect();
    let mut counts = Counts::new();
    for (i, a) in shapes.iter().enumerate() {
        for (j, b) in shapes.iter().enumerate().skip(i + 1) {
            let pairs = colliding_pairs(a, b, &Pose::identity(), &SequentialExecutor).unwrap();
            if !pairs.is_empty() {
                counts.insert([i, j].map(|p| assembly.parts[p].name.clone()), pairs.len());
            }
        }
    }
    counts
}

fn truth() -> Counts {
    let file = repository("e2e/fixtures/truth/so101.json");
    let json: serde_json::Value = serde_json::from_slice(&file).unwrap();
    let name = |pair: &serde_json::Value, key: &str| pair[key].as_str().unwrap().to_owned();
    let pairs = json["pairs"].as_array().unwrap().iter();
    pairs
        .map(|p| {
            (
                [name(p, "a"), name(p, "b")],
                p["triangle_pairs"].as_u64().unwrap() as usize,
            )
        })
        .collect()
}

#[test]
fn as_counted_on_nine_digit_decimals() {
    let assembly = assembly();
    let decimal = |x: f64| format!("{x:.8e}").parse::<f64>().unwrap();
    let rounded = |mesh: &Mesh| {
        let vertices = mesh
            .vertices()
            .iter()
            .map(|v| v.map(decimal).into())
            .collect();
        Mesh::from_parts(vertices, mesh.triangles().to_vec(), mesh.faces().to_vec()).unwrap()
    };
    let meshes: Vec<Mesh> = assembly.meshes.iter().map(rounded).collect();
    let found = count(&assembly, &meshes);
    assert_eq!(found, truth());
    assert_eq!((found.len(), found.values().sum()), (19, 22_018));
}

#[test]
fn as_stored_in_the_file() {
    let assembly = assembly();
    let mut expected = truth();
    let stored = [
        ("sts3215_03a 2", "upper_arm", 1880),
        ("sts3215_03a 4", "wrist_roll_pitch", 2842),
        ("sts3215_03a_no_horn", "wrist_roll_pitch", 1982),
        ("sts3215_03a 5", "wrist_roll_follower", 991),
        ("sts3215_03a 5", "moving_jaw", 2257),
    ];
    for (a, b, pairs) in stored {
        let counted = expected.insert([a.to_owned(), b.to_owned()], pairs);
        assert!(counted.is_some_and(|n| n.abs_diff(pairs) <= 22));
    }
    let found = count(&assembly, &assembly.meshes);
    assert_eq!(found, expected);
    assert_eq!((found.len(), found.values().sum()), (19, 22_033));
}
