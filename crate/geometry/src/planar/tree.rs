//! Builds a tree of boxes around runs of consecutive edges.

use wide::f64x2;

use super::{Point2, Vector2};
use crate::order::{greater, lesser};

/// The largest number of edges of a leaf.
pub(crate) const LEAF: usize = 4;

/// An upright rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rect {
    pub low: Point2,
    pub high: Point2,
}

impl Rect {
    pub const EMPTY: Self = Self {
        low: Point2::new(f64::INFINITY, f64::INFINITY),
        high: Point2::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
    };

    /// Returns the rectangle around one point.
    #[inline]
    pub fn at(p: Point2) -> Self {
        Self { low: p, high: p }
    }

    /// Extends the rectangle so that it contains a point.
    #[inline]
    pub fn add_point(&mut self, p: Point2) {
        *self = Self::union(*self, Self::at(p));
    }

    /// Returns the smallest rectangle around both rectangles.
    #[inline]
    pub fn union(a: Self, b: Self) -> Self {
        Self {
            low: Point2::new(lesser(a.low.x, b.low.x), lesser(a.low.y, b.low.y)),
            high: Point2::new(greater(a.high.x, b.high.x), greater(a.high.y, b.high.y)),
        }
    }

    /// Returns the smallest rectangle around points; [`Self::EMPTY`] without any.
    pub fn from_points(points: impl IntoIterator<Item = Point2>) -> Self {
        let mut rect = Self::EMPTY;
        points.into_iter().for_each(|p| rect.add_point(p));
        rect
    }

    /// Returns the rectangle moved by a vector.
    #[inline]
    pub fn shifted(self, by: Vector2) -> Self {
        Self {
            low: self.low + by,
            high: self.high + by,
        }
    }

    /// Returns whether two rectangles have a point in common, boundaries included.
    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        // All four comparisons without branches: none of them is likely to fail.
        (self.low.x <= other.high.x)
            & (other.low.x <= self.high.x)
            & (self.low.y <= other.high.y)
            & (other.low.y <= self.high.y)
    }

    /// Returns the lesser side of the overlap of two rectangles; below 0 exactly if they have no point in common.
    #[inline]
    pub fn overlap_depth(&self, other: &Self) -> f64 {
        let lanes = |p: Point2| f64x2::from([p.x, p.y]);
        let high = lanes(self.high).fast_min(lanes(other.high));
        let low = lanes(self.low).fast_max(lanes(other.low));
        let [x, y] = (high - low).to_array();
        lesser(x, y)
    }

    /// Returns the width and the height.
    pub fn size(&self) -> Vector2 {
        self.high - self.low
    }

    /// Returns half the perimeter, to compare sizes.
    #[inline]
    pub fn half_perimeter(&self) -> f64 {
        (self.high.x - self.low.x) + (self.high.y - self.low.y)
    }

    /// Returns the squared distance of two rectangles; 0 when they meet.
    #[inline]
    pub fn gap_squared(&self, other: &Self) -> f64 {
        let x = (self.low.x - other.high.x)
            .max(other.low.x - self.high.x)
            .max(0.0);
        let y = (self.low.y - other.high.y)
            .max(other.low.y - self.high.y)
            .max(0.0);
        x * x + y * y
    }
}

/// A run of edges, and the index of its halves.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    /// The edges `start..end`; an edge goes from the vertex of its number to the next of the ring.
    pub start: u32,
    pub end: u32,
    /// The second half; 0 for a leaf. The first half is the node after this.
    pub second: u32,
}

impl Node {
    /// Returns the numbers of the node's edges.
    #[inline]
    pub fn edges(&self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Emits the nodes two levels below a node, or the leaves one level below it; `node` is its own number, no leaf's.
    #[inline(always)]
    pub fn quarters(&self, node: u32, nodes: &[Self], mut emit: impl FnMut(u32)) {
        for half in [node + 1, self.second] {
            match nodes[half as usize].second {
                0 => emit(half),
                second => {
                    emit(half + 1);
                    emit(second);
                }
            }
        }
    }
}

/// Returns the nodes over edges numbered ring after ring, whose rings end at `ends`; the root comes first.
pub(crate) fn nodes(ends: &[u32]) -> Vec<Node> {
    let mut leaves = Vec::new();
    let mut start = 0;
    for end in ends {
        let count = (*end - start) as usize;
        let pieces = count.div_ceil(LEAF).max(1);
        let at = |piece: usize| start + (count * piece / pieces) as u32;
        leaves.extend((0..pieces).map(|piece| [at(piece), at(piece + 1)]));
        start = *end;
    }
    let mut nodes = Vec::with_capacity(2 * leaves.len());
    grow(&leaves, &mut nodes);
    nodes
}

/// Appends the node over some leaves, and all below it. The depth is the logarithm of their number.
fn grow(leaves: &[[u32; 2]], nodes: &mut Vec<Node>) {
    let (Some([start, _]), Some([_, end])) = (leaves.first(), leaves.last()) else {
        return;
    };
    let own = nodes.len();
    nodes.push(Node {
        start: *start,
        end: *end,
        second: 0,
    });
    if leaves.len() > 1 {
        let (first, second) = leaves.split_at(leaves.len() / 2);
        grow(first, nodes);
        nodes[own].second = nodes.len() as u32;
        grow(second, nodes);
    }
}

/// Returns the box of every node, from that of an edge.
pub(crate) fn boxes(nodes: &[Node], edge: impl Fn(usize) -> [Point2; 2]) -> Vec<Rect> {
    let mut boxes = vec![Rect::EMPTY; nodes.len()];
    for (i, node) in nodes.iter().enumerate().rev() {
        boxes[i] = match node.second {
            0 => Rect::from_points(node.edges().flat_map(&edge)),
            second => Rect::union(boxes[i + 1], boxes[second as usize]),
        };
    }
    boxes
}

/// The largest number of open nodes: no more than 2³² edges in each of two trees, quartered at every step.
const MAX_WAITING: usize = 96;

/// The open nodes on the way through a tree, or two.
pub(crate) struct Stack<T> {
    waiting: [T; MAX_WAITING],
    count: usize,
}

impl<T: Copy + Default> Stack<T> {
    /// Creates a stack without items.
    #[inline]
    pub fn new() -> Self {
        Self {
            waiting: [T::default(); MAX_WAITING],
            count: 0,
        }
    }

    /// Pushes an item; at most [`MAX_WAITING`] fit.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.waiting[self.count] = item;
        self.count += 1;
    }

    /// Removes and returns the item pushed last; None if the stack is empty.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.count = self.count.checked_sub(1)?;
        Some(self.waiting[self.count])
    }
}
