//! A scene as hands find it: what is not seen is not picked.

use nearpoint_geometry::closest::cast_ray;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{DragMode, Part, PartId, Scene};

use super::{Hit, Pickable};
use crate::camera::Ray;
use crate::focus::{Focus, Look};
use crate::section::{Section, kept};

/// A scene, the pair that is shown, and the planes that cut it open.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    /// All of it.
    pub scene: &'a Scene,
    /// What is dim or gone is as air.
    pub shown: Option<&'a Focus>,
    /// What is cut away, too.
    pub cuts: &'a [Section],
}

impl<'a> Sight<'a> {
    /// All that is visible, uncut.
    pub fn of_all(scene: &'a Scene) -> Self {
        Self {
            scene,
            shown: None,
            cuts: &[],
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
                let origin = part.pose.inverse_transform_point(&start);
                let direction = part.pose.inverse_transform_vector(&ray.direction);
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
        self.scene.movable(part)
    }

    fn selection(&self) -> Vec<PartId> {
        self.scene.selection().to_vec()
    }

    fn inside(&self, is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        let seen = self.scene.parts().iter().filter(|part| self.is_there(part));
        let whole = seen.filter(|part| {
            let mut vertices = part.shape.mesh().vertices().iter();
            vertices.all(|vertex| is_inside(part.pose * vertex))
        });
        whole.map(|part| part.id).collect()
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        self.scene.extent(parts)
    }

    fn drag_mode(&self) -> DragMode {
        self.scene.drag_mode()
    }
}
