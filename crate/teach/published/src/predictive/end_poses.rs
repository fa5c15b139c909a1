//! Holds a rigid part at the two ends of a step, or of a fraction of it.

use super::moving_triangles::MovingTriangles;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::POSE_ROUNDING;
use nearpoint_geometry::{Pose, RigidTransform, Vector};
use std::borrow::Cow;

/// The poses of a rigid part at both ends of a step.
#[derive(Debug, Clone, Copy)]
pub(super) struct EndPoses<'a> {
    pub shape: &'a Shape,
    pub from: Pose,
    pub to: Pose,
    /// The largest distance of any point from its position if its triangle's corners moved uniformly along lines.
    pub deviation: f64,
}

impl<'a> EndPoses<'a> {
    /// Evaluates two instants of a motion that goes from one pose, at 0, to another, at 1.
    pub fn new(shape: &'a Shape, from: &Pose, to: &Pose, instants: [f64; 2]) -> Self {
        let [from, to] = instants.map(|s| interpolate(from, to, s));
        let deviation = if from == to {
            0.0
        } else {
            sagitta(shape, &from, &to)
        };
        Self {
            shape,
            from,
            to,
            deviation,
        }
    }

    /// Returns all vertices of the part at both ends.
    pub fn moved(&self) -> MovingTriangles<'a> {
        let posed = |pose: &Pose| {
            let rigid = RigidTransform::new(pose);
            let vertices = self.shape.mesh().vertices().iter();
            Cow::Owned(vertices.map(|p| rigid.point(p)).collect())
        };
        MovingTriangles {
            triangles: self.shape.mesh().triangles(),
            from: posed(&self.from),
            to: posed(&self.to),
            deviation: self.deviation,
        }
    }

    /// Returns a triangle of the part at both ends; the same to the bit as if all vertices were posed.
    #[inline]
    pub fn swept(&self, triangle: u32, [from, to]: &[RigidTransform; 2]) -> SweptTriangle {
        let corners = self.shape.triangle(triangle);
        SweptTriangle {
            from: corners.map(|p| from.point(&p)),
            to: corners.map(|p| to.point(&p)),
            deviation: self.deviation,
        }
    }

    /// Returns both poses, converted for repeated use.
    pub fn rigids(&self) -> [RigidTransform; 2] {
        [
            RigidTransform::new(&self.from),
            RigidTransform::new(&self.to),
        ]
    }

    /// Returns a box around the part at both ends, in the world: the shape's box, posed.
    pub fn bounds(&self) -> Aabb {
        let bounds = self.shape.bounds();
        bounds.posed(&self.from).union(&bounds.posed(&self.to))
    }

    /// Returns the largest absolute value of any coordinate in the arithmetic of the poses.
    pub fn max_abs_coordinate(&self) -> f64 {
        let far = |pose: &Pose| pose.translation.vector.amax();
        self.shape.bounds().max_abs_coordinate() + far(&self.from).max(far(&self.to))
    }
}

/// Returns how far a turning point may be from its position on the chord of its arc, R(1 − cos φ/2), with a uniform motion
/// along the chord. Both are farthest apart halfway, up to half a turn. R is that of the corner of the shape's box
/// that is farthest from the axis. The result also covers the rounding of posed points.
fn sagitta(shape: &Shape, from: &Pose, to: &Pose) -> f64 {
    let turn = to.rotation * from.rotation.inverse();
    let bounds = shape.bounds();
    let across = |axis: &Vector| {
        bounds
            .corners()
            .map(|p| axis.cross(&(from.rotation * p.coords)).norm())
            .fold(0.0, f64::max)
    };
    let radius = turn.axis().map_or(0.0, |axis| across(&axis));
    // The quaternion contains cos φ/2 and sin φ/2. The difference in this form keeps its digits for small angles.
    let (cosine, sine) = (turn.scalar().abs(), turn.vector().norm());
    let height = sine * sine / (1.0 + cosine);
    let far = from
        .translation
        .vector
        .amax()
        .max(to.translation.vector.amax());
    radius * height + POSE_ROUNDING * (bounds.max_abs_coordinate() + far)
}

/// Returns the pose at instant `s` of the step.
fn interpolate(from: &Pose, to: &Pose, s: f64) -> Pose {
    if s == 0.0 {
        return *from;
    }
    if s == 1.0 {
        return *to;
    }
    let turn = (to.rotation * from.rotation.inverse()).scaled_axis();
    let shift = from.translation.vector.lerp(&to.translation.vector, s);
    Pose::from_parts(
        shift.into(),
        UnitQuaternion::from_scaled_axis(turn * s) * from.rotation,
    )
}
