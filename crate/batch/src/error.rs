//! What ends a step of a batch early, in sentences.

use std::fmt;

use crate::bytes::Damage;
use crate::store::StoreError;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum BatchError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Scene(#[from] nearpoint_scene::SceneError),
    #[error("There is no plan. Make one with nearpoint plan.")]
    NoPlan,
    #[error(
        "The plan {damage}. Make it again with nearpoint plan: what is answered is not asked again."
    )]
    Plan { damage: Damage },
    #[error(
        "The plan is for nearpoint {planned}, and this is nearpoint {engine}, whose answers may be others. Plan again with \
         this program, or run the one that planned."
    )]
    Engine { planned: String, engine: String },
    #[error("There is no shard {shard}: the plan has {shards}, counted from 0.")]
    NoSuchShard { shard: usize, shards: usize },
    #[error(
        "{what} is lost. Plan again with the same files: it writes what is missing, and what is answered is not asked \
         again."
    )]
    Lost { what: String },
    #[error(
        "{what} {damage}. Plan again with the same files: it writes anew what is damaged, and what is answered is not asked \
         again."
    )]
    Damaged { what: String, damage: Damage },
    #[error("A part that is to be moved is not there.")]
    NotThere,
    #[error(
        "More than {most} pairs of parts are near each other in runs of the poses. Fewer poses, or plans for some of them, \
         would do."
    )]
    TooMany { most: usize },
    #[error(
        "More than {most} pairs of parts may move to each other. Those that may meet are not asked: say so of neighbours."
    )]
    TooManyMoving { most: usize },
    #[error(transparent)]
    Motion(#[from] nearpoint_motion::check::CheckError),
    #[error("It was stopped before all was answered.")]
    Stopped,
    #[error("{missing}")]
    Missing { missing: Missing },
}

/// Shards some of whose answers are lost, damaged or still to come, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing(pub Vec<usize>);

/// So many shards are named in a sentence.
const NAMED: usize = 12;

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let named = self.0.iter().take(NAMED).map(usize::to_string);
        let named = Vec::from_iter(named).join(", ");
        let more = match self.0.len() > NAMED {
            true => ", …",
            false => "",
        };
        let (what, shards) = match self.0.len() {
            1 => ("A shard has", "it"),
            _ => ("Some shards have", "them"),
        };
        write!(
            out,
            "{what} no answers, or damaged ones: {named}{more}. Run {shards} with nearpoint run-shard: what is answered is \
             not asked again."
        )
    }
}
