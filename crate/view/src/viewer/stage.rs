//! Implements the stage for the viewer: it passes the canvas's events to their handlers.

use nearpoint_scene::SceneError;

use super::Viewer;
use crate::camera::Camera;
use crate::input::{Key, Pointer, PointerKind, Wheel};
use crate::keys;
use crate::list::DrawList;
use crate::stage::{Stage, View};

impl Stage for Viewer {
    type Refusal = SceneError;

    fn view(&self) -> &View {
        &self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn draw_list(&mut self, now: f64) -> DrawList {
        self.draw(now)
    }

    fn cursor_name(&self) -> &'static str {
        match self.pointer.section_hand.active() {
            Some(_) => "grab",
            None => self.pointer.interact.cursor_name(),
        }
    }

    fn camera(&self) -> &Camera {
        let drawn = self.flight.drawn();
        drawn.map_or(&self.view.camera, |place| &place.camera)
    }

    fn pace(&mut self, took: f64) {
        self.flight.pace(took);
    }

    fn pointer(&mut self, pointer: Pointer) -> Result<bool, SceneError> {
        if pointer.kind == PointerKind::Down {
            self.finish_flight();
        }
        if !self.selection.cuts.is_empty() && self.drag_cut(&pointer) {
            return Ok(true);
        }
        let (interact, camera, sight) = self.hands();
        let outcome = interact.pointer(pointer, camera, &sight);
        let picked = outcome.picked;
        let done = self.take(outcome)?;
        if self.pointer.interact.tool().picks() {
            self.measure_by(&pointer, picked)?;
        }
        Ok(done)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, SceneError> {
        self.finish_flight();
        let (interact, camera, sight) = self.hands();
        interact.wheel(&wheel, camera, &sight);
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        if self.pointer.interact.tool().picks() {
            // Both clicks have picked something already.
            return;
        }
        let from = self.place();
        let (interact, camera, sight) = self.hands();
        interact.double_click(x, y, camera, &sight);
        self.view.dirty = true;
        self.fly_from(from);
    }

    fn key(&mut self, key: &Key) -> Result<bool, SceneError> {
        let Key {
            down,
            key,
            modifiers,
        } = key;
        if !down {
            let (interact, camera, sight) = self.hands();
            let outcome = interact.key_up(key, camera, &sight);
            return self.take(outcome);
        }
        // Key steps may follow each other faster than a flight ends.
        let is_step = keys::arrow(key).is_some() || keys::zoom(key).is_some();
        if is_step {
            self.finish_flight();
        }
        let from = self.place();
        let is_idle = self.pointer.interact.drag().is_none();
        if key == "Escape" && is_idle && (self.leave() || self.collapse()) {
            self.fly_from(from);
            return Ok(true);
        }
        let is_measuring =
            self.pointer.interact.tool().picks() && self.pointer.interact.drag().is_none();
        if *down && is_measuring {
            let done = match key.as_str() {
                "Escape" => self.leave_measuring()?,
                "Enter" => self.keep_measure()?,
                _ => false,
            };
            if done {
                return Ok(true);
            }
        }
        let (interact, camera, sight) = self.hands();
        let outcome = interact.key(key, *modifiers, camera, &sight);
        if !is_step {
            self.fly_from(from);
        }
        self.take(outcome)
    }

    /// Cancels unfinished input.
    fn blur(&mut self) -> Result<bool, SceneError> {
        self.pointer.section_hand.let_go();
        let outcome = self.pointer.interact.give_up();
        self.take(outcome)
    }

    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        self.view.dirty |= self.scene.step(stop);
    }

    fn is_busy(&self) -> bool {
        self.is_answering() || self.scene.is_checking()
    }

    /// Returns whether queries are pending; a running check of a motion does not count.
    fn is_answering(&self) -> bool {
        self.scene.frame().pending > 0
    }
}
