//! What a review keeps.

use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Ordered;

use crate::clash::Clash;
use crate::find::{Found, Tally};
use crate::part::KnownPart;
use crate::test::Test;

/// All that is kept, and can be taken back. Copies share what has not changed.
#[derive(Debug, Clone)]
pub(crate) struct State {
    /// None before anything was looked at.
    pub unit: Option<Unit>,
    /// Counts the files that the assembly came in, from 1.
    pub revision: u32,
    /// The next clash's number.
    pub next: u32,
    pub tests: Arc<Vec<Test>>,
    /// As they were looked at last.
    pub parts: Arc<Vec<KnownPart>>,
    /// Lengths that differ by no more than this are the same, among parts as large and as far away as these.
    pub noise: f64,
    pub clashes: Ordered<Clash>,
    /// What each test left, once it was asked.
    pub tallies: Arc<Vec<Tally>>,
    /// Pairs of which the tests could not tell then; their numbers are places in `tests` and `parts`.
    pub open: Arc<Vec<Found>>,
}
