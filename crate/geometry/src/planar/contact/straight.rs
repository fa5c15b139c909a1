//! Finds the first contact on a straight path without a no-fit polygon, for pairs that are queried once.

use super::super::grid_contour::ShiftedPolygon;
use super::super::overlap::overlaps;
use super::super::pairs::{NodePairVisitor, edges, visit};
use super::super::ring::cross;
use super::super::tree::Rect;
use super::super::{GridPolygon, Point2, Vector2};
use super::{Contact, outward};

/// The distance beyond a contact at which overlap is tested, in steps of the grid.
const PROBE_DISTANCE: f64 = 64.0;

/// Finds when B, shifted by `b_from_a` (rounded to the grid) and moving by `by`, first meets A so that it would enter it.
/// Returns None if it does not, or if they overlap from the start. To rounding.
pub fn first_contact(
    a: &GridPolygon,
    b: &GridPolygon,
    b_from_a: Vector2,
    by: Vector2,
) -> Option<Contact> {
    let length = by.norm();
    let bad = !length.is_finite() || length <= 0.0;
    if bad || overlaps(a, b, b_from_a) {
        return None;
    }
    let b_there = ShiftedPolygon::new(b, b_from_a);
    let beyond = by * (PROBE_DISTANCE * a.grid().step() / length);
    let mut after = -1.0;
    loop {
        let hit = earliest(a, &b_there, by, after)?;
        if overlaps(a, b, b_from_a + by * hit.fraction + beyond) {
            return Some(hit);
        }
        after = hit.fraction;
    }
}

/// Returns the earliest moment after another at which a vertex passes an edge inwards.
fn earliest(a: &GridPolygon, b: &ShiftedPolygon, by: Vector2, after: f64) -> Option<Contact> {
    let mut moments = EdgePassSearch {
        a,
        b,
        by,
        after,
        best: None,
    };
    visit(a, b, &mut moments);
    moments.best
}

/// The moments at which vertices pass edges.
struct EdgePassSearch<'a> {
    a: &'a GridPolygon,
    b: &'a ShiftedPolygon<'a>,
    by: Vector2,
    after: f64,
    best: Option<Contact>,
}

impl NodePairVisitor for EdgePassSearch<'_> {
    /// Returns whether boxes meet on the way, before the best moment so far.
    #[inline]
    fn is_near(&self, a: &Rect, b: &Rect) -> bool {
        let latest = self.best.map_or(1.0, |best| best.fraction);
        intersects_along_path(a, b, self.by, latest)
    }

    /// Every vertex begins one edge, so it is enough to test those.
    fn leaves(&mut self, i: usize, j: usize, _: &Rect) -> bool {
        edges(self.a, i, self.b, j, |(_, edge_a), (_, edge_b)| {
            if let Some((fraction, at)) = edge_pass(edge_a, edge_b[0], self.by) {
                self.take(fraction, at, || outward(edge_a));
            }
            if let Some((fraction, _)) = edge_pass(edge_b, edge_a[0], -self.by) {
                self.take(fraction, edge_a[0], || -outward(edge_b));
            }
        });
        false
    }
}

impl EdgePassSearch<'_> {
    fn take(&mut self, fraction: f64, point: Point2, normal: impl Fn() -> Vector2) {
        let sooner = self.best.is_none_or(|best| fraction < best.fraction);
        if fraction > self.after && sooner {
            let normal = normal();
            self.best = Some(Contact {
                fraction,
                point,
                normal,
            });
        }
    }
}

/// Returns whether `b`, moving by `by`, meets `a` by the fraction `latest` of its path.
#[inline]
fn intersects_along_path(a: &Rect, b: &Rect, by: Vector2, latest: f64) -> bool {
    let (mut enter, mut leave) = (0.0_f64, latest);
    for axis in 0..2 {
        let (first, last) = (a.low[axis] - b.high[axis], a.high[axis] - b.low[axis]);
        if by[axis] == 0.0 {
            if first > 0.0 || last < 0.0 {
                return false;
            }
            continue;
        }
        let (p, q) = (first / by[axis], last / by[axis]);
        enter = enter.max(p.min(q));
        leave = leave.min(p.max(q));
    }
    enter <= leave
}

/// Returns when a point that moves by `by` passes an edge to its left, and where.
fn edge_pass([from, to]: [Point2; 2], p: Point2, by: Vector2) -> Option<(f64, Point2)> {
    let along = to - from;
    let turn = cross(along, by);
    if turn <= 0.0 {
        return None;
    }
    let off = p - from;
    let fraction = -cross(along, off) / turn;
    let at = cross(by, off) / -turn;
    let hit = (0.0..=1.0).contains(&fraction) && (0.0..=1.0).contains(&at);
    hit.then(|| (fraction, p + by * fraction))
}
