//! Assemblies whose answers are known otherwise: by exact arithmetic (SO-101) or from their B-rep (the reducer).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nearpoint_cli::load::load;
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_import::Wish;
use nearpoint_scene::{Command, FramePair, NewPart, PairKind, Pool, Scene};
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn truth(name: &str) -> Value {
    let path = root()
        .join("e2e/fixtures/truth")
        .join(name)
        .with_extension("json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn checked(scene: &str, within: f64) -> Scene {
    let path = root()
        .join("public/scenes")
        .join(scene)
        .with_extension("json");
    let mut scene = load(
        &[path],
        Wish::default(),
        None,
        Pool::with_threads(2).unwrap(),
    )
    .unwrap()
    .scene;
    scene
        .apply(Command::SetWithin {
            limit: Some(within),
        })
        .unwrap();
    scene.finish();
    scene
}

/// The pairs by the names of their parts, in the truth's order of the two.
fn by_name(scene: &Scene) -> BTreeMap<(String, String), &FramePair> {
    let name = |id| scene.part(id).unwrap().name.clone();
    scene
        .frame()
        .pairs
        .iter()
        .map(|pair| ((name(pair.a), name(pair.b)), pair))
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Compares the pairs of triangles that meet, pair of parts by pair of parts.
fn so101(scene: &Scene, truth: &Value, total: u64) {
    for (part, known) in scene.parts().iter().zip(truth["parts"].as_array().unwrap()) {
        assert_eq!(part.name, known["name"]);
        assert_eq!(
            part.triangle_count() as u64,
            known["triangles"].as_u64().unwrap(),
            "{}",
            part.name
        );
    }
    let found: BTreeMap<_, _> = by_name(scene)
        .into_iter()
        .filter(|(_, pair)| !pair.triangle_pairs.is_empty())
        .map(|(names, pair)| {
            assert_eq!(
                pair.triangle_pairs.len() as u32,
                pair.crossing + pair.touching
            );
            (names, u64::from(pair.crossing + pair.touching))
        })
        .collect();
    let known: BTreeMap<_, _> = truth["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pair| {
            (
                (text(&pair["a"]), text(&pair["b"])),
                pair["triangle_pairs"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(found, known);
    assert_eq!((found.len(), found.values().sum::<u64>()), (19, total));
}

#[test]
fn so101_as_stored_has_the_pairs_that_exact_arithmetic_counts() {
    so101(&checked("so101", 0.0), &truth("so101-stored"), 22_033);
}

/// The published counts were taken on a copy of the model whose coordinates went through text with nine significant
/// digits: half a unit in the last place of f32 and less, and 15 pairs of coplanar triangles more or less.
#[test]
fn so101_as_published_has_the_published_pairs() {
    let stored = checked("so101", 0.0);
    let mut scene = Scene::new(Pool::with_threads(2).unwrap(), || 0.0);
    let parts = stored.parts().iter().map(|part| {
        let mesh = part.shape.mesh();
        let through_text = |x: f64| format!("{x:.8e}").parse::<f64>().unwrap();
        let vertices = mesh
            .vertices()
            .iter()
            .map(|v| [v.x, v.y, v.z].map(through_text))
            .collect();
        let mesh =
            Mesh::from_parts(vertices, mesh.triangles().to_vec(), mesh.faces().to_vec()).unwrap();
        NewPart {
            shape: Arc::new(Shape::build(mesh, stored.pool())),
            ..part.to_new()
        }
    });
    scene.add(parts.collect()).unwrap();
    scene
        .apply(Command::SetWithin { limit: Some(0.0) })
        .unwrap();
    scene.finish();
    so101(&scene, &truth("so101"), 22_018);
}

/// How far each of the reducer's meshes may be from its B-rep, millimetres: the deflection that it was meshed with.
const DEFLECTION: f64 = 0.05;
/// How far coordinates may be from the B-rep's by being rounded to f32 and the distances by being written with few
/// digits.
const WRITTEN: f64 = 1e-3;

fn reducer(name: &str, interfering: &[(&str, &str)]) {
    let truth = truth(name);
    let scene = checked(name, 3.0 + 2.0 * DEFLECTION);
    let names: Vec<&str> = scene
        .parts()
        .iter()
        .map(|part| part.name.as_str())
        .collect();
    assert_eq!(Value::from(names), truth["parts"]);
    let pairs = by_name(&scene);
    let mut found: Vec<(&str, &str)> = Vec::new();
    for ((a, b), pair) in &pairs {
        if pair.interferes() {
            found.push((a, b));
        }
    }
    assert_eq!(found, interfering);
    let mut measured = 0;
    for known in truth["pairs"].as_array().unwrap() {
        let names = (text(&known["a"]), text(&known["b"]));
        let distance = known["distance_mm"].as_f64().unwrap();
        let Some(pair) = pairs.get(&names) else {
            panic!("{names:?} are {distance} apart and were not found")
        };
        assert_eq!(
            known["common_volume_mm3"].as_f64().unwrap() > 0.0,
            pair.interferes(),
            "{names:?}"
        );
        // The body in common is off by no more than its surface times what that may be off.
        let volume = known["common_volume_mm3"].as_f64().unwrap();
        if volume > 0.0 {
            let body = pair.body.as_ref().unwrap();
            assert!(
                (pair.overlap.volume - volume).abs() <= body.area() * DEFLECTION,
                "{names:?}: {} mm³ for {volume}",
                pair.overlap.volume
            );
        }
        let slack = 2.0 * DEFLECTION + WRITTEN;
        match &pair.clearance {
            Some(clearance) => {
                assert!(
                    (clearance.distance - distance).abs() <= slack,
                    "{names:?}: {} for {distance}",
                    clearance.distance
                );
                measured += 1;
            }
            None => assert!(
                pair.kind.meets() && distance <= slack,
                "{names:?}: {:?} for {distance}",
                pair.kind
            ),
        }
    }
    assert!(measured > 20, "only {measured} clearances");
    for (names, pair) in &pairs {
        let near = pair.kind != PairKind::Clear
            || pair.clearance.as_ref().unwrap().distance < 3.0 - 2.0 * DEFLECTION;
        let listed = truth["pairs"]
            .as_array()
            .unwrap()
            .iter()
            .any(|p| (text(&p["a"]), text(&p["b"])) == *names);
        assert!(listed || !near, "{names:?} is invented");
    }
}

#[test]
fn the_reducer_as_designed_does_not_interfere() {
    reducer("reducer", &[]);
}

#[test]
fn the_faulty_reducer_interferes_in_four_pairs() {
    reducer(
        "reducer-faulty",
        &[
            ("housing base", "bearing output rear outer"),
            ("housing base", "bolt 3"),
            ("housing cover", "bearing output rear outer"),
            ("pinion", "gear"),
        ],
    );
}
