//! Runs the operations that take time, in slices: opening; tidying, where contours go one by one to where they take less
//! room and never overlap on the way; and the preparation of slides.

use crate::board::Tidy;

use crate::memory::Memory;
use crate::{Sheet, SheetError};

/// A tidying in progress.
#[derive(Debug)]
pub(crate) struct Tidier {
    tidy: Tidy,
    before: Memory,
    /// The number of contours that may move.
    of: usize,
}

/// The progress of tidying.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tidying {
    /// The number of moves done. Tidying ends early when nothing moves any more.
    pub done: usize,
    /// The largest number of moves.
    pub of: usize,
}

impl Sheet {
    /// Begins to tidy; [`Sheet::step`] continues.
    pub fn begin_tidy(&mut self) -> Result<(), SheetError> {
        if self.is_taken() {
            return Err(SheetError::Busy);
        }
        let of = self.contours.iter().filter(|contour| !contour.fixed);
        self.tidier = Some(Tidier {
            of: of.count(),
            tidy: self.board.tidy(),
            before: self.memory(),
        });
        self.revision += 1;
        Ok(())
    }

    /// Opens, tidies, or prepares the next slides, until it is time to stop. Returns true if there is more to do.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        if let Some(opener) = self.opener.take() {
            return self.go_on_opening(opener, stop);
        }
        match self.tidier.take() {
            Some(tidier) => self.tidy(tidier, stop),
            None => self.prepare(stop),
        }
    }

    /// Tidies at least one contour.
    fn tidy(&mut self, mut tidier: Tidier, stop: &dyn Fn() -> bool) -> bool {
        self.revision += 1;
        while let Some((slot, _)) = tidier.tidy.step(&mut self.board) {
            self.follow([slot]);
            if stop() {
                self.tidier = Some(tidier);
                return true;
            }
        }
        self.remember(tidier.before);
        false
    }

    fn prepare(&mut self, stop: &dyn Fn() -> bool) -> bool {
        while self.unprepared && !stop() {
            self.unprepared = self.board.prepare();
        }
        self.unprepared
    }

    /// Returns whether [`Sheet::step`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.unprepared || self.tidier.is_some() || self.opener.is_some()
    }

    /// Cancels tidying; everything goes back to where it was.
    pub fn cancel_tidy(&mut self) {
        self.revision += 1;
        if let Some(tidier) = self.tidier.take() {
            self.recall(tidier.before);
        }
    }

    /// Returns the progress of tidying, while it continues.
    pub fn tidying(&self) -> Option<Tidying> {
        self.tidier.as_ref().map(|tidier| {
            let (waiting, round, rounds) = tidier.tidy.left();
            let behind = round * tidier.of + tidier.of.saturating_sub(waiting);
            Tidying {
                done: behind,
                of: rounds * tidier.of,
            }
        })
    }
}
