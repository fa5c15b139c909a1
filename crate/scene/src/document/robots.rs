//! Changes the robots of a document: the parts that they carry, and their taught motion.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::JointMapping;
use nearpoint_motion::trajectory::Trajectory;

use super::{Document, validated_for};
use crate::allowed::adjacent_pairs;
use crate::error::SceneError;
use crate::part::{PartId, Placement, pair_key};
use crate::robot::{RobotId, SceneRobot};

impl Document {
    /// Returns the robots in order of their ids.
    pub fn robots(&self) -> &[Arc<SceneRobot>] {
        &self.robots
    }

    /// Returns the taught motion of the robots, if there is one.
    pub fn trajectory(&self) -> Option<&Arc<Trajectory>> {
        self.trajectory.as_ref()
    }

    /// Sets the taught motion; the caller has checked that the robots can follow it.
    pub fn set_trajectory(
        &mut self,
        trajectory: Option<Arc<Trajectory>>,
    ) -> Result<(), SceneError> {
        self.trajectory = trajectory;
        Ok(())
    }

    /// Returns the values of all robots' joints, in the order of the robots.
    pub fn values(&self) -> Vec<f64> {
        let robots = self.robots.iter();
        robots
            .flat_map(|robot| robot.values.iter().copied())
            .collect()
    }

    /// Sets the values of all robots' joints, clamped to their limits; as many as there are. On an error nothing moves.
    pub fn set_values(&mut self, values: &[f64]) -> Result<(), SceneError> {
        let mut rest = values;
        let mut robots = self.robots.clone();
        let mut placed = Vec::new();
        for robot in &mut robots {
            let robot = Arc::make_mut(robot);
            let (own, others) = rest.split_at(robot.robot.degrees_of_freedom().min(rest.len()));
            robot.values = robot.robot.clamped(own);
            rest = others;
            placed.extend(self.checked_placements(robot)?);
        }
        self.robots = robots;
        self.set_poses(&placed);
        Ok(())
    }

    /// Returns a robot by its id; fails if there is none.
    pub fn robot(&self, id: RobotId) -> Result<&Arc<SceneRobot>, SceneError> {
        let mut robots = self.robots.iter();
        let found = robots.find(|robot| robot.id == id);
        found.ok_or(SceneError::NoSuchRobot(id))
    }

    /// Returns the robot that carries a part.
    pub fn robot_of(&self, part: PartId) -> Option<&Arc<SceneRobot>> {
        let mut robots = self.robots.iter();
        robots.find(|robot| robot.link_part(part).is_some())
    }

    /// Adds a robot: parts of adjacent links are allowed to collide, and its parts move to the poses of their links.
    pub fn push_robot(&mut self, mut robot: SceneRobot) -> Result<(), SceneError> {
        robot.parts.retain(|own| self.part(own.part).is_ok());
        robot.rename_if_taken(|name| self.robots.iter().any(|other| other.robot.name() == name));
        if robot.parts.is_empty() {
            return Ok(());
        }
        let placed = self.checked_placements(&robot)?;
        let pairs: Vec<_> = adjacent_pairs(&robot).collect();
        let allowed = self.allowed_mut();
        for (pair, allowance) in pairs {
            allowed.entry(pair).or_insert(allowance);
        }
        self.set_poses(&placed);
        // The robot does not move in a motion that was taught without it.
        let sources = vec![None; robot.values.len()];
        self.replace_robots(&[], Some((robot, sources)));
        Ok(())
    }

    /// Applies a description's rules about pairs of its parts, which have these ids.
    pub fn apply_rules(&mut self, rules: &[PairRule], ids: &[PartId]) {
        for PairRule {
            parts,
            allowed_reason,
        } in rules
        {
            let [Some(&a), Some(&b)] = parts.map(|part| ids.get(part)) else {
                continue;
            };
            let key = pair_key(a, b);
            match allowed_reason {
                Some(allowance) if a != b => {
                    drop(self.allowed_mut().insert(key, allowance.clone()))
                }
                _ => drop(self.allowed_mut().remove(&key)),
            }
        }
    }

    /// Returns the rank of a robot's part in the order in which parts lead: the base, then links with more joints.
    fn leading_rank(&self, id: PartId) -> Option<(RobotId, usize)> {
        let robot = self.robot_of(id)?;
        let link = robot.link_part(id)?.link;
        let joints = robot.robot.chain(link).count();
        let is_base = robot.is_base(link);
        Some((robot.id, if is_base { usize::MAX } else { joints }))
    }

    /// Returns the leading placements: for each robot, that of the part that moves most of it; the other parts follow.
    pub fn leading_placements(&self, moved: &[Placement]) -> Vec<Placement> {
        let ranks: Vec<_> = moved
            .iter()
            .map(|placement| self.leading_rank(placement.0))
            .collect();
        let leads = |n: usize, own: (RobotId, usize)| {
            let rivals = (ranks.iter().enumerate()).filter_map(|(m, rank)| Some((m, (*rank)?)));
            let mut rivals = rivals.filter(|(_, rival)| rival.0 == own.0);
            rivals.all(|(m, rival)| (rival.1, n) <= (own.1, m))
        };
        let leading = moved.iter().enumerate();
        leading
            .filter(|&(n, _)| ranks[n].is_none_or(|own| leads(n, own)))
            .map(|(_, placement)| *placement)
            .collect()
    }

    /// Returns a robot's placements, or an error: joints within their limits may still move parts too far.
    pub(super) fn checked_placements(
        &self,
        robot: &SceneRobot,
    ) -> Result<Vec<Placement>, SceneError> {
        let placed = robot.placements();
        for Placement(part, pose) in &placed {
            validated_for(&self.part(*part)?.name, pose)?;
        }
        Ok(placed)
    }

    /// Changes a robot, and moves its parts with it. On an error nothing moves.
    pub fn update_robot(
        &mut self,
        id: RobotId,
        change: impl FnOnce(&mut SceneRobot),
    ) -> Result<(), SceneError> {
        let at = self.robots.iter().position(|robot| robot.id == id);
        let at = at.ok_or(SceneError::NoSuchRobot(id))?;
        let mut robot = (*self.robots[at]).clone();
        change(&mut robot);
        let placed = self.checked_placements(&robot)?;
        self.robots[at] = Arc::new(robot);
        self.set_poses(&placed);
        Ok(())
    }

    /// Sets the joint values of a robot, in radians or lengths, and moves its parts; fails if they do not fit its
    /// joints.
    pub fn set_joints(&mut self, id: RobotId, values: &[f64]) -> Result<(), SceneError> {
        let tree = &self.robot(id)?.robot;
        tree.check_values(values).map_err(SceneError::Joints)?;
        self.update_robot(id, |robot| robot.values = values.to_vec())
    }

    /// Moves the base of a robot to a pose in the scene; its parts follow.
    pub fn set_base(&mut self, id: RobotId, pose: &Pose) -> Result<(), SceneError> {
        let base = validated_for(self.robot(id)?.robot.name(), pose)?;
        self.update_robot(id, |robot| robot.base = base)
    }

    /// Moves a part as a drag does: a part that a robot carries takes the robot with it. On an error nothing moves.
    pub fn move_part(&mut self, id: PartId, pose: Pose) -> Result<(), SceneError> {
        let part = self.part(id)?.clone();
        validated_for(&part.name, &pose)?;
        match self.robot_of(id).map(|robot| robot.id) {
            Some(robot) => self.update_robot(robot, |robot| robot.follow_part(&part, &pose)),
            None => self.part_mut(id).map(|part| part.pose = pose),
        }
    }

    /// Removes robots; the taught motion continues without their values.
    pub(super) fn retain_robots(&mut self, keep: impl Fn(&SceneRobot) -> bool) {
        let gone = self.robots.iter().filter(|robot| !keep(robot));
        let gone: Vec<RobotId> = gone.map(|robot| robot.id).collect();
        if !gone.is_empty() {
            self.replace_robots(&gone, None);
        }
    }

    /// Removes robots and adds one. Each of its values comes from the values of all robots before by a mapping; a value
    /// without one does not change in the taught motion.
    // The function is never inlined: it is loaded with the first robot, by this name.
    #[inline(never)]
    pub(super) fn replace_robots(
        &mut self,
        gone: &[RobotId],
        new: Option<(SceneRobot, Vec<Option<JointMapping>>)>,
    ) {
        let mut robots = BTreeMap::new();
        let mut end = 0;
        for robot in &self.robots {
            let start = end;
            end += robot.values.len();
            if !gone.contains(&robot.id) {
                let same = (start..end).map(|value| Some(JointMapping::of_value(value)));
                robots.insert(robot.id, (robot.clone(), same.collect()));
            }
        }
        if let Some((robot, sources)) = new {
            robots.insert(robot.id, (Arc::new(robot), sources));
        }
        let (robots, sources): (_, Vec<Vec<Option<JointMapping>>>) = robots.into_values().unzip();
        self.robots = robots;
        if self.robots.is_empty() {
            self.trajectory = None;
        }
        let present = self.values();
        let sources = sources.concat();
        self.update_trajectory(|values| {
            let from = |(source, own): (&Option<JointMapping>, &f64)| {
                source.map_or(*own, |source| source.value(values))
            };
            *values = sources.iter().zip(&present).map(from).collect();
        });
    }

    /// Changes the values of all keyframes of the taught motion.
    fn update_trajectory(&mut self, change: impl Fn(&mut Vec<f64>)) {
        let Some(taught) = &self.trajectory else {
            return;
        };
        let mut keys = taught.keyframes().to_vec();
        keys.iter_mut().for_each(|key| change(&mut key.values));
        self.trajectory = Trajectory::new(taught.interpolation(), keys)
            .ok()
            .map(Arc::new);
    }
}
