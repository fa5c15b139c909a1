//! Defines one of the two parts of a query.

use nearpoint_geometry::interference::Solid;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Unit;

use crate::part::{Part, PartId};

/// A part as an operand of a pair query: its mesh and the properties that affect results, without its pose.
#[derive(Debug, Clone, Copy)]
pub struct PairOperand<'a> {
    /// The part's id, which only identifies it in the result.
    pub id: PartId,
    /// The mesh and the tree over it.
    pub shape: &'a Shape,
    /// True if the mesh is exact: its facets approximate no other surface.
    pub is_exact: bool,
    /// The unit of the part's lengths.
    pub unit: Unit,
}

impl<'a> PairOperand<'a> {
    pub(crate) fn solid(&self) -> Solid<'a> {
        Solid {
            shape: self.shape,
            is_exact_mesh: self.is_exact,
            unit: self.unit,
        }
    }

    /// Returns the operand of a part of a scene in this unit.
    pub(crate) fn from_part(part: &'a Part, unit: Unit) -> Self {
        Self {
            id: part.id,
            shape: &part.shape,
            is_exact: part.is_exact,
            unit,
        }
    }
}
