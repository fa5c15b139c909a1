//! Paints several surfaces at once: each sample shows only the nearest of them, so that a transparent surface does not
//! show through itself.

use std::ops::Range;

use crate::canvas::Canvas;
use crate::clip::{Corner, clip, planes};
use crate::coverage::{GridPoint, SUBPIXELS, doubled_area, rows};
use crate::light::{Light, Paint};
use crate::screen::{SAMPLES_PER_SIDE, Screen, ScreenPoint};

/// The index that means no triangle.
const NONE: u32 = u32::MAX;

/// A layer of surfaces: the nearest triangle of each sample so far.
#[derive(Debug)]
pub struct Layer {
    size: [usize; 2],
    inverse_depths: Vec<f32>,
    nearest: Vec<u32>,
    faces: Vec<Face>,
    /// The rows with a triangle in some sample.
    touched: Range<usize>,
}

/// A triangle that is visible in some sample.
#[derive(Debug)]
struct Face {
    /// The components of the normal, each divided by the depth, which makes it linear on the screen.
    normal: [LinearFunction; 3],
    paint: usize,
}

impl Face {
    /// Returns the colour of the lit triangle at a position on the screen.
    fn shade(&self, [x, y]: [f64; 2], paint: &Paint, screen: &Screen, light: &Light) -> [f32; 3] {
        let normal = self.normal.map(|slope| slope.value(x, y) as f32);
        let back = screen.back(x, y);
        light.shade(paint, normal, [back.x as f32, back.y as f32, back.z as f32])
    }
}

/// A value that changes linearly over the screen.
#[derive(Debug, Clone, Copy)]
struct LinearFunction {
    at: [f64; 2],
    value: f64,
    right: f64,
    down: f64,
}

impl LinearFunction {
    /// Interpolates the values at three corners; `area` is twice the triangle's.
    fn through(at: [[f64; 2]; 3], values: [f64; 3], area: f64) -> Self {
        let [p, q] = [1, 2].map(|i| [0, 1].map(|axis| at[i][axis] - at[0][axis]));
        let [u, v] = [1, 2].map(|i| values[i] - values[0]);
        Self {
            at: at[0],
            value: values[0],
            right: (u * q[1] - v * p[1]) / area,
            down: (v * p[0] - u * q[0]) / area,
        }
    }

    fn value(&self, x: f64, y: f64) -> f64 {
        self.value + self.right * (x - self.at[0]) + self.down * (y - self.at[1])
    }
}

/// Returns the centre of a sample.
fn sample_centre(sample: usize) -> f64 {
    sample as f64 + 0.5
}

/// Returns the samples of a pixel, by row and column.
fn samples_of(row: usize, column: usize) -> impl Iterator<Item = (usize, usize)> {
    let first = [row, column].map(|place| place * SAMPLES_PER_SIDE);
    let each = (0..SAMPLES_PER_SIDE)
        .flat_map(|down| (0..SAMPLES_PER_SIDE).map(move |right| (down, right)));
    each.map(move |(down, right)| (first[0] + down, first[1] + right))
}

impl Layer {
    /// Makes an empty layer for a canvas of this many samples right and down.
    pub fn new(size: [usize; 2]) -> Self {
        let count = size[0] * size[1];
        Self {
            size,
            inverse_depths: vec![0.0; count],
            nearest: vec![NONE; count],
            faces: Vec::new(),
            touched: size[1]..0,
        }
    }

    /// Adds a triangle where the canvas has nothing in front of it. `paint` is the index of its paint in the list for
    /// [`Layer::paint`].
    pub fn add(&mut self, screen: &Screen, triangle: [Corner; 3], paint: usize, canvas: &Canvas) {
        let left = clip(triangle, &planes(screen));
        let Some((first, others)) = left.split_first() else {
            return;
        };
        for pair in others.windows(2) {
            let corners = [*first, pair[0], pair[1]];
            if let [Some(p), Some(q), Some(r)] = corners.map(|corner| screen.project(&corner.at)) {
                self.fill(corners, [p, q, r], paint, canvas);
            }
        }
    }

    fn fill(
        &mut self,
        corners: [Corner; 3],
        seen: [ScreenPoint; 3],
        paint: usize,
        canvas: &Canvas,
    ) {
        let spots: [GridPoint; 3] =
            seen.map(|one| one.at.map(|x| (x * SUBPIXELS as f64).round() as i64));
        let steps = SUBPIXELS as f64;
        let area = doubled_area(spots) as f64 / (steps * steps);
        let at = spots.map(|spot| spot.map(|x| x as f64 / steps));
        let each = seen.map(|one| one.inverse_depth);
        let nearness = LinearFunction::through(at, each, area);
        // Outside a sliver's corners, the interpolation must not exceed the corners' values.
        let (least, most) = (
            each.iter().copied().fold(f64::INFINITY, f64::min),
            each.iter().copied().fold(0.0, f64::max),
        );
        let face = self.faces.len() as u32;
        let mut is_seen = false;
        let (touched, nearest) = (&mut self.touched, &mut self.nearest);
        rows(spots, self.size, |y, xs| {
            let first = y * self.size[0];
            for x in xs {
                let near = nearness
                    .value(sample_centre(x), sample_centre(y))
                    .clamp(least, most) as f32;
                let sample = first + x;
                if near > self.inverse_depths[sample] && near >= canvas.inverse_depths[sample] {
                    self.inverse_depths[sample] = near;
                    nearest[sample] = face;
                    is_seen = true;
                    *touched = touched.start.min(y)..touched.end.max(y + 1);
                }
            }
        });
        if is_seen {
            let normal = |axis: usize| {
                let divided = [0, 1, 2].map(|i| corners[i].normal[axis] * each[i]);
                LinearFunction::through(at, divided, area)
            };
            let normal = [normal(0), normal(1), normal(2)];
            self.faces.push(Face { normal, paint });
        }
    }

    /// Paints the layer onto the canvas and empties it. If `hides` is true, the layer hides later paint.
    pub fn paint(
        &mut self,
        screen: &Screen,
        light: &Light,
        paints: &[Paint],
        hides: bool,
        canvas: &mut Canvas,
    ) {
        let [width, height] = self.size;
        let rows =
            self.touched.start / SAMPLES_PER_SIDE..self.touched.end.div_ceil(SAMPLES_PER_SIDE);
        for (row, column) in
            rows.flat_map(|row| (0..width / SAMPLES_PER_SIDE).map(move |x| (row, x)))
        {
            // The lighting is computed once for all samples of a pixel that belong to the same face.
            let mut lit: Option<(u32, [f32; 3])> = None;
            for (y, x) in samples_of(row, column) {
                let sample = y * width + x;
                let number = std::mem::replace(&mut self.nearest[sample], NONE);
                let near = std::mem::replace(&mut self.inverse_depths[sample], 0.0);
                let Some(face) = self.faces.get(number as usize) else {
                    continue;
                };
                let paint = &paints[face.paint];
                let at = [sample_centre(x), sample_centre(y)];
                let tone = match lit {
                    Some((known, tone)) if known == number => tone,
                    _ => face.shade(at, paint, screen, light),
                };
                lit = Some((number, tone));
                let from_below = (height - y) as f32 - 0.5;
                canvas.blend(sample, tone, paint.opacity_at(at[0] as f32, from_below));
                if hides {
                    canvas.inverse_depths[sample] = near;
                }
            }
        }
        self.faces.clear();
        self.touched = height..0;
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_geometry::{Point, Pose, Vector};

    use super::*;

    const SIZE: [usize; 2] = [40, 32];

    fn screen() -> Screen {
        Screen {
            size: SIZE,
            scale: 30.0,
            near: 0.1,
            distance: 1.0,
            pixel: 1.0 / 15.0,
            eye_from_scene: Pose::identity(),
        }
    }

    /// Makes a square across the view.
    fn square(depth: f64, half: f64) -> [[Corner; 3]; 2] {
        let corner = |x: f64, y: f64| Corner {
            at: Point::new(x * half, y * half, -depth),
            normal: Vector::z(),
        };
        let [a, b, c, d] = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
        ];
        [[a, b, c], [a, c, d]]
    }

    fn painted(triangles: &[([Corner; 3], usize)], paints: &[Paint]) -> Canvas {
        let mut canvas = Canvas::new(SIZE, [0.0; 3]);
        let mut layer = Layer::new(SIZE);
        for (triangle, paint) in triangles {
            layer.add(&screen(), *triangle, *paint, &canvas);
        }
        layer.paint(
            &screen(),
            &Light::new(Vector::y()),
            paints,
            true,
            &mut canvas,
        );
        canvas
    }

    fn glowing(red: f32, green: f32, opacity: f32) -> Paint {
        Paint::new([red, green, 0.0, opacity], 0.0, 1.0)
    }

    #[test]
    fn of_two_surfaces_the_nearer_is_painted_once_in_whichever_order_they_come() {
        let paints = [glowing(1.0, 0.0, 0.5), glowing(0.0, 1.0, 0.5)];
        let (near, far) = (square(1.0, 0.2), square(2.0, 0.4));
        let all: Vec<_> = near
            .map(|t| (t, 0))
            .into_iter()
            .chain(far.map(|t| (t, 1)))
            .collect();
        let turned: Vec<_> = all.iter().rev().copied().collect();
        let (one, other) = (painted(&all, &paints), painted(&turned, &paints));
        assert_eq!(one.pixels(), other.pixels());
        // Twelve samples on either side: one square is half as far away and half as large.
        let red: Vec<u8> = one.pixels().chunks(3).map(|pixel| pixel[0]).collect();
        assert_eq!(red.iter().filter(|&&red| red == 128).count(), 36, "{red:?}");
        assert!(one.pixels().chunks(3).all(|pixel| pixel[1] == 0));
    }

    #[test]
    fn a_surface_that_reaches_behind_the_eye_is_cut_there_and_has_no_holes() {
        let corner = |x: f64, z: f64| Corner {
            at: Point::new(x, -1.0, z),
            normal: Vector::y(),
        };
        // A floor from far ahead to far behind.
        let [a, b, c, d] = [
            corner(-90.0, 50.0),
            corner(90.0, 50.0),
            corner(90.0, -50.0),
            corner(-90.0, -50.0),
        ];
        let canvas = painted(&[([a, b, c], 0), ([a, c, d], 0)], &[glowing(1.0, 0.0, 1.0)]);
        for (i, near) in canvas.inverse_depths.iter().enumerate() {
            let below = i / SIZE[0] > SIZE[1] / 2;
            assert_eq!(
                *near > 0.0,
                below,
                "sample {} of row {}",
                i % SIZE[0],
                i / SIZE[0]
            );
        }
    }

    #[test]
    fn degenerate_and_nan_triangles_are_not_painted() {
        let [[a, b, _], _] = square(1.0, 0.2);
        let none = Corner {
            at: Point::new(f64::INFINITY, f64::NAN, -1.0),
            normal: Vector::repeat(f64::NAN),
        };
        let canvas = painted(
            &[([a, a, b], 0), ([a, b, none], 0)],
            &[glowing(1.0, 0.0, 1.0)],
        );
        assert!(canvas.pixels().iter().all(|&byte| byte == 0));
    }

    #[test]
    fn a_normal_without_length_is_lit_as_one_that_faces_the_eye() {
        let mut bad = square(1.0, 0.2);
        bad.as_flattened_mut()
            .iter_mut()
            .for_each(|c| c.normal = Vector::zeros());
        let paints = [Paint::new([0.5, 0.5, 0.5, 1.0], 0.0, 0.0)];
        let of = |square: [[Corner; 3]; 2]| painted(&square.map(|t| (t, 0)), &paints).pixels();
        assert_eq!(of(bad), of(square(1.0, 0.2)));
    }
}
