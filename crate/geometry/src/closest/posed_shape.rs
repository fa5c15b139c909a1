//! Represents one side of a pair in a search: a tree node or a triangle.

use crate::bounds::{BoundingDisc, BoundingDiscs, Child, SimdDisc, SimdTile, TileRectangle};
use crate::shape::Shape;
use crate::tolerance::{DISC_NOISE, DISTANCE_NOISE};
use crate::{Point, RigidTransform, Vector};
use std::ops::ControlFlow;

/// A node or a triangle, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Subtree(u32);

/// The highest bit, which marks triangles.
const TRIANGLE: u32 = 1 << 31;

impl Subtree {
    /// The root, which covers the whole shape.
    pub(super) const ROOT: Self = Self(0);

    /// Returns the content of a node's slot.
    #[inline]
    fn from_child(child: Child) -> Option<Self> {
        match child {
            Child::Empty => None,
            Child::Node(index) => Some(Self(index)),
            Child::Triangle(index) => Some(Self(index | TRIANGLE)),
        }
    }

    pub(super) fn triangle(self) -> Option<u32> {
        (self.0 & TRIANGLE != 0).then_some(self.0 & !TRIANGLE)
    }
}

/// A shape as the search sees it, posed in A's frame.
#[derive(Debug)]
pub(crate) struct PosedShape<'a> {
    pub(crate) shape: &'a Shape,
    discs: &'a BoundingDiscs,
    /// The pose from the shape's frame to A's; None for A's own side.
    pose: Option<RigidTransform>,
}

impl<'a> PosedShape<'a> {
    pub(crate) fn new(shape: &'a Shape, pose: Option<RigidTransform>) -> Self {
        Self {
            shape,
            discs: shape.discs(),
            pose,
        }
    }

    /// Maps a point of the shape's frame to A's.
    #[inline]
    pub(crate) fn point(&self, p: &Point) -> Point {
        match &self.pose {
            None => *p,
            Some(pose) => pose.point(p),
        }
    }

    /// Maps a point of A's frame to the shape's, relative to the tree's origin. Also returns by how much a bound of its
    /// distance may be too large.
    fn to_local(&self, p: &Point) -> ([f32; 3], f64) {
        let own = match &self.pose {
            None => *p,
            Some(pose) => pose.inverse_point(p),
        };
        let bounds = self.shape.bounds();
        let off = own - self.shape.bvh().origin();
        let size = (bounds.hi - bounds.lo).amax() + off.amax();
        let noise =
            DISC_NOISE * size + DISTANCE_NOISE * (self.max_abs_coordinate() + p.coords.amax());
        (off.map(|x| x as f32).into(), noise)
    }

    /// Returns the largest coordinate that a query about the shape rounds.
    pub(crate) fn max_abs_coordinate(&self) -> f64 {
        let moved = self.pose.map_or(0.0, |pose| {
            pose.translation.iter().fold(0.0, |m, x| x.abs().max(m))
        });
        self.shape.bounds().max_abs_coordinate() + moved
    }

    /// Returns the corners of a triangle.
    #[inline]
    pub(crate) fn corners(&self, triangle: u32) -> [Point; 3] {
        match &self.pose {
            None => self.shape.triangle(triangle),
            Some(pose) => self.shape.posed_triangle(triangle, pose),
        }
    }

    /// Returns the largest distance of a node's points from the centre of its disc.
    #[inline]
    pub(super) fn radius(&self, node: Subtree) -> f32 {
        self.discs.get(node.0).radius
    }

    /// Returns a subtree's projected interval on a line through the origin of A's frame, to rounding in f32; for a node,
    /// that of its boxes.
    pub(super) fn projected_interval(&self, subtree: Subtree, direction: &Vector) -> [f64; 2] {
        if let Some(triangle) = subtree.triangle() {
            let [a, b, c] = self.corners(triangle).map(|p| direction.dot(&p.coords));
            return [a.min(b).min(c), a.max(b).max(c)];
        }
        let [begin, end] = self.projected_intervals(subtree, direction);
        let (begin, end) = (begin.into_iter(), end.into_iter());
        [
            begin.fold(f64::INFINITY, f64::min),
            end.fold(f64::NEG_INFINITY, f64::max),
        ]
    }

    /// Returns the projected intervals of a node's slots; that of an unused slot ends before it begins.
    pub(super) fn projected_intervals(&self, node: Subtree, direction: &Vector) -> [[f64; 4]; 2] {
        let (from, own) = self.line(direction);
        let boxes = &self.shape.bvh().nodes()[node.0 as usize].boxes;
        let intervals = boxes.projected_intervals(own);
        intervals.map(|ends| ends.to_array().map(|end| from + f64::from(end)))
    }

    /// Projects the tree's origin on a line through the origin of A's frame. Also returns the line's direction in the
    /// shape's own frame.
    #[inline]
    pub(super) fn line(&self, direction: &Vector) -> (f64, [f32; 3]) {
        let own = match &self.pose {
            None => *direction,
            Some(pose) => pose.inverse_vector(direction),
        };
        let from = direction.dot(&self.point(&self.shape.bvh().origin()).coords);
        (from, own.map(|x| x as f32).into())
    }

    /// Returns the children of a node in order, and their number.
    #[inline]
    pub(super) fn children(&self, subtree: Subtree) -> ([Subtree; 4], usize) {
        let node = &self.shape.bvh().nodes()[subtree.0 as usize];
        let (mut children, mut count) = ([Subtree::ROOT; 4], 0);
        for slot in 0..4 {
            if let Some(child) = Subtree::from_child(node.child(slot)) {
                children[count] = child;
                count += 1;
            }
        }
        (children, count)
    }

    /// Visits the triangles that may be no farther than `bound` from a point of A's frame, nearest first by their discs.
    /// `look` returns the new bound.
    #[inline]
    pub(super) fn visit_nearest_first(
        &self,
        p: &Point,
        bound: f64,
        look: impl FnMut(u32) -> ControlFlow<(), f64>,
    ) -> ControlFlow<()> {
        let (own, noise) = self.to_local(p);
        let least = |node: u32, bound: f64| self.lower_bounds(node, own, bound + noise, noise);
        self.shape
            .bvh()
            .visit_nearest_first(bound, false, least, look)
    }

    /// Returns a lower bound of a point's distance from each slot of a node; NaN where boxes prove it `beyond`. Boxes are
    /// cheap and prune; discs then order the rest by distance.
    #[inline]
    fn lower_bounds(&self, node: u32, p: [f32; 3], beyond: f64, noise: f64) -> [f64; 4] {
        let node = &self.shape.bvh().nodes()[node as usize];
        let boxes = node.boxes.distances_to(p).to_array().map(f64::from);
        let near = boxes.map(|distance| distance <= beyond);
        let least = match near.iter().filter(|near| **near).count() {
            0 | 1 => boxes,
            _ => {
                let of = |slot: usize| match near[slot] {
                    true => Subtree::from_child(node.child(slot)),
                    false => None,
                };
                let subtrees = [0, 1, 2, 3].map(|slot| of(slot).unwrap_or(Subtree::ROOT));
                self.discs(&subtrees).distances_to(p).map(f64::from)
            }
        };
        [0, 1, 2, 3].map(|slot| match near[slot] {
            true => least[slot] - noise,
            false => f64::NAN,
        })
    }

    /// Returns the discs around subtrees, lane by lane; lanes beyond their number are meaningless.
    #[inline]
    pub(super) fn discs(&self, subtrees: &[Subtree]) -> SimdDisc {
        let (nodes, triangles, mask) =
            self.sort(subtrees, &BoundingDisc::EMPTY, |node| self.discs.get(node));
        let lanes = SimdDisc::gather(nodes);
        if mask == [false; 4] {
            return lanes;
        }
        let origin = self.shape.bvh().origin();
        lanes.blend(&SimdDisc::from_triangles(&triangles, &origin), mask)
    }

    /// Returns the tiles around subtrees, lane by lane.
    #[inline]
    pub(super) fn tiles(&self, subtrees: &[Subtree]) -> SimdTile {
        let nothing = (&BoundingDisc::EMPTY, &TileRectangle::WHOLE);
        let (nodes, triangles, mask) = self.sort(subtrees, nothing, |node| self.discs.tile(node));
        let lanes = SimdTile::gather(nodes);
        if mask == [false; 4] {
            return lanes;
        }
        let origin = self.shape.bvh().origin();
        lanes.blend(&SimdTile::from_triangles(&triangles, &origin), mask)
    }

    /// Returns the bounds of the subtrees that are nodes, the triangles of the others, and which are triangles.
    #[inline]
    fn sort<T: Copy>(
        &self,
        subtrees: &[Subtree],
        nothing: T,
        of: impl Fn(u32) -> T,
    ) -> ([T; 4], [[Point; 3]; 4], [bool; 4]) {
        let mut nodes = [nothing; 4];
        let mut triangles = [[Point::origin(); 3]; 4];
        let mut mask = [false; 4];
        for (i, subtree) in subtrees.iter().enumerate().take(4) {
            match subtree.triangle() {
                Some(triangle) => {
                    triangles[i] = self.shape.triangle(triangle);
                    mask[i] = true;
                }
                None => nodes[i] = of(subtree.0),
            }
        }
        (nodes, triangles, mask)
    }
}
