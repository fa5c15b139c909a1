//! Runs one cycle: the trees at the objects' places, then both stages.

use std::hint::black_box;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, Travel, swept};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::octree::motion::{MoveSettings, Source, Test, moved};
use nearpoint_published::octree::{Octree, Rule, WorldCube};
use nearpoint_published::predictive::by_octrees::{ByOctrees, TreePair, TreePart, by_octrees};
use nearpoint_published::predictive::{Part, PredictionSettings, predict_collisions, predicted};

use crate::clock::{Time, microseconds};
use crate::error::LessonError;
use crate::made;
use crate::table::pose;

/// The origin of a cycle's trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trees {
    /// The trees of the first cycle, moved; a voxel is black when any of it touches.
    Moved,
    /// Trees built for the cycle; a voxel is black when any of it touches.
    Anew,
    /// Moved trees; a voxel is black when its centre is inside.
    Centres,
}

impl Trees {
    fn rule(self) -> Rule {
        match self {
            Self::Centres => Rule::Centre,
            Self::Moved | Self::Anew => Rule::AnyContact,
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    pub faces: usize,
    pub level: u32,
    pub trees: Trees,
    pub test: SweptMethod,
    pub objects: usize,
}

impl Wish {
    /// Returns whether a pair of faces that meets may go unreported.
    pub fn can_miss(&self) -> bool {
        self.trees == Trees::Centres || self.test == SweptMethod::PlainAtEnd
    }
}

/// The data that does not change from cycle to cycle.
#[derive(Debug)]
pub(super) struct Machine {
    pub shape: Arc<Shape>,
    pub world: WorldCube,
    pub wish: Wish,
    sources: Vec<Source>,
}

/// The results of a cycle.
#[derive(Debug)]
pub(super) struct Found {
    pub cycle: usize,
    pub by_octrees: ByOctrees,
    /// The number of pairs of faces that meet until the next cycle, by any method.
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

impl Machine {
    pub fn new(wish: Wish) -> Result<Self, LessonError> {
        let (shape, world) = (made::sphere(wish.faces)?, made::world()?);
        let source = |object| {
            let (at, rule) = (pose(object, 0.0), wish.trees.rule());
            let built = Octree::of_shape(&shape, &at, world, wish.level, rule, &Serial)?;
            Ok(Source::of(&built))
        };
        let sources = (0..wish.objects)
            .map(source)
            .collect::<Result<_, LessonError>>()?;
        Ok(Self {
            shape,
            world,
            wish,
            sources,
        })
    }

    /// Returns the trees of the first `objects` objects in a cycle.
    pub fn trees(&self, cycle: usize, objects: usize) -> Result<Vec<Octree>, LessonError> {
        let settings = MoveSettings {
            rule: self.wish.trees.rule(),
            test: Test::Exact,
        };
        let tree = |object: usize| {
            let at = pose(object, cycle as f64);
            if self.wish.trees == Trees::Anew {
                let (level, rule) = (self.wish.level, settings.rule);
                return Octree::of_shape(&self.shape, &at, self.world, level, rule, &Serial);
            }
            let since = at * pose(object, 0.0).inverse();
            Ok(moved(&self.sources[object], &since, &settings, &Serial)?.octree)
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
    ) -> Result<ByOctrees, LessonError> {
        Ok(by_octrees(&self.parts(cycle, trees), test, &Serial)?)
    }

    /// Runs a whole cycle, and computes the exact result beside it.
    pub fn run(&self, cycle: usize) -> Result<Found, LessonError> {
        let trees = self.trees(cycle, self.wish.objects)?;
        let travels = self.travels(cycle)?;
        let test = |a, s, b, t| self.meet(&travels, [(a, s), (b, t)], self.wish.test);
        let by_octrees = self.stages(cycle, &trees, test)?;
        let truth = self.truth(cycle)?;
        let missed = truth
            .iter()
            .filter(|pair| !by_octrees.colliding.contains(pair));
        Ok(Found {
            cycle,
            missed: missed.count(),
            truth: truth.len(),
            by_octrees,
        })
    }

    /// Returns the motion of each object until the next cycle, as predicted from the last one.
    pub fn travels(&self, cycle: usize) -> Result<Vec<Travel>, LessonError> {
        let travel = |object| {
            let [from, to] = ends(object, cycle);
            Travel::new(from, to, Point::origin()).map_err(LessonError::from)
        };
        (0..self.wish.objects).map(travel).collect()
    }

    fn meet(&self, travels: &[Travel], faces: [(u32, u32); 2], test: SweptMethod) -> bool {
        let [a, b] = faces.map(|(object, triangle)| {
            let corners = self.shape.triangle(triangle);
            SweptTriangle::of_part(&corners, &travels[object as usize])
        });
        swept(&a, &b, test).meets()
    }

    /// Returns every pair of faces that meets until the next cycle, found without stored trees.
    pub fn truth(&self, cycle: usize) -> Result<Vec<TreePair>, LessonError> {
        let part = |object| {
            let [from, to] = ends(object, cycle);
            Part::Rigid {
                shape: &self.shape,
                from,
                to,
            }
        };
        let parts: Vec<Part> = (0..self.wish.objects).map(part).collect();
        let meet = |a: &SweptTriangle, b: &SweptTriangle| {
            swept(a, b, SweptMethod::Exact).meets().then_some(())
        };
        let answer = predict_collisions(&parts, &PredictionSettings::default(), meet, &Serial);
        let answer = answer?;
        let pair = |[a, b]: [nearpoint_published::predictive::FaceId; 2]| TreePair {
            a: a.part,
            a_triangle: a.triangle,
            b: b.part,
            b_triangle: b.triangle,
        };
        Ok(answer.collisions.iter().map(|c| pair(c.faces)).collect())
    }

    pub fn cubes(&self, found: &Found) -> Vec<Aabb> {
        let cubes = found.by_octrees.cubes.iter();
        cubes
            .map(|one| self.world.place(&one.cube, self.wish.level))
            .collect()
    }

    pub fn timed(&self, found: &Found, now: fn() -> f64) -> Result<Times, LessonError> {
        let (cycle, objects) = (found.cycle, self.wish.objects);
        let trees = self.trees(cycle, objects)?;
        let travels = self.travels(cycle)?;
        let pairs = &found.by_octrees.pairs;
        let test = |p: &TreePair| {
            let faces = [(p.a, p.a_triangle), (p.b, p.b_triangle)];
            self.meet(&travels, faces, self.wish.test)
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
    [now, predicted(&before, &now)]
}
