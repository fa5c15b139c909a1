//! Handles measuring with the pointer, and draws measures.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::measure::extent;
use nearpoint_scene::measure::{Measured, Pick, PickKind};
use nearpoint_scene::{Command, PartId, SceneError};

use super::Viewer;
use crate::input::{Pointer, PointerKind};
use crate::interact::Tool;
use crate::list::{DrawList, Marks};
use crate::measure::{Aim, Canvas, Measuring, aim, draw, draw_frame, marked};

impl Viewer {
    /// Returns the state of the measuring tool.
    pub fn measuring(&self) -> &Measuring {
        &self.pointer.measuring
    }

    /// Sets the kind of feature that is picked; none for a corner, an edge or a face, whichever is under the pointer.
    pub fn pick_kind(&mut self, wish: Option<PickKind>) {
        self.pointer.measuring.wish = wish;
        self.pointer.measuring.pointed = None;
        self.view.dirty = true;
    }

    /// Highlights a measure, or none.
    pub fn choose_measure(&mut self, id: Option<u32>) {
        self.pointer.measuring.chosen = id;
        self.view.dirty = true;
    }

    /// Draws a box around the selection, or around everything, or removes it.
    pub fn frame_selection(&mut self, on: bool) {
        self.pointer.measuring.is_framed = on;
        self.view.dirty = true;
    }

    /// Returns the picks that a click would keep.
    pub fn under_way(&mut self) -> Vec<Pick> {
        self.pointer.measuring.under_way(&self.scene)
    }

    /// Returns the measurements of picks in the present scene; none where one of them no longer exists.
    pub fn measure(&mut self, picks: &[Pick]) -> Option<Arc<Measured>> {
        self.pointer.measuring.measure(&self.scene, picks)
    }

    /// Returns the exact box around these parts, or around all visible ones; none where there are none.
    // Never inlined: loaded with the first selection, by this name.
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

    /// Keeps the measure of the first pick alone; returns false if there was none.
    pub fn keep_measure(&mut self) -> Result<bool, SceneError> {
        let Some(first) = self.pointer.measuring.first.take() else {
            return Ok(false);
        };
        let picks = vec![first];
        self.command(Command::AddMeasure { picks })?;
        Ok(true)
    }

    /// Drops the first pick; if there is none, it leaves the tool. Returns false if another tool is in use.
    pub(super) fn leave_measuring(&mut self) -> Result<bool, SceneError> {
        if !self.pointer.interact.tool().picks() {
            return Ok(false);
        }
        match self.pointer.measuring.first.take() {
            Some(_) => self.view.dirty = true,
            None => drop(self.set_tool(Tool::Select)?),
        }
        Ok(true)
    }

    /// Handles a pointer event of the measuring tool; `picked` says whether it was a click.
    // Never inlined: loaded with the tool, by this name.
    #[inline(never)]
    pub(super) fn measure_by(&mut self, pointer: &Pointer, picked: bool) -> Result<(), SceneError> {
        if self.pointer.measuring.wish != Some(PickKind::Part) {
            self.pointer.interact.set_hover(None);
        }
        let is_over = match pointer.kind {
            PointerKind::Move => !pointer.touch,
            PointerKind::Down | PointerKind::Up => true,
            PointerKind::Cancel | PointerKind::Leave => false,
        };
        let is_free = is_over && self.pointer.interact.moving_view().is_none();
        let under = is_free.then(|| {
            let sight = self.selection.sight(&self.scene, self.pointer.locked);
            let camera = &self.view.camera;
            let at = (pointer.x, pointer.y);
            let is_finger = pointer.touch;
            let wish = self.pointer.measuring.wish;
            let pointer = Aim {
                sight,
                camera,
                at,
                is_finger,
            };
            let before = self.pointer.measuring.pointed;
            aim(&pointer, wish, before, &mut self.pointer.measuring.measurer)
        });
        let under = under.flatten();
        self.view.dirty |= self.pointer.measuring.pointed != under;
        self.pointer.measuring.pointed = under;
        if picked {
            // A lifted finger points at nothing.
            if pointer.touch {
                self.pointer.measuring.pointed = None;
            }
            let under = under.map(|(pick, _)| pick);
            match self.pointer.picking {
                Some(_) => self.picked_for(under)?,
                None => self.pick_measured(under)?,
            }
        }
        Ok(())
    }

    /// Stores the first pick until a second one. The same pick again keeps it alone, and an empty pick drops it.
    fn pick_measured(&mut self, pick: Option<Pick>) -> Result<(), SceneError> {
        self.view.dirty = true;
        self.pointer.measuring.chosen = None;
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
        self.command(Command::AddMeasure { picks })
    }

    /// Forgets picks whose parts were removed.
    pub(super) fn forget_lost_picks(&mut self) {
        let is_there = |pick: &Pick| self.scene.part(pick.part).is_some();
        let own = &mut self.pointer.measuring;
        own.pointed = own.pointed.filter(|(pick, _)| is_there(pick));
        own.first = own.first.filter(is_there);
    }

    /// Returns the marks with those of measures.
    pub(super) fn marks_with_measures(&mut self, marks: Arc<Marks>) -> Arc<Marks> {
        match self.pointer.measuring.is_seen(&self.scene) {
            true => marked(&mut self.pointer.measuring, &self.scene, marks),
            false => marks,
        }
    }

    /// Adds measures to the picture.
    pub(super) fn draw_measured(&mut self, list: &mut DrawList) {
        if !self.pointer.measuring.is_seen(&self.scene) {
            return;
        }
        let bounds =
            (self.pointer.measuring.is_framed).then(|| self.extent(self.scene.selection()));
        let canvas = Canvas {
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
