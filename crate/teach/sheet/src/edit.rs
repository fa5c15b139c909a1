//! Adds, removes, fixes and separates contours.

use std::collections::BTreeSet;

use nearpoint_geometry::planar::Vector2;

use crate::{ContourId, NewContour, Sheet, SheetError};

/// The number of rounds over all overlapping contours when all are separated: each may end where another has to go.
const MAX_ROUNDS: usize = 8;

impl Sheet {
    /// Fixes a contour at its position, or makes it movable again.
    pub(crate) fn set_fixed(&mut self, id: ContourId, fixed: bool) -> Result<(), SheetError> {
        let (place, slot) = (self.position_of(id)?, self.slot(id)?);
        let before = self.snapshot();
        self.contours[place].fixed = fixed;
        self.board.set_fixed(slot, fixed);
        self.push_undo(before);
        Ok(())
    }

    /// Removes a contour from the sheet.
    pub(crate) fn remove(&mut self, id: ContourId) -> Result<(), SheetError> {
        let place = self.position_of(id)?;
        let before = self.snapshot();
        self.board.remove(id.slot());
        self.contours.remove(place);
        self.selected = self.selected.filter(|selected| *selected != id);
        self.push_undo(before);
        Ok(())
    }

    /// Adds contours to the sheet, each at its position or at the nearest free one.
    pub(crate) fn add(&mut self, contours: Vec<NewContour>) -> Result<(), SheetError> {
        self.check_capacity(contours.len(), self.contours.len())?;
        contours.iter().try_for_each(NewContour::check)?;
        let before = self.snapshot();
        for contour in contours {
            let added = self
                .append(contour)
                .and_then(|id| self.move_to_free_position(id));
            if let Err(error) = added {
                self.restore(before);
                return Err(error);
            }
        }
        self.push_undo(before);
        Ok(())
    }

    /// Copies a contour, each copy at a free position nearby.
    pub(crate) fn duplicate(&mut self, id: ContourId, copies: u32) -> Result<(), SheetError> {
        let source = self.contours[self.position_of(id)?].clone();
        let [low, high] = source.polygon.bounds();
        let beside = Vector2::new((high - low).amax(), 0.0);
        let copy = NewContour {
            name: source.name,
            layer: source.layer,
            polygon: source.polygon,
            turn: source.turn,
            at: source.at + beside,
            fixed: false,
        };
        self.add(vec![copy; copies as usize])
    }

    /// Moves a contour that was put onto others to the nearest free position.
    fn move_to_free_position(&mut self, id: ContourId) -> Result<(), SheetError> {
        if self.overlaps(id) {
            self.separate_one(id)?;
        }
        Ok(())
    }

    /// Moves an overlapping contour to the nearest free position; with None all that overlap.
    pub(crate) fn separate(&mut self, id: Option<ContourId>) -> Result<(), SheetError> {
        let before = self.snapshot();
        let parted = match id {
            Some(id) if self.overlaps(id) => self.separate_one(id),
            Some(id) => self.position_of(id).map(drop),
            None => self.separate_all(),
        };
        match parted {
            Ok(()) => self.push_undo(before),
            Err(_) => self.restore(before),
        }
        parted
    }

    /// Separates all contours; the small ones move away from the large ones.
    fn separate_all(&mut self) -> Result<(), SheetError> {
        for _ in 0..MAX_ROUNDS {
            let area = |id: &ContourId| self.contour(*id).map_or(0.0, |c| c.polygon.area());
            let mut all = self.all_overlapping();
            all.sort_by(|a, b| area(a).total_cmp(&area(b)).then(a.cmp(b)));
            if all.is_empty() {
                return Ok(());
            }
            let mut refused = None;
            for id in all {
                let fixed = self.contour(id).is_some_and(|contour| contour.fixed);
                if !fixed && self.overlaps(id) {
                    refused = self.separate_one(id).err().or(refused);
                }
            }
            if let Some(error) = refused {
                return Err(error);
            }
        }
        Ok(())
    }

    fn separate_one(&mut self, id: ContourId) -> Result<(), SheetError> {
        let slot = self.slot(id)?;
        let contour = &self.contours[self.position_of(id)?];
        let name = || contour.name.to_string();
        if contour.fixed {
            return Err(SheetError::Fixed { name: name() });
        }
        let free = self.board.nearest_free_position(slot);
        let at = free.ok_or_else(|| SheetError::NoFreePosition { name: name() })?;
        self.board.place(slot, contour.turn, at);
        self.copy_poses([slot]);
        Ok(())
    }

    /// Returns whether a contour overlaps another.
    pub(crate) fn overlaps(&self, id: ContourId) -> bool {
        let (slot, mut pairs) = (id.slot(), self.board.overlapping());
        pairs.any(|(a, b)| a == slot || b == slot)
    }

    fn all_overlapping(&self) -> Vec<ContourId> {
        let pairs = self.board.overlapping();
        let slots: BTreeSet<_> = pairs.flat_map(|(a, b)| [a, b]).collect();
        slots.into_iter().map(ContourId::from_slot).collect()
    }
}
