//! Finds motions that separate the two parts: each bounds the shortest one from above.

use nearpoint_geometry::{Point, Vector};

use super::parts::Parts;
use crate::error::LessonError;

/// A motion of B, and its result.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeparatingMotion {
    pub shift: Vector,
    /// True if the motion separates the parts.
    pub is_separating: bool,
}

/// The separating motions of the story.
#[derive(Debug)]
pub(super) struct SeparatingMotions {
    /// The motion that separates the convex hulls.
    pub hulls: SeparatingMotion,
    /// The motion in the same direction, as far as needed.
    pub back: SeparatingMotion,
    /// The motion that repeatedly pushes the deepest point out.
    pub push: SeparatingMotion,
    /// The pushes, each from the deepest point to its nearest surface point.
    pub pushes: Vec<[Point; 2]>,
}

/// The largest number of pushes before the motion is given up.
const MAX_PUSHES: usize = 6;

impl SeparatingMotions {
    /// Finds separating motions of two parts, by their hulls and by repeated pushes.
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
    pub fn best(&self) -> &SeparatingMotion {
        let parting = [&self.back, &self.push]
            .into_iter()
            .filter(|way| way.is_separating);
        let shortest = parting.min_by(|p, q| p.length().total_cmp(&q.length()));
        shortest.unwrap_or(&self.hulls)
    }
}

impl SeparatingMotion {
    fn new(parts: &Parts, shift: Vector) -> Result<Self, LessonError> {
        let parted = parts.are_disjoint(&shift)?;
        Ok(Self {
            shift,
            is_separating: parted,
        })
    }

    /// Returns the length of the motion.
    pub fn length(&self) -> f64 {
        self.shift.norm()
    }
}

/// Returns the motion that separates the hulls, and so the parts in them. It uses the larger bound of the hulls' depth, so
/// that it surely separates them.
fn by_hulls(parts: &Parts) -> Result<SeparatingMotion, LessonError> {
    let found = parts.by_hulls();
    SeparatingMotion::new(parts, found.direction * (-found.lower).max(0.0))
}

/// Shortens a separating motion to where the parts first touch on the way back: the rest is not needed.
fn moved_back(parts: &Parts, motion: &SeparatingMotion) -> Result<SeparatingMotion, LessonError> {
    let met = parts.first_contact([&motion.shift, &Vector::zeros()])?;
    let back = SeparatingMotion::new(parts, motion.shift * (1.0 - met.unwrap_or(0.0)))?;
    Ok(if back.is_separating { back } else { *motion })
}

/// Moves the deepest point to its nearest surface point, then the deepest point there, and so on.
fn by_pushes(parts: &Parts) -> Result<(SeparatingMotion, Vec<[Point; 2]>), LessonError> {
    let mut way = SeparatingMotion::new(parts, Vector::zeros())?;
    let mut pushes = Vec::new();
    while !way.is_separating && pushes.len() < MAX_PUSHES {
        let Some(deep) = parts.depth(&way.shift)?.0 else {
            break;
        };
        pushes.push([deep.on_b, deep.on_a]);
        way = SeparatingMotion::new(parts, way.shift + (deep.on_a - deep.on_b))?;
    }
    Ok((way, pushes))
}
