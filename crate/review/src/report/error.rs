//! Why a report was not written, as a sentence.

use nearpoint_message::{Message, message};

/// Why a report was not written.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReportError {
    /// BCF needs a time.
    When(String),
    /// The format has no room for so much.
    TooLarge {
        /// What was to be written.
        format: &'static str,
        /// How much it holds.
        most: &'static str,
    },
}

nearpoint_message::error!(ReportError);

impl ReportError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::When(value) => message!("report-bcf-needs-time", value),
            Self::TooLarge { format, most } => message!("report-too-large", format, most),
        }
    }
}
