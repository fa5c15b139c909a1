//! Queries each method repeatedly about pairs of one size.

use nearpoint_geometry::planar::Vector2;

use crate::clock::{Time, microseconds};
use crate::contours::{ContourMethod, ContourPair, Kind, METHODS, contour, random_pose};
use crate::error::LessonError;
use nearpoint_geometry::random::SplitMix64;

/// The number of pairs of a size, and of positions of each.
const PAIRS: usize = 5;
const POSES_PER_PAIR: usize = 8;
/// The largest distance of B's centre from A's.
const MAX_OFFSET: f64 = 2.0;
/// The largest number of corners of a convex contour.
const MAX_CONVEX_CORNERS: usize = 8;

/// The settings of a measurement.
#[derive(Debug, Clone, Copy)]
pub(super) struct MeasurementSettings {
    pub kind: Kind,
    pub other: Kind,
    /// True if pieces have boxes.
    pub boxes: bool,
}

#[derive(Debug)]
pub(super) struct Measurement {
    pub corners: usize,
    /// The pairs, and the positions of B seen from A.
    pub pairs: Vec<(ContourPair, Vec<Vector2>)>,
    /// The mean numbers of convex pieces of A and of B.
    pub pieces: [f64; 2],
    pub queries: usize,
    pub overlapping: usize,
    /// The number of wrong answers about overlap, and the number of overlaps that the first move cleared, for each method.
    pub wrong: [usize; 4],
    pub cleared: [usize; 4],
    /// The mean microseconds of a query.
    pub times: [Option<Time>; 4],
    /// The microseconds to make the no-fit polygon of a pair.
    pub prepare: Option<Time>,
}

impl MeasurementSettings {
    fn pair(
        &self,
        corners: usize,
        number: usize,
    ) -> Result<(ContourPair, Vec<Vector2>), LessonError> {
        let mut random = SplitMix64::seeded((corners * 1000 + number) as u64);
        let a = contour(self.kind, corners, &mut random)?;
        let of_b = match self.other {
            Kind::Round => corners.min(MAX_CONVEX_CORNERS),
            _ => corners,
        };
        let b = contour(self.other, of_b, &mut random)?;
        let (degrees, _) = random_pose(&mut random, MAX_OFFSET);
        let mut pair = ContourPair::new(a, &b, degrees)?;
        if !self.boxes {
            pair.pieces = pair.pieces.map(|pieces| pieces.without_boxes());
        }
        let at = |_| pair.shift(random_pose(&mut random, MAX_OFFSET).1);
        let places = (0..POSES_PER_PAIR).map(at).collect();
        Ok((pair, places))
    }

    /// Measures all methods on random pairs of contours with this number of corners.
    pub fn measure(&self, corners: usize, now: fn() -> f64) -> Result<Measurement, LessonError> {
        let pairs: Result<Vec<_>, LessonError> = (0..PAIRS)
            .map(|number| self.pair(corners, number))
            .collect();
        let pairs = pairs?;
        let pieces = |side: usize| {
            let count = |(pair, _): &(ContourPair, _)| pair.pieces[side].count() as f64;
            pairs.iter().map(count).sum::<f64>() / PAIRS as f64
        };
        let mut measured = Measurement {
            corners,
            pieces: [pieces(0), pieces(1)],
            queries: PAIRS * POSES_PER_PAIR,
            overlapping: 0,
            wrong: [0; 4],
            cleared: [0; 4],
            times: [None; 4],
            prepare: None,
            pairs,
        };
        measured.judge();
        measured.times = METHODS.map(|method| measured.time(method, now));
        let prepare = || {
            measured
                .pairs
                .iter()
                .for_each(|(pair, _)| _ = pair.prepare())
        };
        measured.prepare = microseconds(now, prepare).map(|time| time / PAIRS as f64);
        Ok(measured)
    }
}

impl Measurement {
    fn each(&self) -> impl Iterator<Item = (&ContourPair, Vector2)> {
        let pairs = self.pairs.iter();
        pairs.flat_map(|(pair, places)| places.iter().map(move |shift| (pair, *shift)))
    }

    /// Compares each method's answers with the exact ones.
    fn judge(&mut self) {
        let (mut overlapping, mut wrong, mut cleared) = (0, [0; 4], [0; 4]);
        for (pair, shift) in self.each() {
            let truth = pair.overlaps(shift);
            overlapping += usize::from(truth);
            for (i, method) in METHODS.into_iter().enumerate() {
                let answer = pair.answer(method, shift);
                wrong[i] += usize::from(answer.overlaps != truth);
                cleared[i] += usize::from(truth && pair.is_cleared_by(shift, answer.separation));
            }
        }
        (self.overlapping, self.wrong, self.cleared) = (overlapping, wrong, cleared);
    }

    /// Times a method. The no-fit polygons exist by now: [`Self::judge`] has used them.
    fn time(&self, method: ContourMethod, now: fn() -> f64) -> Option<Time> {
        let all = || {
            for (pair, shift) in self.each() {
                std::hint::black_box(pair.answer(method, shift));
            }
        };
        microseconds(now, all).map(|time| time / self.queries as f64)
    }

    /// Returns the ratio of a method's time to that of the published one.
    pub fn ratio(&self, method: usize) -> Option<Time> {
        Some(self.times[method]?.over(&self.times[0]?))
    }
}
