//! The group goes and turns until it meets something.

use super::run::{Obstruction, Run};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::work::{Stopped, Work};
use std::f64::consts::FRAC_PI_2;

/// Pieces of a turn that are looked at; a turn that stays in contact for longer ends early.
const MOST_PIECES: usize = 96;
/// A piece that bulges by no more than this, in contact offsets, is as good as straight: what it meets is met.
const STRAIGHT: f64 = 0.25;
/// A piece is not cut shorter than by this at once.
const SHORTEST: f64 = 0.125;

impl<W: Work> Run<'_, W> {
    /// Turns as `to` is turned, the centre staying where it is, until the first contact.
    pub(super) fn turn(&mut self, to: &Pose) -> Result<(), Stopped> {
        let centre = self.now * self.group.centre();
        let around = centre.coords - to.rotation * self.group.centre().coords;
        let turned = Pose::from_parts(Translation3::from(around), to.rotation);
        self.go(&turned)
    }

    /// Goes and turns at once, until the first contact.
    ///
    /// The continuous test allows for the bulge of a turn, which in contact is more than the gap: then the turn is looked at in
    /// pieces so short that their bulge is small beside a contact offset, longer ones again when the group is out of it.
    pub(super) fn go(&mut self, to: &Pose) -> Result<(), Stopped> {
        let (mut done, mut piece) = (0.0, 1.0);
        let Some(mut whole) = self.group.leg(&self.now, to) else {
            return Ok(());
        };
        let longest = 1.0 / (whole.angle() / FRAC_PI_2).ceil().max(1.0);
        for _ in 0..MOST_PIECES {
            piece = longest.min(piece);
            let until = if done + piece < 1.0 {
                done + piece
            } else {
                1.0
            };
            let Some(leg) = self.group.leg(&self.now, &whole.at(until)) else {
                return Ok(());
            };
            match self.obstruction(&leg)? {
                Obstruction::Moved => match self.group.leg(&self.now, to) {
                    Some(rest) => (whole, done) = (rest, 0.0),
                    None => return Ok(()),
                },
                Obstruction::Free => {
                    self.now = whole.at(until);
                    (done, piece) = (until, 2.0 * piece);
                    if done == 1.0 {
                        return Ok(());
                    }
                }
                Obstruction::Met(hit) => {
                    let bulge = self.group.bulge(&leg) / (STRAIGHT * self.group.contact_offset);
                    if bulge <= 1.0 {
                        return self.stop(&leg, &hit);
                    }
                    piece *= (1.0 / bulge.sqrt()).max(SHORTEST);
                }
            }
        }
        Ok(())
    }
}
