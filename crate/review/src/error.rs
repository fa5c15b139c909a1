//! Defines the error of the review, which carries a message for the user.

use nearpoint_message::Message;

/// The reason why nothing was changed, read or written.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewError(Message);

nearpoint_message::error!(ReviewError);

impl ReviewError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

impl From<Message> for ReviewError {
    fn from(why: Message) -> Self {
        Self(why)
    }
}
