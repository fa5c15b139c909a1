//! Checks whether constraints are still satisfied at another pose, for a group that cannot follow them freely.

use super::constraint::{DegreesOfFreedom, angle_between};
use super::parts::SnapParts;
use super::release::ReleaseReason;
use super::snap_constraint::FeaturePair;
use super::update::{SnapResult, SnapSession};
use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::{FLUSH_ANGLE, FLUSH_DISTANCE};

impl SnapResult {
    /// Returns whether there are active constraints and all of them are satisfied at this pose of the group, up to the
    /// rounding of files.
    pub fn is_satisfied_at(&self, parts: &SnapParts, pose: &Pose) -> bool {
        let lies = |hold| {
            let Some(FeaturePair { constraint, .. }) = FeaturePair::new(hold, parts, pose) else {
                return false;
            };
            let askew = angle_between(&(pose * constraint.direction), &constraint.towards);
            askew <= FLUSH_ANGLE
                && constraint.distance_error(pose)
                    <= FLUSH_DISTANCE * hold.max_abs_coordinate(parts)
        };
        !self.active_constraints.is_empty()
            && self
                .active_constraints
                .iter()
                .all(|held| lies(&held.constraint))
    }
}

impl SnapSession {
    /// Shows the group at the drag pose, without constraints.
    pub fn release_all(&self, drag_pose: &Pose) -> (Self, SnapResult) {
        let mut free = self.clone();
        free.snap_constraints.clear();
        (free.drag_pose, free.free_pose, free.shown_pose) = (*drag_pose, *drag_pose, *drag_pose);
        let released = self
            .snap_constraints
            .iter()
            .map(|&hold| (hold, ReleaseReason::TooFar));
        let followed = SnapResult {
            pose: *drag_pose,
            active_constraints: Vec::new(),
            degrees_of_freedom: DegreesOfFreedom::all(),
            engaged: Vec::new(),
            released: released.collect(),
            preview: None,
            candidates: Vec::new(),
            is_blocked: false,
            incomplete_reason: None,
        };
        (free, followed)
    }
}
