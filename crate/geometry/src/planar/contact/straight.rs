//! The first contact on a straight way, without a no-fit polygon: for pairs that are asked about once.

use super::super::laid::{Laid, Shifted, Stack};
use super::super::overlap::overlaps;
use super::super::ring::cross;
use super::super::tree::Rect;
use super::super::{Point2, Turned, Vector2};
use super::{Contact, outward};

/// How far beyond a contact the contours are asked whether they overlap, in steps of the grid.
const BEYOND: f64 = 64.0;

/// When B, shifted by `b_from_a` (rounded to the grid) and moving by `by`, first meets A so that it would enter it. None if it does not, or if
/// they overlap from the start. To rounding.
pub fn first_contact(a: &Turned, b: &Turned, b_from_a: Vector2, by: Vector2) -> Option<Contact> {
    let length = by.norm();
    let bad = !length.is_finite() || length <= 0.0;
    if bad || overlaps(a, b, b_from_a) {
        return None;
    }
    let b_there = Shifted::new(b, b_from_a);
    let beyond = by * (BEYOND * a.grid().step() / length);
    let mut after = -1.0;
    loop {
        let hit = earliest(a, &b_there, by, after)?;
        if overlaps(a, b, b_from_a + by * hit.share + beyond) {
            return Some(hit);
        }
        after = hit.share;
    }
}

/// The earliest moment after another at which a vertex goes through an edge inwards: pairs of leaves whose boxes meet on the way, before the
/// best that is known.
fn earliest(a: &Turned, b: &Shifted, by: Vector2, after: f64) -> Option<Contact> {
    let (of_a, of_b) = (&a.outline.nodes, &b.outline().nodes);
    let mut best: Option<Contact> = None;
    let mut waiting: Stack<(u32, u32)> = Stack::new();
    let (mut i, mut j) = (0, 0);
    loop {
        let (rect_a, rect_b) = (a.boxes[i], b.rect(j));
        let latest = best.map_or(1.0, |best| best.share);
        if meet_on_the_way(&rect_a, &rect_b, by, latest) {
            let (second_a, second_b) = (of_a[i].second, of_b[j].second);
            if second_a == 0 && second_b == 0 {
                leaves(a, i, b, j, by, |hit| {
                    let sooner = best.is_none_or(|best| hit.share < best.share);
                    if hit.share > after && sooner {
                        best = Some(hit);
                    }
                });
            } else if second_b == 0 || second_a != 0 && rect_a.girth() >= rect_b.girth() {
                waiting.push((second_a, j as u32));
                i += 1;
                continue;
            } else {
                waiting.push((i as u32, second_b));
                j += 1;
                continue;
            }
        }
        match waiting.pop() {
            Some((next_i, next_j)) => (i, j) = (next_i as usize, next_j as usize),
            None => return best,
        }
    }
}

/// Whether `b`, moving by `by`, comes to meet `a` by the share `latest` of its way.
#[inline]
fn meet_on_the_way(a: &Rect, b: &Rect, by: Vector2, latest: f64) -> bool {
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

fn leaves(a: &Turned, i: usize, b: &Shifted, j: usize, by: Vector2, mut tell: impl FnMut(Contact)) {
    let (of_a, of_b) = (&a.outline, b.outline());
    for i in of_a.nodes[i].edges() {
        let edge_a = a.edge(i);
        for j in of_b.nodes[j].edges() {
            let edge_b = [b.point(j), b.point(of_b.next[j] as usize)];
            for p in edge_b {
                if let Some((share, at)) = through(edge_a, p, by) {
                    let normal = outward(edge_a);
                    tell(Contact { share, at, normal });
                }
            }
            for p in edge_a {
                if let Some((share, _)) = through(edge_b, p, -by) {
                    let normal = -outward(edge_b);
                    tell(Contact {
                        share,
                        at: p,
                        normal,
                    });
                }
            }
        }
    }
}

/// When a point that moves by `by` goes through an edge to its left, and where.
fn through([from, to]: [Point2; 2], p: Point2, by: Vector2) -> Option<(f64, Point2)> {
    let along = to - from;
    let turn = cross(along, by);
    if turn <= 0.0 {
        return None;
    }
    let off = p - from;
    let share = -cross(along, off) / turn;
    let at = cross(by, off) / -turn;
    let hit = (0.0..=1.0).contains(&share) && (0.0..=1.0).contains(&at);
    hit.then(|| (share, p + by * share))
}
