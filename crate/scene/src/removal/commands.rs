//! What the commands about taking parts out do.

use super::{RemovalState, RemovalWish, Search};
use crate::document::Document;
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::scene::Scene;
use nearpoint_geometry::Pose;

impl Scene {
    /// Whether some parts can be taken out, if that was asked and is still about how things are.
    pub fn removal(&self) -> Option<&RemovalState> {
        self.removal.as_ref().map(|search| &**search.told())
    }

    pub(crate) fn find_removal(
        &mut self,
        parts: &[PartId],
        wish: RemovalWish,
    ) -> Result<(), SceneError> {
        for &id in parts {
            let part = self.document.part(id)?;
            self.may_leave(part)?;
        }
        self.end_drag();
        self.removal = Some(Search::new(&self.document, parts, wish)?);
        Ok(())
    }

    pub(crate) fn cancel_removal(&mut self) {
        if let Some(search) = &mut self.removal {
            search.cancel();
        }
    }

    /// Shows the group at a share of its way; at none or at its beginning it is where it was.
    pub(crate) fn show_removal_at(&mut self, share: Option<f64>) -> Result<(), SceneError> {
        let share = share.unwrap_or(0.0);
        if !share.is_finite() {
            return Err(SceneError::BadShare);
        }
        let share = share.clamp(0.0, 1.0);
        let known = self.removal.as_ref().ok_or(SceneError::NoRemovalPath)?;
        let poses = known.at(share).ok_or(SceneError::NoRemovalPath)?;
        self.end_drag();
        self.put(&poses);
        if let Some(search) = &mut self.removal {
            search.show(Some(share).filter(|&share| share > 0.0));
        }
        Ok(())
    }

    /// Leaves the group at the end of its way.
    pub(crate) fn take_out(&mut self) -> Result<(), SceneError> {
        let known = self.removal.as_ref().ok_or(SceneError::NoRemovalPath)?;
        let poses = known.at(1.0).ok_or(SceneError::NoRemovalPath)?;
        for Placement(id, _) in &poses {
            self.may_leave(self.document.part(*id)?)?;
        }
        self.change(|document| {
            let mut poses = poses.iter();
            poses.try_for_each(|Placement(id, pose)| document.move_part(*id, *pose))
        })
    }

    /// Puts parts that are shown on their way out back to where they are.
    pub(crate) fn end_showing(&mut self) {
        let Some(search) = &mut self.removal else {
            return;
        };
        if search.told().shown.is_some() {
            search.show(None);
            let home = search.home().to_vec();
            self.put(&home);
        }
    }

    /// Forgets an answer that is about how things were.
    pub(crate) fn drop_stale_removal(&mut self) {
        let document = &self.document;
        self.removal.take_if(|search| !search.is_about(document));
    }

    /// Where a part is, also while it is shown elsewhere on its way out.
    pub(crate) fn resting_pose(&self, part: &Part) -> Pose {
        let shown = self
            .removal
            .iter()
            .filter(|search| search.told().shown.is_some());
        let mut home = shown.flat_map(Search::home);
        let own = home.find(|Placement(id, _)| *id == part.id);
        own.map_or(part.pose, |Placement(_, pose)| *pose)
    }

    fn put(&mut self, poses: &[Placement]) {
        place(&mut self.document, poses);
    }

    fn may_leave(&self, part: &Part) -> Result<(), SceneError> {
        let name = || part.name.clone();
        if part.fixed {
            return Err(SceneError::Fixed { name: name() });
        }
        match self.document.robot_of(part.id) {
            Some(_) => Err(SceneError::Carried { name: name() }),
            None => Ok(()),
        }
    }
}

/// Parts that a search is about are there.
fn place(document: &mut Document, poses: &[Placement]) {
    for Placement(id, pose) in poses {
        if let Ok(part) = document.part_mut(*id) {
            part.pose = *pose;
        }
    }
}
