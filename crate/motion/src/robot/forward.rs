//! Computes the link poses for joint values.

use super::{JointKind, Robot};
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};

impl Robot {
    /// Returns the pose of each link for these values, `link_in_base`; the base is the root link's frame. There must be
    /// as many values as degrees of freedom. Limits are not checked.
    pub fn forward_kinematics(&self, values: &[f64]) -> Vec<Pose> {
        let description = self.description();
        let mut links = vec![Pose::identity(); description.links.len()];
        for &j in &self.order {
            let joint = &description.joints[j];
            links[joint.child] = links[joint.parent] * joint.origin * self.motion(j, values);
        }
        links
    }

    /// Returns the motion that a joint's value gives its child.
    fn motion(&self, joint: usize, values: &[f64]) -> Pose {
        let Some(drive) = self.mapping(joint) else {
            return Pose::identity();
        };
        let kind = self.description().joints[joint].kind;
        kind.motion(&self.direction(joint), drive.value(values))
    }
}

impl JointKind {
    /// Returns the motion of a joint with this axis and value.
    pub fn motion(self, axis: &Unit<Vector>, value: f64) -> Pose {
        match self {
            Self::Fixed => Pose::identity(),
            Self::Revolute | Self::Continuous => Pose::from_parts(
                Translation3::identity(),
                UnitQuaternion::from_axis_angle(axis, value),
            ),
            Self::Prismatic => Translation3::from(axis.into_inner() * value).into(),
        }
    }
}
