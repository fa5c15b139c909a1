//! Keeps the states before and after changes for undo and redo.

/// The largest number of changes that can be undone; an old one that removed much would keep its memory.
const KEPT: usize = 200;

/// A list of earlier and later states of a value that is kept whole.
#[derive(Debug)]
pub struct History<T> {
    undo: Vec<T>,
    redo: Vec<T>,
    moment: Moment,
}

/// A position in a history. A second history compares it with its own, so that the last change of both is undone first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of changes made before, less those that were undone.
    pub after: i64,
    /// The number of changes that were new, not redone.
    pub changes: u64,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self {
            undo: Vec::new(),
            redo: Vec::new(),
            moment: Moment::default(),
        }
    }
}

impl<T> History<T> {
    /// Remembers the state before a change; what had been undone can no longer be redone.
    pub fn remember(&mut self, before: T) {
        self.redo.clear();
        if self.undo.len() == KEPT {
            self.undo.remove(0);
        }
        self.undo.push(before);
        self.moment.after += 1;
        self.moment.changes += 1;
    }

    /// Returns the current position.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Restores in `now` the state before the last change. Returns false if there was none.
    pub fn undo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.undo, &mut self.redo, now);
        self.moment.after -= i64::from(done);
        done
    }

    /// Restores in `now` the state before the last undo. Returns false if there was none since the last change.
    pub fn redo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.redo, &mut self.undo, now);
        self.moment.after += i64::from(done);
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
        history.remember(0);
        history.remember(1);
        assert!(history.undo(&mut now) && history.undo(&mut now));
        assert!(now == 0 && !history.undo(&mut now));
        assert!(history.redo(&mut now));
        assert!(now == 1 && history.can_undo() && history.can_redo());
        history.remember(1);
        assert!(!history.redo(&mut now) && !history.can_redo());
    }

    #[test]
    fn a_moment_tells_where_one_is_and_another_change_from_one_that_is_made_again() {
        let (mut history, mut now) = (History::default(), 2);
        history.remember(0);
        let before = history.moment();
        history.remember(1);
        let after = history.moment();
        assert!(history.undo(&mut now));
        assert_eq!(history.moment().after, before.after);
        assert!(history.redo(&mut now) && history.moment() == after);
        assert!(history.undo(&mut now));
        history.remember(1);
        assert_eq!(history.moment().after, after.after);
        assert_ne!(history.moment().changes, after.changes);
    }

    #[test]
    fn the_oldest_are_forgotten() {
        let (mut history, mut now) = (History::default(), KEPT + 3);
        (0..KEPT + 3).for_each(|state| history.remember(state));
        while history.undo(&mut now) {}
        assert_eq!(now, 3);
    }
}
