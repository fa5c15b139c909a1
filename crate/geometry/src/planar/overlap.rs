//! Decides whether the insides of two contours have a point in common. Exact for the points on the grid.
//!
//! Quick proofs come first: boxes apart, or circles inside both that overlap (`inscribed`). Then the boundaries: two edges
//! that cross decide. Where the boundaries only touch, the cones of both contours at that point decide (`cone`): every path
//! from one inside to the other's boundary begins or ends so. If no boundary meets the other, any vertex decides whether
//! its ring is inside the other contour.

use super::circle::InscribedCircle;
use super::cone::Cone;
use super::pairs::{Visit, visit};
use super::placed::{Placed, Run, Shifted, Turning};
use super::ring::{Place, on_segment, side};
use super::tree::Rect;
use super::{Point2, Polygon, Turn, Turned, Vector2};

/// The relation of two contours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// The contours have nothing in common.
    Apart,
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
    /// Returns whether the insides have a point in common; touching is no collision.
    pub fn is_collision(self) -> bool {
        !matches!(self, Self::Apart | Self::Touching)
    }
}

/// Returns whether the insides of A and of B, shifted by `b_from_a` (rounded to the grid), have a point in common. Both are
/// turned onto the same grid.
pub fn overlaps(a: &Turned, b: &Turned, b_from_a: Vector2) -> bool {
    witness(a, &Shifted::new(b, b_from_a)).is_some()
}

/// Returns [`overlaps`] for a turn of B that is used once: the same answer as with `Turned::new(b, turn, a.grid())`, often
/// without turning all of it.
pub fn overlaps_turned(a: &Turned, b: &Polygon, turn: Turn, b_from_a: Vector2) -> bool {
    let grid = a.grid();
    let turning = Turning {
        outline: b.outline(),
        turn,
        grid,
        by: grid.vector(b_from_a),
    };
    witness(a, &turning).is_some()
}

/// Returns the relation of A and B, shifted by `b_from_a` (rounded to the grid). Both are turned onto the same grid.
pub fn relation(a: &Turned, b: &Turned, b_from_a: Vector2) -> Relation {
    let b = &Shifted::new(b, b_from_a);
    if !a.rect().meets(&b.rect(0)) {
        return Relation::Apart;
    }
    let boundaries = boundaries(a, b, INSIDES);
    if !insides_meet(a, b, INSIDES, boundaries) {
        return match boundaries {
            Boundaries::Apart => Relation::Apart,
            _ => Relation::Touching,
        };
    }
    let leaves = |sides| insides_meet(a, b, sides, self::boundaries(a, b, sides));
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
    /// A common point of both boundaries that both insides reach.
    Corner,
    /// One lies within the other.
    Within,
}

/// Returns the first proof found that the insides of two contours have a point in common; None if they have none.
pub(crate) fn witness<B: Placed>(a: &Turned, b: &B) -> Option<Witness> {
    if !a.rect().meets(&b.rect(0)) {
        return None;
    }
    if let Some((i, j)) = inscribed_meet(a, b) {
        return Some(Witness::InscribedCircles(i, j));
    }
    match boundaries(a, b, INSIDES) {
        Boundaries::Cross(Some((i, j))) => Some(Witness::Edges(i as usize, j as usize)),
        Boundaries::Cross(None) => Some(Witness::Corner),
        other => insides_meet(a, b, INSIDES, other).then_some(Witness::Within),
    }
}

/// Returns whether a circle inside A overlaps one inside B.
#[inline]
fn inscribed_meet<B: Placed>(a: &Turned, b: &B) -> Option<(usize, usize)> {
    b.inscribed().enumerate().find_map(|(j, of_b)| {
        let meets = |of_a: &InscribedCircle| {
            let reach = of_a.radius + of_b.radius;
            (of_a.at - of_b.at).norm_squared() < reach * reach
        };
        a.inscribed.iter().position(meets).map(|i| (i, j))
    })
}

/// The flags that select the outside of A, and of B, in place of its inside.
type Sides = [bool; 2];

const INSIDES: Sides = [false; 2];

/// The relation of the boundaries.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Boundaries {
    /// The boundaries have no point in common.
    Apart,
    /// The boundaries have common points, but none proves common insides.
    Touch,
    /// Both insides reach a common point of the boundaries: of two edges that cross, or a corner.
    Cross(Option<(u32, u32)>),
}

fn insides_meet<B: Placed>(a: &Turned, b: &B, sides: Sides, boundaries: Boundaries) -> bool {
    matches!(boundaries, Boundaries::Cross(_))
        || ring_inside(b, a, sides[0])
        || ring_inside(a, b, sides[1])
}

/// Returns whether a ring of `of` lies inside the other contour, or with `outside` outside of it. The boundaries do not
/// cross.
fn ring_inside<P: Placed, Q: Placed>(of: &P, other: &Q, outside: bool) -> bool {
    let wanted = if outside {
        Place::Outside
    } else {
        Place::Inside
    };
    let outline = of.outline();
    let mut rings = outline.starts().zip(&outline.ends);
    rings.any(|(start, end)| {
        let places = (start..*end).map(|i| other.place(of.point(i as usize)));
        let mut decided = places.filter(|place| *place != Place::On);
        decided.next() == Some(wanted)
    })
}

/// Tests all edges that come near each other, until two of them decide.
fn boundaries<B: Placed>(a: &Turned, b: &B, sides: Sides) -> Boundaries {
    let mut edges = Edges {
        a,
        b,
        sides,
        found: Boundaries::Apart,
    };
    visit(a, b, &mut edges);
    edges.found
}

/// The edges of two contours.
struct Edges<'a, B> {
    a: &'a Turned,
    b: &'a B,
    sides: Sides,
    found: Boundaries,
}

impl<B: Placed> Visit for Edges<'_, B> {
    #[inline]
    fn is_near(&self, a: &Rect, b: &Rect) -> bool {
        a.meets(b)
    }

    #[inline]
    fn leaves(&mut self, i: usize, j: usize, rect_b: &Rect) -> bool {
        let of_b = self.b.outline();
        let mut run = None;
        for i in self.a.outline.nodes[i].edges() {
            let edge_a = self.a.edge(i);
            if !around(edge_a).meets(rect_b) {
                continue;
            }
            if B::IS_TURNING {
                run.get_or_insert_with(|| Run::of(self.b, j));
            }
            for j in of_b.nodes[j].edges() {
                let edge_b = match &run {
                    Some(run) => run.edge(j),
                    None => [self.b.point(j), self.b.point(of_b.next[j] as usize)],
                };
                match self.edges(i, edge_a, j, edge_b) {
                    Boundaries::Apart => {}
                    Boundaries::Touch => self.found = Boundaries::Touch,
                    cross @ Boundaries::Cross(_) => {
                        self.found = cross;
                        return true;
                    }
                }
            }
        }
        false
    }
}

impl<B: Placed> Edges<'_, B> {
    #[inline]
    fn edges(
        &self,
        i: usize,
        [a0, a1]: [Point2; 2],
        j: usize,
        [b0, b1]: [Point2; 2],
    ) -> Boundaries {
        if !around([a0, a1]).meets(&around([b0, b1])) {
            return Boundaries::Apart;
        }
        let of_b = [side(a0, a1, b0), side(a0, a1, b1)];
        if of_b[0] * of_b[1] > 0 {
            return Boundaries::Apart;
        }
        let of_a = [side(b0, b1, a0), side(b0, b1, a1)];
        if of_a[0] * of_a[1] > 0 {
            return Boundaries::Apart;
        }
        if of_b[0] * of_b[1] < 0 && of_a[0] * of_a[1] < 0 {
            return Boundaries::Cross(Some((i as u32, j as u32)));
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
    ) -> Boundaries {
        let (next_a, next_b) = (&self.a.outline.next, &self.b.outline().next);
        let mut found = Boundaries::Apart;
        let ends_a = [(i, a0), (next_a[i] as usize, a1)];
        let ends_b = [(j, b0), (next_b[j] as usize, b1)];
        let at_b = ends_b.iter().filter(|(_, p)| on_segment(a0, a1, *p));
        let of_b = at_b.map(|(vertex, p)| (cone_at(self.a, i, *p), corner(self.b, *vertex)));
        let at_a = ends_a.iter().filter(|(_, p)| on_segment(b0, b1, *p));
        let of_a = at_a.map(|(vertex, p)| (corner(self.a, *vertex), cone_at(self.b, j, *p)));
        for (cone_a, cone_b) in of_b.chain(of_a) {
            found = Boundaries::Touch;
            let seen = |cone: Cone, outside| if outside { cone.outside() } else { cone };
            let [outside_a, outside_b] = self.sides;
            if seen(cone_a, outside_a).meets(&seen(cone_b, outside_b)) {
                return Boundaries::Cross(None);
            }
        }
        found
    }
}

/// Returns the cone of a contour at one of its vertices.
fn corner<P: Placed>(of: &P, vertex: usize) -> Cone {
    let outline = of.outline();
    Cone {
        at: of.point(vertex),
        from: of.point(outline.next[vertex] as usize),
        to: of.point(outline.previous[vertex] as usize),
    }
}

/// Returns the cone of a contour at a point of one of its edges.
fn cone_at<P: Placed>(of: &P, edge: usize, at: Point2) -> Cone {
    let next = of.outline().next[edge] as usize;
    let (from, to) = (of.point(edge), of.point(next));
    if at == from {
        corner(of, edge)
    } else if at == to {
        corner(of, next)
    } else {
        Cone {
            at,
            from: to,
            to: from,
        }
    }
}

/// Returns the box of a segment.
#[inline]
fn around([p, q]: [Point2; 2]) -> Rect {
    Rect::around(Rect::at(p), Rect::at(q))
}
