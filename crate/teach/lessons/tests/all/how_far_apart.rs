//! Checks that the texts and the answers of the opening lesson are true wherever B is and the arrow points.

use nearpoint_lesson::figure::Caption;
use nearpoint_lesson::{Step, Value};

use crate::common::{self, number, opened};

fn steps(x: f64, direction: f64) -> Vec<Step> {
    let values = [("x", x), ("direction", direction)];
    common::steps(opened(
        "how-far-apart",
        values.map(|(name, value)| (name, Value::Number(value))),
    ))
}

fn keys(steps: &[Step]) -> Vec<&'static str> {
    steps.iter().map(|step| step.text.key).collect()
}

/// Returns the right answer of a step's question.
fn right(step: &Step) -> Option<&'static str> {
    let question = step.question.as_ref()?;
    match question.choices.get(question.answer)? {
        Caption::Key(key) => Some(key),
        _ => None,
    }
}

#[test]
fn shapes_apart_have_a_gap_and_a_shortest_arrow() {
    let steps = steps(0.0, 30.0);
    assert_eq!(
        keys(&steps),
        [
            "apart.drag",
            "apart.direction",
            "apart.support",
            "apart.line",
            "apart.gap",
            "apart.best",
            "apart.difference",
            "apart.origin",
            "apart.no-overlap",
            "apart.two-supports",
        ]
    );
    let [distance, gap] = ["distance", "gap"].map(|name| number(&steps[4], name));
    assert!(0.0 < gap && gap < distance, "{gap} {distance}");
    assert!((number(&steps[7], "from-origin") - distance).abs() < 1e-9);
    let counts = ["looks", "corner-pairs", "difference-corners"];
    assert_eq!(counts.map(|name| number(&steps[9], name)), [9.0, 20.0, 9.0]);
    let answers: Vec<_> = steps.iter().filter_map(right).collect();
    assert_eq!(
        answers,
        [
            "ends-edges",
            "no",
            "no",
            "best-shortest",
            "difference-moves",
            "origin-inside",
            "each-corner",
        ]
    );
}

#[test]
fn shapes_that_overlap_have_no_gap_in_any_direction() {
    for direction in [-180.0, -25.0, 0.0, 90.0] {
        let steps = steps(-2.5, direction);
        let keys = keys(&steps);
        for key in [
            "apart.drag-overlap",
            "apart.no-gap-overlap",
            "apart.best-none",
            "apart.origin-inside",
            "apart.overlap",
        ] {
            assert!(keys.contains(&key), "{keys:?}");
        }
        assert_eq!(number(&steps[0], "distance"), 0.0);
        assert!(number(&steps[4], "gap") <= 0.0);
        assert!(steps[4].question.is_none());
    }
}
