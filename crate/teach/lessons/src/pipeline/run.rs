//! Searches the distance between the part and its channels, and records the comparisons.

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_published::pipeline::{
    Compound, CompoundPairState, DistanceResult, Mode, Part, Step as Event, Thresholds, closest,
};

use crate::coarse_to_fine::scene;

/// The positions of the channels on the x axis; one of them is under the part.
pub(super) const CHANNEL_POSITIONS: [f64; 5] = [-32.0, -16.0, 0.0, 16.0, 32.0];

/// The elements of the part, and those of a channel.
#[derive(Debug)]
pub(super) struct BodyElements {
    /// The elements of A, then of B.
    pub elements: [Vec<Hull>; 2],
}

/// The search of the part against one channel.
#[derive(Debug)]
pub(super) struct ChannelQuery {
    /// The index in [`CHANNEL_POSITIONS`].
    pub index: usize,
    /// All comparisons; the end comes last.
    pub events: Vec<Event>,
    pub result: DistanceResult,
}

/// The envelope spheres of the part and of a channel.
#[derive(Debug, Clone, Copy)]
pub(super) struct RankedChannel {
    pub index: usize,
    /// The distance of the centres.
    pub distance: f64,
    /// The lower bound of the distance between the part and that channel.
    pub gap: f64,
}

pub(super) fn pose(place: usize) -> Pose {
    Pose::translation(CHANNEL_POSITIONS[place], 0.0, 0.0)
}

impl BodyElements {
    /// Builds the elements of both bodies, with each block of the published example cut into `pieces` pieces.
    pub fn new(pieces: usize) -> Option<Self> {
        let example = &scene::PAIRS[0];
        let elements = [example.elements(0, pieces), example.elements(1, pieces)];
        let [Ok(a), Ok(b)] = elements else {
            return None;
        };
        Some(Self { elements: [a, b] })
    }

    /// Returns both bodies as the pipeline expects them.
    pub fn compounds(&self) -> Option<[Compound<'_>; 2]> {
        let [a, b] = &self.elements;
        Some([Compound::new(a).ok()?, Compound::new(b).ok()?])
    }

    /// Returns the number of all pairs of elements, and of triangles.
    pub fn pairs(&self) -> [usize; 2] {
        let triangles = |hulls: &[Hull]| hulls.iter().map(|hull| hull.triangles().len()).sum();
        let of_all = |[a, b]: [usize; 2]| a * b * CHANNEL_POSITIONS.len();
        let [a, b] = &self.elements;
        [
            of_all([a.len(), b.len()]),
            of_all([triangles(a), triangles(b)]),
        ]
    }

    /// Runs the distance query of the part against each channel, in the published mode.
    pub fn published(&self, thresholds: Thresholds) -> Option<Vec<ChannelQuery>> {
        let bodies = self.compounds()?;
        let places = 0..CHANNEL_POSITIONS.len();
        places
            .map(|place| query(&bodies, place, Mode::Published(thresholds)))
            .collect()
    }

    /// Runs the distance query until the answer is proven: channels in their order, until the next cannot be nearer.
    pub fn proven(&self, order: &[RankedChannel]) -> Option<Vec<ChannelQuery>> {
        let bodies = self.compounds()?;
        let mut all: Vec<ChannelQuery> = Vec::new();
        for ranked in order {
            if nearest(&all).is_some_and(|least| ranked.gap >= least.result.upper) {
                break;
            }
            all.push(query(&bodies, ranked.index, Mode::Proven)?);
        }
        Some(all)
    }
}

fn query(bodies: &[Compound; 2], index: usize, mode: Mode) -> Option<ChannelQuery> {
    let [a, b] = bodies;
    let (mut state, mut events) = (CompoundPairState::default(), Vec::new());
    let found = closest(
        a,
        b,
        &pose(index),
        mode,
        &mut state,
        &SequentialExecutor,
        &mut events,
    );
    Some(ChannelQuery {
        index,
        result: found.ok()??,
        events,
    })
}

/// Returns the search with the smallest answer.
pub(super) fn nearest(all: &[ChannelQuery]) -> Option<&ChannelQuery> {
    let answer = |asked: &ChannelQuery| asked.result.witness.distance;
    all.iter().min_by(|x, y| answer(x).total_cmp(&answer(y)))
}

/// Returns the channels by the distance of their spheres from the part's: those that may be nearest come first.
pub(super) fn rank_channels(all: &[ChannelQuery]) -> Vec<RankedChannel> {
    let spheres = |asked: &ChannelQuery| match asked.events[0] {
        Event::Envelopes { distance, gap, .. } => Some(RankedChannel {
            index: asked.index,
            distance,
            gap,
        }),
        _ => None,
    };
    let mut order: Vec<RankedChannel> = all.iter().filter_map(spheres).collect();
    order.sort_by(|x, y| x.gap.total_cmp(&y.gap));
    order
}

/// Returns the elements of A, or of B, that were compared with the whole of the other, in order, with their distances.
pub(super) fn compared(events: &[Event], side: usize) -> Vec<(u32, f64)> {
    let read = |event: &Event| match event {
        Event::Hulls { parts, witness, .. } if parts[1 - side] == Part::Whole => {
            element(parts[side]).map(|number| (number, witness.distance))
        }
        _ => None,
    };
    events.iter().filter_map(read).collect()
}

/// Returns the elements of A, or of B, that were left out, with their distances from the other's hull.
pub(super) fn left_out(events: &[Event], side: usize) -> Vec<(u32, f64)> {
    let read = |event: &Event| match event {
        Event::Drop { parts, distance } => element(parts[side]).map(|number| (number, *distance)),
        _ => None,
    };
    events.iter().filter_map(read).collect()
}

fn element(part: Part) -> Option<u32> {
    match part {
        Part::Whole => None,
        Part::Element(number) => Some(number),
    }
}
