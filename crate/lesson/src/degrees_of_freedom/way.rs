//! Where the hand goes by itself: the steps of the story, one after the other.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::Method;

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

/// How deep the hand goes into what it holds on to: it is not restricted. By the published method, which measures from the middle of the
/// cube, a hand that does not press rests on the threshold.
pub(super) const PRESS: f64 = 14.0;
/// The middle of a cube that is pressed onto the table by so much.
pub(super) const LOW: f64 = EDGE / 2.0 - PRESS;
/// Steps of the hand from one pose to the next, as a brisk hand has them at 20 a second: mm, and degrees.
pub(super) const BRISK: [f64; 2] = [20.0, 15.0];
/// And those of a slow one.
pub(super) const SLOW: [f64; 2] = [4.0, 4.0];
/// Of the face: so much lies on the table again when the hand stops on its way back.
pub(super) const BACK: f64 = 0.08;

/// The beats of a case, each with the stops on the way there. Beyond the brim a hand that presses would be held by the table's side; by the
/// published method it must press, and is let go before.
pub(super) fn beats(case: Case, method: Method) -> Vec<(Beat, Vec<Stop>)> {
    let stop = |[x, y, z]: [f64; 3], turn, tilt| Stop {
        at: Vector::new(x, y, z),
        turn,
        tilt,
    };
    let over = |share: f64| BRIM + EDGE * (share - 0.5);
    let far = -30.0;
    let mut beats = vec![
        (
            Beat::Approach,
            vec![stop([-75.0, -48.0, 125.0], 20.0, 18.0)],
        ),
        (
            Beat::Candidates,
            vec![stop([-68.0, -46.0, 56.0], 20.0, 18.0)],
        ),
        (Beat::Taken, vec![stop([-66.0, -44.0, 33.0], 20.0, 18.0)]),
        (
            Beat::Slide,
            vec![
                stop([-64.0, -44.0, LOW], 20.0, 18.0),
                stop([-30.0, -44.0, LOW], 55.0, 10.0),
            ],
        ),
    ];
    if case >= Case::Two {
        let aside = stop([-22.0, far, LOW], 8.0, 4.0);
        beats.push((Beat::Second, vec![aside, stop([PRESS, far, LOW], 8.0, 4.0)]));
    }
    if case >= Case::Three {
        beats.push((Beat::Third, vec![stop([PRESS, PRESS, LOW], 8.0, 4.0)]));
    }
    let &Stop { at, turn, tilt } = beats
        .last()
        .and_then(|(_, stops)| stops.last())
        .unwrap_or(&Stop::START);
    beats.extend([
        (
            Beat::Pulled,
            vec![stop([at.x, at.y, EDGE / 2.0 + 42.0], turn, tilt)],
        ),
        (
            Beat::Half,
            vec![
                stop([at.x, at.y, EDGE / 2.0 + 90.0], 0.0, 0.0),
                stop([-60.0, -60.0, EDGE / 2.0 + 40.0], 0.0, 0.0),
                stop([-60.0, -60.0, LOW], 0.0, 0.0),
                stop([over(0.5), -60.0, LOW], 0.0, 0.0),
            ],
        ),
    ]);
    match method {
        Method::Published => {
            let slid = stop([over(0.2), -60.0, LOW], 0.0, 0.0);
            beats.push((Beat::Slid, vec![slid]));
        }
        Method::Steady => {
            let level = |x: f64| stop([x, -60.0, EDGE / 2.0], 0.0, 0.0);
            beats.extend([
                (Beat::Slid, vec![level(over(0.5)), level(over(-0.1))]),
                (Beat::Back, vec![level(over(BACK))]),
            ]);
        }
    }
    beats
}

impl Stop {
    const START: Self = Self {
        at: Vector::new(0.0, 0.0, 0.0),
        turn: 0.0,
        tilt: 0.0,
    };

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
            at: self.at + drag.way,
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
