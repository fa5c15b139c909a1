//! Draws the grid under the scene: as fine as it can be without crowding, fading outwards.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};

use super::{OccludedStyle, Stroke};
use crate::camera::{Camera, ground_axes};
use crate::style::{Palette, width};

/// The smallest distance between lines, in CSS pixels at the centre of the scene.
const MIN_LINE_DISTANCE: f64 = 22.0;
/// The largest number of lines on each side of the centre.
const MAX_LINES: f64 = 60.0;
/// The radius of the grid as a multiple of the scene's.
const GRID_RADIUS: f64 = 2.6;

/// The ground below a scene: a point on it, and the scene's radius.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ground {
    /// A point on the ground below the scene's centre.
    pub centre: Point,
    /// The radius of the scene, seen from above.
    pub radius: f64,
}

impl Ground {
    /// Makes the ground under the box between two opposite corners.
    pub fn below_box(low: Point, high: Point, up: Up) -> Self {
        let (_, _, upwards) = ground_axes(up);
        let centre = nearpoint_geometry::nalgebra::center(&low, &high);
        let drop = (centre - low).dot(&upwards.abs());
        Self {
            centre: centre - upwards * drop,
            radius: (high - low).norm() / 2.0,
        }
    }
}

/// Returns the largest of 1, 2, 5, 10, … (and 0.5, 0.2, …) that is not above `length`.
pub fn nice_step(length: f64) -> f64 {
    let power = 10f64.powf(length.log10().floor());
    [10.0, 5.0, 2.0, 1.0]
        .into_iter()
        .map(|n| n * power)
        .find(|step| *step <= length)
        .unwrap_or(power)
}

/// Returns the smallest power of ten that is at least `length`.
fn decade_above(length: f64) -> f64 {
    10f64.powf(length.log10().ceil())
}

/// Returns the lines of the ground's grid, each from its centre outwards.
pub fn grid(ground: &Ground, camera: &Camera, palette: &Palette) -> Vec<Stroke> {
    let reach = ground.radius * GRID_RADIUS;
    let pixel = camera.pixel_at(camera.depth_of(ground.centre).max(camera.distance() / 4.0));
    let spacing = decade_above((pixel * MIN_LINE_DISTANCE).max(reach / MAX_LINES));
    if !(spacing.is_normal() && reach.is_normal()) {
        return Vec::new();
    }
    let (across, along, _) = ground_axes(camera.up());
    let mut strokes = Vec::new();
    for (direction, side) in [(across, along), (along, across)] {
        let middle = ground.centre.coords.dot(&side);
        let first = ((middle - reach) / spacing).ceil() as i64;
        let last = ((middle + reach) / spacing).floor() as i64;
        for line in first..=last {
            let offset = line as f64 * spacing - middle;
            let centre = ground.centre + side * offset;
            strokes.extend(halves(
                centre,
                direction,
                offset / reach,
                reach,
                line % 10 == 0,
                palette,
            ));
        }
    }
    strokes
}

/// Returns the line's two halves, which end on the grid's circle; `offset` is in −1…1.
fn halves(
    centre: Point,
    direction: Vector,
    offset: f64,
    max_distance: f64,
    major: bool,
    palette: &Palette,
) -> [Stroke; 2] {
    let length = max_distance * (1.0 - offset * offset).max(0.0).sqrt();
    let fade = (1.0 - offset.abs()) as f32;
    [-length, length].map(|end| Stroke {
        from: centre,
        to: centre + direction * end,
        widths: [width::GRID; 2],
        colour: if major {
            palette.grid_major
        } else {
            palette.grid
        },
        fade: [fade, 0.0],
        occluded: OccludedStyle::Omitted,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Theme;

    #[test]
    fn steps_are_round_numbers() {
        for (length, step) in [
            (1.0, 1.0),
            (1.9, 1.0),
            (2.0, 2.0),
            (4.9, 2.0),
            (7.0, 5.0),
            (0.034, 0.02),
            (900.0, 500.0),
        ] {
            assert!(
                (nice_step(length) / step - 1.0).abs() < 1e-12,
                "{length}: {}",
                nice_step(length)
            );
        }
    }

    #[test]
    fn the_grid_stays_light_and_under_the_scene_at_any_scale() {
        for scale in [1e-6, 1e-3, 1.0, 37.0, 1e6] {
            for up in [Up::Y, Up::Z] {
                let (low, high) = (
                    Point::new(-1.0, -2.0, -3.0) * scale,
                    Point::new(4.0, 2.0, 1.0) * scale,
                );
                let mut camera = crate::testing::camera(up, 900.0, 600.0);
                camera.fit(&[low, high]);
                let ground = Ground::below_box(low, high, up);
                let lines = grid(&ground, &camera, &Theme::Light.palette());
                assert!(
                    (10..=4 * 121).contains(&lines.len()),
                    "{} at {scale}",
                    lines.len()
                );
                let height = |p: Point| {
                    if up == Up::Y {
                        p.y / scale + 2.0
                    } else {
                        p.z / scale + 3.0
                    }
                };
                assert!(
                    lines
                        .iter()
                        .all(|s| height(s.from).abs() < 1e-9 && height(s.to).abs() < 1e-9)
                );
            }
        }
    }

    #[test]
    fn far_away_the_grid_gets_coarser() {
        let mut camera = crate::testing::camera(Up::Z, 900.0, 600.0);
        let ground = Ground {
            centre: Point::origin(),
            radius: 1.0,
        };
        camera.fit(&[Point::new(-1.0, -1.0, -1.0), Point::new(1.0, 1.0, 1.0)]);
        let near = grid(&ground, &camera, &Theme::Dark.palette()).len();
        camera.zoom(Point::origin(), 20.0);
        assert!(grid(&ground, &camera, &Theme::Dark.palette()).len() < near);
    }
}
