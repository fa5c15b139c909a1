//! What was on the sheet before: each entry is the whole of it, contours sharing their polygons.

use std::sync::Arc;

use nearpoint_geometry::planar::Point2;

use crate::{Contour, ContourId};

/// Entries that are kept; older ones are forgotten.
const KEPT: usize = 200;

/// All that undo brings back.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Memory {
    pub title: Arc<str>,
    pub rectangle: [Point2; 2],
    pub contours: Vec<Contour>,
    pub selected: Option<ContourId>,
}

#[derive(Debug, Default)]
pub(crate) struct History {
    undo: Vec<Memory>,
    redo: Vec<Memory>,
}

impl History {
    /// What was there before a change; what had been undone cannot come back any more.
    pub fn remember(&mut self, before: Memory) {
        self.redo.clear();
        if self.undo.len() == KEPT {
            self.undo.remove(0);
        }
        self.undo.push(before);
    }

    pub fn back(&mut self, now: impl FnOnce() -> Memory) -> Option<Memory> {
        let before = self.undo.pop()?;
        self.redo.push(now());
        Some(before)
    }

    pub fn on(&mut self, now: impl FnOnce() -> Memory) -> Option<Memory> {
        let after = self.redo.pop()?;
        self.undo.push(now());
        Some(after)
    }

    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}
