//! Follows the dragged pose from the start to each step of the story, and from there to where the user drags it.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::snap::{
    ActiveConstraint, Candidate, SnapConstraint, SnapResult, SnapSession, SnapSettings,
};

use super::Drag;
use super::drag_events::{DragEvent, DraggedPose, FAST_STEP};
use super::scene::{GOAL, Scene};
use crate::error::LessonError;

/// One dragged pose, and the snap result that is shown for it.
#[derive(Debug, Clone)]
pub(super) struct DragSample {
    pub hand: Pose,
    pub snap_result: SnapResult,
    /// The sum Σ n·ω of the dragged pose since the first face snapped (6.4), radians.
    pub hand_angle: f64,
    /// The sum Σ n·ω of the shown pose, radians.
    pub shown_angle: f64,
}

/// The motion by which the first face snapped, on the path to a step (6.2).
#[derive(Debug, Clone, Copy)]
pub(super) struct SnapMotion {
    /// The rotation that makes the faces parallel, radians.
    pub turned: f64,
    /// The distance of its centroid from the plane at that time.
    pub moved: f64,
}

#[derive(Debug, Clone)]
pub(super) struct SnapRun {
    snap: SnapSession,
    at: DraggedPose,
    pub sample: DragSample,
    /// The candidates that were weighed last, when there were any.
    pub candidates: Vec<Candidate>,
    /// The motion of the first constraint.
    pub first_constraint: Option<SnapMotion>,
    /// The constraint that was released last, and the reason.
    pub last_released: Option<(ActiveConstraint, nearpoint_motion::snap::ReleaseReason)>,
}

impl SnapRun {
    /// Begins a drag of the cube at a start pose.
    pub fn new(
        scene: &Scene,
        settings: &SnapSettings,
        start: &DraggedPose,
    ) -> Result<Self, LessonError> {
        let mut snap = SnapSession::new(*settings, start.pose())?;
        let followed = snap_step(&mut snap, scene, &start.pose());
        let snap_result = followed.ok_or(LessonError::NoStory);
        Ok(Self {
            snap,
            at: *start,
            sample: DragSample {
                hand: start.pose(),
                snap_result: snap_result?,
                hand_angle: 0.0,
                shown_angle: 0.0,
            },
            candidates: Vec::new(),
            first_constraint: None,
            last_released: None,
        })
    }

    /// Moves straight to a pose, and follows every pose on the path.
    pub fn move_to(
        &mut self,
        scene: &Scene,
        stop: &DraggedPose,
        pace: [f64; 2],
        mut tell: impl FnMut(&DragSample),
    ) {
        for next in self.at.path_to(stop, pace) {
            self.step(scene, &next);
            tell(&self.sample);
        }
    }

    /// Continues the drag by the user's own offset and turns.
    pub fn drag(&mut self, scene: &Scene, drag: &Drag) {
        let stop = self.at.dragged(drag);
        self.move_to(scene, &stop, FAST_STEP, |_| ());
    }

    fn step(&mut self, scene: &Scene, stop: &DraggedPose) {
        let hand = stop.pose();
        // There is always a snap result, because nothing stops the computation.
        let Some(snap_result) = snap_step(&mut self.snap, scene, &hand) else {
            return;
        };
        let last = &self.sample;
        let candidates = &snap_result.candidates;
        if self.first_constraint.is_none()
            && let Some(held) = snap_result.active_constraints.first()
        {
            self.first_constraint = Some(SnapMotion {
                turned: turn(&hand, &snap_result.pose).norm(),
                moved: distance(&hand, held, &snap_result.pose).abs(),
            });
        }
        if let Some((hold, why)) = snap_result.released.first()
            && let Some(held) = dragged_face(&last.snap_result, hold)
        {
            self.last_released = Some((*held, *why));
        }
        if !candidates.is_empty() {
            self.candidates.clone_from(candidates);
        }
        let [hand_angle, shown_angle] = match (
            last.snap_result.active_constraints.first(),
            snap_result.active_constraints.first(),
        ) {
            (Some(before), Some(now)) if before.constraint == now.constraint => [
                last.hand_angle + turn(&last.hand, &hand).dot(&now.normal),
                last.shown_angle + turn(&last.snap_result.pose, &snap_result.pose).dot(&now.normal),
            ],
            _ => [0.0; 2],
        };
        self.at = *stop;
        self.sample = DragSample {
            hand,
            snap_result,
            hand_angle,
            shown_angle,
        };
    }
}

fn snap_step(snap: &mut SnapSession, scene: &Scene, hand: &Pose) -> Option<SnapResult> {
    scene
        .with_world(|world| snap.update(hand, world, &mut |pose| scene.is_free(pose)))
        .ok()
}

/// Returns the rotation from one pose to another as a vector along its axis, radians.
fn turn(from: &Pose, to: &Pose) -> Vector {
    (to.rotation * from.rotation.inverse()).scaled_axis()
}

pub(super) fn dragged_face<'a>(
    followed: &'a SnapResult,
    hold: &SnapConstraint,
) -> Option<&'a ActiveConstraint> {
    followed
        .active_constraints
        .iter()
        .find(|held| held.constraint == *hold)
}

/// Returns the distance of the constrained face's centroid, at the dragged pose, from the plane; positive outwards.
fn distance(hand: &Pose, held: &ActiveConstraint, shown: &Pose) -> f64 {
    (centroid(hand, held, shown) - held.position).dot(&held.normal)
}

/// Returns the centroid of a constrained face at the dragged pose.
fn centroid(hand: &Pose, held: &ActiveConstraint, shown: &Pose) -> Point {
    hand * shown.inverse_transform_point(&held.position)
}

impl DragSample {
    /// Returns the number of the cube's remaining degrees of freedom.
    pub fn degrees_of_freedom(&self) -> usize {
        self.snap_result.degrees_of_freedom.count()
    }

    /// Returns unit vectors along the remaining translations while a face is constrained: A and B, or C. The one to the
    /// right comes first.
    pub fn along(&self) -> Vec<Vector> {
        let forwards = |along: &Vector| if along.sum() < 0.0 { -along } else { *along };
        if self.snap_result.active_constraints.is_empty() {
            return Vec::new();
        }
        let left = &self.snap_result.degrees_of_freedom.translations;
        let mut along: Vec<Vector> = left.iter().map(forwards).collect();
        along.sort_by_key(|along| along.iamax());
        along
    }

    /// Returns s and t (6.3), or s (6.5): the distance of the face's centroid from the mark along these, at the dragged
    /// pose.
    pub fn face_offsets(&self) -> Vec<f64> {
        self.face_offsets_of(&self.hand)
    }

    /// Returns the same distances s and t of the face's centroid, for any pose of the cube.
    pub fn face_offsets_of(&self, pose: &Pose) -> Vec<f64> {
        let Some(first) = self.snap_result.active_constraints.first() else {
            return Vec::new();
        };
        let way = centroid(pose, first, &self.snap_result.pose) - GOAL;
        self.along().iter().map(|along| way.dot(along)).collect()
    }

    /// Returns the centre of a constrained face at the dragged and at the shown pose.
    pub fn face_centres(&self, held: &ActiveConstraint) -> [Point; 2] {
        [
            centroid(&self.hand, held, &self.snap_result.pose),
            held.position,
        ]
    }

    /// Returns the constraint that is nearest to its release by distance.
    pub fn weakest_constraint(&self) -> Option<&ActiveConstraint> {
        let strain = |held: &ActiveConstraint| {
            held.engagement.signed_distance.abs()
                / held.engagement.release_distance.max(f64::MIN_POSITIVE)
        };
        let holds = self.snap_result.active_constraints.iter();
        holds.max_by(|p, q| strain(p).total_cmp(&strain(q)))
    }
}

/// The drag at the end of each event.
#[derive(Debug)]
pub(super) struct Run {
    pub events: Vec<(DragEvent, SnapRun)>,
}

impl Run {
    /// Runs the scripted drag through all its events, and keeps the state at each.
    pub fn new(
        scene: &Scene,
        settings: &SnapSettings,
        beats: &[(DragEvent, Vec<DraggedPose>)],
    ) -> Result<Self, LessonError> {
        let start = beats.first().and_then(|(_, stops)| stops.first());
        let start = start.ok_or(LessonError::NoStory)?;
        let mut hand = SnapRun::new(scene, settings, start)?;
        let reach = |(beat, stops): &(DragEvent, Vec<DraggedPose>)| {
            for stop in stops {
                hand.move_to(scene, stop, FAST_STEP, |_| ());
            }
            (*beat, hand.clone())
        };
        Ok(Self {
            events: beats.iter().map(reach).collect(),
        })
    }

    /// Returns the drag at an event, if the script has that event.
    pub fn event(&self, wanted: DragEvent) -> Option<&SnapRun> {
        let found = self.events.iter().find(|(beat, _)| *beat == wanted);
        found.map(|(_, hand)| hand)
    }
}
