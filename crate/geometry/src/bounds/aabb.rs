//! Represents an axis-aligned box in f64.

use crate::order::{greater, lesser};
use crate::tolerance::POSE_ROUNDING;
use crate::{Point, RigidTransform};

/// A closed axis-aligned box, in the frame and unit of the points it was made of. Empty when `lo` is above `hi`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aabb {
    /// The smallest coordinates.
    pub lo: Point,
    /// The largest coordinates.
    pub hi: Point,
}

impl Aabb {
    /// The box without points: the neutral element of [`Aabb::union`].
    pub const EMPTY: Self = Self {
        lo: Point::new(f64::INFINITY, f64::INFINITY, f64::INFINITY),
        hi: Point::new(f64::NEG_INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY),
    };

    /// Returns the smallest box around `points`.
    pub fn from_points<'a>(points: impl IntoIterator<Item = &'a Point>) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with_point)
    }

    /// Returns the smallest box around `self` and `p`.
    #[inline]
    pub fn with_point(mut self, p: &Point) -> Self {
        // A coordinate is never NaN, and this runs for millions of them.
        for i in 0..3 {
            self.lo[i] = lesser(self.lo[i], p[i]);
            self.hi[i] = greater(self.hi[i], p[i]);
        }
        self
    }

    /// Returns the smallest box around both boxes.
    pub fn union(self, other: &Self) -> Self {
        Self {
            lo: self.lo.inf(&other.lo),
            hi: self.hi.sup(&other.hi),
        }
    }

    /// Returns whether the box is empty, so that no point is inside.
    pub fn is_empty(&self) -> bool {
        (0..3).any(|i| self.lo[i] > self.hi[i])
    }

    /// Returns whether the closed boxes share a point.
    pub fn overlaps(&self, other: &Self) -> bool {
        (0..3).all(|i| self.lo[i] <= other.hi[i] && other.lo[i] <= self.hi[i])
    }

    /// Returns whether all of `other` lies in the closed box.
    pub fn contains(&self, other: &Self) -> bool {
        (0..3).all(|i| self.lo[i] <= other.lo[i] && other.hi[i] <= self.hi[i])
    }

    /// Returns the largest absolute value of any coordinate of the two corners.
    pub fn max_abs_coordinate(&self) -> f64 {
        self.lo.coords.amax().max(self.hi.coords.amax())
    }

    /// Returns the box with every side moved outward by `by`.
    pub fn grown(&self, by: f64) -> Self {
        Self {
            lo: self.lo.map(|x| x - by),
            hi: self.hi.map(|x| x + by),
        }
    }

    /// Returns whether the point lies in the closed box.
    pub fn contains_point(&self, p: &Point) -> bool {
        (0..3).all(|i| self.lo[i] <= p[i] && p[i] <= self.hi[i])
    }

    /// Returns the centre of the box.
    pub fn centre(&self) -> Point {
        nalgebra::center(&self.lo, &self.hi)
    }

    /// Returns the length of the space diagonal; 0 for an empty box.
    pub fn diagonal(&self) -> f64 {
        if self.is_empty() {
            0.0
        } else {
            (self.hi - self.lo).norm()
        }
    }

    /// Returns the square of the distance between the closed boxes; 0 when they share a point.
    pub fn distance_squared(&self, other: &Self) -> f64 {
        (0..3)
            .map(|i| {
                (self.lo[i] - other.hi[i])
                    .max(other.lo[i] - self.hi[i])
                    .max(0.0)
            })
            .map(|gap| gap * gap)
            .sum()
    }

    /// Returns the eight corners of the box.
    pub fn corners(&self) -> impl Iterator<Item = Point> + use<> {
        let ends = [self.lo, self.hi];
        (0..8usize).map(move |i| Point::new(ends[i & 1].x, ends[i >> 1 & 1].y, ends[i >> 2].z))
    }

    /// Returns a box around the posed box. It contains every vertex of `self` as posed, even if it is posed through another
    /// part's frame. So parts that meet have boxes that overlap in the frame of either.
    pub fn posed(&self, pose: impl Into<RigidTransform>) -> Self {
        if self.is_empty() {
            return Self::EMPTY;
        }
        let pose = pose.into();
        let around = self.posed_tightly(&pose);
        let far = pose
            .translation
            .iter()
            .fold(0.0_f64, |far, t| far.max(t.abs()));
        around.grown(POSE_ROUNDING * (self.max_abs_coordinate() + far))
    }

    /// Returns the smallest box around the posed corners. It contains every vertex posed by exactly this pose, without a
    /// margin: rounding is monotonic, so no sum `r·v + t` rounds beyond that of the corner that bounds it.
    pub fn posed_tightly(&self, pose: &RigidTransform) -> Self {
        let posed = self.corners().map(|corner| pose.point(&corner));
        let around = posed.fold(Self::EMPTY, |all, corner| all.with_point(&corner));
        if self.is_empty() { Self::EMPTY } else { around }
    }
}
