//! Computes the whole path, cycle by cycle, with the answer of each method.

use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, Proximity, ProximitySettings, hull_proximity,
};
use nearpoint_geometry::closest::{Clearance, WarmStart, clearance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_published::bubble::{
    self, BubbleCache, ContinuousSettings, LeafMethod, MonitorResult, MonitorSettings,
    MonitorState, SearchSchedule, monitor,
};

use super::parts::{CYCLES, Pair};
use crate::error::LessonError;

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    pub threshold: f64,
    /// The number of cycles C after a search in which only the cached pairs are measured; none to search whenever a proof
    /// needs it.
    pub cycles: Option<u32>,
    pub alpha: f64,
}

/// A cycle and its results.
#[derive(Debug, Clone)]
pub(super) struct CycleResult {
    pub watched: MonitorResult,
    /// The proximity of the hulls, with either method.
    pub hulls: Proximity,
    pub exact: Clearance,
    /// The pairs of spheres and of triangles that a search of the trees in every cycle tests.
    pub plain: bubble::Counts,
    /// True if the answer is farther from the truth than is allowed.
    pub is_wrong: bool,
}

pub(super) fn run(pair: &Pair, parameters: &Parameters) -> Result<Vec<CycleResult>, LessonError> {
    let bubbles = ContinuousSettings {
        search: bubble::BubbleSettings {
            alpha: parameters.alpha,
            leaf_method: LeafMethod::default(),
        },
        schedule: match parameters.cycles {
            Some(cycles) => SearchSchedule::Published { cycles },
            None => SearchSchedule::Proven,
        },
        slack: SLACK,
        max_pairs: MAX_PAIRS,
    };
    let settings = MonitorSettings {
        threshold: parameters.threshold,
        bubbles,
    };
    let parts = [&pair.a, &pair.b].map(|body| bubble::Part {
        hull: &body.hull,
        spheres: &body.spheres,
    });
    let (mut state, mut hulls, mut warm) = Default::default();
    let mut reported = Vec::with_capacity(CYCLES);
    for cycle in 0..CYCLES {
        let known = CycleState {
            state: &mut state,
            hulls: &mut hulls,
            warm_start: &mut warm,
        };
        let found = run_cycle(pair, parts, cycle, &settings, known);
        reported.push(found.ok_or(LessonError::NoStory)?);
    }
    Ok(reported)
}

/// The largest excess over the smallest distance at which a pair of triangles is cached, in the lesson's unit.
const SLACK: f64 = 0.5;
/// The largest number of cached pairs.
const MAX_PAIRS: usize = 8;

/// The state that is carried from cycle to cycle.
struct CycleState<'a> {
    state: &'a mut MonitorState,
    hulls: &'a mut ConvexWarmStart,
    warm_start: &'a mut WarmStart,
}

fn run_cycle(
    pair: &Pair,
    parts: [bubble::Part; 2],
    cycle: usize,
    settings: &MonitorSettings,
    known: CycleState,
) -> Option<CycleResult> {
    let pose = pair.pose(cycle);
    let (a, b) = (&pair.a, &pair.b);
    let watched = monitor(
        parts,
        &pose,
        settings,
        known.state,
        &SequentialExecutor,
        &mut (),
    )
    .ok()??;
    let plain = ProximitySettings::default();
    let hulls = hull_proximity(&a.hull, &b.hull, &pose, &plain, known.hulls);
    let exact = clearance(
        &a.shape,
        &b.shape,
        &pose,
        f64::INFINITY,
        known.warm_start,
        &SequentialExecutor,
    )
    .ok()??;
    let search = ContinuousSettings {
        schedule: SearchSchedule::Published { cycles: 0 },
        ..settings.bubbles
    };
    let afresh = &mut BubbleCache::default();
    let plain = bubble::continuous_distance(
        &a.spheres,
        &b.spheres,
        &pose,
        &search,
        afresh,
        &SequentialExecutor,
        &mut (),
    );
    let plain = plain.ok()??.counts;
    let allowed = match watched.method {
        // The hulls' answer is marked as a lower bound.
        bubble::MonitorMethod::Hulls => f64::INFINITY,
        bubble::MonitorMethod::Bubbles(_) => exact.distance * (1.0 + settings.bubbles.search.alpha),
    };
    Some(CycleResult {
        is_wrong: watched.distance > allowed + DISTANCE_NOISE * MAX_COORDINATE,
        watched,
        hulls,
        exact,
        plain,
    })
}

/// A bound on the coordinates of the path.
const MAX_COORDINATE: f64 = 512.0;
