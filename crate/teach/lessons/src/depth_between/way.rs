//! Finds motions that separate the two parts: each bounds the shortest one from above.

use nearpoint_geometry::{Point, Vector};

use super::parts::Parts;
use crate::error::LessonError;

/// A motion of B, and its result.
#[derive(Debug, Clone, Copy)]
pub(super) struct Way {
    pub by: Vector,
    /// True if the motion separates the parts.
    pub parts: bool,
}

/// The separating motions of the story.
#[derive(Debug)]
pub(super) struct Ways {
    /// The motion that separates the convex hulls.
    pub hulls: Way,
    /// The motion in the same direction, as far as needed.
    pub back: Way,
    /// The motion that repeatedly pushes the deepest point out.
    pub push: Way,
    /// The pushes, each from the deepest point to its nearest surface point.
    pub pushes: Vec<[Point; 2]>,
}

/// The largest number of pushes before the motion is given up.
const MOST_PUSHES: usize = 6;

impl Ways {
    pub fn new(parts: &Parts) -> Result<Self, LessonError> {
        let hulls = by_hulls(parts)?;
        let (push, pushes) = by_pushes(parts)?;
        Ok(Self {
            back: moved_back(parts, &hulls)?,
            hulls,
            push,
            pushes,
        })
    }

    /// Returns the shortest motion that separates the parts.
    pub fn best(&self) -> &Way {
        let parting = [&self.back, &self.push].into_iter().filter(|way| way.parts);
        let shortest = parting.min_by(|p, q| p.length().total_cmp(&q.length()));
        shortest.unwrap_or(&self.hulls)
    }
}

impl Way {
    fn new(parts: &Parts, by: Vector) -> Result<Self, LessonError> {
        let parted = parts.are_parted(&by)?;
        Ok(Self { by, parts: parted })
    }

    pub fn length(&self) -> f64 {
        self.by.norm()
    }
}

/// Returns the motion that separates the hulls, and so the parts in them. It uses the larger bound of the hulls' depth, so
/// that it surely separates them.
fn by_hulls(parts: &Parts) -> Result<Way, LessonError> {
    let found = parts.by_hulls();
    Way::new(parts, found.direction * (-found.lower).max(0.0))
}

/// Shortens a separating motion to where the parts first meet on the way back: the rest is not needed.
fn moved_back(parts: &Parts, way: &Way) -> Result<Way, LessonError> {
    let met = parts.first_contact([&way.by, &Vector::zeros()])?;
    let back = Way::new(parts, way.by * (1.0 - met.unwrap_or(0.0)))?;
    Ok(if back.parts { back } else { *way })
}

/// Moves the deepest point to its nearest surface point, then the deepest point there, and so on.
fn by_pushes(parts: &Parts) -> Result<(Way, Vec<[Point; 2]>), LessonError> {
    let mut way = Way::new(parts, Vector::zeros())?;
    let mut pushes = Vec::new();
    while !way.parts && pushes.len() < MOST_PUSHES {
        let Some(deep) = parts.depth(&way.by)?.0 else {
            break;
        };
        pushes.push([deep.on_b, deep.on_a]);
        way = Way::new(parts, way.by + (deep.on_a - deep.on_b))?;
    }
    Ok((way, pushes))
}
