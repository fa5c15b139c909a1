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
