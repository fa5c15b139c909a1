//! Builds two parts in the cycle in which their faces first collide. They are spheres A and B of table 2.1 of Kitamura's
//! thesis, sphere A and a bending sheet, or two figures on these paths.

mod picture;
mod sheet;

pub(crate) use picture::of_part;

use std::sync::Arc;

use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, TimeOfImpact as Met, swept};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform};
use nearpoint_published::predictive::{
    Part, PredictionSettings, Step, predict_collisions, predict_pose,
};

use crate::error::LessonError;
use crate::published_spheres;
use crate::shapes::{self, figures};
use sheet::Sheet;

/// The part that sphere A collides with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OtherPart {
    Sphere,
    Sheet,
    /// A body that collides with a glider; both have their own numbers of faces.
    Figure,
}

/// The parts at a cycle, and their predicted poses at the next.
#[derive(Debug)]
pub(crate) struct PredictedPair {
    shapes: [Arc<Shape>; 2],
    from: [Pose; 2],
    to: [Pose; 2],
    other: OtherPart,
    /// The requested number of faces of a sphere.
    faces: usize,
    /// The sheet in place of the second sphere.
    sheet: Option<Sheet>,
    pub cycle: u32,
}

/// The radius of a sphere, whose diameter is 3.8 voxels.
const RADIUS: f64 = 1.9;
/// The number of cycles after which everything in table 2.1 has collided or passed.
const MAX_CYCLES: u32 = 400;

/// Returns the segments and rings of a sphere with `faces` faces: those of the thesis.
fn mesh_of(faces: usize) -> [u32; 2] {
    match faces {
        0..=168 => [12, 8],
        169..=960 => [32, 16],
        _ => [64, 32],
    }
}

impl PredictedPair {
    /// Builds the parts `later` cycles after the first cycle in which faces collide.
    pub fn new(with: OtherPart, faces: usize, later: u32) -> Result<Self, LessonError> {
        let shapes = shapes(with, faces)?;
        let at = |cycle| Self::at(&shapes, with, faces, cycle);
        let settings = PredictionSettings::default();
        for cycle in 1..MAX_CYCLES {
            let now = at(cycle);
            let answer = predict_collisions(
                &now.parts(),
                &settings,
                swept_test(SweptMethod::DiscreteAtEnd),
                &SequentialExecutor,
            );
            if !answer?.collisions.is_empty() {
                return Ok(if later == 0 { now } else { at(cycle + later) });
            }
        }
        Err(LessonError::NoStory)
    }

    /// Returns the same parts `cycles` cycles before, at the first cycle at the earliest.
    pub fn before(&self, cycles: u32) -> Self {
        let cycle = self.cycle.saturating_sub(cycles).max(1);
        Self::at(&self.shapes, self.other, self.faces, cycle)
    }

    /// Builds the parts at a cycle. The next poses are predicted from the last ones, for the sheet vertex by vertex.
    fn at(shapes: &[Arc<Shape>; 2], other: OtherPart, faces: usize, cycle: u32) -> Self {
        let [across, rings] = mesh_of(faces);
        let (before, now) = (poses(cycle - 1), poses(cycle));
        Self {
            shapes: shapes.clone(),
            other,
            faces,
            from: now,
            to: [0, 1].map(|i| predict_pose(&before[i], &now[i])),
            sheet: (other == OtherPart::Sheet).then(|| Sheet::at(across, rings - 1, cycle)),
            cycle,
        }
    }

    /// Returns both parts with their motions in the cycle.
    pub fn parts(&self) -> [Part<'_>; 2] {
        let rigid = |i: usize| Part::Rigid {
            shape: &self.shapes[i],
            from: self.from[i],
            to: self.to[i],
        };
        let other = self.sheet.as_ref().map_or(rigid(1), Sheet::part);
        [rigid(0), other]
    }

    /// Makes the cycle's prediction step from both parts.
    pub fn step(&self) -> Result<Step<'_>, LessonError> {
        Step::new(&self.parts()).map_err(LessonError::from)
    }

    /// Returns the number of faces of each part.
    pub fn faces(&self) -> [usize; 2] {
        [0, 1].map(|part| self.triangles(part).len())
    }

    /// Returns the bytes of both parts in memory: the positions of the vertices, and the corners of each triangle.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [0, 1] {
            for corner in self.corners(part) {
                bytes.extend(corner.iter().flat_map(|at| at.to_le_bytes()));
            }
            let corners = self.triangles(part).iter().flatten();
            bytes.extend(corners.flat_map(|corner| corner.to_le_bytes()));
        }
        bytes
    }

    fn triangles(&self, part: usize) -> &[[u32; 3]] {
        match (part, &self.sheet) {
            (1, Some(sheet)) => &sheet.triangles,
            _ => self.shapes[part].mesh().triangles(),
        }
    }

    /// Returns the corners of a part now, in the world.
    fn corners(&self, part: usize) -> Vec<Point> {
        match (part, &self.sheet) {
            (1, Some(sheet)) => sheet.from.clone(),
            _ => {
                let rigid = RigidTransform::new(&self.from[part]);
                let vertices = self.shapes[part].mesh().vertices().iter();
                vertices.map(|p| rigid.point(p)).collect()
            }
        }
    }
}

/// Returns both parts. The sheet has no constant shape, so another sphere replaces it.
fn shapes(with: OtherPart, faces: usize) -> Result<[Arc<Shape>; 2], LessonError> {
    if with == OtherPart::Figure {
        return figures();
    }
    let [segments, rings] = mesh_of(faces);
    let sphere = shapes::shape(primitives::uv_sphere(segments, rings, RADIUS))?;
    Ok([Arc::clone(&sphere), sphere])
}

/// Returns the test of step 4, by a method.
pub(crate) fn swept_test(
    method: SweptMethod,
) -> impl Fn(&SweptTriangle, &SweptTriangle) -> Option<Met> + Sync + Copy {
    move |a, b| swept(a, b, method).time_of_impact()
}

/// Returns the poses of A and B of table 2.1 at a cycle.
fn poses(cycle: u32) -> [Pose; 2] {
    [0, 1].map(|object| published_spheres::pose(object, f64::from(cycle)))
}
