//! Checks the lesson's statements against all pairs and against its own next step.

use crate::figure::Caption;
use crate::story::{Step, Story};

use super::steps::Steps;

fn shown_steps(parts: usize, by: f64, axes: &[usize]) -> Vec<Step> {
    let steps = Steps::new(parts, by, axes.to_vec());
    let all = 0..steps.steps();
    all.map(|step| steps.step(step).into_step()).collect()
}

fn number(step: &Step, name: &str) -> f64 {
    let number = step.numbers.iter().find(|number| number.name == name);
    number.and_then(|number| number.value).unwrap()
}

#[test]
fn pairs_left_are_those_whose_boxes_overlap_and_more_on_one_axis() {
    for parts in [6, 12, 25, 40] {
        for by in [0.05, 0.2, 2.0] {
            for axes in [&[0, 1][..], &[0], &[1]] {
                let reported = shown_steps(parts, by, axes);
                for step in [&reported[4], &reported[7]] {
                    let [left, true_pairs] =
                        ["pairs-left", "boxes-overlap"].map(|name| number(step, name));
                    let what = format!("{parts} parts, {by}, {axes:?}: {left}, {true_pairs}");
                    match axes.len() {
                        2 => assert_eq!(left, true_pairs, "{what}"),
                        _ => assert!(left >= true_pairs, "{what}"),
                    }
                }
                let changes = ["overlaps-begun", "overlaps-stopped"];
                let changes = changes.map(|name| number(&reported[7], name));
                assert!(changes.iter().sum::<f64>() > 0.0, "{parts} {by} {axes:?}");
            }
        }
    }
}

#[test]
fn questions_ask_for_what_the_next_steps_show() {
    for (by, few) in [(0.2, true), (2.0, false)] {
        let reported = shown_steps(12, by, &[0, 1]);
        let asked = |step: usize| reported[step].question.clone().unwrap();
        assert_eq!(asked(2).answer as f64, number(&reported[3], "pairs-left"));
        let question = asked(5);
        let yes = question.choices[question.answer] == Caption::Key("yes");
        assert_eq!(yes, number(&reported[7], "swaps") < 12.0);
        assert_eq!(yes, few);
    }
}

#[test]
fn swaps_grow_with_the_move() {
    let reported = shown_steps(12, 0.2, &[0, 1]);
    let [near, far] = ["swaps-near", "swaps-far"].map(|name| number(&reported[9], name));
    assert!(far > 10.0 * near, "{near} {far}");
    let [most, brute] = ["swaps-of-most", "brute-of-most"].map(|name| number(&reported[10], name));
    assert!(most < 0.2 * brute, "{most} {brute}");
    let [up, all] = ["pairs-up", "brute-tests"].map(|name| number(&reported[11], name));
    assert_eq!(up, all, "in a row all overlap upwards");
}
