//! Random poses of the robots tried, for the allowed-collision table, in slices.

use std::collections::BTreeMap;

use nearpoint_geometry::work::Stopped;
use nearpoint_motion::allowed::{Reason, allowed};
use nearpoint_motion::check::Cell;

use super::cell;
use crate::allowed::Allowance;
use crate::document::Document;
use crate::pairs::Key;
use crate::part::PartId;
use crate::pool::{Pool, Watched};

/// Poses that are tried, and what was the same in all of them so far.
#[derive(Debug)]
pub(crate) struct Sampling {
    cell: Cell,
    parts: Vec<PartId>,
    /// Poses of each slice that is still to be tried.
    left: Vec<usize>,
    found: Option<BTreeMap<[usize; 2], Reason>>,
    /// Polls for which the next slice does not listen to the wish to stop.
    budget: u64,
}

/// Poses that are tried in one go.
const SLICE: usize = 25;

/// More poses are not tried.
pub(crate) const MOST_SAMPLES: usize = 100_000;

impl Sampling {
    /// At most [`MOST_SAMPLES`] poses.
    pub fn new(document: &Document, samples: usize) -> Self {
        let samples = samples.clamp(1, MOST_SAMPLES);
        let (cell, parts) = cell(document);
        let mut left = vec![SLICE; samples / SLICE];
        left.extend(Some(samples % SLICE).filter(|&rest| rest > 0));
        Self {
            cell,
            parts,
            left,
            found: None,
            budget: 0,
        }
    }

    /// Goes on until all poses were tried or `stop` says true; the pairs that may meet, once all were.
    pub fn advance(
        &mut self,
        pool: &Pool,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<(Key, Allowance)>> {
        while let Some(&samples) = self.left.last() {
            if self.budget == 0 && stop() {
                return None;
            }
            let work = Watched::new(pool, stop, self.budget);
            // Each slice has poses of its own, the same whenever it is asked for.
            let seed = self.left.len() as u64;
            match pool.enter(|| allowed(&self.cell, samples, seed, &work)) {
                Ok(slice) => {
                    self.budget = 0;
                    self.left.pop();
                    self.agree(slice);
                }
                Err(Stopped) => {
                    self.budget = work.next_budget();
                    return None;
                }
            }
        }
        Some(self.outcome())
    }

    /// Keeps what this slice says too.
    fn agree(&mut self, slice: Vec<([usize; 2], Reason)>) {
        let slice: BTreeMap<_, _> = slice.into_iter().collect();
        match &mut self.found {
            None => self.found = Some(slice),
            Some(found) => found.retain(|pair, reason| slice.get(pair) == Some(reason)),
        }
    }

    fn outcome(&self) -> Vec<(Key, Allowance)> {
        let found = self.found.iter().flatten();
        let named = found.map(|(&[a, b], reason)| {
            let (a, b) = (self.parts[a], self.parts[b]);
            let allowance = match reason {
                Reason::Neighbours => Allowance::Neighbours,
                Reason::AlwaysMeet => Allowance::AlwaysMeet,
                Reason::NeverMeet => Allowance::NeverMeet,
            };
            ((a.min(b), a.max(b)), allowance)
        });
        named.collect()
    }
}
