//! Visits the pairs of leaves of two contours that come near each other.

use super::grid_contour::GridContour;
use super::tree::{Rect, Stack};
use super::{GridPolygon, Point2};

/// A visitor of two trees.
pub(super) trait NodePairVisitor {
    /// Returns whether two boxes, of A and of B, are worth visiting.
    fn is_near(&self, a: &Rect, b: &Rect) -> bool;
    /// Visits two leaves, by the numbers of their nodes; B's box is given. Returns true if the answer is known.
    fn leaves(&mut self, i: usize, j: usize, rect_b: &Rect) -> bool;
}

/// Visits all pairs of near leaves, the larger node halved first, until the visitor knows the answer. Returns whether it
/// does.
#[inline]
pub(super) fn visit<B: GridContour>(
    a: &GridPolygon,
    b: &B,
    visitor: &mut impl NodePairVisitor,
) -> bool {
    let (of_a, of_b) = (&a.outline.nodes, &b.outline().nodes);
    let mut waiting: Stack<(u32, u32)> = Stack::new();
    let (mut i, mut j) = (0, 0);
    loop {
        let (rect_a, rect_b) = (&a.boxes[i], b.rect(j));
        if visitor.is_near(rect_a, &rect_b) {
            let (second_a, second_b) = (of_a[i].second, of_b[j].second);
            if second_a == 0 && second_b == 0 {
                if visitor.leaves(i, j, &rect_b) {
                    return true;
                }
            } else if second_b == 0
                || second_a != 0 && rect_a.half_perimeter() >= rect_b.half_perimeter()
            {
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
            None => return false,
        }
    }
}

/// Visits all pairs of leaves whose boxes meet, until `leaves` knows the answer, which must not depend on the order.
/// Returns whether it does. Boxes that overlap most for their size come first: edges that cross are likely there.
///
/// Each step goes down two levels of the larger node. So the search branches half as often, and the boxes of a contour
/// that must come from memory come together.
#[inline]
pub(super) fn visit_deepest_first<B: GridContour>(
    a: &GridPolygon,
    b: &B,
    mut leaves: impl FnMut(usize, usize, &Rect) -> bool,
) -> bool {
    let (of_a, of_b) = (&a.outline.nodes, &b.outline().nodes);
    let mut waiting: Stack<(u32, u32)> = Stack::new();
    waiting.push((0, 0));
    while let Some((i, j)) = waiting.pop() {
        let (rect_a, rect_b) = (&a.boxes[i as usize], &b.rect(j as usize));
        let (second_a, second_b) = (of_a[i as usize].second, of_b[j as usize].second);
        if second_a == 0 && second_b == 0 {
            if leaves(i as usize, j as usize, rect_b) {
                return true;
            }
        } else if second_b == 0
            || second_a != 0 && rect_a.half_perimeter() >= rect_b.half_perimeter()
        {
            let mut next = DeepestLast::new(rect_b, &mut waiting, |i| (i, j));
            of_a[i as usize].quarters(i, of_a, |i| next.add(i, &a.boxes[i as usize]));
            next.finish();
        } else {
            let mut next = DeepestLast::new(rect_a, &mut waiting, |j| (i, j));
            of_b[j as usize].quarters(j, of_b, |j| next.add(j, &b.rect(j as usize)));
            next.finish();
        }
    }
    false
}

/// Pushes nodes whose boxes meet another box, as pairs; the one that overlaps it most for the size of both comes last.
struct DeepestLast<'a, F> {
    other: &'a Rect,
    other_size: f64,
    waiting: &'a mut Stack<(u32, u32)>,
    pair: F,
    deepest: Option<u32>,
    depth: f64,
    size: f64,
}

impl<'a, F: Fn(u32) -> (u32, u32)> DeepestLast<'a, F> {
    #[inline(always)]
    fn new(other: &'a Rect, waiting: &'a mut Stack<(u32, u32)>, pair: F) -> Self {
        Self {
            other,
            other_size: other.half_perimeter(),
            waiting,
            pair,
            deepest: None,
            depth: 0.0,
            size: 0.0,
        }
    }

    #[inline(always)]
    fn add(&mut self, node: u32, rect: &Rect) {
        let depth = rect.overlap_depth(self.other);
        if depth < 0.0 {
            return;
        }
        let size = rect.half_perimeter() + self.other_size;
        let is_deeper = depth * self.size >= self.depth * size;
        let later = if is_deeper { self.deepest } else { Some(node) };
        if is_deeper {
            (self.deepest, self.depth, self.size) = (Some(node), depth, size);
        }
        if let Some(later) = later {
            self.waiting.push((self.pair)(later));
        }
    }

    #[inline(always)]
    fn finish(self) {
        if let Some(deepest) = self.deepest {
            self.waiting.push((self.pair)(deepest));
        }
    }
}

/// Emits each edge of a leaf of A with each of one of B, by their numbers.
#[inline]
pub(super) fn edges<B: GridContour>(
    a: &GridPolygon,
    i: usize,
    b: &B,
    j: usize,
    mut emit: impl FnMut((usize, [Point2; 2]), (usize, [Point2; 2])),
) {
    let of_b = b.outline();
    for i in a.outline.nodes[i].edges() {
        let edge_a = a.edge(i);
        for j in of_b.nodes[j].edges() {
            let edge_b = [b.point(j), b.point(of_b.next[j] as usize)];
            emit((i, edge_a), (j, edge_b));
        }
    }
}
