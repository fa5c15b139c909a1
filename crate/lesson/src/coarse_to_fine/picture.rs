//! Both parts, and what is compared of them: envelope spheres, merged hulls, elements.

use std::f64::consts::TAU;
use std::sync::Arc;

use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::published::pipeline::{Compound, Found, Part, Witness};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use super::scene::Pair;
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::made::sin_cos;
use crate::solids;
use crate::story::Bound;

const ROLES: [Role; 2] = [Role::A, Role::B];
/// Corners of a circle that stands for a sphere.
const AROUND: usize = 64;

/// Both parts where they are, ready to be drawn. The world is B's frame.
#[derive(Debug)]
pub(super) struct Stage {
    pub pair: &'static Pair,
    pub elements: [Vec<Hull>; 2],
    solids: [Vec<Option<Arc<Shape>>>; 2],
    lift: Vector,
}

impl Stage {
    pub fn new(pair: &'static Pair, lift: f64) -> Result<Self, HullError> {
        let elements = [pair.elements(0)?, pair.elements(1)?];
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

    /// The elements: those that `is_asked` tells in their part's colour, those that were left out grey, the rest pale.
    pub fn figure(
        &self,
        is_asked: impl Fn(usize, u32) -> bool,
        is_left_out: impl Fn(usize, u32) -> bool,
    ) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
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

    /// The hull of a part: of one that is merged, what it adds is seen through.
    pub fn hull(&self, figure: &mut Figure, side: usize, body: &Compound, part: Part) {
        let hull = body.part(part);
        let corner = |vertex: &u32| hull.vertex(*vertex) + self.shift(side);

        figure.items.push(Item::Faces {
            polygons: hull
                .polygons()
                .iter()
                .map(|face| face.iter().map(corner).collect())
                .collect(),
            role: ROLES[side],
            fill: Fill::Outlined,
        });
    }

    /// The envelope sphere of a part, by three of its circles.
    pub fn sphere(&self, figure: &mut Figure, side: usize, body: &Compound, part: Part) {
        let sphere = body.envelope(part);
        let centre = sphere.centre + self.shift(side);
        for axis in 0..3 {
            let on_circle = |i: usize| {
                let (s, c) = sin_cos(TAU * (i % AROUND) as f64 / AROUND as f64);
                let mut point = centre;
                point[(axis + 1) % 3] += sphere.radius * c;
                point[(axis + 2) % 3] += sphere.radius * s;
                point
            };
            let circle: Vec<Point> = (0..=AROUND).map(on_circle).collect();
            figure.line(&circle, ROLES[side], Weight::Thin, Hidden::Dashed);
        }
        figure.dot(centre, ROLES[side], Symbol::Ring);
    }

    /// Two points and how far apart they are.
    pub fn witness(&self, figure: &mut Figure, witness: &Witness, bound: Bound, role: Role) {
        let [a, b] = [witness.on_a, witness.on_b].map(|point| point + self.lift);
        figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
        figure.dot(a, role, Symbol::Disc);
        figure.dot(b, role, Symbol::Disc);
        let length = Caption::Length(witness.distance, bound);
        figure.label(a + (b - a) * 0.5, length, role);
    }

    /// What is answered, and beside it what is true where that is another distance.
    pub fn answer(&self, figure: &mut Figure, found: &Found, proven: &Found) {
        if found.is_exact() {
            return self.witness(figure, &found.witness, Bound::Exact, Role::Witness);
        }
        self.witness(figure, &proven.witness, Bound::Exact, Role::Witness);
        self.witness(figure, &found.witness, Bound::Approximate, Role::Upper);
    }
}
