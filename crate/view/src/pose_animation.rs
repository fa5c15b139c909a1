//! Animates parts that snap: when a constraint engages or releases, a dragged part jumps, and the picture shows that as
//! a short motion. Only the picture is animated: the scene, picking and reports use the true pose.
//!
//! The offset from the group's true pose to its drawn pose decays: a rotation about its first part's centre, and a
//! displacement of that centre. The motion of the drag itself is drawn in full meanwhile.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Part, PartId, Placement, Scene};

/// The duration of the animation, in milliseconds.
const DURATION: f64 = 120.0;

/// The animation of a group of parts that snap or are released.
#[derive(Debug, Default)]
pub struct PoseAnimation {
    enabled: bool,
    /// The parts; the first one leads.
    group: Vec<PartId>,
    /// The pose at which the first part was drawn last.
    drawn: Option<Pose>,
    /// The number of the change that was drawn last; none while snapping is off.
    change: Option<u64>,
    offset: Option<Offset>,
}

/// The difference from the true pose of a group to the one that is drawn.
#[derive(Debug, Clone, Copy)]
struct Offset {
    /// The time at which the decay began, in milliseconds.
    since: f64,
    /// The displacement of the centre.
    displacement: Vector,
    /// The rotation: axis times radians.
    rotation: Vector,
}

impl PoseAnimation {
    /// Switches the animation of snapping parts on or off. If it is off, parts are drawn at their true poses.
    pub fn set_enabled(&mut self, enabled: bool) {
        self.enabled = enabled;
        self.offset = None;
    }

    /// Begins to animate a drag, at first with its parts drawn at their true poses.
    pub fn begin(&mut self, scene: &Scene) {
        self.stop();
        self.group = scene.dragged().to_vec();
        self.change = change(scene);
        self.drawn = self.lead(scene).map(|part| part.pose);
    }

    /// Ends the animation: parts are drawn at their true poses.
    pub fn stop(&mut self) {
        *self = Self {
            enabled: self.enabled,
            ..Self::default()
        };
    }

    /// Returns whether the next picture differs, even if nothing else happens.
    pub fn is_running(&self) -> bool {
        self.offset.is_some()
    }

    /// Returns the drawn poses of the animated parts at this time, in milliseconds, by id. Called once for each
    /// picture.
    pub fn placements(&mut self, scene: &Scene, now: f64) -> Vec<Placement> {
        let held = !scene.dragged().is_empty();
        let change = change(scene);
        if held && change != self.change {
            self.change = change;
            self.offset = self.start(scene, now);
        }
        let fraction = self
            .offset
            .map_or(0.0, |offset| offset.remaining_fraction(now));
        if fraction <= 0.0 {
            self.offset = None;
        }
        let Some(offset) = self.offset else {
            self.drawn = self.lead(scene).map(|part| part.pose).filter(|_| held);
            return Vec::new();
        };
        let Some(middle) = self.lead(scene).map(centre) else {
            self.stop();
            return Vec::new();
        };
        let turn = UnitQuaternion::from_scaled_axis(offset.rotation * fraction);
        let way = middle + offset.displacement * fraction - turn * middle;
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
            displacement: drawn * at - part.pose * at,
            rotation: (drawn.rotation * part.pose.rotation.inverse()).scaled_axis(),
        })
    }
}

impl Offset {
    /// Returns the remaining fraction, which decreases fast at first. The absolute value lets it end if the clock was
    /// set back.
    fn remaining_fraction(&self, now: f64) -> f64 {
        let left = 1.0 - (now - self.since).abs() / DURATION;
        left.max(0.0).powi(3)
    }
}

/// Returns the centre of the part's box, in the scene.
fn centre(part: &Part) -> Vector {
    (part.pose * part.shape.bounds().centre()).coords
}

fn change(scene: &Scene) -> Option<u64> {
    let hand = scene.frame().drag.as_ref()?;
    Some(hand.change.number)
}

#[cfg(test)]
mod tests;
