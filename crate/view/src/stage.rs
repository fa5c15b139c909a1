//! What every canvas has, whatever it shows: a camera, a theme, a picture that is drawn when it changed, and what hands
//! do on it.

use std::fmt::Display;

use crate::camera::{Camera, Viewport};
use crate::input::{Key, Pointer, Wheel};
use crate::list::DrawList;
use crate::style::Theme;

/// From where something is seen, and whether the last picture of it is out of date.
#[derive(Debug)]
pub struct View {
    /// From where it is seen.
    pub camera: Camera,
    /// Light or dark.
    pub theme: Theme,
    /// Whether the last picture is out of date.
    pub dirty: bool,
}

impl View {
    /// Nothing was drawn yet.
    pub fn new(camera: Camera, theme: Theme) -> Self {
        Self {
            camera,
            theme,
            dirty: true,
        }
    }
}

/// Something behind a canvas.
pub trait Stage {
    /// Why something is refused: a sentence.
    type Refusal: Display;

    /// What all stages have in common.
    fn view(&self) -> &View;
    /// The same, to be changed.
    fn view_mut(&mut self) -> &mut View;

    /// What is to be drawn at this time, milliseconds; the picture is clean then, but for what moves by itself.
    fn draw_list(&mut self, now: f64) -> DrawList;

    /// The pointer's look as CSS names it.
    fn cursor_name(&self) -> &'static str;

    /// A pointer did something. True: it meant something.
    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Self::Refusal>;
    /// The wheel was turned.
    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Self::Refusal>;
    /// Looks at what is there, or at everything.
    fn double_click(&mut self, x: f64, y: f64);
    /// A key went down or up. True: it meant something.
    fn key(&mut self, key: &Key) -> Result<bool, Self::Refusal>;
    /// The canvas lost the keyboard.
    fn blur(&mut self) -> Result<bool, Self::Refusal>;

    /// Goes on with what takes time until `stop` says true.
    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync));
    /// Whether something is left for `step`.
    fn is_busy(&self) -> bool;

    /// Whether a question waits for its answer.
    fn is_answering(&self) -> bool {
        self.is_busy()
    }

    /// The last picture took so many milliseconds: what moves by itself may have to do without.
    fn pace(&mut self, _took: f64) {}

    /// Whether the last picture is out of date.
    fn is_dirty(&self) -> bool {
        self.view().dirty
    }

    /// From where the picture is seen.
    fn camera(&self) -> &Camera {
        &self.view().camera
    }

    /// The canvas has another size from now on.
    fn resize(&mut self, viewport: Viewport) {
        let view = self.view_mut();
        view.dirty |= view.camera.viewport() != viewport;
        view.camera.set_viewport(viewport);
    }

    /// Light or dark from now on.
    fn set_theme(&mut self, theme: Theme) {
        let view = self.view_mut();
        view.dirty |= view.theme != theme;
        view.theme = theme;
    }
}
