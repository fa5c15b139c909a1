//! Draws the scene.

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Placement;

use super::Viewer;
use crate::interact::angle_text;
use crate::list::{self, DrawContext, DrawList, Label, LabelKind, Units};
use crate::stage::Stage;

impl Viewer {
    /// Returns the picture at this time, milliseconds.
    pub(super) fn draw(&mut self, now: f64) -> DrawList {
        self.advance(now);
        let (fraction, is_all) = (self.drawn_fraction(), self.selection.shown_pair.is_none());
        let marks = self.picture.marker.marks(&self.scene, self.mark_options());
        let marks = self.marks_with_measures(marks);
        let ball = self
            .picture
            .sphere
            .update(&self.scene)
            .filter(|_| fraction == 0.0);
        let moved = match self.selection.explosion.as_ref().filter(|_| fraction > 0.0) {
            Some(explosion) => explosion.placements(&self.scene, fraction),
            None => self.picture.animation.placements(&self.scene, now),
        };
        self.view.dirty = self.picture.animation.is_running() || self.flight.is_running();
        let seen = DrawContext {
            units: self.units(),
            camera: self.camera(),
            theme: self.view.theme,
            marks: &marks,
            hover: self.pointer.input.hover(),
            focus: self.selection.focus,
            shown_pair: self.selection.shown_pair.as_ref(),
            sections: (&self.selection.sections, self.pointer.section_drag.active()),
            handle_origin: self.handle_origin(),
            gizmo: (self.pointer.input.gizmo(&self.visible_scene())).filter(|_| is_all),
            sphere: ball.as_ref(),
            ground: self.picture.ground.filter(|_| is_all),
            moved: &moved,
            has_axes: !self.picture.lacks_axes,
            is_minimal: self.picture.is_minimal || fraction > 0.0,
        };
        let mut list = list::build(&self.scene, &seen);
        if let Some(frame) = self.pointer.input.selection_frame() {
            list.strokes
                .extend(frame.draw(self.camera(), &list.palette));
        }
        if fraction == 0.0 {
            self.draw_measured(&mut list);
        }
        self.draw_picking(&mut list);
        list.labels.extend(self.drag_label());
        list.labels.extend(self.degrees_of_freedom_label());
        if let Some(compared) = self.selection.comparison.as_ref().filter(|_| is_all) {
            compared.draw(&mut list, &self.scene, &self.view.camera);
        }
        list
    }

    /// Returns the label of a drag, beside the cursor. If parts stop or snap, it shows their motion, not the pointer's.
    fn drag_label(&self) -> Option<Label> {
        let drag = self.pointer.input.drag().filter(|drag| drag.has_begun)?;
        let (x, y) = drag.cursor;
        let shown = drag.start_poses.first().and_then(|Placement(id, _)| {
            self.scene.frame().drag.as_ref()?;
            Some(self.scene.part(*id)?.pose)
        });
        let text = match drag.hinge {
            Some(_) => angle_text(self.scene.hinge(&drag.parts())?.angle),
            None => drag.readout(shown.as_ref(), &self.view.camera),
        };
        Some(Label::new(LabelKind::Drag, [x, y], text))
    }

    /// Returns the label of the remaining degrees of freedom, below the drag's; without a cursor at the first
    /// constraint.
    fn degrees_of_freedom_label(&self) -> Option<Label> {
        /// The distance below the drag's label, in CSS pixels.
        const LABEL_OFFSET: f64 = 26.0;
        let hand = self.scene.frame().drag.as_ref()?;
        let held = hand.active_constraints.first()?;
        let drag = self.pointer.input.drag().filter(|drag| drag.has_begun);
        let (x, y) = match drag {
            Some(drag) => drag.cursor,
            None => (self.view.camera.project(held.position)).map(|seen| (seen.x, seen.y))?,
        };
        Some(Label::new(
            LabelKind::DegreesOfFreedom,
            [x, y + LABEL_OFFSET],
            format!("{} DOF", hand.degrees_of_freedom.count()),
        ))
    }

    /// Sets whether parts that snap or are released, and views that jump, are animated. They are off at first.
    pub fn set_animations(&mut self, on: bool) {
        self.picture.animation.set_enabled(on);
        self.flight.set_enabled(on);
    }

    /// Sets the unit in which lengths are shown and typed; none for the scene's. The scene does not change.
    pub fn set_display_unit(&mut self, unit: Option<Unit>) {
        self.view.dirty |= self.picture.display_unit != unit;
        self.picture.display_unit = unit;
        self.pointer.input.set_units(self.units());
    }

    /// Returns the scene's unit and the one in which lengths are shown.
    pub(super) fn units(&self) -> Units {
        let scene = self.scene.unit();
        let displayed = self.picture.display_unit.unwrap_or(scene);
        Units { scene, displayed }
    }

    /// Draws the scene's axes in a corner, as at first, or leaves them out.
    pub fn set_axes(&mut self, has_axes: bool) {
        self.picture.lacks_axes = !has_axes;
        self.view.dirty = true;
    }

    /// Reduces the picture, as the published experiments do: no clearances, intersections or ghosts of first contacts,
    /// and tinted faces instead.
    pub fn set_minimal(&mut self, is_minimal: bool) {
        self.view.dirty |= self.picture.is_minimal != is_minimal;
        self.picture.is_minimal = is_minimal;
    }
}
