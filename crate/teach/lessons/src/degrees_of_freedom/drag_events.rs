//! Lists the scripted drag: the events of the story, in order, with the dragged poses.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::SnapMethod;

use super::Drag;
use super::scene::{Case, EDGE, TABLE_EDGE};

/// The event that a step shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DragEvent {
    Approach,
    Candidates,
    FirstSnap,
    Slide,
    Second,
    Third,
    /// The drag has released the cube from the table by distance.
    Released,
    /// Half of the cube is over the edge of the table.
    HalfOver,
    /// The cube was beyond the edge, and is back on the table by less than the snap requires.
    OverEdge,
    Back,
}

/// A dragged pose of the cube: its centre above the table, and its rotations in degrees, about the vertical and its x axis.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct DraggedPose {
    pub at: Vector,
    pub turn: f64,
    pub tilt: f64,
}

/// The depth by which the dragged pose penetrates the part that constrains it, because the dragged pose is not restricted.
/// By the published method, which measures from the centre of the cube, a drag without pressing rests on the threshold.
pub(super) const PRESS: f64 = 14.0;
/// The height of the centre of a cube that is pressed onto the table by that depth.
pub(super) const PRESSED_HEIGHT: f64 = EDGE / 2.0 - PRESS;
/// The largest change between two poses of a fast drag at 20 poses a second: mm, and degrees.
pub(super) const FAST_STEP: [f64; 2] = [20.0, 15.0];
/// The largest change for a slow drag: mm, and degrees.
pub(super) const SLOW_STEP: [f64; 2] = [4.0, 4.0];
/// The fraction of the face that lies on the table again when the drag stops on its way back.
const RETURN_FRACTION: f64 = 0.08;

/// Returns the events of a case, each with the poses that lead to it.
pub(super) fn drag_events(case: Case, method: SnapMethod) -> Vec<(DragEvent, Vec<DraggedPose>)> {
    let mut beats = placing_events(case);
    let last = beats.last().and_then(|(_, stops)| stops.last()).copied();
    beats.extend(
        last.into_iter()
            .flat_map(|last| lifting_events(&last, method)),
    );
    beats
}

fn hand_pose([x, y, z]: [f64; 3], turn: f64, tilt: f64) -> DraggedPose {
    let at = Vector::new(x, y, z);
    DraggedPose { at, turn, tilt }
}

/// Returns the events of moving down onto the table, along it, and against the cubes there.
fn placing_events(case: Case) -> Vec<(DragEvent, Vec<DraggedPose>)> {
    let coming = |at| hand_pose(at, 20.0, 18.0);
    let along = |x: f64, y: f64| hand_pose([x, y, PRESSED_HEIGHT], 8.0, 4.0);
    let far = -30.0;
    let mut beats = vec![
        (DragEvent::Approach, vec![coming([-75.0, -48.0, 125.0])]),
        (DragEvent::Candidates, vec![coming([-68.0, -46.0, 56.0])]),
        (DragEvent::FirstSnap, vec![coming([-66.0, -44.0, 33.0])]),
        (
            DragEvent::Slide,
            vec![
                coming([-64.0, -44.0, PRESSED_HEIGHT]),
                hand_pose([-30.0, -44.0, PRESSED_HEIGHT], 55.0, 10.0),
            ],
        ),
    ];
    if case >= Case::Two {
        beats.push((
            DragEvent::Second,
            vec![along(-22.0, far), along(PRESS, far)],
        ));
    }
    if case >= Case::Three {
        beats.push((DragEvent::Third, vec![along(PRESS, PRESS)]));
    }
    beats
}

/// Returns the events of moving up, and down again onto the table and over its edge. Beyond the edge the table's side would
/// constrain a drag that presses. By the published method the drag must press, and is released before.
fn lifting_events(from: &DraggedPose, method: SnapMethod) -> Vec<(DragEvent, Vec<DraggedPose>)> {
    let DraggedPose { at, turn, tilt } = *from;
    let aside = -60.0;
    let above = |x: f64, y: f64, height: f64| hand_pose([x, y, EDGE / 2.0 + height], 0.0, 0.0);
    let over =
        |fraction: f64, press: f64| above(TABLE_EDGE + EDGE * (fraction - 0.5), aside, -press);
    let mut beats = vec![
        (
            DragEvent::Released,
            vec![hand_pose([at.x, at.y, EDGE / 2.0 + 42.0], turn, tilt)],
        ),
        (
            DragEvent::HalfOver,
            vec![
                above(at.x, at.y, 90.0),
                above(aside, aside, 40.0),
                above(aside, aside, -PRESS),
                over(0.5, PRESS),
            ],
        ),
    ];
    match method {
        SnapMethod::Kitamura => beats.push((DragEvent::OverEdge, vec![over(0.2, PRESS)])),
        SnapMethod::Stable => beats.extend([
            (DragEvent::OverEdge, vec![over(0.5, 0.0), over(-0.1, 0.0)]),
            (DragEvent::Back, vec![over(RETURN_FRACTION, 0.0)]),
        ]),
    }
    beats
}

impl DraggedPose {
    /// Returns the pose of the dragged cube, scene from cube.
    pub fn pose(&self) -> Pose {
        let about = |axis: Vector, degrees: f64| {
            UnitQuaternion::from_scaled_axis(axis * degrees.to_radians())
        };
        let rotation = about(Vector::z(), self.turn) * about(Vector::x(), self.tilt);
        Pose::from_parts(self.at.into(), rotation)
    }

    /// Returns the pose after the user's own drag is added.
    pub fn dragged(&self, drag: &Drag) -> Self {
        Self {
            at: self.at + drag.offset,
            turn: self.turn + drag.turn,
            tilt: self.tilt + drag.tilt,
        }
    }

    /// Returns the poses on the path to another pose, with these largest steps: that pose last, and none if both are equal.
    pub fn path_to(&self, next: &Self, [longest, widest]: [f64; 2]) -> Vec<Self> {
        let way = (next.at - self.at).norm() / longest;
        let turned = (next.turn - self.turn)
            .abs()
            .max((next.tilt - self.tilt).abs())
            / widest;
        let count = way.max(turned).ceil() as usize;
        let between = |from: f64, to: f64, fraction: f64| from + (to - from) * fraction;
        (1..=count)
            .map(|n| n as f64 / count as f64)
            .map(|fraction| Self {
                at: self.at.lerp(&next.at, fraction),
                turn: between(self.turn, next.turn, fraction),
                tilt: between(self.tilt, next.tilt, fraction),
            })
            .collect()
    }
}
