//! How many comparisons each stage makes, and how the bounds close while they are made.

use std::collections::BTreeMap;

use nearpoint_published::pipeline::{Level, Part, Step as Event};

use super::run::{Asked, PLACES};

/// Hulls, elements of A, elements of B, pairs of elements.
pub(super) const STAGES: usize = 4;

/// Comparisons by stage.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counts {
    /// Of envelope spheres.
    pub spheres: [usize; STAGES],
    /// Of hulls.
    pub searches: [usize; STAGES],
    /// Of Gilbert's method, in all searches.
    pub iterations: usize,
}

/// Which stage compares these parts.
fn stage(parts: [Part; 2]) -> usize {
    match Level::of(parts) {
        Level::Envelopes | Level::Hulls => 0,
        Level::ReleasedA => 1,
        Level::ReleasedB => 2,
        Level::Elements => 3,
    }
}

impl Counts {
    pub fn of(all: &[Asked]) -> Self {
        let mut counts = Self::default();
        for asked in all {
            counts.iterations += asked.found.counts.iterations;
            for event in &asked.events {
                match event {
                    Event::Envelopes { parts, .. } => counts.spheres[stage(*parts)] += 1,
                    Event::Hulls { parts, .. } => counts.searches[stage(*parts)] += 1,
                    _ => {}
                }
            }
        }
        // Those of all bodies are compared for the order, and not once more for those that are asked.
        counts.spheres[0] = PLACES.len();
        counts
    }

    /// All comparisons of hulls up to a stage.
    pub fn searched(&self, stages: usize) -> usize {
        self.searches[..stages].iter().sum()
    }

    /// All comparisons of spheres up to a stage.
    pub fn compared(&self, stages: usize) -> usize {
        self.spheres[..stages].iter().sum()
    }
}

/// What is known after each comparison of hulls of the proven way: the least that any open pair can be apart, and the
/// least that two elements were found to be.
pub(super) fn bounds(events: &[Event]) -> Vec<[f64; 2]> {
    let mut open: BTreeMap<[Part; 2], f64> = BTreeMap::new();
    // Elements are no nearer than the hull that they were in.
    let (mut before, mut upper) = (0.0, f64::INFINITY);
    let mut known = Vec::new();
    for event in events {
        match event {
            Event::Envelopes { parts, gap, .. } => {
                open.insert(*parts, gap.max(before));
            }
            Event::Release { parts, .. } => before = open.remove(parts).unwrap_or(0.0),
            Event::Hulls {
                parts,
                witness,
                is_attained,
            } => {
                if *is_attained {
                    open.remove(parts);
                    upper = witness.distance.min(upper);
                } else if let Some(bound) = open.get_mut(parts) {
                    *bound = bound.max(witness.distance);
                }
                let lower = open.values().copied().fold(upper, f64::min);
                known.push([lower, upper]);
            }
            _ => {}
        }
    }
    known
}
