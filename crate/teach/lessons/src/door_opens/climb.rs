//! Climbs before and after the door moves.

use nearpoint_geometry::work::Serial;
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::search::{Climber, SearchSettings, Step, Strategy};
use nearpoint_published::planning::{Field, FieldSettings};

use super::world::DOOR;
use crate::plans::{Outcome, Run, Scene, Voxelled};

/// The strength of the goal: enough to draw the robot through the gap.
const PULL: f64 = 4.0;
/// The largest number of steps of a climb, as a guard.
const MOST: usize = 2000;

#[derive(Debug)]
pub(super) struct Climbed {
    pub run: Run,
    pub field: Field,
    pub voxelled: Voxelled,
}

/// Climbs as far as possible with the door closed, and from there with the door moved.
pub(super) fn climb(closed: &Scene, opened: &Scene) -> Result<[Climbed; 2], PlanError> {
    let settings = SearchSettings {
        strategy: Strategy::HillClimbing,
        ..SearchSettings::default()
    };
    let voxelled = [closed.voxelled()?, opened.voxelled()?];
    let [before, after] = voxelled;
    let pull = FieldSettings {
        c: PULL,
        ..FieldSettings::default()
    };
    let mut field = before.field(closed, pull)?;
    let mut climber = Climber::new(
        &before.robot,
        &field,
        &closed.start,
        closed.target(),
        &settings,
        &Serial,
    )?;
    let first = go_on(&mut climber, &field, closed)?;
    let first = Climbed {
        run: first,
        field: field.clone(),
        voxelled: before,
    };
    field.move_obstacle(DOOR, &after.obstacles[DOOR], &Serial)?;
    let run = go_on(&mut climber, &field, opened)?;
    let second = Climbed {
        run,
        field,
        voxelled: after,
    };
    Ok([first, second])
}

fn go_on(climber: &mut Climber, field: &Field, scene: &Scene) -> Result<Run, PlanError> {
    let mut outcome = Outcome::Failed;
    for _ in 0..MOST {
        match climber.step(field, &Serial)? {
            Step::Moved | Step::Turned => {}
            Step::Stuck => break,
            Step::Reached => {
                outcome = Outcome::Found;
                break;
            }
        }
    }
    let path = climber.path();
    Ok(Run::walked(scene, climber.explored(), &path, outcome))
}
