//! Runs the five steps in order, as published.

use super::query_state::{PairDistance, QueryState};
use super::thresholds::Thresholds;
use super::{DistanceResult, Level, Part, Step};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;

/// The result of step 3 or 4.
struct ReleaseResult {
    /// The elements near the other's hull.
    near: Vec<Part>,
    /// The pair with the smallest distance.
    nearest: Option<PairDistance>,
    /// A lower bound of all elements' distances from the other body.
    lower: f64,
    /// A lower bound of the distances of the elements that are not near.
    dropped_lower: f64,
}

/// Runs a distance query by the published rule with these thresholds.
pub(super) fn run<W: Executor, T: Trace<Step>>(
    trial: &mut QueryState<W, T>,
    thresholds: &Thresholds,
) -> Result<DistanceResult, Interrupted> {
    let whole = [Part::Whole; 2];
    let spheres = trial.envelopes(whole);
    if spheres.lower > 0.0 {
        trial.propose_any_points();
        return Ok(trial.end(Level::Envelopes, spheres.witness, spheres.lower));
    }
    let hulls = trial.hulls(whole, true)?;
    if hulls.witness.distance > thresholds.hulls {
        return Ok(trial.end(Level::Hulls, hulls.witness, hulls.lower));
    }
    let mut lower = hulls.lower;
    let mut near = [Vec::new(), Vec::new()];
    let mut lower_of_dropped = f64::INFINITY;
    for (side, level) in [(0, Level::ReleasedA), (1, Level::ReleasedB)] {
        let release = release(trial, side, thresholds)?;
        if let (true, Some(least)) = (release.near.is_empty(), release.nearest) {
            return Ok(trial.end(level, least.witness, lower.max(release.lower)));
        }
        lower = lower.max(release.lower);
        lower_of_dropped = lower_of_dropped.min(release.dropped_lower);
        near[side] = release.near;
    }
    let mut least: Option<PairDistance> = None;
    let mut lower_of_near = f64::INFINITY;
    for &a in &near[0] {
        for &b in &near[1] {
            let reading = trial.hulls([a, b], false)?;
            lower_of_near = lower_of_near.min(reading.lower);
            keep_nearer(&mut least, reading);
        }
    }
    let witness = least.map_or(hulls.witness, |least| least.witness);
    let lower = lower.max(lower_of_near.min(lower_of_dropped));
    let found = trial.end(Level::Elements, witness, lower);
    // The original states: "Clears every flag."
    trial.state.replace(Vec::new());
    Ok(found)
}

/// Runs step 3 for A, side 0, or step 4 for B, side 1: its elements against the other's hull.
fn release<W: Executor, T: Trace<Step>>(
    trial: &mut QueryState<W, T>,
    side: usize,
    thresholds: &Thresholds,
) -> Result<ReleaseResult, Interrupted> {
    let mut released = ReleaseResult {
        near: Vec::new(),
        nearest: None,
        lower: f64::INFINITY,
        dropped_lower: f64::INFINITY,
    };
    trial.trace.record(|| Step::Release {
        parts: [Part::Whole; 2],
        side,
    });
    for element in trial.bodies[side].parts() {
        let mut parts = [Part::Whole; 2];
        parts[side] = element;
        let mut reading = None;
        if thresholds.compares_spheres {
            let spheres = trial.envelopes(parts);
            reading = (spheres.lower > 0.0).then_some(spheres);
        }
        let reading = match reading {
            Some(spheres) => spheres,
            None => trial.hulls(parts, true)?,
        };
        let distance = reading.witness.distance;
        released.lower = released.lower.min(reading.lower);
        if distance <= thresholds.elements {
            released.near.push(element);
        } else {
            trial.trace.record(|| Step::Drop { parts, distance });
            released.dropped_lower = released.dropped_lower.min(reading.lower);
        }
        keep_nearer(&mut released.nearest, reading);
    }
    Ok(released)
}

fn keep_nearer(least: &mut Option<PairDistance>, reading: PairDistance) {
    if least.is_none_or(|least| reading.witness.distance < least.witness.distance) {
        *least = Some(reading);
    }
}
