//! Parts and canvases to try the view with.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, make};
use nearpoint_scene::{NewPart, Pool, Scene};

use crate::camera::Viewport;
use crate::input::{Button, Modifiers, Pointer, PointerKind};
use crate::style::Theme;
use crate::viewer::Viewer;

pub(crate) const CANVAS: Viewport = Viewport {
    width: 800.0,
    height: 600.0,
    device_pixels: 1.0,
};

pub(crate) fn part(name: &str, soup: Soup, pose: Pose) -> NewPart {
    let shape = Shape::build(Mesh::weld(soup).unwrap(), &Pool::Serial);
    NewPart::new(name, Arc::new(shape), pose)
}

/// A block of this size, its middle there.
pub(crate) fn block([a, b, c]: [f64; 3], [x, y, z]: [f64; 3]) -> (Soup, Pose) {
    (make::cuboid(a, b, c), Pose::translation(x, y, z))
}

pub(crate) fn scene() -> Scene {
    Scene::new(Pool::Serial, || 0.0)
}

/// A view of these parts.
pub(crate) fn viewer(parts: Vec<NewPart>) -> Viewer {
    let mut viewer = Viewer::new(scene(), CANVAS, Theme::Light);
    viewer.add(parts, vec![]).unwrap();
    viewer
}

/// The left button of a mouse, or a finger.
pub(crate) fn pointer(kind: PointerKind, (x, y): (f64, f64), touch: bool) -> Pointer {
    Pointer {
        kind,
        id: 1,
        x,
        y,
        button: Button::Left,
        touch,
        modifiers: Modifiers::default(),
    }
}
