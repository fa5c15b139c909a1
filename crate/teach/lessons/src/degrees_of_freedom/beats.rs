//! Where the hand goes by itself: the steps of the story, one after the other.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::SnapMethod;

use super::Drag;
use super::scene::{BRIM, Case, EDGE};

/// What a step tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beat {
    Approach,
    Candidates,
    Taken,
    Slide,
    Second,
    Third,
    /// Torn off the table by distance.
    Pulled,
    /// Half over the brim of the table.
    Half,
    /// Beyond the brim, and back on it by less than takes hold.
    Slid,
    Back,
}

/// Where the hand has the cube: its middle above the table, degrees about the vertical and about its own x axis.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Stop {
    pub at: Vector,
    pub turn: f64,
    pub tilt: f64,
}

/// How deep the hand goes into what it holds on to: it is not restricted. By the published method, which measures from
/// the middle of the cube, a hand that does not press rests on the threshold.
pub(super) const PRESS: f64 = 14.0;
/// The middle of a cube that is pressed onto the table by so much.
pub(super) const LOW: f64 = EDGE / 2.0 - PRESS;
/// Steps of the hand from one pose to the next, as a brisk hand has them at 20 a second: mm, and degrees.
pub(super) const BRISK: [f64; 2] = [20.0, 15.0];
/// And those of a slow one.
pub(super) const SLOW: [f64; 2] = [4.0, 4.0];
/// Of the face: so much lies on the table again when the hand stops on its way back.
const BACK: f64 = 0.08;

/// The beats of a case, each with the stops on the way there.
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

/// Down onto the table, along it, and against what stands there.
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

/// Up, and down again onto the table and over its brim. Beyond that a hand that presses would be held by the table's
/// side; by the published method it must press, and is let go before.
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
    /// `scene_from_cube`.
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

    /// Stops on the way to another, that one last, none where it is the same; as a hand comes by.
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
