//! Stores the states before and after changes for undo and redo.

/// The largest number of changes that can be undone; each one keeps the memory of what it removed.
const MAX_UNDO: usize = 200;

/// A list of earlier and later states of a value, each stored as a whole.
#[derive(Debug)]
pub struct History<T> {
    undo: Vec<T>,
    redo: Vec<T>,
    position: HistoryPosition,
}

/// A position in a history of changes. A second history compares it with its own, so that the last change of both is
/// undone first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HistoryPosition {
    /// The number of changes made before, less those that were undone.
    pub depth: i64,
    /// The number of changes that were new, not redone.
    pub changes: u64,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self {
            undo: Vec::new(),
            redo: Vec::new(),
            position: HistoryPosition::default(),
        }
    }
}

impl<T> History<T> {
    /// Stores the state before a change; undone changes can no longer be redone.
    pub fn push(&mut self, before: T) {
        self.redo.clear();
        if self.undo.len() == MAX_UNDO {
            self.undo.remove(0);
        }
        self.undo.push(before);
        self.position.depth += 1;
        self.position.changes += 1;
    }

    /// Returns the current position in the history.
    pub fn position(&self) -> HistoryPosition {
        self.position
    }

    /// Restores in `now` the state before the last change. Returns false if there was none.
    pub fn undo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.undo, &mut self.redo, now);
        self.position.depth -= i64::from(done);
        done
    }

    /// Restores in `now` the state before the last undo. Returns false if there was none since the last change.
    pub fn redo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.redo, &mut self.undo, now);
        self.position.depth += i64::from(done);
        done
    }

    /// Returns whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}

fn step<T>(from: &mut Vec<T>, to: &mut Vec<T>, now: &mut T) -> bool {
    let Some(other) = from.pop() else {
        return false;
    };
    to.push(std::mem::replace(now, other));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undone_changes_come_back_until_there_is_another() {
        let (mut history, mut now) = (History::default(), 2);
        history.push(0);
        history.push(1);
        assert!(history.undo(&mut now) && history.undo(&mut now));
        assert!(now == 0 && !history.undo(&mut now));
        assert!(history.redo(&mut now));
        assert!(now == 1 && history.can_undo() && history.can_redo());
        history.push(1);
        assert!(!history.redo(&mut now) && !history.can_redo());
    }

    #[test]
    fn history_position_distinguishes_new_change_from_redone_one() {
        let (mut history, mut now) = (History::default(), 2);
        history.push(0);
        let before = history.position();
        history.push(1);
        let after = history.position();
        assert!(history.undo(&mut now));
        assert_eq!(history.position().depth, before.depth);
        assert!(history.redo(&mut now) && history.position() == after);
        assert!(history.undo(&mut now));
        history.push(1);
        assert_eq!(history.position().depth, after.depth);
        assert_ne!(history.position().changes, after.changes);
    }

    #[test]
    fn history_beyond_limit_drops_oldest_changes() {
        let (mut history, mut now) = (History::default(), MAX_UNDO + 3);
        (0..MAX_UNDO + 3).for_each(|state| history.push(state));
        while history.undo(&mut now) {}
        assert_eq!(now, 3);
    }
}
