//! Finds where a ray first meets a mesh.

use crate::bounds::SimdAabb;
use crate::shape::Shape;
use crate::tolerance::{DISTANCE_NOISE, SLAB_GROWTH};
use crate::{Point, Vector};
use robust::{Coord, orient2d};
use std::ops::ControlFlow;
use wide::{CmpLe, f32x4, f64x4};

/// The point where a ray meets a triangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RayHit {
    /// The parameter: the point is `origin + t · direction`.
    pub t: f64,
    /// The triangle that is met.
    pub triangle: u32,
    /// The point, in the shape's frame.
    pub point: Point,
}

/// Finds the nearest point of the mesh on the ray from `origin` in `direction` (of any length but 0), both in the shape's
/// frame. Triangles are met from both sides. Among equally near triangles the first is returned. A triangle seen exactly
/// edge on is not met.
///
/// No ray passes between two triangles that share an edge: exact signs decide it, in a sheared frame common to both. Woop,
/// Benthin & Wald, "Watertight ray/triangle intersection" (2013), in f64 and with Shewchuk's predicate in place of their
/// fallback.
///
/// # Examples
/// ```
/// use nearpoint_geometry::closest::cast_ray;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_geometry::{Point, Vector};
///
/// let block = Mesh::weld(primitives::cuboid(2.0, 4.0, 6.0))?;
/// let block = Shape::build(block, &SequentialExecutor);
/// let eye = Point::new(-5.0, 1.0, 2.0);
/// let hit = cast_ray(&block, &eye, &Vector::x()).ok_or("the ray meets the block")?;
/// assert_eq!((hit.t, hit.point), (4.0, Point::new(-1.0, 1.0, 2.0)));
/// assert_eq!(cast_ray(&block, &eye, &Vector::y()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cast_ray(shape: &Shape, origin: &Point, direction: &Vector) -> Option<RayHit> {
    let bvh = shape.bvh();
    let ray = Ray::new(origin, direction)?;
    let pad = DISTANCE_NOISE * (bvh.bounds().max_abs_coordinate() + origin.coords.amax());
    let least =
        |node: u32, _: f64| ray.box_entries(&bvh.nodes()[node as usize].boxes, &bvh.origin(), pad);
    let mut best: Option<RayHit> = None;
    // No triangle ends the descent.
    let _ = bvh.visit_nearest_first(f64::INFINITY, true, least, |triangle| {
        if let Some(t) = ray.intersect_triangle(&shape.triangle(triangle)) {
            best = closer_hit(best, ray.hit(t, triangle));
        }
        ControlFlow::Continue(best.map_or(f64::INFINITY, |hit| hit.t))
    });
    best
}

/// Returns the nearer of both; of equals the lower triangle.
pub(crate) fn closer_hit(best: Option<RayHit>, hit: RayHit) -> Option<RayHit> {
    let order = |h: &RayHit| (h.t, h.triangle);
    Some(
        best.filter(|best| order(best) <= order(&hit))
            .unwrap_or(hit),
    )
}

/// A ray, with a frame whose third axis it follows.
pub(crate) struct Ray {
    origin: Point,
    direction: Vector,
    /// The reciprocals of the direction's coordinates.
    inverse: Vector,
    /// The axes, ending with that of the direction's largest coordinate.
    axes: [usize; 3],
    /// The shear that maps the direction to (0, 0, 1).
    shear: Vector,
}

impl Ray {
    /// Returns None for a direction without length, or for NaN or infinite numbers.
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
            inverse: direction.map(|x| 1.0 / x),
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

    /// Returns where the ray enters each of four boxes, which are measured from `from` and grown by `pad`: 0 if it begins
    /// inside, NaN if it misses. Bounds are generous, so that no rounding loses a triangle (Ize, "Robust BVH ray
    /// traversal", 2013).
    #[inline]
    fn box_entries(&self, boxes: &SimdAabb, from: &Point, pad: f64) -> [f64; 4] {
        let lanes = |side: f32x4| f64x4::new(side.to_array().map(f64::from));
        let (mut enters, mut leaves) = (f64x4::ZERO, f64x4::splat(f64::INFINITY));
        for i in 0..3 {
            let low = lanes(boxes.lo[i]) + (from[i] - self.origin[i] - pad);
            let high = lanes(boxes.hi[i]) + (from[i] - self.origin[i] + pad);
            let (near, far) = match self.inverse[i] < 0.0 {
                true => (high, low),
                false => (low, high),
            };
            // 0 · ∞ where the ray runs along a side of the box: NaN, which max and min ignore.
            enters = enters.max(near * self.inverse[i]);
            leaves = leaves.min(far * self.inverse[i] * SLAB_GROWTH);
        }
        let nowhere = f64x4::splat(f64::NAN);
        let max_distance = enters.cmp_le(leaves);
        max_distance.blend(enters / SLAB_GROWTH, nowhere).to_array()
    }

    /// Returns where the ray meets a triangle, as a multiple of the direction.
    #[inline]
    pub(crate) fn intersect_triangle(&self, corners: &[Point; 3]) -> Option<f64> {
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
