//! Controls how the scene is shown: the focus on a pair, and planes that cut the picture open. Neither belongs to the
//! scene.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_scene::PartId;

use super::Viewer;
use crate::focus::Focus;
use crate::input::Pointer;
use crate::interact::{PickScene, VisibleScene};
use crate::list::MarkOptions;
use crate::section::{MAX_SECTIONS, Section};

impl Viewer {
    /// Returns the scene as it is drawn.
    pub(super) fn visible_scene(&self) -> VisibleScene<'_> {
        self.selection
            .visible_scene(&self.scene, self.pointer.locked)
    }

    /// Sets the pair of parts whose marks are strong; none makes all marks equal.
    pub fn set_focus(&mut self, pair: Option<[PartId; 2]>) {
        let pair = pair.map(|[a, b]| [a.min(b), a.max(b)]);
        self.view.dirty |= self.selection.focus != pair;
        self.selection.focus = pair;
    }

    /// Returns the options for marks: while a pair is shown, only that pair is marked.
    pub(super) fn mark_options(&self) -> MarkOptions {
        MarkOptions {
            focus: self.selection.focus,
            only_focus: self.selection.shown_pair.is_some(),
            is_minimal: self.picture.is_minimal || self.drawn_fraction() > 0.0,
        }
    }

    /// Lets a pointer drag a plane by its handle; returns false if the pointer is on no handle.
    pub(super) fn drag_section(&mut self, pointer: &Pointer) -> bool {
        let middle = self.handle_origin();
        let (before, over) = (
            self.selection.sections.clone(),
            self.pointer.section_drag.active(),
        );
        let (hand, cuts) = (&mut self.pointer.section_drag, &mut self.selection.sections);
        let done = hand.pointer(pointer, cuts, middle, &self.view.camera);
        self.view.dirty |=
            self.selection.sections != before || self.pointer.section_drag.active() != over;
        done
    }

    /// Shows where two parts meet or are nearest, from the best direction; hides the parts in front, and fades all
    /// others. Returns false, and changes nothing, if one of them does not exist.
    pub fn show_pair(&mut self, a: PartId, b: PartId) -> bool {
        if [a, b].iter().any(|part| self.scene.part(*part).is_none()) {
            return false;
        }
        let pair = [a.min(b), a.max(b)];
        let before = match self.selection.shown_pair.take() {
            Some(shown) => shown.earlier_camera().clone(),
            None => self.view.camera.clone(),
        };
        self.pointer.input.set_hover(None);
        let shown = Focus::on(&self.scene, pair, &mut self.view.camera, before);
        self.selection.shown_pair = Some(shown);
        self.set_focus(Some(pair));
        self.view.dirty = true;
        true
    }

    /// Returns the pair of parts that the view shows, if it shows one.
    pub fn shown_pair(&self) -> Option<&Focus> {
        self.selection.shown_pair.as_ref()
    }

    /// Restores the view from before a pair was shown; returns false if none is.
    pub fn leave_pair(&mut self) -> bool {
        let Some(shown) = self.selection.shown_pair.take() else {
            return false;
        };
        let (viewport, up) = (self.view.camera.viewport(), self.view.camera.up());
        self.view.camera = shown.earlier_camera().clone();
        self.view.camera.set_viewport(viewport);
        self.view.camera.set_up(up);
        self.set_focus(None);
        self.view.dirty = true;
        true
    }

    /// Returns the section planes that cut the picture open.
    pub fn sections(&self) -> &[Section] {
        &self.selection.sections
    }

    /// Cuts the picture open along exactly these planes; those beyond the largest number are dropped.
    pub fn set_sections(&mut self, mut sections: Vec<Section>) {
        sections.truncate(MAX_SECTIONS);
        self.pointer.section_drag.release();
        self.view.dirty |= self.selection.sections != sections;
        self.selection.sections = sections;
        if self.selection.sections.is_empty() {
            self.restore_uncut_view();
        }
    }

    /// Restores the view from before the turn to a plane through the pair that is shown, unless it was turned since.
    fn restore_uncut_view(&mut self) {
        let views = self
            .selection
            .section_views
            .take()
            .filter(|_| self.selection.shown_pair.is_some());
        let Some([before, after]) = views.map(|views| *views) else {
            return;
        };
        if self.view.camera == after {
            self.view.camera = before;
        }
    }

    /// Returns a section plane through the pair that is shown, and turns the view to it. Without a pair, the plane goes
    /// through the centre of all visible parts, across the axis that faces the eye most. The eye's side is cut away.
    pub fn section_facing(&mut self) -> Section {
        let Some(shown) = &self.selection.shown_pair else {
            return Section::facing(self.view.camera.back(), self.centre());
        };
        let camera = &mut self.view.camera;
        let turned = self
            .selection
            .section_views
            .take()
            .filter(|views| views[1] == *camera);
        let before = turned.map_or_else(|| camera.clone(), |views| views[0].clone());
        let cut = shown.section(camera);
        self.selection.section_views = Some(Box::new([before, camera.clone()]));
        cut
    }

    /// Returns a section plane through a part, across the axis that faces the eye most; none if the part does not
    /// exist.
    #[inline(never)]
    pub fn section_through(&self, part: PartId) -> Option<Section> {
        let at = self.visible_scene().centre(&[part])?;
        Some(Section::facing(self.view.camera.back(), at))
    }

    /// Returns the range of offsets along its normal at which a section plane cuts the visible parts.
    pub fn offset_range(&self, section: &Section) -> Option<[f64; 2]> {
        section.offset_range(&self.visible_scene().extent(None))
    }

    /// Returns the point through which new section planes go: the centre of the pair that is shown, or of all visible
    /// parts.
    pub fn centre(&self) -> Point {
        match &self.selection.shown_pair {
            Some(shown) => shown.centre(),
            None => Aabb::from_points(&self.visible_scene().extent(None)).centre(),
        }
    }

    /// Returns the point whose projections onto the planes are their handles. It is beside a pair that is shown, not
    /// over it.
    pub(super) fn handle_origin(&self) -> Point {
        /// The distance of the handles from the pair, in CSS pixels.
        const HANDLE_DISTANCE: f64 = 30.0;
        if self.selection.sections.is_empty() {
            return Point::origin();
        }
        let middle = self.centre();
        let Some(shown) = &self.selection.shown_pair else {
            return middle;
        };
        let camera = &self.view.camera;
        let pixel = camera.pixel_at(camera.depth_of(middle).max(0.0));
        // If the pair exceeds the canvas, the handles are at the canvas's side.
        let side = camera.viewport().width / 4.0;
        let away = (shown.bounds.diagonal() / 2.0 / pixel + HANDLE_DISTANCE).min(side);
        middle + camera.right() * (away * pixel)
    }
}
