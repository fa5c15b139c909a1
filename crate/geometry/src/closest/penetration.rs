//! How deep one mesh reaches into another.

use super::Penetration;
use super::branch::Side;
use super::immersed::immersed;
use super::pieces::middles_of_pieces;
use super::point::farther_than;
use super::triangles::{Nearest, common_point};
use crate::collide::{Container, TrianglePair};
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid};

/// A lower bound of how deep two meshes reach into each other, of whose triangles `pairs` are all that meet, in order.
/// None if they do not meet, or if neither is closed: an open surface has no inside.
///
/// The depth of a point of one surface inside the other is its distance to the other's surface. Told is the largest
/// over the vertices of both that are inside the other, and over the middles of the pieces into which the other cuts the
/// edges of triangles that meet it (two crossing bars have no vertex in each other); a depth that rounding could have
/// made is 0, and then both points are one that the meshes share. The largest depth over all points of the surfaces is no
/// less. The way to part the meshes may be shorter or longer: this is no minimum translation.
pub fn penetration(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    work: &impl Work,
) -> Result<Option<Penetration>, Stopped> {
    let pose = Rigid::new(b_in_a);
    let sides = [Side::new(a, None), Side::new(b, Some(pose))];
    let containers = Container::both(a, b, &pose);
    let is_closed = [a.is_closed(), b.is_closed()];
    if !is_closed[0] && !is_closed[1] || pairs.is_empty() {
        return Ok(None);
    }
    let noise = DISTANCE_NOISE * (sides[0].reach() + sides[1].reach());
    let mut deepest = Deepest::at(common(&sides, &pairs[0]), noise);
    // The points of A in B, then those of B in A.
    for (of, within) in [(0, 1), (1, 0)] {
        if !is_closed[within] {
            continue;
        }
        let container = &containers[within];
        let mut meeting: Vec<u32> = pairs.iter().map(|p| [p.a, p.b][of]).collect();
        meeting.sort_unstable();
        meeting.dedup();
        let vertices = immersed(&sides[of], &sides[within], container, &meeting, work)?;
        deepest.try_all(&vertices, |_| true, &sides, of, work)?;
        let meeting = pairs
            .iter()
            .map(|pair| ([pair.a, pair.b][of], [pair.a, pair.b][within]));
        let middles = middles_of_pieces(&sides[of], &sides[within], meeting);
        deepest.try_all(&middles, |p| container.contains(p), &sides, of, work)?;
    }
    Ok(Some(deepest.found()))
}

fn common(sides: &[Side; 2], pair: &TrianglePair) -> Point {
    common_point(&sides[0].corners(pair.a), &sides[1].corners(pair.b))
}

/// The deepest point so far: on A's surface and on B's.
struct Deepest {
    depth: f64,
    /// What a depth must exceed to be one.
    noise: f64,
    points: [Point; 2],
}

/// Points between two polls; each is a search in a tree.
const POLL_EVERY: usize = 64;

impl Deepest {
    fn at(common: Point, noise: f64) -> Self {
        Self {
            depth: noise,
            noise,
            points: [common; 2],
        }
    }

    /// Takes the deepest of those `points` of side `of` that are inside the other.
    fn try_all(
        &mut self,
        points: &[Point],
        is_inside: impl Fn(&Point) -> bool,
        sides: &[Side; 2],
        of: usize,
        work: &impl Work,
    ) -> Result<(), Stopped> {
        // A point, and how deep it is at most: one near it can be little deeper.
        let mut known: Option<(Point, f64)> = None;
        for (i, p) in points.iter().enumerate() {
            if i % POLL_EVERY == 0 && work.stopped() {
                return Err(Stopped);
            }
            if known.is_some_and(|(q, depth)| depth + (p - q).norm() <= self.depth) {
                continue;
            }
            let depth = match farther_than(&sides[1 - of], p, self.depth) {
                Err(depth) => depth,
                Ok(found) => {
                    if is_inside(p) {
                        self.take(&found, of);
                    }
                    found.distance_squared.sqrt()
                }
            };
            known = Some((*p, depth));
        }
        Ok(())
    }

    fn take(&mut self, found: &Nearest, of: usize) {
        self.depth = found.distance_squared.sqrt();
        self.points[of] = found.on_a;
        self.points[1 - of] = found.on_b;
    }

    fn found(&self) -> Penetration {
        Penetration {
            at_least: if self.depth > self.noise {
                self.depth
            } else {
                0.0
            },
            on_a: self.points[0],
            on_b: self.points[1],
        }
    }
}
