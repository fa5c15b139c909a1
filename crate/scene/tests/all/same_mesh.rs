//! Tests the search for parts of the same shape: instances, and others that a file has several times.

use std::sync::Arc;

use crate::common::{part, scene, shift};
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::PartId;

#[test]
fn parts_are_alike_when_their_triangles_are_wherever_they_are() {
    let cube = part("cube", primitives::cuboid(1.0, 1.0, 1.0), shift(0.0));
    let mut instance = cube.clone();
    instance.pose = shift(5.0);
    instance.shape = Arc::clone(&cube.shape);
    let parts = vec![
        cube,
        part("ball", primitives::uv_sphere(10, 6, 0.7), shift(20.0)),
        instance,
        part("another", primitives::cuboid(1.0, 1.0, 1.0), shift(9.0)),
        part("longer", primitives::cuboid(1.0, 1.0, 2.0), shift(30.0)),
    ];
    let (scene, ids) = scene(parts);
    let alike = |n: usize| scene.parts_with_same_mesh(ids[n]).unwrap();
    assert_eq!(alike(0), [ids[0], ids[2], ids[3]]);
    assert_eq!(alike(3), alike(0));
    assert_eq!(alike(4), [ids[4]]);
    assert_eq!(scene.parts_with_same_mesh(PartId(99)), None);
}
