//! Analyses the intersection: which triangles remain, where both surfaces intersect, and the volume over each facet.

use std::collections::{BTreeMap, BTreeSet};

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::intersection::{Intersection, IntersectionFacet};
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::tolerance::VOLUME_NOISE;

use super::world::Pair;

/// The numbers of a part's triangles that are cut, and that remain whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CutCounts {
    /// The number of triangles that intersect triangles of the other part.
    pub cut: usize,
    /// The number of the other triangles that remain.
    pub whole: usize,
    pub dropped: usize,
}

/// The numbers of corners, edges and facets of a closed surface.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts {
    pub points: usize,
    pub edges: usize,
    pub facets: usize,
    /// The number of edges that are used more often in one direction than in the other.
    pub unmatched: usize,
}

/// The volumes of the tetrahedra from one point to all facets.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tetrahedra {
    /// The volume over facets from A's surface, and from B's.
    pub over: [f64; 2],
    /// The number of tetrahedra with a negative volume.
    pub negative: usize,
}

/// Returns whether a facet comes from B's surface.
pub(super) fn is_of_b(facet: &IntersectionFacet) -> bool {
    facet.source.side().0 == 1
}

fn sides([a, b, c]: [u32; 3]) -> [(u32, u32); 3] {
    [(a, b), (b, c), (c, a)]
}

impl Pair {
    /// Returns the counts for A's triangles, and for B's.
    pub fn cut_counts(&self) -> [CutCounts; 2] {
        let none = Intersection::default();
        let body = self.body().unwrap_or(&none);
        [0, 1].map(|side| {
            let cut = self.cut(side);
            let stay = body.facets.iter().map(|facet| facet.source.side());
            let stay: BTreeSet<u32> = stay.filter(|of| of.0 == side).map(|of| of.1).collect();
            let shape = [&self.a, &self.b][side];
            let whole = stay.difference(&cut).count();
            CutCounts {
                cut: cut.len(),
                whole,
                dropped: shape.mesh().triangles().len() - cut.len() - whole,
            }
        })
    }

    /// Returns the triangles of one part that intersect triangles of the other.
    pub fn cut(&self, side: usize) -> BTreeSet<u32> {
        let met = self.pairs.iter().map(|pair| [pair.a, pair.b][side]);
        met.collect()
    }

    /// Returns whether the largest facet from A's surface is inside B, and whether that from B's is inside A.
    pub fn stays_inside(&self) -> [bool; 2] {
        let none = Intersection::default();
        let body = self.body().unwrap_or(&none);
        [false, true].map(|of_b| {
            let own = body.facets.iter().filter(|facet| is_of_b(facet) == of_b);
            let largest = own.max_by(|p, q| area(body, p).total_cmp(&area(body, q)));
            largest.is_some_and(|facet| {
                let [a, b, c] = body.triangle(facet).map(|p| p.coords);
                let middle = Point::from((a + b + c) / 3.0);
                match of_b {
                    true => ray_crossings(&self.a, &middle).is_inside,
                    false => ray_crossings(&self.b, &(self.pose.inverse() * middle)).is_inside,
                }
            })
        })
    }
}

fn area(body: &Intersection, facet: &IntersectionFacet) -> f64 {
    let [a, b, c] = body.triangle(facet);
    (b - a).cross(&(c - a)).norm()
}

/// Returns the closed curves on which facets from A's surface touch facets from B's.
pub(super) fn curves(body: &Intersection) -> Vec<Vec<Point>> {
    let of = |of_b| {
        body.facets
            .iter()
            .filter(move |facet| is_of_b(facet) == of_b)
    };
    let of_b: BTreeSet<(u32, u32)> = of(true).flat_map(|f| sides(f.corners)).collect();
    let mut next: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (u, v) in of(false).flat_map(|facet| sides(facet.corners)) {
        if of_b.contains(&(v, u)) {
            next.entry(u).or_default().push(v);
        }
    }
    let mut curves = Vec::new();
    while let Some(&start) = next.keys().next() {
        let mut curve = vec![body.points[start as usize]];
        let mut at = start;
        while let Some(to) = next.get_mut(&at).and_then(Vec::pop) {
            if next[&at].is_empty() {
                next.remove(&at);
            }
            curve.push(body.points[to as usize]);
            at = to;
        }
        curves.push(curve);
    }
    curves
}

pub(super) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|ends| (ends[1] - ends[0]).norm()).sum()
}

/// Counts the corners, edges and facets of a body's surface.
pub(super) fn counts(body: &Intersection) -> Counts {
    let mut points = BTreeSet::new();
    let mut edges: BTreeMap<(u32, u32), i32> = BTreeMap::new();
    for facet in &body.facets {
        points.extend(facet.corners);
        for (u, v) in sides(facet.corners) {
            *edges.entry((u.min(v), u.max(v))).or_default() += if u < v { 1 } else { -1 };
        }
    }
    Counts {
        points: points.len(),
        edges: edges.len(),
        facets: body.facets.len(),
        unmatched: edges.values().filter(|used| **used != 0).count(),
    }
}

/// Returns the tetrahedra from the centre of the body to its facets.
pub(super) fn tetrahedra(body: &Intersection) -> Tetrahedra {
    let middle = body.bounds().centre();
    let mut found = Tetrahedra::default();
    // A zero volume can have any sign after rounding.
    let noise = VOLUME_NOISE * body.bounds().max_abs_coordinate().powi(3);
    for facet in &body.facets {
        let [a, b, c] = body.triangle(facet).map(|p| p - middle);
        let volume = a.dot(&b.cross(&c)) / 6.0;
        found.over[usize::from(is_of_b(facet))] += volume;
        found.negative += usize::from(volume < -noise);
    }
    found
}
