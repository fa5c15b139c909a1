//! Holds the document with its history, and the state that a user chooses beside it.

use std::collections::BTreeSet;

use crate::document::Document;
use crate::hand::{Grasp, Swinging};
use crate::part::PartId;
use crate::settings::Settings;
use nearpoint_motion::history::History;

/// The document, its history, and the state that a user chooses beside it.
#[derive(Debug, Default)]
pub(crate) struct Editor {
    pub document: Document,
    pub settings: Settings,
    /// The selected parts, in the order in which they were selected.
    pub selection: Vec<PartId>,
    pub history: History<Document>,
    pub drag: Option<Drag>,
    /// The time of the taught motion to which the robots were set, unless they were moved since.
    pub motion_time: Option<f64>,
    /// The source and index of every part of a model that was ever added.
    pub added: BTreeSet<(usize, usize)>,
    pub next: NextIds,
}

/// The ids that are given out next. An id is never given out twice.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct NextIds {
    pub part: u32,
    pub robot: u32,
    pub measure: u32,
}

/// A drag of parts, and the document before it.
#[derive(Debug)]
pub(crate) struct Drag {
    pub held: Vec<PartId>,
    /// True if a robot carries any of the parts.
    pub robots: bool,
    pub before: Document,
    /// The swing of the parts, if they are on a hinge.
    pub swing: Option<Swinging>,
    /// The state between the drag pose and the shown pose, in Stop and Snap.
    pub grasp: Option<Grasp>,
}

impl Editor {
    /// Returns the largest distance of pairs of interest; infinite for no limit.
    pub fn within(&self) -> f64 {
        self.settings.within(&self.document)
    }

    /// Returns the state between the drag pose and the shown pose, while parts are held in Stop or Snap.
    pub fn grasp(&self) -> Option<&Grasp> {
        self.drag.as_ref()?.grasp.as_ref()
    }

    pub fn grasp_mut(&mut self) -> Option<&mut Grasp> {
        self.drag.as_mut()?.grasp.as_mut()
    }

    /// Returns the number of drag poses that wait to be followed.
    pub fn hand_pending(&self) -> usize {
        self.grasp().map_or(0, Grasp::pending)
    }

    pub fn next_part(&mut self) -> PartId {
        let id = PartId(self.next.part);
        let next = self.next.part.checked_add(1);
        self.next.part = next.expect("parts take memory, so there are fewer than 2³² of them");
        id
    }

    /// Forgets the history and all that is in progress, since the document is another one.
    pub fn start_anew(&mut self) {
        self.history = History::default();
        self.drag = None;
        self.motion_time = None;
    }

    pub fn drop_lost_selection(&mut self) {
        let document = &self.document;
        self.selection.retain(|&id| document.part(id).is_ok());
    }
}
