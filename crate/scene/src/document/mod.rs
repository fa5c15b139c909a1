//! Holds what a user edits.

mod edits;
mod robots;

use std::sync::Arc;

use crate::allowed::Allowed;
use crate::error::SceneError;
use crate::measure::Measure;
use crate::ordered::Ordered;
use crate::part::{Part, PartId};
use crate::pose::sound;
use crate::robot::SceneRobot;
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
    parts: Ordered<Arc<Part>>,
    /// The box around all parts where their files have them.
    home: Aabb,
    robots: Vec<Arc<SceneRobot>>,
    allowed: Arc<Allowed>,
    taught: Option<Arc<Trajectory>>,
    measures: Arc<Vec<Measure>>,
}

impl Default for Document {
    fn default() -> Self {
        Self {
            unit: Unit::Mm,
            up: Up::Z,
            parts: Ordered::default(),
            home: Aabb::EMPTY,
            robots: Vec::new(),
            allowed: Arc::default(),
            taught: None,
            measures: Arc::default(),
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

    pub fn parts(&self) -> &Ordered<Arc<Part>> {
        &self.parts
    }

    /// Returns the diagonal of the box around all parts where their files have them, so that it stays while parts move.
    pub fn size(&self) -> f64 {
        self.home.diagonal()
    }

    pub fn allowed(&self) -> &Arc<Allowed> {
        &self.allowed
    }

    pub fn allowed_mut(&mut self) -> &mut Allowed {
        Arc::make_mut(&mut self.allowed)
    }

    pub fn measures(&self) -> &Arc<Vec<Measure>> {
        &self.measures
    }

    pub fn measures_mut(&mut self) -> &mut Vec<Measure> {
        Arc::make_mut(&mut self.measures)
    }

    pub fn push(&mut self, part: Part) {
        self.home = self.home.union(&home(&part));
        let known = self.parts.insert(Arc::new(part));
        debug_assert!(known.is_none(), "an id is never given out twice");
    }

    pub fn part(&self, id: PartId) -> Result<&Arc<Part>, SceneError> {
        self.parts.get(&id).ok_or(SceneError::NoSuchPart(id))
    }

    pub fn part_mut(&mut self, id: PartId) -> Result<&mut Part, SceneError> {
        let part = self.parts.get_mut(&id).ok_or(SceneError::NoSuchPart(id))?;
        Ok(Arc::make_mut(part))
    }

    /// Changes some parts. If one of them does not exist, those before it are changed.
    pub fn for_each(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        ids.iter()
            .try_for_each(|&id| self.part_mut(id).map(&change))
    }

    /// Computes the box around all parts again, after a change of shapes.
    pub fn find_home(&mut self) {
        let homes = self.parts.iter().map(|part| home(part));
        self.home = homes.fold(Aabb::EMPTY, |all, one| all.union(&one));
    }

    /// Removes all other parts, robots that have none left, and measurements on them.
    pub fn retain(&mut self, keep: impl Fn(&Part) -> bool) {
        self.parts.retain(|part| keep(part));
        self.find_home();
        let kept = |part: PartId| self.parts.get(&part).is_some();
        for robot in &mut self.robots {
            if !robot.parts.iter().all(|own| kept(own.part)) {
                Arc::make_mut(robot).parts.retain(|own| kept(own.part));
            }
        }
        if !self.allowed.keys().all(|&(a, b)| kept(a) && kept(b)) {
            Arc::make_mut(&mut self.allowed).retain(|&(a, b), _| kept(a) && kept(b));
        }
        let is_kept = |measure: &Measure| measure.picks.iter().all(|pick| kept(pick.part));
        if !self.measures.iter().all(is_kept) {
            Arc::make_mut(&mut self.measures).retain(is_kept);
        }
        self.retain_robots(|robot| !robot.parts.is_empty());
    }

    /// Checks that all of these parts exist.
    pub fn check(&self, ids: &[PartId]) -> Result<(), SceneError> {
        ids.iter().try_for_each(|&id| self.part(id).map(drop))
    }
}

/// Returns the part's box where its file has it.
fn home(part: &Part) -> Aabb {
    part.shape.bounds().posed(&part.home)
}

/// Returns the pose, normalised, or the error that the part or robot of that name cannot have it.
pub(crate) fn sound_for(name: &str, pose: &Pose) -> Result<Pose, SceneError> {
    sound(pose).map_err(|why| SceneError::BadPose {
        name: name.to_owned(),
        why,
    })
}
