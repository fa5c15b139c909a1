//! Follows the hand from its first pose to each step of the story, and from there to where it is dragged.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::snap::{Candidate, Followed, Held, Hold, Snap, SnapSettings};

use super::Drag;
use super::beats::{BRISK, Beat, Stop};
use super::scene::{GOAL, Scene};
use crate::error::LessonError;

/// One pose of the hand, and what is shown for it.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    pub hand: Pose,
    pub followed: Followed,
    /// The sum Σ n·ω of the hand since the first of the faces took hold (6.4), radians.
    pub hand_angle: f64,
    /// The sum Σ n·ω of the pose that is shown, radians.
    pub shown_angle: f64,
}

/// The motion of a face that took hold first, on the way to a step (6.2).
#[derive(Debug, Clone, Copy)]
pub(super) struct Taking {
    /// The rotation that makes the faces parallel, radians.
    pub turned: f64,
    /// The distance of its centroid from the plane at that time.
    pub moved: f64,
}

#[derive(Debug, Clone)]
pub(super) struct FollowedHand {
    snap: Snap,
    at: Stop,
    pub moment: Moment,
    /// The candidates that were weighed last, when there were any.
    pub weighed: Vec<Candidate>,
    /// The first hold that was ever taken.
    pub first: Option<Taking>,
    /// The hold that let go last, and its state before.
    pub lost: Option<(Held, nearpoint_motion::snap::Release)>,
}

impl FollowedHand {
    pub fn new(scene: &Scene, settings: &SnapSettings, start: &Stop) -> Result<Self, LessonError> {
        let mut snap = Snap::new(*settings, start.pose())?;
        let followed = follow(&mut snap, scene, &start.pose());
        let followed = followed.ok_or(LessonError::NoStory);
        Ok(Self {
            snap,
            at: *start,
            moment: Moment {
                hand: start.pose(),
                followed: followed?,
                hand_angle: 0.0,
                shown_angle: 0.0,
            },
            weighed: Vec::new(),
            first: None,
            lost: None,
        })
    }

    /// Goes straight to a stop, and reports every pose on the way.
    pub fn go(
        &mut self,
        scene: &Scene,
        stop: &Stop,
        pace: [f64; 2],
        mut tell: impl FnMut(&Moment),
    ) {
        for next in self.at.to(stop, pace) {
            self.step(scene, &next);
            tell(&self.moment);
        }
    }

    pub fn drag(&mut self, scene: &Scene, drag: &Drag) {
        let stop = self.at.dragged(drag);
        self.go(scene, &stop, BRISK, |_| ());
    }

    fn step(&mut self, scene: &Scene, stop: &Stop) {
        let hand = stop.pose();
        // The snap result is always there: nothing stops it.
        let Some(followed) = follow(&mut self.snap, scene, &hand) else {
            return;
        };
        let last = &self.moment;
        let candidates = &followed.candidates;
        if self.first.is_none()
            && let Some(held) = followed.held.first()
        {
            self.first = Some(Taking {
                turned: turn(&hand, &followed.pose).norm(),
                moved: distance(&hand, held, &followed.pose).abs(),
            });
        }
        if let Some((hold, why)) = followed.released.first()
            && let Some(held) = held(&last.followed, hold)
        {
            self.lost = Some((*held, *why));
        }
        if !candidates.is_empty() {
            self.weighed.clone_from(candidates);
        }
        let [hand_angle, shown_angle] = match (last.followed.held.first(), followed.held.first()) {
            (Some(before), Some(now)) if before.hold == now.hold => [
                last.hand_angle + turn(&last.hand, &hand).dot(&now.normal),
                last.shown_angle + turn(&last.followed.pose, &followed.pose).dot(&now.normal),
            ],
            _ => [0.0; 2],
        };
        self.at = *stop;
        self.moment = Moment {
            hand,
            followed,
            hand_angle,
            shown_angle,
        };
    }
}

fn follow(snap: &mut Snap, scene: &Scene, hand: &Pose) -> Option<Followed> {
    scene
        .with_world(|world| snap.follow(hand, world, &mut |pose| scene.is_free(pose)))
        .ok()
}

/// Returns the rotation from one pose to another as a vector along its axis, radians.
fn turn(from: &Pose, to: &Pose) -> Vector {
    (to.rotation * from.rotation.inverse()).scaled_axis()
}

pub(super) fn held<'a>(followed: &'a Followed, hold: &Hold) -> Option<&'a Held> {
    followed.held.iter().find(|held| held.hold == *hold)
}

/// Returns the distance of the held face's centroid, as the hand has it, from the plane; positive outwards.
fn distance(hand: &Pose, held: &Held, shown: &Pose) -> f64 {
    (centroid(hand, held, shown) - held.at).dot(&held.normal)
}

/// Returns the centroid of a held face as the hand has it.
fn centroid(hand: &Pose, held: &Held, shown: &Pose) -> Point {
    hand * shown.inverse_transform_point(&held.at)
}

impl Moment {
    /// Returns the number of remaining degrees of freedom.
    pub fn freedoms(&self) -> usize {
        self.followed.freedoms.count()
    }

    /// Returns unit vectors along the remaining translations while something is held: A and B, or C. The one to the right
    /// comes first.
    pub fn along(&self) -> Vec<Vector> {
        let forwards = |along: &Vector| if along.sum() < 0.0 { -along } else { *along };
        if self.followed.held.is_empty() {
            return Vec::new();
        }
        let left = &self.followed.freedoms.along;
        let mut along: Vec<Vector> = left.iter().map(forwards).collect();
        along.sort_by_key(|along| along.iamax());
        along
    }

    /// Returns s and t (6.3), or s (6.5): the distance of the face's centroid from the mark along these, as the hand has it.
    pub fn shares(&self) -> Vec<f64> {
        self.projected(&self.hand)
    }

    /// Returns the same distances for any pose of the cube.
    pub fn projected(&self, pose: &Pose) -> Vec<f64> {
        let Some(first) = self.followed.held.first() else {
            return Vec::new();
        };
        let way = centroid(pose, first, &self.followed.pose) - GOAL;
        self.along().iter().map(|along| way.dot(along)).collect()
    }

    /// Returns the middle of a held face as the hand has it, and as it is shown.
    pub fn pulled(&self, held: &Held) -> [Point; 2] {
        [centroid(&self.hand, held, &self.followed.pose), held.at]
    }

    /// Returns the hold that is nearest to letting go by distance.
    pub fn loosest(&self) -> Option<&Held> {
        let strain = |held: &Held| held.grip.away.abs() / held.grip.release.max(f64::MIN_POSITIVE);
        let holds = self.followed.held.iter();
        holds.max_by(|p, q| strain(p).total_cmp(&strain(q)))
    }
}

/// The hand at the end of each beat.
#[derive(Debug)]
pub(super) struct Run {
    pub beats: Vec<(Beat, FollowedHand)>,
}

impl Run {
    pub fn new(
        scene: &Scene,
        settings: &SnapSettings,
        beats: &[(Beat, Vec<Stop>)],
    ) -> Result<Self, LessonError> {
        let start = beats.first().and_then(|(_, stops)| stops.first());
        let start = start.ok_or(LessonError::NoStory)?;
        let mut hand = FollowedHand::new(scene, settings, start)?;
        let reach = |(beat, stops): &(Beat, Vec<Stop>)| {
            for stop in stops {
                hand.go(scene, stop, BRISK, |_| ());
            }
            (*beat, hand.clone())
        };
        Ok(Self {
            beats: beats.iter().map(reach).collect(),
        })
    }

    pub fn beat(&self, wanted: Beat) -> Option<&FollowedHand> {
        let found = self.beats.iter().find(|(beat, _)| *beat == wanted);
        found.map(|(_, hand)| hand)
    }
}
