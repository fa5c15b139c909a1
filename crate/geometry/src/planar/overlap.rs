//! Decides whether the insides of two contours have a point in common. Exact for the points on the grid.
//!
//! Quick proofs come first: boxes apart, or circles inside both that overlap (`inscribed`). Then the boundaries: two edges
//! that cross decide. Where the boundaries only touch, the cones of both contours at that point decide (`cone`): every path
//! from one inside to the other's boundary begins or ends so. If no boundary meets the other, any vertex decides whether
//! its ring is inside the other contour.

use super::circle::InscribedCircle;
use super::cone::Cone;
use super::grid_contour::{EdgeRun, GridContour, RotatedOnAccess, SharedBoxes, ShiftedPolygon};
use super::pairs::{NodePairVisitor, visit, visit_deepest_first};
use super::ring::{PointLocation, on_segment, side};
use super::tree::Rect;
use super::{GridPolygon, PlanarRotation, Point2, Polygon, Vector2};

/// The relation of two contours: separated, touching, overlapping, or one within the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// The contours have nothing in common.
    Separated,
    /// The contours share only points of the boundaries.
    Touching,
    /// The insides have points in common, and neither contour lies within the other.
    Overlapping,
    /// A lies within B, which it may touch from there.
    AInB,
    /// B lies within A, which it may touch from there; also when they are the same.
    BInA,
}

impl Relation {
    /// Returns whether the insides of the contours have a point in common; touching is no collision.
    pub fn is_collision(self) -> bool {
        !matches!(self, Self::Separated | Self::Touching)
    }
}

/// Returns whether the insides of A and of B, shifted by `b_from_a` (rounded to the grid), have a point in common. Both are
/// turned onto the same grid.
pub fn overlaps(a: &GridPolygon, b: &GridPolygon, b_from_a: Vector2) -> bool {
    let b_there = SharedBoxes::new(b, b_from_a);
    a.rect().intersects(&b_there.tight_rect()) && is_overlapping(a, &b_there)
}

/// Returns [`overlaps`] for a turn of B that is used once: the same answer as with `GridPolygon::new(b, turn, a.grid())`,
/// often without turning all of it.
pub fn overlaps_with_rotation(
    a: &GridPolygon,
    b: &Polygon,
    turn: PlanarRotation,
    b_from_a: Vector2,
) -> bool {
    let turning = RotatedOnAccess::new(b.outline(), turn, a.grid(), b_from_a);
    a.rect().intersects(&turning.rect(0)) && is_overlapping(a, &turning)
}

/// Returns the relation of A and B, shifted by `b_from_a` (rounded to the grid). Both are turned onto the same grid.
pub fn relation(a: &GridPolygon, b: &GridPolygon, b_from_a: Vector2) -> Relation {
    let b = &ShiftedPolygon::new(b, b_from_a);
    if !a.rect().intersects(&b.rect(0)) {
        return Relation::Separated;
    }
    let boundaries = boundaries(a, b, BOTH_INSIDES);
    if !interiors_intersect(a, b, BOTH_INSIDES, boundaries) {
        return match boundaries {
            BoundaryRelation::Separated => Relation::Separated,
            _ => Relation::Touching,
        };
    }
    let leaves = |sides| interiors_intersect(a, b, sides, self::boundaries(a, b, sides));
    if !leaves([true, false]) {
        Relation::BInA
    } else if !leaves([false, true]) {
        Relation::AInB
    } else {
        Relation::Overlapping
    }
}

/// A proof that contours overlap.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Witness {
    /// The numbers of circles inside both that overlap.
    InscribedCircles(usize, usize),
    /// An edge of A and one of B that cross.
    Edges(usize, usize),
    /// A common point of both boundaries that is adjacent to both insides.
    Corner,
    /// One lies within the other.
    Contained,
}

/// Returns whether the insides of two contours, whose boxes meet, have a point in common.
fn is_overlapping<B: GridContour>(a: &GridPolygon, b: &B) -> bool {
    inscribed_circles_overlap(a, b).is_some()
        || interiors_intersect(a, b, BOTH_INSIDES, boundaries(a, b, BOTH_INSIDES))
}

/// Returns the first proof found that the insides of two contours have a point in common; None if they have none.
pub(crate) fn witness<B: GridContour>(a: &GridPolygon, b: &B) -> Option<Witness> {
    if !a.rect().intersects(&b.rect(0)) {
        return None;
    }
    if let Some((i, j)) = inscribed_circles_overlap(a, b) {
        return Some(Witness::InscribedCircles(i, j));
    }
    // The order of the search is part of the result: the no-fit polygon goes on from the proof.
    let mut edges = EdgePairTest::new(a, b, BOTH_INSIDES);
    visit(a, b, &mut edges);
    match edges.found {
        BoundaryRelation::Cross(Some((i, j))) => Some(Witness::Edges(i as usize, j as usize)),
        BoundaryRelation::Cross(None) => Some(Witness::Corner),
        other => interiors_intersect(a, b, BOTH_INSIDES, other).then_some(Witness::Contained),
    }
}

/// Returns whether a circle inside A overlaps one inside B.
#[inline]
fn inscribed_circles_overlap<B: GridContour>(a: &GridPolygon, b: &B) -> Option<(usize, usize)> {
    b.inscribed().enumerate().find_map(|(j, of_b)| {
        let meets = |of_a: &InscribedCircle| {
            let reach = of_a.radius + of_b.radius;
            (of_a.centre - of_b.centre).norm_squared() < reach * reach
        };
        a.inscribed.iter().position(meets).map(|i| (i, j))
    })
}

/// The flags that select the outside of A, and of B, in place of its inside.
type Sides = [bool; 2];

const BOTH_INSIDES: Sides = [false; 2];

/// The relation of the boundaries.
#[derive(Debug, Clone, Copy, PartialEq)]
enum BoundaryRelation {
    /// The boundaries have no point in common.
    Separated,
    /// The boundaries have common points, but none proves common insides.
    Touch,
    /// A common point of the boundaries is adjacent to both insides: of two edges that cross, or a corner.
    Cross(Option<(u32, u32)>),
}

fn interiors_intersect<B: GridContour>(
    a: &GridPolygon,
    b: &B,
    sides: Sides,
    boundaries: BoundaryRelation,
) -> bool {
    matches!(boundaries, BoundaryRelation::Cross(_))
        || is_ring_inside(b, a, sides[0])
        || is_ring_inside(a, b, sides[1])
}

/// Returns whether a ring of `of` lies inside the other contour, or with `outside` outside of it. The boundaries do not
/// cross.
fn is_ring_inside<P: GridContour, Q: GridContour>(of: &P, other: &Q, outside: bool) -> bool {
    let wanted = if outside {
        PointLocation::Outside
    } else {
        PointLocation::Inside
    };
    let outline = of.outline();
    let mut rings = outline.starts().zip(&outline.ends);
    rings.any(|(start, end)| {
        let places = (start..*end).map(|i| other.locate(of.point(i as usize)));
        let mut decided = places.filter(|place| *place != PointLocation::On);
        decided.next() == Some(wanted)
    })
}

/// Tests all edges that come near each other, until two of them decide.
fn boundaries<B: GridContour>(a: &GridPolygon, b: &B, sides: Sides) -> BoundaryRelation {
    let mut edges = EdgePairTest::new(a, b, sides);
    visit_deepest_first(a, b, |i, j, rect_b| edges.leaves(i, j, rect_b));
    edges.found
}

/// The edges of two contours.
struct EdgePairTest<'a, B> {
    a: &'a GridPolygon,
    b: &'a B,
    sides: Sides,
    found: BoundaryRelation,
}

impl<B: GridContour> NodePairVisitor for EdgePairTest<'_, B> {
    #[inline]
    fn is_near(&self, a: &Rect, b: &Rect) -> bool {
        a.intersects(b)
    }

    #[inline]
    fn leaves(&mut self, i: usize, j: usize, rect_b: &Rect) -> bool {
        let run_a = EdgeRun::new(self.a, i);
        let mut run_b = None;
        run_a.any_near(rect_b, |i, edge_a, rect_a| {
            let run_b = run_b.get_or_insert_with(|| EdgeRun::new(self.b, j));
            run_b.any_near(rect_a, |j, edge_b, _| {
                match self.edges(i, edge_a, j, edge_b) {
                    BoundaryRelation::Separated => false,
                    BoundaryRelation::Touch => {
                        self.found = BoundaryRelation::Touch;
                        false
                    }
                    cross @ BoundaryRelation::Cross(_) => {
                        self.found = cross;
                        true
                    }
                }
            })
        })
    }
}

impl<'a, B: GridContour> EdgePairTest<'a, B> {
    fn new(a: &'a GridPolygon, b: &'a B, sides: Sides) -> Self {
        Self {
            a,
            b,
            sides,
            found: BoundaryRelation::Separated,
        }
    }

    /// Tests two edges whose boxes meet.
    #[inline]
    fn edges(
        &self,
        i: usize,
        [a0, a1]: [Point2; 2],
        j: usize,
        [b0, b1]: [Point2; 2],
    ) -> BoundaryRelation {
        let of_b = [side(a0, a1, b0), side(a0, a1, b1)];
        if of_b[0] * of_b[1] > 0 {
            return BoundaryRelation::Separated;
        }
        let of_a = [side(b0, b1, a0), side(b0, b1, a1)];
        if of_a[0] * of_a[1] > 0 {
            return BoundaryRelation::Separated;
        }
        if of_b[0] * of_b[1] < 0 && of_a[0] * of_a[1] < 0 {
            return BoundaryRelation::Cross(Some((i as u32, j as u32)));
        }
        self.touching(i, [a0, a1], j, [b0, b1])
    }

    /// Tests edges of which one at least ends on the other's line.
    #[cold]
    fn touching(
        &self,
        i: usize,
        [a0, a1]: [Point2; 2],
        j: usize,
        [b0, b1]: [Point2; 2],
    ) -> BoundaryRelation {
        let (next_a, next_b) = (&self.a.outline.next, &self.b.outline().next);
        let mut found = BoundaryRelation::Separated;
        let ends_a = [(i, a0), (next_a[i] as usize, a1)];
        let ends_b = [(j, b0), (next_b[j] as usize, b1)];
        let at_b = ends_b.iter().filter(|(_, p)| on_segment(a0, a1, *p));
        let of_b = at_b.map(|(vertex, p)| (cone_at(self.a, i, *p), corner(self.b, *vertex)));
        let at_a = ends_a.iter().filter(|(_, p)| on_segment(b0, b1, *p));
        let of_a = at_a.map(|(vertex, p)| (corner(self.a, *vertex), cone_at(self.b, j, *p)));
        for (cone_a, cone_b) in of_b.chain(of_a) {
            found = BoundaryRelation::Touch;
            let seen = |cone: Cone, outside| if outside { cone.outside() } else { cone };
            let [outside_a, outside_b] = self.sides;
            if seen(cone_a, outside_a).intersects(&seen(cone_b, outside_b)) {
                return BoundaryRelation::Cross(None);
            }
        }
        found
    }
}

/// Returns the cone of a contour at one of its vertices.
fn corner<P: GridContour>(of: &P, vertex: usize) -> Cone {
    let outline = of.outline();
    Cone {
        apex: of.point(vertex),
        from: of.point(outline.next[vertex] as usize),
        to: of.point(outline.previous[vertex] as usize),
    }
}

/// Returns the cone of a contour at a point of one of its edges.
fn cone_at<P: GridContour>(of: &P, edge: usize, apex: Point2) -> Cone {
    let next = of.outline().next[edge] as usize;
    let (from, to) = (of.point(edge), of.point(next));
    if apex == from {
        corner(of, edge)
    } else if apex == to {
        corner(of, next)
    } else {
        Cone {
            apex,
            from: to,
            to: from,
        }
    }
}
