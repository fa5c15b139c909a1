//! Writes figures as text.

use std::fmt::{self, Display, Formatter};

use nearpoint_geometry::Point;

use super::{Figure, Grip, Item};
use crate::pin::Pin;

/// Writes a line for each item, for tests and for debugging.
impl Display for Figure {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.items.iter().try_for_each(|item| writeln!(f, "{item}"))
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Solid { shape, pose, role } => {
                let at = Place(&Point::from(pose.translation.vector));
                let triangles = shape.mesh().triangles().len();
                write!(f, "solid {role:?} triangles {triangles} at {at}")
            }
            Self::Faces {
                polygons,
                role,
                fill,
            } => {
                let corners: Vec<usize> = polygons.iter().map(Vec::len).collect();
                write!(f, "faces {role:?} {fill:?} corners {corners:?}")
            }
            Self::Line {
                points,
                role,
                weight,
                hidden,
            } => {
                write!(f, "line {role:?} {weight:?} {hidden:?}")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {}", Place(point)))
            }
            Self::Dot { at, role, symbol } => write!(f, "dot {role:?} {symbol:?} {}", Place(at)),
            Self::Label { at, text, role } => write!(f, "label {role:?} {text:?} {}", Place(at)),
            Self::Grip(Grip {
                pose, along, turn, ..
            }) => {
                let at = Place(&Point::from(pose.translation.vector));
                let handles = along.iter().chain(turn);
                let names: Vec<&str> = handles.map(|handle| handle.parameter).collect();
                write!(f, "grip {names:?} at {at}")
            }
            Self::Pin(Pin { at, graded, .. }) => write!(f, "pin {graded:?} at {}", Place(at)),
            Self::About(points) => {
                write!(f, "about")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {}", Place(point)))
            }
        }
    }
}

/// A point written with three decimals, and without a minus sign before zero.
struct Place<'a>(&'a Point);

impl Display for Place<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let number = |c: f64| format!("{:.3}", (c * 1000.0).round() / 1000.0 + 0.0);
        let Point { coords: p } = self.0;
        write!(f, "({}, {}, {})", number(p.x), number(p.y), number(p.z))
    }
}
