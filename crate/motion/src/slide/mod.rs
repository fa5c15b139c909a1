//! A dragged rigid group that slides along what it touches instead of entering it.
//!
//! Collide and slide: the group goes straight for where the hand wants it until it first meets something, found by the
//! continuous test, so that nothing is lost between the poses however far apart they are. It stops a contact offset
//! before, and what is left of the way is projected on the motions that go against none of the normals that hold it; so
//! it goes on, a few legs, until nothing is left to go. After Fauerby, "Improved collision detection and response"
//! (2003); departures: whole meshes in place of an ellipsoid; the exact time of contact; the projection is on the cone
//! of all normals at once, not on one plane after the other; a normal holds only while its obstacle is near, and each
//! leg makes for where the hand is, not along what was left of the last one: so a part that slides over an edge goes on
//! behind it.
//!
//! A turn does not slide: the group goes and turns until the first contact; then what is left of the way is slid
//! without turning, and what is left of the turn is turned about the group's middle until the next.
//!
//! Poses map the group's frame into the scene; lengths are in the scene's unit.

mod cone;
mod hits;
mod loosen;
mod run;
mod swing;
mod turn;

use crate::group::{Group, ObstacleList, Pair};
pub use crate::group::{Held, Obstacle, Obstacles};
use crate::{Limits, Unfinished};
use hits::Touch;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose, Vector};
use run::Run;
pub use swing::{Swing, Swung, swing_among};

/// What holds the group at the end of a slide.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contact {
    /// The number of the held part.
    pub held: usize,
    /// The number of the obstacle.
    pub obstacle: usize,
    /// On the obstacle, in the scene.
    pub at: Point,
    /// Of length one, from the obstacle to the held part, in the scene.
    pub normal: Vector,
}

fn contact_of(pair: Pair, touch: &Touch) -> Contact {
    Contact {
        held: pair.held,
        obstacle: pair.obstacle,
        at: touch.at,
        normal: touch.normal,
    }
}

/// Where a slide ends.
#[derive(Debug, Clone, PartialEq)]
pub struct Slid {
    /// The group in the scene; bit for bit where it was to go if nothing is in the way.
    pub pose: Pose,
    /// The way there: where the group turned off, in order; the last is `pose`. From one to the next it goes as
    /// [`Travel`] does, about `centre`, past everything that is not ignored.
    ///
    /// [`Travel`]: nearpoint_geometry::collide::swept::Travel
    pub legs: Vec<Pose>,
    /// In the group's frame.
    pub centre: Point,
    /// What keeps it from going on, in the order it was met; none has the normal and the pair of another.
    pub contacts: Vec<Contact>,
    /// Held part and obstacle, in order: they were in each other from the start and no separation frees them, so that
    /// they do not stop the group. Only those that were asked about: near the way.
    pub ignored: Vec<(usize, usize)>,
    /// Why it may be possible to go on from here, though nothing in `contacts` says so.
    pub unfinished: Option<Unfinished>,
}

impl Slid {
    fn nowhere(from: &Pose) -> Self {
        Self {
            pose: *from,
            legs: Vec::new(),
            centre: Point::origin(),
            contacts: Vec::new(),
            ignored: Vec::new(),
            unfinished: None,
        }
    }
}

/// Moves the group from one pose towards another, and slides it along what it meets. The group never enters an obstacle
/// that is not ignored, and where a `contact_offset` fits ends no nearer to one than half of it.
///
/// Parts that only touch at the start, by faces, edges or corners, are freed by a contact offset and then are obstacles
/// like others. What is already inside an obstacle, or through it, is let pass until it is out. With a number that is
/// none, or beyond 1e30, or a contact offset that is not above 0 the group stays where it is. A contact offset too
/// small for the size of the numbers is made larger.
///
/// The same whatever the number of threads.
///
/// # Errors
/// [`Stopped`] when `work` says so.
pub fn slide(
    held: &[Held],
    obstacles: &[Obstacle],
    from: &Pose,
    to: &Pose,
    contact_offset: f64,
    work: &impl Work,
) -> Result<Slid, Stopped> {
    slide_within(
        &Limits::default(),
        held,
        obstacles,
        [from, to],
        contact_offset,
        work,
    )
}

/// [`slide`], with other limits.
///
/// # Errors
/// [`Stopped`] when `work` says so.
pub fn slide_within(
    limits: &Limits,
    held: &[Held],
    obstacles: &[Obstacle],
    ends: [&Pose; 2],
    contact_offset: f64,
    work: &impl Work,
) -> Result<Slid, Stopped> {
    match ObstacleList::new(obstacles.iter().copied()) {
        Some(list) => slide_among(limits, held, &list, ends, contact_offset, work),
        None => Ok(Slid::nowhere(ends[0])),
    }
}

/// The same among obstacles that are looked up: it costs what is near the path, not what is there.
///
/// # Errors
/// [`Stopped`] when `work` says so.
pub fn slide_among(
    limits: &Limits,
    held: &[Held],
    obstacles: &dyn Obstacles,
    [from, to]: [&Pose; 2],
    contact_offset: f64,
    work: &impl Work,
) -> Result<Slid, Stopped> {
    match Group::new(held, obstacles, [from, to], contact_offset) {
        Some(group) => Run::new(&group, from, limits, work).to(to),
        None => Ok(Slid::nowhere(from)),
    }
}
