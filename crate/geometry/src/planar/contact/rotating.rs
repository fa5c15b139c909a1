//! Finds the first contact of a contour that turns in place.

use std::f64::consts::TAU;

use nalgebra::RealField;

use super::super::grid_contour::ShiftedPolygon;
use super::super::pairs::{NodePairVisitor, edges, visit};
use super::super::ring::{closest_on_segment, cross};
use super::super::tree::Rect;
use super::super::{GridPolygon, PlanarRotation, Point2, Polygon, Vector2, overlaps_with_rotation};
use super::{Contact, outward};
use crate::tolerance::{CONTACT_PROBE_ANGLE, DISTANCE_NOISE};

/// Finds when B first meets A while it turns by `angle`, radians, about its frame's origin. At first it is turned by
/// `turn` and shifted by `b_from_a` (rounded to the grid). Returns None if it does not, or if they overlap from the
/// start. To rounding. The contour turns as a whole, every vertex on a circle. Beyond a full turn contacts repeat.
pub fn first_contact_turning(
    a: &GridPolygon,
    b: &Polygon,
    turn: PlanarRotation,
    b_from_a: Vector2,
    angle: f64,
) -> Option<Contact> {
    if !angle.is_finite() || angle == 0.0 || overlaps_with_rotation(a, b, turn, b_from_a) {
        return None;
    }
    let grid = a.grid();
    let centre = Point2::from(grid.vector(b_from_a));
    let there = GridPolygon::new(b, turn, grid);
    let there = ShiftedPolygon::new(&there, centre.coords);
    let mut moments = EdgePassSearch {
        a,
        b: &there,
        centre,
        angle,
        hits: Vec::new(),
    };
    visit(a, &there, &mut moments);
    let mut hits = moments.hits;
    hits.sort_by(|(p, of_p), (q, of_q)| p.fraction.total_cmp(&q.fraction).then(of_p.cmp(of_q)));
    let beyond = CONTACT_PROBE_ANGLE.copysign(angle);
    let enters = |hit: &Contact| {
        let on = PlanarRotation::from_radians(turn.angle() + angle * hit.fraction + beyond);
        overlaps_with_rotation(a, b, on, b_from_a)
    };
    hits.into_iter().map(|(hit, _)| hit).find(enters)
}

/// The edge and the vertex that meet: edges of A with vertices of B come first.
type EdgeVertexPair = (bool, usize, usize);

/// The moments at which vertices, each on its circle, pass edges.
struct EdgePassSearch<'a> {
    a: &'a GridPolygon,
    b: &'a ShiftedPolygon<'a>,
    centre: Point2,
    angle: f64,
    hits: Vec<(Contact, EdgeVertexPair)>,
}

impl NodePairVisitor for EdgePassSearch<'_> {
    /// Returns whether boxes are at the same distance from the centre.
    fn is_near(&self, a: &Rect, b: &Rect) -> bool {
        let ([near, far], [other_near, other_far]) = (self.radii(a), self.radii(b));
        near * (1.0 - DISTANCE_NOISE) <= other_far * (1.0 + DISTANCE_NOISE)
            && other_near * (1.0 - DISTANCE_NOISE) <= far * (1.0 + DISTANCE_NOISE)
    }

    /// Every vertex begins one edge, so it is enough to test those.
    fn leaves(&mut self, i: usize, j: usize, _: &Rect) -> bool {
        edges(self.a, i, self.b, j, |(i, edge_a), (j, edge_b)| {
            self.onto_a(edge_a, edge_b[0], (false, i, j));
            self.onto_b(edge_b, edge_a[0], (true, j, i));
        });
        false
    }
}

impl EdgePassSearch<'_> {
    /// Returns the least and the greatest squared distance of a box from the centre.
    fn radii(&self, rect: &Rect) -> [f64; 2] {
        let near = Rect::at(self.centre).gap_squared(rect);
        let far = (rect.low - self.centre)
            .abs()
            .sup(&(rect.high - self.centre).abs());
        [near, far.norm_squared()]
    }

    /// Tests a turning vertex of B with an edge of A.
    fn onto_a(&mut self, edge: [Point2; 2], p: Point2, meeting: EdgeVertexPair) {
        if reaches(edge, p, self.centre) {
            let spin = RotationAboutPoint {
                centre: self.centre,
                angle: self.angle,
            };
            spin.edge_passes(edge, p, |fraction, point| {
                let normal = outward(edge);
                self.hits.push((
                    Contact {
                        fraction,
                        point,
                        normal,
                    },
                    meeting,
                ));
            });
        }
    }

    /// Tests a vertex of A with an edge of B that turns, as if the vertex turned back.
    fn onto_b(&mut self, edge: [Point2; 2], p: Point2, meeting: EdgeVertexPair) {
        if reaches(edge, p, self.centre) {
            let back = RotationAboutPoint {
                centre: self.centre,
                angle: -self.angle,
            };
            back.edge_passes(edge, p, |fraction, _| {
                let normal =
                    -PlanarRotation::from_radians(self.angle * fraction).vector(outward(edge));
                let point = p;
                self.hits.push((
                    Contact {
                        fraction,
                        point,
                        normal,
                    },
                    meeting,
                ));
            });
        }
    }
}

/// Returns whether a point on its circle may be on an edge.
fn reaches(edge: [Point2; 2], p: Point2, centre: Point2) -> bool {
    let radius = (p - centre).norm_squared();
    let far = edge.map(|end| (end - centre).norm_squared());
    let near = (closest_on_segment(edge, centre) - centre).norm_squared();
    near * (1.0 - DISTANCE_NOISE) <= radius && radius <= far[0].max(far[1]) * (1.0 + DISTANCE_NOISE)
}

/// A turn about a centre by an angle, while time runs from 0 to 1.
struct RotationAboutPoint {
    centre: Point2,
    angle: f64,
}

impl RotationAboutPoint {
    /// Emits when a point, turned, passes an edge to its left, and where.
    fn edge_passes(&self, [from, to]: [Point2; 2], p: Point2, mut emit: impl FnMut(f64, Point2)) {
        let along = to - from;
        let length = along.norm_squared();
        let (arm, off) = (p - self.centre, from - self.centre);
        let half = off.dot(&along);
        let root = half * half - length * (off.norm_squared() - arm.norm_squared());
        if root < 0.0 || length <= 0.0 {
            return;
        }
        for sign in [-1.0, 1.0] {
            let at = (-half + sign * root.sqrt()) / length;
            if !(0.0..=1.0).contains(&at) {
                continue;
            }
            let there = off + along * at;
            let speed = Vector2::new(-there.y, there.x) * self.angle.signum();
            if cross(along, speed) <= 0.0 {
                continue;
            }
            let turned = RealField::atan2(cross(arm, there), arm.dot(&there));
            let angle = turned * self.angle.signum();
            // A point on the edge to rounding is there now, not after a full turn.
            let angle = if angle < -CONTACT_PROBE_ANGLE {
                angle + TAU
            } else {
                angle.max(0.0)
            };
            let fraction = angle / self.angle.abs();
            if fraction <= 1.0 {
                emit(fraction, self.centre + there);
            }
        }
    }
}
