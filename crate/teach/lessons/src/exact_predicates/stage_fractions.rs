//! Counts how many signs need which stage, by the distance of the points from the line.

use nearpoint_geometry::random::SplitMix64;
use nearpoint_published::signs::Stage;

use super::grid::Line;

pub(super) const STAGES: [Stage; 4] = [
    Stage::Filter,
    Stage::Differences,
    Stage::Corrected,
    Stage::Exact,
];
/// The number of points at each distance.
const POINTS: u32 = 64;
/// The exponent of the largest distance, which is this power of two in last digits.
const FARTHEST: i32 = 44;

/// The fractions, in percent, of the points at this distance from the line, in last digits, that need each stage.
#[derive(Debug)]
pub(super) struct StageFractions {
    pub distance: f64,
    pub stages: [f64; 4],
}

/// Returns the fractions at distances from two last digits on, each four times the one before. The points lie on both sides
/// of random positions along the line.
pub(super) fn stage_fractions(line: &Line) -> Vec<StageFractions> {
    let mut random = SplitMix64::seeded(1997);
    let at = |k: i32| 2.0_f64.powi(k);
    let distances = (1..=FARTHEST).step_by(2).map(at);
    distances
        .map(|distance| {
            let mut stages = [0.0; 4];
            for i in 0..POINTS {
                let along = (random.uniform() * at(FARTHEST)).floor();
                let up = if i % 2 == 0 { distance } else { -distance };
                let reported = line.signs_at(line.point_at(along, along + up));
                stages[reported.stage as usize] += 100.0 / f64::from(POINTS);
            }
            StageFractions { distance, stages }
        })
        .collect()
}
