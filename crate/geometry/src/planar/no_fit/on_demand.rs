//! Answers the queries of a no-fit polygon for a pair too fine for one: each position is tested by itself, along the trees
//! of both contours. Answers about a contact are as exact. The shortest translation out of an overlap is the shortest of
//! many directions, without proof that there is none shorter.

use std::f64::consts::TAU;

use super::super::contact::first_contact;
use super::super::grid_contour::{GridContour, ShiftedPolygon};
use super::super::overlap::overlaps;
use super::super::pairs::{NodePairVisitor, visit};
use super::super::tree::Rect;
use super::super::{GridPolygon, PlanarRotation, Point2, Vector2};
use super::touch_segment::of_edges;
use super::{NoFitEdge, Separation};

/// The number of directions in which a translation out of the overlap is searched.
const DIRECTIONS: u32 = 16;
/// The number of times that the angle between the best of them and its neighbours is halved.
const HALVINGS: u32 = 5;

/// Returns the sides of the no-fit polygon of B about A within `max_distance` of a position. Each extends as far as one
/// vertex on one edge can: another side may begin before its end.
pub fn edges_at(
    a: &GridPolygon,
    b: &GridPolygon,
    b_from_a: Vector2,
    max_distance: f64,
) -> Vec<NoFitEdge> {
    let there = ShiftedPolygon::new(b, b_from_a);
    let mut beside = NearbyEdges {
        a,
        b: &there,
        here: Point2::from(b_from_a),
        max_distance,
        edges: Vec::new(),
    };
    visit(a, &there, &mut beside);
    beside.edges
}

struct NearbyEdges<'a> {
    a: &'a GridPolygon,
    b: &'a ShiftedPolygon<'a>,
    here: Point2,
    max_distance: f64,
    edges: Vec<NoFitEdge>,
}

impl NodePairVisitor for NearbyEdges<'_> {
    fn is_near(&self, a: &Rect, b: &Rect) -> bool {
        a.gap_squared(b) <= self.max_distance * self.max_distance
    }

    fn leaves(&mut self, i: usize, j: usize, _: &Rect) -> bool {
        let (of_a, of_b) = (&self.a.outline.nodes[i], &self.b.outline().nodes[j]);
        for i in of_a.start..of_a.end {
            for j in of_b.start..of_b.end {
                let touches = of_edges(self.a, self.b.polygon, i, j);
                let sides = touches.map(|touch| NoFitEdge::from_touch(&touch, [0.0, 1.0]));
                self.edges
                    .extend(sides.filter(|side| side.is_near(self.here, self.max_distance)));
            }
        }
        false
    }
}

/// Finds a short translation of B that ends its overlap with A: the best of many directions. Returns None if it does
/// not overlap, or no direction was found.
pub fn separation_vector(
    a: &GridPolygon,
    b: &GridPolygon,
    b_from_a: Vector2,
    offset: f64,
) -> Option<Separation> {
    if !overlaps(a, b, b_from_a) {
        return None;
    }
    let step = TAU / f64::from(DIRECTIONS);
    let out = |angle: f64| {
        let found = exit_along(a, b, b_from_a, PlanarRotation::from_radians(angle), offset);
        found.map(|found| (angle, found))
    };
    let nearer = |p: (f64, Separation), q: (f64, Separation)| {
        if q.1.translation.norm_squared() < p.1.translation.norm_squared() {
            q
        } else {
            p
        }
    };
    let all = (0..DIRECTIONS).filter_map(|k| out(f64::from(k) * step));
    let mut best = all.reduce(nearer)?;
    let mut aside = step;
    for _ in 0..HALVINGS {
        aside /= 2.0;
        let beside = [best.0 - aside, best.0 + aside];
        best = beside.into_iter().filter_map(out).fold(best, nearer);
    }
    Some(best.1)
}

/// Returns the positions in many directions at which B is clear of A, `offset` away from it.
pub fn clear_positions(
    a: &GridPolygon,
    b: &GridPolygon,
    b_from_a: Vector2,
    offset: f64,
) -> Vec<Vector2> {
    let step = TAU / f64::from(DIRECTIONS);
    let out = |k| {
        exit_along(
            a,
            b,
            b_from_a,
            PlanarRotation::from_radians(f64::from(k) * step),
            offset,
        )
    };
    let ways = (0..DIRECTIONS).filter_map(out);
    ways.map(|way| b_from_a + way.translation).collect()
}

/// Returns the farthest move of B in a direction: it returns from where the boxes are apart, until it touches.
fn exit_along(
    a: &GridPolygon,
    b: &GridPolygon,
    b_from_a: Vector2,
    direction: PlanarRotation,
    offset: f64,
) -> Option<Separation> {
    let (rect, other) = (a.rect(), b.rect().shifted(b_from_a));
    let far = 2.0 * Rect::union(rect, other).half_perimeter();
    let away = direction.vector(Vector2::new(far, 0.0));
    let back = first_contact(a, b, b_from_a + away, -away)?;
    let by = away * (1.0 - back.fraction) + direction.vector(Vector2::new(offset, 0.0));
    Some(Separation {
        translation: a.grid().vector(b_from_a + by) - b_from_a,
        point: back.point,
        normal: Some(back.normal),
    })
}
