//! Computes the shown pose from the drag pose, for parts that are held in Stop or Snap.

use std::sync::Arc;

use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::snap::{self, Followed, Freedoms, Snap, SnapPart};

use super::around::{Around, posed};
use super::member::Member;
use super::on_hinge::{OnHinge, Swinging, Target, pieces};
use super::stop::{Stopper, stop};
use super::verdict::Verdicts;
use super::{Change, DragMode, Hand};
use crate::document::Document;
use crate::drag_path::Waypoint;
use crate::pair_result::PairResult;
use crate::part::{Key, PartId, Placement};
use crate::resume::{Budget, Resumable};
use crate::world::World;

/// The result for a drag pose.
#[derive(Debug)]
enum Shown {
    Nothing,
    Snapped(Followed),
    Stopped(Stopper),
}

/// The held parts, their shown pose, and the open work of a drag.
#[derive(Debug)]
pub(crate) struct Grasp {
    mode: DragMode,
    members: Vec<Member>,
    /// The newest drag pose.
    hand: Target,
    /// The drag pose that is being followed; it is finished before a newer one is examined.
    following: Option<Target>,
    /// True if `hand` was followed.
    is_done: bool,
    shown: Target,
    hinge: Option<OnHinge>,
    snap: Snap,
    last: Shown,
    change: Arc<Change>,
    verdicts: Verdicts,
    /// The pairs that interfered when the drag began, and have done so since.
    may_interfere: Vec<Key>,
    budget: Budget,
}

/// The shown pose, and the poses on the way to it, about a centre in its frame if that is known.
type Way = (Target, Vec<Pose>, Option<Point>);

/// The result of following a drag pose.
pub(crate) struct Moved {
    pub poses: Vec<Placement>,
    /// The angle on a hinge, from where the swing began.
    pub angle: f64,
    /// The path to these poses.
    pub way: Vec<Waypoint>,
    /// The results of the pairs at these poses.
    pub results: Vec<PairResult>,
}

impl Grasp {
    /// Returns `None` in Detect, when there is nothing to hold, or when the settings are invalid.
    pub fn new(
        mode: DragMode,
        settings: &snap::SnapSettings,
        document: &Document,
        (held, swing): (&[PartId], Option<Swinging>),
        may_interfere: Vec<Key>,
    ) -> Option<Self> {
        let first = document.part(*held.first()?).ok()?.pose;
        let here = Target {
            pose: first,
            angle: swing.map_or(0.0, |swing| swing.shown),
        };
        let members = held.iter().map(|&id| {
            let pose = document.part(id).ok()?.pose;
            let in_group = if id == held[0] {
                Pose::identity()
            } else {
                first.inv_mul(&pose)
            };
            Some(Member { id, in_group })
        });
        let usable = mode != DragMode::Detect;
        usable.then_some(Self {
            mode,
            members: members.collect::<Option<_>>()?,
            hand: here,
            following: None,
            is_done: true,
            shown: here,
            hinge: swing.map(OnHinge::new),
            snap: Snap::new(*settings, first).ok()?,
            last: Shown::Nothing,
            change: Arc::default(),
            verdicts: Verdicts::default(),
            may_interfere,
            budget: 0,
        })
    }

    /// Sets a new drag pose. The first of the poses leads the group.
    pub fn reach_for(&mut self, poses: &[Placement]) {
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
            self.hand = Target { pose, angle };
            self.is_done = false;
        }
    }

    /// Sets a new drag angle, for a group on a hinge.
    pub fn swing_to(&mut self, angle: f64) {
        if let Some(hinge) = &self.hinge {
            let pose = hinge.swing.at(angle);
            self.hand = Target { pose, angle };
            self.is_done = false;
        }
    }

    /// Returns the drag poses of the parts.
    pub fn hand_poses(&self) -> Vec<Placement> {
        self.poses(&self.hand.pose)
    }

    /// Sets the parameters from the next drag pose on.
    pub fn set(&mut self, settings: &snap::SnapSettings) {
        let known = self.snap.set(*settings);
        debug_assert!(known.is_ok(), "the scene's settings are checked");
        self.is_done = false;
    }

    /// Returns the number of drag poses that wait to be followed.
    pub fn pending(&self) -> usize {
        usize::from(!self.is_done)
    }

    fn one(&mut self, world: &World, to: Target, work: &impl Work) -> Result<Moved, Stopped> {
        let straight = |pose: Pose| (Target { pose, ..to }, vec![pose], None);
        let (shown, legs, centre) = match (self.mode, &mut self.hinge) {
            (DragMode::Detect, _) => straight(to.pose),
            (DragMode::Stop, None) => {
                let ends = [&self.shown.pose, &to.pose];
                let stopped = stop(world, &self.members, ends, work)?;
                self.stopped(stopped, 0.0)
            }
            (DragMode::Stop, Some(hinge)) => {
                let ends = [self.shown.angle, to.angle];
                let (stopped, angle) = hinge.stop(world, &self.members, ends, work)?;
                self.stopped(stopped, angle)
            }
            (DragMode::Snap, None) => straight(self.snapped(world, to, work)?.pose),
            (DragMode::Snap, Some(_)) => {
                let shown = self.snapped(world, to, work)?;
                self.swept(shown)
            }
        };
        let pose = shown.pose;
        self.shown = shown;
        let way = legs.iter().map(|leg| Waypoint {
            poses: self.poses(leg),
            centre,
        });
        let way = way.collect();
        let results = self.verdicts.take(&pose);
        let free = |key: &Key| {
            results
                .iter()
                .any(|known| (known.a, known.b) == *key && !known.interferes())
        };
        self.may_interfere.retain(|key| !free(key));
        Ok(Moved {
            angle: shown.angle,
            poses: self.poses(&pose),
            way,
            results,
        })
    }

    fn stopped(&mut self, mut stopped: Stopper, angle: f64) -> Way {
        let legs = std::mem::take(&mut stopped.legs);
        let (pose, centre) = (stopped.pose, Some(stopped.centre));
        self.last = Shown::Stopped(stopped);
        (Target { pose, angle }, legs, centre)
    }

    /// Returns the path of a group on a hinge from its shown angle to the next.
    fn swept(&self, to: Target) -> Way {
        let swing = self.hinge.as_ref().map(|hinge| hinge.swing);
        let at = |angle| swing.map_or(to.pose, |swing| swing.at(angle));
        let legs = pieces(self.shown.angle, to.angle).map(at).collect();
        (to, legs, swing.map(|swing| swing.centre()))
    }

    /// Returns the pose that constraints give the group. On a hinge, the group only gets the angle of that pose; where
    /// this does not satisfy the constraints, they release.
    fn snapped(&mut self, world: &World, to: Target, work: &impl Work) -> Result<Target, Stopped> {
        let held = posed_members(&self.members, world);
        let (around, members) = (around(world, &self.members), &self.members);
        let (verdicts, may) = (&mut self.verdicts, &self.may_interfere);
        let mut is_free = |pose: &Pose| verdicts.is_free(world, members, pose, may, work);
        let bodies = snap::SnapParts {
            held: &held,
            others: &around,
        };
        let mut snap = self.snap.clone();
        let mut followed = snap.follow(&to.pose, &bodies, &mut is_free)?;
        let (shown, lies) = match &self.hinge {
            None => (
                Target {
                    pose: followed.pose,
                    ..to
                },
                true,
            ),
            Some(hinge) => {
                let shown = hinge.nearest(&to, &followed.pose);
                let lies = hinge.reaches(shown.angle)
                    && followed.fits(&bodies, &shown.pose)
                    && is_free(&shown.pose)?;
                (shown, lies)
            }
        };
        if lies {
            self.snap = snap;
            followed.pose = shown.pose;
        } else {
            (self.snap, followed) = self.snap.let_go(&to.pose);
        }
        self.take_followed(followed);
        Ok(if lies { shown } else { to })
    }

    fn take_followed(&mut self, followed: Followed) {
        if !followed.taken.is_empty() || !followed.released.is_empty() {
            self.change = Arc::new(Change {
                number: self.change.number + 1,
                taken: followed.taken.clone(),
                released: followed.released.clone(),
            });
        }
        self.last = Shown::Snapped(followed);
    }

    fn poses(&self, group: &Pose) -> Vec<Placement> {
        let members = self.members.iter();
        members
            .map(|member| Placement(member.id, member.pose(group)))
            .collect()
    }

    /// Returns the state of the drag as a frame shows it.
    pub fn told(&self) -> Hand {
        let mut hand = Hand {
            mode: self.mode,
            poses: self.hand_poses(),
            held: Vec::new(),
            freedoms: Freedoms::all(),
            preview: None,
            blocked: false,
            contacts: Vec::new(),
            ignored: Vec::new(),
            unfinished: None,
            change: self.change.clone(),
        };
        match &self.last {
            Shown::Nothing => {}
            Shown::Snapped(followed) => {
                hand.held.clone_from(&followed.held);
                hand.freedoms = followed.freedoms.clone();
                hand.preview = followed.preview;
                hand.blocked = followed.blocked;
                hand.unfinished = followed.unfinished;
            }
            Shown::Stopped(stopped) => {
                hand.contacts.clone_from(&stopped.contacts);
                hand.ignored.clone_from(&stopped.ignored);
                hand.blocked = !stopped.contacts.is_empty();
                hand.unfinished = stopped.unfinished;
            }
        }
        if let Some(hinge) = &self.hinge {
            hand.freedoms = hinge.freedoms(hand.held.is_empty());
        }
        hand
    }
}

/// Each step follows the drag pose and stores the resulting move.
impl Resumable<(&World, &mut Option<Moved>)> for Grasp {
    fn is_pending(&self) -> bool {
        !self.is_done
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(
        &mut self,
        (world, moved): &mut (&World, &mut Option<Moved>),
        work: &impl Work,
    ) -> Result<(), Stopped> {
        let target = *self.following.get_or_insert(self.hand);
        let mut found = self.one(world, target, work)?;
        if let Some(before) = moved.take() {
            found.way.splice(..0, before.way);
        }
        **moved = Some(found);
        self.following = None;
        self.is_done = target.is_same(&self.hand);
        Ok(())
    }
}

fn around<'a>(world: &'a World, members: &'a [Member]) -> Around<'a> {
    Around { world, members }
}

fn posed_members<'a>(members: &[Member], world: &'a World) -> Vec<SnapPart<'a>> {
    let document = world.document();
    let held = members.iter();
    held.filter_map(|member| Some(posed(document.part(member.id).ok()?, member.in_group)))
        .collect()
}
