//! Finds the contacts on a segment of the group, and the contact normal of a pair that is close.

use crate::group::{Group, GroupPair};
use nearpoint_geometry::closest::witness_points;
use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::executor::{Executor, Interrupted, for_each};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};

/// The first contact of a pair on a segment.
#[derive(Debug)]
pub(super) struct PairHit {
    pub pair: GroupPair,
    /// The time of contact as a fraction of the segment, 0 … 1.
    pub time: f64,
    /// The triangles of the group's part and of the obstacle that come into contact.
    pub triangles: Vec<[u32; 2]>,
}

/// Two triangles close to each other.
#[derive(Debug, Clone, Copy)]
pub(super) struct TriangleGap {
    /// The triangles of the group's part and of the obstacle.
    pub triangles: [u32; 2],
    pub distance: f64,
    /// The unit normal from the obstacle to the group's part, in the scene.
    pub normal: Vector,
    /// The nearest point on the obstacle, in the scene.
    pub point: Point,
}

/// The largest number of triangle pairs in contact that are examined; of more, an even selection is examined.
const MAX_CONTACT_TRIANGLES: usize = 256;
/// The largest difference between a gap's direction and a face's normal at which the normal is used.
const MAX_NORMAL_DEVIATION: f64 = 0.125;

impl Group<'_> {
    /// Finds the first contacts of all pairs but the `ignored` ones, in order of time and pair.
    pub(super) fn hits(
        &self,
        segment: &RigidMotion,
        ignored: &[GroupPair],
        executor: &impl Executor,
    ) -> Result<Vec<PairHit>, Interrupted> {
        if segment.displacement() == Vector::zeros() && segment.angle() == 0.0 {
            return Ok(Vec::new());
        }
        let mut near = self.near_pairs(segment, self.contact_offset);
        near.retain(|pair| !ignored.contains(pair));
        let mut found: Vec<_> = near.into_iter().map(|pair| (pair, Ok(None))).collect();
        for_each(executor, &mut found, &|(pair, found)| {
            *found = self.contact(*pair, segment, executor);
        });
        let mut hits = Vec::new();
        for (pair, found) in found {
            hits.extend(found?.map(|contact| PairHit {
                pair,
                time: contact.time,
                triangles: contact.pairs,
            }));
        }
        hits.sort_by(|p, q| p.time.total_cmp(&q.time));
        Ok(hits)
    }

    /// Measures two triangles that are close; `None` if they intersect.
    pub(super) fn triangle_gap(
        &self,
        pair: GroupPair,
        triangles: [u32; 2],
        pose: &Pose,
    ) -> Option<TriangleGap> {
        let [held, obstacle] = self.shapes(pair);
        let own = held.posed_triangle(
            triangles[0],
            &RigidTransform::new(&self.in_obstacle(pair, pose)),
        );
        let its = obstacle.triangle(triangles[1]);
        let [on_obstacle, on_held] = witness_points(&its, &own);
        let pose = RigidTransform::new(&self.obstacle(pair).pose);
        let across = on_held - on_obstacle;
        let (distance, direction) = (across.norm(), across.try_normalize(0.0)?);
        // The direction across a narrow gap has more rounding error than the normal of the face that it likely belongs
        // to.
        let noise = (self.noise / distance).min(MAX_NORMAL_DEVIATION);
        let faces = [normal(&its), normal(&own).map(|n| -n)];
        let is_it = |face: &Vector| (face - direction).norm() <= noise;
        let face = faces.into_iter().flatten().find(is_it);
        let in_scene = pose.vector(&face.unwrap_or(direction));
        Some(TriangleGap {
            triangles,
            distance,
            normal: in_scene.try_normalize(0.0)?,
            point: pose.point(&on_obstacle),
        })
    }

    /// Returns the nearest of the triangles that come into contact; `None` if none of them are apart.
    ///
    /// The others may be beside the contact, with normals in other directions.
    pub(super) fn nearest(&self, hit: &PairHit, pose: &Pose) -> Option<TriangleGap> {
        let stride = hit.triangles.len().div_ceil(MAX_CONTACT_TRIANGLES).max(1);
        let looked_at = hit.triangles.iter().step_by(stride);
        let touches = looked_at.filter_map(|&pair| self.triangle_gap(hit.pair, pair, pose));
        touches.min_by(|p, q| p.distance.total_cmp(&q.distance))
    }
}

/// Returns the normal of a triangle, corners counter-clockwise seen from its tip; `None` if it has none.
pub(super) fn normal([a, b, c]: &[Point; 3]) -> Option<Vector> {
    (b - a).cross(&(c - a)).try_normalize(0.0)
}
