//! Figures behind one canvas: the camera stays as the user left it while the steps go by.

use std::convert::Infallible;

use nearpoint_geometry::unit::Up;
use nearpoint_lesson::figure::Figure;

use super::build::{Note, build, first_view, is_paper};
use super::grip::{self, Pull, Pulled};
use crate::camera::{Camera, Standard, Viewport};
use crate::gestures::Intent;
use crate::input::{Button, Key, Pointer, PointerKind, Wheel};
use crate::interact::{Interact, Pickable};
use crate::list::DrawList;
use crate::stage::{Stage, View};
use crate::style::Theme;

/// What is shown, from where.
#[derive(Debug)]
pub struct Lecture {
    figure: Figure,
    view: View,
    interact: Interact,
    pull: Option<Pull>,
    /// What a grip has set and no figure shows yet.
    asked: Pulled,
    /// Whether that was not told yet.
    untold: bool,
    over_grip: bool,
    notes: Vec<Note>,
}

impl Lecture {
    /// A stage without a figure.
    pub fn new(viewport: Viewport, theme: Theme) -> Self {
        Self {
            figure: Figure {
                up: Up::Z,
                items: Vec::new(),
            },
            view: View::new(Camera::new(Up::Z, viewport), theme),
            interact: Interact::default(),
            pull: None,
            asked: Pulled::new(),
            untold: false,
            over_grip: false,
            notes: Vec::new(),
        }
    }

    /// Begins another story: its first figure is looked at from the front.
    pub fn open(&mut self, figure: Figure) {
        self.show(figure);
        self.pull = None;
        self.interact.give_up();
        let (target, up) = (self.view.camera.target(), self.view.camera.screen_up());
        let field_of_view = self.view.camera.field_of_view();
        self.view
            .camera
            .set(target + first_view(&self.figure), target, up, field_of_view);
        if is_paper(&self.figure) {
            self.view.camera.look(Standard::Top);
        }
        self.fit();
    }

    /// Shows another figure from where the last one was seen.
    pub fn show(&mut self, figure: Figure) {
        self.view.camera.set_up(figure.up);
        self.figure = figure;
        self.view.dirty = true;
        if !self.untold {
            self.asked.clear();
        }
    }

    /// Whether the figure's grip sets all of these parameters: then a story told with other values is seen from where
    /// this one is.
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
    fn pull(&mut self, intent: Intent, pointer: &Pointer) -> bool {
        let (x, y) = (pointer.x, pointer.y);
        if let Some(pull) = &self.pull {
            let pulled = pull.to(x, y, &self.view.camera);
            match intent {
                Intent::Drag { .. } => self.ask(pulled),
                Intent::Tap | Intent::Drop => {
                    self.ask(pulled);
                    self.pull = None;
                }
                Intent::Cancel => self.give_back(),
                _ => {}
            }
            return true;
        }
        let grip = grip::of(&self.figure);
        if intent == Intent::Press && pointer.button == Button::Left && !pointer.modifiers.alt {
            let take = |grip| Pull::begin(grip, [x, y], pointer.modifiers, &self.view.camera);
            self.pull = grip.and_then(take);
            if self.pull.is_some() {
                self.interact.gestures.grab();
            }
        }
        self.pull.is_some()
    }

    /// What was pulled is as it was.
    fn give_back(&mut self) {
        if let Some(pull) = self.pull.take() {
            self.ask(pull.back());
        }
    }

    /// The captions of the last picture.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Comes near enough to see all of it, and no nearer.
    pub fn fit(&mut self) {
        self.view.camera.fit(&Pickable::extent(&self.figure, None));
        self.view.dirty = true;
    }

    /// A standard view of all of it.
    pub fn look(&mut self, standard: Standard) {
        self.view.camera.look(standard);
        self.fit();
    }
}

impl Stage for Lecture {
    type Refusal = Infallible;

    fn view(&self) -> &View {
        &self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn draw_list(&mut self, _now: f64) -> DrawList {
        self.view.dirty = false;
        let (list, notes) = build(&self.figure, &self.view.camera, self.view.theme);
        self.notes = notes;
        list
    }

    fn cursor_name(&self) -> &'static str {
        match (&self.pull, self.over_grip) {
            (Some(_), _) => "grabbing",
            (None, true) => "grab",
            (None, false) => self.interact.cursor_name(),
        }
    }

    /// Drags a grip or moves the camera.
    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Infallible> {
        // While the grip is held, the other pointers rest.
        if self.pull.is_some() && !self.interact.gestures.holds(pointer.id) {
            return Ok(true);
        }
        if pointer.kind == PointerKind::Move && self.pull.is_none() {
            let ray = self.view.camera.ray(pointer.x, pointer.y);
            self.over_grip =
                grip::of(&self.figure).is_some_and(|grip| grip::met(grip, &ray).is_some());
        }
        let Some(intent) = self.interact.gestures.pointer(&pointer) else {
            return Ok(self.pull.is_some());
        };
        if self.pull(intent, &pointer) {
            return Ok(true);
        }
        let camera = &mut self.view.camera;
        let outcome = self.interact.mean(intent, &pointer, camera, &self.figure);
        self.view.dirty |= outcome.consumed;
        Ok(outcome.consumed)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Infallible> {
        self.interact
            .wheel(&wheel, &mut self.view.camera, &self.figure);
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        self.interact
            .double_click(x, y, &mut self.view.camera, &self.figure);
        self.view.dirty = true;
    }

    /// Moves the grip or the camera.
    fn key(&mut self, key: &Key) -> Result<bool, Infallible> {
        let (name, modifiers) = (&*key.key, key.modifiers);
        // Those with Ctrl edit a scene.
        if !key.down || modifiers.ctrl {
            return Ok(false);
        }
        if self.pull.is_some() && name == "Escape" {
            self.give_back();
            self.interact.gestures.release();
            return Ok(true);
        }
        let asked = &self.asked;
        let by_key = |grip| grip::by_key(grip, name, modifiers, &self.view.camera, asked);
        if let Some(value) = grip::of(&self.figure).and_then(by_key) {
            self.ask(vec![value]);
            return Ok(true);
        }
        let camera = &mut self.view.camera;
        let outcome = self.interact.key(name, modifiers, camera, &self.figure);
        let moved = outcome.consumed && outcome.commands.is_empty();
        self.view.dirty |= moved;
        Ok(moved)
    }

    /// A grip that is held stays so: its pointer is still down.
    fn blur(&mut self) -> Result<bool, Infallible> {
        Ok(false)
    }

    /// A figure is whole when it is shown.
    fn step(&mut self, _stop: &(dyn Fn() -> bool + Sync)) {}

    fn is_busy(&self) -> bool {
        false
    }
}
