//! Computes the shown pose for a drag pose: constraints release, others engage, and the rest follows the drag.

use super::candidates::{Candidate, Search};
use super::constraint::{Constraint, Freedoms, Increments, Solved, solve};
use super::hold::{Grip, Hold, HoldKind, Pairing};
use super::parts::SnapParts;
use super::release::{Release, grip};
use super::settings::{SettingsError, SnapMethod, SnapSettings};
use crate::{Limits, Unfinished};
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::tolerance::FLUSH_DISTANCE;
use nearpoint_geometry::work::Stopped;
use nearpoint_geometry::{Point, Pose, Vector};

/// An active constraint and its engagement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Held {
    /// The features that the constraint joins.
    pub hold: Hold,
    /// The engagement of the constraint.
    pub grip: Grip,
    /// True if the constraint adds nothing to those before it, such as a parallel face.
    pub redundant: bool,
    /// The middle of the dragged feature, in the scene.
    pub at: Point,
    /// The unit direction out of the other face, or along the axis or edge, in the scene.
    pub normal: Vector,
}

/// The result of snapping for a drag pose.
#[derive(Debug, Clone, PartialEq)]
pub struct Followed {
    /// The shown pose, `scene_from_group`.
    pub pose: Pose,
    /// The active constraints, in the order in which they engaged.
    pub held: Vec<Held>,
    /// The remaining freedoms.
    pub freedoms: Freedoms,
    /// The constraints that engaged just now.
    pub taken: Vec<Hold>,
    /// The constraints that released just now.
    pub released: Vec<(Hold, Release)>,
    /// The constraint that would engage if the drag went on.
    pub preview: Option<Hold>,
    /// The candidates before anything engaged, the strongest first.
    pub candidates: Vec<Candidate>,
    /// True if something is in the way of the drag along the constraints.
    pub blocked: bool,
    /// The value [`Unfinished::Holds`] if constraints engaged and released without an end.
    pub unfinished: Option<Unfinished>,
}

/// A dragged group that snaps. The drag pose is never restricted, only the shown pose (Kitamura, chapter 6).
#[derive(Debug, Clone)]
pub struct Snap {
    settings: SnapSettings,
    limits: Limits,
    pub(super) hand: Pose,
    /// The last drag pose that was followed with nothing in the way.
    pub(super) clear: Pose,
    pub(super) shown: Pose,
    pub(super) holds: Vec<Hold>,
}

/// A test whether nothing is in the way of the group at a pose.
pub type IsFree<'a> = dyn FnMut(&Pose) -> Result<bool, Stopped> + 'a;

/// The largest number of redundant constraints; a part on many tiles of a floor needs no more.
const MOST_SPARE: usize = 4;
/// The number of poses that are tried for one more constraint.
const MOST_TRIES: usize = 6;
/// The largest number of constraints that engage together.
const MOST_TOGETHER: usize = 4;
/// The number of halvings of the motion to an obstacle.
const HALVINGS: usize = 4;

impl Snap {
    /// Starts a drag of a group at a pose, `scene_from_group`.
    ///
    /// # Errors
    /// [`SettingsError`] when a parameter is invalid.
    pub fn new(settings: SnapSettings, start: Pose) -> Result<Self, SettingsError> {
        settings.check()?;
        Ok(Self {
            settings,
            limits: Limits::default(),
            hand: start,
            clear: start,
            shown: start,
            holds: Vec::new(),
        })
    }

    /// Replaces the limits.
    #[must_use]
    pub fn limited(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Returns the shown pose of the group.
    pub fn shown(&self) -> &Pose {
        &self.shown
    }

    /// Sets the parameters from now on.
    ///
    /// # Errors
    /// [`SettingsError`] when a parameter is invalid; nothing is changed then.
    pub fn set(&mut self, settings: SnapSettings) -> Result<(), SettingsError> {
        settings.check()?;
        self.settings = settings;
        Ok(())
    }

    /// Follows the drag to a pose, `scene_from_group`, which is finite. `is_free` is asked about the poses that
    /// constraints lead to, but not by the published method.
    ///
    /// # Errors
    /// [`Stopped`] when `is_free` is stopped; nothing has changed then.
    pub fn follow(
        &mut self,
        hand: &Pose,
        parts: &SnapParts,
        is_free: &mut IsFree<'_>,
    ) -> Result<Followed, Stopped> {
        let mut step = Step {
            snap: self,
            parts,
            lead: self.lead(hand, parts),
            hand,
            is_free,
            holds: self.holds.clone(),
            taken: Vec::new(),
            released: Vec::new(),
            preview: None,
            weighed: None,
            unfinished: None,
        };
        let met = step.settle()?;
        let placed = step.place(met)?;
        let followed = step.tell(&placed);
        self.holds = followed.held.iter().map(|held| held.hold).collect();
        self.clear = placed.lead;
        self.hand = *hand;
        self.shown = followed.pose;
        Ok(followed)
    }

    /// Returns the pose that the constraints are solved for: the drag pose. By the published method, the place is the
    /// drag's. The rotation is the shown one, turned by what the drag turned about the normal since (6.4).
    fn lead(&self, hand: &Pose, parts: &SnapParts) -> Pose {
        let first = self
            .holds
            .first()
            .and_then(|hold| Pairing::of(hold, parts, &self.shown));
        match (self.settings.method, first) {
            (SnapMethod::Published, Some(pairing)) => {
                let Constraint { pivot, towards, .. } = pairing.constraint;
                let turn = (hand.rotation * self.hand.rotation.inverse()).scaled_axis();
                let own = UnitQuaternion::from_axis_angle(
                    &Unit::new_unchecked(towards),
                    turn.dot(&towards),
                );
                let rotation = match self.holds.len() {
                    1 => own * self.shown.rotation,
                    _ => self.shown.rotation,
                };
                Pose::from_parts(
                    Translation3::from(hand * pivot - rotation * pivot),
                    rotation,
                )
            }
            _ => *hand,
        }
    }
}

/// A solved pose of the group.
struct Placed {
    pose: Pose,
    /// The pose that the constraints were solved for.
    lead: Pose,
    blocked: bool,
}

/// One step of a drag.
struct Step<'a, 'f> {
    snap: &'a Snap,
    parts: &'a SnapParts<'a>,
    /// The pose that the constraints are solved for.
    lead: Pose,
    hand: &'a Pose,
    is_free: &'a mut IsFree<'f>,
    holds: Vec<Hold>,
    taken: Vec<Hold>,
    released: Vec<(Hold, Release)>,
    preview: Option<Hold>,
    /// The candidates of the first search.
    weighed: Option<Vec<Candidate>>,
    unfinished: Option<Unfinished>,
}

impl Step<'_, '_> {
    fn pairings(&self) -> Vec<Pairing> {
        let of = |hold| Pairing::of(hold, self.parts, &self.snap.shown);
        self.holds.iter().filter_map(of).collect()
    }

    fn constraints(&self) -> Vec<Constraint> {
        self.pairings()
            .iter()
            .map(|pairing| pairing.constraint)
            .collect()
    }

    fn solve(&self, lead: &Pose) -> Solved {
        let constraints = self.constraints();
        solve(lead, &constraints, &self.increments(&constraints))
    }

    fn increments(&self, constraints: &[Constraint]) -> Increments {
        let settings = &self.snap.settings;
        let reference = self
            .holds
            .first()
            .and_then(|hold| hold.reference(self.parts))
            .zip(constraints.first());
        Increments {
            angle: settings.angle_step,
            length: settings.step,
            reference: reference.map(|((own, its), first)| (own, flat(its, &first.towards))),
        }
    }

    /// Releases and engages constraints until both are done: one that engages may make another release. Returns the
    /// solution, if it changes the pose.
    fn settle(&mut self) -> Result<Option<Solved>, Stopped> {
        let mut met = None;
        self.let_go()?;
        for _ in 0..self.snap.limits.turns {
            let taken = self.taken.len();
            met = self.take_hold()?.or(met);
            let released = self.released.len();
            // The paper examines each once.
            if self.taken.len() > taken && self.snap.settings.method == SnapMethod::Steady {
                self.let_go()?;
            }
            if self.released.len() == released {
                return Ok(met);
            }
            met = None;
        }
        self.unfinished = Some(Unfinished::Holds);
        Ok(met)
    }

    /// Drops the constraints that release, one after the other, as each may move the shown pose.
    fn let_go(&mut self) -> Result<(), Stopped> {
        let mut kept = Vec::new();
        loop {
            let shown = self.solve(&self.lead).pose;
            let loose = self.holds.iter().filter(|hold| !kept.contains(*hold));
            let mut loose = loose.filter_map(|hold| Some((*hold, self.release(hold, &shown)?)));
            let Some((hold, why)) = loose.next() else {
                return Ok(());
            };
            let before = self.holds.clone();
            self.holds.retain(|other| *other != hold);
            let pose = self.solve(&self.lead).pose;
            if why == Release::Through && !(self.is_free)(&pose)? {
                self.holds = before;
                kept.push(hold);
            } else {
                self.taken.retain(|taken| *taken != hold);
                self.released.push((hold, why));
            }
        }
    }

    fn release(&self, hold: &Hold, shown: &Pose) -> Option<Release> {
        let settings = &self.snap.settings;
        let Some(pairing) = Pairing::of(hold, self.parts, &self.snap.shown) else {
            return Some(Release::Gone);
        };
        let grip = grip(settings, &pairing, self.parts, shown, self.hand);
        grip.release(settings, hold, hold.length(self.parts))
    }

    /// Engages constraints, one after the other. Returns the solution, if it changes the pose.
    fn take_hold(&mut self) -> Result<Option<Solved>, Stopped> {
        let mut met = None;
        let released: Vec<Hold> = self.released.iter().map(|(hold, _)| *hold).collect();
        loop {
            let base = self.solve(&self.lead);
            if self.snap.settings.method == SnapMethod::Published && base.freedoms.count() == 0 {
                break;
            }
            let mut candidates = self.candidates(&base);
            self.weighed.get_or_insert_with(|| candidates.clone());
            candidates.retain(|candidate| !released.contains(&candidate.hold));
            let near = candidates.iter().filter(|candidate| candidate.takes);
            let near: Vec<Hold> = near.map(|candidate| candidate.hold).collect();
            let mut taken = self.one_of(&near, &base)?;
            if taken.is_none() {
                taken = self.several_of(&near)?;
            }
            if taken.is_none() {
                taken = self.axis_instead()?;
            }
            if taken.is_none() {
                taken = self.spare_of(&near, &base);
            }
            let Some(solved) = taken else {
                self.preview = candidates.first().map(|candidate| candidate.hold);
                break;
            };
            if solved.pose != base.pose {
                met = Some(solved);
            }
        }
        Ok(met)
    }

    /// Engages the first constraint that adds something and leads to a pose where nothing is in the way.
    fn one_of(&mut self, near: &[Hold], base: &Solved) -> Result<Option<Solved>, Stopped> {
        let mut tries = MOST_TRIES;
        for hold in near {
            self.holds.push(*hold);
            let solved = self.solve(&self.lead);
            let same = solved.pose == base.pose;
            if solved.redundant.last() == Some(&false) && (same || self.is_allowed(&solved.pose)?) {
                self.taken.push(*hold);
                return Ok(Some(solved));
            }
            self.holds.pop();
            tries -= usize::from(!same);
            if tries == 0 {
                break;
            }
        }
        Ok(None)
    }

    /// Engages a constraint that adds nothing, so that it holds on when others release.
    fn spare_of(&mut self, near: &[Hold], base: &Solved) -> Option<Solved> {
        let spare = base.redundant.iter().filter(|redundant| **redundant);
        if spare.count() >= MOST_SPARE {
            return None;
        }
        for hold in near {
            self.holds.push(*hold);
            let solved = self.solve(&self.lead);
            if solved.redundant.last() == Some(&true) {
                self.taken.push(*hold);
                return Some(solved);
            }
            self.holds.pop();
        }
        None
    }

    /// Engages several constraints that only together lead to a free pose: a cover fits on its rim only where its bores
    /// do.
    fn several_of(&mut self, near: &[Hold]) -> Result<Option<Solved>, Stopped> {
        let known = self.holds.len();
        for hold in near {
            self.holds.push(*hold);
            let solved = self.solve(&self.lead);
            let fits = solved.is_met(FLUSH_DISTANCE * hold.reach(self.parts));
            if !fits || solved.redundant.last() == Some(&true) {
                self.holds.pop();
                continue;
            }
            let number = self.holds.len() - known;
            if number > 1 && self.is_allowed(&solved.pose)? {
                self.taken.extend(&self.holds[known..]);
                return Ok(Some(solved));
            }
            if number == MOST_TOGETHER || solved.freedoms.count() == 0 {
                break;
            }
        }
        self.holds.truncate(known);
        Ok(None)
    }

    /// Engages a pin's hole in place of faces that keep the pin from it: the pin came along these faces.
    fn axis_instead(&mut self) -> Result<Option<Solved>, Stopped> {
        let is_pinned = self.holds.iter().any(|hold| hold.kind == HoldKind::Axes);
        if is_pinned || self.holds.is_empty() {
            return Ok(None);
        }
        let faces = std::mem::take(&mut self.holds);
        let free = self.solve(&self.lead);
        let candidates = self.candidates(&free);
        let axes = candidates
            .iter()
            .filter(|candidate| candidate.takes && candidate.hold.kind == HoldKind::Axes);
        let axes: Vec<Hold> = axes.map(|candidate| candidate.hold).collect();
        let taken = self.one_of(&axes, &free)?;
        match taken {
            Some(_) => {
                // Constraints that engaged in this same step were never shown.
                let (fresh, known): (Vec<Hold>, Vec<Hold>) = faces
                    .into_iter()
                    .partition(|hold| self.taken.contains(hold));
                self.taken.retain(|hold| !fresh.contains(hold));
                self.released
                    .extend(known.into_iter().map(|hold| (hold, Release::Gave)));
            }
            None => self.holds = faces,
        }
        Ok(taken)
    }

    fn candidates(&self, base: &Solved) -> Vec<Candidate> {
        let search = Search {
            settings: &self.snap.settings,
            parts: self.parts,
            lead: &self.lead,
            path: [&self.snap.hand, self.hand],
            from: &self.snap.shown,
            shown: &base.pose,
            holds: &self.holds,
            constraints: &self.constraints(),
        };
        search.candidates()
    }

    fn is_allowed(&mut self, pose: &Pose) -> Result<bool, Stopped> {
        match self.snap.settings.method {
            SnapMethod::Published => Ok(true),
            SnapMethod::Steady => (self.is_free)(pose),
        }
    }

    fn place(&mut self, met: Option<Solved>) -> Result<Placed, Stopped> {
        let lead = self.lead;
        let there = |pose| Placed {
            pose,
            lead,
            blocked: false,
        };
        if let Some(solved) = met {
            return Ok(there(solved.pose));
        }
        let pose = self.solve(&lead).pose;
        let unchecked = self.holds.is_empty() || self.snap.settings.method == SnapMethod::Published;
        if unchecked || (self.is_free)(&pose)? {
            return Ok(there(pose));
        }
        self.as_far_as_free()
    }

    /// Follows the drag until something is in the way, by halving. Returns the shown pose, if no motion is free.
    fn as_far_as_free(&mut self) -> Result<Placed, Stopped> {
        let (mut free, mut taken) = (0.0, 1.0);
        let mut best = Placed {
            pose: self.snap.shown,
            lead: self.snap.clear,
            blocked: true,
        };
        for _ in 0..HALVINGS {
            let middle = (free + taken) / 2.0;
            let lead = between(&self.snap.clear, &self.lead, middle);
            let pose = self.solve(&lead).pose;
            if (self.is_free)(&pose)? {
                free = middle;
                best = Placed { pose, lead, ..best };
            } else {
                taken = middle;
            }
        }
        Ok(best)
    }

    fn tell(self, placed: &Placed) -> Followed {
        let pose = placed.pose;
        let solved = self.solve(&self.lead);
        let held = self
            .holds
            .iter()
            .zip(self.pairings())
            .zip(&solved.redundant);
        let held = held.map(|((hold, pairing), redundant)| Held {
            hold: *hold,
            grip: grip(&self.snap.settings, &pairing, self.parts, &pose, self.hand),
            redundant: *redundant,
            at: pose * pairing.constraint.pivot,
            normal: match hold.kind {
                HoldKind::Faces => -pairing.constraint.towards,
                HoldKind::Axes | HoldKind::Edges => pairing.constraint.towards,
            },
        });
        Followed {
            pose,
            held: held.collect(),
            freedoms: solved.freedoms,
            taken: self.taken,
            released: self.released,
            preview: self.preview,
            candidates: self.weighed.unwrap_or_default(),
            blocked: placed.blocked,
            unfinished: self.unfinished,
        }
    }
}

/// Returns the part of a direction across a normal.
fn flat(direction: Vector, normal: &Vector) -> Vector {
    direction - normal * direction.dot(normal)
}

fn between(from: &Pose, to: &Pose, share: f64) -> Pose {
    let turn = (to.rotation * from.rotation.inverse()).scaled_axis() * share;
    let displacement = from.translation.vector.lerp(&to.translation.vector, share);
    Pose::from_parts(
        Translation3::from(displacement),
        UnitQuaternion::from_scaled_axis(turn) * from.rotation,
    )
}
