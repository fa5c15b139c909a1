//! Shows what “no way” means: the same search with other steps.

use std::sync::Arc;

use super::search::{RemovalSearch, TURNS};
use super::world::World;
use crate::error::LessonError;
use crate::story::{Chart, Line, LineStyle};

/// The turns at which other steps are tried.
const USUAL_TURNS: f64 = TURNS[0].1;
/// The steps that are tried for a captive part, mm.
const STEPS: [f64; 3] = [5.0, 7.0, 10.0];

/// A part without a path at the chosen step and turns.
#[derive(Debug)]
pub(super) struct TrappedPart {
    pub world: World,
    pub search: Arc<RemovalSearch>,
    /// The tries at several steps, with turns of 90°: the step, the number of reached poses, and whether a path exists.
    tries: Vec<(f64, usize, bool)>,
}

impl TrappedPart {
    /// Tries other steps for a part that was searched with a step and turns.
    pub fn new(
        world: World,
        search: Arc<RemovalSearch>,
        settings: [f64; 2],
    ) -> Result<Self, LessonError> {
        let attempt = |step: f64| {
            if settings == [step, USUAL_TURNS] {
                return Ok((step, search.positions(), search.path.is_some()));
            }
            let other = RemovalSearch::new(&world, step, USUAL_TURNS)?;
            Ok((step, other.positions(), other.path.is_some()))
        };
        let tries: Result<Vec<_>, LessonError> = STEPS.into_iter().map(attempt).collect();
        Ok(Self {
            tries: tries?,
            search,
            world,
        })
    }

    /// Returns the number of steps at which a path exists.
    pub fn path_count(&self) -> usize {
        self.tries.iter().filter(|(.., is_found)| *is_found).count()
    }

    /// Returns the number of searches that were tried, one for each step length.
    pub fn tries(&self) -> usize {
        self.tries.len()
    }

    /// Charts the number of reached poses by step, with a path and without.
    pub fn chart(&self) -> Chart {
        let line = |(name, with_way)| {
            let those = self
                .tries
                .iter()
                .filter(move |(.., is_found)| *is_found == with_way);
            let points = those.map(|(step, places, _)| [*step, *places as f64]);
            Line::new(name, points).styled(LineStyle::Points)
        };
        let lines = [("no-way", false), ("a-way", true)].map(line).into_iter();
        Chart::new("places-by-step", "step-of-search", "places-reached")
            .lines(lines.filter(|line| !line.points.is_empty()))
    }
}
