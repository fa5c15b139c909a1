//! Builds a binary tree of axis-aligned boxes over a sequence of items, so that queries skip distant items at once.

use nearpoint_geometry::planar::Point2;

/// The lowest and the highest coordinates.
pub(super) type Box2 = [Point2; 2];

const EMPTY: Box2 = [
    Point2::new(f64::INFINITY, f64::INFINITY),
    Point2::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
];

/// A tree of boxes. The root is node 1, the children of node k are 2 k and 2 k + 1, and the leaves are the items.
#[derive(Debug)]
pub(super) struct BoxTree {
    nodes: Vec<Box2>,
    /// The capacity in items: a power of two.
    capacity: usize,
}

impl BoxTree {
    pub(super) fn new(boxes: impl ExactSizeIterator<Item = Box2>) -> Self {
        let capacity = boxes.len().next_power_of_two();
        let mut nodes = vec![EMPTY; 2 * capacity];
        for (node, around) in nodes[capacity..].iter_mut().zip(boxes) {
            *node = around;
        }
        for k in (1..capacity).rev() {
            let [[a, b], [c, d]] = [nodes[2 * k], nodes[2 * k + 1]];
            nodes[k] = [a.inf(&c), b.sup(&d)];
        }
        Self { nodes, capacity }
    }

    /// Returns the items whose boxes `is_of_interest` accepts. A rejected box must contain no accepted ones.
    pub(super) fn find(
        &self,
        is_of_interest: impl Fn(&Box2) -> bool,
    ) -> impl Iterator<Item = usize> {
        let mut waiting = vec![1];
        std::iter::from_fn(move || {
            while let Some(k) = waiting.pop() {
                if !is_of_interest(&self.nodes[k]) {
                    continue;
                }
                if k >= self.capacity {
                    return Some(k - self.capacity);
                }
                waiting.extend([2 * k + 1, 2 * k]);
            }
            None
        })
    }
}

pub(super) fn bounds(points: impl IntoIterator<Item = Point2>) -> Box2 {
    let grown = |[low, high]: Box2, p: Point2| [low.inf(&p), high.sup(&p)];
    points.into_iter().fold(EMPTY, grown)
}
