//! Recognises rational splines that are cylinders, cones, spheres or tori, as many CAD programs write them.
//!
//! *Candidate*: three circles of the net of parameters determine an axis. Their radii and positions along it are the
//! profile: three points on a line are a cylinder or a cone, three on a circle a sphere or a torus.
//!
//! *Proof*: the equation of the candidate, applied to a Bézier patch `P / w`, is a polynomial `Q` over a power of `w`. It
//! is nowhere larger than its largest coefficient in Bernstein form, and `w` nowhere smaller than its smallest. The
//! equation has the distance from the surface as a factor, and its other factors have positive lower bounds:
//!
//! | form | equation | other factors |
//! |---|---|---|
//! | cylinder, sphere | ρ² − r² | ρ + r ≥ r |
//! | cone of half angle α | ρ² cos² α − z² sin² α | ρ cos α + z sin α ≥ z sin α |
//! | torus | (ρ² + z² + R² − r²)² − 4 R² ρ² | h + 2 r ≥ r, and (ρ + R)² + z² − r² ≥ R² − r² |
//!
//! The distance of the spline from the candidate is thus bounded everywhere, and not only at samples.

use super::Surface;
use super::curve::{Frame, dehomogenized};
use super::spline::{HomogeneousPoint, Patch, SplineSurface};
use nearpoint_geometry::nalgebra::{ComplexField, Vector2};
use nearpoint_geometry::tolerance::SPLINE_FORM_NOISE;
use nearpoint_geometry::{Point, Vector};

/// The parameters of the samples, as fractions of the domain.
const SAMPLES: [f64; 3] = [0.15, 0.5, 0.85];

impl SplineSurface {
    /// Returns the cylinder, cone, sphere or torus that it is, and how far it may be from that; none if there is none
    /// within [`SPLINE_FORM_NOISE`] of its size and its radius.
    pub(super) fn form(&self) -> Option<(Surface, f64)> {
        let first = dehomogenized(self.controls.first()?);
        let off = self
            .controls
            .iter()
            .map(|p| (dehomogenized(p) - first).amax());
        let size = off.fold(0.0, f64::max);
        [0, 1].into_iter().find_map(|along| {
            let form = self.candidate(along, size)?;
            let [low, high] = self.domain();
            let mut patches = self.patches(low, high).into_iter().flatten();
            let off = patches.try_fold(0.0, |far: f64, patch| {
                let off = distance(&form, &patch)?;
                off.is_finite().then(|| far.max(off))
            })?;
            // A net may be far longer than the face that is cut from it.
            let radius = match form {
                Surface::Cylinder { radius, .. }
                | Surface::Cone { radius, .. }
                | Surface::Sphere { radius, .. } => radius,
                Surface::Torus { minor, .. } => minor,
                _ => return None,
            };
            (off <= SPLINE_FORM_NOISE * size.min(radius)).then_some((form, off))
        })
    }

    /// Returns the form of three circles along a parameter.
    fn candidate(&self, along: usize, size: f64) -> Option<Surface> {
        let [low, high] = self.domain();
        let at = |share: [f64; 2]| {
            let at = [0, 1].map(|k| low[k] + (high[k] - low[k]) * share[k]);
            dehomogenized(&self.point(at))
        };
        let circle = |beside: f64| {
            circle_through(SAMPLES.map(|share| match along {
                0 => at([share, beside]),
                _ => at([beside, share]),
            }))
        };
        let [first, second, third] = SAMPLES.map(circle);
        let circles = [first?, second?, third?];
        let (origin, axis, _) = circles[0];
        let profile = circles.map(|(centre, _, radius)| {
            let off = centre - origin;
            Vector2::new(radius, off.dot(&axis))
        });
        let frame = |along: f64, axis: Vector| {
            let x = axis.cross(&Vector::ith(axis.iamin(), 1.0)).normalize();
            Frame {
                origin: origin + circles[0].1 * along,
                axis,
                x,
                y: axis.cross(&x),
            }
        };
        let noise = SPLINE_FORM_NOISE * size;
        let [from, middle, to] = profile;
        let chord = to - from;
        if (chord.perp(&(middle - from)) / chord.norm()).abs() <= noise {
            if chord.x.abs() <= noise {
                return Some(Surface::Cylinder {
                    frame: frame(0.0, axis),
                    radius: from.x,
                });
            }
            // It widens along its axis.
            let axis = axis * (chord.x * chord.y).signum();
            return (chord.y.abs() > noise).then(|| Surface::Cone {
                frame: frame(0.0, axis),
                radius: from.x,
                half_angle: ComplexField::atan((chord.x / chord.y).abs()),
            });
        }
        let (centre, _, radius) = circle_through(profile.map(|p| Point::new(p.x, p.y, 0.0)))?;
        let frame = frame(centre.y, axis);
        Some(match centre.x.abs() <= noise {
            true => Surface::Sphere { frame, radius },
            false => Surface::Torus {
                frame,
                major: centre.x,
                minor: radius,
            },
        })
    }
}

/// Returns the centre, the axis and the radius of the circle through three points; none if they are collinear.
fn circle_through([a, b, c]: [Point; 3]) -> Option<(Point, Vector, f64)> {
    let [p, q] = [b - a, c - a];
    let normal = p.cross(&q);
    let to_centre = (p.norm_squared() * q - q.norm_squared() * p).cross(&normal);
    let to_centre = to_centre / (2.0 * normal.norm_squared());
    let is_round = to_centre.iter().all(|x| x.is_finite()) && normal.norm() > 0.0;
    is_round.then(|| (a + to_centre, normal.normalize(), to_centre.norm()))
}

/// Bounds the distance of a patch from a form; none if the form has no equation here.
fn distance(form: &Surface, patch: &Patch) -> Option<f64> {
    let coordinate = |frame: &Frame, axis: &Vector| {
        Polynomial::of(patch, |[x, y, z, w]| {
            axis.dot(&Vector::new(*x, *y, *z)) - w * axis.dot(&frame.origin.coords)
        })
    };
    let weight = Polynomial::of(patch, |p| p[3]);
    let least_weight = weight.least();
    let square = |frame: &Frame, axis: &Vector| coordinate(frame, axis).squared();
    let out = |frame: &Frame| square(frame, &frame.x).plus(&square(frame, &frame.y), 1.0);
    let quadric = |squares: Polynomial, constant: f64| {
        let equation = squares.plus(&weight.squared(), -constant);
        equation.largest() / (least_weight * least_weight)
    };
    let off = match form {
        Surface::Cylinder { frame, radius } => quadric(out(frame), radius * radius) / radius,
        Surface::Sphere { frame, radius } => {
            let all = out(frame).plus(&square(frame, &frame.axis), 1.0);
            quadric(all, radius * radius) / radius
        }
        Surface::Cone {
            frame,
            radius,
            half_angle,
        } => {
            let (sine, cosine) = ComplexField::sin_cos(*half_angle);
            let height = coordinate(frame, &frame.axis).plus(&weight, radius * cosine / sine);
            let lowest = height.least_over(&weight);
            let squares = out(frame)
                .scaled(cosine * cosine)
                .plus(&height.squared(), -sine * sine);
            (lowest > 0.0).then(|| quadric(squares, 0.0) / (lowest * sine))?
        }
        Surface::Torus {
            frame,
            major,
            minor,
        } if minor < major => {
            let inner = major * major - minor * minor;
            let out = out(frame);
            let sum = out
                .plus(&square(frame, &frame.axis), 1.0)
                .plus(&weight.squared(), inner);
            let equation = sum
                .squared()
                .plus(&out.times(&weight.squared()), -4.0 * major * major);
            equation.largest() / least_weight.powi(4) / (minor * inner)
        }
        _ => return None,
    };
    Some(off)
}

/// A polynomial of two parameters in Bernstein form: its coefficients, multiplied by the binomial coefficients.
struct Polynomial {
    rows: Vec<Vec<f64>>,
}

impl Polynomial {
    /// Makes the polynomial of these numbers of a patch's control points.
    fn of(patch: &Patch, number: impl Fn(&HomogeneousPoint) -> f64) -> Self {
        let rows = patch.controls.iter();
        let plain: Vec<Vec<f64>> = rows.map(|row| row.iter().map(&number).collect()).collect();
        Self { rows: plain }.mapped(|x, binomial| x * binomial)
    }

    fn mapped(&self, change: impl Fn(f64, f64) -> f64) -> Self {
        let down = binomials(self.rows.len() - 1);
        let across = binomials(self.rows[0].len() - 1);
        let rows = self.rows.iter().zip(&down);
        let changed = |(row, of_row): (&Vec<f64>, &f64)| {
            let row = row.iter().zip(&across);
            row.map(|(x, binomial)| change(*x, of_row * binomial))
                .collect()
        };
        Self {
            rows: rows.map(changed).collect(),
        }
    }

    fn times(&self, other: &Self) -> Self {
        let columns = self.rows[0].len() + other.rows[0].len() - 1;
        let mut rows = vec![vec![0.0; columns]; self.rows.len() + other.rows.len() - 1];
        for (i, row) in self.rows.iter().enumerate() {
            for (k, x) in row.iter().enumerate() {
                for (j, factors) in other.rows.iter().enumerate() {
                    for (l, y) in factors.iter().enumerate() {
                        rows[i + j][k + l] += x * y;
                    }
                }
            }
        }
        Self { rows }
    }

    fn squared(&self) -> Self {
        self.times(self)
    }

    fn scaled(&self, factor: f64) -> Self {
        self.mapped(|x, _| x * factor)
    }

    /// Adds a multiple of a polynomial of the same degrees.
    fn plus(&self, other: &Self, factor: f64) -> Self {
        let rows = self.rows.iter().zip(&other.rows);
        let sum = |(row, more): (&Vec<f64>, &Vec<f64>)| {
            row.iter().zip(more).map(|(x, y)| x + factor * y).collect()
        };
        Self {
            rows: rows.map(sum).collect(),
        }
    }

    fn coefficients(&self) -> impl Iterator<Item = f64> {
        let plain = self.mapped(|x, binomial| x / binomial);
        plain.rows.into_iter().flatten()
    }

    /// Returns a bound of its absolute value.
    fn largest(&self) -> f64 {
        self.coefficients().map(f64::abs).fold(0.0, larger_or_nan)
    }

    /// Returns a lower bound.
    fn least(&self) -> f64 {
        self.coefficients().fold(f64::INFINITY, f64::min)
    }

    /// Returns a lower bound of its ratio to another that is positive.
    fn least_over(&self, other: &Self) -> f64 {
        let ratios = self.coefficients().zip(other.coefficients());
        ratios.map(|(x, y)| x / y).fold(f64::INFINITY, f64::min)
    }
}

/// Returns the larger number, or NaN if either is.
fn larger_or_nan(x: f64, y: f64) -> f64 {
    if x.is_nan() || x >= y { x } else { y }
}

/// Returns the binomial coefficients of a degree.
fn binomials(degree: usize) -> Vec<f64> {
    let mut row = vec![1.0];
    for k in 0..degree {
        row.push(row[k] * (degree - k) as f64 / (k + 1) as f64);
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::brep::spline::Knots;
    use nearpoint_geometry::Pose;
    use nearpoint_testing::Random;

    /// Returns the controls and weights of an arc of this angle around the origin, quadratic, from a start.
    fn arc(start: f64, angle: f64, radius: f64) -> Vec<[f64; 3]> {
        let weight = (angle / 2.0).cos();
        [0.0, 0.5, 1.0]
            .map(|k| {
                let (w, turn) = (if k == 0.5 { weight } else { 1.0 }, start + angle * k);
                let r = radius / w;
                [r * turn.cos(), r * turn.sin(), w]
            })
            .to_vec()
    }

    /// Turns a profile, of points (out, along, weight), by an angle around the z axis.
    fn turned(profile: &[[f64; 3]], angle: f64, pose: &Pose, digits: f64) -> SplineSurface {
        let degree = profile.len() - 1;
        let knots = [Knots::bezier(2).unwrap(), Knots::bezier(degree).unwrap()];
        let rounded = |x: f64| (x * digits).round() / digits;
        let controls = arc(0.3, angle, 1.0).into_iter().flat_map(|[x, y, w]| {
            profile.iter().map(move |[out, along, weight]| {
                let p = pose * Point::new(x * out, y * out, *along);
                let w = rounded(w * weight);
                [p.x * w, p.y * w, p.z * w, w]
            })
        });
        SplineSurface::new(knots, controls.collect()).unwrap()
    }

    fn height(form: &Surface, p: &Point) -> f64 {
        let of = |frame: &Frame| {
            let off = p - frame.origin;
            (
                off.dot(&frame.x).hypot(off.dot(&frame.y)),
                off.dot(&frame.axis),
            )
        };
        match form {
            Surface::Cylinder { frame, radius } => of(frame).0 - radius,
            Surface::Sphere { frame, radius } => (p - frame.origin).norm() - radius,
            Surface::Cone {
                frame,
                radius,
                half_angle,
            } => {
                let (out, along) = of(frame);
                (out - radius) * half_angle.cos() - along * half_angle.sin()
            }
            Surface::Torus {
                frame,
                major,
                minor,
            } => {
                let (out, along) = of(frame);
                (out - major).hypot(along) - minor
            }
            other => panic!("{other:?}"),
        }
    }

    /// Turned lines and arcs in any pose are recognised; all their points are as near as the bound says. With weights of
    /// few digits the bound is larger, but holds.
    #[test]
    fn turned_profiles_are_recognised_with_a_bound_that_holds() {
        let mut random = Random::seeded("turned_profiles_are_recognised", 71);
        let mut kinds = [0; 4];
        for round in 0..400 {
            let pose = random.pose(5.0);
            let [r, l] = [0.0; 2].map(|_: f64| random.between(0.5, 3.0));
            let (start, sweep) = (random.between(-1.0, 0.5), random.between(0.3, 1.0));
            let away = match round % 4 {
                2 => 0.0,
                _ => r + random.between(0.5, 2.0),
            };
            let profile = match round % 4 {
                0 => vec![[r, 0.0, 1.0], [r, l, 1.0]],
                1 => vec![[r, 0.0, 1.0], [r + random.between(0.1, 2.0), l, 1.0]],
                _ => arc(start, sweep, r)
                    .into_iter()
                    .map(|[x, y, w]| [x + away, y, w])
                    .collect(),
            };
            let digits = random.pick(&[1e17, 1e11]);
            let surface = turned(&profile, random.between(0.4, 2.5), &pose, digits);
            let Some((form, off)) = surface.form() else {
                // Few digits determine a short arc poorly.
                assert!(digits < 1e12, "{round}");
                continue;
            };
            let is_kind = match round % 4 {
                0 => matches!(form, Surface::Cylinder { .. }),
                1 => matches!(form, Surface::Cone { .. }),
                2 => matches!(form, Surface::Sphere { .. }),
                _ => matches!(form, Surface::Torus { .. }),
            };
            assert!(is_kind || digits < 1e12, "{round}: {form:?}");
            kinds[round % 4] += 1;
            for _ in 0..40 {
                let at = [0; 2].map(|_| random.between(0.0, 1.0));
                let p = dehomogenized(&surface.point(at));
                let found = height(&form, &p).abs();
                assert!(found <= off + 1e-14, "{round} {form:?} {off} {found}");
            }
        }
        assert!(kinds.iter().all(|&count| count > 50), "{kinds:?}");
    }

    #[test]
    fn nearly_round_surfaces_are_not_recognised() {
        let pose = Pose::identity();
        let line = [[2.0, 0.0, 1.0], [2.0, 5.0, 1.0]];
        assert!(turned(&line, 1.5, &pose, 1e17).form().is_some());
        // Weights of few digits, a barrel, and a parabola instead of a circle.
        assert!(turned(&line, 1.5, &pose, 1e7).form().is_none());
        let barrel = [[2.0, 0.0, 1.0], [2.0 + 1e-6, 2.0, 1.0], [2.0, 5.0, 1.0]];
        assert!(turned(&barrel, 1.5, &pose, 1e17).form().is_none());
        assert!(turned(&line, 1.5, &pose, 1.0).form().is_none());
    }
}
