//! What is refused, in a message for whoever asked.

use nearpoint_message::Message;

/// Why nothing was changed, read or written.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewError(Message);

nearpoint_message::error!(ReviewError);

impl ReviewError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

impl From<Message> for ReviewError {
    fn from(why: Message) -> Self {
        Self(why)
    }
}
