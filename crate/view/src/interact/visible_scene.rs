//! Presents a scene to user input as it is drawn: only visible parts are picked.

use nearpoint_geometry::closest::cast_ray;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{DragMode, Part, PartId, Pivot, Scene};

use super::{Hit, PickScene};
use crate::camera::Ray;
use crate::explode::ExplosionState;
use crate::focus::{Appearance, Focus};
use crate::section::{Section, is_visible, visible_interval};

/// A scene as it is drawn: with the pair that is shown, the section planes and the explosion.
#[derive(Debug, Clone, Copy)]
pub struct VisibleScene<'a> {
    /// The whole scene.
    pub scene: &'a Scene,
    /// The pair that is shown; other parts cannot be picked.
    pub shown_pair: Option<&'a Focus>,
    /// The section planes; surfaces that they cut away cannot be picked.
    pub sections: &'a [Section],
    /// The explosion; parts are picked where they are drawn, and cannot be moved.
    pub explosion: Option<ExplosionState<'a>>,
    /// True if the user cannot move parts.
    pub is_locked: bool,
}

impl<'a> VisibleScene<'a> {
    /// Makes the view of a scene without a focus, section planes or an explosion.
    pub fn unmodified(scene: &'a Scene) -> Self {
        Self {
            scene,
            shown_pair: None,
            sections: &[],
            explosion: None,
            is_locked: false,
        }
    }
}

impl VisibleScene<'_> {
    fn is_drawn(&self, part: &Part) -> bool {
        match self.shown_pair {
            Some(shown) => matches!(shown.appearance(part, false), Appearance::Shown(_)),
            None => part.visible,
        }
    }

    /// Returns where the part is drawn.
    fn drawn_pose(&self, part: &Part) -> Pose {
        self.explosion.map_or(part.pose, |apart| apart.pose(part))
    }

    /// Returns whether a part is visible behind the section planes, at least partly.
    fn is_uncut(&self, part: &Part) -> bool {
        let pose = self.drawn_pose(part);
        let mesh = part.shape.mesh();
        let triangles = 0..mesh.triangles().len() as u32;
        let mut posed = triangles.map(|t| part.shape.triangle(t).map(|corner| pose * corner));
        self.sections.is_empty() || posed.any(|triangle| is_visible(self.sections, &triangle))
    }
}

impl PickScene for VisibleScene<'_> {
    fn pick(&self, ray: &Ray) -> Option<Hit> {
        let [from, to] = match self.sections {
            [] => [0.0, f64::INFINITY],
            cuts => visible_interval(cuts, ray)?,
        };
        let start = ray.at(from);
        let hits = (self.scene.parts().iter())
            .filter(|part| self.is_drawn(part))
            .filter_map(|part| {
                let pose = self.drawn_pose(part);
                let origin = pose.inverse_transform_point(&start);
                let direction = pose.inverse_transform_vector(&ray.direction);
                let hit = cast_ray(&part.shape, &origin, &direction)?;
                // A pose keeps lengths: the distance in the part's frame is the one in the scene.
                let distance = from + hit.t;
                (distance <= to).then_some(Hit {
                    part: part.id,
                    point: start + ray.direction * hit.t,
                    triangle: hit.triangle,
                    distance,
                })
            });
        hits.min_by(|a, b| a.distance.total_cmp(&b.distance))
    }

    fn pose(&self, part: PartId) -> Option<Pose> {
        self.scene.pose(part)
    }

    fn is_movable(&self, part: PartId) -> bool {
        !self.is_locked && self.explosion.is_none() && self.scene.is_movable(part)
    }

    fn selection(&self) -> Vec<PartId> {
        self.scene.selection().to_vec()
    }

    fn parts_inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        let seen = self.scene.parts().iter().filter(|part| self.is_drawn(part));
        let whole = seen.filter(|part| {
            let mut vertices = part.shape.mesh().vertices().iter();
            let pose = self.drawn_pose(part);
            vertices.all(|vertex| is_inside(pose * vertex)) && self.is_uncut(part)
        });
        whole.map(|part| part.id).collect()
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        match self.explosion {
            Some(apart) => apart.extent(self.scene, parts),
            None => self.scene.extent(parts),
        }
    }

    fn drag_mode(&self) -> DragMode {
        self.scene.drag_mode()
    }

    fn pivot(&self, parts: &[PartId]) -> Option<Pivot> {
        self.scene.pivot(parts)
    }

    fn hinge(&self, parts: &[PartId]) -> Option<Pivot> {
        self.scene.hinge(parts)
    }
}
