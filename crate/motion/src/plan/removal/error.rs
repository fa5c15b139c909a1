//! Why no way out can be looked for.

use nearpoint_message::{Message, message};

nearpoint_message::errors! {
    /// What is wrong with what was asked.
    #[derive(Debug, Clone, PartialEq)]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum RemovalError {
        /// No part was given.
        Nothing => message!("removal-no-part-chosen"),
        /// A number that is none or below 0, or a pose that is too large.
        Number => message!("removal-step-turns-fit"),
        /// So many steps across the assembly cannot be counted.
        Step { step: f64, least: f64 } =>
            message!("removal-steps-too-short", step, least = format!("{least:.3}") ),
        /// Turns too fine to search, radians.
        Turns { turns: f64, least: f64 } =>
            message!(
                "removal-turns-cannot-searched",
                turns = turns.to_degrees(),
                least = least.to_degrees(),
            ),
        /// A part is in others from the start by more than the fit: numbers of part and other.
        InCollision { pairs: Vec<(usize, usize)>, fit: f64 } =>
            message!("removal-parts-others-start", fit, pairs = list(pairs)),
        /// A part has no room for the fit.
        Fit { part: usize, fit: f64 } => message!("removal-part-cannot-made", part, fit),
        /// The search was stopped before it began.
        Stopped => message!("removal-cancelled"),
    }
}

fn list(pairs: &[(usize, usize)]) -> Vec<Message> {
    let pairs = pairs.iter();
    pairs
        .map(|(part, other)| message!("removal-in", part, other))
        .collect()
}
