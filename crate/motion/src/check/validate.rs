//! Validates the inputs of a check.

use super::error::CheckError;
use super::pair::Pair;
use super::settings::{CheckMethod, CheckSettings, MAX_SAMPLES};
use super::work_cell::{Attachment, WorkCell};
use crate::pose::to_numbers;
use crate::trajectory::{Trajectory, TrajectoryError};
use nearpoint_geometry::Pose;

pub(super) fn settings(settings: &CheckSettings) -> Result<(), CheckError> {
    let CheckSettings {
        accuracy,
        relative_accuracy,
        horizon,
        samples,
        ..
    } = *settings;
    if !(accuracy.is_finite() && accuracy > 0.0) {
        return Err(CheckError::Accuracy { accuracy });
    }
    if !(0.0..1.0).contains(&relative_accuracy) {
        return Err(CheckError::RelativeAccuracy {
            fraction: relative_accuracy,
        });
    }
    if horizon.is_nan() || horizon < 0.0 {
        return Err(CheckError::Horizon { horizon });
    }
    if samples > MAX_SAMPLES {
        let limit = MAX_SAMPLES;
        return Err(CheckError::TooManySamples { samples, limit });
    }
    Ok(())
}

pub(crate) fn cell(cell: &WorkCell, method: CheckMethod) -> Result<(), CheckError> {
    let finite = |pose: &Pose| to_numbers(pose).iter().all(|x| x.is_finite());
    for (at, mounted) in cell.robots.iter().enumerate() {
        if !finite(&mounted.base) {
            return Err(CheckError::Pose { what: "robot", at });
        }
    }
    for (body, of) in cell.bodies.iter().enumerate() {
        let pose = match of.attachment {
            Attachment::Scene(pose) => pose,
            Attachment::Link {
                robot,
                link,
                in_link,
            } => {
                let robot = cell.robots.get(robot);
                let links = robot.map_or(0, |r| r.robot.description().links.len());
                if link >= links {
                    return Err(CheckError::Attachment { body });
                }
                in_link
            }
        };
        if !finite(&pose) {
            let (what, at) = ("body", body);
            return Err(CheckError::Pose { what, at });
        }
    }
    let bodies = cell.bodies.len();
    for (pair, &[a, b]) in cell.pairs.iter().enumerate() {
        if a == b || a >= bodies || b >= bodies {
            return Err(CheckError::Pair { pair, bodies });
        }
        let bare = [a, b]
            .into_iter()
            .find(|&i| cell.bodies[i].spheres.is_none());
        if let Some(body) = bare.filter(|_| method == CheckMethod::Spheres) {
            return Err(CheckError::NoSpheres { body });
        }
    }
    Ok(())
}

/// Checks that the motion fits these robots.
pub(crate) fn joints(cell: &WorkCell, trajectory: &Trajectory) -> Result<(), CheckError> {
    let (expected, got) = (cell.degrees_of_freedom(), trajectory.degrees_of_freedom());
    match expected == got {
        true => Ok(()),
        false => Err(CheckError::Trajectory(TrajectoryError::WrongJoints {
            expected,
            got,
        })),
    }
}

/// Checks that the accuracy is neither coarser than the bodies nor finer than rounding.
pub(super) fn accuracy(
    cell: &WorkCell,
    trajectory: &Trajectory,
    pairs: &[Pair],
    accuracy: f64,
) -> Result<(), CheckError> {
    let bodies = pairs.iter().flat_map(|pair| pair.bodies);
    let size = bodies
        .map(|body| cell.bodies[body].shape.bounds().diagonal())
        .fold(0.0, f64::max);
    if !pairs.is_empty() && accuracy >= size {
        return Err(CheckError::TooCoarse { accuracy, size });
    }
    for key in trajectory.keyframes() {
        let poses = cell.poses(&key.values);
        let noise = |pair: &Pair| pair.noise(&pair.bodies.map(|body| poses[body]));
        let rounding = 4.0 * pairs.iter().map(noise).fold(0.0, f64::max);
        if !rounding.is_finite() || accuracy < rounding {
            return Err(CheckError::TooFine { accuracy, rounding });
        }
    }
    Ok(())
}
