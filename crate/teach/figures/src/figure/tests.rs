//! Tests the draw lists of small figures, read as text.

use std::sync::Arc;

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_lesson::figure::{
    Caption, DragHandle, Figure, Fill, HandleAxis, Hidden, Item, Role, Symbol, Weight,
};

use super::style::{line, solid};
use super::{FigureView, build};
use crate::testing::{VIEWPORT, cuboid, mouse};
use nearpoint_view::camera::{Camera, StandardView};
use nearpoint_view::input::{Key, PointerKind};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;

fn figure() -> Figure {
    let shape = cuboid([2.0; 3]);
    let at = |x: f64, z: f64| Point::new(x, 0.0, z);
    Figure {
        up: Up::Z,
        items: vec![
            Item::Solid {
                shape: Arc::clone(&shape),
                pose: Pose::identity(),
                role: Role::A,
            },
            Item::Solid {
                shape,
                pose: Pose::translation(5.0, 0.0, 0.0),
                role: Role::Difference,
            },
            Item::Line {
                points: vec![at(1.0, 0.0), at(4.0, 0.0), at(4.0, 1.0)],
                role: Role::Upper,
                weight: Weight::Strong,
                hidden: Hidden::Over,
            },
            Item::Dot {
                at: at(1.0, 0.0),
                role: Role::Witness,
                symbol: Symbol::Disc,
            },
            Item::Label {
                at: at(2.5, 0.0),
                text: Caption::Math("ν₁".to_owned()),
                role: Role::Upper,
            },
        ],
    }
}

fn front() -> Camera {
    let mut camera = Camera::new(Up::Z, VIEWPORT);
    camera.look_from(StandardView::Front);
    camera.fit(&figure().extent());
    camera
}

#[test]
fn draw_list_of_figure_matches_its_items() {
    let (list, notes) = build(&figure(), &front(), Theme::Light);
    assert_eq!(
        list.to_string(),
        "part 1 triangles 12 at (0.000, 0.000, 0.000)\n\
         part 2 triangles 12 at (5.000, 0.000, 0.000) translucent\n\
         stroke (1.000, 0.000, 0.000) to (4.000, 0.000, 0.000) width [3.5, 3.5] OnTop\n\
         stroke (4.000, 0.000, 0.000) to (4.000, 0.000, 1.000) width [3.5, 3.5] OnTop\n\
         Disc (1.000, 0.000, 0.000) radius 5\n"
    );
    let [note] = &notes[..] else {
        panic!("{notes:?}")
    };
    assert_eq!(note.caption, Caption::Math("ν₁".to_owned()));
    assert!((note.x - 416.0).abs() < 1.0 && (note.y - 284.0).abs() < 1.0);
    assert!(list.near > 0.0 && list.near < list.far);
}

#[test]
fn virtual_faces_are_hatched_and_outlined() {
    let corners = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
    let square = |fill| Figure {
        up: Up::Z,
        items: vec![Item::Faces {
            polygons: vec![corners.map(|(x, y)| Point::new(x, y, 0.0)).to_vec()],
            role: Role::Virtual,
            fill,
        }],
    };
    let strokes = |fill| build(&square(fill), &front(), Theme::Dark).0.strokes.len();
    assert_eq!(strokes(Fill::Outlined), 4);
    assert!(strokes(Fill::Hatched) > 40);
}

#[test]
fn every_role_has_a_colour_in_every_theme() {
    let roles = [
        Role::A,
        Role::B,
        Role::Difference,
        Role::Simplex,
        Role::Upper,
        Role::Lower,
        Role::Witness,
        Role::Origin,
        Role::Virtual,
        Role::Removed,
        Role::Quiet,
    ];
    for theme in [Theme::Light, Theme::Dark] {
        let elements = (0..1000).map(Role::Element);
        let levels = (0..=255).map(Role::Level);
        for role in roles.into_iter().chain(elements).chain(levels) {
            for colour in [solid(role, theme), line(role, theme)] {
                let is_colour = colour.iter().all(|c| (0.0..=1.0).contains(c));
                assert!(is_colour, "{role:?} {colour:?}");
            }
        }
        let few = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| line(Role::Element(i), theme));
        for (i, a) in few.iter().enumerate() {
            for b in &few[..i] {
                let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.1, "{a:?} {b:?}");
            }
        }
    }
}

#[test]
fn the_camera_stays_while_steps_go_by_and_hands_only_move_it() {
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(figure());
    figure_view.draw_list(0.0);
    let opened = figure_view.camera().clone();
    for (kind, at) in [
        (PointerKind::Down, (200.0, 300.0)),
        (PointerKind::Move, (260.0, 320.0)),
        (PointerKind::Up, (260.0, 320.0)),
    ] {
        let is_taken = figure_view.pointer(mouse(kind, at)).unwrap();
        assert!(is_taken || kind == PointerKind::Up);
    }
    let turned = figure_view.camera().clone();
    assert_ne!(turned, opened, "a drag on a solid turns the view");
    assert!(figure_view.is_dirty());
    figure_view.show(figure());
    // No step turns the view back.
    assert_eq!(figure_view.camera().back(), turned.back());
    let before = figure_view.draw_list(0.0).to_string();
    for key in ["g", "r", "Delete", "i"] {
        figure_view.key(&Key::down(key)).unwrap();
        let moving = mouse(PointerKind::Move, (300.0, 330.0));
        figure_view.pointer(moving).unwrap();
    }
    // No solid can be moved.
    assert_eq!(figure_view.draw_list(0.0).to_string(), before);
    figure_view.open(figure());
    assert_eq!(*figure_view.camera(), opened);
}

fn handle(parameter: &'static str, direction: Vector, range: [f64; 2]) -> HandleAxis {
    HandleAxis {
        parameter,
        direction,
        value: 0.0,
        range,
        step: 0.5,
    }
}

fn with_drag_handle() -> Figure {
    let mut figure = figure();
    let Item::Solid { shape, pose, .. } = figure.items[0].clone() else {
        panic!("the first item is a solid")
    };
    figure.items.push(Item::DragHandle(DragHandle {
        shape,
        pose,
        along: vec![
            handle("x", Vector::x(), [-2.0, 2.0]),
            handle("z", Vector::z(), [-100.0, 100.0]),
        ],
        turn: Some(handle("turn", Vector::z(), [-90.0, 90.0])),
    }));
    figure
}

#[test]
fn a_grip_is_dragged_by_pointer_and_keys_and_the_view_stays() {
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(with_drag_handle());
    figure_view.show_standard_view(StandardView::Front);
    let view = figure_view.camera().clone();
    let seen = view.project(Point::origin()).unwrap();
    let hand = |figure_view: &mut FigureView, kind, dx: f64, dy: f64, shift| {
        let mut pointer = mouse(kind, (seen.x + dx, seen.y + dy));
        pointer.modifiers.shift = shift;
        figure_view.pointer(pointer).unwrap();
    };
    // This is the number of pixels of one unit at the front of the box.
    let unit = 1.0 / view.pixel_at(view.depth_of(Point::new(0.0, -1.0, 0.0)));
    let taken = |figure_view: &mut FigureView| figure_view.take_dragged_values().cloned();
    hand(&mut figure_view, PointerKind::Move, 0.0, 0.0, false);
    assert_eq!(figure_view.cursor_name(), "grab");
    hand(&mut figure_view, PointerKind::Down, 0.0, 0.0, false);
    assert_eq!(taken(&mut figure_view), None);
    hand(
        &mut figure_view,
        PointerKind::Move,
        1.5 * unit,
        -3.0 * unit,
        false,
    );
    assert_eq!(taken(&mut figure_view), Some(vec![("x", 1.5), ("z", 3.0)]));
    // The story with these values is shown meanwhile; the drag counts from its start.
    figure_view.show(with_drag_handle());
    hand(&mut figure_view, PointerKind::Up, 5.0 * unit, 0.0, false);
    assert_eq!(taken(&mut figure_view), Some(vec![("x", 2.0), ("z", 0.0)]));
    assert_eq!(taken(&mut figure_view), None);
    assert_eq!(*figure_view.camera(), view);

    figure_view.show(with_drag_handle());
    hand(&mut figure_view, PointerKind::Down, 0.0, 0.0, true);
    hand(&mut figure_view, PointerKind::Move, 40.0, 0.0, true);
    hand(&mut figure_view, PointerKind::Up, 40.0, 0.0, true);
    assert_eq!(taken(&mut figure_view), Some(vec![("turn", 20.0)]));

    figure_view.show(with_drag_handle());
    for _ in 0..2 {
        assert!(figure_view.key(&Key::down("ArrowUp")).unwrap());
    }
    assert_eq!(taken(&mut figure_view), Some(vec![("z", 5.0)]));
    assert!(
        figure_view.sets_parameters(["x", "z"].into_iter())
            && !figure_view.sets_parameters(["x", "way"].into_iter())
    );
    // A drag beside the handle turns the view.
    hand(&mut figure_view, PointerKind::Down, -300.0, -200.0, false);
    hand(&mut figure_view, PointerKind::Move, -250.0, -200.0, false);
    assert_eq!(taken(&mut figure_view), None);
    assert_ne!(*figure_view.camera(), view);
}

#[test]
fn handle_that_only_turns_follows_the_pointer_about_its_pose() {
    let turn = |value| HandleAxis {
        value,
        step: 5.0,
        ..handle("turn", Vector::z(), [-180.0, 180.0])
    };
    let shape = cuboid([20.0, 20.0, 1.0]);
    let figure = |value| Figure {
        up: Up::Z,
        items: vec![
            Item::Solid {
                shape: Arc::clone(&shape),
                pose: Pose::identity(),
                role: Role::A,
            },
            Item::DragHandle(DragHandle {
                shape: Arc::clone(&shape),
                pose: Pose::identity(),
                along: Vec::new(),
                turn: Some(turn(value)),
            }),
        ],
    };
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(figure(170.0));
    figure_view.show_standard_view(StandardView::Top);
    let camera = figure_view.camera().clone();
    let pointer = |figure_view: &mut FigureView, kind, [x, y]: [f64; 2]| {
        let seen = camera.project(Point::new(x, y, 0.5)).unwrap();
        figure_view.pointer(mouse(kind, (seen.x, seen.y))).unwrap();
    };
    let taken = |figure_view: &mut FigureView| figure_view.take_dragged_values().cloned();
    pointer(&mut figure_view, PointerKind::Move, [6.0, 0.0]);
    pointer(&mut figure_view, PointerKind::Down, [6.0, 0.0]);
    // The distance from the pivot does not matter. A full turn has no end.
    for (at, degrees) in [
        ([3.0, 3.0], -145.0),
        ([0.0, 8.0], -100.0),
        ([2.0, -2.0], 125.0),
    ] {
        pointer(&mut figure_view, PointerKind::Move, at);
        assert_eq!(taken(&mut figure_view), Some(vec![("turn", degrees)]));
    }
    pointer(&mut figure_view, PointerKind::Up, [0.0, -4.0]);
    assert_eq!(taken(&mut figure_view), Some(vec![("turn", 80.0)]));

    figure_view.show(figure(-175.0));
    for (key, degrees) in [
        ("ArrowRight", -180.0),
        ("ArrowRight", 175.0),
        ("ArrowLeft", -180.0),
    ] {
        assert!(figure_view.key(&Key::down(key)).unwrap());
        assert_eq!(taken(&mut figure_view), Some(vec![("turn", degrees)]));
    }
}

#[test]
fn what_lies_flat_is_first_seen_from_above_and_dragged_in_its_plane() {
    let shape = cuboid([20.0, 20.0, 1.0]);
    let handle = |parameter, direction| handle(parameter, direction, [-9.0, 9.0]);
    let grip = DragHandle {
        shape: Arc::clone(&shape),
        pose: Pose::identity(),
        along: vec![handle("x", Vector::x()), handle("y", Vector::y())],
        turn: None,
    };
    let plate = Item::Solid {
        shape,
        pose: Pose::identity(),
        role: Role::A,
    };
    let mut figure_view = FigureView::new(VIEWPORT, Theme::Light);
    figure_view.open(Figure {
        up: Up::Z,
        items: vec![plate, Item::DragHandle(grip)],
    });
    let camera = figure_view.camera().clone();
    assert!(camera.back().z > 0.8);
    let on_top = |x: f64, y: f64| camera.project(Point::new(x, y, 0.5)).unwrap();
    let mut pointer = |kind, [x, y]: [f64; 2]| {
        let seen = on_top(x, y);
        figure_view.pointer(mouse(kind, (seen.x, seen.y))).unwrap()
    };
    pointer(PointerKind::Down, [1.0, 1.0]);
    pointer(PointerKind::Move, [4.0, 6.0]);
    assert_eq!(
        figure_view.take_dragged_values(),
        Some(&vec![("x", 3.0), ("y", 5.0)])
    );
}
