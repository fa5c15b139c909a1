//! Measures how close a removal path comes to the other parts.

use std::ops::Deref;

use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use crate::group::Group;
use crate::plan::closest::Closest;
use crate::plan::ground::near;
use crate::plan::{Path, Smallest};

/// A removal path. Its poses map the scene to the scene, so a part's pose is the path's pose after the part's pose at
/// the start. The first pose is the identity.
#[derive(Debug, Clone)]
pub struct RemovalPath {
    path: Path,
    /// The smallest distance of the parts as they are; `None` if nothing else is nearer than the path is long.
    pub smallest: Option<Smallest>,
    /// The share of the length from which on the parts meet nothing, to a hundredth; 0 if they never do.
    pub free_from: f64,
}

impl Deref for RemovalPath {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

/// The number of places along a path at which the parts are tested for contact.
const TOUCH_TESTS: u32 = 100;

/// A measurement of a removal path of the parts as they are, one test at a time.
#[derive(Debug, Clone)]
pub(super) struct Measuring {
    path: Path,
    /// The number of tests, from the end on, that found no contact.
    apart: u32,
    free_from: Option<f64>,
    closest: Closest,
}

impl Measuring {
    pub fn of(path: Path) -> Self {
        Self {
            path,
            apart: 0,
            free_from: None,
            closest: Closest::default(),
        }
    }

    /// Makes one more test. Returns the path once all is known. When stopped, nothing is lost.
    pub fn step(
        &mut self,
        parts: &Group<'_>,
        work: &impl Work,
    ) -> Result<Option<RemovalPath>, Stopped> {
        let Some(free_from) = self.free_from else {
            self.find_touch(parts, work)?;
            return Ok(None);
        };
        let done = self.closest.step(&self.path, parts, work)?;
        Ok(done.then(|| RemovalPath {
            path: self.path.clone(),
            smallest: self.closest.smallest(),
            free_from,
        }))
    }

    fn find_touch(&mut self, parts: &Group<'_>, work: &impl Work) -> Result<(), Stopped> {
        let share = |step: u32| f64::from(step) / f64::from(TOUCH_TESTS);
        let Some(step) = (TOUCH_TESTS - self.apart).checked_sub(1) else {
            self.free_from = Some(0.0);
            return Ok(());
        };
        let pose = self.path.at(share(step));
        for pair in near(parts, &pose, 0.0) {
            let [held, other] = parts.shapes(pair);
            if collides(other, held, &parts.in_obstacle(pair, &pose), work)? {
                self.free_from = Some(share(step + 1));
                return Ok(());
            }
        }
        self.apart += 1;
        Ok(())
    }
}
