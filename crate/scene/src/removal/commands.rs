//! Carries out the commands about removals.

use super::{RemovalState, RemovalWish, Search};
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::scene::Scene;
use nearpoint_geometry::Pose;

impl Scene {
    /// Returns the removal search, if one was asked for and is up to date.
    pub fn removal(&self) -> Option<&RemovalState> {
        self.answers.removal.as_ref().map(|search| &**search.told())
    }

    pub(crate) fn find_removal(
        &mut self,
        parts: &[PartId],
        wish: RemovalWish,
    ) -> Result<(), SceneError> {
        parts.iter().try_for_each(|&id| self.may_leave(id))?;
        self.end_drag();
        self.answers.removal = Some(Search::new(&self.editor.document, parts, wish)?);
        Ok(())
    }

    pub(crate) fn cancel_removal(&mut self) {
        if let Some(search) = &mut self.answers.removal {
            search.cancel();
        }
    }

    /// Shows the group at a share of its path; at none or 0 it is where it was.
    pub(crate) fn show_removal_at(&mut self, share: Option<f64>) -> Result<(), SceneError> {
        let share = share.unwrap_or(0.0);
        if !share.is_finite() {
            return Err(SceneError::BadShare);
        }
        let share = share.clamp(0.0, 1.0);
        let poses = self.removed(share)?;
        self.end_drag();
        self.editor.document.put(&poses);
        if let Some(search) = &mut self.answers.removal {
            search.show(Some(share).filter(|&share| share > 0.0));
        }
        Ok(())
    }

    /// Returns the group at a share of its path.
    fn removed(&self, share: f64) -> Result<Vec<Placement>, SceneError> {
        let removal = self.answers.removal.as_ref();
        let poses = removal.and_then(|search| search.at(share));
        poses.ok_or(SceneError::NoRemovalPath)
    }

    /// Leaves the group at the end of its path.
    pub(crate) fn take_out(&mut self) -> Result<(), SceneError> {
        let poses = self.removed(1.0)?;
        poses
            .iter()
            .try_for_each(|Placement(id, _)| self.may_leave(*id))?;
        self.change(&|document| document.move_parts(&poses))
    }

    /// Puts parts that are shown on their removal path back to where they are. Returns whether any were shown.
    pub(crate) fn end_showing(&mut self) -> bool {
        let removal = self.answers.removal.as_mut();
        let Some(search) = removal.filter(|search| search.told().shown.is_some()) else {
            return false;
        };
        search.show(None);
        self.editor.document.put(search.home());
        true
    }

    pub(crate) fn forget_removal(&mut self) {
        self.end_showing();
        self.answers.removal = None;
    }

    /// Forgets an answer that no longer fits the document.
    pub(crate) fn drop_stale_removal(&mut self) {
        let document = &self.editor.document;
        self.answers
            .removal
            .take_if(|search| !search.is_about(document));
    }

    /// Returns the pose of a part, also while it is shown elsewhere on its removal path.
    pub(crate) fn resting_pose(&self, part: &Part) -> Pose {
        let removal = self.answers.removal.iter();
        let shown = removal.filter(|search| search.told().shown.is_some());
        let mut home = shown.flat_map(Search::home);
        let own = home.find(|Placement(id, _)| *id == part.id);
        own.map_or(part.pose, |Placement(_, pose)| *pose)
    }

    fn may_leave(&self, id: PartId) -> Result<(), SceneError> {
        let document = &self.editor.document;
        document.check_free(id)?;
        let name = document.part(id)?.name.clone();
        match document.robot_of(id) {
            Some(_) => Err(SceneError::Carried { name }),
            None => Ok(()),
        }
    }
}
