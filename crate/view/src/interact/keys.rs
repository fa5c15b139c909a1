//! Handles keys: views, modal moves and rotations, and commands for the selection.

use nearpoint_scene::Command;

use super::active_gesture::{ActiveGesture, new_drag, update};
use super::{InputState, Outcome, PickScene};
use crate::axis::Axis;
use crate::camera::{Camera, StandardView};
use crate::input::Modifiers;
use crate::keys;
use crate::list::Handle;

/// The length of the drag that an arrow key's orbit corresponds to, in CSS pixels.
const ORBIT_PIXELS: f64 = 24.0;
/// The distance from the pivot below which a cursor has too short a lever arm, in CSS pixels.
const MIN_ARM: f64 = 14.0;

impl InputState {
    /// Handles a key that was pressed; `key` is the browser's name.
    pub fn key(
        &mut self,
        key: &str,
        modifiers: Modifiers,
        camera: &mut Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        if self.drag().is_some() {
            return self.key_while_dragging(key, modifiers, camera, scene);
        }
        if self.selection_frame().is_some() && key == "Escape" {
            self.cancel();
            return Outcome::consumed(Vec::new());
        }
        if modifiers.alt {
            return Outcome::default();
        }
        if modifiers.ctrl {
            let step = keys::history_action(key, modifiers, [Command::Undo, Command::Redo]);
            return step.map_or_else(Outcome::default, |step| Outcome::consumed(vec![step]));
        }
        self.key_on_selection(key, camera, scene)
            .unwrap_or_else(|| view_key(key, modifiers, camera, scene))
    }

    fn key_on_selection(
        &mut self,
        key: &str,
        camera: &Camera,
        scene: &impl PickScene,
    ) -> Option<Outcome> {
        let selection = scene.selection();
        let command = |command| Some(Outcome::consumed(vec![command]));
        match key.to_ascii_lowercase().as_str() {
            "g" => Some(self.begin_modal(None, camera, scene)),
            "r" => {
                let hinged = scene.hinge(&scene.movable_selection()).is_some();
                let handle = if hinged { Handle::Hinge } else { Handle::Twist };
                Some(self.begin_modal(Some(handle), camera, scene))
            }
            "h" => command(Command::ShowAll),
            "m" => Some(Outcome::consumed(self.next_mode(scene))),
            _ if selection.is_empty() => None,
            "i" => command(Command::Isolate { parts: selection }),
            "escape" => command(Command::Select { parts: Vec::new() }),
            "delete" | "backspace" => command(Command::Remove { parts: selection }),
            _ => None,
        }
    }

    fn begin_modal(
        &mut self,
        handle: Option<Handle>,
        camera: &Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        let parts = scene.movable_selection();
        let turns = handle.is_some_and(Handle::is_rotation);
        let Some(pivot) = scene.drag_anchor(&parts, turns) else {
            return Outcome::default();
        };
        let seen = camera.project(pivot);
        let from = self.gestures.cursor().or(seen.map(|p| (p.x, p.y)));
        let Some(mut from) = from else {
            return Outcome::default();
        };
        // A rotation needs a lever arm: a cursor on the pivot has none.
        if let Some(seen) = seen.filter(|p| turns && (p.x - from.0).hypot(p.y - from.1) < MIN_ARM) {
            from = (seen.x + 6.0 * MIN_ARM, seen.y);
        }
        self.hover = None;
        self.gestures.release();
        self.active_gesture = ActiveGesture::Drag {
            drag: new_drag(handle, &parts, pivot, from, self.units, scene),
            modal: true,
        };
        Outcome::consumed(Vec::new())
    }

    fn key_while_dragging(
        &mut self,
        key: &str,
        modifiers: Modifiers,
        camera: &Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        match key {
            "Escape" => return self.cancel(),
            "Enter" => return self.finish_modal(),
            "Alt" => return Outcome::consumed(self.suspend_if(true, scene)),
            "m" | "M" => return Outcome::consumed(self.next_mode(scene)),
            _ => {}
        }
        let ActiveGesture::Drag { drag, .. } = &mut self.active_gesture else {
            return Outcome::default();
        };
        let turns = drag.handle.is_some_and(Handle::is_rotation);
        if key == "Control" || key == "Meta" {
            drag.is_snapping = true;
        } else if drag.hinge.is_some() && (axis_of(key).is_some() || key.eq_ignore_ascii_case("r"))
        {
            // A hinge has one axis.
            return Outcome::consumed(Vec::new());
        } else if let Some(axis) = axis_of(key) {
            let across = modifiers.shift;
            drag.key_rotation = 0.0;
            let is_on = drag.handle.and_then(Handle::axis) == Some(axis);
            drag.handle = match (turns, is_on) {
                (true, true) => Some(Handle::Twist),
                (true, false) => Some(Handle::Ring(axis)),
                (false, true) => None,
                (false, false) if across => Some(Handle::Square(axis)),
                (false, false) => Some(Handle::Arrow(axis)),
            };
        } else if key.eq_ignore_ascii_case("r") && turns {
            drag.handle = match drag.handle {
                Some(Handle::Ball) => Some(Handle::Twist),
                _ => Some(Handle::Ball),
            };
        } else if let Some((right, up)) = keys::arrow(key) {
            drag.nudge((right, -up), camera);
        } else if !type_into(&mut drag.typed, key) {
            return Outcome::default();
        }
        Outcome::consumed(update(drag, camera))
    }

    /// Handles a key that was released.
    pub fn key_up(&mut self, key: &str, camera: &Camera, scene: &impl PickScene) -> Outcome {
        if key == "Alt" && self.drag().is_some() {
            return Outcome::consumed(self.suspend_if(false, scene));
        }
        match &mut self.active_gesture {
            ActiveGesture::Drag { drag, .. } if key == "Control" || key == "Meta" => {
                drag.is_snapping = false;
                Outcome::consumed(update(drag, camera))
            }
            _ => Outcome::default(),
        }
    }
}

fn view_key(
    key: &str,
    modifiers: Modifiers,
    camera: &mut Camera,
    scene: &impl PickScene,
) -> Outcome {
    let standard = match key {
        "1" => Some(StandardView::Front),
        "3" => Some(StandardView::Right),
        "7" => Some(StandardView::Top),
        "0" => Some(StandardView::Iso),
        _ => None,
    };
    if let Some(standard) = standard {
        camera.look_from(standard);
        camera.fit(&scene.extent(None));
    } else if key.eq_ignore_ascii_case("f") {
        let selection = scene.selection();
        let chosen = (modifiers.shift && !selection.is_empty()).then_some(selection.as_slice());
        camera.fit(&scene.extent(chosen));
    } else if let Some((right, up)) = keys::arrow(key) {
        camera.orbit(camera.target(), -right * ORBIT_PIXELS, up * ORBIT_PIXELS);
    } else if let Some(factor) = keys::zoom_factor(key) {
        camera.zoom(camera.target(), factor);
    } else {
        return Outcome::default();
    }
    Outcome::consumed(Vec::new())
}

fn axis_of(key: &str) -> Option<Axis> {
    match key.to_ascii_lowercase().as_str() {
        "x" => Some(Axis::X),
        "y" => Some(Axis::Y),
        "z" => Some(Axis::Z),
        _ => None,
    }
}

/// Types digits, a point or comma, a minus that changes the sign, and Backspace. Returns false for other keys.
fn type_into(typed: &mut String, key: &str) -> bool {
    match key {
        "Backspace" => drop(typed.pop()),
        "-" if typed.starts_with('-') => drop(typed.remove(0)),
        "-" => typed.insert(0, '-'),
        "." | "," if !typed.contains('.') => typed.push('.'),
        _ if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() => typed.push_str(key),
        _ => return false,
    }
    true
}
