//! Bounds the motion of a mesh relative to another.

use super::SphereTree;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::{Pose, RigidTransform, Vector};

/// Returns a bound of the change in distance, between two poses of B, of any two points, one of A and one of B; except for
/// rounding. It is the largest move of a point of B, seen from A, or of a point of A, seen from B, whichever is less.
pub(super) fn max_distance_change([a, b]: [&SphereTree; 2], [from, to]: [&Pose; 2]) -> f64 {
    let of_b = max_displacement(b.sphere(0), [from, to]);
    let of_a = max_displacement(a.sphere(0), [&from.inverse(), &to.inverse()]);
    of_b.min(of_a)
}

/// Returns the largest move of a point of a sphere from one pose to another. A difference of rotations by an angle θ
/// stretches by 2 sin(θ/2) across their axis and by 0 along it: its Frobenius norm is √2 times that.
fn max_displacement(sphere: &Sphere, [from, to]: [&Pose; 2]) -> f64 {
    let [from, to] = [from, to].map(RigidTransform::new);
    let middle = to.point(&sphere.centre) - from.point(&sphere.centre);
    let row = |i: usize| Vector::from(to.rotation[i]) - Vector::from(from.rotation[i]);
    let squares: f64 = (0..3).map(|i| row(i).norm_squared()).sum();
    middle.norm() + (squares / 2.0).sqrt() * sphere.radius
}
