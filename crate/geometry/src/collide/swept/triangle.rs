//! Describes a triangle during a step.

use crate::Point;
use crate::bounds::Aabb;

/// A triangle whose corners move from one position to another, each along a straight line at constant speed, while time
/// runs from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SweptTriangle {
    /// The corners at time 0.
    pub from: [Point; 3],
    /// The corners at time 1.
    pub to: [Point; 3],
    /// A bound on how far the true path of any point of the triangle leaves the straight one, at the same time; 0 if only
    /// the corners at both ends are known. At the ends themselves the corners are exact.
    pub deviation: f64,
}

impl SweptTriangle {
    /// Creates a triangle whose corners move straight from their first to their last positions.
    pub fn new(from: [Point; 3], to: [Point; 3]) -> Self {
        Self {
            from,
            to,
            deviation: 0.0,
        }
    }

    /// Creates a triangle at rest.
    pub fn at_rest(corners: [Point; 3]) -> Self {
        Self::new(corners, corners)
    }

    /// Returns the corners at a time, 0 … 1, rounded to f64.
    pub fn at(&self, time: f64) -> [Point; 3] {
        if time >= 1.0 {
            return self.to;
        }
        [0, 1, 2].map(|i| self.from[i] + (self.to[i] - self.from[i]) * time)
    }

    /// Returns the box around the swept triangle, the deviation included.
    pub fn bounds(&self) -> Aabb {
        Aabb::from_points(self.from.iter().chain(&self.to)).grown(self.deviation)
    }
}
