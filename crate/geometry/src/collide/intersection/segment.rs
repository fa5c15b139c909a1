//! Finds the common segment of two triangles, as the two edge crossings at its ends.

use super::operand::OrientedOperand;
use super::perturbation::{PerturbedPoint, perturbation_sign, perturbed_orientation};
use crate::Vector;
use crate::collide::{Plane, TrianglePair};
use crate::executor::{Executor, Interrupted};

/// A point where an edge of one part passes through a triangle of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EdgeCrossing {
    /// True if the edge is one of B.
    pub(super) of_b: bool,
    /// The edge, see [`edge`].
    pub(super) edge: u64,
    /// The other part's triangle.
    pub(super) triangle: u32,
    /// True if the edge, from its lower vertex to its higher one, enters the other part there.
    pub(super) enters: bool,
}

/// Encodes an edge by its lower and its higher vertex.
pub(super) fn edge(u: u32, v: u32) -> u64 {
    u64::from(u.min(v)) << 32 | u64::from(u.max(v))
}

/// The common segment of two triangles, from one crossing to another. Seen from outside, the inside of B is on its left in
/// A's triangle, and the inside of A on its right in B's.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    /// The triangle of A and that of B.
    pub(super) triangles: [u32; 2],
    pub(super) ends: [EdgeCrossing; 2],
}

/// The number of pairs between two polls.
const POLL_EVERY: usize = 1024;

/// A triangle prepared for tests against many others.
struct PerturbedTriangle {
    corners: [u32; 3],
    perturbed_points: [PerturbedPoint; 3],
    plane: Plane,
}

impl PerturbedTriangle {
    fn new(side: &OrientedOperand<'_>, triangle: u32) -> Option<Self> {
        let corners = side.corners(triangle)?;
        let perturbed_points = corners.map(|v| side.perturbed_point(v));
        Some(Self {
            corners,
            perturbed_points,
            plane: Plane::new(&perturbed_points.map(|s| s.position)),
        })
    }

    /// Returns the sides of another's corners, with A's vertices moved: 0 only if the triangle is one of B without area.
    fn sides(&self, other: &PerturbedTriangle, outward: &impl Fn(u32) -> Vector) -> [i8; 3] {
        let [u, v, w] = &self.perturbed_points;
        other
            .perturbed_points
            .map(|spot| match self.plane.side(&spot.position) {
                0 => -perturbation_sign(outward, [u, v, w, &spot]),
                side => side,
            })
    }
}

/// Returns the segments of all pairs that still meet once A's vertices are moved, in order. Returns None if the signs
/// contradict each other, which happens only if the arbitrary digits are degenerate by chance.
pub(super) fn segments(
    sides: &[OrientedOperand<'_>; 2],
    pairs: &[TrianglePair],
    outward: &impl Fn(u32) -> Vector,
    executor: &impl Executor,
) -> Result<Option<Vec<Segment>>, Interrupted> {
    let mut found = Vec::with_capacity(pairs.len());
    let mut last: Option<(u32, Option<PerturbedTriangle>)> = None;
    for (i, pair) in pairs.iter().enumerate() {
        executor.poll(i % POLL_EVERY == 0)?;
        if last.as_ref().is_none_or(|(t, _)| *t != pair.a) {
            last = Some((pair.a, PerturbedTriangle::new(&sides[0], pair.a)));
        }
        let Some((_, Some(a))) = &last else { continue };
        let Some(b) = PerturbedTriangle::new(&sides[1], pair.b) else {
            continue;
        };
        match ends(a, &b, outward) {
            SegmentEnds::None => {}
            SegmentEnds::Found(ends) => {
                let ends = ends.map(|end| end.crossing([a, &b], [pair.a, pair.b]));
                found.push(Segment {
                    triangles: [pair.a, pair.b],
                    ends,
                });
            }
            SegmentEnds::Contradiction => return Ok(None),
        }
    }
    Ok(Some(found))
}

/// The end of a segment: a side of A's triangle, or of B's, that passes through the other.
#[derive(Clone, Copy)]
struct SegmentEnd {
    of_b: bool,
    corner: usize,
    /// True if the triangle's side enters the other part there.
    enters: bool,
}

impl SegmentEnd {
    fn new(of_b: bool, corner: usize, enters: bool) -> Self {
        Self {
            of_b,
            corner,
            enters,
        }
    }

    fn crossing(self, pair: [&PerturbedTriangle; 2], triangles: [u32; 2]) -> EdgeCrossing {
        let corners = pair[usize::from(self.of_b)].corners;
        let (from, to) = (corners[self.corner], corners[(self.corner + 1) % 3]);
        EdgeCrossing {
            of_b: self.of_b,
            edge: edge(from, to),
            triangle: triangles[usize::from(!self.of_b)],
            enters: self.enters == (from < to),
        }
    }
}

enum SegmentEnds {
    None,
    Found([SegmentEnd; 2]),
    Contradiction,
}

/// Finds the ends of the common segment. Follow the line where the planes meet in the direction that has the inside of B on
/// its left in A's triangle. A's triangle begins where one of its sides leaves the back of B, and ends where one goes
/// there. B's begins where one of its sides goes behind A's triangle, and ends where one returns. Four orientations decide
/// the order of these four points.
fn ends(
    a: &PerturbedTriangle,
    b: &PerturbedTriangle,
    outward: &impl Fn(u32) -> Vector,
) -> SegmentEnds {
    let a_sides = b.sides(a, outward);
    if a_sides == [1; 3] || a_sides == [-1; 3] {
        return SegmentEnds::None;
    }
    let b_sides = a.sides(b, outward);
    if b_sides == [1; 3] || b_sides == [-1; 3] {
        return SegmentEnds::None;
    }
    let turn = |i: usize, j: usize| {
        let (k, l) = ((i + 1) % 3, (j + 1) % 3);
        perturbed_orientation(
            outward,
            [
                &a.perturbed_points[i],
                &a.perturbed_points[k],
                &b.perturbed_points[j],
                &b.perturbed_points[l],
            ],
        )
    };
    let (Some(b_begins), Some(b_ends)) = (falling(b_sides), rising(b_sides)) else {
        return SegmentEnds::Contradiction;
    };
    let of_b = |corner, enters| SegmentEnd::new(true, corner, enters);
    if a_sides == [0; 3] {
        // Nothing passes through a triangle without area, but its sides pass through others.
        let passes =
            |j: usize| turn(0, j) != 0 && turn(0, j) == turn(1, j) && turn(1, j) == turn(2, j);
        return match (passes(b_begins), passes(b_ends)) {
            (true, true) => SegmentEnds::Found([of_b(b_begins, true), of_b(b_ends, false)]),
            (false, false) => SegmentEnds::None,
            _ => SegmentEnds::Contradiction,
        };
    }
    let (Some(a_begins), Some(a_ends)) = (rising(a_sides), falling(a_sides)) else {
        return SegmentEnds::Contradiction;
    };
    if turn(a_begins, b_ends) > 0 || turn(a_ends, b_begins) < 0 {
        return SegmentEnds::None;
    }
    let of_a = |corner, enters| SegmentEnd::new(false, corner, enters);
    SegmentEnds::Found([
        if turn(a_begins, b_begins) > 0 {
            of_b(b_begins, true)
        } else {
            of_a(a_begins, false)
        },
        if turn(a_ends, b_ends) > 0 {
            of_a(a_ends, true)
        } else {
            of_b(b_ends, false)
        },
    ])
}

/// Returns the corner whose side goes from behind the plane to in front of it.
fn rising(sides: [i8; 3]) -> Option<usize> {
    (0..3).find(|&i| sides[i] < 0 && sides[(i + 1) % 3] > 0)
}

/// Returns the corner whose side goes from in front of the plane to behind it.
fn falling(sides: [i8; 3]) -> Option<usize> {
    (0..3).find(|&i| sides[i] > 0 && sides[(i + 1) % 3] < 0)
}
