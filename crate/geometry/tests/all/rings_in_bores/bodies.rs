//! Makes convex solids whose distance from each other is known without their meshes.

use super::cornered::filleted_block;
use super::turned::{At, Turned};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

#[derive(Debug, Clone)]
pub enum Body {
    /// All points within `rounding` of a turned core: a ball, a cylinder, a cone, …
    Round {
        core: [At; 2],
        rounding: f64,
        steps: u32,
        segments: u32,
    },
    /// All points within `rounding` of a box, which is given by half its size.
    Block {
        half: Vector,
        rounding: f64,
        steps: u32,
    },
}

impl Body {
    /// Makes a body of size about 1, with few facets or many.
    pub fn any(random: &mut Random) -> Self {
        let [r0, r1, z, rounding] =
            [1.0, 1.0, 1.0, 0.5].map(|fraction| fraction * random.between(0.3, 1.5));
        let (core, rounding) = match random.below(8) {
            0 => return Self::block(Vector::new(r0, r1, z)),
            1 => return Self::ball(r0, random),
            2 => ([[0.0, -z], [0.0, z]], rounding),
            3 => ([[r0, -z], [r0, z]], 0.0),
            4 => ([[r0, -z], [0.0, z]], 0.0),
            5 => ([[r0, -z], [r1, z]], 0.0),
            6 => ([[r0, -z], [r0, z]], 0.4 * rounding),
            _ => ([[r0, -z], [r1, z]], 0.4 * rounding),
        };
        let steps = 2 + random.below(8) as u32;
        Self::round(core, rounding, steps, 8 + random.below(40) as u32)
    }

    pub fn round(core: [At; 2], rounding: f64, steps: u32, segments: u32) -> Self {
        Self::Round {
            core,
            rounding,
            steps,
            segments,
        }
    }

    pub fn block(half: Vector) -> Self {
        Self::filleted(half, 0.0, 1)
    }

    pub fn filleted(half: Vector, rounding: f64, steps: u32) -> Self {
        Self::Block {
            half,
            rounding,
            steps,
        }
    }

    pub fn ball(radius: f64, random: &mut Random) -> Self {
        let steps = 4 + random.below(12) as u32;
        Self::round([[0.0; 2]; 2], radius, steps, 6 + random.below(40) as u32)
    }

    pub fn roller(random: &mut Random) -> Self {
        let [radius, half] = [0.0; 2].map(|_: f64| random.between(0.3, 1.5));
        let core = [[radius, -half], [radius, half]];
        Self::round(core, 0.0, 1, 6 + random.below(40) as u32)
    }

    pub fn is_ball(&self) -> bool {
        matches!(self, Self::Round { core, .. } if *core == [[0.0; 2]; 2])
    }

    pub fn scaled(mut self, by: f64) -> Self {
        match &mut self {
            Self::Block { half, rounding, .. } => {
                *half *= by;
                *rounding *= by;
            }
            Self::Round { core, rounding, .. } => {
                *core = core.map(|at| at.map(|x| x * by));
                *rounding *= by;
            }
        }
        self
    }

    /// Returns its mesh with stated surfaces, in a frame of its own.
    pub fn shape(&self, frame: &Pose) -> Shape {
        match *self {
            Self::Round {
                core,
                rounding,
                steps,
                segments,
            } => Turned::rounded(core, rounding, steps, segments).solid(frame),
            Self::Block {
                half,
                rounding,
                steps,
            } => filleted_block(half, rounding, steps, frame),
        }
    }

    /// Returns the nearest of its points.
    pub fn nearest(&self, p: &Point) -> Point {
        match *self {
            Self::Block { half, rounding, .. } => {
                let near = Point::from(p.coords.zip_map(&half, |x, h| x.clamp(-h, h)));
                let off = p - near;
                near + off * (rounding / off.norm()).min(1.0)
            }
            Self::Round { core, rounding, .. } => {
                let out = p.x.hypot(p.y);
                let near = nearest_in_profile(core, [out, p.z], rounding);
                let fraction = if out > 0.0 { near[0] / out } else { 0.0 };
                Point::new(p.x * fraction, p.y * fraction, near[1])
            }
        }
    }

    /// Returns its extreme circles around its axis and its rounding: every point of it is in the hull of balls of that
    /// radius around these circles.
    pub fn corners(&self) -> (Vec<Point>, f64) {
        const COUNT: u32 = 2000;
        match *self {
            Self::Block { half, rounding, .. } => {
                let corner =
                    |k: u32| half.map_with_location(|i, _, h| if k >> i & 1 == 0 { h } else { -h });
                ((0..8).map(|k| corner(k).into()).collect(), rounding)
            }
            Self::Round { core, rounding, .. } => {
                let around = core.into_iter().flat_map(|[out, along]| {
                    (0..COUNT).map(move |k| {
                        let angle = TAU * f64::from(k) / f64::from(COUNT);
                        Point::new(out * angle.cos(), out * angle.sin(), along)
                    })
                });
                (around.collect(), rounding)
            }
        }
    }
}

impl Body {
    /// Draws a point of its surface, on a face, an edge or at a corner, and a direction out of the body there: the body is
    /// all behind the plane through the point across that direction.
    pub fn border(&self, random: &mut Random) -> (Point, Vector) {
        let is_face = random.below(4) > 0;
        match *self {
            Self::Block { half, rounding, .. } => {
                let mut out = random.point().coords;
                let mut at = half.zip_map(&out, |h, x| h * x.signum());
                if is_face {
                    let axis = random.index(3);
                    let inside = random.vector(1.0).component_mul(&half);
                    at = Vector::from_fn(|k, _| if k == axis { at[k] } else { inside[k] });
                    out = Vector::from_fn(|k, _| if k == axis { out[k].signum() } else { 0.0 });
                }
                let out = out.normalize();
                (Point::from(at + out * rounding), out)
            }
            Self::Round { core, rounding, .. } => {
                let [[r0, z0], [r1, z1]] = core;
                let turn = random.between(-PI, PI);
                let around =
                    |out: f64, along: f64| Vector::new(out * turn.cos(), out * turn.sin(), along);
                let side = match z1 > z0 {
                    true => (r0 - r1).atan2(z1 - z0),
                    false => FRAC_PI_2,
                };
                let fraction = random.between(0.0, 1.0);
                let (at, angle) = match random.below(3) {
                    0 if is_face && r0 > 0.0 => ([r0 * fraction, z0], -FRAC_PI_2),
                    1 if is_face && r1 > 0.0 => ([r1 * fraction, z1], FRAC_PI_2),
                    _ if is_face && z1 > z0 => {
                        ([r0 + (r1 - r0) * fraction, z0 + (z1 - z0) * fraction], side)
                    }
                    _ => {
                        let angle = random.between(-FRAC_PI_2, FRAC_PI_2);
                        (core[usize::from(angle > side)], angle)
                    }
                };
                let out = match angle.abs() == FRAC_PI_2 {
                    true => around(0.0, angle.signum()),
                    false => around(angle.cos(), angle.sin()),
                };
                (Point::from(around(at[0], at[1]) + out * rounding), out)
            }
        }
    }
}

/// Returns the point nearest to one beside the axis, among all points within `rounding` of a core.
fn nearest_in_profile([[r0, z0], [r1, z1]]: [At; 2], p: At, rounding: f64) -> At {
    let sides = [
        [[0.0, z0], [r0, z0]],
        [[r0, z0], [r1, z1]],
        [[r1, z1], [0.0, z1]],
    ];
    let turn = |[a, b]: [At; 2]| (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    if sides.iter().all(|side| turn(*side) >= 0.0) && z1 > z0 {
        return p;
    }
    let on = |[a, b]: [At; 2]| {
        let along = [b[0] - a[0], b[1] - a[1]];
        let square = along[0] * along[0] + along[1] * along[1];
        let dot = (p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1];
        let fraction = match square > 0.0 {
            true => (dot / square).clamp(0.0, 1.0),
            false => 0.0,
        };
        [a[0] + fraction * along[0], a[1] + fraction * along[1]]
    };
    let off = |q: &At| (p[0] - q[0]).hypot(p[1] - q[1]);
    let all = sides.map(on).into_iter();
    let near = all.min_by(|q, r| off(q).total_cmp(&off(r))).unwrap();
    let off = off(&near);
    if off <= rounding {
        return p;
    }
    [0, 1].map(|k| near[k] + (p[k] - near[k]) * rounding / off)
}

/// Returns nearly the nearest points of two bodies, by many alternating projections. They are one point where the bodies
/// have a point in common.
pub fn nearest(bodies: [&Body; 2], poses: [&Pose; 2]) -> [Point; 2] {
    let mut on = poses.map(|pose| Point::from(pose.translation.vector));
    for _ in 0..20_000 {
        let before = on;
        for k in 0..2 {
            on[k] = poses[k] * bodies[k].nearest(&poses[k].inverse_transform_point(&on[1 - k]));
        }
        if on == before {
            break;
        }
    }
    on
}
