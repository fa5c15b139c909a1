//! A task as it is built: its blocks, its moves, and the corners that have to meet.

use std::sync::Arc;

use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::shape::{Diagnostics, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::NewPart;
use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;

/// The four tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
pub enum TaskId {
    /// A cube onto another: one face, 4 corners.
    A,
    /// A cube against two: two faces, 6 corners.
    B,
    /// A cube into the corner of three: three faces, 7 corners.
    C,
    /// The toy snail of five blocks: 14 corners.
    #[serde(rename = "snail")]
    Snail,
}

impl TaskId {
    /// In the order in which they are told.
    pub const ALL: [TaskId; 4] = [TaskId::A, TaskId::B, TaskId::C, TaskId::Snail];

    /// The name that files and command lines use.
    pub fn name(self) -> &'static str {
        match self {
            TaskId::A => "A",
            TaskId::B => "B",
            TaskId::C => "C",
            TaskId::Snail => "snail",
        }
    }

    /// The task of that name, in small letters or large.
    pub fn from_name(name: &str) -> Result<TaskId, ExperimentError> {
        let wanted = |id: &TaskId| id.name().eq_ignore_ascii_case(name.trim());
        let found = Self::ALL.into_iter().find(wanted);
        found.ok_or_else(|| ExperimentError::UnknownTask {
            name: name.trim().to_owned(),
        })
    }
}

/// One block of a task. Its frame has its origin in the middle of the block's box.
#[derive(Debug, Clone)]
pub struct Block {
    /// By which texts and records know it.
    pub name: &'static str,
    /// Its mesh, in its frame.
    pub shape: Arc<Shape>,
    /// Of its mesh.
    pub diagnostics: Arc<Diagnostics>,
    /// The turns about the origin after which the block looks the same, the identity first.
    pub symmetries: Vec<UnitQuaternion<f64>>,
    /// Where it starts, scene from block.
    pub start: Pose,
    /// Where it belongs, scene from block.
    pub target: Pose,
    /// sRGB and opacity.
    pub colour: [f32; 4],
    /// It stands where it belongs and is not moved.
    pub fixed: bool,
}

/// A corner of a block.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Corner {
    /// Which block of the task.
    pub block: usize,
    /// In the block's frame.
    pub at: Point,
}

/// Two corners that meet when all is done: of the block that is placed, and of one that stood there before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CornerPair {
    /// Of the block that is placed.
    pub placed: Corner,
    /// Of the one that stood there.
    pub standing: Corner,
}

/// The placing of one block.
#[derive(Debug, Clone)]
pub struct Move {
    /// Which block of the task is placed.
    pub block: usize,
    /// From the finished place outwards, where the block comes from; unit length, scene.
    pub approach: Vector,
    /// The corners that have to meet.
    pub pairs: Vec<CornerPair>,
}

/// A task: its blocks, and the moves in order.
#[derive(Debug, Clone)]
pub struct Task {
    /// Which of the paper's tasks.
    pub id: TaskId,
    /// All of them, also those that are not moved.
    pub blocks: Vec<Block>,
    /// One block each.
    pub moves: Vec<Move>,
}

impl Task {
    /// The blocks as parts for a scene, where they start. `source` is the caller's number for the model that they are.
    pub fn parts(&self, source: usize) -> Vec<NewPart> {
        let part = |(index, block): (usize, &Block)| {
            let (shape, diagnostics) = (block.shape.clone(), block.diagnostics.clone());
            NewPart {
                group: vec![format!("task {}", self.id.name())],
                is_model: true,
                colour: block.colour,
                fixed: block.fixed,
                source,
                index,
                ..NewPart::new(block.name, shape, diagnostics, block.start)
            }
        };
        self.blocks.iter().enumerate().map(part).collect()
    }

    /// Where the blocks start, scene from block.
    pub fn starts(&self) -> Vec<Pose> {
        self.blocks.iter().map(|block| block.start).collect()
    }

    /// Where the blocks belong, scene from block.
    pub fn targets(&self) -> Vec<Pose> {
        self.blocks.iter().map(|block| block.target).collect()
    }

    /// Where the block of a move belongs, seen from where the blocks whose corners it meets stand now: the mean of what
    /// each of its corners asks for. `poses` has one for each block.
    pub fn aim(&self, placing: &Move, poses: &[Pose]) -> Pose {
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

/// The pairs of corners of a placed block and a standing one that meet in the finished task, found where they should
/// be.
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
