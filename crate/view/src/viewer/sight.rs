//! Controls how the scene is shown: a pair that is shown, and planes that cut the picture open. None of it belongs to the
//! scene.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_scene::PartId;

use super::Viewer;
use crate::focus::Focus;
use crate::input::Pointer;
use crate::interact::{Pickable, Sight};
use crate::list::MarkWish;
use crate::section::{MOST, Section};

impl Viewer {
    /// Returns the scene as it is seen.
    pub(super) fn sight(&self) -> Sight<'_> {
        self.selection.sight(&self.scene, self.pointer.locked)
    }

    /// Sets the pair whose marks are drawn strongest; none for all alike.
    pub fn set_focus(&mut self, pair: Option<[PartId; 2]>) {
        let pair = pair.map(|[a, b]| [a.min(b), a.max(b)]);
        self.view.dirty |= self.selection.focus != pair;
        self.selection.focus = pair;
    }

    /// Returns what is marked: while a pair is shown, nothing else.
    pub(super) fn mark_wish(&self) -> MarkWish {
        MarkWish {
            focus: self.selection.focus,
            alone: self.selection.shown.is_some(),
            bare: self.picture.bare || self.drawn_share() > 0.0,
        }
    }

    /// Lets a pointer drag a plane by its handle; returns false if it does not.
    pub(super) fn drag_cut(&mut self, pointer: &Pointer) -> bool {
        let middle = self.handles_at();
        let (before, over) = (
            self.selection.cuts.clone(),
            self.pointer.section_hand.active(),
        );
        let (hand, cuts) = (&mut self.pointer.section_hand, &mut self.selection.cuts);
        let done = hand.pointer(pointer, cuts, middle, &self.view.camera);
        self.view.dirty |=
            self.selection.cuts != before || self.pointer.section_hand.active() != over;
        done
    }

    /// Shows where two parts meet or come nearest, from the best direction, and fades the others. Returns false, and changes
    /// nothing, if one of them does not exist.
    pub fn show(&mut self, a: PartId, b: PartId) -> bool {
        if [a, b].iter().any(|part| self.scene.part(*part).is_none()) {
            return false;
        }
        let pair = [a.min(b), a.max(b)];
        let before = match self.selection.shown.take() {
            Some(shown) => shown.before().clone(),
            None => self.view.camera.clone(),
        };
        self.pointer.interact.set_hover(None);
        let shown = Focus::on(&self.scene, pair, &mut self.view.camera, before);
        self.selection.shown = Some(shown);
        self.set_focus(Some(pair));
        self.view.dirty = true;
        true
    }

    /// Returns the pair that is shown.
    pub fn shown(&self) -> Option<&Focus> {
        self.selection.shown.as_ref()
    }

    /// Restores the view from before a pair was shown; returns false if none is.
    pub fn leave(&mut self) -> bool {
        let Some(shown) = self.selection.shown.take() else {
            return false;
        };
        let (viewport, up) = (self.view.camera.viewport(), self.view.camera.up());
        self.view.camera = shown.before().clone();
        self.view.camera.set_viewport(viewport);
        self.view.camera.set_up(up);
        self.set_focus(None);
        self.view.dirty = true;
        true
    }

    /// Returns the planes that cut the picture open.
    pub fn cuts(&self) -> &[Section] {
        &self.selection.cuts
    }

    /// Cuts the picture open along exactly these planes; those beyond the largest number are dropped.
    pub fn set_cuts(&mut self, mut cuts: Vec<Section>) {
        cuts.truncate(MOST);
        self.pointer.section_hand.let_go();
        self.view.dirty |= self.selection.cuts != cuts;
        self.selection.cuts = cuts;
        if self.selection.cuts.is_empty() {
            self.uncut_view();
        }
    }

    /// Restores the view from before it turned to a plane through the pair that is shown, unless it was turned since.
    fn uncut_view(&mut self) {
        let views = self
            .selection
            .cut_view
            .take()
            .filter(|_| self.selection.shown.is_some());
        let Some([before, after]) = views.map(|views| *views) else {
            return;
        };
        if self.view.camera == after {
            self.view.camera = before;
        }
    }

    /// Returns a plane through the pair that is shown, and turns the view to it; else a plane through the centre of all that
    /// is visible, across the axis that points at the eye most. What is before it is cut away.
    pub fn cut_facing(&mut self) -> Section {
        let Some(shown) = &self.selection.shown else {
            return Section::facing(self.view.camera.back(), self.middle());
        };
        let camera = &mut self.view.camera;
        let turned = self
            .selection
            .cut_view
            .take()
            .filter(|views| views[1] == *camera);
        let before = turned.map_or_else(|| camera.clone(), |views| views[0].clone());
        let cut = shown.cut(camera);
        self.selection.cut_view = Some(Box::new([before, camera.clone()]));
        cut
    }

    /// Returns a plane through a part, across the axis that points at the eye most; none if the part does not exist.
    #[inline(never)]
    pub fn cut_through(&self, part: PartId) -> Option<Section> {
        let at = self.sight().middle(&[part])?;
        Some(Section::facing(self.view.camera.back(), at))
    }

    /// Returns the offsets between which a plane meets what is visible.
    pub fn range(&self, cut: &Section) -> Option<[f64; 2]> {
        cut.range(&self.sight().extent(None))
    }

    /// Returns the point through which planes go: of the pair that is shown, or the centre of all that is visible.
    pub fn middle(&self) -> Point {
        match &self.selection.shown {
            Some(shown) => shown.middle(),
            None => Aabb::around(&self.sight().extent(None)).centre(),
        }
    }

    /// Returns the point whose feet on the planes are their handles: for a pair that is shown beside it, not over it.
    pub(super) fn handles_at(&self) -> Point {
        /// The distance of the handles from the pair, in CSS pixels.
        const BESIDE: f64 = 30.0;
        if self.selection.cuts.is_empty() {
            return Point::origin();
        }
        let middle = self.middle();
        let Some(shown) = &self.selection.shown else {
            return middle;
        };
        let camera = &self.view.camera;
        let pixel = camera.pixel_at(camera.depth_of(middle).max(0.0));
        // If the pair exceeds the canvas, the handles are at the canvas's side.
        let side = camera.viewport().width / 4.0;
        let away = (shown.bounds.diagonal() / 2.0 / pixel + BESIDE).min(side);
        middle + camera.right() * (away * pixel)
    }
}
