//! What is found out about a motion.

use nearpoint_geometry::Point;

/// What is known of a motion; final once it is complete.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// In the order of the cell's pairs.
    pub pairs: Vec<PairMotion>,
    /// The smallest clearance of all pairs, in order of time.
    pub curve: Vec<CurvePoint>,
    /// The first contact of any pair; none if there is none so far.
    pub first: Option<FirstOfAll>,
    /// The smallest clearance of any pair, if it was looked for and is within the horizon.
    pub smallest: Option<SmallestOfAll>,
    /// What it cost so far.
    pub tests: Tests,
    /// Whether all was looked at that was asked for.
    pub is_complete: bool,
}

/// How two bodies fare.
#[derive(Debug, Clone, PartialEq)]
pub struct PairMotion {
    /// Places in the cell's bodies.
    pub pair: [usize; 2],
    /// When they meet, in order; before and after, they do not.
    pub intervals: Vec<Interval>,
    /// None if they do not meet.
    pub first: Option<FirstContact>,
    /// The smallest clearance, no more than the accuracy above the true one, or a share of a large one. None if there
    /// is none within the horizon, if it was not asked for, or if another pair's contact ended the check. Until the
    /// check is complete, only points that are so near.
    pub smallest: Option<Smallest>,
    /// At every moment of the intervals the surfaces are at least this near each other.
    pub within: f64,
}

/// When two bodies meet, or come as near as the accuracy, all the while.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "IntervalRow")
)]
pub struct Interval {
    /// When it begins, seconds.
    pub from: f64,
    /// When it ends.
    pub to: f64,
    /// Whether exact faces are known to meet in it, not only to come within the accuracy.
    pub certain: bool,
}

/// Where two bodies meet first.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstContact {
    /// They do not meet before.
    pub time: f64,
    /// Those that meet, at about that time, in order; the two nearest if none is known to.
    pub triangles: Vec<[u32; 2]>,
    /// In the scene.
    pub at: Point,
}

/// Where two bodies are nearest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Smallest {
    /// Seconds.
    pub time: f64,
    /// 0 where they meet.
    pub distance: f64,
    /// On both, in the scene.
    pub points: [Point; 2],
}

/// The smallest clearance at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CurvePoint {
    /// Seconds.
    pub time: f64,
    /// Infinite beyond the horizon.
    pub clearance: f64,
    /// Whose it is, a place in the cell's pairs.
    pub pair: Option<usize>,
}

/// When the first contact is, and whose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FirstOfAll {
    /// Seconds.
    pub time: f64,
    /// A place in the cell's pairs.
    pub pair: usize,
}

/// When parts are nearest, and which.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SmallestOfAll {
    /// Seconds.
    pub time: f64,
    /// 0 where they meet.
    pub distance: f64,
    /// A place in the cell's pairs.
    pub pair: usize,
}

/// What it cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tests {
    /// Intervals of pairs that were looked at.
    pub intervals: u64,
    /// Questions whether faces come within a distance.
    pub faces: u64,
    /// Clearances that were measured.
    pub clearances: u64,
    /// Pairs of spheres that were tested.
    pub spheres: u64,
}

impl std::ops::AddAssign for Tests {
    fn add_assign(&mut self, other: Self) {
        self.intervals += other.intervals;
        self.faces += other.faces;
        self.clearances += other.clearances;
        self.spheres += other.spheres;
    }
}
