//! What a step shows: solids, lines, dots and captions in one world, told by the role they play.

mod look;
mod written;

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::bound::Bound;
use crate::pin::Pin;
pub use look::{Caption, Fill, Hidden, Role, Symbol, Weight};

/// One picture. What stands side by side, as two shapes and their difference, is placed so in the one world.
#[derive(Debug, Clone)]
pub struct Figure {
    /// The axis that points up.
    pub up: Up,
    /// All that is to be seen.
    pub items: Vec<Item>,
}

/// Something to be seen.
#[derive(Debug, Clone)]
pub enum Item {
    /// A part or another body.
    Solid {
        /// Its mesh.
        shape: Arc<Shape>,
        /// The shape's frame to the world.
        pose: Pose,
        /// Whose colours it has.
        role: Role,
    },
    /// Flat faces, each by the corners around it.
    Faces {
        /// Counter-clockwise, seen from outside.
        polygons: Vec<Vec<Point>>,
        /// Whose colours they have.
        role: Role,
        /// What is drawn within them.
        fill: Fill,
    },
    /// From point to point.
    Line {
        /// Two at least, in the world.
        points: Vec<Point>,
        /// Whose colours it has.
        role: Role,
        /// How broad it is.
        weight: Weight,
        /// What becomes of it behind solids.
        hidden: Hidden,
    },
    /// A point that matters.
    Dot {
        /// In the world.
        at: Point,
        /// Whose colours it has.
        role: Role,
        /// Its form, which tells it from others without colour.
        symbol: Symbol,
    },
    /// A caption beside a point.
    Label {
        /// In the world.
        at: Point,
        /// What it says.
        text: Caption,
        /// Whose colours it has.
        role: Role,
    },
    /// Something to take hold of, not seen by itself.
    Grip(Grip),
    /// A point that is dragged to answer a question.
    Pin(Pin),
    /// Points around what the step is about, not seen by themselves, where that is not all but the background.
    About(Vec<Point>),
}

/// A body that can be dragged: what that does is told by parameters of the lesson.
#[derive(Debug, Clone)]
pub struct Grip {
    /// What is taken hold of.
    pub shape: Arc<Shape>,
    /// The shape's frame to the world.
    pub pose: Pose,
    /// Along each of these directions, unit vectors at right angles, a drag sets a parameter.
    pub along: Vec<Handle>,
    /// What a drag with the Shift key sets, in degrees.
    pub turn: Option<Handle>,
}

/// A number parameter as a grip sets it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Handle {
    /// The parameter's name.
    pub parameter: &'static str,
    /// In the world: where it grows, or what it turns about.
    pub direction: Vector,
    /// Of the parameter, where the figure has it.
    pub value: f64,
    /// The least value and the greatest.
    pub range: [f64; 2],
    /// Between two values.
    pub step: f64,
}

impl Handle {
    /// Sets a parameter that is a number with this range and step.
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
    /// Points around all that is seen, to look at.
    pub fn extent(&self) -> Vec<Point> {
        self.items.iter().flat_map(Item::extent).collect()
    }

    /// Points around what the step is about, which its text names: what [`Item::About`] says, else all but the
    /// background.
    pub fn focus(&self) -> Vec<Point> {
        let told = self.items.iter().filter_map(|item| match item {
            Item::About(points) => Some(points),
            _ => None,
        });
        let told: Vec<Point> = told.flatten().copied().collect();
        if !told.is_empty() {
            return told;
        }
        let named = self.items.iter().filter(|item| !item.is_background());
        let named: Vec<Point> = named.flat_map(Item::extent).collect();
        if named.is_empty() {
            self.extent()
        } else {
            named
        }
    }

    /// The box around it.
    pub fn bounds(&self) -> Aabb {
        Aabb::around(&self.extent())
    }

    /// Where a point is dragged in it.
    pub fn pin(&self) -> Option<&Pin> {
        self.items.iter().find_map(|item| match item {
            Item::Pin(pin) => Some(pin),
            _ => None,
        })
    }

    /// The same, to move it.
    pub fn pin_mut(&mut self) -> Option<&mut Pin> {
        self.items.iter_mut().find_map(|item| match item {
            Item::Pin(pin) => Some(pin),
            _ => None,
        })
    }

    /// Has nothing in it yet, and z up.
    pub(crate) fn empty() -> Self {
        Self {
            up: Up::Z,
            items: Vec::new(),
        }
    }

    /// Draws into it.
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

    /// From a point along a way, over all else; the head's sides are so long.
    pub(crate) fn arrow(&mut self, from: Point, way: Vector, head: f64, role: Role) {
        let tip = from + way;
        let along = way.try_normalize(0.0).unwrap_or_default();
        let across = along.cross(&Vector::ith(along.iamin(), 1.0));
        let across = across.try_normalize(0.0).unwrap_or_default();
        self.line(&[from, tip], role, Weight::Strong, Hidden::Over);
        for side in [across, -across] {
            let back = tip - along * head + side * (head / 2.0);
            self.line(&[back, tip], role, Weight::Strong, Hidden::Over);
        }
    }

    /// Draws two points, the line between them, and how far they are apart.
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

    /// Makes the step about all of it, the background too.
    pub(crate) fn whole(mut self) -> Self {
        self.items.push(Item::About(self.extent()));
        self
    }
}

impl Item {
    /// Points around it, where it is seen.
    fn extent(&self) -> Vec<Point> {
        match self {
            Self::Solid { shape, pose, .. } => {
                let corners = shape.bounds().corners();
                corners.map(|corner| pose * corner).collect()
            }
            Self::Faces { polygons, .. } => polygons.concat(),
            Self::Line { points, .. } => points.clone(),
            Self::Dot { at, .. } | Self::Label { at, .. } => vec![*at],
            Self::Pin(pin) => pin.track.extent(),
            Self::Grip(_) | Self::About(_) => Vec::new(),
        }
    }

    /// Whether no text is about it; captions are texts themselves.
    fn is_background(&self) -> bool {
        match self {
            Self::Solid { role, .. }
            | Self::Faces { role, .. }
            | Self::Line { role, .. }
            | Self::Dot { role, .. } => *role == Role::Quiet,
            Self::Label { .. } | Self::Pin(_) => false,
            Self::Grip(_) | Self::About(_) => true,
        }
    }
}
