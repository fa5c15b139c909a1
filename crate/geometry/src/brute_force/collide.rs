//! Tests every triangle against every triangle.

use crate::collide::{TrianglePair, contact};
use crate::shape::Shape;
use crate::{Pose, RigidTransform};

/// Finds all pairs of triangles that share a point as [`crate::collide::colliding_pairs`] does, without a tree.
pub fn colliding_pairs(a: &Shape, b: &Shape, b_in_a: &Pose) -> Vec<TrianglePair> {
    pairs(a, b, b_in_a).collect()
}

/// Returns whether two meshes share a point as [`crate::collide::collides`] does, without a tree.
pub fn collides(a: &Shape, b: &Shape, b_in_a: &Pose) -> bool {
    pairs(a, b, b_in_a).next().is_some()
}

fn pairs(a: &Shape, b: &Shape, b_in_a: &Pose) -> impl Iterator<Item = TrianglePair> {
    let pose = RigidTransform::new(b_in_a);
    let count = |shape: &Shape| shape.mesh().triangles().len() as u32;
    let posed: Vec<_> = (0..count(b)).map(|j| b.posed_triangle(j, &pose)).collect();
    (0..count(a)).flat_map(move |i| {
        let corners = a.triangle(i);
        let meets = move |(j, t): (usize, &_)| {
            contact(&corners, t).map(|contact| TrianglePair {
                a: i,
                b: j as u32,
                contact,
            })
        };
        posed
            .iter()
            .enumerate()
            .filter_map(meets)
            .collect::<Vec<_>>()
    })
}
