//! Defines the two parts and the positions of B: inside A, across its right face, and beside it.

use std::sync::Arc;

use nearpoint_geometry::collide::intersection::{Intersection, intersection};
use nearpoint_geometry::collide::{TrianglePair, colliding_pairs};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{InterferenceResult, PairClass, Solid, examine};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::error::LessonError;
use crate::shapes::shape;

/// The names of the shapes that B can have.
pub(super) const NAMES: [&str; 3] = ["box", "ball", "ring"];
/// The range and the step of B's shift to the right. Every B crosses A's right face at every shift.
pub(super) const SHIFTS: [f64; 3] = [6.0, 14.0, 1.0];
/// The range and the step of B's rotation, in degrees.
pub(super) const TURNS: [f64; 3] = [0.0, 45.0, 5.0];
/// The length of A's edges.
const EDGE: f64 = 20.0;
/// The y and z of B's centre, seen from A's.
const OFFSET: [f64; 2] = [1.0, 2.0];
/// The largest shift of B at which the common volume is charted; the smallest is 0, and the step is 1.
const SLID: i32 = 20;

/// B at a position, and the query results for both parts.
#[derive(Debug)]
pub(super) struct Pair {
    pub a: Arc<Shape>,
    pub b: Arc<Shape>,
    pub pose: Pose,
    /// All pairs of triangles that intersect.
    pub pairs: Vec<TrianglePair>,
    pub findings: InterferenceResult,
}

/// The pairs of parts that the story shows.
#[derive(Debug)]
pub(super) struct World {
    /// The shift of B to the right, where it cuts A.
    pub shift: f64,
    pub inside: Pair,
    pub across: Pair,
    pub beside: Pair,
    /// B inside an A without its lid.
    pub open: Pair,
    /// The common volume for each position of B.
    pub volumes_by_shift: Vec<[f64; 2]>,
}

impl World {
    /// Builds part A, and part B with this name in all its positions, shifted and turned by these values.
    pub fn new(name: &str, shift: f64, turn: f64) -> Result<Self, LessonError> {
        let closed = primitives::cuboid(EDGE, EDGE, EDGE);
        let b = shape(match name {
            "ball" => primitives::uv_sphere(24, 12, 6.0),
            "ring" => primitives::torus(32, 12, 6.0, 2.5),
            _ => primitives::cuboid(12.0, 8.0, 8.0),
        })?;
        let (open, a) = (shape(without_lid(&closed))?, shape(closed)?);
        // A rotation would round B's points, and the parts would not touch exactly.
        let touching = a.bounds().hi.x - b.bounds().lo.x;
        let pair = |a, pose| Pair::new(a, &b, pose);
        Ok(Self {
            shift,
            inside: pair(&a, at(0.0, turn))?,
            across: pair(&a, at(shift, turn))?,
            beside: pair(&a, at(touching, 0.0))?,
            open: pair(&open, at(0.0, turn))?,
            volumes_by_shift: (0..=SLID)
                .map(|x| Ok([f64::from(x), volume(&a, &b, &at(f64::from(x), turn))?]))
                .collect::<Result<_, LessonError>>()?,
        })
    }
}

impl Pair {
    fn new(a: &Arc<Shape>, b: &Arc<Shape>, pose: Pose) -> Result<Self, LessonError> {
        let pairs = colliding_pairs(a, b, &pose, &SequentialExecutor)?;
        let [of_a, of_b] = [a, b].map(|shape| Solid {
            shape,
            is_exact_mesh: true,
            unit: Unit::Mm,
        });
        let findings = examine(&of_a, &of_b, &pose, &pairs, &SequentialExecutor)?;
        Ok(Self {
            a: Arc::clone(a),
            b: Arc::clone(b),
            pose,
            pairs,
            findings,
        })
    }

    /// Returns the class of the pair: interferes, undecided, touches or clear.
    pub fn class(&self) -> PairClass {
        self.findings.class
    }

    /// Returns the intersection of the two parts, where it can be computed.
    pub fn body(&self) -> Option<&Intersection> {
        self.findings.intersection.as_ref().ok()
    }

    /// Returns the volume of the intersection; 0 if there is none.
    pub fn volume(&self) -> f64 {
        self.body().map_or(0.0, Intersection::volume)
    }

    /// Returns the corners of a triangle of B, in A's frame.
    pub fn posed(&self, triangle: u32) -> [Point; 3] {
        self.b.triangle(triangle).map(|p| self.pose * p)
    }

    /// Returns B's corner that is farthest to the right, in A's frame.
    pub fn rightmost(&self) -> Point {
        let corners = self.b.mesh().vertices().iter().map(|p| self.pose * p);
        let rightmost = corners.max_by(|p, q| p.x.total_cmp(&q.x));
        rightmost.unwrap_or_default()
    }
}

fn volume(a: &Shape, b: &Shape, pose: &Pose) -> Result<f64, LessonError> {
    let pairs = colliding_pairs(a, b, pose, &SequentialExecutor)?;
    Ok(intersection(a, b, pose, &pairs, &SequentialExecutor)??.volume())
}

/// Returns the pose of B at this x, turned by `degrees`.
fn at(x: f64, degrees: f64) -> Pose {
    let [y, z] = OFFSET;
    let turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), degrees.to_radians());
    Pose::from_parts(Vector::new(x, y, z).into(), turn)
}

/// Returns a surface without the triangles at its top.
fn without_lid(closed: &Soup) -> Soup {
    let is_top = |corner: &u32| closed.positions[*corner as usize][2] > 0.0;
    let sides = closed.triangles.iter().filter(|t| !t.iter().all(is_top));
    Soup {
        positions: closed.positions.clone(),
        triangles: sides.copied().collect(),
        faces: Vec::new(),
    }
}
