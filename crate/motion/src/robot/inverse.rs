//! Joint values that take a link somewhere: damped least squares (Wampler, "Manipulator inverse kinematic solutions
//! based on vector formulations and damped least-squares methods", 1986, section IV).
//!
//! Departures: the damping is adapted as Levenberg and Marquardt do, so that no step makes it worse; joints that a step
//! would push beyond their limits are held, and the step found again with the others.

use super::{JointKind, Robot};
use nearpoint_geometry::nalgebra::{DMatrix, DVector, Vector6};
use nearpoint_geometry::{Point, Pose, Vector};

/// Where a link is to go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Goal {
    /// In the robot's base frame.
    pub link_in_base: Pose,
    /// The point, in the link's frame, that is to come where that pose has it.
    pub on_link: Point,
    /// A turn by one radian weighs as much as this length; 0: the link may turn as it likes.
    pub radian: f64,
}

/// How near the goal the search came.
#[derive(Debug, Clone, PartialEq)]
pub struct Reached {
    /// Within the limits.
    pub values: Vec<f64>,
    /// What is left: the distance of the point and the turn together, weighed.
    pub off: f64,
    /// How many steps the search took.
    pub iterations: usize,
    /// Whether that is at most what was asked for. If not, these are the best values that were found.
    pub converged: bool,
}

/// Steps that are tried.
const MOST_STEPS: usize = 60;
/// Of the damping, against the largest entry of JᵀJ: where it starts, and where more of it is of no use.
const DAMPING: (f64, f64) = (1e-3, 1e6);

impl Robot {
    /// Values near `start` that take `link` as near to the goal as can be found, until it is at most `enough` away.
    pub fn reach(&self, link: usize, goal: &Goal, start: &[f64], enough: f64) -> Reached {
        let mut values = self.clamped(start);
        let mut error = self.error(link, goal, &values);
        let mut damping = DAMPING.0;
        let mut iterations = 0;
        while error.norm() > enough && iterations < MOST_STEPS && damping < DAMPING.1 {
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
        let converged = off <= enough;
        Reached {
            values,
            off,
            iterations,
            converged,
        }
    }

    /// From where the link is to where it should be: a shift and a weighed turn.
    fn error(&self, link: usize, goal: &Goal, values: &[f64]) -> Vector6<f64> {
        let (now, there) = (self.forward(values)[link], &goal.link_in_base);
        let shift = there * goal.on_link - now * goal.on_link;
        let turn = (there.rotation * now.rotation.inverse()).scaled_axis() * goal.radian;
        Vector6::new(shift.x, shift.y, shift.z, turn.x, turn.y, turn.z)
    }

    /// How that changes with each value, sign turned: six rows, a column for each value.
    fn jacobian(&self, link: usize, goal: &Goal, values: &[f64]) -> DMatrix<f64> {
        let links = self.forward(values);
        let tip = links[link] * goal.on_link;
        let mut jacobian = DMatrix::zeros(6, self.freedoms());
        for joint in self.chain(link) {
            let Some(drive) = self.drive(joint) else {
                continue;
            };
            let described = &self.description().joints[joint];
            let child = &links[described.child];
            let axis = child.rotation * self.direction(joint).into_inner();
            let (shift, turn) = match described.kind {
                JointKind::Prismatic => (axis, Vector::zeros()),
                _ => {
                    let arm = tip - Point::from(child.translation.vector);
                    (axis.cross(&arm), axis * goal.radian)
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

    /// One damped step, with those joints held that it would push beyond their limits.
    fn step(
        &self,
        jacobian: &DMatrix<f64>,
        error: &Vector6<f64>,
        damping: f64,
        values: &[f64],
    ) -> Option<Vec<f64>> {
        let mut jacobian = jacobian.clone();
        for _ in 0..=self.freedoms() {
            let mut normal = jacobian.tr_mul(&jacobian);
            let scale = normal.diagonal().amax();
            if scale <= 0.0 {
                return None;
            }
            for k in 0..normal.nrows() {
                normal[(k, k)] += damping * scale;
            }
            let wished: DVector<f64> = jacobian.tr_mul(error);
            let step = normal.cholesky()?.solve(&wished);
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
