//! Measures how close a removal path comes to the other parts.

use std::ops::Deref;

use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::{Executor, Interrupted};

use crate::group::Group;
use crate::plan::clearance_search::ClearanceSearch;
use crate::plan::planning_scene::pairs_near;
use crate::plan::{ClearanceBounds, Path};

/// A path that removes parts from an assembly. Its poses map the scene to the scene, so a part's pose is the path's
/// pose after the part's pose at the start. The first pose is the identity.
#[derive(Debug, Clone)]
pub struct RemovalPath {
    path: Path,
    /// The smallest distance of the parts in their true size; `None` if nothing else is nearer than the path is long.
    pub min_clearance: Option<ClearanceBounds>,
    /// The fraction of the length from which on the parts are in contact with nothing, to a hundredth; 0 if they never
    /// are.
    pub free_from: f64,
}

impl Deref for RemovalPath {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

/// The number of poses along a path at which the parts are tested for contact.
const CONTACT_TESTS: u32 = 100;

/// A measurement of a removal path with the parts in their true size, one test at a time.
#[derive(Debug, Clone)]
pub(super) struct PathMeasurement {
    path: Path,
    /// The number of tests, from the end on, that found no contact.
    free_tests: u32,
    free_from: Option<f64>,
    clearance_search: ClearanceSearch,
}

impl PathMeasurement {
    /// Creates a measurement of a path, before its first test.
    pub fn new(path: Path) -> Self {
        Self {
            path,
            free_tests: 0,
            free_from: None,
            clearance_search: ClearanceSearch::default(),
        }
    }

    /// Makes one more test of the path. Returns the path once all is known. When stopped, nothing is lost.
    pub fn step(
        &mut self,
        parts: &Group<'_>,
        executor: &impl Executor,
    ) -> Result<Option<RemovalPath>, Interrupted> {
        let Some(free_from) = self.free_from else {
            self.find_contact(parts, executor)?;
            return Ok(None);
        };
        let done = self.clearance_search.step(&self.path, parts, executor)?;
        Ok(done.then(|| RemovalPath {
            path: self.path.clone(),
            min_clearance: self.clearance_search.bounds(),
            free_from,
        }))
    }

    fn find_contact(
        &mut self,
        parts: &Group<'_>,
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        let fraction = |step: u32| f64::from(step) / f64::from(CONTACT_TESTS);
        let Some(step) = (CONTACT_TESTS - self.free_tests).checked_sub(1) else {
            self.free_from = Some(0.0);
            return Ok(());
        };
        let pose = self.path.at(fraction(step));
        for pair in pairs_near(parts, &pose, 0.0) {
            let [held, other] = parts.shapes(pair);
            if collides(other, held, &parts.in_obstacle(pair, &pose), executor)? {
                self.free_from = Some(fraction(step + 1));
                return Ok(());
            }
        }
        self.free_tests += 1;
        Ok(())
    }
}
