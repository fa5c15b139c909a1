//! Builds the parts and their motions in the cycle.

use std::sync::Arc;

use nearpoint_geometry::collide::swept::{FirstContact, RigidMotion, SweptTriangle, first_contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector};

use super::Parameters;
use crate::error::LessonError;
use crate::shapes::{ShapeResult, blocks, shape, sin_cos};

/// A part that moves for a cycle, whose time runs from 0 to 1.
#[derive(Debug, Clone)]
pub(super) struct Mover {
    pub shape: Arc<Shape>,
    pub travel: RigidMotion,
}

impl Mover {
    /// Returns the part's faces in motion, with a bound on the deviation of a turn.
    pub fn swept(&self) -> Vec<SweptTriangle> {
        let count = self.shape.mesh().triangles().len() as u32;
        let face = |i| SweptTriangle::from_motion(&self.shape.triangle(i), &self.travel);
        (0..count).map(face).collect()
    }

    /// Returns the faces as if all corners moved straight. More cannot be known from the poses at both ends.
    pub fn straight(&self) -> Vec<SweptTriangle> {
        let straight = |face: SweptTriangle| SweptTriangle::new(face.from, face.to);
        self.swept().into_iter().map(straight).collect()
    }
}

#[derive(Debug, Clone)]
pub(super) struct Pair {
    pub a: Mover,
    pub b: Mover,
}

impl Pair {
    /// Returns both moving parts.
    pub fn movers(&self) -> [&Mover; 2] {
        [&self.a, &self.b]
    }

    /// Returns the first contact of the two parts within the cycle, if they meet.
    pub fn first_contact(&self) -> Option<FirstContact> {
        let [a, b] = self.movers();
        first_contact(
            &a.shape,
            &b.shape,
            &a.travel,
            &b.travel,
            &SequentialExecutor,
        )
        .ok()
        .flatten()
    }
}

/// The initial height of the disc's centre above the plate.
const ABOVE: f64 = 10.0;

/// Returns a thin disc that goes down through a thin plate.
pub(super) fn through(parameters: &Parameters) -> Result<Pair, LessonError> {
    let grid: Vec<f64> = (0..=6).map(|i| f64::from(i) * 15.0 - 45.0).collect();
    let half = parameters.thickness / 2.0;
    let plate = blocks([&grid, &grid, &[-half, half]], |_| true);
    let tilt = UnitQuaternion::from_axis_angle(&Vector::y_axis(), 8_f64.to_radians());
    let at = |z: f64| Pose::from_parts(Vector::new(3.0, 1.0, z).into(), tilt);
    let begin = half + ABOVE;
    Ok(Pair {
        a: mover(plate, [Pose::identity(); 2])?,
        b: mover(
            ball([18.0, 18.0, 2.0]),
            [at(begin), at(begin - parameters.speed)],
        )?,
    })
}

/// The distance by which the second ball is later at the crossing of the paths.
const LATER: f64 = 44.0;
const RADIUS: f64 = 10.0;

/// Returns two balls on paths that cross, each at the crossing when the other is not.
pub(super) fn crossing(parameters: &Parameters) -> Result<Pair, LessonError> {
    let path = |axis: Vector, ahead: f64| {
        let at =
            |way: f64| Pose::from_parts((axis * (way + ahead)).into(), UnitQuaternion::identity());
        [at(-parameters.speed / 2.0), at(parameters.speed / 2.0)]
    };
    let one = || ball([RADIUS; 3]);
    Ok(Pair {
        a: mover(one(), path(Vector::x(), LATER / 2.0))?,
        b: mover(one(), path(Vector::y(), -LATER / 2.0))?,
    })
}

/// The distance from the blade's axis to its tip.
pub(super) const BLADE_LENGTH: f64 = 100.0;
const BLADE: f64 = 2.0;

/// Returns a blade that turns about the z axis, symmetrically to the x axis, and a post. The tip passes the post in the
/// middle of the cycle, but straight motions of its corners do not.
pub(super) fn blade(parameters: &Parameters) -> Result<Pair, LessonError> {
    let turned = |angle: f64| {
        let axis = Unit::new_unchecked(Vector::z());
        let turn = UnitQuaternion::from_axis_angle(&axis, angle);
        Pose::from_parts(Vector::zeros().into(), turn)
    };
    let half = parameters.rotation / 2.0;
    let (s, c) = sin_cos(half);
    let straight = BLADE_LENGTH * c + BLADE / 2.0 * s;
    let free = BLADE_LENGTH - straight;
    let post = [straight + 0.25 * free, straight + 0.6 * free];
    let wide = (post[1] - post[0]) / 2.0;
    let post = blocks([&post, &[-wide, wide], &[-15.0, 15.0]], |_| true);
    let blade = shape(primitives::cuboid(2.0 * BLADE_LENGTH, BLADE, 8.0));
    Ok(Pair {
        a: mover(post, [Pose::identity(); 2])?,
        b: mover(blade, [turned(-half), turned(half)])?,
    })
}

pub(super) fn tip(angle: f64) -> Point {
    let (s, c) = sin_cos(angle);
    Point::new(BLADE_LENGTH * c, BLADE_LENGTH * s, 0.0)
}

fn ball(half: [f64; 3]) -> ShapeResult {
    let mut soup = primitives::uv_sphere(10, 4, 1.0);
    for p in &mut soup.positions {
        *p = [0, 1, 2].map(|k| p[k] * half[k]);
    }
    shape(soup)
}

fn mover(shape: ShapeResult, [from, to]: [Pose; 2]) -> Result<Mover, LessonError> {
    let travel = RigidMotion::new(from, to, Point::origin());
    Ok(Mover {
        shape: shape?,
        travel: travel?,
    })
}
