//! Random poses of the robots tried, for the allowed-collision table, in slices.

use std::collections::BTreeMap;

use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::allowed::{Allowance, allowed};
use nearpoint_motion::check::Cell;

use super::cell;
use crate::document::Document;
use crate::part::{Key, PartId, key};
use crate::resume::{Budget, Resumable};

/// Poses that are tried, and what was the same in all of them so far.
#[derive(Debug)]
pub(crate) struct Sampling {
    cell: Cell,
    parts: Vec<PartId>,
    /// Poses of each slice that is still to be tried.
    left: Vec<usize>,
    found: Option<BTreeMap<[usize; 2], Allowance>>,
    budget: Budget,
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

    /// Keeps what this slice says too.
    fn agree(&mut self, slice: Vec<([usize; 2], Allowance)>) {
        let slice: BTreeMap<_, _> = slice.into_iter().collect();
        match &mut self.found {
            None => self.found = Some(slice),
            Some(found) => found.retain(|pair, reason| slice.get(pair) == Some(reason)),
        }
    }

    /// The pairs that may meet, once all poses were tried.
    pub fn outcome(&self) -> Vec<(Key, Allowance)> {
        let found = self.found.iter().flatten();
        let named = found.map(|(&[a, b], reason)| {
            let (a, b) = (self.parts[a], self.parts[b]);
            (key(a, b), reason.clone())
        });
        named.collect()
    }
}

/// Slice by slice.
impl Resumable<()> for Sampling {
    fn is_pending(&self) -> bool {
        !self.left.is_empty()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, (): &mut (), work: &impl Work) -> Result<(), Stopped> {
        let Some(&samples) = self.left.last() else {
            return Ok(());
        };
        // Each slice has poses of its own, the same whenever it is asked for.
        let seed = self.left.len() as u64;
        let slice = allowed(&self.cell, samples, seed, work)?;
        self.left.pop();
        self.agree(slice);
        Ok(())
    }
}
