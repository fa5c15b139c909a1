//! What a step of the story is about.

use nearpoint_published::predictive::Sharing;

/// What a step of the story is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    One,
    Shared(Sharing),
    Measured,
    Forecast,
    Checked,
    Published,
}
