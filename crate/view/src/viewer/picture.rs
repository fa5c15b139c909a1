//! Draws the scene.

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Placement;

use super::Viewer;
use crate::interact::angle_text;
use crate::list::{self, DrawList, Label, LabelKind, Seen, Units};
use crate::stage::Stage;

impl Viewer {
    /// Returns the picture at this time, milliseconds.
    pub(super) fn draw(&mut self, now: f64) -> DrawList {
        self.go_on(now);
        let (share, is_all) = (self.drawn_share(), self.selection.shown.is_none());
        let marks = self.picture.marker.marks(&self.scene, self.mark_wish());
        let marks = self.marks_with_measures(marks);
        let ball = self.picture.ball.of(&self.scene).filter(|_| share == 0.0);
        let moved = match self.selection.explosion.as_ref().filter(|_| share > 0.0) {
            Some(explosion) => explosion.placements(&self.scene, share),
            None => self.picture.glide.placements(&self.scene, now),
        };
        self.view.dirty = self.picture.glide.is_going() || self.flight.is_going();
        let seen = Seen {
            units: self.units(),
            camera: self.camera(),
            theme: self.view.theme,
            marks: &marks,
            hover: self.pointer.interact.hover(),
            focus: self.selection.focus,
            shown: self.selection.shown.as_ref(),
            cuts: (&self.selection.cuts, self.pointer.section_hand.active()),
            handles_at: self.handles_at(),
            gizmo: (self.pointer.interact.gizmo(&self.sight())).filter(|_| is_all),
            ball: ball.as_ref(),
            ground: self.picture.ground.filter(|_| is_all),
            moved: &moved,
            bare: self.picture.bare || share > 0.0,
        };
        let mut list = list::build(&self.scene, &seen);
        if let Some(frame) = self.pointer.interact.frame() {
            list.strokes
                .extend(frame.draw(self.camera(), &list.palette));
        }
        if share == 0.0 {
            self.draw_measured(&mut list);
        }
        self.draw_picking(&mut list);
        list.labels.extend(self.drag_label());
        list.labels.extend(self.freedoms_label());
        if let Some(compared) = self.selection.compared.as_ref().filter(|_| is_all) {
            compared.draw(&mut list, &self.scene, &self.view.camera);
        }
        list
    }

    /// Returns the label of a drag, beside the cursor. Where parts stop or snap it shows their motion, not the pointer's.
    fn drag_label(&self) -> Option<Label> {
        let drag = self.pointer.interact.drag().filter(|drag| drag.begun)?;
        let (x, y) = drag.to;
        let shown = drag.start.first().and_then(|Placement(id, _)| {
            self.scene.frame().hand.as_ref()?;
            Some(self.scene.part(*id)?.pose)
        });
        let text = match drag.swing {
            Some(_) => angle_text(self.scene.hinge(&drag.parts())?.angle),
            None => drag.readout(shown.as_ref(), &self.view.camera),
        };
        Some(Label::new(LabelKind::Drag, [x, y], text))
    }

    /// Returns the label of the remaining degrees of freedom, below the drag's; without a cursor at the first constraint.
    fn freedoms_label(&self) -> Option<Label> {
        /// The distance below the drag's label, in CSS pixels.
        const BELOW: f64 = 26.0;
        let hand = self.scene.frame().hand.as_ref()?;
        let held = hand.held.first()?;
        let drag = self.pointer.interact.drag().filter(|drag| drag.begun);
        let (x, y) = match drag {
            Some(drag) => drag.to,
            None => (self.view.camera.project(held.at)).map(|seen| (seen.x, seen.y))?,
        };
        Some(Label::new(
            LabelKind::Freedoms,
            [x, y + BELOW],
            format!("{} DOF", hand.freedoms.count()),
        ))
    }

    /// Sets whether parts glide when they snap or are released, and the view where it jumps. At first they do not.
    pub fn set_glide(&mut self, on: bool) {
        self.picture.glide.set_enabled(on);
        self.flight.set_enabled(on);
    }

    /// Sets the unit in which lengths are shown and typed; none for the scene's. The scene does not change.
    pub fn tell_in(&mut self, unit: Option<Unit>) {
        self.view.dirty |= self.picture.told_in != unit;
        self.picture.told_in = unit;
        self.pointer.interact.set_units(self.units());
    }

    pub(super) fn units(&self) -> Units {
        let own = self.scene.unit();
        let told = self.picture.told_in.unwrap_or(own);
        Units { own, told }
    }

    /// Leaves clearances, intersections and ghosts of first contacts out of the picture, and tints the faces that collide,
    /// as the published experiments do.
    pub fn set_bare(&mut self, bare: bool) {
        self.view.dirty |= self.picture.bare != bare;
        self.picture.bare = bare;
    }
}
