//! Defines planes that cut the picture open: the side that a plane's normal points to is neither drawn nor picked. They
//! belong to the view, not to the scene.

mod drag;
mod handle;
#[cfg(test)]
mod tests;

pub use drag::SectionDrag;
pub(crate) use handle::across;
pub use handle::{draw, handle_position};

use nearpoint_geometry::{Point, Vector};

use crate::axis::Axis;
use crate::camera::Ray;

/// The largest number of planes: the shader has them in one matrix.
pub const MAX_SECTIONS: usize = 4;

/// A plane that cuts the picture open: points with `normal · point ≤ offset` are seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Section {
    /// The normal in the scene, of unit length, to the side that is cut away.
    pub normal: Vector,
    /// The distance of the plane from the scene's origin along the normal.
    pub offset: f64,
}

impl Section {
    /// Makes a section plane from a normal and an offset; none if the numbers define no plane. The normal may have any
    /// length; the offset is along it.
    pub fn new(normal: Vector, offset: f64) -> Option<Self> {
        let normal = normal
            .try_normalize(0.0)
            .filter(|n| n.iter().all(|c| c.is_finite()))?;
        offset.is_finite().then_some(Self { normal, offset })
    }

    /// Makes a section plane through a point, across the axis that faces the eye most; the eye's side is cut away.
    pub fn facing(back: Vector, at: Point) -> Self {
        let along = |axis: &Axis| back.dot(&axis.direction());
        let mut axis = Axis::X;
        for other in [Axis::Y, Axis::Z] {
            if along(&other).abs() > along(&axis).abs() {
                axis = other;
            }
        }
        let normal = axis.direction() * along(&axis).signum();
        let offset = 0.0;
        Self { normal, offset }.moved_through(at)
    }

    /// Returns the parallel plane through a point.
    pub fn moved_through(&self, at: Point) -> Self {
        Self {
            normal: self.normal,
            offset: self.normal.dot(&at.coords),
        }
    }

    /// Returns the signed distance of a point from the plane, positive on the side that is cut away.
    pub fn signed_distance(&self, point: Point) -> f64 {
        self.normal.dot(&point.coords) - self.offset
    }

    /// Returns the point of the plane that is nearest to a given point.
    pub fn projection(&self, point: Point) -> Point {
        point - self.normal * self.signed_distance(point)
    }

    /// Returns the range of offsets at which the plane cuts the box of these corners; none without corners.
    pub fn offset_range(&self, corners: &[Point]) -> Option<[f64; 2]> {
        let along = corners.iter().map(|corner| self.normal.dot(&corner.coords));
        along.fold(None, |range, c| {
            let [lo, hi] = range.unwrap_or([c, c]);
            Some([c.min(lo), c.max(hi)])
        })
    }
}

/// Returns the interval of a ray, in distances from its origin, that no plane cuts away; none if all of it is cut away.
pub fn visible_interval(sections: &[Section], ray: &Ray) -> Option<[f64; 2]> {
    let (mut from, mut to) = (0.0f64, f64::INFINITY);
    for section in sections {
        let slope = section.normal.dot(&ray.direction);
        let beyond = section.signed_distance(ray.origin);
        let meets = -beyond / slope;
        if slope > 0.0 {
            to = to.min(meets);
        } else if slope < 0.0 {
            from = from.max(meets);
        } else if beyond > 0.0 {
            return None;
        }
    }
    (from <= to).then_some([from, to])
}

/// Returns whether the planes leave any of a flat, convex polygon visible.
pub fn is_visible(sections: &[Section], corners: &[Point]) -> bool {
    let mut rest = corners.to_vec();
    for section in sections {
        let before = std::mem::take(&mut rest);
        let next = before.iter().cycle().skip(1);
        for (from, to) in before.iter().zip(next) {
            let [here, there] = [from, to].map(|corner| section.signed_distance(*corner));
            if here <= 0.0 {
                rest.push(*from);
            }
            if (here < 0.0 && there > 0.0) || (here > 0.0 && there < 0.0) {
                rest.push(from + (to - from) * (here / (here - there)));
            }
        }
    }
    !rest.is_empty()
}
