//! Checks questions that are answered by dragging a point: the right position, the texts elsewhere, and the tolerance.

use nearpoint_geometry::Point;
use nearpoint_lesson::figure::Item;
use nearpoint_lesson::{
    LessonError, OpenLesson, PointDomain, PointGrade, PointQuestion, RequestedValues, Value, keys,
    lessons,
};

use crate::common::{self, opened, word};

/// The lessons with such questions.
const ASKING: [&str; 6] = [
    "configuration-space",
    "how-far-apart",
    "gilbert",
    "caught-in-between",
    "four-methods",
    "two-arms",
];

/// Returns the pointing questions of a story, by their steps.
fn point_questions(story: &mut OpenLesson) -> Vec<(usize, PointQuestion)> {
    let of = |step: usize, story: &mut OpenLesson| {
        let question = story.show(step).unwrap().question.clone()?;
        Some((step, question.point?))
    };
    (0..story.steps())
        .filter_map(|step| of(step, story))
        .collect()
}

fn arg_value(grade: &PointGrade, name: &str) -> f64 {
    let found = grade.args.iter().find_map(|(hole, value)| match value {
        Value::Number(number) if *hole == name => Some(*number),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{name}: {grade:?}"))
}

fn graded(story: &mut OpenLesson, step: usize, at: &Point) -> PointGrade {
    story.grade_point(step, at).unwrap().0
}

/// Checks every such story: the true position is right, the first position is not, and the text of any position is finite
/// and repeatable.
#[test]
fn a_point_is_right_where_the_story_says_and_wrong_where_it_lies_at_first() {
    for lesson in lessons().iter().map(|lesson| lesson.info()) {
        let parameter_values = keys::parameter_sets(&lesson);
        let every = if lesson.name == "two-arms" { 5 } else { 3 };
        let some = parameter_values.into_iter().step_by(every);
        let (mut stories, mut asking) = (0, 0);
        if !ASKING.contains(&lesson.name) {
            continue;
        }
        for requested in some {
            let mut story = opened(lesson.name, pairs(&requested));
            stories += 1;
            for (step, pointing) in point_questions(&mut story) {
                asking += 1;
                let what = format!("{} {requested:?}, step {step}", lesson.name);
                let PointQuestion {
                    handle,
                    answer,
                    tolerance,
                } = &pointing;
                assert!(*tolerance > 0.0 && tolerance.is_finite(), "{what}");
                assert_eq!(story.right_point(step).unwrap(), *answer, "{what}");
                assert!(
                    (handle.domain.nearest(answer) - answer).norm() < 1e-9,
                    "{what}"
                );
                assert!(graded(&mut story, step, answer).is_right, "{what}");
                assert!(!graded(&mut story, step, &handle.at).is_right, "{what}");
                for place in handle.domain.sample_points().iter().step_by(7) {
                    let (grade, figure) = story.grade_point(step, place).unwrap();
                    let (again, _) = story.grade_point(step, place).unwrap();
                    assert_eq!(grade, again, "{what}");
                    let is_finite = |value: &Value| match value {
                        Value::Number(number) => number.is_finite(),
                        _ => true,
                    };
                    assert!(
                        grade.args.iter().all(|(_, value)| is_finite(value)),
                        "{what}"
                    );
                    let is_finite = |p: &Point| p.iter().all(|c| c.is_finite());
                    assert!(figure.extent().iter().all(is_finite), "{what}");
                    let shown = figure.point_handle().unwrap();
                    assert_eq!(
                        (shown.at, shown.grade),
                        (grade.position.into(), Some(grade.is_right))
                    );
                }
            }
        }
        println!("{}: {asking} questions in {stories} stories", lesson.name);
        assert!(
            asking * 3 >= stories,
            "{}: {asking} of {stories}",
            lesson.name
        );
    }
}

fn pairs(requested: &RequestedValues) -> impl Iterator<Item = (&str, Value)> {
    requested
        .iter()
        .map(|(name, value)| (name.as_str(), value.clone()))
}

/// Checks that exactly the corners within the stated tolerance of the farthest are right.
#[test]
fn the_farthest_corner_is_the_support_point() {
    for shapes in ["hulls", "boxes", "needles", "polygons", "point"] {
        let mut story = opened("gilbert", [("shapes", word(shapes))]);
        let [(0, pointing)] = &point_questions(&mut story)[..] else {
            panic!("{shapes} asks at the start");
        };
        let PointDomain::Points(corners) = &pointing.handle.domain else {
            panic!("from corner to corner");
        };
        // The drawn corner is the first one, and the direction leads from it to the origin.
        let begin = story.show(0).unwrap().clone();
        let dots = begin.figure.items.iter().filter_map(|item| match item {
            Item::Dot { at, role, .. } => Some((*at, *role)),
            _ => None,
        });
        let dots: Vec<_> = dots.collect();
        use nearpoint_lesson::figure::Role;
        let of = |wanted: Role| dots.iter().find(|(_, role)| *role == wanted).unwrap().0;
        let towards = (of(Role::Origin) - of(Role::Simplex)).normalize();
        let height = |p: &Point| towards.dot(&p.coords);
        let most = corners.iter().map(height).fold(f64::NEG_INFINITY, f64::max);
        let mut right = 0;
        for corner in corners {
            let short = most - height(corner);
            let grade = graded(&mut story, 0, corner);
            assert_eq!(
                grade.is_right,
                short <= pointing.tolerance + 1e-9,
                "{shapes}"
            );
            assert!((arg_value(&grade, "short") - short).abs() < 1e-9);
            let beyond = corners
                .iter()
                .filter(|p| height(p) > height(corner) + 1e-9)
                .count();
            assert!(grade.is_right || arg_value(&grade, "beyond") as usize >= beyond.max(1));
            right += usize::from(grade.is_right);
        }
        assert!(
            right >= 1 && right * 4 <= corners.len(),
            "{shapes}: {right}"
        );
    }
}

/// Checks that before the first contact there is a gap, and after it faces intersect; the distances are measured from there,
/// in mm.
#[test]
fn the_disc_touches_where_it_is_right() {
    for speed in [40.0, 120.0, 200.0] {
        let requested = [("speed", Value::Number(speed))];
        let mut story = opened("caught-in-between", requested);
        let [(4, pointing)] = &point_questions(&mut story)[..] else {
            panic!("asks before the first contact");
        };
        let PointDomain::Line([from, to]) = pointing.handle.domain else {
            panic!("along its way");
        };
        assert!(((to - from).norm() - speed).abs() < 1e-9);
        let along = (to - from).normalize();
        let mut at = |off: f64| graded(&mut story, 4, &(pointing.answer + along * off));
        for (off, right) in [(-1.4, true), (1.4, true), (-1.6, false), (1.6, false)] {
            assert_eq!(at(off).is_right, right, "{speed} {off}");
        }
        let (before, after) = (at(-0.5), at(0.5));
        assert!(arg_value(&before, "gap") > 0.1 && arg_value(&before, "pairs") == 0.0);
        assert!(arg_value(&after, "pairs") >= 1.0 && arg_value(&after, "gap") == 0.0);
        assert_eq!((at(-4.0).why, at(3.0).why), ("early", "inside"));
        assert_eq!(at(1000.0).why, "through");
    }
    // Where the exact test marks faces, the answer is visible.
    let mut story = opened("caught-in-between", [("method", word("exact"))]);
    assert!(point_questions(&mut story).is_empty());
}

/// Checks that no separating position all over the sheet is nearer than the right one.
#[test]
fn no_way_out_is_shorter() {
    for pair in [
        "u-and-bar",
        "l-and-t",
        "combs",
        "star-and-l",
        "frame-and-bar",
    ] {
        let mut story = opened("four-methods", [("pair", word(pair))]);
        let [(3, pointing)] = &point_questions(&mut story)[..] else {
            panic!("{pair} asks before the exact method");
        };
        let depth = common::number(story.show(0).unwrap(), "overlap-before");
        assert!((pointing.tolerance - 0.1 * depth).abs() < 1e-9);
        let (mut right, mut clear) = (0, 0);
        for place in pointing.handle.domain.sample_points() {
            let grade = graded(&mut story, 3, &place);
            let (left, by) = (arg_value(&grade, "left"), arg_value(&grade, "by"));
            assert!((by - place.coords.xy().norm()).abs() < 1e-9);
            assert!(left > 0.0 || by >= depth - 1e-6, "{pair}: {by} < {depth}");
            assert!(left + by >= depth - 1e-6, "{pair}: {left} and {by}");
            clear += usize::from(left == 0.0);
            right += usize::from(grade.is_right);
            let is_near = left <= pointing.tolerance && by - depth <= pointing.tolerance;
            assert_eq!(grade.is_right, is_near);
        }
        println!("{pair}: {right} right, {clear} clear");
        assert!(clear > 100 && right < 20, "{pair}");
    }
}

/// Checks that the arm is at the workpiece at the stated time, and not before.
#[test]
fn the_workpiece_is_touched_where_it_is_right() {
    for form in ["linear", "trapezoidal", "cubic"] {
        let mut story = opened("two-arms", [("form", word(form))]);
        let steps = story.steps();
        let all = point_questions(&mut story);
        let [(step, pointing)] = &all[..] else {
            panic!("{form}: {} questions", all.len());
        };
        assert_eq!(*step, steps - 2);
        let meets = story.show(steps - 1).unwrap().clone();
        assert_eq!(meets.text.key, "two-arms.belt-meets");
        let grade = graded(&mut story, *step, &pointing.answer);
        // The gap is within the accuracy of the check.
        assert!(arg_value(&grade, "gap") < 3.0, "{form}: {grade:?}");
        let way = pointing.answer - pointing.handle.at;
        let before = graded(&mut story, *step, &(pointing.handle.at + way * 0.6));
        assert_eq!((before.is_right, before.why), (false, "early"));
        assert!(arg_value(&before, "gap") > 20.0, "{form}: {before:?}");
    }
    let free = common::steps(opened("two-arms", [("belt", Value::Number(50.0))]));
    assert_eq!(free.last().unwrap().text.key, "two-arms.belt-free");
    assert!(common::number(free.last().unwrap(), "belt-clearance") > 1.0);
}

/// Checks the refusals: a step without a point question refuses a point, and a point question refuses a choice.
#[test]
fn point_for_other_question_is_refused() {
    let mut story = opened("gilbert", []);
    let nowhere = Point::origin();
    assert!(story.grade(0, 0).is_err());
    assert_eq!(
        story.grade_point(1, &nowhere).unwrap_err(),
        LessonError::NoPoint
    );
    assert!(story.right_point(1).is_err());
    assert!(story.grade_point(99, &nowhere).is_err());
    // A point outside the domain is moved into it.
    let (grade, figure) = story.grade_point(0, &nowhere).unwrap();
    let pin = figure.point_handle().unwrap();
    assert_eq!(pin.domain.nearest(&nowhere), grade.position.into());
}
