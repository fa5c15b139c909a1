//! Runs one cycle: the trees at the objects' positions, then both stages.

use std::hint::black_box;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{RigidMotion, SweptMethod, SweptTriangle, swept};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::octree::motion::{CellTest, MotionSource, MoveSettings, moved};
use nearpoint_published::octree::{FillRule, Octree, WorldCube};
use nearpoint_published::predictive::by_octrees::{
    OctreePredictionResult, TreePair, TreePart, by_octrees,
};
use nearpoint_published::predictive::{Part, PredictionSettings, predict_collisions, predict_pose};

use crate::clock::{Time, microseconds};
use crate::error::LessonError;
use crate::published_spheres::pose;
use crate::shapes;

/// The origin of a cycle's trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TreeSource {
    /// The trees of the first cycle, moved; a voxel is black when any of it touches.
    Moved,
    /// Trees built for the cycle; a voxel is black when any of it touches.
    Rebuilt,
    /// Moved trees; a voxel is black when its centre is inside.
    Centres,
}

impl TreeSource {
    fn rule(self) -> FillRule {
        match self {
            Self::Centres => FillRule::Centre,
            Self::Moved | Self::Rebuilt => FillRule::AnyContact,
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    pub faces: usize,
    pub level: u32,
    pub trees: TreeSource,
    pub test: SweptMethod,
    pub objects: usize,
}

impl Parameters {
    /// Returns whether a pair of faces that collides may go unreported.
    pub fn can_miss(&self) -> bool {
        self.trees == TreeSource::Centres || self.test == SweptMethod::DiscreteAtEnd
    }
}

/// The data that does not change from cycle to cycle.
#[derive(Debug)]
pub(super) struct CycleSetup {
    pub shape: Arc<Shape>,
    pub world: WorldCube,
    pub parameters: Parameters,
    sources: Vec<MotionSource>,
}

/// The results of a cycle.
#[derive(Debug)]
pub(super) struct CycleResult {
    pub cycle: usize,
    pub by_octrees: OctreePredictionResult,
    /// The number of pairs of faces that collide until the next cycle, by any method.
    pub truth: usize,
    /// The number of those pairs that the stages do not report.
    pub missed: usize,
}

/// The milliseconds of a cycle; none where the clock is too coarse.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Times {
    pub trees: Option<Time>,
    /// The time of the cubes, their faces and the pairs of these.
    pub stages: Option<Time>,
    pub tests: Option<Time>,
}

impl CycleSetup {
    /// Builds the objects, their octrees and the world for these parameters.
    pub fn new(parameters: Parameters) -> Result<Self, LessonError> {
        let (shape, world) = (shapes::sphere(parameters.faces)?, shapes::world()?);
        let source = |object| {
            let (at, rule) = (pose(object, 0.0), parameters.trees.rule());
            let built = Octree::from_shape(
                &shape,
                &at,
                world,
                parameters.level,
                rule,
                &SequentialExecutor,
            )?;
            Ok(MotionSource::from_octree(&built))
        };
        let sources = (0..parameters.objects)
            .map(source)
            .collect::<Result<_, LessonError>>()?;
        Ok(Self {
            shape,
            world,
            parameters,
            sources,
        })
    }

    /// Returns the trees of the first `objects` objects in a cycle.
    pub fn trees(&self, cycle: usize, objects: usize) -> Result<Vec<Octree>, LessonError> {
        let settings = MoveSettings {
            rule: self.parameters.trees.rule(),
            test: CellTest::Exact,
        };
        let tree = |object: usize| {
            let at = pose(object, cycle as f64);
            if self.parameters.trees == TreeSource::Rebuilt {
                let (level, rule) = (self.parameters.level, settings.rule);
                return Octree::from_shape(
                    &self.shape,
                    &at,
                    self.world,
                    level,
                    rule,
                    &SequentialExecutor,
                );
            }
            let since = at * pose(object, 0.0).inverse();
            Ok(moved(
                &self.sources[object],
                &since,
                &settings,
                &SequentialExecutor,
            )?
            .octree)
        };
        Ok((0..objects).map(tree).collect::<Result<_, _>>()?)
    }

    fn parts<'a>(&'a self, cycle: usize, trees: &'a [Octree]) -> Vec<TreePart<'a>> {
        let part = |(object, octree)| TreePart {
            shape: &self.shape,
            in_world: pose(object, cycle as f64),
            octree,
        };
        trees.iter().enumerate().map(part).collect()
    }

    /// Runs both stages for the first `objects` objects, with the caller's test of pairs.
    pub fn stages(
        &self,
        cycle: usize,
        trees: &[Octree],
        test: impl FnMut(u32, u32, u32, u32) -> bool,
    ) -> Result<OctreePredictionResult, LessonError> {
        Ok(by_octrees(
            &self.parts(cycle, trees),
            test,
            &SequentialExecutor,
        )?)
    }

    /// Runs a whole cycle, and computes the exact result beside it.
    pub fn run(&self, cycle: usize) -> Result<CycleResult, LessonError> {
        let trees = self.trees(cycle, self.parameters.objects)?;
        let travels = self.travels(cycle)?;
        let test =
            |a, s, b, t| self.do_faces_collide(&travels, [(a, s), (b, t)], self.parameters.test);
        let by_octrees = self.stages(cycle, &trees, test)?;
        let truth = self.truth(cycle)?;
        let missed = truth
            .iter()
            .filter(|pair| !by_octrees.colliding.contains(pair));
        Ok(CycleResult {
            cycle,
            missed: missed.count(),
            truth: truth.len(),
            by_octrees,
        })
    }

    /// Returns the motion of each object until the next cycle, as predicted from the last one.
    pub fn travels(&self, cycle: usize) -> Result<Vec<RigidMotion>, LessonError> {
        let travel = |object| {
            let [from, to] = ends(object, cycle);
            RigidMotion::new(from, to, Point::origin()).map_err(LessonError::from)
        };
        (0..self.parameters.objects).map(travel).collect()
    }

    fn do_faces_collide(
        &self,
        travels: &[RigidMotion],
        faces: [(u32, u32); 2],
        test: SweptMethod,
    ) -> bool {
        let [a, b] = faces.map(|(object, triangle)| {
            let corners = self.shape.triangle(triangle);
            SweptTriangle::from_motion(&corners, &travels[object as usize])
        });
        swept(&a, &b, test).is_contact()
    }

    /// Returns every pair of faces that collides until the next cycle, found without stored trees.
    pub fn truth(&self, cycle: usize) -> Result<Vec<TreePair>, LessonError> {
        let part = |object| {
            let [from, to] = ends(object, cycle);
            Part::Rigid {
                shape: &self.shape,
                from,
                to,
            }
        };
        let parts: Vec<Part> = (0..self.parameters.objects).map(part).collect();
        let meet = |a: &SweptTriangle, b: &SweptTriangle| {
            swept(a, b, SweptMethod::Exact).is_contact().then_some(())
        };
        let answer = predict_collisions(
            &parts,
            &PredictionSettings::default(),
            meet,
            &SequentialExecutor,
        );
        let answer = answer?;
        let pair = |[a, b]: [nearpoint_published::predictive::FaceId; 2]| TreePair {
            a: a.part,
            a_triangle: a.triangle,
            b: b.part,
            b_triangle: b.triangle,
        };
        Ok(answer.collisions.iter().map(|c| pair(c.faces)).collect())
    }

    /// Returns the boxes of the octree cubes that interfere in a cycle.
    pub fn cubes(&self, found: &CycleResult) -> Vec<Aabb> {
        let cubes = found.by_octrees.cubes.iter();
        cubes
            .map(|one| self.world.cell_box(&one.cube, self.parameters.level))
            .collect()
    }

    /// Measures the time of both stages of a cycle.
    pub fn timed(&self, found: &CycleResult, now: fn() -> f64) -> Result<Times, LessonError> {
        let (cycle, objects) = (found.cycle, self.parameters.objects);
        let trees = self.trees(cycle, objects)?;
        let travels = self.travels(cycle)?;
        let pairs = &found.by_octrees.pairs;
        let test = |p: &TreePair| {
            let faces = [(p.a, p.a_triangle), (p.b, p.b_triangle)];
            self.do_faces_collide(&travels, faces, self.parameters.test)
        };
        let list = || self.stages(cycle, &trees, |_, _, _, _| false).is_ok();
        Ok(Times {
            trees: microseconds(now, || _ = black_box(self.trees(cycle, objects).is_ok())),
            stages: microseconds(now, || _ = black_box(list())),
            tests: microseconds(now, || {
                _ = black_box(pairs.iter().filter(|pair| test(pair)).count());
            }),
        })
    }
}

/// Returns the pose of an object in a cycle, and its expected pose in the next.
pub(super) fn ends(object: usize, cycle: usize) -> [Pose; 2] {
    let now = cycle as f64;
    let [before, now] = [now - 1.0, now].map(|cycle| pose(object, cycle));
    [now, predict_pose(&before, &now)]
}
