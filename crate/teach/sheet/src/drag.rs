//! Drags a contour.

use crate::board::Slot;
use nearpoint_geometry::planar::{PlanarRotation, Vector2};

use crate::snapshot::Snapshot;
use crate::{ContourId, Sheet, SheetError};

/// The contour that is dragged, with the state before the drag.
#[derive(Debug)]
pub(crate) struct Drag {
    pub id: ContourId,
    before: Snapshot,
}

impl Sheet {
    /// Begins to drag a contour; it is an error if the contour is fixed.
    pub(crate) fn begin_drag(&mut self, id: ContourId) -> Result<(), SheetError> {
        let contour = &self.contours[self.position_of(id)?];
        if contour.fixed {
            let name = contour.name.to_string();
            return Err(SheetError::Fixed { name });
        }
        let before = self.snapshot();
        self.selected = Some(id);
        self.drag = Some(Drag { id, before });
        Ok(())
    }

    /// Moves the dragged contour towards a position, as far as the drag mode lets it.
    pub(crate) fn drag_to(&mut self, to: Vector2) -> Result<(), SheetError> {
        let to = self.checked_position(to)?;
        let slot = self.dragged_slot()?;
        let moved = self.board.slide(slot, to, self.move_mode()).moved;
        self.copy_poses(moved);
        Ok(())
    }

    /// Turns the dragged contour, as far as the drag mode lets it.
    pub(crate) fn turn_to(&mut self, to: PlanarRotation) -> Result<(), SheetError> {
        let slot = self.dragged_slot()?;
        let moved = self.board.turn_to(slot, to, self.move_mode()).moved;
        self.copy_poses(moved);
        Ok(())
    }

    /// Ends the drag, with one undo entry.
    pub(crate) fn end_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.push_undo(drag.before);
        Ok(())
    }

    /// Cancels the drag, and restores the state before it.
    pub(crate) fn cancel_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.restore(drag.before);
        Ok(())
    }

    /// Runs a drag that begins and ends with one motion.
    pub(crate) fn run_drag(
        &mut self,
        id: ContourId,
        motion: impl FnOnce(&mut Self) -> Result<(), SheetError>,
    ) -> Result<(), SheetError> {
        self.begin_drag(id)?;
        let moved = motion(self);
        match moved {
            Ok(()) => self.end_drag(),
            Err(error) => self.cancel_drag().and(Err(error)),
        }
    }

    fn dragged_slot(&self) -> Result<Slot, SheetError> {
        let drag = self.drag.as_ref().ok_or(SheetError::NotDragging)?;
        self.slot(drag.id)
    }
}
