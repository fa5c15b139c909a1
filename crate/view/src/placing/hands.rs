//! Pointers, wheels and keys on a scene with a hand in it.

use nearpoint_scene::{Command, SceneError};

use super::hold::{Freedom, Grip, moved, shifted, turned};
use super::{Deed, Placing};
use crate::input::{Button, Key, Modifiers, Pointer, PointerKind, Wheel};
use crate::stage::Stage;

/// A press that moves less than this is a click, CSS pixels.
const CLICK: f64 = 4.0;
/// What a notch of the wheel is worth, CSS pixels for its pixels.
const WHEEL: f64 = 0.08;
/// A key's step, scene units and degrees, and the same with Alt.
const STEP: f64 = 2.0;
const FINE: f64 = 0.25;

impl Placing {
    pub fn pointer(&mut self, pointer: Pointer) -> Result<Option<Deed>, SceneError> {
        let at = (pointer.x, pointer.y);
        match (self.grip(), pointer.kind) {
            (None, PointerKind::Down) if pointer.button == Button::Left => self.press(pointer),
            (Some(Grip::Sticks), PointerKind::Down) if pointer.button == Button::Left => {
                self.let_go()
            }
            (Some(Grip::Kept { finger: None }), PointerKind::Down)
                if pointer.button == Button::Left =>
            {
                self.hold_by(Grip::Kept {
                    finger: Some(pointer.id),
                });
                self.put(at);
                Ok(None)
            }
            (Some(Grip::Pressed { pointer: id }), kind) if id == pointer.id => match kind {
                PointerKind::Move => self.follow(at, pointer.modifiers),
                PointerKind::Up if self.travelled() < CLICK => {
                    self.hold_by(Grip::Sticks);
                    Ok(None)
                }
                PointerKind::Up => self.let_go(),
                PointerKind::Cancel => {
                    self.hold_by(Grip::Kept { finger: None });
                    Ok(None)
                }
                PointerKind::Down | PointerKind::Leave => Ok(None),
            },
            (Some(Grip::Sticks), PointerKind::Move) => self.follow(at, pointer.modifiers),
            (Some(Grip::Kept { finger: Some(id) }), kind) if id == pointer.id => match kind {
                PointerKind::Move => self.follow(at, pointer.modifiers),
                PointerKind::Up | PointerKind::Cancel => {
                    self.hold_by(Grip::Kept { finger: None });
                    Ok(None)
                }
                PointerKind::Down | PointerKind::Leave => Ok(None),
            },
            _ => self.look_around(pointer),
        }
    }

    fn press(&mut self, pointer: Pointer) -> Result<Option<Deed>, SceneError> {
        let hit = self.viewer.pick(pointer.x, pointer.y);
        let Some(hit) = hit.filter(|hit| self.open.contains(&hit.part)) else {
            return self.look_around(pointer);
        };
        let grip = if pointer.touch {
            Grip::Kept {
                finger: Some(pointer.id),
            }
        } else {
            Grip::Pressed {
                pointer: pointer.id,
            }
        };
        self.grasp(hit.part, grip, (pointer.x, pointer.y))
    }

    /// To the viewer, which turns the view: all that could be dragged is taken by the hand, or fixed. Nothing stays selected.
    fn look_around(&mut self, pointer: Pointer) -> Result<Option<Deed>, SceneError> {
        self.viewer.pointer(pointer)?;
        if !self.viewer.scene().selection().is_empty() {
            self.viewer.command(Command::Select { parts: Vec::new() })?;
        }
        Ok(None)
    }

    fn hold_by(&mut self, grip: Grip) {
        if let Some(hold) = &mut self.hold {
            hold.grip = grip;
        }
    }

    fn put(&mut self, at: (f64, f64)) {
        if let Some(hold) = &mut self.hold {
            hold.at = at;
        }
    }

    fn travelled(&self) -> f64 {
        self.hold.as_ref().map_or(0.0, |hold| hold.travelled)
    }

    fn follow(&mut self, at: (f64, f64), modifiers: Modifiers) -> Result<Option<Deed>, SceneError> {
        let freedom = match modifiers {
            Modifiers { shift: true, .. } => Freedom::Tilt,
            Modifiers { ctrl: true, .. } => Freedom::Depth,
            Modifiers { alt: true, .. } => Freedom::Twist,
            _ => self.freedom,
        };
        let Some(hold) = &mut self.hold else {
            return Ok(None);
        };
        let by = (at.0 - hold.at.0, at.1 - hold.at.1);
        hold.at = at;
        hold.travelled += by.0.hypot(by.1);
        let pose = moved(&hold.pose, freedom, by, self.viewer.camera());
        self.move_to(pose)
    }

    /// While a block is held the wheel moves it away and nearer, with Ctrl it twists it; otherwise it zooms.
    pub fn wheel(&mut self, wheel: Wheel) -> Result<Option<Deed>, SceneError> {
        let Some(hold) = &self.hold else {
            self.viewer.wheel(wheel)?;
            return Ok(None);
        };
        let freedom = if wheel.modifiers.ctrl {
            Freedom::Twist
        } else {
            Freedom::Depth
        };
        let by = (0.0, wheel.zoom() * WHEEL);
        let pose = moved(&hold.pose, freedom, by, self.viewer.camera());
        self.move_to(pose)
    }

    /// A key that went down. Space or Enter takes the first block that is open and lets it go; arrows, Page Up and Page Down move what is held,
    /// with Shift arrows tilt it, Q and E twist it; with Alt in small steps. The keys of views work all the time.
    pub fn key(&mut self, key: &str, modifiers: Modifiers) -> Result<Option<Deed>, SceneError> {
        if matches!(key, " " | "Enter") {
            return match (self.held(), self.open.first()) {
                (Some(_), _) => self.let_go(),
                (None, Some(&part)) => self.take(part),
                (None, None) => Ok(None),
            };
        }
        if let Some(pose) = self.keyed(key, modifiers) {
            return self.move_to(pose);
        }
        if matches!(key, "f" | "F") {
            self.fit();
            return Ok(None);
        }
        let arrow = key.starts_with("Arrow") && self.hold.is_none();
        if arrow || matches!(key, "0" | "1" | "3" | "7" | "+" | "=" | "-") {
            self.viewer.key(&Key::down(key))?;
        }
        if matches!(key, "0" | "1" | "3" | "7") {
            self.fit();
        }
        Ok(None)
    }

    /// Where a key puts what is held.
    fn keyed(&self, key: &str, modifiers: Modifiers) -> Option<nearpoint_geometry::Pose> {
        let pose = &self.hold.as_ref()?.pose;
        let camera = self.viewer.camera();
        let step = if modifiers.alt { FINE } else { STEP };
        let (right, up, back) = (camera.right(), camera.screen_up(), camera.back());
        // The direction in which it moves, and the axis about which it turns.
        let (along, about) = match key {
            "ArrowRight" => (right, up),
            "ArrowLeft" => (-right, -up),
            "ArrowUp" => (up, -right),
            "ArrowDown" => (-up, right),
            "PageUp" => return Some(shifted(pose, -back * step)),
            "PageDown" => return Some(shifted(pose, back * step)),
            "q" | "Q" => return Some(turned(pose, back, step.to_radians())),
            "e" | "E" => return Some(turned(pose, -back, step.to_radians())),
            _ => return None,
        };
        Some(if modifiers.shift {
            turned(pose, about, step.to_radians())
        } else {
            shifted(pose, along * step)
        })
    }
}
