//! Handles pointers and wheels on a sheet.

use nearpoint_geometry::planar::{PlanarRotation, Point2, Vector2};
use nearpoint_sheet::{Command, ContourId, SheetError};

use super::{SheetView, on_ground};
use nearpoint_view::gestures::Intent;
use nearpoint_view::input::{Button, Pointer, Wheel};

/// The zoom factor for each CSS pixel of the wheel.
const ZOOM: f64 = 1.0015;
/// The turn in degrees for a notch of the wheel, and the approximate CSS pixels of a notch.
const NOTCH_DEGREES: f64 = 5.0;
const NOTCH: f64 = 100.0;

/// The current action of the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum PointerAction {
    Free,
    /// The ground under the pointer moves with it. A tap on `empty` ground selects nothing.
    Pan {
        empty: bool,
    },
    /// A contour moves with the pointer, its origin at this offset from the pointer.
    Drag {
        origin: Vector2,
    },
    /// A contour turns with the pointer, from this direction and this turn.
    Turn {
        from: f64,
        turn: f64,
    },
    Pinch,
}

impl PointerAction {
    /// Returns whether the action drags or turns a contour.
    pub fn is_drag(&self) -> bool {
        matches!(self, Self::Drag { .. } | Self::Turn { .. })
    }
}

impl SheetView {
    /// Handles a pointer on the canvas. On an error nothing has changed.
    pub(super) fn point(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        match (self.gestures.pointer(pointer), self.action) {
            (Some(Intent::Press), _) => self.press(pointer),
            (Some(Intent::Drag { by }), PointerAction::Pan { .. }) => {
                let depth = self.view.camera.distance();
                self.view.camera.pan(by.0, by.1, depth);
                self.view.dirty = true;
                Ok(())
            }
            (Some(Intent::Drag { .. }), _) => self.drag(pointer),
            (Some(Intent::Tap), PointerAction::Pan { empty: true })
                if self.sheet.selected().is_some() =>
            {
                self.action = PointerAction::Free;
                self.command(Command::Select(None))
            }
            (Some(Intent::Tap | Intent::Drop), _) => self.end_drag(),
            (Some(Intent::Cancel), _) => self.cancel_action(),
            (Some(Intent::Pinch { from, to }), PointerAction::Pinch) => {
                let depth = self.view.camera.distance();
                self.view.camera.pinch(from, to, depth);
                self.view.dirty = true;
                Ok(())
            }
            (Some(Intent::Pinch { .. }), _) => {
                self.restore()?;
                self.action = PointerAction::Pinch;
                Ok(())
            }
            (Some(Intent::Hover { .. }), _) => {
                self.set_hover(self.contour_at(pointer.x, pointer.y));
                Ok(())
            }
            (Some(Intent::Leave), _) => {
                self.set_hover(None);
                Ok(())
            }
            (None, _) => Ok(()),
        }
    }

    fn press(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        let (x, y) = (pointer.x, pointer.y);
        self.gestures.grab();
        let left = pointer.button == Button::Left;
        let under = self.contour_at(x, y).filter(|_| left);
        let contour = under.and_then(|id| self.sheet.contour(id).cloned());
        let Some(contour) = contour else {
            self.action = PointerAction::Pan { empty: left };
            return Ok(());
        };
        if contour.fixed {
            self.action = PointerAction::Pan { empty: false };
            return self.command(Command::Select(Some(contour.id)));
        }
        self.command(Command::BeginDrag(contour.id))?;
        let ground = self.ground_at(x, y);
        self.action = if pointer.modifiers.shift {
            PointerAction::Turn {
                from: direction(ground, contour.at),
                turn: contour.turn.angle(),
            }
        } else {
            PointerAction::Drag {
                origin: contour.at - ground.coords,
            }
        };
        Ok(())
    }

    fn drag(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        let ground = self.ground_at(pointer.x, pointer.y);
        match self.action {
            PointerAction::Drag { origin } => self.command(Command::DragTo(ground.coords + origin)),
            PointerAction::Turn { from, turn } => {
                let at = self
                    .dragged_or_selected()
                    .map_or_else(Vector2::zeros, |(_, at)| at);
                let angle = turn + direction(ground, at) - from;
                let degrees = angle.to_degrees();
                let round = if pointer.modifiers.ctrl { 5.0 } else { 0.5 };
                let to = PlanarRotation::from_degrees((degrees / round).round() * round);
                self.command(Command::TurnTo(to))
            }
            _ => Ok(()),
        }
    }

    fn dragged_or_selected(&self) -> Option<(ContourId, Vector2)> {
        let id = self.sheet.dragged()?;
        self.sheet.contour(id).map(|contour| (id, contour.at))
    }

    /// Ends a drag in progress; the contour stays where it is.
    pub fn end_drag(&mut self) -> Result<(), SheetError> {
        self.gestures.release();
        self.action = PointerAction::Free;
        match self.sheet.dragged() {
            Some(_) => self.command(Command::EndDrag),
            None => Ok(()),
        }
    }

    /// Cancels the current action and restores everything.
    pub(super) fn cancel_action(&mut self) -> Result<(), SheetError> {
        self.gestures.release();
        self.restore()
    }

    fn restore(&mut self) -> Result<(), SheetError> {
        self.action = PointerAction::Free;
        match self.sheet.dragged() {
            Some(_) => self.command(Command::CancelDrag),
            None => Ok(()),
        }
    }

    /// Zooms to the cursor; with Alt, turns the dragged or selected contour.
    pub(super) fn turn_wheel(&mut self, wheel: &Wheel) -> Result<(), SheetError> {
        let delta = wheel.zoom();
        if wheel.modifiers.alt && self.sheet.selected().is_some() {
            return self.turn_by(-delta / NOTCH * NOTCH_DEGREES);
        }
        let ground = self.ground_at(wheel.x, wheel.y);
        let factor = ZOOM.powf(delta);
        let distance = self.view.camera.distance() * factor;
        let [low, high] = self.sheet.rectangle();
        let size = (high - low).norm();
        // The limits prevent a view so near that drawing has no digits left, or so far that nothing is visible.
        if (size / 1e7..size * 100.0).contains(&distance) {
            self.view.camera.zoom(on_ground(ground), factor);
            self.view.dirty = true;
        }
        Ok(())
    }

    /// Turns the dragged or selected contour by this many degrees, rounded to tenths.
    pub(super) fn turn_by(&mut self, degrees: f64) -> Result<(), SheetError> {
        let Some(contour) = self.selected() else {
            return Ok(());
        };
        let id = contour.id;
        let now = contour.turn.angle().to_degrees();
        let to = PlanarRotation::from_degrees(((now + degrees) * 10.0).round() / 10.0);
        match self.sheet.dragged() {
            Some(_) => self.command(Command::TurnTo(to)),
            None => self.command(Command::Turn { id, to }),
        }
    }

    /// Returns the uppermost contour under a canvas position in CSS pixels.
    pub fn contour_at(&self, x: f64, y: f64) -> Option<ContourId> {
        self.sheet.contour_at(self.ground_at(x, y))
    }

    fn set_hover(&mut self, hover: Option<ContourId>) {
        self.view.dirty |= self.hover != hover;
        self.hover = hover;
    }
}

/// Returns the direction from a contour's origin to a point, radians.
fn direction(to: Point2, origin: Vector2) -> f64 {
    let way = to.coords - origin;
    way.y.atan2(way.x)
}
