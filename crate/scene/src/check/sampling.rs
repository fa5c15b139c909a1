//! Samples random poses of the robots for the allowed-collision table, in slices.

use std::collections::BTreeMap;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_motion::allowed::{AllowedReason, sample_allowed_pairs};
use nearpoint_motion::check::WorkCell;

use super::cell;
use crate::document::Document;
use crate::part::{PairKey, PartId, pair_key};
use crate::resume::{Budget, Resumable};

/// The poses to try, and the results that were the same in all of them so far.
#[derive(Debug)]
pub(crate) struct AllowedPairSampling {
    cell: WorkCell,
    parts: Vec<PartId>,
    /// The number of poses of each slice that is still to be tried.
    remaining: Vec<usize>,
    reasons: Option<BTreeMap<[usize; 2], AllowedReason>>,
    budget: Budget,
}

/// The number of poses in a slice.
const SLICE: usize = 25;

/// The largest number of poses that are tried.
pub(crate) const MAX_SAMPLES: usize = 100_000;

impl AllowedPairSampling {
    /// Prepares the sampling of at most [`MAX_SAMPLES`] poses.
    pub fn new(document: &Document, samples: usize) -> Self {
        let samples = samples.clamp(1, MAX_SAMPLES);
        let (cell, parts) = cell(document);
        let mut remaining = vec![SLICE; samples / SLICE];
        remaining.extend(Some(samples % SLICE).filter(|&rest| rest > 0));
        Self {
            cell,
            parts,
            remaining,
            reasons: None,
            budget: 0,
        }
    }

    /// Keeps the results that this slice also gives.
    fn intersect(&mut self, slice: Vec<([usize; 2], AllowedReason)>) {
        let slice: BTreeMap<_, _> = slice.into_iter().collect();
        match &mut self.reasons {
            None => self.reasons = Some(slice),
            Some(found) => found.retain(|pair, reason| slice.get(pair) == Some(reason)),
        }
    }

    /// Returns the pairs that may collide, once all poses were tried.
    pub fn outcome(&self) -> Vec<(PairKey, AllowedReason)> {
        let found = self.reasons.iter().flatten();
        let named = found.map(|(&[a, b], reason)| {
            let (a, b) = (self.parts[a], self.parts[b]);
            (pair_key(a, b), reason.clone())
        });
        named.collect()
    }
}

/// Each step tries one slice.
impl Resumable<()> for AllowedPairSampling {
    fn is_pending(&self) -> bool {
        !self.remaining.is_empty()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(&mut self, (): &mut (), executor: &impl Executor) -> Result<(), Interrupted> {
        let Some(&samples) = self.remaining.last() else {
            return Ok(());
        };
        // Each slice has its own poses, which are the same when the slice is repeated.
        let seed = self.remaining.len() as u64;
        let slice = sample_allowed_pairs(&self.cell, samples, seed, executor)?;
        self.remaining.pop();
        self.intersect(slice);
        Ok(())
    }
}
