//! Defines the figure of a step: solids, lines, dots and captions in one world, each with a role.

mod format;
mod style;

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::bound::Bound;
use crate::point_handle::PointHandle;
pub use style::{Caption, Fill, Hidden, Role, Symbol, Weight};

/// The figure of a step: the items of one picture. Items that stand side by side, as two shapes and their difference,
/// are placed so in the one world.
#[derive(Debug, Clone)]
pub struct Figure {
    /// The axis that points up.
    pub up: Up,
    /// The items of the picture.
    pub items: Vec<Item>,
}

/// An item of a picture.
#[derive(Debug, Clone)]
pub enum Item {
    /// A part or another body.
    Solid {
        /// The mesh of the body.
        shape: Arc<Shape>,
        /// The shape's frame to the world.
        pose: Pose,
        /// The role, which sets the colours.
        role: Role,
    },
    /// Flat faces, each by the corners around it.
    Faces {
        /// The polygons, counter-clockwise as seen from outside.
        polygons: Vec<Vec<Point>>,
        /// The role, which sets the colours.
        role: Role,
        /// The filling.
        fill: Fill,
    },
    /// A line from point to point.
    Line {
        /// The points, in the world; there are at least two.
        points: Vec<Point>,
        /// The role, which sets the colours.
        role: Role,
        /// The width.
        weight: Weight,
        /// The look behind solids.
        hidden: Hidden,
    },
    /// A point that matters.
    Dot {
        /// The position, in the world.
        at: Point,
        /// The role, which sets the colours.
        role: Role,
        /// The form, which distinguishes the point without colour.
        symbol: Symbol,
    },
    /// A caption beside a point.
    Label {
        /// The position, in the world.
        at: Point,
        /// The text.
        text: Caption,
        /// The role, which sets the colours.
        role: Role,
    },
    /// A body that can be dragged; the handle itself is not drawn.
    DragHandle(DragHandle),
    /// A point that is dragged to answer a question.
    PointHandle(PointHandle),
    /// The points around the subject of the step, where that is not all but the background. They are not drawn.
    Focus(Vec<Point>),
}

/// A body in a figure that can be dragged. A drag sets parameters of the lesson.
#[derive(Debug, Clone)]
pub struct DragHandle {
    /// The body's shape.
    pub shape: Arc<Shape>,
    /// The shape's frame to the world.
    pub pose: Pose,
    /// The handles of a drag; their directions are unit vectors at right angles. If there are none, each drag turns the body
    /// about the origin of its pose.
    pub along: Vec<HandleAxis>,
    /// The handle of a turn, in degrees: of a drag with the Shift key, or of each drag if the body cannot be moved.
    pub turn: Option<HandleAxis>,
}

/// A number parameter that a drag handle sets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandleAxis {
    /// The parameter's name.
    pub parameter: &'static str,
    /// The direction of growth, or the axis of a rotation, in the world.
    pub direction: Vector,
    /// The value of the parameter in this figure.
    pub value: f64,
    /// The least value and the greatest.
    pub range: [f64; 2],
    /// The difference between two neighbouring values.
    pub step: f64,
}

impl HandleAxis {
    /// Makes a handle for a number parameter with this range and step.
    pub(crate) fn new(
        parameter: &'static str,
        direction: Vector,
        value: f64,
        [least, most, step]: [f64; 3],
    ) -> Self {
        Self {
            parameter,
            direction,
            value,
            range: [least, most],
            step,
        }
    }
}

impl Figure {
    /// Returns points whose hull contains everything visible in the figure.
    pub fn extent(&self) -> Vec<Point> {
        self.items.iter().flat_map(Item::extent).collect()
    }

    /// Returns points that contain the subject of the step's text: those of [`Item::Focus`], else of all but the background.
    pub fn focus(&self) -> Vec<Point> {
        let reported = self.items.iter().filter_map(|item| match item {
            Item::Focus(points) => Some(points),
            _ => None,
        });
        let reported: Vec<Point> = reported.flatten().copied().collect();
        if !reported.is_empty() {
            return reported;
        }
        let named = self.items.iter().filter(|item| !item.is_background());
        let named: Vec<Point> = named.flat_map(Item::extent).collect();
        if named.is_empty() {
            self.extent()
        } else {
            named
        }
    }

    /// Returns the bounding box of the figure.
    pub fn bounds(&self) -> Aabb {
        Aabb::from_points(&self.extent())
    }

    /// Returns the point handle, if the picture has one.
    pub fn point_handle(&self) -> Option<&PointHandle> {
        self.items.iter().find_map(|item| match item {
            Item::PointHandle(pin) => Some(pin),
            _ => None,
        })
    }

    /// Returns the point handle, to move it.
    pub fn point_handle_mut(&mut self) -> Option<&mut PointHandle> {
        self.items.iter_mut().find_map(|item| match item {
            Item::PointHandle(pin) => Some(pin),
            _ => None,
        })
    }

    /// Makes a picture without items, with z up.
    pub(crate) fn empty() -> Self {
        Self {
            up: Up::Z,
            items: Vec::new(),
        }
    }

    /// Draws into the picture.
    pub(crate) fn with(mut self, draw: impl FnOnce(&mut Self)) -> Self {
        draw(&mut self);
        self
    }

    pub(crate) fn solid(&mut self, shape: &Arc<Shape>, pose: Pose, role: Role) {
        self.items.push(Item::Solid {
            shape: Arc::clone(shape),
            pose,
            role,
        });
    }

    pub(crate) fn faces(&mut self, polygons: Vec<Vec<Point>>, role: Role, fill: Fill) {
        self.items.push(Item::Faces {
            polygons,
            role,
            fill,
        });
    }

    pub(crate) fn line(&mut self, points: &[Point], role: Role, weight: Weight, hidden: Hidden) {
        self.items.push(Item::Line {
            points: points.to_vec(),
            role,
            weight,
            hidden,
        });
    }

    /// Draws an arrow from a point along a vector, over all else; `head` is the length of the head's sides.
    pub(crate) fn arrow(&mut self, from: Point, vector: Vector, head: f64, role: Role) {
        let tip = from + vector;
        let along = vector.try_normalize(0.0).unwrap_or_default();
        let across = along.cross(&Vector::ith(along.iamin(), 1.0));
        let across = across.try_normalize(0.0).unwrap_or_default();
        self.line(&[from, tip], role, Weight::Strong, Hidden::Over);
        for side in [across, -across] {
            let back = tip - along * head + side * (head / 2.0);
            self.line(&[back, tip], role, Weight::Strong, Hidden::Over);
        }
    }

    /// Draws two points, the line between them, and their distance.
    pub(crate) fn distance(&mut self, [a, b]: [Point; 2], length: f64, bound: Bound, role: Role) {
        self.line(&[a, b], role, Weight::Strong, Hidden::Over);
        self.dot(a, role, Symbol::Disc);
        self.dot(b, role, Symbol::Disc);
        self.label(a + (b - a) * 0.5, Caption::Length(length, bound), role);
    }

    pub(crate) fn dot(&mut self, at: Point, role: Role, symbol: Symbol) {
        self.items.push(Item::Dot { at, role, symbol });
    }

    pub(crate) fn label(&mut self, at: Point, text: Caption, role: Role) {
        self.items.push(Item::Label { at, text, role });
    }

    /// Sets the focus to the whole picture, with its background.
    pub(crate) fn about_everything(mut self) -> Self {
        self.items.push(Item::Focus(self.extent()));
        self
    }
}

impl Item {
    /// Returns points that contain the item, where it is visible.
    pub(crate) fn extent(&self) -> Vec<Point> {
        match self {
            Self::Solid { shape, pose, .. } => {
                let corners = shape.bounds().corners();
                corners.map(|corner| pose * corner).collect()
            }
            Self::Faces { polygons, .. } => polygons.concat(),
            Self::Line { points, .. } => points.clone(),
            Self::Dot { at, .. } | Self::Label { at, .. } => vec![*at],
            Self::PointHandle(pin) => pin.domain.extent(),
            Self::DragHandle(_) | Self::Focus(_) => Vec::new(),
        }
    }

    /// Returns whether the item belongs to the background, which no text explains; captions are texts themselves.
    fn is_background(&self) -> bool {
        match self {
            Self::Solid { role, .. }
            | Self::Faces { role, .. }
            | Self::Line { role, .. }
            | Self::Dot { role, .. } => *role == Role::Quiet,
            Self::Label { .. } | Self::PointHandle(_) => false,
            Self::DragHandle(_) | Self::Focus(_) => true,
        }
    }
}
