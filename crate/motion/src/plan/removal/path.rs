//! A way out, and how close it is.

use std::ops::Deref;

use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use crate::group::Group;
use crate::plan::closest::Closest;
use crate::plan::ground::near;
use crate::plan::{Path, Smallest};

/// A way out: of the scene to the scene, so that a part's pose is the way's after its pose at the start. The first pose
/// is none.
#[derive(Debug, Clone)]
pub struct RemovalPath {
    path: Path,
    /// Of the parts as they are; None if nothing else is nearer than the way is long.
    pub smallest: Option<Smallest>,
    /// From this share of the length on the parts meet nothing, to a hundredth; 0 if they never do.
    pub free_from: f64,
}

impl Deref for RemovalPath {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

/// So often along a way is looked whether the parts still touch.
const TOUCH_TESTS: u32 = 100;

/// A way out of the parts as they are that is being measured, a look at a time.
#[derive(Debug, Clone)]
pub(super) struct Measuring {
    path: Path,
    /// Looks from the end on that found no touch.
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

    /// Looks once more; the way once all is known. When stopped, nothing is lost.
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
