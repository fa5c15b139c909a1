//! One search, with all that it told and what it had looked at then.

use std::cell::Cell;

use nearpoint_geometry::Vector;
use nearpoint_geometry::closest::convex::{
    ANYWHERE, Convex, Corner, PairState, Posed, Proximity, ProximitySettings, Scanned,
    SimplexMethod, Step, proximity,
};
use nearpoint_geometry::trace::Trace;

use super::counting::{Counting, SupportSearch, Visits};
use super::shapes::HullPair;

/// Where the search begins: at the support point of the difference along some direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// From the means of the vertices towards each other, as published.
    Means,
    /// Along a given direction, upwards.
    FromAbove,
    /// The farthest corner there is.
    FarSide,
}

/// A step that the search told.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub step: Step,
    pub visits: Visits,
}

#[derive(Debug)]
pub(super) struct Run {
    /// The first corner.
    pub first: Corner,
    /// At least one: the end is always told.
    pub records: Vec<Record>,
    pub found: Proximity,
}

impl Run {
    pub fn of(pair: &HullPair, start: Start, method: SimplexMethod, search: SupportSearch) -> Self {
        let visits = Cell::new(Visits::default());
        let counting = |hull| Counting {
            hull,
            search,
            visits: &visits,
        };
        let (a, b) = (counting(&pair.a), counting(&pair.b));
        let numbers = first(pair, start);
        let settings = ProximitySettings {
            simplex: method,
            ..ProximitySettings::default()
        };
        let mut recorder = Recorder {
            records: Vec::new(),
            visits: &visits,
        };
        let state = &mut PairState::between(&[numbers]);
        let found = proximity(&a, &b, &pair.b_in_a, &settings, state, &mut recorder);
        let on_a = *pair.a.vertex(numbers[0]);
        let on_b = pair.b_in_a * pair.b.vertex(numbers[1]);
        Self {
            first: Corner {
                difference: on_a - on_b,
                on_a,
                on_b,
                numbers,
            },
            records: recorder.records,
            found,
        }
    }
}

/// The numbers of the points that the first corner is the difference of.
fn first(pair: &HullPair, start: Start) -> [u32; 2] {
    let (a, b) = (Scanned(&pair.a), Posed::new(Scanned(&pair.b), &pair.b_in_a));
    let direction = match start {
        Start::Means => b.middle() - a.middle(),
        Start::FarSide => a.middle() - b.middle(),
        Start::FromAbove => Vector::z(),
    };
    [
        a.support(&direction, ANYWHERE),
        b.support(&-direction, ANYWHERE),
    ]
}

struct Recorder<'a> {
    records: Vec<Record>,
    visits: &'a Cell<Visits>,
}

impl Trace<Step> for Recorder<'_> {
    fn record(&mut self, step: impl FnOnce() -> Step) {
        self.records.push(Record {
            step: step(),
            visits: self.visits.get(),
        });
    }
}
