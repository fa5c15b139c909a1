//! A bounding sphere.

use crate::Point;
use crate::tolerance::SPHERE_NOISE;

/// All points no farther than `radius` from `centre`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sphere {
    /// In the frame of what it is around.
    pub centre: Point,
    /// Not negative.
    pub radius: f64,
}

impl Sphere {
    /// Whether all of `other` is in it, as computed.
    pub fn contains(&self, other: &Sphere) -> bool {
        (other.centre - self.centre).norm() + other.radius <= self.radius
    }

    /// Larger by what rounding may have cost it; coordinates up to `reach` went into it.
    pub fn grown(self, reach: f64) -> Self {
        let noise = SPHERE_NOISE * (reach + self.centre.coords.amax() + self.radius);
        Self {
            radius: self.radius + noise,
            ..self
        }
    }

    /// The smallest around two.
    pub fn around_two(a: &Sphere, b: &Sphere) -> Self {
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

    /// The smallest with this centre around all.
    pub fn about<'a>(centre: Point, all: impl Iterator<Item = &'a Sphere>) -> Self {
        let reach = |sphere: &Sphere| (sphere.centre - centre).norm() + sphere.radius;
        let radius = all.map(reach).fold(0.0, f64::max);
        Self { centre, radius }.grown(0.0)
    }
}
