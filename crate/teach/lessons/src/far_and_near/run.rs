//! The whole path, a cycle after the other: what each method says.

use nearpoint_geometry::closest::convex::{PairState, Proximity, ProximitySettings, between};
use nearpoint_geometry::closest::{Clearance, Warm, clearance};
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_geometry::work::Serial;
use nearpoint_published::bubble::{
    self, Bottom, Cache, Continuous, Cycle, Watch, WatchState, Watched, watch,
};

use super::parts::{CYCLES, Pair};
use crate::error::LessonError;

/// What the user chose.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    pub threshold: f64,
    /// C; none: whenever that is needed for a proof.
    pub cycles: Option<u32>,
    pub alpha: f64,
}

/// A cycle and what was found in it.
#[derive(Debug, Clone)]
pub(super) struct Looked {
    pub watched: Watched,
    /// Of the hulls, whoever answers.
    pub hulls: Proximity,
    pub exact: Clearance,
    /// Pairs of spheres and of triangles that a search of the trees in every cycle looks at.
    pub plain: bubble::Counts,
    /// The answer is farther from the truth than it is allowed to be.
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

/// Pairs of triangles farther from the nearest than this are not kept, in the lesson's unit.
const SLACK: f64 = 0.5;
/// Nor more than so many.
const MOST: usize = 8;

/// What goes on from cycle to cycle.
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
        // Its answer is a lower bound and says so.
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

/// No coordinate of the path is larger.
const REACH: f64 = 512.0;
