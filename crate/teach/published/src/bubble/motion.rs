//! How far a mesh may have moved against another.

use super::SphereTree;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::{Pose, Rigid, Vector};

/// A bound of how much the distance of any two points, one of A and one of B, can have changed between two poses of B,
/// but for rounding: how far any point of B has moved, seen from A, or any point of A, seen from B, whichever is less.
pub(super) fn farthest_move([a, b]: [&SphereTree; 2], [from, to]: [&Pose; 2]) -> f64 {
    let of_b = move_of(b.sphere(0), [from, to]);
    let of_a = move_of(a.sphere(0), [&from.inverse(), &to.inverse()]);
    of_b.min(of_a)
}

/// How far any point of a sphere moves from one pose to another. A difference of rotations by an angle θ stretches by
/// 2 sin(θ/2) across their axis and by 0 along it: its Frobenius norm is √2 times that.
fn move_of(sphere: &Sphere, [from, to]: [&Pose; 2]) -> f64 {
    let [from, to] = [from, to].map(Rigid::new);
    let middle = to.point(&sphere.centre) - from.point(&sphere.centre);
    let row = |i: usize| Vector::from(to.rotation[i]) - Vector::from(from.rotation[i]);
    let squares: f64 = (0..3).map(|i| row(i).norm_squared()).sum();
    middle.norm() + (squares / 2.0).sqrt() * sphere.radius
}
