//! Projects points of the scene onto the screen, and positions of the screen back.

use super::{Camera, Projection};
use nearpoint_geometry::nalgebra::{ComplexField, Matrix4, Vector4};
use nearpoint_geometry::{Point, Vector};

/// The distance from the eye at which the rays of an orthographic camera begin, behind it, in distances to the target.
const RAY_REACH: f64 = 1e4;

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
    /// The depth that counts for all sizes, if the camera is orthographic.
    depth_of_sizes: Option<f64>,
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
        let depth = self
            .depth_of_sizes
            .unwrap_or_else(|| -from_eye.dot(&self.back));
        // The distance outside the planes through the eye and the canvas's sides.
        let slant = |half: f64| match self.depth_of_sizes {
            None => ComplexField::hypot(half, 1.0),
            Some(_) => 1.0,
        };
        let outside = |along: f64, half: f64| (along.abs() - depth * half) / slant(half);
        let beside = outside(from_eye.dot(&self.right), self.half.0)
            .max(outside(from_eye.dot(&self.up), self.half.1));
        if beside > radius || depth < -radius {
            return 0.0;
        }
        // A ball around the eye of a perspective camera fills the canvas.
        let least = self.depth_of_sizes.map_or(radius, |_| 0.0);
        2.0 * radius / (self.pixel * depth.max(least))
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
            pixel: self.relative_pixel(),
            depth_of_sizes: (self.projection == Projection::Orthographic).then_some(self.distance),
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

    /// Returns the depth at which a perspective camera shows lengths as this camera shows those at `depth`.
    fn depth_of_sizes(&self, depth: f64) -> f64 {
        match self.projection {
            Projection::Perspective => depth,
            Projection::Orthographic => self.distance,
        }
    }

    /// Returns the length of one CSS pixel at this depth, in scene units.
    pub fn pixel_at(&self, depth: f64) -> f64 {
        2.0 * self.tangent() * self.depth_of_sizes(depth) / self.viewport.height.max(1.0)
    }

    /// Returns the length of one CSS pixel at the target, in distances to the target.
    pub fn relative_pixel(&self) -> f64 {
        2.0 * self.tangent() / self.viewport.height.max(1.0)
    }

    /// Returns the depth of a point: its distance from the plane through the eye across the viewing direction, negative
    /// behind it.
    pub fn depth_of(&self, point: Point) -> f64 {
        (self.eye() - point).dot(&self.back())
    }

    /// Returns where a scene point appears on the canvas, in CSS pixels; none when it is not in front of the eye of a
    /// perspective camera.
    pub fn project(&self, point: Point) -> Option<CanvasPoint> {
        let from_eye = point - self.eye();
        let depth = -from_eye.dot(&self.back());
        let depth_of_sizes = self.depth_of_sizes(depth);
        if depth_of_sizes <= 0.0 {
            return None;
        }
        let (half_width, half_height) = self.half_extent();
        let x = from_eye.dot(&self.right()) / (depth_of_sizes * half_width);
        let y = from_eye.dot(&self.screen_up()) / (depth_of_sizes * half_height);
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
        let aside = self.right() * across + self.screen_up() * upwards;
        match self.projection {
            Projection::Perspective => Ray {
                origin: self.eye(),
                direction: (aside - self.back()).normalize(),
            },
            Projection::Orthographic => Ray {
                origin: self.eye() + (aside + self.back() * RAY_REACH) * self.distance,
                direction: -self.back(),
            },
        }
    }

    /// Returns the scene point under a canvas position in CSS pixels, at this depth.
    pub fn unproject(&self, x: f64, y: f64, depth: f64) -> Point {
        let ray = self.ray(x, y);
        let reach = (self.eye() - ray.origin).dot(&self.back());
        ray.at((depth - reach) / -ray.direction.dot(&self.back()))
    }

    /// Returns the matrix from eye coordinates to clip coordinates that keeps depths between `near` and `far`. The unit
    /// is the distance to the target; for a perspective camera it may be any.
    pub fn clip_from_eye(&self, near: f64, far: f64) -> Matrix4<f64> {
        let (half_width, half_height) = self.half_extent();
        if self.projection == Projection::Orthographic {
            let depth = -2.0 / (far - near);
            let scale = Vector4::new(1.0 / half_width, 1.0 / half_height, depth, 1.0);
            let mut clip = Matrix4::from_diagonal(&scale);
            clip[(2, 3)] = -(far + near) / (far - near);
            return clip;
        }
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
                    for projection in [Projection::Perspective, Projection::Orthographic] {
                        camera.set_projection(projection);
                        cameras.push(camera.clone());
                    }
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
            let eye = camera.eye_from_scene() * point / camera.distance();
            let clip = camera.clip_from_eye(0.1, 10.0) * eye.to_homogeneous();
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
            if camera.projection() == Projection::Orthographic {
                continue;
            }
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
    fn a_point_behind_the_eye_is_seen_by_an_orthographic_camera_only() {
        for camera in cameras() {
            let behind = camera.eye() + camera.back() * camera.distance();
            let is_orthographic = camera.projection() == Projection::Orthographic;
            assert_eq!(camera.project(behind).is_some(), is_orthographic);
        }
    }

    #[test]
    fn orthographic_lengths_are_the_same_at_every_depth_and_as_in_perspective_at_the_target() {
        for mut camera in cameras() {
            let at_target = camera.pixel_at(camera.distance());
            camera.set_projection(Projection::Orthographic);
            assert_eq!(camera.pixel_at(camera.distance()), at_target);
            assert_eq!(camera.pixel_at(-3.0), at_target);
            let side = camera.right() * (100.0 * at_target);
            for depth in [-2.0, 0.5, 1.0, 30.0].map(|share| share * camera.distance()) {
                let place = camera.unproject(300.0, 200.0, depth);
                let seen = camera.project(place + side).unwrap();
                assert!((seen.x - 400.0).abs() < 1e-6 && (seen.y - 200.0).abs() < 1e-6);
                // The ray under the place meets it, from in front of it.
                let ray = camera.ray(300.0, 200.0);
                let along = (place - ray.origin).dot(&ray.direction);
                assert!(along > 0.0 && (ray.at(along) - place).norm() < 1e-6 * camera.distance());
            }
        }
    }
}
