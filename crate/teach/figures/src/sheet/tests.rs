//! Tests the input and the pictures of a sheet.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_sheet::samples::SampleSheet;
use nearpoint_sheet::{Command, Contour, ContourId, DragMode, Sheet, SheetError};

use super::SheetView;
use crate::testing::mouse;
use nearpoint_view::camera::Viewport;
use nearpoint_view::input::{Key, Modifiers, Pointer, PointerKind, Wheel};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;

fn view(made: SampleSheet) -> SheetView {
    let viewport = Viewport {
        width: 900.0,
        height: 600.0,
        device_pixels: 1.0,
    };
    let mut view = SheetView::new(Sheet::default(), viewport, Theme::Light);
    view.command(made.open()).expect("a made sheet opens");
    view
}

fn named(view: &SheetView, name: &str) -> Contour {
    let mut contours = view.sheet().contours().iter();
    let found = contours.find(|contour| &*contour.name == name);
    found.expect("it is on the sheet").clone()
}

fn at(view: &SheetView, id: ContourId) -> Vector2 {
    view.sheet().contour(id).expect("it is there").at
}

fn gesture(view: &mut SheetView, ends: [(f64, f64); 2], modifiers: Modifiers) {
    let [from, to] = ends;
    for (kind, at) in [
        (PointerKind::Down, from),
        (PointerKind::Move, to),
        (PointerKind::Up, to),
    ] {
        let pointer = Pointer {
            modifiers,
            ..mouse(kind, at)
        };
        view.pointer(pointer).expect("nothing is refused");
    }
}

fn press(view: &mut SheetView, key: &str, modifiers: Modifiers) -> Result<bool, SheetError> {
    view.key(&Key {
        modifiers,
        ..Key::down(key)
    })
}

fn canvas_position(view: &SheetView, at: Vector2) -> (f64, f64) {
    view.canvas_position(Point2::from(at))
        .expect("it is before the eye")
}

const PLAIN: Modifiers = Modifiers {
    shift: false,
    ctrl: false,
    alt: false,
};
const SHIFT: Modifiers = Modifiers {
    shift: true,
    ..PLAIN
};
const CTRL: Modifiers = Modifiers {
    ctrl: true,
    ..PLAIN
};

#[test]
fn a_drag_moves_what_is_under_it_and_ctrl_z_takes_it_back() {
    let mut view = view(SampleSheet::Chain);
    view.command(Command::SetMode(DragMode::Detect))
        .expect("a mode");
    let disc = named(&view, "disc");
    let (from, there) = (disc.at, disc.at + Vector2::new(30.0, 80.0));
    let ends = [canvas_position(&view, from), canvas_position(&view, there)];
    gesture(&mut view, ends, PLAIN);
    assert!((at(&view, disc.id) - there).norm() < 1e-6);
    assert_eq!(view.sheet().selected(), Some(disc.id));
    assert!(press(&mut view, "z", CTRL).expect("undo"));
    assert_eq!(at(&view, disc.id), from);
}

#[test]
fn shift_turns_and_keys_nudge_turn_and_give_up() {
    let mut view = view(SampleSheet::Chain);
    view.command(Command::SetMode(DragMode::Detect))
        .expect("a mode");
    let bar = named(&view, "pusher");
    let ends = [
        canvas_position(&view, bar.at + Vector2::new(0.0, 80.0)),
        canvas_position(&view, bar.at + Vector2::new(-80.0, 0.0)),
    ];
    gesture(&mut view, ends, SHIFT);
    let turn = |view: &SheetView| view.sheet().contour(bar.id).expect("there").turn;
    assert!((turn(&view).angle().to_degrees() - 90.0).abs() < 1e-9);
    for (key, modifiers, degrees) in [("[", PLAIN, 95.0), ("}", SHIFT, 94.0), ("]", PLAIN, 89.0)] {
        press(&mut view, key, modifiers).expect("it turns");
        let now = turn(&view).angle().to_degrees();
        assert!((now - degrees).abs() < 1e-6, "{key}: {now}");
    }
    press(&mut view, "ArrowRight", PLAIN).expect("it moves");
    assert!(at(&view, bar.id).x > bar.at.x);
    let before = at(&view, bar.id);
    let (down, onward) = (
        canvas_position(&view, before),
        canvas_position(&view, before + Vector2::new(50.0, 0.0)),
    );
    for (kind, place) in [(PointerKind::Down, down), (PointerKind::Move, onward)] {
        view.pointer(mouse(kind, place))
            .expect("nothing is refused");
    }
    assert_ne!(at(&view, bar.id), before);
    press(&mut view, "Escape", PLAIN).expect("it goes back");
    assert_eq!(at(&view, bar.id), before);
    assert!(view.sheet().dragged().is_none());
}

#[test]
fn empty_ground_pans_and_the_wheel_zooms_to_the_cursor() {
    let mut view = view(SampleSheet::Key);
    let ground = view.ground_at(880.0, 300.0);
    gesture(&mut view, [(880.0, 300.0), (840.0, 340.0)], PLAIN);
    assert!((view.ground_at(840.0, 340.0) - ground).norm() < 1e-6);
    let ground = view.ground_at(200.0, 100.0);
    let corner = view.ground_at(0.0, 0.0);
    let nearer = Wheel {
        x: 200.0,
        y: 100.0,
        delta: -300.0,
        modifiers: PLAIN,
    };
    view.wheel(nearer).expect("it zooms");
    assert!((view.ground_at(200.0, 100.0) - ground).norm() < 1e-6);
    assert!((view.ground_at(0.0, 0.0) - ground).norm() < (corner - ground).norm() * 0.8);
    for _ in 0..500 {
        view.wheel(nearer).expect("it zooms");
    }
    assert!(view.pixel_size() > 0.0);
    assert!(view.sheet().contours()[1].at == named(&view, "key").at);
}

#[test]
fn a_picture_has_few_layers_however_many_contours_there_are() {
    let mut view = view(SampleSheet::Garments);
    let list = view.draw_list(0.0);
    let areas = list.areas.expect("contours are areas");
    assert!(areas.layers.len() <= 5, "{}", areas.layers.len());
    let vertices = view.sheet().contours().iter().map(|c| c.polygon.len());
    let vertices: usize = vertices.sum();
    let drawn: usize = areas.layers.iter().map(|layer| layer.corners.len()).sum();
    assert_eq!(drawn, vertices + 4);
    assert!(!view.is_dirty());
}

#[test]
fn overlaps_are_hatched_and_have_an_arrow_and_what_is_apart_a_clearance() {
    let mut view = view(SampleSheet::Chain);
    let (disc, bar) = (named(&view, "disc"), named(&view, "pusher"));
    view.command(Command::Select(Some(disc.id))).expect("there");
    let text = view.draw_list(0.0).to_string();
    assert!(!text.contains("hatch 9"), "{text}");
    let clearance = view.frame().selected.as_ref().expect("selected").clearance;
    let clearance = clearance.expect("nothing touches it");
    let [a, b] = [clearance.on_selected, clearance.on_other];
    assert!(((b - a).norm() - clearance.distance).abs() < 1e-9);
    let (id, turn, at) = (disc.id, disc.turn, bar.at);
    view.command(Command::Place { id, turn, at })
        .expect("anywhere");
    let list = view.draw_list(0.0);
    assert!(list.to_string().contains("hatch 9"), "{list}");
    // The strokes are a line and two barbs, and their halo.
    assert_eq!(list.strokes.len(), 6);
    assert_eq!(list.labels.len(), 1);
    assert!(press(&mut view, "p", PLAIN).expect("there is room"));
    assert!(!view.draw_list(0.0).to_string().contains("hatch 9"));
}

#[test]
fn sliced_opening_is_shown_when_complete() {
    let mut view = view(SampleSheet::Key);
    let key = named(&view, "key");
    let down = view.canvas_position(key.at.into()).expect("in sight");
    view.pointer(mouse(PointerKind::Down, down))
        .expect("it is free");
    assert_eq!(view.sheet().dragged(), Some(key.id));
    let Command::Open {
        title,
        sheet,
        contours,
    } = SampleSheet::Chain.open()
    else {
        panic!("a made sheet is opened");
    };
    let corners = sheet;
    view.begin_open(&title, sheet, contours).expect("it opens");
    // The dragged contour is back at its first position, and all is as before until the opening ends.
    assert_eq!(view.sheet().dragged(), None);
    assert_eq!(at(&view, key.id), key.at);
    let mut reported = Vec::new();
    while view.sheet().open_progress().is_some() {
        assert_eq!(view.sheet().title(), "key");
        reported.extend(view.frame().open_progress.map(|opening| opening.done));
        view.step(&|| true);
    }
    assert!(reported.len() > 10 && reported.is_sorted(), "{reported:?}");
    assert_eq!(view.sheet().title(), "chain");
    for corner in corners {
        let (x, y) = view.canvas_position(corner).expect("in sight");
        assert!((0.0..=900.0).contains(&x) && (0.0..=600.0).contains(&y));
    }
}
