//! Tests coplanar triangles that share area, and which way they face.

use crate::common::cube;
use nearpoint_geometry::collide::{colliding_pairs, flat_overlaps};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_testing::shapes::shape;

fn overlaps(b_in_a: Pose) -> Vec<bool> {
    let cube = shape(cube(1.0));
    let pairs = colliding_pairs(&cube, &cube, &b_in_a, &SequentialExecutor).unwrap();
    let found = flat_overlaps(&cube, &cube, &b_in_a, &pairs);
    found
        .iter()
        .map(|overlap| overlap.is_same_direction)
        .collect()
}

#[test]
fn a_cube_on_a_cube_faces_the_other_way() {
    let found = overlaps(Pose::translation(0.0, 0.0, 1.0));
    assert!(!found.is_empty() && found.iter().all(|same_way| !same_way));
    let turned = Pose::new(Vector::new(0.25, 0.0, 1.0), Vector::zeros());
    assert!(overlaps(turned).iter().all(|same_way| !same_way));
}

#[test]
fn a_cube_pushed_into_its_own_place_faces_the_same_way() {
    // Each of the 12 triangles lies on itself and on nothing else.
    assert_eq!(overlaps(Pose::identity()), [true; 12]);
    let along = overlaps(Pose::translation(0.75, 0.0, 0.0));
    assert!(along.len() >= 8 && along.iter().all(|&same_way| same_way));
}

#[test]
fn sharing_an_edge_is_not_sharing_area() {
    assert_eq!(overlaps(Pose::translation(1.0, 1.0, 0.0)), []);
    // In one plane and side by side.
    let beside = overlaps(Pose::translation(1.0, 0.0, 0.0));
    let is_wall = !beside.is_empty() && beside.iter().all(|same_way| !same_way);
    assert!(is_wall, "only the common wall");
}
