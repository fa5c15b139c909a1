//! Bounds how deep two parts are in each other, by branch and bound over each surface inside the other part.

use super::piece::{Division, PieceBounds, Surfaces, divided};
use crate::closest::{PointProjection, PosedShape};
use crate::collide::intersection::{Intersection, SourceTriangle};
use crate::executor::{Executor, Interrupted, for_each};
use crate::order::compare_by_order;
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::trace::Trace;
use crate::{Point, Pose, RigidTransform};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::ops::Range;
use std::sync::OnceLock;

/// The penetration depth of two parts: the largest distance of a point of one surface, inside the other, to the other's
/// surface. It holds for the solids if these are known well enough ([`super::BoundsScope`]), else for the meshes. A motion
/// by less than that, in any direction, leaves them in each other. A longer one may or may not separate them: it is no
/// minimum translation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Depth {
    /// The lower bound: the depth of the deepest point found.
    pub lower: f64,
    /// The upper bound.
    pub upper: f64,
    /// The deepest point found, or the point of A's surface nearest to it, in A's frame.
    pub on_a: Point,
    /// The deepest point found, or the point of B's surface nearest to it, in A's frame.
    pub on_b: Point,
    /// The triangle that the deepest point is on; None if no depth exceeds rounding.
    pub source: Option<SourceTriangle>,
}

impl Depth {
    /// Creates a depth of 0 at this common point of the surfaces.
    pub fn zero(at: Point) -> Self {
        Self {
            lower: 0.0,
            upper: 0.0,
            on_a: at,
            on_b: at,
            source: None,
        }
    }

    /// Returns the deepest point found, in A's frame.
    pub(super) fn deepest(&self) -> Point {
        match self.source {
            Some(SourceTriangle::B(_)) => self.on_b,
            _ => self.on_a,
        }
    }
}

/// The state of the search for a depth when it visits the piece of a facet that may be deepest.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordedDepthStep {
    /// The number of pieces visited so far.
    pub visited: usize,
    /// The number of pieces that may be deeper than the deepest point found, this one included.
    pub open: usize,
    /// The lower bound of the depth.
    pub lower: f64,
    /// The upper bound of the depth. Parts of a piece may have a larger bound than the piece; then the earlier bound still
    /// holds.
    pub upper: f64,
    /// The point on A's surface, as [`Depth::on_a`].
    pub on_a: Point,
    /// The point on B's surface, as [`Depth::on_b`].
    pub on_b: Point,
    /// The corners of the piece, in A's frame.
    pub piece: Vec<Point>,
}

/// The effort of a search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    /// The target width of the interval, as a fraction of the depth, unless that takes more tests than are allowed.
    target_width: f64,
    /// A length that is narrow enough.
    finest: f64,
    /// The number of further pieces for each facet.
    tests_per_facet: usize,
}

impl Effort {
    /// The effort of a first search.
    pub(super) const USUAL: Self = Self {
        target_width: 1.0 / 32.0,
        finest: 0.0,
        tests_per_facet: 2,
    };

    /// Returns the effort for facets that are fine where the parts meet: they deviate by this sum. `known` is a depth that is
    /// known already.
    pub(super) fn within(deviation: f64, known: Option<Depth>) -> Self {
        Self {
            target_width: 1.0 / 128.0,
            finest: known.map_or(0.0, |depth| deviation.min(depth.lower / 32.0)),
            tests_per_facet: 12,
        }
    }
}

/// The number of pieces that are visited beyond the facets themselves.
const MAX_TESTS: usize = 2048;
/// The number of pieces between two polls.
const POLL_EVERY: usize = 64;
/// The number of pieces after which a search is so long that other threads are worth waking.
const MIN_TESTS_TO_SHARE: usize = 256;
/// The number of pieces for each thread that are divided ahead of their turn.
const AHEAD_PER_THREAD: usize = 2;

/// Finds the depth of two meshes in each other. `intersection` contains the parts of their surfaces inside each other;
/// returns None if there are none. An interval narrower than `finest`, a length, is narrow enough.
///
/// The facet of the other mesh that is nearest to a piece's centre bounds the piece from above: the distance from one
/// triangle is a convex function, and so largest at a corner of the piece. The depth of the centre bounds it from below.
/// The piece with the largest bound is cut along the sides of that other facet, so that over it the bound is a height above
/// a plane. If that does not cut it, it is cut where two facets are equally near, as the deepest points are there; else it
/// is halved.
///
/// The order of the visits decides which bounds are found, so it is the same on any number of threads. How a piece is
/// divided depends on that piece alone, so idle threads divide the next pieces ahead of their turn.
pub(super) fn depth(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    intersection: &Intersection,
    (finest, effort): (f64, Effort),
    executor: &impl Executor,
    trace: &mut impl Trace<RecordedDepthStep>,
) -> Result<Option<Depth>, Interrupted> {
    let Some(first) = intersection
        .points
        .first()
        .filter(|_| !intersection.is_empty())
    else {
        return Ok(None);
    };
    let sides = [
        PosedShape::new(a, None),
        PosedShape::new(b, Some(RigidTransform::new(b_in_a))),
    ];
    let noise = DISTANCE_NOISE * (sides[0].max_abs_coordinate() + sides[1].max_abs_coordinate());
    let surfaces = &Surfaces { sides, noise };
    let mut search = Search {
        surfaces,
        finest: finest.max(effort.finest),
        target_width: effort.target_width,
        found: Depth::zero(*first),
        settled: 0.0,
        open: BinaryHeap::new(),
        corners: Vec::new(),
        last: [0; 2],
        tests: 0,
        executor,
    };
    for facet in &intersection.facets {
        let corners = intersection.triangle(facet);
        // The next facet is often over the same one of the other's, and a piece no deeper than another gets only a coarse
        // test.
        let over = search.last[1 - facet.source.side().0];
        let (_, upper) = surfaces.farthest_corner(facet.source, &corners, over);
        if search.is_settled(upper) {
            search.settle(upper);
        } else {
            let bounds = surfaces.bounds(facet.source, &corners, search.found.lower, over);
            search.visit(facet.source, &corners, &bounds)?;
        }
    }
    let most = MAX_TESTS + effort.tests_per_facet * intersection.facets.len();
    while let Some(piece) = search.open.pop() {
        trace.record(|| search.recorded_step(&piece));
        if search.is_settled(piece.upper) || search.tests >= most {
            search.settle(piece.upper);
            break;
        }
        search.divide_ahead(&piece);
        let Piece {
            from, over, upper, ..
        } = piece;
        let ahead = piece.division.get();
        let worst = match ahead {
            Some(division) => division.worst,
            None => surfaces.worst_corner(from, piece.worst, over),
        };
        search.record_depth(from, worst.point, &worst.near);
        if search.is_settled(upper) {
            search.settle(upper);
            continue;
        }
        match piece.division.into_inner() {
            Some(division) => {
                for (part, bounds) in &division.parts {
                    search.visit(from, part, bounds)?;
                }
            }
            None => {
                let corners = &search.corners[piece.corners];
                for part in divided(corners, &worst.facets, surfaces.noise) {
                    search.visit(from, &part, &surfaces.bounds(from, &part, 0.0, over))?;
                }
            }
        }
    }
    Ok(Some(Depth {
        upper: search.settled.max(search.found.lower),
        ..search.found
    }))
}

/// A convex piece of a facet that may be deeper than the deepest point found.
struct Piece {
    upper: f64,
    /// The corner that `upper` comes from.
    worst: Point,
    from: SourceTriangle,
    /// The range of its corners in [`Search::corners`].
    corners: Range<usize>,
    /// The other's facet nearest to the centre of the piece.
    over: u32,
    /// The parts of the piece, if they were found ahead of its turn.
    division: OnceLock<Box<Division>>,
}

struct Search<'a, W> {
    surfaces: &'a Surfaces<'a>,
    finest: f64,
    target_width: f64,
    found: Depth,
    /// The largest bound of the pieces that are done.
    settled: f64,
    open: BinaryHeap<Piece>,
    /// The corners of all pieces, one after the other; those of pieces that are done stay.
    corners: Vec<Point>,
    /// The facets of A and of B last found nearest.
    last: [u32; 2],
    tests: usize,
    executor: &'a W,
}

impl<W: Executor> Search<'_, W> {
    fn corners_of(&self, piece: &Piece) -> &[Point] {
        &self.corners[piece.corners.clone()]
    }

    /// Returns the state when the search visits a piece, which it has already removed.
    fn recorded_step(&self, piece: &Piece) -> RecordedDepthStep {
        RecordedDepthStep {
            visited: self.tests,
            open: self.open.len() + 1,
            lower: self.found.lower,
            upper: piece.upper.max(self.settled).max(self.found.lower),
            on_a: self.found.on_a,
            on_b: self.found.on_b,
            piece: self.corners_of(piece).to_vec(),
        }
    }

    /// Visits a piece of a facet, and keeps the piece if it may be deeper than the deepest point.
    fn visit(
        &mut self,
        from: SourceTriangle,
        corners: &[Point],
        bounds: &PieceBounds,
    ) -> Result<(), Interrupted> {
        self.tests += 1;
        self.executor.poll(self.tests.is_multiple_of(POLL_EVERY))?;
        self.record_depth(from, bounds.centre, &bounds.near);
        let over = bounds.near.triangle;
        self.last[1 - from.side().0] = over;
        let upper = bounds.upper;
        if self.is_settled(upper) {
            self.settle(upper);
        } else {
            let first = self.corners.len();
            self.corners.extend_from_slice(corners);
            self.open.push(Piece {
                upper,
                worst: bounds.worst,
                from,
                corners: first..self.corners.len(),
                over,
                division: OnceLock::new(),
            });
        }
        Ok(())
    }

    /// Divides this piece, and those that are probably next, on several threads, if the search is long and threads are idle.
    fn divide_ahead(&self, piece: &Piece) {
        let threads = self.executor.parallelism();
        if threads == 1 || self.tests < MIN_TESTS_TO_SHARE || piece.division.get().is_some() {
            return;
        }
        // The deepest pieces of a heap are among its first. Some of these are divided already.
        let next = (self.open.as_slice().iter()).take(2 * AHEAD_PER_THREAD * threads);
        let next =
            next.filter(|piece| piece.division.get().is_none() && !self.is_settled(piece.upper));
        let mut pieces = vec![piece];
        pieces.extend(next);
        for_each(self.executor, &mut pieces, &|piece| {
            let divide = || {
                let corners = self.corners_of(piece);
                self.surfaces
                    .division(piece.from, corners, piece.worst, piece.over)
            };
            piece.division.get_or_init(|| Box::new(divide()));
        });
    }

    /// Records the depth of a point.
    fn record_depth(&mut self, from: SourceTriangle, point: Point, near: &PointProjection) {
        if near.distance > self.found.lower.max(self.surfaces.noise) {
            let mut points = [near.point; 2];
            points[from.side().0] = point;
            self.found = Depth {
                lower: near.distance,
                on_a: points[0],
                on_b: points[1],
                source: Some(from),
                ..self.found
            };
        }
    }

    /// Returns whether an upper bound exceeds the depth found by only a little.
    fn is_settled(&self, upper: f64) -> bool {
        let lower = self.found.lower;
        upper <= lower + (self.target_width * lower).max(self.finest)
    }

    fn settle(&mut self, upper: f64) {
        self.settled = self.settled.max(upper);
    }
}

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.upper.total_cmp(&other.upper)
    }
}

compare_by_order!(Piece);
