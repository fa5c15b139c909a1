//! Builds the list of pairs that is shared.

use std::collections::BTreeSet;

use nearpoint_geometry::collide::swept::SweptMethod;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::predictive::{
    Boxes, CandidatePair, Candidates, Cubes, Depth, FaceId, Schedule, Sharing, boxes, candidates,
    cubes, list_pairs, schedule, test_pairs,
};

use super::published;
use crate::error::LessonError;
use crate::predicted_pair::{OtherPart, PredictedPair, swept_test};

/// The methods of sharing, in the order of the lesson.
pub(super) const SHARING_METHODS: [Sharing; 3] =
    [Sharing::Static, Sharing::Dynamic, Sharing::Stealing];

#[derive(Debug)]
pub(super) struct Run {
    /// The number of faces of each part.
    pub faces: usize,
    pub meeting: PredictedPair,
    pub boxes: Boxes,
    pub candidates: Candidates,
    pub cubes: Cubes,
    pub pairs: Vec<CandidatePair>,
    /// True for each pair that is reported.
    pub collides: Vec<bool>,
}

/// The ratio of the time of a reported pair to that of another one, in pictures.
pub(super) const REPORTED_RATIO: f64 = 3.0;

impl Run {
    /// Builds two spheres, `later` cycles after their first contact.
    pub fn new(faces: usize, later: u32) -> Result<Self, LessonError> {
        let meeting = PredictedPair::new(OtherPart::Sphere, faces, later)?;
        let step = meeting.step()?;
        let boxes = boxes(&step, Default::default());
        let candidates = candidates(&step, &boxes, Default::default());
        let cubes = cubes(&boxes, &candidates, None, Depth::FaceSize)?;
        let (pairs, _) = list_pairs(&candidates, &cubes, &mut (), &SequentialExecutor)?;
        let test = swept_test(SweptMethod::Hull);
        let tested = test_pairs(
            &candidates,
            &pairs,
            test,
            Sharing::Static,
            1,
            &SequentialExecutor,
        );
        let collisions = tested?.collisions;
        let reported: BTreeSet<[FaceId; 2]> = collisions.iter().map(|c| c.faces).collect();
        let id = |face: u32| candidates.faces[face as usize].id;
        let met = pairs.iter().map(|pair| reported.contains(&pair.map(id)));
        Ok(Self {
            faces,
            collides: met.collect(),
            pairs,
            boxes,
            candidates,
            cubes,
            meeting: {
                drop(step);
                meeting
            },
        })
    }

    /// Returns the number of pairs of faces that collide.
    pub fn collisions(&self) -> usize {
        self.collides.iter().filter(|met| **met).count()
    }

    /// Returns the bytes of the messages between workers without shared memory: both parts and all pairs for step 4, and
    /// the reported pairs.
    pub fn messages(&self) -> [Vec<u8>; 2] {
        let bytes = |pair: &CandidatePair| pair.map(u32::to_le_bytes).concat();
        let mut task = self.meeting.bytes();
        task.extend(self.pairs.iter().flat_map(bytes));
        let reported = self.pairs.iter().zip(&self.collides);
        let reported = reported.filter(|(_, collides)| **collides);
        [task, reported.flat_map(|(pair, _)| bytes(pair)).collect()]
    }

    /// Returns the schedule in pictures, which must not change with the clock. A pair takes 1, a reported one
    /// [`REPORTED_RATIO`], and steps 1 to 3 take as much as in table 3.1 of the thesis.
    pub fn modelled(&self, workers: usize, sharing: Sharing) -> Schedule {
        schedule(
            self.modelled_steps(),
            &self.modelled_costs(),
            workers,
            sharing,
        )
    }

    /// Returns the model cost of each pair of faces: 1, or [`REPORTED_RATIO`] if the faces collide.
    pub fn modelled_costs(&self) -> Vec<f64> {
        let cost = |met: &bool| if *met { REPORTED_RATIO } else { 1.0 };
        self.collides.iter().map(cost).collect()
    }

    /// Returns the model cost of each of the first three steps, from the published fractions.
    pub fn modelled_steps(&self) -> [f64; 3] {
        let all: f64 = self.modelled_costs().iter().sum();
        let [one, two, three, four] = published::STEP_FRACTIONS;
        [one, two, three].map(|fraction| fraction / four * all)
    }

    /// Returns how often workers access shared memory; thefts are those of the picture.
    pub fn accesses(&self, workers: usize, sharing: Sharing) -> usize {
        let (pairs, met) = (self.pairs.len(), self.collisions());
        match sharing {
            Sharing::Static => pairs + met,
            Sharing::Dynamic => 2 * pairs + met,
            Sharing::Stealing => pairs + met + self.modelled(workers, sharing).steals,
        }
    }
}
