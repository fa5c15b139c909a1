//! Converts a pose to a rotation matrix, for posing many points.

use crate::tolerance::{MIN_COORDINATE, MIN_COSINE};
use crate::{Point, Pose, Vector};
use nalgebra::{Translation3, UnitQuaternion};

/// A rigid motion as rotation matrix and translation. Every query poses vertices through this type only, so that all use
/// the same rounded points: `r·v + t` in plain f64, summed from left to right, without fused multiply-add. Numbers next to
/// 0 become 0, so that no exact sign of posed points underflows.
#[derive(Debug, Clone, Copy)]
pub struct RigidTransform {
    /// The rows of the rotation matrix.
    pub rotation: [[f64; 3]; 3],
    /// The translation, added after the rotation.
    pub translation: [f64; 3],
}

impl RigidTransform {
    /// Converts a pose to a rotation matrix and a translation; its quaternion must be of unit length and is not
    /// normalized.
    pub fn new(pose: &Pose) -> Self {
        let m = pose.rotation.to_rotation_matrix();
        let row =
            |i: usize| [m[(i, 0)], m[(i, 1)], m[(i, 2)]].map(|x| flush_to_zero(x, MIN_COSINE));
        let t = &pose.translation;
        Self {
            rotation: [row(0), row(1), row(2)],
            translation: [t.x, t.y, t.z].map(|x| flush_to_zero(x, MIN_COORDINATE)),
        }
    }

    /// Returns the point rotated and translated by the motion, rounded to f64.
    #[inline]
    pub fn point(&self, p: &Point) -> Point {
        let axis = |i: usize| {
            let r = &self.rotation[i];
            r[0] * p.x + r[1] * p.y + r[2] * p.z + self.translation[i]
        };
        Point::new(axis(0), axis(1), axis(2))
    }

    /// Returns the point that the motion maps to `p`, to rounding.
    pub fn inverse_point(&self, p: &Point) -> Point {
        let off = [0, 1, 2].map(|i| p[i] - self.translation[i]);
        let r = &self.rotation;
        let axis = |i: usize| r[0][i] * off[0] + r[1][i] * off[1] + r[2][i] * off[2];
        Point::new(axis(0), axis(1), axis(2))
    }

    /// Returns the vector that the motion rotates to `v`, to rounding.
    #[inline]
    pub fn inverse_vector(&self, v: &Vector) -> Vector {
        let r = &self.rotation;
        let axis = |i: usize| r[0][i] * v.x + r[1][i] * v.y + r[2][i] * v.z;
        Vector::new(axis(0), axis(1), axis(2))
    }

    /// Returns the vector rotated by the motion, but not translated, rounded to f64.
    #[inline]
    pub fn vector(&self, v: &Vector) -> Vector {
        let axis = |i: usize| {
            let r = &self.rotation[i];
            r[0] * v.x + r[1] * v.y + r[2] * v.z
        };
        Vector::new(axis(0), axis(1), axis(2))
    }
}

/// Returns the number, or 0 if it is nearer to 0 than `least`.
#[inline]
pub(crate) fn flush_to_zero(x: f64, least: f64) -> f64 {
    if x.abs() < least { 0.0 } else { x }
}

impl From<&Pose> for RigidTransform {
    fn from(pose: &Pose) -> Self {
        Self::new(pose)
    }
}

/// Returns the pose of B in A's frame. Parts with equal rotations get exactly no relative rotation, and parts with equal
/// poses the identity: faces that coincide in the file coincide in the world.
pub fn relative_pose(world_from_a: &Pose, world_from_b: &Pose) -> Pose {
    let to_a = world_from_a.rotation.inverse();
    let offset = world_from_b.translation.vector - world_from_a.translation.vector;
    let translation = Translation3::from(to_a * offset);
    let rotation = if world_from_a.rotation.coords == world_from_b.rotation.coords {
        UnitQuaternion::identity()
    } else {
        to_a * world_from_b.rotation
    };
    Pose::from_parts(translation, rotation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_identity_changes_no_bit() {
        let rigid = RigidTransform::new(&Pose::identity());
        for p in [
            Point::new(0.1, -1e-300, 3e17),
            Point::new(5e-324, 1.0 / 3.0, -7.0),
        ] {
            assert_eq!(rigid.point(&p), p);
        }
    }

    #[test]
    fn agrees_with_nalgebra_to_rounding() {
        let pose = Pose::new(Vector::new(1.0, 2.0, 3.0), Vector::new(0.3, -0.7, 0.2));
        let p = Point::new(0.5, -4.0, 2.5);
        assert!((RigidTransform::new(&pose).point(&p) - pose * p).norm() < 1e-14);
    }
}
