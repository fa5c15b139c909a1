//! From pointers, wheels and keys to camera moves and commands.
//!
//! Left drag on a part moves it with the cursor, anywhere else (or with Alt) it orbits; right or middle drag pans, also
//! left with Shift; left with Ctrl off the parts draws a frame that selects what is in it; the wheel zooms to the cursor. One finger orbits, or moves a part that is selected; two pan and
//! pinch. G and R move and rotate the selection until Enter or a click, R again rolls it as a ball, X, Y and Z lock an
//! axis, arrow keys go step by step, Ctrl goes in round steps, Esc gives up. M goes to the next mode of drags, also in
//! one, and Alt lets one be neither stopped nor drawn to anything. A part on a hinge swings about it, by a drag, by its
//! ring or by R, but for the arrows and squares that move it, and G. One drag is `BeginDrag`, any number of `DragTo`, and
//! `EndDrag` or `CancelDrag`.

mod drag;
mod frame;
mod hands;
mod keys;
mod mode;
mod pick;
mod pickable;
mod sight;
mod swing;
#[cfg(test)]
mod tests;

pub use drag::{Drag, angle_text};
pub use frame::Frame;
pub use pick::Hit;
pub use pickable::Pickable;
pub(crate) use pickable::extent;
pub use sight::Sight;
pub use swing::SwingHold;

use nearpoint_geometry::Vector;
use nearpoint_scene::{Command, DragMode, PartId};
use serde::{Deserialize, Serialize};

use crate::camera::Camera;
use crate::gestures::Gestures;
use crate::input::Wheel;
use crate::list::{Gizmo, Handle, Units};
use hands::Hand;

/// What the left button does on the selection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Tool {
    /// It selects, and there are no handles.
    #[default]
    Select,
    /// Arrows and squares around the selection move it.
    Move,
    /// Rings around the selection turn it.
    Rotate,
    /// A click picks what is measured, and nothing moves.
    Measure,
    /// The same, and what is picked is for something else.
    Pick,
}

impl Tool {
    /// Whether clicks pick things on parts, and nothing moves.
    pub fn picks(self) -> bool {
        matches!(self, Self::Measure | Self::Pick)
    }
}

/// What came of an event.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outcome {
    /// For the scene, in this order.
    pub commands: Vec<Command>,
    /// The event meant something here, and nothing else should happen.
    pub consumed: bool,
    /// It was a click that picks what is measured.
    pub picked: bool,
}

impl Outcome {
    fn consumed(commands: Vec<Command>) -> Self {
        Self {
            commands,
            consumed: true,
            picked: false,
        }
    }
}

/// What the hands are doing.
#[derive(Debug, Default)]
pub struct Interact {
    tool: Tool,
    hover: Option<PartId>,
    hovered_handle: Option<Handle>,
    hand: Hand,
    /// Which pointers are down.
    pub gestures: Gestures,
    /// The mode to go back to when Alt is released, or the drag ends.
    suspended: Option<DragMode>,
    units: Units,
}

impl Interact {
    /// The one that the user has chosen.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses a tool; what is being dragged is given up.
    pub fn set_tool(&mut self, tool: Tool) -> Outcome {
        let outcome = self.give_up();
        self.tool = tool;
        outcome
    }

    /// What lengths are told and typed in from the next drag on.
    pub fn set_units(&mut self, units: Units) {
        self.units = units;
    }

    /// The part under the pointer.
    pub fn hover(&self) -> Option<PartId> {
        self.hover
    }

    /// Points at a part from elsewhere.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.hover = part;
    }

    /// What is being dragged.
    pub fn drag(&self) -> Option<&Drag> {
        self.hand.drag()
    }

    /// The frame that is being drawn.
    pub fn frame(&self) -> Option<&Frame> {
        match &self.hand {
            Hand::Frame(frame) => Some(frame),
            _ => None,
        }
    }

    /// What the pointer does to the view: orbit, pan or pinch.
    pub fn moving_view(&self) -> Option<&'static str> {
        self.hand.moving_view()
    }

    /// The handles that are shown: around what can be moved of the selection.
    pub fn gizmo(&self, scene: &impl Pickable) -> Option<Gizmo> {
        if self.tool == Tool::Select || self.tool.picks() {
            return None;
        }
        let (parts, turns) = (scene.movable_selection(), self.tool == Tool::Rotate);
        let hinge = scene.hinge(&parts).filter(|_| turns);
        Some(Gizmo {
            at: scene.held_at(&parts, turns)?,
            turns,
            hinge: hinge.and_then(|pivot| pivot.axis).map(Vector::from),
            active: self.active_handle(),
        })
    }

    fn active_handle(&self) -> Option<Handle> {
        match self.drag() {
            Some(drag) => drag.handle,
            None => self.hovered_handle,
        }
    }

    /// The pointer's look as CSS names it.
    pub fn cursor_name(&self) -> &'static str {
        match &self.hand {
            Hand::Drag { .. } | Hand::Pan(_) => "grabbing",
            Hand::Orbit(_) | Hand::Pinch(_) => "move",
            Hand::Frame(_) => "crosshair",
            _ if self.tool.picks() => "crosshair",
            _ if self.hovered_handle.is_some() => "grab",
            _ if self.hover.is_some() => "pointer",
            _ => "default",
        }
    }

    /// Ends whatever is going on without keeping it.
    pub fn give_up(&mut self) -> Outcome {
        self.gestures.release();
        self.put_back()
    }

    /// What is in the hand goes back to where it was.
    fn put_back(&mut self) -> Outcome {
        let hand = std::mem::take(&mut self.hand);
        let resuming = self.resume();
        match hand.drag() {
            Some(drag) if drag.begun => {
                Outcome::consumed([vec![Command::CancelDrag], resuming].concat())
            }
            Some(_) => Outcome::consumed(resuming),
            None => Outcome::default(),
        }
    }

    /// The wheel: towards the user makes things smaller; the point under the cursor stays.
    pub fn wheel(&mut self, wheel: &Wheel, camera: &mut Camera, scene: &impl Pickable) {
        let point = self.point_under(wheel.x, wheel.y, camera, scene);
        let notches = (wheel.zoom() / 100.0).clamp(-5.0, 5.0);
        camera.zoom(point, 1.18f64.powf(notches));
    }

    /// What is under a canvas position: a part's surface, else the plane through the target.
    fn point_under(
        &self,
        x: f64,
        y: f64,
        camera: &Camera,
        scene: &impl Pickable,
    ) -> nearpoint_geometry::Point {
        let ray = camera.ray(x, y);
        scene.pick(&ray).map_or_else(
            || camera.unproject(x, y, camera.distance()),
            |hit| hit.point,
        )
    }

    /// A double click looks at the part under it, or at everything.
    pub fn double_click(&mut self, x: f64, y: f64, camera: &mut Camera, scene: &impl Pickable) {
        let parts = scene.pick(&camera.ray(x, y)).map(|hit| vec![hit.part]);
        camera.fit(&scene.extent(parts.as_deref()));
    }
}
