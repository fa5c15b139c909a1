//! Searches convex hulls, by climbing along their edges or by scanning every vertex.

use super::shapes::farthest;
use super::{Convex, ConvexWarmStart, Feature, Proximity, ProximitySettings, proximity};
use crate::hull::Hull;
use crate::{Point, Pose, Vector};

/// Finds the [`proximity`] of two hulls, without a trace. It is compiled once here, where the generic function would be
/// compiled again in each calling crate.
pub fn hull_proximity(
    a: &Hull,
    b: &Hull,
    b_in_a: &Pose,
    settings: &ProximitySettings,
    state: &mut ConvexWarmStart,
) -> Proximity {
    proximity(a, b, b_in_a, settings, state, &mut ())
}

/// Climbs along the hull's edges.
impl Convex for Hull {
    fn count(&self) -> u32 {
        self.vertices().len() as u32
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        *self.vertex(number)
    }

    #[inline]
    fn support(&self, direction: &Vector, near: u32) -> u32 {
        self.hill_climber()
            .farthest(self.vertices(), self.neighbours(), direction, near)
    }

    fn centre(&self) -> Point {
        Hull::centre(self)
    }

    fn feature(&self, points: &[u32]) -> Feature {
        match *points {
            [a] => Feature::Vertex(a),
            [a, b] if self.neighbours().get(a).contains(&b) => Feature::of_points(points),
            [a, ref others @ ..] => {
                let faces = self.polygons_at().get(a).iter();
                let mut intersection = faces.filter(|&&face| {
                    let around = self.polygons().get(face);
                    others.iter().all(|other| around.contains(other))
                });
                match intersection.next() {
                    Some(&face) => Feature::Face(face),
                    // Rounding took a point on the rim for one on the feature.
                    None => self.feature(&points[..points.len() - 1]),
                }
            }
            [] => Feature::Vertex(0),
        }
    }
}

/// A hull whose vertices are all scanned each time, as in the original method.
#[derive(Debug, Clone, Copy)]
pub struct ExhaustiveHull<'a>(pub &'a Hull);

impl Convex for ExhaustiveHull<'_> {
    fn count(&self) -> u32 {
        self.0.count()
    }

    #[inline]
    fn point(&self, number: u32) -> Point {
        self.0.point(number)
    }

    fn support(&self, direction: &Vector, _: u32) -> u32 {
        farthest(self.0.vertices(), direction)
    }

    fn centre(&self) -> Point {
        self.0.centre()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.0.feature(points)
    }
}
