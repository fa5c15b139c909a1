//! What takes time, in slices: opening, tidying, where contours go one by one to where they take less room and never overlap on
//! the way; and what is made ready for sliding.

use crate::board::Tidy;

use crate::memory::Memory;
use crate::{Sheet, SheetError};

/// A tidying under way.
#[derive(Debug)]
pub(crate) struct Tidier {
    tidy: Tidy,
    before: Memory,
    /// Contours that may move.
    of: usize,
}

/// How far it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tidying {
    /// Moves behind it, and all that there may be: it ends sooner when nothing moves any more.
    pub done: usize,
    /// The moves that there may be.
    pub of: usize,
}

impl Sheet {
    /// Begins to tidy; [`Sheet::step`] goes on with it.
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

    /// Opens, tidies, or makes ready for what slides next, until it is time to stop. True: there is more to do.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        if let Some(opener) = self.opener.take() {
            return self.go_on_opening(opener, stop);
        }
        match self.tidier.take() {
            Some(tidier) => self.tidy(tidier, stop),
            None => self.prepare(stop),
        }
    }

    /// One contour at least.
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

    /// Whether [`Sheet::step`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.unprepared || self.tidier.is_some() || self.opener.is_some()
    }

    /// Ends tidying; everything goes back to where it was.
    pub fn cancel_tidy(&mut self) {
        self.revision += 1;
        if let Some(tidier) = self.tidier.take() {
            self.recall(tidier.before);
        }
    }

    /// How far tidying is, while it goes on.
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
