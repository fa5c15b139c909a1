//! Holds the shared helpers of the tests of this crate: a box, a viewport and a mouse.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_view::camera::Viewport;
use nearpoint_view::input::{Button, Modifiers, Pointer, PointerKind};

pub(crate) const VIEWPORT: Viewport = Viewport {
    width: 800.0,
    height: 600.0,
    device_pixels: 1.0,
};

pub(crate) fn cuboid([x, y, z]: [f64; 3]) -> Arc<Shape> {
    let mesh = Mesh::weld(primitives::cuboid(x, y, z)).unwrap();
    Arc::new(Shape::build(mesh, &SequentialExecutor))
}

/// Returns an event of a mouse with its left button.
pub(crate) fn mouse(kind: PointerKind, (x, y): (f64, f64)) -> Pointer {
    Pointer {
        kind,
        id: 1,
        x,
        y,
        button: Button::Left,
        touch: false,
        modifiers: Modifiers::default(),
    }
}
