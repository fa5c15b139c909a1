//! Carries out the commands about measurements.

use std::sync::Arc;

use super::{Measure, Pick};
use crate::document::Document;
use crate::error::SceneError;
use crate::scene::Scene;

impl Scene {
    /// Returns the stored measurements, the oldest first.
    pub fn measures(&self) -> &Arc<Vec<Measure>> {
        self.editor.document.measures()
    }

    /// Adds a measurement: one undo entry.
    pub(crate) fn add_measure(&mut self, picks: Vec<Pick>) -> Result<(), SceneError> {
        if !matches!(picks.len(), 1 | 2) {
            return Err(SceneError::BadMeasure);
        }
        for pick in &picks {
            let part = self.editor.document.part(pick.part)?;
            if !pick.at.iter().all(|x| x.is_finite()) {
                let name = part.name.clone();
                return Err(SceneError::BadPick { name });
            }
        }
        let id = self.editor.next.measure;
        self.editor.next.measure += 1;
        self.change_measures(|measures| measures.push(Measure { id, picks }));
        Ok(())
    }

    /// Removes measurements: one undo entry.
    pub(crate) fn remove_measures(&mut self, ids: &[u32]) -> Result<(), SceneError> {
        let known = |id: &u32| self.measures().iter().any(|measure| measure.id == *id);
        if let Some(&id) = ids.iter().find(|id| !known(id)) {
            return Err(SceneError::NoSuchMeasure { id });
        }
        self.change_measures(|measures| measures.retain(|measure| !ids.contains(&measure.id)));
        Ok(())
    }

    /// Changes the measurements. No part moves, and no pair is asked again.
    fn change_measures(&mut self, change: impl FnOnce(&mut Vec<Measure>)) {
        self.end_drag();
        let before: Document = self.editor.document.clone();
        change(self.editor.document.measures_mut());
        self.editor.history.remember(before);
    }
}
