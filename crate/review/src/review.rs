//! Stores a review: the tests of an assembly, the clashes that they found, and the decisions and comments on these.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_scene::SortedList;

use crate::action::Action;
use crate::clash::{Clash, CurrentStatus};
use crate::clash_review::Status;
use crate::error::ReviewError;
use crate::find::{FoundClash, Tally};
use crate::part::{IdentifiedPart, PartIdentity, identify_parts};
use crate::part_set::PartSet;
use crate::revision::Revision;
use crate::rules::Rule;
use crate::snapshot::AssemblySnapshot;
use crate::state::State;
use crate::test::Test;
use crate::update::{ClashDelta, apply};

/// The tests of an assembly, the clashes that they found, and the decisions and comments on these.
#[derive(Debug, Clone)]
pub struct Review {
    pub(crate) state: State,
    last_update: LastUpdate,
    update_count: u64,
}

/// The snapshot of the last update since the review was opened, if any, and the number of that update.
#[derive(Debug, Clone, Default)]
struct LastUpdate {
    snapshot: Option<Arc<AssemblySnapshot>>,
    number: u64,
}

/// A step that undoes or redoes a change.
#[derive(Debug)]
pub struct Undo {
    state: State,
    last_update: LastUpdate,
    /// True if the step was an update itself, so that undoing it restores the older snapshot, too.
    is_update: bool,
}

impl Default for Review {
    fn default() -> Self {
        Self::from_state(State {
            unit: None,
            revision: 1,
            next: 1,
            tests: Arc::default(),
            parts: Arc::default(),
            rounding_tolerance: 0.0,
            clashes: SortedList::default(),
            tallies: Arc::default(),
            undecided: Arc::default(),
        })
    }
}

impl Review {
    pub(crate) fn from_state(state: State) -> Self {
        Self {
            state,
            last_update: LastUpdate::default(),
            update_count: 0,
        }
    }

    /// Returns the tests of the review, in their order.
    pub fn tests(&self) -> &[Test] {
        &self.state.tests
    }

    /// Returns the counts of each test's last run; empty before the first.
    pub fn tallies(&self) -> &[Tally] {
        &self.state.tallies
    }

    /// Returns the tests for which two parts are undecided, in their order. `a` and `b` are indices in
    /// [`parts`](Self::parts).
    pub fn undecided_in(&self, a: usize, b: usize) -> impl Iterator<Item = &Test> {
        let state = &self.state;
        let is_theirs =
            move |pair: &&FoundClash| (pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a);
        let open = state.undecided.iter().filter(is_theirs);
        open.filter_map(|pair| state.tests.get(pair.test))
    }

    /// Returns the number of undecided pairs that nobody approved or resolved.
    pub fn undecided(&self) -> usize {
        let state = &self.state;
        let names = |pair: &FoundClash| {
            let [a, b] = [pair.a, pair.b].map(|at| state.parts.get(at).map(|part| &part.instance));
            Some((&*state.tests.get(pair.test)?.name, a?, b?))
        };
        let is_settled = |clash: &&Clash| {
            let status = self.current_status(clash).status;
            matches!(status, Status::Approved | Status::Resolved)
        };
        let settled = self.active_clashes().filter(|clash| clash.finding.exists);
        let settled: HashSet<(&str, &PartIdentity, &PartIdentity)> = settled
            .filter(is_settled)
            .map(|Clash { finding, .. }| (&*finding.test, &finding.a, &finding.b))
            .collect();
        let open = state.undecided.iter().filter_map(names);
        open.filter(|pair| !settled.contains(pair)).count()
    }

    /// Returns the indices in [`parts`](Self::parts) of the parts in a set; empty before the first update.
    pub fn parts_in(&self, set: &PartSet) -> Vec<usize> {
        let Some(snapshot) = &self.last_update.snapshot else {
            return Vec::new();
        };
        let mask = set.mask(&snapshot.parts, &self.state.parts);
        let inside = mask.into_iter().enumerate().filter(|(_, is_in)| *is_in);
        inside.map(|(at, _)| at).collect()
    }

    /// Returns all clashes, including those that are gone, in order of their numbers.
    pub fn clashes(&self) -> &SortedList<Clash> {
        &self.state.clashes
    }

    /// Returns the clashes of the existing tests, including those that are gone. Other clashes wait until their tests
    /// exist again.
    pub fn active_clashes(&self) -> impl Iterator<Item = &Clash> {
        let is_test_of = |clash: &Clash| {
            let mut names = self.state.tests.iter().map(|test| &test.name);
            names.any(|name| *name == clash.finding.test)
        };
        self.state
            .clashes
            .iter()
            .filter(move |clash| is_test_of(clash))
    }

    /// Returns the parts as of the last update.
    pub fn parts(&self) -> &[IdentifiedPart] {
        &self.state.parts
    }

    /// Returns the number of revisions of the assembly so far.
    pub fn revision(&self) -> u32 {
        self.state.revision
    }

    /// Returns the unit of all lengths; `None` before the first update.
    pub fn unit(&self) -> Option<Unit> {
        self.state.unit
    }

    /// Returns the largest difference of lengths that counts as none, because positions in files are rounded.
    pub fn rounding_tolerance(&self) -> f64 {
        self.state.rounding_tolerance
    }

    /// Returns the current status of a clash.
    pub fn current_status(&self, clash: &Clash) -> CurrentStatus {
        clash.current_status(self.state.revision, self.state.rounding_tolerance)
    }

    /// Applies an action, or returns an error and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Undo, ReviewError> {
        let mut changed = self.state.clone();
        action.apply(&mut changed)?;
        let goes_by_decisions = |test: &Test| test.ignore.contains(&Rule::Approved);
        let is_asked_anew = !Arc::ptr_eq(&changed.tests, &self.state.tests)
            || changed.tests.iter().any(goes_by_decisions);
        let undo = self.swap(changed, self.last_update.clone(), false);
        if is_asked_anew {
            self.rerun_tests();
        }
        Ok(undo)
    }

    /// Undoes a change of the review, and returns the step that redoes it. Findings that came after a decision stay.
    pub fn revert(&mut self, undo: Undo) -> Undo {
        if undo.is_update || undo.last_update.number == self.last_update.number {
            return self.swap(undo.state, undo.last_update, undo.is_update);
        }
        let now = State {
            revision: self.state.revision,
            ..undo.state
        };
        let redo = self.swap(now, self.last_update.clone(), false);
        self.rerun_tests();
        redo
    }

    /// Updates the review with the current assembly within the same revision, for instance after a part has moved.
    pub fn update(
        &mut self,
        snapshot: AssemblySnapshot,
    ) -> Result<(ClashDelta, Undo), ReviewError> {
        self.apply_snapshot(snapshot, false, None)
    }

    /// Updates the review with a new file of the assembly. Decisions stay with their parts, also where these were renamed.
    /// The same file again does not count as a revision.
    pub fn revise(
        &mut self,
        snapshot: AssemblySnapshot,
    ) -> Result<(ClashDelta, Undo), ReviewError> {
        self.apply_snapshot(snapshot, true, None)
    }

    /// Updates like [`revise`](Self::revise) with a given matching of old and new parts, as indices in both lists.
    pub fn update_with_matching(
        &mut self,
        snapshot: AssemblySnapshot,
        is_revision: bool,
        same: &[[usize; 2]],
    ) -> Result<(ClashDelta, Undo), ReviewError> {
        let parts = [self.state.parts.len(), snapshot.parts.len()];
        if let Some(at) = same
            .iter()
            .position(|same| same[0] >= parts[0] || same[1] >= parts[1])
        {
            return Err(message!("review-parts-same-before", value = at).into());
        }
        self.apply_snapshot(snapshot, is_revision, Some(same))
    }

    /// Replaces this review by another one, in one step.
    pub fn replace_with(&mut self, other: Review) -> Undo {
        let Review {
            state,
            last_update: mut look,
            ..
        } = other;
        self.update_count += 1;
        look.number = self.update_count;
        self.swap(state, look, true)
    }

    /// Refuses an assembly that is probably another one, because it has too few parts of this one. An update would lose
    /// nothing: all decisions stay, on clashes that count as resolved.
    pub fn check_assembly(&self, snapshot: &AssemblySnapshot) -> Result<(), ReviewError> {
        let revision = Revision::between(&self.state.parts, &identify_parts(&snapshot.parts));
        match revision.is_unrelated() {
            true => {
                let (of, found) = (self.state.parts.len(), revision.matched.len());
                Err(message!("review-decisions-about-another", of, found).into())
            }
            false => Ok(()),
        }
    }

    fn apply_snapshot(
        &mut self,
        snapshot: AssemblySnapshot,
        is_file: bool,
        same: Option<&[[usize; 2]]>,
    ) -> Result<(ClashDelta, Undo), ReviewError> {
        snapshot.check()?;
        if let Some(then) = self.state.unit.filter(|&then| then != snapshot.unit) {
            let now = snapshot.unit;
            return Err(message!("review-decisions-made-assembly", then, now).into());
        }
        let mut state = self.state.clone();
        state.unit = Some(snapshot.unit);
        let delta = apply(&mut state, &snapshot, is_file, same);
        self.update_count += 1;
        let look = LastUpdate {
            snapshot: Some(Arc::new(snapshot)),
            number: self.update_count,
        };
        Ok((delta, self.swap(state, look, true)))
    }

    fn swap(&mut self, state: State, look: LastUpdate, is_update: bool) -> Undo {
        Undo {
            state: std::mem::replace(&mut self.state, state),
            last_update: std::mem::replace(&mut self.last_update, look),
            is_update,
        }
    }

    /// Runs the tests again, because the tests changed or the clashes date from another update.
    fn rerun_tests(&mut self) {
        if let Some(snapshot) = self.last_update.snapshot.clone() {
            apply(&mut self.state, &snapshot, false, None);
        }
    }
}
