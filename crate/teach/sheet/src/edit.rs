//! Adds, removes, fixes and separates contours.

use std::collections::BTreeSet;

use nearpoint_geometry::planar::Vector2;

use crate::{ContourId, NewContour, Sheet, SheetError};

/// The number of rounds over all overlapping contours when all are separated: each may come to lie where another has to go.
const ROUNDS: usize = 8;

impl Sheet {
    pub(crate) fn set_fixed(&mut self, id: ContourId, fixed: bool) -> Result<(), SheetError> {
        let (place, slot) = (self.place_of(id)?, self.slot(id)?);
        let before = self.memory();
        self.contours[place].fixed = fixed;
        self.board.set_fixed(slot, fixed);
        self.remember(before);
        Ok(())
    }

    pub(crate) fn remove(&mut self, id: ContourId) -> Result<(), SheetError> {
        let place = self.place_of(id)?;
        let before = self.memory();
        self.board.remove(id.slot());
        self.contours.remove(place);
        self.selected = self.selected.filter(|selected| *selected != id);
        self.remember(before);
        Ok(())
    }

    pub(crate) fn add(&mut self, contours: Vec<NewContour>) -> Result<(), SheetError> {
        self.room_for(contours.len(), self.contours.len())?;
        contours.iter().try_for_each(NewContour::check)?;
        let before = self.memory();
        for contour in contours {
            let added = self.append(contour).and_then(|id| self.settle(id));
            if let Err(error) = added {
                self.recall(before);
                return Err(error);
            }
        }
        self.remember(before);
        Ok(())
    }

    pub(crate) fn duplicate(&mut self, id: ContourId, copies: u32) -> Result<(), SheetError> {
        let source = self.contours[self.place_of(id)?].clone();
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

    /// Moves a contour that was put onto others to the nearest free place.
    fn settle(&mut self, id: ContourId) -> Result<(), SheetError> {
        if self.overlaps(id) {
            self.free_up(id)?;
        }
        Ok(())
    }

    pub(crate) fn part(&mut self, id: Option<ContourId>) -> Result<(), SheetError> {
        let before = self.memory();
        let parted = match id {
            Some(id) if self.overlaps(id) => self.free_up(id),
            Some(id) => self.place_of(id).map(drop),
            None => self.part_all(),
        };
        match parted {
            Ok(()) => self.remember(before),
            Err(_) => self.recall(before),
        }
        parted
    }

    /// Separates all contours; the small ones move away from the large ones.
    fn part_all(&mut self) -> Result<(), SheetError> {
        for _ in 0..ROUNDS {
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
                    refused = self.free_up(id).err().or(refused);
                }
            }
            if let Some(error) = refused {
                return Err(error);
            }
        }
        Ok(())
    }

    fn free_up(&mut self, id: ContourId) -> Result<(), SheetError> {
        let slot = self.slot(id)?;
        let contour = &self.contours[self.place_of(id)?];
        let name = || contour.name.to_string();
        if contour.fixed {
            return Err(SheetError::Fixed { name: name() });
        }
        let free = self.board.free(slot);
        let at = free.ok_or_else(|| SheetError::NoRoom { name: name() })?;
        self.board.place(slot, contour.turn, at);
        self.follow([slot]);
        Ok(())
    }

    pub(crate) fn overlaps(&self, id: ContourId) -> bool {
        let (slot, mut pairs) = (id.slot(), self.board.overlapping());
        pairs.any(|(a, b)| a == slot || b == slot)
    }

    fn all_overlapping(&self) -> Vec<ContourId> {
        let pairs = self.board.overlapping();
        let slots: BTreeSet<_> = pairs.flat_map(|(a, b)| [a, b]).collect();
        slots.into_iter().map(ContourId::of).collect()
    }
}
