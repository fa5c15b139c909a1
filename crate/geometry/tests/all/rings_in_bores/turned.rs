//! Makes turned solids: meshes that state their faces' surfaces, made from a profile beside the z axis.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{FaceSurface, Mesh, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use std::f64::consts::{FRAC_PI_2, TAU};

/// The distance from the axis, and the position along it.
pub type At = [f64; 2];

/// A segment of a profile, from the end of the last one.
#[derive(Debug, Clone, Copy)]
pub enum Stretch {
    Line(At),
    /// An arc around a centre, to a direction in radians from straight out, in a number of chords.
    Arc(At, f64, u32),
}

/// A profile, and the number of steps of its turn.
#[derive(Debug, Clone)]
pub struct Turned {
    pub start: At,
    pub stretches: Vec<Stretch>,
    pub segments: u32,
}

/// A bound of the rounding of numbers of this size.
pub const ROUNDING: f64 = 1e-9;

#[derive(Default)]
pub struct Made {
    pub vertices: Vec<Point>,
    pub triangles: Vec<[u32; 3]>,
    pub faces: Vec<u32>,
    pub surfaces: Vec<FaceSurface>,
    pub deviations: Vec<f32>,
}

impl Turned {
    /// Makes all points within `rounding` of a ball, a stick, a disc, a cylinder, a cone or a truncated one: sharp if that
    /// is 0. `core` is the widest point at both ends.
    pub fn rounded(core: [At; 2], rounding: f64, steps: u32, segments: u32) -> Self {
        let [[r0, z0], [r1, z1]] = core;
        let aside = (z1 - z0).hypot(r0 - r1);
        let turn = if aside > 0.0 {
            (r0 - r1).atan2(z1 - z0)
        } else {
            FRAC_PI_2
        };
        let mut stretches = Vec::new();
        if r0 > 0.0 {
            stretches.push(Stretch::Line([r0, z0 - rounding]));
        }
        let [sine, cosine] = [rounding * turn.sin(), rounding * turn.cos()];
        if rounding > 0.0 {
            stretches.push(Stretch::Arc(core[0], turn, steps));
        }
        if aside > 0.0 {
            stretches.push(Stretch::Line([r1 + cosine, z1 + sine]));
        }
        if rounding > 0.0 && turn < FRAC_PI_2 {
            stretches.push(Stretch::Arc(core[1], FRAC_PI_2, steps));
        }
        if r1 > 0.0 {
            stretches.push(Stretch::Line([0.0, z1 + rounding]));
        }
        Self {
            start: [0.0, z0 - rounding],
            stretches,
            segments,
        }
    }

    /// Makes a block that is turned on its outside, with a hole through it that consists of these segments.
    pub fn around(start: At, hole: &[Stretch], end: At, outer: f64, segments: u32) -> Self {
        let back = [[outer, end[1]], [outer, start[1]], start].map(Stretch::Line);
        Self {
            start,
            stretches: hole.iter().chain(&back).copied().collect(),
            segments,
        }
    }

    /// Makes the posed solid, with a hollow in it.
    pub fn hollowed(&self, hollow: Option<&Self>, pose: &Pose) -> Shape {
        let mut made = Made::default();
        self.make(&mut made);
        if let Some(hollow) = hollow {
            let first = made.triangles.len();
            hollow.make(&mut made);
            for triangle in &mut made.triangles[first..] {
                triangle.swap(1, 2);
            }
        }
        made.shape(pose)
    }

    pub fn solid(&self, pose: &Pose) -> Shape {
        self.hollowed(None, pose)
    }

    fn make(&self, made: &mut Made) {
        let first = made.row(self.start, self.segments);
        let (mut before, mut at) = (first, self.start);
        for stretch in &self.stretches {
            let (points, surface, sagitta) = stretch.points(at);
            let widest = points.iter().map(|p| p[0]).fold(at[0], f64::max);
            let chord = 1.0 - (TAU / 2.0 / f64::from(self.segments)).cos();
            let deviation = match surface {
                FaceSurface::Plane { .. } => 0.0,
                _ => sagitta + widest * chord + ROUNDING,
            };
            made.surfaces.push(surface);
            for to in points {
                let row = match to == self.start {
                    true => first,
                    false => made.row(to, self.segments),
                };
                made.band([(before, at), (row, to)], self.segments, deviation as f32);
                (before, at) = (row, to);
            }
        }
    }
}

impl Stretch {
    /// Returns the points after the first, the surface they are on when turned, and its distance from the chords.
    fn points(&self, from: At) -> (Vec<At>, FaceSurface, f64) {
        let axis = Vector::z();
        let on_axis = |along: f64| Point::new(0.0, 0.0, along);
        match *self {
            Self::Line(to) => {
                let [out, along] = [to[0] - from[0], to[1] - from[1]];
                let surface = if along.abs() < ROUNDING {
                    FaceSurface::Plane { normal: axis }
                } else if out.abs() < ROUNDING {
                    FaceSurface::Cylinder {
                        through: on_axis(7.0),
                        axis: -axis,
                        radius: to[0],
                    }
                } else {
                    FaceSurface::Cone {
                        apex: on_axis(from[1] - from[0] * along / out),
                        axis: axis * (out * along).signum(),
                        half_angle: (out / along).abs().atan(),
                    }
                };
                (vec![to], surface, 0.0)
            }
            Self::Arc(centre, until, steps) => {
                let off = [from[0] - centre[0], from[1] - centre[1]];
                let radius = off[0].hypot(off[1]);
                let begin = off[1].atan2(off[0]);
                let step = (until - begin) / f64::from(steps);
                let point = |k: u32| {
                    let angle = begin + step * f64::from(k);
                    let out = centre[0] + radius * angle.cos();
                    // A pole is on the axis.
                    let out = if out < ROUNDING { 0.0 } else { out };
                    [out, centre[1] + radius * angle.sin()]
                };
                let surface = if centre[0] == 0.0 {
                    FaceSurface::Sphere {
                        centre: on_axis(centre[1]),
                        radius,
                    }
                } else {
                    FaceSurface::Torus {
                        centre: on_axis(centre[1]),
                        axis,
                        major: centre[0],
                        minor: radius,
                    }
                };
                let sagitta = radius * (1.0 - (step / 2.0).cos());
                ((1..=steps).map(point).collect(), surface, sagitta)
            }
        }
    }
}

impl Made {
    /// Returns the shape, posed.
    pub fn shape(self, pose: &Pose) -> Shape {
        let vertices = self.vertices.iter().map(|p| (pose * p).into()).collect();
        let posed = |s: &FaceSurface| s.mapped(|p| pose * p, |v| pose * v, |x| x);
        let surfaces = self.surfaces.iter().map(posed).collect();
        let mesh = Mesh::from_parts(vertices, self.triangles, self.faces).unwrap();
        let mesh = mesh.with_surfaces(surfaces, self.deviations).unwrap();
        let shape = Shape::build(mesh, &SequentialExecutor);
        assert!(shape.is_closed());
        shape
    }

    /// Adds a circle, or a point on the axis; returns its first vertex.
    fn row(&mut self, [out, along]: At, segments: u32) -> u32 {
        let first = self.vertices.len() as u32;
        let count = if out == 0.0 { 1 } else { segments };
        self.vertices.extend((0..count).map(|k| {
            let angle = TAU * f64::from(k) / f64::from(segments);
            Point::new(out * angle.cos(), out * angle.sin(), along)
        }));
        first
    }

    fn band(&mut self, rows: [(u32, At); 2], segments: u32, deviation: f32) {
        let vertex = |row: usize, k: u32| {
            let (first, at) = rows[row];
            if at[0] == 0.0 {
                first
            } else {
                first + k % segments
            }
        };
        for k in 0..segments {
            let [a, b] = [k, k + 1].map(|k| vertex(0, k));
            let [d, c] = [k, k + 1].map(|k| vertex(1, k));
            for corners in [[a, b, c], [a, c, d]] {
                let [p, q, r] = corners;
                if p != q && q != r && r != p {
                    self.triangles.push(corners);
                    self.faces.push(self.surfaces.len() as u32 - 1);
                    self.deviations.push(deviation);
                }
            }
        }
    }
}
