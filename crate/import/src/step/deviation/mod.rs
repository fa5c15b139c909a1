//! Bounds the distance of a solid's true surface from each of its triangles.
//!
//! The deflection that the kernel gets is no bound: it checks some points of each triangle, and on the spheres of one
//! file the surface was off by 1.6 times as much. Here every triangle is compared with the surface of its face:
//! - *planes, cylinders, cones, spheres, tori*: by their distance functions, bounded from both sides over the triangle
//!   ([`analytic`]), and so splines that are one of these, within a bound;
//! - *splines and swept surfaces*: by their second derivatives, which the control points bound ([`swept`] and
//!   [`bezier`], after Filip, Magedson and Markot, “Surface algorithms using bounds on derivatives”, CAGD 3 (1986),
//!   theorem 2, with the triangle's own extent in both parameters);
//! - *along the edges* of a curved face: by the distance of the edge's curve from the chords ([`boundary`]), as the
//!   surface ends there and not at the chord. A flat face is exact; its gap at a round rim is in the bound of the
//!   adjacent face.
//!
//! Every bound includes the distance of the triangles' corners from the surface: a point of the file may be off the
//! surface by the file's tolerance.

mod analytic;
mod bezier;
mod boundary;
mod curvature;
mod swept;

use super::brep::{Brep, Face, Surface, Triangulation};
use nearpoint_geometry::Point;
use nearpoint_geometry::tolerance::FILE_POSITION_NOISE;

/// Returns the bounds of all faces' triangles, face by face; none for a solid with a face or an edge without a bound.
pub(super) fn bounds(brep: &Brep, faces: &[Face]) -> Option<Vec<Vec<f64>>> {
    let mut rims = boundary::BoundaryEdges::new(brep)?;
    faces
        .iter()
        .map(|face| {
            let triangulation = &brep.triangulations[face.triangulation];
            let surface = &brep.surfaces[face.surface?];
            let mut bounds = over_surface(surface, triangulation)?;
            if matches!(surface, Surface::Plane(_)) {
                // A triangle within the rounding of positions lies in the plane.
                let reach = triangulation.points.iter().map(|p| p.coords.amax());
                let noise = FILE_POSITION_NOISE * reach.fold(0.0, f64::max);
                let off = bounds.iter_mut().filter(|bound| **bound <= noise);
                off.for_each(|bound| *bound = 0.0);
            } else {
                rims.add(face.triangulation, triangulation, &mut bounds)?;
            }
            Some(bounds)
        })
        .collect()
}

/// Returns the distance of the surface from each triangle, except along its rim.
fn over_surface(surface: &Surface, of: &Triangulation) -> Option<Vec<f64>> {
    let corners = |triangle: &[u32; 3]| triangle.map(|i| of.points[i as usize]);
    let known = |bound: &dyn Fn(&[Point; 3]) -> f64| {
        let bound = |triangle| bound(&corners(triangle));
        Some(of.triangles.iter().map(bound).collect())
    };
    match surface {
        Surface::Plane(frame) => known(&|t| analytic::plane(frame, t)),
        Surface::Cylinder { frame, radius } => known(&|t| analytic::cylinder(frame, *radius, t)),
        Surface::Cone {
            frame,
            radius,
            half_angle,
        } => known(&|t| analytic::cone(frame, *radius, *half_angle, t)),
        Surface::Sphere { frame, radius } => known(&|t| analytic::sphere(frame, *radius, t)),
        Surface::Torus {
            frame,
            major,
            minor,
        } => known(&|t| analytic::torus(frame, [*major, *minor], t)),
        Surface::Recognized { form, error } => {
            let bounds = over_surface(form, of)?;
            Some(bounds.into_iter().map(|bound| bound + error).collect())
        }
        Surface::Extrusion { .. } | Surface::Revolution { .. } | Surface::Spline(_) => {
            if of.parameters.is_empty() {
                return None;
            }
            let at = |t: &[u32; 3]| t.map(|i| of.parameters[i as usize]);
            of.triangles
                .iter()
                .map(|t| swept::bound(surface, &corners(t), &at(t)))
                .collect()
        }
        Surface::Other => None,
    }
}
