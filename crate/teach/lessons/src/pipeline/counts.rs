//! Counts the comparisons of each stage, and computes the bounds after each.

use std::collections::BTreeMap;

use nearpoint_published::pipeline::{Level, Part, Step as Event};

use super::run::{CHANNEL_POSITIONS, ChannelQuery};

/// The number of stages: hulls, elements of A, elements of B, pairs of elements.
pub(super) const STAGES: usize = 4;

/// The comparisons by stage.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counts {
    /// The comparisons of envelope spheres.
    pub spheres: [usize; STAGES],
    /// The comparisons of hulls.
    pub searches: [usize; STAGES],
    /// The iterations of Gilbert's method, in all searches.
    pub iterations: usize,
}

/// Returns the stage that compares these parts.
fn stage(parts: [Part; 2]) -> usize {
    match Level::from_parts(parts) {
        Level::Envelopes | Level::Hulls => 0,
        Level::ReleasedA => 1,
        Level::ReleasedB => 2,
        Level::Elements => 3,
    }
}

impl Counts {
    /// Counts the comparisons of all these channel queries.
    pub fn new(all: &[ChannelQuery]) -> Self {
        let mut counts = Self::default();
        for asked in all {
            counts.iterations += asked.result.counts.iterations;
            for event in &asked.events {
                match event {
                    Event::Envelopes { parts, .. } => counts.spheres[stage(*parts)] += 1,
                    Event::Hulls { parts, .. } => counts.searches[stage(*parts)] += 1,
                    _ => {}
                }
            }
        }
        // The spheres of all bodies are compared for the order, and not once more for the bodies that are searched.
        counts.spheres[0] = CHANNEL_POSITIONS.len();
        counts
    }

    /// Returns all comparisons of hulls up to a stage.
    pub fn searched(&self, stages: usize) -> usize {
        self.searches[..stages].iter().sum()
    }

    /// Returns all comparisons of spheres up to a stage.
    pub fn compared(&self, stages: usize) -> usize {
        self.spheres[..stages].iter().sum()
    }
}

/// Returns the bounds after each comparison of hulls by the proven search. They are the least possible distance of an open
/// pair, and the least distance found between two elements.
pub(super) fn bounds(events: &[Event]) -> Vec<[f64; 2]> {
    let mut open: BTreeMap<[Part; 2], f64> = BTreeMap::new();
    // Elements are no nearer than the hull that contains them.
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
