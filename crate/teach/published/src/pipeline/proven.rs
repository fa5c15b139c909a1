//! Compares parts nearest first, until nothing can be nearer.

use super::query_state::QueryState;
use super::{DistanceResult, Level, Part, Step};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Two parts that may hold the closest points.
#[derive(Debug, PartialEq)]
struct OpenPair {
    /// A lower bound of their distance; below 0 where their spheres overlap.
    lower: f64,
    parts: [Part; 2],
    /// True if their hulls were compared, not only their spheres.
    is_compared: bool,
}

impl Eq for OpenPair {}

impl Ord for OpenPair {
    /// Orders the nearest as the greatest, so that a heap returns it first.
    fn cmp(&self, other: &Self) -> Ordering {
        let nearer = other.lower.total_cmp(&self.lower);
        nearer.then_with(|| other.parts.cmp(&self.parts))
    }
}

impl PartialOrd for OpenPair {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Runs a distance query until the answer is proven.
pub(super) fn run<W: Executor, T: Trace<Step>>(
    trial: &mut QueryState<W, T>,
) -> Result<DistanceResult, Interrupted> {
    // The nearest pair of the last cycle gives a good bound in this one.
    if let Some([i, j]) = trial.state.nearest {
        let counts = trial.bodies.map(|body| body.elements().len());
        if (i as usize) < counts[0] && (j as usize) < counts[1] {
            trial.hulls([i, j].map(Part::Element), true)?;
        }
    }
    let mut heap = BinaryHeap::new();
    let mut lower = f64::INFINITY;
    push_open(trial, [Part::Whole; 2], f64::NEG_INFINITY, &mut heap);
    while let Some(next) = heap.pop() {
        if next.lower.max(0.0) >= trial.upper() {
            lower = lower.min(next.lower);
            break;
        }
        if next.is_compared {
            release(trial, next.parts, next.lower, &mut heap);
            continue;
        }
        let reading = trial.hulls(next.parts, true)?;
        if reading.is_attained {
            lower = lower.min(reading.lower);
        } else {
            heap.push(OpenPair {
                lower: better(reading.lower, next.lower),
                is_compared: true,
                ..next
            });
        }
    }
    let Some((witness, level)) = trial.nearest else {
        // This is not reached: every comparison of hulls leaves an upper bound.
        trial.propose_any_points();
        let spheres = trial.envelopes([Part::Whole; 2]);
        return Ok(trial.end(Level::Envelopes, spheres.witness, spheres.lower));
    };
    let found = trial.end(level, witness, lower);
    trial.state.nearest = match witness.elements {
        [Some(i), Some(j)] => Some([i, j]),
        _ => None,
    };
    Ok(found)
}

/// Replaces a merged hull by its elements: A's first, then B's.
fn release<W: Executor, T: Trace<Step>>(
    trial: &mut QueryState<W, T>,
    parts: [Part; 2],
    lower: f64,
    heap: &mut BinaryHeap<OpenPair>,
) {
    let side = usize::from(parts[0] != Part::Whole);
    trial.trace.record(|| Step::Release { parts, side });
    for element in trial.bodies[side].parts() {
        let mut parts = parts;
        parts[side] = element;
        push_open(trial, parts, lower, heap);
    }
}

/// Queues two parts. Elements are never nearer than the merged hull that contains them.
fn push_open<W: Executor, T: Trace<Step>>(
    trial: &mut QueryState<W, T>,
    parts: [Part; 2],
    lower: f64,
    heap: &mut BinaryHeap<OpenPair>,
) {
    let gap = trial.envelopes(parts).lower;
    heap.push(OpenPair {
        lower: better(lower, gap),
        parts,
        is_compared: false,
    });
}

/// Combines a lower bound with the gap of spheres, which is also a lower bound. The higher one counts, except that a
/// negative gap is more informative than a bound of 0.
fn better(lower: f64, gap: f64) -> f64 {
    if lower > 0.0 { gap.max(lower) } else { gap }
}
