//! Computes the no-fit polygon as the union of the Minkowski sums of triangles, each against each: of order n² m² convex
//! sums, tested against all others.

use crate::planar::{GridPolygon, Point2, Polygon, Vector2, triangles};

/// Returns the boundary of the positions of B at which it collides with A, as segments. Gaps shorter than `shortest` count
/// as rounding, and so do slots and single positions in which it just fits.
pub fn no_fit_polygon(a: &GridPolygon, b: &GridPolygon, shortest: f64) -> Vec<[Point2; 2]> {
    let (of_a, of_b) = (cut(a), cut(b));
    let sums: Vec<Vec<Point2>> = of_a
        .iter()
        .flat_map(|p| of_b.iter().map(move |q| sum(p, q)))
        .collect();
    let mut boundary = Vec::new();
    for (i, own) in sums.iter().enumerate() {
        for k in 0..own.len() {
            let edge = [own[k], own[(k + 1) % own.len()]];
            let others = sums.iter().enumerate().filter(|(j, _)| *j != i);
            let inside = others.filter_map(|(_, other)| chord(edge, other));
            let length = (edge[1] - edge[0]).norm();
            for [start, end] in without(inside.collect(), shortest / length) {
                let at = |fraction: f64| edge[0] + (edge[1] - edge[0]) * fraction;
                boundary.push([at(start), at(end)]);
            }
        }
    }
    boundary
}

/// Returns how far a position is from the nearest point of a boundary.
pub fn no_fit_distance(boundary: &[[Point2; 2]], position: Vector2) -> f64 {
    let place = Point2::from(position);
    let of_edge = |[from, to]: &[Point2; 2]| {
        let along = to - from;
        let fraction = (place - from).dot(&along) / along.norm_squared();
        (from + along * fraction.clamp(0.0, 1.0) - place).norm()
    };
    boundary.iter().map(of_edge).fold(f64::INFINITY, f64::min)
}

fn cut(contour: &GridPolygon) -> Vec<[Point2; 3]> {
    let rings = contour.rings().map(<[Point2]>::to_vec).collect();
    let Ok(polygon) = Polygon::new(rings) else {
        return Vec::new();
    };
    let points: Vec<Point2> = polygon.rings().iter().flatten().copied().collect();
    let corners = |t: &[u32; 3]| t.map(|i| points[i as usize]);
    triangles(&polygon).iter().map(corners).collect()
}

/// Returns the Minkowski sum of a triangle and the mirror image of another: edges of both in the order of their directions,
/// each from its first.
fn sum(a: &[Point2; 3], b: &[Point2; 3]) -> Vec<Point2> {
    let mirrored = b.map(|p| -p);
    let angle = |v: &Vector2| nalgebra::RealField::atan2(v.y, v.x);
    let mut edges = Vec::with_capacity(6);
    let mut at = Vector2::zeros();
    for corners in [a, &mirrored] {
        let own = (0..3).map(|i| (corners[i], corners[(i + 1) % 3] - corners[i]));
        let first = own
            .clone()
            .min_by(|p, q| angle(&p.1).total_cmp(&angle(&q.1)));
        at += first.map_or_else(Vector2::zeros, |(corner, _)| corner.coords);
        edges.extend(own.map(|(_, edge)| edge));
    }
    edges.sort_by(|u, v| angle(u).total_cmp(&angle(v)));
    let corner = |at: &mut Vector2, edge: Vector2| {
        let here = Point2::from(*at);
        *at += edge;
        Some(here)
    };
    edges.into_iter().scan(at, corner).collect()
}

/// Returns the fractions of a segment between which it is inside a convex polygon.
fn chord([from, to]: [Point2; 2], polygon: &[Point2]) -> Option<[f64; 2]> {
    let along = to - from;
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for k in 0..polygon.len() {
        let edge = polygon[(k + 1) % polygon.len()] - polygon[k];
        let off = from - polygon[k];
        // Inside is to the left: off + fraction · along.
        let at = edge.x * off.y - edge.y * off.x;
        let change = edge.x * along.y - edge.y * along.x;
        if change > 0.0 {
            enter = enter.max(-at / change);
        } else if change < 0.0 {
            leave = leave.min(-at / change);
        } else if at <= 0.0 {
            return None;
        }
    }
    (enter < leave).then_some([enter, leave])
}

/// Returns the intervals of 0 to 1 that are not taken, except those shorter than `shortest`.
fn without(mut taken: Vec<[f64; 2]>, shortest: f64) -> Vec<[f64; 2]> {
    taken.sort_by(|p, q| p[0].total_cmp(&q[0]));
    let mut left = Vec::new();
    let mut at = 0.0;
    for [start, end] in taken {
        if start > at + shortest {
            left.push([at, start]);
        }
        at = f64::max(at, end);
    }
    if at + shortest < 1.0 {
        left.push([at, 1.0]);
    }
    left
}
