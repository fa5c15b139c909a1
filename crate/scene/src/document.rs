//! What a user edits, and the history of it.

use std::sync::Arc;

use crate::allowed::{Allowed, held_together};
use crate::error::SceneError;
use crate::measure::Measure;
use crate::ordered::Ordered;
use crate::part::{Part, PartId, Placement};
use crate::pose::sound;
use crate::robot::{RobotId, SceneRobot};
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::trajectory::Trajectory;

/// The parts and the robots, in order of their ids. Cheap to copy: what it holds is shared until it changes.
#[derive(Debug, Clone)]
pub(crate) struct Document {
    /// What its numbers mean.
    pub unit: Unit,
    /// Which axis points up.
    pub up: Up,
    parts: Ordered<Arc<Part>>,
    /// Around all parts where their files have them.
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
    /// Without parts, its numbers understood as those of another.
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

    /// The diagonal of the box around all parts where their files have them, so that it stays put while parts move.
    pub fn size(&self) -> f64 {
        self.home.diagonal()
    }

    pub fn robots(&self) -> &[Arc<SceneRobot>] {
        &self.robots
    }

    pub fn allowed(&self) -> &Arc<Allowed> {
        &self.allowed
    }

    pub fn taught(&self) -> Option<&Arc<Trajectory>> {
        self.taught.as_ref()
    }

    /// The caller has asked whether the robots can go it.
    pub fn set_taught(&mut self, taught: Option<Arc<Trajectory>>) {
        self.taught = taught;
    }

    /// Of all robots' joints, in the order of the robots.
    pub fn values(&self) -> Vec<f64> {
        let robots = self.robots.iter();
        robots
            .flat_map(|robot| robot.values.iter().copied())
            .collect()
    }

    /// The other way round, within the joints' limits; as many as there are. Refused, nothing moves.
    pub fn set_values(&mut self, values: &[f64]) -> Result<(), SceneError> {
        let mut rest = values;
        let mut robots = self.robots.clone();
        let mut placed = Vec::new();
        for robot in &mut robots {
            let robot = Arc::make_mut(robot);
            let (own, others) = rest.split_at(robot.robot.freedoms().min(rest.len()));
            robot.values = robot.robot.clamped(own);
            rest = others;
            placed.extend(self.placed(robot)?);
        }
        self.robots = robots;
        self.put(&placed);
        Ok(())
    }

    pub fn allowed_mut(&mut self) -> &mut Allowed {
        Arc::make_mut(&mut self.allowed)
    }

    /// What was measured on its parts.
    pub fn measures(&self) -> &Arc<Vec<Measure>> {
        &self.measures
    }

    pub fn measures_mut(&mut self) -> &mut Vec<Measure> {
        Arc::make_mut(&mut self.measures)
    }

    pub fn robot(&self, id: RobotId) -> Result<&Arc<SceneRobot>, SceneError> {
        let mut robots = self.robots.iter();
        let found = robots.find(|robot| robot.id == id);
        found.ok_or(SceneError::NoSuchRobot(id))
    }

    /// The robot that carries a part.
    pub fn robot_of(&self, part: PartId) -> Option<&Arc<SceneRobot>> {
        let mut robots = self.robots.iter();
        robots.find(|robot| robot.link_part(part).is_some())
    }

    /// The robot's neighbours are allowed to meet, and its parts go where it has them.
    pub fn push_robot(&mut self, mut robot: SceneRobot) -> Result<(), SceneError> {
        robot.parts.retain(|own| self.part(own.part).is_ok());
        robot.call(|name| self.robots.iter().any(|other| other.robot.name() == name));
        if robot.parts.is_empty() {
            return Ok(());
        }
        let placed = self.placed(&robot)?;
        let pairs: Vec<_> = held_together(&robot).collect();
        let allowed = self.allowed_mut();
        for (pair, allowance) in pairs {
            allowed.entry(pair).or_insert(allowance);
        }
        self.put(&placed);
        // Through the motion that was taught without it the robot stays as it is.
        self.change_taught(|values| values.extend(&robot.values));
        self.robots.push(Arc::new(robot));
        Ok(())
    }

    /// Takes what a description says about pairs of its parts, which have these ids.
    pub fn rule(&mut self, rules: &[PairRule], ids: &[PartId]) {
        for PairRule { parts, allowance } in rules {
            let [Some(&a), Some(&b)] = parts.map(|part| ids.get(part)) else {
                continue;
            };
            let key = (a.min(b), a.max(b));
            match allowance {
                Some(allowance) if a != b => {
                    drop(self.allowed_mut().insert(key, allowance.clone()))
                }
                _ => drop(self.allowed_mut().remove(&key)),
            }
        }
    }

    /// Where a robot has its parts: joints that are within their limits may still take them farther than a part can be.
    fn placed(&self, robot: &SceneRobot) -> Result<Vec<Placement>, SceneError> {
        let placed = robot.placements();
        for Placement(part, pose) in &placed {
            sound_for(&self.part(*part)?.name, pose)?;
        }
        Ok(placed)
    }

    fn put(&mut self, placed: &[Placement]) {
        for Placement(part, pose) in placed {
            if let Ok(part) = self.part_mut(*part) {
                part.pose = *pose;
            }
        }
    }

    /// Changes a robot and puts its parts where it has them then. Refused, nothing moves.
    pub fn change_robot(
        &mut self,
        id: RobotId,
        change: impl FnOnce(&mut SceneRobot),
    ) -> Result<(), SceneError> {
        let at = self.robots.iter().position(|robot| robot.id == id);
        let at = at.ok_or(SceneError::NoSuchRobot(id))?;
        let mut robot = (*self.robots[at]).clone();
        change(&mut robot);
        let placed = self.placed(&robot)?;
        self.robots[at] = Arc::new(robot);
        self.put(&placed);
        Ok(())
    }

    /// Moves a part as a hand does: what a robot carries takes the robot with it. Refused, nothing moves.
    pub fn move_part(&mut self, id: PartId, pose: Pose) -> Result<(), SceneError> {
        let part = self.part(id)?.clone();
        sound_for(&part.name, &pose)?;
        match self.robot_of(id).map(|robot| robot.id) {
            Some(robot) => self.change_robot(robot, |robot| robot.take(&part, &pose)),
            None => self.part_mut(id).map(|part| part.pose = pose),
        }
    }

    /// A new part.
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

    /// All parts, to change; a part that is only looked at should not be asked for this way.
    pub fn for_each(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        self.check(ids)?;
        ids.iter()
            .try_for_each(|&id| self.part_mut(id).map(&change))
    }

    /// The same where the parts' shapes change.
    pub fn reshape(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        self.for_each(ids, change)?;
        self.find_home();
        Ok(())
    }

    fn find_home(&mut self) {
        let homes = self.parts.iter().map(|part| home(part));
        self.home = homes.fold(Aabb::EMPTY, |all, one| all.union(&one));
    }

    /// Takes out the other parts, robots that have none left, and what was measured on them.
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

    /// The taught motion goes on without those that are taken out.
    fn retain_robots(&mut self, keep: impl Fn(&SceneRobot) -> bool) {
        let spans = self.robots.iter();
        let kept: Vec<bool> = spans
            .flat_map(|robot| vec![keep(robot); robot.values.len()])
            .collect();
        self.robots.retain(|robot| keep(robot));
        if self.robots.is_empty() {
            self.taught = None;
        } else if kept.contains(&false) {
            self.change_taught(|values| {
                let mut kept = kept.iter();
                values.retain(|_| kept.next() == Some(&true));
            });
        }
    }

    /// Changes the values of all keys of the taught motion.
    fn change_taught(&mut self, change: impl Fn(&mut Vec<f64>)) {
        let Some(taught) = &self.taught else { return };
        let mut keys = taught.keys().to_vec();
        keys.iter_mut().for_each(|key| change(&mut key.values));
        self.taught = Trajectory::new(taught.form(), keys).ok().map(Arc::new);
    }

    /// Whether all of these parts are there.
    pub fn check(&self, ids: &[PartId]) -> Result<(), SceneError> {
        ids.iter().try_for_each(|&id| self.part(id).map(drop))
    }
}

/// The part's box where its file has it.
fn home(part: &Part) -> Aabb {
    part.shape.bounds().posed(&part.home)
}

/// The pose as the part, or the robot, of that name can have it.
pub(crate) fn sound_for(name: &str, pose: &Pose) -> Result<Pose, SceneError> {
    sound(pose).map_err(|why| SceneError::BadPose {
        name: name.to_owned(),
        why,
    })
}
