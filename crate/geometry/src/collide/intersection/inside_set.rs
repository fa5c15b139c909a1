//! Finds the vertices and the whole triangles of one part that are inside the other.

use super::edge_crossings::EdgeCrossings;
use super::operand::OrientedOperand;
use super::perturbation::PerturbedPoint;
use super::segment::edge;
use super::winding_number::winding_number;
use crate::Vector;
use crate::collide::ClosedOperand;
use crate::executor::{Executor, Interrupted};
use smallvec::{SmallVec, smallvec};

/// The position of a part's vertices and triangles relative to the other part.
#[derive(Debug)]
pub(super) struct InsideSet {
    /// The state of each visited vertex: 1 outside, 2 inside; else 0.
    vertices: Vec<u8>,
    /// The triangles that are inside as a whole.
    pub(super) whole_triangles: Vec<u32>,
}

/// The input of the search.
pub(super) struct Search<'a, 'b, F> {
    pub(super) of_b: bool,
    pub(super) sides: &'a [OrientedOperand<'b>; 2],
    /// The other part.
    pub(super) container: &'a ClosedOperand<'b>,
    pub(super) passages: &'a EdgeCrossings,
    /// The triangles that a segment runs through, in order.
    pub(super) cut: &'a [u32],
    pub(super) outward: F,
}

/// The error if a part's surface cannot be divided: the other's winding number is neither 0 nor 1.
#[derive(Debug)]
pub(super) struct SelfOverlapError;

/// The number of vertices between two polls.
const POLL_EVERY: usize = 4096;

impl<F: Fn(u32) -> Vector> Search<'_, '_, F> {
    fn side(&self) -> &OrientedOperand<'_> {
        &self.sides[usize::from(self.of_b)]
    }

    /// Starts at vertices classified by a ray, and follows edges by their counts of entries and exits, and regions without
    /// cut triangles while they are inside. It never visits the outside.
    pub(super) fn run(
        &self,
        executor: &impl Executor,
    ) -> Result<Result<InsideSet, SelfOverlapError>, Interrupted> {
        let side = self.side();
        let mesh = side.shape.mesh();
        let mut flood = FloodFill {
            inside: InsideSet {
                vertices: vec![0; mesh.vertices().len()],
                whole_triangles: Vec::new(),
            },
            triangle_states: vec![0; mesh.triangles().len()],
            open: Vec::new(),
        };
        for &t in self.cut {
            flood.triangle_states[t as usize] = CUT;
        }
        let around = side.vertex_triangles();
        let mut touched: SmallVec<[bool; 16]> =
            smallvec![false; around.shell_representatives().len()];
        for &t in self.cut {
            let Some([v, ..]) = side.corners(t) else {
                continue;
            };
            touched[around.shell(v) as usize] = true;
            if flood.inside.vertices[v as usize] == 0
                && (!flood.start(v, self.winding(v)) || !self.flood(&mut flood, executor)?)
            {
                return Ok(Err(SelfOverlapError));
            }
        }
        let bounds = &self.sides[usize::from(!self.of_b)].bounds();
        for (&v, touched) in around.shell_representatives().iter().zip(touched) {
            if touched || !bounds.contains_point(&side.point(v)) {
                continue;
            }
            if !flood.start(v, self.winding(v)) || !self.flood(&mut flood, executor)? {
                return Ok(Err(SelfOverlapError));
            }
        }
        Ok(Ok(flood.inside))
    }

    /// Returns how often the other part winds around a vertex.
    fn winding(&self, vertex: u32) -> i32 {
        let other = &self.sides[usize::from(!self.of_b)];
        let spot: PerturbedPoint = self.side().perturbed_point(vertex);
        winding_number(&self.outward, self.container, &spot, |t| {
            Some(other.corners(t)?.map(|v| other.perturbed_point(v)))
        })
    }

    /// Visits everything connected with the open vertices.
    fn flood(&self, flood: &mut FloodFill, executor: &impl Executor) -> Result<bool, Interrupted> {
        let side = self.side();
        let around = side.vertex_triangles();
        let mut visited = 0;
        while let Some(v) = flood.open.pop() {
            visited += 1;
            executor.poll(visited % POLL_EVERY == 0)?;
            let state = flood.inside.vertices[v as usize];
            for &t in around.triangles(v) {
                match flood.triangle_states[t as usize] {
                    CUT => {
                        let Some(corners) = side.corners(t) else {
                            continue;
                        };
                        for u in corners.into_iter().filter(|&u| u != v) {
                            let gain = self
                                .passages
                                .net_entries(self.passages.range(self.of_b, edge(v, u)));
                            let gain = if v < u { gain } else { -gain };
                            if !flood.start(u, i32::from(state) - 1 + gain) {
                                return Ok(false);
                            }
                        }
                    }
                    NEW if state == 2 => {
                        let Some(corners) = side.corners(t) else {
                            continue;
                        };
                        flood.triangle_states[t as usize] = WHOLE;
                        flood.inside.whole_triangles.push(t);
                        for u in corners {
                            if !flood.start(u, 1) {
                                return Ok(false);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(true)
    }
}

/// The states of a triangle: not visited, cut, or inside as a whole.
const NEW: u8 = 0;
const CUT: u8 = 1;
const WHOLE: u8 = 2;

struct FloodFill {
    inside: InsideSet,
    /// The state of each triangle.
    triangle_states: Vec<u8>,
    /// The vertices to continue from.
    open: Vec<u32>,
}

impl FloodFill {
    /// Records how often the other part winds around a vertex. Returns false if that is impossible, or contradicts the
    /// earlier findings.
    fn start(&mut self, vertex: u32, winding: i32) -> bool {
        let state = match winding {
            0 => 1,
            1 => 2,
            _ => return false,
        };
        let known = &mut self.inside.vertices[vertex as usize];
        if *known == 0 {
            *known = state;
            self.open.push(vertex);
        }
        *known == state
    }
}

impl InsideSet {
    pub(super) fn contains(&self, vertex: u32) -> bool {
        self.vertices[vertex as usize] == 2
    }
}
