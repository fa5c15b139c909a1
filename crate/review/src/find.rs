//! Finds the clashes of all tests in the snapshot of an assembly.

use serde::Serialize;

use crate::measure::PairMeasurement;
use crate::part::IdentifiedPart;
use crate::rules::{IsApproved, ResolvedRule};
use crate::snapshot::{AssemblySnapshot, PairSnapshot};
use crate::test::{Test, TestResult};

/// A pair that a test reports as a clash, or cannot decide.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FoundClash {
    /// The index of the test in the list.
    pub test: usize,
    /// The index of the part from the first set.
    pub a: usize,
    pub b: usize,
    pub position: [f64; 3],
    pub measure: PairMeasurement,
    /// True if the pair is undecided; it is a clash only if it was one before, or if somebody marks it as one.
    pub is_undecided: bool,
}

/// The counts of one run of a test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The number of parts in each of the test's sets.
    pub parts: [usize; 2],
    /// The number of pairs between the sets that have a measure.
    pub pairs: usize,
    /// The number of pairs that count as clashes.
    pub clashes: usize,
    /// The number of pairs that each of its rules ignores.
    pub ignored: Vec<usize>,
    /// The number of undecided pairs.
    pub undecided: usize,
}

/// Finds the clashes of all tests, in order of the tests and, within a test, of the pairs of instances.
pub(crate) fn find<'a>(
    tests: &[Test],
    snapshot: &AssemblySnapshot,
    known: &[IdentifiedPart],
    approved: impl Fn(usize) -> Box<IsApproved<'a>>,
) -> (Vec<FoundClash>, Vec<Tally>) {
    let (mut all, mut tallies) = (Vec::new(), Vec::new());
    for (number, test) in tests.iter().enumerate() {
        let (mut found, tally) = evaluate(test, number, snapshot, known, &*approved(number));
        let key = |found: &FoundClash| [found.a, found.b].map(|at| &known[at].instance);
        found.sort_by(|p, q| {
            let order = key(p).cmp(&key(q));
            order.then_with(|| crate::part::compare_positions(&p.position, &q.position))
        });
        all.append(&mut found);
        tallies.push(tally);
    }
    (all, tallies)
}

fn evaluate(
    test: &Test,
    number: usize,
    snapshot: &AssemblySnapshot,
    known: &[IdentifiedPart],
    is_approved: &IsApproved,
) -> (Vec<FoundClash>, Tally) {
    let parts = &snapshot.parts;
    let [one, other] = [&test.a, &test.b].map(|set| set.mask(parts, known));
    let rules: Vec<ResolvedRule> = test
        .ignore
        .iter()
        .map(|rule| rule.resolve(parts, known))
        .collect();
    let mut found = Vec::new();
    let size = |set: &[bool]| set.iter().filter(|&&is_in| is_in).count();
    let mut tally = Tally {
        parts: [size(&one), size(&other)],
        pairs: 0,
        clashes: 0,
        ignored: vec![0; rules.len()],
        undecided: 0,
    };
    for pair in &snapshot.pairs {
        let Some([a, b]) = sides(pair, &one, &other, known) else {
            continue;
        };
        tally.pairs += 1;
        let answer = test.evaluate(pair);
        if answer == TestResult::Passed {
            continue;
        }
        let mut each = rules.iter();
        if let Some(rule) = each.position(|rule| rule.ignores(pair, parts, is_approved)) {
            tally.ignored[rule] += 1;
        } else {
            let is_undecided = answer == TestResult::Undecided;
            match is_undecided {
                true => tally.undecided += 1,
                false => tally.clashes += 1,
            }
            let (position, measure) = (pair.position, pair.measure);
            found.push(FoundClash {
                test: number,
                a,
                b,
                position,
                measure,
                is_undecided,
            });
        }
    }
    (found, tally)
}

/// Returns the part from the first set and then the other. If both parts are in both sets, they are in order of the
/// instances.
fn sides(
    pair: &PairSnapshot,
    one: &[bool],
    other: &[bool],
    known: &[IdentifiedPart],
) -> Option<[usize; 2]> {
    let (a, b) = (pair.a, pair.b);
    match [one[a] && other[b], one[b] && other[a]] {
        [false, false] => None,
        [true, false] => Some([a, b]),
        [false, true] => Some([b, a]),
        [true, true] => Some(match known[a].instance <= known[b].instance {
            true => [a, b],
            false => [b, a],
        }),
    }
}
