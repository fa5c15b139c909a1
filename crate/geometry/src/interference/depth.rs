//! Bounds how deep two parts are in each other, by branch and bound over each surface inside the other part.

use crate::closest::{PointProjection, PosedShape, project_point, to_triangle};
use crate::collide::intersection::{Intersection, SourceTriangle};
use crate::executor::{Executor, Interrupted};
use crate::order::compare_by_order;
use crate::shape::{Shape, unit_normal};
use crate::tolerance::DISTANCE_NOISE;
use crate::trace::Trace;
use crate::{Point, Pose, RigidTransform, Vector};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::ops::Range;

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

/// The target width of the interval, as a fraction of the depth, unless that takes more tests than are allowed.
const TARGET_WIDTH: f64 = 1.0 / 32.0;
/// The number of pieces that are visited beyond the facets themselves.
const MAX_TESTS: usize = 2048;
/// The number of further pieces for each facet.
const TESTS_PER_FACET: usize = 2;
/// The number of pieces between two polls.
const POLL_EVERY: usize = 64;

/// Finds the depth of two meshes in each other. `intersection` contains the parts of their surfaces inside each other;
/// returns None if there are none. An interval narrower than `finest`, a length, is narrow enough.
///
/// The facet of the other mesh that is nearest to a piece's centre bounds the piece from above: the distance from one
/// triangle is a convex function, and so largest at a corner of the piece. The depth of the centre bounds it from below.
/// The piece with the largest bound is cut along the sides of that other facet, so that over it the bound is a height above
/// a plane. If that does not cut it, it is cut where two facets are equally near, as the deepest points are there; else it
/// is halved.
pub(super) fn depth(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    intersection: &Intersection,
    finest: f64,
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
    let mut search = Search {
        sides: &sides,
        noise: DISTANCE_NOISE * (sides[0].max_abs_coordinate() + sides[1].max_abs_coordinate()),
        finest,
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
        let upper = search.bound(facet.source, &corners, over);
        if search.is_settled(upper) {
            search.settle(upper);
        } else {
            let enough = search.found.lower;
            search.bound_piece(facet.source, &corners, enough, over)?;
        }
    }
    let most = MAX_TESTS + TESTS_PER_FACET * intersection.facets.len();
    while let Some(piece) = search.open.pop() {
        trace.record(|| search.recorded_step(&piece));
        if search.is_settled(piece.upper) || search.tests >= most {
            search.settle(piece.upper);
            break;
        }
        let facets = search.at_worst(&piece);
        if search.is_settled(piece.upper) {
            search.settle(piece.upper);
            continue;
        }
        for part in divided(search.corners_of(&piece), &facets, search.noise) {
            search.bound_piece(piece.from, &part, 0.0, piece.over)?;
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
    from: SourceTriangle,
    /// The range of its corners in [`Search::corners`].
    corners: Range<usize>,
    /// The other's facet nearest to the centre of the piece.
    over: u32,
}

struct Search<'a, W> {
    sides: &'a [PosedShape<'a>; 2],
    /// The largest depth that may be rounding.
    noise: f64,
    finest: f64,
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

    /// Bounds the depth of a piece, and keeps the piece if it may be deeper than the deepest point. A facet of the other no
    /// farther than `enough` is near enough; the search for it begins at `start`.
    fn bound_piece(
        &mut self,
        from: SourceTriangle,
        corners: &[Point],
        enough: f64,
        start: u32,
    ) -> Result<(), Interrupted> {
        self.tests += 1;
        self.executor.poll(self.tests.is_multiple_of(POLL_EVERY))?;
        let (own, _) = from.side();
        let other = &self.sides[1 - own];
        let centre = centre(corners);
        let near = project_point(other, &centre, enough, start);
        self.record_depth(from, centre, &near);
        let over = near.triangle;
        self.last[1 - own] = over;
        let upper = self.bound(from, corners, over);
        if self.is_settled(upper) {
            self.settle(upper);
        } else {
            let first = self.corners.len();
            self.corners.extend_from_slice(corners);
            self.open.push(Piece {
                upper,
                from,
                corners: first..self.corners.len(),
                over,
            });
        }
        Ok(())
    }

    /// Returns an upper bound of a piece's distance from one of the other's facets.
    fn bound(&self, from: SourceTriangle, corners: &[Point], over: u32) -> f64 {
        let facet = self.sides[1 - from.side().0].corners(over);
        let distances = corners.iter().map(|p| to_triangle(p, &facet));
        let squares = distances.map(|near| near.distance_squared);
        squares.fold(0.0, f64::max).sqrt()
    }

    /// Visits the corner that the bound of a piece comes from, and returns the facets nearest to the piece's centre and to
    /// that corner.
    fn at_worst(&mut self, piece: &Piece) -> [[Point; 3]; 2] {
        let (own, _) = piece.from.side();
        let other = &self.sides[1 - own];
        let over = other.corners(piece.over);
        let distance = |p: &Point| to_triangle(p, &over).distance_squared;
        let corners = self.corners_of(piece).iter();
        let worst = corners.max_by(|p, q| distance(p).total_cmp(&distance(q)));
        let worst = worst.copied().unwrap_or(over[0]);
        let near = project_point(other, &worst, 0.0, piece.over);
        let rival = other.corners(near.triangle);
        self.record_depth(piece.from, worst, &near);
        [over, rival]
    }

    /// Records the depth of a point.
    fn record_depth(&mut self, from: SourceTriangle, point: Point, near: &PointProjection) {
        if near.distance > self.found.lower.max(self.noise) {
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
        upper <= lower + (TARGET_WIDTH * lower).max(self.finest)
    }

    fn settle(&mut self, upper: f64) {
        self.settled = self.settled.max(upper);
    }
}

fn centre(corners: &[Point]) -> Point {
    let sum = corners
        .iter()
        .fold(Vector::zeros(), |sum, p| sum + p.coords);
    Point::from(sum / corners.len() as f64)
}

/// A convex polygon, which seldom has more corners than fit here.
type Polygon = SmallVec<[Point; 8]>;
/// The parts of a polygon that is cut along three lines.
type Parts = SmallVec<[Polygon; 4]>;

/// Cuts a piece along the planes through the sides of the facet it is over. If they leave it whole, cuts it where another
/// facet comes nearer; else halves it.
fn divided(piece: &[Point], [over, rival]: &[[Point; 3]; 2], noise: f64) -> Parts {
    let mut parts = Parts::new();
    let mut rest = Polygon::from(piece);
    let normal = unit_normal(over);
    for k in 0..3 {
        let (from, to) = (over[k], over[(k + 1) % 3]);
        let outward = (to - from).cross(&normal);
        let outward = outward.try_normalize(0.0).unwrap_or_default();
        let [inside, outside] = cut(&rest, noise, &|p| outward.dot(&(p - from)));
        if let Some(outside) = outside {
            parts.push(outside);
        }
        match inside {
            Some(inside) => rest = inside,
            None => {
                rest.clear();
                break;
            }
        }
    }
    if !rest.is_empty() {
        parts.push(rest);
    }
    if parts.len() > 1 {
        return parts;
    }
    let to = |p: &Point, facet: &[Point; 3]| to_triangle(p, facet).distance_squared.sqrt();
    match cut(piece, noise, &|p| to(p, over) - to(p, rival)) {
        [Some(nearer), Some(farther)] => {
            parts.clear();
            parts.push(nearer);
            parts.push(farther);
            parts
        }
        _ => halves(piece, noise),
    }
}

/// Returns the parts of a convex polygon where a height is not positive, and where it is not negative; None for a part
/// within the rounding `noise`. It is compiled once for all heights.
#[inline(never)]
fn cut(polygon: &[Point], noise: f64, height: &dyn Fn(&Point) -> f64) -> [Option<Polygon>; 2] {
    let snapped = |h: f64| if h.abs() <= noise { 0.0 } else { h };
    let mut heights = SmallVec::<[f64; 8]>::new();
    for p in polygon {
        heights.push(snapped(height(p)));
    }
    if heights.iter().all(|h| *h <= 0.0) {
        return [Some(polygon.into()), None];
    }
    if heights.iter().all(|h| *h >= 0.0) {
        return [None, Some(polygon.into())];
    }
    let (mut below, mut above) = (Polygon::new(), Polygon::new());
    for i in 0..polygon.len() {
        let next = (i + 1) % polygon.len();
        let (p, q, h, g) = (polygon[i], polygon[next], heights[i], heights[next]);
        if h <= 0.0 {
            below.push(p);
        }
        if h >= 0.0 {
            above.push(p);
        }
        if h * g < 0.0 {
            let at = p + (q - p) * (h / (h - g));
            below.push(at);
            above.push(at);
        }
    }
    [Some(below), Some(above)]
}

/// Cuts a polygon through the midpoint of its longest side, across it.
fn halves(corners: &[Point], noise: f64) -> Parts {
    let count = corners.len();
    let along = |i: usize| corners[(i + 1) % count] - corners[i];
    let longest =
        (0..count).max_by(|&i, &j| along(i).norm_squared().total_cmp(&along(j).norm_squared()));
    let longest = longest.unwrap_or(0);
    let (from, along) = (corners[longest], along(longest));
    let unit = along.try_normalize(0.0).unwrap_or_default();
    let center = from + along / 2.0;
    let mut parts = Parts::new();
    let sides = cut(corners, noise, &|p| unit.dot(&(p - center)));
    for half in sides.into_iter().flatten() {
        parts.push(half);
    }
    parts
}

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.upper.total_cmp(&other.upper)
    }
}

compare_by_order!(Piece);
