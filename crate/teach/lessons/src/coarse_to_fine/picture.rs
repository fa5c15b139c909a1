//! Draws both parts, and what a step compares: envelope spheres, merged hulls and elements.

use std::sync::Arc;

use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::pipeline::{Compound, DistanceResult, Part, Witness};

use super::scene::Pair;
use crate::figure::{Figure, Role};
use crate::solids;
use crate::story::Bound;

const ROLES: [Role; 2] = [Role::A, Role::B];

/// Both parts at their positions, ready to be drawn. The world is B's frame.
#[derive(Debug)]
pub(super) struct FigureBase {
    pub pair: &'static Pair,
    pub elements: [Vec<Hull>; 2],
    solids: [Vec<Option<Arc<Shape>>>; 2],
    lift: Vector,
}

impl FigureBase {
    /// Builds the elements of both parts; part A is lifted by this length.
    pub fn new(pair: &'static Pair, lift: f64) -> Result<Self, HullError> {
        let elements = [pair.elements(0, 1)?, pair.elements(1, 1)?];
        let solids = [0, 1].map(|side| elements[side].iter().map(solids::of_hull).collect());
        Ok(Self {
            pair,
            elements,
            solids,
            lift: Vector::z() * lift,
        })
    }

    fn shift(&self, side: usize) -> Vector {
        if side == 0 {
            self.lift
        } else {
            Vector::zeros()
        }
    }

    /// Draws the elements: those for which `is_asked` is true in their part's colour, those that were left out grey, the
    /// rest pale.
    pub fn figure(
        &self,
        is_asked: impl Fn(usize, u32) -> bool,
        is_left_out: impl Fn(usize, u32) -> bool,
    ) -> Figure {
        let mut figure = Figure::empty();
        for (side, solids) in self.solids.iter().enumerate() {
            let pose = Pose::from_parts(self.shift(side).into(), Default::default());
            for (number, solid) in (0..).zip(solids) {
                let role = match (is_left_out(side, number), is_asked(side, number)) {
                    (true, _) => Role::Removed,
                    (_, true) => ROLES[side],
                    _ => Role::Quiet,
                };
                if let Some(solid) = solid {
                    figure.solid(solid, pose, role);
                }
            }
        }
        figure
    }

    /// Draws the hull of a part by its edges, so that the volume that a merged hull adds stays transparent.
    pub fn hull(&self, figure: &mut Figure, side: usize, body: &Compound, part: Part) {
        figure.outline_of(body.part(part), self.shift(side), ROLES[side]);
    }

    /// Draws the envelope sphere of a part, by three of its circles.
    pub fn sphere(&self, figure: &mut Figure, side: usize, body: &Compound, part: Part) {
        figure.circles_of(body.envelope(part), self.shift(side), ROLES[side]);
    }

    /// Draws two witness points and their distance.
    pub fn witness(&self, figure: &mut Figure, witness: &Witness, bound: Bound, role: Role) {
        figure.witness(witness, self.lift, bound, role);
    }

    /// Draws the answer, and beside it the true distance where it differs.
    pub fn answer(&self, figure: &mut Figure, found: &DistanceResult, proven: &DistanceResult) {
        if found.is_exact() {
            return self.witness(figure, &found.witness, Bound::Exact, Role::Witness);
        }
        self.witness(figure, &proven.witness, Bound::Exact, Role::Witness);
        self.witness(figure, &found.witness, Bound::Approximate, Role::Upper);
    }
}
