//! What was before a change and what came after it: what can be undone, and done again.

/// How many changes can be taken back; an old one that removed much would keep its memory.
const KEPT: usize = 200;

/// Earlier and later states of something that is kept whole.
#[derive(Debug)]
pub struct History<T> {
    undo: Vec<T>,
    redo: Vec<T>,
    moment: Moment,
}

/// Where in a history one is: for another history beside it, so that of both the last change is undone first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moment {
    /// How many changes were made before, less those that were undone.
    pub after: i64,
    /// Counts the changes that were new, not done again.
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
    /// Remembers what was there before a change; what had been undone cannot come back any more.
    pub fn remember(&mut self, before: T) {
        self.redo.clear();
        if self.undo.len() == KEPT {
            self.undo.remove(0);
        }
        self.undo.push(before);
        self.moment.after += 1;
        self.moment.changes += 1;
    }

    /// Where in it one is.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Makes `now` what it was before the last change. False: there was none.
    pub fn undo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.undo, &mut self.redo, now);
        self.moment.after -= i64::from(done);
        done
    }

    /// Makes `now` what it was before the last undo. False: there was none since the last change.
    pub fn redo(&mut self, now: &mut T) -> bool {
        let done = step(&mut self.redo, &mut self.undo, now);
        self.moment.after += i64::from(done);
        done
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is one to do again.
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
