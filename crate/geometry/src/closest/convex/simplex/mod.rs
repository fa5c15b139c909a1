//! Finds the point nearest to the origin in the hull of up to four corners of a Minkowski difference.

mod foot;
mod johnson;
mod signed_volumes;

use crate::{Point, Vector};

/// A point of the Minkowski difference and its two source points, in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SupportPoint {
    /// The difference `on_a − on_b`.
    pub difference: Vector,
    /// The support point of A.
    pub on_a: Point,
    /// The support point of B, in A's frame.
    pub on_b: Point,
    /// The numbers of the points of A and of B.
    pub indices: [u32; 2],
}

impl SupportPoint {
    /// Returns the largest coordinate of its points.
    #[inline]
    pub(super) fn max_abs_coordinate(&self) -> f64 {
        self.on_a.coords.amax().max(self.on_b.coords.amax())
    }
}

/// The method that finds the nearest point of a simplex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SimplexMethod {
    /// Johnson's recursion over the subsets (Gilbert, Johnson & Keerthi 1988), as in the patent. Where rounding leaves no
    /// subset valid, it takes the nearest of those with positive weights.
    Johnson,
    /// Signed volumes (Montanari, Petrinic & Barbieri 2017), which keep their digits where the simplex is thin.
    #[default]
    SignedVolumes,
}

/// The nearest point of a hull of at most four points: weights that are not negative and sum to one, 0 for points it
/// does not need.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClosestPoint {
    /// The weights in the order of the points; they sum to one.
    pub weights: [f64; 4],
    /// The weighted mean of the points.
    pub point: Vector,
}

impl ClosestPoint {
    /// Creates the result from weights of some of the points. The nearest point is not summed from them: if it is near the
    /// origin and they are not, their sum has few digits left for its direction.
    #[inline]
    fn from_weights(points: &[Vector], weighted: &[(usize, f64)]) -> Self {
        let mut weights = [0.0; 4];
        for &(i, weight) in weighted {
            weights[i] = weight;
        }
        let point = match *weighted {
            [(i, _)] => points[i],
            [(i, _), (j, _)] => foot::on_line([points[i], points[j]]),
            [(i, _), (j, _), (k, _)] => foot::on_plane([points[i], points[j], points[k]]),
            _ => Vector::zeros(),
        };
        Self { weights, point }
    }

    /// Returns the nearer of the two, the first of equals.
    #[inline]
    fn nearer(self, other: Self) -> Self {
        if other.point.norm_squared() < self.point.norm_squared() {
            other
        } else {
            self
        }
    }
}

impl SimplexMethod {
    /// Finds the point of the hull of one to four points that is nearest to the origin. There always is an answer.
    #[inline]
    pub fn closest_point(self, points: &[Vector]) -> ClosestPoint {
        match self {
            Self::Johnson => johnson::closest_point(points),
            Self::SignedVolumes => signed_volumes::closest_point(points),
        }
    }
}

/// One to four corners and the weights of the point nearest to the origin.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Simplex {
    corners: [SupportPoint; 4],
    weights: [f64; 4],
    count: usize,
}

impl Simplex {
    pub(super) fn from_point(corner: SupportPoint) -> Self {
        Self {
            corners: [corner; 4],
            weights: [1.0, 0.0, 0.0, 0.0],
            count: 1,
        }
    }

    /// Finds the point of a triangle of corners that is nearest to `target`, and its distance.
    pub(super) fn closest_point_to(target: &Vector, corners: [SupportPoint; 3]) -> (Self, f64) {
        let mut simplex = Self::from_point(corners[0]);
        simplex.push(corners[1]);
        simplex.push(corners[2]);
        let points = corners.map(|corner| corner.difference - target);
        let nearest = signed_volumes::closest_point(&points);
        simplex.retain_weighted(&nearest);
        (simplex, nearest.point.norm())
    }

    /// Returns the corners whose hull holds the nearest point.
    pub fn corners(&self) -> &[SupportPoint] {
        &self.corners[..self.count]
    }

    /// Returns the corners' weights, which are positive and sum to one.
    pub fn weights(&self) -> &[f64] {
        &self.weights[..self.count]
    }

    /// Returns the points of A and of B whose difference is the nearest point.
    pub fn witnesses(&self) -> [Point; 2] {
        let mut sums = [Vector::zeros(); 2];
        for (corner, &weight) in self.corners().iter().zip(self.weights()) {
            sums[0] += corner.on_a.coords * weight;
            sums[1] += corner.on_b.coords * weight;
        }
        sums.map(Point::from)
    }

    #[inline]
    pub(super) fn contains(&self, numbers: [u32; 2]) -> bool {
        self.corners()
            .iter()
            .any(|corner| corner.indices == numbers)
    }

    /// Returns the largest coordinate of any of the points: the scale of the rounding.
    #[inline]
    pub(super) fn max_abs_coordinate(&self) -> f64 {
        self.corners()
            .iter()
            .map(SupportPoint::max_abs_coordinate)
            .fold(0.0, f64::max)
    }

    /// Adds a corner to at most three.
    #[inline]
    pub(super) fn push(&mut self, corner: SupportPoint) {
        self.corners[self.count] = corner;
        self.count += 1;
    }

    /// Returns the simplex before its last corner was added, reduced.
    pub(super) fn without_last(mut self, method: SimplexMethod) -> Self {
        self.count -= 1;
        self.reduce(method);
        self
    }

    /// Keeps the fewest corners whose hull holds the point nearest to the origin; returns that point.
    #[inline]
    pub(super) fn reduce(&mut self, method: SimplexMethod) -> Vector {
        let points = self.corners.map(|corner| corner.difference);
        let nearest = method.closest_point(&points[..self.count]);
        self.retain_weighted(&nearest);
        nearest.point
    }

    /// Keeps the corners that have a weight.
    #[inline]
    fn retain_weighted(&mut self, nearest: &ClosestPoint) {
        let mut kept = 0;
        for i in 0..self.count {
            if nearest.weights[i] > 0.0 {
                self.corners[kept] = self.corners[i];
                self.weights[kept] = nearest.weights[i];
                kept += 1;
            }
        }
        self.count = kept;
    }
}
