//! Where a ray first meets a mesh.

use crate::bounds::{Aabb, Child};
use crate::shape::Shape;
use crate::tolerance::{DISTANCE_NOISE, SLAB_GROWTH};
use crate::{Point, Vector};
use robust::{Coord, orient2d};

/// Where a ray meets a triangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RayHit {
    /// The point is `origin + t · direction`.
    pub t: f64,
    /// The triangle that is met.
    pub triangle: u32,
    /// The point, in the shape's frame.
    pub point: Point,
}

/// The nearest point of the mesh on the ray from `origin` in `direction` (of any length but 0), both in the shape's
/// frame; triangles are met from both sides. Of equally near triangles the first is told. A triangle seen exactly edge
/// on is not met.
///
/// No ray slips between two triangles that share an edge: whether it passes inside is decided by exact signs in a
/// sheared frame that both share. Woop, Benthin & Wald, "Watertight ray/triangle intersection" (2013), in f64 and with
/// Shewchuk's predicate in place of their fallback.
pub fn cast_ray(shape: &Shape, origin: &Point, direction: &Vector) -> Option<RayHit> {
    let ray = Ray::new(origin, direction)?;
    let bvh = shape.bvh();
    let pad = DISTANCE_NOISE * (bvh.bounds().reach() + origin.coords.amax());
    let mut best: Option<RayHit> = None;
    let mut open = vec![(0.0, 0u32)];
    while let Some((entry, index)) = open.pop() {
        let nearest = |best: &Option<RayHit>| best.map_or(f64::INFINITY, |hit| hit.t);
        if entry > nearest(&best) {
            continue;
        }
        let node = &bvh.nodes()[index as usize];
        let first = open.len();
        for slot in 0..4 {
            let child = node.child(slot);
            if child == Child::Empty {
                continue;
            }
            let Some(entry) = ray.enters(&bvh.child_bounds(node, slot).grown(pad)) else {
                continue;
            };
            match child {
                Child::Node(child) => open.push((entry, child)),
                Child::Triangle(triangle) => {
                    if let Some(t) = ray.meets(&shape.triangle(triangle)) {
                        best = nearer(best, ray.hit(t, triangle));
                    }
                }
                Child::Empty => {}
            }
        }
        open[first..].sort_unstable_by(|x, y| y.0.total_cmp(&x.0));
    }
    best
}

/// The nearer of both; of equals the lower triangle.
pub(crate) fn nearer(best: Option<RayHit>, hit: RayHit) -> Option<RayHit> {
    let order = |h: &RayHit| (h.t, h.triangle);
    Some(
        best.filter(|best| order(best) <= order(&hit))
            .unwrap_or(hit),
    )
}

/// A ray with the frame in which it runs along the third axis.
pub(crate) struct Ray {
    origin: Point,
    direction: Vector,
    /// The axes, that of the direction's largest coordinate last.
    axes: [usize; 3],
    /// What takes the direction to (0, 0, 1).
    shear: Vector,
}

impl Ray {
    /// None for a direction without length, or for numbers that are none.
    pub(crate) fn new(origin: &Point, direction: &Vector) -> Option<Ray> {
        let finite = origin.iter().chain(direction.iter()).all(|x| x.is_finite());
        let last = direction.iamax();
        if !finite || direction[last] == 0.0 {
            return None;
        }
        let axes = [(last + 1) % 3, (last + 2) % 3, last];
        let along = direction[last];
        Some(Ray {
            origin: *origin,
            direction: *direction,
            axes,
            shear: Vector::new(
                direction[axes[0]] / along,
                direction[axes[1]] / along,
                1.0 / along,
            ),
        })
    }

    pub(crate) fn hit(&self, t: f64, triangle: u32) -> RayHit {
        RayHit {
            t,
            triangle,
            point: self.origin + self.direction * t,
        }
    }

    /// Where the ray comes into the box, at 0 if it begins inside; generous, so that no rounding loses a triangle (Ize,
    /// "Robust BVH ray traversal", 2013).
    fn enters(&self, bounds: &Aabb) -> Option<f64> {
        let (mut from, mut to) = (0f64, f64::INFINITY);
        for i in 0..3 {
            let inverse = 1.0 / self.direction[i];
            let one = (bounds.lo[i] - self.origin[i]) * inverse;
            let two = (bounds.hi[i] - self.origin[i]) * inverse;
            // 0 · ∞ where the ray runs along a side of the box: no number, and max and min pass it over.
            from = from.max(one.min(two));
            to = to.min(one.max(two) * SLAB_GROWTH);
        }
        (from <= to).then_some(from / SLAB_GROWTH)
    }

    /// Where the ray meets a triangle, as a multiple of the direction.
    pub(crate) fn meets(&self, corners: &[Point; 3]) -> Option<f64> {
        let [x, y, z] = self.axes;
        let seen = corners.map(|corner| {
            let to = corner - self.origin;
            let at = Coord {
                x: to[x] - self.shear.x * to[z],
                y: to[y] - self.shear.y * to[z],
            };
            (at, self.shear.z * to[z])
        });
        let centre = Coord { x: 0.0, y: 0.0 };
        // Twice the areas over the edges opposite each corner.
        let area = |i: usize| orient2d(seen[(i + 1) % 3].0, seen[(i + 2) % 3].0, centre);
        let areas = [area(0), area(1), area(2)];
        if areas.iter().any(|a| *a < 0.0) && areas.iter().any(|a| *a > 0.0) {
            return None;
        }
        let whole: f64 = areas.iter().sum();
        if whole == 0.0 {
            return None;
        }
        let t = (0..3).map(|i| areas[i] / whole * seen[i].1).sum();
        (t >= 0.0).then_some(t)
    }
}
