//! Finds circles inside a contour. Two contours whose circles overlap do so themselves: the quickest proof there is.
//!
//! They are the *poles* of jagua-rs (Gardeyn and Wauters 2024): the first is the largest circle inside, each further one
//! the largest that is also outside of those before. They are found by halving squares, best first (Agafonkin's polylabel),
//! to a tenth of a radius.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::circle::InscribedCircle;
use super::outline::Outline;
use super::ring::closest_on_segment;
use super::tree::{Rect, Stack};
use super::{Point2, Vector2};
use crate::order::compare_by_order;
use crate::tolerance::INSCRIBED_MARGIN;

/// The largest number of circles.
const MAX_CIRCLES: usize = 8;
/// The least radius of a circle, as a fraction of the first.
const MIN_RADIUS_FRACTION: f64 = 0.2;
/// The least improvement of the best radius, as a fraction, for which a square is halved.
const MIN_IMPROVEMENT: f64 = 0.1;
/// The number of squares tested for a circle.
const MAX_SQUARES: usize = 400;

/// Finds circles inside, the largest first.
pub(crate) fn inscribed(outline: &Outline) -> Vec<InscribedCircle> {
    let Some(bounds) = outline.boxes.first() else {
        return Vec::new();
    };
    let margin = (bounds.low.coords.amax().max(bounds.high.coords.amax())) * INSCRIBED_MARGIN;
    let mut found: Vec<InscribedCircle> = Vec::new();
    while found.len() < MAX_CIRCLES {
        let Some(circle) = largest_circle(outline, &found) else {
            break;
        };
        let radius = circle.radius - margin;
        let least = found
            .first()
            .map_or(0.0, |first| first.radius * MIN_RADIUS_FRACTION);
        if radius <= least {
            break;
        }
        found.push(InscribedCircle { radius, ..circle });
    }
    found
}

/// A square, and the distance of its centre from the boundary and other circles.
#[derive(Debug, Clone, Copy)]
struct Square {
    centre: Point2,
    half: f64,
    radius: f64,
}

impl Square {
    /// Returns an upper bound of the radius of a circle about a point of the square.
    fn max_radius(&self) -> f64 {
        self.radius + self.half * std::f64::consts::SQRT_2
    }
}

impl Ord for Square {
    fn cmp(&self, other: &Self) -> Ordering {
        self.max_radius().total_cmp(&other.max_radius())
    }
}

compare_by_order!(Square);

fn largest_circle(outline: &Outline, others: &[InscribedCircle]) -> Option<InscribedCircle> {
    let bounds = outline.boxes.first()?;
    let size = bounds.size();
    let half = size.x.min(size.y) / 2.0;
    if half.is_nan() || half <= 0.0 {
        return None;
    }
    let square = |middle: Point2, half: f64| Square {
        centre: middle,
        half,
        radius: free_radius(outline, others, middle),
    };
    let mut heap = BinaryHeap::new();
    let count = |length: f64| ((length / (2.0 * half)).ceil() as u32).clamp(1, 16);
    let (columns, rows) = (count(size.x), count(size.y));
    for i in 0..columns {
        for j in 0..rows {
            let at = |low: f64, size: f64, i: u32, n: u32| {
                low + size * (f64::from(i) + 0.5) / f64::from(n)
            };
            let centre = Point2::new(
                at(bounds.low.x, size.x, i, columns),
                at(bounds.low.y, size.y, j, rows),
            );
            let side = (size.x / f64::from(columns)).max(size.y / f64::from(rows));
            heap.push(square(centre, side / 2.0));
        }
    }
    let mut best: Option<Square> = None;
    for _ in 0..MAX_SQUARES {
        let Some(next) = heap.pop() else { break };
        let radius = best.map_or(0.0, |best| best.radius);
        if next.radius > radius {
            best = Some(next);
        }
        if next.max_radius() <= radius.max(0.0) * (1.0 + MIN_IMPROVEMENT) {
            break;
        }
        let quarter = next.half / 2.0;
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            heap.push(square(next.centre + Vector2::new(x, y) * quarter, quarter));
        }
    }
    best.map(|best| InscribedCircle {
        centre: best.centre,
        radius: best.radius,
    })
}

/// Returns the radius of the circle about a point that stays inside the contour and off other circles; below 0 outside.
fn free_radius(outline: &Outline, others: &[InscribedCircle], p: Point2) -> f64 {
    let distance = nearest(outline, p).sqrt();
    let off = others
        .iter()
        .map(|circle| (p - circle.centre).norm() - circle.radius);
    let inner = if is_inside(outline, p) {
        distance
    } else {
        -distance
    };
    off.fold(inner, f64::min)
}

/// Returns the squared distance of the nearest edge; nodes farther than the best are skipped.
fn nearest(outline: &Outline, p: Point2) -> f64 {
    let (nodes, boxes, here) = (&outline.nodes, &outline.boxes, Rect::at(p));
    let far = |node: usize| boxes[node].gap_squared(&here);
    let mut nearest = f64::INFINITY;
    let mut waiting: Stack<u32> = Stack::new();
    let mut next = Some(0);
    while let Some(node) = next {
        let mut onward = None;
        if far(node) <= nearest {
            match nodes[node].second as usize {
                0 => {
                    for i in nodes[node].edges() {
                        let on_edge = closest_on_segment(outline.edge(i), p);
                        nearest = nearest.min((p - on_edge).norm_squared());
                    }
                }
                second => {
                    let is_first_nearer = far(node + 1) <= far(second);
                    let [near, other] = match is_first_nearer {
                        true => [node + 1, second],
                        false => [second, node + 1],
                    };
                    waiting.push(other as u32);
                    onward = Some(near);
                }
            }
        }
        next = onward.or_else(|| waiting.pop().map(|node| node as usize));
    }
    nearest
}

/// Returns whether a ray to the right leaves the contour more often than it enters it; to rounding.
fn is_inside(outline: &Outline, p: Point2) -> bool {
    let mut inside = false;
    let mut waiting: Stack<u32> = Stack::new();
    let mut next = Some(0);
    while let Some(node) = next {
        let (rect, second) = (&outline.boxes[node], outline.nodes[node].second);
        let is_beside = rect.low.y <= p.y && p.y < rect.high.y && p.x <= rect.high.x;
        let mut onward = None;
        if is_beside && second > 0 {
            waiting.push(second);
            onward = Some(node + 1);
        } else if is_beside {
            for i in outline.nodes[node].edges() {
                let [a, b] = outline.edge(i);
                inside ^= (a.y > p.y) != (b.y > p.y)
                    && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x);
            }
        }
        next = onward.or_else(|| waiting.pop().map(|node| node as usize));
    }
    inside
}
