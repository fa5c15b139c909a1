//! Presents a figure to the picking code: solids to turn around, none of which can be moved.

use crate::picture::hit;
use nearpoint_geometry::{Point, Pose};
use nearpoint_lesson::figure::{Figure, Item};
use nearpoint_scene::PartId;

use nearpoint_view::camera::Ray;
use nearpoint_view::interact::{Hit, PickScene};

/// The solids of a figure that a ray can hit.
pub struct PickableSolids<'a>(pub &'a Figure);

impl PickScene for PickableSolids<'_> {
    /// Returns nothing: no part of a figure is selected.
    fn parts_inside(&self, _is_inside: &dyn Fn(Point) -> bool) -> Vec<PartId> {
        Vec::new()
    }

    fn pick(&self, ray: &Ray) -> Option<Hit> {
        let hits = self.0.items.iter().enumerate().filter_map(|(i, item)| {
            let Item::Solid { shape, pose, .. } = item else {
                return None;
            };
            let hit = hit(shape, pose, ray)?;
            Some(Hit {
                part: PartId(i as u32),
                point: ray.at(hit.t),
                triangle: hit.triangle,
                distance: hit.t,
            })
        });
        hits.min_by(|a, b| a.distance.total_cmp(&b.distance))
    }

    fn pose(&self, _: PartId) -> Option<Pose> {
        None
    }

    fn is_movable(&self, _: PartId) -> bool {
        false
    }

    fn selection(&self) -> Vec<PartId> {
        Vec::new()
    }

    fn extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        let solid = |part: &PartId| match self.0.items.get(part.0 as usize) {
            Some(item) => Figure {
                up: self.0.up,
                items: vec![item.clone()],
            }
            .extent(),
            None => Vec::new(),
        };
        match parts {
            Some(parts) => parts.iter().flat_map(solid).collect(),
            None => self.0.extent(),
        }
    }
}
