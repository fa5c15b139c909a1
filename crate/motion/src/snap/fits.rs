//! Checks whether constraints still fit at another pose, where a group cannot follow them.

use super::constraint::{Freedoms, angle_between};
use super::follow::{Followed, Snap};
use super::hold::Pairing;
use super::parts::SnapParts;
use super::release::Release;
use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::{FLUSH_ANGLE, FLUSH_DISTANCE};

impl Followed {
    /// Returns whether constraints are active and all of them are met with the group at this pose, up to the rounding
    /// of files.
    pub fn fits(&self, parts: &SnapParts, pose: &Pose) -> bool {
        let lies = |hold| {
            let Some(Pairing { constraint, .. }) = Pairing::of(hold, parts, pose) else {
                return false;
            };
            let askew = angle_between(&(pose * constraint.direction), &constraint.towards);
            askew <= FLUSH_ANGLE && constraint.off(pose) <= FLUSH_DISTANCE * hold.reach(parts)
        };
        !self.held.is_empty() && self.held.iter().all(|held| lies(&held.hold))
    }
}

impl Snap {
    /// Shows the group at the drag pose, without constraints.
    pub fn let_go(&self, hand: &Pose) -> (Self, Followed) {
        let mut free = self.clone();
        free.holds.clear();
        (free.hand, free.clear, free.shown) = (*hand, *hand, *hand);
        let released = self.holds.iter().map(|&hold| (hold, Release::Pulled));
        let followed = Followed {
            pose: *hand,
            held: Vec::new(),
            freedoms: Freedoms::all(),
            taken: Vec::new(),
            released: released.collect(),
            preview: None,
            candidates: Vec::new(),
            blocked: false,
            unfinished: None,
        };
        (free, followed)
    }
}
