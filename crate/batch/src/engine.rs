//! What answers questions: this program, as plans and shards name it.

/// Of the answers: to be raised when any answer to the same question changes, so that no earlier one is taken for it. A
/// test holds the answers to a shipped scene against it.
pub const ANSWERS: u32 = 2;

/// What answers questions, as plans and shards name it.
pub fn engine() -> String {
    format!("{} answers {ANSWERS}", env!("CARGO_PKG_VERSION"))
}
