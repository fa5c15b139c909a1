//! Computes the shown pose from the drag pose, for parts that are dragged in Stop or Snap.

use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::snap::{self, DegreesOfFreedom, SnapPart, SnapResult, SnapSession};

use super::hinge::{DragTarget, HingeConstraint, SwingState, pieces};
use super::member::GroupMember;
use super::pose_results::PoseResultCache;
use super::stop::{StopResult, stop};
use super::surroundings::{Surroundings, snap_part};
use super::{ConstraintChange, DragMode, DragState};
use crate::document::Document;
use crate::drag_path::Waypoint;
use crate::pair_result::PairResult;
use crate::part::{PairKey, PartId, Placement};
use crate::resume::{Budget, Resumable};
use crate::world::World;

/// The result for a drag pose.
#[derive(Debug)]
enum DragOutcome {
    Nothing,
    Snapped(SnapResult),
    Stopped(StopResult),
}

/// The dragged parts, their shown pose, and the pending drag poses.
#[derive(Debug)]
pub(crate) struct DragSession {
    mode: DragMode,
    members: Vec<GroupMember>,
    /// The newest drag pose.
    target: DragTarget,
    /// The drag pose that is being followed; it is finished before a newer one is examined.
    following: Option<DragTarget>,
    /// True if `target` was followed.
    is_done: bool,
    shown: DragTarget,
    hinge: Option<HingeConstraint>,
    snap: SnapSession,
    outcome: DragOutcome,
    change: Arc<ConstraintChange>,
    pose_results: PoseResultCache,
    /// The pairs that have interfered since the drag began.
    may_interfere: Vec<PairKey>,
    budget: Budget,
}

/// The shown pose, and the poses on the path to it, with the centre of rotation in its frame if it is known.
type PathPiece = (DragTarget, Vec<Pose>, Option<Point>);

/// The result of following a drag pose.
pub(crate) struct DragUpdate {
    pub poses: Vec<Placement>,
    /// The angle on a hinge, measured from the start of the swing.
    pub angle: f64,
    /// The path to these poses.
    pub waypoints: Vec<Waypoint>,
    /// The results of the pairs at these poses.
    pub results: Vec<PairResult>,
}

impl DragSession {
    /// Starts the drag of a group in Stop or Snap; `None` in Detect, without dragged parts, or when the settings are
    /// invalid.
    pub fn new(
        mode: DragMode,
        settings: &snap::SnapSettings,
        document: &Document,
        (held, swing): (&[PartId], Option<SwingState>),
        may_interfere: Vec<PairKey>,
    ) -> Option<Self> {
        let first = document.part(*held.first()?).ok()?.pose;
        let here = DragTarget {
            pose: first,
            angle: swing.map_or(0.0, |swing| swing.shown_angle),
        };
        let members = held.iter().map(|&id| {
            let pose = document.part(id).ok()?.pose;
            let in_group = if id == held[0] {
                Pose::identity()
            } else {
                first.inv_mul(&pose)
            };
            Some(GroupMember { id, in_group })
        });
        let usable = mode != DragMode::Detect;
        usable.then_some(Self {
            mode,
            members: members.collect::<Option<_>>()?,
            target: here,
            following: None,
            is_done: true,
            shown: here,
            hinge: swing.map(HingeConstraint::new),
            snap: SnapSession::new(*settings, first).ok()?,
            outcome: DragOutcome::Nothing,
            change: Arc::default(),
            pose_results: PoseResultCache::default(),
            may_interfere,
            budget: 0,
        })
    }

    /// Sets the pose that the dragged group should reach, in the scene. The first of the poses leads the group.
    pub fn set_target(&mut self, poses: &[Placement]) {
        let led = poses.first().and_then(|Placement(id, pose)| {
            let member = self.members.iter().find(|member| member.id == *id)?;
            Some(if member.in_group == Pose::identity() {
                *pose
            } else {
                pose * member.in_group.inverse()
            })
        });
        if let Some(pose) = led {
            let angle = 0.0;
            self.target = DragTarget { pose, angle };
            self.is_done = false;
        }
    }

    /// Sets the angle that a group on a hinge should reach, in radians.
    pub fn swing_to(&mut self, angle: f64) {
        if let Some(hinge) = &self.hinge {
            let pose = hinge.swing.at(angle);
            self.target = DragTarget { pose, angle };
            self.is_done = false;
        }
    }

    /// Returns the drag poses of the parts.
    pub fn target_poses(&self) -> Vec<Placement> {
        self.poses(&self.target.pose)
    }

    /// Sets the parameters of snapping from the next drag pose on.
    pub fn set_settings(&mut self, settings: &snap::SnapSettings) {
        let known = self.snap.set_settings(*settings);
        debug_assert!(known.is_ok(), "the scene's settings are checked");
        self.is_done = false;
    }

    /// Returns the number of drag poses that are not followed yet.
    pub fn pending(&self) -> usize {
        usize::from(!self.is_done)
    }

    fn follow_one(
        &mut self,
        world: &World,
        to: DragTarget,
        executor: &impl Executor,
    ) -> Result<DragUpdate, Interrupted> {
        let straight = |pose: Pose| (DragTarget { pose, ..to }, vec![pose], None);
        let (shown, legs, centre) = match (self.mode, &mut self.hinge) {
            (DragMode::Detect, _) => straight(to.pose),
            (DragMode::Stop, None) => {
                let ends = [&self.shown.pose, &to.pose];
                let stopped = stop(world, &self.members, ends, executor)?;
                self.apply_stop(stopped, 0.0)
            }
            (DragMode::Stop, Some(hinge)) => {
                let ends = [self.shown.angle, to.angle];
                let (stopped, angle) = hinge.stop(world, &self.members, ends, executor)?;
                self.apply_stop(stopped, angle)
            }
            (DragMode::Snap, None) => straight(self.snap_target(world, to, executor)?.pose),
            (DragMode::Snap, Some(_)) => {
                let shown = self.snap_target(world, to, executor)?;
                self.swing_path(shown)
            }
        };
        let pose = shown.pose;
        self.shown = shown;
        let path = legs.iter().map(|leg| Waypoint {
            poses: self.poses(leg),
            centre,
        });
        let waypoints = path.collect();
        let results = self.pose_results.take(&pose);
        let free = |key: &PairKey| {
            results
                .iter()
                .any(|known| (known.a, known.b) == *key && !known.interferes())
        };
        self.may_interfere.retain(|key| !free(key));
        Ok(DragUpdate {
            angle: shown.angle,
            poses: self.poses(&pose),
            waypoints,
            results,
        })
    }

    fn apply_stop(&mut self, mut stopped: StopResult, angle: f64) -> PathPiece {
        let legs = std::mem::take(&mut stopped.waypoints);
        let (pose, centre) = (stopped.pose, Some(stopped.centre));
        self.outcome = DragOutcome::Stopped(stopped);
        (DragTarget { pose, angle }, legs, centre)
    }

    /// Returns the path of a group on a hinge from its shown angle to the next.
    fn swing_path(&self, to: DragTarget) -> PathPiece {
        let swing = self.hinge.as_ref().map(|hinge| hinge.swing);
        let at = |angle| swing.map_or(to.pose, |swing| swing.at(angle));
        let legs = pieces(self.shown.angle, to.angle).map(at).collect();
        (to, legs, swing.map(|swing| swing.centre()))
    }

    /// Returns the pose that constraints give the group. On a hinge, the group only gets the angle of that pose; where
    /// this does not satisfy the constraints, they release.
    fn snap_target(
        &mut self,
        world: &World,
        to: DragTarget,
        executor: &impl Executor,
    ) -> Result<DragTarget, Interrupted> {
        let held = posed_members(&self.members, world);
        let (around, members) = (surroundings(world, &self.members), &self.members);
        let (verdicts, may) = (&mut self.pose_results, &self.may_interfere);
        let mut is_free = |pose: &Pose| verdicts.is_free(world, members, pose, may, executor);
        let bodies = snap::SnapParts {
            dragged: &held,
            targets: &around,
        };
        let mut snap = self.snap.clone();
        let mut followed = snap.update(&to.pose, &bodies, &mut is_free)?;
        let (shown, lies) = match &self.hinge {
            None => (
                DragTarget {
                    pose: followed.pose,
                    ..to
                },
                true,
            ),
            Some(hinge) => {
                let shown = hinge.nearest(&to, &followed.pose);
                let lies = hinge.allows(shown.angle)
                    && followed.is_satisfied_at(&bodies, &shown.pose)
                    && is_free(&shown.pose)?;
                (shown, lies)
            }
        };
        if lies {
            self.snap = snap;
            followed.pose = shown.pose;
        } else {
            (self.snap, followed) = self.snap.release_all(&to.pose);
        }
        self.apply_snap(followed);
        Ok(if lies { shown } else { to })
    }

    fn apply_snap(&mut self, followed: SnapResult) {
        if !followed.engaged.is_empty() || !followed.released.is_empty() {
            self.change = Arc::new(ConstraintChange {
                number: self.change.number + 1,
                engaged: followed.engaged.clone(),
                released: followed.released.clone(),
            });
        }
        self.outcome = DragOutcome::Snapped(followed);
    }

    fn poses(&self, group: &Pose) -> Vec<Placement> {
        let members = self.members.iter();
        members
            .map(|member| Placement(member.id, member.pose(group)))
            .collect()
    }

    /// Returns the state of the drag, to show in a `Frame`.
    pub fn state(&self) -> DragState {
        let mut state = DragState {
            mode: self.mode,
            poses: self.target_poses(),
            active_constraints: Vec::new(),
            degrees_of_freedom: DegreesOfFreedom::all(),
            preview: None,
            is_blocked: false,
            contacts: Vec::new(),
            ignored_pairs: Vec::new(),
            incomplete_reason: None,
            change: self.change.clone(),
        };
        match &self.outcome {
            DragOutcome::Nothing => {}
            DragOutcome::Snapped(followed) => {
                state
                    .active_constraints
                    .clone_from(&followed.active_constraints);
                state.degrees_of_freedom = followed.degrees_of_freedom.clone();
                state.preview = followed.preview;
                state.is_blocked = followed.is_blocked;
                state.incomplete_reason = followed.incomplete_reason;
            }
            DragOutcome::Stopped(stopped) => {
                state.contacts.clone_from(&stopped.contacts);
                state.ignored_pairs.clone_from(&stopped.ignored_pairs);
                state.is_blocked = !stopped.contacts.is_empty();
                state.incomplete_reason = stopped.incomplete_reason;
            }
        }
        if let Some(hinge) = &self.hinge {
            state.degrees_of_freedom =
                hinge.degrees_of_freedom(state.active_constraints.is_empty());
        }
        state
    }
}

/// Each step follows the drag pose and stores the resulting update.
impl Resumable<(&World, &mut Option<DragUpdate>)> for DragSession {
    fn is_pending(&self) -> bool {
        !self.is_done
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(
        &mut self,
        (world, moved): &mut (&World, &mut Option<DragUpdate>),
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        let target = *self.following.get_or_insert(self.target);
        let mut found = self.follow_one(world, target, executor)?;
        if let Some(before) = moved.take() {
            found.waypoints.splice(..0, before.waypoints);
        }
        **moved = Some(found);
        self.following = None;
        self.is_done = target.is_same(&self.target);
        Ok(())
    }
}

fn surroundings<'a>(world: &'a World, members: &'a [GroupMember]) -> Surroundings<'a> {
    Surroundings { world, members }
}

fn posed_members<'a>(members: &[GroupMember], world: &'a World) -> Vec<SnapPart<'a>> {
    let document = world.document();
    let held = members.iter();
    held.filter_map(|member| Some(snap_part(document.part(member.id).ok()?, member.in_group)))
        .collect()
}
