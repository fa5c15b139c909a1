//! Describes the results of a check.

use nearpoint_geometry::Point;

/// The results of a motion check so far; final once it is complete.
#[derive(Debug, Clone, PartialEq)]
pub struct MotionReport {
    /// The results of each pair, in the order of the cell's pairs.
    pub pairs: Vec<PairMotionReport>,
    /// The smallest clearance of all pairs, in order of time.
    pub curve: Vec<CurvePoint>,
    /// The first contact of any pair found so far.
    pub first_contact: Option<OverallFirstContact>,
    /// The smallest clearance of any pair, if it was requested and is within the horizon.
    pub min_clearance: Option<OverallMinClearance>,
    /// The number of tests so far.
    pub counts: CheckCounts,
    /// True if everything that was requested has been examined.
    pub is_complete: bool,
}

/// The result of a motion check for two bodies: their contacts and smallest clearance.
#[derive(Debug, Clone, PartialEq)]
pub struct PairMotionReport {
    /// The indices of both bodies in the cell's bodies.
    pub bodies: [usize; 2],
    /// The intervals in which they collide, in order; they do not collide outside these.
    pub intervals: Vec<Interval>,
    /// The first contact; `None` if they do not collide.
    pub first_contact: Option<FirstContact>,
    /// The smallest clearance, at most the accuracy above the true one, or the relative accuracy if it is large. `None`
    /// if none is within the horizon, if it was not requested, or if another pair's contact ended the check. Until the
    /// check is complete, it is only the smallest distance found so far.
    pub min_clearance: Option<MinClearance>,
    /// The largest distance of the surfaces at any moment of the intervals.
    pub max_distance: f64,
}

/// An interval throughout which two bodies collide, or are as near as the accuracy.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "IntervalRow")
)]
pub struct Interval {
    /// The time at which it begins, in seconds.
    pub from: f64,
    /// The time at which it ends, in seconds.
    pub to: f64,
    /// True if exact faces are known to intersect in it, not only to come within the accuracy.
    #[serde(rename = "certain")]
    pub is_certain: bool,
}

/// The first contact of two bodies on a motion.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstContact {
    /// The time before which they do not collide, in seconds.
    pub time: f64,
    /// The triangles that intersect at about that time, in order; the two nearest if none is known to intersect.
    pub triangles: Vec<[u32; 2]>,
    /// A point of the contact, in the scene.
    pub point: Point,
}

/// The smallest clearance of two bodies on a motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MinClearance {
    /// The time, in seconds.
    pub time: f64,
    /// The distance; 0 where they touch or overlap.
    pub distance: f64,
    /// The nearest points of both bodies, in the scene.
    pub points: [Point; 2],
}

/// The smallest clearance of all pairs at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CurvePoint {
    /// The time, in seconds.
    pub time: f64,
    /// The clearance; infinite beyond the horizon.
    pub clearance: f64,
    /// The pair's index in the cell's pairs.
    pub pair: Option<usize>,
}

/// The first contact of any two bodies on a motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OverallFirstContact {
    /// The time, in seconds.
    pub time: f64,
    /// The pair's index in the cell's pairs.
    pub pair: usize,
}

/// The smallest clearance of any two bodies on a motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OverallMinClearance {
    /// The time, in seconds.
    pub time: f64,
    /// The distance; 0 where they touch or overlap.
    pub distance: f64,
    /// The pair's index in the cell's pairs.
    pub pair: usize,
}

/// The numbers of tests that a motion check made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CheckCounts {
    /// The number of intervals of pairs that were examined.
    pub intervals: u64,
    /// The number of tests whether faces come within a distance.
    pub faces: u64,
    /// The number of clearances that were measured.
    pub clearances: u64,
    /// The number of sphere pairs that were tested.
    pub spheres: u64,
}

impl std::ops::AddAssign for CheckCounts {
    fn add_assign(&mut self, other: Self) {
        self.intervals += other.intervals;
        self.faces += other.faces;
        self.clearances += other.clearances;
        self.spheres += other.spheres;
    }
}
