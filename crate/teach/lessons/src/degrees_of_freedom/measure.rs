//! Measures the chart data on the table: the loop of snapping and releasing, and the distance of the release.

use nearpoint_geometry::Vector;
use nearpoint_motion::snap::SnapSettings;

use super::drag_events::{DraggedPose, PRESSED_HEIGHT, SLOW_STEP};
use super::run::{DragSample, SnapRun, dragged_face};
use super::scene::{EDGE, Scene, TABLE_EDGE};
use crate::error::LessonError;

/// The heights of the dragged and of the shown pose, at the cube's lower face.
type Heights = Vec<[f64; 2]>;

#[derive(Debug)]
pub(super) struct Measurement {
    pub down: Heights,
    pub up: Heights,
    /// The covered fraction of the face and the distance at which the table releases it.
    pub release: Vec<[f64; 2]>,
}

/// The position of the loop: on the table, away from the other cubes.
const LOOP_POSITION: [f64; 2] = [-60.0, -60.0];
/// The height above the table at which it begins.
const LOOP_HEIGHT: f64 = 60.0;

impl Measurement {
    /// Measures the loop of snapping and releasing, and the distance of the release, in a scene.
    pub fn new(scene: &Scene, settings: &SnapSettings) -> Result<Self, LessonError> {
        let stop = |x: f64, z: f64| DraggedPose {
            at: Vector::new(x, LOOP_POSITION[1], z),
            turn: 0.0,
            tilt: 0.0,
        };
        let [x, _] = LOOP_POSITION;
        let above = stop(x, EDGE / 2.0 + LOOP_HEIGHT);
        let mut hand = SnapRun::new(scene, settings, &above)?;
        let heights = |moment: &DragSample| heights(moment);
        let (mut down, mut up) = (vec![heights(&hand.sample)], Vec::new());
        hand.move_to(scene, &stop(x, PRESSED_HEIGHT), SLOW_STEP, |moment| {
            down.push(heights(moment))
        });
        let pressed = hand.clone();
        up.push(heights(&hand.sample));
        hand.move_to(scene, &above, SLOW_STEP, |moment| up.push(heights(moment)));

        // The table's side may snap, too, on the path.
        let first = pressed
            .sample
            .snap_result
            .active_constraints
            .first()
            .map(|held| held.constraint);
        let mut hand = pressed;
        let mut release = Vec::new();
        hand.move_to(
            scene,
            &stop(TABLE_EDGE - EDGE, PRESSED_HEIGHT),
            SLOW_STEP,
            |moment| {
                let table = first.and_then(|hold| dragged_face(&moment.snap_result, &hold));
                release.extend(table.map(|held| {
                    let grip = held.engagement;
                    [grip.covered_fraction, grip.release_distance]
                }));
            },
        );
        Ok(Self { down, up, release })
    }
}

/// Returns the heights of the dragged and of the shown pose: the cube's centre above its position when it stands on the
/// table.
pub(super) fn heights(moment: &DragSample) -> [f64; 2] {
    [&moment.hand, &moment.snap_result.pose].map(|pose| pose.translation.vector.z - EDGE / 2.0)
}
