//! Checks the four steps: each leaves fewer pairs, keeps those that collide, and answers its question.

use crate::common;
use crate::common::{number, words};
use nearpoint_lesson::{OpenLesson, Step, Value};

fn opened(requested: &[(&str, &str)]) -> OpenLesson {
    common::opened("four-steps", words(requested))
}

fn steps(requested: &[(&str, &str)]) -> Vec<Step> {
    common::steps(opened(requested))
}

#[test]
fn each_step_leaves_less_and_nothing_that_meets_is_lost() {
    for shapes in ["spheres", "sheet"] {
        for faces in ["168", "960"] {
            for depth in ["face-size", "published", "2", "8"] {
                let steps = steps(&[("shapes", shapes), ("largest", faces), ("depth", depth)]);
                let last = steps.last().unwrap();
                let of = |name| number(last, name);
                let [all, candidates, listed] =
                    ["pairs-of-all", "faces-that-meet-it", "pairs-listed"].map(of);
                let [start, end, hull, exact] =
                    ["met-plain-start", "met-plain-end", "met-hull", "met-exact"].map(of);
                println!(
                    "{shapes} {faces} {depth}: {} steps, {candidates} candidates, {} cubes, \
                     {listed} of {all} pairs, {start} {end} {hull} {exact} meet",
                    steps.len(),
                    of("cubes-visited")
                );
                assert!(listed < all / 100.0 && hull <= listed && exact <= hull && exact > 0.0);
                assert!(end <= exact, "the plain test at the end is within the step");
                assert_eq!((start, of("pairs-missed")), (0.0, 0.0));
            }
        }
    }
}

/// Checks that the lesson states how many pairs the cubes of an instant lose.
#[test]
fn pairs_missed_by_instant_are_reported() {
    let mut missed = 0.0;
    for faces in ["168", "960"] {
        for depth in ["face-size", "published", "6", "8"] {
            let swept = steps(&[("largest", faces), ("depth", depth)]);
            let instant = steps(&[("largest", faces), ("depth", depth), ("bounds", "instant")]);
            let of = |steps: &[Step], name| number(steps.last().unwrap(), name);
            let lost = of(&instant, "pairs-missed");
            let [all, found] = [&swept, &instant].map(|steps| of(steps, "met-exact"));
            println!("{faces} {depth}: {lost} of {all} missed");
            assert_eq!(all - lost, found, "{faces} {depth}");
            missed += lost;
        }
    }
    assert!(missed > 0.0);
}

#[test]
fn levels_go_down_to_the_leaves() {
    let steps = steps(&[("depth", "6"), ("largest", "960")]);
    let levels: Vec<&Step> = steps
        .iter()
        .filter(|s| s.text.key.ends_with("level"))
        .collect();
    let leaves = steps
        .iter()
        .find(|s| s.text.key == "four-steps.leaves")
        .unwrap();
    assert_eq!(levels.len(), 5);
    let faces: Vec<f64> = levels.iter().map(|s| number(s, "faces-a-cube")).collect();
    assert!(faces.is_sorted_by(|a, b| a >= b), "{faces:?}");
    assert!(number(leaves, "faces-a-cube") <= faces[4]);
}

/// Checks that the class of the right choice contains the count of the next step.
#[test]
fn answers_agree_with_the_next_step() {
    for shapes in ["spheres", "sheet"] {
        for faces in ["168", "960"] {
            let mut story = opened(&[("shapes", shapes), ("largest", faces)]);
            for i in 0..story.steps() - 1 {
                let step = story.show(i).unwrap().clone();
                let Some(question) = step.question.clone() else {
                    continue;
                };
                let next = story.show(i + 1).unwrap().clone();
                let within = |fraction: f64, limits: &[f64]| {
                    let above = limits.get(question.answer).is_none_or(|l| fraction >= *l);
                    let below = question.answer == 0 || fraction < limits[question.answer - 1];
                    assert!(
                        above && below,
                        "{} {fraction} {}",
                        question.name,
                        question.answer
                    );
                };
                let all = number(&next, "pairs-of-all");
                match question.name {
                    "four-steps.candidates" => {
                        within(
                            number(&next, "faces-that-meet-it") / (2.0 * all.sqrt()),
                            &[0.5, 0.1],
                        );
                    }
                    "four-steps.pairs" => {
                        within(number(&next, "pairs-listed") / all, &[1e-2, 1e-3, 1e-4]);
                    }
                    "four-steps.collisions" => {
                        let listed = number(&next, "pairs-listed");
                        within(number(&next, "met-hull") / listed, &[0.5, 0.1]);
                    }
                    "four-steps.all-eight" => {
                        let of = |step| number(step, "cubes-of-level");
                        assert_eq!(question.answer == 0, of(&next) >= 8.0 * of(&step));
                    }
                    "four-steps.longest" => assert_eq!(question.answer, 3),
                    other => panic!("{other}"),
                }
                assert!(story.grade(i, question.answer).unwrap().right);
            }
        }
    }
}

/// Checks the hint: about a quarter of the counted pairs is tested, and that leads to the right class.
#[test]
fn hint_of_the_pairs_leads_to_the_right_class() {
    for faces in ["168", "960"] {
        let steps = steps(&[("largest", faces)]);
        let asks = |step: &&Step| {
            let question = step.question.as_ref();
            question.is_some_and(|question| question.name == "four-steps.pairs")
        };
        let step = steps.iter().find(asks).unwrap();
        let held = step.text.args.iter().find(|(name, _)| *name == "held");
        let Some((_, Value::Number(held))) = held else {
            panic!("{:?}", step.text);
        };
        let [all, listed] =
            ["pairs-of-all", "pairs-listed"].map(|name| number(steps.last().unwrap(), name));
        println!("{faces}: {held} held, {listed} listed, of {all}");
        let limits = [1e-2, 1e-3, 1e-4];
        let class = limits.iter().position(|limit| held / 4.0 / all >= *limit);
        let answer = step.question.as_ref().unwrap().answer;
        assert_eq!(class.unwrap_or(limits.len()), answer, "{faces}");
    }
}
