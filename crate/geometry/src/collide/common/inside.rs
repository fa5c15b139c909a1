//! Finds the vertices and the whole triangles of one part that are inside the other.

use super::orient::Spot;
use super::passages::Passages;
use super::ray::winding;
use super::segment::edge;
use super::side::Side;
use crate::Vector;
use crate::collide::Container;
use crate::work::{Stopped, Work};

/// The position of a part's vertices and triangles relative to the other part.
#[derive(Debug)]
pub(super) struct Inside {
    /// The state of each visited vertex: 1 outside, 2 inside; else 0.
    vertices: Vec<u8>,
    /// The triangles that are inside as a whole.
    pub(super) whole: Vec<u32>,
}

/// The input of the search.
pub(super) struct Search<'a, 'b, F> {
    pub(super) of_b: bool,
    pub(super) sides: &'a [Side<'b>; 2],
    /// The other part.
    pub(super) container: &'a Container<'b>,
    pub(super) passages: &'a Passages,
    /// The triangles that a segment runs through, in order.
    pub(super) cut: &'a [u32],
    pub(super) outward: F,
}

/// The error if a part's surface cannot be divided: the other's winding number is neither 0 nor 1.
#[derive(Debug)]
pub(super) struct Overlaps;

/// The number of vertices between two polls.
const POLL_EVERY: usize = 4096;

impl<F: Fn(u32) -> Vector> Search<'_, '_, F> {
    fn side(&self) -> &Side<'_> {
        &self.sides[usize::from(self.of_b)]
    }

    /// Starts at vertices classified by a ray, and follows edges by their counts of entries and exits, and regions without
    /// cut triangles while they are inside. It never walks over the outside.
    pub(super) fn run(&self, work: &impl Work) -> Result<Result<Inside, Overlaps>, Stopped> {
        let side = self.side();
        let mesh = side.shape.mesh();
        let mut flood = Flood {
            inside: Inside {
                vertices: vec![0; mesh.vertices().len()],
                whole: Vec::new(),
            },
            seen: vec![0; mesh.triangles().len()],
            open: Vec::new(),
        };
        for &t in self.cut {
            flood.seen[t as usize] = CUT;
        }
        let around = side.around();
        let mut touched = vec![false; around.firsts().len()];
        for &t in self.cut {
            let Some([v, ..]) = side.corners(t) else {
                continue;
            };
            touched[around.shell(v) as usize] = true;
            if flood.inside.vertices[v as usize] == 0
                && (!flood.start(v, self.winding(v)) || !self.spread(&mut flood, work)?)
            {
                return Ok(Err(Overlaps));
            }
        }
        let bounds = &self.sides[usize::from(!self.of_b)].bounds();
        for (&v, touched) in around.firsts().iter().zip(touched) {
            if touched || !bounds.contains_point(&side.point(v)) {
                continue;
            }
            if !flood.start(v, self.winding(v)) || !self.spread(&mut flood, work)? {
                return Ok(Err(Overlaps));
            }
        }
        Ok(Ok(flood.inside))
    }

    /// Returns how often the other part winds around a vertex.
    fn winding(&self, vertex: u32) -> i32 {
        let other = &self.sides[usize::from(!self.of_b)];
        let spot: Spot = self.side().spot(vertex);
        winding(&self.outward, self.container, &spot, |t| {
            Some(other.corners(t)?.map(|v| other.spot(v)))
        })
    }

    /// Visits everything connected with the open vertices.
    fn spread(&self, flood: &mut Flood, work: &impl Work) -> Result<bool, Stopped> {
        let side = self.side();
        let around = side.around();
        let mut visited = 0;
        while let Some(v) = flood.open.pop() {
            visited += 1;
            work.poll(visited % POLL_EVERY == 0)?;
            let state = flood.inside.vertices[v as usize];
            for &t in around.triangles(v) {
                match flood.seen[t as usize] {
                    CUT => {
                        let Some(corners) = side.corners(t) else {
                            continue;
                        };
                        for u in corners.into_iter().filter(|&u| u != v) {
                            let gain = self
                                .passages
                                .gain(self.passages.range(self.of_b, edge(v, u)));
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
                        flood.seen[t as usize] = WHOLE;
                        flood.inside.whole.push(t);
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

struct Flood {
    inside: Inside,
    /// The state of each triangle.
    seen: Vec<u8>,
    /// The vertices to continue from.
    open: Vec<u32>,
}

impl Flood {
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

impl Inside {
    pub(super) fn has(&self, vertex: u32) -> bool {
        self.vertices[vertex as usize] == 2
    }
}
