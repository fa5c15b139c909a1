//! Bounds the distance of triangles from surfaces with a distance function.
//!
//! The distance from an axis or a centre is convex along a triangle, so it is largest at a corner. A lower bound is the
//! distance along *one* direction, which is linear. With the mean direction of the corners that are farthest apart, the
//! bound is the sagitta.

use super::super::brep::Frame;
use nearpoint_geometry::nalgebra::{ComplexField, SVector, Vector2};
use nearpoint_geometry::{Point, Vector};

pub(super) fn plane(frame: &Frame, triangle: &[Point; 3]) -> f64 {
    let off = |p: &Point| (p - frame.origin).dot(&frame.axis).abs();
    triangle.iter().map(off).fold(0.0, f64::max)
}

pub(super) fn cylinder(frame: &Frame, radius: f64, triangle: &[Point; 3]) -> f64 {
    let flat = triangle.map(|p| across(frame, &p).0);
    interval(&flat).map(|r| (r - radius).abs()).fold_max()
}

pub(super) fn sphere(frame: &Frame, radius: f64, triangle: &[Point; 3]) -> f64 {
    let corners = triangle.map(|p| p - frame.origin);
    let high = corners.iter().map(|v| v.norm()).fold(0.0, f64::max);
    (distance(&corners) - radius)
        .abs()
        .max((high - radius).abs())
}

/// Bounds the distance from a cone with this radius at the frame's origin; it widens along the axis.
pub(super) fn cone(frame: &Frame, radius: f64, half_angle: f64, triangle: &[Point; 3]) -> f64 {
    let (sine, cosine) = ComplexField::sin_cos(half_angle);
    let flat = triangle.map(|p| across(frame, &p));
    let middle = centre(&flat.map(|f| f.0));
    let off = |r: f64, height: f64| ((r - radius) * cosine - height * sine).abs();
    let both = flat
        .iter()
        .map(|(out, height)| off(out.norm(), *height).max(off(out.dot(&middle), *height)));
    both.fold(0.0, f64::max)
}

/// Bounds the distance from the circle inside the tube on both sides. In a half-plane through the axis, all points of
/// the triangle are in a convex hull: that of the corners at their own distances from the axis, and at those along the
/// mean direction.
pub(super) fn torus(frame: &Frame, [major, minor]: [f64; 2], triangle: &[Point; 3]) -> f64 {
    let flat = triangle.map(|p| across(frame, &p));
    let middle = centre(&flat.map(|f| f.0));
    let hull: Vec<Vector2<f64>> = flat
        .iter()
        .flat_map(|(out, height)| {
            [out.norm(), out.dot(&middle)].map(|r| Vector2::new(r - major, *height))
        })
        .collect();
    let outward = unit_sum(&hull.iter().map(Vector2::normalize).collect::<Vec<_>>());
    let low = hull.iter().map(|p| p.dot(&outward).max(0.0));
    let high = hull.iter().map(|p| p.norm());
    low.chain(high)
        .map(|r| (r - minor).abs())
        .fold(0.0, f64::max)
}

/// Returns a point's coordinates across the frame's axis and along it.
fn across(frame: &Frame, point: &Point) -> (Vector2<f64>, f64) {
    let off = point - frame.origin;
    let out = Vector2::new(off.dot(&frame.x), off.dot(&frame.y));
    (out, off.dot(&frame.axis))
}

/// Returns the smallest and the largest distance from the origin to a triangle in the plane.
fn interval(triangle: &[Vector2<f64>; 3]) -> Interval {
    let high = triangle.iter().map(|p| p.norm()).fold(0.0, f64::max);
    let sides = [0, 1, 2].map(|k| (triangle[k], triangle[(k + 1) % 3]));
    let turns = sides.map(|(p, q)| p.perp(&q));
    let is_inside = turns.iter().all(|t| *t > 0.0) || turns.iter().all(|t| *t < 0.0);
    let low = if is_inside {
        0.0
    } else {
        sides.iter().map(nearest).fold(f64::INFINITY, f64::min)
    };
    Interval([low, high])
}

struct Interval([f64; 2]);

impl Interval {
    fn map(self, f: impl Fn(f64) -> f64) -> Self {
        Self(self.0.map(f))
    }

    fn fold_max(self) -> f64 {
        self.0[0].max(self.0[1])
    }
}

/// Returns the distance from a triangle to the origin.
pub(super) fn distance(corners: &[Vector; 3]) -> f64 {
    let sides = [0, 1, 2].map(|k| (corners[k], corners[(k + 1) % 3]));
    let [a, b, c] = corners;
    let normal = (b - a).cross(&(c - a));
    // The origin is over the triangle if it is on the inner side of each of its sides.
    let is_over = sides.iter().all(|(p, q)| normal.dot(&p.cross(q)) >= 0.0);
    match normal.try_normalize(0.0) {
        Some(normal) if is_over => normal.dot(a).abs(),
        _ => sides.iter().map(nearest).fold(f64::INFINITY, f64::min),
    }
}

/// Returns the smallest distance from a segment to the origin.
fn nearest<const N: usize>((from, to): &(SVector<f64, N>, SVector<f64, N>)) -> f64 {
    let along = to - from;
    let square = along.norm_squared();
    let share = if square > 0.0 {
        (-from.dot(&along) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (from + along * share).norm()
}

/// Returns the mean direction of the corners farthest apart; any direction if they are all around.
fn centre(corners: &[Vector2<f64>; 3]) -> Vector2<f64> {
    let directions = corners.map(|p| p.try_normalize(0.0).unwrap_or_else(Vector2::zeros));
    let pairs = [(0, 1), (1, 2), (2, 0)].map(|(i, k)| {
        let [p, q] = [directions[i], directions[k]];
        (p.dot(&q), p + q)
    });
    let farthest = pairs.iter().min_by(|p, q| p.0.total_cmp(&q.0));
    farthest
        .and_then(|pair| pair.1.try_normalize(0.0))
        .unwrap_or_else(Vector2::x)
}

fn unit_sum<const N: usize>(directions: &[SVector<f64, N>]) -> SVector<f64, N> {
    let sum: SVector<f64, N> = directions.iter().sum();
    sum.try_normalize(0.0).unwrap_or(sum)
}
