//! Runs one query: compares spheres and hulls, and keeps the resulting bounds.

use super::{Compound, CompoundPairState, Counts, DistanceResult, Level, Part, Step, Witness};
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, Proximity, ProximitySettings, hull_proximity,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Pose, RigidTransform};

/// The state of a distance query between two bodies of convex elements.
pub(super) struct QueryState<'a, W, T> {
    pub(super) bodies: [&'a Compound<'a>; 2],
    b_in_a: &'a Pose,
    rigid: RigidTransform,
    noise: f64,
    pub(super) state: &'a mut CompoundPairState,
    /// The searches of this cycle.
    next_pairs: Vec<([Part; 2], ConvexWarmStart)>,
    /// The nearest points of elements so far, with their level.
    pub(super) nearest: Option<(Witness, Level)>,
    counts: Counts,
    executor: &'a W,
    pub(super) trace: &'a mut T,
}

/// The result of a comparison of two parts.
#[derive(Debug, Clone, Copy)]
pub(super) struct PairDistance {
    /// The distance as the original defines it.
    pub(super) witness: Witness,
    /// A lower bound of the distance of the parts.
    pub(super) lower: f64,
    /// True if the distance is that of two points of elements, so that the parts hold nothing nearer.
    pub(super) is_attained: bool,
}

impl<'a, W: Executor, T: Trace<Step>> QueryState<'a, W, T> {
    /// Starts a query. Returns None if the pose is not finite.
    pub(super) fn new(
        bodies: [&'a Compound<'a>; 2],
        b_in_a: &'a Pose,
        state: &'a mut CompoundPairState,
        executor: &'a W,
        trace: &'a mut T,
    ) -> Option<Self> {
        let translation = b_in_a.translation.vector.norm();
        let noise = DISTANCE_NOISE
            * (bodies[0].bounding_radius() + bodies[1].bounding_radius() + translation);
        let is_finite = noise.is_finite() && b_in_a.rotation.coords.iter().all(|x| x.is_finite());
        is_finite.then(|| Self {
            bodies,
            b_in_a,
            rigid: RigidTransform::new(b_in_a),
            noise,
            state,
            next_pairs: Vec::new(),
            nearest: None,
            counts: Counts::default(),
            executor,
            trace,
        })
    }

    /// Compares the envelope spheres of two parts.
    pub(super) fn envelopes(&mut self, parts: [Part; 2]) -> PairDistance {
        self.counts.envelopes += 1;
        let [a, b] = [0, 1].map(|side| self.bodies[side].envelope(parts[side]));
        let (on_a, on_b) = (a.centre, self.rigid.point(&b.centre));
        let distance = (on_b - on_a).norm();
        let gap = distance - (a.radius + b.radius) - self.noise;
        self.trace.record(|| Step::Envelopes {
            parts,
            distance,
            gap,
        });
        PairDistance {
            witness: Witness {
                distance,
                on_a,
                on_b,
                elements: [None; 2],
            },
            lower: gap,
            is_attained: false,
        }
    }

    /// Compares hulls, from the end of their last search. `follows` keeps the end of this one.
    pub(super) fn hulls(
        &mut self,
        parts: [Part; 2],
        follows: bool,
    ) -> Result<PairDistance, Interrupted> {
        if self.executor.is_interrupted() {
            return Err(Interrupted);
        }
        let [a, b] = [0, 1].map(|side| self.bodies[side].part(parts[side]));
        let mut state = self.state.get(parts);
        let settings = ProximitySettings::default();
        let found = hull_proximity(a, b, self.b_in_a, &settings, &mut state);
        if follows {
            self.next_pairs.push((parts, state));
        }
        self.counts.searches += 1;
        self.counts.iterations += found.iterations as usize;
        let reading = self.pair_distance(parts, &found);
        self.trace.record(|| Step::Hulls {
            parts,
            witness: reading.witness,
            is_attained: reading.is_attained,
        });
        Ok(reading)
    }

    fn pair_distance(&mut self, parts: [Part; 2], found: &Proximity) -> PairDistance {
        let holder = |side: usize| self.containing_element(side, parts[side], found);
        let witness = Witness {
            distance: found.distance(),
            on_a: found.on_a,
            on_b: found.on_b,
            elements: [holder(0), holder(1)],
        };
        let level = Level::from_parts(parts);
        // If merged hulls overlap, their elements need not.
        let is_of_elements = witness.elements.iter().all(Option::is_some);
        let is_attained = is_of_elements && (witness.distance > 0.0 || level == Level::Elements);
        if is_attained {
            self.propose(witness, level);
        } else {
            self.propose_vertices(parts, found, level);
        }
        let lower = if found.is_exact() && is_attained {
            witness.distance
        } else {
            found.lower.clamp(0.0, witness.distance)
        };
        PairDistance {
            witness,
            lower,
            is_attained,
        }
    }

    /// Returns an element that has the closest point of this side: with certainty if it has all corners that the point lies
    /// between, else to rounding.
    fn containing_element(&self, side: usize, part: Part, found: &Proximity) -> Option<u32> {
        let numbers = || found.simplex().corners().iter().map(|c| c.indices[side]);
        let body = self.bodies[side];
        body.containing_element(part, numbers()).or_else(|| {
            let point = match side {
                0 => found.on_a,
                _ => self.rigid.inverse_point(&found.on_b),
            };
            let is_apart = found.distance() > self.noise;
            is_apart.then(|| body.element_at_point(point, numbers(), self.noise))?
        })
    }

    /// Proposes the distances of corners. The corners of a hull are vertices of elements, so such a distance is an upper
    /// bound.
    fn propose_vertices(&mut self, parts: [Part; 2], found: &Proximity, level: Level) {
        for corner in found.simplex().corners() {
            let holder = |side: usize| {
                self.bodies[side]
                    .containing_element(parts[side], std::iter::once(corner.indices[side]))
            };
            let witness = Witness {
                distance: (corner.on_a - corner.on_b).norm(),
                on_a: corner.on_a,
                on_b: corner.on_b,
                elements: [holder(0), holder(1)],
            };
            self.propose(witness, level);
        }
    }

    /// Proposes arbitrary points of elements: the first vertices of both hulls.
    pub(super) fn propose_any_points(&mut self) {
        let [a, b] = self.bodies.map(|body| *body.hull().vertex(0));
        let b = self.rigid.point(&b);
        let witness = Witness {
            distance: (b - a).norm(),
            on_a: a,
            on_b: b,
            elements: self
                .bodies
                .map(|body| body.containing_element(Part::Whole, std::iter::once(0))),
        };
        self.propose(witness, Level::Envelopes);
    }

    fn propose(&mut self, witness: Witness, level: Level) {
        if witness.distance < self.upper() {
            self.nearest = Some((witness, level));
        }
    }

    /// Returns the upper bound of the distance.
    pub(super) fn upper(&self) -> f64 {
        self.nearest
            .map_or(f64::INFINITY, |(witness, _)| witness.distance)
    }

    /// Ends the query. The pairs compared in it stay active.
    pub(super) fn end(&mut self, level: Level, witness: Witness, lower: f64) -> DistanceResult {
        self.state.replace(std::mem::take(&mut self.next_pairs));
        let upper = self.upper();
        DistanceResult {
            level,
            witness,
            lower: lower.clamp(0.0, upper),
            upper,
            counts: self.counts,
        }
    }
}
