//! A way out, and how close it is.

use std::ops::Deref;

use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use crate::group::Group;
use crate::plan::closest::smallest;
use crate::plan::ground::near;
use crate::plan::{Path, Smallest};

/// A way out: of the scene to the scene, so that a part's pose is the way's after its pose at the start. The first pose is none.
#[derive(Debug, Clone)]
pub struct RemovalPath {
    way: Path,
    /// Of the parts as they are; None if nothing else is nearer than the way is long.
    pub smallest: Option<Smallest>,
    /// From this share of the length on the parts meet nothing, to a hundredth; 0 if they never do.
    pub free_from: f64,
}

impl Deref for RemovalPath {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.way
    }
}

/// So often along a way is looked whether the parts still touch.
const TOUCH_LOOKS: u32 = 100;

impl RemovalPath {
    /// The way of the parts as they are.
    pub(super) fn measured(
        way: Path,
        parts: &Group<'_>,
        work: &impl Work,
    ) -> Result<Self, Stopped> {
        Ok(Self {
            free_from: last_touch(&way, parts, work)?,
            smallest: smallest(&way, parts, work)?,
            way,
        })
    }
}

fn last_touch(way: &Path, parts: &Group<'_>, work: &impl Work) -> Result<f64, Stopped> {
    for look in (0..TOUCH_LOOKS).rev() {
        let pose = way.at(f64::from(look) / f64::from(TOUCH_LOOKS));
        for pair in near(parts, &pose, 0.0) {
            let [held, other] = parts.shapes(pair);
            if collides(other, held, &parts.in_obstacle(pair, &pose), work)? {
                return Ok(f64::from(look + 1) / f64::from(TOUCH_LOOKS));
            }
        }
    }
    Ok(0.0)
}
