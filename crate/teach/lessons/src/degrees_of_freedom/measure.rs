//! Measures the chart data on the table: the loop of taking hold and tearing off, and how far one must pull.

use nearpoint_geometry::Vector;
use nearpoint_motion::snap::SnapSettings;

use super::beats::{LOW, SLOW, Stop};
use super::run::{FollowedHand, Moment, held};
use super::scene::{BRIM, EDGE, Scene};
use crate::error::LessonError;

/// The heights of the hand and of what is shown, at the cube's lower face.
type Heights = Vec<[f64; 2]>;

#[derive(Debug)]
pub(super) struct Measured {
    pub down: Heights,
    pub up: Heights,
    /// The covered share of the face and the distance at which the hand lets go, while the table holds.
    pub release: Vec<[f64; 2]>,
}

/// The place of the loop: on the table, away from the other cubes.
const ASIDE: [f64; 2] = [-60.0, -60.0];
/// The height above the table at which it begins.
const HIGH: f64 = 60.0;

impl Measured {
    pub fn new(scene: &Scene, settings: &SnapSettings) -> Result<Self, LessonError> {
        let stop = |x: f64, z: f64| Stop {
            at: Vector::new(x, ASIDE[1], z),
            turn: 0.0,
            tilt: 0.0,
        };
        let [x, _] = ASIDE;
        let above = stop(x, EDGE / 2.0 + HIGH);
        let mut hand = FollowedHand::new(scene, settings, &above)?;
        let heights = |moment: &Moment| heights(moment);
        let (mut down, mut up) = (vec![heights(&hand.moment)], Vec::new());
        hand.go(scene, &stop(x, LOW), SLOW, |moment| {
            down.push(heights(moment))
        });
        let pressed = hand.clone();
        up.push(heights(&hand.moment));
        hand.go(scene, &above, SLOW, |moment| up.push(heights(moment)));

        // The table's side may take hold too on the way.
        let first = pressed.moment.followed.held.first().map(|held| held.hold);
        let mut hand = pressed;
        let mut release = Vec::new();
        hand.go(scene, &stop(BRIM - EDGE, LOW), SLOW, |moment| {
            let table = first.and_then(|hold| held(&moment.followed, &hold));
            release.extend(table.map(|held| {
                let grip = held.grip;
                [grip.share, grip.release]
            }));
        });
        Ok(Self { down, up, release })
    }
}

/// Returns the heights of the hand and of what is shown: the middle of the cube above its place when it stands on the table.
pub(super) fn heights(moment: &Moment) -> [f64; 2] {
    [&moment.hand, &moment.followed.pose].map(|pose| pose.translation.vector.z - EDGE / 2.0)
}
