//! Handles clicks that pick a pivot or a section plane.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::measure::{Pick, PickKind};
use nearpoint_scene::{Command, Pivot, SceneError};

use super::Viewer;
use crate::interact::{PickScene, Tool};
use crate::list::{Dot, DrawList, Symbol, pivot};
use crate::picking::{PickPurpose, Picking, pivot_of, section_along, section_through};
use crate::section::{MAX_SECTIONS, Section};

impl Viewer {
    /// Sets what the features are for that the next clicks pick, until the pick is complete or another tool is chosen.
    ///
    /// # Errors
    /// Returns an error if an earlier drag cannot be cancelled.
    pub fn set_pick_purpose(&mut self, purpose: PickPurpose) -> Result<(), SceneError> {
        self.set_tool(Tool::Pick)?;
        self.set_pick_kind(match purpose {
            PickPurpose::Pivot { .. } => None,
            PickPurpose::Face { .. } => Some(PickKind::Face),
            PickPurpose::Points { .. } => Some(PickKind::Point),
        });
        let points = Vec::new();
        self.pointer.picking = Some(Picking { purpose, points });
        Ok(())
    }

    /// Ends picking, because the parts of the scene changed.
    pub(super) fn stop_picking(&mut self) {
        if self.pointer.picking.take().is_some() {
            self.pointer.measuring.stop();
            self.pointer.measuring.requested_kind = None;
            self.pointer.input.set_tool(Tool::Select);
        }
    }

    /// Handles a click that picked a feature, or nothing.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first pick.
    #[inline(never)]
    pub(super) fn handle_pick(&mut self, pick: Option<Pick>) -> Result<(), SceneError> {
        self.view.dirty = true;
        let (Some(pick), Some(mut picking)) = (pick, self.pointer.picking.take()) else {
            return Ok(());
        };
        match self.apply_pick(&pick, &mut picking) {
            Ok(true) => self.set_tool(Tool::Select).map(drop),
            // Picking continues, also after a refused pick.
            Ok(false) => {
                self.pointer.picking = Some(picking);
                Ok(())
            }
            Err(refusal) => {
                self.pointer.picking = Some(picking);
                Err(refusal)
            }
        }
    }

    /// Uses a pick, and returns whether picking is complete.
    fn apply_pick(&mut self, pick: &Pick, picking: &mut Picking) -> Result<bool, SceneError> {
        let back = self.view.camera.back();
        match &picking.purpose {
            PickPurpose::Pivot { parts } => {
                let (parts, pivot) = (parts.clone(), self.pivot_at(pick));
                self.command(Command::SetPivot { parts, pivot })?;
            }
            PickPurpose::Face { plane } => {
                let cut = self.section_along(pick, back)?;
                self.set_section(*plane, cut);
            }
            PickPurpose::Points { plane } => {
                let Some(part) = self.scene.part(pick.part) else {
                    return Ok(false);
                };
                let point = part.pose * Point::from(pick.point);
                let [a, b, c] = match picking.points[..] {
                    [] => [point; 3],
                    [a] => [a, point, point],
                    [a, b, ..] => [a, b, point],
                };
                match picking.points.len() {
                    0 => {}
                    // Two equal points are refused at once.
                    1 if a != b => {}
                    1 => return Err(SceneError::SamePointTwice),
                    _ => {
                        let cut = section_through([a, b, c], back, self.visible_size())?;
                        self.set_section(*plane, cut);
                        return Ok(true);
                    }
                }
                picking.points.push(point);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns a section plane along the face that was picked.
    ///
    /// # Errors
    /// Returns an error if there is no such plane.
    #[inline(never)]
    pub fn section_along(&mut self, pick: &Pick, back: Vector) -> Result<Section, SceneError> {
        let measured = self.pointer.measuring.measure(&self.scene, &[*pick]);
        let feature = measured
            .as_ref()
            .and_then(|measured| measured.features.first());
        let (feature, pose) = feature.ok_or(SceneError::NoPlaneThere)?;
        section_along(&feature.support, pose, back, self.visible_size())
    }

    /// Returns a section plane through three points in the scene.
    ///
    /// # Errors
    /// Returns an error if many planes go through them.
    #[inline(never)]
    pub fn section_through_points(&self, points: [Point; 3]) -> Result<Section, SceneError> {
        section_through(points, self.view.camera.back(), self.visible_size())
    }

    /// Returns the pivot, in the scene, that a part would get from this picked feature.
    pub fn pivot_at(&mut self, pick: &Pick) -> Option<Pivot> {
        let measured = self.pointer.measuring.measure(&self.scene, &[*pick])?;
        let (feature, pose): &(_, Pose) = measured.features.first()?;
        let feature_map = self
            .pointer
            .measuring
            .measurer
            .feature_map(self.scene.part(pick.part)?);
        Some(pivot_of(feature, &feature_map, pick.point.into(), pose))
    }

    fn visible_size(&self) -> f64 {
        Aabb::from_points(&self.scene.extent(None)).diagonal()
    }

    fn set_section(&mut self, at: usize, section: Section) {
        let mut cuts = self.selection.sections.clone();
        cuts.truncate(MAX_SECTIONS - usize::from(at >= cuts.len()));
        match cuts.get_mut(at) {
            Some(known) => *known = section,
            None => cuts.push(section),
        }
        self.set_sections(cuts);
    }

    /// Draws the selection's pivot, the pivot that the next click would make, and the points picked so far.
    pub(super) fn draw_picking(&mut self, list: &mut DrawList) {
        let own = self.scene.pivot(self.scene.selection());
        if own.is_some() || self.pointer.picking.is_some() {
            self.draw_pivots(own, list);
        }
    }

    #[inline(never)]
    fn draw_pivots(&mut self, own: Option<Pivot>, list: &mut DrawList) {
        let options = self
            .pointer
            .picking
            .as_ref()
            .map(|picking| &picking.purpose);
        let selection = self.scene.selection().to_vec();
        let (parts, shown) = match (options, self.pointer.measuring.hovered_pick()) {
            (Some(PickPurpose::Pivot { parts }), Some(pick)) => {
                (parts.clone(), self.pivot_at(&pick))
            }
            _ => (selection, own),
        };
        let around = self.scene.extent(Some(&parts));
        if let Some(shown) = shown {
            pivot::draw(&shown, &around, &self.view.camera, list);
        }
        let points = self
            .pointer
            .picking
            .iter()
            .flat_map(|picking| &picking.points);
        let colour = list.palette.accent;
        list.dots
            .extend(points.map(|&at| Dot::new(at, Symbol::Disc, 5.0, 2.0, colour)));
    }
}
