//! Checks the degrees of freedom: the text of each step agrees with what is shown, questions are graded by it, and a drag
//! changes it.
use crate::common::{number, opened, steps, word};
use nearpoint_lesson::figure::{Caption, DragHandle, Item};
use nearpoint_lesson::{Step, Value};

const NAME: &str = "degrees-of-freedom";

fn shown_steps(case: &str, method: &str) -> Vec<Step> {
    steps(opened(
        NAME,
        [("case", word(case)), ("method", word(method))],
    ))
}

#[test]
fn each_step_has_its_own_text() {
    let keys = |case, method| -> Vec<&str> {
        let reported = shown_steps(case, method);
        let keys = reported.iter().map(|step| step.text.key);
        keys.map(|key| key.trim_start_matches("freedoms."))
            .collect()
    };
    assert_eq!(
        keys("three", "steady"),
        [
            "approach",
            "candidates",
            "taken",
            "slide",
            "second",
            "third",
            "pulled-one",
            "half",
            "slid",
            "back"
        ]
    );
    assert_eq!(keys("one", "steady").len(), 8);
    assert_eq!(
        keys("three", "published"),
        [
            "approach",
            "candidates-published",
            "taken",
            "slide",
            "second",
            "third",
            "pulled-one",
            "half-published",
            "slid-published"
        ]
    );
}

#[test]
fn questions_are_about_the_step_that_follows() {
    for method in ["steady", "published"] {
        for case in ["one", "two", "three"] {
            let reported = shown_steps(case, method);
            let mut asked = 0;
            for (step, next) in reported.iter().zip(&reported[1..]) {
                let Some(question) = &step.question else {
                    continue;
                };
                asked += 1;
                match question.name {
                    "freedoms.pull" => {
                        let right = &question.choices[question.answer];
                        let whole = |length: f64| (length - 35.0).abs() < 1e-9;
                        assert!(matches!(right, Caption::Length(length, _) if whole(*length)));
                    }
                    "freedoms.half" => {
                        let right = &question.choices[question.answer];
                        let is_root = |text: &String| text.contains("√2");
                        assert!(matches!(right, Caption::Math(text) if is_root(text)));
                        assert!((number(next, "release-at") - 24.749).abs() < 1e-3);
                    }
                    _ => assert_eq!(question.answer as f64, number(next, "freedoms")),
                }
            }
            assert!(asked >= 3, "{case} {method}: {asked}");
        }
    }
}

fn drag_handle(step: &Step) -> &DragHandle {
    let found = step.figure.items.iter().find_map(|item| match item {
        Item::DragHandle(grip) => Some(grip),
        _ => None,
    });
    found.unwrap()
}

#[test]
fn a_drag_is_followed_at_every_step() {
    let dragged = |z: f64| {
        let mut story = opened(NAME, [("case", word("one")), ("z", Value::Number(z))]);
        story.show(3).unwrap().clone()
    };
    let (still, up, off) = (dragged(0.0), dragged(40.0), dragged(60.0));
    let names: Vec<&str> = drag_handle(&up)
        .along
        .iter()
        .map(|handle| handle.parameter)
        .collect();
    assert_eq!(names, ["x", "y", "z"]);
    assert_eq!(drag_handle(&up).along[2].value, 40.0);
    let height = |step: &Step| drag_handle(step).pose.translation.z;
    assert!((height(&up) - height(&still) - 40.0).abs() < 1e-9);
    let away = number(&up, "hand-away") - number(&still, "hand-away");
    assert!((away - 40.0).abs() < 1e-9);
    assert_eq!(up.text.key, "freedoms.now-plane");
    assert_eq!(
        (number(&up, "s"), number(&up, "t")),
        (number(&still, "s"), number(&still, "t"))
    );
    assert_eq!(
        (off.text.key, number(&off, "freedoms")),
        ("freedoms.now-free", 6.0)
    );
}

/// Checks the attraction. The angles r and v are in radians: face to face, straight towards each other, both are π, and then
/// the attraction is 4π.
#[test]
fn attraction_is_the_weighted_sum_of_both_angles() {
    let step = shown_steps("one", "published").swap_remove(2);
    let with = |name: &str| {
        let found = step.text.args.iter().find(|(hole, _)| *hole == name);
        match found.unwrap().1 {
            Value::Number(number) => number,
            _ => panic!("{name}"),
        }
    };
    let sum = 3.0 * with("r") + with("v");
    assert!((sum - number(&step, "attraction-table")).abs() < 0.03);
    assert!((with("r") - 162_f64.to_radians()).abs() < 0.006);
}
