//! Combines the document with its history and the state outside of the document.

use crate::document::Document;
use crate::drag::{DragSession, SwingState};
use crate::part::PartId;
use crate::settings::Settings;
use nearpoint_motion::history::History;

/// The document, its history, and the state outside of it, such as the selection and the drag.
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
    /// The source and index of every part of a model that was ever added, sorted.
    pub added_parts: Vec<(usize, usize)>,
    pub next: NextIds,
}

/// The next free ids. An id is never reused.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct NextIds {
    pub part: u32,
    pub robot: u32,
    pub measure: u32,
}

/// A drag of parts, and the document before it.
#[derive(Debug)]
pub(crate) struct Drag {
    pub dragged: Vec<PartId>,
    /// True if a robot carries any of the parts.
    pub moves_robots: bool,
    pub initial_document: Document,
    /// The swing of the parts, if they are on a hinge.
    pub swing: Option<SwingState>,
    /// The session that computes the shown pose from the drag pose, in Stop and Snap.
    pub session: Option<DragSession>,
}

impl Editor {
    /// Returns the largest distance of pairs of interest; infinite for no limit.
    pub fn max_distance(&self) -> f64 {
        self.settings.max_distance_in(&self.document)
    }

    /// Returns the session of a drag in Stop or Snap.
    pub fn session(&self) -> Option<&DragSession> {
        self.drag.as_ref()?.session.as_ref()
    }

    /// Returns the session of a drag in Stop or Snap, to change it.
    pub fn session_mut(&mut self) -> Option<&mut DragSession> {
        self.drag.as_mut()?.session.as_mut()
    }

    /// Returns the number of drag poses that are not followed yet.
    pub fn pending_targets(&self) -> usize {
        self.session().map_or(0, DragSession::pending)
    }

    /// Notes that these parts of models, by source and index, were added.
    pub fn add_to_added_parts(&mut self, parts: impl IntoIterator<Item = (usize, usize)>) {
        self.added_parts.extend(parts);
        self.added_parts.sort_unstable();
        self.added_parts.dedup();
    }

    /// Returns a new part id, which was never used before.
    pub fn next_part(&mut self) -> PartId {
        let id = PartId(self.next.part);
        let next = self.next.part.checked_add(1);
        self.next.part = next.expect("parts take memory, so there are fewer than 2³² of them");
        id
    }

    /// Clears the history and ends all that is in progress, since the document was replaced.
    pub fn reset(&mut self) {
        self.history = History::default();
        self.drag = None;
        self.motion_time = None;
    }

    /// Removes from the selection the parts that no longer exist.
    pub fn prune_selection(&mut self) {
        let document = &self.document;
        self.selection.retain(|&id| document.part(id).is_ok());
    }
}
