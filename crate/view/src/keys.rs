//! Maps keys that have the same meaning on every canvas; `key` is the browser's name.

use nearpoint_geometry::Vector;

use crate::camera::Camera;
use crate::input::Modifiers;

/// The zoom factor of `+` and `-`.
const ZOOM: f64 = 1.25;

/// Returns the direction of an arrow key on the screen: right and up are positive.
pub fn arrow(key: &str) -> Option<(f64, f64)> {
    match key {
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowUp" => Some((0.0, 1.0)),
        "ArrowDown" => Some((0.0, -1.0)),
        _ => None,
    }
}

/// Returns the scene direction of an arrow key, of Page Up (farther) or of Page Down (nearer).
pub fn arrow_direction(key: &str, camera: &Camera) -> Option<Vector> {
    match key {
        "PageUp" => Some(-camera.back()),
        "PageDown" => Some(camera.back()),
        _ => arrow(key).map(|(right, up)| camera.right() * right + camera.screen_up() * up),
    }
}

/// Returns the factor by which a key scales the camera's distance.
pub fn zoom_factor(key: &str) -> Option<f64> {
    match key {
        "+" | "=" => Some(1.0 / ZOOM),
        "-" => Some(ZOOM),
        _ => None,
    }
}

/// Returns the undo or the redo action, as given, if a key with Ctrl means one of them.
pub fn history_action<C>(key: &str, modifiers: Modifiers, [undo, redo]: [C; 2]) -> Option<C> {
    match (key, modifiers.shift) {
        _ if !modifiers.ctrl => None,
        ("z" | "Z", false) => Some(undo),
        ("z" | "Z", true) | ("y" | "Y", _) => Some(redo),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::StandardView;
    use nearpoint_geometry::unit::Up;

    #[test]
    fn arrows_and_pages_go_where_the_camera_has_it() {
        let viewport = crate::testing::viewport(640.0, 480.0);
        let mut camera = Camera::new(Up::Z, viewport);
        camera.look_from(StandardView::Front);
        for (key, direction) in [
            ("ArrowRight", Vector::x()),
            ("ArrowDown", -Vector::z()),
            ("PageUp", Vector::y()),
            ("PageDown", -Vector::y()),
        ] {
            let way = arrow_direction(key, &camera).unwrap_or_else(|| panic!("{key} has a way"));
            assert!((way - direction).norm() < 1e-12, "{key}: {way}");
        }
        assert_eq!(arrow_direction("Home", &camera), None);
    }

    #[test]
    fn only_with_ctrl_a_key_steps_through_the_history() {
        let ctrl = Modifiers {
            ctrl: true,
            ..Modifiers::default()
        };
        let both = Modifiers {
            shift: true,
            ..ctrl
        };
        let step = |key, modifiers| history_action(key, modifiers, ["undo", "redo"]);
        assert_eq!(step("z", ctrl), Some("undo"));
        assert_eq!(step("Z", both), Some("redo"));
        assert_eq!(step("y", ctrl), Some("redo"));
        assert_eq!(step("z", Modifiers::default()), None);
    }

    #[test]
    fn plus_and_minus_undo_each_other() {
        let factors = ["+", "-"].map(|key| zoom_factor(key).expect("it zooms"));
        assert_eq!(factors[0] * factors[1], 1.0);
    }
}
