//! Finds which of two parts is inside the other when their surfaces do not meet.

use crate::bounds::{BoxTransform, Node, SimdAabb, f32_above, f32_below};
use crate::collide::contact::{Plane, orient2d};
use crate::shape::{Closure, Shape};
use crate::{Point, Pose, RigidTransform};
use std::ops::ControlFlow;

/// The containment of two parts whose surfaces share no point: which of them, if any, is inside the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Containment {
    /// No shell of one is inside the other.
    Neither,
    /// A shell of A lies wholly inside B.
    AInB,
    /// A shell of B lies wholly inside A; a shell of A may also lie inside B.
    BInA,
}

/// Finds which of two parts is inside the other, for parts whose surfaces share no point ([`super::collides`] is false).
///
/// A *shell* is a set of triangles connected by vertices. As the surfaces do not meet, each shell of one part is wholly
/// inside the other or wholly outside. A shell inside is interference, regardless of the other shells.
///
/// Only a closed part ([`Shape::is_closed`]) has an inside. If each of its edges is used as often in one direction as in
/// the other, the inside is all points with a winding number other than 0. Then a cavity (an inner shell turned inwards) is
/// outside, the overlap of two shells is inside, and a part turned inside out as a whole gives the same. Otherwise the
/// inside is the set of all points from which a ray meets the surface an odd number of times. Both are exact for the
/// vertices of B as posed and rounded to f64.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::collide::{Containment, collides, containment};
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// let cube = |edge: f64| -> Result<Shape, Box<dyn std::error::Error>> {
///     let mesh = Mesh::weld(primitives::cuboid(edge, edge, edge))?;
///     Ok(Shape::build(mesh, &SequentialExecutor))
/// };
/// let (large, small) = (cube(10.0)?, cube(1.0)?);
/// let inside = Pose::translation(2.0, 0.0, 0.0);
/// assert!(!collides(&large, &small, &inside, &SequentialExecutor)?, "no surfaces meet");
/// assert_eq!(containment(&large, &small, &inside), Containment::BInA);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn containment(a: &Shape, b: &Shape, b_in_a: &Pose) -> Containment {
    let pose = RigidTransform::new(b_in_a);
    let [a_around, b_around] = ClosedOperand::pair(a, b, &pose);
    let vertex = |of: &Shape, v: u32| of.mesh().vertices()[v as usize];
    if a.is_closed()
        && b.shell_representatives()
            .iter()
            .any(|&v| a_around.contains(&pose.point(&vertex(b, v))))
    {
        Containment::BInA
    } else if b.is_closed()
        && a.shell_representatives()
            .iter()
            .any(|&v| b_around.contains(&vertex(a, v)))
    {
        Containment::AInB
    } else {
        Containment::Neither
    }
}

/// The crossings of a ray from a point along +x with a part's surface, until it has left the part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RayCrossings {
    /// The number of exits less the number of entries.
    pub winding: i64,
    /// The number of crossings.
    pub crossings: i64,
    /// True if the point is inside, as in [`containment`]; always false for an open part.
    pub is_inside: bool,
}

/// Follows a ray along +x from a point that is not on the surface. Exact, also where the ray meets an edge.
pub fn ray_crossings(shape: &Shape, from: &Point) -> RayCrossings {
    ClosedOperand::in_own_frame(shape).ray_crossings(from)
}

/// A closed part, in A's frame.
pub(crate) struct ClosedOperand<'a> {
    shape: &'a Shape,
    /// The pose and the frame of its boxes; None for a part in its own frame.
    posed: Option<(RigidTransform, BoxTransform)>,
    /// The origin of its posed boxes.
    origin: Point,
}

impl<'a> ClosedOperand<'a> {
    /// Creates a part in its own frame.
    pub(crate) fn in_own_frame(shape: &'a Shape) -> Self {
        ClosedOperand {
            shape,
            posed: None,
            origin: shape.bvh().origin(),
        }
    }

    /// Creates A and B.
    pub(crate) fn pair(a: &'a Shape, b: &'a Shape, b_in_a: &RigidTransform) -> [Self; 2] {
        let a_around = Self::in_own_frame(a);
        let b_around = ClosedOperand {
            shape: b,
            posed: Some((*b_in_a, BoxTransform::new(a.bvh(), b.bvh(), b_in_a))),
            origin: a.bvh().origin(),
        };
        [a_around, b_around]
    }

    fn boxes(&self, boxes: &SimdAabb) -> SimdAabb {
        self.posed
            .as_ref()
            .map_or(*boxes, |(_, frame)| frame.pose(boxes))
    }

    fn corners(&self, triangle: u32) -> [Point; 3] {
        match &self.posed {
            Some((pose, _)) => self.shape.posed_triangle(triangle, pose),
            None => self.shape.triangle(triangle),
        }
    }

    /// Returns whether `p`, which is not on the surface, is inside, by a ray along +x.
    pub(crate) fn contains(&self, p: &Point) -> bool {
        self.ray_crossings(p).is_inside
    }

    fn ray_crossings(&self, p: &Point) -> RayCrossings {
        let (mut winding, mut crossings) = (0, 0);
        self.for_each_on_ray(p, |t| {
            let through = crossing(&self.corners(t), p);
            winding += i64::from(through);
            crossings += i64::from(through.abs());
        });
        RayCrossings {
            winding,
            crossings,
            is_inside: match self.shape.closure() {
                Closure::Oriented => winding != 0,
                Closure::Unoriented => crossings % 2 == 1,
                Closure::Open => false,
            },
        }
    }

    /// Emits every triangle whose box the ray from `p` along +x meets.
    pub(crate) fn for_each_on_ray(&self, p: &Point, mut emit: impl FnMut(u32)) {
        let from = p - self.origin;
        let [lo, hi] = [f32_below, f32_above]
            .map(|round: fn(f64) -> f32| [round(from.x), round(from.y), round(from.z)]);
        let ray = SimdAabb::splat(lo, [f32::INFINITY, hi[1], hi[2]]);
        let meets = |node: &Node| self.boxes(&node.boxes).overlaps(&ray);
        // The traversal visits all of them.
        let _ = self.shape.bvh().for_each_overlapping(meets, |t| {
            emit(t);
            ControlFlow::Continue(())
        });
    }
}

/// Returns how a ray from `p` along +x passes through a triangle: 1 from behind, against the normal −1, 0 not at all.
fn crossing(t: &[Point; 3], p: &Point) -> i8 {
    let turns = [0, 1, 2].map(|i| turn(&t[i], &t[(i + 1) % 3], p));
    let seen = turns[0];
    if seen == 0 || turns != [seen; 3] {
        return 0;
    }
    // The triangle, seen along x, is around p. It is ahead when p is on the side that it turns its back to.
    if Plane::new(t).side(p) == -seen {
        seen
    } else {
        0
    }
}

/// Returns which way `u`, `v`, `p` turn seen along x. `p` is moved by less than any number in y, and by still less in z. So
/// a ray never meets an edge or a vertex, and of two triangles that share one it meets one (Edelsbrunner and Mücke,
/// "Simulation of simplicity", 1990). It is 0 only when `u` and `v` look the same, and then no ray meets their triangle.
fn turn(u: &Point, v: &Point, p: &Point) -> i8 {
    let sign = |x: f64, y: f64| i8::from(x > y) - i8::from(x < y);
    match orient2d(0, u, v, p) {
        0 if u.z != v.z => sign(u.z, v.z),
        0 => sign(v.y, u.y),
        exact => exact,
    }
}
