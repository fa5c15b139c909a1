//! Maps the eye's frame to the picture's samples.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_view::camera::Camera;

/// The number of samples along each side of a pixel, which has their mean colour.
pub const SAMPLES_PER_SIDE: usize = 2;

/// The projection of the eye's frame onto the samples.
#[derive(Debug, Clone, Copy)]
pub struct Screen {
    /// The width and height, in samples.
    pub size: [usize; 2],
    /// The number of samples of a length of 1 at depth 1.
    pub scale: f64,
    /// The depth of the near plane, in the scene's unit.
    pub near: f64,
    /// The depth at which the inverse depth is 1.
    pub distance: f64,
    /// The size of a pixel at depth 1.
    pub pixel: f64,
    /// The transform from the scene to the eye, which looks along −z.
    pub eye_from_scene: Pose,
}

/// A point of the eye's frame as it appears on the samples.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScreenPoint {
    /// The samples from the left and from the top.
    pub at: [f64; 2],
    /// The inverse depth: positive, larger for nearer points, and linear on the screen.
    pub inverse_depth: f64,
}

impl Screen {
    /// Makes the projection of a camera; `near` is the distance of the near plane from the eye.
    pub fn new(camera: &Camera, near: f64) -> Self {
        let viewport = camera.viewport();
        let pixel = camera.relative_pixel();
        Self {
            size: [viewport.width, viewport.height].map(|side| side as usize * SAMPLES_PER_SIDE),
            scale: SAMPLES_PER_SIDE as f64 / pixel,
            near,
            distance: camera.distance(),
            pixel,
            eye_from_scene: camera.eye_from_scene(),
        }
    }

    /// Returns where a point in front of the eye appears on the samples, or none if the position is not finite.
    pub fn project(&self, eye: &Point) -> Option<ScreenPoint> {
        let [width, height] = self.size.map(|side| side as f64);
        let per_length = self.scale / -eye.z;
        let seen = ScreenPoint {
            at: [
                width / 2.0 + eye.x * per_length,
                height / 2.0 - eye.y * per_length,
            ],
            inverse_depth: self.distance / -eye.z,
        };
        let numbers = [seen.at[0], seen.at[1], seen.inverse_depth];
        numbers
            .iter()
            .all(|number| number.is_finite())
            .then_some(seen)
    }

    /// Returns the direction from a sample's position towards the eye, of any length.
    pub fn back(&self, x: f64, y: f64) -> Vector {
        let [width, height] = self.size.map(|side| side as f64);
        Vector::new(width / 2.0 - x, y - height / 2.0, self.scale)
    }
}
