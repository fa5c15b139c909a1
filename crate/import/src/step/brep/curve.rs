//! Reads the curves of edges.

use super::bytes::ByteReader;
use super::spline::{HomogeneousPoint, Knots, SplineCurve};
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::{Point, Vector};

/// An orthogonal frame: an origin, two orthogonal directions, and the axis perpendicular to both.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::step) struct Frame {
    pub(in crate::step) origin: Point,
    /// The direction perpendicular to the other two.
    pub(in crate::step) axis: Vector,
    pub(in crate::step) x: Vector,
    pub(in crate::step) y: Vector,
}

impl Frame {
    pub(super) fn read(bytes: &mut ByteReader) -> Option<Self> {
        Some(Self {
            origin: bytes.point()?,
            axis: bytes.vector()?,
            x: bytes.vector()?,
            y: bytes.vector()?,
        })
    }

    /// Returns a point of an ellipse around the axis.
    pub(super) fn ellipse_point(&self, angle: f64, radii: [f64; 2]) -> Vector {
        let (sine, cosine) = ComplexField::sin_cos(angle);
        self.x * (radii[0] * cosine) + self.y * (radii[1] * sine)
    }
}

/// A curve of an edge, or the profile of a swept surface.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::step) enum Curve {
    Line {
        through: Point,
        along: Vector,
    },
    /// An ellipse; a circle has equal radii.
    Ellipse {
        frame: Frame,
        radii: [f64; 2],
    },
    Parabola {
        frame: Frame,
        focal: f64,
    },
    Spline(SplineCurve),
    /// An unsupported curve, for which there are no bounds: hyperbolas and offsets.
    Other,
}

impl Curve {
    pub(super) fn read(bytes: &mut ByteReader) -> Option<Self> {
        Some(match bytes.byte()? {
            1 => Self::Line {
                through: bytes.point()?,
                along: bytes.vector()?,
            },
            2 => {
                let frame = Frame::read(bytes)?;
                let radius = bytes.number()?;
                Self::Ellipse {
                    frame,
                    radii: [radius; 2],
                }
            }
            3 => Self::Ellipse {
                frame: Frame::read(bytes)?,
                radii: [bytes.number()?, bytes.number()?],
            },
            4 => Self::Parabola {
                frame: Frame::read(bytes)?,
                focal: bytes.number()?,
            },
            5 => {
                Frame::read(bytes)?;
                bytes.list(2, ByteReader::number)?;
                Self::Other
            }
            6 => {
                let is_rational = bytes.flag()?;
                let degree = bytes.short()?;
                let controls = bytes.list(degree + 1, |b| read_homogeneous(b, is_rational))?;
                let spline = Knots::bezier(degree).and_then(|k| SplineCurve::new(k, controls));
                spline.map_or(Self::Other, Self::Spline)
            }
            7 => {
                let [is_rational, is_periodic] = [bytes.flag()?, bytes.flag()?];
                let degree = bytes.short()?;
                let (controls, knots) = (bytes.read_index()?, bytes.read_index()?);
                let controls = bytes.list(controls, |b| read_homogeneous(b, is_rational))?;
                let knots = bytes.list(knots, knot)?;
                let spline =
                    knots_of(is_periodic, degree, &knots, controls.len()).and_then(|knots| {
                        let again = controls.iter().cycle().take(knots.controls());
                        let controls = again.copied().collect();
                        SplineCurve::new(knots, controls)
                    });
                spline.map_or(Self::Other, Self::Spline)
            }
            8 => {
                bytes.list(2, ByteReader::number)?;
                Self::read(bytes)?
            }
            9 => {
                bytes.number()?;
                bytes.vector()?;
                Self::read(bytes)?;
                Self::Other
            }
            _ => return None,
        })
    }

    /// Returns the point at a parameter; none for an unsupported curve.
    pub(in crate::step) fn point(&self, at: f64) -> Option<Point> {
        match self {
            Self::Line { through, along } => Some(through + along * at),
            Self::Ellipse { frame, radii } => Some(frame.origin + frame.ellipse_point(at, *radii)),
            Self::Parabola { frame, focal } => {
                Some(frame.origin + frame.x * (at * at / (4.0 * focal)) + frame.y * at)
            }
            Self::Spline(spline) => Some(dehomogenized(&spline.point(at))),
            Self::Other => None,
        }
    }
}

/// Reads the knots along one parameter.
pub(super) fn knots_of(
    is_closed: bool,
    degree: usize,
    counted: &[(f64, usize)],
    controls: usize,
) -> Option<Knots> {
    let make = if is_closed { Knots::closed } else { Knots::new };
    make(degree, counted, controls)
}

/// Reads a control point, with a weight if it is rational.
pub(super) fn read_homogeneous(
    bytes: &mut ByteReader,
    is_rational: bool,
) -> Option<HomogeneousPoint> {
    let [x, y, z]: [f64; 3] = bytes.vector()?.into();
    let w = if is_rational { bytes.number()? } else { 1.0 };
    Some([x * w, y * w, z * w, w])
}

/// Reads a knot and its multiplicity.
pub(super) fn knot(bytes: &mut ByteReader) -> Option<(f64, usize)> {
    Some((bytes.number()?, bytes.read_index()?))
}

/// Returns the point of homogeneous coordinates.
pub(in crate::step) fn dehomogenized([x, y, z, w]: &HomogeneousPoint) -> Point {
    Point::new(x / w, y / w, z / w)
}

/// Skips a curve in the parameters of a surface, because the curve in space is sufficient.
pub(super) fn skip_flat(bytes: &mut ByteReader) -> Option<()> {
    let numbers =
        |bytes: &mut ByteReader, count: usize| bytes.list(count, ByteReader::number).map(drop);
    match bytes.byte()? {
        1 => numbers(bytes, 4),
        2 | 4 => numbers(bytes, 7),
        3 | 5 => numbers(bytes, 8),
        6 => {
            let is_rational = bytes.flag()?;
            let degree = bytes.short()?;
            numbers(bytes, (degree + 1) * (2 + usize::from(is_rational)))
        }
        7 => {
            let is_rational = bytes.flag()?;
            bytes.flag()?;
            bytes.short()?;
            let (controls, knots) = (bytes.count(16)?, bytes.count(12)?);
            numbers(bytes, controls * (2 + usize::from(is_rational)))?;
            bytes.list(knots, knot).map(drop)
        }
        8 => {
            numbers(bytes, 2)?;
            skip_flat(bytes)
        }
        9 => {
            numbers(bytes, 1)?;
            skip_flat(bytes)
        }
        _ => None,
    }
}
