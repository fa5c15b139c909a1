//! Drags parts that swing about a hinge: a drag sets their angle, and constraints and obstacles change it.

use nearpoint_geometry::tolerance::{FLUSH_DISTANCE, SAME_CONTACT_NORMAL};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::hinge::Hinge;
use nearpoint_motion::slide::Swing;

use super::commands::poses;
use super::hinge::{SwingState, pieces};
use crate::document::Document;
use crate::drag_path::Waypoint;
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::pivot::Pivot;
use crate::scene::Scene;

impl Scene {
    /// Returns the pivot of the first of some parts that has one, in the scene.
    pub fn pivot(&self, parts: &[PartId]) -> Option<Pivot> {
        let mut parts = parts.iter();
        parts.find_map(|&id| self.part(id)?.pivot_in_scene())
    }

    /// Returns the hinge of the first of some parts that has one, in the scene.
    pub fn hinge(&self, parts: &[PartId]) -> Option<Pivot> {
        let mut pivots = parts
            .iter()
            .filter_map(|&id| self.part(id)?.pivot_in_scene());
        pivots.find(|pivot| pivot.axis.is_some())
    }

    // The function is never inlined: it is loaded with the first swing, by this name.
    #[inline(never)]
    pub(crate) fn begin_swing(&mut self, dragged: Vec<PartId>) -> Result<(), SceneError> {
        let pivot = self.hinge(&dragged);
        let hinge = pivot.and_then(|pivot| Some((pivot, pivot.hinge()?)));
        let (pivot, hinge) = hinge.ok_or(SceneError::NoHinge)?;
        self.editor.document.check_without_joints(&dragged)?;
        let start = self.editor.document.part(dragged[0])?.pose;
        self.begin_drag(dragged)?;
        if let Some(drag) = &mut self.editor.drag {
            drag.swing = Some(SwingState {
                swing: Swing { hinge, start },
                range: pivot.range(),
                target_angle: 0.0,
                shown_angle: 0.0,
            });
        }
        self.start_session();
        Ok(())
    }

    /// Sets the drag angle of the dragged parts. In Stop and Snap, the shown angle is computed later.
    #[inline(never)]
    pub(crate) fn swing_to(&mut self, by: f64) -> Result<(), SceneError> {
        let drag = self.editor.drag.as_mut().ok_or(SceneError::NotSwinging)?;
        let swinging = drag.swing.as_mut().ok_or(SceneError::NotSwinging)?;
        if !by.is_finite() {
            return Err(SceneError::BadAngle);
        }
        let [back, on] = swinging.range;
        let by = by.clamp(back, on);
        swinging.target_angle = by;
        if let Some(grasp) = &mut drag.session {
            grasp.swing_to(by);
            return Ok(());
        }
        let (swing, from) = (swinging.swing, swinging.shown_angle);
        let start = poses(&drag.initial_document, &drag.dragged);
        let at = |angle: f64| {
            let swung = |Placement(id, pose): &Placement| {
                Placement(*id, swing.hinge.swing_pose(pose, angle))
            };
            start.iter().map(swung).collect::<Vec<_>>()
        };
        self.swing_dragged(&at(by), by)?;
        // Contacts are searched along the arc of the parts, not along its chord.
        for angle in pieces(from, by) {
            let (poses, centre) = (at(angle), Some(swing.centre()));
            self.extend_path(Waypoint { poses, centre });
        }
        Ok(())
    }

    /// Moves dragged parts to their shown poses at an angle, and updates the angles of their hinges.
    pub(super) fn swing_dragged(
        &mut self,
        poses: &[Placement],
        angle: f64,
    ) -> Result<(), SceneError> {
        let swung = self.editor.drag.as_ref().and_then(|drag| {
            let swing = drag.swing.as_ref()?;
            let turned = |id: &PartId| {
                Some((
                    *id,
                    pivot_after_swing(&drag.initial_document, *id, swing, angle)?,
                ))
            };
            Some(drag.dragged.iter().filter_map(turned).collect::<Vec<_>>())
        });
        self.move_dragged(poses, &swung.unwrap_or_default())?;
        let drag = self.editor.drag.as_mut();
        if let Some(swing) = drag.and_then(|drag| drag.swing.as_mut()) {
            swing.shown_angle = angle;
        }
        Ok(())
    }
}

/// Returns the pivot of a part after a swing by an angle, if the part's own hinge is the hinge of the swing.
fn pivot_after_swing(before: &Document, id: PartId, swing: &SwingState, by: f64) -> Option<Pivot> {
    let part = before.part(id).ok()?;
    let (pivot, own) = (part.pivot?, part.pivot_in_scene()?.hinge()?);
    let along = relative_sense(&own, &swing.swing.hinge)?;
    let angle = pivot.angle + by * along;
    Some(Pivot { angle, ..pivot })
}

/// Returns the pivot of a part at a pose that its own hinge takes it to, with the angle of that pose.
pub(crate) fn pivot_at_pose(part: &Part, pose: &Pose) -> Option<Pivot> {
    let pivot = part.pivot?;
    let [from, to] = [part.pose, *pose].map(|pose| pivot.posed(&pose).hinge());
    let (from, to) = (from?, to?);
    let by = match relative_sense(&from, &to) {
        Some(1.0) => from.angle_between(&part.pose.rotation, &pose.rotation),
        _ => 0.0,
    };
    let angle = pivot.angle + by;
    Some(Pivot { angle, ..pivot })
}

/// Returns 1 where two hinges are the same, −1 where their senses are opposite, and `None` where they differ.
fn relative_sense(a: &Hinge, b: &Hinge) -> Option<f64> {
    let (away, along) = (a.point - b.point, a.axis.dot(&b.axis));
    let apart = away - b.axis * away.dot(&b.axis);
    let reach = |v: Vector| v.amax();
    let near = FLUSH_DISTANCE * reach(a.point.coords).max(reach(b.point.coords));
    (apart.norm() <= near && along.abs() >= SAME_CONTACT_NORMAL).then_some(along.signum())
}
