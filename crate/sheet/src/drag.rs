//! A contour in the hand.

use std::collections::BTreeSet;

use nearpoint_geometry::planar::{Turn, Vector2};

use nearpoint_motion::sheet::{Board, How, Slid, Slot};

use crate::history::Memory;
use crate::{ContourId, Mode, Sheet, SheetError};

/// What is in the hand, and how everything was before.
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
        let kept = self.keeping_apart(|board, how| board.slide(slot, to, how));
        // What cannot be pushed is slid along.
        if !kept && self.mode == Mode::Push {
            self.keeping_apart(|board, _| board.slide(slot, to, How::Slide));
        }
        Ok(())
    }

    pub(crate) fn turn_to(&mut self, to: Turn) -> Result<(), SheetError> {
        let slot = self.held()?;
        self.keeping_apart(|board, how| board.turn_to(slot, to, how));
        Ok(())
    }

    /// A motion as the mode has it. One that would leave contours overlapping that did not before, where the mode keeps them apart, is taken
    /// back as a whole: false.
    fn keeping_apart(&mut self, motion: impl FnOnce(&mut Board, How) -> Slid) -> bool {
        let before: BTreeSet<_> = self.board.overlapping().collect();
        let how = self.how();
        let moved = motion(&mut self.board, how).moved;
        let mut pairs = self.board.overlapping();
        let kept = !self.mode.stops() || pairs.all(|pair| before.contains(&pair));
        drop(pairs);
        if kept {
            self.follow(moved);
            return true;
        }
        for slot in moved {
            let contour = self.ids.get(&slot).and_then(|id| self.contour(*id));
            if let Some((turn, at)) = contour.map(|contour| (contour.turn, contour.at)) {
                self.board.place(slot, turn, at);
            }
        }
        false
    }

    pub(crate) fn end_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.remember(drag.before);
        Ok(())
    }

    pub(crate) fn cancel_drag(&mut self) -> Result<(), SheetError> {
        let drag = self.drag.take().ok_or(SheetError::NotDragging)?;
        self.recall(drag.before)
    }

    /// A drag that begins and ends with one motion.
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
