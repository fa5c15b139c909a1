//! Carries out the commands about measurements.

use std::sync::Arc;

use super::{Measurement, Pick};
use crate::document::Document;
use crate::error::SceneError;
use crate::scene::Scene;

impl Scene {
    /// Returns the stored measurements, the oldest first.
    pub fn measurements(&self) -> &Arc<Vec<Measurement>> {
        self.editor.document.measurements()
    }

    /// Adds a measurement: one undo entry.
    pub(crate) fn add_measurement(&mut self, picks: Vec<Pick>) -> Result<(), SceneError> {
        if !matches!(picks.len(), 1 | 2) {
            return Err(SceneError::BadMeasurement);
        }
        for pick in &picks {
            let part = self.editor.document.part(pick.part)?;
            if !pick.point.iter().all(|x| x.is_finite()) {
                let name = part.name.clone();
                return Err(SceneError::BadPick { name });
            }
        }
        let id = self.editor.next.measure;
        self.editor.next.measure += 1;
        self.update_measurements(|measures| measures.push(Measurement { id, picks }));
        Ok(())
    }

    /// Removes measurements: one undo entry.
    pub(crate) fn remove_measurements(&mut self, ids: &[u32]) -> Result<(), SceneError> {
        let known = |id: &u32| self.measurements().iter().any(|measure| measure.id == *id);
        if let Some(&id) = ids.iter().find(|id| !known(id)) {
            return Err(SceneError::NoSuchMeasurement { id });
        }
        self.update_measurements(|measures| measures.retain(|measure| !ids.contains(&measure.id)));
        Ok(())
    }

    /// Changes the measurements. No part moves, and no pair is queried again.
    fn update_measurements(&mut self, change: impl FnOnce(&mut Vec<Measurement>)) {
        self.end_drag();
        let before: Document = self.editor.document.clone();
        change(self.editor.document.measurements_mut());
        self.editor.history.push(before);
    }
}
