//! Handles pointers, wheels and keys on a scene in which blocks are placed.

use nearpoint_geometry::Pose;
use nearpoint_scene::{Command, PartId, SceneError};

use super::drag::{MotionMode, ReleaseMode, moved, shifted, turned};
use super::{AssemblyEvent, AssemblyView};
use nearpoint_view::gestures::{Intent, Pixels};
use nearpoint_view::input::{Button, Key, Modifiers, Pointer, PointerKind, Wheel};
use nearpoint_view::keys;
use nearpoint_view::stage::Stage;

/// The CSS pixels of motion for a pixel of the wheel.
const WHEEL: f64 = 0.08;
/// The step of a key, in scene units and degrees, and the step with Alt.
const STEP: f64 = 2.0;
const FINE: f64 = 0.25;

impl AssemblyView {
    /// Handles a pointer event, and returns its effect.
    pub fn pointer(&mut self, pointer: Pointer) -> Result<Option<AssemblyEvent>, SceneError> {
        let begins = pointer.kind == PointerKind::Down
            && pointer.button == Button::Left
            && self.gestures.is_idle();
        let open = match self.dragged {
            None if begins => self.movable_at(&pointer),
            _ => None,
        };
        let sticks = self.release_mode() == Some(ReleaseMode::UntilClick)
            && pointer.kind == PointerKind::Move;
        let follows = self.gestures.is_pressed_by(pointer.id)
            || sticks
            || begins && (self.dragged.is_some() || open.is_some());
        if !follows {
            return self.turn_view(pointer);
        }
        match (self.gestures.pointer(&pointer), self.release_mode()) {
            (Some(Intent::Press), None) => self.press(open, pointer.touch),
            (Some(Intent::Press), Some(ReleaseMode::UntilClick)) => self.release(),
            (Some(Intent::Press), Some(_)) => {
                self.gestures.grab();
                Ok(None)
            }
            (Some(Intent::Drag { by } | Intent::Hover { by }), _) => {
                self.move_dragged(by, pointer.modifiers)
            }
            (Some(Intent::Tap), Some(ReleaseMode::WhilePressed)) => {
                self.begin_drag(ReleaseMode::UntilClick)
            }
            (Some(Intent::Drop), Some(ReleaseMode::WhilePressed)) => self.release(),
            (Some(Intent::Cancel), Some(ReleaseMode::WhilePressed)) => {
                self.begin_drag(ReleaseMode::UntilRelease)
            }
            _ => Ok(None),
        }
    }

    /// Returns the movable block under a pointer.
    fn movable_at(&self, pointer: &Pointer) -> Option<PartId> {
        let hit = self.viewer.pick(pointer.x, pointer.y)?;
        self.movable.contains(&hit.part).then_some(hit.part)
    }

    fn press(
        &mut self,
        open: Option<PartId>,
        touch: bool,
    ) -> Result<Option<AssemblyEvent>, SceneError> {
        self.gestures.grab();
        let grip = if touch {
            ReleaseMode::UntilRelease
        } else {
            ReleaseMode::WhilePressed
        };
        open.map_or(Ok(None), |part| self.grasp(part, grip))
    }

    /// Passes the pointer to the viewer, which turns the view. It cannot drag a block there, because all blocks are fixed.
    /// Nothing stays selected.
    fn turn_view(&mut self, pointer: Pointer) -> Result<Option<AssemblyEvent>, SceneError> {
        self.viewer.pointer(pointer)?;
        if !self.viewer.scene().selection().is_empty() {
            self.viewer.command(Command::Select { parts: Vec::new() })?;
        }
        Ok(None)
    }

    fn begin_drag(&mut self, mode: ReleaseMode) -> Result<Option<AssemblyEvent>, SceneError> {
        if let Some(hold) = &mut self.dragged {
            hold.mode = mode;
        }
        Ok(None)
    }

    fn move_dragged(
        &mut self,
        by: Pixels,
        modifiers: Modifiers,
    ) -> Result<Option<AssemblyEvent>, SceneError> {
        let freedom = match modifiers {
            Modifiers { shift: true, .. } => MotionMode::Tilt,
            Modifiers { ctrl: true, .. } => MotionMode::Depth,
            Modifiers { alt: true, .. } => MotionMode::Twist,
            _ => self.motion_mode,
        };
        let Some(hold) = &self.dragged else {
            return Ok(None);
        };
        let pose = moved(&hold.pose, freedom, by, self.viewer.camera());
        self.move_to(pose)
    }

    /// Handles the wheel. While a block is dragged the wheel moves it away and nearer, with Ctrl it twists it; otherwise it
    /// zooms.
    pub fn wheel(&mut self, wheel: Wheel) -> Result<Option<AssemblyEvent>, SceneError> {
        let Some(hold) = &self.dragged else {
            self.viewer.wheel(wheel)?;
            return Ok(None);
        };
        let freedom = if wheel.modifiers.ctrl {
            MotionMode::Twist
        } else {
            MotionMode::Depth
        };
        let by = (0.0, wheel.zoom() * WHEEL);
        let pose = moved(&hold.pose, freedom, by, self.viewer.camera());
        self.move_to(pose)
    }

    /// Handles a key that went down. Space or Enter grasps the first movable block, or releases the dragged one. Arrows,
    /// Page Up and Page Down move the dragged block, with Shift arrows tilt it, Q and E twist it; with Alt in small steps.
    /// The keys of views work at all times.
    pub fn key(
        &mut self,
        key: &str,
        modifiers: Modifiers,
    ) -> Result<Option<AssemblyEvent>, SceneError> {
        if matches!(key, " " | "Enter") {
            return match (self.dragged(), self.movable.first()) {
                (Some(_), _) => self.release(),
                (None, Some(&part)) => self.pick_up(part),
                (None, None) => Ok(None),
            };
        }
        if let Some(pose) = self.pose_by_key(key, modifiers) {
            return self.move_to(pose);
        }
        if matches!(key, "f" | "F") {
            self.fit();
            return Ok(None);
        }
        let arrow = key.starts_with("Arrow") && self.dragged.is_none();
        if arrow || matches!(key, "0" | "1" | "3" | "7" | "+" | "=" | "-") {
            self.viewer.key(&Key::down(key))?;
        }
        if matches!(key, "0" | "1" | "3" | "7") {
            self.fit();
        }
        Ok(None)
    }

    /// Returns the pose to which a key moves the dragged block.
    fn pose_by_key(&self, key: &str, modifiers: Modifiers) -> Option<Pose> {
        let pose = &self.dragged.as_ref()?.pose;
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
            _ => shifted(pose, keys::arrow_direction(key, camera)? * step),
        })
    }
}
