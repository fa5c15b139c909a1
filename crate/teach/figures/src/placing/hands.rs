//! Handles pointers, wheels and keys on a scene in which blocks are placed.

use nearpoint_geometry::Pose;
use nearpoint_scene::{Command, PartId, SceneError};

use super::hold::{Freedom, Grip, moved, shifted, turned};
use super::{Deed, Placing};
use nearpoint_view::gestures::{Intent, Pixels};
use nearpoint_view::input::{Button, Key, Modifiers, Pointer, PointerKind, Wheel};
use nearpoint_view::keys;
use nearpoint_view::stage::Stage;

/// The CSS pixels of motion for a pixel of the wheel.
const WHEEL: f64 = 0.08;
/// The step of a key, in scene units and degrees, and the step with Alt.
const STEP: f64 = 2.0;
const FINE: f64 = 0.25;

impl Placing {
    /// Handles a pointer event, and returns its effect.
    pub fn pointer(&mut self, pointer: Pointer) -> Result<Option<Deed>, SceneError> {
        let begins = pointer.kind == PointerKind::Down
            && pointer.button == Button::Left
            && self.gestures.is_idle();
        let open = match self.hold {
            None if begins => self.open_at(&pointer),
            _ => None,
        };
        let sticks = self.grip() == Some(Grip::Sticks) && pointer.kind == PointerKind::Move;
        let follows = self.gestures.holds(pointer.id)
            || sticks
            || begins && (self.hold.is_some() || open.is_some());
        if !follows {
            return self.look_around(pointer);
        }
        match (self.gestures.pointer(&pointer), self.grip()) {
            (Some(Intent::Press), None) => self.press(open, pointer.touch),
            (Some(Intent::Press), Some(Grip::Sticks)) => self.let_go(),
            (Some(Intent::Press), Some(_)) => {
                self.gestures.grab();
                Ok(None)
            }
            (Some(Intent::Drag { by } | Intent::Hover { by }), _) => {
                self.follow(by, pointer.modifiers)
            }
            (Some(Intent::Tap), Some(Grip::Pressed)) => self.hold_by(Grip::Sticks),
            (Some(Intent::Drop), Some(Grip::Pressed)) => self.let_go(),
            (Some(Intent::Cancel), Some(Grip::Pressed)) => self.hold_by(Grip::Kept),
            _ => Ok(None),
        }
    }

    /// Returns the open block under a pointer.
    fn open_at(&self, pointer: &Pointer) -> Option<PartId> {
        let hit = self.viewer.pick(pointer.x, pointer.y)?;
        self.open.contains(&hit.part).then_some(hit.part)
    }

    fn press(&mut self, open: Option<PartId>, touch: bool) -> Result<Option<Deed>, SceneError> {
        self.gestures.grab();
        let grip = if touch { Grip::Kept } else { Grip::Pressed };
        open.map_or(Ok(None), |part| self.grasp(part, grip))
    }

    /// Passes the pointer to the viewer, which turns the view: every block that could be dragged is held or fixed. Nothing
    /// stays selected.
    fn look_around(&mut self, pointer: Pointer) -> Result<Option<Deed>, SceneError> {
        self.viewer.pointer(pointer)?;
        if !self.viewer.scene().selection().is_empty() {
            self.viewer.command(Command::Select { parts: Vec::new() })?;
        }
        Ok(None)
    }

    fn hold_by(&mut self, grip: Grip) -> Result<Option<Deed>, SceneError> {
        if let Some(hold) = &mut self.hold {
            hold.grip = grip;
        }
        Ok(None)
    }

    fn follow(&mut self, by: Pixels, modifiers: Modifiers) -> Result<Option<Deed>, SceneError> {
        let freedom = match modifiers {
            Modifiers { shift: true, .. } => Freedom::Tilt,
            Modifiers { ctrl: true, .. } => Freedom::Depth,
            Modifiers { alt: true, .. } => Freedom::Twist,
            _ => self.freedom,
        };
        let Some(hold) = &self.hold else {
            return Ok(None);
        };
        let pose = moved(&hold.pose, freedom, by, self.viewer.camera());
        self.move_to(pose)
    }

    /// Handles the wheel. While a block is held it moves it away and nearer, with Ctrl it twists it; otherwise it zooms.
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

    /// Handles a key that went down. Space or Enter takes the first open block and releases it. Arrows, Page Up and Page
    /// Down move the held block, with Shift arrows tilt it, Q and E twist it; with Alt in small steps. The keys of views
    /// work at all times.
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

    /// Returns the pose to which a key moves the held block.
    fn keyed(&self, key: &str, modifiers: Modifiers) -> Option<Pose> {
        let pose = &self.hold.as_ref()?.pose;
        let camera = self.viewer.camera();
        let step = if modifiers.alt { FINE } else { STEP };
        let twist = match key {
            "q" | "Q" => Some(step),
            "e" | "E" => Some(-step),
            _ => None,
        };
        if let Some(degrees) = twist {
            return Some(turned(pose, camera.back(), degrees.to_radians()));
        }
        Some(match keys::arrow(key) {
            Some((right, up)) if modifiers.shift => {
                let about = camera.screen_up() * right - camera.right() * up;
                turned(pose, about, step.to_radians())
            }
            _ => shifted(pose, keys::way(key, camera)? * step),
        })
    }
}
