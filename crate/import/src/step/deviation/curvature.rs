//! Bounds the curvature of curves.

use super::super::brep::{Curve, dehomogenized};
use super::bezier::{Linear, curve_bounds, curve_extent};
use nearpoint_geometry::{Point, Vector};

/// The bounds of a curve's first two derivatives between two parameters, and of the sum of all jumps of the first.
#[derive(Debug)]
pub(super) struct CurvatureBounds {
    pub(super) first: f64,
    pub(super) second: f64,
    pub(super) jumps: f64,
}

impl Curve {
    /// Returns the bounds; none for an unsupported curve.
    pub(super) fn bounds(&self, from: f64, to: f64) -> Option<CurvatureBounds> {
        let smooth = |first, second| {
            Some(CurvatureBounds {
                first,
                second,
                jumps: 0.0,
            })
        };
        match self {
            Curve::Line { along, .. } => smooth(along.norm(), 0.0),
            Curve::Ellipse { radii, .. } => {
                let radius = radii[0].max(radii[1]);
                smooth(radius, radius)
            }
            Curve::Parabola { focal, .. } => {
                let steepest = from.abs().max(to.abs()) / (2.0 * focal);
                smooth((1.0 + steepest * steepest).sqrt(), 0.5 / focal)
            }
            Curve::Spline(spline) => {
                let from_middle = dehomogenized(&spline.point((from + to) / 2.0));
                let bend = curve_extent(&spline.pieces(from, to), &from_middle);
                Some(CurvatureBounds {
                    first: bend.first[0],
                    second: bend.second[0],
                    jumps: bend.jumps[0],
                })
            }
            Curve::Other => None,
        }
    }

    /// Bounds the distance of the curve from the chord between two points on or near it.
    pub(super) fn sagitta(&self, at: [f64; 2], ends: [&Point; 2]) -> Option<f64> {
        let off = |k: usize| Some((self.point(at[k])? - ends[k]).norm());
        let off = off(0)?.max(off(1)?);
        let [low, high] = [at[0].min(at[1]), at[0].max(at[1])];
        let length = high - low;
        let bend = match self {
            Curve::Spline(spline) if length > 0.0 => {
                let [from, to] = if at[0] <= at[1] {
                    ends
                } else {
                    [ends[1], ends[0]]
                };
                let along = (to - from) / length;
                let linear = Linear {
                    origin: from.coords - along * low,
                    along: [along, Vector::zeros()],
                };
                curve_bounds(&spline.pieces(low, high), &linear).max_deviation([length, 0.0])
            }
            Curve::Spline(_) => 0.0,
            _ => length * length * self.bounds(low, high)?.second / 8.0,
        };
        Some(off + bend)
    }
}
