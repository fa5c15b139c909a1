//! Tests that the camera of a figure follows the steps' focus, and the user.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::{Figure, Hidden, Item, Role, Weight};

use super::FigureView;
use super::framing::{MIN_FOCUS_FRACTION, covered_fraction, is_in_view};
use nearpoint_view::camera::{Camera, Viewport};
use nearpoint_view::input::{Key, Modifiers, Wheel};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;

const VIEWPORT: Viewport = Viewport {
    width: 800.0,
    height: 600.0,
    device_pixels: 1.0,
};

/// Returns a box of lines.
fn lines(middle: [f64; 3], size: f64, role: Role) -> Item {
    let corner = |i: u32| {
        let side = |bit: u32| if i & bit == 0 { -0.5 } else { 0.5 };
        Point::from(middle) + Vector::new(side(1), side(2), side(4)) * size
    };
    Item::Line {
        points: (0..8).map(corner).collect(),
        role,
        weight: Weight::Normal,
        hidden: Hidden::Over,
    }
}

/// Returns a figure of a step with more in the background.
fn step(middle: [f64; 3], size: f64) -> Figure {
    Figure {
        up: Up::Z,
        items: vec![
            lines(middle, size, Role::A),
            lines([0.0; 3], 10.0, Role::Quiet),
        ],
    }
}

fn figure_view(first: Figure) -> FigureView {
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(first);
    figure_view
}

fn is_visible(figure_view: &FigureView, figure: &Figure) -> bool {
    is_in_view(&figure.focus(), figure_view.camera())
}

fn wheel(figure_view: &mut FigureView, delta: f64) {
    let (x, y) = (400.0, 300.0);
    let modifiers = Modifiers::default();
    let wheel = Wheel {
        x,
        y,
        delta,
        modifiers,
    };
    figure_view.wheel(wheel).unwrap();
}

#[test]
fn the_view_stays_while_steps_are_well_in_view_and_goes_where_they_are_not() {
    let first = step([0.0; 3], 8.0);
    let mut figure_view = figure_view(first.clone());
    let opened = figure_view.camera().clone();
    figure_view.show(step([1.0, 0.0, 0.0], 6.0));
    assert_eq!(*figure_view.camera(), opened);
    for elsewhere in [
        step([40.0, 0.0, 0.0], 8.0),
        step([0.0, 0.0, -30.0], 20.0),
        step([2.0, 2.0, 2.0], 0.8),
    ] {
        let before = figure_view.camera().clone();
        figure_view.show(elsewhere.clone());
        assert_ne!(*figure_view.camera(), before);
        assert_eq!(figure_view.camera().back(), opened.back(), "no turn");
        assert!(is_visible(&figure_view, &elsewhere));
        assert!(covered_fraction(&elsewhere.focus(), figure_view.camera()) >= MIN_FOCUS_FRACTION);
    }
    figure_view.fit();
    let all = step([2.0, 2.0, 2.0], 0.8).extent();
    assert!(is_in_view(&all, figure_view.camera()));
}

#[test]
fn a_view_chosen_by_hand_stays_as_long_as_the_step_is_in_it() {
    let first = step([0.0; 3], 8.0);
    let mut figure_view = figure_view(first.clone());
    figure_view.key(&Key::down("ArrowLeft")).unwrap();
    for _ in 0..12 {
        wheel(&mut figure_view, 300.0);
    }
    let far = figure_view.camera().clone();
    assert!(covered_fraction(&first.focus(), &far) < MIN_FOCUS_FRACTION / 2.0);
    figure_view.show(step([1.0, 0.0, 0.0], 6.0));
    assert_eq!(*figure_view.camera(), far, "as small as the hand wished");
    figure_view.resize(Viewport {
        width: 820.0,
        ..VIEWPORT
    });
    assert_eq!(figure_view.camera().distance(), far.distance());
    for _ in 0..30 {
        wheel(&mut figure_view, -300.0);
    }
    let near = figure_view.camera().clone();
    assert!(!is_visible(&figure_view, &first));
    figure_view.show(first.clone());
    assert!(is_visible(&figure_view, &first));
    assert_eq!(
        figure_view.camera().back(),
        near.back(),
        "from the same side"
    );
    figure_view.open(first.clone());
    assert!(is_visible(&figure_view, &first));
}

#[test]
fn a_picture_of_another_size_shows_the_step_too() {
    let first = step([0.0; 3], 8.0);
    let mut figure_view = figure_view(first.clone());
    for [width, height] in [
        [390.0, 329.0],
        [220.0, 977.0],
        [844.0, 221.0],
        [1440.0, 731.0],
    ] {
        figure_view.resize(Viewport {
            width,
            height,
            device_pixels: 2.0,
        });
        assert!(
            is_visible(&figure_view, &first)
                && covered_fraction(&first.focus(), figure_view.camera()) > 0.5
        );
    }
}

#[test]
fn view_glides_if_enabled_and_user_input_stops_it() {
    let there = step([40.0, 0.0, 0.0], 8.0);
    let jump = |figure_view: &mut FigureView| -> [Camera; 2] {
        figure_view.draw_list(0.0);
        let before = figure_view.camera().clone();
        figure_view.show(there.clone());
        figure_view.draw_list(1000.0);
        [before, figure_view.camera().clone()]
    };
    let mut still = figure_view(step([0.0; 3], 8.0));
    let [_, at_once] = jump(&mut still);
    assert!(is_visible(&still, &there) && !still.is_dirty());

    let mut gliding = figure_view(step([0.0; 3], 8.0));
    gliding.set_glide(true);
    let [before, begun] = jump(&mut gliding);
    assert_eq!(begun, before);
    assert!(gliding.is_dirty());
    gliding.draw_list(1150.0);
    let half = gliding.camera().clone();
    assert!(half != before && half != at_once);
    gliding.draw_list(1400.0);
    assert_eq!(*gliding.camera(), at_once);
    assert!(!gliding.is_dirty());

    let mut stopped = figure_view(step([0.0; 3], 8.0));
    stopped.set_glide(true);
    jump(&mut stopped);
    stopped.draw_list(1150.0);
    let seen = stopped.camera().clone();
    wheel(&mut stopped, 1.0);
    assert!((stopped.camera().target() - seen.target()).norm() < 0.1 * seen.distance());
    stopped.draw_list(1400.0);
    assert_ne!(*stopped.camera(), at_once);
}
