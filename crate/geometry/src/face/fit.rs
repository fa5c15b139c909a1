//! Fits a cylinder to the vertices of a patch of triangles.
//!
//! The axis is the direction along which the facets' normals have the least component: the eigenvector of the least
//! eigenvalue of `Σ area · n nᵀ`. Across it the vertices lie on a circle, which least squares over `x² + y² − 2 a x − 2 b y
//! − c` find (Kåsa 1976). That is as good as the geometric fit where points are as near the circle as required here. Facets
//! of unequal width tilt that axis slightly. One step of Gauss and Newton towards the least `Σ (distance from the axis −
//! radius)²` makes it as accurate as the vertices. CAD systems put vertices on the surface and facets inside or outside, so
//! the radius is that of the vertices.

use super::CylindricalFace;
use super::centred_mesh::CentredMesh;
use super::cylinder::{Arcs, InfiniteCylinder, arcs, face, side, signed, vertices};
use super::overlap::orthonormal_basis;
use crate::Vector;
use crate::nalgebra::{Matrix3, Matrix5, Vector5};
use crate::tolerance::{CYLINDER_SLANT, CYLINDER_TOLERANCE, MAX_FACET_SPAN, MIN_CYLINDER_SPAN};

/// Fits the cylinder that a patch lies on: every vertex is near it relative to its radius, normals are across its axis and
/// all to one side, and a good part of the turn is covered. Returns None if there is none. `triangles` are in ascending
/// order.
pub(super) fn fit(surface: &CentredMesh, triangles: &[u32]) -> Option<CylindricalFace> {
    let axis = axis(surface, triangles)?;
    let points = vertices(surface, triangles);
    let line = refined(&through(&points, axis)?, &points)?;
    let is_off = |p: &Vector| {
        let off = (line.radial_vector(p).norm() - line.radius).abs();
        off.is_nan() || off > CYLINDER_TOLERANCE * line.radius + surface.flatness
    };
    if points.iter().any(is_off) {
        return None;
    }
    let side = side(surface, triangles, &line);
    let arcs = arcs(triangles.iter().map(|&t| surface.corners(t)), &line);
    let is_coarse = arcs.iter().any(|[from, to]| to - from > MAX_FACET_SPAN);
    if side.abs() < MIN_MEAN_COSINE || is_coarse {
        return None;
    }
    face(surface, triangles, &line, side, arcs).filter(|face| face.span >= MIN_CYLINDER_SPAN)
}

/// The least mean cosine between the normals and the directions away from the axis: a facet of a sixth of the turn has
/// 0.95.
const MIN_MEAN_COSINE: f64 = 0.9;

/// Returns the direction along which the normals have the least component, if that is almost nothing.
fn axis(surface: &CentredMesh, triangles: &[u32]) -> Option<Vector> {
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
    Some(signed(axis.try_normalize(0.0)?))
}

/// Returns the cylinder with this axis through points.
fn through(points: &[Vector], axis: Vector) -> Option<InfiniteCylinder> {
    let (u, v) = orthonormal_basis(&axis);
    let mut flat = Arcs::with_capacity(points.len());
    for p in points {
        flat.push([p.dot(&u), p.dot(&v)]);
    }
    let ([x, y], radius) = circle(&flat)?;
    Some(InfiniteCylinder {
        through: u * x + v * y,
        axis,
        radius,
        u,
        v,
    })
}

/// Returns the cylinder after a step towards the one nearest to the points; None if they determine none.
fn refined(line: &InfiniteCylinder, points: &[Vector]) -> Option<InfiniteCylinder> {
    let centre = points.iter().map(|p| line.axis.dot(p)).sum::<f64>() / points.len() as f64;
    let mut normal = Matrix5::<f64>::zeros();
    let mut right = Vector5::<f64>::zeros();
    for p in points {
        let out = line.radial_vector(p);
        let distance = out.norm();
        let [x, y] = [out.dot(&line.u), out.dot(&line.v)].map(|c| c / distance);
        // In radii, so that shifts and tilts have the same scale.
        let height = (line.axis.dot(p) - centre) / line.radius;
        let row = Vector5::new(x, y, x * height, y * height, 1.0);
        normal += row * row.transpose();
        right += row * (distance - line.radius);
    }
    let step = normal.cholesky()?.solve(&right);
    let tilt = (line.u * step[2] + line.v * step[3]) / line.radius;
    let axis = (line.axis + tilt).normalize();
    let at_middle = line.through + line.axis * centre + line.u * step[0] + line.v * step[1];
    let (u, v) = orthonormal_basis(&axis);
    Some(InfiniteCylinder {
        through: at_middle - axis * axis.dot(&at_middle),
        axis,
        radius: line.radius + step[4],
        u,
        v,
    })
}

/// Returns centre and radius of the circle nearest to the points, by least squares over squares.
pub(crate) fn circle(points: &[[f64; 2]]) -> Option<([f64; 2], f64)> {
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
