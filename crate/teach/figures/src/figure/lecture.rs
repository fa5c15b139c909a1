//! Shows figures behind one canvas. While the steps go by, the camera stays as long as their focus is well in view.

use std::convert::Infallible;

use nearpoint_geometry::Point;
use nearpoint_geometry::unit::Up;
use nearpoint_lesson::figure::Figure;

use super::build::{Note, build};
use super::framing::{self, Lie};
use super::grip::{self, Pull, Pulled};
use super::pin::{self, Carry};
use super::world::Solids;
use nearpoint_view::camera::{Camera, Standard, Viewport};
use nearpoint_view::flight::{Flight, Place};
use nearpoint_view::gestures::Intent;
use nearpoint_view::input::{Button, Key, Pointer, PointerKind, Wheel};
use nearpoint_view::interact::Interact;
use nearpoint_view::list::DrawList;
use nearpoint_view::stage::{Stage, View};
use nearpoint_view::style::Theme;

/// The dragged part of a figure.
#[derive(Debug)]
enum Held {
    Grip(Pull),
    Pin(Carry),
}

/// The current figure and its view.
#[derive(Debug)]
pub struct Lecture {
    figure: Figure,
    view: View,
    flight: Flight,
    /// True if the user moved the view nearer, farther or aside (`moved`), or turned it (`turned`), since it was last
    /// chosen.
    moved: bool,
    turned: bool,
    interact: Interact,
    held: Option<Held>,
    /// True if a pin was moved, and that was not reported yet.
    moved_pin: bool,
    /// The values that a grip has set and no figure shows yet.
    asked: Pulled,
    /// True if these values were not reported yet.
    untold: bool,
    over_grip: bool,
    notes: Vec<Note>,
}

impl Lecture {
    /// Returns a stage without a figure.
    pub fn new(viewport: Viewport, theme: Theme) -> Self {
        Self {
            figure: Figure {
                up: Up::Z,
                items: Vec::new(),
            },
            view: View::new(Camera::new(Up::Z, viewport), theme),
            flight: Flight::default(),
            moved: false,
            turned: false,
            interact: Interact::default(),
            held: None,
            moved_pin: false,
            asked: Pulled::new(),
            untold: false,
            over_grip: false,
            notes: Vec::new(),
        }
    }

    /// Begins another story: the view of its first figure is chosen anew, at once.
    pub fn open(&mut self, figure: Figure) {
        self.held = None;
        self.interact.give_up();
        self.take(figure);
        self.turned = false;
        self.flight.stop();
        Lie::of(&self.figure).look(&mut self.view.camera);
        self.frame();
    }

    /// Shows another figure in the view of the last one, or in one where its focus is well in view.
    pub fn show(&mut self, figure: Figure) {
        let (seen, before) = (self.camera().clone(), self.view.camera.clone());
        let lay = Lie::of(&self.figure);
        self.take(figure);
        // A dragged grip stays under the pointer.
        self.drop_pin();
        if self.held.is_some() {
            return;
        }
        let lies = Lie::of(&self.figure);
        let turns = lies != lay && !self.turned;
        if turns {
            lies.look(&mut self.view.camera);
        }
        if turns || !self.is_well_seen() {
            self.frame();
        }
        // A flight to the same view continues.
        if self.view.camera != before {
            self.fly_from(seen);
        }
    }

    /// Shows the same step with something more, or with its pin elsewhere; the camera stays.
    pub fn redraw(&mut self, figure: Figure) {
        self.drop_pin();
        self.take(figure);
    }

    /// Returns the position of the pin, if the figure has one.
    pub fn pin(&self) -> Option<Point> {
        self.figure.pin().map(|pin| pin.at)
    }

    /// Returns the position of the pin if the user has moved it since the last call.
    pub fn take_pin(&mut self) -> Option<Point> {
        std::mem::take(&mut self.moved_pin)
            .then(|| self.pin())
            .flatten()
    }

    fn put_pin(&mut self, at: Point) {
        if let Some(pin) = self.figure.pin_mut() {
            self.moved_pin |= pin.at != at;
            self.view.dirty |= pin.at != at;
            pin.at = at;
        }
    }

    fn take(&mut self, figure: Figure) {
        self.view.camera.set_up(figure.up);
        self.figure = figure;
        self.view.dirty = true;
        if !self.untold {
            self.asked.clear();
        }
    }

    /// Returns whether the focus is in view. A view that the user chose may show it at any size.
    fn is_well_seen(&self) -> bool {
        let (focus, camera) = (self.figure.focus(), &self.view.camera);
        match self.moved {
            true => framing::is_in_view(&focus, camera),
            false => framing::is_well_in_view(&focus, camera),
        }
    }

    /// Returns whether the figure's grip sets all of these parameters. A story with other values then keeps the view.
    pub fn sets<'a>(&self, mut parameters: impl Iterator<Item = &'a str>) -> bool {
        let Some(grip) = grip::of(&self.figure) else {
            return false;
        };
        parameters.all(|name| {
            let mut handles = grip.along.iter().chain(&grip.turn);
            handles.any(|handle| handle.parameter == name)
        })
    }

    /// Returns the values that a grip has set since the last call.
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

    /// Passes a pointer event to the figure's grip and pin. Returns true if nothing is left for the view.
    fn hold(&mut self, intent: Intent, pointer: &Pointer) -> bool {
        let (at, camera) = ([pointer.x, pointer.y], &self.view.camera);
        match &self.held {
            None => {
                if intent == Intent::Press && pointer.button == Button::Left {
                    self.held = self.taken(pointer);
                }
                if self.held.is_some() {
                    self.interact.gestures.grab();
                }
                return self.held.is_some();
            }
            Some(_) if intent == Intent::Cancel => self.give_back(),
            Some(Held::Grip(pull)) => {
                if matches!(intent, Intent::Drag { .. } | Intent::Tap | Intent::Drop) {
                    let pulled = pull.to(at, camera);
                    self.ask(pulled);
                }
            }
            Some(Held::Pin(carry)) => {
                if let Some(pin) = pin::free(&self.figure)
                    && matches!(intent, Intent::Drag { .. } | Intent::Drop)
                {
                    let to = carry.to(pin, at, camera);
                    self.put_pin(to);
                }
            }
        }
        if matches!(intent, Intent::Tap | Intent::Drop) {
            self.held = None;
        }
        true
    }

    /// Returns what a pointer grasps, a pin before a grip.
    fn taken(&self, pointer: &Pointer) -> Option<Held> {
        let (at, camera, modifiers) =
            ([pointer.x, pointer.y], &self.view.camera, pointer.modifiers);
        let pin = pin::free(&self.figure).filter(|_| !modifiers.for_view());
        let carry = pin.and_then(|pin| Carry::begin(pin, at, pointer.touch, camera));
        let grip = grip::of(&self.figure).filter(|_| !modifiers.alt);
        let pull = || grip.and_then(|grip| Pull::begin(grip, at, modifiers, camera));
        carry.map(Held::Pin).or_else(|| pull().map(Held::Grip))
    }

    /// Cancels a drag and restores the position before it.
    fn give_back(&mut self) {
        match self.held.take() {
            Some(Held::Grip(pull)) => self.ask(pull.back()),
            Some(Held::Pin(carry)) => self.put_pin(carry.back()),
            None => {}
        }
    }

    /// Ends the drag of a pin, but not of a grip.
    fn drop_pin(&mut self) {
        self.held = self
            .held
            .take()
            .filter(|held| matches!(held, Held::Grip(_)));
    }

    /// Returns the captions of the last picture.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Frames the whole figure, without turning.
    pub fn fit(&mut self) {
        let seen = self.camera().clone();
        self.fit_all();
        self.fly_from(seen);
    }

    /// Shows all of it in a standard view.
    pub fn look(&mut self, standard: Standard) {
        let seen = self.camera().clone();
        self.turned = true;
        self.view.camera.look(standard);
        self.fit_all();
        self.fly_from(seen);
    }

    /// Sets whether the view glides instead of jumping. By default it jumps.
    pub fn set_glide(&mut self, on: bool) {
        self.flight.set_enabled(on);
    }

    fn fit_all(&mut self) {
        self.moved = false;
        self.view.camera.fit(&self.figure.extent());
        self.view.dirty = true;
    }

    /// Frames the focus of the step, without turning.
    fn frame(&mut self) {
        self.moved = false;
        framing::frame(&self.figure, &mut self.view.camera);
        self.view.dirty = true;
    }

    /// Starts a flight to the view from the camera that was seen.
    fn fly_from(&mut self, camera: Camera) {
        // The code of flights is loaded with the first one.
        if self.flight.is_enabled() && camera != self.view.camera {
            self.flight.begin(Place { camera, apart: 0.0 });
        }
    }

    /// Runs an action of the user on the view that is seen, and records whether it moved the camera.
    fn by_hand<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.view.camera.clone();
        let done = act(self);
        let camera = &self.view.camera;
        self.moved |= *camera != before;
        self.turned |= camera.back() != before.back();
        done
    }

    /// Ends a flight at the view that is seen.
    fn land(&mut self) {
        if let Some(place) = self.flight.drawn() {
            let viewport = self.view.camera.viewport();
            self.view.camera = place.camera.clone();
            self.view.camera.set_viewport(viewport);
            self.flight.stop();
            self.view.dirty = true;
        }
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

    fn draw_list(&mut self, now: f64) -> DrawList {
        if self.flight.is_going() {
            self.flight.go_on(&self.view.camera, 0.0, now);
        }
        self.view.dirty = self.flight.is_going();
        let (list, notes) = build(&self.figure, self.camera(), self.view.theme);
        self.notes = notes;
        list
    }

    fn camera(&self) -> &Camera {
        let drawn = self.flight.drawn();
        drawn.map_or(&self.view.camera, |place| &place.camera)
    }

    fn pace(&mut self, took: f64) {
        self.flight.pace(took);
    }

    /// Resizes the picture. The focus stays in view, except in a view that the user chose.
    fn resize(&mut self, viewport: Viewport) {
        if self.view.camera.viewport() == viewport {
            return;
        }
        self.flight.stop();
        self.view.camera.set_viewport(viewport);
        self.view.dirty = true;
        if !(self.held.is_some() || self.moved && self.is_well_seen()) {
            self.frame();
        }
    }

    fn cursor_name(&self) -> &'static str {
        match (self.held.is_some(), self.over_grip) {
            (true, _) => "grabbing",
            (false, true) => "grab",
            (false, false) => self.interact.cursor_name(),
        }
    }

    /// Drags a grip or moves the camera.
    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Infallible> {
        if pointer.kind == PointerKind::Down {
            self.land();
        }
        // During a drag, the other pointers are ignored.
        if self.held.is_some() && !self.interact.gestures.holds(pointer.id) {
            return Ok(true);
        }
        if pointer.kind == PointerKind::Move && self.held.is_none() {
            let (at, camera) = ([pointer.x, pointer.y], &self.view.camera);
            let ray = camera.ray(pointer.x, pointer.y);
            self.over_grip = grip::of(&self.figure)
                .is_some_and(|grip| grip::met(grip, &ray).is_some())
                || pin::free(&self.figure).is_some_and(|pin| pin::is_under(pin, at, camera));
        }
        let Some(intent) = self.interact.gestures.pointer(&pointer) else {
            return Ok(self.held.is_some());
        };
        if self.hold(intent, &pointer) {
            return Ok(true);
        }
        let outcome = self.by_hand(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .mean(intent, &pointer, camera, &Solids(&it.figure))
        });
        self.view.dirty |= outcome.consumed;
        Ok(outcome.consumed)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Infallible> {
        self.land();
        self.by_hand(|it| {
            let camera = &mut it.view.camera;
            it.interact.wheel(&wheel, camera, &Solids(&it.figure));
        });
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        self.land();
        self.by_hand(|it| {
            let camera = &mut it.view.camera;
            it.interact.double_click(x, y, camera, &Solids(&it.figure));
        });
        self.view.dirty = true;
    }

    /// Moves the grip or the camera.
    fn key(&mut self, key: &Key) -> Result<bool, Infallible> {
        let (name, modifiers) = (&*key.key, key.modifiers);
        // Keys with Ctrl edit a scene.
        if !key.down || modifiers.ctrl {
            return Ok(false);
        }
        if self.held.is_some() && name == "Escape" {
            self.give_back();
            self.interact.gestures.release();
            return Ok(true);
        }
        let by_key = |pin| pin::by_key(pin, name, modifiers, &self.view.camera);
        if let Some(at) = pin::free(&self.figure).and_then(by_key) {
            self.put_pin(at);
            return Ok(true);
        }
        let asked = &self.asked;
        let by_key = |grip| grip::by_key(grip, name, modifiers, &self.view.camera, asked);
        if let Some(value) = grip::of(&self.figure).and_then(by_key) {
            self.ask(vec![value]);
            return Ok(true);
        }
        self.land();
        let outcome = self.by_hand(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .key(name, modifiers, camera, &Solids(&it.figure))
        });
        let moved = outcome.consumed && outcome.commands.is_empty();
        self.view.dirty |= moved;
        Ok(moved)
    }

    /// Does nothing: a dragged grip stays so, because its pointer is still down.
    fn blur(&mut self) -> Result<bool, Infallible> {
        Ok(false)
    }

    /// Does nothing: a figure is complete when it is shown.
    fn step(&mut self, _stop: &(dyn Fn() -> bool + Sync)) {}

    fn is_busy(&self) -> bool {
        false
    }
}
