//! Compares the decomposition of the same part with each check and with each variant.

use std::hint::black_box;

use nearpoint_geometry::shape::Mesh;
use nearpoint_published::decompose::{DecomposeMethod, DecomposeSettings, Holes, MergeCheck};

use super::run;
use crate::clock::microseconds;
use crate::story::{Number, StepText};
use crate::values::Value;

/// A comparison of a part and its decomposition, timed by a clock.
pub(super) type ComparisonFn =
    fn(&Mesh, &DecomposeSettings, fn() -> f64) -> (StepText, Vec<Number>);

const CHECKS: [(MergeCheck, &str, [&str; 2]); 4] = [
    (MergeCheck::None, "none", ["tests-none", "time-none"]),
    (
        MergeCheck::Gilbert,
        "gilbert",
        ["tests-gilbert", "time-gilbert"],
    ),
    (
        MergeCheck::OneEvaluation,
        "one",
        ["tests-one-evaluation", "time-one-evaluation"],
    ),
    (
        MergeCheck::Lookup,
        "lookup",
        ["tests-lookup", "time-lookup"],
    ),
];

const VARIANTS: [(DecomposeMethod, Holes, &str, [&str; 2]); 4] = [
    (
        DecomposeMethod::Basic,
        Holes::Ignored,
        "basic",
        ["elements-basic", "time-basic"],
    ),
    (
        DecomposeMethod::Optimised,
        Holes::Ignored,
        "optimised",
        ["elements-optimised", "time-optimised"],
    ),
    (
        DecomposeMethod::Optimised,
        Holes::NonPlanar,
        "negative",
        ["elements-negative", "time-negative"],
    ),
    (
        DecomposeMethod::Optimised,
        Holes::Published,
        "published",
        ["elements-published", "time-as-published"],
    ),
];

/// Compares the checks, which find the same elements at another cost: the number of tested pairs.
pub(super) fn checks(
    mesh: &Mesh,
    settings: &DecomposeSettings,
    now: fn() -> f64,
) -> (StepText, Vec<Number>) {
    let mut args = Vec::new();
    let mut numbers = Vec::new();
    for (check, hole, names) in CHECKS {
        let settings = DecomposeSettings { check, ..*settings };
        let [tests, pairs, _] = cost(mesh, &settings, names, now, &mut numbers, |found| {
            found.counts.tests as usize
        });
        args.push((hole, Value::from(tests)));
        if args.len() == 1 {
            args.push(("pairs", Value::from(pairs)));
        }
    }
    let key = "decomposition.checks";
    (StepText { key, args }, numbers)
}

/// Compares the variants, which find other elements of the same part: the number of elements.
pub(super) fn variants(
    mesh: &Mesh,
    settings: &DecomposeSettings,
    now: fn() -> f64,
) -> (StepText, Vec<Number>) {
    let mut args = Vec::new();
    let mut numbers = Vec::new();
    for (method, holes, hole, names) in VARIANTS {
        let settings = DecomposeSettings {
            method,
            holes,
            ..*settings
        };
        let [elements, _, negative] = cost(mesh, &settings, names, now, &mut numbers, |found| {
            found.elements.len()
        });
        args.push((hole, Value::from(elements)));
        if holes == Holes::NonPlanar {
            args.push(("holes", Value::from(negative)));
        }
    }
    let key = "decomposition.variants";
    (StepText { key, args }, numbers)
}

/// Decomposes, and notes the count and the time by these names. Returns the count, the pairs considered, and the holes.
fn cost(
    mesh: &Mesh,
    settings: &DecomposeSettings,
    [count_name, time_name]: [&'static str; 2],
    now: fn() -> f64,
    numbers: &mut Vec<Number>,
    count: impl Fn(&super::RecordedDecomposition) -> usize,
) -> [usize; 3] {
    let found = run(mesh, settings, &mut ()).ok();
    let time = microseconds(now, || _ = black_box(run(mesh, settings, &mut ()).is_ok()));
    let holes = |found: &super::RecordedDecomposition| {
        let negative = found.elements.iter().filter(|e| e.is_negative);
        negative.count()
    };
    let counts = found.map(|f| [count(&f), f.counts.pairs as usize, holes(&f)]);
    numbers.push(Number::count(count_name, counts.map(|[count, ..]| count)));
    numbers.push(Number::millis(time_name, time));
    counts.unwrap_or_default()
}
