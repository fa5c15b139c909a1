//! Writes figures as text.

use std::fmt::{self, Display, Formatter};

use nearpoint_geometry::Point;

use super::{DragHandle, Figure, Item};
use crate::point_handle::PointHandle;

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
                let at = RoundedPoint(&Point::from(pose.translation.vector));
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
                    .try_for_each(|point| write!(f, " {}", RoundedPoint(point)))
            }
            Self::Dot { at, role, symbol } => {
                write!(f, "dot {role:?} {symbol:?} {}", RoundedPoint(at))
            }
            Self::Label { at, text, role } => {
                write!(f, "label {role:?} {text:?} {}", RoundedPoint(at))
            }
            Self::DragHandle(DragHandle {
                pose, along, turn, ..
            }) => {
                let at = RoundedPoint(&Point::from(pose.translation.vector));
                let handles = along.iter().chain(turn);
                let names: Vec<&str> = handles.map(|handle| handle.parameter).collect();
                write!(f, "grip {names:?} at {at}")
            }
            Self::PointHandle(PointHandle { at, grade, .. }) => {
                write!(f, "pin {grade:?} at {}", RoundedPoint(at))
            }
            Self::Focus(points) => {
                write!(f, "about")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {}", RoundedPoint(point)))
            }
        }
    }
}

/// A point written with three decimals, and without a minus sign before zero.
struct RoundedPoint<'a>(&'a Point);

impl Display for RoundedPoint<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let number = |c: f64| format!("{:.3}", (c * 1000.0).round() / 1000.0 + 0.0);
        let Point { coords: p } = self.0;
        write!(f, "({}, {}, {})", number(p.x), number(p.y), number(p.z))
    }
}
