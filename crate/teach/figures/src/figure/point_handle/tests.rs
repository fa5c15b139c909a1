//! Tests a figure's point handle: by mouse, by finger and with keys.

use std::sync::Arc;

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_lesson::figure::{Figure, Item, Role};
use nearpoint_lesson::{PointDomain, PointHandle};

use super::super::FigureView;
use crate::testing::{VIEWPORT, cuboid, mouse};
use nearpoint_view::camera::StandardView;
use nearpoint_view::input::{Key, Pointer, PointerKind};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;

fn figure_view(domain: PointDomain, at: Point, has_body: bool) -> FigureView {
    let shape = cuboid([4.0; 3]);
    let pin = PointHandle {
        at,
        domain,
        step: 0.5,
        body: has_body.then(|| (Arc::clone(&shape), Pose::identity())),
        grade: None,
    };
    let figure = Figure {
        up: Up::Z,
        items: vec![
            Item::Solid {
                shape,
                pose: Pose::identity(),
                role: Role::A,
            },
            Item::PointHandle(pin),
        ],
    };
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(figure);
    figure_view.show_standard_view(StandardView::Front);
    figure_view.draw_list(0.0);
    figure_view
}

fn canvas_position(figure_view: &FigureView, at: Point) -> [f64; 2] {
    let seen = figure_view.camera().project(at).unwrap();
    [seen.x, seen.y]
}

fn point(figure_view: &mut FigureView, kind: PointerKind, at: [f64; 2], touch: bool) {
    let pointer = mouse(kind, at.into());
    figure_view.pointer(Pointer { touch, ..pointer }).unwrap();
}

fn drag(figure_view: &mut FigureView, from: [f64; 2], to: [f64; 2], touch: bool) {
    point(figure_view, PointerKind::Down, from, touch);
    for fraction in [0.3, 0.7, 1.0] {
        let at = [0, 1].map(|i| from[i] + (to[i] - from[i]) * fraction);
        point(figure_view, PointerKind::Move, at, touch);
    }
    point(figure_view, PointerKind::Up, to, touch);
}

fn line() -> PointDomain {
    PointDomain::Line([Point::new(-3.0, 0.0, 0.0), Point::new(3.0, 0.0, 0.0)])
}

#[test]
fn a_pin_is_dragged_along_its_track_and_the_view_stays() {
    for (touch, off) in [(false, 0.0), (false, 10.0), (true, 25.0)] {
        let begin = Point::new(-3.0, 0.0, 0.0);
        let mut figure_view = figure_view(line(), begin, false);
        let view = figure_view.camera().clone();
        let requested = Point::new(1.5, 0.0, 0.0);
        let beside = |[x, y]: [f64; 2]| [x, y + off];
        let [from, to] = [begin, requested].map(|at| beside(canvas_position(&figure_view, at)));
        drag(&mut figure_view, from, to, touch);
        assert!((figure_view.point().unwrap() - requested).norm() < 1e-6);
        assert_eq!(figure_view.take_dragged_point(), figure_view.point());
        assert_eq!(figure_view.take_dragged_point(), None, "reported once");
        assert_eq!(*figure_view.camera(), view);
        // Beyond the end of its domain it stays at the end.
        let far = canvas_position(&figure_view, Point::new(9.0, 0.0, 0.0));
        let from = canvas_position(&figure_view, requested);
        drag(&mut figure_view, from, far, touch);
        assert_eq!(figure_view.point().unwrap(), Point::new(3.0, 0.0, 0.0));
    }
}

#[test]
fn drag_of_point_body_moves_point_and_other_drags_turn_view() {
    let begin = Point::new(-3.0, 0.0, 0.0);
    let on_body = Point::new(-4.5, 0.0, 1.5);
    for has_body in [true, false] {
        let mut figure_view = figure_view(line(), begin, has_body);
        let from = canvas_position(&figure_view, on_body);
        let to = [from[0] + 40.0, from[1]];
        let view = figure_view.camera().clone();
        drag(&mut figure_view, from, to, false);
        assert_eq!(figure_view.point().unwrap() != begin, has_body);
        assert_eq!(*figure_view.camera() == view, has_body);
    }
}

#[test]
fn a_pin_jumps_to_the_point_that_is_seen_nearest() {
    let corner = |i: i32| Point::from([i % 3 - 1, i / 9, i / 3 % 3].map(f64::from));
    let corners: Vec<Point> = (0..18).map(corner).collect();
    let track = PointDomain::Points(corners.clone());
    let mut figure_view = figure_view(track, corners[0], false);
    let from = canvas_position(&figure_view, corners[0]);
    let [x, y] = canvas_position(&figure_view, corners[5]);
    drag(&mut figure_view, from, [x + 6.0, y - 5.0], false);
    assert_eq!(figure_view.point(), Some(corners[5]));
}

#[test]
fn keys_move_it_and_escape_gives_it_back() {
    let sides = [Vector::x() * 4.0, Vector::z() * 4.0];
    let begin = Point::origin();
    let mut figure_view = figure_view(PointDomain::Sheet(begin, sides), begin, false);
    let view = figure_view.camera().clone();
    for key in ["ArrowRight", "ArrowUp", "ArrowUp"] {
        assert!(figure_view.key(&Key::down(key)).unwrap());
    }
    let there = Point::new(0.5, 0.0, 1.0);
    assert!((figure_view.point().unwrap() - there).norm() < 1e-9);
    let mut fine = Key::down("ArrowLeft");
    fine.modifiers.shift = true;
    figure_view.key(&fine).unwrap();
    assert!((figure_view.point().unwrap().x - 0.4).abs() < 1e-9);
    assert_eq!(*figure_view.camera(), view);
    let before = figure_view.point();
    let [x, y] = canvas_position(&figure_view, before.unwrap());
    point(&mut figure_view, PointerKind::Down, [x, y], false);
    point(&mut figure_view, PointerKind::Move, [x + 90.0, y], false);
    assert_ne!(figure_view.point(), before);
    figure_view.key(&Key::down("Escape")).unwrap();
    assert_eq!(figure_view.point(), before);
}

#[test]
fn graded_point_cannot_be_moved() {
    let begin = Point::new(-3.0, 0.0, 0.0);
    let mut figure_view = figure_view(line(), begin, false);
    let pin = PointHandle {
        at: begin,
        domain: line(),
        step: 0.5,
        body: None,
        grade: Some(false),
    };
    let view = figure_view.camera().clone();
    figure_view.redraw(Figure {
        up: Up::Z,
        items: vec![Item::PointHandle(pin)],
    });
    assert_eq!(*figure_view.camera(), view);
    let from = canvas_position(&figure_view, begin);
    drag(&mut figure_view, from, [from[0] + 100.0, from[1]], false);
    figure_view.key(&Key::down("ArrowRight")).unwrap();
    assert_eq!(figure_view.point(), Some(begin));
}
