//! Defines the state of a review.

use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Ordered;

use crate::clash::Clash;
use crate::find::{Found, Tally};
use crate::part::KnownPart;
use crate::test::Test;

/// The state that is saved and undone. Copies share everything that has not changed.
#[derive(Debug, Clone)]
pub(crate) struct State {
    /// The unit of all lengths; `None` before the first update.
    pub unit: Option<Unit>,
    /// The number of revisions of the assembly, from 1.
    pub revision: u32,
    /// The number of the next clash.
    pub next: u32,
    pub tests: Arc<Vec<Test>>,
    /// The parts as of the last update.
    pub parts: Arc<Vec<KnownPart>>,
    /// The largest difference of lengths that counts as none, for parts as large and as far away as these.
    pub noise: f64,
    pub clashes: Ordered<Clash>,
    /// The counts of each test's last run.
    pub tallies: Arc<Vec<Tally>>,
    /// The undecided pairs of the last run; their numbers are indices in `tests` and `parts`.
    pub open: Arc<Vec<Found>>,
}
