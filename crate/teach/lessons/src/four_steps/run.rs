//! Runs all four steps once, and records what remains after each.

use std::collections::BTreeSet;

use nearpoint_geometry::collide::swept::SweptMethod;
use nearpoint_geometry::work::Serial;
use nearpoint_published::predictive::{
    AlignedCube, Bounds, Boxes, CandidatePair, Candidates, Cube, Cubes, Depth, FaceId, Sharing,
    Step, boxes, candidates, cubes, list_pairs, test_pairs,
};

use crate::error::LessonError;
use crate::meeting::{Meeting, With, by};

#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    pub with: With,
    pub faces: usize,
    pub depth: Depth,
    pub world: Option<AlignedCube>,
    pub bounds: Bounds,
    /// The index of the method in [`SweptMethod::ALL`].
    pub method: usize,
}

#[derive(Debug)]
pub(super) struct Run {
    pub wish: Wish,
    pub meeting: Meeting,
    pub boxes: Boxes,
    pub found: Candidates,
    pub cubes: Cubes,
    /// The cubes that faces of both parts meet, by level.
    pub levels: Vec<Vec<Cube>>,
    pub pairs: Vec<CandidatePair>,
    /// The pairs that meet by each of [`SweptMethod::ALL`].
    pub met: [Vec<[FaceId; 2]>; 4],
    /// The number of pairs that meet in the step by the exact test, and are not in the list.
    pub missed: usize,
}

impl Run {
    pub fn new(wish: Wish) -> Result<Self, LessonError> {
        let meeting = Meeting::new(wish.with, wish.faces, 0)?;
        let step = meeting.step()?;
        let listed = Listed::new(&step, &wish)?;
        let met = SweptMethod::ALL.map(|method| tested(&listed.found, &listed.pairs, method));
        let missed = match wish.bounds {
            Bounds::Swept => 0,
            Bounds::Instant => {
                let bounds = Bounds::Swept;
                let all = Listed::new(&step, &Wish { bounds, ..wish })?;
                let known: BTreeSet<_> =
                    listed.pairs.iter().map(|p| ids(&listed.found, p)).collect();
                let exact = tested(&all.found, &all.pairs, SweptMethod::Exact);
                exact.iter().filter(|pair| !known.contains(*pair)).count()
            }
        };
        let Listed {
            boxes,
            found,
            cubes,
            levels,
            pairs,
        } = listed;
        drop(step);
        Ok(Self {
            wish,
            meeting,
            boxes,
            found,
            cubes,
            levels,
            pairs,
            met,
            missed,
        })
    }

    pub fn collisions(&self) -> &[[FaceId; 2]] {
        &self.met[self.wish.method]
    }

    pub fn all_pairs(&self) -> usize {
        let [a, b] = self.meeting.faces();
        a * b
    }

    /// Returns the number of candidates of each part.
    pub fn candidates(&self) -> [usize; 2] {
        [0, 1].map(|part| {
            let faces = self.found.faces.iter();
            faces.filter(|face| face.id.part == part).count()
        })
    }

    /// Returns the faces of the listed pairs.
    pub fn paired(&self) -> BTreeSet<FaceId> {
        let pairs = self.pairs.iter().flat_map(|pair| ids(&self.found, pair));
        pairs.collect()
    }

    /// Returns the faces that meet a cube of the level.
    pub fn of_level(&self, level: usize) -> BTreeSet<FaceId> {
        let held = self.levels[level].iter().flat_map(|cube| &cube.faces);
        held.map(|&face| self.found.faces[face as usize].id)
            .collect()
    }

    /// Returns the number of pairs of faces of both parts in the cubes of a level; a pair counts in each cube that holds it.
    pub fn pairs_held(&self, level: usize) -> usize {
        let held = |cube: &Cube| {
            let is_of_first = |face: &&u32| self.found.faces[**face as usize].id.part == 0;
            let first = cube.faces.iter().filter(is_of_first).count();
            first * (cube.faces.len() - first)
        };
        self.levels[level].iter().map(held).sum()
    }
}

/// The results of steps 1 to 3.
pub(super) struct Listed {
    pub boxes: Boxes,
    pub found: Candidates,
    cubes: Cubes,
    levels: Vec<Vec<Cube>>,
    pub pairs: Vec<CandidatePair>,
}

impl Listed {
    /// Lists the candidates and the pairs alone.
    pub fn plain(
        step: &Step<'_>,
        wish: &Wish,
    ) -> Result<(Candidates, Vec<CandidatePair>), LessonError> {
        let boxes = boxes(step, wish.bounds);
        let found = candidates(step, &boxes, wish.bounds);
        let cubes = cubes(&boxes, &found, wish.world, wish.depth)?;
        let listed = list_pairs(&found, &cubes, &mut (), &Serial);
        let (pairs, _) = listed?;
        Ok((found, pairs))
    }

    pub fn new(step: &Step<'_>, wish: &Wish) -> Result<Self, LessonError> {
        let boxes = boxes(step, wish.bounds);
        let found = candidates(step, &boxes, wish.bounds);
        let cubes = cubes(&boxes, &found, wish.world, wish.depth)?;
        let mut trace = Vec::new();
        let listed = list_pairs(&found, &cubes, &mut trace, &Serial);
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
            found,
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
    let tested = test_pairs(found, pairs, by(method), Sharing::Static, 1, &Serial);
    let collisions = tested.map_or(Vec::new(), |tested| tested.collisions);
    collisions.iter().map(|c| c.faces).collect()
}
