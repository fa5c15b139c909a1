//! Turns pointers, wheels and keys into camera moves and commands.
//!
//! Left drag on a part moves it with the cursor. Left drag elsewhere, or with Alt, orbits. Right or middle drag pans,
//! also left drag with Shift. Left drag with Ctrl off the parts selects by a rectangle. The wheel zooms to the cursor.
//! One finger orbits, or moves a selected part; two pan and pinch. G and R move and rotate the selection until Enter or
//! a click; R again rolls it as a ball. X, Y and Z lock an axis, arrow keys move by steps, Ctrl rounds to steps, and
//! Esc cancels. M switches to the next drag mode, also during a drag, and Alt suspends stopping and snapping. A part on
//! a hinge swings about it, by a drag, by its ring or by R; G, the arrows and the squares move it. One drag is
//! `BeginDrag`, any number of `DragTo`, and `EndDrag` or `CancelDrag`.

mod active_gesture;
mod drag;
mod hinge_drag;
mod keys;
mod mode;
mod pick;
mod pick_scene;
mod selection_frame;
#[cfg(test)]
mod tests;
mod visible_scene;

pub use drag::{Drag, angle_text};
pub use hinge_drag::HingeDrag;
pub use pick::Hit;
pub use pick_scene::PickScene;
pub(crate) use pick_scene::extent;
pub use selection_frame::SelectionFrame;
pub use visible_scene::VisibleScene;

use nearpoint_geometry::Vector;
use nearpoint_scene::{Command, DragMode, PartId};
use serde::{Deserialize, Serialize};

use crate::camera::Camera;
use crate::gestures::Gestures;
use crate::input::Wheel;
use crate::list::{Gizmo, Handle, Units};
use active_gesture::ActiveGesture;

/// The tool of the left button: what a drag in the picture does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Tool {
    /// Selects; there are no handles.
    #[default]
    Select,
    /// Moves the selection by arrows and squares around it.
    Move,
    /// Rotates the selection by rings around it.
    Rotate,
    /// Picks features to measure by clicks; nothing moves.
    Measure,
    /// Picks for another purpose by clicks; nothing moves.
    Pick,
}

impl Tool {
    /// Returns whether the tool's clicks pick features of parts; then drags move no parts.
    pub fn picks_features(self) -> bool {
        matches!(self, Self::Measure | Self::Pick)
    }
}

/// The result of an input event: commands, and whether the picture changes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outcome {
    /// The commands for the scene, in this order.
    pub commands: Vec<Command>,
    /// True if the event had a meaning here, so that nothing else should handle it.
    pub is_consumed: bool,
    /// True if it was a click that picks a feature.
    pub is_pick: bool,
}

impl Outcome {
    fn consumed(commands: Vec<Command>) -> Self {
        Self {
            commands,
            is_consumed: true,
            is_pick: false,
        }
    }
}

/// The state of pointer and key input.
#[derive(Debug, Default)]
pub struct InputState {
    tool: Tool,
    hover: Option<PartId>,
    hovered_handle: Option<Handle>,
    active_gesture: ActiveGesture,
    /// The pointers that are down.
    pub gestures: Gestures,
    /// The mode to restore when Alt is released, or the drag ends.
    suspended: Option<DragMode>,
    units: Units,
}

impl InputState {
    /// Returns the tool that the user has chosen.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses a tool, and cancels a drag in progress.
    pub fn set_tool(&mut self, tool: Tool) -> Outcome {
        let outcome = self.cancel();
        self.tool = tool;
        outcome
    }

    /// Sets the units in which lengths are shown and typed from the next drag on.
    pub fn set_units(&mut self, units: Units) {
        self.units = units;
    }

    /// Returns the part under the pointer.
    pub fn hover(&self) -> Option<PartId> {
        self.hover
    }

    /// Sets the highlighted part, for a pointer over the part's name outside the picture.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.hover = part;
    }

    /// Returns the drag in progress.
    pub fn drag(&self) -> Option<&Drag> {
        self.active_gesture.drag()
    }

    /// Returns the selection rectangle that is being drawn.
    pub fn selection_frame(&self) -> Option<&SelectionFrame> {
        match &self.active_gesture {
            ActiveGesture::Frame(frame) => Some(frame),
            _ => None,
        }
    }

    /// Returns which view gesture the pointer performs, if any: orbit, pan or pinch.
    pub fn view_gesture(&self) -> Option<&'static str> {
        self.active_gesture.moving_view()
    }

    /// Returns the gizmo around the movable parts of the selection, if it is shown.
    pub fn gizmo(&self, scene: &impl PickScene) -> Option<Gizmo> {
        if self.tool == Tool::Select || self.tool.picks_features() {
            return None;
        }
        let (parts, has_rings) = (scene.movable_selection(), self.tool == Tool::Rotate);
        let hinge = scene.hinge(&parts).filter(|_| has_rings);
        Some(Gizmo {
            at: scene.drag_anchor(&parts, has_rings)?,
            has_rings,
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

    /// Returns the CSS name of the pointer's look.
    pub fn cursor_name(&self) -> &'static str {
        match &self.active_gesture {
            ActiveGesture::Drag { .. } | ActiveGesture::Pan(_) => "grabbing",
            ActiveGesture::Orbit(_) | ActiveGesture::Pinch(_) => "move",
            ActiveGesture::Frame(_) => "crosshair",
            _ if self.tool.picks_features() => "crosshair",
            _ if self.hovered_handle.is_some() => "grab",
            _ if self.hover.is_some() => "pointer",
            _ => "default",
        }
    }

    /// Cancels the gesture in progress.
    pub fn cancel(&mut self) -> Outcome {
        self.gestures.release();
        self.cancel_drag()
    }

    /// Cancels a drag, so that the parts return to their start poses.
    fn cancel_drag(&mut self) -> Outcome {
        let hand = std::mem::take(&mut self.active_gesture);
        let resuming = self.resume();
        match hand.drag() {
            Some(drag) if drag.has_begun => {
                Outcome::consumed([vec![Command::CancelDrag], resuming].concat())
            }
            Some(_) => Outcome::consumed(resuming),
            None => Outcome::default(),
        }
    }

    /// Zooms with the wheel: towards the user makes the picture smaller; the point under the cursor stays in place.
    pub fn wheel(&mut self, wheel: &Wheel, camera: &mut Camera, scene: &impl PickScene) {
        let point = self.point_under(wheel.x, wheel.y, camera, scene);
        let notches = (wheel.zoom() / 100.0).clamp(-5.0, 5.0);
        camera.zoom(point, 1.18f64.powf(notches));
    }

    /// Returns the point under a canvas position: on a part's surface, else in the plane through the target.
    fn point_under(
        &self,
        x: f64,
        y: f64,
        camera: &Camera,
        scene: &impl PickScene,
    ) -> nearpoint_geometry::Point {
        let ray = camera.ray(x, y);
        scene.pick(&ray).map_or_else(
            || camera.unproject(x, y, camera.distance()),
            |hit| hit.point,
        )
    }

    /// Points the camera, on a double click, at the part under it, or at everything.
    pub fn double_click(&mut self, x: f64, y: f64, camera: &mut Camera, scene: &impl PickScene) {
        let parts = scene.pick(&camera.ray(x, y)).map(|hit| vec![hit.part]);
        camera.fit(&scene.extent(parts.as_deref()));
    }
}
