//! Holds the answer of one pair of parts, and the question that it waits for.

use std::cmp::Reverse;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::interference::{PairClass, PairKind};

use crate::pair_result::{Clear, PairResult};
use crate::part::Key;
use crate::pose::same_bits;
use crate::resume::Budget;

/// A pair of interest.
#[derive(Debug)]
pub(crate) struct Pair {
    /// The pose of B in A's frame.
    pub(crate) b_in_a: Pose,
    /// The result for this pose or, while the pair is pending, for an earlier one. `None` for parts that are clear and
    /// farther apart than the distance of interest.
    pub(crate) told: Option<Arc<PairResult>>,
    pub(crate) found: Found,
    /// The refreshes at which it became of interest and at which its pose changed last.
    pub(crate) since: u64,
    pub(crate) moved: u64,
    /// The distance of the boxes, which is a lower bound of the parts' distance.
    pub(crate) gap: f32,
    /// The question that it waits for.
    pub(crate) asked: Option<Stage>,
    /// True if it has moved since it became of interest.
    pub(crate) is_in_focus: bool,
    pub(crate) budget: Budget,
}

/// The progress of the answer for a pair's pose.
#[derive(Debug, Clone)]
pub(crate) enum Found {
    Nothing,
    /// The parts are apart; the clearance was looked for up to this distance.
    Apart(Apart, f64),
    All,
}

/// The result for two parts that share no point.
#[derive(Debug, Clone)]
pub(crate) enum Apart {
    Clear(Clear),
    /// The parts do not count as clear, whether that is certain or not.
    Notable(Arc<PairResult>),
}

/// The question about a pending pair. All pairs are asked how they meet before any is asked for its clearance:
/// collisions matter more and are found sooner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Meeting,
    Clearance,
}

/// The order of questions: the pair that moved last comes first, then the nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    moved: Reverse<u64>,
    /// The bits of the gap, which sort as the gaps do.
    gap: u32,
    pub(crate) key: Key,
}

impl Pair {
    pub(crate) fn at(b_in_a: Pose, now: u64) -> Self {
        Self {
            b_in_a,
            told: None,
            found: Found::Nothing,
            since: now,
            moved: now,
            gap: 0.0,
            asked: None,
            is_in_focus: false,
            budget: 0,
        }
    }

    /// Sets the pose. The answer is kept where the pose is unchanged.
    pub(crate) fn move_to(&mut self, b_in_a: Pose, now: u64) {
        if !same_bits(&self.b_in_a, &b_in_a) {
            self.is_in_focus = true;
            (self.b_in_a, self.found, self.moved) = (b_in_a, Found::Nothing, now);
        }
    }

    /// Returns the latest result, however old.
    pub fn result(&self) -> Option<&Arc<PairResult>> {
        self.told.as_ref()
    }

    /// Returns whether the answer is incomplete.
    pub fn is_pending(&self, within: f64) -> bool {
        match self.found {
            Found::Nothing => true,
            Found::Apart(_, looked) => looked < within,
            Found::All => false,
        }
    }

    pub(crate) fn turn(&self, key: Key) -> Turn {
        Turn {
            moved: Reverse(self.moved),
            gap: self.gap.to_bits(),
            key,
        }
    }

    /// Stores how the two meet. While a clearance is computed, the earlier one stays.
    pub(crate) fn meets(&mut self, result: PairResult, within: f64) {
        if result.kind != PairKind::Clear {
            self.found = Found::All;
            self.told = Some(Arc::new(result));
            return;
        }
        let clear = Clear::of(&result);
        // Parts that share no point are not at distance 0.
        self.found = match result.class {
            PairClass::Clear => Found::Apart(Apart::Clear(clear), 0.0),
            _ => Found::Apart(Apart::Notable(Arc::new(result)), f64::NEG_INFINITY),
        };
        let earlier = self
            .told
            .as_ref()
            .is_some_and(|told| told.clearance.is_some());
        if !earlier || !self.is_pending(within) {
            self.told = match &self.found {
                Found::Apart(Apart::Notable(result), _) => Some(result.clone()),
                _ => None,
            };
        }
    }

    /// Stores the clearance, if there is any up to this distance; without one they are farther apart.
    pub(crate) fn measures(&mut self, result: PairResult, within: f64) {
        if let Found::Apart(apart, looked) = &mut self.found {
            *looked = within;
            let is_told = result.clearance.is_some() || matches!(apart, Apart::Notable(_));
            let is_all = result.clearance.is_some();
            self.told = is_told.then(|| Arc::new(result));
            if is_all {
                self.found = Found::All;
            }
        }
    }
}
