//! Orbits, pans and zooms; each keeps some point in place.

use super::Camera;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use std::f64::consts::{FRAC_PI_2, PI};

/// The angle of an orbit for a drag over the canvas's height, in radians.
const TURN_PER_HEIGHT: f64 = PI;

impl Camera {
    /// Turns the eye around `pivot`, which stays where it is on the canvas, for a drag by this many CSS pixels.
    pub fn orbit(&mut self, pivot: Point, dx: f64, dy: f64) {
        let in_eye = self.rotation().inverse() * (self.target - pivot);
        let turn = TURN_PER_HEIGHT / self.viewport.height.max(1.0);
        self.yaw = (self.yaw - dx * turn).rem_euclid(2.0 * PI);
        self.pitch = (self.pitch + dy * turn).clamp(-FRAC_PI_2, FRAC_PI_2);
        self.target = pivot + self.rotation() * in_eye;
    }

    /// Moves the picture by this many CSS pixels; a point at `depth` follows the cursor exactly.
    pub fn pan(&mut self, dx: f64, dy: f64, depth: f64) {
        let pixel = self.pixel_at(depth);
        self.target -= self.right() * (dx * pixel) - self.screen_up() * (dy * pixel);
    }

    /// Scales the distance from the eye to `point`, which stays where it is on the canvas; a factor below 1 moves
    /// nearer.
    pub fn zoom(&mut self, point: Point, factor: f64) {
        let distance = self.distance * factor;
        if !(factor.is_finite() && factor > 0.0 && distance.is_normal()) {
            return;
        }
        self.target = point + (self.target - point) * factor;
        self.distance = distance;
    }

    /// Moves and scales the picture as two fingers do: points at `depth` stay under them. Returns the depth that these
    /// points have then.
    pub fn pinch(&mut self, from: [(f64, f64); 2], to: [(f64, f64); 2], depth: f64) -> f64 {
        let ((before, spread), (after, now)) = (centre_and_spread(from), centre_and_spread(to));
        self.pan(after.0 - before.0, after.1 - before.1, depth);
        if spread == 0.0 || now == 0.0 {
            return depth;
        }
        let factor = spread / now;
        self.zoom(self.unproject(after.0, after.1, depth), factor);
        depth * factor
    }

    /// Interpolates between this view and another with the same canvas: 0 gives this view, 1 the other. The distance
    /// changes by a constant factor per step, and the target moves as in a zoom to a fixed point.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first gesture.
    #[inline(never)]
    #[must_use]
    pub fn towards(&self, to: &Self, fraction: f64) -> Self {
        let turn = (to.yaw - self.yaw + PI).rem_euclid(2.0 * PI) - PI;
        let growth = (to.distance / self.distance).ln();
        let lead = match growth.exp_m1() {
            0.0 => fraction,
            whole => (growth * fraction).exp_m1() / whole,
        };
        Self {
            target: self.target + (to.target - self.target) * lead,
            distance: self.distance * (growth * fraction).exp(),
            yaw: (self.yaw + turn * fraction).rem_euclid(2.0 * PI),
            pitch: self.pitch + (to.pitch - self.pitch) * fraction,
            field_of_view: self.field_of_view + (to.field_of_view - self.field_of_view) * fraction,
            projection: to.projection,
            up: to.up,
            viewport: to.viewport,
        }
    }

    /// Follows content that moves from one box to another: its centre stays where it was on the canvas, and its size
    /// there stays the same.
    #[inline(never)]
    pub fn follow(&mut self, from: &Aabb, to: &Aabb) {
        let growth = to.diagonal() / from.diagonal();
        let by = to.centre() - from.centre();
        if growth.is_normal() && by.iter().all(|c| c.is_finite()) {
            let middle = from.centre();
            self.target = middle + (self.target - middle) * growth + by;
            self.distance *= growth;
        }
    }
}

/// Returns the midpoint of two canvas positions, and their distance.
fn centre_and_spread([a, b]: [(f64, f64); 2]) -> ((f64, f64), f64) {
    let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    (middle, (a.0 - b.0).hypot(a.1 - b.1))
}

#[cfg(test)]
mod tests {
    use super::super::Projection;
    use super::*;
    use nearpoint_geometry::unit::Up;

    fn camera() -> Camera {
        crate::testing::camera(Up::Z, 640.0, 480.0)
    }

    fn cameras() -> [Camera; 2] {
        [Projection::Perspective, Projection::Orthographic].map(|projection| {
            let mut camera = camera();
            camera.set_projection(projection);
            camera
        })
    }

    fn canvas_position(camera: &Camera, point: Point) -> (f64, f64) {
        let seen = camera.project(point).unwrap();
        (seen.x, seen.y)
    }

    fn close(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).abs() < 1e-7 && (a.1 - b.1).abs() < 1e-7
    }

    #[test]
    fn orbit_keeps_the_pivot_in_place_and_the_horizon_level() {
        for mut camera in cameras() {
            let pivot = camera.unproject(100.0, 400.0, 7.0);
            for (dx, dy) in [(50.0, 3.0), (-200.0, 80.0), (13.0, -900.0), (1.0, 2.0)] {
                camera.orbit(pivot, dx, dy);
                assert!(close(canvas_position(&camera, pivot), (100.0, 400.0)));
                assert!(camera.right().z.abs() < 1e-12);
            }
        }
    }

    #[test]
    fn pan_moves_what_is_grabbed_with_the_cursor() {
        for mut camera in cameras() {
            let point = camera.unproject(300.0, 200.0, 4.0);
            camera.pan(25.0, -60.0, 4.0);
            assert!(close(canvas_position(&camera, point), (325.0, 140.0)));
        }
    }

    #[test]
    fn zoom_keeps_the_point_under_the_cursor() {
        for mut camera in cameras() {
            let point = camera.unproject(600.0, 20.0, 12.0);
            let before = camera.depth_of(point);
            for factor in [0.5, 1.7, 0.01] {
                camera.zoom(point, factor);
                assert!(close(canvas_position(&camera, point), (600.0, 20.0)));
            }
            assert!((camera.depth_of(point) / before - 0.5 * 1.7 * 0.01).abs() < 1e-9);
        }
    }

    #[test]
    fn a_zoom_to_nothing_is_refused() {
        let mut camera = camera();
        let before = camera.clone();
        for factor in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            camera.zoom(Point::origin(), factor);
        }
        assert_eq!(camera, before);
    }
}
