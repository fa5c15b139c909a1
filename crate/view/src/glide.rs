//! Parts that glide to where they are. When something takes hold of a dragged part, or lets go, the part is somewhere
//! else at once; the picture takes a moment for it. Only the picture: the scene, picking and what is told are where the
//! part is.
//!
//! What decays is the difference between where the group was drawn last and where it is now, as a turn about its first
//! part's middle and a way of that middle; the hand's own motion meanwhile is drawn in full.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Part, PartId, Placement, Scene};

/// Milliseconds.
const DURATION: f64 = 120.0;

/// What glides, if anything does.
#[derive(Debug, Default)]
pub struct Glide {
    enabled: bool,
    /// The group; its first part leads.
    group: Vec<PartId>,
    /// Where the first part was drawn last.
    drawn: Option<Pose>,
    /// The number of the change that was drawn last; none while nothing may take hold.
    change: Option<u64>,
    offset: Option<Offset>,
}

/// From where a group is to where it is drawn.
#[derive(Debug, Clone, Copy)]
struct Offset {
    /// Milliseconds, when it was whole.
    since: f64,
    /// Of the middle.
    way: Vector,
    /// Axis times radians.
    turn: Vector,
}

impl Glide {
    /// Off: parts are drawn where they are.
    pub fn set_enabled(&mut self, enabled: bool) {
        self.enabled = enabled;
        self.offset = None;
    }

    /// A drag began: its parts are drawn where they are.
    pub fn begin(&mut self, scene: &Scene) {
        self.stop();
        self.group = scene.held().to_vec();
        self.change = change(scene);
        self.drawn = self.lead(scene).map(|part| part.pose);
    }

    /// Parts are where they are, at once.
    pub fn stop(&mut self) {
        *self = Self {
            enabled: self.enabled,
            ..Self::default()
        };
    }

    /// Whether the next picture differs, even if nothing else happens.
    pub fn is_going(&self) -> bool {
        self.offset.is_some()
    }

    /// Where the parts that glide are drawn at this time, milliseconds, in order of their ids; asked once for each picture.
    pub fn placements(&mut self, scene: &Scene, now: f64) -> Vec<Placement> {
        let held = !scene.held().is_empty();
        let change = change(scene);
        if held && change != self.change {
            self.change = change;
            self.offset = self.start(scene, now);
        }
        let share = self.offset.map_or(0.0, |offset| offset.share(now));
        if share <= 0.0 {
            self.offset = None;
        }
        let Some(offset) = self.offset else {
            self.drawn = self.lead(scene).map(|part| part.pose).filter(|_| held);
            return Vec::new();
        };
        let Some(middle) = self.lead(scene).map(middle) else {
            self.stop();
            return Vec::new();
        };
        let turn = UnitQuaternion::from_scaled_axis(offset.turn * share);
        let way = middle + offset.way * share - turn * middle;
        let carry = Pose::from_parts(Translation3::from(way), turn);
        let parts = self.group.iter().filter_map(|id| scene.part(*id));
        let mut placements: Vec<Placement> = parts
            .map(|part| Placement(part.id, carry * part.pose))
            .collect();
        self.drawn = placements.first().map(|placement| placement.1);
        placements.sort_unstable_by_key(|placement| placement.0);
        placements
    }

    fn lead<'s>(&self, scene: &'s Scene) -> Option<&'s Part> {
        scene.part(*self.group.first()?)
    }

    fn start(&self, scene: &Scene, now: f64) -> Option<Offset> {
        let part = self.lead(scene).filter(|_| self.enabled)?;
        let drawn = self.drawn?;
        let at = part.shape.bounds().centre();
        Some(Offset {
            since: now,
            way: drawn * at - part.pose * at,
            turn: (drawn.rotation * part.pose.rotation.inverse()).scaled_axis(),
        })
    }
}

impl Offset {
    /// How much of it is left: fast at first, then slower. A clock that was set back does not stop it.
    fn share(&self, now: f64) -> f64 {
        let left = 1.0 - (now - self.since).abs() / DURATION;
        left.max(0.0).powi(3)
    }
}

/// Of the part's box, in the scene.
fn middle(part: &Part) -> Vector {
    (part.pose * part.shape.bounds().centre()).coords
}

fn change(scene: &Scene) -> Option<u64> {
    let hand = scene.frame().hand.as_ref()?;
    Some(hand.change.number)
}

#[cfg(test)]
mod tests;
