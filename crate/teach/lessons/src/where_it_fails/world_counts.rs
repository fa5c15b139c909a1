//! Runs the paper's search in all worlds.

use nearpoint_published::planning::FieldSettings;
use nearpoint_published::planning::search::SearchSettings;

use super::world;
use crate::error::LessonError;
use crate::plans::{Outcome, Run};

/// The counts of the worlds.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct WorldCounts {
    pub worlds: usize,
    /// The worlds in which it finds a path.
    pub found: usize,
    /// The worlds on whose path the robot hits nothing.
    pub clean: usize,
}

impl WorldCounts {
    /// Runs the paper's search in all worlds of a seed, and counts the outcomes.
    pub fn count(seed: u64) -> Result<Self, LessonError> {
        let mut all = Self::default();
        for name in world::NAMES {
            let scene = world::scene(name, seed)?;
            let voxelled = scene.to_voxels()?;
            let field = voxelled.field(&scene, FieldSettings::default())?;
            let run = Run::published(&scene, &voxelled, &field, &SearchSettings::default())?;
            let is_found = run.outcome == Outcome::Found;
            all.worlds += 1;
            all.found += usize::from(is_found);
            all.clean += usize::from(is_found && run.hits(&scene).is_empty());
        }
        Ok(all)
    }
}
