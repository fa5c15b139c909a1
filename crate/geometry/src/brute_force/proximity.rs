//! Finds the distance or depth of convex shapes from their whole Minkowski difference.

use crate::closest::convex::{Convex, SimplexMethod};
use crate::hull::{Hull, HullError};
use crate::{Point, Pose, RigidTransform};

/// Returns the hull of all differences of a point of A's core and one of B's, in A's frame: M₁·M₂ points, which Gilbert's
/// method never makes.
pub fn minkowski_difference(
    a: &impl Convex,
    b: &impl Convex,
    b_in_a: &Pose,
) -> Result<Hull, HullError> {
    let rigid = RigidTransform::new(b_in_a);
    let of_b: Vec<Point> = (0..b.count()).map(|i| rigid.point(&b.point(i))).collect();
    let of_a = (0..a.count()).map(|i| a.point(i));
    let all = of_a.flat_map(|p| of_b.iter().map(move |q| Point::from(p - q)));
    Hull::build(&all.collect::<Vec<_>>())
}

/// Returns the distance of two convex shapes, or their depth as a negative number: of the origin from the nearest face of
/// the Minkowski difference.
pub fn signed_distance(a: &impl Convex, b: &impl Convex, b_in_a: &Pose) -> Result<f64, HullError> {
    let hull = minkowski_difference(a, b, b_in_a)?;
    let margin = a.margin() + b.margin();
    let at = |i: u32| hull.vertex(i).coords;
    let plane = |&[i, j, k]: &[u32; 3]| {
        let normal = (at(j) - at(i)).cross(&(at(k) - at(i)));
        normal.dot(&at(i)) / normal.norm()
    };
    let nearest = |corners: &[u32]| {
        let points: Vec<_> = corners.iter().map(|&i| at(i)).collect();
        SimplexMethod::Johnson.closest_point(&points).point.norm()
    };
    let depth = hull
        .triangles()
        .iter()
        .map(plane)
        .fold(f64::INFINITY, f64::min);
    let is_inside = depth > 0.0 && depth.is_finite();
    let signed = if is_inside {
        -depth
    } else {
        let of_triangles = hull.triangles().iter().map(|corners| nearest(corners));
        let of_edges = hull.edges().map(|corners| nearest(&corners));
        let of_vertices = (0..hull.vertices().len() as u32).map(|i| nearest(&[i]));
        of_triangles
            .chain(of_edges)
            .chain(of_vertices)
            .fold(f64::INFINITY, f64::min)
    };
    Ok(signed - margin)
}
