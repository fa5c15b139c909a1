//! Checks the decomposition: its pairs lead to the elements found, and the fate of the next pair answers the question.

use crate::common;
use crate::common::{number, words};
use nearpoint_lesson::{OpenLesson, Step, Value};

const VARIANTS: [&str; 4] = ["basic", "optimised", "negative", "published-negative"];
const CHECKS: [&str; 4] = ["none", "one-evaluation", "gilbert", "lookup"];

fn opened(requested: &[(&str, &str)]) -> OpenLesson {
    common::opened("decomposition", words(requested))
}

fn hole(step: &Step, name: &str) -> f64 {
    match step.text.args.iter().find(|(hole, _)| *hole == name) {
        Some((_, Value::Number(number))) => *number,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn replayed_pairs_give_final_elements() {
    let mut answers = [0, 0];
    for model in ["bracket", "housing"] {
        for variant in VARIANTS {
            let mut story = opened(&[("model", model), ("variant", variant)]);
            let live = story.steps() - 3;
            let mut last: Option<Step> = None;
            for i in 0..live {
                let step = story.show(i).unwrap().clone();
                let what = format!("{model} {variant} {i} {}", step.text.key);
                if let Some(last) = last {
                    let merges = number(&step, "merges") - number(&last, "merges");
                    let merged = step.text.key == "decomposition.merged";
                    let others = ["decomposition.concave", "decomposition.inconsistent"];
                    let is_pair = merged || others.contains(&step.text.key);
                    if is_pair {
                        let reported = hole(&step, "more") + f64::from(u8::from(merged));
                        assert_eq!(merges, reported, "{what}");
                        assert!(
                            number(&step, "elements") <= number(&last, "elements"),
                            "{what}"
                        );
                    }
                    if let Some(question) = &last.question {
                        assert_eq!(question.answer == 0, merged, "{what}");
                        answers[question.answer] += 1;
                    }
                    if step.text.key == "decomposition.concave" {
                        assert!(hole(&step, "height") >= 0.0);
                    }
                }
                last = Some(step);
            }
            let found = story.show(live).unwrap().clone();
            let elements = number(&found, "elements");
            assert_eq!(
                number(&last.unwrap(), "elements"),
                elements,
                "{model} {variant}"
            );
            assert_eq!(hole(&found, "virtual"), number(&found, "virtual-faces"));
            assert!(found.figure.to_string().contains("Virtual Hatched"));
            println!("{model} {variant}: {live} steps, {elements} elements");
        }
    }
    assert!(answers.iter().all(|&count| count > 2), "{answers:?}");
}

#[test]
fn merge_checks_change_cost_not_elements() {
    for model in ["bracket", "housing"] {
        let mut tests = Vec::new();
        for check in CHECKS {
            let mut story = opened(&[("model", model), ("check", check)]);
            let last = story.steps();
            let found = number(story.show(last - 3).unwrap(), "tests");
            let compared = story.show(last - 2).unwrap();
            assert_eq!(number(compared, &format!("tests-{check}")), found);
            tests = CHECKS
                .map(|check| number(compared, &format!("tests-{check}")))
                .to_vec();
            let variants = story.show(last - 1).unwrap().clone();
            let elements = number(story.show(last - 3).unwrap(), "elements");
            assert_eq!(number(&variants, "elements-optimised"), elements);
            assert!(number(&variants, "elements-basic") >= elements);
        }
        println!("{model}: tests {tests:?}");
        assert!(tests.is_sorted_by(|more, fewer| more >= fewer) && tests[0] > tests[3]);
    }
    let mut story = opened(&[("variant", "negative")]);
    let last = story.steps();
    assert_eq!(
        number(story.show(last - 3).unwrap(), "holes"),
        6.0,
        "four bores and the notches beside the rib"
    );
}
