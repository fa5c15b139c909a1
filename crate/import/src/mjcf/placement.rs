//! Reads the pose of an element: `pos`, and an orientation in one of five forms.

use super::compiler::Compiler;
use crate::error::Result;
use crate::robot::Element;
use nearpoint_geometry::nalgebra::{
    Matrix3, Quaternion, Rotation3, Translation3, Unit, UnitQuaternion,
};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;

/// The attributes that state an orientation.
const ORIENTATION_ATTRIBUTES: [&str; 5] = ["quat", "axisangle", "xyaxes", "zaxis", "euler"];

/// Returns the pose of the first element that states one; the identity if none does.
pub(super) fn placement(compiler: &Compiler, elements: &[Element]) -> Result<Pose> {
    let says_place = elements.iter().find(|e| e.attribute("pos").is_some());
    let at = match says_place {
        Some(element) => {
            let at = element.numbers("pos")?.unwrap_or([0.0; 3]);
            element.checked_position("pos", at)?
        }
        None => [0.0; 3],
    };
    let turn = elements.iter().find_map(|element| {
        let stated = ORIENTATION_ATTRIBUTES
            .into_iter()
            .find(|t| element.attribute(t).is_some())?;
        Some((element, stated))
    });
    let rotation = match turn {
        Some((element, stated)) => rotation(compiler, *element, stated)?,
        None => UnitQuaternion::identity(),
    };
    Ok(Pose::from_parts(Translation3::from(at), rotation))
}

fn rotation(compiler: &Compiler, element: Element, stated: &str) -> Result<UnitQuaternion<f64>> {
    let found = match stated {
        "quat" => quaternion(element.numbers(stated)?),
        "axisangle" => {
            let [x, y, z, angle] = element.numbers(stated)?.unwrap_or_default();
            let axis = Unit::try_new(Vector::new(x, y, z), 0.0);
            let angle = compiler.radians(angle);
            axis.map(|axis| UnitQuaternion::from_axis_angle(&axis, angle))
        }
        "xyaxes" => axes(element.numbers(stated)?.unwrap_or_default()),
        "zaxis" => z_to(element.numbers(stated)?.unwrap_or_default().into()),
        _ => {
            let angles = element.numbers::<3>(stated)?.unwrap_or_default();
            Some(euler(compiler, angles))
        }
    };
    found.ok_or_else(|| {
        let problem = message!("mjcf-says-no-direction", stated);
        element.invalid(problem)
    })
}

/// Returns the rotation of w, x, y, z; none if they are zero or too large.
pub(super) fn quaternion(numbers: Option<[f64; 4]>) -> Option<UnitQuaternion<f64>> {
    let [w, x, y, z] = numbers?;
    let quaternion = UnitQuaternion::try_new(Quaternion::new(w, x, y, z), 0.0)?;
    quaternion.coords.amax().is_normal().then_some(quaternion)
}

/// Returns the rotation with these first two columns; the second need not be exactly orthogonal to the first.
fn axes([a, b, c, d, e, f]: [f64; 6]) -> Option<UnitQuaternion<f64>> {
    let x = Vector::new(a, b, c).try_normalize(0.0)?;
    let y = Vector::new(d, e, f).try_normalize(0.0)?;
    let y = (y - x * x.dot(&y)).try_normalize(0.0)?;
    let matrix = Matrix3::from_columns(&[x, y, x.cross(&y)]);
    let sound = matrix.iter().all(|n| n.is_finite());
    sound.then(|| UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(matrix)))
}

/// Returns the shortest rotation that takes z to a direction; for the opposite direction, about x.
pub(super) fn z_to(direction: Vector) -> Option<UnitQuaternion<f64>> {
    let to = direction.try_normalize(0.0)?;
    let half = Quaternion::new(1.0 + to.z, -to.y, to.x, 0.0);
    let found = UnitQuaternion::try_new(half, 0.0);
    Some(
        found.unwrap_or_else(|| UnitQuaternion::new_unchecked(Quaternion::new(0.0, 1.0, 0.0, 0.0))),
    )
}

/// Returns the rotation by these angles, in the model's order and unit.
pub(super) fn euler(compiler: &Compiler, angles: [f64; 3]) -> UnitQuaternion<f64> {
    let turns = compiler.euler.into_iter().zip(angles);
    turns.fold(UnitQuaternion::identity(), |so_far, (axis, angle)| {
        let about = match axis.to_ascii_lowercase() {
            b'x' => Vector::x_axis(),
            b'y' => Vector::y_axis(),
            _ => Vector::z_axis(),
        };
        let turn = UnitQuaternion::from_axis_angle(&about, compiler.radians(angle));
        match axis.is_ascii_lowercase() {
            true => so_far * turn,
            false => turn * so_far,
        }
    })
}
