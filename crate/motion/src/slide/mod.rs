//! Slides a dragged rigid group along the obstacles that it touches.
//!
//! The method is collide and slide: the group moves straight towards the drag pose until its first contact. The
//! continuous test finds this, so that nothing is missed however far apart the poses are. The group stops a contact
//! offset before it, and the remaining motion is projected on the motions that go against none of the contact normals.
//! This repeats for a few segments, until no motion is left. After Fauerby, "Improved collision detection and response"
//! (2003). Departures: whole meshes in place of an ellipsoid; the exact time of contact; the projection is on the cone
//! of all normals at once, not on one plane after the other. A normal counts only while its obstacle is near, and each
//! segment aims at the drag pose, not along the rest of the last segment. So a part that slides over an edge continues
//! behind it.
//!
//! A rotation does not slide. The group moves and turns until the first contact. Then it slides the rest of the
//! translation without turning, and turns the rest about its centre until the next contact.
//!
//! Poses map the group's frame into the scene; lengths are in the scene's unit.

mod cone;
mod hits;
mod rotation;
mod run;
mod separation;
mod swing;

use crate::group::{Group, GroupPair, ObstacleList};
pub use crate::group::{GroupPart, Obstacle, Obstacles};
use crate::{IncompleteReason, IterationLimits};
use hits::TriangleGap;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::{Point, Pose, Vector};
use run::SlideSearch;
pub use swing::{Swing, SwingResult, swing_among};

/// A contact that blocks the group at the end of a slide.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contact {
    /// The index of the group's part.
    pub part: usize,
    /// The number of the obstacle.
    pub obstacle: usize,
    /// The point on the obstacle, in the scene.
    pub point: Point,
    /// The unit normal from the obstacle to the group's part, in the scene.
    pub normal: Vector,
}

fn contact_from_gap(pair: GroupPair, gap: &TriangleGap) -> Contact {
    Contact {
        part: pair.part,
        obstacle: pair.obstacle,
        point: gap.point,
        normal: gap.normal,
    }
}

/// The result of a slide: the pose reached, the path there, and the contacts that stop the group.
#[derive(Debug, Clone, PartialEq)]
pub struct SlideResult {
    /// The group's pose in the scene; bit for bit the target if nothing is in the way.
    pub pose: Pose,
    /// The path there: the poses where the group changed direction, in order; the last is `pose`. Between two it moves
    /// as [`RigidMotion`] does, about `centre`, and collides with nothing that is not ignored.
    ///
    /// [`RigidMotion`]: nearpoint_geometry::collide::swept::RigidMotion
    pub waypoints: Vec<Pose>,
    /// The centre, in the group's frame.
    pub centre: Point,
    /// The contacts that stop the group, in order of time; no two have the same pair and normal.
    pub contacts: Vec<Contact>,
    /// The pairs of a part and an obstacle, in order, that overlapped at the start and that no separation frees. They
    /// do not stop the group. Only pairs near the path are tested.
    pub ignored_pairs: Vec<(usize, usize)>,
    /// The reason why the group may be able to move on from here although the search ended.
    pub incomplete_reason: Option<IncompleteReason>,
}

impl SlideResult {
    fn unmoved(from: &Pose) -> Self {
        Self {
            pose: *from,
            waypoints: Vec::new(),
            centre: Point::origin(),
            contacts: Vec::new(),
            ignored_pairs: Vec::new(),
            incomplete_reason: None,
        }
    }
}

/// Moves the group from one pose towards another, and slides it along obstacles. The group never enters an obstacle
/// that is not ignored. Where a `contact_offset` fits, it ends no nearer to one than half of it.
///
/// Parts that only touch at the start, by faces, edges or corners, are freed by a contact offset and then are obstacles
/// like others. A part that already penetrates an obstacle passes through it until it is out. The group stays where it
/// is if a number is not finite or beyond 1e30, or the contact offset is not above 0. A contact offset too small for
/// the size of the numbers is made larger.
///
/// The result is the same for any number of threads.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_motion::slide::{GroupPart, Obstacle, slide};
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let cube = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = Shape::build(cube, &SequentialExecutor);
/// # let wall = Mesh::weld(primitives::cuboid(1.0, 9.0, 9.0))?;
/// # let wall = Shape::build(wall, &SequentialExecutor);
/// // A cube of edge 1 is dragged against a wall, whose face is at x = 2.5. It stops and slides along y.
/// let parts = [GroupPart { shape: &cube, in_group: Pose::identity() }];
/// let obstacles = [Obstacle { shape: &wall, pose: Pose::translation(3.0, 0.0, 0.0) }];
/// let (from, to) = (Pose::identity(), Pose::translation(3.0, 1.0, 0.0));
/// let contact_offset = 0.001;
/// let found = slide(&parts, &obstacles, &from, &to, contact_offset, &SequentialExecutor)?;
/// assert!((found.pose.translation.x - 2.0).abs() < 0.01);
/// assert!((found.pose.translation.y - 1.0).abs() < 0.01);
/// assert_eq!(found.contacts.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn slide(
    parts: &[GroupPart],
    obstacles: &[Obstacle],
    from: &Pose,
    to: &Pose,
    contact_offset: f64,
    executor: &impl Executor,
) -> Result<SlideResult, Interrupted> {
    slide_with_limits(
        &IterationLimits::default(),
        parts,
        obstacles,
        [from, to],
        contact_offset,
        executor,
    )
}

/// Slides like [`slide`], with other limits.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn slide_with_limits(
    limits: &IterationLimits,
    parts: &[GroupPart],
    obstacles: &[Obstacle],
    ends: [&Pose; 2],
    contact_offset: f64,
    executor: &impl Executor,
) -> Result<SlideResult, Interrupted> {
    match ObstacleList::new(obstacles.iter().copied()) {
        Some(list) => slide_among(limits, parts, &list, ends, contact_offset, executor),
        None => Ok(SlideResult::unmoved(ends[0])),
    }
}

/// Slides among obstacles that are looked up: the cost depends on what is near the path, not on how many exist.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn slide_among(
    limits: &IterationLimits,
    parts: &[GroupPart],
    obstacles: &dyn Obstacles,
    [from, to]: [&Pose; 2],
    contact_offset: f64,
    executor: &impl Executor,
) -> Result<SlideResult, Interrupted> {
    match Group::new(parts, obstacles, [from, to], contact_offset) {
        Some(group) => SlideSearch::new(&group, from, limits, executor).run(to),
        None => Ok(SlideResult::unmoved(from)),
    }
}
