//! Compares assemblies with independent results: from exact arithmetic (SO-101) or from their B-rep (the reducer).

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::{load_shipped, tree};
use crate::schemas::Forms;
use nearpoint_cli::check_scene;
use nearpoint_geometry::Vector;
use nearpoint_geometry::face::features;
use nearpoint_geometry::shape::{FaceSurface, Mesh, Shape};
use nearpoint_scene::{BoundsScope, Command, FramePair, MeshRelation, NewPart, Scene, ThreadPool};
use serde_json::Value;

/// Reads the known results of a model or, as `reducer-faulty`, of a variant of it. A pair has the different results under
/// the variant's name.
fn truth(name: &str) -> Value {
    let (model, variant) = name.split_once('-').unwrap_or((name, ""));
    let path = tree("e2e/fixtures/truth")
        .join(model)
        .with_extension("json");
    let mut known: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    for pair in known["pairs"].as_array_mut().unwrap() {
        if let Some(Value::Object(own)) = pair.get(variant).cloned() {
            pair.as_object_mut().unwrap().extend(own);
        }
    }
    known
}

fn checked(scene: &str, within: f64) -> Scene {
    let mut scene = load_shipped(scene);
    scene
        .apply(Command::SetMaxDistance {
            max_distance: Some(within),
        })
        .unwrap();
    scene.finish();
    scene
}

/// Returns the scene with other meshes, for the compared parts.
fn remade(stored: &Scene, within: f64, remake: impl Fn(&Mesh) -> Mesh) -> Scene {
    let mut scene = Scene::new(ThreadPool::with_threads(2).unwrap(), || 0.0);
    let parts = stored.parts().iter().map(|part| NewPart {
        shape: Arc::new(Shape::build(remake(part.shape.mesh()), stored.pool())),
        ..part.to_new()
    });
    scene.add(parts.collect()).unwrap();
    scene
        .apply(Command::SetMaxDistance {
            max_distance: Some(within),
        })
        .unwrap();
    scene.finish();
    scene
}

/// Returns the pairs by the names of their parts, in the known results' order of the two.
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

/// Compares the triangles that intersect or touch, for each pair of parts.
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

/// The published counts come from a copy of the model whose coordinates went through text with nine significant digits.
/// That changes up to half a unit in the last place of f32, and 15 pairs of coplanar triangles.
#[test]
fn so101_as_published_has_the_published_pairs() {
    let through_text = |x: f64| format!("{x:.8e}").parse::<f64>().unwrap();
    let scene = remade(&checked("so101", 0.0), 0.0, |mesh| {
        let vertices = mesh
            .vertices()
            .iter()
            .map(|v| [v.x, v.y, v.z].map(through_text))
            .collect();
        Mesh::from_parts(vertices, mesh.triangles().to_vec(), mesh.faces().to_vec()).unwrap()
    });
    so101(&scene, &truth("so101"), 22_018);
}

/// The largest distance of the reducer's meshes from its B-rep in millimetres: the deflection of the mesher.
const DEFLECTION: f64 = 0.05;
/// The tolerance for coordinates that are rounded to f32 and distances that are written with few digits.
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
        // The volume of the intersection is off by at most its surface times the deviation.
        let volume = known["common_volume_mm3"].as_f64().unwrap();
        if volume > 0.0 {
            let body = pair.intersection.as_ref().unwrap();
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
                pair.mesh_relation.intersects() && distance <= slack,
                "{names:?}: {:?} for {distance}",
                pair.mesh_relation
            ),
        }
    }
    assert!(measured > 20, "only {measured} clearances");
    for (names, pair) in &pairs {
        let near = pair.mesh_relation != MeshRelation::Clear
            || pair.clearance.as_ref().unwrap().distance < 3.0 - 2.0 * DEFLECTION;
        let listed = truth["pairs"]
            .as_array()
            .unwrap()
            .iter()
            .any(|p| (text(&p["a"]), text(&p["b"])) == *names);
        assert!(listed || !near, "{names:?} is invented");
    }
}

/// Returns the mesh as if its file bounded its deviation: planar faces have none.
fn bounded(mesh: &Mesh) -> Mesh {
    let triangles = 0..mesh.triangles().len() as u32;
    let mut normals = vec![Vec::new(); mesh.face_count() as usize];
    for triangle in triangles {
        let [a, b, c] = mesh.corners(triangle);
        let normal = (b - a).cross(&(c - a)).try_normalize(0.0);
        normals[mesh.faces()[triangle as usize] as usize].extend(normal);
    }
    let surface = |normals: &Vec<Vector>| {
        let is_flat = |first: &Vector| normals.iter().all(|n| n.dot(first) > 1.0 - FLAT);
        match normals.first().filter(|first| is_flat(first)) {
            Some(&normal) => FaceSurface::Plane { normal },
            None => FaceSurface::Other,
        }
    };
    let surfaces: Vec<FaceSurface> = normals.iter().map(surface).collect();
    let deviation = |&face: &u32| match surfaces[face as usize] {
        FaceSurface::Plane { .. } => 0.0,
        _ => BOUND,
    };
    let deviations = mesh.faces().iter().map(deviation).collect();
    mesh.clone().with_surfaces(surfaces, deviations).unwrap()
}

/// The bound for the deviation. The mesher samples each triangle, so the surface may deviate by more than the deflection.
const BOUND: f32 = 1.6 * DEFLECTION as f32;
/// The largest difference of normals in one plane, because corners are f32.
const FLAT: f64 = 1e-6;

/// The bounds for the solids hold for the B-reps, where a file bounds the deviation of their meshes.
fn solids(name: &str, interfering: usize) {
    let truth = truth(name);
    let within = 3.0 + 2.0 * DEFLECTION;
    let scene = remade(&checked(name, within), within, bounded);
    let pairs = by_name(&scene);
    let (mut volumes, mut distances) = (0, 0);
    for known in truth["pairs"].as_array().unwrap() {
        let names = (text(&known["a"]), text(&known["b"]));
        let distance = known["distance_mm"].as_f64().unwrap();
        let volume = known["common_volume_mm3"].as_f64().unwrap();
        let Some(pair) = pairs.get(&names) else {
            continue;
        };
        assert_eq!(pair.bounds_scope, BoundsScope::Solids);
        if let Some([low, high]) = pair.clearance_bounds {
            let is_between = low - WRITTEN <= distance && distance <= high + WRITTEN;
            assert!(is_between, "{names:?}: {low} to {high} for {distance}");
            distances += 1;
        }
        if volume > 0.0 {
            let [low, high] = pair.overlap.volume_bounds;
            assert!(
                (low..=high).contains(&volume),
                "{names:?}: {low} to {high} for {volume}"
            );
            volumes += 1;
        }
        if volume > 0.0 && names.1 == "bearing output rear outer" {
            // A ring of radius 16.12 is in a bore of radius 16.01.
            let depth = pair.depth.unwrap();
            assert!(depth.lower <= 0.11 && 0.11 <= depth.upper, "{depth:?}");
        }
    }
    assert_eq!(volumes, interfering);
    assert!(distances > 20, "only {distances} clearances");
}

#[test]
fn bounds_of_the_reducer_contain_what_is_true_of_its_solids() {
    solids("reducer", 0);
}

#[test]
fn bounds_of_the_faulty_reducer_contain_what_is_true_of_its_solids() {
    solids("reducer-faulty", 4);
}

/// Returns the mesh as if its file stated its cylinders, which are fitted to its vertices.
fn with_cylinders(mesh: &Mesh) -> Mesh {
    let known = bounded(mesh);
    let mut surfaces = known.surfaces().to_vec();
    for face in features(mesh).cylindrical {
        for &triangle in &face.triangles {
            surfaces[mesh.faces()[triangle as usize] as usize] = FaceSurface::Cylinder {
                through: face.centre,
                axis: face.axis,
                radius: face.radius,
            };
        }
    }
    (mesh
        .clone()
        .with_surfaces(surfaces, known.deviations().to_vec()))
    .unwrap()
}

/// The diameters are those of the STEP file that the meshes were made from.
#[test]
fn fits_of_the_faulty_reducer_are_those_of_its_file() {
    let scene = remade(&checked("reducer-faulty", 1.0), 1.0, with_cylinders);
    let (json, scene) = check_scene(scene, Vec::new(), Vec::new());
    let report: Value = serde_json::from_slice(&json.unwrap()).unwrap();
    Forms::own().check("check", &report);
    let fits = |a: &str, b: &str| -> Vec<[f64; 3]> {
        let mut pairs = report["pairs"].as_array().unwrap().iter();
        let pair = pairs.find(|pair| pair["a"] == a && pair["b"] == b).unwrap();
        let number = |fit: &Value, name: &str| (fit[name].as_f64().unwrap() * 1e3).round() / 1e3;
        let fits = pair["fits"].as_array().unwrap().iter();
        fits.map(|fit| ["hole", "shaft", "play"].map(|name| number(fit, name)))
            .collect()
    };
    for part in ["housing base", "housing cover"] {
        let good = fits(part, "bearing output front outer");
        assert_eq!(good, [[32.02, 32.0, 0.02]]);
        let bad = fits(part, "bearing output rear outer");
        assert_eq!(bad, [[32.02, 32.24, -0.22]]);
    }
    assert_eq!(
        by_name(&scene).len(),
        report["pairs"].as_array().unwrap().len()
    );
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
