//! Handles keys on a sheet.

use nearpoint_geometry::planar::Vector2;
use nearpoint_sheet::{Command, SheetError};

use super::{SheetView, on_ground};
use nearpoint_view::input::Modifiers;
use nearpoint_view::keys;
use nearpoint_view::list::nice_step;

/// The approximate motion of an arrow key in CSS pixels; it is a round length on the sheet.
const NUDGE: f64 = 8.0;
/// The motion of the view in CSS pixels for an arrow key, if nothing is selected.
const PAN: f64 = 48.0;

impl SheetView {
    /// Handles a key that went down; `key` as browsers name it. Arrows move the selected contour, with Shift ten times as
    /// far, with Alt a tenth; [ and ] turn it by five degrees, with Shift by one; Page Down and Page Up select the next and
    /// the one before. Returns false if the key has no meaning here.
    pub(super) fn press_key(
        &mut self,
        key: &str,
        modifiers: Modifiers,
    ) -> Result<bool, SheetError> {
        if let Some(by) = keys::arrow(key) {
            self.nudge(by, modifiers)?;
            return Ok(true);
        }
        if modifiers.ctrl {
            let step = keys::history_action(key, modifiers, [Command::Undo, Command::Redo]);
            let command = match (step, key, self.sheet.selected()) {
                (Some(step), ..) => step,
                (None, "d" | "D", Some(id)) => Command::Duplicate { id, copies: 1 },
                _ => return Ok(false),
            };
            return self.command(command).map(|()| true);
        }
        match key {
            "[" | "]" | "{" | "}" => {
                let degrees = if modifiers.shift { 1.0 } else { 5.0 };
                let left = matches!(key, "[" | "{");
                self.turn_by(if left { degrees } else { -degrees })?;
            }
            "f" | "F" => self.fit(),
            "p" | "P" => self.command(Command::Separate(self.sheet.selected()))?,
            "Delete" | "Backspace" => {
                if let Some(id) = self.sheet.selected() {
                    self.command(Command::Remove(id))?;
                }
            }
            "Escape" if self.sheet.dragged().is_some() => self.cancel_action()?,
            "Escape" if self.sheet.selected().is_some() => self.command(Command::Select(None))?,
            "PageDown" => self.select_next(1)?,
            "PageUp" => self.select_next(-1)?,
            _ => match keys::zoom_factor(key) {
                Some(factor) => self.zoom(factor),
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    fn nudge(&mut self, (x, y): (f64, f64), modifiers: Modifiers) -> Result<(), SheetError> {
        let Some(contour) = self.selected() else {
            let depth = self.view.camera.distance();
            self.view.camera.pan(-x * PAN, y * PAN, depth);
            self.view.dirty = true;
            return Ok(());
        };
        let fraction = match modifiers {
            Modifiers { shift: true, .. } => 10.0,
            Modifiers { alt: true, .. } => 0.1,
            _ => 1.0,
        };
        let step = nice_step(self.pixel_size() * NUDGE) * fraction;
        let (id, to) = (contour.id, contour.at + Vector2::new(x, y) * step);
        match self.sheet.dragged() {
            Some(_) => self.command(Command::DragTo(to)),
            None => self.command(Command::Move { id, to }),
        }
    }

    fn select_next(&mut self, step: isize) -> Result<(), SheetError> {
        let contours = self.sheet.contours();
        let now = self.sheet.selected();
        let at = contours.iter().position(|contour| Some(contour.id) == now);
        let count = contours.len() as isize;
        let next = match (at, step) {
            _ if count == 0 => return Ok(()),
            (Some(at), step) => (at as isize + step).rem_euclid(count),
            (None, 1..) => 0,
            (None, _) => count - 1,
        };
        let id = contours[next as usize].id;
        self.command(Command::Select(Some(id)))
    }

    fn zoom(&mut self, factor: f64) {
        let viewport = self.view.camera.viewport();
        let middle = self.ground_at(viewport.width / 2.0, viewport.height / 2.0);
        self.view.camera.zoom(on_ground(middle), factor);
        self.view.dirty = true;
    }
}
