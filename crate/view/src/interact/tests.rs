//! Tests user input on a stand-in for a scene: two unit boxes on the x axis, the second one fixed.

mod rings;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Command, DragMode, PartId, Placement};

use super::*;
use crate::camera::{Ray, StandardView};
use crate::input::{Button, Modifiers, Pointer, PointerKind, Wheel};
use crate::list::{Units, corners};
use crate::testing::pointer;

const MOVABLE: PartId = PartId(0);
const FIXED: PartId = PartId(1);

struct Boxes {
    poses: [Pose; 2],
    selection: Vec<PartId>,
    mode: DragMode,
}

impl Boxes {
    fn bounds(&self, part: PartId) -> Aabb {
        let at = Point::from(self.poses[part.0 as usize].translation.vector);
        Aabb {
            lo: at - Vector::repeat(0.5),
            hi: at + Vector::repeat(0.5),
        }
    }

    /// Applies the commands that matter here, as a scene would.
    fn apply_commands(&mut self, commands: &[Command]) {
        for command in commands {
            match command {
                Command::Select { parts } => self.selection.clone_from(parts),
                Command::SetDragMode { mode } => self.mode = *mode,
                Command::DragTo { poses } => {
                    poses.iter().for_each(|p| self.poses[p.0.0 as usize] = p.1)
                }
                _ => {}
            }
        }
    }
}

impl PickScene for Boxes {
    fn parts_inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        let whole = |part: &PartId| corners(&self.bounds(*part)).into_iter().all(is_inside);
        [MOVABLE, FIXED].into_iter().filter(whole).collect()
    }

    fn pick(&self, ray: &Ray) -> Option<Hit> {
        let hit = |part: PartId| {
            let bounds = self.bounds(part);
            let mut span = (0.0_f64, f64::INFINITY);
            for i in 0..3 {
                let at = |c: f64| (c - ray.origin[i]) / ray.direction[i];
                let (near, far) = (at(bounds.lo[i]), at(bounds.hi[i]));
                span = (span.0.max(near.min(far)), span.1.min(near.max(far)));
            }
            (span.0 < span.1).then(|| Hit {
                part,
                point: ray.at(span.0),
                triangle: 0,
                distance: span.0,
            })
        };
        [MOVABLE, FIXED]
            .into_iter()
            .filter_map(hit)
            .min_by(|a, b| a.distance.total_cmp(&b.distance))
    }

    fn pose(&self, part: PartId) -> Option<Pose> {
        self.poses.get(part.0 as usize).copied()
    }

    fn is_movable(&self, part: PartId) -> bool {
        part == MOVABLE
    }

    fn selection(&self) -> Vec<PartId> {
        self.selection.clone()
    }

    fn drag_mode(&self) -> DragMode {
        self.mode
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        let all = [MOVABLE, FIXED];
        let chosen = all
            .into_iter()
            .filter(|part| parts.is_none_or(|parts| parts.contains(part)));
        chosen
            .flat_map(|part| corners(&self.bounds(part)))
            .collect()
    }
}

/// The state of a test: the input, the camera, the boxes, and the log of commands.
struct InputTest {
    input: InputState,
    camera: Camera,
    boxes: Boxes,
    log: Vec<Command>,
}

impl InputTest {
    fn new() -> Self {
        let boxes = Boxes {
            poses: [
                Pose::translation(-1.0, 0.0, 0.0),
                Pose::translation(1.0, 0.0, 0.0),
            ],
            selection: vec![],
            mode: DragMode::Detect,
        };
        let mut camera = crate::testing::camera(Up::Z, 600.0, 400.0);
        camera.look_from(StandardView::Front);
        camera.fit(&boxes.extent(None));
        Self {
            input: InputState::default(),
            camera,
            boxes,
            log: Vec::new(),
        }
    }

    fn canvas_position(&self, point: Point) -> (f64, f64) {
        let seen = self.camera.project(point).unwrap();
        (seen.x, seen.y)
    }

    fn pointer(&mut self, kind: PointerKind, at: (f64, f64), change: impl Fn(&mut Pointer)) {
        let mut pointer = pointer(kind, at);
        change(&mut pointer);
        let outcome = self.input.pointer(pointer, &mut self.camera, &self.boxes);
        self.apply(outcome);
    }

    fn key(&mut self, key: &str) {
        let outcome = self
            .input
            .key(key, Modifiers::default(), &mut self.camera, &self.boxes);
        self.apply(outcome);
    }

    fn apply(&mut self, outcome: Outcome) {
        self.boxes.apply_commands(&outcome.commands);
        self.log.extend(outcome.commands);
    }

    fn drag(&mut self, from: (f64, f64), to: (f64, f64), change: impl Fn(&mut Pointer) + Copy) {
        self.pointer(PointerKind::Down, from, change);
        for step in 1..=4 {
            let fraction = f64::from(step) / 4.0;
            let at = (
                from.0 + (to.0 - from.0) * fraction,
                from.1 + (to.1 - from.1) * fraction,
            );
            self.pointer(PointerKind::Move, at, change);
        }
        self.pointer(PointerKind::Up, to, change);
    }

    fn click(&mut self, at: (f64, f64), change: impl Fn(&mut Pointer) + Copy) {
        self.pointer(PointerKind::Down, at, change);
        self.pointer(PointerKind::Up, at, change);
    }

    fn names(&self) -> Vec<&'static str> {
        let name = |command: &Command| match command {
            Command::Select { .. } => "select",
            Command::BeginDrag { .. } => "begin",
            Command::DragTo { .. } => "to",
            Command::EndDrag => "end",
            Command::CancelDrag => "cancel",
            Command::SetDragMode { .. } => "mode",
            _ => "other",
        };
        self.log.iter().map(name).collect()
    }

    fn moved(&self) -> Vector {
        self.boxes.poses[0].translation.vector - Vector::new(-1.0, 0.0, 0.0)
    }
}

fn is_at(seen: (f64, f64), at: (f64, f64)) -> bool {
    (seen.0 - at.0).abs() < 1e-6 && (seen.1 - at.1).abs() < 1e-6
}

const FRONT_OF_MOVABLE: Point = Point::new(-1.2, -0.5, 0.1);

#[test]
fn a_part_that_is_dragged_keeps_its_grabbed_point_under_the_cursor() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    let to = (from.0 + 90.0, from.1 - 40.0);
    bench.drag(from, to, |_| ());
    assert_eq!(
        bench.names(),
        ["select", "begin", "to", "to", "to", "to", "end"]
    );
    let grabbed = FRONT_OF_MOVABLE + bench.moved();
    let seen = bench.canvas_position(grabbed);
    assert!(is_at(seen, to), "{seen:?} {to:?}");
    assert!(bench.moved().y.abs() < 1e-12, "in the plane of the screen");
}

#[test]
fn a_drag_away_and_back_moves_nothing() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.pointer(PointerKind::Down, from, |_| ());
    for offset in [200.0, -50.0, 0.0] {
        bench.pointer(PointerKind::Move, (from.0 + offset, from.1), |_| ());
    }
    assert!(bench.moved().norm() < 1e-12);
}

#[test]
fn a_drag_of_the_background_or_of_a_fixed_part_orbits() {
    for at in [
        (10.0, 10.0),
        InputTest::new().canvas_position(Point::new(1.0, -0.5, 0.0)),
    ] {
        let mut bench = InputTest::new();
        let before = bench.camera.clone();
        bench.drag(at, (at.0 - 30.0, at.1 + 20.0), |_| ());
        assert!(bench.log.is_empty());
        assert_ne!(bench.camera.back(), before.back());
    }
}

#[test]
fn ctrl_off_the_parts_draws_a_frame_that_selects_what_is_wholly_in_it() {
    let mut bench = InputTest::new();
    let before = bench.camera.clone();
    let ctrl = |pointer: &mut Pointer| pointer.modifiers.ctrl = true;
    let both = |pointer: &mut Pointer| {
        ctrl(pointer);
        pointer.modifiers.shift = true;
    };
    let middle = bench.canvas_position(Point::origin());
    // The left half, from above its corner to below it. Then the right half is added. Half of a part selects nothing.
    bench.drag((5.0, 5.0), (middle.0, 395.0), ctrl);
    assert_eq!(bench.boxes.selection, [MOVABLE]);
    bench.drag((595.0, 5.0), (middle.0, 395.0), both);
    assert_eq!(bench.boxes.selection, [MOVABLE, FIXED]);
    bench.drag((5.0, 5.0), (595.0, middle.1), ctrl);
    assert_eq!(bench.boxes.selection, []);
    assert_eq!(bench.camera, before);
    // Escape cancels it.
    bench.pointer(PointerKind::Down, (5.0, 5.0), ctrl);
    bench.pointer(PointerKind::Move, (300.0, 390.0), ctrl);
    assert!(bench.input.selection_frame().is_some());
    bench.key("Escape");
    bench.pointer(PointerKind::Up, (595.0, 395.0), ctrl);
    assert_eq!(bench.boxes.selection, []);
    assert_eq!(bench.names(), ["select"; 3]);
}

#[test]
fn alt_orbits_and_shift_pans_wherever_they_start() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.drag(from, (from.0 + 30.0, from.1), |p| p.modifiers.alt = true);
    assert!(bench.log.is_empty() && bench.input.drag().is_none());
    let mut bench = InputTest::new();
    let back = bench.camera.back();
    let corner = bench.camera.unproject(10.0, 10.0, bench.camera.distance());
    bench.drag((10.0, 10.0), (60.0, 40.0), |p| p.modifiers.shift = true);
    assert_eq!(bench.camera.back(), back);
    let seen = bench.canvas_position(corner);
    assert!(is_at(seen, (60.0, 40.0)));
}

#[test]
fn the_right_button_pans_what_it_grabs() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    let to = (from.0 + 33.0, from.1 + 11.0);
    bench.drag(from, to, |p| p.button = Button::Right);
    let seen = bench.canvas_position(FRONT_OF_MOVABLE);
    assert!(is_at(seen, to));
    assert!(bench.log.is_empty());
}

#[test]
fn clicks_select_add_take_away_and_clear() {
    let mut bench = InputTest::new();
    let (first, second) = (
        bench.canvas_position(FRONT_OF_MOVABLE),
        bench.canvas_position(Point::new(1.0, -0.5, 0.0)),
    );
    bench.click(first, |_| ());
    assert_eq!(bench.boxes.selection, [MOVABLE]);
    bench.click(second, |p| p.modifiers.ctrl = true);
    assert_eq!(bench.boxes.selection, [MOVABLE, FIXED]);
    bench.click(first, |p| p.modifiers.shift = true);
    assert_eq!(bench.boxes.selection, [FIXED]);
    bench.click((5.0, 5.0), |_| ());
    assert!(bench.boxes.selection.is_empty());
}

#[test]
fn a_press_that_hardly_moves_is_a_click() {
    let mut bench = InputTest::new();
    let at = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.drag(at, (at.0 + 3.0, at.1), |_| ());
    assert_eq!(bench.names(), ["select"]);
}

#[test]
fn escape_and_a_cancelled_pointer_give_the_drag_up() {
    for cancel in [true, false] {
        let mut bench = InputTest::new();
        let from = bench.canvas_position(FRONT_OF_MOVABLE);
        bench.pointer(PointerKind::Down, from, |_| ());
        bench.pointer(PointerKind::Move, (from.0 + 50.0, from.1), |_| ());
        if cancel {
            bench.pointer(PointerKind::Cancel, from, |_| ());
        } else {
            bench.key("Escape");
        }
        bench.pointer(PointerKind::Move, (from.0 + 70.0, from.1), |_| ());
        bench.pointer(PointerKind::Up, (from.0 + 70.0, from.1), |_| ());
        assert_eq!(bench.names(), ["select", "begin", "to", "cancel"]);
    }
}

#[test]
fn g_then_an_axis_then_a_number_moves_by_exactly_that() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE, FIXED];
    for key in ["g", "x", "1", ".", "5", "-", "Enter"] {
        bench.key(key);
    }
    assert_eq!(bench.moved(), Vector::new(-1.5, 0.0, 0.0));
    assert_eq!(*bench.names().first().unwrap(), "begin");
    assert_eq!(*bench.names().last().unwrap(), "end");
    assert!(
        bench
            .log
            .iter()
            .all(|c| !matches!(c, Command::DragTo { poses } if poses.iter().any(|p| p.0 == FIXED)))
    );
}

#[test]
fn r_then_an_axis_then_degrees_turns_around_the_middle() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    for key in ["r", "z", "9", "0", "Enter"] {
        bench.key(key);
    }
    assert!(bench.moved().norm() < 1e-12, "the middle stays");
    let turned = bench.boxes.poses[0].rotation * Vector::x();
    assert!((turned - Vector::y()).norm() < 1e-12);
}

#[test]
fn a_modal_move_follows_the_pointer_and_ends_with_a_click() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    bench.pointer(PointerKind::Move, (300.0, 200.0), |_| ());
    bench.key("g");
    bench.key("z");
    bench.pointer(PointerKind::Move, (340.0, 150.0), |_| ());
    bench.click((340.0, 150.0), |_| ());
    let moved = bench.moved();
    assert!(moved.x == 0.0 && moved.y == 0.0 && moved.z > 0.1, "{moved}");
    assert_eq!(*bench.names().last().unwrap(), "end");
    assert_eq!(
        bench.boxes.selection,
        [MOVABLE],
        "the click that ends it selects nothing"
    );
}

#[test]
fn ctrl_snaps_to_round_steps() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.drag(from, (from.0 + 77.0, from.1 + 31.0), |p| {
        p.modifiers.ctrl = true
    });
    let pixel = (bench.camera).pixel_at(bench.camera.depth_of(FRONT_OF_MOVABLE));
    let step = crate::list::nice_step(pixel * 14.0);
    for c in bench.moved().iter() {
        let off = c / step - (c / step).round();
        assert!(off.abs() < 1e-9, "{c} is no multiple of {step}");
    }
    assert!(bench.moved().norm() > 0.0);
}

#[test]
fn steps_are_round_in_the_display_unit() {
    let mut bench = InputTest::new();
    let (scene, displayed) = (Unit::Mm, Unit::In);
    bench.input.set_units(Units { scene, displayed });
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.drag(from, (from.0 + 77.0, from.1), |p| p.modifiers.ctrl = true);
    let pixel = (bench.camera).pixel_at(bench.camera.depth_of(FRONT_OF_MOVABLE));
    let inches = crate::list::nice_step(pixel * 14.0 / 25.4);
    let steps = bench.moved().norm() / (inches * 25.4);
    assert!(
        steps >= 1.0 && (steps - steps.round()).abs() < 1e-9,
        "{steps}"
    );
}

#[test]
fn arrows_of_the_gizmo_move_along_their_axis_only() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    bench.input.set_tool(Tool::Move);
    let middle = bench.canvas_position(Point::new(-1.0, 0.0, 0.0));
    let on_arrow = (middle.0, middle.1 - 60.0);
    bench.pointer(PointerKind::Move, on_arrow, |_| ());
    assert_eq!(bench.input.cursor_name(), "grab");
    bench.drag(on_arrow, (on_arrow.0, on_arrow.1 - 50.0), |_| ());
    let moved = bench.moved();
    assert!(moved.x == 0.0 && moved.y == 0.0 && moved.z > 0.0, "{moved}");
    let after = bench.canvas_position(Point::new(-1.0, 0.0, 0.0) + moved);
    assert!((middle.1 - 50.0 - after.1).abs() < 1e-6, "{after:?}");
}

#[test]
fn one_finger_orbits_and_moves_only_what_is_selected() {
    let mut bench = InputTest::new();
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    let to = (from.0 + 40.0, from.1);
    bench.drag(from, to, |p| p.touch = true);
    assert!(
        bench.log.is_empty(),
        "an unselected part is not grabbed by a finger"
    );
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    bench.drag(from, to, |p| p.touch = true);
    assert_eq!(*bench.names().last().unwrap(), "end");
}

#[test]
fn two_fingers_pan_and_pinch_and_end_a_drag() {
    let mut bench = InputTest::new();
    bench.boxes.selection = vec![MOVABLE];
    let finger = |id: i32| move |p: &mut Pointer| (p.touch, p.id) = (true, id);
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.pointer(PointerKind::Down, from, finger(1));
    bench.pointer(PointerKind::Move, (from.0 + 20.0, from.1), finger(1));
    bench.pointer(PointerKind::Down, (from.0 + 120.0, from.1), finger(2));
    assert_eq!(bench.names(), ["begin", "to", "cancel"]);
    let before = bench.camera.distance();
    bench.pointer(PointerKind::Move, (from.0 + 220.0, from.1), finger(2));
    assert!(
        (bench.camera.distance() / before - 0.5).abs() < 1e-9,
        "fingers twice as far apart: twice as near"
    );
    bench.pointer(PointerKind::Up, from, finger(1));
    bench.pointer(PointerKind::Up, from, finger(2));
    assert!(bench.input.view_gesture().is_none());
}

#[test]
fn keys_that_mean_nothing_are_left_to_others() {
    let mut bench = InputTest::new();
    for key in ["Tab", "q", "g", "Escape", "F5"] {
        let outcome = bench
            .input
            .key(key, Modifiers::default(), &mut bench.camera, &bench.boxes);
        assert_eq!(outcome, Outcome::default(), "{key} with nothing selected");
    }
}

#[test]
fn the_wheel_zooms_to_what_is_under_the_cursor() {
    let mut bench = InputTest::new();
    let at = bench.canvas_position(FRONT_OF_MOVABLE);
    let wheel = Wheel {
        x: at.0,
        y: at.1,
        delta: -300.0,
        modifiers: Modifiers::default(),
    };
    bench.input.wheel(&wheel, &mut bench.camera, &bench.boxes);
    let seen = bench.canvas_position(FRONT_OF_MOVABLE);
    assert!(is_at(seen, at));
    assert!(bench.camera.distance() < InputTest::new().camera.distance());
}

#[test]
fn a_drag_keeps_rotations_bit_for_bit() {
    let mut bench = InputTest::new();
    let rotation = nearpoint_geometry::nalgebra::UnitQuaternion::from_euler_angles(0.1, 0.2, 0.3);
    bench.boxes.poses[0].rotation = rotation;
    let from = bench.canvas_position(FRONT_OF_MOVABLE);
    bench.drag(from, (from.0 + 31.0, from.1 + 17.0), |_| ());
    let Some(Command::DragTo { poses }) = bench.log.iter().rev().nth(1) else {
        panic!("no drag: {:?}", bench.log)
    };
    let Placement(part, pose) = poses[0];
    assert_eq!((part, pose.rotation.coords), (MOVABLE, rotation.coords));
}
