//! Estimates the volume of the intersection by counting the cells of a grid around B whose centre is inside both parts.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::{Point, Vector};

use super::world::Pair;

/// The numbers of cells across, each a point of the chart.
const ACROSS: [usize; 7] = [2, 4, 6, 8, 12, 16, 24];

/// The cells whose centre is inside both parts.
#[derive(Debug)]
pub(super) struct Cells {
    pub across: usize,
    pub inside: Vec<Aabb>,
    /// The volume of all these cells.
    pub volume: f64,
}

impl Cells {
    /// Counts cells of the box around B, cut into `across` cells along each of its edges.
    pub fn count(pair: &Pair, across: usize) -> Self {
        let around = around_b(pair);
        let size = (around.hi - around.lo) / across as f64;
        let to_b = pair.pose.inverse();
        let is_inside = |cell: &Aabb| {
            let middle = cell.centre();
            ray_crossings(&pair.a, &middle).is_inside
                && ray_crossings(&pair.b, &(to_b * middle)).is_inside
        };
        let number = 0..across * across * across;
        let place = |i: usize| [i % across, i / across % across, i / (across * across)];
        let cell = |i: usize| {
            let [x, y, z] = place(i).map(|k| k as f64);
            let lo: Point = around.lo + size.component_mul(&Vector::new(x, y, z));
            Aabb { lo, hi: lo + size }
        };
        let inside: Vec<Aabb> = number.map(cell).filter(is_inside).collect();
        Self {
            across,
            volume: inside.len() as f64 * size.product(),
            inside,
        }
    }

    /// Returns the counted cells for all resolutions, from coarse to at most `max` cells across.
    pub fn up_to(pair: &Pair, max: usize) -> Vec<Self> {
        let across = ACROSS.into_iter().filter(|across| *across <= max);
        across.map(|across| Self::count(pair, across)).collect()
    }
}

pub(super) fn around_b(pair: &Pair) -> Aabb {
    let posed = pair.b.mesh().vertices().iter().map(|p| pair.pose * p);
    let posed: Vec<Point> = posed.collect();
    Aabb::from_points(&posed)
}
