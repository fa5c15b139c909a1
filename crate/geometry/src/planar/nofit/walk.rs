//! Walks along a touch: from a proof that B collides to where the proof ends, from a free place to where B collides again.
//!
//! So the many crossings deep inside the no-fit polygon are never visited, and those on its boundary are found by the same
//! exact tests as for any place.

use super::super::contact::first_contact;
use super::super::gap::boundaries;
use super::super::overlap::{Witness, witness};
use super::super::placed::Shifted;
use super::super::{Point2, Turned, Vector2};
use super::cover::{Cover, Frame, chord, disc};
use super::touch::Touch;
use super::{BESIDE, SHORTEST, Side};

/// The largest number of steps along one touch; more than any known contour needs.
const MOST_STEPS: usize = 100_000;

/// A walk along all touches of a pair.
#[derive(Debug)]
pub(super) struct Walk<'a> {
    a: &'a Turned,
    b: &'a Turned,
    cover: Cover,
    pub sides: Vec<Side>,
    /// The places between proofs, at which B may just fit.
    pub between: Vec<(u32, Point2)>,
}

impl<'a> Walk<'a> {
    pub fn new(a: &'a Turned, b: &'a Turned) -> Self {
        Self {
            a,
            b,
            cover: Cover::new(a, b),
            sides: Vec::new(),
            between: Vec::new(),
        }
    }

    pub fn along(&mut self, number: u32, touch: &Touch) {
        let length = touch.along().norm();
        if length <= 0.0 {
            return;
        }
        let gaps = self.cover.left(touch).to_vec();
        for [start, end] in gaps {
            self.between
                .extend([start, end].map(|share| (number, touch.at(share))));
            self.gap(number, touch, [start, end], length);
        }
    }

    /// Walks along a part of a touch.
    fn gap(&mut self, number: u32, touch: &Touch, [start, end]: [f64; 2], length: f64) {
        let step = self.a.grid().step();
        let (beside, least) = (touch.outward() * (BESIDE * step), SHORTEST * step / length);
        let mut share = start;
        let aside = touch.shifted(beside);
        for _ in 0..MOST_STEPS {
            if share + least >= end {
                return;
            }
            // A small step further, so that the last proof has ended.
            let here = share + least / 2.0;
            let place = self.a.grid().vector(aside.at(here).coords);
            match witness(self.a, &Shifted::new(self.b, place)) {
                Some(found) => {
                    let until = self.proven(&aside, &found, here, place);
                    share = until.unwrap_or(here).max(here);
                    self.between.push((number, touch.at(share)));
                }
                None => {
                    let offset = touch.along() * (end - here);
                    let until = match first_contact(self.a, self.b, place, offset) {
                        Some(contact) => here + (end - here) * contact.share,
                        None => end,
                    };
                    self.free(touch, [share, until]);
                    share = until.max(here);
                    self.between.push((number, touch.at(share)));
                }
            }
        }
    }

    /// Returns how far a proof holds along a touch, moved aside to where it was found.
    fn proven(&mut self, touch: &Touch, found: &Witness, here: f64, place: Vector2) -> Option<f64> {
        match *found {
            Witness::InscribedCircles(i, j) => Some(chord(touch, &disc(self.a, i, self.b, j))?[1]),
            Witness::Edges(i, j) => {
                let frame = Frame::of(self.a, i, self.b, j)?;
                let [_, leave] = frame.chord(touch, 0.0)?;
                self.cover.keep(frame);
                Some(leave)
            }
            Witness::Corner => None,
            // One stays within the other until the boundaries meet.
            Witness::Within => {
                let room = boundaries(self.a, &Shifted::new(self.b, place)).distance;
                Some(here + room / touch.along().norm())
            }
        }
    }

    fn free(&mut self, touch: &Touch, [start, end]: [f64; 2]) {
        let end = end.min(1.0);
        if let Some(last) = self.sides.last_mut()
            && last.vertex == touch.vertex
            && last.outward == touch.outward()
            && last.to == touch.at(start)
        {
            last.to = touch.at(end);
            return;
        }
        self.sides.push(Side::of(touch, [start, end]));
    }
}
