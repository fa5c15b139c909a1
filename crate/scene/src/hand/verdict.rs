//! Decides whether held parts may be shown at a pose, and caches results while one drag pose is followed.

use nearpoint_geometry::Pose;
use nearpoint_geometry::work::{Stopped, Work};

use super::around::is_held;
use super::member::Member;
use crate::evaluate::evaluate;
use crate::pair_result::PairResult;
use crate::part::{Key, Part, key};
use crate::pose::{relative, same_bits};
use crate::side::Side;
use crate::world::World;

/// The results at one pose of the group.
#[derive(Debug)]
struct Verdict {
    pose: Pose,
    /// The results, in the order in which they were found; all of them if `done`.
    results: Vec<PairResult>,
    done: bool,
}

/// The verdicts on poses that were tried.
#[derive(Debug, Default)]
pub(super) struct Verdicts {
    known: Vec<Verdict>,
}

impl Verdicts {
    /// Returns whether the group interferes with nothing at a pose, apart from the pairs that may.
    pub fn is_free(
        &mut self,
        world: &World,
        members: &[Member],
        pose: &Pose,
        may: &[Key],
        work: &impl Work,
    ) -> Result<bool, Stopped> {
        let at = self
            .known
            .iter()
            .position(|known| same_bits(&known.pose, pose));
        let at = at.unwrap_or_else(|| {
            self.known.push(Verdict {
                pose: *pose,
                results: Vec::new(),
                done: false,
            });
            self.known.len() - 1
        });
        let verdict = &mut self.known[at];
        if !verdict.done {
            for (held, other) in meetings(world, members, pose) {
                let key = key(held.id, other.id);
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
                let [one, two] = [a, b].map(|part| Side::of(part, unit));
                let result = evaluate(one, two, &relative(&a.pose, &b.pose), work)?;
                let refused = result.interferes() && !may.contains(&key);
                verdict.results.push(result);
                if refused {
                    break;
                }
            }
            verdict.done = true;
        }
        let interferes =
            |result: &PairResult| result.interferes() && !may.contains(&(result.a, result.b));
        Ok(!verdict.results.iter().any(interferes))
    }

    /// Returns the results at a pose, and forgets the rest.
    pub fn take(&mut self, pose: &Pose) -> Vec<PairResult> {
        let known = std::mem::take(&mut self.known).into_iter();
        let mut found = known.filter(|known| same_bits(&known.pose, pose));
        found
            .next()
            .map_or_else(Vec::new, |verdict| verdict.results)
    }
}

/// Returns the held parts with the group at a pose, and the parts that they may meet there.
fn meetings<'w>(world: &'w World, members: &[Member], pose: &Pose) -> Vec<(Part, &'w Part)> {
    let document = world.document();
    let mut found = Vec::new();
    for held in members
        .iter()
        .filter_map(|member| member.at(document, pose))
    {
        let reach = held.shape.bounds().posed(&held.pose);
        let near = world.near(&reach, 0.0).filter(|other| {
            let allowed = document.allowed().contains_key(&key(held.id, other.id));
            !allowed && !is_held(members, other)
        });
        found.extend(near.map(|other| (held.clone(), other)));
    }
    found
}
