//! Divides and conquers a list of elements, and merges two lists.

use super::disjoint::are_apart;
use super::element_hull::ElementHull;
use super::lookup::Lookup;
use super::patch::Patch;
use super::surface::{Relation, Surface};
use super::{
    DecomposeError, DecomposeSettings, DecomposeStep, DecompositionCounts, MergeCheck, MergeOutcome,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;
use std::collections::BTreeSet;

/// The data that all passes of a decomposition over one surface share.
#[derive(Debug)]
pub(super) struct Run<'a, W, T> {
    pub(super) surface: &'a Surface<'a>,
    pub(super) settings: &'a DecomposeSettings,
    /// True if the present pass also requires that a union is convex as a whole. This is more expensive, and nothing has to
    /// be divided again.
    pub(super) as_whole: bool,
    pub(super) executor: &'a W,
    pub(super) trace: &'a mut T,
    pub(super) counts: &'a mut DecompositionCounts,
}

impl<W: Executor, T: Trace<DecomposeStep>> Run<'_, W, T> {
    /// Makes one pass through a list of patches, in which it merges those it can.
    pub(super) fn pass(
        &mut self,
        list: Vec<Patch>,
        as_whole: bool,
    ) -> Result<Vec<Patch>, DecomposeError> {
        self.counts.passes += 1;
        self.as_whole = as_whole;
        self.trace.record(|| DecomposeStep::Pass {
            elements: list.iter().map(|patch| patch.name).collect(),
        });
        self.divide(list)
    }

    /// Halves the list, merges each half in itself, then one with the other.
    fn divide(&mut self, mut list: Vec<Patch>) -> Result<Vec<Patch>, DecomposeError> {
        if list.len() < 2 {
            return Ok(list);
        }
        let high = list.split_off(list.len() / 2);
        let low = self.divide(list)?;
        let high = self.divide(high)?;
        self.merge(low, high)
    }

    /// Compares CL1 with every CHj, absorbing what fits, then CL2, and so on. The remaining CHj follow the CLi.
    fn merge(&mut self, low: Vec<Patch>, high: Vec<Patch>) -> Result<Vec<Patch>, DecomposeError> {
        let lookup = match self.settings.check {
            MergeCheck::Lookup => Some(Lookup::new(&high)),
            _ => None,
        };
        let mut high: Vec<Option<Patch>> = high.into_iter().map(Some).collect();
        let mut left = high.len() as u64;
        let mut merged = low;
        for patch in &mut merged {
            if self.executor.is_interrupted() {
                return Err(Interrupted.into());
            }
            self.counts.pairs += left;
            left -= match &lookup {
                Some(lookup) => self.absorb_neighbours(patch, &mut high, lookup)?,
                None => self.absorb_any(patch, &mut high)?,
            };
        }
        merged.extend(high.into_iter().flatten());
        Ok(merged)
    }

    /// Tests every CHj in order, and returns how many were absorbed.
    fn absorb_any(
        &mut self,
        patch: &mut Patch,
        high: &mut [Option<Patch>],
    ) -> Result<u64, DecomposeError> {
        let mut taken = 0;
        for place in high {
            taken += u64::from(self.absorb_if_convex(patch, place, |_| {})?);
        }
        Ok(taken)
    }

    /// Tests only the neighbours, and skips the patches that certainly share no edge. Returns how many were absorbed.
    fn absorb_neighbours(
        &mut self,
        patch: &mut Patch,
        high: &mut [Option<Patch>],
        lookup: &Lookup,
    ) -> Result<u64, DecomposeError> {
        let mut taken = 0;
        let mut waiting = BTreeSet::new();
        lookup.neighbours(patch, &mut waiting);
        let mut next = waiting.first().copied();
        while let Some(j) = next {
            // The neighbours of an absorbed patch are the patch's from then on.
            let follow = |other: &Patch| lookup.neighbours(other, &mut waiting);
            taken += u64::from(self.absorb_if_convex(patch, &mut high[j as usize], follow)?);
            next = waiting.range(j + 1..).next().copied();
        }
        Ok(taken)
    }

    /// Absorbs the element at that index, if there is one and the union is convex.
    fn absorb_if_convex(
        &mut self,
        patch: &mut Patch,
        place: &mut Option<Patch>,
        before: impl FnOnce(&Patch),
    ) -> Result<bool, DecomposeError> {
        let Some(other) = place.take() else {
            return Ok(false);
        };
        let fits = self.test(patch, &other)?;
        if fits {
            before(&other);
            patch.absorb(other);
        } else {
            *place = Some(other);
        }
        Ok(fits)
    }

    /// Returns whether the two can be merged.
    fn test(&mut self, low: &Patch, high: &Patch) -> Result<bool, DecomposeError> {
        let check = self.settings.check;
        let is_apart = match check {
            MergeCheck::None | MergeCheck::Lookup => false,
            _ => are_apart(
                check,
                low.boundary_vertices(self.surface),
                high.boundary_vertices(self.surface),
            ),
        };
        let outcome = match is_apart {
            true => MergeOutcome::Skipped,
            false => self.compare(low, high)?,
        };
        let is_accepted = matches!(outcome, MergeOutcome::Accepted { .. });
        self.counts.merges += u64::from(is_accepted);
        self.trace.record(|| DecomposeStep::Pair {
            elements: [low.name, high.name],
            outcome,
        });
        Ok(is_accepted)
    }

    /// Compares two patches: they share edges, are convex across each, and as a whole if that is required.
    fn compare(&mut self, low: &Patch, high: &Patch) -> Result<MergeOutcome, DecomposeError> {
        self.counts.tests += 1;
        let shared = low.shared_sides(high);
        if shared.is_empty() {
            return Ok(MergeOutcome::NoSharedEdge);
        }
        for [a, b] in &shared {
            let (edge, triangles) = (a.edge, [a.triangle, b.triangle]);
            match self.surface.relation(a, b) {
                Relation::Convex => {}
                Relation::Inconsistent => {
                    return Ok(MergeOutcome::Inconsistent { edge, triangles });
                }
                Relation::Concave { height } => {
                    return Ok(MergeOutcome::Concave {
                        edge,
                        triangles,
                        height: height.max(0.0),
                    });
                }
            }
        }
        let edges = shared.iter().map(|[side, _]| side.edge).collect();
        if self.as_whole && !self.is_union_convex(low, high)? {
            return Ok(MergeOutcome::NotConvex { edges });
        }
        Ok(MergeOutcome::Accepted { edges })
    }

    fn is_union_convex(&self, low: &Patch, high: &Patch) -> Result<bool, DecomposeError> {
        let triangles = [&low.triangles[..], &high.triangles[..]].concat();
        let body = ElementHull::new(self.surface, &triangles)?;
        Ok(body.is_convex(self.surface, &triangles, self.settings.max_height()))
    }
}
