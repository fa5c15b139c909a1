//! Pointers and wheels on a sheet.

use nearpoint_geometry::planar::{Point2, Turn, Vector2};
use nearpoint_sheet::{Command, ContourId, SheetError};

use super::{SheetView, on_ground};
use crate::input::{Button, Pointer, PointerKind, Wheel};
use crate::interact::middle_and_spread;

/// A press that moves less than this is a click, CSS pixels.
const CLICK: f64 = 4.0;
/// The wheel zooms by this for each CSS pixel.
const ZOOM: f64 = 1.0015;
/// A notch of the wheel turns by so many degrees; it is about so many CSS pixels.
const NOTCH_DEGREES: f64 = 5.0;
const NOTCH: f64 = 100.0;

/// What the hands are doing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Gesture {
    None,
    /// The ground under the pointer goes with it.
    Pan {
        pointer: i32,
        at: (f64, f64),
        travelled: f64,
        /// A click here selects nothing.
        empty: bool,
    },
    /// A contour goes with the pointer: its origin from the pointer.
    Drag {
        pointer: i32,
        origin: Vector2,
    },
    /// It turns with the pointer: from this direction and this turn.
    Turn {
        pointer: i32,
        from: f64,
        turn: f64,
    },
    /// Two fingers.
    Pinch {
        middle: (f64, f64),
        spread: f64,
    },
}

impl Gesture {
    pub fn holds(&self) -> bool {
        matches!(self, Self::Drag { .. } | Self::Turn { .. })
    }
}

impl SheetView {
    /// A pointer on the canvas; what is refused comes as an error, and nothing has changed then.
    pub(super) fn point(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        if pointer.touch && self.pinch(pointer)? {
            return Ok(());
        }
        match (self.gesture, pointer.kind) {
            (Gesture::None, PointerKind::Down) => self.press(pointer),
            (Gesture::None, PointerKind::Move) => {
                self.set_hover(self.contour_at(pointer.x, pointer.y));
                Ok(())
            }
            (Gesture::None, PointerKind::Leave) => {
                self.set_hover(None);
                Ok(())
            }
            (Gesture::Pan { pointer: id, .. }, _) if id == pointer.id => self.pan(pointer),
            (Gesture::Drag { pointer: id, .. } | Gesture::Turn { pointer: id, .. }, kind)
                if id == pointer.id =>
            {
                match kind {
                    PointerKind::Move => self.drag(pointer),
                    PointerKind::Up => self.let_go(),
                    PointerKind::Cancel => self.give_up(),
                    PointerKind::Down | PointerKind::Leave => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn press(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        let (x, y) = (pointer.x, pointer.y);
        let under = self
            .contour_at(x, y)
            .filter(|_| pointer.button == Button::Left);
        let Some(id) = under else {
            self.gesture = Gesture::Pan {
                pointer: pointer.id,
                at: (x, y),
                travelled: 0.0,
                empty: pointer.button == Button::Left,
            };
            return Ok(());
        };
        let Some(contour) = self.sheet.contour(id).cloned() else {
            return Ok(());
        };
        if contour.fixed {
            self.gesture = Gesture::Pan {
                pointer: pointer.id,
                at: (x, y),
                travelled: 0.0,
                empty: false,
            };
            return self.command(Command::Select(Some(id)));
        }
        self.command(Command::BeginDrag(id))?;
        let ground = self.ground_at(x, y);
        self.gesture = if pointer.modifiers.shift {
            Gesture::Turn {
                pointer: pointer.id,
                from: direction(ground, contour.at),
                turn: contour.turn.angle(),
            }
        } else {
            Gesture::Drag {
                pointer: pointer.id,
                origin: contour.at - ground.coords,
            }
        };
        Ok(())
    }

    fn drag(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        let ground = self.ground_at(pointer.x, pointer.y);
        match self.gesture {
            Gesture::Drag { origin, .. } => self.command(Command::DragTo(ground.coords + origin)),
            Gesture::Turn { from, turn, .. } => {
                let at = self.held().map_or_else(Vector2::zeros, |(_, at)| at);
                let angle = turn + direction(ground, at) - from;
                let degrees = angle.to_degrees();
                let round = if pointer.modifiers.ctrl { 5.0 } else { 0.5 };
                let to = Turn::degrees((degrees / round).round() * round);
                self.command(Command::TurnTo(to))
            }
            _ => Ok(()),
        }
    }

    fn held(&self) -> Option<(ContourId, Vector2)> {
        let id = self.sheet.dragged()?;
        self.sheet.contour(id).map(|contour| (id, contour.at))
    }

    fn pan(&mut self, pointer: &Pointer) -> Result<(), SheetError> {
        let Gesture::Pan {
            at,
            travelled,
            empty,
            ..
        } = self.gesture
        else {
            return Ok(());
        };
        let (dx, dy) = (pointer.x - at.0, pointer.y - at.1);
        match pointer.kind {
            PointerKind::Move => {
                let depth = self.view.camera.distance();
                self.view.camera.pan(dx, dy, depth);
                self.view.dirty = true;
                self.gesture = Gesture::Pan {
                    pointer: pointer.id,
                    at: (pointer.x, pointer.y),
                    travelled: travelled + dx.hypot(dy),
                    empty,
                };
            }
            PointerKind::Up | PointerKind::Cancel => {
                self.gesture = Gesture::None;
                if empty && travelled < CLICK && self.sheet.selected().is_some() {
                    return self.command(Command::Select(None));
                }
            }
            PointerKind::Down | PointerKind::Leave => {}
        }
        Ok(())
    }

    /// Two fingers take over whatever one began. True: nothing is left to do for one.
    fn pinch(&mut self, pointer: &Pointer) -> Result<bool, SheetError> {
        match pointer.kind {
            PointerKind::Down | PointerKind::Move => {
                self.fingers.put(pointer.id, (pointer.x, pointer.y));
            }
            PointerKind::Up | PointerKind::Cancel | PointerKind::Leave => {
                self.fingers.lift(pointer.id);
            }
        }
        let Some(pair) = self.fingers.pair() else {
            let was = matches!(self.gesture, Gesture::Pinch { .. });
            if was {
                self.gesture = Gesture::None;
            }
            return Ok(was);
        };
        let (middle, spread) = middle_and_spread(pair);
        if let Gesture::Pinch {
            middle: before,
            spread: apart,
        } = self.gesture
        {
            let depth = self.view.camera.distance();
            self.view
                .camera
                .pan(middle.0 - before.0, middle.1 - before.1, depth);
            if spread > 1.0 && apart > 1.0 {
                let ground = self.ground_at(middle.0, middle.1);
                self.view.camera.zoom(on_ground(ground), apart / spread);
            }
            self.view.dirty = true;
        } else {
            self.give_up()?;
        }
        self.gesture = Gesture::Pinch { middle, spread };
        Ok(true)
    }

    /// Ends a drag where it is.
    pub fn let_go(&mut self) -> Result<(), SheetError> {
        self.gesture = Gesture::None;
        match self.sheet.dragged() {
            Some(_) => self.command(Command::EndDrag),
            None => Ok(()),
        }
    }

    /// Ends a drag and puts everything back.
    pub(super) fn give_up(&mut self) -> Result<(), SheetError> {
        self.gesture = Gesture::None;
        match self.sheet.dragged() {
            Some(_) => self.command(Command::CancelDrag),
            None => Ok(()),
        }
    }

    /// Zooms to the cursor; with Alt, turns what is held, or what is selected.
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
        // Neither so near that drawing has no digits left, nor so far that nothing is seen.
        if (size / 1e7..size * 100.0).contains(&distance) {
            self.view.camera.zoom(on_ground(ground), factor);
            self.view.dirty = true;
        }
        Ok(())
    }

    /// Turns what is held, or what is selected, by so many degrees, to a round number of tenths.
    pub(super) fn turn_by(&mut self, degrees: f64) -> Result<(), SheetError> {
        let Some(contour) = self.selected() else {
            return Ok(());
        };
        let id = contour.id;
        let now = contour.turn.angle().to_degrees();
        let to = Turn::degrees(((now + degrees) * 10.0).round() / 10.0);
        match self.sheet.dragged() {
            Some(_) => self.command(Command::TurnTo(to)),
            None => self.command(Command::Turn { id, to }),
        }
    }

    /// The uppermost contour under a canvas position.
    pub fn contour_at(&self, x: f64, y: f64) -> Option<ContourId> {
        self.sheet.contour_at(self.ground_at(x, y))
    }

    fn set_hover(&mut self, hover: Option<ContourId>) {
        self.view.dirty |= self.hover != hover;
        self.hover = hover;
    }
}

/// The direction from a contour's origin to a point, radians.
fn direction(to: Point2, origin: Vector2) -> f64 {
    let way = to.coords - origin;
    way.y.atan2(way.x)
}
