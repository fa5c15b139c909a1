//! Carries out each command.

use nearpoint_motion::allowed::AllowedReason;

use crate::check::{AllowedPairSampling, MotionCheck, MotionCheckOptions};
use crate::command::Command;
use crate::document::Document;
use crate::drag::pivot_at_pose;
use crate::drag_path::DragPath;
use crate::error::SceneError;
use crate::joint::NewJoint;
use crate::joint_ranges::{JointMap, JointMapRequest, JointRanges};
use crate::part::{PairKey, PartId, Placement, pair_key};
use crate::removal::RemovalOptions;
use crate::robot::RobotId;
use crate::scene::Scene;
use crate::settings::{MaxDistance, Settings};
use nearpoint_motion::history::History;

impl Scene {
    /// Carries out a command, without updating the results that depend on it.
    // The function is never inlined: it is loaded with the first command, by this name.
    #[inline(never)]
    pub(crate) fn edit(&mut self, command: Command) -> Result<(), SceneError> {
        let settings = self.editor.settings;
        match command {
            // Parts.
            Command::Remove { parts } => self.change(&|document| document.remove(&parts))?,
            Command::SetPose { part, pose } => {
                self.change(&|document| document.set_pose(part, &pose))?;
            }
            Command::SetPoses { poses } => self.change(&|document| {
                let mut poses = poses.iter();
                poses.try_for_each(|Placement(id, pose)| document.set_pose(*id, pose))
            })?,
            Command::SetPivot { parts, pivot } => {
                self.change(&|document| document.set_pivot(&parts, pivot))?;
            }
            Command::SetHinge {
                parts,
                angle,
                limits,
            } => self.change(&|document| document.set_hinge(&parts, angle, limits))?,
            Command::SetVisible { parts, visible } => {
                self.change(&|document| document.for_each(&parts, |part| part.visible = visible))?
            }
            Command::Isolate { parts } => {
                self.change(&|document| document.isolate(Some(&parts)))?;
            }
            Command::ShowAll => self.change(&|document| document.isolate(None))?,
            Command::SetFixed { parts, fixed } => {
                self.change(&|document| document.for_each(&parts, |part| part.fixed = fixed))?;
            }
            Command::SetColour { parts, colour } => {
                self.change(&|document| document.set_colour(&parts, colour))?;
            }
            Command::SetOpacity { parts, opacity } => {
                self.change(&|document| document.set_opacity(&parts, opacity))?;
            }
            Command::Rename { part, name } => {
                self.change(&|document| document.rename(part, name.trim()))?;
            }
            Command::Select { parts } => self.select(parts)?,
            Command::AddMeasurement { picks } => self.add_measurement(picks)?,
            Command::RemoveMeasurements { ids } => self.remove_measurements(&ids)?,
            Command::Allow { a, b, reason } => {
                let why = Some(AllowedReason::User { reason });
                self.change(&|document| document.allow(a, b, why.clone()))?;
            }
            Command::Forbid { a, b } => self.change(&|document| document.allow(a, b, None))?,
            // Drags.
            Command::BeginDrag { parts } => {
                self.begin_drag(parts).map(|()| self.start_session())?
            }
            Command::BeginSwing { parts } => self.begin_swing(parts)?,
            Command::DragTo { poses } => self.drag_to(&poses)?,
            Command::SwingTo { angle: by } => self.swing_to(by)?,
            Command::EndDrag if self.editor.drag.is_none() => return Err(SceneError::NotDragging),
            Command::EndDrag => {
                self.end_drag();
            }
            Command::CancelDrag => self.cancel_drag()?,
            Command::SetDragMode { mode } => self.set_drag_mode(mode)?,
            Command::SetSnap { settings } => self.set_snap(settings)?,
            Command::MoveToFirstContact { a, b } => self.move_to_first_contact(a, b)?,
            // Robots.
            Command::SetJoints { robot, values } => self.set_joints(robot, &values)?,
            Command::SetBase { robot, pose } => {
                self.change(&|document| document.set_base(robot, &pose))?;
            }
            Command::MakeJoint { joint } => self.make_joint(&joint)?,
            Command::EditJoint {
                robot,
                joint,
                limits,
                follows,
            } => self.change(&|document| {
                document
                    .joints()
                    .edit(robot, &joint, limits, follows.as_ref())
            })?,
            Command::RemoveJoints { robot } => {
                self.change(&|document| document.joints().remove(robot))?;
            }
            Command::SetMotion { motion } => self.set_motion(motion)?,
            Command::SetMotionTime { time } => self.set_motion_time(time)?,
            // Searches.
            Command::CheckMotion {
                method,
                accuracy,
                stop_at_first_contact,
            } => self.check_motion(MotionCheckOptions {
                method,
                accuracy,
                stop_at_first_contact,
            })?,
            Command::CancelCheck => self.results.cancel_check(),
            Command::SampleAllowedPairs { samples } => self.sample_allowed(samples),
            Command::ShowJointRanges { robot } => self.show_joint_ranges(robot)?,
            Command::ShowJointMap { map } => self.show_joint_map(map)?,
            Command::ShowSpheres { accuracy } => self.results.show_spheres(accuracy)?,
            Command::FindRemoval {
                parts,
                step,
                rotation_step,
                shrink,
            } => self.find_removal(
                &parts,
                RemovalOptions {
                    step,
                    rotation_step,
                    shrink,
                },
            )?,
            Command::CancelRemoval => self.cancel_removal(),
            Command::ShowRemovalAt { fraction } => self.show_removal_at(fraction)?,
            Command::ClearRemoval => self.clear_removal(),
            Command::ApplyRemoval => self.apply_removal()?,
            // The whole scene.
            Command::SetUnit { unit } => {
                self.change(&|document| document.set_unit_and_up(unit, document.up))?
            }
            Command::SetUp { up } => {
                self.change(&|document| document.set_unit_and_up(document.unit, up))?
            }
            Command::SetMaxDistance { max_distance } => self.change_max_distance(max_distance)?,
            Command::SetLimit { limit } => {
                let limit = check_limit(limit)?;
                self.set_settings(Settings {
                    clearance_limit: limit,
                    ..settings
                })?;
            }
            Command::Undo => {
                self.step_history(History::undo, History::redo, SceneError::NothingToUndo)?
            }
            Command::Redo => {
                self.step_history(History::redo, History::undo, SceneError::NothingToRedo)?
            }
            Command::Clear => self.clear(),
            Command::RecheckAll => self.results.clear_pairs(&mut self.scheduler),
        }
        Ok(())
    }

    /// Makes one change of the document: one undo entry, or none and an error. A drag in progress ends first, unless
    /// the change is refused.
    pub(crate) fn change(
        &mut self,
        change: &dyn Fn(&mut Document) -> Result<(), SceneError>,
    ) -> Result<(), SceneError> {
        let mut document = self.editor.document.clone();
        change(&mut document)?;
        if self.end_drag() {
            document = self.editor.document.clone();
            change(&mut document)?;
        }
        let before = self.adopt(document, self.editor.settings)?;
        self.results.drag_path = DragPath::default();
        if before.values() != self.editor.document.values() {
            self.editor.motion_time = None;
        }
        self.editor.history.push(before);
        self.editor.prune_selection();
        Ok(())
    }

    /// Sets the largest distance of pairs of interest; without a limit all pairs are of interest.
    pub(crate) fn change_max_distance(&mut self, limit: Option<f64>) -> Result<(), SceneError> {
        let limit = limit.map(check_limit).transpose()?;
        self.set_settings(Settings {
            max_distance: limit.map_or(MaxDistance::Unlimited, MaxDistance::Distance),
            ..self.editor.settings
        })
    }

    fn set_settings(&mut self, settings: Settings) -> Result<(), SceneError> {
        let document = self.editor.document.clone();
        self.adopt(document, settings).map(drop)
    }

    /// Takes one step `go` through the history, or returns the error `none` if there is none. `back` reverts the step
    /// if there are now too many pairs, since settings may have changed.
    fn step_history(
        &mut self,
        go: HistoryStep,
        back: HistoryStep,
        none: SceneError,
    ) -> Result<(), SceneError> {
        self.end_drag();
        let mut document = self.editor.document.clone();
        if !go(&mut self.editor.history, &mut document) {
            return Err(none);
        }
        if let Err(error) = self.adopt(document.clone(), self.editor.settings) {
            back(&mut self.editor.history, &mut document);
            return Err(error);
        }
        self.results.drag_path = DragPath::default();
        self.editor.motion_time = None;
        self.editor.prune_selection();
        Ok(())
    }

    fn select(&mut self, parts: Vec<PartId>) -> Result<(), SceneError> {
        self.editor.document.check_exist(&parts)?;
        self.editor.selection = parts;
        Ok(())
    }

    fn clear(&mut self) {
        let editor = &mut self.editor;
        editor.document = Document::without_parts(&editor.document);
        // These lengths belong to the previous scene.
        (
            editor.settings.max_distance,
            editor.settings.clearance_limit,
        ) = (MaxDistance::Automatic, 0.0);
        editor.reset();
        editor.selection.clear();
        editor.added_parts.clear();
        self.results.clear_searches();
        self.results.removal = None;
    }

    /// Sets the joints of a robot: one undo entry, or a part of the drag while one of the robot's parts is dragged.
    fn set_joints(&mut self, id: RobotId, values: &[f64]) -> Result<(), SceneError> {
        let robot = self.editor.document.robot(id)?;
        if (self.dragged().iter()).any(|&part| robot.link_part(part).is_some()) {
            self.editor.document.set_joints(id, values)?;
            self.editor.motion_time = None;
            return Ok(());
        }
        self.change(&|document| document.set_joints(id, values))
    }

    fn make_joint(&mut self, joint: &NewJoint) -> Result<(), SceneError> {
        let id = RobotId(self.editor.next.robot);
        self.change(&|document| document.joints().make(joint, id))?;
        self.editor.next.robot += 1;
        Ok(())
    }

    fn move_to_first_contact(&mut self, a: PartId, b: PartId) -> Result<(), SceneError> {
        let mut encounters = self.results.drag_path.contacts().iter();
        let found = encounters.find(|encounter| (encounter.a, encounter.b) == pair_key(a, b));
        let poses = found.ok_or(SceneError::NoPathContact)?.poses.clone();
        self.change(&|document| {
            for Placement(id, pose) in &poses {
                document.movable_pose(*id, pose)?;
            }
            poses.iter().try_for_each(|Placement(id, pose)| {
                let part = document.part_mut(*id)?;
                part.pivot = pivot_at_pose(part, pose).or(part.pivot);
                part.pose = *pose;
                Ok(())
            })
        })
    }

    fn check_motion(&mut self, options: MotionCheckOptions) -> Result<(), SceneError> {
        self.stop_preview();
        let (document, models) = (&self.editor.document, &mut self.results.sphere_models);
        let horizon = self.editor.settings.motion_horizon(document);
        self.results.check = Some(MotionCheck::new(document, options, horizon, models)?);
        Ok(())
    }

    fn show_joint_ranges(&mut self, robot: Option<RobotId>) -> Result<(), SceneError> {
        let document = &self.editor.document;
        if let Some(robot) = robot {
            document.robot(robot)?;
        }
        self.results.joint_ranges = robot.map(|robot| {
            let mut ranges = JointRanges::new(robot);
            ranges.refresh(document);
            ranges
        });
        self.update_frame();
        Ok(())
    }

    fn show_joint_map(&mut self, map: Option<JointMapRequest>) -> Result<(), SceneError> {
        let shown = self.results.joint_map.as_ref().map(JointMap::request);
        // A map that is shown is up to date.
        if map == shown {
            return Ok(());
        }
        let document = &self.editor.document;
        let map = map.map(|request| JointMap::new(request, document));
        self.results.joint_map = map.transpose()?;
        self.update_frame();
        Ok(())
    }

    fn sample_allowed(&mut self, samples: usize) {
        self.stop_preview();
        self.results.sampling = Some(AllowedPairSampling::new(&self.editor.document, samples));
    }

    /// Allows the pairs that sampling found: one undo entry. A pair that was allowed before keeps its reason.
    pub(crate) fn allow_sampled(&mut self, pairs: Vec<(PairKey, AllowedReason)>) {
        let document = &self.editor.document;
        let there = |id: PartId| document.part(id).is_ok();
        // Links of a mechanism that a joint joins need not touch.
        let is_joined = |a: PartId, reason: &AllowedReason| {
            matches!(reason, AllowedReason::Adjacent { .. })
                && (document.robot_of(a)).is_some_and(|robot| robot.source.is_none())
        };
        let fresh = |((a, b), reason): &(PairKey, AllowedReason)| {
            let known = document.allowed().contains_key(&(*a, *b));
            there(*a) && there(*b) && !known && !is_joined(*a, reason)
        };
        let fresh: Vec<_> = pairs.into_iter().filter(fresh).collect();
        if fresh.is_empty() {
            return;
        }
        self.stop_preview();
        let before = self.editor.document.clone();
        self.editor.document.allowed_mut().extend(fresh);
        self.editor.history.push(before);
        self.refresh();
    }
}

type HistoryStep = fn(&mut History<Document>, &mut Document) -> bool;

/// Returns a limit that can be compared with distances.
fn check_limit(value: f64) -> Result<f64, SceneError> {
    if value >= 0.0 {
        Ok(value)
    } else {
        Err(SceneError::BadLimit { value })
    }
}
