//! Figures behind one canvas: the camera stays as the user left it while the steps go by.

use nearpoint_geometry::unit::Up;
use nearpoint_lesson::figure::Figure;

use super::build::{Note, build, first_view, is_paper};
use super::grip::{self, Pull, Pulled};
use crate::camera::{Camera, Standard, Viewport};
use crate::interact::{Button, Interact, Modifiers, Pointer, PointerKind, World};
use crate::list::DrawList;
use crate::style::Theme;
use crate::viewer::Picture;

/// What is shown, from where.
#[derive(Debug)]
pub struct Lecture {
    figure: Figure,
    camera: Camera,
    interact: Interact,
    pull: Option<Pull>,
    /// What a grip has set and no figure shows yet.
    asked: Pulled,
    /// Whether that was not told yet.
    untold: bool,
    over_grip: bool,
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
            pull: None,
            asked: Pulled::new(),
            untold: false,
            over_grip: false,
            theme,
            notes: Vec::new(),
            dirty: true,
        }
    }

    /// Begins another story: its first figure is looked at from the front.
    pub fn open(&mut self, figure: Figure) {
        self.show(figure);
        self.pull = None;
        self.interact.give_up();
        let (target, up) = (self.camera.target(), self.camera.screen_up());
        let field_of_view = self.camera.field_of_view();
        self.camera
            .set(target + first_view(&self.figure), target, up, field_of_view);
        if is_paper(&self.figure) {
            self.camera.look(Standard::Top);
        }
        self.fit();
    }

    /// Shows another figure from where the last one was seen.
    pub fn show(&mut self, figure: Figure) {
        self.camera.set_up(figure.up);
        self.figure = figure;
        self.dirty = true;
        if !self.untold {
            self.asked.clear();
        }
    }

    /// Whether the figure's grip sets all of these parameters: then a story told with other values is seen from where this one is.
    pub fn sets<'a>(&self, mut parameters: impl Iterator<Item = &'a str>) -> bool {
        let Some(grip) = grip::of(&self.figure) else {
            return false;
        };
        parameters.all(|name| {
            let mut handles = grip.along.iter().chain(&grip.turn);
            handles.any(|handle| handle.parameter == name)
        })
    }

    /// What a grip has set since this was asked last.
    pub fn take_pulled(&mut self) -> Option<&Pulled> {
        std::mem::take(&mut self.untold).then_some(&self.asked)
    }

    /// The pointer's look as CSS names it.
    pub fn cursor_name(&self) -> &'static str {
        match (&self.pull, self.over_grip) {
            (Some(_), _) => "grabbing",
            (None, true) => "grab",
            (None, false) => self.interact.cursor_name(),
        }
    }

    fn ask(&mut self, pulled: Pulled) {
        for (name, value) in pulled {
            match self.asked.iter_mut().find(|(known, _)| *known == name) {
                Some((_, asked)) => *asked = value,
                None => self.asked.push((name, value)),
            }
        }
        self.untold = true;
    }

    /// The grip's share of what a pointer does. True: nothing is left for the view.
    fn pull(&mut self, pointer: &Pointer) -> bool {
        let Pointer { kind, id, x, y, .. } = *pointer;
        if let Some(pull) = &self.pull {
            if pull.pointer != id {
                return true;
            }
            let pulled = match kind {
                PointerKind::Cancel => pull.back(),
                _ => pull.to(x, y, &self.camera),
            };
            match kind {
                PointerKind::Down | PointerKind::Leave => {}
                PointerKind::Move => self.ask(pulled),
                PointerKind::Up | PointerKind::Cancel => {
                    self.ask(pulled);
                    self.pull = None;
                }
            }
            return true;
        }
        let Some(grip) = grip::of(&self.figure) else {
            self.over_grip = false;
            return false;
        };
        if kind == PointerKind::Down && pointer.button == Button::Left && !pointer.modifiers.alt {
            self.pull = Pull::begin(grip, id, [x, y], pointer.modifiers, &self.camera);
        } else if kind == PointerKind::Move {
            self.over_grip = grip::met(grip, &self.camera.ray(x, y)).is_some();
        }
        self.pull.is_some()
    }

    /// The captions of the last picture.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Drags a grip or moves the camera. True: it meant something.
    pub fn pointer(&mut self, pointer: Pointer) -> bool {
        if self.pull(&pointer) {
            return true;
        }
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

    /// A key that went down. True: it moved the grip or the camera.
    pub fn key(&mut self, key: &str, modifiers: Modifiers) -> bool {
        // Those that edit a scene.
        if modifiers.ctrl {
            return false;
        }
        if let (Some(pull), "Escape") = (&self.pull, key) {
            let back = pull.back();
            self.ask(back);
            self.pull = None;
            return true;
        }
        let asked = &self.asked;
        let by_key = |grip| grip::by_key(grip, key, modifiers, &self.camera, asked);
        if let Some(value) = grip::of(&self.figure).and_then(by_key) {
            self.ask(vec![value]);
            return true;
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
