//! Climbs before and after the door moves.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::search::{HillClimber, SearchSettings, Step, Strategy};
use nearpoint_published::planning::{Field, FieldSettings};

use super::world::DOOR;
use crate::plans::{Outcome, Run, Scene, VoxelScene};

/// The strength of the goal: enough to draw the robot through the gap.
const PULL: f64 = 4.0;
/// The largest number of steps of a climb, as a guard.
const MAX_STEPS: usize = 2000;

#[derive(Debug)]
pub(super) struct ClimbResult {
    pub run: Run,
    pub field: Field,
    pub voxel_scene: VoxelScene,
}

/// Climbs as far as possible with the door closed, and from there with the door moved.
pub(super) fn climb(closed: &Scene, opened: &Scene) -> Result<[ClimbResult; 2], PlanError> {
    let settings = SearchSettings {
        strategy: Strategy::HillClimbing,
        ..SearchSettings::default()
    };
    let voxelled = [closed.to_voxels()?, opened.to_voxels()?];
    let [before, after] = voxelled;
    let pull = FieldSettings {
        c: PULL,
        ..FieldSettings::default()
    };
    let mut field = before.field(closed, pull)?;
    let mut climber = HillClimber::new(
        &before.robot,
        &field,
        &closed.start,
        closed.target(),
        &settings,
        &SequentialExecutor,
    )?;
    let first = resume(&mut climber, &field, closed)?;
    let first = ClimbResult {
        run: first,
        field: field.clone(),
        voxel_scene: before,
    };
    field.move_obstacle(DOOR, &after.obstacles[DOOR], &SequentialExecutor)?;
    let run = resume(&mut climber, &field, opened)?;
    let second = ClimbResult {
        run,
        field,
        voxel_scene: after,
    };
    Ok([first, second])
}

fn resume(climber: &mut HillClimber, field: &Field, scene: &Scene) -> Result<Run, PlanError> {
    let mut outcome = Outcome::Failed;
    for _ in 0..MAX_STEPS {
        match climber.step(field, &SequentialExecutor)? {
            Step::Moved | Step::Turned => {}
            Step::Stuck => break,
            Step::Reached => {
                outcome = Outcome::Found;
                break;
            }
        }
    }
    let path = climber.path();
    Ok(Run::from_search(scene, climber.explored(), &path, outcome))
}
