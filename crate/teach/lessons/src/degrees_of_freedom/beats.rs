//! Lists where the hand goes by itself: the steps of the story, in order.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::SnapMethod;

use super::Drag;
use super::scene::{BRIM, Case, EDGE};

/// The event that a step shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beat {
    Approach,
    Candidates,
    Taken,
    Slide,
    Second,
    Third,
    /// The hand has torn the cube off the table by distance.
    Pulled,
    /// Half of the cube is over the brim of the table.
    Half,
    /// The cube is beyond the brim, and back on the table by less than takes hold.
    Slid,
    Back,
}

/// A pose of the cube in the hand: its middle above the table, and its rotations in degrees, about the vertical and its x
/// axis.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Stop {
    pub at: Vector,
    pub turn: f64,
    pub tilt: f64,
}

/// The depth by which the hand goes into a part that it holds on to, because the hand is not restricted. By the published
/// method, which measures from the middle of the cube, a hand that does not press rests on the threshold.
pub(super) const PRESS: f64 = 14.0;
/// The height of the middle of a cube that is pressed onto the table by that depth.
pub(super) const LOW: f64 = EDGE / 2.0 - PRESS;
/// The largest change between two poses of a brisk hand at 20 poses a second: mm, and degrees.
pub(super) const BRISK: [f64; 2] = [20.0, 15.0];
/// The largest change for a slow hand: mm, and degrees.
pub(super) const SLOW: [f64; 2] = [4.0, 4.0];
/// The share of the face that lies on the table again when the hand stops on its way back.
const BACK: f64 = 0.08;

/// Returns the beats of a case, each with the stops that lead to it.
pub(super) fn beats(case: Case, method: SnapMethod) -> Vec<(Beat, Vec<Stop>)> {
    let mut beats = putting(case);
    let last = beats.last().and_then(|(_, stops)| stops.last()).copied();
    beats.extend(last.into_iter().flat_map(|last| taking(&last, method)));
    beats
}

fn stop([x, y, z]: [f64; 3], turn: f64, tilt: f64) -> Stop {
    let at = Vector::new(x, y, z);
    Stop { at, turn, tilt }
}

/// Returns the beats down onto the table, along it, and against the cubes there.
fn putting(case: Case) -> Vec<(Beat, Vec<Stop>)> {
    let coming = |at| stop(at, 20.0, 18.0);
    let along = |x: f64, y: f64| stop([x, y, LOW], 8.0, 4.0);
    let far = -30.0;
    let mut beats = vec![
        (Beat::Approach, vec![coming([-75.0, -48.0, 125.0])]),
        (Beat::Candidates, vec![coming([-68.0, -46.0, 56.0])]),
        (Beat::Taken, vec![coming([-66.0, -44.0, 33.0])]),
        (
            Beat::Slide,
            vec![
                coming([-64.0, -44.0, LOW]),
                stop([-30.0, -44.0, LOW], 55.0, 10.0),
            ],
        ),
    ];
    if case >= Case::Two {
        beats.push((Beat::Second, vec![along(-22.0, far), along(PRESS, far)]));
    }
    if case >= Case::Three {
        beats.push((Beat::Third, vec![along(PRESS, PRESS)]));
    }
    beats
}

/// Returns the beats up, and down again onto the table and over its brim. Beyond the brim the table's side would hold a hand
/// that presses. By the published method the hand must press, and is released before.
fn taking(from: &Stop, method: SnapMethod) -> Vec<(Beat, Vec<Stop>)> {
    let Stop { at, turn, tilt } = *from;
    let aside = -60.0;
    let above = |x: f64, y: f64, height: f64| stop([x, y, EDGE / 2.0 + height], 0.0, 0.0);
    let over = |share: f64, press: f64| above(BRIM + EDGE * (share - 0.5), aside, -press);
    let mut beats = vec![
        (
            Beat::Pulled,
            vec![stop([at.x, at.y, EDGE / 2.0 + 42.0], turn, tilt)],
        ),
        (
            Beat::Half,
            vec![
                above(at.x, at.y, 90.0),
                above(aside, aside, 40.0),
                above(aside, aside, -PRESS),
                over(0.5, PRESS),
            ],
        ),
    ];
    match method {
        SnapMethod::Published => beats.push((Beat::Slid, vec![over(0.2, PRESS)])),
        SnapMethod::Steady => beats.extend([
            (Beat::Slid, vec![over(0.5, 0.0), over(-0.1, 0.0)]),
            (Beat::Back, vec![over(BACK, 0.0)]),
        ]),
    }
    beats
}

impl Stop {
    /// Returns the pose `scene_from_cube`.
    pub fn pose(&self) -> Pose {
        let about = |axis: Vector, degrees: f64| {
            UnitQuaternion::from_scaled_axis(axis * degrees.to_radians())
        };
        let rotation = about(Vector::z(), self.turn) * about(Vector::x(), self.tilt);
        Pose::from_parts(self.at.into(), rotation)
    }

    pub fn dragged(&self, drag: &Drag) -> Self {
        Self {
            at: self.at + drag.offset,
            turn: self.turn + drag.turn,
            tilt: self.tilt + drag.tilt,
        }
    }

    /// Returns stops on the way to another, as a hand of this pace passes them: that one last, and none if both are equal.
    pub fn to(&self, next: &Self, [longest, widest]: [f64; 2]) -> Vec<Self> {
        let way = (next.at - self.at).norm() / longest;
        let turned = (next.turn - self.turn)
            .abs()
            .max((next.tilt - self.tilt).abs())
            / widest;
        let count = way.max(turned).ceil() as usize;
        let between = |from: f64, to: f64, share: f64| from + (to - from) * share;
        (1..=count)
            .map(|n| n as f64 / count as f64)
            .map(|share| Self {
                at: self.at.lerp(&next.at, share),
                turn: between(self.turn, next.turn, share),
                tilt: between(self.tilt, next.tilt, share),
            })
            .collect()
    }
}
