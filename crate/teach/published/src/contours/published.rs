//! Implements the published method, as printed, with its flaws.

use super::step::{AxisDecision, EdgeTest, SmallestOverlap, Step};
use super::{OverlapResult, Pieces};
use nearpoint_geometry::planar::ring::{edges, side};
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::trace::Trace;

/// Runs the separating-axis test of Fayzrakhmanov et al., which does not divide A. It tests whether ring `a` overlaps the
/// convex pieces of B, shifted by `b_from_a`, and computes how to move A. Both rings are counter-clockwise, y up. A is one
/// ring, because the method does not support holes.
///
/// Its errors are reproduced here on purpose. For an A that is not convex, step 9 uses the *lines* of A's edges, not the
/// edges. So a bar in the notch of a U is found to collide; a box within the U's solid is found to be apart, as is anything
/// inside A. The centres of step 14 may choose the wrong direction, so that the move makes it worse. Even for convex
/// contours, I (step 7) is right only if neither projected interval contains the other. Otherwise it finds only the exit on
/// one side, which need not be the shorter one.
///
/// Passages that are garbled or ambiguous in print are read as follows:
/// - step 1: the ring's closing edge counts, last; edges of no length are left out, as they have no normal;
/// - step 9 at I = 0: as in step 8, only a true gap counts, so that a line which is just touched counts as hit, with an
///   overlap of 0;
/// - step 9's overlap: the axis points into A, for rings go round counter-clockwise;
/// - step 11: the *smallest* overlap is selected; the comparison as printed would select the largest;
/// - step 14: a centre is the mean of a ring's vertices, that of B the mean of the tested piece's;
/// - B is the contour that is split; its pieces are tested in turn, once, and A is moved before the next one is tested;
/// - the answer is "apart" if every piece is. Touching counts as colliding, with a move of 0.
pub fn published(
    a: &[Point2],
    b: &Pieces,
    b_from_a: Vector2,
    trace: &mut impl Trace<Step>,
) -> OverlapResult {
    let convex = is_convex(a);
    let mut answer = OverlapResult::DISJOINT;
    for (piece, points) in b.iter().enumerate() {
        let test = Test {
            a,
            convex,
            b: points,
            piece,
            moved: answer.separation,
            b_from_a,
        };
        if let Some(by) = test.run(trace) {
            answer = OverlapResult::overlapping(answer.separation + by);
        }
    }
    answer
}

/// A test of A against one convex piece.
struct Test<'a> {
    a: &'a [Point2],
    convex: bool,
    b: &'a [Point2],
    piece: usize,
    /// The move of A so far.
    moved: Vector2,
    b_from_a: Vector2,
}

impl Test<'_> {
    /// Returns the move of A; None if they are apart.
    fn run(&self, trace: &mut impl Trace<Step>) -> Option<Vector2> {
        let mut kept: Option<SmallestOverlap> = None;
        let mut met = false;
        let own = edges(self.a).map(|edge| (true, edge));
        let (last, others) = (self.last_of_a(), edges(self.b).map(|edge| (false, edge)));
        for (k, (of_a, edge)) in own.chain(others).enumerate() {
            let Some(mut tested) = self.test_edge(of_a, edge) else {
                continue;
            };
            if tested.interval > 0.0 {
                tested.decision = AxisDecision::Separated;
            } else if of_a && !self.convex {
                self.test_edge_line(&mut tested);
                met |= tested.decision != AxisDecision::EdgeSkipped;
                if Some(k) == last && !met {
                    tested.decision = AxisDecision::OutsideAllEdges;
                }
            }
            if tested.decision == AxisDecision::NotSmaller {
                let depth = tested.interval.abs();
                if kept.is_none_or(|kept| depth < kept.depth) {
                    let axis = tested.axis;
                    kept = Some(SmallestOverlap { depth, axis });
                    tested.decision = AxisDecision::NewSmallest;
                }
            }
            tested.smallest_overlap = kept;
            trace.record(|| Step::Edge(tested));
            if matches!(
                tested.decision,
                AxisDecision::Separated | AxisDecision::OutsideAllEdges
            ) {
                return None;
            }
        }
        kept.map(|kept| self.separating_move(&kept, trace))
    }

    /// Returns the last edge of A that has a length.
    fn last_of_a(&self) -> Option<usize> {
        let lengths = edges(self.a).enumerate().filter(|(_, [p, q])| p != q);
        lengths.last().map(|(k, _)| k)
    }

    /// Runs steps 4 to 7: the edge's normal, both projected intervals on it, and I.
    fn test_edge(&self, of_a: bool, [p, q]: [Point2; 2]) -> Option<EdgeTest> {
        let along = q - p;
        let axis = Vector2::new(-along.y, along.x).try_normalize(0.0)?;
        let a = projected_interval(self.a, &axis, &self.moved);
        let b = projected_interval(self.b, &axis, &self.b_from_a);
        let shift = if of_a { self.moved } else { self.b_from_a };
        Some(EdgeTest {
            piece: self.piece,
            moved: self.moved,
            edge: [p + shift, q + shift],
            axis,
            projected_intervals: [a, b],
            line: None,
            interval: if a[0] < b[0] {
                b[0] - a[1]
            } else {
                a[0] - b[1]
            },
            decision: AxisDecision::NotSmaller,
            smallest_overlap: None,
        })
    }

    /// Runs step 9: on its own normal the edge is a point.
    fn test_edge_line(&self, tested: &mut EdgeTest) {
        let line = tested.axis.dot(&tested.edge[0].coords);
        let [low, high] = tested.projected_intervals[1];
        tested.line = Some(line);
        tested.interval = if line < low { low - line } else { line - high };
        if tested.interval > 0.0 {
            tested.decision = AxisDecision::EdgeSkipped;
        }
    }

    /// Runs steps 13 to 15.
    fn separating_move(&self, kept: &SmallestOverlap, trace: &mut impl Trace<Step>) -> Vector2 {
        let offset = kept.axis * kept.depth;
        let from_b = centre(self.a) + self.moved - (centre(self.b) + self.b_from_a);
        let is_reversed = from_b.dot(&offset) < 0.0;
        let shift = if is_reversed { -offset } else { offset };
        trace.record(|| Step::Move {
            piece: self.piece,
            shift,
            is_reversed,
        });
        shift
    }
}

fn projected_interval(points: &[Point2], axis: &Vector2, shift: &Vector2) -> [f64; 2] {
    let shift = axis.dot(shift);
    let heights = points.iter().map(|p| axis.dot(&p.coords) + shift);
    let none = [f64::INFINITY, f64::NEG_INFINITY];
    heights.fold(none, |[low, high], h| [low.min(h), high.max(h)])
}

fn centre(points: &[Point2]) -> Vector2 {
    let sum: Vector2 = points.iter().map(|p| p.coords).sum();
    sum / points.len().max(1) as f64
}

/// Returns whether no corner turns right. The test is exact.
fn is_convex(ring: &[Point2]) -> bool {
    let n = ring.len();
    let corner = |i: usize| side(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]);
    (0..n).all(|i| corner(i) >= 0)
}
