//! Compares the surfaces over two facets where the facets' tolerance zones overlap.
//!
//! A ball has a little play in its ring. The facets of both deviate by more than that, so that no plane separates their
//! tolerance zones, but the ball is all within the ring's cylinder. So a part of a surface is compared with the *whole* of
//! another of known measures, by the heights of its points over that surface ([`FaceSurface::height`]):
//!
//! - if all are above, or all below, by more than the rounding, the two do not meet;
//! - if none is farther than the rounding on the side of the material, the two touch at most.
//!
//! These bounds of the heights hold, and the narrowest is used:
//!
//! - The height changes no faster than the point moves: within a ball around a point, and so on a sphere, by no more than
//!   the radius. From an axis, a centre or the inside of a cone, heights are convex.
//! - Over a *surface of the same kind*, the height differs from that over the point's own surface, which is 0, by little:
//!   for coaxial cylinders by the difference of their radii ([`FaceSurface::height_difference`]).
//! - A plane has heights, too.
//!
//! A *planar face* that ends at a hole is nowhere below the hole's surface ([`super::trimmed_plane`]), though its facets
//! are. So a facet of a bolt below that surface is separated from the face.
//!
//! *Convex bodies* around both facets may be separated by a plane ([`super::convex_piece`]).
//!
//! *Faces with a common axis* or direction are compared in section, from edge to edge ([`super::face_profiles`]).
//!
//! The parts of planar faces between chords and round edges belong to the facets beside them, but do not lie on their
//! surface. They are compared with the other facet's zone.

use super::convex_piece::ConvexPiece;
use super::face_profiles::FaceProfiles;
use super::solid::Solid;
use super::tolerance_zone::{ToleranceZone, ZoneRelation};
use super::trimmed_plane::Sliver;
use crate::closest::witness_points;
use crate::shape::{FaceSurface, triangle_centroid, unit_normal};
use crate::tolerance::PARALLEL_FEATURES;
use crate::{Point, RigidTransform, Vector};

/// A facet with the known surface over it.
pub(super) struct SurfaceFacet<'a> {
    solid: &'a Solid<'a>,
    triangle: u32,
    pose: Option<&'a RigidTransform>,
    corners: [Point; 3],
    zone: ToleranceZone,
    deviation: f64,
    /// The surface it lies on; another kind if that does not locate everything that belongs to the facet.
    surface: FaceSurface,
    /// The largest distance of the face from it.
    surface_error: f64,
    /// The normal of the facet, out of the part; zero if it is unknown.
    outward: Vector,
    slivers: Vec<Sliver>,
}

/// The least cosine of the angle between a facet's normal and that of its surface.
const ALIGNED: f64 = 0.25;
/// The largest number of steps of a walk to the lowest point over another surface.
const MAX_STEPS: usize = 32;
/// The cosine of the angle between the normals of two facets that face the same way.
const SAME_WAY: f64 = 0.5;

impl<'a> SurfaceFacet<'a> {
    /// Returns None if the file states no surface. The corners and the envelope are posed.
    pub(super) fn new(
        solid: &'a Solid,
        triangle: u32,
        corners: [Point; 3],
        zone: ToleranceZone,
        pose: Option<&'a RigidTransform>,
    ) -> Option<Self> {
        let (surface, surface_error) = solid.surface(triangle)?;
        // A planar face beyond a facet without width cannot be located by the facet's sides.
        let surface = match has_equal_corners(&corners) {
            true => FaceSurface::Other,
            false => pose.map_or(surface, |pose| surface.posed(pose)),
        };
        Some(Self {
            solid,
            triangle,
            pose,
            corners,
            zone,
            deviation: solid.deviation(triangle),
            surface,
            surface_error,
            outward: unit_normal(&corners) * solid.facing(triangle),
            slivers: solid.slivers(triangle, pose),
        })
    }

    /// Finds how the surface over this facet, with the planar slivers beside it, lies to that over another. They *touch* if
    /// neither is farther than `tolerance` inside the other's part, as far as these surfaces show.
    pub(super) fn relation_to(
        &self,
        other: &Self,
        profiles: &FaceProfiles,
        tolerance: f64,
    ) -> ZoneRelation {
        let relation = |rule: u8| match rule {
            0 => self.relation_over(other, tolerance),
            1 => other.relation_over(self, tolerance),
            2 => self.relation_beside_rims(other, tolerance),
            3 => other.relation_beside_rims(self, tolerance),
            4 => self.relation_of_faces(other, profiles, tolerance),
            _ => self.relation_of_convex_pieces(other, tolerance),
        };
        (0..6).fold(ZoneRelation::Overlap, |known, rule| match known {
            ZoneRelation::Separated => known,
            _ => known.min(relation(rule)),
        })
    }

    /// Finds the relation of each that belongs to this facet, its surface or a sliver, to each that belongs to the other, by
    /// their faces' profiles or otherwise; the worst counts.
    fn relation_of_faces(
        &self,
        other: &Self,
        profiles: &FaceProfiles,
        tolerance: f64,
    ) -> ZoneRelation {
        if [self, other]
            .iter()
            .any(|facet| has_equal_corners(&facet.corners))
        {
            return ZoneRelation::Overlap;
        }
        let [a, b] = [self, other].map(Self::without_slivers);
        let of_faces = |a: u32, b: u32| profiles.relation([a, b]);
        let over = |a: &Self, b: &Self| a.relation_over(b, tolerance);
        let mut worst = of_faces(a.face(), b.face());
        if worst != ZoneRelation::Separated {
            worst = worst.min(over(&a, &b)).min(over(&b, &a));
        }
        for sliver in &self.slivers {
            let relation = sliver.relation_to(&b, tolerance);
            worst = worst.max(relation.min(of_faces(sliver.face, b.face())));
        }
        for sliver in &other.slivers {
            let relation = sliver.relation_to(&a, tolerance);
            worst = worst.max(relation.min(of_faces(a.face(), sliver.face)));
            for own in &self.slivers {
                if !own.zone.is_separated(&sliver.zone, tolerance) {
                    worst = worst.max(of_faces(own.face, sliver.face));
                }
            }
        }
        worst
    }

    /// Finds whether a plane separates convex bodies around all that belongs to either facet.
    fn relation_of_convex_pieces(&self, other: &Self, tolerance: f64) -> ZoneRelation {
        let enough = tolerance + self.surface_error + other.surface_error;
        let bodies = self.convex_piece().zip(other.convex_piece());
        match bodies.is_some_and(|(own, other)| own.are_apart(&other, enough)) {
            true => ZoneRelation::Separated,
            false => ZoneRelation::Overlap,
        }
    }

    /// Returns a convex body that contains all that belongs to the facet, but for the error of the surface.
    fn convex_piece(&self) -> Option<ConvexPiece> {
        match self.surface {
            FaceSurface::Plane { .. } if self.deviation == 0.0 => {
                Some(ConvexPiece::Triangle(self.corners))
            }
            surface => ConvexPiece::new(&surface, |from, axis| {
                let [low, high] = self.zone.along(axis, from);
                [low - self.surface_error, high + self.surface_error]
            }),
        }
    }

    fn face(&self) -> u32 {
        self.solid.shape.mesh().faces()[self.triangle as usize]
    }

    fn without_slivers(&self) -> Self {
        Self {
            slivers: Vec::new(),
            ..*self
        }
    }

    /// Finds the relation by the surfaces at which this facet's face ends, if it is planar: the face is above them. It is
    /// outside the other's part if that one is below and faces up.
    fn relation_beside_rims(&self, other: &Self, tolerance: f64) -> ZoneRelation {
        if !matches!(self.surface, FaceSurface::Plane { .. }) || self.deviation != 0.0 {
            return ZoneRelation::Overlap;
        }
        let beside = self
            .solid
            .rims(self.triangle)
            .into_iter()
            .map(|(rim, error)| {
                let rim = self.pose.map_or(rim, |pose| rim.posed(pose));
                let error = error + other.surface_error;
                match self.heights_over(&rim, other, tolerance + error) {
                    Some([_, high]) if high < -tolerance - error => ZoneRelation::Separated,
                    Some([_, high]) if high <= tolerance - error => {
                        let up = rim.gradient(&triangle_centroid(&other.corners));
                        match up.is_some_and(|up| up.dot(&other.outward) > ALIGNED) {
                            true => ZoneRelation::Touch,
                            false => ZoneRelation::Overlap,
                        }
                    }
                    _ => ZoneRelation::Overlap,
                }
            });
        beside.fold(ZoneRelation::Overlap, Ord::min)
    }

    /// Finds the relation by the heights over this one's surface: of all of the other or, if that decides nothing, of its
    /// part beside this one.
    fn relation_over(&self, other: &Self, tolerance: f64) -> ZoneRelation {
        let of_all = self.relation_by_heights(other, &[], tolerance);
        match of_all {
            ZoneRelation::Overlap => match &self.part_beside(other, tolerance)[..] {
                [] => of_all,
                part => self.relation_by_heights(other, part, tolerance),
            },
            _ => of_all,
        }
    }

    /// Returns the corners of the part of another planar facet that is beside this one; none if the other is not planar, or
    /// has no such part.
    ///
    /// The other may go far beyond this facet, and beyond a surface that the facet is only a part of. It is cut where the
    /// part's surface continues without an edge: what lies behind the surface there lies behind the next facet. At an edge
    /// all of it counts.
    fn part_beside(&self, other: &Self, tolerance: f64) -> Vec<Point> {
        let is_planar = matches!(other.surface, FaceSurface::Plane { .. });
        if !is_planar || other.deviation != 0.0 {
            return Vec::new();
        }
        let near = tolerance + self.surface_error + other.surface_error;
        let is_smooth = [0, 1, 2].map(|k| self.is_smooth_side(k));
        self.zone.part_beside(&other.corners, near, is_smooth)
    }

    /// Finds the relation by the heights of the other, or of the polygon with these corners, over this one's surface.
    fn relation_by_heights(&self, other: &Self, part: &[Point], tolerance: f64) -> ZoneRelation {
        let error = self.surface_error + other.surface_error;
        let enough = tolerance + error;
        let relation = match self.heights(other, part, enough) {
            // The slivers beside a convex surface are inside of it, and the other is outside.
            Some([low, _]) if low > enough && self.surface.is_around_convex_body() => {
                return ZoneRelation::Separated;
            }
            Some([low, high]) if low > enough || high < -enough => ZoneRelation::Separated,
            Some([low, high]) => {
                let slope = self.outward_slope();
                let is_outside = match slope.abs() > ALIGNED {
                    true if slope > 0.0 => low >= error - tolerance,
                    true => high <= tolerance - error,
                    false => false,
                };
                match is_outside {
                    true if slope > 0.0 && self.surface.is_around_convex_body() => {
                        return ZoneRelation::Touch;
                    }
                    true => ZoneRelation::Touch,
                    false => ZoneRelation::Overlap,
                }
            }
            None => ZoneRelation::Overlap,
        };
        let beside = self
            .slivers
            .iter()
            .map(|sliver| sliver.relation_to(other, tolerance));
        beside.fold(relation, Ord::max)
    }

    /// Returns the cosine of the angle between the direction out of the part and that in which heights grow, the least of
    /// the corners'; 0 if its sign is unknown. Corners are on the surface. The centroid may be beyond the core of a thin
    /// torus, where heights grow the other way.
    fn outward_slope(&self) -> f64 {
        if let FaceSurface::Plane { .. } = self.surface {
            return self.outward.norm();
        }
        let slopes = self.corners.map(|corner| {
            let slope = self.surface.gradient(&corner);
            slope.map_or(0.0, |slope| slope.dot(&self.outward))
        });
        let is_one_sign = slopes.iter().all(|slope| slope * slopes[0] > 0.0);
        let least = slopes
            .iter()
            .fold(f64::INFINITY, |least, slope| least.min(slope.abs()));
        if is_one_sign {
            least * slopes[0].signum()
        } else {
            0.0
        }
    }

    /// Returns the largest distance of the face from its surface.
    pub(super) fn surface_error(&self) -> f64 {
        self.surface_error
    }

    /// Returns the bounds of a point's height over the surface, out of the part.
    pub(super) fn outward_heights(&self, p: &Point) -> Option<[f64; 2]> {
        let height = match self.surface {
            FaceSurface::Plane { .. } => {
                let is_known = self.deviation == 0.0 && self.outward != Vector::zeros();
                is_known.then(|| self.outward.dot(&(p - self.corners[0])))?
            }
            surface => {
                let slope = self.outward_slope();
                (slope.abs() > ALIGNED).then(|| surface.height(p))?? * slope.signum()
            }
        };
        Some([height - self.surface_error, height + self.surface_error])
    }

    /// Returns the normal of the surface at a point, out of the part.
    pub(super) fn normal_at(&self, p: &Point) -> Option<Vector> {
        match self.surface {
            FaceSurface::Plane { .. } => Some(self.outward),
            surface => Some(surface.gradient(p)? * self.outward_slope().signum()),
        }
    }

    /// Returns the point of the surface nearest to another.
    pub(super) fn project(&self, p: &Point) -> Option<Point> {
        match self.surface {
            FaceSurface::Plane { .. } => {
                let height = self.outward.dot(&(p - self.corners[0]));
                Some(p - self.outward * height)
            }
            surface => Some(p - surface.gradient(p)? * surface.height(p)?),
        }
    }

    /// Walks on this surface to where it is nearest to the other one, or deepest behind it. The walk begins at the point
    /// nearest to `from`, and ends at the last point within the size of the part. Steps are as long as the last change of the
    /// slope tells (Barzilai and Borwein, *Two-point step size gradient methods*, 1988): surfaces that nearly fit are nearly
    /// flat to each other.
    pub(super) fn lowest_over(&self, other: &Self, from: &Point) -> Option<Point> {
        let slope = |p: &Point| {
            let (up, normal) = (other.normal_at(p)?, self.normal_at(p)?);
            Some(up - normal * up.dot(&normal))
        };
        let mut at = self.project(from)?;
        let mut steepest = slope(&at)?;
        let (_, mut step) = self.ball();
        let far = self.solid.shape.bounds().diagonal();
        for _ in 0..MAX_STEPS {
            let next = self.project(&(at - steepest * step))?;
            let next_steepest = slope(&next)?;
            if (next - from).norm() > far {
                break;
            }
            let moved = next - at;
            step = moved.norm_squared() / moved.dot(&(next_steepest - steepest)).abs();
            (at, steepest) = (next, next_steepest);
            if !step.is_finite() {
                break;
            }
        }
        Some(at)
    }

    /// Returns whether another facet of the part lies on the same surface, to this tolerance, within a ball.
    pub(super) fn is_same_surface(
        &self,
        other: &Self,
        centre: &Point,
        radius: f64,
        tolerance: f64,
    ) -> bool {
        let noise = self.surface_error + other.surface_error + tolerance;
        let difference = (self.surface).height_difference(&other.surface, centre, radius);
        self.outward_slope() * other.outward_slope() > 0.0
            && difference.is_some_and(|ends| ends.iter().all(|end| end.abs() <= noise))
    }

    /// Returns whether the surface is connected in every ball of this radius: a torus comes back behind its hole.
    pub(super) fn is_one_sheet(&self, radius: f64) -> bool {
        match self.surface {
            FaceSurface::Torus { major, minor, .. } => radius < major - minor,
            _ => true,
        }
    }

    /// Returns the interval of the heights of the other, or of a polygon in it, over this one's surface, where the other is no
    /// farther than `near` from this one.
    fn heights(&self, other: &Self, part: &[Point], near: f64) -> Option<[f64; 2]> {
        match (self.surface, part) {
            (FaceSurface::Plane { .. }, _)
                if self.deviation != 0.0 || self.outward == Vector::zeros() =>
            {
                None
            }
            (FaceSurface::Plane { .. }, []) => Some(other.extent(&self.outward, &self.corners[0])),
            (FaceSurface::Plane { .. }, _) => {
                let height = |p: &Point| self.outward.dot(&(p - self.corners[0]));
                hull_of(part.iter().map(|p| [height(p); 2]))
            }
            (surface, []) => self.heights_over(&surface, other, near),
            (surface, [first, rest @ ..]) => {
                let fan = rest.windows(2).map(|side| [*first, side[0], side[1]]);
                hull_of(fan.flat_map(|triangle| surface.heights_of_triangle(&triangle)))
            }
        }
    }

    /// Returns the interval of the other's heights over a surface, where the other is no farther than `near` from this
    /// facet.
    fn heights_over(&self, surface: &FaceSurface, other: &Self, near: f64) -> Option<[f64; 2]> {
        let around = |centre: &Point, radius: f64| {
            let height = surface.height(centre)?;
            Some([height - radius, height + radius])
        };
        let triangle = surface.heights_of_triangle(&other.corners)?;
        let triangle = [triangle[0] - other.deviation, triangle[1] + other.deviation];
        let round = match other.surface {
            FaceSurface::Sphere { centre, radius } => around(&centre, radius)?,
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                let axis = axis.normalize();
                let [from, to] = other.zone.along(&axis, &through);
                let middle = through + axis * ((from + to) / 2.0);
                // Along a parallel axis the height does not change.
                let change = match surface {
                    FaceSurface::Cylinder { axis: own, .. } => own.cross(&axis).norm() / own.norm(),
                    _ => 1.0,
                };
                around(&middle, (to - from) / 2.0 * change + radius)?
            }
            _ => triangle,
        };
        let alike = self.heights_by_difference(surface, other, near);
        let all = [Some(triangle), Some(round), alike];
        let narrower =
            |[low, high]: [f64; 2], other: [f64; 2]| [low.max(other[0]), high.min(other[1])];
        all.into_iter().flatten().reduce(narrower)
    }

    /// Returns the interval of the other's heights over a surface, if it lies on one of the same kind.
    fn heights_by_difference(
        &self,
        surface: &FaceSurface,
        other: &Self,
        near: f64,
    ) -> Option<[f64; 2]> {
        let [(own_centre, own_radius), (centre, radius)] = [self, other].map(Self::ball);
        let (centre, radius) = match own_radius + near < radius {
            true => (own_centre, own_radius + near),
            false => (centre, radius),
        };
        let [low, high] = (other.surface).height_difference(surface, &centre, radius)?;
        // Slivers are on the inner side of convex surfaces.
        let beside = match other.slivers.is_empty() {
            true => 0.0,
            false => other.deviation,
        };
        let above = match other.surface.is_around_convex_body() {
            true => 0.0,
            false => beside,
        };
        Some([low - beside, high + above])
    }

    /// Returns a ball around all that belongs to the facet.
    fn ball(&self) -> (Point, f64) {
        let centre = triangle_centroid(&self.corners);
        let far = self.corners.iter().map(|p| (p - centre).norm());
        (centre, far.fold(0.0, f64::max) + self.deviation)
    }

    /// Returns the interval along a direction of length one, from a point, of all that belongs to the facet.
    fn extent(&self, direction: &Vector, from: &Point) -> [f64; 2] {
        let [low, high] = self.zone.along(direction, from);
        let round = match self.surface {
            FaceSurface::Sphere { centre, radius } => {
                let middle = direction.dot(&(centre - from));
                [middle - radius, middle + radius]
            }
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                let axis = axis.normalize();
                let ends = self.zone.along(&axis, &through);
                let [p, q] = ends.map(|end| direction.dot(&(through + axis * end - from)));
                let out = radius * direction.cross(&axis).norm();
                [p.min(q) - out, p.max(q) + out]
            }
            _ => [low, high],
        };
        [low.max(round[0]), high.min(round[1])]
    }

    /// Returns whether the parts may overlap around an edge although these two facets do not: both have a concave edge,
    /// and these are no farther apart than the deviations; or one edge is as near to the other facet, which faces the same
    /// way.
    pub(super) fn may_overlap_around_edge(&self, other: &Self, tolerance: f64) -> bool {
        let near = self.deviation + other.deviation + tolerance;
        let are_near = |[p, q]: &[Point; 2], corners: &[Point; 3]| {
            let [on_side, on_other] = witness_points(&[*p, *q, *q], corners);
            (on_side - on_other).norm() <= near
        };
        let [own, others] = [self, other].map(Self::concave_sides);
        let is_beside = || {
            own.iter().any(|side| are_near(side, &other.corners))
                || others.iter().any(|side| are_near(side, &self.corners))
        };
        let is_at_edge = |[p, q]: &[Point; 2]| {
            others
                .iter()
                .any(|[r, s]| are_near(&[*p, *q], &[*r, *s, *s]))
        };
        self.outward.dot(&other.outward) > SAME_WAY && is_beside() || own.iter().any(is_at_edge)
    }

    /// Returns the sides of the facet at which its face ends and the part turns outward, or may do so.
    fn concave_sides(&self) -> Vec<[Point; 2]> {
        let mesh = self.solid.shape.mesh();
        let corners = mesh.triangles()[self.triangle as usize];
        let at = |v: u32| mesh.vertices()[v as usize];
        let face = |t: u32| mesh.faces()[t as usize];
        let mut concave = Vec::new();
        for k in 0..3 {
            let ends = [corners[k], corners[(k + 1) % 3]];
            let is_facing_known = |t: u32| self.solid.facing(t) != 0.0;
            let is_convex = match self.neighbour(k) {
                Some(beyond) if is_facing_known(self.triangle) && is_facing_known(beyond) => {
                    // Where the curvature changes, a part may turn outward although its normal does not.
                    let least = match self.bends_alike(beyond, &at(ends[0])) {
                        true => -PARALLEL_FEATURES,
                        false => PARALLEL_FEATURES,
                    };
                    let along =
                        (at(ends[1]) - at(ends[0])).normalize() * self.solid.facing(self.triangle);
                    face(beyond) == face(self.triangle)
                        || ends.iter().all(|&end| {
                            let normals =
                                [self.triangle, beyond].map(|t| self.solid.normal_at(t, &at(end)));
                            normals[0].cross(&normals[1]).dot(&along) >= least
                        })
                }
                _ => false,
            };
            if !is_convex {
                let posed = |v: u32| self.pose.map_or(at(v), |pose| pose.point(&at(v)));
                concave.push(ends.map(posed));
            }
        }
        concave
    }

    /// Returns the triangle across a side; None if there is none, or more than one.
    fn neighbour(&self, side: usize) -> Option<u32> {
        let mesh = self.solid.shape.mesh();
        let corners = mesh.triangles()[self.triangle as usize];
        let ends = [corners[side], corners[(side + 1) % 3]];
        let around = self.solid.shape.vertex_triangles().triangles(ends[0]);
        let mut beyond = around
            .iter()
            .filter(|&&t| t != self.triangle && mesh.triangles()[t as usize].contains(&ends[1]));
        match (beyond.next(), beyond.next()) {
            (Some(&beyond), None) => Some(beyond),
            _ => None,
        }
    }

    /// Returns whether the part's surface continues across a side without an edge.
    fn is_smooth_side(&self, side: usize) -> bool {
        let mesh = self.solid.shape.mesh();
        let corners = mesh.triangles()[self.triangle as usize];
        let face = |t: u32| mesh.faces()[t as usize];
        self.neighbour(side).is_some_and(|beyond| {
            face(beyond) == face(self.triangle)
                || [corners[side], corners[(side + 1) % 3]].iter().all(|&end| {
                    let at = mesh.vertices()[end as usize];
                    let [own, other] =
                        [self.triangle, beyond].map(|t| self.solid.normal_at(t, &at));
                    own.cross(&other).norm() <= PARALLEL_FEATURES && own.dot(&other) > 0.0
                })
        })
    }

    /// Returns whether a neighbour lies on a plane or on the same surface near a point, or this one lies on a plane.
    fn bends_alike(&self, neighbour: u32, near: &Point) -> bool {
        let known = [self.triangle, neighbour].map(|t| self.solid.surface(t));
        let [Some((own, error)), Some((other, other_error))] = known else {
            return false;
        };
        let is_plane = |surface: &FaceSurface| matches!(surface, FaceSurface::Plane { .. });
        let noise = self.solid.shape.rounding() + error + other_error;
        let is_same = || {
            let difference = own.height_difference(&other, near, 0.0);
            difference.is_some_and(|ends| ends.iter().all(|end| end.abs() <= noise))
        };
        is_plane(&own) || is_plane(&other) || is_same()
    }
}

/// Returns the smallest interval that contains all of these.
fn hull_of(intervals: impl Iterator<Item = [f64; 2]>) -> Option<[f64; 2]> {
    intervals.reduce(|[low, high], other| [low.min(other[0]), high.max(other[1])])
}

fn has_equal_corners([a, b, c]: &[Point; 3]) -> bool {
    a == b || b == c || c == a
}

impl Sliver {
    /// Finds how the sliver lies to the surface over a facet, by its plane.
    fn relation_to(&self, facet: &SurfaceFacet, tolerance: f64) -> ZoneRelation {
        if self.zone.is_separated(&facet.zone, tolerance) {
            return ZoneRelation::Separated;
        }
        let is_known = self.outward != Vector::zeros();
        let [low, _] = facet.extent(&self.outward, &self.zone.first_corner());
        match is_known && low >= facet.surface_error - tolerance {
            true => ZoneRelation::Touch,
            false => ZoneRelation::Overlap,
        }
    }
}
