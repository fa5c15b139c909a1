//! Holds a review: the tests of an assembly, the clashes that they found, and what people said about these.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_scene::Ordered;

use crate::action::Action;
use crate::clash::{Clash, Standing};
use crate::error::ReviewError;
use crate::facts::Facts;
use crate::find::{Found, Tally};
use crate::part::{Instance, KnownPart, known};
use crate::pick::Pick;
use crate::revision::Revision;
use crate::rules::Rule;
use crate::said::Status;
use crate::state::State;
use crate::test::Test;
use crate::update::{News, take_in};

/// The tests of an assembly, the clashes that they found, and what people said about these.
#[derive(Debug, Clone)]
pub struct Review {
    pub(crate) state: State,
    look: Look,
    looks: u64,
}

/// The facts of the last update since the review was opened, if any, and the number of that update.
#[derive(Debug, Clone, Default)]
struct Look {
    facts: Option<Arc<Facts>>,
    number: u64,
}

/// A step that undoes or redoes a change.
#[derive(Debug)]
pub struct Undo {
    state: State,
    look: Look,
    /// True if the step was an update itself, so that undoing it restores the older facts, too.
    is_look: bool,
}

impl Default for Review {
    fn default() -> Self {
        Self::of(State {
            unit: None,
            revision: 1,
            next: 1,
            tests: Arc::default(),
            parts: Arc::default(),
            noise: 0.0,
            clashes: Ordered::default(),
            tallies: Arc::default(),
            open: Arc::default(),
        })
    }
}

impl Review {
    pub(crate) fn of(state: State) -> Self {
        Self {
            state,
            look: Look::default(),
            looks: 0,
        }
    }

    /// Returns the tests in their order.
    pub fn tests(&self) -> &[Test] {
        &self.state.tests
    }

    /// Returns the counts of each test's last run; empty before the first.
    pub fn tallies(&self) -> &[Tally] {
        &self.state.tallies
    }

    /// Returns the tests that leave two parts undecided, in their order. `a` and `b` are indices in [`parts`](Self::parts).
    pub fn undecided_in(&self, a: usize, b: usize) -> impl Iterator<Item = &Test> {
        let state = &self.state;
        let is_theirs =
            move |pair: &&Found| (pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a);
        let open = state.open.iter().filter(is_theirs);
        open.filter_map(|pair| state.tests.get(pair.test))
    }

    /// Returns the number of pairs that a test leaves undecided and that nobody approved or resolved.
    pub fn undecided(&self) -> usize {
        let state = &self.state;
        let names = |pair: &Found| {
            let [a, b] = [pair.a, pair.b].map(|at| state.parts.get(at).map(|part| &part.instance));
            Some((&*state.tests.get(pair.test)?.name, a?, b?))
        };
        let is_settled = |clash: &&Clash| {
            let status = self.standing(clash).status;
            matches!(status, Status::Approved | Status::Resolved)
        };
        let settled = self.asked().filter(|clash| clash.seen.found);
        let settled: HashSet<(&str, &Instance, &Instance)> = settled
            .filter(is_settled)
            .map(|Clash { seen, .. }| (&*seen.test, &seen.a, &seen.b))
            .collect();
        let open = state.open.iter().filter_map(names);
        open.filter(|pair| !settled.contains(pair)).count()
    }

    /// Returns the indices in [`parts`](Self::parts) of the parts in a set; empty before the first update.
    pub fn parts_in(&self, set: &Pick) -> Vec<usize> {
        let Some(facts) = &self.look.facts else {
            return Vec::new();
        };
        let mask = set.mask(&facts.parts, &self.state.parts);
        let inside = mask.into_iter().enumerate().filter(|(_, is_in)| *is_in);
        inside.map(|(at, _)| at).collect()
    }

    /// Returns all clashes, including those that are gone, in order of their numbers.
    pub fn clashes(&self) -> &Ordered<Clash> {
        &self.state.clashes
    }

    /// Returns the clashes of the existing tests, including those that are gone. Other clashes wait for their tests' return.
    pub fn asked(&self) -> impl Iterator<Item = &Clash> {
        let is_test_of = |clash: &Clash| {
            let mut names = self.state.tests.iter().map(|test| &test.name);
            names.any(|name| *name == clash.seen.test)
        };
        self.state
            .clashes
            .iter()
            .filter(move |clash| is_test_of(clash))
    }

    /// Returns the parts as of the last update.
    pub fn parts(&self) -> &[KnownPart] {
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
    pub fn noise(&self) -> f64 {
        self.state.noise
    }

    /// Returns the current status of a clash.
    pub fn standing(&self, clash: &Clash) -> Standing {
        clash.standing(self.state.revision, self.state.noise)
    }

    /// Applies an action, or returns an error and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Undo, ReviewError> {
        let mut changed = self.state.clone();
        action.apply(&mut changed)?;
        let goes_by_decisions = |test: &Test| test.ignore.contains(&Rule::Approved);
        let is_asked_anew = !Arc::ptr_eq(&changed.tests, &self.state.tests)
            || changed.tests.iter().any(goes_by_decisions);
        let undo = self.swap(changed, self.look.clone(), false);
        if is_asked_anew {
            self.ask_again();
        }
        Ok(undo)
    }

    /// Undoes a step and returns the step that redoes it. Findings that came after a decision stay.
    pub fn take_back(&mut self, undo: Undo) -> Undo {
        if undo.is_look || undo.look.number == self.look.number {
            return self.swap(undo.state, undo.look, undo.is_look);
        }
        let now = State {
            revision: self.state.revision,
            ..undo.state
        };
        let redo = self.swap(now, self.look.clone(), false);
        self.ask_again();
        redo
    }

    /// Updates the review with the current assembly within the same revision, for instance after a part has moved.
    pub fn look(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, false, None)
    }

    /// Updates the review with a new file of the assembly. Decisions stay with their parts, also where these were renamed.
    /// The same file again does not count as a revision.
    pub fn revise(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, true, None)
    }

    /// Does the same as [`revise`](Self::revise) with a given matching of old and new parts, as indices in both lists.
    pub fn follow(
        &mut self,
        facts: Facts,
        is_revision: bool,
        same: &[[usize; 2]],
    ) -> Result<(News, Undo), ReviewError> {
        let parts = [self.state.parts.len(), facts.parts.len()];
        if let Some(at) = same
            .iter()
            .position(|same| same[0] >= parts[0] || same[1] >= parts[1])
        {
            return Err(message!("review-parts-same-before", value = at).into());
        }
        self.update(facts, is_revision, Some(same))
    }

    /// Replaces this review by another one, in one step.
    pub fn go_on_with(&mut self, other: Review) -> Undo {
        let Review {
            state, mut look, ..
        } = other;
        self.looks += 1;
        look.number = self.looks;
        self.swap(state, look, true)
    }

    /// Refuses an assembly that shares so few parts that it is probably another one. An update would lose nothing: all
    /// decisions stay, on clashes that count as resolved.
    pub fn check_assembly(&self, facts: &Facts) -> Result<(), ReviewError> {
        let revision = Revision::between(&self.state.parts, &known(&facts.parts));
        match revision.is_elsewhere() {
            true => {
                let (of, found) = (self.state.parts.len(), revision.kept.len());
                Err(message!("review-decisions-about-another", of, found).into())
            }
            false => Ok(()),
        }
    }

    fn update(
        &mut self,
        facts: Facts,
        is_file: bool,
        same: Option<&[[usize; 2]]>,
    ) -> Result<(News, Undo), ReviewError> {
        facts.check()?;
        if let Some(then) = self.state.unit.filter(|&then| then != facts.unit) {
            let now = facts.unit;
            return Err(message!("review-decisions-made-assembly", then, now).into());
        }
        let mut state = self.state.clone();
        state.unit = Some(facts.unit);
        let news = take_in(&mut state, &facts, is_file, same);
        self.looks += 1;
        let look = Look {
            facts: Some(Arc::new(facts)),
            number: self.looks,
        };
        Ok((news, self.swap(state, look, true)))
    }

    fn swap(&mut self, state: State, look: Look, is_look: bool) -> Undo {
        Undo {
            state: std::mem::replace(&mut self.state, state),
            look: std::mem::replace(&mut self.look, look),
            is_look,
        }
    }

    /// Runs the tests again, because the tests changed or the clashes date from another update.
    fn ask_again(&mut self) {
        if let Some(facts) = self.look.facts.clone() {
            take_in(&mut self.state, &facts, false, None);
        }
    }
}
