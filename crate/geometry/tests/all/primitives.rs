//! Tests made shapes, the faces and the edges of meshes, and whether these are closed.

use crate::common::obj;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Closure, Mesh, Shape, Soup, diagnose, feature_edges, primitives};

fn mesh(soup: Soup) -> Mesh {
    Mesh::weld(soup).unwrap()
}

#[test]
fn shapes_have_no_defect_and_their_genus() {
    let shapes = [
        (primitives::cuboid(1.0, 2.0, 3.0), 12, 2),
        (primitives::uv_sphere(64, 32, 1.0), 3968, 2),
        (primitives::uv_sphere(3, 2, 1.0), 6, 2),
        (primitives::bumpy_sphere(64, 41, 8), 5120, 2),
        (primitives::capsule(12, 5, 0.5, 2.0), 240, 2),
        (primitives::torus(40, 16, 1.0, 0.3), 1280, 0),
        (primitives::tube(12, 2.0, 1.0, 3.0), 96, 0),
        (primitives::tube(12, 2.0, 0.0, 3.0), 48, 2),
    ];
    for (soup, triangles, characteristic) in shapes {
        let found = diagnose(&mesh(soup));
        assert_eq!(found.triangles, triangles);
        assert_eq!(found.messages(), []);
        assert!(found.is_closed && !found.is_inverted && found.shells == 1);
        // Euler: V − E + F, with E = 3F/2 for closed triangle meshes.
        let euler = found.vertices as i64 - triangles as i64 / 2;
        assert_eq!(euler, characteristic);
    }
}

#[test]
fn seeds_make_different_blobs() {
    assert_eq!(
        primitives::bumpy_sphere(8, 8, 1).positions,
        primitives::bumpy_sphere(8, 8, 1).positions
    );
    assert_ne!(
        primitives::bumpy_sphere(8, 8, 1).positions,
        primitives::bumpy_sphere(8, 8, 2).positions
    );
}

#[test]
fn faces_are_the_regions_between_sharp_edges() {
    let faces = |soup| mesh(soup).face_count();
    assert_eq!(faces(primitives::cuboid(1.0, 2.0, 3.0)), 6);
    assert_eq!(faces(primitives::tube(24, 2.0, 1.0, 1.0)), 4);
    assert_eq!(faces(primitives::uv_sphere(32, 16, 1.0)), 1);
    assert_eq!(faces(primitives::uv_sphere(4, 2, 1.0)), 8);
}

#[test]
fn a_turned_triangle_stays_in_its_face() {
    let mut soup = primitives::cuboid(1.0, 1.0, 1.0);
    soup.triangles[4].swap(0, 1);
    assert_eq!(mesh(soup).face_count(), 6);
}

#[test]
fn a_flat_triangle_joins_the_two_sides_of_a_split_face_only() {
    // Two triangles over the segment 0–1, split at 2 on one side: [0, 2, 1] has no area.
    for (apex, expected) in [("1 -1 0", [0, 0, 0, 0]), ("1 0 -1", [0, 0, 1, 1])] {
        let vertices = format!("0 0 0, 2 0 0, 1 0 0, 1 1 0, {apex}");
        let split = obj(&vertices, "1 2 4, 1 3 2, 3 1 5, 2 3 5");
        assert_eq!(split.mesh().faces(), expected, "{apex}");
    }
}

#[test]
fn given_numbers_are_counted_in_order_of_use() {
    let mut soup = primitives::cuboid(1.0, 1.0, 1.0);
    soup.faces = [9, 9, 4, 4, 9, 7, 7, 7, 0, 0, u32::MAX, 4].to_vec();
    let mesh = mesh(soup);
    assert_eq!(mesh.faces(), [0, 0, 1, 1, 0, 2, 2, 2, 3, 3, 4, 1]);
    assert_eq!(mesh.face_count(), 5);
}

#[test]
fn a_box_shows_its_edges_and_a_tube_its_rims() {
    let features = |soup| feature_edges(&mesh(soup));
    assert_eq!(features(primitives::cuboid(1.0, 2.0, 3.0)).len(), 12);
    assert_eq!(features(primitives::tube(24, 2.0, 1.0, 1.0)).len(), 4 * 24);
    assert_eq!(features(primitives::torus(40, 16, 1.0, 0.3)).len(), 0);
}

#[test]
fn an_open_surface_shows_its_boundary() {
    let mut soup = primitives::torus(40, 16, 1.0, 0.3);
    soup.triangles.truncate(soup.triangles.len() - 2);
    assert_eq!(feature_edges(&mesh(soup)).len(), 4);
}

const TETRAHEDRON: [[u32; 3]; 4] = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];

fn judged(triangles: &[[u32; 3]]) -> Closure {
    let used = triangles.iter().flatten().max().unwrap() + 1;
    let vertices = (0..used).map(|i| [f64::from(i), f64::from(i * i), f64::from(i * i * i)]);
    let faces = vec![0; triangles.len()];
    let mesh = Mesh::from_parts(vertices.collect(), triangles.to_vec(), faces);
    Shape::build(mesh.unwrap(), &SequentialExecutor).closure()
}

#[test]
fn closures_are_judged_by_edges() {
    let mut flipped = TETRAHEDRON;
    flipped[2].swap(0, 1);
    let degenerate = [[1, 1, 2], [3, 3, 3], [0, 1, 0]];
    let with_degenerate = [&TETRAHEDRON[..], &degenerate].concat();
    let second = TETRAHEDRON.map(|t| t.map(|v| if v < 2 { v } else { v + 2 }));
    let sharing_an_edge = [TETRAHEDRON, second].concat();
    for (what, triangles, expected) in [
        ("a tetrahedron", &TETRAHEDRON[..], Closure::Oriented),
        ("a flipped triangle", &flipped, Closure::Unoriented),
        ("a missing triangle", &TETRAHEDRON[1..], Closure::Open),
        ("with degenerate ones", &with_degenerate, Closure::Oriented),
        ("degenerate ones alone", &degenerate, Closure::Open),
        (
            "two that share an edge",
            &sharing_an_edge,
            Closure::Oriented,
        ),
    ] {
        assert_eq!(judged(triangles), expected, "{what}");
    }
}
