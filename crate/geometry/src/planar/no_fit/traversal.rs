//! Traverses a touch segment: from a proof that B collides to where the proof ends, from a free position to where B
//! collides again.
//!
//! So the many crossings deep inside the no-fit polygon are never visited, and those on its boundary are found by the same
//! exact tests as for any position.

use super::super::contact::first_contact;
use super::super::distance::boundaries;
use super::super::grid_contour::ShiftedPolygon;
use super::super::overlap::{Witness, witness};
use super::super::{GridPolygon, Point2, Vector2};
use super::collision_cover::{CollisionCover, CrossingParallelogram, chord, disc};
use super::touch_segment::TouchSegment;
use super::{BOUNDARY_OFFSET, MIN_TOUCH_LENGTH, NoFitEdge};

/// The largest number of steps along one touch segment; more than any known contour needs.
const MAX_STEPS: usize = 100_000;

/// A traversal of all touch segments of a pair.
#[derive(Debug)]
pub(super) struct TouchTraversal<'a> {
    a: &'a GridPolygon,
    b: &'a GridPolygon,
    cover: CollisionCover,
    pub edges: Vec<NoFitEdge>,
    /// The positions between proofs, at which B may just fit.
    pub candidate_fits: Vec<(u32, Point2)>,
}

impl<'a> TouchTraversal<'a> {
    /// Creates the traversal for the no-fit polygon of B about A, without edges so far.
    pub fn new(a: &'a GridPolygon, b: &'a GridPolygon) -> Self {
        Self {
            a,
            b,
            cover: CollisionCover::new(a, b),
            edges: Vec::new(),
            candidate_fits: Vec::new(),
        }
    }

    /// Traverses the touch segment of this number, and records the no-fit edges and the positions on it where B may
    /// just fit.
    pub fn along(&mut self, number: u32, touch: &TouchSegment) {
        let length = touch.along().norm();
        if length <= 0.0 {
            return;
        }
        let gaps = self.cover.uncovered(touch).to_vec();
        for [start, end] in gaps {
            self.candidate_fits
                .extend([start, end].map(|fraction| (number, touch.at(fraction))));
            self.gap(number, touch, [start, end], length);
        }
    }

    /// Traverses a part of a touch segment.
    fn gap(&mut self, number: u32, touch: &TouchSegment, [start, end]: [f64; 2], length: f64) {
        let step = self.a.grid().step();
        let (beside, least) = (
            touch.outward() * (BOUNDARY_OFFSET * step),
            MIN_TOUCH_LENGTH * step / length,
        );
        let mut fraction = start;
        let aside = touch.shifted(beside);
        for _ in 0..MAX_STEPS {
            if fraction + least >= end {
                return;
            }
            // A small step further, so that the last proof has ended.
            let here = fraction + least / 2.0;
            let place = self.a.grid().vector(aside.at(here).coords);
            match witness(self.a, &ShiftedPolygon::new(self.b, place)) {
                Some(found) => {
                    let until = self.proven(&aside, &found, here, place);
                    fraction = until.unwrap_or(here).max(here);
                    self.candidate_fits.push((number, touch.at(fraction)));
                }
                None => {
                    let offset = touch.along() * (end - here);
                    let until = match first_contact(self.a, self.b, place, offset) {
                        Some(contact) => here + (end - here) * contact.fraction,
                        None => end,
                    };
                    self.free(touch, [fraction, until]);
                    fraction = until.max(here);
                    self.candidate_fits.push((number, touch.at(fraction)));
                }
            }
        }
    }

    /// Returns how far a proof holds along a touch segment, moved aside to where it was found.
    fn proven(
        &mut self,
        touch: &TouchSegment,
        found: &Witness,
        here: f64,
        place: Vector2,
    ) -> Option<f64> {
        match *found {
            Witness::InscribedCircles(i, j) => Some(chord(touch, &disc(self.a, i, self.b, j))?[1]),
            Witness::Edges(i, j) => {
                let frame = CrossingParallelogram::new(self.a, i, self.b, j)?;
                let [_, leave] = frame.chord(touch, 0.0)?;
                self.cover.store(frame);
                Some(leave)
            }
            Witness::Corner => None,
            // One stays within the other until the boundaries meet.
            Witness::Contained => {
                let gap = boundaries(self.a, &ShiftedPolygon::new(self.b, place)).distance;
                Some(here + gap / touch.along().norm())
            }
        }
    }

    fn free(&mut self, touch: &TouchSegment, [start, end]: [f64; 2]) {
        let end = end.min(1.0);
        if let Some(last) = self.edges.last_mut()
            && last.vertex == touch.vertex
            && last.outward == touch.outward()
            && last.to == touch.at(start)
        {
            last.to = touch.at(end);
            return;
        }
        self.edges.push(NoFitEdge::from_touch(touch, [start, end]));
    }
}
