//! Runs the operations that take time, in slices: opening; packing, where contours move one by one to where they take less
//! space and never overlap on their path; and the preparation of slides.

use crate::board::Packing;

use crate::snapshot::Snapshot;
use crate::{Sheet, SheetError};

/// The packing of a sheet, in progress.
#[derive(Debug)]
pub(crate) struct PackTask {
    packing: Packing,
    before: Snapshot,
    /// The number of contours that may move.
    total: usize,
}

/// The progress of packing: how many contours are done, of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackProgress {
    /// The number of moves done. Packing ends early when nothing moves any more.
    pub done: usize,
    /// The largest number of moves.
    pub total: usize,
}

impl Sheet {
    /// Begins to pack the contours tightly, the lowest first; [`Sheet::step`] continues.
    pub fn begin_pack(&mut self) -> Result<(), SheetError> {
        if self.is_occupied() {
            return Err(SheetError::Busy);
        }
        let of = self.contours.iter().filter(|contour| !contour.fixed);
        self.pack_task = Some(PackTask {
            total: of.count(),
            packing: self.board.pack(),
            before: self.snapshot(),
        });
        self.revision += 1;
        Ok(())
    }

    /// Continues what takes time (opening, packing, or preparing slides) until it is time to stop. Returns true if
    /// there is more to do.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        if let Some(opener) = self.open_task.take() {
            return self.resume_open(opener, stop);
        }
        match self.pack_task.take() {
            Some(tidier) => self.pack(tidier, stop),
            None => self.prepare(stop),
        }
    }

    /// Packs at least one contour.
    fn pack(&mut self, mut tidier: PackTask, stop: &dyn Fn() -> bool) -> bool {
        self.revision += 1;
        while let Some((slot, _)) = tidier.packing.step(&mut self.board) {
            self.copy_poses([slot]);
            if stop() {
                self.pack_task = Some(tidier);
                return true;
            }
        }
        self.push_undo(tidier.before);
        false
    }

    fn prepare(&mut self, stop: &dyn Fn() -> bool) -> bool {
        while self.has_unprepared_slides && !stop() {
            self.has_unprepared_slides = self.board.prepare();
        }
        self.has_unprepared_slides
    }

    /// Returns whether [`Sheet::step`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.has_unprepared_slides || self.pack_task.is_some() || self.open_task.is_some()
    }

    /// Cancels packing, and restores all positions.
    pub fn cancel_pack(&mut self) {
        self.revision += 1;
        if let Some(tidier) = self.pack_task.take() {
            self.restore(tidier.before);
        }
    }

    /// Returns the progress of packing, while it continues.
    pub fn pack_progress(&self) -> Option<PackProgress> {
        self.pack_task.as_ref().map(|tidier| {
            let (waiting, round, rounds) = tidier.packing.remaining();
            let behind = round * tidier.total + tidier.total.saturating_sub(waiting);
            PackProgress {
                done: behind,
                total: rounds * tidier.total,
            }
        })
    }
}
