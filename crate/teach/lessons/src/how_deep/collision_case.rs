//! Generates collisions to measure: two spheres that approach each other in a random direction and spin.

use std::f64::consts::PI;

use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::error::LessonError;
use crate::shapes::{DIAMETER, EDGE, direction};
use nearpoint_geometry::random::SplitMix64;

/// The poses of two spheres at first, in the cycle before they collide, and in the next.
#[derive(Debug, Clone)]
pub(super) struct CollisionCase {
    pub first: [Pose; 2],
    pub now: [Pose; 2],
    pub next: [Pose; 2],
}

/// The distance that B moves in a cycle, about as A and B of Table 2.1 approach each other, and on its whole path.
const CYCLE: f64 = 0.04;
const PATH_LENGTH: f64 = 1.0;
/// The largest offset of A's centre from the world's centre along each axis.
const MAX_OFFSET: f64 = 1.5;
/// The largest sideways motion of B along each axis, and the largest rotation of each sphere on the path.
const MAX_SIDEWAYS: f64 = 0.2;
const SPIN: f64 = 0.2;

/// Returns `count` collisions of two such spheres, from random directions and with random rotations.
pub(super) fn collision_cases(
    shape: &Shape,
    count: usize,
) -> Result<Vec<CollisionCase>, LessonError> {
    let mut random = SplitMix64::seeded(60);
    let mut found = Vec::with_capacity(count);
    // Skips the few spheres that pass by each other.
    for _ in 0..2 * count {
        found.extend(collision_case(shape, &mut random));
        if found.len() == count {
            return Ok(found);
        }
    }
    Err(LessonError::NoStory)
}

fn collision_case(shape: &Shape, random: &mut SplitMix64) -> Option<CollisionCase> {
    let direction = direction(random);
    let mut within = |most: f64| Vector::from_fn(|_, _| (2.0 * random.uniform() - 1.0) * most);
    let at = Vector::repeat(0.5 * EDGE) + within(MAX_OFFSET);
    let apart = direction * (DIAMETER + CYCLE);
    let way = within(MAX_SIDEWAYS) - direction * PATH_LENGTH;
    let mut travel = |from: Vector, way: Vector| {
        let (turn, spin) = (within(PI), within(SPIN));
        let from = Pose::new(from, turn);
        let turned = Pose::rotation(spin).rotation * from.rotation;
        let to = Pose::from_parts((from.translation.vector + way).into(), turned);
        RigidMotion::new(from, to, Point::origin()).ok()
    };
    let (a, b) = (travel(at, Vector::zeros())?, travel(at + apart, way)?);
    let contact = first_contact(shape, shape, &a, &b, &SequentialExecutor).ok()??;
    let half = 0.5 * CYCLE / PATH_LENGTH;
    let poses = |time: f64| [a.at(time), b.at(time)];
    Some(CollisionCase {
        first: poses(0.0),
        now: poses((contact.time - half).max(0.0)),
        next: poses((contact.time + half).min(1.0)),
    })
}
