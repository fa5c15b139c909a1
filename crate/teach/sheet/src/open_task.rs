//! Opens contours on another sheet in slices. The current sheet stays until all of them lie on the new one.

use std::sync::Arc;

use nearpoint_geometry::planar::Point2;

use crate::{NewContour, Sheet, SheetError};

/// The opening of contours on a sheet, in progress.
#[derive(Debug)]
pub(crate) struct OpenTask {
    new_sheet: Box<Sheet>,
    waiting: std::vec::IntoIter<NewContour>,
    progress: OpenProgress,
}

/// The progress of opening contours: how many are done, of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenProgress {
    /// The number of vertices of the contours that lie on the new sheet.
    pub done: usize,
    /// The number of vertices of all of them.
    pub total: usize,
}

impl OpenTask {
    /// Lays contours on the new sheet until it is time to stop, at least one. Returns true if there are more.
    fn step(&mut self, stop: &dyn Fn() -> bool) -> Result<bool, SheetError> {
        for contour in self.waiting.by_ref() {
            self.progress.done += contour.polygon.len();
            self.new_sheet.append(contour)?;
            if stop() {
                break;
            }
        }
        Ok(!self.waiting.as_slice().is_empty())
    }
}

impl Sheet {
    /// Begins to open contours, as [`crate::Command::Open`] does; [`Sheet::step`] continues. An opening, drag or
    /// packing in progress is cancelled.
    pub fn begin_open(
        &mut self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<(), SheetError> {
        let opener = self.open_task(title, rectangle, contours)?;
        self.cancel_pack();
        if self.drag.is_some() {
            self.cancel_drag()?;
        }
        self.open_task = Some(opener);
        self.revision += 1;
        Ok(())
    }

    /// Opens contours on a new sheet, without slices.
    pub(crate) fn open_completely(
        &mut self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<(), SheetError> {
        let mut opener = self.open_task(title, rectangle, contours)?;
        while opener.step(&|| false)? {}
        self.replace_by(opener);
        Ok(())
    }

    fn open_task(
        &self,
        title: Arc<str>,
        rectangle: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<OpenTask, SheetError> {
        self.check_capacity(contours.len(), 0)?;
        contours.iter().try_for_each(NewContour::check)?;
        let polygons = contours.iter().map(|contour| &*contour.polygon);
        let new_sheet = Box::new(self.empty_like(title, rectangle, polygons));
        let total = contours.iter().map(|contour| contour.polygon.len()).sum();
        Ok(OpenTask {
            new_sheet,
            waiting: contours.into_iter(),
            progress: OpenProgress { done: 0, total },
        })
    }

    /// Continues the opening. Returns true if there is more to do.
    pub(crate) fn resume_open(&mut self, mut opener: OpenTask, stop: &dyn Fn() -> bool) -> bool {
        self.revision += 1;
        match opener.step(stop) {
            Ok(true) => {
                self.open_task = Some(opener);
                true
            }
            Ok(false) => {
                self.replace_by(opener);
                self.has_unprepared_slides = true;
                true
            }
            // All contours were checked before the first was added.
            Err(_) => false,
        }
    }

    /// Replaces this sheet by the new one. This one becomes the last entry to undo.
    fn replace_by(&mut self, opener: OpenTask) {
        let mut history = std::mem::take(&mut self.history);
        if !self.contours.is_empty() {
            history.push(self.snapshot());
        }
        *self = Self {
            history,
            mode: self.mode,
            revision: self.revision,
            ..*opener.new_sheet
        };
    }

    /// Cancels the opening of contours; the current sheet stays. Returns false if there was none.
    pub fn cancel_open(&mut self) -> bool {
        self.revision += 1;
        self.open_task.take().is_some()
    }

    /// Returns the progress of opening, while it continues.
    pub fn open_progress(&self) -> Option<OpenProgress> {
        self.open_task.as_ref().map(|opener| opener.progress)
    }
}
