//! Runs one query, and the same query at every height.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Pose, brute_force};
use nearpoint_published::pipeline::{
    Compound, CompoundPairState, DistanceResult, End, Mode, Step, closest,
};

use super::{HIGHEST, LIFT_STEP};

/// The steps and the result of a query at one height.
#[derive(Debug)]
pub(super) struct Query {
    /// The recorded steps, without the end.
    pub steps: Vec<Step>,
    pub found: DistanceResult,
    /// The smallest distance over all pairs of elements.
    pub truth: f64,
}

/// The result at one height: the height, the answer, its lower bound, and the true distance.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample {
    pub lift: f64,
    pub answer: f64,
    pub lower: f64,
    pub truth: f64,
}

/// Returns B's pose in A's frame: A is lifted, so B sinks.
fn pose(lift: f64) -> Pose {
    Pose::translation(0.0, 0.0, -lift)
}

/// Runs a query. The result is never none: the pose has finite numbers, and nothing stops the query.
pub(super) fn query(elements: &[Vec<Hull>; 2], mode: Mode, lift: f64) -> Option<Query> {
    let [a, b] = elements;
    let [body_a, body_b] = [Compound::new(a).ok()?, Compound::new(b).ok()?];
    let (pose, mut state, mut steps) = (pose(lift), CompoundPairState::default(), Vec::new());
    let asked = closest(
        &body_a,
        &body_b,
        &pose,
        mode,
        &mut state,
        &SequentialExecutor,
        &mut steps,
    );
    let found = asked.ok()??;
    steps.retain(|step| !matches!(step, Step::End(End::Found(_))));
    let (truth, _) = brute_force::closest_elements(a, b, &pose)?;
    Some(Query {
        steps,
        found,
        truth,
    })
}

/// Runs the same query at every height that can be chosen.
pub(super) fn samples(elements: &[Vec<Hull>; 2], mode: Mode) -> Vec<Sample> {
    let last = (HIGHEST / LIFT_STEP) as usize;
    let lifts = (0..=last).map(|i| i as f64 * LIFT_STEP);
    let sample = |lift| {
        let query = query(elements, mode, lift)?;
        Some(Sample {
            lift,
            answer: query.found.witness.distance,
            lower: query.found.lower,
            truth: query.truth,
        })
    };
    lifts.filter_map(sample).collect()
}
