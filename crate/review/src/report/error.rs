//! Why a report was not written, as a sentence.

/// Why a report was not written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// BCF needs a time.
    #[error(
        "BCF needs the time when the report was made, and “{0}” is none. Write it as 2026-11-23T16:05:00Z."
    )]
    When(String),
    /// The format has no room for so much.
    #[error(
        "The report is too large: {format} holds at most {most}. Report fewer clashes at once."
    )]
    TooLarge {
        /// What was to be written.
        format: &'static str,
        /// How much it holds.
        most: &'static str,
    },
}
