//! Draws fields: as shaded cells, and as heights.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::planning::{Cells, Field, Space};

use super::shades::Shades;
use crate::figure::{Figure, Hidden, Role, Weight};
use crate::shapes::blocks;

/// Returns the lowest and the highest value at the centre of any voxel.
pub(crate) fn range(field: &Field) -> [f64; 2] {
    let space = field.space();
    let values = (0..space.voxels()).map(|i| field.at(space.voxel(i)));
    values.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| {
        [low.min(value), high.max(value)]
    })
}

/// Returns the centres of the empty cells that are lower than all of their neighbours, as hollows of the relief, without the
/// goal's cell.
pub(crate) fn local_minima(field: &Field, cells: &Cells, goal: &Point) -> Vec<Point> {
    let goal = field.space().voxel_at(goal).and_then(|at| cells.at(at));
    let mean = |i: usize| field.mean(&cells.empty()[i]);
    let is_lowest = |&i: &usize| {
        let own = mean(i);
        let beside = cells.neighbours(i);
        Some(i as u32) != goal && beside.iter().all(|&j| mean(j as usize) > own)
    };
    let middle = |i: usize| {
        let around = field.space().cell_box(&cells.empty()[i]);
        around.lo + (around.hi - around.lo) * 0.5
    };
    let all = 0..cells.empty().len();
    all.filter(is_lowest).map(middle).collect()
}

/// Converts a position in the plane to the position on [`Figure::relief`].
pub(crate) fn on_relief(field: &Field, at: &Point, height: f64) -> Point {
    let [low, high] = range(field);
    let voxel = field.space().voxel_at(at);
    let fraction = voxel.map_or(0.0, |voxel| (field.at(voxel) - low) / (high - low));
    at + Vector::z() * (fraction * height)
}

impl Figure {
    /// Draws the border of a plane.
    pub(crate) fn border(&mut self, space: &Space) {
        let (lo, hi) = (space.world().bounds().lo, space.world().bounds().hi);
        let corner = |x, y| Point::new(x, y, lo.z);
        let around = [
            corner(lo.x, lo.y),
            corner(hi.x, lo.y),
            corner(hi.x, hi.y),
            corner(lo.x, hi.y),
            corner(lo.x, lo.y),
        ];
        self.line(&around, Role::Quiet, Weight::Thin, Hidden::Gone);
    }

    /// Draws all cells of a plane, each in the colour of its mean.
    pub(crate) fn shaded(&mut self, field: &Field, cells: &Cells) {
        let [low, high] = range(field);
        let mut shades = Shades::new();
        for cell in cells.empty().iter().chain(cells.full()) {
            let around = field.space().cell_box(cell);
            let corner = |x, y| Point::new(x, y, around.lo.z);
            let (lo, hi) = (around.lo, around.hi);
            let corners = [
                corner(lo.x, lo.y),
                corner(hi.x, lo.y),
                corner(hi.x, hi.y),
                corner(lo.x, hi.y),
            ];
            shades.face(corners, (field.mean(cell) - low) / (high - low));
        }
        shades.draw_separate(self);
    }

    /// Draws the field of a plane as a surface of this largest height.
    pub(crate) fn relief(&mut self, field: &Field, height: f64) {
        let (space, [low, high]) = (field.space(), range(field));
        let fraction = |voxel: [u32; 3]| (field.at(voxel) - low) / (high - low);
        let at = |voxel: [u32; 3]| {
            space.centre(voxel) + Vector::z() * (fraction(voxel) * height - space.cell() / 2.0)
        };
        let mut shades = Shades::new();
        for y in 0..space.side() - 1 {
            for x in 0..space.side() - 1 {
                let around = [[x, y, 0], [x + 1, y, 0], [x + 1, y + 1, 0], [x, y + 1, 0]];
                let value = around.map(fraction).iter().sum::<f64>() / 4.0;
                shades.face(around.map(at), value);
            }
        }
        shades.draw_joined(self);
    }

    /// Draws a layer of voxels, each in the colour of its value.
    pub(crate) fn slice(&mut self, field: &Field, z: u32) {
        let (space, [low, high]) = (field.space(), range(field));
        let half = space.cell() / 2.0;
        let mut shades = Shades::new();
        for y in 0..space.side() {
            for x in 0..space.side() {
                let (middle, value) = (space.centre([x, y, z]), field.at([x, y, z]));
                let corner = |dx, dy| middle + Vector::new(dx * half, dy * half, 0.0);
                let corners = [
                    corner(-1.0, -1.0),
                    corner(1.0, -1.0),
                    corner(1.0, 1.0),
                    corner(-1.0, 1.0),
                ];
                shades.face(corners, (value - low) / (high - low));
            }
        }
        shades.draw_joined(self);
    }

    /// Draws a surface around all selected voxels, by their value as a fraction of the range from the lowest value to the
    /// highest.
    pub(crate) fn surface(&mut self, field: &Field, role: Role, selects: impl Fn(f64) -> bool) {
        let (space, [low, high]) = (field.space(), range(field));
        let planes = |axis: usize| -> Vec<f64> {
            let plane = |i: u32| space.world().min()[axis] + f64::from(i) * space.cell();
            (0..=space.side()).map(plane).collect()
        };
        let is_in = |cell: [usize; 3]| {
            let value = field.at(cell.map(|i| i as u32));
            selects((value - low) / (high - low))
        };
        if let Ok(shape) = blocks([&planes(0), &planes(1), &planes(2)], is_in) {
            self.solid(&shape, Pose::identity(), role);
        }
    }
}
