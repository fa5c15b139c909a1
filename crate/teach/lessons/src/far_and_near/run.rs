//! Computes the whole path, cycle by cycle, with the answer of each method.

use nearpoint_geometry::closest::convex::{PairState, Proximity, ProximitySettings, between};
use nearpoint_geometry::closest::{Clearance, Warm, clearance};
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_geometry::work::Serial;
use nearpoint_published::bubble::{
    self, Bottom, Cache, Continuous, Cycle, Watch, WatchState, Watched, watch,
};

use super::parts::{CYCLES, Pair};
use crate::error::LessonError;

#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    pub threshold: f64,
    /// The number of cycles C after a search in which only the kept pairs are measured; none to search whenever a proof
    /// needs it.
    pub cycles: Option<u32>,
    pub alpha: f64,
}

/// A cycle and its results.
#[derive(Debug, Clone)]
pub(super) struct Looked {
    pub watched: Watched,
    /// The proximity of the hulls, whichever method answers.
    pub hulls: Proximity,
    pub exact: Clearance,
    /// The pairs of spheres and of triangles that a search of the trees in every cycle tests.
    pub plain: bubble::Counts,
    /// True if the answer is farther from the truth than is allowed.
    pub is_wrong: bool,
}

pub(super) fn run(pair: &Pair, wish: &Wish) -> Result<Vec<Looked>, LessonError> {
    let near = Continuous {
        search: bubble::BubbleSettings {
            alpha: wish.alpha,
            bottom: Bottom::default(),
        },
        cycle: match wish.cycles {
            Some(cycles) => Cycle::Published { cycles },
            None => Cycle::Proven,
        },
        slack: SLACK,
        most: MOST,
    };
    let settings = Watch {
        threshold: wish.threshold,
        near,
    };
    let parts = [&pair.a, &pair.b].map(|body| bubble::Part {
        hull: &body.hull,
        spheres: &body.spheres,
    });
    let (mut state, mut hulls, mut warm) = Default::default();
    let mut told = Vec::with_capacity(CYCLES);
    for cycle in 0..CYCLES {
        let known = Known {
            state: &mut state,
            hulls: &mut hulls,
            warm: &mut warm,
        };
        let found = one(pair, parts, cycle, &settings, known);
        told.push(found.ok_or(LessonError::NoStory)?);
    }
    Ok(told)
}

/// The largest excess over the smallest distance at which a pair of triangles is kept, in the lesson's unit.
const SLACK: f64 = 0.5;
/// The largest number of pairs that are kept.
const MOST: usize = 8;

/// The state that is kept from cycle to cycle.
struct Known<'a> {
    state: &'a mut WatchState,
    hulls: &'a mut PairState,
    warm: &'a mut Warm,
}

fn one(
    pair: &Pair,
    parts: [bubble::Part; 2],
    cycle: usize,
    settings: &Watch,
    known: Known,
) -> Option<Looked> {
    let pose = pair.pose(cycle);
    let (a, b) = (&pair.a, &pair.b);
    let watched = watch(parts, &pose, settings, known.state, &Serial, &mut ()).ok()??;
    let plain = ProximitySettings::default();
    let hulls = between(&a.hull, &b.hull, &pose, &plain, known.hulls);
    let exact = clearance(
        &a.shape,
        &b.shape,
        &pose,
        f64::INFINITY,
        known.warm,
        &Serial,
    )
    .ok()??;
    let search = Continuous {
        cycle: Cycle::Published { cycles: 0 },
        ..settings.near
    };
    let afresh = &mut Cache::default();
    let plain = bubble::continuous(
        &a.spheres,
        &b.spheres,
        &pose,
        &search,
        afresh,
        &Serial,
        &mut (),
    );
    let plain = plain.ok()??.counts;
    let allowed = match watched.method {
        // The hulls' answer is marked as a lower bound.
        bubble::WatchMethod::Hulls => f64::INFINITY,
        bubble::WatchMethod::Bubbles(_) => exact.distance * (1.0 + settings.near.search.alpha),
    };
    Some(Looked {
        is_wrong: watched.distance > allowed + DISTANCE_NOISE * REACH,
        watched,
        hulls,
        exact,
        plain,
    })
}

/// A bound on the coordinates of the path.
const REACH: f64 = 512.0;
