//! Computes the start poses of a trial's blocks for a person at a screen.
//!
//! A hand tilts and shifts what it carries. A mouse does not, and would leave a cube that starts parallel to its target
//! parallel for ever. So every block that is moved starts a little shifted, a cube also tilted, a block of the snail turned
//! on the table. The amounts are ours. They depend only on the number of the trial: all modes and all people get the same
//! ones.

use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};

use crate::hand::Random;
use crate::protocol::Step;
use crate::task::model::{Block, Task, TaskId};

/// The tilt of a cube, degrees; the axis differs.
const TILT: f64 = 14.0;
/// The largest turn of a block of the snail on the table, degrees.
const TURN: f64 = 20.0;
/// The largest shift of a block on the table along each axis, millimetres.
const SHIFT: f64 = 8.0;

/// Returns the start poses of the blocks in a trial, one for each, scene from block.
pub fn starts(task: &Task, step: &Step) -> Vec<Pose> {
    let one = |(number, block): (usize, &Block)| {
        if block.fixed {
            return block.start;
        }
        let words = [
            task.id as u64,
            u64::from(step.trial),
            u64::from(step.practice),
            number as u64,
        ];
        let mut random = Random::for_trial(0, &words);
        let mut fraction = |most: f64| (2.0 * random.uniform() - 1.0) * most;
        let shift = Vector::new(fraction(SHIFT), fraction(SHIFT), 0.0);
        let turn = match task.id {
            TaskId::Snail => {
                UnitQuaternion::from_axis_angle(&Vector::z_axis(), fraction(TURN).to_radians())
            }
            TaskId::A | TaskId::B | TaskId::C => {
                let axis = Unit::new_normalize(random.normals());
                UnitQuaternion::from_axis_angle(&axis, TILT.to_radians())
            }
        };
        let at = block.start.translation.vector + shift;
        Pose::from_parts(Translation3::from(at), turn * block.start.rotation)
    };
    task.blocks.iter().enumerate().map(one).collect()
}
