//! The group goes and turns until it meets something.

use super::run::{Obstruction, Run};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::work::{Stopped, Work};
use std::f64::consts::FRAC_PI_2;

/// A piece that bulges by no more than this, in contact offsets, is as good as straight: what it meets is met.
pub(super) const STRAIGHT: f64 = 0.25;
/// A piece is not cut shorter than by this at once.
pub(super) const SHORTEST: f64 = 0.125;

impl<W: Work> Run<'_, W> {
    /// Turns as `to` is turned, the centre staying where it is, until the first contact. Whether it came so far.
    pub(super) fn turn(&mut self, to: &Pose) -> Result<bool, Stopped> {
        let centre = self.now * self.group.centre();
        let around = centre.coords - to.rotation * self.group.centre().coords;
        let turned = Pose::from_parts(Translation3::from(around), to.rotation);
        self.go(&turned)
    }

    /// Goes and turns at once, until the first contact. Whether it came so far before it was looked at in too many
    /// pieces.
    ///
    /// The continuous test allows for the bulge of a turn, which in contact is more than the gap: then the turn is
    /// looked at in pieces so short that their bulge is small beside a contact offset, longer ones again when the group
    /// is out of it.
    pub(super) fn go(&mut self, to: &Pose) -> Result<bool, Stopped> {
        let (mut done, mut piece) = (0.0, 1.0);
        let Some(mut whole) = self.group.leg(&self.now, to) else {
            return Ok(true);
        };
        let longest = 1.0 / (whole.angle() / FRAC_PI_2).ceil().max(1.0);
        for _ in 0..self.limits.pieces {
            piece = longest.min(piece);
            let until = if done + piece < 1.0 {
                done + piece
            } else {
                1.0
            };
            let Some(leg) = self.group.leg(&self.now, &whole.at(until)) else {
                return Ok(true);
            };
            match self.obstruction(&leg)? {
                Obstruction::Moved => match self.group.leg(&self.now, to) {
                    Some(rest) => (whole, done) = (rest, 0.0),
                    None => return Ok(true),
                },
                Obstruction::Free => {
                    self.reach(whole.at(until));
                    (done, piece) = (until, 2.0 * piece);
                    if done == 1.0 {
                        return Ok(true);
                    }
                }
                Obstruction::Met(hit) => {
                    let bulge = self.group.bulge(&leg) / (STRAIGHT * self.group.contact_offset);
                    if bulge <= 1.0 {
                        self.stop(&leg, &hit)?;
                        return Ok(true);
                    }
                    piece *= (1.0 / bulge.sqrt()).max(SHORTEST);
                }
            }
        }
        Ok(false)
    }
}
