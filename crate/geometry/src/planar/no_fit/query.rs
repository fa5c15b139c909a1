//! Answers the queries of a no-fit polygon.

use super::super::ring::{closest_on_segment, cross};
use super::super::{Contact, GridPolygon, Point2, Vector2};
use super::touch_segment::{TouchSegment, Vertex};
use super::{BOUNDARY_OFFSET, NoFitPolygon};

/// The shortest translation that ends the collision of two contours, with the contact after it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Separation {
    /// The shift that moves B to where it only touches A. No shorter move clears it, but for the rounding of corners and
    /// positions to the grid.
    pub translation: Vector2,
    /// The point of contact after it, in A's frame.
    pub point: Point2,
    /// The normal there, away from A, of length one: where B came from. None where B just fits, with A on both sides.
    pub normal: Option<Vector2>,
}

/// The largest distance, in steps of the grid, at which a clear position is searched beside one that collides by rounding.
const MAX_CLEAR_SEARCH: f64 = 4096.0;

impl NoFitPolygon {
    /// Returns the shortest move of B to where it does not collide; None if it does not collide.
    pub fn separation(&self, b_from_a: Vector2) -> Option<Separation> {
        let here = Point2::from(self.a.grid().vector(b_from_a));
        if !self.collides(here.coords) {
            return None;
        }
        // Positions are computed in order of distance on demand: nearly always the first suffices.
        let mut beyond = -1.0;
        loop {
            let next = self.nearest(here, beyond)?;
            let (distance, place, edge) = next;
            if let Some(place) = self.clear(place, edge) {
                return Some(Separation {
                    translation: place - here,
                    point: self.contact(edge, place),
                    normal: edge.map(|edge| edge.outward),
                });
            }
            beyond = distance;
        }
    }

    /// Returns the nearest position of the boundary that is farther than `beyond`, squared.
    fn nearest(&self, here: Point2, beyond: f64) -> Option<(f64, Point2, Option<&NoFitEdge>)> {
        let mut best: Option<(f64, Point2, Option<&NoFitEdge>)> = None;
        let mut offer = |place: Point2, edge| {
            let distance = (place - here).norm_squared();
            if distance > beyond && best.is_none_or(|(least, ..)| distance < least) {
                best = Some((distance, place, edge));
            }
        };
        for edge in &self.edges {
            offer(closest_on_segment([edge.from, edge.to], here), Some(edge));
        }
        for point in &self.points {
            offer(*point, None);
        }
        best
    }

    /// Returns the position itself or one a few steps of the grid beside it, outward, that is clear.
    fn clear(&self, position: Point2, edge: Option<&NoFitEdge>) -> Option<Point2> {
        let grid = self.a.grid();
        let place = grid.point(position);
        if !self.collides(place.coords) {
            return Some(place);
        }
        let outward = edge?.outward;
        let mut ways = vec![outward];
        // At a corner, move away from its other edge, too.
        let near = BOUNDARY_OFFSET * grid.step();
        let ends = |other: &&NoFitEdge| {
            (closest_on_segment([other.from, other.to], place) - place).norm() <= near
        };
        let corners = self.edges.iter().filter(ends);
        ways.extend(corners.filter_map(|other| (other.outward + outward).try_normalize(0.0)));
        let mut far = 1.0;
        while far <= MAX_CLEAR_SEARCH {
            for way in &ways {
                let tried = grid.point(place + way * (far * grid.step()));
                if !self.collides(tried.coords) {
                    return Some(tried);
                }
            }
            far *= 2.0;
        }
        None
    }

    /// Returns where the contours touch when B is on an edge of the boundary, in A's frame.
    fn contact(&self, edge: Option<&NoFitEdge>, place: Point2) -> Point2 {
        let vertex = edge.map_or(Vertex::OfB(0), |edge| edge.vertex);
        vertex.position(&self.a, &self.b, place)
    }

    /// Returns the first contact of B on a straight path from the shift `b_from_a` along `by`, after which it collides.
    /// It must not collide at the start. To rounding.
    pub fn first_contact(&self, b_from_a: Vector2, by: Vector2) -> Option<Contact> {
        let here = Point2::from(b_from_a);
        let mut first: Option<(f64, &NoFitEdge)> = None;
        for edge in &self.edges {
            let along = edge.to - edge.from;
            // Only crossings from the right to the left count.
            let turn = cross(along, by);
            if turn <= 0.0 {
                continue;
            }
            let off = here - edge.from;
            let fraction = -cross(along, off) / turn;
            let at = cross(by, off) / -turn;
            // A position already on the edge, or by rounding beyond it, is at its beginning.
            let late = -(BOUNDARY_OFFSET * self.a.grid().step()) * along.norm() / turn;
            let hit = (0.0..=1.0).contains(&at) && (late..=1.0).contains(&fraction);
            if hit && first.is_none_or(|(least, _)| fraction < least) {
                first = Some((fraction, edge));
            }
        }
        let (start, edge) = first?;
        let fraction = start.max(0.0);
        Some(Contact {
            fraction,
            point: self.contact(Some(edge), here + by * fraction),
            normal: edge.outward,
        })
    }
}

/// An edge of a no-fit polygon: of the boundary of the positions in which B overlaps A.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NoFitEdge {
    /// The start; the positions where B collides are to the left of the side.
    pub from: Point2,
    /// The end.
    pub to: Point2,
    /// The normal away from colliding positions, of length one.
    pub outward: Vector2,
    pub(super) vertex: Vertex,
}

impl NoFitEdge {
    /// Creates a part of a touch segment, between two fractions of it.
    pub(super) fn from_touch(touch: &TouchSegment, [start, end]: [f64; 2]) -> Self {
        let at = |fraction: f64| match fraction {
            1.0 => touch.to,
            _ => touch.at(fraction),
        };
        Self {
            from: at(start),
            to: at(end),
            outward: touch.outward(),
            vertex: touch.vertex,
        }
    }

    /// Returns whether a position of B is beside the edge, no farther than `reach`.
    pub fn is_near(&self, position: Point2, reach: f64) -> bool {
        let along = self.to - self.from;
        let at = (position - self.from).dot(&along);
        let off = (position - self.from).dot(&self.outward);
        off.abs() <= reach && 0.0 <= at && at <= along.norm_squared()
    }

    /// Returns where the contours touch, in A's frame, when B is at a position on this edge.
    pub fn contact(&self, a: &GridPolygon, b: &GridPolygon, position: Point2) -> Point2 {
        self.vertex.position(a, b, position)
    }
}
