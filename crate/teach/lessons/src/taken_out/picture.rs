//! Draws the part and a transparent holder; poses that were reached, and the part's ghosts along its path.

use std::collections::BTreeMap;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};

use super::search::{FoundPath, RemovalSearch};
use super::steps::Steps;
use super::straight;
use super::world::World;
use crate::cubes::of_boxes;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::story::Bound;

/// The number of poses above which they are shown as one solid of small boxes.
const MAX_DOTS: usize = 60;
/// The edge of these boxes, mm.
const BOX: f64 = 1.2;
/// The distance from the part's centre to where a direction is marked, in its radii.
const MARK_DISTANCE: f64 = 1.15;
/// The distance to the end of an open direction's line, in its radii.
const OPEN_LINE_LENGTH: f64 = 2.2;

impl Figure {
    /// Draws the part at its start.
    pub(super) fn part(&mut self, world: &World) {
        self.solid(&world.part, Pose::identity(), Role::A);
    }
}

impl Steps {
    /// Draws the holder of the part.
    pub(super) fn holding_parts(&self) -> Figure {
        Figure::empty()
            .with(|figure| figure.solid(&self.world.other, Pose::identity(), Role::Quiet))
    }

    /// Draws the part at its start, and the poses that a search reached.
    pub(super) fn reached(&self, world: &World, searched: &RemovalSearch) -> Figure {
        let mut figure = Figure::empty();
        figure.solid(&world.other, Pose::identity(), Role::Quiet);
        figure.part(world);
        reached_positions(&mut figure, world, searched);
        figure
    }

    /// Draws the path of the part's centre.
    pub(super) fn trail(&self, figure: &mut Figure, poses: &[Pose], role: Role) {
        let centre = self.world.centre();
        let points: Vec<Point> = poses.iter().map(|pose| pose * centre).collect();
        figure.line(&points, role, Weight::Strong, Hidden::Over);
    }

    /// Draws all directions around the part: the lines of open ones go on, and those of closed ones end.
    pub(super) fn directions(&self, figure: &mut Figure) {
        let (centre, radius) = (self.world.centre(), self.world.radius());
        figure.part(&self.world);
        for way in &self.directions {
            let mark = centre + way.along * radius * MARK_DISTANCE;
            let end = match way.free {
                None => centre + way.along * radius * OPEN_LINE_LENGTH,
                Some(_) => mark,
            };
            let (role, symbol, weight) = match way.free {
                None => (Role::Lower, Symbol::Ring, Weight::Strong),
                Some(_) => (Role::Upper, Symbol::Disc, Weight::Thin),
            };
            figure.line(&[centre, end], role, weight, Hidden::Dashed);
            figure.dot(end, role, symbol);
        }
    }

    /// Draws where the part stops in the closed direction in which it gets farthest.
    pub(super) fn contact(&self, figure: &mut Figure) {
        let world = &self.world;
        figure.part(world);
        let Some((way, free)) = self.farthest() else {
            return;
        };
        let (centre, by) = (world.centre(), way.along * free);
        let there = Pose::from_parts(by.into(), Default::default());
        figure.solid(&world.part, there, Role::Virtual);
        let ends = [centre, centre + by];
        figure.line(&ends, Role::Witness, Weight::Strong, Hidden::Over);
        let length = Caption::Length(free, Bound::AtLeast);
        figure.label(ends[1], length, Role::Witness);
        if let Some(([on_part, _], _)) = straight::nearest(world, &there) {
            figure.dot(on_part, Role::Upper, Symbol::Diamond);
        }
    }

    /// Draws a closed step: its start, its end, and its first contact.
    pub(super) fn closed_segment(&self, figure: &mut Figure) {
        let world = &self.world;
        let Some((look, time)) = &self.closed_step else {
            figure.part(world);
            return;
        };
        figure.solid(&world.part, look.from, Role::A);
        figure.solid(&world.part, look.to, Role::Virtual);
        let at = straight::interpolate(world, look, *time);
        figure.solid(&world.part, at, Role::Removed);
        if let Some(([on_part, _], _)) = straight::nearest(world, &at) {
            figure.dot(on_part, Role::Upper, Symbol::Diamond);
        }
    }

    /// Draws the smallest distance between the part and the holder on a path.
    pub(super) fn smallest_clearance(&self, figure: &mut Figure, path: &FoundPath) {
        let world = &self.world;
        let Some(smallest) = path.path.min_clearance else {
            return;
        };
        let at = path.path.at(smallest.fraction);
        if let Some((ends, _)) = straight::nearest(world, &at) {
            figure.line(&ends, Role::Upper, Weight::Strong, Hidden::Over);
            let length = Caption::Length(smallest.upper, Bound::AtMost);
            figure.label(ends[0], length, Role::Upper);
        }
    }
}

/// Draws the positions that the part's centre can reach, each once: rings where only a turned part reaches them.
fn reached_positions(figure: &mut Figure, world: &World, searched: &RemovalSearch) {
    let centre = world.centre();
    let mut all: BTreeMap<[i32; 3], (Point, bool)> = BTreeMap::new();
    for pose in searched.reached() {
        let at = pose * centre;
        let steps = (at - centre) / searched.step;
        let is_turned = pose.rotation != Pose::identity().rotation;
        let place = [0, 1, 2].map(|axis| steps[axis].round() as i32);
        let known = all.entry(place).or_insert((at, true));
        known.1 &= is_turned;
    }
    if all.len() <= MAX_DOTS {
        for &(at, is_turned) in all.values() {
            let symbol = if is_turned {
                Symbol::Ring
            } else {
                Symbol::Disc
            };
            figure.dot(at, Role::Virtual, symbol);
        }
        return;
    }
    let half = Vector::repeat(BOX / 2.0);
    let around = |(at, _): &(Point, bool)| Aabb {
        lo: at - half,
        hi: at + half,
    };
    let boxes: Vec<Aabb> = all.values().map(around).collect();
    if let Some(shape) = of_boxes(&boxes) {
        figure.solid(&shape, Pose::identity(), Role::Element(1));
    }
}
