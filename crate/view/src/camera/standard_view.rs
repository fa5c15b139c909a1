//! Chooses where the camera looks from: a standard view, a view of given points, or a stored view.

use super::{Camera, Projection, ground_axes};
use nearpoint_geometry::nalgebra::{ComplexField, RealField};
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::file;
use serde::Deserialize;
use std::f64::consts::{FRAC_PI_2, PI};

/// The fraction of the canvas that stays free on each side after [`Camera::fit`].
const MARGIN: f64 = 0.06;

/// A standard view: from one of the six sides, or from the front left, above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "StandardView")
)]
#[serde(rename_all = "camelCase")]
pub enum StandardView {
    /// The view from the front.
    Front,
    /// The view from behind.
    Back,
    /// The view from the left.
    Left,
    /// The view from the right.
    Right,
    /// The view from above.
    Top,
    /// The view from below.
    Bottom,
    /// The view from the front left, above.
    Iso,
}

impl StandardView {
    /// All standard views, in the order of the menu.
    pub const ALL: [Self; 7] = [
        Self::Front,
        Self::Back,
        Self::Left,
        Self::Right,
        Self::Top,
        Self::Bottom,
        Self::Iso,
    ];

    /// Returns the yaw and the pitch.
    pub(super) fn angles(self) -> (f64, f64) {
        match self {
            Self::Front => (0.0, 0.0),
            Self::Right => (FRAC_PI_2, 0.0),
            Self::Back => (PI, 0.0),
            Self::Left => (1.5 * PI, 0.0),
            Self::Top => (0.0, FRAC_PI_2),
            Self::Bottom => (0.0, -FRAC_PI_2),
            Self::Iso => (
                (-38.0_f64).to_radians().rem_euclid(2.0 * PI),
                27.0_f64.to_radians(),
            ),
        }
    }
}

impl Camera {
    /// Turns the camera to a standard view's direction; the target and the distance stay.
    pub fn look_from(&mut self, standard: StandardView) {
        (self.yaw, self.pitch) = standard.angles();
    }

    /// Moves the camera as near as possible, without a rotation, with all these points in the picture and a margin
    /// around them.
    ///
    /// In eye coordinates a point (x, z) is inside the left and right edges when |x − eye| ≤ (depth of z)·t, two
    /// half planes for each point; the eye goes to the corner of their intersection. The same holds for y.
    pub fn fit(&mut self, points: &[Point]) {
        // Coordinates are relative to the first point, so that a small assembly far from the origin loses no digits.
        let Some(&first) = points.first() else { return };
        let inverse = self.rotation().inverse();
        if self.projection == Projection::Orthographic {
            return self
                .fit_orthographic(points.iter().map(|point| inverse * (point - first)), first);
        }
        let (half_width, half_height) = self.half_extent();
        let (tan_x, tan_y) = (
            half_width * (1.0 - 2.0 * MARGIN),
            half_height * (1.0 - 2.0 * MARGIN),
        );
        let mut most = [f64::NEG_INFINITY; 4];
        let (mut nearest, mut farthest) = (f64::NEG_INFINITY, f64::INFINITY);
        for point in points {
            let p = inverse * (point - first);
            let reach = [
                p.x + p.z * tan_x,
                -p.x + p.z * tan_x,
                p.y + p.z * tan_y,
                -p.y + p.z * tan_y,
            ];
            for (most, reach) in most.iter_mut().zip(reach) {
                *most = most.max(reach);
            }
            nearest = nearest.max(p.z);
            farthest = farthest.min(p.z);
        }
        let [right, left, top, bottom] = most;
        let across = (right + left) / (2.0 * tan_x);
        let upright = (top + bottom) / (2.0 * tan_y);
        let middle = (nearest + farthest) / 2.0;
        let distance = across.max(upright) - middle;
        let target = Vector::new((right - left) / 2.0, (top - bottom) / 2.0, middle);
        if !(target.iter().all(|c| c.is_finite()) && distance.is_finite()) {
            return;
        }
        self.target = first + self.rotation() * target;
        if distance.is_normal() && distance > 0.0 {
            self.distance = distance;
        }
    }

    /// Does the same for an orthographic camera. The points are in the eye's directions, relative to `first`.
    fn fit_orthographic(&mut self, points: impl Iterator<Item = Vector>, first: Point) {
        let nothing = (
            Vector::repeat(f64::INFINITY),
            Vector::repeat(f64::NEG_INFINITY),
        );
        let (low, high) = points.fold(nothing, |(low, high), p| (low.inf(&p), high.sup(&p)));
        let (half_width, half_height) = self.half_extent();
        let half = (high - low) / (2.0 * (1.0 - 2.0 * MARGIN));
        let distance = (half.x / half_width).max(half.y / half_height);
        let target = (low + high) / 2.0;
        if !(target.iter().all(|c| c.is_finite()) && distance.is_finite()) {
            return;
        }
        self.target = first + self.rotation() * target;
        if distance.is_normal() {
            self.distance = distance;
        }
    }

    /// Turns the camera to look from this direction, from the target outwards; the target and the distance stay. Returns
    /// false, and changes nothing, for no direction.
    pub fn look_from_direction(&mut self, direction: Vector) -> bool {
        let Some(back) = direction
            .try_normalize(0.0)
            .filter(|d| d.iter().all(|c| c.is_finite()))
        else {
            return false;
        };
        let (_, away, ground_up) = ground_axes(self.up);
        // From straight above and below the front is at the bottom and at the top, as in the standard views.
        let upwards = away * back.dot(&ground_up).signum();
        let (target, distance) = (self.target, self.distance);
        let is_view = self.set_view(
            target + back * distance,
            target,
            upwards,
            self.field_of_view,
        );
        self.distance = distance; // without rounding
        is_view
    }

    /// Converts the camera to the view that a scene file stores.
    pub fn to_stored(&self) -> file::Camera {
        file::Camera {
            eye: self.eye().into(),
            target: self.target().into(),
            up: self.screen_up().into(),
            field_of_view: self.field_of_view(),
            orthographic: self.projection == Projection::Orthographic,
        }
    }

    /// Sets the camera to a view that a scene file stores. The horizon stays level: `up` matters only when looking
    /// straight up or down. Returns false, and changes nothing, when the numbers make no view.
    pub fn set_view(&mut self, eye: Point, target: Point, up: Vector, field_of_view: f64) -> bool {
        let offset = eye - target;
        let distance = offset.norm();
        let sound = distance.is_normal()
            && target.iter().chain(up.iter()).all(|c| c.is_finite())
            && (0.01..3.0).contains(&field_of_view);
        if !sound {
            return false;
        }
        let back = offset / distance;
        let (right0, front, ground_up) = ground_axes(self.up);
        let flat = |v: Vector| (v.dot(&right0), -v.dot(&front));
        let height = back.dot(&ground_up).clamp(-1.0, 1.0);
        self.pitch = ComplexField::asin(height);
        let (mut across, mut outwards) = flat(back);
        if across == 0.0 && outwards == 0.0 {
            (across, outwards) = flat(up * -height);
        }
        self.yaw = RealField::atan2(across, outwards).rem_euclid(2.0 * PI);
        (self.target, self.distance, self.field_of_view) = (target, distance, field_of_view);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::unit::Up;

    fn camera(up: Up, width: f64) -> Camera {
        crate::testing::camera(up, width, 500.0)
    }

    #[test]
    fn standard_views_have_their_directions() {
        let back = |up, standard| {
            let mut camera = camera(up, 500.0);
            camera.look_from(standard);
            let (b, u) = (camera.back(), camera.screen_up());
            [b, u].map(|v| [v.x.round() as i32, v.y.round() as i32, v.z.round() as i32])
        };
        assert_eq!(back(Up::Z, StandardView::Front), [[0, -1, 0], [0, 0, 1]]);
        assert_eq!(back(Up::Z, StandardView::Right), [[1, 0, 0], [0, 0, 1]]);
        assert_eq!(back(Up::Z, StandardView::Top), [[0, 0, 1], [0, 1, 0]]);
        assert_eq!(back(Up::Y, StandardView::Front), [[0, 0, 1], [0, 1, 0]]);
        assert_eq!(back(Up::Y, StandardView::Left), [[-1, 0, 0], [0, 1, 0]]);
        assert_eq!(back(Up::Y, StandardView::Bottom), [[0, -1, 0], [0, 0, 1]]);
    }

    #[test]
    fn fit_touches_the_margin_and_leaves_nothing_out() {
        for (width, scale) in [(1200.0, 1.0), (300.0, 1e-6), (500.0, 1e6)] {
            for projection in [Projection::Perspective, Projection::Orthographic] {
                let mut camera = camera(Up::Z, width);
                camera.set_projection(projection);
                let corners: Vec<Point> = (0..8)
                    .map(|i| Point::new((i & 1) as f64, (i & 2) as f64, (i & 4) as f64) * scale)
                    .collect();
                camera.fit(&corners);
                let mut spare = f64::INFINITY;
                for corner in corners {
                    let seen = camera.project(corner).unwrap();
                    let (x, y) = (seen.x / width, seen.y / 500.0);
                    spare = spare.min(x).min(1.0 - x).min(y).min(1.0 - y);
                }
                assert!((spare - MARGIN).abs() < 1e-9, "{width} {scale} {spare}");
            }
        }
    }

    #[test]
    fn fit_of_one_point_centres_it_and_of_none_changes_nothing() {
        let mut camera = camera(Up::Y, 700.0);
        let before = camera.clone();
        camera.fit(&[]);
        assert_eq!(camera, before);
        camera.fit(&[Point::new(5.0, 6.0, 7.0)]);
        assert!((camera.target() - Point::new(5.0, 6.0, 7.0)).norm() < 1e-12);
        assert_eq!(camera.distance(), before.distance());
    }

    #[test]
    fn a_stored_view_comes_back() {
        for up in [Up::Y, Up::Z] {
            for standard in StandardView::ALL {
                let mut first = camera(up, 500.0);
                first.look_from(standard);
                first.fit(&[Point::new(1.0, 2.0, 3.0), Point::new(-4.0, 0.0, 9.0)]);
                let mut second = camera(up, 500.0);
                assert!(second.set_view(
                    first.eye(),
                    first.target(),
                    first.screen_up(),
                    first.field_of_view()
                ));
                assert!((second.eye() - first.eye()).norm() < 1e-9 * first.distance());
                assert!(
                    (second.right() - first.right()).norm() < 1e-6,
                    "{up:?} {standard:?}"
                );
            }
        }
    }

    #[test]
    fn directions_of_the_axes_are_the_standard_views() {
        for up in [Up::Y, Up::Z] {
            for standard in StandardView::ALL {
                let (mut first, mut second) = (camera(up, 500.0), camera(up, 500.0));
                first.look_from(standard);
                assert!(second.look_from_direction(first.back() * 3.0));
                assert!(
                    (second.back() - first.back()).norm() < 1e-9,
                    "{up:?} {standard:?}"
                );
                assert!(
                    (second.right() - first.right()).norm() < 1e-9,
                    "{up:?} {standard:?}"
                );
                assert_eq!(
                    (second.target(), second.distance()),
                    (first.target(), first.distance())
                );
            }
        }
        let mut camera = camera(Up::Z, 500.0);
        let before = camera.clone();
        assert!(!camera.look_from_direction(Vector::zeros()));
        assert_eq!(camera, before);
    }

    #[test]
    fn invalid_view_is_refused() {
        let mut camera = camera(Up::Z, 500.0);
        let before = camera.clone();
        assert!(!camera.set_view(Point::origin(), Point::origin(), Vector::z(), 0.5));
        assert!(!camera.set_view(
            Point::new(f64::NAN, 0.0, 0.0),
            Point::origin(),
            Vector::z(),
            0.5
        ));
        assert!(!camera.set_view(Point::new(1.0, 0.0, 0.0), Point::origin(), Vector::z(), 0.0));
        assert_eq!(camera, before);
    }
}
