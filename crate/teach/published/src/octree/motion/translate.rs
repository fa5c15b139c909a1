//! Moves a tree by a translation only, so that cubes stay along the axes.

use super::update::{ThreadResult, run_threads};
use super::{FillRule, MotionSource, MoveCounts, MoveResult, Relation};
use crate::octree::{Cube, OctreeError};
use nearpoint_geometry::Vector;
use nearpoint_geometry::executor::{Executor, Interrupted};

/// The method that compares a shifted cube with the cells of the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Comparison {
    /// Compares cell by cell from the root, the six faces of the cube each time.
    Plain,
    /// Handles each axis separately, once for each coordinate at which cubes have faces. A binary search along the axis
    /// finds the voxel of the coordinate, and the three answers are combined (Kitamura, section 5.5).
    #[default]
    Partitions,
}

/// Shifts an octree by a vector in the world's unit, without a rotation. Coordinates are compared without a margin.
///
/// # Errors
/// [`OctreeError::Pose`] for a shift that is not finite, or not finite in voxels; [`OctreeError::Interrupted`].
pub fn translated(
    source: &MotionSource,
    shift: &Vector,
    rule: FillRule,
    comparison: Comparison,
    executor: &impl Executor,
) -> Result<MoveResult, OctreeError> {
    let shift = shift / source.world.cell_size(source.depth);
    if !shift.iter().all(|x| x.is_finite()) {
        return Err(OctreeError::Pose);
    }
    let edge = f64::from(1_u32 << source.depth);
    let is_out = |cube: &Cube| {
        (0..3).any(|i| {
            let [lo, hi] = faces(cube, i).map(|x| f64::from(x) + shift[i]);
            lo < 0.0 || hi > edge
        })
    };
    let partitions =
        (comparison == Comparison::Partitions).then(|| Partitions::new(source, &shift, rule));
    let mut made = run_threads(source, executor, &|first, step| {
        let mut part = ThreadResult::new(source);
        for cube in source.cubes.iter().skip(first).step_by(step) {
            if executor.is_interrupted() {
                return Err(Interrupted);
            }
            part.outside += usize::from(is_out(cube));
            match &partitions {
                Some(partitions) => partitions.fill_moved(cube, &mut part),
                None => plain(cube, &shift, rule, source, &mut part),
            }
        }
        Ok(part)
    })?;
    made.counts.comparisons += partitions.map_or(0, |p| p.comparisons);
    Ok(made.finish(source))
}

fn faces(cube: &Cube, axis: usize) -> [u32; 2] {
    [cube.min[axis], cube.min[axis] + cube.edge]
}

/// Returns the interval of a voxel that counts along an axis, from its lower border: all of it, or its centre.
fn counted(rule: FillRule) -> [f64; 2] {
    match rule {
        FillRule::Centre => [0.5, 0.5],
        FillRule::AnyContact => [0.0, 1.0],
    }
}

fn plain(
    cube: &Cube,
    shift: &Vector,
    rule: FillRule,
    source: &MotionSource,
    part: &mut ThreadResult,
) {
    let faces = [0, 1, 2].map(|i| faces(cube, i).map(|x| f64::from(x) + shift[i]));
    let root = Cube {
        min: [0; 3],
        edge: 1 << source.depth,
    };
    plain_cell(&faces, counted(rule), root, 0, part);
}

fn plain_cell(
    faces: &[[f64; 2]; 3],
    counted: [f64; 2],
    cell: Cube,
    code: u32,
    part: &mut ThreadResult,
) {
    let level = cell.edge.trailing_zeros();
    match plain_relation(faces, counted, &cell, &mut part.counts) {
        Relation::Apart => {}
        Relation::Inside => part.grid.fill(code, level),
        Relation::Partial if level == 0 => part.grid.set(code),
        Relation::Partial => {
            for i in 0..8 {
                let code = code + (i << (3 * (level - 1)));
                plain_cell(faces, counted, cell.child(i as usize), code, part);
            }
        }
    }
}

fn plain_relation(
    faces: &[[f64; 2]; 3],
    [first, last]: [f64; 2],
    cell: &Cube,
    counts: &mut MoveCounts,
) -> Relation {
    counts.cube_tests += 1;
    counts.comparisons += 6;
    let mut is_inside = true;
    for (axis, [lo, hi]) in faces.iter().enumerate() {
        let from = f64::from(cell.min[axis]);
        let (first, last) = (from + first, from + f64::from(cell.edge - 1) + last);
        if last < *lo || first > *hi {
            return Relation::Apart;
        }
        is_inside &= *lo <= first && last <= *hi;
    }
    if is_inside {
        Relation::Inside
    } else {
        Relation::Partial
    }
}

/// The voxel that each face coordinate of a cube moves to, for each axis.
struct Partitions {
    /// The first voxel above a lower face, by coordinate.
    lower: [Vec<u32>; 3],
    /// The first voxel that is no longer below an upper face, by coordinate.
    upper: [Vec<u32>; 3],
    comparisons: usize,
}

impl Partitions {
    fn new(source: &MotionSource, shift: &Vector, rule: FillRule) -> Self {
        const UNKNOWN: u32 = u32::MAX;
        let edge = 1_u32 << source.depth;
        let table = || [(); 3].map(|()| vec![UNKNOWN; edge as usize + 1]);
        let (mut lower, mut upper) = (table(), table());
        let [first, last] = counted(rule);
        let mut comparisons = 0;
        for cube in &source.cubes {
            for axis in 0..3 {
                let [lo, hi] = faces(cube, axis);
                let at = |x: u32| f64::from(x) + shift[axis];
                let low = &mut lower[axis][lo as usize];
                if *low == UNKNOWN {
                    let lo = at(lo);
                    *low = halved(edge, &mut comparisons, |v| f64::from(v) + last < lo);
                }
                let high = &mut upper[axis][hi as usize];
                if *high == UNKNOWN {
                    let hi = at(hi);
                    // The axis is mirrored, so that only a face near the world's border takes a comparison more.
                    let is_above = |v: u32| f64::from(edge - 1 - v) + first > hi;
                    *high = edge - halved(edge, &mut comparisons, is_above);
                }
            }
        }
        Self {
            lower,
            upper,
            comparisons,
        }
    }

    fn fill_moved(&self, cube: &Cube, part: &mut ThreadResult) {
        let from = [0, 1, 2].map(|i| self.lower[i][cube.min[i] as usize]);
        let to = [0, 1, 2].map(|i| self.upper[i][(cube.min[i] + cube.edge) as usize]);
        part.grid.fill_box(from, to);
    }
}

/// Returns the first of `edge` voxels, a power of two, that is not `before` a coordinate, by binary search. It takes a
/// comparison for each level, and one more for a coordinate that may be beyond the last.
fn halved(edge: u32, comparisons: &mut usize, mut before: impl FnMut(u32) -> bool) -> u32 {
    let (mut from, mut length) = (0, edge);
    while length > 1 {
        length /= 2;
        *comparisons += 1;
        if before(from + length - 1) {
            from += length;
        }
    }
    if from == edge - 1 {
        *comparisons += 1;
        from += u32::from(before(from));
    }
    from
}
