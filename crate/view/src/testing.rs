//! Provides helpers for the tests of the view: a viewport, parts, and a pointer.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::unit::Up;
use nearpoint_scene::{NewPart, Scene, ThreadPool};

use crate::camera::{Camera, Viewport};
use crate::input::{Button, Modifiers, Pointer, PointerKind};
use crate::stage::Stage;
use crate::style::Theme;
use crate::viewer::Viewer;

pub(crate) const VIEWPORT: Viewport = viewport(800.0, 600.0);

pub(crate) const fn viewport(width: f64, height: f64) -> Viewport {
    Viewport {
        width,
        height,
        device_pixels: 1.0,
    }
}

pub(crate) fn camera(up: Up, width: f64, height: f64) -> Camera {
    Camera::new(up, viewport(width, height))
}

pub(crate) fn part(name: &str, soup: Soup, pose: Pose) -> NewPart {
    NewPart::from_mesh(
        name,
        Mesh::weld(soup).unwrap(),
        pose,
        &ThreadPool::Sequential,
    )
}

pub(crate) fn empty_viewer() -> Viewer {
    Viewer::new(
        Scene::new(ThreadPool::Sequential, || 0.0),
        VIEWPORT,
        Theme::Light,
    )
}

/// Runs all queries to their end.
pub(crate) fn finish(viewer: &mut Viewer) {
    while viewer.is_busy() {
        viewer.step(&|| false);
    }
}

/// Makes an event of a mouse's left button.
pub(crate) fn pointer(kind: PointerKind, (x, y): (f64, f64)) -> Pointer {
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
