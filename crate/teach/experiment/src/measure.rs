//! Measures how far the blocks are from where they belong (6.4.2).

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::pose::validated;
use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;
use crate::task::model::{Block, Corner, CornerPair, Move, Task};

/// The errors of the blocks in a finished task: lengths in millimetres, angles in degrees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
#[serde(rename_all = "camelCase")]
pub struct Measure {
    /// The distances of the corners that should coincide, in the order of the task's moves.
    pub corners_mm: Vec<f64>,
    /// The sum of these distances: the paper's distance error.
    pub distance_mm: f64,
    /// The mean of these distances, which is compared with the criterion.
    pub mean_mm: f64,
    /// The sum of the magnitudes of azimuth, elevation and roll, over all placed blocks: the paper's angle error.
    pub angle_deg: f64,
    /// The azimuth, elevation and roll for each move, signed.
    pub angles_deg: Vec<[f64; 3]>,
}

/// Measures the errors of all corners and angles of a task. `poses` has one for each block, scene from block.
///
/// The angles are those of the turn from the target to the pose, in the target's axes: roll about x first, then elevation
/// about y, then azimuth about z. A block that looks the same after a turn (a cube has 24) counts in the orientation nearest
/// to its target; the paper does not describe its treatment.
pub fn measure(task: &Task, poses: &[Pose]) -> Result<Measure, ExperimentError> {
    let poses = canonical(task, poses)?;
    let pairs = task.moves.iter().flat_map(|placing| &placing.pairs);
    let corners_mm: Vec<f64> = pairs.map(|pair| apart(pair, &poses)).collect();
    let angles = |placing: &Move| {
        let target = task.blocks[placing.block].target.rotation;
        let turn = target.inverse() * poses[placing.block].rotation;
        let (roll, elevation, azimuth) = turn.euler_angles();
        [azimuth, elevation, roll].map(f64::to_degrees)
    };
    let angles_deg: Vec<[f64; 3]> = task.moves.iter().map(angles).collect();
    let distance_mm = corners_mm.iter().sum();
    Ok(Measure {
        distance_mm,
        mean_mm: distance_mm / corners_mm.len() as f64,
        angle_deg: angles_deg.iter().flatten().map(|angle| angle.abs()).sum(),
        corners_mm,
        angles_deg,
    })
}

/// Returns the mean distance of the corners that one move brings together, millimetres.
pub fn placed_mean(task: &Task, placing: &Move, poses: &[Pose]) -> Result<f64, ExperimentError> {
    let poses = canonical(task, poses)?;
    let sum: f64 = placing.pairs.iter().map(|pair| apart(pair, &poses)).sum();
    Ok(sum / placing.pairs.len() as f64)
}

fn apart(pair: &CornerPair, poses: &[Pose]) -> f64 {
    let at = |corner: &Corner| -> Point { poses[corner.block] * corner.at };
    (at(&pair.placed) - at(&pair.standing)).norm()
}

/// Checks the poses, and turns each by the block's own symmetry to the one nearest to its target.
fn canonical(task: &Task, poses: &[Pose]) -> Result<Vec<Pose>, ExperimentError> {
    if poses.len() != task.blocks.len() {
        return Err(ExperimentError::PoseCount {
            poses: poses.len(),
            blocks: task.blocks.len(),
        });
    }
    let checked = |(block, pose): (&Block, &Pose)| {
        let pose = validated(pose).map_err(|reason| ExperimentError::BadPose {
            block: block.name.to_owned(),
            reason,
        })?;
        Ok(nearest(block, &pose))
    };
    task.blocks.iter().zip(poses).map(checked).collect()
}

fn nearest(block: &Block, pose: &Pose) -> Pose {
    let angle =
        |turn: &UnitQuaternion<f64>| block.target.rotation.angle_to(&(pose.rotation * turn));
    let best = block
        .symmetries
        .iter()
        .min_by(|a, b| angle(a).total_cmp(&angle(b)));
    match best {
        Some(turn) => Pose::from_parts(pose.translation, pose.rotation * turn),
        None => *pose,
    }
}
