//! Checks every lesson with every choice: any step at any time, forwards, backwards and at random, is always the same.

use std::sync::Arc;

use crate::common::{self, number, opened_by, ticking, word, words};
use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_lesson::figure::{Caption, Item, Role};
use nearpoint_lesson::{
    Context, Info, OpenLesson, RequestedValues, Step, Value, keys, lessons, open,
};

/// Returns the lesson of that name.
fn info(name: &str) -> Info {
    let mut infos = lessons().iter().map(|lesson| lesson.info());
    infos.find(|info| info.name == name).unwrap()
}

/// Opens a lesson with these values.
pub fn opened(info: &Info, requested: &RequestedValues) -> OpenLesson {
    opened_by(ticking, info.name, requested)
}

/// Returns all that must not change, as text, without what the clock measured.
fn text(step: &Step) -> String {
    let measured = nearpoint_lesson::Bound::Measured;
    let numbers = step
        .numbers
        .iter()
        .filter(|number| number.bound != measured);
    let numbers: Vec<_> = numbers.collect();
    let (say, events, question) = (&step.text, &step.events, &step.question);
    format!(
        "{say:?}\n{numbers:?}\n{events:?}\n{question:?}\n{}",
        step.figure
    )
}

#[test]
fn steps_are_the_same_in_any_order() {
    check_orders(|values| values.into_iter().take(1).collect());
}

#[test]
#[ignore = "slow: cargo xtask test --full"]
fn steps_are_the_same_in_any_order_whatever_is_chosen() {
    check_orders(|values| values.into_iter().step_by(3).collect());
}

/// Checks the stories of all lessons for some of their values.
fn check_orders(some: fn(Vec<RequestedValues>) -> Vec<RequestedValues>) {
    for lesson in lessons() {
        let info = lesson.info();
        for requested in some(keys::parameter_sets(&info)) {
            let mut forwards = opened(&info, &requested);
            let steps = forwards.steps();
            assert!(steps >= 1);
            let texts: Vec<String> = (0..steps)
                .map(|i| text(forwards.show(i).unwrap()))
                .collect();
            for i in (0..steps).rev() {
                assert_eq!(text(forwards.show(i).unwrap()), texts[i], "back to {i}");
            }
            let mut backwards = opened(&info, &requested);
            for i in (0..steps).rev() {
                assert_eq!(
                    text(backwards.show(i).unwrap()),
                    texts[i],
                    "{requested:?}, {i}"
                );
            }
            let mut jumping = opened(&info, &requested);
            for i in (0..steps).map(|i| (i * 7 + 3) % steps) {
                assert_eq!(
                    text(jumping.show(i).unwrap()),
                    texts[i],
                    "{requested:?}, {i}"
                );
            }
            assert!(forwards.show(steps).is_err());
        }
    }
}

/// Checks the app's own values, which the walk does not reach: the largest hulls of the flat line.
#[test]
fn the_line_is_flat() {
    let info = info("flat-line");
    let mut story = opened(&info, &RequestedValues::new());
    assert_eq!(story.steps(), 10);
    let costs = |story: &mut OpenLesson, step: usize| {
        let step = story.show(step).unwrap();
        ["plain", "one", "two", "climbing"].map(|by| number(step, &format!("products-{by}")))
    };
    let (few, many) = (costs(&mut story, 2), costs(&mut story, 8));
    println!("100 vertices: {few:?}, 100 000: {many:?}");
    assert!(many[0] > 900.0 * few[0], "plain grows with the vertices");
    for by in 1..4 {
        let grown = many[by] / few[by];
        assert!(grown < 8.0 && many[by] < many[0] / 1000.0, "{by}");
    }
    let flaw = story.show(9).unwrap();
    assert_eq!(flaw.text.key, "flat-line.flaw");
    assert!((number(flaw, "reported") - 0.1).abs() < 1e-12);
    assert!((number(flaw, "depth") - 0.1).abs() < 1e-12);
}

/// Checks the right answers against the next step's figure.
#[test]
fn answers_agree_with_the_next_step() {
    let info = info("gilbert");
    let mut asked = std::collections::BTreeMap::new();
    for requested in keys::parameter_sets(&info) {
        let mut story = opened(&info, &requested);
        for i in 0..story.steps() {
            let Some(question) = story.show(i).unwrap().question.clone() else {
                continue;
            };
            let next = story.show(i + 1).unwrap().clone();
            if let Some(pointing) = &question.point {
                let is_there = |item: &Item| match item {
                    Item::Dot { at, .. } => (at - pointing.answer).norm() < 1e-9,
                    _ => false,
                };
                assert!(next.figure.items.iter().any(is_there), "{requested:?} {i}");
                *asked.entry((question.name, "a place")).or_insert(0) += 1;
                continue;
            }
            let right = &question.choices[question.answer];
            let kind = match right {
                Caption::Key(key) => *key,
                _ => "a corner",
            };
            *asked.entry((question.name, kind)).or_insert(0) += 1;
            let yes = *right == Caption::Key("yes");
            match question.name {
                "gilbert.proven" => assert_eq!(yes, number(&next, "lower") > 0.0),
                "gilbert.done" => {
                    let end = [
                        "gilbert.separated",
                        "gilbert.touching",
                        "gilbert.unfinished",
                    ];
                    assert_eq!(yes, end.contains(&next.text.key), "{requested:?} {i}");
                }
                "gilbert.leaves" => {
                    let is_removed = |item: &&Item| {
                        matches!(
                            item,
                            Item::Label {
                                role: Role::Removed,
                                ..
                            }
                        )
                    };
                    let removed = next.figure.items.iter().filter(is_removed);
                    let removed: Vec<&Caption> = removed
                        .map(|item| match item {
                            Item::Label { text, .. } => text,
                            _ => unreachable!(),
                        })
                        .collect();
                    match removed[..] {
                        [] => assert_eq!(*right, Caption::Key("none")),
                        [one] => assert_eq!(one, right),
                        _ => assert_eq!(*right, Caption::Key("several")),
                    }
                }
                other => panic!("no check for {other}"),
            }
            for choice in 0..question.choices.len() {
                let grade = story.grade(i, choice).unwrap();
                assert_eq!(grade.right, choice == question.answer);
            }
            assert!(story.grade(i, question.choices.len()).is_err());
        }
    }
    println!("{asked:?}");
    assert!(
        asked.len() >= 5,
        "each question has each kind of answer now and then: {asked:?}"
    );
}

/// Checks that the lesson reports where cached pairs are wrong, which happens only if nothing else is measured; a proof
/// never fails.
#[test]
fn far_and_near_says_where_it_is_wrong() {
    for shapes in ["channel", "tori"] {
        for (mode, can_be_wrong) in [("published", true), ("proven", false)] {
            let requested = [("shapes", word(shapes)), ("mode", word(mode))];
            let mut story = common::opened("far-and-near", requested);
            let (mut wrong, mut far) = (0, 0);
            for i in 0..story.steps() {
                let step = story.show(i).unwrap().clone();
                let [answer, hull, exact, least, most] = [
                    "answer",
                    "hull-distance",
                    "exact-distance",
                    "at-least",
                    "at-most",
                ]
                .map(|name| number(&step, name));
                assert!(exact > 0.5, "{shapes} {i}: the parts stay apart");
                assert!(hull <= exact + 1e-9 && least <= exact + 1e-9 && most >= exact - 1e-9);
                let is_wrong = step.text.key == "far-and-near.wrong";
                if step.text.key == "far-and-near.hulls" {
                    far += 1;
                    assert!(answer > 30.0 && (answer - hull).abs() < 1e-9);
                } else {
                    assert_eq!(is_wrong, answer > exact + 1e-9, "{shapes} {mode} {i}");
                }
                wrong += usize::from(is_wrong);
                if let (Some(question), true) = (&step.question, i + 1 < story.steps()) {
                    let yes = question.choices[question.answer] == Caption::Key("yes");
                    let next = story.show(i + 1).unwrap().text.key;
                    assert_eq!(yes, next == question.name, "{shapes} {mode} {i}");
                }
            }
            println!("{shapes} {mode}: {far} by hulls, {wrong} wrong");
            assert!(far > 10 && far < 110, "{shapes} {mode}: {far}");
            assert_eq!(wrong > 0, can_be_wrong, "{shapes} {mode}: {wrong}");
        }
    }
}

#[test]
fn gilbert_bounds_converge_to_requested_distance() {
    let info = info("gilbert");
    for shapes in ["hulls", "boxes", "needles", "polygons", "point"] {
        for method in ["johnson", "signed-volumes"] {
            let requested = RequestedValues::from([
                ("shapes".to_owned(), Value::Text(shapes.to_owned())),
                ("method".to_owned(), Value::Text(method.to_owned())),
                ("gap".to_owned(), Value::Number(25.0)),
            ]);
            let mut story = opened(&info, &requested);
            let mut last = [f64::NEG_INFINITY, f64::INFINITY];
            let steps = story.steps();
            for i in 1..steps {
                let step = story.show(i).unwrap();
                let [lower, upper] = ["lower", "upper"].map(|name| number(step, name));
                assert!(
                    lower >= last[0] - 1e-9 && upper <= last[1] + 1e-9,
                    "{shapes} {i}"
                );
                assert!(lower <= 25.0 + 1e-9 && upper >= 25.0 - 1e-9, "{shapes} {i}");
                last = [lower, upper];
            }
            assert!(last[1] - last[0] < 1e-9 && (last[1] - 25.0).abs() < 1e-9);
            assert_eq!(story.show(steps - 1).unwrap().text.key, "gilbert.separated");
        }
    }
}

/// Checks the number of comparisons: 8 instead of 36 in the thesis' example of one square; a whole part saves far more.
#[test]
fn a_shift_along_each_axis_for_itself_takes_a_few_comparisons() {
    let requested = [("motion", "shifts"), ("rule", "any-contact")];
    let mut story = common::opened("moving-tree", words(&requested));
    let last = story.steps() - 1;
    let step = story.show(last).unwrap();
    let [plain, axes, compacted] =
        ["plain", "axes", "compacted"].map(|by| number(step, &format!("comparisons-{by}")));
    println!("{plain} {axes} {compacted}");
    assert!(plain * 8.0 > axes * 36.0, "{plain} {axes}");
    assert!(
        compacted <= axes && compacted * 1.1 > axes,
        "{axes} {compacted}"
    );
}

#[test]
fn missing_step_or_choice_is_refused() {
    let models = Default::default();
    let context = Context {
        now: ticking,
        models: &models,
        cache: &Arc::default(),
        executor: &(Arc::new(SequentialExecutor) as Arc<dyn DynExecutor>),
        copy_message: <[u8]>::to_vec,
    };
    let unknown = open("nothing", &RequestedValues::new(), &context)
        .unwrap_err()
        .to_string();
    assert!(unknown.starts_with("There is no lesson “nothing”: how-far-apart, gilbert, "));
}
