//! Drags a contour.

use crate::board::Slot;
use nearpoint_geometry::planar::{Turn, Vector2};

use crate::memory::Memory;
use crate::{ContourId, Sheet, SheetError};

/// The dragged contour, with the state before the drag.
#[derive(Debug)]
pub(crate) struct Drag {
    pub id: ContourId,
    before: Memory,
}

impl Sheet {
    pub(crate) fn begin_drag(&mut self, id: ContourId) -> Result<(), SheetError> {
        let contour = &self.contours[self.place_of(id)?];
        if contour.fixed {
            let name = contour.name.to_string();
            return Err(SheetError::Fixed { name });
        }
        let before = self.memory();
        self.selected = Some(id);
        self.drag = Some(Drag { id, before });
        Ok(())
    }

    pub(crate) fn drag_to(&mut self, to: Vector2) -> Result<(), SheetError> {
        let to = self.sound(to)?;
        let slot = self.held()?;
        let moved = self.board.slide(slot, to, self.how()).moved;
        self.follow(moved);
        Ok(())
    }

    pub(crate) fn turn_to(&mut self, to: Turn) -> Result<(), SheetError> {
        let slot = self.held()?;
        let moved = self.board.turn_to(slot, to, self.how()).moved;
        self.follow(moved);
        Ok(())
    }

    pub(crate) fn end_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.remember(drag.before);
        Ok(())
    }

    pub(crate) fn cancel_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.recall(drag.before);
        Ok(())
    }

    /// Runs a drag that begins and ends with one motion.
    pub(crate) fn at_once(
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

    fn held(&self) -> Result<Slot, SheetError> {
        let drag = self.drag.as_ref().ok_or(SheetError::NotDragging)?;
        self.slot(drag.id)
    }
}
