//! Checks the arch: reported distances against the exact ones, and the hulls that are released and merged.

use crate::common;
use nearpoint_lesson::figure::Caption;
use nearpoint_lesson::{Bound, Event, OpenLesson, Step, Value};

fn opened(requested: &[(&str, &str)]) -> OpenLesson {
    let value = |word: &str| match word.parse() {
        Ok(number) => Value::Number(number),
        Err(_) => common::word(word),
    };
    common::opened(
        "arch",
        requested.iter().map(|(name, word)| (*name, value(word))),
    )
}

fn steps(requested: &[(&str, &str)]) -> Vec<Step> {
    common::steps(opened(requested))
}

fn number(step: &Step, name: &str) -> (f64, Bound, Option<f64>) {
    let number = step.numbers.iter().find(|n| n.name == name).unwrap();
    (number.value.unwrap(), number.bound, number.compared)
}

fn of_hull(event: &Event) -> String {
    let hull = event.args.iter().find(|(hole, _)| *hole == "hull");
    match hull {
        Some((_, Value::Text(hull))) => hull.clone(),
        other => panic!("{other:?}"),
    }
}

/// Returns the steps at which that happened to that hull.
fn when(steps: &[Step], name: &str, hull: &str) -> Vec<usize> {
    let events = steps.last().unwrap().events.iter();
    let those = events.filter(|event| event.name == name && of_hull(event) == hull);
    those.map(|event| event.step).collect()
}

#[test]
fn hulls_are_released_under_the_arch_and_recover_behind_it() {
    for mode in ["exact", "published"] {
        for virtuality in ["uncovered", "published"] {
            let steps = steps(&[("mode", mode), ("virtuality", virtuality)]);
            let of = |name: &str| {
                let all = ["table-and-arch", "arch", "hand", "arm"];
                all.map(|hull| when(&steps, name, hull))
            };
            let [outer, inner, hand, _] = of("arch.released");
            let [outer_back, inner_back, ..] = of("arch.recovered");
            println!(
                "{mode} {virtuality}: {outer:?} {inner:?} {hand:?} {outer_back:?} {inner_back:?}"
            );
            assert!(outer[0] < inner[0], "the outer hull is pierced first");
            assert!(outer_back.last() > outer.last() && inner_back.last() > inner.last());
            assert!(
                inner_back.last() < outer_back.last(),
                "the arch's is back first"
            );
            // The fingers close and stand still.
            let [lost, merged] =
                ["arch.lost", "arch.remerged"].map(|name| when(&steps, name, "hand"));
            assert!(
                lost.len() == 1 && merged.len() == 1 && lost < merged,
                "{lost:?} {merged:?}"
            );
            let hatched = |step: &Step| step.figure.to_string().matches("Virtual Hatched").count();
            assert_eq!(hatched(&steps[0]), 2, "around the table and around the arm");
            let below: Vec<usize> = (outer[0]..*outer_back.last().unwrap()).collect();
            assert!(below.iter().any(|&i| hatched(&steps[i]) < 2));
        }
    }
}

#[test]
fn a_bound_is_labelled_as_one_and_exact_is_the_truth() {
    for mode in ["exact", "published"] {
        for virtuality in ["uncovered", "published"] {
            let (mut bounds, mut loosest) = (0, 0.0_f64);
            for (i, step) in steps(&[
                ("mode", mode),
                ("virtuality", virtuality),
                ("compare", "mode"),
            ])
            .iter()
            .enumerate()
            {
                for of in ["to-environment", "to-object"] {
                    let (reported, bound, compared) = number(step, of);
                    let (truth, truth_bound, _) = number(step, &format!("{of}-true"));
                    assert!(
                        truth > 0.5 && truth_bound == Bound::Exact,
                        "{i}: nothing is touched"
                    );
                    match bound {
                        Bound::Exact => assert!((reported - truth).abs() < 1e-9, "{mode} {i} {of}"),
                        Bound::AtLeast => {
                            assert!(reported <= truth + 1e-9, "{mode} {i} {of}");
                            bounds += 1;
                            loosest = loosest.max(truth - reported);
                        }
                        other => panic!("{other:?}"),
                    }
                    assert!(compared.unwrap() <= truth + 1e-9);
                }
            }
            println!("{mode} {virtuality}: {bounds} bounds, up to {loosest} below the truth");
            assert_eq!(bounds > 0, mode == "published");
        }
    }
}

#[test]
fn answers_agree_with_the_next_cycle() {
    let mut asked = std::collections::BTreeMap::new();
    for mode in ["exact", "published"] {
        for cycles in ["60", "120"] {
            let mut story = opened(&[("mode", mode), ("cycles", cycles), ("recover", "2")]);
            for i in 0..story.steps() - 1 {
                let Some(question) = story.show(i).unwrap().question.clone() else {
                    continue;
                };
                let kinds: &[&str] = match question.name {
                    "arch.releases" => &["arch.released"],
                    "arch.returns" => &["arch.recovered", "arch.remerged"],
                    other => panic!("{other}"),
                };
                let next = story.show(i + 1).unwrap().events.iter();
                let those = next.filter(|e| e.step == i + 1 && kinds.contains(&e.name));
                let mut hulls: Vec<String> = those.map(of_hull).collect();
                hulls.sort();
                hulls.dedup();
                let right = match &question.choices[question.answer] {
                    Caption::Key(key) => *key,
                    other => panic!("{other:?}"),
                };
                match &hulls[..] {
                    [] => assert_eq!(right, "none"),
                    [one] => assert_eq!(right, one),
                    _ => assert_eq!(right, "several"),
                }
                *asked.entry((question.name, right)).or_insert(0) += 1;
                assert!(story.grade(i, question.answer).unwrap().right);
            }
        }
    }
    println!("{asked:?}");
    assert!(
        asked.len() >= 5,
        "each kind of answer now and then: {asked:?}"
    );
}
