//! Figures behind one canvas: the camera stays as the user left it while the steps go by.

use nearpoint_geometry::unit::Up;
use nearpoint_lesson::figure::Figure;

use super::build::{Note, build, first_view};
use crate::camera::{Camera, Standard, Viewport};
use crate::interact::{Interact, Modifiers, Pointer, World};
use crate::list::DrawList;
use crate::style::Theme;
use crate::viewer::Picture;

/// What is shown, from where.
#[derive(Debug)]
pub struct Lecture {
    figure: Figure,
    camera: Camera,
    interact: Interact,
    theme: Theme,
    notes: Vec<Note>,
    dirty: bool,
}

impl Lecture {
    pub fn new(viewport: Viewport, theme: Theme) -> Self {
        Self {
            figure: Figure {
                up: Up::Z,
                items: Vec::new(),
            },
            camera: Camera::new(Up::Z, viewport),
            interact: Interact::default(),
            theme,
            notes: Vec::new(),
            dirty: true,
        }
    }

    /// Begins another story: its first figure is looked at from the front.
    pub fn open(&mut self, figure: Figure) {
        self.show(figure);
        self.interact.give_up();
        let (target, up) = (self.camera.target(), self.camera.screen_up());
        let field_of_view = self.camera.field_of_view();
        self.camera
            .set(target + first_view(), target, up, field_of_view);
        self.fit();
    }

    /// Shows another figure from where the last one was seen.
    pub fn show(&mut self, figure: Figure) {
        self.camera.set_up(figure.up);
        self.figure = figure;
        self.dirty = true;
    }

    /// The captions of the last picture.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Moves the camera. True: it meant something.
    pub fn pointer(&mut self, pointer: Pointer) -> bool {
        let figure = &self.figure;
        let outcome = self.interact.pointer(pointer, &mut self.camera, figure);
        self.dirty |= outcome.consumed;
        outcome.consumed
    }

    pub fn wheel(&mut self, x: f64, y: f64, delta: f64) {
        let figure = &self.figure;
        self.interact.wheel(x, y, delta, &mut self.camera, figure);
        self.dirty = true;
    }

    pub fn double_click(&mut self, x: f64, y: f64) {
        let figure = &self.figure;
        self.interact.double_click(x, y, &mut self.camera, figure);
        self.dirty = true;
    }

    /// A key that went down. True: it moved the camera.
    pub fn key(&mut self, key: &str, modifiers: Modifiers) -> bool {
        // Those that edit a scene.
        if modifiers.ctrl {
            return false;
        }
        let figure = &self.figure;
        let outcome = self.interact.key(key, modifiers, &mut self.camera, figure);
        let moved = outcome.consumed && outcome.commands.is_empty();
        self.dirty |= moved;
        moved
    }

    pub fn resize(&mut self, viewport: Viewport) {
        self.dirty |= self.camera.viewport() != viewport;
        self.camera.set_viewport(viewport);
    }

    pub fn set_theme(&mut self, theme: Theme) {
        self.dirty |= self.theme != theme;
        self.theme = theme;
    }

    /// Comes near enough to see all of it, and no nearer.
    pub fn fit(&mut self) {
        self.camera.fit(&World::extent(&self.figure, None));
        self.dirty = true;
    }

    /// A standard view of all of it.
    pub fn look(&mut self, standard: Standard) {
        self.camera.look(standard);
        self.fit();
    }
}

impl Picture for Lecture {
    fn is_dirty(&self) -> bool {
        self.dirty
    }

    fn camera(&self) -> &Camera {
        &self.camera
    }

    fn draw_list(&mut self) -> DrawList {
        self.dirty = false;
        let (list, notes) = build(&self.figure, &self.camera, self.theme);
        self.notes = notes;
        list
    }
}
