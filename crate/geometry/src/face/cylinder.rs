//! Measures faces on a cylinder: along the axis, around it, and on which side.

use super::CylindricalFace;
use super::centred_mesh::CentredMesh;
use super::overlap::orthonormal_basis;
use crate::bounds::Aabb;
use crate::nalgebra::RealField;
use crate::order::min_max;
use crate::tolerance::MIN_FACE_WIDTH;
use crate::{IndexList, Point, Vector};
use smallvec::SmallVec;
use std::f64::consts::{PI, TAU};

/// A cylinder without ends.
pub(super) struct InfiniteCylinder {
    /// The point of the axis at height 0 along it.
    pub(super) through: Vector,
    pub(super) axis: Vector,
    pub(super) radius: f64,
    pub(super) u: Vector,
    pub(super) v: Vector,
}

impl InfiniteCylinder {
    /// Creates a cylinder around an axis, of either sense, through a point relative to the part's centre.
    pub(super) fn new(through: Vector, axis: Vector, radius: f64) -> Self {
        let axis = signed(axis);
        let (u, v) = orthonormal_basis(&axis);
        Self {
            through: through - axis * axis.dot(&through),
            axis,
            radius,
            u,
            v,
        }
    }

    /// Returns the vector from the axis to a point.
    pub(super) fn radial_vector(&self, p: &Vector) -> Vector {
        let off = p - self.through;
        off - self.axis * self.axis.dot(&off)
    }

    /// Returns the angle around the axis in radians.
    fn angle(&self, p: &Vector) -> f64 {
        let off = p - self.through;
        RealField::atan2(off.dot(&self.v), off.dot(&self.u))
    }
}

/// Returns the direction of the axis whose coordinate of the largest size is positive.
pub(super) fn signed(axis: Vector) -> Vector {
    if axis[axis.iamax()] < 0.0 {
        -axis
    } else {
        axis
    }
}

/// Returns the face on a known cylinder, through a point of its axis; None if it is too narrow to be a face. `triangles`
/// are in ascending order.
pub(super) fn face_from_surface(
    surface: &CentredMesh,
    triangles: &[u32],
    through: Point,
    axis: Vector,
    radius: f64,
) -> Option<CylindricalFace> {
    let line = InfiniteCylinder::new(surface.local_point(&through), axis, radius);
    let side = side(surface, triangles, &line);
    face(
        surface,
        triangles,
        &line,
        side,
        arcs(triangles.iter().map(|&t| surface.corners(t)), &line),
    )
}

/// Returns the face on a cylinder, on this [`side`] and over these [`arcs`] of it.
pub(super) fn face(
    surface: &CentredMesh,
    triangles: &[u32],
    line: &InfiniteCylinder,
    side: f64,
    arcs: Arcs,
) -> Option<CylindricalFace> {
    let axis = line.axis;
    let corners = triangles.iter().flat_map(|&t| surface.corners(t));
    let ends = min_max(corners.map(|p| axis.dot(&p)));
    let length = ends[1] - ends[0];
    let least = MIN_FACE_WIDTH * surface.size;
    if length < least || line.radius < least {
        return None;
    }
    let centre = line.through + axis * ((ends[0] + ends[1]) / 2.0);
    let corners = triangles.iter().flat_map(|&t| surface.mesh.corners(t));
    Some(CylindricalFace {
        centre: surface.point(centre),
        axis,
        radius: line.radius,
        length,
        is_hole: side < 0.0,
        span: covered(arcs),
        triangles: triangles.to_vec(),
        bounds: corners.fold(Aabb::EMPTY, |bounds, p| bounds.with_point(&p)),
    })
}

/// Returns the vertices of the triangles, each once, relative to the part's centre.
pub(super) fn vertices(surface: &CentredMesh, triangles: &[u32]) -> SmallVec<[Vector; 64]> {
    let mut used = IndexList::with_capacity(3 * triangles.len());
    for &t in triangles {
        used.extend_from_slice(&surface.mesh.triangles()[t as usize]);
    }
    used.sort_unstable();
    used.dedup();
    let mut vertices = SmallVec::with_capacity(used.len());
    for &v in &used {
        vertices.push(surface.local(v));
    }
    vertices
}

/// Returns 1 if all normals point away from the axis, −1 if all point to it.
pub(super) fn side(surface: &CentredMesh, triangles: &[u32], line: &InfiniteCylinder) -> f64 {
    let (mut sum, mut area) = (0.0, 0.0);
    for &t in triangles {
        let [a, b, c] = surface.corners(t);
        let vector = surface.area_vector(t);
        let out = line.radial_vector(&((a + b + c) / 3.0));
        if let Some(out) = out.try_normalize(0.0) {
            sum += vector.dot(&out);
        }
        area += vector.norm();
    }
    sum / area
}

/// Parts of the turn, each as its first and its last angle.
pub(super) type Arcs = SmallVec<[[f64; 2]; 64]>;

/// Returns the part of the turn that each triangle covers.
pub(super) fn arcs(triangles: impl Iterator<Item = [Vector; 3]>, line: &InfiniteCylinder) -> Arcs {
    let wrapped = |angle: f64| angle - TAU * (angle / TAU).round();
    let mut arcs = Arcs::with_capacity(triangles.size_hint().0);
    for corners in triangles {
        let first = line.angle(&corners[0]);
        let [b, c] = [1, 2].map(|k| wrapped(line.angle(&corners[k]) - first));
        arcs.push([first + b.min(c).min(0.0), first + b.max(c).max(0.0)]);
    }
    arcs
}

/// Returns the angle that the arcs cover together, in radians.
pub(super) fn covered(arcs: Arcs) -> f64 {
    // An arc that leaves the turn on one side enters it again on the other.
    let max_distance = |[from, to]: [f64; 2]| {
        let [before, after] = [from, to].map(|angle| ((angle + PI) / TAU).floor() * TAU);
        [
            [from - before, (to - before).min(PI)],
            [(from - after).max(-PI), to - after],
        ]
    };
    let mut halves = Arcs::with_capacity(2 * arcs.len());
    for &arc in &arcs {
        halves.extend_from_slice(&max_distance(arc));
    }
    halves.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let (mut covered, mut until) = (0.0, -PI);
    for [from, to] in halves {
        covered += (to - from.max(until)).max(0.0);
        until = until.max(to);
    }
    covered.min(TAU)
}
