//! Handles measuring with the pointer, and draws measures.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::measure::extent;
use nearpoint_scene::measure::{MeasuredValues, Pick, PickKind};
use nearpoint_scene::{Command, PartId, SceneError};

use super::Viewer;
use crate::input::{Pointer, PointerKind};
use crate::interact::Tool;
use crate::list::{DrawList, Marks};
use crate::measure::{
    DrawInput, MeasureTool, PickQuery, draw, draw_frame, pick_feature, with_marks,
};

impl Viewer {
    /// Returns the state of the measuring tool.
    pub fn measure_tool(&self) -> &MeasureTool {
        &self.pointer.measuring
    }

    /// Sets the kind of feature that is picked; none for a corner, an edge or a face, whichever is under the pointer.
    pub fn set_pick_kind(&mut self, kind: Option<PickKind>) {
        self.pointer.measuring.requested_kind = kind;
        self.pointer.measuring.hovered = None;
        self.view.dirty = true;
    }

    /// Highlights a saved measure, or none.
    pub fn select_measure(&mut self, id: Option<u32>) {
        self.pointer.measuring.selected = id;
        self.view.dirty = true;
    }

    /// Shows or hides a box around the selection, or around everything.
    pub fn show_selection_box(&mut self, on: bool) {
        self.pointer.measuring.shows_selection_box = on;
        self.view.dirty = true;
    }

    /// Returns the picks that a click would save.
    pub fn current_picks(&mut self) -> Vec<Pick> {
        self.pointer.measuring.current_picks(&self.scene)
    }

    /// Returns the measurements of picks in the present scene; none where one of them no longer exists.
    pub fn measure(&mut self, picks: &[Pick]) -> Option<Arc<MeasuredValues>> {
        self.pointer.measuring.measure(&self.scene, picks)
    }

    /// Returns the exact axis-aligned box, in the scene, around these parts, or else around all visible ones.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first selection.
    #[inline(never)]
    pub fn extent(&self, parts: &[PartId]) -> Option<Aabb> {
        let is_meant = |id: PartId, visible: bool| match parts {
            [] => visible,
            some => some.contains(&id),
        };
        let meant = self.scene.parts().iter();
        let meant = meant.filter(|part| is_meant(part.id, part.visible));
        let mut meant = meant.map(|part| (part.shape.mesh(), part.pose)).peekable();
        meant.peek()?;
        Some(extent(meant))
    }

    /// Saves the measure of the first pick alone; returns false if there is none.
    pub fn save_measure(&mut self) -> Result<bool, SceneError> {
        let Some(first) = self.pointer.measuring.first.take() else {
            return Ok(false);
        };
        let picks = vec![first];
        self.command(Command::AddMeasurement { picks })?;
        Ok(true)
    }

    /// Drops the first pick; if there is none, it leaves the tool. Returns false if another tool is in use.
    pub(super) fn leave_measuring(&mut self) -> Result<bool, SceneError> {
        if !self.pointer.input.tool().picks_features() {
            return Ok(false);
        }
        match self.pointer.measuring.first.take() {
            Some(_) => self.view.dirty = true,
            None => drop(self.set_tool(Tool::Select)?),
        }
        Ok(true)
    }

    /// Handles a pointer event of the measuring tool; `picked` is true for a click.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the measuring tool.
    #[inline(never)]
    pub(super) fn pick_at_pointer(
        &mut self,
        pointer: &Pointer,
        picked: bool,
    ) -> Result<(), SceneError> {
        if self.pointer.measuring.requested_kind != Some(PickKind::Part) {
            self.pointer.input.set_hover(None);
        }
        let is_over = match pointer.kind {
            PointerKind::Move => !pointer.touch,
            PointerKind::Down | PointerKind::Up => true,
            PointerKind::Cancel | PointerKind::Leave => false,
        };
        let is_free = is_over && self.pointer.input.view_gesture().is_none();
        let under = is_free.then(|| {
            let scene = self
                .selection
                .visible_scene(&self.scene, self.pointer.locked);
            let camera = &self.view.camera;
            let at = (pointer.x, pointer.y);
            let is_finger = pointer.touch;
            let options = self.pointer.measuring.requested_kind;
            let pointer = PickQuery {
                scene,
                camera,
                at,
                is_finger,
            };
            let before = self.pointer.measuring.hovered;
            pick_feature(
                &pointer,
                options,
                before,
                &mut self.pointer.measuring.measurer,
            )
        });
        let under = under.flatten();
        self.view.dirty |= self.pointer.measuring.hovered != under;
        self.pointer.measuring.hovered = under;
        if picked {
            // A lifted finger has no position.
            if pointer.touch {
                self.pointer.measuring.hovered = None;
            }
            let under = under.map(|(pick, _)| pick);
            match self.pointer.picking {
                Some(_) => self.handle_pick(under)?,
                None => self.add_measure_pick(under)?,
            }
        }
        Ok(())
    }

    /// Stores the first pick until a second one. A repeated pick is saved alone, and an empty pick drops it.
    fn add_measure_pick(&mut self, pick: Option<Pick>) -> Result<(), SceneError> {
        self.view.dirty = true;
        self.pointer.measuring.selected = None;
        let first = self.pointer.measuring.first.take();
        let picks = match (first, pick) {
            (None, pick) => {
                self.pointer.measuring.first = pick;
                return Ok(());
            }
            (Some(_), None) => return Ok(()),
            (Some(first), Some(pick)) => {
                match self.pointer.measuring.is_same(&self.scene, first, pick) {
                    true => vec![first],
                    false => vec![first, pick],
                }
            }
        };
        self.command(Command::AddMeasurement { picks })
    }

    /// Drops picks whose parts were removed.
    pub(super) fn drop_lost_picks(&mut self) {
        let is_there = |pick: &Pick| self.scene.part(pick.part).is_some();
        let own = &mut self.pointer.measuring;
        own.hovered = own.hovered.filter(|(pick, _)| is_there(pick));
        own.first = own.first.filter(is_there);
    }

    /// Returns the marks together with those of measures.
    pub(super) fn marks_with_measures(&mut self, marks: Arc<Marks>) -> Arc<Marks> {
        match self.pointer.measuring.is_hovered_visible(&self.scene) {
            true => with_marks(&mut self.pointer.measuring, &self.scene, marks),
            false => marks,
        }
    }

    /// Adds measures to the picture.
    pub(super) fn draw_measured(&mut self, list: &mut DrawList) {
        if !self.pointer.measuring.is_hovered_visible(&self.scene) {
            return;
        }
        let bounds = (self.pointer.measuring.shows_selection_box)
            .then(|| self.extent(self.scene.selection()));
        let canvas = DrawInput {
            scene: &self.scene,
            camera: &self.view.camera,
            units: self.units(),
        };
        draw(&mut self.pointer.measuring, &canvas, list);
        if let Some(bounds) = bounds.flatten() {
            draw_frame(&bounds, &canvas, list);
        }
    }
}
