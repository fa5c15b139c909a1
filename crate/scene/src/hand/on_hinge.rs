//! Holds a group on a hinge: its pose at an angle, and what stops it on the way.

use nearpoint_geometry::Pose;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::Limits;
use nearpoint_motion::slide::{Swing, swing_among};
use nearpoint_motion::snap::Freedoms;
use std::f64::consts::FRAC_PI_2;

use super::member::Member;
use super::stop::{Group, Stopper};
use crate::pose::same_bits;
use crate::world::World;

/// A swing in progress; angles are from where it began, in radians.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Swinging {
    /// The swing, in the scene, of the first of the held parts.
    pub swing: Swing,
    /// The range of angles that the hinge allows.
    pub range: [f64; 2],
    /// The angle of the drag.
    pub hand: f64,
    /// The angle that is shown.
    pub shown: f64,
}

/// Returns angles after `from` up to `to`, so near to each other that each is reached the shorter way round.
pub(super) fn pieces(from: f64, to: f64) -> impl Iterator<Item = f64> {
    let count = ((to - from).abs() / FRAC_PI_2).ceil().max(1.0);
    (1..=count as usize).map(move |n| match n as f64 / count {
        1.0 => to,
        share => from + (to - from) * share,
    })
}

/// A drag pose or a shown pose of a group.
#[derive(Debug, Clone, Copy)]
pub(super) struct Target {
    /// The pose, `scene_from_group`.
    pub pose: Pose,
    /// The angle on a hinge; else 0.
    pub angle: f64,
}

impl Target {
    pub fn is_same(&self, other: &Self) -> bool {
        same_bits(&self.pose, &other.pose) && self.angle.to_bits() == other.angle.to_bits()
    }
}

/// The hinge of a group that is held in Stop or Snap.
#[derive(Debug)]
pub(super) struct OnHinge {
    pub swing: Swing,
    range: [f64; 2],
    /// The pairs of a held part, by its place, and another that belong to the hinge and met when it began.
    ignored: Vec<(usize, usize)>,
}

impl OnHinge {
    pub fn new(swinging: Swinging) -> Self {
        Self {
            swing: swinging.swing,
            range: swinging.range,
            ignored: Vec::new(),
        }
    }

    /// Swings from one angle towards another, and returns the angle reached.
    pub fn stop(
        &mut self,
        world: &World,
        members: &[Member],
        ends: [f64; 2],
        work: &impl Work,
    ) -> Result<(Stopper, f64), Stopped> {
        let group = Group::new(world, members);
        let swung = swing_among(
            &Limits::default(),
            &group.held,
            &group.around,
            &self.swing,
            ends,
            &self.ignored,
            group.contact_offset,
            work,
        )?;
        let legs = swung.legs.iter().map(|&angle| self.swing.at(angle));
        let stopper = Stopper {
            unfinished: swung.unfinished,
            pose: self.swing.at(swung.angle),
            contacts: group.contacts(&swung.contacts),
            ignored: group.pairs(&swung.ignored),
            legs: legs.collect(),
            centre: self.swing.centre(),
        };
        self.ignored = swung.ignored;
        Ok((stopper, swung.angle))
    }

    /// Returns the freedom that the hinge leaves.
    pub fn freedoms(&self, is_free: bool) -> Freedoms {
        let axis = is_free.then_some(self.swing.hinge.axis);
        Freedoms {
            along: Vec::new(),
            around: axis.into_iter().collect(),
        }
    }

    /// Returns the pose on the hinge with a pose's rotation, by the shorter way from the drag angle.
    pub fn nearest(&self, hand: &Target, pose: &Pose) -> Target {
        let hinge = &self.swing.hinge;
        let angle = hand.angle + hinge.angle(&hand.pose.rotation, &pose.rotation);
        let pose = self.swing.at(angle);
        Target { pose, angle }
    }

    /// Returns whether the limits allow an angle.
    pub fn reaches(&self, angle: f64) -> bool {
        (self.range[0]..=self.range[1]).contains(&angle)
    }
}
