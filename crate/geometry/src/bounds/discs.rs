//! A disc for every node of a tree.

use super::disc::{Disc, grown};
use super::{Aabb, Bvh, Child};
use crate::{Point, Vector};

/// The discs of a tree's nodes, in their order. 32 bytes a node, about 12 a triangle.
#[derive(Debug, Clone)]
pub(crate) struct Discs(Vec<Disc>);

/// Nodes with more triangles are bounded by their children's discs and not by their vertices, so that building
/// takes time in proportion to the triangles.
const BOUNDED_EXACTLY: usize = 256;

impl Discs {
    /// Around the triangles of each node of `bvh`, which was built over them.
    pub(crate) fn build(bvh: &Bvh, vertices: &[Point], triangles: &[[u32; 3]]) -> Discs {
        let mut builder = Builder {
            bvh,
            vertices,
            triangles,
            below: Vec::new(),
            discs: vec![Disc::NOTHING; bvh.nodes().len()],
        };
        builder.node(0);
        Discs(builder.discs)
    }

    /// The disc of a node.
    #[inline]
    pub(crate) fn of(&self, node: u32) -> &Disc {
        &self.0[node as usize]
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.0.capacity() * size_of::<Disc>()
    }
}

struct Builder<'a> {
    bvh: &'a Bvh,
    vertices: &'a [Point],
    triangles: &'a [[u32; 3]],
    /// The corners of the triangles seen so far, relative to the tree's origin, those of one node together.
    below: Vec<Vector>,
    discs: Vec<Disc>,
}

impl Builder<'_> {
    /// Makes the discs of a node and of all below it; returns the sum of the triangles' area vectors.
    fn node(&mut self, index: u32) -> Vector {
        let first = self.below.len();
        let bvh = self.bvh;
        let node = &bvh.nodes()[index as usize];
        let mut area = Vector::zeros();
        for slot in 0..4 {
            match node.child(slot) {
                Child::Empty => {}
                Child::Triangle(t) => {
                    let corners = self.triangles[t as usize].map(|v| self.vertices[v as usize]);
                    let [a, b, c] = corners;
                    area += (b - a).cross(&(c - a));
                    self.below.extend(corners.map(|p| p - bvh.origin()));
                }
                Child::Node(child) => area += self.node(child),
            }
        }
        let below = &self.below[first..];
        self.discs[index as usize] = if below.len() <= 3 * BOUNDED_EXACTLY {
            enclose(below.iter().map(|p| (*p, Disc::NOTHING)), area)
        } else {
            let parts = (0..4).filter_map(|slot| match node.child(slot) {
                Child::Empty => None,
                Child::Node(child) => Some(part(self.discs[child as usize])),
                Child::Triangle(t) => {
                    let corners = self.triangles[t as usize].map(|v| self.vertices[v as usize]);
                    Some(part(Disc::around(&corners, &bvh.origin())))
                }
            });
            enclose(parts, area)
        };
        if below.len() > 3 * BOUNDED_EXACTLY {
            // Nothing above will be bounded by vertices: one placeholder says that there are too many.
            self.below.truncate(first + 3 * BOUNDED_EXACTLY + 1);
        }
        area
    }
}

/// A disc as a part of a larger one: its centre and itself.
fn part(disc: Disc) -> (Vector, Disc) {
    (Vector::from(disc.centre.map(f64::from)), disc)
}

/// A disc along `area` around parts: the content of a disc, or the point alone if the disc is around nothing.
fn enclose(parts: impl Iterator<Item = (Vector, Disc)> + Clone, area: Vector) -> Disc {
    let axis = Disc::axis(area);
    let normal = Vector::from(axis.map(f64::from));
    let mut bounds = Aabb::EMPTY;
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for (p, disc) in parts.clone() {
        bounds = bounds.with(&p.into());
        let along = normal.dot(&p);
        let reach = disc.reach(&normal);
        low = low.min(along - reach);
        high = high.max(along + reach);
    }
    if bounds.is_empty() {
        return Disc::NOTHING;
    }
    let middle = bounds.centre().coords;
    let centre = (middle + normal * ((low + high) / 2.0 - normal.dot(&middle))).map(|x| x as f32);
    let about = centre.map(f64::from);
    let (mut half_thickness, mut squared, mut largest) = (0f64, 0f64, 0f64);
    for (p, disc) in parts {
        let off = p - about;
        let along = off.dot(&normal);
        half_thickness = half_thickness.max(along.abs() + disc.reach(&normal));
        let beside = off - normal * along;
        squared = squared.max(beside.dot(&beside));
        let ball = disc.half_thickness * disc.half_thickness + disc.radius * disc.radius;
        largest = largest.max(f64::from(ball).sqrt());
    }
    Disc {
        centre: centre.into(),
        half_thickness: grown(half_thickness),
        normal: axis,
        radius: grown(squared.sqrt() + largest),
    }
}
