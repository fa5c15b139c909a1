//! Reads the surfaces of faces.

use super::bytes::ByteReader;
use super::curve::{Curve, Frame, knot, knots_of, read_homogeneous};
use super::spline::{Knots, SplineSurface};
use nearpoint_geometry::{Point, Vector};

#[derive(Debug, Clone, PartialEq)]
pub(in crate::step) enum Surface {
    Plane(Frame),
    Cylinder {
        frame: Frame,
        radius: f64,
    },
    /// A cone with this radius at the frame's origin; it widens along the axis.
    Cone {
        frame: Frame,
        radius: f64,
        half_angle: f64,
    },
    Sphere {
        frame: Frame,
        radius: f64,
    },
    Torus {
        frame: Frame,
        major: f64,
        minor: f64,
    },
    /// A curve swept along a direction.
    Extrusion {
        along: Vector,
        curve: Curve,
    },
    /// A curve rotated around an axis.
    Revolution {
        through: Point,
        axis: Vector,
        curve: Curve,
    },
    Spline(SplineSurface),
    /// A spline that is a cylinder, a cone, a sphere or a torus, or no farther from it than this.
    Recognized {
        form: Box<Surface>,
        error: f64,
    },
    /// An unsupported surface, for which there are no bounds: offsets.
    Other,
}

impl Surface {
    /// Returns whether the surface may bend in both directions with a varying curvature.
    pub(in crate::step) fn is_free_form(&self) -> bool {
        matches!(
            self,
            Self::Revolution { .. } | Self::Spline(_) | Self::Other
        )
    }

    pub(super) fn read(bytes: &mut ByteReader) -> Option<Self> {
        Some(match bytes.byte()? {
            1 => Self::Plane(Frame::read(bytes)?),
            2 => Self::Cylinder {
                frame: Frame::read(bytes)?,
                radius: bytes.number()?,
            },
            3 => Self::Cone {
                frame: Frame::read(bytes)?,
                radius: bytes.number()?,
                half_angle: bytes.number()?,
            },
            4 => Self::Sphere {
                frame: Frame::read(bytes)?,
                radius: bytes.number()?,
            },
            5 => Self::Torus {
                frame: Frame::read(bytes)?,
                major: bytes.number()?,
                minor: bytes.number()?,
            },
            6 => Self::Extrusion {
                along: bytes.vector()?,
                curve: Curve::read(bytes)?,
            },
            7 => Self::Revolution {
                through: bytes.point()?,
                axis: bytes.vector()?,
                curve: Curve::read(bytes)?,
            },
            8 => {
                let is_rational = bytes.flag()? | bytes.flag()?;
                let degrees = [bytes.short()?, bytes.short()?];
                let count = (degrees[0] + 1) * (degrees[1] + 1);
                let controls = bytes.list(count, |b| read_homogeneous(b, is_rational))?;
                let knots = Knots::bezier(degrees[0]).zip(Knots::bezier(degrees[1]));
                let spline = knots.and_then(|(u, v)| SplineSurface::new([u, v], controls));
                spline.map_or(Self::Other, Self::of_spline)
            }
            9 => Self::read_spline(bytes)?,
            10 => {
                bytes.list(4, ByteReader::number)?;
                Self::read(bytes)?
            }
            11 => {
                bytes.number()?;
                Self::read(bytes)?;
                Self::Other
            }
            _ => return None,
        })
    }

    fn read_spline(bytes: &mut ByteReader) -> Option<Self> {
        let is_rational = bytes.flag()? | bytes.flag()?;
        let is_closed = [bytes.flag()?, bytes.flag()?];
        let degrees = [bytes.short()?, bytes.short()?];
        let [rows, columns] = [bytes.read_index()?, bytes.read_index()?];
        let counts = [bytes.read_index()?, bytes.read_index()?];
        let controls = rows.checked_mul(columns)?;
        let controls = bytes.list(controls, |b| read_homogeneous(b, is_rational))?;
        let knots = [bytes.list(counts[0], knot)?, bytes.list(counts[1], knot)?];
        let spline = knots_of(is_closed[0], degrees[0], &knots[0], rows)
            .zip(knots_of(is_closed[1], degrees[1], &knots[1], columns))
            .and_then(|(u, v)| {
                let (all_rows, all_columns) = (u.controls(), v.controls());
                let places =
                    (0..all_rows * all_columns).map(|n| (n / all_columns, n % all_columns));
                let at = |(i, k)| controls[i % rows * columns + k % columns];
                SplineSurface::new([u, v], places.map(at).collect())
            });
        Some(spline.map_or(Self::Other, Self::of_spline))
    }

    fn of_spline(spline: SplineSurface) -> Self {
        match spline.form() {
            Some((form, error)) => Self::Recognized {
                form: Box::new(form),
                error,
            },
            None => Self::Spline(spline),
        }
    }
}
