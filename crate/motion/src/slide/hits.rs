//! Finds what a leg of the group meets, and the contact normal of a pair that is close.

use crate::group::{Group, Pair};
use nearpoint_geometry::closest::nearest_points;
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work, for_each};
use nearpoint_geometry::{Point, Pose, Rigid, Vector};

/// The first contact of a pair on a leg.
#[derive(Debug)]
pub(super) struct Hit {
    pub pair: Pair,
    /// The share of the leg, 0 … 1.
    pub time: f64,
    /// The triangles of the held part and of the obstacle that come to meet.
    pub triangles: Vec<[u32; 2]>,
}

/// Two triangles close to each other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Touch {
    /// The triangles of the held part and of the obstacle.
    pub triangles: [u32; 2],
    pub distance: f64,
    /// The unit normal from the obstacle to the held part, in the scene.
    pub normal: Vector,
    /// The nearest point on the obstacle, in the scene.
    pub at: Point,
}

/// The largest number of meeting triangle pairs that are examined; where there are more, they are chosen evenly.
const MOST_MEETING: usize = 256;
/// The largest difference between a gap's direction and a face's normal at which the normal is used.
const MOST_ASKEW: f64 = 0.125;

impl Group<'_> {
    /// Finds the first contacts of all pairs but the `ignored` ones, in order of time and pair.
    pub(super) fn hits(
        &self,
        leg: &Travel,
        ignored: &[Pair],
        work: &impl Work,
    ) -> Result<Vec<Hit>, Stopped> {
        if leg.displacement() == Vector::zeros() && leg.angle() == 0.0 {
            return Ok(Vec::new());
        }
        let mut near = self.near(leg, self.contact_offset);
        near.retain(|pair| !ignored.contains(pair));
        let mut found: Vec<_> = near.into_iter().map(|pair| (pair, Ok(None))).collect();
        for_each(work, &mut found, &|(pair, found)| {
            *found = self.contact(*pair, leg, work);
        });
        let mut hits = Vec::new();
        for (pair, found) in found {
            hits.extend(found?.map(|contact| Hit {
                pair,
                time: contact.time,
                triangles: contact.pairs,
            }));
        }
        hits.sort_by(|p, q| p.time.total_cmp(&q.time));
        Ok(hits)
    }

    /// Measures two triangles that are close; `None` if they meet.
    pub(super) fn touch(&self, pair: Pair, triangles: [u32; 2], pose: &Pose) -> Option<Touch> {
        let [held, obstacle] = self.shapes(pair);
        let own = held.posed_triangle(triangles[0], &Rigid::new(&self.in_obstacle(pair, pose)));
        let its = obstacle.triangle(triangles[1]);
        let [on_obstacle, on_held] = nearest_points(&its, &own);
        let pose = Rigid::new(&self.obstacle(pair).pose);
        let across = on_held - on_obstacle;
        let (distance, direction) = (across.norm(), across.try_normalize(0.0)?);
        // The direction across a narrow gap has more rounding than the normal of the face that it likely is.
        let noise = (self.noise / distance).min(MOST_ASKEW);
        let faces = [normal(&its), normal(&own).map(|n| -n)];
        let is_it = |face: &Vector| (face - direction).norm() <= noise;
        let face = faces.into_iter().flatten().find(is_it);
        let in_scene = pose.vector(&face.unwrap_or(direction));
        Some(Touch {
            triangles,
            distance,
            normal: in_scene.try_normalize(0.0)?,
            at: pose.point(&on_obstacle),
        })
    }

    /// Returns the nearest of the triangles that come to meet; `None` if none of them are apart.
    ///
    /// Others of them may be beside the contact, and their normals askew.
    pub(super) fn nearest(&self, hit: &Hit, pose: &Pose) -> Option<Touch> {
        let stride = hit.triangles.len().div_ceil(MOST_MEETING).max(1);
        let looked_at = hit.triangles.iter().step_by(stride);
        let touches = looked_at.filter_map(|&pair| self.touch(hit.pair, pair, pose));
        touches.min_by(|p, q| p.distance.total_cmp(&q.distance))
    }
}

/// Returns the normal of a triangle, corners counter-clockwise seen from its tip; `None` if it has none.
pub(super) fn normal([a, b, c]: &[Point; 3]) -> Option<Vector> {
    (b - a).cross(&(c - a)).try_normalize(0.0)
}
