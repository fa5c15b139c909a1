//! Tests the effect of section planes, and their drags.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::primitives;
use nearpoint_testing::Random;

use super::*;
use crate::camera::Camera;
use crate::input::PointerKind;
use crate::interact::{PickScene, VisibleScene};
use crate::list::tests::{block, front, scene};
use crate::testing::pointer;
use nearpoint_scene::PartId;

fn plane(normal: [f64; 3], offset: f64) -> Section {
    Section::new(normal.into(), offset).unwrap()
}

#[test]
fn numbers_that_make_no_plane_are_refused() {
    assert_eq!(Section::new(Vector::zeros(), 1.0), None);
    assert_eq!(Section::new(Vector::new(f64::NAN, 0.0, 1.0), 1.0), None);
    assert_eq!(Section::new(Vector::x(), f64::INFINITY), None);
    assert_eq!(plane([0.0, 0.0, 4.0], 1.0).normal, Vector::z());
}

#[test]
fn visible_interval_of_a_ray_is_inside_all_sections() {
    let mut random = Random::seeded("sections", 0x5ec7);
    for _ in 0..300 {
        let mut vector = || Vector::from_fn(|_, _| random.between(-1.0, 1.0));
        let cuts: Vec<Section> = (0..3)
            .filter_map(|_| Section::new(vector(), vector().x))
            .collect();
        let ray = Ray {
            origin: Point::from(vector() * 2.0),
            direction: vector().normalize(),
        };
        let kept = visible_interval(&cuts, &ray);
        for i in 0..60 {
            let t = f64::from(i) * 0.1;
            let is_there = cuts.iter().all(|cut| cut.signed_distance(ray.at(t)) <= 0.0);
            let stated = kept.is_some_and(|[from, to]| (from..=to).contains(&t));
            let on_border = kept.is_some_and(|ends| ends.iter().any(|end| (end - t).abs() < 1e-9));
            assert!(is_there == stated || on_border, "{cuts:?} {ray:?} {t}");
        }
    }
}

#[test]
fn cut_away_parts_are_not_picked_but_those_behind_are() {
    let scene = scene(&[
        (primitives::cuboid(2.0, 2.0, 2.0), Pose::identity()),
        block([2.0, 2.0, 2.0], [0.0, 5.0, 0.0]),
    ]);
    let camera = front(&scene);
    let ray = camera.ray(400.0, 300.0);
    let pick = |sections: &[Section]| {
        let sight = VisibleScene {
            scene: &scene,
            shown_pair: None,
            sections,
            explosion: None,
            is_locked: false,
        };
        sight.pick(&ray).map(|hit| hit.part)
    };
    assert_eq!(pick(&[]), Some(PartId(0)));
    // Everything before y = 2 is cut away; then everything beyond it, too.
    assert_eq!(pick(&[plane([0.0, -1.0, 0.0], -2.0)]), Some(PartId(1)));
    assert_eq!(
        pick(&[plane([0.0, -1.0, 0.0], -2.0), plane([0.0, 1.0, 0.0], 3.0)]),
        None
    );
    // The plane cuts the first part, whose inside is visible.
    assert_eq!(pick(&[plane([0.0, -1.0, 0.0], 0.0)]), Some(PartId(0)));
}

#[test]
fn a_plane_that_faces_the_eye_is_across_the_nearest_axis_and_cuts_the_near_side_away() {
    let cut = Section::facing(Vector::new(0.3, -0.9, 0.2), Point::new(1.0, 2.0, 3.0));
    assert_eq!((cut.normal, cut.offset), (-Vector::y(), -2.0));
    assert!(
        cut.signed_distance(Point::new(0.0, -7.0, 0.0)) > 0.0,
        "the eye's side"
    );
}

#[test]
fn a_handle_that_is_dragged_stays_under_the_pointer() {
    let scene = scene(&[(primitives::cuboid(4.0, 4.0, 4.0), Pose::identity())]);
    let mut camera: Camera = front(&scene);
    camera.orbit(Point::origin(), 90.0, 70.0);
    let mut random = Random::seeded("handles", 0x4a11d);
    for _ in 0..100 {
        let normal = Vector::from_fn(|_, _| random.between(-1.0, 1.0));
        let mut cuts = vec![plane(normal.into(), 0.0)];
        let (normal, mut hand) = (cuts[0].normal, SectionDrag::default());
        let seen = camera
            .project(handle_position(&cuts[0], Point::origin()))
            .unwrap();
        let mut event = |kind, x, y, cuts: &mut Vec<Section>| {
            hand.pointer(&pointer(kind, (x, y)), cuts, Point::origin(), &camera)
        };
        let along = camera.project(Point::origin() + normal).unwrap();
        let (right, down) = (along.x - seen.x, along.y - seen.y);
        // A plane seen end on follows up and down, which is tested elsewhere.
        if right.hypot(down) < 40.0 {
            continue;
        }
        assert!(!event(
            PointerKind::Down,
            seen.x + 40.0,
            seen.y + 40.0,
            &mut cuts
        ));
        assert!(event(PointerKind::Down, seen.x, seen.y, &mut cuts));
        let (x, y) = (seen.x + right * 0.3, seen.y + down * 0.3);
        assert!(event(PointerKind::Move, x, y, &mut cuts));
        let now = camera
            .project(handle_position(&cuts[0], Point::origin()))
            .unwrap();
        let off = (now.x - x).hypot(now.y - y);
        // Perspective bends a linear gain a little.
        assert!(off < 0.12 * right.hypot(down) + 1.0, "{normal} {off}");
        assert!(event(PointerKind::Cancel, x, y, &mut cuts));
        assert_eq!(cuts[0].offset, 0.0);
        assert!(!event(PointerKind::Move, x, y, &mut cuts));
    }
}
