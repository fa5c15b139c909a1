//! Applies a person's decisions about clashes and about undecided pairs.

use std::collections::BTreeMap;

use nearpoint_review::{Action, Change, ClashId, PartIdentity, ReviewError, Stamp, Undo};
use nearpoint_scene::{PartId, Scene};
use serde::Deserialize;
use tsify::Tsify;

use super::decisions::Decisions;

/// A reviewer's decision about one or more clashes, applied in one step.
#[derive(Debug, Deserialize, Tsify)]
pub struct DecisionRequest {
    clashes: Vec<u32>,
    /// Undecided pairs that are no clashes yet: the decision makes them clashes.
    #[serde(default)]
    #[tsify(optional)]
    undecided: Vec<[PartId; 2]>,
    #[serde(rename = "by")]
    author: String,
    /// The time, in the format `2026-11-23T16:05:00Z`.
    #[serde(rename = "at")]
    time: String,
    #[serde(default)]
    #[tsify(optional, type = "Did[]")]
    #[serde(rename = "did")]
    changes: Vec<Change>,
    #[tsify(optional)]
    comment: Option<String>,
}

impl Decisions {
    /// Applies a decision to all its clashes, or to none and returns the reason. Returns `None` if there was nothing to
    /// do.
    pub(super) fn decide(
        &mut self,
        scene: &Scene,
        decision: DecisionRequest,
    ) -> Result<Option<Undo>, ReviewError> {
        let mut first = None;
        match self.try_to(scene, decision, &mut first) {
            Ok(()) => Ok(first),
            Err(error) => {
                first.map(|undo| self.review.revert(undo));
                Err(error)
            }
        }
    }

    fn try_to(
        &mut self,
        scene: &Scene,
        decision: DecisionRequest,
        first: &mut Option<Undo>,
    ) -> Result<(), ReviewError> {
        let stamp = Stamp {
            author: decision.author,
            time: decision.time,
        };
        let mut clashes: Vec<ClashId> = decision.clashes.into_iter().map(ClashId).collect();
        for (test, pairs) in self.pairs_to_mark(scene, &decision.undecided) {
            self.decide_all(
                Action::MarkAsClash {
                    test: test.clone(),
                    pairs: pairs.clone(),
                    stamp: stamp.clone(),
                },
                first,
            )?;
            let raised = self.review.active_clashes().filter(|clash| {
                let seen = &clash.finding;
                let is_it = |[a, b]: &[PartIdentity; 2]| {
                    (&seen.a, &seen.b) == (a, b) || (&seen.a, &seen.b) == (b, a)
                };
                seen.exists && seen.test == test && pairs.iter().any(is_it)
            });
            clashes.extend(raised.map(|clash| clash.id));
        }
        let set = decision.changes.into_iter().map(|to| Action::Set {
            clashes: clashes.clone(),
            to,
            stamp: stamp.clone(),
        });
        let comment = decision.comment.map(|text| Action::Comment {
            clashes: clashes.clone(),
            text,
            stamp: stamp.clone(),
        });
        let mut each = set.chain(comment);
        each.try_for_each(|action| self.decide_all(action, first))
    }

    /// Applies one action; the first one sets `first` to the step that undoes it.
    fn decide_all(&mut self, action: Action, first: &mut Option<Undo>) -> Result<(), ReviewError> {
        let undo = self.review.apply(action)?;
        first.get_or_insert(undo);
        Ok(())
    }

    /// Returns these pairs by the name of the first test for which each is undecided.
    fn pairs_to_mark(
        &self,
        scene: &Scene,
        undecided: &[[PartId; 2]],
    ) -> BTreeMap<String, Vec<[PartIdentity; 2]>> {
        let mut pairs: BTreeMap<String, Vec<[PartIdentity; 2]>> = BTreeMap::new();
        for ends in undecided {
            if let [Some(a), Some(b)] = ends.map(|id| scene.parts().position(&id))
                && let Some(test) = self.review.undecided_in(a, b).next()
            {
                let ends = [a, b].map(|at| self.review.parts()[at].instance.clone());
                pairs.entry(test.name.clone()).or_default().push(ends);
            }
        }
        pairs
    }
}
