//! Updates a review from the current assembly: finds the clashes, and matches them with the known ones.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use nearpoint_geometry::tolerance::{FILE_POSITION_NOISE, POSE_ROUNDING};
use serde::Serialize;

use crate::clash::{Clash, ClashId, Finding};
use crate::clash_matching::PartPoses;
use crate::clash_review::Status;
use crate::find::{FoundClash, find};
use crate::measure::PairMeasurement;
use crate::part::{IdentifiedPart, PartIdentity, identify_parts};
use crate::revision::Revision;
use crate::rules::IsApproved;
use crate::snapshot::{AssemblySnapshot, PairSnapshot};
use crate::state::State;
use crate::test::Test;

/// The changes of clashes and parts by an update.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ClashDelta {
    /// The changes of the parts.
    pub revision: Revision,
    /// The clashes that are new.
    pub new: Vec<ClashId>,
    /// The clashes that had gone and are back.
    #[serde(rename = "back")]
    pub returned: Vec<ClashId>,
    /// The clashes that got worse since they were decided, or else since the last update; and those that were
    /// marked as resolved and still exist.
    pub worse: Vec<ClashId>,
    /// The clashes that are gone.
    #[serde(rename = "gone")]
    pub resolved: Vec<ClashId>,
}

/// The tolerance for equal depths and distances, in units of the rounding of positions in files.
const ROUNDINGS: f64 = 4.0;

/// Returns the largest difference of lengths that counts as none in an assembly of these parts.
pub(crate) fn rounding_tolerance(parts: &[IdentifiedPart]) -> f64 {
    let each = parts.iter().map(|part| {
        FILE_POSITION_NOISE * part.shape.max_abs_coordinate
            + POSE_ROUNDING * part.pose.translation.vector.amax()
    });
    ROUNDINGS * each.fold(0.0, f64::max)
}

/// Finds the clashes in the current snapshot and matches them with the known ones. The matching of old and new parts
/// may be given, as indices in both lists.
pub(crate) fn apply(
    state: &mut State,
    snapshot: &AssemblySnapshot,
    is_file: bool,
    same: Option<&[[usize; 2]]>,
) -> ClashDelta {
    let parts = identify_parts(&snapshot.parts);
    let revision = match same {
        None => Revision::between(&state.parts, &parts),
        Some(same) => Revision::from_matching(&state.parts, &parts, same),
    };
    state.rounding_tolerance = rounding_tolerance(&parts);
    let is_same_revision = !is_file || state.parts.is_empty() || revision.is_empty();
    if !is_same_revision {
        state.revision += 1;
    }
    rename(state, &revision);
    let (found, tallies) = {
        let approved = ApprovedPairs::new(state, &parts);
        find(&state.tests, snapshot, &parts, |test| {
            approved.outside_of(test)
        })
    };
    let names = state.tests.iter().map(|test| &test.name[..]);
    let test_numbers: HashMap<&str, usize> = names.zip(0..).collect();
    let places = PartPoses::new(&state.parts, &parts, &revision);
    let known_clashes = state.clashes.iter().filter_map(|clash| {
        let test = *test_numbers.get(&clash.finding.test[..])?;
        Some((clash.id, test, &*clash.finding))
    });
    let matched = places.match_clashes(known_clashes, &found);
    let is_asked = |clash: &&Clash| test_numbers.contains_key(&clash.finding.test[..]);
    let asked = state.clashes.iter().filter(is_asked);
    let asked: Vec<ClashId> = asked.map(|clash| clash.id).collect();
    let mut delta = ClashDelta {
        revision,
        ..ClashDelta::default()
    };
    // An undecided pair is a clash only if people decided so, or if it was one before: it is not known to be gone.
    let is_clash = |id: Option<ClashId>| {
        let clash = id.and_then(|id| state.clashes.get(&id));
        clash.is_some_and(|clash| !clash.review.is_empty() || clash.finding.exists)
    };
    let there: Vec<(&FoundClash, Option<ClashId>)> = (found.iter().zip(matched))
        .filter(|(found, known)| !found.is_undecided || is_clash(*known))
        .collect();
    let is_there: HashSet<ClashId> = there.iter().filter_map(|(_, known)| *known).collect();
    for id in asked.into_iter().filter(|id| !is_there.contains(id)) {
        mark_resolved(state, id, &mut delta);
    }
    let mut keys = Keys::new(state);
    for (found, known) in there {
        record(state, found, known, &parts, &mut keys, &mut delta);
    }
    state.parts = Arc::new(parts);
    state.tallies = Arc::new(tallies);
    state.undecided = Arc::new(
        found
            .into_iter()
            .filter(|found| found.is_undecided)
            .collect(),
    );
    delta
}

/// Marks a clash as gone. A clash of the same revision without decisions and comments is removed.
fn mark_resolved(state: &mut State, id: ClashId, delta: &mut ClashDelta) {
    let Some(clash) = state.clashes.get(&id).filter(|clash| clash.finding.exists) else {
        return;
    };
    delta.resolved.push(id);
    if clash.review.is_empty() && clash.finding.first_revision == state.revision {
        state.clashes.remove(&id);
    } else if let Some(clash) = state.clashes.get_mut(&id) {
        Arc::make_mut(&mut clash.finding).exists = false;
    }
}

impl FoundClash {
    /// Returns the current finding.
    pub(crate) fn finding(&self, state: &State, parts: &[IdentifiedPart]) -> Finding {
        Finding {
            test: state.tests[self.test].name.clone(),
            a: parts[self.a].instance.clone(),
            b: parts[self.b].instance.clone(),
            position: self.position,
            measure: self.measure,
            first_revision: state.revision,
            exists: true,
        }
    }
}

/// The set of keys in use.
pub(crate) struct Keys(HashSet<u64>);

impl Keys {
    /// Collects the keys of all clashes of a review.
    pub fn new(state: &State) -> Self {
        Self(state.clashes.iter().map(|clash| clash.key).collect())
    }
}

pub(crate) fn add(state: &mut State, seen: Finding, keys: &mut Keys) -> ClashId {
    let id = ClashId(state.next);
    state.next += 1;
    let mut each = (0..).map(|number| seen.key(number));
    let key = each.find(|&key| keys.0.insert(key)).unwrap_or_default();
    state.clashes.insert(Clash {
        id,
        key,
        finding: Arc::new(seen),
        review: Arc::default(),
    });
    id
}

/// Records a clash that exists, either a known one or a new one.
fn record(
    state: &mut State,
    found: &FoundClash,
    known: Option<ClashId>,
    parts: &[IdentifiedPart],
    keys: &mut Keys,
    delta: &mut ClashDelta,
) {
    let seen = found.finding(state, parts);
    let Some(clash) = known.and_then(|id| state.clashes.get(&id)) else {
        delta.new.push(add(state, seen, keys));
        return;
    };
    let (id, was) = (clash.id, clash.finding.clone());
    let is_back = !was.exists;
    let keeps_time = was.exists || !clash.review.is_empty();
    let first_revision = if keeps_time {
        was.first_revision
    } else {
        state.revision
    };
    let seen = Finding {
        first_revision,
        ..seen
    };
    if *was != seen
        && let Some(clash) = state.clashes.get_mut(&id)
    {
        clash.finding = Arc::new(seen);
    }
    if is_back {
        delta.returned.push(id);
    }
    if let Some(clash) = state.clashes.get(&id) {
        let is_undecided = clash.review.basis.is_none() && was.exists;
        let grew = is_undecided
            && clash
                .finding
                .measure
                .is_worse_than(&was.measure, state.rounding_tolerance);
        if grew
            || clash
                .current_status(state.revision, state.rounding_tolerance)
                .changed
        {
            delta.worse.push(id);
        }
    }
}

/// Renames the parts in clashes and tests.
fn rename(state: &mut State, revision: &Revision) {
    let other = revision
        .matched
        .iter()
        .filter(|kept| kept.before != kept.now);
    let names: HashMap<&PartIdentity, &PartIdentity> =
        other.map(|kept| (&kept.before, &kept.now)).collect();
    if names.is_empty() {
        return;
    }
    let is_about = |clash: &&Clash| {
        names.contains_key(&clash.finding.a) || names.contains_key(&clash.finding.b)
    };
    let ids: Vec<ClashId> = state
        .clashes
        .iter()
        .filter(is_about)
        .map(|clash| clash.id)
        .collect();
    for id in ids {
        if let Some(clash) = state.clashes.get_mut(&id) {
            let seen = Arc::make_mut(&mut clash.finding);
            for own in [&mut seen.a, &mut seen.b] {
                if let Some(&name) = names.get(own) {
                    own.clone_from(name);
                }
            }
        }
    }
    let mut tests = (*state.tests).clone();
    let name = |part: &PartIdentity| names.get(part).map(|&name| name.clone());
    let mut renamed = false;
    for pick in tests.iter_mut().flat_map(Test::part_sets) {
        renamed |= pick.rename(&name);
    }
    if renamed {
        state.tests = Arc::new(tests);
    }
}

/// The approved pairs with their tests and their measures at that time.
struct ApprovedPairs {
    pairs: HashMap<[usize; 2], Vec<(usize, PairMeasurement)>>,
    rounding_tolerance: f64,
}

impl ApprovedPairs {
    fn new(state: &State, parts: &[IdentifiedPart]) -> Self {
        let mut pairs: HashMap<[usize; 2], Vec<(usize, PairMeasurement)>> = HashMap::new();
        let is_approved = |clash: &&Clash| clash.review.status == Some(Status::Approved);
        let numbers: HashMap<&PartIdentity, usize> =
            parts.iter().map(|part| &part.instance).zip(0..).collect();
        for clash in state.clashes.iter().filter(is_approved) {
            let ends = [&clash.finding.a, &clash.finding.b].map(|part| numbers.get(part));
            let test = state
                .tests
                .iter()
                .position(|test| test.name == clash.finding.test);
            if let ([Some(&a), Some(&b)], Some(test), Some(decided)) =
                (ends, test, clash.review.basis)
            {
                let pair = [a.min(b), a.max(b)];
                pairs.entry(pair).or_default().push((test, decided.measure));
            }
        }
        Self {
            pairs,
            rounding_tolerance: state.rounding_tolerance,
        }
    }

    /// Returns a function that checks whether a pair was approved in another test and is no worse.
    fn outside_of(&self, own: usize) -> Box<IsApproved<'_>> {
        Box::new(move |pair: &PairSnapshot| {
            let then = self.pairs.get(&[pair.a.min(pair.b), pair.a.max(pair.b)]);
            then.into_iter().flatten().any(|(test, then)| {
                *test != own && !pair.measure.is_worse_than(then, self.rounding_tolerance)
            })
        })
    }
}
