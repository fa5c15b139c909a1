//! Implements the stage for the viewer: it passes the canvas's events to their handlers.

use nearpoint_scene::SceneError;

use super::Viewer;
use crate::camera::Camera;
use crate::input::{Key, Pointer, PointerKind, Wheel};
use crate::keys;
use crate::list::DrawList;
use crate::stage::{Stage, View};

impl Stage for Viewer {
    type Error = SceneError;

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
        match self.pointer.section_drag.active() {
            Some(_) => "grab",
            None => self.pointer.input.cursor_name(),
        }
    }

    fn camera(&self) -> &Camera {
        let drawn = self.flight.drawn();
        drawn.map_or(&self.view.camera, |place| &place.camera)
    }

    fn report_frame_time(&mut self, took: f64) {
        self.flight.report_frame_time(took);
    }

    fn pointer(&mut self, pointer: Pointer) -> Result<bool, SceneError> {
        if pointer.kind == PointerKind::Down {
            self.finish_flight();
        }
        if !self.selection.sections.is_empty() && self.drag_section(&pointer) {
            return Ok(true);
        }
        let (interact, camera, sight) = self.input_parts();
        let outcome = interact.pointer(pointer, camera, &sight);
        let picked = outcome.is_pick;
        let done = self.apply_outcome(outcome)?;
        if self.pointer.input.tool().picks_features() {
            self.pick_at_pointer(&pointer, picked)?;
        }
        Ok(done)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, SceneError> {
        self.finish_flight();
        let (interact, camera, sight) = self.input_parts();
        interact.wheel(&wheel, camera, &sight);
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        if self.pointer.input.tool().picks_features() {
            // Both clicks were already handled as picks.
            return;
        }
        let from = self.view_state();
        let (interact, camera, sight) = self.input_parts();
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
            let (interact, camera, sight) = self.input_parts();
            let outcome = interact.key_up(key, camera, &sight);
            return self.apply_outcome(outcome);
        }
        // Key steps may follow each other faster than a flight ends.
        let is_step = keys::arrow(key).is_some() || keys::zoom_factor(key).is_some();
        if is_step {
            self.finish_flight();
        }
        let from = self.view_state();
        let is_idle = self.pointer.input.drag().is_none();
        if key == "Escape" && is_idle && (self.leave_pair() || self.collapse()) {
            self.fly_from(from);
            return Ok(true);
        }
        let is_measuring =
            self.pointer.input.tool().picks_features() && self.pointer.input.drag().is_none();
        if *down && is_measuring {
            let done = match key.as_str() {
                "Escape" => self.leave_measuring()?,
                "Enter" => self.save_measure()?,
                _ => false,
            };
            if done {
                return Ok(true);
            }
        }
        let (interact, camera, sight) = self.input_parts();
        let outcome = interact.key(key, *modifiers, camera, &sight);
        if !is_step {
            self.fly_from(from);
        }
        self.apply_outcome(outcome)
    }

    /// Cancels unfinished input.
    fn blur(&mut self) -> Result<bool, SceneError> {
        self.pointer.section_drag.release();
        let outcome = self.pointer.input.cancel();
        self.apply_outcome(outcome)
    }

    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        self.view.dirty |= self.scene.step(stop);
    }

    fn is_busy(&self) -> bool {
        self.has_pending_queries() || self.scene.is_checking()
    }

    /// Returns whether queries are pending; a running check of a motion does not count.
    fn has_pending_queries(&self) -> bool {
        self.scene.frame().pending > 0
    }
}
