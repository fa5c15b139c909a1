//! Runs `nearpoint schema`: prints the JSON Schemas of this program's inputs and outputs.

use clap::ValueEnum;

/// The version of the output of `check --json`; `check.schema.json` has the same.
pub const VERSION: u64 = 1;

/// A schema that the program can print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Schema {
    /// The output of check --json
    Check,
    /// The output of pairs --json
    Pairs,
    /// The output of motion --json
    Motion,
    /// The output of range --json
    Range,
    /// The output of review --json
    Review,
    /// The output of removal --json
    Way,
    /// The output of experiment --json
    Trials,
    /// A scene file
    Scene,
    /// The tests of a review
    Tests,
    /// The decisions of a review
    Decisions,
}

impl Schema {
    /// Returns the JSON schema as the repository has it.
    pub fn text(self) -> &'static str {
        match self {
            Schema::Check => include_str!("../../../docs/schema/check.schema.json"),
            Schema::Pairs => include_str!("../../../docs/schema/pairs.schema.json"),
            Schema::Motion => include_str!("../../../docs/schema/motion.schema.json"),
            Schema::Range => include_str!("../../../docs/schema/range.schema.json"),
            Schema::Review => include_str!("../../../docs/schema/review.schema.json"),
            Schema::Way => include_str!("../../../docs/schema/way.schema.json"),
            Schema::Trials => include_str!("../../../docs/schema/trials.schema.json"),
            Schema::Scene => include_str!("../../../public/scene.schema.json"),
            Schema::Tests => include_str!("../../../public/tests.schema.json"),
            Schema::Decisions => include_str!("../../../public/decisions.schema.json"),
        }
    }
}
