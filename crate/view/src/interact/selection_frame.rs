//! Selects the parts that are wholly inside a rectangle drawn over the picture.

use nearpoint_geometry::Point;
use nearpoint_scene::{Command, PartId};

use super::PickScene;
use crate::camera::Camera;
use crate::gestures::Pixels;
use crate::list::{OccludedStyle, Stroke};
use crate::style::{Palette, width};

/// A selection rectangle between two corners, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SelectionFrame {
    /// The corner where it began.
    pub from: Pixels,
    /// The corner at the pointer.
    pub to: Pixels,
    /// True if its parts are added to the present selection.
    pub adding: bool,
}

impl SelectionFrame {
    fn contains(&self, camera: &Camera, point: Point) -> bool {
        let between = |c: f64, a: f64, b: f64| (a.min(b)..=a.max(b)).contains(&c);
        camera.project(point).is_some_and(|seen| {
            between(seen.x, self.from.0, self.to.0) && between(seen.y, self.from.1, self.to.1)
        })
    }

    /// Returns the commands that select its parts.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first selection rectangle.
    #[inline(never)]
    pub(super) fn select(&self, camera: &Camera, scene: &impl PickScene) -> Vec<Command> {
        let before = scene.selection();
        let mut parts: Vec<PartId> = match self.adding {
            true => before.clone(),
            false => Vec::new(),
        };
        for part in scene.parts_inside(&|point| self.contains(camera, point)) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        match parts == before {
            true => Vec::new(),
            false => vec![Command::Select { parts }],
        }
    }

    /// Draws its four sides over everything.
    #[inline(never)]
    pub(crate) fn draw(&self, camera: &Camera, palette: &Palette) -> Vec<Stroke> {
        let at = |x: f64, y: f64| camera.unproject(x, y, camera.distance());
        let (a, b) = (self.from, self.to);
        let ring = [at(a.0, a.1), at(b.0, a.1), at(b.0, b.1), at(a.0, b.1)];
        let side = |i: usize| {
            Stroke::new(
                [ring[i], ring[(i + 1) % 4]],
                [width::SELECTION; 2],
                palette.accent,
                OccludedStyle::OnTop,
            )
        };
        (0..4).map(side).collect()
    }
}
