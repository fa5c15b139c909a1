//! Recognises spheres and cones from the vertices of a patch of triangles.
//!
//! A sphere is fitted by least squares over `|p|² − 2 c·p − k`. A cone is fitted to its facets: the plane of each passes
//! through the apex. All normals have the same angle to the axis, so that they end in one plane across it.

use crate::nalgebra::{ComplexField, Matrix3, Matrix4, RealField, Vector4};
use crate::shape::{FaceSurface, Mesh, area, unit_normal};
use crate::tolerance::{CYLINDER_TOLERANCE, MAX_FACET_SPAN, MIN_CONE_ANGLE};
use crate::{Point, Vector};

/// The least number of facets that determine a curved surface.
const MIN_FACETS: usize = 6;

/// Returns the surface of the triangles, if it is a sphere or a cone; `flat` is the rounding error of a vertex.
pub(super) fn recognise_surface(mesh: &Mesh, triangles: &[u32], flat: f64) -> Option<FaceSurface> {
    if triangles.len() < MIN_FACETS {
        return None;
    }
    let mut vertices: Vec<u32> = (triangles.iter())
        .flat_map(|&t| mesh.triangles()[t as usize])
        .collect();
    vertices.sort_unstable();
    vertices.dedup();
    let points: Vec<Point> = (vertices.iter())
        .map(|&v| mesh.vertices()[v as usize])
        .collect();
    let fits = |surface: &FaceSurface, size: f64| {
        let is_on = |p: &Point| {
            let height = surface.height(p);
            height.is_some_and(|height| height.abs() <= CYLINDER_TOLERANCE * size + flat)
        };
        points.iter().all(is_on)
    };
    // Cones come first, since the corners of one row of facets about an axis are on a sphere, too.
    if let Some((surface, size)) = cone(mesh, triangles, &points)
        && fits(&surface, size)
    {
        return Some(surface);
    }
    let (centre, radius) = sphere(&points)?;
    let surface = FaceSurface::Sphere { centre, radius };
    // The facets of a cuboid fail this.
    let is_facet = |&t: &u32| longest_side(&mesh.corners(t)) <= MAX_FACET_SPAN * radius;
    (fits(&surface, radius) && triangles.iter().all(is_facet)).then_some(surface)
}

fn longest_side([a, b, c]: &[Point; 3]) -> f64 {
    (b - a).norm().max((c - b).norm()).max((a - c).norm())
}

fn sphere(points: &[Point]) -> Option<(Point, f64)> {
    let origin = points[0];
    let (mut normal, mut right) = (Matrix4::<f64>::zeros(), Vector4::<f64>::zeros());
    let size = (points.iter()).fold(0f64, |size, p| size.max((p - origin).amax()));
    for p in points {
        // Scaled to size 1, so that the squares are as accurate as the rest.
        let p = (p - origin) / size;
        let row = Vector4::new(p.x, p.y, p.z, 1.0);
        normal += row * row.transpose();
        right += row * p.norm_squared();
    }
    let found = normal.cholesky()?.solve(&right);
    let centre = Vector::new(found.x, found.y, found.z) / 2.0;
    let radius = (found.w + centre.norm_squared()).sqrt() * size;
    let centre = origin + centre * size;
    (radius.is_finite() && radius > 0.0).then_some((centre, radius))
}

/// Returns the cone, and the size of its largest circle.
fn cone(mesh: &Mesh, triangles: &[u32], points: &[Point]) -> Option<(FaceSurface, f64)> {
    let origin = points[0];
    let (mut planes, mut right) = (Matrix3::<f64>::zeros(), Vector::zeros());
    let mut facets: Vec<(Vector, f64)> = Vec::with_capacity(triangles.len());
    for &t in triangles {
        let corners = mesh.corners(t);
        let normal = unit_normal(&corners);
        let area = area(&corners);
        planes += normal * normal.transpose() * area;
        right += normal * (normal.dot(&(corners[0] - origin)) * area);
        facets.push((normal, area));
    }
    let apex = origin + planes.cholesky()?.solve(&right);
    let whole: f64 = facets.iter().map(|(_, area)| area).sum();
    let mean = facets.iter().map(|(n, area)| n * *area).sum::<Vector>() / whole;
    let spread = |spread: Matrix3<f64>, (normal, area): &(Vector, f64)| {
        let off = normal - mean;
        spread + off * off.transpose() * *area
    };
    let eigen = facets
        .iter()
        .fold(Matrix3::zeros(), spread)
        .symmetric_eigen();
    let axis: Vector = eigen.eigenvectors.column(eigen.eigenvalues.imin()).into();
    let axis = axis.try_normalize(0.0)?;
    // From the apex into the cone.
    let inside = points.iter().map(|p| p - apex).sum::<Vector>();
    let axis = if axis.dot(&inside) < 0.0 { -axis } else { axis };
    let (mut angles, mut size) = (0.0, 0f64);
    for p in points {
        let off = p - apex;
        let out = (off - axis * axis.dot(&off)).norm();
        // The apex itself determines no angle, and has no weight.
        angles += RealField::atan2(out, axis.dot(&off)) * off.norm();
        size = size.max(out);
    }
    let weights: f64 = points.iter().map(|p| (p - apex).norm()).sum();
    let half_angle = angles / weights;
    let is_cone = half_angle > MIN_CONE_ANGLE && half_angle < f64::frac_pi_2() - MIN_CONE_ANGLE;
    (is_cone && ComplexField::is_finite(&size)).then_some((
        FaceSurface::Cone {
            apex,
            axis,
            half_angle,
        },
        size,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pose;
    use crate::shape::{Soup, primitives};

    fn moved(mut soup: Soup) -> Mesh {
        let pose = Pose::new(Vector::new(120.0, -40.0, 7.0), Vector::new(0.4, 1.1, -0.3));
        for p in &mut soup.positions {
            *p = (pose * Point::from(*p)).into();
        }
        Mesh::weld(soup).unwrap()
    }

    /// Makes a wall from a circle to a smaller one above it.
    fn funnel(count: u32, radii: [f64; 2], height: f64) -> Soup {
        let mut soup = Soup::default();
        for (z, radius) in [(0.0, radii[0]), (height, radii[1])] {
            for i in 0..count {
                let angle = std::f64::consts::TAU * f64::from(i) / f64::from(count);
                let (sine, cosine) = ComplexField::sin_cos(angle);
                soup.positions.push([radius * cosine, radius * sine, z]);
            }
        }
        for i in 0..count {
            let next = (i + 1) % count;
            soup.triangles.push([i, next, count + i]);
            soup.triangles.push([next, count + next, count + i]);
        }
        soup
    }

    fn all(mesh: &Mesh) -> Vec<u32> {
        (0..mesh.triangles().len() as u32).collect()
    }

    #[test]
    fn a_sphere_is_found_by_its_vertices() {
        let mesh = moved(primitives::uv_sphere(24, 12, 3.0));
        let Some(FaceSurface::Sphere { radius, .. }) = recognise_surface(&mesh, &all(&mesh), 1e-9)
        else {
            panic!("no sphere");
        };
        assert!((radius - 3.0).abs() < 1e-6, "{radius}");
    }

    #[test]
    fn a_cone_is_found_by_its_facets() {
        let mesh = moved(funnel(24, [5.0, 3.0], 2.0));
        let Some(FaceSurface::Cone { half_angle, .. }) =
            recognise_surface(&mesh, &all(&mesh), 1e-9)
        else {
            panic!("no cone");
        };
        assert!((half_angle - f64::frac_pi_4()).abs() < 1e-9, "{half_angle}");
    }

    #[test]
    fn other_surface_is_not_recognised() {
        for soup in [
            primitives::torus(24, 12, 3.0, 1.0),
            primitives::bumpy_sphere(24, 12, 5),
            primitives::cuboid(1.0, 2.0, 3.0),
        ] {
            let mesh = moved(soup);
            assert_eq!(recognise_surface(&mesh, &all(&mesh), 1e-9), None);
        }
    }
}
