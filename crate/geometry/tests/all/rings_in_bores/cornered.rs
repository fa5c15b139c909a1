//! Makes solids with flat sides and rounded corners that state their surfaces: filleted blocks, and inserts in pockets.

use super::turned::{At, Made, ROUNDING};
use nearpoint_geometry::shape::{FaceSurface, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use std::collections::HashMap;
use std::f64::consts::FRAC_PI_4;

/// A mesh whose corners are given by position: equal ones are one vertex, and triangles of fewer than three are left out.
#[derive(Default)]
struct Patches {
    made: Made,
    vertices: HashMap<[u64; 3], u32>,
    faces: HashMap<[usize; 2], u32>,
}

impl Patches {
    /// Adds the halves of a quadrangle to a face.
    fn add(&mut self, face: [usize; 2], surface: (FaceSurface, f64), corners: [Point; 4]) {
        let [a, b, c, d] = corners.map(|p| self.vertex(p));
        for [p, q, r] in [[a, b, c], [a, c, d]] {
            if p == q || q == r || r == p {
                continue;
            }
            let surfaces = &mut self.made.surfaces;
            let number = *self.faces.entry(face).or_insert_with(|| {
                surfaces.push(surface.0);
                surfaces.len() as u32 - 1
            });
            self.made.triangles.push([p, q, r]);
            self.made.faces.push(number);
            let is_plane = matches!(surface.0, FaceSurface::Plane { .. });
            let bound = if is_plane { 0.0 } else { surface.1 + ROUNDING };
            self.made.deviations.push(bound as f32);
        }
    }

    fn vertex(&mut self, p: Point) -> u32 {
        let vertices = &mut self.made.vertices;
        let key = [p.x, p.y, p.z].map(|x| (x + 0.0).to_bits());
        *self.vertices.entry(key).or_insert_with(|| {
            vertices.push(p);
            vertices.len() as u32 - 1
        })
    }
}

/// The signs of x and y in each quadrant, counter-clockwise.
const QUADRANTS: [At; 4] = [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]];

/// Returns the directions from x to y in equal steps; the first and the last are exact.
fn quarter(steps: u32) -> impl Iterator<Item = At> + Clone {
    (0..=steps).map(move |k| match k {
        0 => [1.0, 0.0],
        _ if k == steps => [0.0, 1.0],
        _ => {
            let (sine, cosine) = (2.0 * FRAC_PI_4 * f64::from(k) / f64::from(steps)).sin_cos();
            [cosine, sine]
        }
    })
}

/// Returns the directions all around, quadrant by quadrant; those between two quadrants occur twice.
fn directions(steps: u32) -> Vec<(usize, At)> {
    let turned = |q: usize, [x, y]: At| match q {
        0 => [x, y],
        1 => [-y, x],
        2 => [-x, -y],
        _ => [y, -x],
    };
    let all = (0..4).flat_map(|q| quarter(steps).map(move |at| (q, turned(q, at))));
    all.collect()
}

/// Returns the distance of an arc of radius 1 from its chord, where a quarter has this many.
fn sagitta(steps: u32) -> f64 {
    1.0 - (FRAC_PI_4 / f64::from(steps)).cos()
}

/// Returns the directions along a flat side between two quadrants, and across it.
fn along_and_across(quadrant: usize) -> [Vector; 2] {
    match quadrant % 2 {
        0 => [Vector::x(), Vector::y()],
        _ => [Vector::y(), Vector::x()],
    }
}

/// Makes all points within `rounding` of a box.
pub fn filleted_block(half: Vector, rounding: f64, steps: u32, frame: &Pose) -> Shape {
    let mut patches = Patches::default();
    let up = quarter(steps).map(|[along, out]| (1.0, out, along));
    let down = quarter(steps).map(|[out, along]| (-1.0, out, -along));
    let rows: Vec<_> = up.chain(down).collect();
    let columns = directions(steps);
    let centre = |row: usize, column: usize| {
        let [x, y] = QUADRANTS[columns[column].0];
        Point::from(half.component_mul(&Vector::new(x, y, rows[row].0)))
    };
    let point = |row: usize, column: usize| {
        let ((_, out, along), (_, [x, y])) = (rows[row], columns[column]);
        centre(row, column) + Vector::new(x * out, y * out, along) * rounding
    };
    for row in 0..rows.len() - 1 {
        let is_side = rows[row].0 != rows[row + 1].0;
        for column in 0..columns.len() {
            let next = (column + 1) % columns.len();
            let quadrant = columns[column].0;
            let is_between = quadrant != columns[next].0;
            let [along, across] = along_and_across(quadrant);
            let through = centre(row, column);
            let cylinder = |axis| FaceSurface::Cylinder {
                through,
                axis,
                radius: rounding,
            };
            let surface = match (is_side, is_between) {
                (true, true) => FaceSurface::Plane { normal: across },
                (true, false) => cylinder(Vector::z()),
                (false, true) => cylinder(along),
                (false, false) => FaceSurface::Sphere {
                    centre: through,
                    radius: rounding,
                },
            };
            let level = usize::from(is_side) + 2 * usize::from(rows[row].0 > 0.0);
            patches.add(
                [level, 2 * quadrant + usize::from(is_between)],
                (surface, 2.0 * rounding * sagitta(steps)),
                [
                    point(row, column),
                    point(row + 1, column),
                    point(row + 1, next),
                    point(row, next),
                ],
            );
        }
    }
    let normal = Vector::z();
    let plane = (FaceSurface::Plane { normal }, 0.0);
    let ends = |row: usize| [0, 1, 2, 3].map(|q| point(row, q * (steps as usize + 1)));
    patches.add([4, 0], plane, ends(0));
    let [a, b, c, d] = ends(rows.len() - 1);
    patches.add([4, 1], plane, [d, c, b, a]);
    patches.made.shape(frame)
}

/// A rectangle with rounded corners, the base of an upright body.
#[derive(Debug, Clone)]
pub struct Outline {
    pub half: At,
    pub corner: f64,
    pub steps: u32,
    /// The lowest and the highest position of the body.
    pub ends: At,
    /// The width of the frame around it if it is a pocket through a plate.
    pub frame: Option<f64>,
}

impl super::Made for Outline {
    fn shape(&self, frame: &Pose) -> Shape {
        let columns = directions(self.steps);
        let around = |half: At, radius: f64| {
            let point = |&(q, [x, y]): &(usize, At)| {
                let [sx, sy] = QUADRANTS[q];
                [
                    sx * (half[0] - radius) + x * radius,
                    sy * (half[1] - radius) + y * radius,
                ]
            };
            columns.iter().map(point).collect::<Vec<At>>()
        };
        let own = around(self.half, self.corner);
        let [low, high] = self.ends;
        let rows = match self.frame {
            None => {
                let middle = vec![[0.0; 2]; columns.len()];
                vec![
                    (middle.clone(), low),
                    (own.clone(), low),
                    (own, high),
                    (middle, high),
                ]
            }
            Some(width) => {
                let outer = around(self.half.map(|half| half + width), 0.0);
                vec![
                    (own.clone(), low),
                    (outer.clone(), low),
                    (outer, high),
                    (own.clone(), high),
                    (own, low),
                ]
            }
        };
        let mut patches = Patches::default();
        for (row, pair) in rows.windows(2).enumerate() {
            let is_end = pair[0].1 == pair[1].1;
            for column in 0..columns.len() {
                let next = (column + 1) % columns.len();
                let quadrant = columns[column].0;
                let is_between = quadrant != columns[next].0;
                let [sx, sy] = QUADRANTS[quadrant];
                let [x, y] = self.half.map(|half| half - self.corner);
                let surface = match (is_end, is_between) {
                    (true, _) => FaceSurface::Plane {
                        normal: Vector::z(),
                    },
                    (false, true) => FaceSurface::Plane {
                        normal: along_and_across(quadrant)[1],
                    },
                    (false, false) => FaceSurface::Cylinder {
                        through: Point::new(sx * x, sy * y, 0.0),
                        axis: Vector::z(),
                        radius: self.corner,
                    },
                };
                let side = match is_end {
                    true => 0,
                    false => 1 + 2 * quadrant + usize::from(is_between),
                };
                let at = |(points, along): &(Vec<At>, f64), column: usize| {
                    Point::new(points[column][0], points[column][1], *along)
                };
                patches.add(
                    [row, side],
                    (surface, self.corner * sagitta(self.steps)),
                    [
                        at(&pair[0], column),
                        at(&pair[0], next),
                        at(&pair[1], next),
                        at(&pair[1], column),
                    ],
                );
            }
        }
        patches.made.shape(frame)
    }
}
