//! Finds the clashes of all tests in the facts of an assembly.

use serde::Serialize;

use crate::facts::{Facts, PairFact};
use crate::measure::Measure;
use crate::part::KnownPart;
use crate::rules::{IsApproved, Ready};
use crate::test::{Answer, Test};

/// A pair that a test calls a clash, or cannot decide.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    /// The index of the test in the list.
    pub test: usize,
    /// The index of the part from the first set.
    pub a: usize,
    pub b: usize,
    pub place: [f64; 3],
    pub measure: Measure,
    /// True if the pair is undecided; it becomes a clash only if somebody raises it.
    pub is_open: bool,
}

/// The counts of one test run.
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
    facts: &Facts,
    known: &[KnownPart],
    approved: impl Fn(usize) -> Box<IsApproved<'a>>,
) -> (Vec<Found>, Vec<Tally>) {
    let (mut all, mut tallies) = (Vec::new(), Vec::new());
    for (number, test) in tests.iter().enumerate() {
        let (mut found, tally) = ask(test, number, facts, known, &*approved(number));
        let key = |found: &Found| [found.a, found.b].map(|at| &known[at].instance);
        found.sort_by(|p, q| {
            let order = key(p).cmp(&key(q));
            order.then_with(|| crate::part::along(&p.place, &q.place))
        });
        all.append(&mut found);
        tallies.push(tally);
    }
    (all, tallies)
}

fn ask(
    test: &Test,
    number: usize,
    facts: &Facts,
    known: &[KnownPart],
    is_approved: &IsApproved,
) -> (Vec<Found>, Tally) {
    let parts = &facts.parts;
    let [one, other] = [&test.a, &test.b].map(|set| set.mask(parts, known));
    let rules: Vec<Ready> = test
        .ignore
        .iter()
        .map(|rule| rule.ready(parts, known))
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
    for pair in &facts.pairs {
        let Some([a, b]) = sides(pair, &one, &other, known) else {
            continue;
        };
        tally.pairs += 1;
        let answer = test.ask(pair);
        if answer == Answer::Fine {
            continue;
        }
        let mut each = rules.iter();
        if let Some(rule) = each.position(|rule| rule.leaves_out(pair, parts, is_approved)) {
            tally.ignored[rule] += 1;
        } else {
            let is_open = answer == Answer::Undecided;
            match is_open {
                true => tally.undecided += 1,
                false => tally.clashes += 1,
            }
            let (place, measure) = (pair.place, pair.measure);
            found.push(Found {
                test: number,
                a,
                b,
                place,
                measure,
                is_open,
            });
        }
    }
    (found, tally)
}

/// Returns the part from the first set and then the other; if either could be either, in order of the instances.
fn sides(pair: &PairFact, one: &[bool], other: &[bool], known: &[KnownPart]) -> Option<[usize; 2]> {
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
