//! Defines the errors that end a step of a batch.

use nearpoint_message::{Arg, Message, message};
use nearpoint_motion::check::CheckError;
use nearpoint_scene::SceneError;

use crate::bytes::DecodeError;
use crate::store::StoreError;

/// The reason why a step of a batch failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum BatchError {
    /// An error of the store.
    Store(StoreError),
    /// The step was stopped before all queries were answered.
    Interrupted,
    /// Any other error.
    Refused(Message),
}

nearpoint_message::error!(BatchError);

impl BatchError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.0.clone(),
            Self::Interrupted => message!("batch-stopped"),
            Self::Refused(why) => why.clone(),
        }
    }

    pub(crate) fn plan(damage: DecodeError) -> Self {
        message!("batch-plan-damaged", damage).into()
    }

    pub(crate) fn lost(what: &str) -> Self {
        message!("batch-lost", what).into()
    }

    pub(crate) fn damaged(what: &str, damage: DecodeError) -> Self {
        message!("batch-damaged", what, damage).into()
    }
}

impl From<Message> for BatchError {
    fn from(why: Message) -> Self {
        Self::Refused(why)
    }
}

impl From<StoreError> for BatchError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<SceneError> for BatchError {
    fn from(error: SceneError) -> Self {
        error.message().into()
    }
}

impl From<CheckError> for BatchError {
    fn from(error: CheckError) -> Self {
        error.message().into()
    }
}

/// The shards with lost, damaged or pending answers, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingShards(pub Vec<usize>);

/// The largest number of shards that a sentence names.
const MAX_NAMED_SHARDS: usize = 12;

impl MissingShards {
    pub(crate) fn message(&self) -> Message {
        let shards = Arg::list_at_most(&self.0, MAX_NAMED_SHARDS);
        match self.0.len() {
            1 => message!("batch-missing-one", shards),
            _ => message!("batch-missing-some", shards),
        }
    }
}
