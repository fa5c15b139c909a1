//! Measures the cost of a level: counts, which need no clock, and time.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{RigidMotion, SweptMethod, SweptTriangle, swept};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::octree::motion::{MotionSource, MoveSettings, moved};
use nearpoint_published::octree::{FillRule, Octree, WorldCube};
use nearpoint_published::predictive::by_octrees::{OctreePredictionResult, TreePart, by_octrees};

use super::collision_case::{CollisionCase, collision_cases};
use crate::clock::{Time, microseconds};
use crate::error::LessonError;
use crate::shapes;

/// The levels that are measured. At the first a voxel is larger than a sphere.
pub(super) const LEVELS: std::ops::RangeInclusive<u32> = 2..=7;

/// Spheres of one size, and their collisions.
#[derive(Debug)]
pub(super) struct Size {
    pub faces: usize,
    /// The level that was published as the fastest, after its name as a number.
    pub published: Option<(&'static str, usize)>,
    pub shape: Arc<Shape>,
    longest_edge: f64,
    world: WorldCube,
    test: SweptMethod,
    /// The collisions, which are the same at every level.
    collision_cases: Vec<CollisionCase>,
}

/// The cost of one collision at one level, or the means over those of one size.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cost {
    /// The number of cubes that trees and voxels were compared with, to move the trees and to walk them.
    pub cells: f64,
    /// The number of cubes that interfere.
    pub cubes: f64,
    /// The number of faces that cross such a cube, each counted once.
    pub faces: f64,
    /// The total number of such cubes that the faces cross; in the means, the number for each face.
    pub cubes_a_face: f64,
    pub pairs: f64,
    /// The microseconds; none where the clock has stopped.
    pub time: Option<Time>,
}

/// The data of a collision for the picture.
#[derive(Debug)]
pub(super) struct CollisionData {
    pub now: [Pose; 2],
    pub cubes: Vec<Aabb>,
    pub found: OctreePredictionResult,
}

/// The results of one cycle.
struct CycleResult {
    found: OctreePredictionResult,
    cells: usize,
}

impl Size {
    /// Builds the spheres with this number of faces, and finds their collisions.
    pub fn new(
        faces: usize,
        published: Option<(&'static str, usize)>,
        test: SweptMethod,
    ) -> Result<Self, LessonError> {
        let shape = shapes::sphere(faces)?;
        Ok(Self {
            faces,
            published,
            longest_edge: shapes::longest_edge(&shape),
            world: shapes::world()?,
            test,
            collision_cases: collision_cases(&shape, affordable(faces))?,
            shape,
        })
    }

    /// Returns the edge length of a voxel at this level of the octree.
    pub fn voxel(&self, level: u32) -> f64 {
        self.world.cell_size(level)
    }

    /// Returns the mean of the faces' longest edges, in voxels.
    pub fn edge_in_voxels(&self, level: u32) -> f64 {
        self.longest_edge / self.voxel(level)
    }

    /// Returns the level whose voxels are as large as the faces, by their ratio: w = L/2^l to the nearest l.
    pub fn as_large_as_faces(&self) -> u32 {
        let far = |level: &u32| {
            self.edge_in_voxels(*level)
                .max(1.0 / self.edge_in_voxels(*level))
        };
        let nearest = LEVELS.min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest.unwrap_or(*LEVELS.start())
    }

    /// Returns the number of collisions that are measured.
    pub fn collisions(&self) -> usize {
        self.collision_cases.len()
    }

    /// Measures the cost of one of the collisions at a level.
    pub fn measure(&self, level: u32, index: usize, now: fn() -> f64) -> Result<Cost, LessonError> {
        let bout = &self.collision_cases[index];
        let sources = self.sources(bout, level)?;
        let look = self.run_cycle(bout, &sources)?;
        let crossings: usize = look.found.faces.iter().map(Vec::len).sum();
        let counts = look.found.counts;
        Ok(Cost {
            cells: (look.cells + counts.cells) as f64,
            cubes: counts.cubes as f64,
            faces: counts.faces as f64,
            cubes_a_face: crossings as f64,
            pairs: counts.pairs as f64,
            time: microseconds(now, || {
                _ = std::hint::black_box(self.run_cycle(bout, &sources));
            }),
        })
    }

    /// Returns the first collision for the picture.
    pub fn first_collision(&self, level: u32) -> Result<CollisionData, LessonError> {
        let bout = &self.collision_cases[0];
        let found = self.run_cycle(bout, &self.sources(bout, level)?)?.found;
        let place = |one: &_| self.world.cell_box(one, level);
        Ok(CollisionData {
            now: bout.now,
            cubes: found.cubes.iter().map(|one| place(&one.cube)).collect(),
            found,
        })
    }

    /// Returns the trees at the first poses of the spheres.
    fn sources(&self, case: &CollisionCase, level: u32) -> Result<[MotionSource; 2], LessonError> {
        let (world, rule) = (self.world, FillRule::AnyContact);
        let built =
            |at| Octree::from_shape(&self.shape, at, world, level, rule, &SequentialExecutor);
        let [a, b] = &case.first;
        Ok([
            MotionSource::from_octree(&built(a)?),
            MotionSource::from_octree(&built(b)?),
        ])
    }

    /// Runs a whole cycle: the trees are moved, then both stages.
    fn run_cycle(
        &self,
        case: &CollisionCase,
        sources: &[MotionSource; 2],
    ) -> Result<CycleResult, LessonError> {
        let to_now = |i: usize| {
            let since = case.now[i] * case.first[i].inverse();
            moved(
                &sources[i],
                &since,
                &MoveSettings::default(),
                &SequentialExecutor,
            )
        };
        let trees = [to_now(0)?, to_now(1)?];
        let part = |i: usize| TreePart {
            shape: &self.shape,
            in_world: case.now[i],
            octree: &trees[i].octree,
        };
        let travels = [self.travel(case, 0)?, self.travel(case, 1)?];
        let meet = |a: u32, s, b: u32, t| {
            let [a, b] = [(a, s), (b, t)].map(|(part, triangle)| {
                let corners = self.shape.triangle(triangle);
                SweptTriangle::from_motion(&corners, &travels[part as usize])
            });
            swept(&a, &b, self.test).is_contact()
        };
        Ok(CycleResult {
            found: by_octrees(&[part(0), part(1)], meet, &SequentialExecutor)?,
            cells: trees.iter().map(|tree| tree.counts.cube_tests).sum(),
        })
    }

    fn travel(&self, case: &CollisionCase, i: usize) -> Result<RigidMotion, LessonError> {
        let travel = RigidMotion::new(case.now[i], case.next[i], Point::origin());
        travel.map_err(LessonError::from)
    }
}

impl Cost {
    /// Returns the mean cost over collisions; none if there are none.
    pub fn mean(all: &[&Self]) -> Option<Self> {
        let mean = |of: fn(&Self) -> f64| {
            let sum: f64 = all.iter().map(|cost| of(cost)).sum();
            sum / all.len() as f64
        };
        let faces = mean(|cost| cost.faces);
        let times: Option<Vec<Time>> = all.iter().map(|cost| cost.time).collect();
        (!all.is_empty()).then(|| Self {
            cells: mean(|cost| cost.cells),
            cubes: mean(|cost| cost.cubes),
            faces,
            cubes_a_face: mean(|cost| cost.cubes_a_face) / faces,
            pairs: mean(|cost| cost.pairs),
            time: times.and_then(|times| Time::mean(&times)),
        })
    }
}

/// Returns the affordable number of collisions at every level: the coarsest cubes leave nearly all pairs.
fn affordable(faces: usize) -> usize {
    (4000 / faces).clamp(4, 12)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that coarse cubes hold many faces, and so many pairs, and that fine ones hold a face many times.
    #[test]
    fn deeper_trees_have_fewer_pairs_and_more_cubes() {
        let size = Size::new(360, None, SweptMethod::Hull).unwrap();
        assert_eq!((size.collisions(), size.as_large_as_faces()), (11, 4));
        let at = |level| {
            let each = 0..size.collisions();
            let each: Vec<Cost> = each
                .map(|bout| size.measure(level, bout, || 0.0).unwrap())
                .collect();
            Cost::mean(&each.iter().collect::<Vec<_>>()).unwrap()
        };
        let [shallow, deep] = [at(3), at(6)];
        assert!(shallow.pairs > 5.0 * deep.pairs, "{shallow:?} {deep:?}");
        assert!(deep.cells > 5.0 * shallow.cells, "{shallow:?} {deep:?}");
        assert!(
            deep.cubes_a_face > 1.3 * shallow.cubes_a_face,
            "{shallow:?} {deep:?}"
        );
        assert!(shallow.time.is_none(), "the clock stands still");
        let found = size.first_collision(5).unwrap().found;
        assert!(found.counts.colliding > 0, "{:?}", found.counts);
    }
}
