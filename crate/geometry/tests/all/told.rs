//! What walks of two trees tell about their steps.

use nearpoint_geometry::bounds::{Child, WalkStep};
use nearpoint_geometry::closest::{Warm, clearance, clearance_told};
use nearpoint_geometry::shape::{Shape, make};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_testing::shapes::shape;
use std::collections::HashSet;

fn parts() -> [Shape; 2] {
    [make::torus(48, 24, 1.0, 0.3), make::uv_sphere(32, 16, 0.5)].map(shape)
}

fn pose(x: f64) -> Pose {
    Pose::new(Vector::new(x, 0.2, 0.1), Vector::new(0.3, 0.2, 0.1))
}

/// Whatever is looked at was near enough when it was compared, and far fewer are compared than there are.
fn looked_at(steps: &[WalkStep], parts: &[Shape; 2]) -> HashSet<[u32; 2]> {
    let mut near = HashSet::new();
    let mut triangles = HashSet::new();
    for step in steps {
        match *step {
            WalkStep::Compared { a, b, near: true } => {
                near.insert((a, b));
            }
            WalkStep::Compared { .. } => {}
            WalkStep::Passed { a, b } => assert!(is_whole(a, b) || near.contains(&(a, b))),
            WalkStep::Triangles { a, b } => {
                assert!(near.contains(&(Child::Triangle(a), Child::Triangle(b))));
                assert!(triangles.insert([a, b]), "{a} and {b} twice");
            }
        }
    }
    let [of_a, of_b] = parts.each_ref().map(|part| part.mesh().triangles().len());
    assert!(steps.len() < of_a * of_b / 20, "{} steps", steps.len());
    triangles
}

/// Both parts as wholes, which no search compares.
fn is_whole(a: Child, b: Child) -> bool {
    (a, b) == (Child::Node(0), Child::Node(0))
}

#[test]
fn a_told_search_finds_the_same_clearance() {
    let parts = parts();
    let [a, b] = &parts;
    let far = f64::INFINITY;
    let mut steps = Vec::new();
    let mut warm = Warm::default();
    let told = clearance_told(a, b, &pose(2.0), far, &mut warm, &Serial, &mut steps).unwrap();
    let silent = clearance(a, b, &pose(2.0), far, &mut Warm::default(), &Serial).unwrap();
    assert_eq!(told, silent);
    let found = told.unwrap();
    let triangles = looked_at(&steps, &parts);
    assert!(triangles.contains(&[found.triangle_a, found.triangle_b]));
    assert!(
        steps
            .iter()
            .any(|step| matches!(step, WalkStep::Passed { .. }))
    );
    let cold = steps.len();
    steps.clear();
    clearance_told(a, b, &pose(2.0001), far, &mut warm, &Serial, &mut steps).unwrap();
    assert!(
        !steps.is_empty() && steps.len() < cold / 4,
        "{} after {cold}",
        steps.len()
    );
}
