//! A camera on a turntable, perspective or orthographic: the horizon stays level, and a point under the cursor stays under the cursor.
//!
//! Eye coordinates: x right, y up on the screen, looking along −z. Canvas positions are CSS pixels from the top left
//! corner, y down. Lengths are in the scene's unit.

mod moves;
mod project;
mod standard_view;

pub use project::{CanvasPoint, Ray, ViewFrame};
pub use standard_view::StandardView;

use nearpoint_geometry::nalgebra::{
    ComplexField, Matrix3, Rotation3, Unit as UnitVector, UnitQuaternion,
};
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

/// The vertical field of view, radians: narrow enough that parallel edges look nearly parallel.
const FIELD_OF_VIEW: f64 = 30.0 * std::f64::consts::PI / 180.0;

/// The size of the canvas in CSS pixels, and the number of device pixels in each.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The width, in CSS pixels.
    pub width: f64,
    /// The height, in CSS pixels.
    pub height: f64,
    /// The number of device pixels in a CSS pixel.
    pub device_pixels: f64,
}

impl Viewport {
    /// Returns the width divided by the height; 1 for an empty canvas.
    pub fn aspect(&self) -> f64 {
        if self.width > 0.0 && self.height > 0.0 {
            self.width / self.height
        } else {
            1.0
        }
    }

    /// Returns the size in device pixels, at least one.
    pub fn device_size(&self) -> (u32, u32) {
        let size = |css: f64| (css * self.device_pixels).round().clamp(1.0, 16384.0) as u32;
        (size(self.width), size(self.height))
    }
}

/// The projection of the scene onto the canvas.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Projection {
    /// Lengths shrink with their depth.
    #[default]
    Perspective,
    /// Lengths have the same size at every depth: that which they have at the target in perspective.
    Orthographic,
}

impl Projection {
    /// Returns the orthographic projection, or else the perspective one.
    pub fn orthographic(is_orthographic: bool) -> Self {
        match is_orthographic {
            true => Self::Orthographic,
            false => Self::Perspective,
        }
    }
}

/// A camera: the position of the eye, and the point that it looks at.
#[derive(Debug, Clone, PartialEq)]
pub struct Camera {
    target: Point,
    /// The distance from the eye to the target.
    distance: f64,
    /// The angle around the up axis, radians: 0 looks at the front, growing as the eye goes to the right side.
    yaw: f64,
    /// The angle above the horizon, radians, at most a right angle either way.
    pitch: f64,
    field_of_view: f64,
    projection: Projection,
    up: Up,
    viewport: Viewport,
}

impl Camera {
    /// Makes a camera that looks from the front left, above, at the origin from a distance of 10.
    pub fn new(up: Up, viewport: Viewport) -> Self {
        let (yaw, pitch) = StandardView::Iso.angles();
        Self {
            target: Point::origin(),
            distance: 10.0,
            yaw,
            pitch,
            field_of_view: FIELD_OF_VIEW,
            projection: Projection::default(),
            up,
            viewport,
        }
    }

    /// Returns the size of the canvas that the camera draws to, in CSS pixels and with its pixel ratio.
    pub fn viewport(&self) -> Viewport {
        self.viewport
    }

    /// Sets the size of the canvas; the target stays in its centre.
    pub fn set_viewport(&mut self, viewport: Viewport) {
        self.viewport = viewport;
    }

    /// Returns the point that the camera looks at and turns about, in the scene.
    pub fn target(&self) -> Point {
        self.target
    }

    /// Returns the distance from the eye to the target, in the scene's unit.
    pub fn distance(&self) -> f64 {
        self.distance
    }

    /// Returns the vertical field of view, radians.
    pub fn field_of_view(&self) -> f64 {
        self.field_of_view
    }

    /// Returns the projection.
    pub fn projection(&self) -> Projection {
        self.projection
    }

    /// Sets the projection; what is at the target keeps its size.
    pub fn set_projection(&mut self, projection: Projection) {
        self.projection = projection;
    }

    /// Returns the axis of the scene that points up.
    pub fn up(&self) -> Up {
        self.up
    }

    /// Turns the world so that `up` is up; the eye keeps its angles.
    pub fn set_up(&mut self, up: Up) {
        self.up = up;
    }

    /// Returns the position of the eye, in the scene.
    pub fn eye(&self) -> Point {
        self.target + self.back() * self.distance
    }

    /// Returns the direction from the target to the eye, of unit length.
    pub fn back(&self) -> Vector {
        self.rotation() * Vector::z()
    }

    /// Returns the vector from a point towards the eye. An orthographic eye is in the same direction from everywhere.
    pub fn towards_eye(&self, point: Point) -> Vector {
        match self.projection {
            Projection::Perspective => self.eye() - point,
            Projection::Orthographic => self.back() * self.distance,
        }
    }

    /// Returns the direction to the right on the screen, of unit length, in the scene.
    pub fn right(&self) -> Vector {
        self.rotation() * Vector::x()
    }

    /// Returns the direction upwards on the screen, of unit length, in the scene.
    pub fn screen_up(&self) -> Vector {
        self.rotation() * Vector::y()
    }

    /// Returns the rotation from directions in the eye's frame to those in the scene's.
    pub fn rotation(&self) -> Rotation3<f64> {
        let (right0, front, up) = ground_axes(self.up);
        let (sin_yaw, cos_yaw) = ComplexField::sin_cos(self.yaw);
        let (sin_pitch, cos_pitch) = ComplexField::sin_cos(self.pitch);
        let right = right0 * cos_yaw + front * sin_yaw;
        let outwards = right0 * sin_yaw - front * cos_yaw;
        let back = outwards * cos_pitch + up * sin_pitch;
        let screen_up = up * cos_pitch - outwards * sin_pitch;
        Rotation3::from_matrix_unchecked(Matrix3::from_columns(&[right, screen_up, back]))
    }

    /// Returns the transform from points in the scene's frame to points in the eye's.
    pub fn eye_from_scene(&self) -> Pose {
        let scene_from_eye = Pose::from_parts(
            self.eye().coords.into(),
            UnitQuaternion::from_rotation_matrix(&self.rotation()),
        );
        scene_from_eye.inverse()
    }
}

/// Returns three directions in the scene, right, away from the viewer and up, for a viewer who stands in front.
pub fn ground_axes(up: Up) -> (Vector, Vector, Vector) {
    match up {
        Up::Z => (Vector::x(), Vector::y(), Vector::z()),
        Up::Y => (Vector::x(), -Vector::z(), Vector::y()),
    }
}

/// Returns the scene's up direction.
pub fn up_direction(up: Up) -> UnitVector<Vector> {
    UnitVector::new_unchecked(ground_axes(up).2)
}
