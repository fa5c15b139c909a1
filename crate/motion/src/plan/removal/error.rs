//! Lists the reasons why a removal search cannot begin.

use nearpoint_message::{Message, message};

nearpoint_message::errors! {
    /// A reason why a removal search cannot begin.
    #[derive(Debug, Clone, PartialEq)]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum RemovalError {
        /// No part was given.
        NoParts => message!("removal-no-part-chosen"),
        /// A number is not finite or is below 0, or a pose is too large.
        InvalidNumber => message!("removal-step-turns-fit"),
        /// The steps across the assembly are too many to count.
        Step { step: f64, least: f64 } =>
            message!("removal-steps-too-short", step, least = format!("{least:.3}") ),
        /// The rotation step, in radians, is too fine to search.
        RotationStep { turns: f64, least: f64 } =>
            message!(
                "removal-turns-cannot-searched",
                turns = turns.to_degrees(),
                least = least.to_degrees(),
            ),
        /// Parts penetrate others at the start by more than the shrink distance; the pairs have the numbers of part and
        /// other.
        InCollision { pairs: Vec<(usize, usize)>, fit: f64 } =>
            message!("removal-parts-others-start", fit, pairs = list(pairs)),
        /// A part is too thin for the shrink distance.
        ShrinkTooLarge { part: usize, fit: f64 } => message!("removal-part-cannot-made", part, fit),
        /// The search was stopped before it began.
        Interrupted => message!("removal-cancelled"),
    }
}

fn list(pairs: &[(usize, usize)]) -> Vec<Message> {
    let pairs = pairs.iter();
    pairs
        .map(|(part, other)| message!("removal-in", part, other))
        .collect()
}
