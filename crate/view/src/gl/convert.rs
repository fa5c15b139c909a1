//! Converts between our numbers and three-d's.

use nearpoint_geometry::nalgebra::Matrix4;
use nearpoint_geometry::{Point, Pose, Vector};
use three_d::{Mat4, Vec3, Vec4, vec3, vec4};

use crate::camera::Camera;
use crate::section::Section;
use crate::style::Colour;
use crate::surface::DrawingFrame;

/// The transform from the scene's frame to the eye's, where 1 is the distance from the eye to its target.
#[derive(Debug, Clone, Copy)]
pub(super) struct EyeTransform {
    eye_from_scene: Pose,
    unit: f64,
}

impl EyeTransform {
    /// Makes the transform for a camera, whose distance to its target becomes the unit.
    pub fn new(camera: &Camera) -> Self {
        Self {
            eye_from_scene: camera.eye_from_scene(),
            unit: camera.distance(),
        }
    }

    /// Converts a length in the scene's unit to the eye's unit.
    pub fn length(&self, scene: f64) -> f64 {
        scene / self.unit
    }

    /// Converts a point of the scene's frame to the eye's frame and unit.
    pub fn point(&self, scene: Point) -> Vec3 {
        let p = (self.eye_from_scene * scene) / self.unit;
        vec3(p.x as f32, p.y as f32, p.z as f32)
    }

    /// Converts a direction of the scene's frame to the eye's frame.
    pub fn direction(&self, scene: Vector) -> Vec3 {
        let d = self.eye_from_scene * scene;
        vec3(d.x as f32, d.y as f32, d.z as f32)
    }

    /// Converts a plane to the form of `cut.glsl`: points beyond it get a positive value.
    pub fn plane(&self, section: &Section) -> Vec4 {
        // The distance from the eye is computed in f64: far from the origin an offset has no digits to spare.
        let eye = self
            .eye_from_scene
            .inverse_transform_point(&Point::origin());
        let beyond = section.signed_distance(eye) / self.unit;
        self.direction(section.normal).extend(beyond as f32)
    }

    /// Returns the matrix from a part's drawing coordinates to the eye.
    pub fn eye_from_drawing(&self, scene_from_part: &Pose, frame: &DrawingFrame) -> Mat4 {
        let eye_from_part = (self.eye_from_scene * scene_from_part).to_homogeneous();
        // The unit goes first into the product: neither factor alone may leave f64's range.
        matrix(Matrix4::new_scaling(1.0 / self.unit) * eye_from_part * frame.part_from_drawing())
    }
}

/// Makes a matrix of up to four columns; missing ones are 0.
pub(super) fn matrix4(columns: impl IntoIterator<Item = Vec4>) -> Mat4 {
    let none = vec4(0.0, 0.0, 0.0, 0.0);
    let mut columns = columns.into_iter();
    let mut next = || columns.next().unwrap_or(none);
    Mat4::from_cols(next(), next(), next(), next())
}

/// Converts a matrix to single precision for the GPU.
pub(super) fn matrix(m: Matrix4<f64>) -> Mat4 {
    let columns: [[f32; 4]; 4] = m.map(|x| x as f32).into();
    columns.into()
}

/// Returns a slot of `place.glsl`: the rows of a matrix, and a colour.
pub(super) fn rows(m: Mat4, colour: Colour) -> [[f32; 4]; 4] {
    let row = |pick: fn(Vec4) -> f32| [pick(m.x), pick(m.y), pick(m.z), pick(m.w)];
    [row(|v| v.x), row(|v| v.y), row(|v| v.z), colour]
}

/// Converts a colour to a vector of red, green, blue and opacity for the GPU.
pub(super) fn colour(colour: Colour) -> Vec4 {
    let [r, g, b, a] = colour;
    vec4(r, g, b, a)
}
