//! Runs one search, and records its steps and the vertices that it had tested by then.

use std::cell::Cell;

use nearpoint_geometry::Vector;
use nearpoint_geometry::closest::convex::{
    Convex, ConvexWarmStart, ExhaustiveHull, GjkStep, NO_HINT, PosedConvex, Proximity,
    ProximitySettings, SimplexMethod, SupportPoint, proximity,
};
use nearpoint_geometry::trace::Trace;

use super::counting::{Counting, SupportSearch, Visits};
use super::shapes::HullPair;

/// The start of the search: the support point of the difference along some direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// The direction between the means of the vertices, as published.
    Means,
    /// A given direction, upwards.
    FromAbove,
    /// The farthest corner.
    FarSide,
}

/// A step of the search.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub step: GjkStep,
    pub visits: Visits,
}

#[derive(Debug)]
pub(super) struct Run {
    pub first: SupportPoint,
    /// The steps of the search, at least one: the end is always recorded.
    pub records: Vec<Record>,
    pub proximity: Proximity,
}

impl Run {
    /// Runs GJK on two hulls, records its steps, and counts the tested vertices.
    pub fn new(
        pair: &HullPair,
        start: Start,
        method: SimplexMethod,
        search: SupportSearch,
    ) -> Self {
        let visits = Cell::new(Visits::default());
        let counting = |hull| Counting {
            hull,
            search,
            visits: &visits,
        };
        let (a, b) = (counting(&pair.a), counting(&pair.b));
        let indices = first(pair, start);
        let settings = ProximitySettings {
            simplex: method,
            ..ProximitySettings::default()
        };
        let mut recorder = Recorder {
            records: Vec::new(),
            visits: &visits,
        };
        let state = &mut ConvexWarmStart::from_pairs(&[indices]);
        let proximity = proximity(&a, &b, &pair.b_in_a, &settings, state, &mut recorder);
        let on_a = *pair.a.vertex(indices[0]);
        let on_b = pair.b_in_a * pair.b.vertex(indices[1]);
        Self {
            first: SupportPoint {
                difference: on_a - on_b,
                on_a,
                on_b,
                indices,
            },
            records: recorder.records,
            proximity,
        }
    }
}

/// Returns the numbers of the points whose difference is the first corner.
fn first(pair: &HullPair, start: Start) -> [u32; 2] {
    let (a, b) = (
        ExhaustiveHull(&pair.a),
        PosedConvex::new(ExhaustiveHull(&pair.b), &pair.b_in_a),
    );
    let direction = match start {
        Start::Means => b.centre() - a.centre(),
        Start::FarSide => a.centre() - b.centre(),
        Start::FromAbove => Vector::z(),
    };
    [
        a.support(&direction, NO_HINT),
        b.support(&-direction, NO_HINT),
    ]
}

struct Recorder<'a> {
    records: Vec<Record>,
    visits: &'a Cell<Visits>,
}

impl Trace<GjkStep> for Recorder<'_> {
    fn record(&mut self, step: impl FnOnce() -> GjkStep) {
        self.records.push(Record {
            step: step(),
            visits: self.visits.get(),
        });
    }
}
