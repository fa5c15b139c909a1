//! The drag of a scene in Stop and Snap.

use nearpoint_motion::snap;

use super::{DragMode, Grasp};
use crate::error::SceneError;
use crate::part::{Key, PartId, Placement};
use crate::pivot::Pivot;
use crate::resume::Resumable;
use crate::scene::Scene;

impl Scene {
    /// What is between the hand and what is shown, while parts are held in Stop or Snap.
    pub(crate) fn grasp(&self) -> Option<&Grasp> {
        self.drag.as_ref()?.grasp.as_ref()
    }

    /// How many poses of the hand wait to be followed.
    pub(crate) fn hand_pending(&self) -> usize {
        self.grasp().map_or(0, Grasp::pending)
    }

    pub(crate) fn set_drag_mode(&mut self, mode: DragMode) -> Result<(), SceneError> {
        let last = self.grasp().map(Grasp::hand_poses);
        self.finish_hand();
        self.settings.drag_mode = mode;
        self.take_grasp();
        // The hand stays where it is, whatever was shown.
        let swing = self.drag.as_ref().and_then(|drag| drag.swing);
        if let Some(swing) = swing {
            return self.swing_to(swing.hand);
        }
        if let (Some(poses), Some(_)) = (last, &self.drag) {
            self.reach_for(&poses)?;
        }
        Ok(())
    }

    /// # Errors
    /// When a parameter makes no sense.
    pub(crate) fn set_snap(&mut self, settings: snap::SnapSettings) -> Result<(), SceneError> {
        settings.check().map_err(SceneError::Snap)?;
        self.settings.snap = settings;
        let settings = self.snap_settings();
        let drag = self.drag.as_mut();
        if let Some(grasp) = drag.and_then(|drag| drag.grasp.as_mut()) {
            grasp.set(&settings);
        }
        Ok(())
    }

    /// Takes hold of what is dragged, where it is. A robot's parts follow the hand by their joints, in every mode.
    pub(crate) fn take_grasp(&mut self) {
        let settings = self.snap_settings();
        let Some(drag) = &self.drag else { return };
        let mode = if drag.robots {
            DragMode::Detect
        } else {
            self.settings.drag_mode
        };
        let may = self.interfering(&drag.held);
        let swing = drag.swing;
        let grasp = Grasp::new(mode, &settings, &self.document, (&drag.held, swing), may);
        if let Some(drag) = &mut self.drag {
            drag.grasp = grasp;
        }
    }

    /// Pairs of these that are known to interfere now.
    fn interfering(&self, held: &[PartId]) -> Vec<Key> {
        let keys = held.iter().flat_map(|&one| {
            let partners = self.world.partners(one);
            partners.map(move |other| (one.min(other), one.max(other)))
        });
        keys.filter(|key| self.pairs.interferes(*key)).collect()
    }

    /// The hand goes on; where its parts are shown is found out later, or, without a grasp, is there.
    pub(crate) fn reach_for(&mut self, poses: &[Placement]) -> Result<(), SceneError> {
        match self.drag.as_mut().and_then(|drag| drag.grasp.as_mut()) {
            Some(grasp) => grasp.reach_for(poses),
            None => {
                self.move_held(poses, &[])?;
                self.go_on();
            }
        }
        Ok(())
    }

    /// Whether held parts may be shown elsewhere than the hand has them.
    pub(crate) fn is_grasped(&self) -> bool {
        self.drag.as_ref().is_some_and(|drag| drag.grasp.is_some())
    }

    /// Finds out where held parts are shown, until that is known or `stop` says true. Whether anything moved.
    #[inline(never)] // loaded with the first hand that is stopped or held, by this name
    pub(crate) fn follow_hand(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let mut moved = None;
        if let Some(grasp) = self.drag.as_mut().and_then(|drag| drag.grasp.as_mut()) {
            grasp.resume((&self.world, &mut moved), &self.pool, stop);
        }
        let Some(moved) = moved else { return false };
        // Where a part of the group cannot be, all stay where they are shown.
        if self.swing_held(&moved.poses, moved.angle).is_err() {
            return false;
        }
        for waypoint in moved.way {
            self.drag_path.go(&self.world, waypoint);
        }
        self.refresh_knowing(moved.results);
        true
    }

    /// Follows the hand to its end.
    pub(crate) fn finish_hand(&mut self) {
        if self.is_grasped() {
            self.follow_hand(&|| false);
        }
    }

    /// Puts held parts where they are shown, and gives some of them other pivots: all of it or nothing.
    pub(super) fn move_held(
        &mut self,
        poses: &[Placement],
        pivots: &[(PartId, Pivot)],
    ) -> Result<(), SceneError> {
        let mut document = self.document.clone();
        for Placement(id, pose) in poses {
            document.move_part(*id, *pose)?;
        }
        for (id, pivot) in pivots {
            document.part_mut(*id)?.pivot = Some(*pivot);
        }
        self.adopt(document, self.settings)?;
        Ok(())
    }
}
