//! Runs all four steps once, and records what remains after each.

use std::collections::BTreeSet;

use nearpoint_geometry::collide::swept::SweptMethod;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::predictive::{
    AlignedCube, BoundsMode, Boxes, CandidatePair, Candidates, Cube, Cubes, Depth, FaceId, Sharing,
    Step, boxes, candidates, cubes, list_pairs, test_pairs,
};

use crate::error::LessonError;
use crate::predicted_pair::{OtherPart, PredictedPair, swept_test};

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    pub other_part: OtherPart,
    pub faces: usize,
    pub depth: Depth,
    pub world: Option<AlignedCube>,
    pub bounds: BoundsMode,
    /// The index of the method in [`SweptMethod::ALL`].
    pub method: usize,
}

#[derive(Debug)]
pub(super) struct Run {
    pub parameters: Parameters,
    pub meeting: PredictedPair,
    pub boxes: Boxes,
    pub candidates: Candidates,
    pub cubes: Cubes,
    /// The cubes that intersect faces of both parts, by level.
    pub levels: Vec<Vec<Cube>>,
    pub pairs: Vec<CandidatePair>,
    /// The pairs that collide by each of [`SweptMethod::ALL`].
    pub colliding: [Vec<[FaceId; 2]>; 4],
    /// The number of pairs that collide in the step by the exact test, and are not in the list.
    pub missed: usize,
}

impl Run {
    /// Runs the four steps on the parts of these parameters.
    pub fn new(parameters: Parameters) -> Result<Self, LessonError> {
        let meeting = PredictedPair::new(parameters.other_part, parameters.faces, 0)?;
        let step = meeting.step()?;
        let listed = PairLists::new(&step, &parameters)?;
        let met = SweptMethod::ALL.map(|method| tested(&listed.candidates, &listed.pairs, method));
        let missed = match parameters.bounds {
            BoundsMode::Swept => 0,
            BoundsMode::Instant => {
                let bounds = BoundsMode::Swept;
                let all = PairLists::new(
                    &step,
                    &Parameters {
                        bounds,
                        ..parameters
                    },
                )?;
                let known: BTreeSet<_> = listed
                    .pairs
                    .iter()
                    .map(|p| ids(&listed.candidates, p))
                    .collect();
                let exact = tested(&all.candidates, &all.pairs, SweptMethod::Exact);
                exact.iter().filter(|pair| !known.contains(*pair)).count()
            }
        };
        let PairLists {
            boxes,
            candidates,
            cubes,
            levels,
            pairs,
        } = listed;
        drop(step);
        Ok(Self {
            parameters,
            meeting,
            boxes,
            candidates,
            cubes,
            levels,
            pairs,
            colliding: met,
            missed,
        })
    }

    /// Returns the pairs of faces that collide by the chosen method.
    pub fn collisions(&self) -> &[[FaceId; 2]] {
        &self.colliding[self.parameters.method]
    }

    /// Returns the number of all pairs of faces.
    pub fn all_pairs(&self) -> usize {
        let [a, b] = self.meeting.faces();
        a * b
    }

    /// Returns the number of candidate faces of each part.
    pub fn candidates(&self) -> [usize; 2] {
        [0, 1].map(|part| {
            let faces = self.candidates.faces.iter();
            faces.filter(|face| face.id.part == part).count()
        })
    }

    /// Returns the faces that are in a listed pair.
    pub fn paired(&self) -> BTreeSet<FaceId> {
        let pairs = self
            .pairs
            .iter()
            .flat_map(|pair| ids(&self.candidates, pair));
        pairs.collect()
    }

    /// Returns the faces that intersect a cube of the level.
    pub fn of_level(&self, level: usize) -> BTreeSet<FaceId> {
        let held = self.levels[level].iter().flat_map(|cube| &cube.faces);
        held.map(|&face| self.candidates.faces[face as usize].id)
            .collect()
    }

    /// Returns the number of pairs of faces of both parts in the cubes of a level; a pair counts in each cube that holds it.
    pub fn pairs_in_level(&self, level: usize) -> usize {
        let held = |cube: &Cube| {
            let is_of_first = |face: &&u32| self.candidates.faces[**face as usize].id.part == 0;
            let first = cube.faces.iter().filter(is_of_first).count();
            first * (cube.faces.len() - first)
        };
        self.levels[level].iter().map(held).sum()
    }
}

/// The results of steps 1 to 3.
pub(super) struct PairLists {
    pub boxes: Boxes,
    pub candidates: Candidates,
    cubes: Cubes,
    levels: Vec<Vec<Cube>>,
    pub pairs: Vec<CandidatePair>,
}

impl PairLists {
    /// Lists the candidates and the pairs alone.
    pub fn plain(
        step: &Step<'_>,
        parameters: &Parameters,
    ) -> Result<(Candidates, Vec<CandidatePair>), LessonError> {
        let boxes = boxes(step, parameters.bounds);
        let found = candidates(step, &boxes, parameters.bounds);
        let cubes = cubes(&boxes, &found, parameters.world, parameters.depth)?;
        let listed = list_pairs(&found, &cubes, &mut (), &SequentialExecutor);
        let (pairs, _) = listed?;
        Ok((found, pairs))
    }

    /// Lists the candidate faces of a step, the cubes of its octree, and the pairs in common cubes.
    pub fn new(step: &Step<'_>, parameters: &Parameters) -> Result<Self, LessonError> {
        let boxes = boxes(step, parameters.bounds);
        let candidates = candidates(step, &boxes, parameters.bounds);
        let cubes = cubes(&boxes, &candidates, parameters.world, parameters.depth)?;
        let mut trace = Vec::new();
        let listed = list_pairs(&candidates, &cubes, &mut trace, &SequentialExecutor);
        let (pairs, _) = listed?;
        let mut levels: Vec<Vec<Cube>> = Vec::new();
        for cube in trace {
            let level = cube.level as usize;
            if levels.len() <= level {
                levels.resize(level + 1, Vec::new());
            }
            levels[level].push(cube);
        }
        Ok(Self {
            boxes,
            candidates,
            cubes,
            levels,
            pairs,
        })
    }
}

fn ids(found: &Candidates, pair: &CandidatePair) -> [FaceId; 2] {
    pair.map(|i| found.faces[i as usize].id)
}

pub(super) fn tested(
    found: &Candidates,
    pairs: &[CandidatePair],
    method: SweptMethod,
) -> Vec<[FaceId; 2]> {
    let tested = test_pairs(
        found,
        pairs,
        swept_test(method),
        Sharing::Static,
        1,
        &SequentialExecutor,
    );
    let collisions = tested.map_or(Vec::new(), |tested| tested.collisions);
    collisions.iter().map(|c| c.faces).collect()
}
