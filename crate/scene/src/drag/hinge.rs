//! Constrains a group to a hinge: its pose at an angle, and its contacts during a swing.

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_motion::IterationLimits;
use nearpoint_motion::slide::{Swing, swing_among};
use nearpoint_motion::snap::DegreesOfFreedom;
use std::f64::consts::FRAC_PI_2;

use super::member::GroupMember;
use super::stop::{DraggedGroup, StopResult};
use crate::pose::same_bits;
use crate::world::World;

/// A swing in progress; angles are measured from its start, in radians.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SwingState {
    /// The swing, in the scene, of the first of the dragged parts.
    pub swing: Swing,
    /// The range of angles that the hinge allows.
    pub range: [f64; 2],
    /// The angle of the drag.
    pub target_angle: f64,
    /// The angle that is shown.
    pub shown_angle: f64,
}

/// Returns angles after `from` up to `to`, so near to each other that each is reached by a rotation of less than half a
/// turn.
pub(super) fn pieces(from: f64, to: f64) -> impl Iterator<Item = f64> {
    let count = ((to - from).abs() / FRAC_PI_2).ceil().max(1.0);
    (1..=count as usize).map(move |n| match n as f64 / count {
        1.0 => to,
        fraction => from + (to - from) * fraction,
    })
}

/// A drag pose or a shown pose of a group.
#[derive(Debug, Clone, Copy)]
pub(super) struct DragTarget {
    /// The pose, `scene_from_group`.
    pub pose: Pose,
    /// The angle on a hinge; else 0.
    pub angle: f64,
}

impl DragTarget {
    /// Returns whether both have the same pose and angle, bit by bit.
    pub fn is_same(&self, other: &Self) -> bool {
        same_bits(&self.pose, &other.pose) && self.angle.to_bits() == other.angle.to_bits()
    }
}

/// The hinge of a group that is dragged in Stop or Snap.
#[derive(Debug)]
pub(super) struct HingeConstraint {
    pub swing: Swing,
    range: [f64; 2],
    /// The pairs that belong to the hinge and were in contact at the start: the index of the dragged part, and the
    /// other part's id.
    ignored_pairs: Vec<(usize, usize)>,
}

impl HingeConstraint {
    /// Creates the constraint of a group's hinge, without pairs to ignore.
    pub fn new(swinging: SwingState) -> Self {
        Self {
            swing: swinging.swing,
            range: swinging.range,
            ignored_pairs: Vec::new(),
        }
    }

    /// Swings from one angle towards another, and returns the angle reached.
    pub fn stop(
        &mut self,
        world: &World,
        members: &[GroupMember],
        ends: [f64; 2],
        executor: &impl Executor,
    ) -> Result<(StopResult, f64), Interrupted> {
        let group = DraggedGroup::new(world, members);
        let swung = swing_among(
            &IterationLimits::default(),
            &group.parts,
            &group.surroundings,
            &self.swing,
            ends,
            &self.ignored_pairs,
            group.contact_offset,
            executor,
        )?;
        let legs = swung.angles.iter().map(|&angle| self.swing.at(angle));
        let stopper = StopResult {
            incomplete_reason: swung.incomplete_reason,
            pose: self.swing.at(swung.angle),
            contacts: group.contacts(&swung.contacts),
            ignored_pairs: group.pairs(&swung.ignored_pairs),
            waypoints: legs.collect(),
            centre: self.swing.centre(),
        };
        self.ignored_pairs = swung.ignored_pairs;
        Ok((stopper, swung.angle))
    }

    /// Returns the one degree of freedom that the hinge leaves.
    pub fn degrees_of_freedom(&self, is_free: bool) -> DegreesOfFreedom {
        let axis = is_free.then_some(self.swing.hinge.axis);
        DegreesOfFreedom {
            translations: Vec::new(),
            rotations: axis.into_iter().collect(),
        }
    }

    /// Returns the pose on the hinge with a pose's rotation, by the smaller rotation from the drag angle.
    pub fn nearest(&self, target: &DragTarget, pose: &Pose) -> DragTarget {
        let hinge = &self.swing.hinge;
        let angle = target.angle + hinge.angle_between(&target.pose.rotation, &pose.rotation);
        let pose = self.swing.at(angle);
        DragTarget { pose, angle }
    }

    /// Returns whether the limits of the hinge allow an angle.
    pub fn allows(&self, angle: f64) -> bool {
        (self.range[0]..=self.range[1]).contains(&angle)
    }
}
