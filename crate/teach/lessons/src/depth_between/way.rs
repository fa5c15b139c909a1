//! Motions that part the two: each bounds the shortest one from above.

use nearpoint_geometry::{Point, Vector};

use super::parts::Parts;
use crate::error::LessonError;

/// A motion of B, and what was found of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Way {
    pub by: Vector,
    /// Whether it parts the two.
    pub parts: bool,
}

/// The ways out that the story tells.
#[derive(Debug)]
pub(super) struct Ways {
    /// By the convex hulls.
    pub hulls: Way,
    /// The same direction, as far as needed.
    pub back: Way,
    /// The deepest point moved out, again and again.
    pub push: Way,
    /// Each push, and the deepest point and its nearest one before it.
    pub pushes: Vec<[Point; 2]>,
}

/// After so many pushes the way is given up.
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

    /// The shortest that parts them.
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

/// What parts the hulls parts what is in them. The way is the longer one of both bounds, so that it does.
fn by_hulls(parts: &Parts) -> Result<Way, LessonError> {
    let found = parts.by_hulls();
    Way::new(parts, found.direction * (-found.lower).max(0.0))
}

/// A way that parts them, gone back until they first meet: that and all before it is not needed.
fn moved_back(parts: &Parts, way: &Way) -> Result<Way, LessonError> {
    let met = parts.first_contact([&way.by, &Vector::zeros()])?;
    let back = Way::new(parts, way.by * (1.0 - met.unwrap_or(0.0)))?;
    Ok(if back.parts { back } else { *way })
}

/// The deepest point is moved to the point of the surface that is nearest to it; then what is deepest there, and so on.
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
