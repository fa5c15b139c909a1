//! Bounds the distance of surfaces with known derivatives: splines, and curves moved along a line or around an axis.
//!
//! Take a triangle of parameters whose corners lie on the surface, with the extents a and b in both parameters. The
//! surface is off the flat triangle by at most ⅛ (a² |S_uu| + 2 a b |S_uv| + b² |S_vv|). At each corner, Taylor's
//! remainder towards the point is ½ D²S (c, c), where c is the vector to the corner. The mean of the squares of these
//! vectors, weighted by the point's barycentric coordinates, is at most a quarter of the square of the extent. A first
//! derivative that jumps by J, as at the inner knots of a circle of two arcs, adds ¼ a |J|: the mean distance beyond
//! the knot is at most a quarter of the extent.

use super::super::brep::{Curve, HomogeneousPoint, Patch, Surface, dehomogenized};
use super::analytic::distance;
use super::bezier::{DifferenceBounds, Linear, surface_bounds, surface_extent};
use nearpoint_geometry::nalgebra::{Rotation3, Unit};
use nearpoint_geometry::{Point, Vector};

/// Returns the largest distance of the control points from a triangle. It bounds the hull, because the distance from a
/// convex set is convex. Around a pole, where a whole turn of a parameter is one point, this is the best bound.
fn max_distance(patches: &[Vec<Patch>], corners: &[Point; 3]) -> f64 {
    let all = patches.iter().flatten().flat_map(|patch| &patch.controls);
    let off = |control: &HomogeneousPoint| {
        let from = dehomogenized(control);
        distance(&corners.map(|corner| corner - from))
    };
    all.flatten().map(off).fold(0.0, f64::max)
}

/// The bounds of the weights of a swept surface, all of which are 1.
const NO_WEIGHTS: DifferenceBounds = DifferenceBounds {
    value: 0.0,
    first: [0.0; 2],
    second: [0.0; 3],
    jumps: [0.0; 2],
    inverse_weight: 1.0,
};

/// Bounds the distance of a surface from a triangle whose corners have these parameters; none for an unsupported
/// surface.
pub(super) fn bound(
    surface: &Surface,
    corners: &[Point; 3],
    parameters: &[[f64; 2]; 3],
) -> Option<f64> {
    let mut off: f64 = 0.0;
    for (corner, at) in corners.iter().zip(parameters) {
        off = off.max((point(surface, *at)? - corner).norm());
    }
    let [p, q, r] = parameters;
    let low = [0, 1].map(|k| p[k].min(q[k]).min(r[k]));
    let high = [0, 1].map(|k| p[k].max(q[k]).max(r[k]));
    let extent = [0, 1].map(|k| high[k] - low[k]);
    let bend = match surface {
        Surface::Extrusion { curve, .. } => {
            let bounds = curve.bounds(low[0], high[0])?;
            DifferenceBounds {
                second: [bounds.second, 0.0, 0.0],
                jumps: [bounds.jumps, 0.0],
                ..NO_WEIGHTS
            }
        }
        Surface::Revolution {
            through,
            axis,
            curve,
        } => {
            let bounds = curve.bounds(low[1], high[1])?;
            let out = |p: &Point| axis.cross(&(p - through)).norm();
            let reach = corners.iter().map(out).fold(0.0, f64::max);
            // The distance of the curve between two corners is bounded by its speed.
            let reach = reach + bounds.first * extent[1];
            DifferenceBounds {
                second: [reach, bounds.first, bounds.second],
                jumps: [0.0, bounds.jumps],
                ..NO_WEIGHTS
            }
        }
        Surface::Spline(spline) => {
            let Some(linear) = Linear::through(corners.map(|p| p.coords), parameters) else {
                return Some(off);
            };
            let patches = spline.patches(low, high);
            let alone = surface_extent(&patches, &corners[0]).max_deviation(extent);
            let mapped = off
                + surface_bounds(&patches, &linear)
                    .max_deviation(extent)
                    .min(alone);
            return Some(mapped.min(max_distance(&patches, corners)));
        }
        _ => return None,
    };
    Some(off + bend.max_deviation(extent))
}

fn point(surface: &Surface, [u, v]: [f64; 2]) -> Option<Point> {
    match surface {
        Surface::Extrusion { along, curve } => Some(curve.point(u)? + along * v),
        Surface::Revolution {
            through,
            axis,
            curve,
        } => revolved_point(through, axis, curve, [u, v]),
        Surface::Spline(spline) => Some(dehomogenized(&spline.point([u, v]))),
        _ => None,
    }
}

fn revolved_point(
    through: &Point,
    axis: &Vector,
    curve: &Curve,
    [u, v]: [f64; 2],
) -> Option<Point> {
    let turn = Rotation3::from_axis_angle(&Unit::try_new(*axis, 0.0)?, u);
    Some(through + turn * (curve.point(v)? - through))
}
