//! Collects the parts of one surface that lie inside the other operand.

use super::edge_crossings::EdgeCrossings;
use super::inside_set::InsideSet;
use super::loop_tracer::LoopTracer;
use super::operand::OrientedOperand;
use super::result::{Intersection, IntersectionFacet, SourceTriangle};
use super::segment::{Segment, edge};
use super::triangulate::triangulate;
use crate::Point;
use crate::collide::Plane;
use crate::executor::{Executor, Interrupted};

/// The segments on a part's surface.
#[derive(Debug)]
pub(super) struct CutSurface {
    of_b: bool,
    /// The triangles that segments cross, in order.
    triangles: Vec<u32>,
    /// The offsets of each triangle's segments, and the end.
    starts: Vec<u32>,
    /// The segments from crossing to crossing; the inside of the other part is on the left.
    segments: Vec<[u32; 2]>,
}

/// The number of triangles between two polls.
const POLL_EVERY: usize = 256;

impl CutSurface {
    /// Sorts the segments, whose ends are numbers of crossings, by the triangles of one part.
    pub(super) fn from_segments(of_b: bool, segments: &[Segment], ends: &[[u32; 2]]) -> Self {
        let triangle = |&i: &u32| segments[i as usize].triangles[usize::from(of_b)];
        let mut order: Vec<u32> = (0..segments.len() as u32).collect();
        // A's are in order already.
        if of_b {
            order.sort_by_key(triangle);
        }
        let mut surface = Self {
            of_b,
            triangles: Vec::new(),
            starts: Vec::new(),
            segments: Vec::with_capacity(segments.len()),
        };
        for i in &order {
            if surface.triangles.last() != Some(&triangle(i)) {
                surface.triangles.push(triangle(i));
                surface.starts.push(surface.segments.len() as u32);
            }
            let [from, to] = ends[*i as usize];
            surface
                .segments
                .push(if of_b { [to, from] } else { [from, to] });
        }
        surface.starts.push(surface.segments.len() as u32);
        surface
    }

    pub(super) fn cut_triangles(&self) -> &[u32] {
        &self.triangles
    }

    /// Adds the inside to the body. Returns false if outlines do not close, which requires a part that overlaps itself.
    pub(super) fn append_inside(
        &self,
        side: &OrientedOperand<'_>,
        inside: &InsideSet,
        passages: &EdgeCrossings,
        body: &mut Intersection,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        let origin = |triangle| {
            if self.of_b {
                SourceTriangle::B(triangle)
            } else {
                SourceTriangle::A(triangle)
            }
        };
        let mut numbers = VertexNumbering {
            of_vertex: vec![0; side.shape.mesh().vertices().len()],
        };
        let mut trace = LoopTracer::default();
        for (i, &triangle) in self.triangles.iter().enumerate() {
            executor.poll(i % POLL_EVERY == 0)?;
            let Some(corners) = side.corners(triangle) else {
                continue;
            };
            trace.clear();
            let segments = self.starts[i] as usize..self.starts[i + 1] as usize;
            for &[from, to] in &self.segments[segments] {
                trace.add(from, to);
            }
            for k in 0..3 {
                let (u, v) = (corners[k], corners[(k + 1) % 3]);
                let range = passages.range(self.of_b, edge(u, v));
                let mut number = |vertex| numbers.number_of(vertex, side, &mut body.points);
                let from = inside.contains(u).then(|| number(u));
                let to = inside.contains(v).then(|| number(v));
                let is_whole = if u < v {
                    inside_pieces(from, to, passages.along(range), &mut trace)
                } else {
                    let back = passages.along(range).rev();
                    let turned = back.map(|(number, enters)| (number, !enters));
                    inside_pieces(from, to, turned, &mut trace)
                };
                if !is_whole {
                    return Ok(false);
                }
            }
            if !trace.trace_loops() {
                return Ok(false);
            }
            let normal = Plane::new(&corners.map(|v| side.point(v))).normal;
            let (points, facets) = (&body.points, &mut body.facets);
            let mut emit = |[a, b, c]: [u32; 3]| {
                // The sides of a triangle that goes there and back cancel out.
                if a != b && b != c && c != a {
                    facets.push(IntersectionFacet {
                        corners: [a, b, c],
                        source: origin(triangle),
                    });
                }
            };
            if !triangulate(trace.loops(), &normal, |i| points[i as usize], &mut emit) {
                return Ok(false);
            }
        }
        for &triangle in &inside.whole_triangles {
            if let Some(corners) = side.corners(triangle) {
                let corners = corners.map(|v| numbers.number_of(v, side, &mut body.points));
                body.facets.push(IntersectionFacet {
                    corners,
                    source: origin(triangle),
                });
            }
        }
        Ok(true)
    }
}

/// Adds the pieces of an edge that are inside, from its crossings in order; `from` and `to` are its ends if they are
/// inside. Returns false if entries and exits do not alternate.
fn inside_pieces(
    from: Option<u32>,
    to: Option<u32>,
    passages: impl Iterator<Item = (u32, bool)>,
    trace: &mut LoopTracer,
) -> bool {
    let mut begun = from;
    for (number, enters) in passages {
        match (begun, enters) {
            (None, true) => begun = Some(number),
            (Some(from), false) => {
                trace.add(from, number);
                begun = None;
            }
            _ => return false,
        }
    }
    match (begun, to) {
        (None, None) => true,
        (Some(from), Some(to)) => {
            trace.add(from, to);
            true
        }
        _ => false,
    }
}

/// The numbers of a part's vertices among the body's points.
struct VertexNumbering {
    /// The number of each vertex plus one; 0 for vertices without a number.
    of_vertex: Vec<u32>,
}

impl VertexNumbering {
    fn number_of(
        &mut self,
        vertex: u32,
        side: &OrientedOperand<'_>,
        points: &mut Vec<Point>,
    ) -> u32 {
        let known = &mut self.of_vertex[vertex as usize];
        if *known == 0 {
            points.push(side.point(vertex));
            *known = points.len() as u32;
        }
        *known - 1
    }
}
