//! Tests pointers on an empty canvas.

use super::*;
use crate::input::{Button, Modifiers};
use PointerKind::{Cancel, Down, Leave, Move, Up};

fn event(kind: PointerKind, id: i32, (x, y): Pixels, touch: bool) -> Pointer {
    Pointer {
        kind,
        id,
        x,
        y,
        button: Button::Left,
        touch,
        modifiers: Modifiers::default(),
    }
}

fn mouse(gestures: &mut Gestures, kind: PointerKind, at: Pixels) -> Option<Intent> {
    gestures.pointer(&event(kind, 1, at, false))
}

fn finger(gestures: &mut Gestures, kind: PointerKind, id: i32, at: Pixels) -> Option<Intent> {
    gestures.pointer(&event(kind, id, at, true))
}

const HERE: Pixels = (100.0, 50.0);

#[test]
fn press_that_hardly_moves_is_a_tap() {
    let mut gestures = Gestures::default();
    assert_eq!(mouse(&mut gestures, Down, HERE), Some(Intent::Press));
    assert_eq!(mouse(&mut gestures, Move, (102.0, 53.0)), None);
    assert_eq!(mouse(&mut gestures, Up, (102.0, 53.0)), Some(Intent::Tap));
    assert!(gestures.is_idle());
}

#[test]
fn drag_includes_the_pixels_of_the_tap_tolerance() {
    let mut gestures = Gestures::default();
    mouse(&mut gestures, Down, HERE);
    assert_eq!(mouse(&mut gestures, Move, (103.0, 50.0)), None);
    let begun = mouse(&mut gestures, Move, (106.0, 50.0));
    assert_eq!(begun, Some(Intent::Drag { by: (6.0, 0.0) }));
    let back = mouse(&mut gestures, Move, HERE);
    assert_eq!(back, Some(Intent::Drag { by: (-6.0, 0.0) }));
    assert_eq!(mouse(&mut gestures, Up, HERE), Some(Intent::Drop));
}

#[test]
fn grabbed_object_follows_at_once_and_may_still_be_tapped() {
    for (to, end) in [((101.0, 50.0), Intent::Tap), ((101.0, 54.0), Intent::Drop)] {
        let mut gestures = Gestures::default();
        mouse(&mut gestures, Down, HERE);
        gestures.grab();
        let by = (to.0 - HERE.0, to.1 - HERE.1);
        assert_eq!(mouse(&mut gestures, Move, to), Some(Intent::Drag { by }));
        assert_eq!(mouse(&mut gestures, Up, to), Some(end));
    }
}

#[test]
fn a_pointer_that_is_not_pressed_hovers_and_leaves() {
    let mut gestures = Gestures::default();
    let first = mouse(&mut gestures, Move, HERE);
    assert_eq!(first, Some(Intent::Hover { by: (0.0, 0.0) }));
    let next = mouse(&mut gestures, Move, (90.0, 70.0));
    assert_eq!(next, Some(Intent::Hover { by: (-10.0, 20.0) }));
    assert_eq!(gestures.cursor(), Some((90.0, 70.0)));
    assert_eq!(mouse(&mut gestures, Leave, HERE), Some(Intent::Leave));
    assert_eq!(mouse(&mut gestures, Up, HERE), None);
}

#[test]
fn another_pointer_that_is_pressed_or_one_that_is_taken_away_cancels() {
    let mut gestures = Gestures::default();
    mouse(&mut gestures, Down, HERE);
    assert_eq!(
        gestures.pointer(&event(Move, 2, (0.0, 0.0), false)),
        None,
        "only the pressed pointer drags"
    );
    let other = gestures.pointer(&event(Cancel, 2, HERE, false));
    assert_eq!(other, None);
    assert!(gestures.is_pressed_by(1) && !gestures.is_pressed_by(2));
    let second = gestures.pointer(&event(Down, 2, HERE, false));
    assert_eq!(second, Some(Intent::Cancel));
    assert!(gestures.is_idle());
    mouse(&mut gestures, Down, HERE);
    assert_eq!(mouse(&mut gestures, Cancel, HERE), Some(Intent::Cancel));
    assert!(gestures.is_idle());
}

#[test]
fn released_pointer_hovers_until_pressed_again() {
    let mut gestures = Gestures::default();
    mouse(&mut gestures, Down, HERE);
    gestures.release();
    let moved = mouse(&mut gestures, Move, (150.0, 50.0));
    assert_eq!(moved, Some(Intent::Hover { by: (50.0, 0.0) }));
    assert_eq!(mouse(&mut gestures, Up, HERE), None);
    assert_eq!(mouse(&mut gestures, Down, HERE), Some(Intent::Press));
}

#[test]
fn two_fingers_pinch_and_one_of_them_left_does_nothing() {
    let mut gestures = Gestures::default();
    finger(&mut gestures, Down, 1, HERE);
    let begun = finger(&mut gestures, Down, 2, (200.0, 50.0));
    let from = [HERE, (200.0, 50.0)];
    assert_eq!(begun, Some(Intent::Pinch { from, to: from }));
    let to = [HERE, (250.0, 60.0)];
    let moved = finger(&mut gestures, Move, 2, to[1]);
    assert_eq!(moved, Some(Intent::Pinch { from, to }));
    assert_eq!(finger(&mut gestures, Up, 1, HERE), Some(Intent::Drop));
    assert!(matches!(
        finger(&mut gestures, Move, 2, HERE),
        Some(Intent::Hover { .. })
    ));
    assert_eq!(finger(&mut gestures, Up, 2, HERE), None);
    let alone = finger(&mut gestures, Down, 3, HERE);
    assert_eq!(alone, Some(Intent::Press), "the lifted ones are forgotten");
}
