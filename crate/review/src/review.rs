//! A review: the tests of an assembly, the clashes that they found, and what people said of them.

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

/// The tests of an assembly, the clashes that they found, and what people said of them.
#[derive(Debug, Clone)]
pub struct Review {
    pub(crate) state: State,
    look: Look,
    looks: u64,
}

/// What was looked at last, if anything was since the review was opened, and which look that was.
#[derive(Debug, Clone, Default)]
struct Look {
    facts: Option<Arc<Facts>>,
    number: u64,
}

/// What takes a step back, or does it again.
#[derive(Debug)]
pub struct Undo {
    state: State,
    look: Look,
    /// The step was a look itself, and so what was seen then comes back, too.
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

    /// The tests, in their order.
    pub fn tests(&self) -> &[Test] {
        &self.state.tests
    }

    /// What each test left when it was asked last; none before.
    pub fn tallies(&self) -> &[Tally] {
        &self.state.tallies
    }

    /// The tests that cannot tell of two parts, by their places among [`parts`](Self::parts), in order of the tests.
    pub fn undecided_in(&self, a: usize, b: usize) -> impl Iterator<Item = &Test> {
        let state = &self.state;
        let is_theirs =
            move |pair: &&Found| (pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a);
        let open = state.open.iter().filter(is_theirs);
        open.filter_map(|pair| state.tests.get(pair.test))
    }

    /// How many pairs there are of which a test cannot tell, and that nobody approved or called resolved.
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

    /// Which of the parts, by their places among [`parts`](Self::parts), are in a set; none before anything was looked at.
    pub fn parts_in(&self, set: &Pick) -> Vec<usize> {
        let Some(facts) = &self.look.facts else {
            return Vec::new();
        };
        let mask = set.mask(&facts.parts, &self.state.parts);
        let inside = mask.into_iter().enumerate().filter(|(_, is_in)| *is_in);
        inside.map(|(at, _)| at).collect()
    }

    /// All clashes, those that are gone too, in order of their numbers.
    pub fn clashes(&self) -> &Ordered<Clash> {
        &self.state.clashes
    }

    /// The clashes of the tests that there are, those that are gone too. Others wait for their tests to come back.
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

    /// The parts as they were looked at last.
    pub fn parts(&self) -> &[KnownPart] {
        &self.state.parts
    }

    /// In how many files the assembly came so far.
    pub fn revision(&self) -> u32 {
        self.state.revision
    }

    /// Of all lengths; none before anything was looked at.
    pub fn unit(&self) -> Option<Unit> {
        self.state.unit
    }

    /// Lengths that differ by no more than this are the same here: positions in files are rounded.
    pub fn noise(&self) -> f64 {
        self.state.noise
    }

    /// How a clash stands now.
    pub fn standing(&self, clash: &Clash) -> Standing {
        clash.standing(self.state.revision, self.state.noise)
    }

    /// Carries out what a user does, or says why not and changes nothing.
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

    /// Takes a step back; what comes of it does the step again. What was found since a decision stays found.
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

    /// Looks at the assembly as it is now, in the same revision: a part was moved, say.
    pub fn look(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, false, None)
    }

    /// Takes in a new file of the assembly: decisions stay with the parts they are about, whatever these are called
    /// now. The same file again is no revision.
    pub fn revise(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, true, None)
    }

    /// The same where it is known which part is which of those that were looked at last, by their places in both lists.
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

    /// Goes on with another review in the place of this one, in one step.
    pub fn go_on_with(&mut self, other: Review) -> Undo {
        let Review {
            state, mut look, ..
        } = other;
        self.looks += 1;
        look.number = self.looks;
        self.swap(state, look, true)
    }

    /// Refuses an assembly that has so few of the parts that it is rather another one. Nothing would be lost: all that
    /// was decided stays, of clashes that are resolved.
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

    /// The tests are others, or what is known of the clashes is of another time.
    fn ask_again(&mut self) {
        if let Some(facts) = self.look.facts.clone() {
            take_in(&mut self.state, &facts, false, None);
        }
    }
}
