//! One of the two parts of a question.

use nearpoint_geometry::interference::Solid;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Unit;

use crate::part::{Part, PartId};

/// What of a part decides an answer.
#[derive(Debug, Clone, Copy)]
pub struct Side<'a> {
    /// Only a name, for the answer.
    pub id: PartId,
    /// The mesh and the tree over it.
    pub shape: &'a Shape,
    /// The mesh is the part itself: its facets stand for no other surface.
    pub is_model: bool,
    /// What its lengths are in.
    pub unit: Unit,
}

impl<'a> Side<'a> {
    pub(crate) fn solid(&self) -> Solid<'a> {
        Solid {
            shape: self.shape,
            is_model: self.is_model,
            unit: self.unit,
        }
    }

    /// A part of a scene in this unit.
    pub(crate) fn of(part: &'a Part, unit: Unit) -> Self {
        Self {
            id: part.id,
            shape: &part.shape,
            is_model: part.is_model,
            unit,
        }
    }
}
