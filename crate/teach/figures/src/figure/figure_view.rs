//! Shows figures behind one canvas. While the steps go by, the camera stays as long as their focus is well in view.

use std::convert::Infallible;

use nearpoint_geometry::Point;
use nearpoint_geometry::unit::Up;
use nearpoint_lesson::figure::Figure;

use super::build::{PlacedCaption, build};
use super::drag_handle::{self, DraggedValues, HandleDrag};
use super::framing::{self, FigureKind};
use super::pickable_solids::PickableSolids;
use super::point_handle::{self, PointDrag};
use nearpoint_view::camera::{Camera, StandardView, Viewport};
use nearpoint_view::flight::{Flight, ViewState};
use nearpoint_view::gestures::Intent;
use nearpoint_view::input::{Button, Key, Pointer, PointerKind, Wheel};
use nearpoint_view::interact::InputState;
use nearpoint_view::list::DrawList;
use nearpoint_view::stage::{Stage, View};
use nearpoint_view::style::Theme;

/// The dragged part of a figure.
#[derive(Debug)]
enum DraggedItem {
    DragHandle(HandleDrag),
    PointHandle(PointDrag),
}

/// A view of a lesson's figure, which draws it and handles input.
#[derive(Debug)]
pub struct FigureView {
    figure: Figure,
    view: View,
    flight: Flight,
    /// True if the user moved the view nearer, farther or aside (`is_moved`), or turned it (`is_turned`), since it was last
    /// chosen.
    is_moved: bool,
    is_turned: bool,
    interact: InputState,
    dragged: Option<DraggedItem>,
    /// True if a point handle was moved, and that was not reported yet.
    is_point_moved: bool,
    /// The values that a drag handle has set and no figure shows yet.
    requested_values: DraggedValues,
    /// True if these values were not reported yet.
    has_unreported_values: bool,
    is_over_handle: bool,
    captions: Vec<PlacedCaption>,
}

impl FigureView {
    /// Makes a view without a figure.
    pub fn new(viewport: Viewport, theme: Theme) -> Self {
        Self {
            figure: Figure {
                up: Up::Z,
                items: Vec::new(),
            },
            view: View::new(Camera::new(Up::Z, viewport), theme),
            flight: Flight::default(),
            is_moved: false,
            is_turned: false,
            interact: InputState::default(),
            dragged: None,
            is_point_moved: false,
            requested_values: DraggedValues::new(),
            has_unreported_values: false,
            is_over_handle: false,
            captions: Vec::new(),
        }
    }

    /// Opens the first figure of a story: the camera is chosen again and moves there at once.
    pub fn open(&mut self, figure: Figure) {
        self.dragged = None;
        self.interact.cancel();
        self.replace_figure(figure);
        self.is_turned = false;
        self.flight.stop();
        FigureKind::from_figure(&self.figure).orient(&mut self.view.camera);
        self.frame();
    }

    /// Shows another figure in the view of the last one, or in one where its focus is well in view.
    pub fn show(&mut self, figure: Figure) {
        let (seen, before) = (self.camera().clone(), self.view.camera.clone());
        let lay = FigureKind::from_figure(&self.figure);
        self.replace_figure(figure);
        // A dragged handle stays under the pointer.
        self.end_point_drag();
        if self.dragged.is_some() {
            return;
        }
        let lies = FigureKind::from_figure(&self.figure);
        let turns = lies != lay && !self.is_turned;
        if turns {
            lies.orient(&mut self.view.camera);
        }
        if turns || !self.is_well_visible() {
            self.frame();
        }
        // A flight to the same view continues.
        if self.view.camera != before {
            self.fly_from(seen);
        }
    }

    /// Shows the same step again with more items, or with its point handle elsewhere; the camera stays.
    pub fn redraw(&mut self, figure: Figure) {
        self.end_point_drag();
        self.replace_figure(figure);
    }

    /// Returns the position of the point handle, if the figure has one.
    pub fn point(&self) -> Option<Point> {
        self.figure.point_handle().map(|pin| pin.at)
    }

    /// Returns the position of the point handle if the user has moved it since the last call.
    pub fn take_dragged_point(&mut self) -> Option<Point> {
        std::mem::take(&mut self.is_point_moved)
            .then(|| self.point())
            .flatten()
    }

    fn set_point(&mut self, at: Point) {
        if let Some(pin) = self.figure.point_handle_mut() {
            self.is_point_moved |= pin.at != at;
            self.view.dirty |= pin.at != at;
            pin.at = at;
        }
    }

    fn replace_figure(&mut self, figure: Figure) {
        self.view.camera.set_up(figure.up);
        self.figure = figure;
        self.view.dirty = true;
        if !self.has_unreported_values {
            self.requested_values.clear();
        }
    }

    /// Returns whether the focus is in view. A view that the user chose may show it at any size.
    fn is_well_visible(&self) -> bool {
        let (focus, camera) = (self.figure.focus(), &self.view.camera);
        match self.is_moved {
            true => framing::is_in_view(&focus, camera),
            false => framing::is_well_in_view(&focus, camera),
        }
    }

    /// Returns whether the figure's drag handle sets all of these parameters. A story with other values then keeps the view.
    pub fn sets_parameters<'a>(&self, mut parameters: impl Iterator<Item = &'a str>) -> bool {
        let Some(grip) = drag_handle::handle_of(&self.figure) else {
            return false;
        };
        parameters.all(|name| {
            let mut handles = grip.along.iter().chain(&grip.turn);
            handles.any(|handle| handle.parameter == name)
        })
    }

    /// Returns the parameter values that a drag handle has set since the last call.
    pub fn take_dragged_values(&mut self) -> Option<&DraggedValues> {
        std::mem::take(&mut self.has_unreported_values).then_some(&self.requested_values)
    }

    fn request_values(&mut self, pulled: DraggedValues) {
        for (name, value) in pulled {
            match self
                .requested_values
                .iter_mut()
                .find(|(known, _)| *known == name)
            {
                Some((_, asked)) => *asked = value,
                None => self.requested_values.push((name, value)),
            }
        }
        self.has_unreported_values = true;
    }

    /// Passes a pointer event to the figure's handles. Returns true if nothing is left for the view.
    fn handle_drag(&mut self, intent: Intent, pointer: &Pointer) -> bool {
        let (at, camera) = ([pointer.x, pointer.y], &self.view.camera);
        match &self.dragged {
            None => {
                if intent == Intent::Press && pointer.button == Button::Left {
                    self.dragged = self.grasped_item(pointer);
                }
                if self.dragged.is_some() {
                    self.interact.gestures.grab();
                }
                return self.dragged.is_some();
            }
            Some(_) if intent == Intent::Cancel => self.cancel_drag(),
            Some(DraggedItem::DragHandle(pull)) => {
                if matches!(intent, Intent::Drag { .. } | Intent::Tap | Intent::Drop) {
                    let pulled = pull.drag_to(at, camera);
                    self.request_values(pulled);
                }
            }
            Some(DraggedItem::PointHandle(carry)) => {
                if let Some(pin) = point_handle::movable_point(&self.figure)
                    && matches!(intent, Intent::Drag { .. } | Intent::Drop)
                {
                    let to = carry.drag_to(pin, at, camera);
                    self.set_point(to);
                }
            }
        }
        if matches!(intent, Intent::Tap | Intent::Drop) {
            self.dragged = None;
        }
        true
    }

    /// Returns what a pointer grasps, a point handle before a drag handle.
    fn grasped_item(&self, pointer: &Pointer) -> Option<DraggedItem> {
        let (at, camera, modifiers) =
            ([pointer.x, pointer.y], &self.view.camera, pointer.modifiers);
        let pin = point_handle::movable_point(&self.figure).filter(|_| !modifiers.moves_view());
        let carry = pin.and_then(|pin| PointDrag::begin(pin, at, pointer.touch, camera));
        let grip = drag_handle::handle_of(&self.figure).filter(|_| !modifiers.alt);
        let pull = || grip.and_then(|grip| HandleDrag::begin(grip, at, modifiers, camera));
        carry
            .map(DraggedItem::PointHandle)
            .or_else(|| pull().map(DraggedItem::DragHandle))
    }

    /// Cancels a drag and restores the position before it.
    fn cancel_drag(&mut self) {
        match self.dragged.take() {
            Some(DraggedItem::DragHandle(pull)) => self.request_values(pull.start_values()),
            Some(DraggedItem::PointHandle(carry)) => self.set_point(carry.start_position()),
            None => {}
        }
    }

    /// Ends the drag of a point handle, but not of a drag handle.
    fn end_point_drag(&mut self) {
        self.dragged = self
            .dragged
            .take()
            .filter(|held| matches!(held, DraggedItem::DragHandle(_)));
    }

    /// Returns the captions of the last picture.
    pub fn captions(&self) -> &[PlacedCaption] {
        &self.captions
    }

    /// Fits the view to the whole figure, without turning it.
    pub fn fit(&mut self) {
        let seen = self.camera().clone();
        self.fit_all();
        self.fly_from(seen);
    }

    /// Shows the whole figure in a standard view.
    pub fn show_standard_view(&mut self, standard: StandardView) {
        let seen = self.camera().clone();
        self.is_turned = true;
        self.view.camera.look_from(standard);
        self.fit_all();
        self.fly_from(seen);
    }

    /// Sets whether the view moves smoothly instead of jumping. By default it jumps.
    pub fn set_glide(&mut self, on: bool) {
        self.flight.set_enabled(on);
    }

    fn fit_all(&mut self) {
        self.is_moved = false;
        self.view.camera.fit(&self.figure.extent());
        self.view.dirty = true;
    }

    /// Frames the focus of the step, without turning.
    fn frame(&mut self) {
        self.is_moved = false;
        framing::frame(&self.figure, &mut self.view.camera);
        self.view.dirty = true;
    }

    /// Starts a flight to the view from the camera that was shown.
    fn fly_from(&mut self, camera: Camera) {
        // The code of flights is loaded with the first one.
        if self.flight.is_enabled() && camera != self.view.camera {
            self.flight.begin(ViewState {
                camera,
                explosion: 0.0,
            });
        }
    }

    /// Runs an action of the user on the view that is shown, and records whether it moved the camera.
    fn apply_user_action<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.view.camera.clone();
        let done = act(self);
        let camera = &self.view.camera;
        self.is_moved |= *camera != before;
        self.is_turned |= camera.back() != before.back();
        done
    }

    /// Ends a flight at the view that is shown.
    fn finish_flight(&mut self) {
        if let Some(place) = self.flight.drawn() {
            let viewport = self.view.camera.viewport();
            self.view.camera = place.camera.clone();
            self.view.camera.set_viewport(viewport);
            self.flight.stop();
            self.view.dirty = true;
        }
    }
}

impl Stage for FigureView {
    type Error = Infallible;

    fn view(&self) -> &View {
        &self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn draw_list(&mut self, now: f64) -> DrawList {
        if self.flight.is_running() {
            self.flight.advance(&self.view.camera, 0.0, now);
        }
        self.view.dirty = self.flight.is_running();
        let (list, notes) = build(&self.figure, self.camera(), self.view.theme);
        self.captions = notes;
        list
    }

    fn camera(&self) -> &Camera {
        let drawn = self.flight.drawn();
        drawn.map_or(&self.view.camera, |place| &place.camera)
    }

    fn report_frame_time(&mut self, took: f64) {
        self.flight.report_frame_time(took);
    }

    /// Resizes the picture. The focus stays in view, except in a view that the user chose.
    fn resize(&mut self, viewport: Viewport) {
        if self.view.camera.viewport() == viewport {
            return;
        }
        self.flight.stop();
        self.view.camera.set_viewport(viewport);
        self.view.dirty = true;
        if !(self.dragged.is_some() || self.is_moved && self.is_well_visible()) {
            self.frame();
        }
    }

    fn cursor_name(&self) -> &'static str {
        match (self.dragged.is_some(), self.is_over_handle) {
            (true, _) => "grabbing",
            (false, true) => "grab",
            (false, false) => self.interact.cursor_name(),
        }
    }

    /// Drags a handle or moves the camera.
    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Infallible> {
        if pointer.kind == PointerKind::Down {
            self.finish_flight();
        }
        // During a drag, the other pointers are ignored.
        if self.dragged.is_some() && !self.interact.gestures.is_pressed_by(pointer.id) {
            return Ok(true);
        }
        if pointer.kind == PointerKind::Move && self.dragged.is_none() {
            let (at, camera) = ([pointer.x, pointer.y], &self.view.camera);
            let ray = camera.ray(pointer.x, pointer.y);
            self.is_over_handle = drag_handle::handle_of(&self.figure)
                .is_some_and(|grip| drag_handle::body_hit(grip, &ray).is_some())
                || point_handle::movable_point(&self.figure)
                    .is_some_and(|pin| point_handle::is_under(pin, at, camera));
        }
        let Some(intent) = self.interact.gestures.pointer(&pointer) else {
            return Ok(self.dragged.is_some());
        };
        if self.handle_drag(intent, &pointer) {
            return Ok(true);
        }
        let outcome = self.apply_user_action(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .handle_intent(intent, &pointer, camera, &PickableSolids(&it.figure))
        });
        self.view.dirty |= outcome.is_consumed;
        Ok(outcome.is_consumed)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Infallible> {
        self.finish_flight();
        self.apply_user_action(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .wheel(&wheel, camera, &PickableSolids(&it.figure));
        });
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        self.finish_flight();
        self.apply_user_action(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .double_click(x, y, camera, &PickableSolids(&it.figure));
        });
        self.view.dirty = true;
    }

    /// Moves the handle or the camera.
    fn key(&mut self, key: &Key) -> Result<bool, Infallible> {
        let (name, modifiers) = (&*key.key, key.modifiers);
        // Keys with Ctrl edit a scene.
        if !key.down || modifiers.ctrl {
            return Ok(false);
        }
        if self.dragged.is_some() && name == "Escape" {
            self.cancel_drag();
            self.interact.gestures.release();
            return Ok(true);
        }
        let by_key = |pin| point_handle::position_by_key(pin, name, modifiers, &self.view.camera);
        if let Some(at) = point_handle::movable_point(&self.figure).and_then(by_key) {
            self.set_point(at);
            return Ok(true);
        }
        let asked = &self.requested_values;
        let by_key =
            |grip| drag_handle::value_by_key(grip, name, modifiers, &self.view.camera, asked);
        if let Some(value) = drag_handle::handle_of(&self.figure).and_then(by_key) {
            self.request_values(vec![value]);
            return Ok(true);
        }
        self.finish_flight();
        let outcome = self.apply_user_action(|it| {
            let camera = &mut it.view.camera;
            it.interact
                .key(name, modifiers, camera, &PickableSolids(&it.figure))
        });
        let moved = outcome.is_consumed && outcome.commands.is_empty();
        self.view.dirty |= moved;
        Ok(moved)
    }

    /// Does nothing: a dragged handle stays so, because its pointer is still down.
    fn blur(&mut self) -> Result<bool, Infallible> {
        Ok(false)
    }

    /// Does nothing: a figure is complete when it is shown.
    fn step(&mut self, _stop: &(dyn Fn() -> bool + Sync)) {}

    fn is_busy(&self) -> bool {
        false
    }
}
