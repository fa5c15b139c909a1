//! Checks that the numbers and the answers of the lesson on configuration space are true wherever the arm and the disc are.

use nearpoint_lesson::figure::Caption;
use nearpoint_lesson::{Step, Value};

use crate::common::{self, number, opened};

fn steps(values: &[(&str, f64)]) -> Vec<Step> {
    let values = values.iter();
    common::steps(opened(
        "configuration-space",
        values.map(|&(name, value)| (name, Value::Number(value))),
    ))
}

/// Returns the right answers of all questions with choices.
fn answers(steps: &[Step]) -> Vec<&'static str> {
    let questions = steps.iter().filter_map(|step| step.question.as_ref());
    let right = questions.filter_map(|question| match question.choices.get(question.answer)? {
        Caption::Key(key) => Some(*key),
        _ => None,
    });
    right.collect()
}

#[test]
fn first_visit_shows_each_stop_and_a_path_around_the_region() {
    let steps = steps(&[]);
    let keys: Vec<_> = steps.iter().map(|step| step.text.key).collect();
    assert_eq!(
        keys,
        [
            "cspace.arm",
            "cspace.point",
            "cspace.obstacle",
            "cspace.links",
            "cspace.samples",
            "cspace.missed",
            "cspace.whole",
            "cspace.clear",
            "cspace.fill",
            "cspace.cost",
            "cspace.path",
        ]
    );
    assert_eq!(
        answers(&steps),
        [
            "region-other",
            "strip-upright",
            "no",
            "no",
            "cells-times-2",
            "no"
        ]
    );
    let hits = ["grid-hits", "random-hits"].map(|name| number(&steps[4], name));
    assert_eq!((number(&steps[4], "samples"), hits), (4096.0, [0.0; 2]));
    let peg = number(&steps[5], "peg-share");
    assert!(0.0 < peg && peg < 1e-3, "{peg}");
    assert!(number(&steps[9], "examined") < number(&steps[9], "grid-samples") / 2.0);
    assert!(number(&steps[10], "path-cells") > 5.0);
}

#[test]
fn texts_are_true_wherever_the_arm_and_the_disc_are() {
    let [mut found, mut none] = [0, 0];
    for [x, y] in [[-30.0, -30.0], [-10.0, 20.0], [30.0, 30.0], [30.0, -30.0]] {
        for halvings in [5.0, 7.0] {
            let values = [("x", x), ("y", y), ("halvings", halvings), ("elbow", 20.0)];
            let steps = steps(&values);
            let [distance, bound] = ["centre-distance", "motion-bound"]
                .map(|name| [6, 7].map(|step| number(&steps[step], name)));
            assert!(distance[0] < bound[0], "the whole map: {values:?}");
            assert!(distance[1] > bound[1], "a clear cell: {values:?}");
            for step in [2, 3, 8] {
                let shares = ["clear-share", "meets-share", "undecided-share"];
                let [clear, meets, undecided] = shares.map(|name| number(&steps[step], name));
                assert!((clear + meets + undecided - 1.0).abs() < 1e-9, "{values:?}");
                assert!(meets > 0.0 && undecided < 0.25, "{values:?}");
            }
            match steps[10].text.key {
                "cspace.path" => found += 1,
                _ => none += 1,
            }
            // The map stays the same when only the arm moves.
            assert_eq!(
                answers(&steps)[..4],
                ["region-other", "strip-upright", "no", "no"]
            );
        }
    }
    assert!(found > 0 && none > 0, "{found} {none}");
}
