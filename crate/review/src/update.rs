//! Updates a review from the current assembly: finds the clashes, and matches them with the known ones.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use nearpoint_geometry::tolerance::{FILE_POSITION_NOISE, POSE_ROUNDING};
use serde::Serialize;

use crate::clash::{Clash, ClashId, Seen};
use crate::facts::{Facts, PairFact};
use crate::find::{Found, find};
use crate::identity::Places;
use crate::measure::Measure;
use crate::part::{Instance, KnownPart, known};
use crate::revision::Revision;
use crate::rules::IsApproved;
use crate::said::Status;
use crate::state::State;
use crate::test::Test;

/// The result of an update.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct News {
    /// The changes of the parts.
    pub revision: Revision,
    /// The clashes that are new.
    pub new: Vec<ClashId>,
    /// The clashes that had gone and are back.
    pub back: Vec<ClashId>,
    /// The clashes that got worse since they were decided, or, if undecided, since the last update; and those that were
    /// called resolved and still exist.
    pub worse: Vec<ClashId>,
    /// The clashes that are gone.
    pub gone: Vec<ClashId>,
}

/// The tolerance for equal depths and distances, in units of the rounding of positions in files.
const ROUNDINGS: f64 = 4.0;

/// Returns the largest difference of lengths that counts as none in an assembly of these parts.
pub(crate) fn noise(parts: &[KnownPart]) -> f64 {
    let each = parts.iter().map(|part| {
        FILE_POSITION_NOISE * part.shape.reach + POSE_ROUNDING * part.pose.translation.vector.amax()
    });
    ROUNDINGS * each.fold(0.0, f64::max)
}

/// Finds the clashes in the current facts and matches them with the known ones. The matching of old and new parts may be
/// given, as indices in both lists.
pub(crate) fn take_in(
    state: &mut State,
    facts: &Facts,
    is_file: bool,
    same: Option<&[[usize; 2]]>,
) -> News {
    let parts = known(&facts.parts);
    let revision = match same {
        None => Revision::between(&state.parts, &parts),
        Some(same) => Revision::knowing(&state.parts, &parts, same),
    };
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
    let names = state.tests.iter().map(|test| &test.name[..]);
    let test_numbers: HashMap<&str, usize> = names.zip(0..).collect();
    let places = Places::new(&state.parts, &parts, &revision);
    let known_clashes = state.clashes.iter().filter_map(|clash| {
        let test = *test_numbers.get(&clash.seen.test[..])?;
        Some((clash.id, test, &*clash.seen))
    });
    let matched = places.matched(known_clashes, &found);
    let is_asked = |clash: &&Clash| test_numbers.contains_key(&clash.seen.test[..]);
    let asked = state.clashes.iter().filter(is_asked);
    let asked: Vec<ClashId> = asked.map(|clash| clash.id).collect();
    let mut news = News {
        revision,
        ..News::default()
    };
    // For an undecided pair, only people's statements make it a clash.
    let is_said = |id: Option<ClashId>| {
        let clash = id.and_then(|id| state.clashes.get(&id));
        clash.is_some_and(|clash| !clash.said.is_nothing())
    };
    let there: Vec<(&Found, Option<ClashId>)> = (found.iter().zip(matched))
        .filter(|(found, known)| !found.is_open || is_said(*known))
        .collect();
    let is_there: HashSet<ClashId> = there.iter().filter_map(|(_, known)| *known).collect();
    for id in asked.into_iter().filter(|id| !is_there.contains(id)) {
        lose(state, id, &mut news);
    }
    let mut keys = Keys::of(state);
    for (found, known) in there {
        see(state, found, known, &parts, &mut keys, &mut news);
    }
    state.parts = Arc::new(parts);
    state.tallies = Arc::new(tallies);
    state.open = Arc::new(found.into_iter().filter(|found| found.is_open).collect());
    news
}

/// Marks a clash as gone. A clash of the same revision about which nobody said anything is removed.
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

impl Found {
    /// Returns the current finding.
    pub(crate) fn seen(&self, state: &State, parts: &[KnownPart]) -> Seen {
        Seen {
            test: state.tests[self.test].name.clone(),
            a: parts[self.a].instance.clone(),
            b: parts[self.b].instance.clone(),
            place: self.place,
            measure: self.measure,
            since: state.revision,
            found: true,
        }
    }
}

/// The set of keys in use.
pub(crate) struct Keys(HashSet<u64>);

impl Keys {
    pub fn of(state: &State) -> Self {
        Self(state.clashes.iter().map(|clash| clash.key).collect())
    }
}

pub(crate) fn add(state: &mut State, seen: Seen, keys: &mut Keys) -> ClashId {
    let id = ClashId(state.next);
    state.next += 1;
    let mut each = (0..).map(|number| seen.key(number));
    let key = each.find(|&key| keys.0.insert(key)).unwrap_or_default();
    state.clashes.insert(Clash {
        id,
        key,
        seen: Arc::new(seen),
        said: Arc::default(),
    });
    id
}

/// Records a clash that exists, either a known one or a new one.
fn see(
    state: &mut State,
    found: &Found,
    known: Option<ClashId>,
    parts: &[KnownPart],
    keys: &mut Keys,
    news: &mut News,
) {
    let seen = found.seen(state, parts);
    let Some(clash) = known.and_then(|id| state.clashes.get(&id)) else {
        news.new.push(add(state, seen, keys));
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

/// Renames the parts in clashes and tests.
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

/// The approved pairs with their tests and their measures at that time.
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

    /// Returns a function that says whether a pair was approved in another test and is no worse.
    fn outside_of(&self, own: usize) -> Box<IsApproved<'_>> {
        Box::new(move |pair: &PairFact| {
            let then = self.pairs.get(&[pair.a.min(pair.b), pair.a.max(pair.b)]);
            then.into_iter()
                .flatten()
                .any(|(test, then)| *test != own && !pair.measure.is_worse_than(then, self.noise))
        })
    }
}
