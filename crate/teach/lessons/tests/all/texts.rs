//! Checks that words and numbers agree: in every lesson, for every choice, at every step.

use crate::common::{self, number, word, words};
use nearpoint_lesson::{Bound, Chart, LineStyle, Number, NumberUnit, Step, Value};

fn value(numbers: &[Number], name: &str) -> Option<f64> {
    let found = numbers.iter().find(|number| number.name == name);
    found.and_then(|number| number.value)
}

/// Checks that a hole of the text and a number of the same name have the same value, in the text perhaps rounded.
fn check_holes(step: &Step, what: &str) {
    for (hole, stated) in &step.text.args {
        let (Some(reported), Value::Number(stated)) = (value(&step.numbers, hole), stated) else {
            continue;
        };
        // The text states in words whether it is a gap or an overlap.
        let reported = if *hole == "interval" {
            reported.abs()
        } else {
            reported
        };
        assert!(
            (reported - stated).abs() < 1e-9 || reported.round() == *stated,
            "{what}: {hole} is {stated} in the text, {reported} in the numbers"
        );
    }
}

/// The names of numbers for the same length: the lower bound, the exact value, and the upper bound.
const BOUNDS: [[&str; 3]; 3] = [
    ["lower", "distance", "upper"],
    ["depth-least", "depth", "depth-most"],
    ["at-least", "exact-distance", "at-most"],
];

fn check_bounds(step: &Step, what: &str) {
    for names in BOUNDS {
        let stated = |name: &str| {
            let mut with = step.text.args.iter();
            let found = with.find_map(|(hole, value)| match value {
                Value::Number(number) if *hole == name => Some(*number),
                _ => None,
            });
            value(&step.numbers, name).or(found)
        };
        let known: Vec<f64> = names.into_iter().filter_map(stated).collect();
        let is_in_order = known.windows(2).all(|pair| pair[0] <= pair[1] + 1e-9);
        assert!(is_in_order, "{what}: {names:?} {known:?}");
    }
    for number in &step.numbers {
        let is_bound = matches!(number.bound, Bound::AtMost | Bound::AtLeast);
        if number.unit == NumberUnit::Length && number.bound == Bound::AtMost {
            for bound in [number.value, number.compared].into_iter().flatten() {
                assert!(bound >= -1e-9, "{what}: no length is at most {number:?}");
            }
        }
        assert!(!is_bound || number.spread.is_none(), "{what}: {number:?}");
    }
}

/// The names of numbers that are computed from measured ones, or of a level that was found fastest.
const DERIVED: [&str; 5] = ["best-", "forecast-", "model-", "off-", "pair-longest"];

/// Checks that measured numbers have a spread, and that others have none.
fn check_spread(step: &Step, what: &str) {
    for number in &step.numbers {
        let is_measured = number.bound == Bound::Measured;
        assert!(
            is_measured || (number.spread.is_none() && !number.noisy),
            "{what}: {number:?}"
        );
        let Some([low, high]) = number.spread else {
            let is_derived = DERIVED.iter().any(|name| number.name.starts_with(name));
            assert!(
                !is_measured || number.value.is_none() || is_derived,
                "{what}: {number:?}"
            );
            continue;
        };
        assert!(low <= high, "{what}: {number:?}");
        assert!(
            number
                .value
                .is_none_or(|value| low <= value && value <= high),
            "{what}: {number:?}"
        );
    }
}

/// Checks all of a step, for the walk through all lessons.
pub fn check(step: &Step, charts: &[Chart], what: &str) {
    check_holes(step, what);
    check_bounds(step, what);
    check_spread(step, what);
    for chart in charts {
        for pair in chart.lines.windows(2) {
            let [line, bars] = pair else { continue };
            let are_of_line = bars.name == line.name && bars.points.len() == 2 * line.points.len();
            assert!(
                bars.style != LineStyle::Spread || are_of_line,
                "{what}: {chart:?}"
            );
        }
    }
}

/// Checks the gaps that the walk does not try: from deep inside to far apart.
#[test]
fn gilberts_numbers_are_of_the_distance_or_of_the_depth() {
    let mut met = 0;
    for shapes in ["hulls", "boxes", "needles", "polygons", "point"] {
        for gap in (-40..=40).step_by(8) {
            let gap = ("gap", Value::Number(f64::from(gap)));
            let compare = ("compare", word("method"));
            let mut story = common::opened("gilbert", [("shapes", word(shapes)), gap, compare]);
            for i in 0..story.steps() {
                let step = story.show(i).unwrap();
                let what = format!("{shapes}, step {i}");
                check_holes(step, &what);
                check_bounds(step, &what);
                let is_met = value(&step.numbers, "upper").is_none() && i > 0;
                met += usize::from(is_met);
                assert!(
                    !is_met || value(&step.numbers, "depth-least").is_some(),
                    "{what}"
                );
            }
        }
    }
    assert!(met > 20, "{met}");
}

/// Checks that each mode's answers claim what that mode knows.
#[test]
fn the_exact_mode_beside_the_published_one_is_no_bound() {
    let requested = words(&[("mode", "published"), ("compare", "mode")]);
    let (mut published, mut exact) = (0, 0);
    for step in common::steps(common::opened("arch", requested)) {
        let of = |name: &str| {
            *step
                .numbers
                .iter()
                .find(|number| number.name == name)
                .unwrap()
        };
        let (answer, truth) = (of("to-environment"), number(&step, "to-environment-true"));
        published += usize::from(answer.bound == Bound::AtLeast);
        if answer.compared_bound == Some(Bound::Exact) {
            exact += 1;
            assert!(
                (answer.compared.unwrap() - truth.max(0.0)).abs() < 1e-6,
                "{answer:?} {truth}"
            );
        }
    }
    assert!(published > 10 && exact > 10, "{published} {exact}");
}

#[test]
fn what_a_paper_reports_is_not_called_measured() {
    let requested = vec![("largest", word("16"))];
    let steps = common::steps(common::opened("figure-3", requested));
    let compared = steps.last().unwrap().numbers.iter();
    let compared: Vec<_> = compared
        .filter(|number| number.compared.is_some())
        .collect();
    assert!(!compared.is_empty());
    let is_published = |number: &&Number| number.compared_bound == Some(Bound::Published);
    assert!(compared.iter().all(is_published), "{compared:?}");
    for (motion, published) in [("turns", 3), ("shifts", 0)] {
        let steps = common::steps(common::opened(
            "moving-tree",
            words(&[("motion", motion), ("level", "4")]),
        ));
        let last = steps.last().unwrap();
        let of_table = last
            .numbers
            .iter()
            .filter(|number| number.bound == Bound::Published);
        assert_eq!(of_table.count(), published, "{motion}");
        let is_weng = last
            .numbers
            .iter()
            .any(|number| number.name.contains("weng"));
        assert_eq!(is_weng, motion == "turns");
    }
}
