//! Projects points of the scene onto the screen, and positions of the screen back.

use super::Camera;
use nearpoint_geometry::nalgebra::{ComplexField, Matrix4, Vector4};
use nearpoint_geometry::{Point, Vector};

/// A half line in the scene; `direction` has unit length.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// The point where the ray begins.
    pub origin: Point,
    /// The direction, of unit length.
    pub direction: Vector,
}

impl Ray {
    /// Returns the point at this distance along the ray.
    pub fn at(&self, distance: f64) -> Point {
        self.origin + self.direction * distance
    }

    /// Returns where the ray intersects the plane through `point`; none when it is parallel or points away.
    pub fn intersect_plane(&self, point: Point, normal: Vector) -> Option<Point> {
        let slope = self.direction.dot(&normal);
        let distance = (point - self.origin).dot(&normal) / slope;
        (distance.is_finite() && distance > 0.0).then(|| self.at(distance))
    }
}

/// A point of the scene as it appears on the canvas: its position and its depth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CanvasPoint {
    /// The CSS pixels from the left.
    pub x: f64,
    /// The CSS pixels from the top.
    pub y: f64,
    /// The distance from the eye's plane, in scene units.
    pub depth: f64,
}

/// The frame of a camera's eye, computed once for many points.
#[derive(Debug, Clone, Copy)]
pub struct ViewFrame {
    eye: Point,
    right: Vector,
    up: Vector,
    back: Vector,
    /// Half the canvas at depth 1.
    half: (f64, f64),
    /// The height of a pixel at depth 1.
    pixel: f64,
}

impl ViewFrame {
    /// Returns the depth of a point: its distance from the plane through the eye across the viewing direction, negative
    /// behind it.
    pub fn depth_of(&self, point: Point) -> f64 {
        (self.eye - point).dot(&self.back)
    }

    /// Returns the diameter of a ball on the canvas, in CSS pixels; 0 if it is off the canvas.
    pub fn projected_radius(&self, centre: Point, radius: f64) -> f64 {
        let from_eye = centre - self.eye;
        let depth = -from_eye.dot(&self.back);
        // The distance outside the planes through the eye and the canvas's sides.
        let outside =
            |along: f64, half: f64| (along.abs() - depth * half) / ComplexField::hypot(half, 1.0);
        let beside = outside(from_eye.dot(&self.right), self.half.0)
            .max(outside(from_eye.dot(&self.up), self.half.1));
        if beside > radius || depth < -radius {
            return 0.0;
        }
        // A ball around the eye fills the canvas.
        2.0 * radius / (self.pixel * depth.max(radius))
    }
}

impl Camera {
    /// Returns the frame of the camera's eye, for projecting many points.
    pub fn view_frame(&self) -> ViewFrame {
        ViewFrame {
            eye: self.eye(),
            right: self.right(),
            up: self.screen_up(),
            back: self.back(),
            half: self.half_extent(),
            pixel: self.pixel_at(1.0),
        }
    }

    /// Returns half the canvas's height at depth 1.
    fn tangent(&self) -> f64 {
        ComplexField::tan(self.field_of_view / 2.0)
    }

    /// Returns half the canvas at depth 1: width and height.
    pub(super) fn half_extent(&self) -> (f64, f64) {
        let tangent = self.tangent();
        (tangent * self.viewport.aspect(), tangent)
    }

    /// Returns the length of one CSS pixel at this depth, in scene units.
    pub fn pixel_at(&self, depth: f64) -> f64 {
        2.0 * self.tangent() * depth / self.viewport.height.max(1.0)
    }

    /// Returns the depth of a point: its distance from the plane through the eye across the viewing direction, negative
    /// behind it.
    pub fn depth_of(&self, point: Point) -> f64 {
        (self.eye() - point).dot(&self.back())
    }

    /// Returns where a scene point appears on the canvas, in CSS pixels; none when it is not in front of the eye.
    pub fn project(&self, point: Point) -> Option<CanvasPoint> {
        let from_eye = point - self.eye();
        let depth = -from_eye.dot(&self.back());
        if depth <= 0.0 {
            return None;
        }
        let (half_width, half_height) = self.half_extent();
        let x = from_eye.dot(&self.right()) / (depth * half_width);
        let y = from_eye.dot(&self.screen_up()) / (depth * half_height);
        Some(CanvasPoint {
            x: (x + 1.0) / 2.0 * self.viewport.width,
            y: (1.0 - y) / 2.0 * self.viewport.height,
            depth,
        })
    }

    /// Returns the ray, in the scene, under a canvas position in CSS pixels.
    pub fn ray(&self, x: f64, y: f64) -> Ray {
        let (half_width, half_height) = self.half_extent();
        let across = (2.0 * x / self.viewport.width.max(1.0) - 1.0) * half_width;
        let upwards = (1.0 - 2.0 * y / self.viewport.height.max(1.0)) * half_height;
        let direction = self.right() * across + self.screen_up() * upwards - self.back();
        Ray {
            origin: self.eye(),
            direction: direction.normalize(),
        }
    }

    /// Returns the scene point under a canvas position in CSS pixels, at this depth.
    pub fn unproject(&self, x: f64, y: f64, depth: f64) -> Point {
        let ray = self.ray(x, y);
        ray.at(depth / -ray.direction.dot(&self.back()))
    }

    /// Returns the matrix from eye coordinates, in any unit, to clip coordinates that keeps depths between `near` and
    /// `far`.
    pub fn clip_from_eye(&self, near: f64, far: f64) -> Matrix4<f64> {
        let (half_width, half_height) = self.half_extent();
        let depth = -(far + near) / (far - near);
        let scale = Vector4::new(1.0 / half_width, 1.0 / half_height, depth, 0.0);
        let mut clip = Matrix4::from_diagonal(&scale);
        clip[(2, 3)] = -2.0 * far * near / (far - near);
        clip[(3, 2)] = -1.0;
        clip
    }
}

#[cfg(test)]
mod tests {
    use super::super::{StandardView, Viewport};
    use super::*;
    use nearpoint_geometry::unit::Up;

    fn cameras() -> Vec<Camera> {
        let viewport = Viewport {
            width: 800.0,
            height: 500.0,
            device_pixels: 2.0,
        };
        let mut cameras = Vec::new();
        for up in [Up::Y, Up::Z] {
            for standard in StandardView::ALL {
                for scale in [1e-6, 1.0, 1e6] {
                    let mut camera = Camera::new(up, viewport);
                    camera.look_from(standard);
                    camera.fit(&[
                        Point::new(scale, 2.0 * scale, 3.0 * scale),
                        Point::new(2.0 * scale, 0.0, 0.0),
                    ]);
                    cameras.push(camera);
                }
            }
        }
        cameras
    }

    #[test]
    fn unproject_undoes_project() {
        for camera in cameras() {
            for (x, y) in [(0.0, 0.0), (400.0, 250.0), (799.0, 3.0), (17.0, 480.0)] {
                let depth = camera.distance() * 0.7;
                let point = camera.unproject(x, y, depth);
                let seen = camera.project(point).unwrap();
                assert!(
                    (seen.x - x).abs() < 1e-6 && (seen.y - y).abs() < 1e-6,
                    "{camera:?} {x} {y} {seen:?}"
                );
                assert!((seen.depth / depth - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn the_target_is_in_the_middle() {
        for camera in cameras() {
            let seen = camera.project(camera.target()).unwrap();
            assert!((seen.x - 400.0).abs() < 1e-6 && (seen.y - 250.0).abs() < 1e-6);
        }
    }

    #[test]
    fn clip_coordinates_agree_with_project() {
        for camera in cameras() {
            let point = camera.unproject(123.0, 77.0, camera.distance() * 1.1);
            let eye = camera.eye_from_scene() * point;
            let clip = camera.clip_from_eye(camera.distance() / 10.0, camera.distance() * 10.0)
                * eye.to_homogeneous();
            let (x, y) = (
                (clip.x / clip.w + 1.0) * 400.0,
                (1.0 - clip.y / clip.w) * 250.0,
            );
            assert!(
                (x - 123.0).abs() < 1e-6 && (y - 77.0).abs() < 1e-6,
                "{x} {y}"
            );
            assert!((-1.0..=1.0).contains(&(clip.z / clip.w)));
        }
    }

    #[test]
    fn a_ball_is_out_of_sight_when_no_point_of_it_is_on_the_canvas() {
        for camera in cameras() {
            let depth = camera.distance();
            let pixel = camera.pixel_at(depth);
            let at = |x: f64, y: f64| camera.unproject(x, y, depth);
            let middle = camera
                .view_frame()
                .projected_radius(at(400.0, 250.0), 10.0 * pixel);
            assert!((middle - 20.0).abs() < 1e-6, "{middle}");
            // Left of the canvas: by more than its radius, or by less.
            assert_eq!(
                camera
                    .view_frame()
                    .projected_radius(at(-30.0, 250.0), 20.0 * pixel),
                0.0
            );
            assert!(
                camera
                    .view_frame()
                    .projected_radius(at(-30.0, 250.0), 40.0 * pixel)
                    > 0.0
            );
            assert_eq!(
                camera
                    .view_frame()
                    .projected_radius(at(400.0, 530.0), 20.0 * pixel),
                0.0
            );
            let behind = camera.eye() + camera.back() * depth;
            assert_eq!(
                camera.view_frame().projected_radius(behind, 0.9 * depth),
                0.0
            );
            // The eye is inside the ball.
            assert!(camera.view_frame().projected_radius(behind, 1.1 * depth) > 400.0);
        }
    }

    #[test]
    fn a_point_behind_the_eye_is_not_seen() {
        for camera in cameras() {
            assert_eq!(
                camera.project(camera.eye() + camera.back() * camera.distance()),
                None
            );
        }
    }
}
