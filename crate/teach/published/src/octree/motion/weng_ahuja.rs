//! Finds the approximate relation of a cell to a tilted cube.

use super::compare::{Compare, Relation, voxels_one_by_one};
use super::exact::is_in;
use super::tilt::{DIAGONAL, Tilt};
use super::{FillRule, MoveCounts};
use nearpoint_geometry::Vector;

/// The test of Weng and Ahuja, as Kitamura's appendix to chapter 5 gives it: the box around a sphere around the smaller,
/// against the larger. The tilted cube may have any edge, not only a power of two. With [`FillRule::Centre`] the cell is a
/// voxel smaller, as published; with [`FillRule::AnyContact`] it is not.
#[derive(Debug)]
pub(super) struct WengAhuja<'a> {
    tilt: &'a Tilt,
    /// Half the edge of the tilted cube.
    half: f64,
}

impl<'a> Compare<'a> for WengAhuja<'a> {
    fn new(tilt: &'a Tilt, edge: f64, _: FillRule) -> Self {
        Self {
            tilt,
            half: 0.5 * edge,
        }
    }

    #[inline]
    fn relation(&self, level: usize, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> Relation {
        counts.cube_tests += 1;
        let cell = &self.tilt.levels[level];
        let is_beyond = |v: &Vector, reach: f64| v.amax() > reach;
        if 2.0 * self.half < (1_u32 << level) as f64 {
            let reach = DIAGONAL * self.half + cell.half;
            return if is_beyond(p, reach + self.tilt.noise) {
                Relation::Apart
            } else {
                Relation::Partial
            };
        }
        // The steps to the centres of the children, stretched to the corners.
        let stretch = 4.0 * cell.half / (1_u32 << (level + 1)) as f64;
        let noise = if level == 0 { 0.0 } else { self.tilt.noise };
        let is_corner_in =
            |[_, tilted]: &[Vector; 2]| is_in(self.half - noise, &(q + tilted * stretch));
        if cell.steps.iter().all(is_corner_in) {
            Relation::Inside
        } else if is_beyond(q, self.half + DIAGONAL * cell.half + noise) {
            Relation::Apart
        } else {
            Relation::Partial
        }
    }

    #[inline]
    fn voxels(&self, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> u8 {
        voxels_one_by_one(self, self.tilt, [p, q], counts)
    }
}
