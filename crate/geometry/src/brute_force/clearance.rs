//! Finds the clearance of two meshes from all pairs of triangles.

use crate::closest::{Clearance, closest_points};
use crate::shape::Shape;
use crate::{Pose, RigidTransform};

/// Finds the clearance as [`crate::closest::clearance`], from every pair of triangles, one after the other. The answer is
/// the same to the bit while the surfaces do not meet; else it returns a common point of the first pair that has any.
pub fn clearance(a: &Shape, b: &Shape, b_in_a: &Pose, limit: f64) -> Option<Clearance> {
    let pose = RigidTransform::new(b_in_a);
    let count = |shape: &Shape| shape.mesh().triangles().len() as u32;
    let mut best: Option<Clearance> = None;
    for triangle_a in 0..count(a) {
        let corners_a = a.triangle(triangle_a);
        for triangle_b in 0..count(b) {
            let found = closest_points(&corners_a, &b.posed_triangle(triangle_b, &pose));
            let distance = found.distance_squared.sqrt();
            if distance <= limit && best.is_none_or(|best| distance < best.distance) {
                best = Some(Clearance {
                    distance,
                    on_a: found.on_a,
                    on_b: found.on_b,
                    triangle_a,
                    triangle_b,
                });
            }
        }
    }
    best
}
