//! Reads one joint of a body: its kind and axis, its limits, and the value at which the body has the model's pose.

use super::class::ElementWithDefaults;
use super::model::Model;
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;
use nearpoint_motion::robot::{JointKind, JointLimits};

pub(super) struct Hinge {
    /// The kind: prismatic, or else revolute.
    pub(super) kind: JointKind,
    /// A point on its axis, in the body's frame.
    pub(super) anchor: Vector,
    /// The direction of its axis, in the body's frame.
    pub(super) axis: [f64; 3],
    pub(super) limits: Option<JointLimits>,
    /// The value at which the body has the model's pose.
    pub(super) reference: f64,
}

/// The content of a joint element.
pub(super) enum JointElement {
    Hinge(Hinge),
    /// The kind of an unsupported joint, which has more than one degree of freedom.
    Unsupported(&'static str),
}

/// Reads the joint of an element in a frame of its body.
pub(super) fn read(
    job: &mut Job,
    model: &Model,
    styled: ElementWithDefaults,
    body_from_frame: &Pose,
) -> Result<JointElement> {
    let element = styled.element;
    let turns = match styled.attribute("type") {
        _ if element.kind() == "freejoint" => return Ok(JointElement::Unsupported("free")),
        Some("free") => return Ok(JointElement::Unsupported("free")),
        Some("ball") => return Ok(JointElement::Unsupported("ball")),
        None | Some("hinge") => true,
        Some("slide") => false,
        Some(other) => {
            let shown = sanitize_name(other).unwrap_or_default();
            let problem = message!("mjcf-joint-type-not", shown);
            return Err(element.error_at(problem, message!("mjcf-make-hinge-slide")));
        }
    };
    let angle = |value: f64| match turns {
        true => model.compiler.radians(value),
        false => value,
    };
    let anchor = styled.numbers("pos")?.unwrap_or([0.0; 3]);
    let anchor = element.checked_position("pos", anchor)?;
    let axis: [f64; 3] = styled.numbers("axis")?.unwrap_or([0.0, 0.0, 1.0]);
    let axis = body_from_frame.rotation * Vector::from(axis);
    let reference = angle(styled.value("ref")?.unwrap_or(0.0));
    let limits = limits(job, model, styled)?.map(|range| range.map(angle));
    Ok(JointElement::Hinge(Hinge {
        kind: match (turns, limits) {
            (true, Some(_)) => JointKind::Revolute,
            (true, None) => JointKind::Continuous,
            (false, _) => JointKind::Prismatic,
        },
        anchor: (body_from_frame * nearpoint_geometry::Point::from(anchor)).coords,
        axis: axis.into(),
        limits: limits.map(|[lower, upper]| JointLimits { lower, upper }),
        reference,
    }))
}

/// Returns the range, if it is a limit. MuJoCo ignores a range that does not increase, unless the joint states that it
/// is limited.
fn limits(job: &mut Job, model: &Model, styled: ElementWithDefaults) -> Result<Option<[f64; 2]>> {
    let range = styled.numbers::<2>("range")?;
    let range = range.filter(|range| *range != [0.0; 2]);
    let element = styled.element;
    match (styled.attribute("limited"), range) {
        (Some("false"), _) => Ok(None),
        (Some("true"), None) => {
            let problem = message!("mjcf-joint-limited-no");
            Err(element.invalid(problem))
        }
        (Some("true"), range) => Ok(range),
        (_, Some([lower, upper])) if lower >= upper && model.compiler.range_limits => {
            element.warn(job, message!("mjcf-range-joint-goes", lower, upper));
            Ok(None)
        }
        (_, range) => Ok(range.filter(|_| model.compiler.range_limits)),
    }
}

impl Hinge {
    /// Returns the motion of the body at value 0, about its anchor: MuJoCo's body has the model's pose at the reference
    /// value.
    pub(super) fn at_zero(&self) -> Pose {
        let axis = Unit::try_new(Vector::from(self.axis), 0.0);
        let Some(axis) = axis.filter(|_| self.reference != 0.0) else {
            return Pose::identity();
        };
        match self.kind {
            JointKind::Prismatic => Translation3::from(axis.into_inner() * -self.reference).into(),
            _ => Pose::from_parts(
                Translation3::identity(),
                UnitQuaternion::from_axis_angle(&axis, -self.reference),
            ),
        }
    }
}
