//! Represents a bounding sphere.

use crate::Point;
use crate::tolerance::SPHERE_NOISE;

/// A ball: all points no farther than `radius` from `centre`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sphere {
    /// The centre, in the frame of the bounded shape.
    pub centre: Point,
    /// The radius, not negative.
    pub radius: f64,
}

impl Sphere {
    /// Returns whether the ball contains all of `other`, as computed in f64.
    pub fn contains(&self, other: &Sphere) -> bool {
        (other.centre - self.centre).norm() + other.radius <= self.radius
    }

    /// Returns the sphere, grown by its rounding error, for coordinates up to `reach`.
    pub fn grown(self, reach: f64) -> Self {
        let noise = SPHERE_NOISE * (reach + self.centre.coords.amax() + self.radius);
        Self {
            radius: self.radius + noise,
            ..self
        }
    }

    /// Returns the smallest ball around two balls.
    pub fn enclosing(a: &Sphere, b: &Sphere) -> Self {
        let across = b.centre - a.centre;
        let apart = across.norm();
        let around = if apart + b.radius <= a.radius {
            *a
        } else if apart + a.radius <= b.radius {
            *b
        } else {
            let radius = (apart + a.radius + b.radius) / 2.0;
            Self {
                centre: a.centre + across * ((radius - a.radius) / apart),
                radius,
            }
        };
        around.grown(0.0)
    }

    /// Returns the smallest ball with this centre around all given balls.
    pub fn enclosing_at<'a>(centre: Point, all: impl Iterator<Item = &'a Sphere>) -> Self {
        let reach = |sphere: &Sphere| (sphere.centre - centre).norm() + sphere.radius;
        let radius = all.map(reach).fold(0.0, f64::max);
        Self { centre, radius }.grown(0.0)
    }
}
