//! Finds the exact relation of a cell to a tilted cube.

use super::compare::{Compare, Relation, voxels_one_by_one};
use super::tilt::{DIAGONAL, Tilt};
use super::{FillRule, MoveCounts};
use crate::octree::{Cube, OctreeError, WorldCube};
use nearpoint_geometry::{Point, Pose, Vector};
use wide::{CmpLe, f64x4};

/// The exact test of Kitamura, section 5.4.2, in its order: the circumscribed and inscribed spheres of the smaller of the
/// two against the larger; corners; edges. Within rounding the cell is partial.
///
/// Departures: extents along a face's normal show whether all corners of the other are inside, or beyond that face. This is
/// equivalent and lists no corners. The nine directions across an edge of each are tried as separating axes (Gottschalk et
/// al., "OBBTree", 1996), instead of clipping edges against faces. With the faces' normals they decide exactly.
#[derive(Debug)]
pub(super) struct Exact<'a> {
    tilt: &'a Tilt,
    /// Half the edge of the tilted cube.
    half: f64,
    /// Half the tilted cube's extents along the world's axes.
    half_extents: Vector,
    rule: FillRule,
}

impl<'a> Compare<'a> for Exact<'a> {
    fn new(tilt: &'a Tilt, edge: f64, rule: FillRule) -> Self {
        let half = 0.5 * edge;
        Self {
            tilt,
            half,
            half_extents: tilt.in_world * half,
            rule,
        }
    }

    #[inline]
    fn relation(&self, level: usize, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> Relation {
        counts.cube_tests += 1;
        let half = self.tilt.levels[level].half;
        if let Some(relation) = self.by_spheres(half, p, q) {
            counts.by_spheres += 1;
            return relation;
        }
        if let Some(relation) = self.by_corners(half, p, q) {
            counts.by_corners += 1;
            return relation;
        }
        counts.by_edges += 1;
        self.by_edges(half, p)
    }

    /// Tests voxels. With centres a voxel is a point, so the sphere test decides.
    #[inline]
    fn voxels(&self, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> u8 {
        if self.rule == FillRule::AnyContact {
            return voxels_one_by_one(self, self.tilt, [p, q], counts);
        }
        counts.cube_tests += 8;
        counts.by_spheres += 8;
        let half = f64x4::splat(self.half);
        let four = |part: usize| {
            let is_in = |axis: usize| {
                let along = f64x4::splat(q[axis]) + self.tilt.to_voxels[axis][part];
                along.abs().cmp_le(half)
            };
            (is_in(0) & is_in(1) & is_in(2)).move_mask() as u8
        };
        four(0) | four(1) << 4
    }
}

/// Returns whether a point is in the closed cube of this half edge about the origin.
#[inline]
pub(super) fn is_in(half: f64, q: &Vector) -> bool {
    (q.x.abs() <= half) & (q.y.abs() <= half) & (q.z.abs() <= half)
}

/// Returns the squared distance of a point from that cube.
#[inline]
fn distance_squared(half: f64, p: &Vector) -> f64 {
    let over = |x: f64| (x.abs() - half).max(0.0);
    let (x, y, z) = (over(p.x), over(p.y), over(p.z));
    x * x + y * y + z * z
}

impl Exact<'_> {
    #[inline]
    fn by_spheres(&self, cell: f64, p: &Vector, q: &Vector) -> Option<Relation> {
        // The centre of the smaller one, along the axes of the larger.
        let is_cell_smaller = cell < self.half;
        let (small, large, middle) = if is_cell_smaller {
            (cell, self.half, q)
        } else {
            (self.half, cell, p)
        };
        let squared = distance_squared(large, middle);
        let around = DIAGONAL * small + self.tilt.noise;
        if squared > around * around {
            return Some(Relation::Apart);
        }
        // A cell may be inside if its inscribed sphere is inside.
        let may_be_inside = is_cell_smaller && middle.amax() + small <= large;
        (squared <= small * small && !may_be_inside).then_some(Relation::Partial)
    }

    #[inline]
    fn by_corners(&self, cell: f64, p: &Vector, q: &Vector) -> Option<Relation> {
        let noise = self.tilt.noise;
        let mut is_inside = true;
        for i in 0..3 {
            let extent = cell * self.tilt.in_source[i];
            if q[i].abs() - extent > self.half + noise {
                return Some(Relation::Apart);
            }
            is_inside &= q[i].abs() + extent <= self.half - noise;
        }
        if is_inside {
            return Some(Relation::Inside);
        }
        let is_beyond = |i: usize| p[i].abs() - self.half_extents[i] > cell + noise;
        (is_beyond(0) || is_beyond(1) || is_beyond(2)).then_some(Relation::Apart)
    }

    fn by_edges(&self, cell: f64, p: &Vector) -> Relation {
        let size = &self.tilt.size;
        for j in 0..3 {
            let axis = self.tilt.axis(j);
            let (k, l) = ((j + 1) % 3, (j + 2) % 3);
            for i in 0..3 {
                let (u, v) = ((i + 1) % 3, (i + 2) % 3);
                let apart = (p[v] * axis[u] - p[u] * axis[v]).abs();
                let reach =
                    cell * (size[u][j] + size[v][j]) + self.half * (size[i][k] + size[i][l]);
                if apart > reach + self.tilt.noise {
                    return Relation::Apart;
                }
            }
        }
        Relation::Partial
    }
}

/// Returns the relation of a cell to a posed cube of voxels, in a world of this depth. Only the exact test runs;
/// [`MoveCounts`] counts which stage decided.
///
/// # Errors
/// [`OctreeError::Pose`] for a pose that is not finite.
pub fn cube_relation(
    cube: &Cube,
    source_in_world: &Pose,
    cell: &Cube,
    world: &WorldCube,
    depth: u32,
) -> Result<(Relation, MoveCounts), OctreeError> {
    let tilt = Tilt::new(source_in_world, world, depth, FillRule::AnyContact)?;
    let mut counts = MoveCounts::default();
    let half = 0.5 * f64::from(cell.edge);
    let middle: Point = cell.min.map(|x| f64::from(x) + half).into();
    let p = middle - tilt.centre(cube);
    let exact = Exact::new(&tilt, f64::from(cube.edge), FillRule::AnyContact);
    let level = cell.edge.trailing_zeros() as usize;
    let relation = exact.relation(level, &p, &tilt.to_source(&p), &mut counts);
    Ok((relation, counts))
}
