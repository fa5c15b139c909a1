//! Checks the pictures of steps in which something moves, at all times.

use nearpoint_lesson::figure::{Figure, Item, Role};
use nearpoint_lesson::{LessonError, Motion, OpenLesson, lessons};

use crate::common::opened;

/// The lessons with a motion.
const MOVING: [&str; 9] = [
    "caught-in-between",
    "configuration-space",
    "door-opens",
    "move-it",
    "shuttle-and-chair",
    "taken-out",
    "through-the-gap",
    "two-arms",
    "where-it-fails",
];

/// Calls the test with each step of each of these lessons that has a motion.
fn each_motion(mut test: impl FnMut(&mut OpenLesson, usize, Motion, &str)) {
    for name in MOVING {
        let mut story = opened(name, []);
        let mut count = 0;
        for step in 0..story.steps() {
            if let Some(motion) = story.show(step).unwrap().motion {
                count += 1;
                test(&mut story, step, motion, &format!("{name}, step {step}"));
            }
        }
        assert!(count > 0, "nothing moves in {name}");
    }
}

/// Returns the poses of all solids, as text.
fn solids(figure: &Figure) -> Vec<String> {
    let pose = |item: &Item| match item {
        Item::Solid { pose, role, .. } => Some(format!("{role:?} {pose:?}")),
        _ => None,
    };
    figure.items.iter().filter_map(pose).collect()
}

#[test]
fn other_times_show_the_same_bodies_at_other_poses() {
    each_motion(|story, step, motion, what| {
        assert!(motion.from < motion.to, "{what}");
        assert!((motion.from..=motion.to).contains(&motion.at), "{what}");
        let shown = solids(&story.show(step).unwrap().figure);
        let mut at = |time: f64| solids(&story.figure_at(step, time, false).unwrap());
        assert_eq!(at(motion.at), shown, "{what}");
        assert_eq!(at(f64::NAN), shown, "{what}");
        let [first, middle, last] =
            [0.0, 0.5, 1.0].map(|share| at(motion.from + (motion.to - motion.from) * share));
        assert_eq!(
            [first.len(), middle.len(), last.len()],
            [shown.len(); 3],
            "{what}"
        );
        assert_ne!(first, middle, "{what}");
        assert_ne!(middle, last, "{what}");
        assert_eq!(at(f64::NEG_INFINITY), first, "{what}");
        assert_eq!(at(motion.to + 1.0), last, "{what}");
    });
}

#[test]
fn poses_on_request_are_pale_and_differ_from_the_shown_one() {
    each_motion(|story, step, motion, what| {
        let plain = solids(&story.figure_at(step, motion.at, false).unwrap());
        let with_poses = solids(&story.figure_at(step, motion.at, true).unwrap());
        let added = with_poses.strip_prefix(&plain[..]).unwrap();
        assert!(added.len() > 3, "{what}");
        let quiet = format!("{:?} ", Role::Quiet);
        assert!(
            added.iter().all(|solid| solid.starts_with(&quiet)),
            "{what}"
        );
        let pose = |solid: &String| solid.split_once(' ').unwrap().1.to_owned();
        let shown: Vec<String> = plain.iter().map(pose).collect();
        assert!(
            added.iter().any(|solid| !shown.contains(&pose(solid))),
            "{what}"
        );
    });
}

#[test]
fn whole_motion_is_in_the_focus_of_its_step() {
    each_motion(|story, step, motion, what| {
        let focus = story.show(step).unwrap().figure.focus();
        let bounds = nearpoint_geometry::bounds::Aabb::from_points(&focus);
        for share in [0.0, 1.0] {
            let time = motion.from + (motion.to - motion.from) * share;
            let figure = story.figure_at(step, time, false).unwrap();
            for item in &figure.items {
                if let Item::Solid { shape, pose, role } = item
                    && *role != Role::Quiet
                {
                    let mut corners = shape.bounds().corners().map(|corner| pose * corner);
                    assert!(corners.all(|p| bounds.contains_point(&p)), "{what} {share}");
                }
            }
        }
    });
}

#[test]
fn a_step_without_motion_refuses_a_time() {
    for lesson in lessons() {
        if MOVING.contains(&lesson.info().name) {
            continue;
        }
        let mut story = opened(lesson.info().name, []);
        assert_eq!(story.show(0).unwrap().motion, None);
        let refused = story.figure_at(0, 0.0, false).unwrap_err();
        assert_eq!(refused, LessonError::NoMotion);
    }
}
