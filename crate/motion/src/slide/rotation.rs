//! Moves and turns the group until its first contact.

use super::run::{Obstruction, SlideSearch};
use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::nalgebra::Translation3;
use std::f64::consts::FRAC_PI_2;

/// The sagitta, in contact offsets, up to which a piece counts as straight, so that a possible contact counts as one.
pub(super) const MAX_STRAIGHT_SAGITTA: f64 = 0.25;
/// The smallest factor by which a piece is shortened at once.
pub(super) const MAX_SHORTENING: f64 = 0.125;

impl<W: Executor> SlideSearch<'_, W> {
    /// Turns the group to `to`'s rotation about its centre, until the first contact. Returns false if the limit of
    /// pieces was reached before.
    pub(super) fn rotate(&mut self, to: &Pose) -> Result<bool, Interrupted> {
        let centre = self.pose * self.group.centre();
        let around = centre.coords - to.rotation * self.group.centre().coords;
        let turned = Pose::from_parts(Translation3::from(around), to.rotation);
        self.move_and_rotate(&turned)
    }

    /// Moves and turns at once, until the first contact. Returns false if the limit of pieces was reached before.
    ///
    /// The continuous test allows for the sagitta of a rotation, which near a contact is more than the gap. Then the
    /// rotation is tested in pieces so short that their sagitta is small compared with a contact offset. The pieces
    /// grow again when the group is out of contact.
    pub(super) fn move_and_rotate(&mut self, to: &Pose) -> Result<bool, Interrupted> {
        let (mut done, mut piece) = (0.0, 1.0);
        let Some(mut whole) = self.group.segment(&self.pose, to) else {
            return Ok(true);
        };
        let longest = 1.0 / (whole.angle() / FRAC_PI_2).ceil().max(1.0);
        for _ in 0..self.limits.rotation_steps {
            piece = longest.min(piece);
            let until = if done + piece < 1.0 {
                done + piece
            } else {
                1.0
            };
            let Some(leg) = self.group.segment(&self.pose, &whole.at(until)) else {
                return Ok(true);
            };
            match self.obstruction(&leg)? {
                Obstruction::Moved => match self.group.segment(&self.pose, to) {
                    Some(rest) => (whole, done) = (rest, 0.0),
                    None => return Ok(true),
                },
                Obstruction::Free => {
                    self.move_to(whole.at(until));
                    (done, piece) = (until, 2.0 * piece);
                    if done == 1.0 {
                        return Ok(true);
                    }
                }
                Obstruction::Hit(hit) => {
                    let sagitta = self.group.sagitta(&leg)
                        / (MAX_STRAIGHT_SAGITTA * self.group.contact_offset);
                    if sagitta <= 1.0 {
                        self.stop(&leg, &hit)?;
                        return Ok(true);
                    }
                    piece *= (1.0 / sagitta.sqrt()).max(MAX_SHORTENING);
                }
            }
        }
        Ok(false)
    }
}
