//! Why no way out can be looked for.

use nearpoint_message::{Message, message};

/// What is wrong with what was asked.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum RemovalError {
    /// No part was given.
    Nothing,
    /// A number that is none or below 0, or a pose that is too large.
    Number,
    /// So many steps across the assembly cannot be counted.
    Step {
        step: f64,
        least: f64,
    },
    /// Turns too fine to search, radians.
    Turns {
        turns: f64,
        least: f64,
    },
    /// A part is in others from the start by more than the fit: numbers of part and other.
    InCollision {
        pairs: Vec<(usize, usize)>,
        fit: f64,
    },
    /// A part has no room for the fit.
    Fit {
        part: usize,
        fit: f64,
    },
    Stopped,
}

nearpoint_message::error!(RemovalError);

impl RemovalError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Nothing => message!("removal-no-part-chosen"),
            Self::Number => message!("removal-step-turns-fit"),
            Self::Step { step, least } => message!(
                "removal-steps-too-short",
                step,
                least = format!("{least:.3}")
            ),
            Self::Turns { turns, least } => message!(
                "removal-turns-cannot-searched",
                turns = turns.to_degrees(),
                least = least.to_degrees()
            ),
            Self::InCollision { pairs, fit } => {
                message!("removal-parts-others-start", fit, pairs = list(pairs))
            }
            Self::Fit { part, fit } => message!("removal-part-cannot-made", part, fit),
            Self::Stopped => message!("removal-cancelled"),
        }
    }
}

fn list(pairs: &[(usize, usize)]) -> Vec<Message> {
    let pairs = pairs.iter();
    pairs
        .map(|(part, other)| message!("removal-in", part, other))
        .collect()
}
