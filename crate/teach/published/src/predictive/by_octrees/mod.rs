//! Finds the colliding faces of moving parts by the parts' octrees (Kitamura, ATR TR-C-0126, chapter 2).
//!
//! The trees of all parts are traversed at once for the cubes in which parts interfere. From each cube the faces that cross
//! it are collected. Each pair of faces of different parts goes to a test that the caller provides, of the volumes that the
//! two faces sweep until the next pose. The caller chooses how the trees follow the parts: moved with the accumulated pose,
//! or built again. With [`FillRule::AnyContact`](crate::octree::FillRule) no pair of faces that intersects is lost in either
//! case; with centres some are.

mod faces;
mod interference;
mod section;

pub use interference::{
    CellOutcome, Interference, Visit, interfering_cubes, interfering_cubes_traced,
};

use crate::octree::{Octree, OctreeError, facets_in_voxels};
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::PreparedTriangle;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;

/// A part with the octree of its posed shape.
#[derive(Debug, Clone, Copy)]
pub struct TreePart<'a> {
    /// The part's mesh, in its own frame.
    pub shape: &'a Shape,
    /// The pose that takes the part's frame to the frame of the octrees' world.
    pub in_world: Pose,
    /// The tree of the posed part; all trees are over one world.
    pub octree: &'a Octree,
}

/// A pair of triangles of two parts that cross the same cube; `a` is the part of the lower number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TreePair {
    /// The index of the first part in the list of parts.
    pub a: u32,
    /// A triangle of the first part's mesh.
    pub a_triangle: u32,
    /// The index of the second part in the list of parts.
    pub b: u32,
    /// A triangle of the second part's mesh.
    pub b_triangle: u32,
}

/// The numbers of cubes, faces and pairs after each step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The number of cells that the walk visited.
    pub cells: usize,
    /// The number of cells in which parts interfere.
    pub cubes: usize,
    /// The number of faces that cross a cube, each counted once.
    pub faces: usize,
    /// The number of pairs of these faces, each counted once.
    pub pairs: usize,
    /// The number of pairs that collide according to the caller's test.
    pub colliding: usize,
}

/// The results of each step of the prediction by octrees.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct OctreePredictionResult {
    /// The cubes in which parts interfere, in the order of the trees.
    pub cubes: Vec<Interference>,
    /// The part and the triangle of each face that crosses each cube, in order.
    pub faces: Vec<Vec<(u32, u32)>>,
    /// The pairs that were tested, in order of (a, a's triangle, b, b's triangle).
    pub pairs: Vec<TreePair>,
    /// The pairs that collide.
    pub colliding: Vec<TreePair>,
    /// The numbers of candidates after each step.
    pub counts: Counts,
}

/// Returns the pairs of faces that collide, found by octrees and by a test of the faces in common cubes. `swept` is
/// called once for each candidate pair, in order: part, triangle, part, triangle.
///
/// # Errors
/// [`OctreeError::WorldsDiffer`]; [`OctreeError::Outside`] and [`OctreeError::Pose`] for a part that is not in the world of
/// its tree; [`OctreeError::Interrupted`].
pub fn by_octrees(
    parts: &[TreePart],
    mut swept: impl FnMut(u32, u32, u32, u32) -> bool,
    executor: &impl Executor,
) -> Result<OctreePredictionResult, OctreeError> {
    let octrees: Vec<&Octree> = parts.iter().map(|p| p.octree).collect();
    let (cubes, cells) = interfering_cubes(&octrees)?;
    let mut found = OctreePredictionResult {
        faces: vec![Vec::new(); cubes.len()],
        cubes,
        ..OctreePredictionResult::default()
    };
    found.counts.cells = cells;
    found.counts.cubes = found.cubes.len();
    for (number, part) in (0..).zip(parts) {
        found.add_crossing_faces(number, part)?;
    }
    found.pairs = pairs(&found.faces, executor)?;
    found.counts.pairs = found.pairs.len();
    for pair in &found.pairs {
        if executor.is_interrupted() {
            return Err(OctreeError::Interrupted);
        }
        if swept(pair.a, pair.a_triangle, pair.b, pair.b_triangle) {
            found.colliding.push(*pair);
        }
    }
    found.counts.colliding = found.colliding.len();
    Ok(found)
}

impl OctreePredictionResult {
    /// Adds the faces of a part that cross the cubes it is in.
    fn add_crossing_faces(&mut self, number: u32, part: &TreePart) -> Result<(), OctreeError> {
        let (world, depth) = (part.octree.world(), part.octree.depth());
        let facets: Vec<PreparedTriangle> =
            facets_in_voxels(part.shape, &part.in_world, &world, depth)?;
        let has_it = |(_, cube): &(u32, &Interference)| cube.parts.contains(&number);
        let cubes = (0..).zip(&self.cubes).filter(has_it);
        let mine: Vec<u32> = cubes.map(|(i, _)| i).collect();
        if mine.is_empty() {
            return Ok(());
        }
        let (root, noise) = (part.octree.root_cube(), world.noise(depth));
        let crossed = faces::crossing_faces(&facets, noise, root, &self.cubes, &mine);
        let mut all = Vec::new();
        for (cube, triangles) in crossed {
            all.extend_from_slice(&triangles);
            self.faces[cube as usize].extend(triangles.into_iter().map(|t| (number, t)));
        }
        all.sort_unstable();
        all.dedup();
        self.counts.faces += all.len();
        Ok(())
    }
}

/// Returns each pair of triangles of different parts that share a cube, once.
fn pairs(
    faces: &[Vec<(u32, u32)>],
    executor: &impl Executor,
) -> Result<Vec<TreePair>, Interrupted> {
    let mut pairs = Vec::new();
    for cube in faces {
        if executor.is_interrupted() {
            return Err(Interrupted);
        }
        for (i, &(a, a_triangle)) in cube.iter().enumerate() {
            let others = cube[i..].iter().filter(|(b, _)| *b != a);
            pairs.extend(others.map(|&(b, b_triangle)| TreePair {
                a,
                a_triangle,
                b,
                b_triangle,
            }));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    Ok(pairs)
}
