//! What is known about one pair of parts, and what it waits for.

use std::cmp::Reverse;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::interference::{PairClass, PairKind};

use crate::pair_result::{Clear, PairResult};
use crate::part::Key;
use crate::pose::same_bits;
use crate::resume::Budget;

/// One pair of interest.
#[derive(Debug)]
pub(crate) struct Pair {
    /// Where B is in A's frame.
    pub(crate) b_in_a: Pose,
    /// What there is to tell: for this pose or, while the pair is pending, for an earlier one. None of parts that are
    /// clear, and farther apart than anybody asked.
    pub(crate) told: Option<Arc<PairResult>>,
    pub(crate) found: Found,
    /// When it became of interest, and when its pose changed last, in refreshes.
    pub(crate) since: u64,
    pub(crate) moved: u64,
    /// How far apart the boxes are: the parts are no nearer.
    pub(crate) gap: f32,
    /// What it waits for.
    pub(crate) asked: Option<Stage>,
    /// It has moved since it was of interest.
    pub(crate) is_in_focus: bool,
    pub(crate) budget: Budget,
}

/// How far the answer for a pair's pose has come.
#[derive(Debug, Clone)]
pub(crate) enum Found {
    Nothing,
    /// They are apart, but for the clearance, which was looked for as far as that.
    Apart(Apart, f64),
    All,
}

/// Two parts that share no point.
#[derive(Debug, Clone)]
pub(crate) enum Apart {
    Clear(Clear),
    /// For certain or not, they do not count as clear.
    Notable(Arc<PairResult>),
}

/// What is asked about a pending pair. All pairs are asked how they meet before any is asked for its clearance:
/// collisions matter more and are found sooner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Meeting,
    Clearance,
}

/// When a pair is asked: what moved last comes first, then what is nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    moved: Reverse<u64>,
    /// The bits of the gap, which are in order as the gaps are.
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

    /// What is known stays known where the pair is as it was.
    pub(crate) fn move_to(&mut self, b_in_a: Pose, now: u64) {
        if !same_bits(&self.b_in_a, &b_in_a) {
            self.is_in_focus = true;
            (self.b_in_a, self.found, self.moved) = (b_in_a, Found::Nothing, now);
        }
    }

    /// The answer now, if there is any to tell, however old.
    pub fn result(&self) -> Option<&Arc<PairResult>> {
        self.told.as_ref()
    }

    /// Whether there is more to find out.
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

    /// Takes in how the two meet. While a clearance is being found the earlier one stays.
    pub(crate) fn meets(&mut self, result: PairResult, within: f64) {
        if result.kind != PairKind::Clear {
            self.found = Found::All;
            self.told = Some(Arc::new(result));
            return;
        }
        let clear = Clear::of(&result);
        // What shares no point is not at distance 0.
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

    /// Takes in the clearance, if there is any within so much; none: they are farther apart.
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
