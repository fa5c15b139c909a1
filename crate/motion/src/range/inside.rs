//! Proves that two bodies collide at all values of a cell: a ball inside each, about one point, overlap by more than that
//! point of both can move. For open bodies, an edge of one passes through a triangle of the other at such a distance from
//! their borders.

use crate::check::PosedPair;
use nearpoint_geometry::closest::{cast_ray, common_point, nearest_point};
use nearpoint_geometry::collide::{TrianglePair, ray_crossings};
use nearpoint_geometry::shape::{Shape, unit_normal};
use nearpoint_geometry::tolerance::INNER_START;
use nearpoint_geometry::{Point, Vector};

/// Points inside a closed body, far from its surface, or points of an open body.
#[derive(Debug)]
pub(super) struct InnerPoints {
    /// Each with its distance from the surface, the farthest first; in the body's frame.
    points: Vec<(Point, f64)>,
    /// The radius of the largest ball in a closed body that was found; the usual size of an open body's triangles.
    size: f64,
}

/// The largest number of triangles below which points are looked for.
const TRIANGLES: usize = 48;
/// The largest number of points that are kept.
const MAX_POINTS: usize = 12;
/// The largest number of pairs of triangles that are tried.
const MAX_TRIANGLES: usize = 4;
/// The number of steps inwards from a common point.
const STEPS: usize = 8;

impl InnerPoints {
    /// Looks for points half way between opposite sides of a closed body, or takes points of an open one.
    pub fn of(shape: &Shape) -> Self {
        let mesh = shape.mesh();
        let count = mesh.triangles().len();
        let middle = |triangle: usize| {
            let corners = mesh.corners(triangle as u32);
            if !shape.is_closed() {
                return Some((corners[0], 0.0));
            }
            let inward = -unit_normal(&corners);
            let from = corners[0].coords + corners[1].coords + corners[2].coords;
            // The ray must not meet the triangle itself.
            let from = Point::from(from / 3.0) + inward * (INNER_START * shape.bounds().diagonal());
            let through = cast_ray(shape, &from, &inward)?;
            let at = from + inward * (through.t / 2.0);
            let depth = depth(shape, &at);
            (depth > 0.0).then_some((at, depth))
        };
        let step = count.div_ceil(TRIANGLES).max(1);
        let mut points: Vec<_> = (0..count).step_by(step).filter_map(middle).collect();
        points.sort_by(|p, q| q.1.total_cmp(&p.1));
        points.truncate(MAX_POINTS);
        let size = match (shape.is_closed(), points.first()) {
            (true, Some((_, depth))) => *depth,
            _ => shape.bounds().diagonal() / (count as f64).sqrt(),
        };
        Self { points, size }
    }
}

/// The two bodies of a pair with their inner points, posed at the centre of a cell.
pub(super) struct Posed<'a> {
    pub shapes: [&'a Shape; 2],
    pub inner: [&'a InnerPoints; 2],
    pub pair: &'a PosedPair,
}

impl Posed<'_> {
    /// Returns whether a proof is worth a try: the bodies move no farther than the balls in them are large, roughly.
    pub fn may_be_proven(&self) -> bool {
        let sizes = self.inner.iter().map(|points| points.size);
        self.pair.approach_bound < sizes.sum::<f64>()
    }

    /// Returns whether an inner point of one body proves that both collide in the whole cell.
    pub fn is_proven_by_inner_points(&self) -> bool {
        let [a, b] = self.shapes;
        let b_in_a = &self.pair.b_in_a;
        let a_in_b = b_in_a.inverse();
        let is_deep = |p: &Point, depths: f64| depths > self.pair.point_motion_bound(p, p);
        let mut of_a = self.inner[0].points.iter();
        let mut of_b = self.inner[1].points.iter();
        of_a.any(|(p, own)| {
            let other = depth(b, &(a_in_b * p));
            other > 0.0 && is_deep(p, own + other)
        }) || of_b.any(|(p, own)| {
            let p = b_in_a * p;
            let other = depth(a, &p);
            other > 0.0 && is_deep(&p, own + other)
        })
    }

    /// Returns whether the triangles that meet prove that both collide in the whole cell, or points below them.
    pub fn is_proven_by_triangles(&self, pairs: &[TrianglePair]) -> bool {
        let [a, b] = self.shapes;
        let b_in_a = &self.pair.b_in_a;
        let corners = |pair: &TrianglePair| {
            let of_b = b.mesh().corners(pair.b);
            [a.mesh().corners(pair.a), of_b.map(|p| b_in_a * p)]
        };
        // Around a convex overlap, the middle of all is inside.
        let all = pairs.iter().map(|pair| {
            let [of_a, of_b] = corners(pair);
            common_point(&of_a, &of_b).coords
        });
        let middle = Point::from(all.sum::<Vector>() / pairs.len().max(1) as f64);
        let step = pairs.len().div_ceil(MAX_TRIANGLES).max(1);
        self.is_proven_from(middle, Vector::zeros())
            || pairs
                .iter()
                .step_by(step)
                .any(|pair| self.is_proven_at(&corners(pair)))
    }

    fn is_proven_at(&self, corners: &[[Point; 3]; 2]) -> bool {
        let moves = |p: &Point| self.pair.point_motion_bound(p, p);
        let most = |corners: &[Point; 3]| corners.iter().map(moves).fold(0.0, f64::max);
        let crosses = |edges: usize, triangle: usize| {
            crosses(&corners[edges], &corners[triangle], most(&corners[edges]))
        };
        let inward = -(unit_normal(&corners[0]) + unit_normal(&corners[1]));
        crosses(0, 1)
            || crosses(1, 0)
            || self.is_proven_from(common_point(&corners[0], &corners[1]), inward)
    }

    /// Goes from a common point into both bodies, in a direction and then away from the nearest points of both surfaces, and
    /// returns whether a point on the way proves it.
    fn is_proven_from(&self, from: Point, direction: Vector) -> bool {
        let [a, b] = self.shapes;
        if !(a.is_closed() && b.is_closed()) {
            return false;
        }
        let b_in_a = &self.pair.b_in_a;
        let a_in_b = b_in_a.inverse();
        let mut away = direction;
        let mut step = self.pair.point_motion_bound(&from, &from);
        let mut at = from;
        for _ in 0..STEPS {
            let p = at + away.try_normalize(0.0).unwrap_or_default() * step;
            let in_b = a_in_b * p;
            if !(ray_crossings(a, &p).is_inside && ray_crossings(b, &in_b).is_inside) {
                step /= 2.0;
                continue;
            }
            let off = [
                p - nearest_point(a, &p),
                p - b_in_a * nearest_point(b, &in_b),
            ];
            if off[0].norm() + off[1].norm() > self.pair.point_motion_bound(&p, &p) {
                return true;
            }
            at = p;
            let unit = |off: &Vector| off.try_normalize(0.0).unwrap_or_default();
            away = unit(&off[0]) + unit(&off[1]);
        }
        false
    }
}

/// Returns how far a point inside a closed body is from its surface; 0 if it is not inside.
fn depth(shape: &Shape, p: &Point) -> f64 {
    match ray_crossings(shape, p).is_inside {
        true => (p - nearest_point(shape, p)).norm(),
        false => 0.0,
    }
}

/// Returns whether an edge of a triangle passes through another triangle, and still does when the points of the edge move by
/// no more than `most` in the other's frame. Its ends stay on their sides of the plane, and all of the edge that may reach
/// the plane is above or below the inside of the triangle.
fn crosses(edges_of: &[Point; 3], triangle: &[Point; 3], most: f64) -> bool {
    let normal = unit_normal(triangle);
    let height = |p: &Point| (p - triangle[0]).dot(&normal);
    let margin = |p: &Point| {
        let to_side = |k: usize| {
            let side = triangle[(k + 1) % 3] - triangle[k];
            let inward: Vector = normal.cross(&side);
            let inward = inward.try_normalize(0.0)?;
            Some((p - triangle[k]).dot(&inward))
        };
        (0..3)
            .map(|k| to_side(k).unwrap_or(-1.0))
            .fold(f64::INFINITY, f64::min)
    };
    (0..3).any(|k| {
        let ends = [edges_of[k], edges_of[(k + 1) % 3]];
        let heights = [height(&ends[0]), height(&ends[1])];
        let rise = heights[1] - heights[0];
        if heights[0].signum() == heights[1].signum() || heights.iter().any(|h| h.abs() <= most) {
            return false;
        }
        let edge = ends[1] - ends[0];
        let at = ends[0] - edge * (heights[0] / rise);
        // Points of the edge this far along it reach the plane.
        let along = most * edge.norm() / rise.abs();
        margin(&at) > most + along
    })
}
