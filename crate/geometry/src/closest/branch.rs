//! One side of a pair that a search looks at: a node of a tree, or one of its triangles.

use crate::bounds::{Aabb, Child, Disc, Discs};
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::{Point, Rigid};

/// A node or a triangle, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Branch(u32);

/// The highest bit tells triangles from nodes.
const TRIANGLE: u32 = 1 << 31;

impl Branch {
    /// Everything.
    pub(super) const ROOT: Self = Self(0);

    pub(super) fn triangle(self) -> Option<u32> {
        (self.0 & TRIANGLE != 0).then_some(self.0 & !TRIANGLE)
    }
}

/// A shape as the search sees it, posed in A's frame.
#[derive(Debug)]
pub(super) struct Side<'a> {
    pub(super) shape: &'a Shape,
    discs: &'a Discs,
    /// From the shape's frame to A's; A's own side has none.
    pose: Option<Rigid>,
}

impl<'a> Side<'a> {
    pub(super) fn new(shape: &'a Shape, pose: Option<Rigid>) -> Self {
        Self {
            shape,
            discs: shape.discs(),
            pose,
        }
    }

    /// A point of the shape's frame, in A's.
    #[inline]
    pub(super) fn point(&self, p: &Point) -> Point {
        match &self.pose {
            None => *p,
            Some(pose) => pose.point(p),
        }
    }

    /// A box around the shape, in A's frame; to rounding.
    pub(super) fn box_in_a(&self) -> Aabb {
        let bounds = self.shape.bounds();
        bounds
            .corners()
            .fold(Aabb::EMPTY, |b, corner| b.with(&self.point(&corner)))
            .grown(DISTANCE_NOISE * self.reach())
    }

    /// How large coordinates are that a query about the shape rounds.
    pub(super) fn reach(&self) -> f64 {
        let moved = self.pose.map_or(0.0, |pose| {
            pose.translation.iter().fold(0.0, |m, x| x.abs().max(m))
        });
        self.shape.bounds().reach() + moved
    }

    /// The corners of a triangle.
    #[inline]
    pub(super) fn corners(&self, triangle: u32) -> [Point; 3] {
        match &self.pose {
            None => self.shape.triangle(triangle),
            Some(pose) => self.shape.posed_triangle(triangle, pose),
        }
    }

    /// The disc around a branch.
    #[inline]
    pub(super) fn disc(&self, branch: Branch) -> Disc {
        match (branch.triangle(), &self.pose) {
            (Some(triangle), _) => Disc::around(&self.corners(triangle)),
            (None, None) => self.discs.of(branch.0),
            (None, Some(pose)) => self.discs.of(branch.0).posed(pose),
        }
    }

    /// What a node holds, in order.
    #[inline]
    pub(super) fn children(&self, branch: Branch) -> impl Iterator<Item = Branch> + use<'a> {
        let node = &self.shape.bvh().nodes()[branch.0 as usize];
        (0..4).filter_map(|slot| match node.child(slot) {
            Child::Empty => None,
            Child::Node(index) => Some(Branch(index)),
            Child::Triangle(index) => Some(Branch(index | TRIANGLE)),
        })
    }
}
