//! Validates a robot: links in a tree, each moved by the joints from the base to it.

use super::{Joint, JointKind, RobotDescription, RobotError};
use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::Unit;
use std::collections::HashSet;

/// The largest number of links of a robot, and of its joints.
pub const MAX_LINKS: usize = 1000;

/// A robot: a tree of links that are connected by joints. The *values* of a robot are one number for each joint that is
/// neither fixed nor follows another, in the order of the description. They are radians, or lengths for joints that
/// slide.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription};
///
/// // A gripper: one value moves both fingers, in opposite directions.
/// let finger = |name: &str, link, y| {
///     Joint::new(name, JointKind::Prismatic, [0, link], Pose::identity(), [0.0, y, 0.0])
/// };
/// let (mut left, mut right) = (finger("left", 1, 1.0), finger("right", 2, -1.0));
/// left.limits = Some(JointLimits::new(0.0, 40.0));
/// right.mimic = Some(Mimic { joint: 0, multiplier: 1.0, offset: 0.0 });
/// let gripper = Robot::new(RobotDescription {
///     name: "gripper".to_owned(),
///     links: ["palm", "left finger", "right finger"].map(str::to_owned).to_vec(),
///     joints: vec![left, right],
/// })?;
/// let links = gripper.forward_kinematics(&[25.0]);
/// assert_eq!((links[1].translation.y, links[2].translation.y), (25.0, -25.0));
/// assert!(gripper.check_values(&[50.0]).is_err(), "beyond the limit");
/// # Ok::<(), nearpoint_motion::robot::RobotError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Robot {
    description: RobotDescription,
    root: usize,
    /// The joint that carries each link; `None` for the root.
    parent_joints: Vec<Option<usize>>,
    /// The joints, those nearer to the root first.
    pub(super) order: Vec<usize>,
    /// The joints that are free.
    variables: Vec<usize>,
    pub(super) prepared_joints: Vec<PreparedJoint>,
}

/// A joint, prepared for evaluation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct PreparedJoint {
    pub direction: Unit<Vector>,
    /// The mapping of the joint's value, `factor · values[variable] + offset`; `None` for a fixed joint.
    pub mapping: Option<JointMapping>,
}

/// The linear mapping from one of the robot's values to a joint's value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct JointMapping {
    /// The index into the robot's values.
    pub variable: usize,
    /// The factor; 1 unless the joint follows another.
    pub factor: f64,
    /// The offset; 0 unless the joint follows another.
    pub offset: f64,
}

impl Robot {
    /// Builds a robot from its description.
    ///
    /// # Errors
    /// Each kind of [`RobotError`] but those about values.
    pub fn new(mut description: RobotDescription) -> Result<Self, RobotError> {
        let links = description.links.len();
        if links == 0 {
            return Err(RobotError::NoLinks);
        }
        if links > MAX_LINKS || description.joints.len() > MAX_LINKS {
            let count = links.max(description.joints.len());
            return Err(RobotError::TooManyLinks {
                count,
                limit: MAX_LINKS,
            });
        }
        unique(description.links.iter())?;
        unique(description.joints.iter().map(|joint| &joint.name))?;
        for joint in &mut description.joints {
            check(joint, links)?;
            match joint.kind {
                JointKind::Continuous => joint.limits = None,
                // Its value is nothing that limits or another joint could determine.
                JointKind::Fixed => (joint.limits, joint.mimic) = (None, None),
                JointKind::Revolute | JointKind::Prismatic => {}
            }
        }
        let parent_joints = parent_joints(&description)?;
        let root = root(&description, &parent_joints)?;
        let order = order(&description, &parent_joints, root)?;
        let joints = &description.joints;
        let free = |joint: &Joint| joint.kind != JointKind::Fixed && joint.mimic.is_none();
        let variables: Vec<usize> = (0..joints.len()).filter(|&j| free(&joints[j])).collect();
        let moved = (0..joints.len()).map(|j| {
            Ok(PreparedJoint {
                direction: joints[j].direction().unwrap_or_else(Vector::x_axis),
                mapping: joint_mapping(joints, &variables, j)?,
            })
        });
        let prepared_joints = moved.collect::<Result<_, RobotError>>()?;
        Ok(Self {
            description,
            root,
            parent_joints,
            order,
            variables,
            prepared_joints,
        })
    }

    /// Returns the same robot with another name.
    pub fn with_name(&self, name: String) -> Self {
        let mut robot = self.clone();
        robot.description.name = name;
        robot
    }

    /// Returns the name of the robot.
    pub fn name(&self) -> &str {
        &self.description.name
    }

    /// Returns the description of the robot.
    pub fn description(&self) -> &RobotDescription {
        &self.description
    }

    /// Returns the root link, which stands still, as an index into the description's links.
    pub fn root(&self) -> usize {
        self.root
    }

    /// Returns the joint that carries a link; `None` for the root.
    pub fn parent_joint(&self, link: usize) -> Option<usize> {
        self.parent_joints[link]
    }

    /// Returns the joints that are free, in the order of the robot's values.
    pub fn free_joints(&self) -> impl ExactSizeIterator<Item = &Joint> {
        self.variables.iter().map(|&j| &self.description.joints[j])
    }

    /// Returns the number of the robot's values.
    pub fn degrees_of_freedom(&self) -> usize {
        self.variables.len()
    }

    /// Returns the mapping from the robot's values to a joint's value; `None` for a fixed joint.
    pub fn mapping(&self, joint: usize) -> Option<JointMapping> {
        self.prepared_joints[joint].mapping
    }

    /// Returns a joint's direction, of length one, in its child's frame, which is also the joint's.
    pub fn direction(&self, joint: usize) -> Unit<Vector> {
        self.prepared_joints[joint].direction
    }

    /// Returns the joints that move a link, from the link to the root.
    pub fn chain(&self, link: usize) -> impl Iterator<Item = usize> + '_ {
        let up = move |joint: &usize| self.parent_joints[self.description.joints[*joint].parent];
        std::iter::successors(self.parent_joints[link], up)
    }

    /// Returns the joint values at which the file shows the robot.
    pub fn default_values(&self) -> Vec<f64> {
        self.free_joints()
            .map(|joint| joint.default_value)
            .collect()
    }

    /// Returns the values, each clamped to its [range](Joint::range); as many as there are free joints.
    pub fn clamped(&self, values: &[f64]) -> Vec<f64> {
        let within = |(joint, &value): (&Joint, &f64)| match joint.range() {
            Some(limits) => value.clamp(limits.lower, limits.upper),
            None => value,
        };
        self.free_joints().zip(values).map(within).collect()
    }

    /// Checks that there is a finite value for each free joint, within its limits.
    ///
    /// # Errors
    /// [`RobotError::WrongCount`], [`RobotError::NotANumber`], [`RobotError::OutsideLimits`].
    pub fn check_values(&self, values: &[f64]) -> Result<(), RobotError> {
        let (expected, got) = (self.degrees_of_freedom(), values.len());
        if expected != got {
            return Err(RobotError::WrongCount { expected, got });
        }
        for (joint, &value) in self.free_joints().zip(values) {
            let name = || joint.name.clone();
            if !value.is_finite() {
                return Err(RobotError::NotANumber { joint: name() });
            }
            if let Some(limits) = joint.range().filter(|range| !range.contains(value)) {
                return Err(RobotError::OutsideLimits {
                    joint: name(),
                    value,
                    lower: limits.lower,
                    upper: limits.upper,
                    turns: joint.is_rotary(),
                });
            }
        }
        Ok(())
    }
}

impl JointMapping {
    /// Returns the mapping of a joint whose value is one of the robot's values.
    pub fn of_value(variable: usize) -> Self {
        Self {
            variable,
            factor: 1.0,
            offset: 0.0,
        }
    }

    /// Returns the joint's value for the robot's values.
    pub fn value(&self, values: &[f64]) -> f64 {
        self.factor * values[self.variable] + self.offset
    }
}

fn unique<'a>(names: impl Iterator<Item = &'a String>) -> Result<(), RobotError> {
    let mut seen = HashSet::new();
    for name in names {
        if !seen.insert(name) {
            return Err(RobotError::SameName { name: name.clone() });
        }
    }
    Ok(())
}

/// Checks a joint on its own, without the other joints.
fn check(joint: &Joint, links: usize) -> Result<(), RobotError> {
    let name = || joint.name.clone();
    for (what, link) in [("parent", joint.parent), ("child", joint.child)] {
        if link >= links {
            return Err(RobotError::Missing {
                joint: name(),
                what,
            });
        }
    }
    let finite = |numbers: &[f64]| numbers.iter().all(|n| n.is_finite());
    let not_finite = |what| {
        Err(RobotError::NotFinite {
            joint: name(),
            what,
        })
    };
    if !finite(&crate::pose::to_numbers(&joint.origin)) {
        return not_finite("origin");
    }
    if joint.kind == JointKind::Fixed {
        return Ok(());
    }
    if !finite(&joint.axis) {
        return not_finite("axis");
    }
    if !joint.default_value.is_finite() {
        return not_finite("rest");
    }
    if joint.direction().is_none() {
        return Err(RobotError::ZeroAxis { joint: name() });
    }
    if let Some(limits) = joint.limits {
        let (lower, upper) = (limits.lower, limits.upper);
        if !finite(&[lower, upper]) {
            return not_finite("limits");
        }
        if lower > upper {
            return Err(RobotError::LimitsReversed {
                joint: name(),
                lower,
                upper,
                turns: joint.is_rotary(),
            });
        }
    }
    match joint.mimic {
        Some(mimic) if !finite(&[mimic.multiplier, mimic.offset]) => not_finite("mimic"),
        _ => Ok(()),
    }
}

fn parent_joints(description: &RobotDescription) -> Result<Vec<Option<usize>>, RobotError> {
    let mut carriers = vec![None; description.links.len()];
    for (j, joint) in description.joints.iter().enumerate() {
        if carriers[joint.child].replace(j).is_some() {
            let link = description.links[joint.child].clone();
            return Err(RobotError::TwoParents { link });
        }
    }
    Ok(carriers)
}

fn root(
    description: &RobotDescription,
    parent_joints: &[Option<usize>],
) -> Result<usize, RobotError> {
    let mut roots = (0..parent_joints.len()).filter(|&link| parent_joints[link].is_none());
    let name = |link: usize| description.links[link].clone();
    match (roots.next(), roots.next()) {
        (Some(first), Some(second)) => {
            let (first, second) = (name(first), name(second));
            Err(RobotError::TwoRoots { first, second })
        }
        (Some(root), None) => Ok(root),
        (None, _) => Err(RobotError::Loop { link: name(0) }),
    }
}

/// Returns the joints, those nearer to the root first.
fn order(
    description: &RobotDescription,
    parent_joints: &[Option<usize>],
    root: usize,
) -> Result<Vec<usize>, RobotError> {
    let mut children = vec![Vec::new(); parent_joints.len()];
    for (j, joint) in description.joints.iter().enumerate() {
        children[joint.parent].push(j);
    }
    let mut order = children[root].clone();
    let mut at = 0;
    while let Some(&joint) = order.get(at) {
        order.extend(&children[description.joints[joint].child]);
        at += 1;
    }
    let mut reached = vec![false; parent_joints.len()];
    reached[root] = true;
    order
        .iter()
        .for_each(|&j| reached[description.joints[j].child] = true);
    match reached.iter().position(|&reached| !reached) {
        Some(link) => Err(RobotError::Loop {
            link: description.links[link].clone(),
        }),
        None => Ok(order),
    }
}

/// Returns the mapping of a joint, resolved through all joints that it follows.
fn joint_mapping(
    joints: &[Joint],
    variables: &[usize],
    joint: usize,
) -> Result<Option<JointMapping>, RobotError> {
    let (mut factor, mut offset, mut at) = (1.0, 0.0, joint);
    for _ in 0..=joints.len() {
        if joints[at].kind == JointKind::Fixed {
            return Ok(None);
        }
        let Some(mimic) = joints[at].mimic else {
            let variable = variables.partition_point(|&v| v < at);
            return Ok(Some(JointMapping {
                variable,
                factor,
                offset,
            }));
        };
        let name = || joints[joint].name.clone();
        if mimic.joint >= joints.len() {
            return Err(RobotError::Missing {
                joint: name(),
                what: "leader",
            });
        }
        offset += factor * mimic.offset;
        factor *= mimic.multiplier;
        at = mimic.joint;
    }
    Err(RobotError::MimicLoop {
        joint: joints[joint].name.clone(),
    })
}
