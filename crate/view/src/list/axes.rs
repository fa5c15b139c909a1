//! Draws the scene's axes in a corner of the canvas.

use super::{Label, LabelKind, OccludedStyle, Stroke};
use crate::camera::Camera;
use crate::style::{Palette, faded, width};
use nearpoint_geometry::Vector;

/// The distance of the origin from the left and from the bottom, in CSS pixels.
const CORNER: f64 = 46.0;
/// The length of an axis, in CSS pixels.
const LENGTH: f64 = 26.0;
/// The distance of a letter from the end of its axis, in CSS pixels.
const LETTER: f64 = 10.0;

/// Returns the picture of the x, y and z axes: three arrows with letters, orthographic, the farthest first.
pub fn axes(camera: &Camera, palette: &Palette) -> (Vec<Stroke>, Vec<Label>) {
    let (x, y) = (CORNER, camera.viewport().height - CORNER);
    let place = |x, y| camera.unproject(x, y, camera.distance());
    let mut arms: Vec<(f64, Stroke, Label)> = [Vector::x(), Vector::y(), Vector::z()]
        .into_iter()
        .zip(palette.axes)
        .zip(["X", "Y", "Z"])
        .map(|((axis, colour), letter)| {
            let (right, up) = (axis.dot(&camera.right()), axis.dot(&camera.screen_up()));
            let nearness = axis.dot(&camera.back());
            let stroke = Stroke::new(
                [place(x, y), place(x + right * LENGTH, y - up * LENGTH)],
                [width::AXIS; 2],
                faded(colour, if nearness < 0.0 { 0.75 } else { 1.0 }),
                OccludedStyle::OnTop,
            );
            let beyond = LENGTH + LETTER;
            let label = Label::new(
                LabelKind::Axis,
                [x + right * beyond, y - up * beyond],
                letter.to_owned(),
            );
            (nearness, stroke, label)
        })
        .collect();
    arms.sort_by(|a, b| a.0.total_cmp(&b.0));
    arms.into_iter()
        .map(|(_, stroke, label)| (stroke, label))
        .unzip()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::StandardView;
    use crate::style::Theme;
    use nearpoint_geometry::unit::Up;

    #[test]
    fn from_the_front_x_points_right_and_z_up() {
        let mut camera = crate::testing::camera(Up::Z, 300.0, 200.0);
        camera.look_from(StandardView::Front);
        let (_, labels) = axes(&camera, &Theme::Light.palette());
        let at = |letter: &str| {
            labels
                .iter()
                .find(|l| l.text == letter)
                .map(|l| (l.x.round(), l.y.round()))
                .unwrap()
        };
        assert_eq!(at("X"), (82.0, 154.0));
        assert_eq!(at("Z"), (46.0, 118.0));
        assert_eq!(at("Y"), (46.0, 154.0));
        assert_eq!(labels[0].text, "Y", "what points away is drawn first");
    }
}
