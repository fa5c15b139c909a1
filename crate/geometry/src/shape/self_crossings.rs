//! Finds where a solid overlaps itself.

use super::{Shape, TriangleOrientations, has_repeated_vertex};
use crate::Point;
use crate::bounds::Node;
use crate::collide::intersection::{PerturbedPoint, crossing_sign};
use crate::collide::{Plane, overlap_in_plane};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU8, Ordering};

/// The triangles of a mesh behind which there is material twice, because they pass through others or lie on others that
/// face the same way. Each is tested on first use. Triangles that only touch do not pass: they separate when all vertices
/// move into the solid a little.
#[derive(Debug)]
pub(super) struct SelfCrossings(Vec<AtomicU8>);

/// The state of a triangle that is not tested yet. All workers that test it find the same.
const UNKNOWN: u8 = 0;
const NOT_CROSSING: u8 = 1;
const CROSSING: u8 = 2;

impl SelfCrossings {
    pub(super) fn unknown(triangles: usize) -> Self {
        Self((0..triangles).map(|_| AtomicU8::new(UNKNOWN)).collect())
    }

    /// Returns whether a triangle of this mesh, with this orientation, passes through another.
    pub(super) fn is_crossing(
        &self,
        triangle: u32,
        shape: &Shape,
        orientations: &TriangleOrientations,
    ) -> bool {
        let known = &self.0[triangle as usize];
        match known.load(Ordering::Relaxed) {
            UNKNOWN => {
                let found = SelfCrossingTest {
                    shape,
                    facing: orientations,
                }
                .crosses_any(triangle);
                known.store(
                    if found { CROSSING } else { NOT_CROSSING },
                    Ordering::Relaxed,
                );
                found
            }
            reported => reported == CROSSING,
        }
    }

    pub(super) fn memory_bytes(&self) -> usize {
        self.0.capacity()
    }
}

impl Clone for SelfCrossings {
    fn clone(&self) -> Self {
        let reported = |known: &AtomicU8| AtomicU8::new(known.load(Ordering::Relaxed));
        Self(self.0.iter().map(reported).collect())
    }
}

/// A test of a mesh against itself.
struct SelfCrossingTest<'a> {
    shape: &'a Shape,
    facing: &'a TriangleOrientations,
}

impl SelfCrossingTest<'_> {
    /// Returns whether a triangle passes through any other.
    fn crosses_any(&self, triangle: u32) -> bool {
        let bvh = self.shape.bvh();
        let corners = self.shape.triangle(triangle);
        let plane = Plane::new(&corners);
        let around = bvh.triangle_box(&corners);
        let meets = |node: &Node| node.boxes.overlaps(&around);
        let crossed = bvh.for_each_overlapping(meets, |other| {
            let crosses = || self.cross(other, &self.shape.triangle(other), triangle, &plane);
            match other != triangle && crosses() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        crossed.is_break()
    }

    fn cross(&self, s: u32, s_corners: &[Point; 3], t: u32, t_plane: &Plane) -> bool {
        let triangles = self.shape.mesh().triangles();
        let [of_s, of_t] = [s, t].map(|t| &triangles[t as usize]);
        // Triangles with a common edge separate along it, or lie on each other.
        let is_shared = |of: &[u32; 3], other: &[u32; 3]| of.map(|v| other.contains(&v));
        let (s_shared, t_shared) = (is_shared(of_s, of_t), is_shared(of_t, of_s));
        let shared = s_shared.iter().filter(|&&is| is).count();
        match shared {
            2 => return false,
            3 => {
                let [a, b, c] = *of_t;
                let is_twice = [[a, b, c], [b, c, a], [c, a, b]].contains(of_s);
                return is_twice == (self.facing.sign(s) == self.facing.sign(t));
            }
            _ => {}
        }
        let s_sides = sides(t_plane, s_corners, s_shared);
        if is_on_one_side(s_sides, s_shared) {
            return false;
        }
        let t_corners = &t_plane.corners;
        let t_sides = sides(&Plane::new(s_corners), t_corners, t_shared);
        if is_on_one_side(t_sides, t_shared)
            || has_repeated_vertex(of_s)
            || has_repeated_vertex(of_t)
        {
            return false;
        }
        if s_sides == [0; 3] || t_sides == [0; 3] {
            let same = self.facing.sign(s) == self.facing.sign(t);
            return overlap_in_plane(s_corners, t_corners) == Some(same);
        }
        self.pierces(of_s, of_t) || self.pierces(of_t, of_s)
    }

    /// Returns whether an edge of one passes through the other, with which it shares no vertex.
    fn pierces(&self, of: &[u32; 3], through: &[u32; 3]) -> bool {
        let outward = |v| self.shape.outward(v, self.facing);
        let spot = |&v: &u32| PerturbedPoint {
            position: self.shape.mesh().vertices()[v as usize],
            perturbed_with: Some(v),
        };
        (0..3).any(|k| {
            let ends = [&of[k], &of[(k + 1) % 3]];
            !ends.iter().any(|v| through.contains(v)) && {
                let [p, q] = ends.map(spot);
                crossing_sign(&outward, &p, &q, &through.each_ref().map(spot)) != 0
            }
        })
    }
}

/// Returns the sides of a plane that corners are on; 0 for corners that the triangles share.
fn sides(plane: &Plane, corners: &[Point; 3], shared: [bool; 3]) -> [i8; 3] {
    [0, 1, 2].map(|i| {
        if shared[i] {
            0
        } else {
            plane.side(&corners[i])
        }
    })
}

/// Returns whether all corners that are not shared are strictly on one side.
fn is_on_one_side(sides: [i8; 3], shared: [bool; 3]) -> bool {
    [-1, 1]
        .into_iter()
        .any(|side| (0..3).all(|i| shared[i] || sides[i] == side))
}
