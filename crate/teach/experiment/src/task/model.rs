//! Describes a task: its blocks, its moves, and the corners that have to coincide.

use std::sync::Arc;

use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::shape::{Diagnostics, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::NewPart;
use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;

/// The identity of one of the four tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
pub enum TaskId {
    /// A cube is put onto another: one face, 4 corners.
    A,
    /// A cube is put against two: two faces, 6 corners.
    B,
    /// A cube is put into the corner of three: three faces, 7 corners.
    C,
    /// The toy snail of five blocks: 14 corners.
    #[serde(rename = "snail")]
    Snail,
}

impl TaskId {
    /// The tasks in the order of listings.
    pub const ALL: [TaskId; 4] = [TaskId::A, TaskId::B, TaskId::C, TaskId::Snail];

    /// Returns the name that files and command lines use.
    pub fn name(self) -> &'static str {
        match self {
            TaskId::A => "A",
            TaskId::B => "B",
            TaskId::C => "C",
            TaskId::Snail => "snail",
        }
    }

    /// Returns the task with this name, in lower or upper case.
    pub fn from_name(name: &str) -> Result<TaskId, ExperimentError> {
        let wanted = |id: &TaskId| id.name().eq_ignore_ascii_case(name.trim());
        let found = Self::ALL.into_iter().find(wanted);
        found.ok_or_else(|| ExperimentError::UnknownTask {
            name: name.trim().to_owned(),
        })
    }
}

/// One block of a task: its shape and its start. Its frame has its origin at the centre of the block's box.
#[derive(Debug, Clone)]
pub struct Block {
    /// The name in texts and records.
    pub name: &'static str,
    /// The mesh, in the block's frame.
    pub shape: Arc<Shape>,
    /// The diagnostics of the mesh.
    pub diagnostics: Arc<Diagnostics>,
    /// The turns about the origin after which the block looks the same, the identity first.
    pub symmetries: Vec<UnitQuaternion<f64>>,
    /// The start pose, scene from block.
    pub start: Pose,
    /// The target pose, scene from block.
    pub target: Pose,
    /// The colour as sRGB and opacity.
    pub colour: [f32; 4],
    /// True if the block stands where it belongs and is not moved.
    pub fixed: bool,
}

/// A corner of a block.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Corner {
    /// The number of the block in the task.
    pub block: usize,
    /// The position in the block's frame.
    pub at: Point,
}

/// Two corners that coincide when all is done: one of the placed block, and one of a block that stood there before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CornerPair {
    /// The corner of the placed block.
    pub placed: Corner,
    /// The corner of the standing block.
    pub standing: Corner,
}

/// The placing of one block.
#[derive(Debug, Clone)]
pub struct Move {
    /// The number of the placed block in the task.
    pub block: usize,
    /// The direction from the target to where the block comes from; unit length, in the scene's frame.
    pub approach: Vector,
    /// The corners that have to coincide.
    pub pairs: Vec<CornerPair>,
}

/// A task of an experiment: its blocks, and the moves in order.
#[derive(Debug, Clone)]
pub struct Task {
    /// The task of the paper.
    pub id: TaskId,
    /// All blocks, including those that are not moved.
    pub blocks: Vec<Block>,
    /// The moves, of one block each.
    pub moves: Vec<Move>,
}

impl Task {
    /// Returns the blocks as parts for a scene, at their start poses. `source` is the caller's number for their model.
    pub fn parts(&self, source: usize) -> Vec<NewPart> {
        let part = |(index, block): (usize, &Block)| {
            let (shape, diagnostics) = (block.shape.clone(), block.diagnostics.clone());
            NewPart {
                group: vec![format!("task {}", self.id.name())],
                is_exact: true,
                colour: block.colour,
                fixed: block.fixed,
                model: source,
                index_in_model: index,
                ..NewPart::new(block.name, shape, diagnostics, block.start)
            }
        };
        self.blocks.iter().enumerate().map(part).collect()
    }

    /// Returns the start poses of the blocks, scene from block.
    pub fn starts(&self) -> Vec<Pose> {
        self.blocks.iter().map(|block| block.start).collect()
    }

    /// Returns the target poses of the blocks, scene from block.
    pub fn targets(&self) -> Vec<Pose> {
        self.blocks.iter().map(|block| block.target).collect()
    }

    /// Returns where the block of a move belongs, given the current poses of the blocks that it is placed against: the mean
    /// over the pairs of corners. `poses` has one for each block.
    pub fn target_pose(&self, placing: &Move, poses: &[Pose]) -> Pose {
        let target = self.blocks[placing.block].target;
        let asked = placing.pairs.iter().map(|pair| {
            let standing = pair.standing.block;
            poses[standing] * self.blocks[standing].target.inverse() * target
        });
        let mut shift = Vector::zeros();
        let mut turn = Quaternion::from_imag(Vector::zeros());
        for pose in asked {
            shift += pose.translation.vector;
            // A quaternion and its opposite are the same turn.
            let q = pose.rotation.into_inner();
            turn += if q.dot(&turn) < 0.0 { -q } else { q };
        }
        let middle = Translation3::from(shift / placing.pairs.len() as f64);
        Pose::from_parts(middle, UnitQuaternion::new_normalize(turn))
    }
}

/// Returns the pairs of corners of a placed block and a standing one that coincide at these points in the finished task.
pub(super) fn pairs_at(
    blocks: &[Block],
    placed: usize,
    standing: usize,
    meeting: &[Point],
) -> Vec<CornerPair> {
    let corner = |block: usize, at: &Point| Corner {
        block,
        at: blocks[block].target.inverse_transform_point(at),
    };
    let pair = |at: &Point| CornerPair {
        placed: corner(placed, at),
        standing: corner(standing, at),
    };
    meeting.iter().map(pair).collect()
}
