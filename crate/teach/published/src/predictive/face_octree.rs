//! Implements step 3: pairs of faces of different parts in one cube, without a tree.

use super::bounds_mode::BoundsMode;
use super::candidates::{Candidates, Face};
use super::cells::Cells;
use super::cubes::{AlignedCube, Cubes};
use super::prism::Prism;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Point, Vector};

/// A pair of candidate faces of different parts, by their indices in [`Candidates::faces`], in order.
pub type CandidatePair = [u32; 2];

/// A cube that faces of two or more parts intersect.
#[derive(Debug, Clone, PartialEq)]
pub struct Cube {
    /// The position of the cube.
    pub cube: AlignedCube,
    /// The number of halvings of the world that lead to it.
    pub level: u32,
    /// The candidates that intersect it, by their indices in [`Candidates::faces`].
    pub faces: Vec<u32>,
}

/// Lists each pair of faces of different parts that intersect one leaf cube, once, in order of the first such leaf; with
/// [`Bounds::Swept`] only those whose boxes overlap. Cubes that intersect faces of fewer than two parts are skipped. The
/// trace gets every other cube.
///
/// # Errors
/// [`Interrupted`] if `executor` requests a stop.
pub fn list_pairs(
    candidates: &Candidates,
    cubes: &Cubes,
    trace: &mut impl Trace<Cube>,
    executor: &impl Executor,
) -> Result<(Vec<CandidatePair>, usize), Interrupted> {
    let mut pairs = Vec::new();
    let visited = each_pair(candidates, cubes, trace, executor, &mut |pair| {
        pairs.push(pair)
    })?;
    Ok((pairs, visited))
}

/// Passes each pair to `found` as soon as it is found; returns how many cubes were visited.
pub(super) fn each_pair(
    candidates: &Candidates,
    cubes: &Cubes,
    trace: &mut impl Trace<Cube>,
    executor: &impl Executor,
    found: &mut impl FnMut(CandidatePair),
) -> Result<usize, Interrupted> {
    let faces = &candidates.faces;
    let of = |face: &Face| ListedFace {
        part: face.id.part,
        cells: Cells::from_box(cubes, &face.bounds),
    };
    let mut recursion = Recursion {
        candidates,
        cubes,
        listed_faces: faces.iter().map(of).collect(),
        prisms: Vec::new(),
        prism_of: vec![NONE; faces.len()],
        open: (0..faces.len() as u32).collect(),
        halves: Vec::new(),
        trace,
        found,
        executor,
        visited: 0,
    };
    if recursion.several_parts(0) {
        recursion.descend([0; 3], 1 << cubes.depth, 0)?;
    }
    Ok(recursion.visited)
}

/// The data of a candidate in the recursion.
#[derive(Debug, Clone, Copy)]
struct ListedFace {
    part: u32,
    cells: Cells,
}

struct Recursion<'a, T, F, W> {
    candidates: &'a Candidates,
    cubes: &'a Cubes,
    listed_faces: Vec<ListedFace>,
    /// The prisms, made on demand: most faces are alone in every small cube.
    prisms: Vec<Prism>,
    /// The index in `prisms` of each face's prism.
    prism_of: Vec<u32>,
    /// The faces of the cubes from the world down to the present one, one list after another; each in order of the parts.
    open: Vec<u32>,
    /// The eighths of the cube that the boxes of the same faces intersect, a bit for each; for cubes above the present one.
    halves: Vec<u8>,
    trace: &'a mut T,
    found: &'a mut F,
    executor: &'a W,
    visited: usize,
}

/// The index that stands for no prism.
const NONE: u32 = u32::MAX;

/// The number of cubes between two polls.
const POLL: usize = 256;

impl<T: Trace<Cube>, F: FnMut(CandidatePair), W: Executor> Recursion<'_, T, F, W> {
    /// Continues in a cube, given the faces from `first` of `open` on, which intersect it and belong to several parts.
    fn descend(&mut self, at: [u32; 3], size: u32, first: usize) -> Result<(), Interrupted> {
        self.visited += 1;
        if self.visited.is_multiple_of(POLL) && self.executor.is_interrupted() {
            return Err(Interrupted);
        }
        self.trace.record(|| Cube {
            cube: self.cubes.cube(at, size),
            level: self.cubes.depth - size.ilog2(),
            faces: self.open[first..].to_vec(),
        });
        if size == 1 {
            self.pairs_of_leaf(&at, first);
            return Ok(());
        }
        let end = self.open.len();
        let masks = self.halves.len();
        let listed = &self.listed_faces;
        let of = |&face: &u32| listed[face as usize].cells.halves(&at, size);
        self.halves.extend(self.open[first..].iter().map(of));
        for (half, child) in children(at, size).enumerate() {
            for i in 0..end - first {
                if self.halves[masks + i] >> half & 1 != 0 {
                    self.open.push(self.open[first + i]);
                }
            }
            if self.several_parts(end) {
                self.retain_intersecting(&child, size / 2, end);
                if self.several_parts(end) {
                    self.descend(child, size / 2, end)?;
                }
            }
            self.open.truncate(end);
        }
        self.halves.truncate(masks);
        Ok(())
    }

    /// Returns whether the faces from `first` of `open` on belong to two or more parts.
    fn several_parts(&self, first: usize) -> bool {
        let part = |face: &u32| self.listed_faces[*face as usize].part;
        let (Some(a), Some(b)) = (self.open.get(first), self.open.last()) else {
            return false;
        };
        part(a) != part(b)
    }

    /// Removes the faces from `first` of `open` on of which only the boxes intersect the cube.
    fn retain_intersecting(&mut self, at: &[u32; 3], size: u32, first: usize) {
        let (centre, half) = self.centre_of(at, size);
        let mut kept = first;
        for i in first..self.open.len() {
            let face = self.open[i];
            if self.intersects(face, size, &centre, &half) {
                self.open[kept] = face;
                kept += 1;
            }
        }
        self.open.truncate(kept);
    }

    fn centre_of(&self, at: &[u32; 3], size: u32) -> (Point, Vector) {
        let AlignedCube { lo, edge } = self.cubes.cube(*at, size);
        let half = Vector::repeat(edge / 2.0);
        (lo + half, half)
    }

    /// Returns whether a face, whose box intersects a cube, intersects it itself. With [`Bounds::Swept`] a cube larger than
    /// the face's box is not tested: a face is rarely beside it then, and the smaller cubes decide.
    fn intersects(&mut self, face: u32, size: u32, centre: &Point, half: &Vector) -> bool {
        let face = face as usize;
        if self.candidates.bounds == BoundsMode::Swept
            && size > self.listed_faces[face].cells.extent()
        {
            return true;
        }
        if self.prism_of[face] == NONE {
            self.prism_of[face] = self.prisms.len() as u32;
            self.prisms
                .push(self.candidates.prism(&self.candidates.faces[face]));
        }
        self.prisms[self.prism_of[face] as usize].intersects(centre, half)
    }

    fn pairs_of_leaf(&mut self, leaf: &[u32; 3], first: usize) {
        let candidates = self.candidates;
        let boxes: Vec<Aabb> = self.open[first..]
            .iter()
            .map(|&face| candidates.faces[face as usize].bounds)
            .collect();
        let boxes_count = candidates.bounds == BoundsMode::Swept;
        // The index where the faces of the next part begin.
        let mut others = first;
        for i in first..self.open.len() {
            let a = self.open[i];
            let part = self.listed_faces[a as usize].part;
            while others < self.open.len() && self.part_of(others) == part {
                others += 1;
            }
            for j in others..self.open.len() {
                let apart = boxes_count && !boxes[i - first].overlaps(&boxes[j - first]);
                let b = self.open[j];
                if !apart && self.is_first(a, b, leaf) {
                    (self.found)([a, b]);
                }
            }
        }
    }

    /// Returns the part of a face by its index in `open`.
    fn part_of(&self, place: usize) -> u32 {
        self.listed_faces[self.open[place] as usize].part
    }

    /// Returns whether `leaf` is the first of all leaves that both faces intersect. The cubes that both boxes intersect are
    /// tested again, in the same order, so that no pair need be remembered.
    fn is_first(&mut self, a: u32, b: u32, leaf: &[u32; 3]) -> bool {
        let [p, q] = [a, b].map(|i| self.listed_faces[i as usize].cells);
        let shared = p.shared(&q);
        if shared.lo == shared.hi {
            return true;
        }
        let (at, size) = shared.enclosing_cube();
        self.first_leaf([a, b], &shared, at, size) == Some(*leaf)
    }

    /// Returns the first leaf of a cube that both faces intersect, given that both intersect the cube.
    fn first_leaf(
        &mut self,
        pair: CandidatePair,
        shared: &Cells,
        at: [u32; 3],
        size: u32,
    ) -> Option<[u32; 3]> {
        if size == 1 {
            return Some(at);
        }
        let half = size / 2;
        children(at, size).find_map(|child| {
            let (centre, extent) = self.centre_of(&child, half);
            let both = shared.intersects(&child, half)
                && pair
                    .iter()
                    .all(|&f| self.intersects(f, half, &centre, &extent));
            if both {
                self.first_leaf(pair, shared, child, half)
            } else {
                None
            }
        })
    }
}

/// Returns the first leaves of the eight children of a cube.
fn children(at: [u32; 3], size: u32) -> impl Iterator<Item = [u32; 3]> {
    let half = size / 2;
    (0..8_u32).map(move |i| [0, 1, 2].map(|axis| at[axis as usize] + (i >> axis & 1) * half))
}
