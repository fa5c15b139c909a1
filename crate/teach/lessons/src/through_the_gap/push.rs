//! Explains the field at one point, term by term.

use nearpoint_geometry::Point;
use nearpoint_published::planning::{CubePotential, Field, Norm};

use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::plans::{Scene, VoxelScene};
use crate::story::{LazyStep, Number};

/// A point beside an obstacle.
#[derive(Debug, Clone, Copy)]
pub(super) struct FieldPoint {
    at: Point,
    /// The largest potential of the obstacles' squares.
    push: CubePotential,
    /// The term of the goal.
    pull: f64,
    total: f64,
    p_max: f64,
    is_straight: bool,
}

impl FieldPoint {
    /// Returns the point nearest to the robot's start, at a corner if there is one, so that both axes count. Returns none
    /// without an obstacle.
    pub fn nearest_to_start(scene: &Scene, voxelled: &VoxelScene, field: &Field) -> Option<Self> {
        let space = field.space();
        let start: Point = scene.start.translation.vector.into();
        let cubes = || voxelled.obstacles.iter().flat_map(|body| &body.cubes);
        let empty = (0..space.voxels())
            .map(|i| space.voxel(i))
            .filter(|voxel| !field.blocked().get(*voxel));
        let here = |voxel: [u32; 3]| Some((voxel, field.strongest_cube(cubes(), voxel)?));
        let rank = |(voxel, push): &([u32; 3], CubePotential)| {
            let sides = push.beyond.iter().filter(|terms| **terms != [0.0; 2]);
            let off = (space.centre(*voxel) - start).norm();
            (sides.count(), off)
        };
        let (voxel, push) = empty.filter_map(here).min_by(|a, b| {
            let ([more, less], [near, far]) = ([rank(b).0, rank(a).0], [rank(a).1, rank(b).1]);
            more.cmp(&less).then(near.total_cmp(&far))
        })?;
        let total = field.at(voxel);
        Some(Self {
            at: space.centre(voxel),
            push,
            pull: total - field.obstacles_at(voxel),
            total,
            p_max: field.settings().p_max,
            is_straight: field.settings().norm == Norm::Euclidean,
        })
    }

    /// Lists the step that explains the point.
    pub fn step(&self) -> LazyStep<'_> {
        let [[left, right], [below, above], _] = self.push.beyond;
        LazyStep::new_if(self.is_straight, "gap.push-straight", "gap.push")
            .with_arg("beyondx", left + right)
            .with_arg("beyondy", below + above)
            .with_arg("g", self.push.g)
            .with_arg("most", self.p_max)
            .with_arg("push", self.push.p)
            .with_arg("pull", self.pull)
            .with_arg("whole", self.total)
            .numbers([
                Number::plain("term-left", left),
                Number::plain("term-right", right),
                Number::plain("term-below", below),
                Number::plain("term-above", above),
                Number::plain("push-g", self.push.g),
                Number::plain("push-most", self.push.p),
                Number::plain("pull-goal", self.pull),
                Number::plain("field-there", self.total),
            ])
    }

    /// Draws the square, and the distances of the point beyond its sides.
    pub fn show(&self, field: &Field, figure: &mut Figure) {
        let around = field.space().cell_box(&self.push.cube);
        let z = self.at.z;
        let corner = |x, y| Point::new(x, y, z);
        let (lo, hi) = (around.lo, around.hi);
        let border = [
            corner(lo.x, lo.y),
            corner(hi.x, lo.y),
            corner(hi.x, hi.y),
            corner(lo.x, hi.y),
            corner(lo.x, lo.y),
        ];
        figure.line(&border, Role::Upper, Weight::Strong, Hidden::Over);
        let side = |axis: usize| match self.push.beyond[axis] {
            [below, _] if below > 0.0 => lo[axis],
            [_, above] if above > 0.0 => hi[axis],
            _ => self.at[axis],
        };
        let ends = [
            self.at,
            corner(side(0), self.at.y),
            corner(side(0), side(1)),
        ];
        for (leg, name) in ends.windows(2).zip(["d_x", "d_y"]) {
            if leg[0] != leg[1] {
                figure.line(leg, Role::Witness, Weight::Normal, Hidden::Over);
                let middle = leg[0] + (leg[1] - leg[0]) * 0.5;
                figure.label(middle, Caption::Math(name.to_owned()), Role::Witness);
            }
        }
        figure.dot(self.at, Role::Witness, Symbol::Disc);
    }
}
