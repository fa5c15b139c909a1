//! What each command does to the document.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::allowed::Allowance;

use crate::check::{CheckWish, MotionCheck, Sampling, check_accuracy};
use crate::command::Command;
use crate::document::{Document, sound_for};
use crate::drag_path::{DragPath, Waypoint};
use crate::error::SceneError;
use crate::hand::opened_at;
use crate::part::{Colour, Key, Part, PartId, Placement};
use crate::removal::RemovalWish;
use crate::robot::{RobotId, SceneRobot};
use crate::scene::{Drag, Scene, Settings, Within};
use crate::spheres::CollidingSpheres;
use crate::taught::Motion;
use nearpoint_motion::history::History;

impl Scene {
    /// Carries out a command but for asking what follows from it.
    pub(crate) fn edit(&mut self, command: Command) -> Result<(), SceneError> {
        match command {
            Command::Remove { parts } => self.remove(&parts)?,
            Command::SetPose { part, pose } => self.set_pose(part, &pose)?,
            Command::BeginDrag { parts } => {
                self.begin_drag(parts)?;
                self.take_grasp();
            }
            Command::SetPivot { parts, pivot } => self.set_pivot(&parts, pivot)?,
            Command::SetHinge {
                parts,
                angle,
                limits,
            } => self.set_hinge(&parts, angle, limits)?,
            Command::BeginSwing { parts } => self.begin_swing(parts)?,
            Command::SwingTo { by } => self.swing_to(by)?,
            Command::DragTo { poses } => self.drag_to(&poses)?,
            Command::EndDrag if self.drag.is_none() => return Err(SceneError::NotDragging),
            Command::EndDrag => self.end_drag(),
            Command::CancelDrag => {
                self.document = self.drag.take().ok_or(SceneError::NotDragging)?.before;
                self.drag_path = DragPath::default();
            }
            Command::SetDragMode { mode } => self.set_drag_mode(mode)?,
            Command::SetSnap { settings } => self.set_snap(settings)?,
            Command::ToFirstContact { a, b } => self.go_to_first_contact(a, b)?,
            Command::SetJoints { robot, values } => self.set_joints(robot, values)?,
            Command::SetBase { robot, pose } => self.set_base(robot, &pose)?,
            Command::Allow { a, b, why } => {
                self.allow(a, b, Some(Allowance::Chosen { why }))?;
            }
            Command::Forbid { a, b } => self.allow(a, b, None)?,
            Command::SetMotion { motion } => self.set_motion(motion)?,
            Command::GoTo { time } => self.go_to(time)?,
            Command::FindRemoval {
                parts,
                step,
                turns,
                fit,
            } => {
                let wish = RemovalWish { step, turns, fit };
                self.find_removal(&parts, wish)?;
            }
            Command::CancelRemoval => self.cancel_removal(),
            Command::ShowRemovalAt { share } => self.show_removal_at(share)?,
            Command::ForgetRemoval => {
                self.end_showing();
                self.removal = None;
            }
            Command::TakeOut => self.take_out()?,
            Command::CheckMotion {
                method,
                accuracy,
                stop_at_first,
            } => {
                let wish = CheckWish {
                    method,
                    accuracy,
                    stop_at_first,
                };
                self.end_showing();
                let check = MotionCheck::new(
                    &self.document,
                    wish,
                    self.motion_horizon(),
                    &mut self.sphere_models,
                )?;
                self.check = Some(check);
            }
            Command::ShowSpheres { accuracy } => {
                accuracy.map_or(Ok(()), check_accuracy)?;
                self.spheres = accuracy.map(CollidingSpheres::new);
            }
            Command::SampleAllowed { samples } => {
                self.end_showing();
                self.sampling = Some(Sampling::new(&self.document, samples));
            }
            Command::CancelCheck => {
                if let Some(check) = &mut self.check {
                    check.cancel();
                }
            }
            Command::AddMeasure { picks } => self.add_measure(picks)?,
            Command::RemoveMeasures { ids } => self.remove_measures(&ids)?,
            Command::SetVisible { parts, visible } => {
                self.change_parts(&parts, |part| part.visible = visible)?;
            }
            Command::Isolate { parts } => {
                self.document.check(&parts)?;
                let shown: HashSet<PartId> = parts.into_iter().collect();
                self.set_visible(|part| shown.contains(&part.id))?;
            }
            Command::ShowAll => self.set_visible(|_| true)?,
            Command::SetFixed { parts, fixed } => {
                self.change_parts(&parts, |part| part.fixed = fixed)?;
            }
            Command::SetColour { parts, colour } => self.set_colour(&parts, colour)?,
            Command::SetOpacity { parts, opacity } => self.set_opacity(&parts, opacity)?,
            Command::Rename { part, name } => self.rename(part, name.trim())?,
            Command::Select { parts } => {
                self.document.check(&parts)?;
                self.selection = parts;
            }
            Command::SetUnit { unit } => self.change(|document| {
                document.unit = unit;
                Ok(())
            })?,
            Command::SetUp { up } => self.change(|document| {
                document.up = up;
                Ok(())
            })?,
            Command::SetWithin { limit } => self.set_within(limit)?,
            Command::SetLimit { limit } => self.set_near(Settings {
                limit: check_limit(limit)?,
                ..self.settings
            })?,
            Command::Undo => {
                self.go_back(History::undo, History::redo, SceneError::NothingToUndo)?
            }
            Command::Redo => {
                self.go_back(History::redo, History::undo, SceneError::NothingToRedo)?
            }
            Command::Clear => self.clear(),
            Command::CheckAll => self.forget_answers(),
        }
        Ok(())
    }

    /// Pairs are of interest that may be so near, or all.
    pub(crate) fn set_within(&mut self, limit: Option<f64>) -> Result<(), SceneError> {
        let limit = limit.map(check_limit).transpose()?;
        self.set_near(Settings {
            within: limit.map_or(Within::Unlimited, Within::Distance),
            ..self.settings
        })
    }

    /// Settings that say otherwise which pairs are of interest.
    fn set_near(&mut self, settings: Settings) -> Result<(), SceneError> {
        self.adopt(self.document.clone(), settings).map(drop)
    }

    /// One step through the history, or `none` if there is none; `back` is the other way: the settings may have changed
    /// since, so that the pairs would be too many by now.
    fn go_back(&mut self, go: Step, back: Step, none: SceneError) -> Result<(), SceneError> {
        self.end_drag();
        let mut document = self.document.clone();
        if !go(&mut self.history, &mut document) {
            return Err(none);
        }
        if let Err(error) = self.adopt(document.clone(), self.settings) {
            back(&mut self.history, &mut document);
            return Err(error);
        }
        self.drag_path = DragPath::default();
        self.motion_time = None;
        self.drop_lost_selection();
        Ok(())
    }

    fn remove(&mut self, ids: &[PartId]) -> Result<(), SceneError> {
        self.document.check(ids)?;
        let gone: HashSet<PartId> = ids.iter().copied().collect();
        self.change(|document| {
            document.retain(|part| !gone.contains(&part.id));
            Ok(())
        })
    }

    fn set_pose(&mut self, id: PartId, pose: &Pose) -> Result<(), SceneError> {
        let pose = self.movable_to(id, pose)?;
        self.change(|document| document.move_part(id, pose))
    }

    fn set_colour(&mut self, ids: &[PartId], colour: Colour) -> Result<(), SceneError> {
        self.check_colour(ids, &colour)?;
        self.change_parts(ids, |part| part.colour = colour)
    }

    fn set_opacity(&mut self, ids: &[PartId], opacity: f32) -> Result<(), SceneError> {
        self.check_colour(ids, &[opacity])?;
        self.change_parts(ids, |part| part.colour[3] = opacity)
    }

    fn check_colour(&self, ids: &[PartId], channels: &[f32]) -> Result<(), SceneError> {
        self.document.check(ids)?;
        let sound = channels.iter().all(|channel| (0.0..=1.0).contains(channel));
        if let Some(&id) = ids.first().filter(|_| !sound) {
            let name = self.document.part(id)?.name.clone();
            return Err(SceneError::BadColour { name });
        }
        Ok(())
    }

    fn rename(&mut self, id: PartId, name: &str) -> Result<(), SceneError> {
        if name.is_empty() {
            return Err(SceneError::BadName);
        }
        self.change_parts(&[id], |part| name.clone_into(&mut part.name))
    }

    fn clear(&mut self) {
        self.document = Document::without_parts(&self.document);
        // They are lengths of the scene that was there.
        (self.settings.within, self.settings.limit) = (Within::Usual, 0.0);
        self.history = History::default();
        self.drag = None;
        self.drag_path = DragPath::default();
        self.motion_time = None;
        self.check = None;
        self.sampling = None;
        self.removal = None;
        self.selection.clear();
        self.came.clear();
    }

    /// Ends a drag, if there is one; an undo entry, if it moved anything. Parts that are shown on their way out go
    /// back.
    pub(crate) fn end_drag(&mut self) {
        self.end_showing();
        self.finish_hand();
        let Some(drag) = self.drag.take() else { return };
        let pose = |part: Option<&Arc<Part>>| part.map(|part| part.pose);
        let mut changed = self.document.parts().since(drag.before.parts());
        let has_moved = changed.any(|(old, new)| pose(old) != pose(new));
        drop(changed);
        if has_moved {
            self.history.remember(drag.before);
        }
    }

    /// Nothing is between the hand and what is shown yet.
    pub(crate) fn begin_drag(&mut self, held: Vec<PartId>) -> Result<(), SceneError> {
        for &id in &held {
            let part = self.document.part(id)?;
            if part.fixed {
                return Err(SceneError::Fixed {
                    name: part.name.clone(),
                });
            }
        }
        self.end_drag();
        // The ways of links are not straight: whole motions are checked by themselves.
        let robots = held.iter().any(|&id| self.document.robot_of(id).is_some());
        let start = held
            .iter()
            .map(|&id| Ok(Placement(id, self.document.part(id)?.pose)));
        let start = start.collect::<Result<_, SceneError>>()?;
        self.drag_path = if robots {
            DragPath::default()
        } else {
            DragPath::beginning(start)
        };
        self.drag = Some(Drag {
            held,
            robots,
            before: self.document.clone(),
            swing: None,
            grasp: None,
        });
        Ok(())
    }

    fn drag_to(&mut self, poses: &[Placement]) -> Result<(), SceneError> {
        let drag = self.drag.as_ref().ok_or(SceneError::NotDragging)?;
        if drag.swing.is_some() {
            return Err(SceneError::Swinging);
        }
        let held = &drag.held;
        let held: HashSet<&PartId> = held.iter().collect();
        if let Some(Placement(id, _)) = poses.iter().find(|Placement(id, _)| !held.contains(id)) {
            return Err(SceneError::NotHeld {
                name: self.document.part(*id)?.name.clone(),
            });
        }
        let moved = poses
            .iter()
            .map(|Placement(id, pose)| Ok((*id, self.movable_to(*id, pose)?)));
        let moved = moved.collect::<Result<Vec<_>, SceneError>>()?;
        let leading = self.leading(&moved).map(|&(id, pose)| Placement(id, pose));
        let leading: Vec<Placement> = leading.collect();
        self.reach_for(&leading)?;
        self.motion_time = None;
        Ok(())
    }

    /// The held parts were put elsewhere: they have gone on on their way. Those of robots have none.
    pub(crate) fn go_on(&mut self) {
        let Some(drag) = self.drag.as_ref().filter(|drag| !drag.robots) else {
            return;
        };
        let now = drag.held.iter().filter_map(|&id| {
            let part = self.document.part(id).ok()?;
            Some(Placement(id, part.pose))
        });
        let to = Waypoint {
            poses: now.collect(),
            centre: None,
        };
        self.drag_path.go(&self.world, to);
    }

    /// Of the parts of one robot only the one that moves most of it leads; the others follow.
    fn leading<'a>(&self, moved: &'a [(PartId, Pose)]) -> impl Iterator<Item = &'a (PartId, Pose)> {
        let rank = |id: PartId| {
            let robot = self.document.robot_of(id)?;
            let link = robot.link_part(id)?.link;
            let joints = robot.robot.chain(link).count();
            let base = robot.is_base(link);
            Some((robot.id, if base { usize::MAX } else { joints }))
        };
        let ranks: Vec<_> = moved.iter().map(|&(id, _)| rank(id)).collect();
        moved.iter().enumerate().filter_map(move |(n, placement)| {
            let leads = |own: (RobotId, usize)| {
                let rivals = ranks
                    .iter()
                    .enumerate()
                    .filter_map(|(m, rank)| Some((m, (*rank)?)));
                let mut rivals = rivals.filter(|(_, rival)| rival.0 == own.0);
                rivals.all(|(m, rival)| (rival.1, n) <= (own.1, m))
            };
            ranks[n].is_none_or(leads).then_some(placement)
        })
    }

    /// One undo entry; while one of the robot's parts is held, a part of the drag.
    fn set_joints(&mut self, id: RobotId, values: Vec<f64>) -> Result<(), SceneError> {
        let robot = self.document.robot(id)?;
        robot.robot.check(&values).map_err(SceneError::Joints)?;
        let set = |robot: &mut SceneRobot| robot.values = values;
        let held = self.drag.iter().flat_map(|drag| &drag.held);
        if held.clone().any(|&part| robot.link_part(part).is_some()) {
            self.motion_time = None;
            return self.document.change_robot(id, set);
        }
        self.change(|document| document.change_robot(id, set))
    }

    fn set_motion(&mut self, motion: Option<Motion>) -> Result<(), SceneError> {
        let taught = motion.map(|motion| motion.for_robots(&self.document));
        let taught = taught.transpose()?.map(Arc::new);
        let (values, time) = (self.document.values(), self.motion_time);
        self.change(|document| {
            document.set_taught(taught);
            Ok(())
        })?;
        // The robots are where they were, and that may still be where the motion has them then.
        let at = |time: &f64| {
            self.taught()
                .is_some_and(|taught| taught.at(*time) == values)
        };
        self.motion_time = time.filter(at);
        Ok(())
    }

    fn set_base(&mut self, id: RobotId, pose: &Pose) -> Result<(), SceneError> {
        let base = sound_for(self.document.robot(id)?.robot.name(), pose)?;
        self.change(|document| document.change_robot(id, |robot| robot.base = base))
    }

    /// Whether two parts may meet, and why.
    fn allow(&mut self, a: PartId, b: PartId, why: Option<Allowance>) -> Result<(), SceneError> {
        let (key, part) = ((a.min(b), a.max(b)), self.document.part(a)?);
        if a == b {
            return Err(SceneError::SamePart {
                name: part.name.clone(),
            });
        }
        self.document.part(b)?;
        self.change(|document| {
            match why {
                Some(why) => drop(document.allowed_mut().insert(key, why)),
                None => drop(document.allowed_mut().remove(&key)),
            }
            Ok(())
        })
    }

    fn go_to_first_contact(&mut self, a: PartId, b: PartId) -> Result<(), SceneError> {
        let mut encounters = self.drag_path.encounters().iter();
        let found = encounters.find(|encounter| (encounter.a, encounter.b) == (a.min(b), a.max(b)));
        let poses = found.ok_or(SceneError::NeverMet)?.poses.clone();
        for Placement(id, pose) in &poses {
            self.movable_to(*id, pose)?;
        }
        self.change(|document| {
            poses.iter().try_for_each(|Placement(id, pose)| {
                let part = document.part_mut(*id)?;
                part.pivot = opened_at(part, pose).or(part.pivot);
                part.pose = *pose;
                Ok(())
            })
        })
    }

    /// Takes in what trying random poses came to, one undo entry; what was allowed before keeps its reason.
    pub(crate) fn take_sampled(&mut self, pairs: Vec<(Key, Allowance)>) {
        let known = self.document.allowed();
        let there = |id: PartId| self.document.part(id).is_ok();
        let fresh = |((a, b), _): &(Key, Allowance)| {
            there(*a) && there(*b) && !known.contains_key(&(*a, *b))
        };
        let fresh: Vec<_> = pairs.into_iter().filter(fresh).collect();
        if fresh.is_empty() {
            return;
        }
        self.end_showing();
        let before = self.document.clone();
        self.document.allowed_mut().extend(fresh);
        self.history.remember(before);
        self.refresh();
    }

    /// One change of the document, one undo entry, or none and an error; a drag in progress ends first.
    pub(crate) fn change(
        &mut self,
        change: impl FnOnce(&mut Document) -> Result<(), SceneError>,
    ) -> Result<(), SceneError> {
        self.end_drag();
        let mut document = self.document.clone();
        change(&mut document)?;
        let before = self.adopt(document, self.settings)?;
        self.drag_path = DragPath::default();
        if before.values() != self.document.values() {
            self.motion_time = None;
        }
        self.history.remember(before);
        self.drop_lost_selection();
        Ok(())
    }

    pub(crate) fn change_parts(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        self.document.check(ids)?;
        self.change(|document| document.for_each(ids, change))
    }

    fn set_visible(&mut self, visible: impl Fn(&Part) -> bool) -> Result<(), SceneError> {
        let all: Vec<PartId> = self.parts().iter().map(|part| part.id).collect();
        self.change_parts(&all, |part| part.visible = visible(part))
    }

    /// The pose for a part, if it may be moved there.
    fn movable_to(&self, id: PartId, pose: &Pose) -> Result<Pose, SceneError> {
        let part = self.document.part(id)?;
        if part.fixed {
            return Err(SceneError::Fixed {
                name: part.name.clone(),
            });
        }
        sound_for(&part.name, pose)
    }

    fn drop_lost_selection(&mut self) {
        self.selection.retain(|&id| self.document.part(id).is_ok());
    }
}

/// A step through the history.
type Step = fn(&mut History<Document>, &mut Document) -> bool;

/// A limit that can be compared with distances.
fn check_limit(value: f64) -> Result<f64, SceneError> {
    if value >= 0.0 {
        Ok(value)
    } else {
        Err(SceneError::BadLimit { value })
    }
}
