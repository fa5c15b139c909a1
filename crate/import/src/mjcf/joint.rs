//! One joint of a body: what it turns about or slides along, between which values, and at which value the body is where
//! the model puts it.

use super::class::Styled;
use super::model::Model;
use crate::error::Result;
use crate::job::Job;
use crate::names::cleaned;
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;
use nearpoint_motion::robot::{JointKind, Limits};

pub(super) struct Hinge {
    /// Slides if it is prismatic, or else turns.
    pub(super) kind: JointKind,
    /// A point on its axis, in the body's frame.
    pub(super) anchor: Vector,
    /// In the body's frame.
    pub(super) axis: [f64; 3],
    pub(super) limits: Option<Limits>,
    /// The value at which the body is where it is put.
    pub(super) reference: f64,
}

/// What a joint element is.
pub(super) enum Hung {
    By(Hinge),
    /// By a joint that one number cannot move: its kind.
    Freely(&'static str),
}

/// The joint of an element in a frame of its body.
pub(super) fn read(
    job: &mut Job,
    model: &Model,
    styled: Styled,
    body_from_frame: &Pose,
) -> Result<Hung> {
    let element = styled.element;
    let turns = match styled.attribute("type") {
        _ if element.kind() == "freejoint" => return Ok(Hung::Freely("free")),
        Some("free") => return Ok(Hung::Freely("free")),
        Some("ball") => return Ok(Hung::Freely("ball")),
        None | Some("hinge") => true,
        Some("slide") => false,
        Some(other) => {
            let shown = cleaned(other).unwrap_or_default();
            let problem = message!("mjcf-joint-type-not", shown);
            return Err(element.bad(problem, message!("mjcf-make-hinge-slide")));
        }
    };
    let angle = |value: f64| match turns {
        true => model.compiler.radians(value),
        false => value,
    };
    let anchor = styled.numbers("pos")?.unwrap_or([0.0; 3]);
    let anchor = element.near("pos", anchor)?;
    let axis: [f64; 3] = styled.numbers("axis")?.unwrap_or([0.0, 0.0, 1.0]);
    let axis = body_from_frame.rotation * Vector::from(axis);
    let reference = angle(styled.value("ref")?.unwrap_or(0.0));
    let limits = limits(job, model, styled)?.map(|range| range.map(angle));
    Ok(Hung::By(Hinge {
        kind: match (turns, limits) {
            (true, Some(_)) => JointKind::Revolute,
            (true, None) => JointKind::Continuous,
            (false, _) => JointKind::Prismatic,
        },
        anchor: (body_from_frame * nearpoint_geometry::Point::from(anchor)).coords,
        axis: axis.into(),
        limits: limits.map(|[lower, upper]| Limits { lower, upper }),
        reference,
    }))
}

/// The range, if it is a limit. One that does not go up is none for MuJoCo, unless the joint says that it is limited.
fn limits(job: &mut Job, model: &Model, styled: Styled) -> Result<Option<[f64; 2]>> {
    let range = styled.numbers::<2>("range")?;
    let range = range.filter(|range| *range != [0.0; 2]);
    let element = styled.element;
    match (styled.attribute("limited"), range) {
        (Some("false"), _) => Ok(None),
        (Some("true"), None) => {
            let problem = message!("mjcf-joint-limited-no");
            Err(element.wrong(problem))
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
    /// What its value 0 does to the body, about its anchor: MuJoCo's body is where it is put at the reference.
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
