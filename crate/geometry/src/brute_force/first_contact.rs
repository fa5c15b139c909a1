//! Samples two moving parts at evenly spaced instants.

use super::collides;
use crate::collide::swept::RigidMotion;
use crate::relative_pose;
use crate::shape::Shape;

/// Returns the first of `instants` + 1 evenly spaced instants of the step, ends included, at which the parts' surfaces
/// meet. Meetings between instants are missed.
pub fn first_contact(
    a: &Shape,
    b: &Shape,
    a_motion: &RigidMotion,
    b_motion: &RigidMotion,
    instants: u32,
) -> Option<f64> {
    let at = |i: u32| f64::from(i) / f64::from(instants);
    let meet = |time: &f64| {
        collides(
            a,
            b,
            &relative_pose(&a_motion.at(*time), &b_motion.at(*time)),
        )
    };
    (0..=instants).map(at).find(meet)
}
