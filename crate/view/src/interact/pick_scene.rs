//! Defines the interface to a scene that user input needs.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{DragMode, Part, PartId, Pivot, Scene};

use super::{Hit, VisibleScene};
use crate::camera::Ray;
use crate::list::corners;

/// The queries that input makes to a scene, or to a test's stand-in for one.
pub trait PickScene {
    /// Returns the nearest visible part that the ray hits.
    fn pick(&self, ray: &Ray) -> Option<Hit>;
    /// Returns the transform from part coordinates to the scene.
    fn pose(&self, part: PartId) -> Option<Pose>;
    /// Returns whether the part exists and is not fixed.
    fn is_movable(&self, part: PartId) -> bool;
    /// Returns the selected parts.
    fn selection(&self) -> Vec<PartId>;
    /// Returns the selected parts that are not fixed.
    fn movable_selection(&self) -> Vec<PartId> {
        let mut parts = self.selection();
        parts.retain(|part| self.is_movable(*part));
        parts
    }

    /// Returns the corners of the boxes around these parts, or around all visible ones.
    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point>;

    /// Returns the visible parts all of whose visible vertices satisfy the condition.
    fn parts_inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId>;

    /// Returns the drag mode, which decides what happens at a contact.
    fn drag_mode(&self) -> DragMode {
        DragMode::Detect
    }

    /// Returns the pivot of the first of these parts that has one, in the scene.
    fn pivot(&self, _parts: &[PartId]) -> Option<Pivot> {
        None
    }

    /// Returns the hinge of the first of these parts that has one, in the scene.
    fn hinge(&self, _parts: &[PartId]) -> Option<Pivot> {
        None
    }

    /// Returns the point where these parts are dragged: the pivot for a rotation, else the centre.
    fn drag_anchor(&self, parts: &[PartId], turns: bool) -> Option<Point> {
        let pivot = self.pivot(parts).filter(|_| turns);
        let point = pivot.map(|pivot| pivot.point());
        point.or_else(|| self.centre(parts))
    }

    /// Returns the centre of the parts' box; none when none of them exists.
    fn centre(&self, parts: &[PartId]) -> Option<Point> {
        let corners = self.extent(Some(parts));
        (!corners.is_empty()).then(|| Aabb::from_points(&corners).centre())
    }
}

impl PickScene for Scene {
    fn pick(&self, ray: &Ray) -> Option<Hit> {
        VisibleScene::unmodified(self).pick(ray)
    }

    fn pose(&self, part: PartId) -> Option<Pose> {
        self.part(part).map(|part| part.pose)
    }

    fn is_movable(&self, part: PartId) -> bool {
        self.part(part).is_some_and(|part| !part.fixed)
    }

    fn drag_mode(&self) -> DragMode {
        self.settings().drag_mode
    }

    fn pivot(&self, parts: &[PartId]) -> Option<Pivot> {
        Scene::pivot(self, parts)
    }

    fn hinge(&self, parts: &[PartId]) -> Option<Pivot> {
        Scene::hinge(self, parts)
    }

    fn selection(&self) -> Vec<PartId> {
        Scene::selection(self).to_vec()
    }

    fn parts_inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        VisibleScene::unmodified(self).parts_inside(is_inside)
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        extent(self, parts, |part| part.pose)
    }
}

/// Returns the corners of the boxes around these parts, or around all visible ones, where they are drawn.
pub(crate) fn extent(
    scene: &Scene,
    parts: Option<&[PartId]>,
    drawn: impl Fn(&Part) -> Pose,
) -> Vec<Point> {
    let around = |part: &Part| {
        let pose = drawn(part);
        corners(&part.shape.bounds()).map(|corner| pose * corner)
    };
    match parts {
        Some(parts) => (parts.iter().filter_map(|&id| scene.part(id)))
            .flat_map(around)
            .collect(),
        None => (scene.parts().iter().filter(|part| part.visible))
            .flat_map(|part| around(part))
            .collect(),
    }
}
