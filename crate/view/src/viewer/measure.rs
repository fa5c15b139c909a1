//! Measuring by hand, and what is drawn of it.

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
    /// What a hand measures.
    pub fn measuring(&self) -> &Measuring {
        &self.pointer.measuring
    }

    /// What kind of thing is picked from now on; none: a corner, an edge or a face, whichever is under the pointer.
    pub fn pick_kind(&mut self, wish: Option<PickKind>) {
        self.pointer.measuring.wish = wish;
        self.pointer.measuring.pointed = None;
        self.view.dirty = true;
    }

    /// Looks at a measure, or at none.
    pub fn choose_measure(&mut self, id: Option<u32>) {
        self.pointer.measuring.chosen = id;
        self.view.dirty = true;
    }

    /// Draws a box around what is selected, or around all, or does not.
    pub fn frame_selection(&mut self, on: bool) {
        self.pointer.measuring.is_framed = on;
        self.view.dirty = true;
    }

    /// What a click would keep.
    pub fn under_way(&mut self) -> Vec<Pick> {
        self.pointer.measuring.under_way(&self.scene)
    }

    /// What picks tell in the scene as it is; none where one of them is not there any more.
    pub fn measure(&mut self, picks: &[Pick]) -> Option<Arc<Measured>> {
        self.pointer.measuring.measure(&self.scene, picks)
    }

    /// The exact box around these parts, or around all that are visible; none where there are none.
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

    /// Keeps what was picked alone; false: nothing was.
    pub fn keep_measure(&mut self) -> Result<bool, SceneError> {
        let Some(first) = self.pointer.measuring.first.take() else {
            return Ok(false);
        };
        let picks = vec![first];
        self.command(Command::AddMeasure { picks })?;
        Ok(true)
    }

    /// Drops what was picked; without that it leaves the tool. False: it is not the one in the hand.
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

    /// A pointer over the picture while things are measured; `picked`: it was a click.
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
            // What a finger has left is not pointed at any more.
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

    /// The first pick waits for a second; the same once more is kept alone, nothing drops it.
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

    /// What is pointed at or was picked may have gone with its part.
    pub(super) fn forget_lost_picks(&mut self) {
        let is_there = |pick: &Pick| self.scene.part(pick.part).is_some();
        let own = &mut self.pointer.measuring;
        own.pointed = own.pointed.filter(|(pick, _)| is_there(pick));
        own.first = own.first.filter(is_there);
    }

    /// The marks with those of what is measured.
    pub(super) fn marks_with_measures(&mut self, marks: Arc<Marks>) -> Arc<Marks> {
        match self.pointer.measuring.is_seen(&self.scene) {
            true => marked(&mut self.pointer.measuring, &self.scene, marks),
            false => marks,
        }
    }

    /// Adds what is measured to the picture.
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
