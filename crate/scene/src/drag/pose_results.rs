//! Decides whether dragged parts may be shown at a pose, and caches results for one drag pose.

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};

use super::member::GroupMember;
use super::surroundings::is_dragged;
use crate::evaluate::evaluate;
use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;
use crate::part::{PairKey, Part, pair_key};
use crate::pose::{relative_pose, same_bits};
use crate::world::World;

/// The results at one pose of the group.
#[derive(Debug)]
struct PoseResults {
    pose: Pose,
    /// The results, in the order in which they were found; all of them if `is_complete`.
    results: Vec<PairResult>,
    is_complete: bool,
}

/// The results at the poses that were tried.
#[derive(Debug, Default)]
pub(super) struct PoseResultCache {
    entries: Vec<PoseResults>,
}

impl PoseResultCache {
    /// Returns whether the group interferes with nothing at a pose, except the pairs that may interfere.
    pub fn is_free(
        &mut self,
        world: &World,
        members: &[GroupMember],
        pose: &Pose,
        may: &[PairKey],
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        let at = self
            .entries
            .iter()
            .position(|known| same_bits(&known.pose, pose));
        let at = at.unwrap_or_else(|| {
            self.entries.push(PoseResults {
                pose: *pose,
                results: Vec::new(),
                is_complete: false,
            });
            self.entries.len() - 1
        });
        let verdict = &mut self.entries[at];
        if !verdict.is_complete {
            for (held, other) in candidate_pairs(world, members, pose) {
                let key = pair_key(held.id, other.id);
                if verdict
                    .results
                    .iter()
                    .any(|known| (known.a, known.b) == key)
                {
                    continue;
                }
                let (a, b) = if held.id < other.id {
                    (&held, other)
                } else {
                    (other, &held)
                };
                let unit = world.document().unit;
                let [one, two] = [a, b].map(|part| PairOperand::from_part(part, unit));
                let result = evaluate(one, two, &relative_pose(&a.pose, &b.pose), executor)?;
                let refused = result.interferes() && !may.contains(&key);
                verdict.results.push(result);
                if refused {
                    break;
                }
            }
            verdict.is_complete = true;
        }
        let interferes =
            |result: &PairResult| result.interferes() && !may.contains(&(result.a, result.b));
        Ok(!verdict.results.iter().any(interferes))
    }

    /// Returns the results at a pose, and drops all others.
    pub fn take(&mut self, pose: &Pose) -> Vec<PairResult> {
        let known = std::mem::take(&mut self.entries).into_iter();
        let mut found = known.filter(|known| same_bits(&known.pose, pose));
        found
            .next()
            .map_or_else(Vec::new, |verdict| verdict.results)
    }
}

/// Returns the dragged parts with the group at a pose, and the parts that they may collide with there.
fn candidate_pairs<'w>(
    world: &'w World,
    members: &[GroupMember],
    pose: &Pose,
) -> Vec<(Part, &'w Part)> {
    let document = world.document();
    let mut found = Vec::new();
    for held in members
        .iter()
        .filter_map(|member| member.at(document, pose))
    {
        let reach = held.shape.bounds().posed(&held.pose);
        let near = world.near(&reach, 0.0).filter(|other| {
            let allowed = document
                .allowed()
                .contains_key(&pair_key(held.id, other.id));
            !allowed && !is_dragged(members, other)
        });
        found.extend(near.map(|other| (held.clone(), other)));
    }
    found
}
