//! Draws all bodies, and what a stage compares: spheres, hulls, elements in the order in which they are searched.

use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::pipeline::{Part, Step as Event, Witness};

use super::run::{CHANNEL_POSITIONS, ChannelQuery, compared, left_out, pose};
use super::steps::{Scene, Solids, Steps};
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::solids;
use crate::story::Bound;

const ROLES: [Role; 2] = [Role::A, Role::B];
/// The names of the channels, in their order.
const NAMES: [&str; CHANNEL_POSITIONS.len()] = ["B₁", "B₂", "B₃", "B₄", "B₅"];
/// The distance of a channel's name below its centre.
const BELOW: f64 = 3.0;

impl Steps {
    pub(super) fn solids(&self) -> Solids {
        let of = |side: usize| self.bodies.elements[side].iter().map(solids::of_hull);
        [0, 1].map(|side| of(side).collect())
    }

    pub(super) fn figure(&self, scene: Scene) -> Figure {
        let mut figure = Figure::empty();
        for (number, solid) in (0..).zip(&self.solids[0]) {
            if let Some(solid) = solid {
                let role = self.role(scene, 0, number);
                figure.solid(solid, Pose::identity(), role);
            }
        }
        for (rank, ranked) in self.order.iter().enumerate() {
            for (number, solid) in (0..).zip(&self.solids[1]) {
                let role = match self.is_in_question(scene, rank) {
                    true => self.role(scene, 1, number),
                    false => Role::Quiet,
                };
                if let Some(solid) = solid {
                    figure.solid(solid, pose(ranked.index), role);
                }
            }
        }
        self.compare(&mut figure, scene);
        figure
    }

    fn shift(&self, rank: usize) -> Vector {
        Vector::x() * CHANNEL_POSITIONS[self.order[rank].index]
    }

    /// Returns whether a channel still matters.
    fn is_in_question(&self, scene: Scene, rank: usize) -> bool {
        match scene {
            Scene::Begin => true,
            Scene::Spheres | Scene::Hulls => rank < self.remaining(),
            _ => rank == 0,
        }
    }

    /// Returns the role of an element: grey if it was left out, pale if a stage does not search it.
    fn role(&self, scene: Scene, side: usize, number: u32) -> Role {
        let events = &self.nearest().events;
        let among = |those: Vec<(u32, f64)>| those.iter().any(|one| one.0 == number);
        let is_asked = match (scene, self.is_proven) {
            (Scene::Begin | Scene::Spheres | Scene::Hulls, _) => true,
            (Scene::ReleaseA, true) => side == 0 && among(compared(events, 0)),
            (_, true) => self
                .pairs()
                .any(|(parts, _)| parts[side] == Part::Element(number)),
            (Scene::ReleaseA, false) => side == 0,
            (_, false) => true,
        };
        let is_left_out = scene > Scene::Hulls && among(left_out(events, side));
        match (is_asked, is_left_out) {
            (false, _) => Role::Quiet,
            (_, true) => Role::Removed,
            _ => ROLES[side],
        }
    }

    /// Returns the pairs of elements that were compared, in their order.
    fn pairs(&self) -> impl Iterator<Item = ([Part; 2], Witness)> {
        let events = self.nearest().events.iter();
        events.filter_map(|event| match event {
            Event::Hulls { parts, witness, .. } if !parts.contains(&Part::Whole) => {
                Some((*parts, *witness))
            }
            _ => None,
        })
    }

    /// Draws what a stage compares.
    fn compare(&self, figure: &mut Figure, scene: Scene) {
        let Some([a, b]) = self.bodies.compounds() else {
            return;
        };
        let here = Vector::zeros();
        match scene {
            Scene::Begin => self.names(figure, CHANNEL_POSITIONS.len()),
            Scene::Spheres => {
                figure.circles_of(a.envelope(Part::Whole), here, Role::A);
                for rank in 0..CHANNEL_POSITIONS.len() {
                    let role = match rank < self.remaining() {
                        true => Role::B,
                        false => Role::Removed,
                    };
                    figure.circles_of(b.envelope(Part::Whole), self.shift(rank), role);
                }
                self.names(figure, CHANNEL_POSITIONS.len());
            }
            Scene::Hulls => {
                figure.outline_of(a.hull(), here, Role::A);
                for rank in 0..self.remaining() {
                    figure.outline_of(b.hull(), self.shift(rank), Role::B);
                }
                if let Some(ChannelQuery { result, .. }) = self.of_rank(1) {
                    let (bound, role) = match result.is_exact() {
                        true => (Bound::Exact, Role::Witness),
                        false => (Bound::AtLeast, Role::Lower),
                    };
                    figure.witness(&result.witness, here, bound, role);
                }
                self.names(figure, self.remaining());
            }
            Scene::ReleaseA => {
                figure.outline_of(b.hull(), self.shift(0), Role::B);
                if self.is_proven {
                    let order = compared(&self.nearest().events, 0);
                    for (at, (number, _)) in (1..).zip(order) {
                        let centre = a.envelope(Part::Element(number)).centre;
                        figure.label(centre, Caption::Math(format!("{at}")), Role::A);
                    }
                }
            }
            Scene::ReleaseB => figure.outline_of(a.hull(), here, Role::A),
            _ => self.answer(figure, scene),
        }
    }

    fn names(&self, figure: &mut Figure, channels: usize) {
        for (rank, name) in NAMES.iter().enumerate().take(channels) {
            let at = (self.shift(rank) - Vector::z() * BELOW).into();
            figure.label(at, Caption::Math((*name).to_owned()), Role::B);
        }
    }

    /// Draws all pairs of elements that were compared, and the closest; beside it the true distance where it differs.
    fn answer(&self, figure: &mut Figure, scene: Scene) {
        for (_, witness) in self.pairs() {
            let ends = [witness.on_a, witness.on_b];
            figure.line(&ends, Role::Upper, Weight::Thin, Hidden::Over);
        }
        let here = Vector::zeros();
        let found = &self.nearest().result;
        if found.is_exact() {
            figure.witness(&found.witness, here, Bound::Exact, Role::Witness);
            return;
        }
        if scene > Scene::Elements {
            figure.witness(&self.truth().witness, here, Bound::Exact, Role::Witness);
        }
        figure.witness(&found.witness, here, Bound::Approximate, Role::Upper);
    }
}
