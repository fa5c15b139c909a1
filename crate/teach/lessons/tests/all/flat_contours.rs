//! Checks that the texts of the lessons about flat contours are true.

use crate::common;
use crate::common::{number, steps, words};
use nearpoint_lesson::Step;

fn shown_steps(lesson: &str, requested: &[(&str, &str)]) -> Vec<Step> {
    steps(common::opened(lesson, words(requested)))
}

#[test]
fn the_published_test_is_wrong_where_it_is_known_to_be() {
    for (pair, verdict) in [
        ("convex", "axis.clear"),
        ("l-and-bar", "axis.not-clear"),
        ("notch", "axis.false-hit"),
        ("within", "axis.missed"),
        ("arm", "axis.worse"),
    ] {
        let steps = shown_steps("axis-by-axis", &[("pair", pair)]);
        assert_eq!(steps.last().unwrap().text.key, verdict, "{pair}");
    }
    let steps = shown_steps("axis-by-axis", &[("pair", "arm")]);
    let last = steps.last().unwrap();
    let [before, after] = ["overlap-before", "overlap-left"].map(|name| number(last, name));
    assert!((before - 0.12).abs() < 1e-9 && (after - 0.24).abs() < 1e-9);
}

#[test]
fn the_exact_move_clears_and_no_shorter_one_does() {
    for pair in [
        "u-and-bar",
        "l-and-t",
        "combs",
        "star-and-l",
        "frame-and-bar",
    ] {
        let all = &shown_steps("four-methods", &[("pair", pair)])[5];
        assert!(number(all, "left-exact") < 1e-9, "{pair}");
        let exact = number(all, "move-exact");
        for (moved, left) in [
            ("move-published", "left-published"),
            ("move-sat", "left-sat"),
            ("move-gjk", "left-gjk"),
        ] {
            let (moved, left) = (number(all, moved), number(all, left));
            assert!(moved + left >= exact - 1e-9, "{pair}: {moved} + {left}");
        }
    }
}

#[test]
fn errors_are_found_and_only_of_contours_that_are_not_convex() {
    let steps = shown_steps("where-it-errs", &[("largest", "300"), ("corners", "12")]);
    for (step, key) in ["pair", "false-hit", "missed", "not-clear", "worse", "often"]
        .into_iter()
        .enumerate()
    {
        assert_eq!(steps[step].text.key, format!("errs.{key}"));
    }
    let all = &steps[5];
    assert!(number(all, "false-hits") > 0.0);
    assert_eq!(number(all, "convex-wrong"), 0.0);
    let cleared = number(all, "cleared-by-one");
    assert!(cleared < number(all, "overlaps-found"));
}
