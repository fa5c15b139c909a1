//! A review: the tests of an assembly, the clashes that they found, and what people said of them.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::tolerance::FILE_POSITION_NOISE;
use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Ordered;
use serde::Serialize;

use crate::action::Action;
use crate::clash::{Clash, ClashId, Seen, Standing};
use crate::error::ReviewError;
use crate::facts::{Facts, PairFact};
use crate::find::{Found, Tally, find};
use crate::identity::Places;
use crate::measure::Measure;
use crate::part::{Instance, KnownPart, known};
use crate::revision::Revision;
use crate::rules::IsApproved;
use crate::said::{Decided, Said, Status};
use crate::test::Test;

/// Depths and distances that differ by so many times what positions in files are rounded by are the same.
const ROUNDINGS: f64 = 4.0;

/// All that is kept, and can be taken back. Copies share what has not changed.
#[derive(Debug, Clone)]
pub(crate) struct State {
    /// None before anything was looked at.
    pub unit: Option<Unit>,
    /// Counts the files that the assembly came in, from 1.
    pub revision: u32,
    /// The next clash's number.
    pub next: u32,
    pub tests: Arc<Vec<Test>>,
    /// As they were looked at last.
    pub parts: Arc<Vec<KnownPart>>,
    /// Lengths that differ by no more than this are the same, among parts as large and as far away as these.
    pub noise: f64,
    pub clashes: Ordered<Clash>,
    /// What each test left, once it was asked.
    pub tallies: Arc<Vec<Tally>>,
}

/// The tests of an assembly, the clashes that they found, and what people said of them.
#[derive(Debug, Clone)]
pub struct Review {
    pub(crate) state: State,
    /// What was looked at last, and how often that was something else.
    facts: Option<Arc<Facts>>,
    looks: u64,
}

/// What takes a step back, or does it again.
#[derive(Debug)]
pub struct Undo {
    state: State,
    looks: u64,
}

/// What another look at an assembly brought.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct News {
    /// What has become of the parts.
    pub revision: Revision,
    /// Clashes that were never seen before.
    pub new: Vec<ClashId>,
    /// Clashes that had gone.
    pub back: Vec<ClashId>,
    /// Clashes that are worse than when they were decided or, if nobody did, than when they were seen last; and those
    /// that were said to be resolved and are still there.
    pub worse: Vec<ClashId>,
    /// Clashes that are there no more.
    pub gone: Vec<ClashId>,
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
        })
    }
}

impl Review {
    pub(crate) fn of(state: State) -> Self {
        Self {
            state,
            facts: None,
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

    /// All clashes, those that are gone too, in order of their numbers.
    pub fn clashes(&self) -> &Ordered<Clash> {
        &self.state.clashes
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

    /// How a clash stands now.
    pub fn standing(&self, clash: &Clash) -> Standing {
        clash.standing(self.state.revision, self.state.noise)
    }

    /// Carries out what a user does, or says why not and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Undo, ReviewError> {
        let mut changed = self.state.clone();
        action.apply(&mut changed)?;
        let is_asked_anew = !Arc::ptr_eq(&changed.tests, &self.state.tests);
        let undo = self.swap(changed);
        if is_asked_anew {
            self.ask_again();
        }
        Ok(undo)
    }

    /// Takes a step back; what comes of it does the step again. What was found since stays found.
    pub fn take_back(&mut self, undo: Undo) -> Undo {
        let is_outdated = undo.looks != self.looks;
        let redo = self.swap(undo.state);
        if is_outdated {
            self.ask_again();
        }
        redo
    }

    /// Looks at the assembly as it is now, in the same revision: a part was moved, say.
    pub fn look(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, false)
    }

    /// Takes in a new file of the assembly: decisions stay with the parts they are about, whatever these are called
    /// now. The same file again is no revision.
    pub fn revise(&mut self, facts: Facts) -> Result<(News, Undo), ReviewError> {
        self.update(facts, true)
    }

    /// Whether an assembly has so few of the parts that it is rather another one.
    pub fn is_about_another(&self, facts: &Facts) -> Result<(), ReviewError> {
        let revision = Revision::between(&self.state.parts, &known(&facts.parts));
        match revision.is_elsewhere() {
            true => Err(ReviewError::OtherAssembly {
                found: revision.kept.len(),
                of: self.state.parts.len(),
            }),
            false => Ok(()),
        }
    }

    fn update(&mut self, facts: Facts, is_file: bool) -> Result<(News, Undo), ReviewError> {
        facts.check()?;
        if let Some(then) = self.state.unit.filter(|&then| then != facts.unit) {
            let now = facts.unit;
            return Err(ReviewError::OtherUnit { then, now });
        }
        let mut state = self.state.clone();
        state.unit = Some(facts.unit);
        let news = take_in(&mut state, &facts, is_file);
        let undo = self.swap(state);
        self.facts = Some(Arc::new(facts));
        self.looks += 1;
        Ok((news, undo))
    }

    fn swap(&mut self, state: State) -> Undo {
        Undo {
            state: std::mem::replace(&mut self.state, state),
            looks: self.looks,
        }
    }

    /// The tests are others, or what is known of the clashes is of another time.
    fn ask_again(&mut self) {
        if let Some(facts) = self.facts.clone() {
            take_in(&mut self.state, &facts, false);
        }
    }
}

/// What lengths may differ by and be the same, in an assembly of these parts.
pub(crate) fn noise(parts: &[KnownPart]) -> f64 {
    let each = parts
        .iter()
        .map(|part| part.shape.reach + part.pose.translation.vector.amax());
    ROUNDINGS * FILE_POSITION_NOISE * each.fold(0.0, f64::max)
}

/// Finds the clashes in what is known now, and which of the known ones they are.
fn take_in(state: &mut State, facts: &Facts, is_file: bool) -> News {
    let parts = known(&facts.parts);
    let revision = Revision::between(&state.parts, &parts);
    state.noise = noise(&parts);
    if is_file && !state.parts.is_empty() && !revision.is_nothing() {
        state.revision += 1;
    }
    rename(state, &revision);
    let (found, tallies) = {
        let approved = Approved::of(state, &parts);
        find(&state.tests, facts, &parts, |test| {
            approved.outside_of(test)
        })
    };
    let test_numbers: HashMap<&str, usize> = state
        .tests
        .iter()
        .map(|test| &test.name[..])
        .zip(0..)
        .collect();
    let places = Places {
        old: &state.parts,
        new: &parts,
        revision: &revision,
    };
    let known_clashes = state.clashes.iter().filter_map(|clash| {
        let test = *test_numbers.get(&clash.seen.test[..])?;
        Some((clash.id, test, &*clash.seen))
    });
    let matched = places.matched(known_clashes, &found);
    let asked: Vec<ClashId> = state
        .clashes
        .iter()
        .filter(|clash| test_numbers.contains_key(&clash.seen.test[..]))
        .map(|clash| clash.id)
        .collect();
    let mut news = News {
        revision,
        ..News::default()
    };
    let is_there: std::collections::HashSet<ClashId> = matched.iter().flatten().copied().collect();
    for id in asked.into_iter().filter(|id| !is_there.contains(id)) {
        lose(state, id, &mut news);
    }
    for (found, known) in found.iter().zip(matched) {
        see(state, found, known, &parts, &mut news);
    }
    state.parts = Arc::new(parts);
    state.tallies = Arc::new(tallies);
    news
}

/// A clash is there no more. In the revision in which it came, and if nobody said anything, it leaves no trace.
fn lose(state: &mut State, id: ClashId, news: &mut News) {
    let Some(clash) = state.clashes.get(&id).filter(|clash| clash.seen.found) else {
        return;
    };
    news.gone.push(id);
    if clash.said.is_nothing() && clash.seen.since == state.revision {
        state.clashes.remove(&id);
    } else if let Some(clash) = state.clashes.get_mut(&id) {
        Arc::make_mut(&mut clash.seen).found = false;
    }
}

/// A clash is there, and is the known one or a new one.
fn see(
    state: &mut State,
    found: &Found,
    known: Option<ClashId>,
    parts: &[KnownPart],
    news: &mut News,
) {
    let seen = Seen {
        test: state.tests[found.test].name.clone(),
        a: parts[found.a].instance.clone(),
        b: parts[found.b].instance.clone(),
        place: found.place,
        measure: found.measure,
        since: state.revision,
        found: true,
    };
    let Some(clash) = known.and_then(|id| state.clashes.get(&id)) else {
        let id = ClashId(state.next);
        state.next += 1;
        state.clashes.insert(Clash {
            id,
            seen: Arc::new(seen),
            said: Arc::default(),
        });
        news.new.push(id);
        return;
    };
    let (id, was) = (clash.id, clash.seen.clone());
    let is_back = !was.found;
    let keeps_time = was.found || !clash.said.is_nothing();
    let since = if keeps_time {
        was.since
    } else {
        state.revision
    };
    let seen = Seen { since, ..seen };
    if *was != seen
        && let Some(clash) = state.clashes.get_mut(&id)
    {
        clash.seen = Arc::new(seen);
    }
    if is_back {
        news.back.push(id);
    }
    if let Some(clash) = state.clashes.get(&id) {
        let is_undecided = clash.said.decided.is_none() && was.found;
        let grew = is_undecided && clash.seen.measure.is_worse_than(&was.measure, state.noise);
        if grew || clash.standing(state.revision, state.noise).changed {
            news.worse.push(id);
        }
    }
}

/// Clashes and tests go by the names that the parts have now.
fn rename(state: &mut State, revision: &Revision) {
    let other = revision.kept.iter().filter(|kept| kept.before != kept.now);
    let names: HashMap<&Instance, &Instance> =
        other.map(|kept| (&kept.before, &kept.now)).collect();
    if names.is_empty() {
        return;
    }
    let is_about =
        |clash: &&Clash| names.contains_key(&clash.seen.a) || names.contains_key(&clash.seen.b);
    let ids: Vec<ClashId> = state
        .clashes
        .iter()
        .filter(is_about)
        .map(|clash| clash.id)
        .collect();
    for id in ids {
        if let Some(clash) = state.clashes.get_mut(&id) {
            let seen = Arc::make_mut(&mut clash.seen);
            for own in [&mut seen.a, &mut seen.b] {
                if let Some(&name) = names.get(own) {
                    own.clone_from(name);
                }
            }
        }
    }
    let mut tests = (*state.tests).clone();
    let name = |part: &Instance| names.get(part).map(|&name| name.clone());
    let mut renamed = false;
    for pick in tests.iter_mut().flat_map(Test::picks) {
        renamed |= pick.rename(&name);
    }
    if renamed {
        state.tests = Arc::new(tests);
    }
}

/// Which pairs were approved, in which test and how they were then.
struct Approved {
    pairs: HashMap<[usize; 2], Vec<(usize, Measure)>>,
    noise: f64,
}

impl Approved {
    fn of(state: &State, parts: &[KnownPart]) -> Self {
        let mut pairs: HashMap<[usize; 2], Vec<(usize, Measure)>> = HashMap::new();
        let is_approved = |clash: &&Clash| clash.said.status == Some(Status::Approved);
        let numbers: HashMap<&Instance, usize> =
            parts.iter().map(|part| &part.instance).zip(0..).collect();
        for clash in state.clashes.iter().filter(is_approved) {
            let ends = [&clash.seen.a, &clash.seen.b].map(|part| numbers.get(part));
            let test = state
                .tests
                .iter()
                .position(|test| test.name == clash.seen.test);
            if let ([Some(&a), Some(&b)], Some(test), Some(decided)) =
                (ends, test, clash.said.decided)
            {
                let pair = [a.min(b), a.max(b)];
                pairs.entry(pair).or_default().push((test, decided.measure));
            }
        }
        Self {
            pairs,
            noise: state.noise,
        }
    }

    /// Whether a pair was approved in a test other than this one, and is no worse.
    fn outside_of(&self, own: usize) -> Box<IsApproved<'_>> {
        Box::new(move |pair: &PairFact| {
            let then = self.pairs.get(&[pair.a.min(pair.b), pair.a.max(pair.b)]);
            then.into_iter()
                .flatten()
                .any(|(test, then)| *test != own && !pair.measure.is_worse_than(then, self.noise))
        })
    }
}

/// What was said in a file without what it was said about is about the clash as the file has it.
pub(crate) fn completed(said: Said, seen: &Seen, revision: u32) -> Said {
    let decided = said.decided.or(said.status.map(|_| Decided {
        revision,
        measure: seen.measure,
    }));
    Said { decided, ..said }
}
