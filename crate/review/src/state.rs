//! Defines the state of a review.

use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::SortedList;

use crate::clash::Clash;
use crate::find::{FoundClash, Tally};
use crate::part::IdentifiedPart;
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
    pub parts: Arc<Vec<IdentifiedPart>>,
    /// The largest difference of lengths that counts as none, for parts as large and as far away as these.
    pub rounding_tolerance: f64,
    pub clashes: SortedList<Clash>,
    /// The counts of each test's last run.
    pub tallies: Arc<Vec<Tally>>,
    /// The undecided pairs of the last run; their numbers are indices in `tests` and `parts`.
    pub undecided: Arc<Vec<FoundClash>>,
}
