//! Measures how far points are from a surface of known measures.

use super::FaceSurface;
use crate::nalgebra::{ComplexField, Vector2};
use crate::{Point, Vector};

impl FaceSurface {
    /// Returns the height of a point over the surface: 0 on it, negative on the side of its centre, its axis or the circle
    /// inside a torus. The heights of two points differ by no more than their distance. Returns None for a plane, whose
    /// position is not stated, for surfaces without such measures, and for a torus that passes through itself.
    pub(crate) fn height(&self, p: &Point) -> Option<f64> {
        match *self {
            Self::Sphere { centre, radius } => Some((p - centre).norm() - radius),
            Self::Cylinder {
                through,
                axis,
                radius,
            } => Some(axis_coordinates(&through, &axis, p)[0] - radius),
            Self::Cone {
                apex,
                axis,
                half_angle,
            } => {
                let [out, along] = axis_coordinates(&apex, &axis, p);
                let (sine, cosine) = ComplexField::sin_cos(half_angle);
                Some(out * cosine - along * sine)
            }
            Self::Torus {
                centre,
                axis,
                major,
                minor,
            } if minor < major => {
                let [out, along] = axis_coordinates(&centre, &axis, p);
                Some(Vector2::new(out - major, along).norm() - minor)
            }
            Self::Torus { .. } | Self::Plane { .. } | Self::Spline | Self::Other => None,
        }
    }

    /// Returns the largest coordinate or size that defines the surface.
    pub(super) fn max_abs_parameter(&self) -> f64 {
        let (point, _, sizes) = self.parameters();
        let lengths = match self {
            Self::Cone { .. } => [None; 2],
            _ => sizes,
        };
        let from = point.map_or(0.0, |p| p.coords.amax());
        lengths.into_iter().flatten().fold(from, |far, x| far + x)
    }
}

/// Returns a point's distance from an axis, and its position along it.
pub(crate) fn axis_coordinates(through: &Point, axis: &Vector, p: &Point) -> [f64; 2] {
    let off = p - through;
    // A file's direction may be a little longer than 1, or shorter.
    let length = axis.norm();
    [axis.cross(&off).norm() / length, axis.dot(&off) / length]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RigidTransform;
    use crate::random::SplitMix64;

    const AXIS: Vector = Vector::new(0.6, 0.0, 0.8);

    #[rustfmt::skip]
    fn all() -> [FaceSurface; 4] {
        let p = Point::new(0.3, -0.2, 0.5);
        [
            FaceSurface::Sphere { centre: p, radius: 1.5 },
            FaceSurface::Cylinder { through: p, axis: AXIS, radius: 1.0 },
            FaceSurface::Cone { apex: p, axis: AXIS, half_angle: 0.4 },
            FaceSurface::Torus { centre: p, axis: AXIS, major: 1.4, minor: 0.6 },
        ]
    }

    /// Returns points on each surface by their parameters.
    fn on(surface: &FaceSurface, turn: f64, along: f64) -> Point {
        let [x, y] = [Vector::new(0.8, 0.0, -0.6), Vector::y()];
        let out = x * turn.cos() + y * turn.sin();
        match *surface {
            FaceSurface::Sphere { centre, radius } => {
                centre + (out * along.cos() + AXIS * along.sin()) * radius
            }
            FaceSurface::Cylinder {
                through, radius, ..
            } => through + out * radius + AXIS * along,
            FaceSurface::Cone {
                apex, half_angle, ..
            } => apex + (AXIS + out * half_angle.tan()) * along.abs(),
            FaceSurface::Torus {
                centre,
                major,
                minor,
                ..
            } => centre + out * (major + minor * along.cos()) + AXIS * (minor * along.sin()),
            _ => unreachable!(),
        }
    }

    /// A point is on a surface if it is at height 0; heights of two points differ by no more than their distance.
    #[test]
    fn heights_are_no_steeper_than_distances() {
        let mut random = SplitMix64::seeded(77);
        let mut fraction = || 2.0 * random.uniform() - 1.0;
        for _ in 0..500 {
            for surface in all() {
                let height = |p: &Point| surface.height(p).unwrap();
                let at = on(&surface, 4.0 * fraction(), 4.0 * fraction());
                assert!(height(&at).abs() < 1e-14, "{surface:?}");
                let [p, q] = [0, 1].map(|_| Point::new(fraction(), fraction(), fraction()) * 3.0);
                let rise = (height(&p) - height(&q)).abs();
                assert!(rise <= (p - q).norm() + 1e-14, "{surface:?} {p} {q}");
                assert!(height(&p).abs() <= (p - at).norm() + 1e-14);
            }
        }
    }

    #[test]
    fn height_of_posed_point_is_unchanged() {
        let turn = crate::Pose::new(Vector::new(1.0, -2.0, 0.5), Vector::new(0.3, 0.7, -1.1));
        let pose = RigidTransform::new(&turn);
        let p = Point::new(0.7, 0.1, -0.4);
        for surface in all() {
            let moved = surface.posed(&pose).height(&pose.point(&p)).unwrap();
            assert!((moved - surface.height(&p).unwrap()).abs() < 1e-14);
        }
    }

    #[test]
    fn a_torus_through_itself_has_no_height() {
        let torus = FaceSurface::Torus {
            centre: Point::origin(),
            axis: AXIS,
            major: 0.5,
            minor: 0.6,
        };
        assert_eq!(torus.height(&Point::origin()), None);
    }
}
