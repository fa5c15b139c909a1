//! Why no way out can be looked for.

use std::fmt::{self, Display, Formatter};

/// What is wrong with what was asked.
#[derive(Debug, Clone, PartialEq)]
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

impl Display for RemovalError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("no part was chosen: choose one or more to take out"),
            Self::Number => f.write_str(
                "step, turns and fit are lengths and an angle: finite numbers, 0 or more; and poses must be below 1e30",
            ),
            Self::Step { step, least } => write!(
                f,
                "steps of {step} are too short for this assembly: take {least:.3} or more"
            ),
            Self::Turns { turns, least } => write!(
                f,
                "turns of {}° cannot be searched: take 0, or an angle from {}° to 180°",
                turns.to_degrees(),
                least.to_degrees()
            ),
            Self::InCollision { pairs, fit } => {
                let numbers: Vec<String> = pairs.iter().map(|(part, other)| format!("{part} in {other}")).collect();
                write!(
                    f,
                    "parts are in others from the start, deeper than the fit of {fit}: {}; take a larger fit, or mend the overlap",
                    numbers.join(", ")
                )
            }
            Self::Fit { part, fit } => write!(f, "part {part} cannot be made smaller by a fit of {fit}: take a smaller one"),
            Self::Stopped => f.write_str("cancelled"),
        }
    }
}

impl std::error::Error for RemovalError {}
