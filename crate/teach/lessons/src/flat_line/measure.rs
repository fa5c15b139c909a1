//! Moves two hulls of a size around each other, and measures the work and the time of each method in a cycle.

use std::cell::Cell;
use std::hint::black_box;

use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, ExhaustiveHull, Proximity, ProximitySettings, hull_proximity, proximity,
};
use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::tracking::{Graph, Neighbourhood, TrackState, track};

use crate::cache::Cache;
use crate::clock::{Time, microseconds};
use crate::gilbert::{Counting, SupportSearch, Visits};
use crate::shapes::{self, sin_cos};

/// The size from which on hulls take long enough to build to be cached.
const MIN_CACHED_SIZE: usize = 10_000;

/// The kind of the hulls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Balls,
    /// Ellipsoids whose ends face each other now and then.
    Eggs,
    /// Prisms with half of the vertices around either end: the faces that they turn to each other have many sides.
    Drums,
}

impl Kind {
    /// Returns the name under which hulls are cached.
    fn name(self) -> &'static str {
        match self {
            Self::Balls => "ball",
            Self::Eggs => "egg",
            Self::Drums => "drum",
        }
    }

    fn points(self, size: usize, seed: u64) -> Vec<Point> {
        match self {
            Self::Balls => shapes::ellipsoid(size, Vector::repeat(1.0), seed),
            Self::Eggs => shapes::ellipsoid(size, Vector::new(1.0, 0.7, 0.55), seed),
            Self::Drums => drum(size / 2),
        }
    }
}

/// Returns a short prism along x, with that many corners around either end.
fn drum(sides: usize) -> Vec<Point> {
    const HALF: f64 = 0.4;
    let around = shapes::polygon(sides, 1.0);
    let end = |x: f64| around.iter().map(move |p| Point::new(x, p.x, p.y));
    end(-HALF).chain(end(HALF)).collect()
}

/// The path of the second hull around the first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Path {
    /// The angle in a cycle, in radians.
    pub step: f64,
    pub kind: Kind,
}

impl Path {
    /// Returns B's pose in a cycle, which is never in contact.
    pub fn pose(&self, cycle: usize) -> Pose {
        let t = cycle as f64 * self.step;
        let ((s, c), (swing, _)) = (sin_cos(t), sin_cos(3.0 * t));
        let at = Vector::new(c, s, 0.2) * (2.4 + 0.2 * swing);
        Pose::new(at, Vector::new(0.3 * t, 0.7 * t, -0.2))
    }

    /// Returns the two hulls with this number of vertices; large ones are looked up in the cache.
    pub fn hulls(&self, size: usize, cache: &Cache) -> Result<[Hull; 2], HullError> {
        let build = |seed| Hull::build(&self.kind.points(size, seed));
        let hull = |seed| match size {
            0..MIN_CACHED_SIZE => build(seed),
            _ => cache.get_or_insert_with(
                format!("flat-line/{}-{size}-{seed}.hull", self.kind.name()),
                |bytes| Hull::from_bytes(bytes).ok(),
                || build(seed),
                Hull::to_bytes,
            ),
        };
        Ok([hull(21)?, hull(22)?])
    }
}

/// The methods, in the order of the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SupportMethod {
    /// The plain method, which tests every vertex each time.
    Plain,
    Polygons,
    Triangles,
    /// Hull climbing from the last closest points.
    Climbing,
}

impl SupportMethod {
    pub const ALL: [Self; 4] = [Self::Plain, Self::Polygons, Self::Triangles, Self::Climbing];
}

/// The mean cost of a cycle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Cost {
    /// The number of support points.
    pub evaluations: f64,
    /// The number of inner products of a vertex with a direction.
    pub products: f64,
    /// The microseconds; none where the clock is too coarse.
    pub microseconds: Option<Time>,
}

/// The costs of a size, in the order of [`SupportMethod::ALL`].
#[derive(Debug)]
pub(super) struct Measurement {
    pub costs: [Cost; 4],
    /// The number of cycles of the measurement.
    pub cycles: usize,
    /// The number of cycles in which the distance was not the exact one, for each published method.
    pub wrong: [usize; 2],
}

/// The largest number of inner products that the plain method may take.
const BUDGET: usize = 4_000_000;

pub(super) fn measure(hulls: &[Hull; 2], path: &Path, now: fn() -> f64) -> Measurement {
    let size = hulls[0].vertices().len();
    let cycles = (BUDGET / (8 * size)).clamp(12, 200);
    let graphs = [Neighbourhood::Polygons, Neighbourhood::Triangles].map(|method| {
        let of = |hull: &Hull| Graph::new(hull, method);
        [of(&hulls[0]), of(&hulls[1])]
    });
    let bench = Benchmark {
        hulls,
        graphs: &graphs,
        path,
        cycles,
    };
    let truth = bench.counted(SupportMethod::Climbing);
    let mut wrong = [0; 2];
    let costs = SupportMethod::ALL.map(|by| {
        let counted = bench.counted(by);
        if let Some(method) = bench.graphs_of(by) {
            let pairs = counted.distances.iter().zip(&truth.distances);
            let differs = |(found, true_one): &(&f64, &f64)| !is_same(**found, **true_one);
            wrong[method] = pairs.filter(differs).count();
        }
        let of_cycle = |sum: usize| sum as f64 / cycles as f64;
        Cost {
            evaluations: of_cycle(counted.visits.evaluations),
            products: of_cycle(counted.visits.products),
            microseconds: bench.timed(by, now),
        }
    });
    Measurement {
        costs,
        cycles,
        wrong,
    }
}

/// Returns whether two distances agree to the precision that two methods have in common.
fn is_same(a: f64, b: f64) -> bool {
    (a - b).abs() <= nearpoint_geometry::tolerance::CONVEX_GAP
}

struct Benchmark<'a> {
    hulls: &'a [Hull; 2],
    graphs: &'a [[Graph; 2]; 2],
    path: &'a Path,
    cycles: usize,
}

struct CycleCounts {
    visits: Visits,
    distances: Vec<f64>,
}

/// The state that a method keeps from cycle to cycle.
#[derive(Default)]
struct MethodStates {
    pair: ConvexWarmStart,
    tracked: TrackState,
}

impl Benchmark<'_> {
    fn graphs_of(&self, by: SupportMethod) -> Option<usize> {
        match by {
            SupportMethod::Polygons => Some(0),
            SupportMethod::Triangles => Some(1),
            SupportMethod::Plain | SupportMethod::Climbing => None,
        }
    }

    /// Runs all cycles after a first one that initializes the state, and counts.
    fn counted(&self, by: SupportMethod) -> CycleCounts {
        let visits = Cell::new(Visits::default());
        let mut states = MethodStates::default();
        let mut distances = Vec::with_capacity(self.cycles);
        for cycle in 0..=self.cycles {
            let found = self.count(by, &self.path.pose(cycle), &mut states, &visits);
            if cycle == 0 {
                visits.set(Visits::default());
            } else {
                distances.push(found.upper);
            }
        }
        CycleCounts {
            visits: visits.get(),
            distances,
        }
    }

    fn count(
        &self,
        by: SupportMethod,
        pose: &Pose,
        states: &mut MethodStates,
        visits: &Cell<Visits>,
    ) -> Proximity {
        let search = match by {
            SupportMethod::Plain => SupportSearch::Plain,
            SupportMethod::Climbing => SupportSearch::Climbing,
            SupportMethod::Polygons | SupportMethod::Triangles => {
                let found = self.track(by, pose, states);
                let before = visits.get();
                visits.set(Visits {
                    evaluations: before.evaluations + found.evaluations,
                    products: before.products + found.products,
                });
                return found.proximity;
            }
        };
        let [a, b] = self.hulls;
        let (a, b) = (
            Counting {
                hull: a,
                search,
                visits,
            },
            Counting {
                hull: b,
                search,
                visits,
            },
        );
        // The plain method starts from scratch each time, as published.
        if by == SupportMethod::Plain {
            states.pair = ConvexWarmStart::default();
        }
        proximity(
            &a,
            &b,
            pose,
            &ProximitySettings::default(),
            &mut states.pair,
            &mut (),
        )
    }

    /// Measures the microseconds of a cycle.
    fn timed(&self, by: SupportMethod, now: fn() -> f64) -> Option<Time> {
        let mut states = MethodStates::default();
        self.run(by, &self.path.pose(0), &mut states);
        // The path goes there and back, so that no cycle is a jump.
        let half = self.cycles / 2;
        let poses = (1..=half).chain((0..half).rev());
        let time = microseconds(now, || {
            for cycle in poses.clone() {
                black_box(self.run(by, &self.path.pose(cycle), &mut states));
            }
        });
        time.map(|time| time / (2 * half) as f64)
    }

    fn run(&self, by: SupportMethod, pose: &Pose, states: &mut MethodStates) -> f64 {
        let [a, b] = self.hulls;
        let settings = ProximitySettings::default();
        let found = match by {
            SupportMethod::Plain => {
                let (a, b, start) = (
                    ExhaustiveHull(a),
                    ExhaustiveHull(b),
                    &mut ConvexWarmStart::default(),
                );
                proximity(&a, &b, pose, &settings, start, &mut ())
            }
            SupportMethod::Climbing => hull_proximity(a, b, pose, &settings, &mut states.pair),
            SupportMethod::Polygons | SupportMethod::Triangles => {
                self.track(by, pose, states).proximity
            }
        };
        found.upper
    }

    fn track(
        &self,
        by: SupportMethod,
        pose: &Pose,
        states: &mut MethodStates,
    ) -> nearpoint_published::tracking::TrackResult {
        let graphs = &self.graphs[self.graphs_of(by).unwrap_or(0)];
        let pair = [(&self.hulls[0], &graphs[0]), (&self.hulls[1], &graphs[1])];
        track(
            pair,
            pose,
            &ProximitySettings::default(),
            &mut states.tracked,
            &mut (),
        )
    }
}
