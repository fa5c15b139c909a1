//! Tests modes, keys and rotations of a drag in progress.

use super::*;

fn rotated(bench: &InputTest, direction: Vector) -> Vector {
    bench.boxes.poses[0].rotation * direction
}

fn near(a: Vector, b: Vector) -> bool {
    (a - b).norm() < 1e-9
}

/// Selects the movable box and shows its rings; returns their centre on the canvas.
fn with_rings() -> (InputTest, (f64, f64)) {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    bench.input.set_tool(Tool::Rotate);
    let middle = bench.canvas_position(Point::new(-1.0, 0.0, 0.0));
    (bench, middle)
}

#[test]
fn inside_the_rings_the_part_rolls_as_a_ball() {
    let (mut bench, middle) = with_rings();
    let from = (middle.0 + 40.0, middle.1 + 40.0);
    bench.drag(from, (from.0 + crate::list::RING, from.1), |_| ());
    assert_eq!(*bench.names().last().unwrap(), "end");
    // The side that faces the eye (−y) turns to the right (x) by a radian.
    let (sin, cos) = 1f64.sin_cos();
    assert!(near(
        rotated(&bench, -Vector::y()),
        Vector::new(sin, -cos, 0.0)
    ));
    assert!(bench.moved().norm() < 1e-12, "the middle stays");
}

#[test]
fn the_outer_ring_turns_around_the_line_of_sight() {
    let (mut bench, middle) = with_rings();
    let radius = 98.0;
    let from = (middle.0 + radius, middle.1);
    bench.pointer(PointerKind::Move, from, |_| ());
    let active = bench.input.gizmo(&bench.boxes).and_then(|g| g.active);
    assert_eq!(active, Some(Handle::Twist));
    bench.drag(from, (middle.0, middle.1 - radius), |_| ());
    // The part turned from the right to the top.
    assert!(near(rotated(&bench, Vector::x()), Vector::z()));
}

#[test]
fn with_alt_the_view_turns_over_the_rings_too() {
    let (mut bench, middle) = with_rings();
    let from = (middle.0 + 40.0, middle.1 + 40.0);
    bench.drag(from, (from.0 + 40.0, from.1), |p| p.modifiers.alt = true);
    assert!(bench.log.is_empty());
}

#[test]
fn arrow_keys_turn_and_roll_step_by_step() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    for key in ["r", "ArrowLeft", "ArrowUp", "Enter"] {
        bench.key(key);
    }
    let (sin, cos) = 10f64.to_radians().sin_cos();
    assert!(near(
        rotated(&bench, Vector::x()),
        Vector::new(cos, 0.0, sin)
    ));
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    for key in ["r", "r", "ArrowRight", "ArrowRight", "Enter"] {
        bench.key(key);
    }
    assert!(near(
        rotated(&bench, -Vector::y()),
        Vector::new(sin, -cos, 0.0)
    ));
    assert!(near(rotated(&bench, Vector::z()), Vector::z()));
}

#[test]
fn with_ctrl_an_arrow_key_moves_by_a_round_step() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    for key in ["g", "Control", "ArrowRight", "ArrowRight", "ArrowRight"] {
        bench.key(key);
    }
    let step = bench.input.drag().unwrap().step(&bench.camera);
    assert!((bench.moved().x / step - 3.0).abs() < 1e-9);
    assert!(bench.moved().z.abs() < 1e-12);
}

#[test]
fn m_goes_through_the_modes_of_a_drag() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    bench.key("g");
    let mut modes = Vec::new();
    for _ in 0..3 {
        bench.key("m");
        modes.push(bench.boxes.mode);
    }
    assert_eq!(modes, [DragMode::Stop, DragMode::Snap, DragMode::Detect]);
    bench.key("Escape");
    bench.key("m");
    assert_eq!(bench.boxes.mode, DragMode::Stop, "the next drag's");
}

#[test]
fn alt_suspends_the_mode_until_it_is_released_or_the_drag_ends() {
    for ending in ["alt up", "up", "Escape", "key"] {
        let mut bench = InputTest::new();
        bench.boxes.mode = DragMode::Snap;
        let from = bench.canvas_position(FRONT_OF_MOVABLE);
        let to = (from.0 + 30.0, from.1);
        bench.pointer(PointerKind::Down, from, |_| ());
        bench.pointer(PointerKind::Move, to, |_| ());
        if ending == "key" {
            bench.key("Alt");
        } else {
            bench.pointer(PointerKind::Move, to, |p| p.modifiers.alt = true);
        }
        assert_eq!(bench.boxes.mode, DragMode::Detect);
        match ending {
            "alt up" => bench.pointer(PointerKind::Move, to, |_| ()),
            "up" => bench.pointer(PointerKind::Up, to, |p| p.modifiers.alt = true),
            "key" => {
                let outcome = bench.input.key_up("Alt", &bench.camera, &bench.boxes);
                bench.apply(outcome);
            }
            _ => bench.key(ending),
        }
        assert_eq!(bench.boxes.mode, DragMode::Snap, "{ending}");
        let last = bench.names().into_iter().rev().take(2).collect::<Vec<_>>();
        match ending {
            "up" => assert_eq!(last, ["mode", "end"]),
            "Escape" => assert_eq!(last, ["mode", "cancel"]),
            _ => assert!(bench.input.drag().is_some()),
        }
    }
}
