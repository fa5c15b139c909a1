//! Samples random poses of the robots for the allowed-collision table, in slices.

use std::collections::BTreeMap;

use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::allowed::{Allowance, allowed};
use nearpoint_motion::check::Cell;

use super::cell;
use crate::document::Document;
use crate::part::{Key, PartId, key};
use crate::resume::{Budget, Resumable};

/// The poses to try, and the answers that were the same in all of them so far.
#[derive(Debug)]
pub(crate) struct Sampling {
    cell: Cell,
    parts: Vec<PartId>,
    /// The number of poses of each slice that is still to be tried.
    left: Vec<usize>,
    found: Option<BTreeMap<[usize; 2], Allowance>>,
    budget: Budget,
}

/// The number of poses in a slice.
const SLICE: usize = 25;

/// The largest number of poses that are tried.
pub(crate) const MOST_SAMPLES: usize = 100_000;

impl Sampling {
    /// Prepares the sampling of at most [`MOST_SAMPLES`] poses.
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

    /// Keeps the answers that this slice also gives.
    fn agree(&mut self, slice: Vec<([usize; 2], Allowance)>) {
        let slice: BTreeMap<_, _> = slice.into_iter().collect();
        match &mut self.found {
            None => self.found = Some(slice),
            Some(found) => found.retain(|pair, reason| slice.get(pair) == Some(reason)),
        }
    }

    /// Returns the pairs that may meet, once all poses were tried.
    pub fn outcome(&self) -> Vec<(Key, Allowance)> {
        let found = self.found.iter().flatten();
        let named = found.map(|(&[a, b], reason)| {
            let (a, b) = (self.parts[a], self.parts[b]);
            (key(a, b), reason.clone())
        });
        named.collect()
    }
}

/// Each step tries one slice.
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
        // Each slice has its own poses, which are the same whenever the slice is tried.
        let seed = self.left.len() as u64;
        let slice = allowed(&self.cell, samples, seed, work)?;
        self.left.pop();
        self.agree(slice);
        Ok(())
    }
}
