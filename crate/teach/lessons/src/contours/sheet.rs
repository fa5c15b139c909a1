//! Defines the sheet on which contours lie: the frame of every picture of a story.

use nearpoint_geometry::Vector;
use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

use super::picture::{at, layer, plate_of};
use crate::figure::{DragHandle, Figure, HandleAxis, Hidden, Item, Role, Weight};
use nearpoint_geometry::Pose;

/// A rectangle, given by its centre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sheet {
    pub centre: Point2,
    pub half: Vector2,
}

impl Sheet {
    /// Returns an empty figure with the border of the sheet.
    pub fn figure(&self) -> Figure {
        let mut figure = Figure::empty();
        let corner = |x: f64, y: f64| {
            at(
                self.centre + Vector2::new(x * self.half.x, y * self.half.y),
                0,
            )
        };
        let border = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        figure.line(&border, Role::Quiet, Weight::Thin, Hidden::Over);
        figure
    }

    /// Returns the part of a line segment that is on the sheet, or the sheet's centre if none is.
    pub fn clip(&self, [from, to]: [Point2; 2]) -> [Point2; 2] {
        let way = to - from;
        let (mut first, mut last) = (0.0_f64, 1.0_f64);
        for i in 0..2 {
            if way[i] != 0.0 {
                let ends =
                    [-1.0, 1.0].map(|s| (self.centre[i] + s * self.half[i] - from[i]) / way[i]);
                first = first.max(ends[0].min(ends[1]));
                last = last.min(ends[0].max(ends[1]));
            }
        }
        if first > last {
            (first, last) = (0.5, 0.5);
        }
        [from + way * first, from + way * last]
    }
}

/// The range and the step of dragging: how far a contour can be from its first position.
pub(crate) const MAX_SHIFT: [f64; 3] = [-4.0, 4.0, 0.05];
pub(crate) const TURNS: [f64; 3] = [-180.0, 180.0, 5.0];

/// Makes a contour draggable: it is shifted by the parameters x and y, and turned with Shift.
pub(crate) fn drag(figure: &mut Figure, b: &Polygon, shift: Vector2, values: [f64; 3]) {
    let Some(shape) = plate_of(b) else {
        return;
    };
    let [x, y, turn] = values;
    figure.items.push(Item::DragHandle(DragHandle {
        shape,
        pose: Pose::translation(shift.x, shift.y, layer(1)),
        along: vec![
            HandleAxis::new("x", Vector::x(), x, MAX_SHIFT),
            HandleAxis::new("y", Vector::y(), y, MAX_SHIFT),
        ],
        turn: Some(HandleAxis::new("turn", Vector::z(), turn, TURNS)),
    }));
}
