//! Finds joint values that bring a link to a pose, by damped least squares (Wampler, "Manipulator inverse kinematic
//! solutions based on vector formulations and damped least-squares methods", 1986, section IV).
//!
//! Departures: the damping is adapted as Levenberg and Marquardt do, so that no step increases the error. Joints that a
//! step would push beyond their limits are kept fixed, and the step is computed again with the others.

use super::{JointKind, Robot};
use nearpoint_geometry::nalgebra::{DMatrix, DVector, Vector6};
use nearpoint_geometry::{Point, Pose, Vector};

/// The pose that inverse kinematics should bring a link to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct InverseGoal {
    /// The pose of the link, in the robot's base frame.
    pub link_in_base: Pose,
    /// The point, in the link's frame, that is to reach its position under that pose.
    pub point_in_link: Point,
    /// The length that counts as much as a rotation by one radian; 0 if the link may turn freely.
    pub radian_length: f64,
}

/// The joint values that inverse kinematics found, and the remaining error.
#[derive(Debug, Clone, PartialEq)]
pub struct InverseSolution {
    /// The joint values, within the limits.
    pub values: Vec<f64>,
    /// The remaining error: the norm of the point's distance and the weighted rotation.
    pub error: f64,
    /// The number of steps that the search took.
    pub iterations: usize,
    /// True if the error is at most the requested one. If not, these are the best values that were found.
    pub has_converged: bool,
}

const MAX_ITERATIONS: usize = 60;
/// The damping relative to the largest entry of JᵀJ: the initial and the largest value.
const DAMPING: (f64, f64) = (1e-3, 1e6);

impl Robot {
    /// Finds values near `start` that bring `link` as near to the goal as possible, until the error is at most
    /// `enough`.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::{Point, Pose};
    /// use nearpoint_motion::robot::InverseGoal;
    /// # use nearpoint_motion::robot::{Joint, JointKind, Robot, RobotDescription};
    ///
    /// # let joint = |name: &str, links, x| {
    /// #     let origin = Pose::translation(x, 0.0, 0.0);
    /// #     Joint::new(name, JointKind::Continuous, links, origin, [0.0, 0.0, 1.0])
    /// # };
    /// # let arm = Robot::new(RobotDescription {
    /// #     name: "arm".to_owned(),
    /// #     links: ["base", "upper", "fore"].map(str::to_owned).to_vec(),
    /// #     joints: vec![joint("shoulder", [0, 1], 0.0), joint("elbow", [1, 2], 1.0)],
    /// # })?;
    /// // Both links of the arm are 1 long. The tip of the second one is to reach (1, 1, 0).
    /// let tip = Point::new(1.0, 0.0, 0.0);
    /// let goal = InverseGoal {
    ///     link_in_base: Pose::translation(0.0, 1.0, 0.0),
    ///     point_in_link: tip,
    ///     radian_length: 0.0,
    /// };
    /// let found = arm.inverse_kinematics(2, &goal, &[0.1, 0.1], 1e-6);
    /// assert!(found.has_converged);
    /// let reached = arm.forward_kinematics(&found.values)[2] * tip;
    /// assert!((reached - Point::new(1.0, 1.0, 0.0)).norm() < 1e-5);
    /// # Ok::<(), nearpoint_motion::robot::RobotError>(())
    /// ```
    pub fn inverse_kinematics(
        &self,
        link: usize,
        goal: &InverseGoal,
        start: &[f64],
        enough: f64,
    ) -> InverseSolution {
        let mut values = self.clamped(start);
        let mut error = self.error(link, goal, &values);
        let mut damping = DAMPING.0;
        let mut iterations = 0;
        while error.norm() > enough && iterations < MAX_ITERATIONS && damping < DAMPING.1 {
            iterations += 1;
            let jacobian = self.jacobian(link, goal, &values);
            let Some(next) = self.step(&jacobian, &error, damping, &values) else {
                break;
            };
            let left = self.error(link, goal, &next);
            if left.norm() < error.norm() {
                (values, error) = (next, left);
                damping *= 0.2;
            } else {
                damping *= 4.0;
            }
        }
        let off = error.norm();
        let has_converged = off <= enough;
        InverseSolution {
            values,
            error: off,
            iterations,
            has_converged,
        }
    }

    /// Returns the error from the link to its goal: a translation and a weighted rotation.
    fn error(&self, link: usize, goal: &InverseGoal, values: &[f64]) -> Vector6<f64> {
        let (now, there) = (self.forward_kinematics(values)[link], &goal.link_in_base);
        let shift = there * goal.point_in_link - now * goal.point_in_link;
        let turn = (there.rotation * now.rotation.inverse()).scaled_axis() * goal.radian_length;
        Vector6::new(shift.x, shift.y, shift.z, turn.x, turn.y, turn.z)
    }

    /// Returns the error's derivatives, negated: six rows, and a column for each value.
    fn jacobian(&self, link: usize, goal: &InverseGoal, values: &[f64]) -> DMatrix<f64> {
        let links = self.forward_kinematics(values);
        let tip = links[link] * goal.point_in_link;
        let mut jacobian = DMatrix::zeros(6, self.degrees_of_freedom());
        for joint in self.chain(link) {
            let Some(drive) = self.mapping(joint) else {
                continue;
            };
            let described = &self.description().joints[joint];
            let child = &links[described.child];
            let axis = child.rotation * self.direction(joint).into_inner();
            let (shift, turn) = match described.kind {
                JointKind::Prismatic => (axis, Vector::zeros()),
                _ => {
                    let arm = tip - Point::from(child.translation.vector);
                    (axis.cross(&arm), axis * goal.radian_length)
                }
            };
            let mut column = jacobian.column_mut(drive.variable);
            for k in 0..3 {
                column[k] += drive.factor * shift[k];
                column[k + 3] += drive.factor * turn[k];
            }
        }
        jacobian
    }

    /// Makes one damped step, and keeps joints fixed that it would push beyond their limits.
    fn step(
        &self,
        jacobian: &DMatrix<f64>,
        error: &Vector6<f64>,
        damping: f64,
        values: &[f64],
    ) -> Option<Vec<f64>> {
        let mut jacobian = jacobian.clone();
        for _ in 0..=self.degrees_of_freedom() {
            let mut normal = jacobian.tr_mul(&jacobian);
            let scale = normal.diagonal().amax();
            if scale <= 0.0 {
                return None;
            }
            for k in 0..normal.nrows() {
                normal[(k, k)] += damping * scale;
            }
            let requested: DVector<f64> = jacobian.tr_mul(error);
            let step = normal.cholesky()?.solve(&requested);
            let next: Vec<f64> = values.iter().zip(&step).map(|(v, d)| v + d).collect();
            let within = self.clamped(&next);
            let blocked = (0..next.len())
                .filter(|&k| next[k] != within[k] && values[k] == within[k])
                .filter(|&k| jacobian.column(k).amax() > 0.0);
            let blocked: Vec<usize> = blocked.collect();
            if blocked.is_empty() {
                return Some(within);
            }
            blocked
                .iter()
                .for_each(|&k| jacobian.column_mut(k).fill(0.0));
        }
        None
    }
}
