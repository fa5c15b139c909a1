//! Stores the result of one pair of parts, and its pending query.

use std::cmp::Reverse;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::interference::{MeshRelation, PairClass};

use crate::pair_result::{ClearResult, PairResult};
use crate::part::PairKey;
use crate::pose::same_bits;
use crate::resume::Budget;

/// A pair of interest.
#[derive(Debug)]
pub(crate) struct Pair {
    /// The pose of B in A's frame.
    pub(crate) b_in_a: Pose,
    /// The result for this pose or, while the pair is pending, for an earlier one. `None` for parts that are clear and
    /// farther apart than the distance of interest.
    pub(crate) last_result: Option<Arc<PairResult>>,
    pub(crate) progress: PairProgress,
    /// True if the result for this pose is refined.
    pub(crate) is_refined: bool,
    /// The refresh at which it became of interest, and the one at which its pose changed last.
    pub(crate) added_at: u64,
    pub(crate) moved_at: u64,
    /// The distance of the boxes, which is a lower bound of the parts' distance.
    pub(crate) box_distance: f32,
    /// The pending query.
    pub(crate) pending_stage: Option<QueryStage>,
    /// True if it has moved since it became of interest.
    pub(crate) has_moved: bool,
    pub(crate) budget: Budget,
}

/// The progress of the result for a pair's pose.
#[derive(Debug, Clone)]
pub(crate) enum PairProgress {
    Nothing,
    /// The parts are apart; the clearance was searched up to this distance.
    Separated(SeparatedResult, f64),
    Complete,
}

/// The result for two parts that share no point.
#[derive(Debug, Clone)]
pub(crate) enum SeparatedResult {
    Clear(ClearResult),
    /// The parts are not classified as clear.
    Notable(Arc<PairResult>),
}

/// The kind of a pending query. All pairs are analysed before any clearance is measured: collisions matter more and are
/// found sooner. Refining only settles and narrows results, so it comes last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryStage {
    Analysis,
    Clearance,
    Refinement,
}

impl QueryStage {
    /// All stages, in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Analysis, Self::Clearance, Self::Refinement];
}

/// The order of queries: the pair that moved last comes first, then the nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct QueryOrder {
    moved: Reverse<u64>,
    /// The bits of the distance, which sort as the distances do.
    box_distance: u32,
    pub(crate) key: PairKey,
}

impl Pair {
    pub(crate) fn new(b_in_a: Pose, now: u64) -> Self {
        Self {
            b_in_a,
            last_result: None,
            progress: PairProgress::Nothing,
            is_refined: false,
            added_at: now,
            moved_at: now,
            box_distance: 0.0,
            pending_stage: None,
            has_moved: false,
            budget: 0,
        }
    }

    /// Sets the pose. If it is unchanged, the result stays valid.
    pub(crate) fn move_to(&mut self, b_in_a: Pose, now: u64) {
        if !same_bits(&self.b_in_a, &b_in_a) {
            self.has_moved = true;
            (self.b_in_a, self.progress, self.moved_at) = (b_in_a, PairProgress::Nothing, now);
            self.is_refined = false;
        }
    }

    /// Returns the latest result of the pair, which may be for an earlier pose.
    pub fn result(&self) -> Option<&Arc<PairResult>> {
        self.last_result.as_ref()
    }

    /// Returns whether the result of the pair is incomplete.
    pub fn is_pending(&self, max_distance: f64) -> bool {
        match self.progress {
            PairProgress::Nothing => true,
            PairProgress::Separated(_, looked) => looked < max_distance,
            PairProgress::Complete => false,
        }
    }

    /// Returns the stage of the next query; none if the result can get no better.
    pub(crate) fn next_stage(&self, max_distance: f64) -> Option<QueryStage> {
        match self.progress {
            PairProgress::Nothing => Some(QueryStage::Analysis),
            _ if self.is_pending(max_distance) => Some(QueryStage::Clearance),
            _ => (self.result())
                .filter(|result| !self.is_refined && result.is_refinable())
                .map(|_| QueryStage::Refinement),
        }
    }

    pub(crate) fn query_order(&self, key: PairKey) -> QueryOrder {
        QueryOrder {
            moved: Reverse(self.moved_at),
            box_distance: self.box_distance.to_bits(),
            key,
        }
    }

    /// Stores the analysis. Until the clearance is measured, the earlier one stays.
    pub(crate) fn store_analysis(&mut self, result: PairResult, max_distance: f64) {
        self.is_refined = false;
        if result.mesh_relation != MeshRelation::Clear {
            self.progress = PairProgress::Complete;
            self.last_result = Some(Arc::new(result));
            return;
        }
        let clear = ClearResult::from_result(&result);
        // Parts that share no point are not at distance 0.
        self.progress = match result.class {
            PairClass::Clear => PairProgress::Separated(SeparatedResult::Clear(clear), 0.0),
            _ => PairProgress::Separated(
                SeparatedResult::Notable(Arc::new(result)),
                f64::NEG_INFINITY,
            ),
        };
        let earlier = self
            .last_result
            .as_ref()
            .is_some_and(|last| last.clearance.is_some());
        if !earlier || !self.is_pending(max_distance) {
            self.last_result = match &self.progress {
                PairProgress::Separated(SeparatedResult::Notable(result), _) => {
                    Some(result.clone())
                }
                _ => None,
            };
        }
    }

    /// Stores the clearance that was searched up to this distance; without one the parts are farther apart.
    pub(crate) fn store_clearance(&mut self, result: PairResult, max_distance: f64) {
        self.is_refined = false;
        if let PairProgress::Separated(apart, looked) = &mut self.progress {
            *looked = max_distance;
            let is_reported =
                result.clearance.is_some() || matches!(apart, SeparatedResult::Notable(_));
            let is_all = result.clearance.is_some();
            self.last_result = is_reported.then(|| Arc::new(result));
            if is_all {
                self.progress = PairProgress::Complete;
            }
        }
    }

    /// Stores the refined result. Its clearance stays known even beyond the distance of interest, which may grow: the meshes
    /// of the parts would show another one.
    pub(crate) fn store_refined(&mut self, result: PairResult) {
        if result.clearance.is_some() {
            self.progress = PairProgress::Complete;
        }
        self.last_result = Some(Arc::new(result));
        self.is_refined = true;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::part::PartId;
    use nearpoint_geometry::Point;
    use nearpoint_geometry::closest::Clearance;
    use nearpoint_geometry::interference::{BoundsScope, DeviationSource};

    /// Facets leave the pair undecided, and finer ones show a clearance beyond the limit.
    #[test]
    fn refined_clearance_stays_when_the_limit_grows() {
        let clear = ClearResult {
            deviation: 0.5,
            deviation_source: DeviationSource::Bounded,
            bounds_scope: BoundsScope::Solids,
            duration_ms: 0.0,
        };
        let clear = PairResult::clear((PartId(0), PartId(1)), Pose::identity(), clear);
        let undecided = PairResult {
            class: PairClass::Undecided,
            ..clear.clone()
        };
        let refined = PairResult {
            clearance: Some(Clearance {
                distance: 0.25,
                on_a: Point::origin(),
                on_b: Point::new(0.25, 0.0, 0.0),
                triangle_a: 0,
                triangle_b: 0,
            }),
            clearance_bounds: Some([0.24, 0.25]),
            ..clear
        };
        let mut pair = Pair::new(Pose::identity(), 0);
        pair.store_analysis(undecided, 0.0);
        pair.store_refined(refined);
        for limit in [0.0, 1.0] {
            assert_eq!(pair.next_stage(limit), None);
            let known = pair.result().unwrap();
            assert_eq!(known.clearance_bounds, Some([0.24, 0.25]));
            assert_eq!(known.is_within(limit), limit > 0.25);
        }
    }
}
