//! Describes parts at the two ends of a step.

use super::end_poses::EndPoses;
use super::moving_triangles::MovingTriangles;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::MAX_EXACT;
use nearpoint_geometry::{Point, Pose};
use nearpoint_message::{Message, message};
use std::borrow::Cow;

/// A part and its motion during the step: rigid or deforming.
#[derive(Debug, Clone, Copy)]
pub enum Part<'a> {
    /// A rigid part. Its origin moves uniformly along a line while it turns uniformly about it, by at most half a turn.
    /// Poses map the shape's frame to the world's.
    Rigid {
        /// The part's mesh.
        shape: &'a Shape,
        /// The pose at the start of the step.
        from: Pose,
        /// The pose at the end of the step.
        to: Pose,
    },
    /// A deforming part. Each vertex moves uniformly along a line: the same triangles, with positions in the world's frame.
    Deforming {
        /// The corners of each triangle, as indices in both lists of positions.
        triangles: &'a [[u32; 3]],
        /// The positions at the start of the step.
        from: &'a [Point],
        /// The positions at its end, as many as at the start.
        to: &'a [Point],
    },
}

/// The reasons why the input is no valid step, with the part's number, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum StepError {
    /// A deforming part has no triangle.
    Empty { part: usize },
    /// A deforming part has not as many positions at the end as at the beginning.
    Lengths { part: usize, from: usize, to: usize },
    /// A triangle names a position that does not exist.
    IndexOutOfRange {
        part: usize,
        triangle: usize,
        index: u32,
    },
    /// A coordinate is NaN, or beyond [`MAX_EXACT`].
    NotFinite { part: usize, position: usize },
    /// A pose is invalid, or moves the part beyond [`MAX_EXACT`].
    Pose { part: usize },
    /// The given world has no size.
    World,
}

nearpoint_message::error!(StepError);

impl StepError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty { part } => message!("part-no-triangles", part),
            Self::Lengths { part, from, to } => {
                message!("part-positions-beginning", part, from, to)
            }
            Self::IndexOutOfRange {
                part,
                triangle,
                index,
            } => message!("part-triangle-part-uses", triangle, part, index),
            Self::NotFinite { part, position } => message!(
                "part-position-part-not",
                position,
                part,
                largest_exact = format!("{MAX_EXACT:e}")
            ),
            Self::Pose { part } => message!("part-pose-part-not", part),
            Self::World => message!("part-edge-world-not"),
        }
    }
}

/// The parts' vertices at the two ends of a step, in the world's frame.
#[derive(Debug, Clone)]
pub struct Step<'a> {
    pub(super) parts: Vec<MovingTriangles<'a>>,
}

impl<'a> Step<'a> {
    /// Builds the whole step, and checks all parts.
    pub fn new(parts: &[Part<'a>]) -> Result<Self, StepError> {
        check_all(parts)?;
        Ok(Self::sub_step(parts, 0, 1))
    }

    /// Builds the `index`th of `count` equal parts of the step, of parts that are checked.
    pub(super) fn sub_step(parts: &[Part<'a>], index: u32, count: u32) -> Self {
        let ends = [index, index + 1].map(|i| f64::from(i) / f64::from(count));
        Self {
            parts: parts
                .iter()
                .map(|part| part.moving_triangles(ends))
                .collect(),
        }
    }
}

impl<'a> Part<'a> {
    /// Returns the triangles of the part, as vertex indices.
    pub(super) fn triangles(&self) -> &'a [[u32; 3]] {
        match *self {
            Self::Rigid { shape, .. } => shape.mesh().triangles(),
            Self::Deforming { triangles, .. } => triangles,
        }
    }

    /// Returns the part between two instants of the step, which begins at 0 and ends at 1.
    fn moving_triangles(&self, ends: [f64; 2]) -> MovingTriangles<'a> {
        match *self {
            Self::Rigid { shape, from, to } => EndPoses::new(shape, &from, &to, ends).moved(),
            Self::Deforming {
                triangles,
                from,
                to,
            } => {
                let [from, to] = ends.map(|s| positions(from, to, s));
                MovingTriangles {
                    triangles,
                    from,
                    to,
                    deviation: 0.0,
                }
            }
        }
    }

    /// Returns a rigid part between two instants, without posed vertices; None for another part.
    pub(super) fn end_poses(&self, ends: [f64; 2]) -> Option<EndPoses<'a>> {
        match *self {
            Self::Rigid { shape, from, to } => Some(EndPoses::new(shape, &from, &to, ends)),
            Self::Deforming { .. } => None,
        }
    }
}

fn positions<'a>(from: &'a [Point], to: &'a [Point], s: f64) -> Cow<'a, [Point]> {
    if s == 0.0 {
        return Cow::Borrowed(from);
    }
    if s == 1.0 {
        return Cow::Borrowed(to);
    }
    Cow::Owned(from.iter().zip(to).map(|(p, q)| p.lerp(q, s)).collect())
}

/// Checks that all parts are a valid input of a step.
pub(super) fn check_all(parts: &[Part<'_>]) -> Result<(), StepError> {
    (0..).zip(parts).try_for_each(|(i, part)| check(i, part))
}

fn check(part: usize, given: &Part<'_>) -> Result<(), StepError> {
    match given {
        Part::Rigid { shape, from, to } => {
            let reach = 2.0 * shape.bounds().max_abs_coordinate();
            let fits = |pose: &Pose| {
                pose.rotation.coords.iter().all(|x| x.is_finite())
                    && reach + pose.translation.vector.iter().map(|x| x.abs()).sum::<f64>()
                        <= MAX_EXACT
            };
            (fits(from) && fits(to))
                .then_some(())
                .ok_or(StepError::Pose { part })
        }
        Part::Deforming {
            triangles,
            from,
            to,
        } => check_positions(part, triangles, from, to),
    }
}

fn check_positions(
    part: usize,
    triangles: &[[u32; 3]],
    from: &[Point],
    to: &[Point],
) -> Result<(), StepError> {
    if triangles.is_empty() {
        return Err(StepError::Empty { part });
    }
    if from.len() != to.len() {
        let (from, to) = (from.len(), to.len());
        return Err(StepError::Lengths { part, from, to });
    }
    let fits = |p: &Point| p.iter().all(|x| x.abs() <= MAX_EXACT);
    let bad = from.iter().zip(to).position(|(p, q)| !(fits(p) && fits(q)));
    if let Some(position) = bad {
        return Err(StepError::NotFinite { part, position });
    }
    for (triangle, corners) in triangles.iter().enumerate() {
        if let Some(&index) = corners.iter().find(|&&i| i as usize >= from.len()) {
            return Err(StepError::IndexOutOfRange {
                part,
                triangle,
                index,
            });
        }
    }
    Ok(())
}
