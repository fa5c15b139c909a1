//! What a user edits, and the history of it.

use std::sync::Arc;

use crate::error::SceneError;
use crate::part::{Part, PartId};

/// The parts, in order of their ids. Cheap to copy: parts are shared until they change.
#[derive(Debug, Clone, Default)]
pub(crate) struct Document {
    parts: Vec<Arc<Part>>,
}

impl Document {
    pub fn parts(&self) -> &[Arc<Part>] {
        &self.parts
    }

    /// Ids only grow, so the new part belongs at the end.
    pub fn push(&mut self, part: Part) {
        debug_assert!(self.parts.last().is_none_or(|last| last.id < part.id));
        self.parts.push(Arc::new(part));
    }

    pub fn part(&self, id: PartId) -> Result<&Arc<Part>, SceneError> {
        self.index(id).map(|at| &self.parts[at])
    }

    pub fn part_mut(&mut self, id: PartId) -> Result<&mut Part, SceneError> {
        self.index(id).map(|at| Arc::make_mut(&mut self.parts[at]))
    }

    /// All parts, to change; a part that is only looked at should not be asked for this way.
    pub fn for_each(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        self.check(ids)?;
        ids.iter()
            .try_for_each(|&id| self.part_mut(id).map(&change))
    }

    pub fn retain(&mut self, keep: impl Fn(&Part) -> bool) {
        self.parts.retain(|part| keep(part));
    }

    /// Whether all of these parts are there.
    pub fn check(&self, ids: &[PartId]) -> Result<(), SceneError> {
        ids.iter().try_for_each(|&id| self.index(id).map(drop))
    }

    fn index(&self, id: PartId) -> Result<usize, SceneError> {
        self.parts
            .binary_search_by_key(&id, |part| part.id)
            .map_err(|_| SceneError::NoSuchPart(id))
    }
}

/// How many changes can be taken back; an old one that removed a large part would keep its memory.
const DEPTH: usize = 200;

/// Earlier and later documents.
#[derive(Debug, Default)]
pub(crate) struct History {
    undo: Vec<Document>,
    redo: Vec<Document>,
}

impl History {
    /// Remembers the document as it was before a change.
    pub fn record(&mut self, before: Document) {
        self.redo.clear();
        if self.undo.len() == DEPTH {
            self.undo.remove(0);
        }
        self.undo.push(before);
    }

    pub fn undo(&mut self, now: &mut Document) -> Result<(), SceneError> {
        let before = self.undo.pop().ok_or(SceneError::NothingToUndo)?;
        self.redo.push(std::mem::replace(now, before));
        Ok(())
    }

    pub fn redo(&mut self, now: &mut Document) -> Result<(), SceneError> {
        let after = self.redo.pop().ok_or(SceneError::NothingToRedo)?;
        self.undo.push(std::mem::replace(now, after));
        Ok(())
    }

    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}
