//! Changes the parts of a document. A refused change may be partly done, so the caller changes a copy.

use std::collections::HashSet;

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::allowed::AllowedReason;

use super::{Document, validated_for};
use crate::error::SceneError;
use crate::part::{Colour, PartId, Placement, pair_key};
use crate::pivot::Pivot;

impl Document {
    /// Removes parts; fails if one of them does not exist.
    pub fn remove(&mut self, ids: &[PartId]) -> Result<(), SceneError> {
        self.check_exist(ids)?;
        let gone: HashSet<PartId> = ids.iter().copied().collect();
        self.retain(|part| !gone.contains(&part.id));
        Ok(())
    }

    /// Moves a part to a pose in the scene; fails if the part is fixed or the pose is invalid. A robot follows the part
    /// that it carries.
    pub fn set_pose(&mut self, id: PartId, pose: &Pose) -> Result<(), SceneError> {
        let pose = self.movable_pose(id, pose)?;
        self.move_part(id, pose)
    }

    /// Returns the pose for a part, if it may be moved there.
    pub fn movable_pose(&self, id: PartId, pose: &Pose) -> Result<Pose, SceneError> {
        self.check_not_fixed(id)?;
        validated_for(&self.part(id)?.name, pose)
    }

    /// Refuses a part that is fixed.
    pub fn check_not_fixed(&self, id: PartId) -> Result<(), SceneError> {
        let part = self.part(id)?;
        let name = || part.name.clone();
        match part.fixed {
            true => Err(SceneError::Fixed { name: name() }),
            false => Ok(()),
        }
    }

    /// Sets the colour and the opacity of parts; fails unless all four numbers are within 0 … 1.
    pub fn set_colour(&mut self, ids: &[PartId], colour: Colour) -> Result<(), SceneError> {
        self.check_colour(ids, &colour)?;
        self.for_each(ids, |part| part.colour = colour)
    }

    /// Sets the opacity of parts; fails unless it is within 0 … 1.
    pub fn set_opacity(&mut self, ids: &[PartId], opacity: f32) -> Result<(), SceneError> {
        self.check_colour(ids, &[opacity])?;
        self.for_each(ids, |part| part.colour[3] = opacity)
    }

    fn check_colour(&self, ids: &[PartId], channels: &[f32]) -> Result<(), SceneError> {
        self.check_exist(ids)?;
        let sound = channels.iter().all(|channel| (0.0..=1.0).contains(channel));
        if let Some(&id) = ids.first().filter(|_| !sound) {
            let name = self.part(id)?.name.clone();
            return Err(SceneError::BadColour { name });
        }
        Ok(())
    }

    /// Renames a part; fails if the name is empty.
    pub fn rename(&mut self, id: PartId, name: &str) -> Result<(), SceneError> {
        if name.is_empty() {
            return Err(SceneError::BadName);
        }
        self.for_each(&[id], |part| name.clone_into(&mut part.name))
    }

    /// Shows some parts and no other; without a list it shows all.
    pub fn isolate(&mut self, ids: Option<&[PartId]>) -> Result<(), SceneError> {
        self.check_exist(ids.unwrap_or_default())?;
        let shown: Option<HashSet<&PartId>> = ids.map(|ids| ids.iter().collect());
        let all: Vec<PartId> = self.parts().iter().map(|part| part.id).collect();
        self.for_each(&all, |part| {
            part.visible = shown.as_ref().is_none_or(|shown| shown.contains(&part.id));
        })
    }

    /// Allows two parts to collide for a reason; without a reason they may no longer collide.
    pub fn allow(
        &mut self,
        a: PartId,
        b: PartId,
        reason: Option<AllowedReason>,
    ) -> Result<(), SceneError> {
        let (key, part) = (pair_key(a, b), self.part(a)?);
        if a == b {
            let name = part.name.clone();
            return Err(SceneError::SamePart { name });
        }
        self.part(b)?;
        match reason {
            Some(why) => drop(self.allowed_mut().insert(key, why)),
            None => drop(self.allowed_mut().remove(&key)),
        }
        Ok(())
    }

    /// Sets the pivot of parts, given in the scene.
    pub fn set_pivot(&mut self, ids: &[PartId], pivot: Option<Pivot>) -> Result<(), SceneError> {
        let pivot = match pivot {
            Some(pivot) => Some(pivot.validated().ok_or(SceneError::BadPivot)?),
            None => None,
        };
        self.check_exist(ids)?;
        self.check_without_joints(ids)?;
        self.for_each(ids, |part| {
            part.pivot = pivot.map(|pivot| pivot.posed(&part.pose.inverse()));
        })
    }

    /// Refuses parts that a robot carries, which turn by its joints.
    pub fn check_without_joints(&self, ids: &[PartId]) -> Result<(), SceneError> {
        match ids.iter().find(|&&id| self.robot_of(id).is_some()) {
            Some(&carried) => {
                let name = self.part(carried)?.name.clone();
                Err(SceneError::MovedByJoints { name })
            }
            None => Ok(()),
        }
    }

    /// Sets the angle of parts on their hinges, in radians, and its limits.
    pub fn set_hinge(
        &mut self,
        ids: &[PartId],
        angle: f64,
        limits: Option<[f64; 2]>,
    ) -> Result<(), SceneError> {
        let of = |pivot: Pivot| Pivot {
            angle,
            limits,
            ..pivot
        };
        for &id in ids {
            let pivot = self.part(id)?.pivot.map(of);
            if pivot.is_some_and(|pivot| pivot.validated().is_none()) {
                return Err(SceneError::BadPivot);
            }
        }
        self.for_each(ids, |part| {
            part.pivot = part.pivot.and_then(|pivot| of(pivot).validated());
        })
    }

    /// Sets the unit of length and the up axis; coordinates keep their numbers.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) -> Result<(), SceneError> {
        (self.unit, self.up) = (unit, up);
        Ok(())
    }

    /// Moves parts as a drag does.
    pub fn move_parts(&mut self, poses: &[Placement]) -> Result<(), SceneError> {
        let mut poses = poses.iter();
        poses.try_for_each(|Placement(id, pose)| self.move_part(*id, *pose))
    }

    /// Sets the poses of those parts that exist, also of parts that robots carry; ignores the others.
    pub fn set_poses(&mut self, poses: &[Placement]) {
        for Placement(id, pose) in poses {
            if let Ok(part) = self.part_mut(*id) {
                part.pose = *pose;
            }
        }
    }
}
