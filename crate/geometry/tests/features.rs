//! Planar faces, cylindrical faces and straight edges of meshes, and how much faces overlap.

#![allow(clippy::unwrap_used)]

mod common;

use common::shapes::shape;
use nearpoint_geometry::face::overlap_area;
use nearpoint_geometry::shape::make;
use nearpoint_geometry::{Pose, Rigid, Vector};

#[test]
fn a_box_has_six_faces() {
    let shape = shape(make::cuboid(1.0, 2.0, 4.0));
    let faces = &shape.features().planar;
    assert_eq!(faces.len(), 6);
    let mut areas: Vec<f64> = faces.iter().map(|f| f.area).collect();
    areas.sort_by(f64::total_cmp);
    assert_eq!(areas, [2.0, 2.0, 4.0, 4.0, 8.0, 8.0]);
    for face in faces {
        assert_eq!(face.boundary.len(), 1);
        assert_eq!(face.boundary[0].len(), 4);
        assert!(face.normal.dot(&face.centroid.coords) > 0.0);
        assert_eq!(face.bounds.centre(), face.centroid);
    }
}

#[test]
fn a_cube_on_a_cube_overlaps_by_what_it_stands_on() {
    let cube = shape(make::cuboid(1.0, 1.0, 1.0));
    let faces = &cube.features().planar;
    let facing = |n: Vector| faces.iter().find(|f| f.normal.dot(&n) > 0.5).unwrap();
    let (top, bottom) = (facing(Vector::z()), facing(-Vector::z()));
    for x in [-1.5, -1.0, -0.25, 0.0, 0.5, 1.0] {
        let b_in_a = Rigid::new(&Pose::translation(x, 0.25, 1.0));
        let found = overlap_area(&cube, top, &cube, bottom, &b_in_a);
        let expected = (1.0 - f64::abs(x)).max(0.0) * 0.75;
        assert!((found - expected).abs() < 1e-15, "{found} for {expected}");
    }
}
