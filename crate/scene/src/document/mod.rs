//! Defines the document that a user edits.

mod edits;
mod joints;
mod mechanism_draft;
mod robots;

use std::sync::Arc;

use crate::allowed::AllowedPairs;
use crate::error::SceneError;
use crate::measure::Measurement;
use crate::part::{Part, PartId};
use crate::pose::validated;
use crate::robot::SceneRobot;
use crate::sorted_list::SortedList;
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::trajectory::Trajectory;

/// The parts and the robots, in order of their ids. A copy is cheap, since its contents are shared until they change.
#[derive(Debug, Clone)]
pub(crate) struct Document {
    /// The unit of the document's numbers.
    pub unit: Unit,
    /// The axis that points up.
    pub up: Up,
    parts: SortedList<Arc<Part>>,
    /// The box around all parts at the poses of their files.
    file_bounds: Aabb,
    /// The number of triangles of all parts.
    triangle_count: usize,
    robots: Vec<Arc<SceneRobot>>,
    allowed: Arc<AllowedPairs>,
    trajectory: Option<Arc<Trajectory>>,
    measurements: Arc<Vec<Measurement>>,
}

impl Default for Document {
    fn default() -> Self {
        Self {
            unit: Unit::Mm,
            up: Up::Z,
            parts: SortedList::default(),
            file_bounds: Aabb::EMPTY,
            triangle_count: 0,
            robots: Vec::new(),
            allowed: Arc::default(),
            trajectory: None,
            measurements: Arc::default(),
        }
    }
}

impl Document {
    /// Returns a document without parts, with the unit and up axis of another.
    pub fn without_parts(other: &Document) -> Self {
        Self {
            unit: other.unit,
            up: other.up,
            ..Self::default()
        }
    }

    /// Returns the parts in order of their ids.
    pub fn parts(&self) -> &SortedList<Arc<Part>> {
        &self.parts
    }

    /// Returns the diagonal of the box around all parts at the poses of their files, so that it is constant while parts
    /// move.
    pub fn size(&self) -> f64 {
        self.file_bounds.diagonal()
    }

    /// Returns the number of triangles of all parts.
    pub fn triangle_count(&self) -> usize {
        self.triangle_count
    }

    /// Returns the pairs of parts that are allowed to collide.
    pub fn allowed(&self) -> &Arc<AllowedPairs> {
        &self.allowed
    }

    /// Returns the pairs of parts that are allowed to collide, to change them.
    pub fn allowed_mut(&mut self) -> &mut AllowedPairs {
        Arc::make_mut(&mut self.allowed)
    }

    /// Returns the measurements stored in the scene.
    pub fn measurements(&self) -> &Arc<Vec<Measurement>> {
        &self.measurements
    }

    /// Returns the measurements stored in the scene, to change them.
    pub fn measurements_mut(&mut self) -> &mut Vec<Measurement> {
        Arc::make_mut(&mut self.measurements)
    }

    /// Adds a part, whose id must be new.
    pub fn push(&mut self, part: Part) {
        self.file_bounds = self.file_bounds.union(&file_bounds(&part));
        self.triangle_count += part.triangle_count();
        let known = self.parts.insert(Arc::new(part));
        debug_assert!(known.is_none(), "an id is never given out twice");
    }

    /// Returns a part by its id; fails if there is none.
    pub fn part(&self, id: PartId) -> Result<&Arc<Part>, SceneError> {
        self.parts.get(&id).ok_or(SceneError::NoSuchPart(id))
    }

    /// Returns a part by its id, to change it; fails if there is none.
    pub fn part_mut(&mut self, id: PartId) -> Result<&mut Part, SceneError> {
        let part = self.parts.get_mut(&id).ok_or(SceneError::NoSuchPart(id))?;
        Ok(Arc::make_mut(part))
    }

    /// Applies a change to some parts. If one of them does not exist, those before it are changed.
    pub fn for_each(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        ids.iter()
            .try_for_each(|&id| self.part_mut(id).map(&change))
    }

    /// Computes the box around all parts and the number of their triangles again, after a change of shapes.
    pub fn update_extent(&mut self) {
        let homes = self.parts.iter().map(|part| file_bounds(part));
        self.file_bounds = homes.fold(Aabb::EMPTY, |all, one| all.union(&one));
        self.triangle_count = self.parts.iter().map(|part| part.triangle_count()).sum();
    }

    /// Removes all other parts, robots without parts, and measurements on removed parts.
    pub fn retain(&mut self, keep: impl Fn(&Part) -> bool) {
        self.parts.retain(|part| keep(part));
        self.update_extent();
        let kept = |part: PartId| self.parts.get(&part).is_some();
        for robot in &mut self.robots {
            if !robot.parts.iter().all(|own| kept(own.part)) {
                Arc::make_mut(robot).parts.retain(|own| kept(own.part));
            }
        }
        if !self.allowed.keys().all(|&(a, b)| kept(a) && kept(b)) {
            Arc::make_mut(&mut self.allowed).retain(|&(a, b), _| kept(a) && kept(b));
        }
        let is_kept = |measure: &Measurement| measure.picks.iter().all(|pick| kept(pick.part));
        if !self.measurements.iter().all(is_kept) {
            Arc::make_mut(&mut self.measurements).retain(is_kept);
        }
        self.retain_robots(|robot| !robot.parts.is_empty());
    }

    /// Checks that all parts with these ids exist.
    pub fn check_exist(&self, ids: &[PartId]) -> Result<(), SceneError> {
        ids.iter().try_for_each(|&id| self.part(id).map(drop))
    }
}

/// Returns the part's box at the pose of its file.
fn file_bounds(part: &Part) -> Aabb {
    part.shape.bounds().posed(&part.file_pose)
}

/// Returns the pose, normalised, or an error that names the part or robot if the pose is invalid.
pub(crate) fn validated_for(name: &str, pose: &Pose) -> Result<Pose, SceneError> {
    validated(pose).map_err(|why| SceneError::BadPose {
        name: name.to_owned(),
        why,
    })
}
