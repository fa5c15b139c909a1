//! Carries out the commands about removals.

use super::{RemovalOptions, RemovalSearch, RemovalState};
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::scene::Scene;
use nearpoint_geometry::Pose;

impl Scene {
    /// Returns the removal search, if one was requested and is up to date.
    pub fn removal(&self) -> Option<&RemovalState> {
        self.results
            .removal
            .as_ref()
            .map(|search| &**search.state())
    }

    pub(crate) fn find_removal(
        &mut self,
        parts: &[PartId],
        options: RemovalOptions,
    ) -> Result<(), SceneError> {
        parts.iter().try_for_each(|&id| self.check_removable(id))?;
        self.end_drag();
        self.results.removal = Some(RemovalSearch::new(&self.editor.document, parts, options)?);
        Ok(())
    }

    pub(crate) fn cancel_removal(&mut self) {
        if let Some(search) = &mut self.results.removal {
            search.cancel();
        }
    }

    /// Shows the group at a fraction of its path; for none or 0 at its own pose.
    pub(crate) fn show_removal_at(&mut self, fraction: Option<f64>) -> Result<(), SceneError> {
        let share = fraction.unwrap_or(0.0);
        if !share.is_finite() {
            return Err(SceneError::BadFraction);
        }
        let share = share.clamp(0.0, 1.0);
        let poses = self.removed_placements(share)?;
        self.end_drag();
        self.editor.document.set_poses(&poses);
        if let Some(search) = &mut self.results.removal {
            search.set_shown(Some(share).filter(|&share| share > 0.0));
        }
        Ok(())
    }

    /// Returns the placements of the group at a fraction of its path.
    fn removed_placements(&self, fraction: f64) -> Result<Vec<Placement>, SceneError> {
        let removal = self.results.removal.as_ref();
        let poses = removal.and_then(|search| search.at(fraction));
        poses.ok_or(SceneError::NoRemovalPath)
    }

    /// Moves the group to the end of its path.
    pub(crate) fn apply_removal(&mut self) -> Result<(), SceneError> {
        let poses = self.removed_placements(1.0)?;
        poses
            .iter()
            .try_for_each(|Placement(id, _)| self.check_removable(*id))?;
        self.change(&|document| document.move_parts(&poses))
    }

    /// Ends the preview of a removal path: its parts return to their own poses. Returns whether there was a preview.
    pub(crate) fn stop_preview(&mut self) -> bool {
        let removal = self.results.removal.as_mut();
        let Some(search) = removal.filter(|search| search.state().shown_fraction.is_some()) else {
            return false;
        };
        search.set_shown(None);
        self.editor.document.set_poses(search.start_poses());
        true
    }

    pub(crate) fn clear_removal(&mut self) {
        self.stop_preview();
        self.results.removal = None;
    }

    /// Drops a search that no longer fits the document.
    pub(crate) fn drop_outdated_removal(&mut self) {
        let document = &self.editor.document;
        self.results
            .removal
            .take_if(|search| !search.is_for(document));
    }

    /// Returns the pose of a part without the preview of its removal path.
    pub(crate) fn pose_without_preview(&self, part: &Part) -> Pose {
        let removal = self.results.removal.iter();
        let shown = removal.filter(|search| search.state().shown_fraction.is_some());
        let mut home = shown.flat_map(RemovalSearch::start_poses);
        let own = home.find(|Placement(id, _)| *id == part.id);
        own.map_or(part.pose, |Placement(_, pose)| *pose)
    }

    fn check_removable(&self, id: PartId) -> Result<(), SceneError> {
        let document = &self.editor.document;
        document.check_not_fixed(id)?;
        let name = document.part(id)?.name.clone();
        match document.robot_of(id) {
            Some(_) => Err(SceneError::CarriedByRobot { name }),
            None => Ok(()),
        }
    }
}
