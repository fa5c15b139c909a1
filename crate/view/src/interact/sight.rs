//! Presents a scene to user input as it is drawn: what is not seen is not picked.

use nearpoint_geometry::closest::cast_ray;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{DragMode, Part, PartId, Pivot, Scene};

use super::{Hit, Pickable};
use crate::camera::Ray;
use crate::explode::Apart;
use crate::focus::{Focus, Look};
use crate::section::{Section, is_kept, kept};

/// A scene with the pair that is shown, the planes that cut it open, and its explosion.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    /// The whole scene.
    pub scene: &'a Scene,
    /// The pair that is shown; other parts cannot be picked.
    pub shown: Option<&'a Focus>,
    /// The section planes; what they cut away cannot be picked.
    pub cuts: &'a [Section],
    /// The explosion; parts are picked where they are drawn, and cannot be moved.
    pub apart: Option<Apart<'a>>,
    /// True if the user moves nothing.
    pub locked: bool,
}

impl<'a> Sight<'a> {
    /// Makes a sight of all that is visible, uncut.
    pub fn of_all(scene: &'a Scene) -> Self {
        Self {
            scene,
            shown: None,
            cuts: &[],
            apart: None,
            locked: false,
        }
    }
}

impl Sight<'_> {
    fn is_there(&self, part: &Part) -> bool {
        match self.shown {
            Some(shown) => matches!(shown.look(part, false), Look::Shown(_)),
            None => part.visible,
        }
    }

    /// Returns where the part is drawn.
    fn drawn(&self, part: &Part) -> Pose {
        self.apart.map_or(part.pose, |apart| apart.pose(part))
    }

    /// Returns whether the planes leave something of a part.
    fn is_left(&self, part: &Part) -> bool {
        let pose = self.drawn(part);
        let mesh = part.shape.mesh();
        let triangles = 0..mesh.triangles().len() as u32;
        let mut posed = triangles.map(|t| part.shape.triangle(t).map(|corner| pose * corner));
        self.cuts.is_empty() || posed.any(|triangle| is_kept(self.cuts, &triangle))
    }
}

impl Pickable for Sight<'_> {
    fn pick(&self, ray: &Ray) -> Option<Hit> {
        let [from, to] = match self.cuts {
            [] => [0.0, f64::INFINITY],
            cuts => kept(cuts, ray)?,
        };
        let start = ray.at(from);
        let hits = (self.scene.parts().iter())
            .filter(|part| self.is_there(part))
            .filter_map(|part| {
                let pose = self.drawn(part);
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

    fn movable(&self, part: PartId) -> bool {
        !self.locked && self.apart.is_none() && self.scene.movable(part)
    }

    fn selection(&self) -> Vec<PartId> {
        self.scene.selection().to_vec()
    }

    fn inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        let seen = self.scene.parts().iter().filter(|part| self.is_there(part));
        let whole = seen.filter(|part| {
            let mut vertices = part.shape.mesh().vertices().iter();
            let pose = self.drawn(part);
            vertices.all(|vertex| is_inside(pose * vertex)) && self.is_left(part)
        });
        whole.map(|part| part.id).collect()
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        match self.apart {
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
