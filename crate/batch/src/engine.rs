//! Identifies the engine that answers queries, for plans and shards.

/// The version of the answers. Raise it when any answer to the same query changes, so that no earlier one is reused. A
/// test compares it with the answers to a shipped scene.
pub const RESULT_VERSION: u32 = 3;

/// Returns the name of the engine in plans and shards.
pub fn engine() -> String {
    format!("{} answers {RESULT_VERSION}", env!("CARGO_PKG_VERSION"))
}
