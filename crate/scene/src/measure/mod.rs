//! What was measured on parts and is kept: it follows the parts, goes with them, and can be undone.
//!
//! A pick says what was picked by a place on its part, not by a number of a mesh: so it is found again where the part was
//! covered with other triangles.

mod file;
mod measurer;

pub use measurer::{Measured, Measurer};

pub(crate) use file::{restored, saved};

use std::sync::Arc;

use nearpoint_geometry::measure::Kind;
use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::error::SceneError;
use crate::part::PartId;
use crate::scene::Scene;

/// What kind of thing is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PickKind {
    /// A place.
    Point,
    /// The centre of an arc or of a sphere.
    Centre,
    /// An edge between faces.
    Edge,
    /// A face.
    Face,
    /// The axis of a face or of an arc.
    Axis,
    /// A whole part.
    Part,
}

impl From<PickKind> for Kind {
    fn from(kind: PickKind) -> Self {
        match kind {
            PickKind::Point => Self::Point,
            PickKind::Centre => Self::Centre,
            PickKind::Edge => Self::Edge,
            PickKind::Face => Self::Face,
            PickKind::Axis => Self::Axis,
            PickKind::Part => Self::Part,
        }
    }
}

/// Something that was picked on a part.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// On which part.
    pub part: PartId,
    /// What of it.
    pub kind: PickKind,
    /// A place on it, in the part's frame.
    pub at: [f64; 3],
}

/// One thing that is measured, or two between which is.
#[derive(Debug, Clone, PartialEq)]
pub struct Measure {
    /// Never given out twice.
    pub id: u32,
    /// One or two.
    pub picks: Vec<Pick>,
}

impl Scene {
    /// What was measured and is kept, the oldest first.
    pub fn measures(&self) -> &Arc<Vec<Measure>> {
        self.document.measures()
    }

    /// One undo entry.
    pub(crate) fn add_measure(&mut self, picks: Vec<Pick>) -> Result<(), SceneError> {
        if !matches!(picks.len(), 1 | 2) {
            return Err(SceneError::BadMeasure);
        }
        for pick in &picks {
            let part = self.document.part(pick.part)?;
            if !pick.at.iter().all(|x| x.is_finite()) {
                let name = part.name.clone();
                return Err(SceneError::BadPick { name });
            }
        }
        let id = self.next_measure;
        self.next_measure += 1;
        self.change_measures(|measures| measures.push(Measure { id, picks }));
        Ok(())
    }

    /// One undo entry.
    pub(crate) fn remove_measures(&mut self, ids: &[u32]) -> Result<(), SceneError> {
        let known = |id: &u32| self.measures().iter().any(|measure| measure.id == *id);
        if let Some(&id) = ids.iter().find(|id| !known(id)) {
            return Err(SceneError::NoSuchMeasure { id });
        }
        self.change_measures(|measures| measures.retain(|measure| !ids.contains(&measure.id)));
        Ok(())
    }

    /// No part moves, and no pair is asked again.
    fn change_measures(&mut self, change: impl FnOnce(&mut Vec<Measure>)) {
        self.end_drag();
        let before: Document = self.document.clone();
        change(self.document.measures_mut());
        self.history.remember(before);
    }
}
