//! Converts positions and cameras between the scene and BCF, which uses metres, Z up, and field-of-view angles of 45 to
//! 60°.

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Vector};
use nearpoint_import::bcf::{Camera as Look, Lens, Plane};
use nearpoint_scene::file::Camera;

/// The smallest field-of-view angle that BCF 2.1 allows, in degrees.
const MIN_ANGLE: f64 = 45.0;
const MAX_ANGLE: f64 = 60.0;
/// The range to which the angle of another program's camera is clamped, in degrees.
const ANGLES: (f64, f64) = (1.0, 150.0);
/// The distance to the target of another program's camera if none is known, in metres.
const DEFAULT_TARGET_DISTANCE: f64 = 1.0;

/// Converts a direction from the scene to the other frame.
fn to_bcf_axes(v: Vector, up: Up) -> Vector {
    match up {
        Up::Z => v,
        Up::Y => Vector::new(v.x, 0.0 - v.z, v.y),
    }
}

/// Converts a direction from the other frame to the scene.
fn from_bcf_axes(v: Vector, up: Up) -> Vector {
    match up {
        Up::Z => v,
        Up::Y => Vector::new(v.x, v.z, 0.0 - v.y),
    }
}

fn tangent_of_half(degrees: f64) -> f64 {
    ComplexField::tan(degrees.to_radians() / 2.0)
}

/// Converts the scene's camera to a viewpoint. If its angle is not allowed, the eye moves so that the target keeps its
/// apparent size. Returns `None` if the camera has no direction.
pub(super) fn bcf_camera(camera: &Camera, unit: Unit, up: Up) -> Option<Look> {
    let [eye, target] = [camera.eye, camera.target].map(Point::from);
    let away = eye - target;
    let direction = (-away).try_normalize(0.0)?;
    let sideways = direction
        .cross(&Vector::from(camera.up))
        .try_normalize(0.0)?;
    let angle = camera.field_of_view.to_degrees();
    let allowed = angle.clamp(MIN_ANGLE, MAX_ANGLE);
    let nearer = match allowed == angle || camera.orthographic {
        true => 1.0,
        false => tangent_of_half(angle) / tangent_of_half(allowed),
    };
    let eye = target.coords + away * nearer;
    let look = Look {
        eye: (to_bcf_axes(eye, up) * unit.metres_per_unit()).into(),
        direction: to_bcf_axes(direction, up).into(),
        up: to_bcf_axes(sideways.cross(&direction), up).into(),
        lens: match camera.orthographic {
            true => Lens::Orthogonal(
                2.0 * tangent_of_half(angle) * away.norm() * unit.metres_per_unit(),
            ),
            false => Lens::Perspective(allowed),
        },
    };
    let numbers = [look.eye, look.direction, look.up];
    let is_sound = numbers
        .as_flattened()
        .iter()
        .all(|number| number.is_finite());
    (is_sound && allowed.is_finite()).then_some(look)
}

/// Converts the camera of a BCF viewpoint to the scene. Its target is the point on the line of sight nearest to `near`,
/// the position of the clash, if that is in front of the eye. Returns `None` if the camera has no direction.
#[must_use]
pub fn scene_camera(look: &Look, unit: Unit, up: Up, near: Option<[f64; 3]>) -> Option<Camera> {
    let in_unit = 1.0 / unit.metres_per_unit();
    let eye = from_bcf_axes(Vector::from(look.eye), up) * in_unit;
    let direction = from_bcf_axes(Vector::from(look.direction), up).try_normalize(0.0)?;
    let sideways = direction
        .cross(&from_bcf_axes(Vector::from(look.up), up))
        .try_normalize(0.0)?;
    let ahead = near.map(|near| (Vector::from(near) - eye).dot(&direction));
    let ahead = ahead
        .filter(|ahead| *ahead > 0.0)
        .unwrap_or(DEFAULT_TARGET_DISTANCE * in_unit);
    let target = eye + direction * ahead;
    let (angle, distance) = match look.lens {
        Lens::Perspective(angle) => (angle.clamp(ANGLES.0, ANGLES.1), ahead),
        Lens::Orthogonal(height) => {
            let half = height.abs() * in_unit / 2.0;
            (MIN_ANGLE, half / tangent_of_half(MIN_ANGLE))
        }
    };
    let eye = target - direction * distance;
    let camera = Camera {
        eye: eye.into(),
        target: target.into(),
        up: sideways.cross(&direction).into(),
        field_of_view: angle.to_radians(),
        orthographic: matches!(look.lens, Lens::Orthogonal(_)),
    };
    let numbers = [camera.eye, camera.target, camera.up];
    let is_sound = numbers
        .as_flattened()
        .iter()
        .all(|number| number.is_finite());
    (is_sound && distance > 0.0).then_some(camera)
}

/// Converts a clipping plane of a BCF viewpoint to the scene: the plane (n, d) hides all points p with n·p > d. Returns
/// `None` if the plane has no direction.
pub fn scene_section(plane: &Plane, unit: Unit, up: Up) -> Option<([f64; 3], f64)> {
    let normal = from_bcf_axes(Vector::from(plane.direction), up).try_normalize(0.0)?;
    let place = from_bcf_axes(Vector::from(plane.position), up) / unit.metres_per_unit();
    let offset = normal.dot(&place);
    offset.is_finite().then_some((normal.into(), offset))
}
