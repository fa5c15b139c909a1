//! Builds a disc and a tile for every node of a tree.

use super::disc::{BoundingDisc, rounded_up};
use super::tile::{BoundingTile, TileRectangle, plane, scalars, upright};
use super::{Aabb, Bvh, Child};
use crate::order::{greater, lesser};
use crate::{Point, Vector};
use wide::f32x4;

/// The discs of a tree's nodes with the rectangles of their tiles, in the nodes' order. 38 bytes a node, about 14 a
/// triangle.
#[derive(Debug, Clone)]
pub(crate) struct BoundingDiscs {
    discs: Vec<BoundingDisc>,
    cuts: Vec<TileRectangle>,
}

/// The largest number of triangles in a node that is bounded by its vertices. Larger nodes are bounded by their children's
/// discs and tiles, so that building takes time in proportion to the triangles.
const MAX_EXACT_TRIANGLES: usize = 256;

impl BoundingDiscs {
    /// Builds the discs around the triangles of each node of `bvh`, which was built over them.
    pub(crate) fn build(bvh: &Bvh, vertices: &[Point], triangles: &[[u32; 3]]) -> BoundingDiscs {
        let mut builder = Builder {
            bvh,
            vertices,
            triangles,
            candidates: Vec::new(),
            last_node: vec![u32::MAX; vertices.len()],
            result: BoundingDiscs {
                discs: vec![BoundingDisc::EMPTY; bvh.nodes().len()],
                cuts: vec![TileRectangle::WHOLE; bvh.nodes().len()],
            },
        };
        builder.node(0);
        builder.result
    }

    /// Returns the disc of a node.
    #[inline]
    pub(crate) fn get(&self, node: u32) -> &BoundingDisc {
        &self.discs[node as usize]
    }

    /// Returns the tile of a node.
    #[inline]
    pub(crate) fn tile(&self, node: u32) -> (&BoundingDisc, &TileRectangle) {
        (self.get(node), &self.cuts[node as usize])
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.discs.capacity() * size_of::<BoundingDisc>()
            + self.cuts.capacity() * size_of::<TileRectangle>()
    }
}

struct Builder<'a> {
    bvh: &'a Bvh,
    vertices: &'a [Point],
    triangles: &'a [[u32; 3]],
    /// The vertices of the triangles seen so far that may bound a larger node, those of one node together and each once.
    candidates: Vec<IndexedPosition>,
    /// The last node that each vertex was taken for.
    last_node: Vec<u32>,
    result: BoundingDiscs,
}

/// A vertex with its position relative to the tree's origin.
#[derive(Debug, Clone, Copy)]
struct IndexedPosition(u32, Vector);

/// The sums over the triangles of a node.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    triangles: usize,
    /// The sum of the area vectors.
    area: Vector,
    /// The number of corners, each once in every node that has triangles.
    count: f64,
    corners: Vector,
    /// The sum of the corners' squared coordinates: x², y², z².
    squares: Vector,
    /// The sum of the products yz, zx, xy.
    products: Vector,
}

impl Sums {
    fn add(&mut self, other: &Self) {
        self.triangles += other.triangles;
        self.area += other.area;
        self.count += other.count;
        self.corners += other.corners;
        self.squares += other.squares;
        self.products += other.products;
    }

    fn add_corner(&mut self, p: &Vector) {
        self.count += 1.0;
        self.corners += p;
        self.squares += p.component_mul(p);
        self.products += p.yzx().component_mul(&p.zxy());
    }

    /// Returns the covariance of the corners along two directions, times their number.
    fn spread(&self, u: &Vector, v: &Vector) -> f64 {
        let crossed = u.yzx().component_mul(&v.zxy()) + u.zxy().component_mul(&v.yzx());
        self.squares.dot(&u.component_mul(v)) + self.products.dot(&crossed)
            - self.corners.dot(u) * self.corners.dot(v) / self.count
    }

    /// Returns a rectangle along the direction across a normal in which the corners are spread widest.
    fn cut(&self, normal: [f32; 3]) -> TileRectangle {
        let [x, y] = scalars(plane(&normal.map(f32x4::splat)));
        // The direction is at half this angle.
        let along = self.spread(&x, &x) - self.spread(&y, &y);
        let across = 2.0 * self.spread(&x, &y);
        let length = (along * along + across * across).sqrt();
        TileRectangle::along(match along >= 0.0 {
            true => [length + along, across],
            false => [across, length - along],
        })
    }
}

impl Builder<'_> {
    /// Makes the discs and tiles of a node and of all below it.
    fn node(&mut self, index: u32) -> Sums {
        let first = self.candidates.len();
        let bvh = self.bvh;
        let node = &bvh.nodes()[index as usize];
        let mut sums = Sums::default();
        for slot in 0..4 {
            match node.child(slot) {
                Child::Empty => {}
                Child::Triangle(t) => {
                    let corners = self.corners(t);
                    let [a, b, c] = corners;
                    sums.area += (b - a).cross(&(c - a));
                    sums.triangles += 1;
                    for (vertex, p) in self.triangles[t as usize].into_iter().zip(corners) {
                        if self.is_new(vertex, index) {
                            let corner = p - bvh.origin();
                            sums.add_corner(&corner);
                            self.candidates.push(IndexedPosition(vertex, corner));
                        }
                    }
                }
                Child::Node(child) => {
                    let from = self.candidates.len();
                    sums.add(&self.node(child));
                    self.take_once(from, index);
                }
            }
        }
        let (disc, cut) = if sums.triangles <= MAX_EXACT_TRIANGLES {
            enclose(
                self.candidates[first..].iter().map(|corner| corner.1),
                &sums,
            )
        } else {
            // No node above is bounded by vertices.
            self.candidates.truncate(first);
            let part = |slot| match node.child(slot) {
                Child::Empty => None,
                Child::Node(child) => {
                    let (disc, cut) = self.result.tile(child);
                    Some(BoundingTile::new(*disc, *cut))
                }
                Child::Triangle(t) => {
                    let disc = BoundingDisc::from_triangle(&self.corners(t), &bvh.origin());
                    Some(BoundingTile::new(disc, TileRectangle::WHOLE))
                }
            };
            enclose((0..4).filter_map(part), &sums)
        };
        self.result.discs[index as usize] = disc;
        self.result.cuts[index as usize] = cut;
        sums
    }

    /// Returns whether a vertex is seen for the first time among those of a node.
    #[inline]
    fn is_new(&mut self, vertex: u32, node: u32) -> bool {
        std::mem::replace(&mut self.last_node[vertex as usize], node) != node
    }

    /// Retains the vertices of a child that its node has not seen in another child; adjacent nodes share most vertices.
    fn take_once(&mut self, from: usize, node: u32) {
        let mut kept = from;
        for at in from..self.candidates.len() {
            let corner = self.candidates[at];
            if self.is_new(corner.0, node) {
                self.candidates[kept] = corner;
                kept += 1;
            }
        }
        self.candidates.truncate(kept);
    }

    #[inline]
    fn corners(&self, triangle: u32) -> [Point; 3] {
        self.triangles[triangle as usize].map(|v| self.vertices[v as usize])
    }
}

/// An item that a larger tile encloses: a tile, or a corner.
trait BoundedItem {
    fn centre(&self) -> Vector;
    /// Returns how far its disc extends from the centre along a direction.
    fn disc_support_distance(&self, direction: &Vector) -> f64;
    /// Returns how far the item itself extends along a direction.
    fn support_distance(&self, direction: &Vector) -> f64;
    /// Returns the largest distance of its disc from the centre.
    fn radius(&self) -> f64;
}

impl BoundedItem for Vector {
    fn centre(&self) -> Vector {
        *self
    }

    fn disc_support_distance(&self, _: &Vector) -> f64 {
        0.0
    }

    fn support_distance(&self, _: &Vector) -> f64 {
        0.0
    }

    fn radius(&self) -> f64 {
        0.0
    }
}

impl BoundedItem for BoundingTile {
    fn centre(&self) -> Vector {
        self.disc.centre.map(f64::from).into()
    }

    fn disc_support_distance(&self, direction: &Vector) -> f64 {
        self.disc.support_distance(direction)
    }

    fn support_distance(&self, direction: &Vector) -> f64 {
        let reach = |i: usize| self.half[i] * self.axes[i].dot(direction).abs();
        reach(0) + reach(1) + reach(2)
    }

    fn radius(&self) -> f64 {
        let BoundingDisc {
            half_thickness,
            radius,
            ..
        } = self.disc;
        f64::from(half_thickness * half_thickness + radius * radius).sqrt()
    }
}

/// Returns a disc around items, across the sum of their area vectors, and the rectangle of its tile.
fn enclose<P: BoundedItem>(
    parts: impl Iterator<Item = P> + Clone,
    sums: &Sums,
) -> (BoundingDisc, TileRectangle) {
    let axis = BoundingDisc::axis(sums.area);
    let normal = Vector::from(axis.map(f64::from));
    let mut bounds = Aabb::EMPTY;
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for part in parts.clone() {
        let p = part.centre();
        bounds = bounds.with_point(&p.into());
        let along = normal.dot(&p);
        let reach = part.disc_support_distance(&normal);
        low = lesser(low, along - reach);
        high = greater(high, along + reach);
    }
    if bounds.is_empty() {
        return (BoundingDisc::EMPTY, TileRectangle::WHOLE);
    }
    let middle = bounds.centre().coords;
    let centre = (middle + normal * ((low + high) / 2.0 - normal.dot(&middle))).map(|x| x as f32);
    let about = centre.map(f64::from);
    let upright = upright(axis);
    let cut = sums.cut(upright);
    let [long, wide, _] = cut.axes(upright);
    let (mut half_thickness, mut squared, mut largest) = (0f64, 0f64, 0f64);
    let mut reach = [0f64; 2];
    for part in parts {
        let off = part.centre() - about;
        let along = off.dot(&normal);
        half_thickness = greater(
            half_thickness,
            along.abs() + part.disc_support_distance(&normal),
        );
        let beside = off - normal * along;
        squared = greater(squared, beside.dot(&beside));
        largest = greater(largest, part.radius());
        reach[0] = greater(
            reach[0],
            off.dot(&long).abs() + part.support_distance(&long),
        );
        reach[1] = greater(
            reach[1],
            off.dot(&wide).abs() + part.support_distance(&wide),
        );
    }
    let disc = BoundingDisc {
        centre: centre.into(),
        half_thickness: rounded_up(half_thickness),
        normal: axis,
        radius: rounded_up(squared.sqrt() + largest),
    };
    (disc, cut.with_extent(reach, &disc))
}
