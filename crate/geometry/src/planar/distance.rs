//! Finds the distance of two contours and its points.

use super::grid_contour::{GridContour, ShiftedPolygon};
use super::overlap::overlaps;
use super::pairs::edges;
use super::ring::{closest_on_segment, side};
use super::tree::Stack;
use super::{GridPolygon, Point2, Vector2};

/// The distance of two contours and its points, in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContourDistance {
    /// The distance, 0 exactly when they have a point in common; else to rounding.
    pub distance: f64,
    /// The point on A's border.
    pub on_a: Point2,
    /// The point on B's border.
    pub on_b: Point2,
}

/// Finds the distance of A and B, shifted by `b_from_a` (rounded to the grid). Contours that overlap have points in common:
/// it returns one of them.
pub fn distance(a: &GridPolygon, b: &GridPolygon, b_from_a: Vector2) -> ContourDistance {
    let b_there = ShiftedPolygon::new(b, b_from_a);
    let nearest = boundaries(a, &b_there);
    if nearest.distance > 0.0 && overlaps(a, b, b_from_a) {
        // If one is within the other, the nearest vertex of the inner one is in both.
        let intersection = match a.locate(nearest.on_b) {
            super::ring::PointLocation::Outside => nearest.on_a,
            _ => nearest.on_b,
        };
        return ContourDistance {
            distance: 0.0,
            on_a: intersection,
            on_b: intersection,
        };
    }
    nearest
}

/// Finds the distance of the boundaries, squared until the end: pairs of nodes, the nearer first.
pub(super) fn boundaries(a: &GridPolygon, b: &ShiftedPolygon) -> ContourDistance {
    let (of_a, of_b) = (&a.outline.nodes, &b.outline().nodes);
    let mut best = ContourDistance {
        distance: f64::INFINITY,
        on_a: a.point(0),
        on_b: b.point(0),
    };
    let mut waiting: Stack<(u32, u32)> = Stack::new();
    let (mut i, mut j) = (0, 0);
    loop {
        let (rect_a, rect_b) = (a.boxes[i], b.rect(j));
        if rect_a.gap_squared(&rect_b) < best.distance {
            let (second_a, second_b) = (of_a[i].second as usize, of_b[j].second as usize);
            if second_a == 0 && second_b == 0 {
                edges(a, i, b, j, |(_, of_a), (_, of_b)| {
                    let found = segments(of_a, of_b);
                    if found.distance < best.distance {
                        best = found;
                    }
                });
            } else {
                let split_a = second_b == 0
                    || second_a != 0 && rect_a.half_perimeter() >= rect_b.half_perimeter();
                let (one, other) = if split_a {
                    ((i + 1, j), (second_a, j))
                } else {
                    ((i, j + 1), (i, second_b))
                };
                let apart = |(i, j): (usize, usize)| a.boxes[i].gap_squared(&b.rect(j));
                let (near, far) = if apart(one) <= apart(other) {
                    (one, other)
                } else {
                    (other, one)
                };
                waiting.push((far.0 as u32, far.1 as u32));
                (i, j) = near;
                continue;
            }
        }
        match waiting.pop() {
            Some((next_i, next_j)) => (i, j) = (next_i as usize, next_j as usize),
            None => break,
        }
    }
    best.distance = best.distance.sqrt();
    best
}

/// Returns the squared distance of two segments, 0 exactly when they meet.
fn segments(of_a: [Point2; 2], of_b: [Point2; 2]) -> ContourDistance {
    if let Some(common) = common_point(of_a, of_b) {
        return ContourDistance {
            distance: 0.0,
            on_a: common,
            on_b: common,
        };
    }
    let to_a = of_b.map(|p| (closest_on_segment(of_a, p), p));
    let to_b = of_a.map(|p| (p, closest_on_segment(of_b, p)));
    let gaps = to_a
        .into_iter()
        .chain(to_b)
        .map(|(on_a, on_b)| ContourDistance {
            distance: (on_a - on_b).norm_squared().max(f64::MIN_POSITIVE),
            on_a,
            on_b,
        });
    let nearer = |best: ContourDistance, next: ContourDistance| {
        if next.distance < best.distance {
            next
        } else {
            best
        }
    };
    gaps.reduce(nearer).unwrap_or(ContourDistance {
        distance: f64::INFINITY,
        on_a: of_a[0],
        on_b: of_b[0],
    })
}

/// Returns a common point of two segments, if there is one; its existence is exact, its position rounded.
pub(super) fn common_point([a0, a1]: [Point2; 2], [b0, b1]: [Point2; 2]) -> Option<Point2> {
    let of_b = [side(a0, a1, b0), side(a0, a1, b1)];
    let of_a = [side(b0, b1, a0), side(b0, b1, a1)];
    let on = super::ring::on_segment;
    let ends = [(a0, a1, b0), (a0, a1, b1), (b0, b1, a0), (b0, b1, a1)];
    if let Some((_, _, end)) = ends.into_iter().find(|(from, to, p)| on(*from, *to, *p)) {
        return Some(end);
    }
    if of_b[0] * of_b[1] >= 0 || of_a[0] * of_a[1] >= 0 {
        return None;
    }
    let (along, other) = (a1 - a0, b1 - b0);
    let fraction = super::ring::cross(b0 - a0, other) / super::ring::cross(along, other);
    Some(a0 + along * fraction.clamp(0.0, 1.0))
}
