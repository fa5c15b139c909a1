//! Tests a view that jumps, drawn at given times.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};

use crate::camera::{Camera, StandardView};
use crate::focus::tests as blocks;
use crate::input::{Key, Modifiers, PointerKind, Wheel};
use crate::stage::Stage;
use crate::testing::{VIEWPORT, pointer};
use crate::viewer::Viewer;

fn viewer() -> Viewer {
    let mut viewer = blocks::viewer();
    viewer.look_from(StandardView::Front);
    viewer.set_animations(true);
    viewer.draw_list(0.0);
    viewer
}

fn press(viewer: &mut Viewer, key: &str) {
    viewer.key(&Key::down(key)).unwrap();
}

/// Returns the position of the eye in the picture at this time.
fn eye(viewer: &mut Viewer, now: f64) -> Point {
    viewer.draw_list(now);
    viewer.camera().eye()
}

#[test]
fn camera_flight_is_drawn_gradually_and_reported_at_once() {
    let mut viewer = viewer();
    let from = eye(&mut viewer, 0.0);
    press(&mut viewer, "7");
    let reported = Point::from(viewer.stored_camera().eye);
    assert_eq!(reported, viewer.view().camera.eye());
    assert_ne!(reported, from);
    assert_eq!(eye(&mut viewer, 1000.0), from);
    let ways: Vec<f64> = [1075.0, 1150.0, 1225.0, 1299.0]
        .map(|now| (eye(&mut viewer, now) - reported).norm())
        .to_vec();
    assert!(ways.is_sorted_by(|a, b| a > b), "{ways:?}");
    assert!(viewer.is_dirty(), "the next picture differs");
    assert_eq!(eye(&mut viewer, 1300.0), reported);
    assert!(!viewer.is_dirty());
}

#[test]
fn pointer_or_key_stops_a_flight_at_the_drawn_view() {
    for stop in [0, 1] {
        let mut viewer = viewer();
        press(&mut viewer, "7");
        eye(&mut viewer, 0.0);
        let seen = eye(&mut viewer, 100.0);
        if stop == 0 {
            let down = pointer(PointerKind::Down, (5.0, 5.0));
            viewer.pointer(down).unwrap();
        } else {
            let (x, y, delta, modifiers) = (5.0, 5.0, 0.0, Modifiers::default());
            let wheel = Wheel {
                x,
                y,
                delta,
                modifiers,
            };
            viewer.wheel(wheel).unwrap();
        }
        assert!((eye(&mut viewer, 110.0) - seen).norm() < 1e-9);
        assert_eq!(viewer.view().camera.eye(), viewer.camera().eye());
    }
}

#[test]
fn slow_frames_and_reduced_motion_skip_the_flight() {
    let mut viewer = viewer();
    press(&mut viewer, "7");
    viewer.report_frame_time(80.0);
    let there = viewer.view().camera.eye();
    assert_eq!(eye(&mut viewer, 0.0), there);
    viewer.set_animations(false);
    press(&mut viewer, "1");
    let there = viewer.view().camera.eye();
    assert_eq!(eye(&mut viewer, 0.0), there);
    assert!(!viewer.is_dirty());
}

#[test]
fn second_flight_starts_at_the_drawn_view() {
    let mut viewer = viewer();
    press(&mut viewer, "7");
    eye(&mut viewer, 0.0);
    let seen = eye(&mut viewer, 150.0);
    press(&mut viewer, "3");
    assert!((eye(&mut viewer, 160.0) - seen).norm() < 1e-9);
}

#[test]
fn between_two_views_it_goes_the_short_way_round_and_zooms_about_one_point() {
    let mut front = Camera::new(Up::Z, VIEWPORT);
    front.look_from(StandardView::Front);
    let mut left = front.clone();
    left.look_from(StandardView::Left);
    let half = front.towards(&left, 0.5);
    assert!(
        half.back().x < -0.7 && half.back().y < -0.7,
        "{}",
        half.back()
    );
    assert_eq!(front.towards(&front, 0.3).eye(), front.eye());
    // A zoom to a point at the side: the point stays in place during the flight.
    let at = front.unproject(600.0, 200.0, front.distance());
    let mut near = front.clone();
    near.zoom(at, 0.01);
    for fraction in [0.1, 0.5, 0.9, 1.0] {
        let seen = front.towards(&near, fraction).project(at).unwrap();
        assert!((seen.x - 600.0).hypot(seen.y - 200.0) < 1e-6);
    }
    let mut beside = front.clone();
    beside.pan(100.0, 0.0, front.distance());
    let half = front.towards(&beside, 0.5).target() - front.target();
    let whole: Vector = beside.target() - front.target();
    assert!((half * 2.0 - whole).norm() < 1e-9);
}
