//! Where a solid overlaps itself.

use super::{Facing, Shape, repeats};
use crate::collide::common::{Spot, passage};
use crate::collide::{Plane, Visit, overlap_in_plane, walk_grown};
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Vector};
use std::ops::ControlFlow;

/// The triangles behind which there is material twice, because they pass through others of their mesh or lie on others that
/// face the same way, in order. Those that only touch each other do not pass: they part when all vertices move into the
/// solid a little.
pub(super) fn crossing(
    shape: &Shape,
    facing: &Facing,
    work: &impl Work,
) -> Result<Vec<u32>, Stopped> {
    let mut crossing = Crossing {
        shape,
        facing,
        found: Vec::new(),
    };
    let still = [Vector::zeros(); 2];
    let _ = walk_grown(shape, shape, &Pose::identity(), &still, &mut crossing, work)?;
    let mut found = crossing.found;
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

struct Crossing<'a> {
    shape: &'a Shape,
    facing: &'a Facing,
    found: Vec<u32>,
}

impl Visit for Crossing<'_> {
    fn pair(&mut self, s: u32, s_corners: &[Point; 3], t: u32, t_plane: &Plane) -> ControlFlow<()> {
        if s < t && self.cross(s, s_corners, t, t_plane) {
            self.found.extend([s, t]);
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self {
            found: Vec::new(),
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        self.found.extend(fork.found);
    }
}

impl Crossing<'_> {
    fn cross(&self, s: u32, s_corners: &[Point; 3], t: u32, t_plane: &Plane) -> bool {
        let triangles = self.shape.mesh().triangles();
        let [of_s, of_t] = [s, t].map(|t| &triangles[t as usize]);
        // Triangles with an edge in common part along it, or lie on each other.
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
        if keeps_off(s_sides, s_shared) {
            return false;
        }
        let t_corners = &t_plane.corners;
        let t_sides = sides(&Plane::of(s_corners), t_corners, t_shared);
        if keeps_off(t_sides, t_shared) || repeats(of_s) || repeats(of_t) {
            return false;
        }
        if s_sides == [0; 3] || t_sides == [0; 3] {
            let same = self.facing.sign(s) == self.facing.sign(t);
            return overlap_in_plane(s_corners, t_corners) == Some(same);
        }
        self.pass(of_s, of_t) || self.pass(of_t, of_s)
    }

    /// Whether an edge of one passes through the other, with which it shares no vertex.
    fn pass(&self, of: &[u32; 3], through: &[u32; 3]) -> bool {
        let outward = |v| self.shape.outward(v, self.facing);
        let spot = |&v: &u32| Spot {
            at: self.shape.mesh().vertices()[v as usize],
            moves: Some(v),
        };
        (0..3).any(|k| {
            let ends = [&of[k], &of[(k + 1) % 3]];
            !ends.iter().any(|v| through.contains(v)) && {
                let [p, q] = ends.map(spot);
                passage(&outward, &p, &q, &through.each_ref().map(spot)) != 0
            }
        })
    }
}

/// The sides of a plane that corners are on; 0 for those that the triangles share.
fn sides(plane: &Plane, corners: &[Point; 3], shared: [bool; 3]) -> [i8; 3] {
    [0, 1, 2].map(|i| {
        if shared[i] {
            0
        } else {
            plane.side(&corners[i])
        }
    })
}

/// Whether all corners that are not shared are strictly on one side.
fn keeps_off(sides: [i8; 3], shared: [bool; 3]) -> bool {
    [-1, 1]
        .into_iter()
        .any(|side| (0..3).all(|i| shared[i] || sides[i] == side))
}
