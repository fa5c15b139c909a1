//! Opens contours on another sheet in slices. The current sheet stays until all of them lie on the new one.

use std::sync::Arc;

use nearpoint_geometry::planar::Point2;

use crate::{NewContour, Sheet, SheetError};

/// An opening in progress.
#[derive(Debug)]
pub(crate) struct Opener {
    fresh: Box<Sheet>,
    waiting: std::vec::IntoIter<NewContour>,
    progress: Opening,
}

/// The progress of opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    /// The number of vertices of the contours that lie on the new sheet.
    pub done: usize,
    /// The number of vertices of all of them.
    pub of: usize,
}

impl Opener {
    /// Lays contours on the new sheet until it is time to stop, at least one. Returns true if there are more.
    fn step(&mut self, stop: &dyn Fn() -> bool) -> Result<bool, SheetError> {
        for contour in self.waiting.by_ref() {
            self.progress.done += contour.polygon.len();
            self.fresh.append(contour)?;
            if stop() {
                break;
            }
        }
        Ok(!self.waiting.as_slice().is_empty())
    }
}

impl Sheet {
    /// Begins to open, as [`crate::Command::Open`] does; [`Sheet::step`] continues. An opening, drag or tidying in progress
    /// is cancelled.
    pub fn begin_open(
        &mut self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<(), SheetError> {
        let opener = self.opener_of(title, rectangle, contours)?;
        self.cancel_tidy();
        if self.drag.is_some() {
            self.cancel_drag()?;
        }
        self.opener = Some(opener);
        self.revision += 1;
        Ok(())
    }

    pub(crate) fn open_at_once(
        &mut self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<(), SheetError> {
        let mut opener = self.opener_of(title, rectangle, contours)?;
        while opener.step(&|| false)? {}
        self.take_over(opener);
        Ok(())
    }

    fn opener_of(
        &self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<Opener, SheetError> {
        self.room_for(contours.len(), 0)?;
        contours.iter().try_for_each(NewContour::check)?;
        let polygons = contours.iter().map(|contour| &*contour.polygon);
        let fresh = Box::new(self.emptied(title, rectangle, polygons));
        let of = contours.iter().map(|contour| contour.polygon.len()).sum();
        Ok(Opener {
            fresh,
            waiting: contours.into_iter(),
            progress: Opening { done: 0, of },
        })
    }

    /// Continues the opening. Returns true if there is more to do.
    pub(crate) fn go_on_opening(&mut self, mut opener: Opener, stop: &dyn Fn() -> bool) -> bool {
        self.revision += 1;
        match opener.step(stop) {
            Ok(true) => {
                self.opener = Some(opener);
                true
            }
            Ok(false) => {
                self.take_over(opener);
                self.unprepared = true;
                true
            }
            // Everything that can be refused was refused before the first of them.
            Err(_) => false,
        }
    }

    /// Replaces this sheet by the new one. This one becomes the last entry to undo.
    fn take_over(&mut self, opener: Opener) {
        let mut history = std::mem::take(&mut self.history);
        if !self.contours.is_empty() {
            history.remember(self.memory());
        }
        *self = Self {
            history,
            mode: self.mode,
            revision: self.revision,
            ..*opener.fresh
        };
    }

    /// Cancels an opening; the current sheet stays. Returns false if there was none.
    pub fn cancel_open(&mut self) -> bool {
        self.revision += 1;
        self.opener.take().is_some()
    }

    /// Returns the progress of opening, while it continues.
    pub fn opening(&self) -> Option<Opening> {
        self.opener.as_ref().map(|opener| opener.progress)
    }
}
