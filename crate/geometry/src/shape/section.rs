//! Maps surfaces to curves in a plane: a surface of revolution to the half plane beside its axis, a cylinder seen along its
//! axis to a circle.
//!
//! Neither map takes two points farther apart than they are. So two faces are no nearer to each other than the pieces of
//! lines and circles that they are mapped to, whose distance is known in closed form.

use super::{FaceSurface, axis_coordinates};
use crate::closest::to_triangle;
use crate::nalgebra::{ComplexField, RealField, Vector2};
use crate::{Point, Vector};
use smallvec::SmallVec;
use std::f64::consts::TAU;

/// A point of the plane.
pub(crate) type At = Vector2<f64>;

/// A map of space to a plane.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Section {
    /// To the distance from an axis and the position along it.
    Revolved { through: Point, axis: Vector },
    /// Along a direction; the other two are perpendicular to it.
    Extruded {
        through: Point,
        along: Vector,
        across: [Vector; 2],
    },
}

/// A line or a circle. Heights over it grow along the normal, or away from the centre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Curve {
    Line { through: At, normal: At },
    Circle { centre: At, radius: f64 },
}

/// A piece of a curve, between two parameters: lengths along a line, angles on a circle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Piece {
    pub(crate) curve: Curve,
    pub(crate) from: f64,
    pub(crate) to: f64,
}

impl Section {
    pub(crate) fn revolved(through: Point, axis: Vector) -> Self {
        let axis = axis.normalize();
        Self::Revolved { through, axis }
    }

    pub(crate) fn extruded(through: Point, along: Vector) -> Self {
        let along = along.normalize();
        let one = along.cross(&Vector::ith(along.iamin(), 1.0)).normalize();
        Self::Extruded {
            through,
            along,
            across: [one, along.cross(&one)],
        }
    }

    /// Returns whether another one maps the points of parts of this size to the same images, but for `noise` and for their
    /// position along the axis.
    pub(crate) fn is_same(&self, other: &Self, size: f64, noise: f64) -> bool {
        match (self, other) {
            (
                Self::Revolved { through, axis },
                Self::Revolved {
                    through: p,
                    axis: own,
                },
            ) => axis.cross(own).norm() * size + axis_coordinates(through, axis, p)[0] <= noise,
            (Self::Extruded { along, .. }, Self::Extruded { along: own, .. }) => {
                along.cross(own).norm() * size <= noise
            }
            _ => false,
        }
    }

    /// Returns the normal of a plane that is mapped to a line with this normal.
    pub(crate) fn normal(&self, normal: &At) -> Vector {
        match self {
            Self::Revolved { axis, .. } => axis * normal.y,
            Self::Extruded { across: [u, v], .. } => u * normal.x + v * normal.y,
        }
    }

    /// Returns the image of a point.
    pub(crate) fn point(&self, p: &Point) -> At {
        match self {
            Self::Revolved { through, axis } => At::from(axis_coordinates(through, axis, p)),
            Self::Extruded {
                through, across, ..
            } => At::from(across.map(|axis| axis.dot(&(p - through)))),
        }
    }

    /// Returns a point with this image, on the side of the axis on which another one is.
    pub(crate) fn lift(&self, at: &At, beside: &Point) -> Point {
        match self {
            Self::Revolved { through, axis } => {
                let off = beside - through;
                let out = (off - axis * axis.dot(&off)).try_normalize(0.0);
                let any = || axis.cross(&Vector::ith(axis.iamin(), 1.0)).normalize();
                through + axis * at.y + out.unwrap_or_else(any) * at.x
            }
            Self::Extruded {
                through,
                along,
                across: [u, v],
            } => through + u * at.x + v * at.y + along * along.dot(&(beside - through)),
        }
    }

    /// Returns points whose convex hull contains the images of all points of a triangle.
    ///
    /// The distance from an axis is convex, so it is no more than that of the point of the same weights between the corners'
    /// images. It is no less than the least of all.
    pub(crate) fn hull(&self, corners: &[Point; 3]) -> SmallVec<[At; 6]> {
        let mut hull: SmallVec<[At; 6]> = corners.iter().map(|p| self.point(p)).collect();
        if let Self::Revolved { through, axis } = self {
            let flat = corners.map(|p| p - axis * axis.dot(&(p - through)));
            let least = to_triangle(through, &flat).distance_squared.sqrt();
            hull.extend(corners.map(|p| At::new(least, axis.dot(&(p - through)))));
        }
        hull
    }

    /// Returns the curve that a surface is mapped to, and how far images of its points within `reach` of `on` may be from it.
    /// A plane passes through `on`.
    pub(crate) fn curve(
        &self,
        surface: &FaceSurface,
        on: &Point,
        reach: f64,
    ) -> Option<(Curve, f64)> {
        match self {
            Self::Revolved { through, axis } => {
                let off_axis = |p: &Point| axis_coordinates(through, axis, p);
                let lean = |p: &Point, own: &Vector| {
                    axis.cross(own).norm() * ((p - on).norm() + reach) + off_axis(p)[0]
                };
                let line = |through, normal| Curve::Line { through, normal };
                Some(match *surface {
                    FaceSurface::Plane { normal } => {
                        let [out, along] = off_axis(on);
                        let normal_2 = At::new(0.0, axis.dot(&normal).signum());
                        let off = axis.cross(&normal).norm() * (out + reach);
                        (line(At::new(0.0, along), normal_2), off)
                    }
                    FaceSurface::Cylinder {
                        through: p,
                        axis: own,
                        radius,
                    } => (line(At::new(radius, 0.0), At::x()), lean(&p, &own)),
                    FaceSurface::Cone {
                        apex,
                        axis: own,
                        half_angle,
                    } => {
                        let (sine, cosine) = ComplexField::sin_cos(half_angle);
                        let normal = At::new(cosine, -sine * axis.dot(&own).signum());
                        let apex_2 = At::new(0.0, off_axis(&apex)[1]);
                        (line(apex_2, normal), lean(&apex, &own))
                    }
                    FaceSurface::Sphere { centre, radius } => {
                        let [off, along] = off_axis(&centre);
                        let centre = At::new(0.0, along);
                        (Curve::Circle { centre, radius }, off)
                    }
                    FaceSurface::Torus {
                        centre: p,
                        axis: own,
                        major,
                        minor: radius,
                    } if radius < major => {
                        let centre = At::new(major, off_axis(&p)[1]);
                        (Curve::Circle { centre, radius }, lean(&p, &own))
                    }
                    _ => return None,
                })
            }
            Self::Extruded { along, across, .. } => match *surface {
                FaceSurface::Plane { normal } => {
                    let normal_2 = At::from(across.map(|axis| axis.dot(&normal)));
                    let line = Curve::Line {
                        through: self.point(on),
                        normal: normal_2.try_normalize(0.0)?,
                    };
                    Some((line, along.dot(&normal).abs() * reach))
                }
                FaceSurface::Cylinder {
                    through: p,
                    axis: own,
                    radius,
                } => {
                    let foot = p + own * (own.dot(&(on - p)) / own.norm_squared());
                    let centre = self.point(&foot);
                    let off = along.cross(&own).norm() * reach;
                    Some((Curve::Circle { centre, radius }, off))
                }
                _ => None,
            },
        }
    }
}

impl Curve {
    /// Returns the signed distance of a point from the curve.
    pub(crate) fn height(&self, p: &At) -> f64 {
        match self {
            Self::Line { through, normal } => normal.dot(&(p - through)),
            Self::Circle { centre, radius } => (p - centre).norm() - radius,
        }
    }

    /// Returns the parameter of the point next to another.
    pub(crate) fn parameter(&self, p: &At) -> f64 {
        match self {
            Self::Line { through, normal } => tangent(normal).dot(&(p - through)),
            Self::Circle { centre, .. } => RealField::atan2(p.y - centre.y, p.x - centre.x),
        }
    }

    pub(crate) fn at(&self, parameter: f64) -> At {
        match self {
            Self::Line { through, normal } => through + tangent(normal) * parameter,
            Self::Circle { centre, radius } => {
                let (sine, cosine) = ComplexField::sin_cos(parameter);
                centre + At::new(cosine, sine) * *radius
            }
        }
    }

    /// Returns the length along the curve of one unit of its parameter.
    pub(crate) fn speed(&self) -> f64 {
        match self {
            Self::Line { .. } => 1.0,
            Self::Circle { radius, .. } => *radius,
        }
    }

    /// Returns whether two curves are nowhere farther apart than `noise`, within `reach` of a point of both.
    pub(crate) fn is_same(&self, other: &Self, near: &At, reach: f64, noise: f64) -> bool {
        match (self, other) {
            (Self::Line { normal, .. }, Self::Line { normal: others, .. }) => {
                let lean = normal.perp(others).abs() * reach;
                self.height(near).abs() + other.height(near).abs() + lean <= noise
            }
            (
                Self::Circle { centre, radius },
                Self::Circle {
                    centre: others,
                    radius: other_radius,
                },
            ) => (centre - others).norm() + (radius - other_radius).abs() <= noise,
            _ => false,
        }
    }

    /// Returns the points of both curves.
    fn crossings(&self, other: &Self) -> SmallVec<[At; 2]> {
        match (self, other) {
            (
                Self::Line { through, normal },
                Self::Line {
                    through: p,
                    normal: others,
                },
            ) => {
                let along = tangent(normal);
                let slope = others.dot(&along);
                let at = others.dot(&(p - through)) / slope;
                let is_known = slope != 0.0 && at.is_finite();
                is_known.then(|| through + along * at).into_iter().collect()
            }
            (Self::Line { through, normal }, Self::Circle { centre, radius })
            | (Self::Circle { centre, radius }, Self::Line { through, normal }) => {
                let off = normal.dot(&(centre - through));
                around(
                    centre - normal * off,
                    tangent(normal),
                    radius * radius - off * off,
                )
            }
            (
                Self::Circle { centre, radius },
                Self::Circle {
                    centre: q,
                    radius: other_radius,
                },
            ) => {
                let between = q - centre;
                let square = between.norm_squared();
                if square == 0.0 {
                    return SmallVec::new();
                }
                let (own, others) = (radius * radius, other_radius * other_radius);
                let share = (square + own - others) / (2.0 * square);
                let aside = tangent(&between) / square.sqrt();
                around(
                    centre + between * share,
                    aside,
                    own - share * share * square,
                )
            }
        }
    }
}

fn tangent(normal: &At) -> At {
    At::new(-normal.y, normal.x)
}

/// Returns the two points on either side of a middle, whose square distance from it is given.
fn around(middle: At, aside: At, square: f64) -> SmallVec<[At; 2]> {
    let far = if square >= 0.0 {
        Some(square.sqrt())
    } else {
        None
    };
    let points = far.into_iter().flat_map(|far| [-far, far]);
    points.map(|far| middle + aside * far).collect()
}

impl Piece {
    pub(crate) fn ends(&self) -> [At; 2] {
        [self.from, self.to].map(|end| self.curve.at(end))
    }

    /// Returns the parameter, turned by whole turns if need be, if the piece contains it.
    fn contained(&self, parameter: f64) -> Option<f64> {
        let at = match self.curve {
            Curve::Line { .. } => parameter,
            Curve::Circle { .. } => self.from + (parameter - self.from).rem_euclid(TAU),
        };
        (self.from <= at && at <= self.to).then_some(at)
    }

    /// Returns the point of the piece that is nearest to another.
    pub(crate) fn nearest(&self, p: &At) -> At {
        match self.contained(self.curve.parameter(p)) {
            Some(at) => self.curve.at(at),
            None => {
                let [from, to] = self.ends();
                match (p - from).norm_squared() < (p - to).norm_squared() {
                    true => from,
                    false => to,
                }
            }
        }
    }

    pub(crate) fn distance_to(&self, p: &At) -> f64 {
        (p - self.nearest(p)).norm()
    }

    /// Returns the ends, and the points between them where the height over another curve neither grows nor falls.
    pub(crate) fn extremes(&self, over: &Curve) -> SmallVec<[At; 4]> {
        let mut all: SmallVec<[At; 4]> = self.ends().into_iter().collect();
        let between: SmallVec<[At; 2]> = match (self.curve, over) {
            (Curve::Line { .. }, Curve::Line { .. }) => SmallVec::new(),
            (Curve::Line { .. }, Curve::Circle { centre, .. }) => {
                [self.curve.at(self.curve.parameter(centre))]
                    .into_iter()
                    .collect()
            }
            (Curve::Circle { centre, radius }, over) => {
                let direction = match over {
                    Curve::Line { normal, .. } => Some(*normal),
                    Curve::Circle { centre: other, .. } => (other - centre).try_normalize(0.0),
                };
                let out = direction.into_iter().flat_map(|out| [out, -out]);
                out.map(|out| centre + out * radius).collect()
            }
        };
        let is_inside = |p: &At| self.contained(self.curve.parameter(p)).is_some();
        all.extend(between.into_iter().filter(is_inside));
        all
    }

    /// Returns points of it near another piece: the extreme ones, and one in the middle of those next to the other.
    pub(crate) fn points_near(&self, other: &Self) -> SmallVec<[At; 8]> {
        let mut points: SmallVec<[At; 8]> = self.extremes(&other.curve).into_iter().collect();
        let [from, to] = other.ends().map(|end| self.nearest(&end));
        let middle = self.nearest(&((from + to) / 2.0));
        points.extend([middle, self.curve.at((self.from + self.to) / 2.0)]);
        points
    }

    /// Returns the interval of its points' heights over a curve.
    pub(crate) fn heights(&self, over: &Curve) -> [f64; 2] {
        let heights = self.extremes(over).into_iter().map(|p| over.height(&p));
        heights.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], h| {
            [low.min(h), high.max(h)]
        })
    }

    /// Returns the distance of two pieces. Where they do not meet, the shortest line between them begins at an end, or is
    /// perpendicular to one of them and leads to the nearest point of the other.
    pub(crate) fn distance(&self, other: &Self) -> f64 {
        let is_on = |piece: &Self, p: &At| piece.contained(piece.curve.parameter(p)).is_some();
        let crossings = self.curve.crossings(&other.curve);
        if crossings.iter().any(|p| is_on(self, p) && is_on(other, p)) {
            return 0.0;
        }
        let between = |one: &Self, other: &Self| {
            let from = one.extremes(&other.curve).into_iter();
            from.map(|p| other.distance_to(&p))
                .fold(f64::INFINITY, f64::min)
        };
        between(self, other).min(between(other, self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    const SEED: u64 = 91;

    fn any_piece(random: &mut SplitMix64) -> Piece {
        let mut at = || At::new(random.signed(), random.signed());
        let (p, q) = (at(), at());
        let curve = match random.uniform() < 0.5 {
            true => Curve::Line {
                through: p,
                normal: q.normalize(),
            },
            false => Curve::Circle {
                centre: p,
                radius: q.norm(),
            },
        };
        let from = 3.0 * random.signed();
        let to = from + 3.0 * random.uniform();
        Piece { curve, from, to }
    }

    fn samples(piece: &Piece) -> impl Iterator<Item = At> {
        let at = |k: u32| piece.from + (piece.to - piece.from) * f64::from(k) / 400.0;
        (0..=400).map(move |k| piece.curve.at(at(k)))
    }

    /// Distances and heights agree with those of many points of the pieces.
    #[test]
    fn distances_and_heights_of_pieces_agree_with_samples() {
        let mut random = SplitMix64::seeded(SEED);
        for _ in 0..300 {
            let [one, other] = [0, 1].map(|_| any_piece(&mut random));
            let found = one.distance(&other);
            let nearest = samples(&one).map(|p| other.distance_to(&p));
            let least = nearest.fold(f64::INFINITY, f64::min);
            // Neighbouring samples are no farther apart.
            let step = 3.0 * 1.5 / 400.0;
            let is_right = found <= least + 1e-12 && least <= found + step;
            assert!(is_right, "seed {SEED}: {one:?} {other:?}: {found} {least}");
            let [low, high] = one.heights(&other.curve);
            let heights: Vec<f64> = samples(&one).map(|p| other.curve.height(&p)).collect();
            let least = heights.iter().fold(f64::INFINITY, |h, x| h.min(*x));
            let most = heights.iter().fold(f64::NEG_INFINITY, |h, x| h.max(*x));
            assert!(
                low <= least + 1e-12 && least <= low + step,
                "seed {SEED}: {one:?}"
            );
            assert!(
                most <= high + 1e-12 && high <= most + step,
                "seed {SEED}: {one:?}"
            );
        }
    }

    /// Neither map takes points farther apart, the hull of a triangle contains the images of its points, and heights over
    /// the curve of a surface are those over the surface.
    #[test]
    fn section_keeps_distances_and_heights() {
        let mut random = SplitMix64::seeded(SEED);
        for _ in 0..300 {
            let mut vector = || Vector::from_fn(|_, _| random.signed());
            let (through, axis) = (Point::from(vector()), vector().normalize());
            let corners = [0; 3].map(|_| Point::from(vector()));
            let weights = vector().abs();
            let weights = weights / weights.sum();
            let inner = corners.iter().zip(weights.iter());
            let inner = Point::from(inner.map(|(p, w)| p.coords * *w).sum::<Vector>());
            let size = 0.5 + weights.x;
            let revolved = Section::revolved(through, axis);
            let extruded = Section::extruded(through, axis);
            let cylinder = FaceSurface::Cylinder {
                through,
                axis: -axis,
                radius: size,
            };
            let cone = FaceSurface::Cone {
                apex: through,
                axis: -axis,
                half_angle: size,
            };
            let torus = FaceSurface::Torus {
                centre: through + axis,
                axis,
                major: 2.0,
                minor: size,
            };
            let sphere = FaceSurface::Sphere {
                centre: through - axis,
                radius: size,
            };
            for (section, surface) in [
                (revolved, cylinder),
                (revolved, cone),
                (revolved, torus),
                (revolved, sphere),
                (extruded, cylinder),
            ] {
                let image = section.point(&inner);
                let far = (image - section.point(&corners[0])).norm();
                assert!(far <= (inner - corners[0]).norm() + 1e-12, "seed {SEED}");
                let hull = section.hull(&corners);
                for k in 0..32 {
                    let (sine, cosine) = f64::sin_cos(0.2 * f64::from(k));
                    let along = |p: &At| p.dot(&At::new(cosine, sine));
                    let most = hull.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
                    assert!(along(&image) <= most + 1e-12, "seed {SEED}: {section:?}");
                }
                let (curve, off) = section.curve(&surface, &through, 4.0).unwrap();
                let height = surface.height(&inner).unwrap();
                assert!(
                    off < 1e-12 && (curve.height(&image) - height).abs() < 1e-12,
                    "seed {SEED}: {surface:?}"
                );
                let lifted = section.lift(&image, &inner);
                assert!((lifted - inner).norm() < 1e-12, "seed {SEED}");
            }
        }
    }
}
