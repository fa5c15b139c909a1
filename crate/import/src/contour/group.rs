//! Finds the holes among the rings of a drawing.

use super::boxes::{Box2, BoxTree, bounds};
use super::error::{ContourError, Result};
use super::region::Region;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_message::{Arg, message};
use std::collections::{BTreeMap, HashSet};

const MAX_TESTS: usize = 20_000_000;
/// The largest number of pairs of a ring and another in its box; many copies at one position soon exceed it.
const MAX_PAIRS: usize = 4_000_000;

/// A shape of one entity, or joined from loose lines. It is a contour, unless its rings are holes of others.
#[derive(Debug)]
pub(super) struct Shape {
    /// The shape's position in the file, if known.
    pub(super) place: Option<Arg>,
    pub(super) name: Option<String>,
    pub(super) layer: Option<String>,
    pub(super) rings: Vec<Vec<Point2>>,
    /// True if the file itself defines the interior: then the shape is a contour without nesting.
    pub(super) is_filled: bool,
}

impl Shape {
    /// Makes a ring without a name and without a fill.
    pub(super) fn outline(layer: Option<String>, ring: Vec<Point2>) -> Self {
        Self {
            place: None,
            name: None,
            layer,
            rings: vec![ring],
            is_filled: false,
        }
    }
}

/// Moves each hole to the shape that contains it. The rings of a layer that are not filled are nested together, closed
/// or joined: a ring in an odd number of others is a hole of the innermost of them. A ring counts as inside another if
/// no vertex and no midpoint of an edge is outside by more than the fraction `joint` of the other's size. A shape whose
/// rings are all holes of others has no rings afterwards.
pub(super) fn nest<'a>(shapes: impl Iterator<Item = &'a mut Shape>, joint: f64) -> Result<()> {
    let mut layers: BTreeMap<Option<String>, Vec<&mut Shape>> = BTreeMap::new();
    for shape in shapes.filter(|shape| !shape.is_filled) {
        layers.entry(shape.layer.clone()).or_default().push(shape);
    }
    for mut shapes in layers.into_values() {
        let (mut rings, mut shape_of) = (Vec::new(), Vec::new());
        for (number, shape) in shapes.iter_mut().enumerate() {
            shape_of.extend(shape.rings.iter().map(|_| number));
            rings.append(&mut shape.rings);
        }
        remove_duplicates(&mut rings, &mut shape_of, |number| {
            shapes[number].name.is_none()
        });
        let around = containing_rings(&rings, joint)?;
        let depth = |i: &usize| around[*i].len();
        let owner = |i: usize| match depth(&i) % 2 {
            1 => around[i].iter().copied().max_by_key(depth).unwrap_or(i),
            _ => i,
        };
        let (outer, holes): (Vec<_>, Vec<_>) = rings
            .into_iter()
            .enumerate()
            .partition(|(i, _)| owner(*i) == *i);
        for (i, ring) in outer.into_iter().chain(holes) {
            shapes[shape_of[owner(i)]].rings.push(ring);
        }
    }
    Ok(())
}

/// Drops rings of unnamed shapes that repeat earlier ones, with any first corner and orientation.
fn remove_duplicates(
    rings: &mut Vec<Vec<Point2>>,
    shape_of: &mut Vec<usize>,
    is_nameless: impl Fn(usize) -> bool,
) {
    let mut known = HashSet::new();
    let kept = rings.drain(..).zip(shape_of.drain(..));
    (*rings, *shape_of) = kept
        .filter(|(ring, shape)| {
            let mut corners: Vec<[u64; 2]> = ring.iter().map(bits).collect();
            corners.sort_unstable();
            known.insert(corners) || !is_nameless(*shape)
        })
        .unzip();
}

/// Returns equal bits for equal points.
fn bits(p: &Point2) -> [u64; 2] {
    [p.x, p.y].map(|x| (x + 0.0).to_bits())
}

/// Returns for each ring the rings that contain it. Disjoint rings cost little; thousands of nested ones are refused.
pub(super) fn containing_rings(rings: &[Vec<Point2>], joint: f64) -> Result<Vec<Vec<usize>>> {
    let boxes: Vec<Box2> = rings
        .iter()
        .map(|ring| bounds(ring.iter().copied()))
        .collect();
    let slack = |i: usize| (boxes[i][1] - boxes[i][0]).amax() * joint;
    let grown = |i: usize| {
        let aside = Vector2::repeat(slack(i));
        [boxes[i][0] - aside, boxes[i][1] + aside]
    };
    // Sorted from left to right, so that rings with overlapping boxes are near each other.
    let mut order: Vec<usize> = (0..rings.len()).collect();
    let before = |p: &Point2, q: &Point2| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y));
    order.sort_by(|i, j| before(&boxes[*i][0], &boxes[*j][0]));
    let tree = BoxTree::new(order.iter().map(|i| grown(*i)));
    let areas: Vec<f64> = rings.iter().map(|ring| area(ring)).collect();
    let mut regions: Vec<Option<Region>> = rings.iter().map(|_| None).collect();
    let (mut tests, mut pairs) = (0, 0);
    let mut around = vec![Vec::new(); rings.len()];
    for (inner, found) in around.iter_mut().enumerate() {
        let [a, b] = boxes[inner];
        let fits = |[low, high]: &Box2| (0..2).all(|k| low[k] <= a[k] && b[k] <= high[k]);
        for outer in tree.find(fits).map(|place| order[place]) {
            let [size, own] = [outer, inner].map(|i| boxes[i][1] - boxes[i][0]);
            let is_smaller = size.sum() > own.sum() || size == own && areas[outer] > areas[inner];
            pairs += 1;
            if pairs > MAX_PAIRS {
                return Err(too_many());
            }
            if inner == outer || !is_smaller {
                continue;
            }
            let region = regions[outer].get_or_insert_with(|| Region::of(&rings[outer]));
            let slack = slack(outer);
            if samples(&rings[inner]).all(|p| {
                tests += 1;
                region.contains(p, slack)
            }) {
                found.push(outer);
            }
            if tests > MAX_TESTS {
                return Err(too_many());
            }
        }
        found.sort_unstable();
    }
    Ok(around)
}

fn too_many() -> ContourError {
    ContourError::too_large(message!("contour-too-many-outlines"))
}

fn edges(ring: &[Point2]) -> impl Iterator<Item = [Point2; 2]> + '_ {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| [*a, *b])
}

fn samples(ring: &[Point2]) -> impl Iterator<Item = Point2> + '_ {
    edges(ring).flat_map(|[a, b]| [a, nearpoint_geometry::nalgebra::center(&a, &b)])
}

/// Returns twice the area, without its sign.
fn area(ring: &[Point2]) -> f64 {
    signed_area(ring).abs()
}

/// Returns twice the area, positive counter-clockwise.
pub(super) fn signed_area(ring: &[Point2]) -> f64 {
    let Some(first) = ring.first() else {
        return 0.0;
    };
    edges(ring)
        .map(|[a, b]| (a - first).perp(&(b - first)))
        .sum()
}
