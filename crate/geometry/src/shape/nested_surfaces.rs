//! Compares the heights of points over two surfaces of one kind: a shaft and its bore, a ball and its socket.

use super::{FaceSurface, axis_coordinates};
use crate::nalgebra::ComplexField;
use crate::{Point, Vector};

/// The axis of a surface: a point on it, and its direction of length one.
struct Axis {
    through: Point,
    along: Vector,
}

impl FaceSurface {
    /// Returns an interval of the height of a point over the other surface, less that over this one, for all points of a
    /// ball. For coaxial cylinders it is the difference of their radii. Returns None for surfaces of different kinds, for
    /// cones that open to opposite sides, and for surfaces without heights.
    ///
    /// A point's distance from another axis differs by no more than the distance of its foot on this axis from the other
    /// one. That is largest at an end of the feet's segment. Positions along two axes differ by an amount that is linear in
    /// the point. A circle inside a torus moves by no more than both of these amounts and the difference of the radii.
    pub(crate) fn height_difference(
        &self,
        other: &Self,
        centre: &Point,
        radius: f64,
    ) -> Option<[f64; 2]> {
        let around = |middle: f64, slack: f64| Some([middle - slack, middle + slack]);
        match (*self, *other) {
            (
                Self::Sphere {
                    centre: p,
                    radius: own,
                },
                Self::Sphere {
                    centre: q,
                    radius: others,
                },
            ) => around(own - others, (q - p).norm()),
            (Self::Cylinder { radius: own, .. }, Self::Cylinder { radius: others, .. }) => {
                let [from, to] = [self.axis()?, other.axis()?];
                let out = from.out_difference(&to, centre, radius);
                Some(out.map(|end| end + own - others))
            }
            (
                Self::Cone {
                    half_angle: own, ..
                },
                Self::Cone {
                    half_angle: others, ..
                },
            ) => {
                let [from, to] = [self.axis()?, other.axis()?];
                if from.along.dot(&to.along) < 0.0 {
                    return None;
                }
                let out = from.out_difference(&to, centre, radius);
                let along = from.along_difference(&to, centre, radius);
                let (sine, cosine) = ComplexField::sin_cos(others);
                let lean = (others - own).abs() * ((centre - from.through).norm() + radius);
                Some([
                    out[0] * cosine - along[1] * sine - lean,
                    out[1] * cosine - along[0] * sine + lean,
                ])
            }
            (
                Self::Torus {
                    major: own_major,
                    minor: own,
                    ..
                },
                Self::Torus {
                    major,
                    minor: others,
                    ..
                },
            ) if own < own_major && others < major => {
                let [from, mut to] = [self.axis()?, other.axis()?];
                to.along *= from.along.dot(&to.along).signum();
                let far = |[low, high]: [f64; 2]| low.abs().max(high.abs());
                let out = far(from.out_difference(&to, centre, radius)) + (major - own_major).abs();
                let along = far(from.along_difference(&to, centre, radius));
                around(own - others, ComplexField::hypot(out, along))
            }
            _ => None,
        }
    }

    /// Returns the direction in which the height over the surface grows, at a point; None where it has none.
    pub(crate) fn gradient(&self, p: &Point) -> Option<Vector> {
        let out = || {
            let axis = self.axis()?;
            let off = p - axis.through;
            let along = axis.along.dot(&off);
            let out = (off - axis.along * along).try_normalize(0.0)?;
            Some((axis, out, along))
        };
        match *self {
            Self::Sphere { centre, .. } => (p - centre).try_normalize(0.0),
            Self::Cylinder { .. } => Some(out()?.1),
            Self::Cone { half_angle, .. } => {
                let (axis, out, _) = out()?;
                let (sine, cosine) = ComplexField::sin_cos(half_angle);
                Some(out * cosine - axis.along * sine)
            }
            Self::Torus {
                centre,
                major,
                minor,
                ..
            } if minor < major => {
                let (_, out, _) = out()?;
                (p - (centre + out * major)).try_normalize(0.0)
            }
            Self::Torus { .. } | Self::Plane { .. } | Self::Spline | Self::Other => None,
        }
    }

    /// Returns whether all points that are not above the surface are a convex body.
    pub(crate) fn is_around_convex_body(&self) -> bool {
        matches!(
            self,
            Self::Sphere { .. } | Self::Cylinder { .. } | Self::Cone { .. }
        )
    }

    fn axis(&self) -> Option<Axis> {
        let (through, along, _) = self.parameters();
        Some(Axis {
            through: through?,
            along: along?.normalize(),
        })
    }
}

impl Axis {
    /// Returns an interval of a point's distance from another axis, less that from this one, for all points of a ball.
    fn out_difference(&self, other: &Self, centre: &Point, radius: f64) -> [f64; 2] {
        let reach = |of: &Self, other: &Self| {
            let at = of.along.dot(&(centre - of.through));
            let ends = [at - radius, at + radius].map(|at| of.through + of.along * at);
            let far = ends.map(|foot| axis_coordinates(&other.through, &other.along, &foot)[0]);
            far[0].max(far[1])
        };
        [-reach(other, self), reach(self, other)]
    }

    /// Returns an interval of a point's position along another axis, less that along this one, for all points of a ball.
    fn along_difference(&self, other: &Self, centre: &Point, radius: f64) -> [f64; 2] {
        let lean = other.along - self.along;
        let middle =
            lean.dot(&(centre - self.through)) + other.along.dot(&(self.through - other.through));
        let slack = lean.norm() * radius;
        [middle - slack, middle + slack]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;
    use crate::{Pose, RigidTransform};

    #[rustfmt::skip]
    fn all(random: &mut SplitMix64) -> [FaceSurface; 4] {
        let mut size = |from: f64| from + random.uniform();
        let (p, axis) = (Point::new(0.3, -0.2, 0.5), Vector::new(0.6, 0.0, 0.8));
        [
            FaceSurface::Sphere { centre: p, radius: size(1.0) },
            FaceSurface::Cylinder { through: p, axis, radius: size(1.0) },
            FaceSurface::Cone { apex: p, axis, half_angle: size(0.3) },
            FaceSurface::Torus { centre: p, axis, major: size(2.0), minor: size(0.5) },
        ]
    }

    /// The difference of heights at random points of a ball is in the interval, and is all of it where the surfaces are
    /// coaxial; the gradient is the slope of the height.
    #[test]
    fn height_differences_of_ball_are_in_interval() {
        const SEED: u64 = 78;
        let mut random = SplitMix64::seeded(SEED);
        for round in 0..400 {
            let pairs = all(&mut random).into_iter().zip(all(&mut random));
            for (one, other) in pairs {
                let mut vector = |by: f64| Vector::from_fn(|_, _| by * random.signed());
                let off = [0.0, 1e-6, 0.1][round % 3];
                let pose = RigidTransform::new(&Pose::new(vector(off), vector(off)));
                let other = other.posed(&pose);
                let centre = Point::origin() + vector(2.0);
                let radius = vector(1.0).norm();
                let [low, high] = one.height_difference(&other, &centre, radius).unwrap();
                let at = |p: &Point| [one, other].map(|surface| surface.height(p).unwrap());
                for _ in 0..20 {
                    let p = centre + vector(1.0).normalize() * (radius * vector(1.0).x.abs());
                    let [own, others] = at(&p);
                    let found = others - own;
                    let is_within = low - 1e-12 <= found && found <= high + 1e-12;
                    assert!(is_within, "seed {SEED}: {one:?} {other:?} {p}: {found}");
                    let slope = one.gradient(&p).unwrap();
                    let step = 1e-6;
                    let rise = at(&(p + slope * step))[0] - own;
                    assert!((rise / step - 1.0).abs() < 1e-3, "seed {SEED}: {one:?} {p}");
                }
                let is_alike = matches!(
                    one,
                    FaceSurface::Sphere { .. } | FaceSurface::Cylinder { .. }
                );
                assert!(off > 0.0 || !is_alike || high - low < 1e-14);
            }
        }
    }
}
