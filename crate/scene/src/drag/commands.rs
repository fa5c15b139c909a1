//! Runs the drag of a scene, from its beginning to its end.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_motion::snap;

use super::{DragMode, DragSession};
use crate::document::Document;
use crate::drag_path::{DragPath, Waypoint};
use crate::editor::Drag;
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement, pair_key};
use crate::pivot::Pivot;
use crate::resume::Resumable;
use crate::scene::Scene;

impl Scene {
    /// Begins a drag. The parts are shown at the drag pose until [`Scene::start_session`].
    pub(crate) fn begin_drag(&mut self, dragged: Vec<PartId>) -> Result<(), SceneError> {
        for &id in &dragged {
            self.editor.document.check_not_fixed(id)?;
        }
        self.end_drag();
        let initial_document = self.editor.document.clone();
        // The paths of links are not straight: whole motions are checked separately.
        let moves_robots = dragged
            .iter()
            .any(|&id| initial_document.robot_of(id).is_some());
        self.results.drag_path = match moves_robots {
            true => DragPath::default(),
            false => DragPath::starting_at(poses(&initial_document, &dragged)),
        };
        self.editor.drag = Some(Drag {
            dragged,
            moves_robots,
            initial_document,
            swing: None,
            session: None,
        });
        Ok(())
    }

    /// Starts Stop or Snap for the dragged parts at their current poses. A robot's parts follow the drag by their
    /// joints, in every mode. Pairs that already interfere may continue to do so.
    pub(crate) fn start_session(&mut self) {
        let (editor, answers) = (&mut self.editor, &self.results);
        let Some(drag) = &mut editor.drag else { return };
        let keys = drag.dragged.iter().flat_map(|&one| {
            let partners = answers.world.partners(one);
            partners.map(move |other| pair_key(one, other))
        });
        let interfering = keys.filter(|key| answers.pairs.interferes(*key)).collect();
        let mode = match drag.moves_robots {
            true => DragMode::Detect,
            false => editor.settings.drag_mode,
        };
        let (snap, held) = (editor.settings.snap_in(&editor.document), &drag.dragged[..]);
        drag.session = DragSession::new(
            mode,
            &snap,
            &editor.document,
            (held, drag.swing),
            interfering,
        );
    }

    pub(crate) fn drag_to(&mut self, poses: &[Placement]) -> Result<(), SceneError> {
        let document = &self.editor.document;
        let drag = self.editor.drag.as_ref().ok_or(SceneError::NotDragging)?;
        if drag.swing.is_some() {
            return Err(SceneError::Swinging);
        }
        let held: HashSet<&PartId> = drag.dragged.iter().collect();
        if let Some(Placement(id, _)) = poses.iter().find(|Placement(id, _)| !held.contains(id)) {
            let name = document.part(*id)?.name.clone();
            return Err(SceneError::NotDragged { name });
        }
        let sound = |Placement(id, pose): &Placement| {
            let pose = document.movable_pose(*id, pose)?;
            Ok(Placement(*id, pose))
        };
        let moved: Vec<Placement> = poses.iter().map(sound).collect::<Result<_, SceneError>>()?;
        let leading = document.leading_placements(&moved);
        self.set_target(&leading)?;
        self.editor.motion_time = None;
        Ok(())
    }

    /// Ends a drag, if there is one: one undo entry, if it moved anything. Ends the preview of a removal path. Returns
    /// whether there was something to end.
    pub(crate) fn end_drag(&mut self) -> bool {
        let was_showing = self.stop_preview();
        self.finish_update();
        let Some(drag) = self.editor.drag.take() else {
            return was_showing;
        };
        let pose = |part: Option<&Arc<Part>>| part.map(|part| part.pose);
        let parts = self.editor.document.parts();
        let mut changed = parts.diff(drag.initial_document.parts());
        let has_moved = changed.any(|(old, new)| pose(old) != pose(new));
        drop(changed);
        if has_moved {
            self.editor.history.push(drag.initial_document);
        }
        true
    }

    /// Cancels the drag: everything goes back to where the drag began.
    pub(crate) fn cancel_drag(&mut self) -> Result<(), SceneError> {
        let drag = self.editor.drag.take().ok_or(SceneError::NotDragging)?;
        self.editor.document = drag.initial_document;
        self.results.drag_path = DragPath::default();
        Ok(())
    }

    pub(crate) fn set_drag_mode(&mut self, mode: DragMode) -> Result<(), SceneError> {
        let last = self.editor.session().map(DragSession::target_poses);
        self.finish_update();
        self.editor.settings.drag_mode = mode;
        self.start_session();
        // The drag pose is unchanged, also where another pose was shown.
        let swing = self.editor.drag.as_ref().and_then(|drag| drag.swing);
        if let Some(swing) = swing {
            return self.swing_to(swing.target_angle);
        }
        if let (Some(poses), Some(_)) = (last, &self.editor.drag) {
            self.set_target(&poses)?;
        }
        Ok(())
    }

    /// # Errors
    /// [`SceneError::Snap`] when a parameter is invalid.
    pub(crate) fn set_snap(&mut self, settings: snap::SnapSettings) -> Result<(), SceneError> {
        settings.check().map_err(SceneError::Snap)?;
        let editor = &mut self.editor;
        editor.settings.snap = settings;
        let settings = editor.settings.snap_in(&editor.document);
        if let Some(grasp) = editor.session_mut() {
            grasp.set_settings(&settings);
        }
        Ok(())
    }

    /// Sets a new drag pose. In Stop and Snap, the shown poses of its parts are computed later.
    fn set_target(&mut self, to: &[Placement]) -> Result<(), SceneError> {
        if let Some(grasp) = self.editor.session_mut() {
            grasp.set_target(to);
            return Ok(());
        }
        self.move_dragged(to, &[])?;
        let drag = self.editor.drag.as_ref().filter(|drag| !drag.moves_robots);
        if let Some(drag) = drag {
            let poses = poses(&self.editor.document, &drag.dragged);
            let centre = None;
            self.extend_path(Waypoint { poses, centre });
        }
        Ok(())
    }

    pub(super) fn extend_path(&mut self, to: Waypoint) {
        self.results.drag_path.extend(&self.results.world, to);
    }

    /// Computes the shown poses of dragged parts, until they are known or `stop` returns true. Returns whether anything
    /// moved.
    #[inline(never)] // loaded with the first drag in Stop or Snap, by this name
    pub(crate) fn update_drag(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let mut moved = None;
        if let Some(grasp) = self.editor.session_mut() {
            let world = &self.results.world;
            grasp.resume((world, &mut moved), &self.scheduler.pool, stop);
        }
        let Some(moved) = moved else { return false };
        // If the pose of one part is invalid, all parts keep their shown poses.
        if self.swing_dragged(&moved.poses, moved.angle).is_err() {
            return false;
        }
        for waypoint in moved.waypoints {
            self.extend_path(waypoint);
        }
        self.refresh_with(moved.results);
        true
    }

    /// Follows the drag to its end.
    fn finish_update(&mut self) {
        if self.editor.session().is_some() {
            self.update_drag(&|| false);
        }
    }

    /// Moves dragged parts to their shown poses, and sets the pivots of some: all of it or nothing.
    pub(super) fn move_dragged(
        &mut self,
        poses: &[Placement],
        pivots: &[(PartId, Pivot)],
    ) -> Result<(), SceneError> {
        let mut document = self.editor.document.clone();
        document.move_parts(poses)?;
        for (id, pivot) in pivots {
            document.part_mut(*id)?.pivot = Some(*pivot);
        }
        self.adopt(document, self.editor.settings)?;
        Ok(())
    }
}

pub(super) fn poses(document: &Document, parts: &[PartId]) -> Vec<Placement> {
    let parts = parts.iter().filter_map(|&id| document.part(id).ok());
    parts.map(|part| Placement(part.id, part.pose)).collect()
}
