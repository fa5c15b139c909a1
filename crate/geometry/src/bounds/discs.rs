//! A disc for every node of a tree.

use super::{Aabb, Bvh, Child, Disc};
use crate::tolerance::DISC_GROWTH;
use crate::{Point, Vector};

/// The discs of a tree's nodes, in order; the root's bounds everything. 32 bytes a node, about 14 a triangle.
#[derive(Debug, Clone)]
pub(crate) struct Discs {
    origin: Point,
    discs: Vec<Stored>,
}

/// A [`Disc`] relative to the tree's origin, grown to cover its own rounding.
#[derive(Debug, Clone, Copy)]
struct Stored {
    centre: [f32; 3],
    normal: [f32; 3],
    half_thickness: f32,
    radius: f32,
}

/// Nodes with more triangles are bounded by their children's discs and not by their vertices, so that building takes
/// time in proportion to the triangles.
const BOUNDED_EXACTLY: usize = 256;

impl Discs {
    /// Around the triangles of each node of `bvh`, which was built over them.
    pub(crate) fn build(bvh: &Bvh, vertices: &[Point], triangles: &[[u32; 3]]) -> Discs {
        let mut builder = Builder {
            bvh,
            vertices,
            triangles,
            below: Vec::with_capacity(triangles.len()),
            discs: vec![Stored::NOTHING; bvh.nodes().len()],
        };
        builder.node(0);
        Discs {
            origin: bvh.origin(),
            discs: builder.discs,
        }
    }

    /// The disc of a node, in the mesh's frame.
    #[inline]
    pub(crate) fn of(&self, node: u32) -> Disc {
        self.discs[node as usize].disc(&self.origin)
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.discs.capacity() * size_of::<Stored>()
    }
}

struct Builder<'a> {
    bvh: &'a Bvh,
    vertices: &'a [Point],
    triangles: &'a [[u32; 3]],
    /// The triangles seen so far, those of one node together.
    below: Vec<u32>,
    discs: Vec<Stored>,
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
                    let [a, b, c] = self.corners(t);
                    area += (b - a).cross(&(c - a));
                    self.below.push(t);
                }
                Child::Node(child) => area += self.node(child),
            }
        }
        let normal = area.try_normalize(0.0).unwrap_or_else(Vector::zeros);
        let triangles = &self.below[first..];
        self.discs[index as usize] = if triangles.len() <= BOUNDED_EXACTLY {
            let points = triangles.iter().flat_map(|&t| self.corners(t));
            enclose(points.map(Disc::point), normal, bvh.origin())
        } else {
            let children = (0..4).filter_map(|slot| match node.child(slot) {
                Child::Empty => None,
                Child::Triangle(t) => Some(Disc::around(&self.corners(t))),
                Child::Node(child) => Some(self.discs[child as usize].disc(&bvh.origin())),
            });
            enclose(children, normal, bvh.origin())
        };
        area
    }

    fn corners(&self, t: u32) -> [Point; 3] {
        self.triangles[t as usize].map(|v| self.vertices[v as usize])
    }
}

/// A disc along `normal` around others.
fn enclose(parts: impl Iterator<Item = Disc> + Clone, normal: Vector, origin: Point) -> Stored {
    let axis = normal.map(|x| x as f32 * (1.0 - 4.0 * f32::EPSILON));
    let normal = axis.map(f64::from);
    let mut bounds = Aabb::EMPTY;
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for part in parts.clone() {
        bounds = bounds.with(&part.centre);
        let along = normal.dot(&(part.centre - origin));
        let reach = part.reach(part.normal.dot(&normal).abs());
        low = low.min(along - reach);
        high = high.max(along + reach);
    }
    if bounds.is_empty() {
        return Stored::NOTHING;
    }
    let middle = bounds.centre() - origin;
    let centre = (middle + normal * ((low + high) / 2.0 - normal.dot(&middle))).map(|x| x as f32);
    let about = origin + centre.map(f64::from);
    let (mut half_thickness, mut radius) = (0f64, 0f64);
    for part in parts {
        let off = part.centre - about;
        let along = off.dot(&normal);
        let reach = part.reach(part.normal.dot(&normal).abs());
        half_thickness = half_thickness.max(along.abs() + reach);
        let ball = part.half_thickness.hypot(part.radius);
        radius = radius.max((off - normal * along).norm() + ball);
    }
    let grown = |x: f64| (x * (1.0 + DISC_GROWTH)) as f32 + f32::MIN_POSITIVE;
    Stored {
        centre: centre.into(),
        normal: axis.into(),
        half_thickness: grown(half_thickness),
        radius: grown(radius),
    }
}

impl Stored {
    /// Around no point.
    const NOTHING: Self = Self {
        centre: [0.0; 3],
        normal: [0.0; 3],
        half_thickness: 0.0,
        radius: 0.0,
    };

    #[inline]
    fn disc(&self, origin: &Point) -> Disc {
        let wide = |v: [f32; 3]| Vector::from(v.map(f64::from));
        Disc {
            centre: origin + wide(self.centre),
            normal: wide(self.normal),
            half_thickness: self.half_thickness.into(),
            radius: self.radius.into(),
        }
    }
}
