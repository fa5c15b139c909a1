//! Defines the common parts of all canvases: a camera, a theme, a picture that is drawn again after a change, and
//! handlers of input.

use std::fmt::Display;

use crate::camera::{Camera, Viewport};
use crate::input::{Key, Pointer, Wheel};
use crate::list::DrawList;
use crate::style::Theme;

/// The view of a stage: a camera, a theme, and whether the last picture is out of date.
#[derive(Debug)]
pub struct View {
    /// The camera.
    pub camera: Camera,
    /// The theme, light or dark.
    pub theme: Theme,
    /// True if the last picture is out of date.
    pub dirty: bool,
}

impl View {
    /// Makes a view that is not drawn yet.
    pub fn new(camera: Camera, theme: Theme) -> Self {
        Self {
            camera,
            theme,
            dirty: true,
        }
    }
}

/// The content of a canvas, which handles input and is drawn.
pub trait Stage {
    /// The error of a refused input: a sentence.
    type Error: Display;

    /// Returns the camera, the theme and the state of the picture.
    fn view(&self) -> &View;
    /// Returns the same, to be changed.
    fn view_mut(&mut self) -> &mut View;

    /// Returns the picture at this time, in milliseconds. Then the picture is up to date, except for animations.
    fn draw_list(&mut self, now: f64) -> DrawList;

    /// Returns the CSS name of the pointer's look.
    fn cursor_name(&self) -> &'static str;

    /// Handles a pointer event. Returns true if it had a meaning.
    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Self::Error>;
    /// Handles a turn of the wheel.
    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Self::Error>;
    /// Points the camera at the part under a double click, or at everything.
    fn double_click(&mut self, x: f64, y: f64);
    /// Handles a key that was pressed or released. Returns true if it had a meaning.
    fn key(&mut self, key: &Key) -> Result<bool, Self::Error>;
    /// Handles the loss of keyboard focus.
    fn blur(&mut self) -> Result<bool, Self::Error>;

    /// Continues pending tasks until `stop` returns true.
    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync));
    /// Returns whether tasks are left for `step`.
    fn is_busy(&self) -> bool;

    /// Returns whether a query is pending.
    fn has_pending_queries(&self) -> bool {
        self.is_busy()
    }

    /// Records the duration of the last picture, in milliseconds: animations may end if it is too long.
    fn report_frame_time(&mut self, _took: f64) {}

    /// Returns whether the last picture is out of date.
    fn is_dirty(&self) -> bool {
        self.view().dirty
    }

    /// Returns the camera of the picture.
    fn camera(&self) -> &Camera {
        &self.view().camera
    }

    /// Sets the size of the canvas.
    fn resize(&mut self, viewport: Viewport) {
        let view = self.view_mut();
        view.dirty |= view.camera.viewport() != viewport;
        view.camera.set_viewport(viewport);
    }

    /// Sets the theme.
    fn set_theme(&mut self, theme: Theme) {
        let view = self.view_mut();
        view.dirty |= view.theme != theme;
        view.theme = theme;
    }
}
