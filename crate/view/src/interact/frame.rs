//! A frame that is drawn over the picture: the parts that are wholly in it are selected.

use nearpoint_geometry::Point;
use nearpoint_scene::{Command, PartId};

use super::Pickable;
use crate::camera::Camera;
use crate::gestures::Pixels;
use crate::list::{Hidden, Stroke};
use crate::style::{Palette, width};

/// From one corner to the other, CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Where it was begun.
    pub from: Pixels,
    /// Where the pointer is.
    pub to: Pixels,
    /// What is in it comes to what is selected already.
    pub adding: bool,
}

impl Frame {
    fn holds(&self, camera: &Camera, point: Point) -> bool {
        let between = |c: f64, a: f64, b: f64| (a.min(b)..=a.max(b)).contains(&c);
        camera.project(point).is_some_and(|seen| {
            between(seen.x, self.from.0, self.to.0) && between(seen.y, self.from.1, self.to.1)
        })
    }

    /// The selection that it makes.
    // Never inlined: loaded with the first frame, by this name.
    #[inline(never)]
    pub(super) fn select(&self, camera: &Camera, scene: &impl Pickable) -> Vec<Command> {
        let before = scene.selection();
        let mut parts: Vec<PartId> = match self.adding {
            true => before.clone(),
            false => Vec::new(),
        };
        for part in scene.inside(&|point| self.holds(camera, point)) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        match parts == before {
            true => Vec::new(),
            false => vec![Command::Select { parts }],
        }
    }

    /// Its four sides, over everything.
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
                Hidden::Over,
            )
        };
        (0..4).map(side).collect()
    }
}
