//! Represents a facet together with the zone that contains the true surface over it.

use crate::closest::witness_points;
use crate::shape::{BoundingPlanes, Envelope, NO_RIMS, unit_normal};
use crate::{Point, RigidTransform, Vector};
use smallvec::SmallVec;

/// A triangle with the zone of the surface over it; just the triangle where the surface is known.
///
/// Where a *sagitta* is estimated, the zone is the hull of the corners, which lie on the surface, and of the midpoints of
/// the edges moved along the normal both ways by twice the sagitta there. An arc stays within the tangents at its ends,
/// which meet at twice its height. Where a planar face ends at the edge, the rim is in its plane, and extends beyond the
/// edge where the facet leans: the hull contains the point in that plane at which the tangents of the rim meet, on both
/// sides.
///
/// Where a *bound* is known, the zone is all within the bound of the triangle, on every side. Moving the triangle along its
/// normal would not be enough: over an edge at which facets bend, a curved surface is above neither. No ball passes a
/// bounding plane ([`Envelope::Distance`]). That is applied for each plane separately, so the zone may be larger than
/// necessary.
#[derive(Debug, Clone, Copy)]
pub(super) struct ToleranceZone {
    corners: [Point; 3],
    /// The unit normal; zero for a triangle without area.
    normal: Vector,
    /// The extent of the zone at the midpoint of each edge, along the normal.
    heights: [f64; 3],
    /// The extent of the zone at the midpoint of each edge, both ways in the plane of a planar face that ends there.
    rims: [Vector; 3],
    /// The extent of the zone in every direction.
    radius: f64,
    /// The planes beyond which the zone extends no farther than the triangle.
    bounding_planes: BoundingPlanes,
}

/// The relation of the zones of two facets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ZoneRelation {
    /// The zones are farther apart than the tolerance.
    Separated,
    /// The zones meet, and a motion no longer than the tolerance separates them.
    Touch,
    /// The zones may share more than that.
    Overlap,
}

impl ToleranceZone {
    pub(super) fn new(corners: [Point; 3], envelope: Envelope) -> Self {
        let (sagittas, rims, radius, bounding_planes) = match envelope {
            Envelope::Sagittas(sagittas, rims) => (sagittas, rims, 0.0, BoundingPlanes::default()),
            Envelope::Distance(distance, planes) => ([0.0; 3], NO_RIMS, distance, planes),
        };
        Self {
            corners,
            normal: unit_normal(&corners),
            heights: sagittas.map(|sagitta| 2.0 * sagitta),
            rims,
            radius,
            bounding_planes,
        }
    }

    /// Returns the zone for posed corners: the rims and the bounding planes are posed, too.
    pub(super) fn posed(self, pose: &RigidTransform) -> Self {
        Self {
            rims: self.rims.map(|rim| pose.vector(&rim)),
            bounding_planes: self.bounding_planes.map(|away| pose.vector(&away)),
            ..self
        }
    }

    /// Returns a point of it.
    pub(super) fn first_corner(&self) -> Point {
        self.corners[0]
    }

    /// Returns the interval that it covers along an axis of unit length, measured from `origin`.
    #[inline]
    pub(super) fn along(&self, axis: &Vector, origin: &Point) -> [f64; 2] {
        let at = self.corners.map(|p| (p - origin).dot(axis));
        let [a, b, c] = at;
        let mut ends = [a.min(b).min(c), a.max(b).max(c)];
        if self.radius > 0.0 {
            return self.rounded(axis, origin, ends);
        }
        let rise = self.normal.dot(axis).abs();
        for (k, height) in self.heights.iter().enumerate() {
            let centre = (at[k] + at[(k + 1) % 3]) / 2.0;
            let out = (rise * height).max(self.rims[k].dot(axis).abs());
            ends[0] = ends[0].min(centre - out);
            ends[1] = ends[1].max(centre + out);
        }
        ends
    }

    /// Returns the interval with balls around all points of the triangle, cut by the bounding planes. A point at a height
    /// over a plane, and at another along the axis' component parallel to the plane, is no farther along the axis than both
    /// allow.
    fn rounded(&self, axis: &Vector, origin: &Point, [low, high]: [f64; 2]) -> [f64; 2] {
        let mut ends = [low - self.radius, high + self.radius];
        for away in &self.bounding_planes {
            let fraction = axis.dot(away);
            if fraction == 0.0 {
                continue;
            }
            let beside = axis - away * fraction;
            let offs = self.corners.map(|p| p - origin);
            let plane_offset = offs
                .iter()
                .map(|p| p.dot(away))
                .fold(f64::INFINITY, f64::min);
            let along = offs.map(|p| p.dot(&beside));
            let reach = self.radius * beside.norm();
            if fraction > 0.0 {
                let least = along.into_iter().fold(f64::INFINITY, f64::min);
                ends[0] = ends[0].max(fraction * plane_offset + least - reach);
            } else {
                let most = along.into_iter().fold(f64::NEG_INFINITY, f64::max);
                ends[1] = ends[1].min(fraction * plane_offset + most + reach);
            }
        }
        ends
    }

    /// Returns, as bits, on which sides of another's plane it extends beyond the other by more than `tolerance`: 1 before,
    /// 2 behind. If the other has no plane, returns both.
    pub(super) fn sides_of(&self, other: &Self, tolerance: f64) -> u8 {
        let origin = other.corners[0];
        let [low, high] = other.along(&other.normal, &origin);
        let [own_low, own_high] = self.along(&other.normal, &origin);
        let has_plane = other.normal != Vector::zeros();
        let (before, behind) = (own_high > high + tolerance, own_low < low - tolerance);
        u8::from(before || !has_plane) | u8::from(behind || !has_plane) << 1
    }

    /// Returns the corners of the part of a triangle that is no farther than `near` beyond some of the zone's sides, and a
    /// multiple of it along the normal, in order; none if there is no such part. What is as near as the tolerance on one end
    /// and farther behind the zone on the other is thus still seen to be behind it.
    pub(super) fn part_beside(
        &self,
        triangle: &[Point; 3],
        near: f64,
        is_cut: [bool; 3],
    ) -> Vec<Point> {
        let sides = self.edges().into_iter().zip(is_cut).filter(|side| side.1);
        let sides = sides.filter_map(|(edge, _)| edge.cross(&self.normal).try_normalize(0.0));
        let along_normal = [self.normal, -self.normal].map(|out| (out, DEPTH * near));
        let cuts = sides.map(|out| (out, near)).chain(along_normal);
        let origin = self.corners[0];
        cuts.fold(triangle.to_vec(), |part, (out, near)| {
            let [_, high] = self.along(&out, &origin);
            clipped(&part, |p| high + near - out.dot(&(p - origin)))
        })
    }

    fn edges(&self) -> [Vector; 3] {
        let [a, b, c] = self.corners;
        [b - a, c - b, a - c]
    }

    /// Returns axes that decide for balls around two triangles, between the nearest points and away from bounding planes,
    /// and for rims, across their planes.
    fn axes_between(&self, other: &Self) -> SmallVec<[Vector; 8]> {
        if self.radius == 0.0 && other.radius == 0.0 {
            let across = |of: &Self| {
                let sides = of.rims.into_iter().zip(of.edges());
                let across = sides.map(|(rim, edge)| rim.cross(&edge));
                across.filter(|axis| *axis != Vector::zeros())
            };
            return across(self).chain(across(other)).collect();
        }
        let [on_own, on_other] = witness_points(&self.corners, &other.corners);
        let planes = self.bounding_planes.iter().chain(&other.bounding_planes);
        planes.copied().chain([on_other - on_own]).collect()
    }

    /// Returns whether the two are farther apart than `tolerance`.
    pub(super) fn is_separated(&self, other: &Self, tolerance: f64) -> bool {
        self.relation_to(other, tolerance, ZoneRelation::Separated) == ZoneRelation::Separated
    }

    /// Finds how it lies to another, by the separating axes of triangles moved along their normals: the normals of their
    /// sides and the cross products of their edges. Lengths up to `tolerance` count as none. A relation no worse than
    /// `known` is returned as [`ZoneRelation::Separated`].
    pub(super) fn relation_to(
        &self,
        other: &Self,
        tolerance: f64,
        known: ZoneRelation,
    ) -> ZoneRelation {
        let origin = self.corners[0];
        let mut meeting = ZoneRelation::Overlap;
        // Returns whether the two are apart along this axis, of any length, and records whether they only touch.
        let mut is_separated_along = |axis: &Vector| {
            let length = axis.norm();
            if length == 0.0 {
                return false;
            }
            let axis = axis / length;
            let [low, high] = self.along(&axis, &origin);
            let [other_low, other_high] = other.along(&axis, &origin);
            let shared = (high - other_low).min(other_high - low);
            if shared <= tolerance {
                meeting = ZoneRelation::Touch;
            }
            shared < -tolerance || meeting <= known
        };
        let [own, others] = [self.edges(), other.edges()];
        let sides = |of: &Self, edges: &[Vector; 3]| edges.map(|edge| of.normal.cross(&edge));
        // The normals separate most pairs, so they come first.
        let apart = is_separated_along(&self.normal)
            || is_separated_along(&other.normal)
            || sides(self, &own).iter().any(&mut is_separated_along)
            || sides(other, &others).iter().any(&mut is_separated_along)
            || own
                .iter()
                .any(|p| others.iter().any(|q| is_separated_along(&p.cross(q))))
            || own
                .iter()
                .any(|p| is_separated_along(&p.cross(&other.normal)))
            || others
                .iter()
                .any(|q| is_separated_along(&q.cross(&self.normal)))
            || is_separated_along(&self.normal.cross(&other.normal))
            || self.axes_between(other).iter().any(&mut is_separated_along);
        if apart {
            ZoneRelation::Separated
        } else {
            meeting
        }
    }
}

/// The depth behind a zone that a part beside it is cut at, in units of the distance of the other cuts.
const DEPTH: f64 = 64.0;

/// Returns the part of a convex polygon where a linear function is not negative.
fn clipped(polygon: &[Point], value: impl Fn(&Point) -> f64) -> Vec<Point> {
    let mut part = Vec::with_capacity(polygon.len() + 1);
    for (k, p) in polygon.iter().enumerate() {
        let next = &polygon[(k + 1) % polygon.len()];
        let [at, at_next] = [p, next].map(&value);
        if at >= 0.0 {
            part.push(*p);
        }
        if at * at_next < 0.0 {
            part.push(p + (next - p) * (at / (at - at_next)));
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::closest::to_triangle;

    fn facet(points: [[f64; 3]; 3], sagitta: f64) -> ToleranceZone {
        ToleranceZone::new(
            points.map(Point::from),
            Envelope::Sagittas([sagitta; 3], NO_RIMS),
        )
    }

    fn met(one: &ToleranceZone, other: &ToleranceZone) -> ZoneRelation {
        let [all, more] = [ZoneRelation::Separated, ZoneRelation::Touch]
            .map(|known| one.relation_to(other, 1e-9, known));
        assert_eq!(more == ZoneRelation::Overlap, all == ZoneRelation::Overlap);
        assert_ne!(more, ZoneRelation::Touch);
        all
    }

    const FLOOR: [[f64; 3]; 3] = [[-9.0, -9.0, 0.0], [9.0, -9.0, 0.0], [0.0, 9.0, 0.0]];

    #[test]
    fn a_curved_wall_that_stands_on_a_floor_touches_it() {
        let wall = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
        assert_eq!(
            met(&facet(wall, 0.1), &facet(FLOOR, 0.0)),
            ZoneRelation::Touch
        );
    }

    /// The first facet of a half bore, which ends where its other half begins: its normal leans towards that half, its rim
    /// does not.
    #[test]
    fn half_a_bore_touches_the_other_half() {
        let (sine, cosine) = (0.1, (1.0f64 - 0.01).sqrt());
        let rim = [[0.0, 1.0, 0.0], [5.0, 1.0, 0.0]];
        let below = [0.0, cosine, -sine];
        let above = [0.0, cosine, sine];
        let sagitta = (1.0 - cosine) / 4.0;
        let half = |low: [f64; 3]| {
            let corners = [rim[0], rim[1], low].map(Point::from);
            ToleranceZone::new(
                corners,
                Envelope::Sagittas([0.0, sagitta, sagitta], NO_RIMS),
            )
        };
        assert_eq!(met(&half(below), &half(above)), ZoneRelation::Touch);
    }

    #[test]
    fn zone_relation_of_curved_facet_depends_on_sagitta() {
        let lying = [[0.0, 0.0, 0.1], [1.0, 0.0, 0.1], [0.0, 1.0, 0.1]];
        let lies = |sagitta: f64| met(&facet(lying, sagitta), &facet(FLOOR, 0.0));
        let found = [0.04, 0.05, 0.06].map(lies);
        assert_eq!(
            found,
            [
                ZoneRelation::Separated,
                ZoneRelation::Touch,
                ZoneRelation::Overlap
            ]
        );
    }

    #[test]
    fn facets_in_one_plane_touch_however_they_overlap() {
        let other = FLOOR.map(|[x, y, z]| [y + 0.5, x, z]);
        assert_eq!(
            met(&facet(other, 0.0), &facet(FLOOR, 0.0)),
            ZoneRelation::Touch
        );
        let beside = FLOOR.map(|[x, y, z]| [x + 40.0, y, z]);
        assert_eq!(
            met(&facet(beside, 0.0), &facet(FLOOR, 0.0)),
            ZoneRelation::Separated
        );
    }

    #[test]
    fn facets_that_pass_through_each_other_overlap() {
        let wall = [[0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, 1.0]];
        assert_eq!(
            met(&facet(wall, 0.0), &facet(FLOOR, 0.0)),
            ZoneRelation::Overlap
        );
    }

    /// Creates a facet of a cylinder of radius 1 around the z axis, with its bound and its end planes.
    fn bounded(points: [[f64; 3]; 3], distance: f64, ends: &[Vector]) -> ToleranceZone {
        let mut planes = BoundingPlanes::default();
        planes[..ends.len()].copy_from_slice(ends);
        ToleranceZone::new(
            points.map(Point::from),
            Envelope::Distance(distance, planes),
        )
    }

    /// Every point of a triangle that is near the zone is in the part beside it.
    #[test]
    fn part_beside_contains_every_near_point() {
        let mut random = crate::random::SplitMix64::seeded(32);
        let mut counts = [0; 2];
        for round in 0..400 {
            let mut corners =
                || [0; 3].map(|_| Point::from(Vector::from_fn(|_, _| random.signed())));
            let (own, other) = (corners(), corners());
            let zone = match round % 2 {
                0 => ToleranceZone::new(own, Envelope::Sagittas([0.05; 3], NO_RIMS)),
                _ => ToleranceZone::new(own, Envelope::Distance(0.05, BoundingPlanes::default())),
            };
            let part = zone.part_beside(&other, 0.1, [0, 1, 2].map(|k| round >> (k + 1) & 1 == 0));
            for _ in 0..50 {
                let mut weights = Vector::from_fn(|_, _| random.uniform());
                weights /= weights.sum();
                let p = Point::from(
                    other
                        .iter()
                        .zip(&weights)
                        .map(|(p, w)| p.coords * *w)
                        .sum::<Vector>(),
                );
                let is_near = to_triangle(&p, &own).distance_squared.sqrt() <= 0.1;
                let mut fan = part.windows(2).skip(1);
                let is_in = fan.any(|side| {
                    to_triangle(&p, &[part[0], side[0], side[1]]).distance_squared < 1e-20
                });
                assert!(is_in || !is_near, "{own:?} {other:?} {p}");
                counts[usize::from(is_near)] += 1;
            }
        }
        assert!(counts[1] > 500 && counts[0] > 500, "{counts:?}");
    }

    #[test]
    fn a_bound_holds_on_every_side() {
        let wall = [[0.0, 0.0, 0.1], [1.0, 0.0, 0.1], [0.5, 0.0, 1.0]];
        let beside = [[1.06, -1.0, 0.0], [1.06, 1.0, 0.0], [1.06, 0.0, 1.0]];
        for other in [FLOOR, beside] {
            let stands = |distance: f64| met(&bounded(wall, distance, &[]), &facet(other, 0.0));
            let near = if other == FLOOR { 0.1 } else { 0.06 };
            let found = [0.99 * near, near, 1.01 * near].map(stands);
            assert_eq!(
                found,
                [
                    ZoneRelation::Separated,
                    ZoneRelation::Touch,
                    ZoneRelation::Overlap
                ]
            );
        }
        // Corner to corner no axis of faces and edges decides.
        let corner = [[2.0, 0.0, 0.1], [2.0, 0.5, 1.0], [3.0, 0.5, 1.0]];
        let reaches = |d: f64| met(&bounded(wall, d, &[]), &bounded(corner, d, &[]));
        let found = [0.499, 0.501].map(reaches);
        assert_eq!(found, [ZoneRelation::Separated, ZoneRelation::Overlap]);
    }

    /// A shaft stands on a plate, whose normal is rarely exact to the last digit, and on another shaft.
    #[test]
    fn zone_at_bounding_plane_does_not_pass_it() {
        let wall = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
        let up = Vector::z();
        let standing = bounded(wall, 0.1, &[up]);
        let below = bounded(wall.map(|[x, y, z]| [x + 0.2, y + 0.05, -z]), 0.1, &[-up]);
        let askew = FLOOR.map(|[x, y, z]| [x, y, z + 1e-12 * x]);
        for other in [facet(FLOOR, 0.0), facet(askew, 0.0), below] {
            assert_eq!(met(&standing, &other), ZoneRelation::Touch);
            assert_eq!(met(&other, &standing), ZoneRelation::Touch);
        }
        let open = bounded(wall, 0.1, &[]);
        assert_eq!(met(&open, &facet(FLOOR, 0.0)), ZoneRelation::Overlap);
        // The bound applies only against the plane: a little higher the floor is within it.
        let raised = FLOOR.map(|[x, y, z]| [x, y, z + 0.01]);
        assert_eq!(met(&standing, &facet(raised, 0.0)), ZoneRelation::Overlap);
        // The bounding planes turn with the part.
        let turn = RigidTransform::new(&crate::Pose::rotation(
            Vector::x() * std::f64::consts::FRAC_PI_2,
        ));
        let turned = bounded(wall.map(|p| turn.point(&p.into()).into()), 0.1, &[up]).posed(&turn);
        let upright = FLOOR.map(|p| turn.point(&p.into()).into());
        assert_eq!(met(&turned, &facet(upright, 0.0)), ZoneRelation::Touch);
    }

    /// Every point that is near enough and on the right side of the plane is within the interval, along any axis.
    #[test]
    fn zone_interval_contains_every_point_of_zone() {
        let mut random = crate::random::SplitMix64::seeded(31);
        let mut fraction = || 2.0 * random.uniform() - 1.0;
        for _ in 0..2000 {
            let mut vector = || Vector::new(fraction(), fraction(), fraction());
            let corners = [vector(), vector(), vector()];
            let [away, axis] = [vector(), vector()].map(|v| v.normalize());
            let off = vector();
            let mut weights = vector().abs();
            weights /= weights.sum();
            let near = corners[0] * weights.x + corners[1] * weights.y + corners[2] * weights.z;
            let p = near + off * (0.3 / off.norm());
            let wall = corners
                .iter()
                .map(|c| c.dot(&away))
                .fold(f64::INFINITY, f64::min);
            if p.dot(&away) < wall {
                continue;
            }
            let thick = bounded(corners.map(Into::into), 0.3, &[away]);
            let [low, high] = thick.along(&axis, &Point::origin());
            let at = p.dot(&axis);
            assert!(low <= at + 1e-12 && at - 1e-12 <= high, "{at} {low} {high}");
        }
    }
}
