//! Checks several workers: none loses a pair, and the assumed times, the counts and the answers agree.

use crate::common;
use crate::common::{number, word};
use nearpoint_lesson::figure::{Item, Role};
use nearpoint_lesson::{OpenLesson, RequestedValues, Step, Value};

fn opened(faces: &str, meet: &str, workers: f64) -> OpenLesson {
    let requested = [
        ("largest", word(faces)),
        ("meet", word(meet)),
        ("hands", Value::Number(workers)),
    ];
    common::opened("more-hands", requested)
}

/// Returns the number of workers with faces or bars in the picture.
fn colours(step: &Step) -> usize {
    let roles = step.figure.items.iter().filter_map(|item| match item {
        Item::Solid {
            role: Role::Element(worker),
            ..
        } => Some(*worker),
        _ => None,
    });
    roles.collect::<std::collections::BTreeSet<_>>().len()
}

#[test]
fn more_workers_gain_and_none_gains_more_than_there_are() {
    for faces in ["960", "3968"] {
        for meet in ["before-contact", "deep"] {
            for workers in [2.0, 4.0, 12.0] {
                let mut story = opened(faces, meet, workers);
                let one = story.show(0).unwrap().clone();
                let [pairs, met] = ["list-pairs", "list-met"].map(|name| number(&one, name));
                let shared = [1, 2, 3].map(|i| story.show(i).unwrap().clone());
                let gains = shared.each_ref().map(|step| number(step, "gain-shown"));
                let accesses = shared
                    .each_ref()
                    .map(|step| number(step, "shared-accesses"));
                println!(
                    "{faces} {meet} {workers}: {pairs} pairs, {met} met, {gains:?}, {accesses:?}"
                );
                assert_eq!(colours(&one), 1);
                assert!(
                    [0, 2]
                        .iter()
                        .all(|i| colours(&shared[*i]) == workers as usize)
                );
                assert!(gains.iter().all(|gain| *gain > 1.2 && *gain <= workers));
                assert!(gains[1] > gains[0], "the list is made meanwhile");
                assert_eq!(accesses[0], pairs + met);
                assert_eq!(accesses[1], 2.0 * pairs + met);
                assert_eq!(accesses[2], pairs + met + number(&shared[2], "thefts"));
            }
        }
    }
}

#[test]
fn answers_agree_with_the_next_step() {
    for faces in ["960", "3968"] {
        for workers in [2.0, 5.0, 12.0] {
            let mut story = opened(faces, "before-contact", workers);
            for i in 0..story.steps() {
                let step = story.show(i).unwrap().clone();
                let Some(question) = step.question else {
                    continue;
                };
                let next = story.show(i + 1).unwrap().clone();
                match question.name {
                    "more-hands.together" => {
                        let spread = next.text.args.iter().find(|(hole, _)| *hole == "spread");
                        let Some((_, Value::Number(spread))) = spread else {
                            panic!("{:?}", next.text);
                        };
                        assert_eq!(question.answer == 0, *spread <= 0.05);
                    }
                    "more-hands.accesses" => {
                        let of = |step: &Step| number(step, "shared-accesses");
                        let this = story.show(i).unwrap();
                        assert!(of(&next) > 1.5 * of(this) && question.answer == 1);
                    }
                    "more-hands.thefts" => {
                        let fraction = number(&next, "thefts") / number(&next, "list-pairs");
                        let class = [0.1, 0.5]
                            .iter()
                            .filter(|limit| fraction >= **limit)
                            .count();
                        assert_eq!(question.answer, class);
                    }
                    "more-hands.limit" => assert_eq!(question.answer, 1),
                    "more-hands.fastest" => {
                        let eight = next.numbers.iter().any(|n| n.name == "thesis-dynamic-8");
                        assert_eq!(question.answer, if eight { 1 } else { 2 });
                    }
                    "more-hands.sixteen" => {
                        let [four, sixteen] = ["arm-4", "arm-16"].map(|name| number(&next, name));
                        let twice = (1.5..3.0).contains(&(sixteen / four));
                        assert!(twice && question.answer == 2);
                    }
                    other => panic!("{other}"),
                }
                assert!(story.grade(i, question.answer).unwrap().right);
            }
        }
    }
}

#[test]
fn steps_without_clock_omit_times_and_use_given_workers() {
    let mut story = opened("960", "before-contact", 4.0);
    let step = (0..story.steps()).find_map(|i| {
        let step = story.show(i).unwrap();
        (step.text.key == "more-hands.checked").then(|| step.clone())
    });
    let step = step.expect("the model is checked");
    for name in ["wake-measured", "model-static", "off-stealing", "off-most"] {
        let number = step.numbers.iter().find(|number| number.name == name);
        assert_eq!(number.expect(name).value, None, "{name}");
    }
    assert_eq!(number(&step, "hands-lent"), 1.0);
}

#[test]
fn serial_share_bounds_the_chart_of_speed_ups() {
    let requested = RequestedValues::from([("largest".to_owned(), word("960"))]);
    let mut story = common::opened_by(common::ticking, "more-hands", &requested);
    let measured = (0..story.steps())
        .find(|i| story.show(*i).unwrap().text.key == "more-hands.few")
        .expect("960 faces have few pairs");
    let step = story.show(measured).unwrap().clone();
    let [share, limit] = ["serial-share", "serial-limit"].map(|name| number(&step, name));
    assert!(share > 0.0 && share < 1.0 && (share * limit - 1.0).abs() < 1e-9);
    let charts = story.charts(measured);
    let chart = charts.iter().find(|chart| chart.name == "hands-speed-ups");
    let line = |name: &str| {
        let mut lines = chart.expect("the speed-ups").lines.iter();
        lines.find(|line| line.name == name).unwrap().points.clone()
    };
    let curve = line("amdahl");
    assert!(
        (curve[0][1] - 1.0).abs() < 1e-12,
        "one worker gains nothing"
    );
    assert!(curve.windows(2).all(|pair| pair[0][1] < pair[1][1]));
    assert!(curve.iter().all(|[_, bound]| *bound < limit));
    assert!(
        line("amdahl-limit")
            .iter()
            .all(|[_, y]| (y - limit).abs() < 1e-9)
    );
    assert_eq!(line("measured-static")[0], [1.0, 1.0]);
}

/// Checks the size of the message: 482 vertices of three coordinates and 960 triangles for each sphere, then the pairs.
#[test]
fn message_has_both_spheres_and_the_pairs() {
    let requested = RequestedValues::from([("largest".to_owned(), word("960"))]);
    let mut story = common::opened_by(common::ticking, "more-hands", &requested);
    let step = story.show(story.steps() - 1).unwrap();
    assert_eq!(step.text.key, "more-hands.messages");
    let pairs = step.text.args.iter().find(|(hole, _)| *hole == "pairs");
    let Some((_, Value::Number(pairs))) = pairs else {
        panic!("{:?}", step.text);
    };
    let spheres = 2.0 * (482.0 * 24.0 + 960.0 * 12.0);
    assert_eq!(number(step, "message-bytes"), spheres + 8.0 * pairs);
    let [copies, test] = ["message-copies", "the-test"].map(|name| number(step, name));
    assert!((number(step, "message-of-test") - copies / test).abs() < 1e-9);
}
