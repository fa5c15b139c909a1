//! Computes the shown pose for a drag pose: constraints release, others engage, and the rest follows the drag.

use super::candidates::{Candidate, CandidateSearch};
use super::constraint::{Constraint, DegreesOfFreedom, Increments, SolvedPose, solve};
use super::parts::SnapParts;
use super::release::{ReleaseReason, engagement};
use super::settings::{SnapMethod, SnapSettings, SnapSettingsError};
use super::snap_constraint::{Engagement, FeaturePair, SnapConstraint, SnapConstraintKind};
use crate::{IncompleteReason, IterationLimits};
use nearpoint_geometry::executor::Interrupted;
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::tolerance::FLUSH_DISTANCE;
use nearpoint_geometry::{Point, Pose, Vector};

/// An active snap constraint and its engagement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ActiveConstraint {
    /// The features that the constraint joins.
    pub constraint: SnapConstraint,
    /// The engagement of the constraint.
    pub engagement: Engagement,
    /// True if the constraint adds nothing to those before it, such as a parallel face.
    pub is_redundant: bool,
    /// The centre of the dragged feature, in the scene.
    pub position: Point,
    /// The unit direction out of the other face, or along the axis or edge, in the scene.
    pub normal: Vector,
}

/// The result of snapping for a drag pose: the shown pose and the active constraints.
#[derive(Debug, Clone, PartialEq)]
pub struct SnapResult {
    /// The shown pose, `scene_from_group`.
    pub pose: Pose,
    /// The active constraints, in the order in which they engaged.
    pub active_constraints: Vec<ActiveConstraint>,
    /// The remaining degrees of freedom.
    pub degrees_of_freedom: DegreesOfFreedom,
    /// The constraints that engaged just now.
    pub engaged: Vec<SnapConstraint>,
    /// The constraints that released just now.
    pub released: Vec<(SnapConstraint, ReleaseReason)>,
    /// The constraint that would engage if the drag continued.
    pub preview: Option<SnapConstraint>,
    /// The candidates before anything engaged, the strongest first.
    pub candidates: Vec<Candidate>,
    /// True if an obstacle blocks the drag along the constraints.
    pub is_blocked: bool,
    /// The value [`IncompleteReason::Constraints`] if constraints engaged and released in a cycle.
    pub incomplete_reason: Option<IncompleteReason>,
}

/// A drag of a group that snaps to other parts. The drag pose is never restricted, only the shown pose (Kitamura,
/// chapter 6).
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_motion::snap::{SnapSession, SnapPart, SnapParts, SnapSettings};
/// # use nearpoint_geometry::executor::SequentialExecutor;
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let cube = Mesh::weld(primitives::cuboid(70.0, 70.0, 70.0))?;
/// # let cube = Shape::build(cube, &SequentialExecutor);
/// // A cube of edge 70 is dragged over another. It snaps when their faces are within 5.
/// let part = |id| SnapPart { id, shape: &cube, is_inverted: false, pose: Pose::identity() };
/// let (dragged, others) = ([part(0)], [part(1)]);
/// let parts = SnapParts { dragged: &dragged, targets: &others.as_slice() };
/// let settings = SnapSettings { snap_distance: 5.0, ..SnapSettings::default() };
/// let mut snap = SnapSession::new(settings, Pose::translation(10.0, 5.0, 90.0))?;
/// let drag_pose = Pose::translation(10.0, 5.0, 73.0);
/// let found = snap.update(&drag_pose, &parts, &mut |_| Ok(true))?;
/// assert_eq!(found.active_constraints.len(), 1);
/// assert!((found.pose.translation.z - 70.0).abs() < 1e-9, "on the other cube");
/// assert!((found.pose.translation.x - 10.0).abs() < 1e-9, "still free to move along it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct SnapSession {
    settings: SnapSettings,
    limits: IterationLimits,
    pub(super) drag_pose: Pose,
    /// The last drag pose that was followed without an obstacle.
    pub(super) free_pose: Pose,
    pub(super) shown_pose: Pose,
    pub(super) snap_constraints: Vec<SnapConstraint>,
}

/// A test whether the group is free of obstacles at a pose.
pub type FreePoseTest<'a> = dyn FnMut(&Pose) -> Result<bool, Interrupted> + 'a;

/// The largest number of redundant constraints; a part on many tiles of a floor needs no more.
const MAX_REDUNDANT: usize = 4;
/// The number of poses that are tried for one more constraint.
const MAX_TRIES: usize = 6;
/// The largest number of constraints that engage together.
const MAX_SIMULTANEOUS: usize = 4;
/// The number of halvings of the motion to an obstacle.
const HALVINGS: usize = 4;

impl SnapSession {
    /// Starts a drag of a group at a pose, `scene_from_group`.
    ///
    /// # Errors
    /// [`SnapSettingsError`] when a parameter is invalid.
    pub fn new(settings: SnapSettings, start: Pose) -> Result<Self, SnapSettingsError> {
        settings.check()?;
        Ok(Self {
            settings,
            limits: IterationLimits::default(),
            drag_pose: start,
            free_pose: start,
            shown_pose: start,
            snap_constraints: Vec::new(),
        })
    }

    /// Replaces the limits on the numbers of rounds.
    #[must_use]
    pub fn with_limits(self, limits: IterationLimits) -> Self {
        Self { limits, ..self }
    }

    /// Returns the shown pose of the group.
    pub fn shown_pose(&self) -> &Pose {
        &self.shown_pose
    }

    /// Replaces the parameters for later updates.
    ///
    /// # Errors
    /// [`SnapSettingsError`] when a parameter is invalid; nothing is changed then.
    pub fn set_settings(&mut self, settings: SnapSettings) -> Result<(), SnapSettingsError> {
        settings.check()?;
        self.settings = settings;
        Ok(())
    }

    /// Follows the drag to a pose, `scene_from_group`, which is finite. `is_free` tests the poses that constraints lead
    /// to; the method [`SnapMethod::Kitamura`] does not call it.
    ///
    /// # Errors
    /// [`Interrupted`] when `is_free` is stopped; nothing has changed then.
    pub fn update(
        &mut self,
        drag_pose: &Pose,
        parts: &SnapParts,
        is_free: &mut FreePoseTest<'_>,
    ) -> Result<SnapResult, Interrupted> {
        let mut step = Step {
            snap: self,
            parts,
            target_pose: self.target_pose(drag_pose, parts),
            drag_pose,
            is_free,
            snap_constraints: self.snap_constraints.clone(),
            engaged: Vec::new(),
            released: Vec::new(),
            preview: None,
            first_candidates: None,
            incomplete: None,
        };
        let met = step.settle()?;
        let placed = step.find_pose(met)?;
        let followed = step.into_result(&placed);
        self.snap_constraints = followed
            .active_constraints
            .iter()
            .map(|held| held.constraint)
            .collect();
        self.free_pose = placed.target_pose;
        self.drag_pose = *drag_pose;
        self.shown_pose = followed.pose;
        Ok(followed)
    }

    /// Returns the pose that the constraints are solved for: the drag pose. For [`SnapMethod::Kitamura`], only the
    /// position is the drag's. The rotation is the shown one, turned by the drag's rotation about the normal since
    /// (6.4).
    fn target_pose(&self, drag_pose: &Pose, parts: &SnapParts) -> Pose {
        let first = self
            .snap_constraints
            .first()
            .and_then(|hold| FeaturePair::new(hold, parts, &self.shown_pose));
        match (self.settings.method, first) {
            (SnapMethod::Kitamura, Some(pairing)) => {
                let Constraint { pivot, towards, .. } = pairing.constraint;
                let turn = (drag_pose.rotation * self.drag_pose.rotation.inverse()).scaled_axis();
                let own = UnitQuaternion::from_axis_angle(
                    &Unit::new_unchecked(towards),
                    turn.dot(&towards),
                );
                let rotation = match self.snap_constraints.len() {
                    1 => own * self.shown_pose.rotation,
                    _ => self.shown_pose.rotation,
                };
                Pose::from_parts(
                    Translation3::from(drag_pose * pivot - rotation * pivot),
                    rotation,
                )
            }
            _ => *drag_pose,
        }
    }
}

/// A solved pose of the group.
struct StepPose {
    pose: Pose,
    /// The pose that the constraints were solved for.
    target_pose: Pose,
    is_blocked: bool,
}

/// One step of a drag.
struct Step<'a, 'f> {
    snap: &'a SnapSession,
    parts: &'a SnapParts<'a>,
    /// The pose that the constraints are solved for.
    target_pose: Pose,
    drag_pose: &'a Pose,
    is_free: &'a mut FreePoseTest<'f>,
    snap_constraints: Vec<SnapConstraint>,
    engaged: Vec<SnapConstraint>,
    released: Vec<(SnapConstraint, ReleaseReason)>,
    preview: Option<SnapConstraint>,
    /// The candidates of the first search.
    first_candidates: Option<Vec<Candidate>>,
    incomplete: Option<IncompleteReason>,
}

impl Step<'_, '_> {
    fn feature_pairs(&self) -> Vec<FeaturePair> {
        let of = |hold| FeaturePair::new(hold, self.parts, &self.snap.shown_pose);
        self.snap_constraints.iter().filter_map(of).collect()
    }

    fn constraints(&self) -> Vec<Constraint> {
        self.feature_pairs()
            .iter()
            .map(|pairing| pairing.constraint)
            .collect()
    }

    fn solve(&self, lead: &Pose) -> SolvedPose {
        let constraints = self.constraints();
        solve(lead, &constraints, &self.increments(&constraints))
    }

    fn increments(&self, constraints: &[Constraint]) -> Increments {
        let settings = &self.snap.settings;
        let reference = self
            .snap_constraints
            .first()
            .and_then(|hold| hold.reference(self.parts))
            .zip(constraints.first());
        Increments {
            angle: settings.angle_step,
            length: settings.step,
            reference: reference.map(|((own, its), first)| (own, tangential(its, &first.towards))),
        }
    }

    /// Releases and engages constraints until both are done: one that engages may make another release. Returns the
    /// solution, if it changes the pose.
    fn settle(&mut self) -> Result<Option<SolvedPose>, Interrupted> {
        let mut met = None;
        self.release_constraints()?;
        for _ in 0..self.snap.limits.constraint_rounds {
            let taken = self.engaged.len();
            met = self.engage()?.or(met);
            let released = self.released.len();
            // The paper examines each once.
            if self.engaged.len() > taken && self.snap.settings.method == SnapMethod::Stable {
                self.release_constraints()?;
            }
            if self.released.len() == released {
                return Ok(met);
            }
            met = None;
        }
        self.incomplete = Some(IncompleteReason::Constraints);
        Ok(met)
    }

    /// Drops the constraints that release, one after the other, as each may move the shown pose.
    fn release_constraints(&mut self) -> Result<(), Interrupted> {
        let mut kept = Vec::new();
        loop {
            let shown = self.solve(&self.target_pose).pose;
            let loose = self
                .snap_constraints
                .iter()
                .filter(|hold| !kept.contains(*hold));
            let mut loose = loose.filter_map(|hold| Some((*hold, self.release(hold, &shown)?)));
            let Some((hold, why)) = loose.next() else {
                return Ok(());
            };
            let before = self.snap_constraints.clone();
            self.snap_constraints.retain(|other| *other != hold);
            let pose = self.solve(&self.target_pose).pose;
            if why == ReleaseReason::PassedThrough && !(self.is_free)(&pose)? {
                self.snap_constraints = before;
                kept.push(hold);
            } else {
                self.engaged.retain(|taken| *taken != hold);
                self.released.push((hold, why));
            }
        }
    }

    fn release(&self, constraint: &SnapConstraint, shown: &Pose) -> Option<ReleaseReason> {
        let settings = &self.snap.settings;
        let Some(pairing) = FeaturePair::new(constraint, self.parts, &self.snap.shown_pose) else {
            return Some(ReleaseReason::PartRemoved);
        };
        let grip = engagement(settings, &pairing, self.parts, shown, self.drag_pose);
        grip.release(settings, constraint, constraint.length(self.parts))
    }

    /// Engages constraints, one after the other. Returns the solution, if it changes the pose.
    fn engage(&mut self) -> Result<Option<SolvedPose>, Interrupted> {
        let mut met = None;
        let released: Vec<SnapConstraint> = self.released.iter().map(|(hold, _)| *hold).collect();
        loop {
            let base = self.solve(&self.target_pose);
            if self.snap.settings.method == SnapMethod::Kitamura
                && base.degrees_of_freedom.count() == 0
            {
                break;
            }
            let mut candidates = self.candidates(&base);
            self.first_candidates
                .get_or_insert_with(|| candidates.clone());
            candidates.retain(|candidate| !released.contains(&candidate.constraint));
            let near = candidates.iter().filter(|candidate| candidate.can_engage);
            let near: Vec<SnapConstraint> = near.map(|candidate| candidate.constraint).collect();
            let mut taken = self.engage_one(&near, &base)?;
            if taken.is_none() {
                taken = self.engage_together(&near)?;
            }
            if taken.is_none() {
                taken = self.engage_axis_instead()?;
            }
            if taken.is_none() {
                taken = self.engage_redundant(&near, &base);
            }
            let Some(solved) = taken else {
                self.preview = candidates.first().map(|candidate| candidate.constraint);
                break;
            };
            if solved.pose != base.pose {
                met = Some(solved);
            }
        }
        Ok(met)
    }

    /// Engages the first constraint that adds something and leads to a free pose.
    fn engage_one(
        &mut self,
        near: &[SnapConstraint],
        base: &SolvedPose,
    ) -> Result<Option<SolvedPose>, Interrupted> {
        let mut tries = MAX_TRIES;
        for hold in near {
            self.snap_constraints.push(*hold);
            let solved = self.solve(&self.target_pose);
            let same = solved.pose == base.pose;
            if solved.redundant.last() == Some(&false) && (same || self.is_allowed(&solved.pose)?) {
                self.engaged.push(*hold);
                return Ok(Some(solved));
            }
            self.snap_constraints.pop();
            tries -= usize::from(!same);
            if tries == 0 {
                break;
            }
        }
        Ok(None)
    }

    /// Engages a redundant constraint, so that it stays active when others release.
    fn engage_redundant(
        &mut self,
        near: &[SnapConstraint],
        base: &SolvedPose,
    ) -> Option<SolvedPose> {
        let spare = base.redundant.iter().filter(|redundant| **redundant);
        if spare.count() >= MAX_REDUNDANT {
            return None;
        }
        for hold in near {
            self.snap_constraints.push(*hold);
            let solved = self.solve(&self.target_pose);
            if solved.redundant.last() == Some(&true) {
                self.engaged.push(*hold);
                return Some(solved);
            }
            self.snap_constraints.pop();
        }
        None
    }

    /// Engages several constraints that only together lead to a free pose: a cover fits on its rim only where its bores
    /// do.
    fn engage_together(
        &mut self,
        near: &[SnapConstraint],
    ) -> Result<Option<SolvedPose>, Interrupted> {
        let known = self.snap_constraints.len();
        for hold in near {
            self.snap_constraints.push(*hold);
            let solved = self.solve(&self.target_pose);
            let fits = solved.is_satisfied(FLUSH_DISTANCE * hold.max_abs_coordinate(self.parts));
            if !fits || solved.redundant.last() == Some(&true) {
                self.snap_constraints.pop();
                continue;
            }
            let number = self.snap_constraints.len() - known;
            if number > 1 && self.is_allowed(&solved.pose)? {
                self.engaged.extend(&self.snap_constraints[known..]);
                return Ok(Some(solved));
            }
            if number == MAX_SIMULTANEOUS || solved.degrees_of_freedom.count() == 0 {
                break;
            }
        }
        self.snap_constraints.truncate(known);
        Ok(None)
    }

    /// Engages a pin's hole instead of faces that block the pin from it: the pin slid along these faces.
    fn engage_axis_instead(&mut self) -> Result<Option<SolvedPose>, Interrupted> {
        let is_pinned = self
            .snap_constraints
            .iter()
            .any(|hold| hold.kind == SnapConstraintKind::Axes);
        if is_pinned || self.snap_constraints.is_empty() {
            return Ok(None);
        }
        let faces = std::mem::take(&mut self.snap_constraints);
        let free = self.solve(&self.target_pose);
        let candidates = self.candidates(&free);
        let axes = candidates.iter().filter(|candidate| {
            candidate.can_engage && candidate.constraint.kind == SnapConstraintKind::Axes
        });
        let axes: Vec<SnapConstraint> = axes.map(|candidate| candidate.constraint).collect();
        let taken = self.engage_one(&axes, &free)?;
        match taken {
            Some(_) => {
                // Constraints that engaged in this same step were never shown.
                let (fresh, known): (Vec<SnapConstraint>, Vec<SnapConstraint>) = faces
                    .into_iter()
                    .partition(|hold| self.engaged.contains(hold));
                self.engaged.retain(|hold| !fresh.contains(hold));
                self.released.extend(
                    known
                        .into_iter()
                        .map(|hold| (hold, ReleaseReason::PinBlocked)),
                );
            }
            None => self.snap_constraints = faces,
        }
        Ok(taken)
    }

    fn candidates(&self, base: &SolvedPose) -> Vec<Candidate> {
        let search = CandidateSearch {
            settings: &self.snap.settings,
            parts: self.parts,
            target_pose: &self.target_pose,
            path: [&self.snap.drag_pose, self.drag_pose],
            from: &self.snap.shown_pose,
            shown_pose: &base.pose,
            snap_constraints: &self.snap_constraints,
            constraints: &self.constraints(),
        };
        search.candidates()
    }

    fn is_allowed(&mut self, pose: &Pose) -> Result<bool, Interrupted> {
        match self.snap.settings.method {
            SnapMethod::Kitamura => Ok(true),
            SnapMethod::Stable => (self.is_free)(pose),
        }
    }

    fn find_pose(&mut self, met: Option<SolvedPose>) -> Result<StepPose, Interrupted> {
        let target_pose = self.target_pose;
        let there = |pose| StepPose {
            pose,
            target_pose,
            is_blocked: false,
        };
        if let Some(solved) = met {
            return Ok(there(solved.pose));
        }
        let pose = self.solve(&target_pose).pose;
        let unchecked =
            self.snap_constraints.is_empty() || self.snap.settings.method == SnapMethod::Kitamura;
        if unchecked || (self.is_free)(&pose)? {
            return Ok(there(pose));
        }
        self.move_while_free()
    }

    /// Follows the drag up to the first obstacle, by halving. Returns the shown pose, if no motion is free.
    fn move_while_free(&mut self) -> Result<StepPose, Interrupted> {
        let (mut free, mut taken) = (0.0, 1.0);
        let mut best = StepPose {
            pose: self.snap.shown_pose,
            target_pose: self.snap.free_pose,
            is_blocked: true,
        };
        for _ in 0..HALVINGS {
            let middle = (free + taken) / 2.0;
            let target_pose = interpolated(&self.snap.free_pose, &self.target_pose, middle);
            let pose = self.solve(&target_pose).pose;
            if (self.is_free)(&pose)? {
                free = middle;
                best = StepPose {
                    pose,
                    target_pose,
                    ..best
                };
            } else {
                taken = middle;
            }
        }
        Ok(best)
    }

    fn into_result(self, placed: &StepPose) -> SnapResult {
        let pose = placed.pose;
        let solved = self.solve(&self.target_pose);
        let held = self
            .snap_constraints
            .iter()
            .zip(self.feature_pairs())
            .zip(&solved.redundant);
        let held = held.map(|((hold, pairing), redundant)| ActiveConstraint {
            constraint: *hold,
            engagement: engagement(
                &self.snap.settings,
                &pairing,
                self.parts,
                &pose,
                self.drag_pose,
            ),
            is_redundant: *redundant,
            position: pose * pairing.constraint.pivot,
            normal: match hold.kind {
                SnapConstraintKind::Faces => -pairing.constraint.towards,
                SnapConstraintKind::Axes | SnapConstraintKind::Edges => pairing.constraint.towards,
            },
        });
        SnapResult {
            pose,
            active_constraints: held.collect(),
            degrees_of_freedom: solved.degrees_of_freedom,
            engaged: self.engaged,
            released: self.released,
            preview: self.preview,
            candidates: self.first_candidates.unwrap_or_default(),
            is_blocked: placed.is_blocked,
            incomplete_reason: self.incomplete,
        }
    }
}

/// Returns the part of a direction across a normal.
fn tangential(direction: Vector, normal: &Vector) -> Vector {
    direction - normal * direction.dot(normal)
}

fn interpolated(from: &Pose, to: &Pose, fraction: f64) -> Pose {
    let turn = (to.rotation * from.rotation.inverse()).scaled_axis() * fraction;
    let displacement = from
        .translation
        .vector
        .lerp(&to.translation.vector, fraction);
    Pose::from_parts(
        Translation3::from(displacement),
        UnitQuaternion::from_scaled_axis(turn) * from.rotation,
    )
}
