//! Checks the published pipeline's answers in the channel, how ε and proof correct them, and where only centres are
//! compared.

use nearpoint_lesson::Value;

use crate::common::{number, opened, word};

/// Runs to the answer, and returns it with the exact one.
fn answered(requested: &[(&str, Value)]) -> [f64; 2] {
    let mut opened = opened("coarse-to-fine", requested.iter().cloned());
    let last = opened.steps() - 2;
    let step = opened.show(last).unwrap();
    let reported = ["answered", "true-distance"].map(|name| number(step, name));
    let is_right = (reported[0] - reported[1]).abs() < 1e-9;
    let grade = opened.grade(last - 1, usize::from(!is_right)).unwrap();
    assert!(grade.right, "the question before the answer");
    reported
}

#[test]
fn published_answer_in_channel_is_3_5_instead_of_0_1() {
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} is not {b}");
    for spheres in ["first", "every"] {
        let [answer, truth] = answered(&[("spheres", word(spheres))]);
        near(answer, 3.5);
        near(truth, 0.1);
    }
    // A wide enough ε keeps what was left out; the proven mode needs no ε.
    near(answered(&[("near", Value::Number(0.2))])[0], 0.1);
    near(answered(&[("mode", word("proven"))])[0], 0.1);
    // The rod alone gets the exact answer.
    let [answer, truth] = answered(&[("pair", word("rod"))]);
    near(answer, truth);
}

#[test]
fn spheres_that_are_apart_answer_with_their_centres() {
    let lifted = ("lift", Value::Number(20.0));
    let [answer, truth] = answered(std::slice::from_ref(&lifted));
    assert!(answer > truth + 5.0, "{answer} and {truth}");
    let [answer, truth] = answered(&[lifted, ("mode", word("proven"))]);
    assert!((answer - truth).abs() < 1e-9);
}
