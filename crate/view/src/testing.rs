//! What the tests of the view share: a viewport, parts to look at, and a pointer.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_scene::{NewPart, Pool, Scene};

use crate::camera::Viewport;
use crate::input::{Button, Modifiers, Pointer, PointerKind};
use crate::stage::Stage;
use crate::style::Theme;
use crate::viewer::Viewer;

pub(crate) const VIEWPORT: Viewport = Viewport {
    width: 800.0,
    height: 600.0,
    device_pixels: 1.0,
};

pub(crate) fn part(name: &str, soup: Soup, pose: Pose) -> NewPart {
    NewPart::from_mesh(name, Mesh::weld(soup).unwrap(), pose, &Pool::Serial)
}

pub(crate) fn empty_viewer() -> Viewer {
    Viewer::new(Scene::new(Pool::Serial, || 0.0), VIEWPORT, Theme::Light)
}

/// Waits for all answers.
pub(crate) fn finish(viewer: &mut Viewer) {
    while viewer.is_busy() {
        viewer.step(&|| false);
    }
}

/// An event of a mouse's left button.
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
