//! A cylinder through the vertices of a patch of triangles.
//!
//! The axis is the direction that the facets' normals have least of: the eigenvector of the least eigenvalue of
//! `Σ area · n nᵀ`. Across it the vertices lie on a circle, which least squares over `x² + y² − 2 a x − 2 b y − c` find
//! (Kåsa 1976; as good as the geometric fit where points are as near the circle as is asked here). Facets of unequal
//! breadth tilt that axis a little; one step of Gauss and Newton towards the least
//! `Σ (distance from the axis − radius)²` makes it as good as the vertices are. CAD systems put vertices on the surface
//! and facets inside or outside, so the radius is that of the vertices.

use super::CylindricalFace;
use super::overlap::across;
use super::surface::Surface;
use crate::Vector;
use crate::bounds::Aabb;
use crate::nalgebra::{Matrix3, Matrix5, RealField, Vector5};
use crate::tolerance::{COARSEST_FACET, CYLINDER_SLANT, LEAST_TURN, NARROWEST_FACE, ROUND};
use std::f64::consts::{PI, TAU};

/// The cylinder that a patch lies on: every vertex near it for its radius, normals across its axis and all to one side,
/// a good part of the turn covered. None if there is none. `triangles` are in ascending order.
pub(super) fn fit(surface: &Surface, triangles: &[u32]) -> Option<CylindricalFace> {
    let axis = axis(surface, triangles)?;
    let points = vertices(surface, triangles);
    let line = Line::new(&points, axis)?.refined(&points)?;
    let axis = line.axis;
    let mut ends = [f64::INFINITY, f64::NEG_INFINITY];
    for p in &points {
        let off = (line.out_of(p).norm() - line.radius).abs();
        if off.is_nan() || off > ROUND * line.radius + surface.flat {
            return None;
        }
        let at = axis.dot(p);
        ends = [ends[0].min(at), ends[1].max(at)];
    }
    let length = ends[1] - ends[0];
    let least = NARROWEST_FACE * surface.size;
    if length < least || line.radius < least {
        return None;
    }
    let side = side(surface, triangles, &line);
    let arcs = arcs(surface, triangles, &line);
    let coarse = arcs.iter().any(|[from, to]| to - from > COARSEST_FACET);
    let span = covered(arcs);
    if side.abs() < ONE_SIDED || coarse || span < LEAST_TURN {
        return None;
    }
    let middle = line.through + axis * ((ends[0] + ends[1]) / 2.0);
    let corners = triangles.iter().flat_map(|&t| surface.mesh.corners(t));
    Some(CylindricalFace {
        middle: surface.point(middle),
        axis,
        radius: line.radius,
        length,
        is_hole: side < 0.0,
        span,
        triangles: triangles.to_vec(),
        bounds: corners.fold(Aabb::EMPTY, |bounds, p| bounds.with(&p)),
    })
}

/// Mean cosine between the normals and the directions away from the axis: a facet of a sixth of the turn has 0.95.
const ONE_SIDED: f64 = 0.9;

/// What the normals have least of, if that is almost nothing.
fn axis(surface: &Surface, triangles: &[u32]) -> Option<Vector> {
    let mut normals = Matrix3::zeros();
    for &t in triangles {
        if let Some(normal) = surface.normal(t) {
            normals += normal * normal.transpose() * surface.area_vector(t).norm();
        }
    }
    let eigen = normals.symmetric_eigen();
    let least = eigen.eigenvalues.imin();
    let slant = CYLINDER_SLANT * CYLINDER_SLANT * normals.trace();
    if eigen.eigenvalues[least] > slant {
        return None;
    }
    let axis: Vector = eigen.eigenvectors.column(least).into();
    let axis = axis.try_normalize(0.0)?;
    Some(if axis[axis.iamax()] < 0.0 {
        -axis
    } else {
        axis
    })
}

/// A cylinder without ends.
struct Line {
    /// The point of the axis at height 0 along it.
    through: Vector,
    axis: Vector,
    radius: f64,
    u: Vector,
    v: Vector,
}

impl Line {
    fn new(points: &[Vector], axis: Vector) -> Option<Self> {
        let (u, v) = across(&axis);
        let flat: Vec<[f64; 2]> = points.iter().map(|p| [p.dot(&u), p.dot(&v)]).collect();
        let ([x, y], radius) = circle(&flat)?;
        Some(Self {
            through: u * x + v * y,
            axis,
            radius,
            u,
            v,
        })
    }

    /// A step towards the cylinder that the points are nearest to. None if they do not tell one.
    fn refined(&self, points: &[Vector]) -> Option<Self> {
        let middle = points.iter().map(|p| self.axis.dot(p)).sum::<f64>() / points.len() as f64;
        let mut normal = Matrix5::<f64>::zeros();
        let mut right = Vector5::<f64>::zeros();
        for p in points {
            let out = self.out_of(p);
            let distance = out.norm();
            let [x, y] = [out.dot(&self.u), out.dot(&self.v)].map(|c| c / distance);
            // In radii, so that shifts and tilts are of one size.
            let height = (self.axis.dot(p) - middle) / self.radius;
            let row = Vector5::new(x, y, x * height, y * height, 1.0);
            normal += row * row.transpose();
            right += row * (distance - self.radius);
        }
        let step = normal.cholesky()?.solve(&right);
        let tilt = (self.u * step[2] + self.v * step[3]) / self.radius;
        let axis = (self.axis + tilt).normalize();
        let at_middle = self.through + self.axis * middle + self.u * step[0] + self.v * step[1];
        let (u, v) = across(&axis);
        Some(Self {
            through: at_middle - axis * axis.dot(&at_middle),
            axis,
            radius: self.radius + step[4],
            u,
            v,
        })
    }

    fn out_of(&self, p: &Vector) -> Vector {
        let off = p - self.through;
        off - self.axis * self.axis.dot(&off)
    }

    /// Radians around the axis.
    fn angle(&self, p: &Vector) -> f64 {
        let off = p - self.through;
        RealField::atan2(off.dot(&self.v), off.dot(&self.u))
    }
}

/// Centre and radius.
fn circle(points: &[[f64; 2]]) -> Option<([f64; 2], f64)> {
    let count = points.len() as f64;
    let mean = [0, 1].map(|i| points.iter().map(|p| p[i]).sum::<f64>() / count);
    let (mut xx, mut xy, mut yy, mut xr, mut yr) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for p in points {
        let [x, y] = [p[0] - mean[0], p[1] - mean[1]];
        let square = x * x + y * y;
        xx += x * x;
        xy += x * y;
        yy += y * y;
        xr += x * square / 2.0;
        yr += y * square / 2.0;
    }
    let determinant = xx * yy - xy * xy;
    let x = (xr * yy - yr * xy) / determinant;
    let y = (yr * xx - xr * xy) / determinant;
    let radius = (x * x + y * y + (xx + yy) / count).sqrt();
    radius
        .is_finite()
        .then_some(([mean[0] + x, mean[1] + y], radius))
}

/// The vertices of the triangles, each once, from the part's middle.
fn vertices(surface: &Surface, triangles: &[u32]) -> Vec<Vector> {
    let of = |&t: &u32| surface.mesh.triangles()[t as usize];
    let mut used: Vec<u32> = triangles.iter().flat_map(of).collect();
    used.sort_unstable();
    used.dedup();
    used.into_iter().map(|v| surface.local(v)).collect()
}

/// 1 if all normals point away from the axis, −1 if all point to it.
fn side(surface: &Surface, triangles: &[u32], line: &Line) -> f64 {
    let (mut sum, mut area) = (0.0, 0.0);
    for &t in triangles {
        let [a, b, c] = surface.corners(t);
        let vector = surface.area_vector(t);
        let out = line.out_of(&((a + b + c) / 3.0));
        if let Some(out) = out.try_normalize(0.0) {
            sum += vector.dot(&out);
        }
        area += vector.norm();
    }
    sum / area
}

/// What each triangle covers of the turn, as angles from where to where.
fn arcs(surface: &Surface, triangles: &[u32], line: &Line) -> Vec<[f64; 2]> {
    let wrapped = |angle: f64| angle - TAU * (angle / TAU).round();
    (triangles.iter())
        .map(|&t| {
            let corners = surface.corners(t);
            let first = line.angle(&corners[0]);
            let [b, c] = [1, 2].map(|k| wrapped(line.angle(&corners[k]) - first));
            [first + b.min(c).min(0.0), first + b.max(c).max(0.0)]
        })
        .collect()
}

/// Radians of the turn that the arcs cover together.
fn covered(arcs: Vec<[f64; 2]>) -> f64 {
    // What leaves the turn on one side comes in again on the other.
    let within = |[from, to]: [f64; 2]| {
        let [before, after] = [from, to].map(|angle| ((angle + PI) / TAU).floor() * TAU);
        [
            [from - before, (to - before).min(PI)],
            [(from - after).max(-PI), to - after],
        ]
    };
    let mut arcs: Vec<[f64; 2]> = arcs.into_iter().flat_map(within).collect();
    arcs.sort_unstable_by(|a, b| a[0].total_cmp(&b[0]));
    let (mut covered, mut until) = (0.0, -PI);
    for [from, to] in arcs {
        covered += (to - from.max(until)).max(0.0);
        until = until.max(to);
    }
    covered.min(TAU)
}
