//! Why no way out can be looked for.

/// What is wrong with what was asked.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum RemovalError {
    /// No part was given.
    #[error("no part was chosen: choose one or more to take out")]
    Nothing,
    /// A number that is none or below 0, or a pose that is too large.
    #[error(
        "step, turns and fit are lengths and an angle: finite numbers, 0 or more; and poses must be below 1e30"
    )]
    Number,
    /// So many steps across the assembly cannot be counted.
    #[error("steps of {step} are too short for this assembly: take {least:.3} or more")]
    Step { step: f64, least: f64 },
    /// Turns too fine to search, radians.
    #[error(
        "turns of {}° cannot be searched: take 0, or an angle from {}° to 180°",
        .turns.to_degrees(), .least.to_degrees()
    )]
    Turns { turns: f64, least: f64 },
    /// A part is in others from the start by more than the fit: numbers of part and other.
    #[error(
        "parts are in others from the start, deeper than the fit of {fit}: {}; take a larger fit, or mend the overlap",
        list(.pairs)
    )]
    InCollision {
        pairs: Vec<(usize, usize)>,
        fit: f64,
    },
    /// A part has no room for the fit.
    #[error("part {part} cannot be made smaller by a fit of {fit}: take a smaller one")]
    Fit { part: usize, fit: f64 },
    #[error("cancelled")]
    Stopped,
}

fn list(pairs: &[(usize, usize)]) -> String {
    let pairs = pairs
        .iter()
        .map(|(part, other)| format!("{part} in {other}"));
    pairs.collect::<Vec<_>>().join(", ")
}
