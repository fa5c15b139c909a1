//! Places and cameras between the scene and BCF, which has metres, Z up, and angles of view from 45 to 60 degrees.

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Vector};
use nearpoint_import::bcf::{Camera as Look, Lens, Plane};
use nearpoint_scene::file::Camera;

/// What 2.1 allows as angle of view, degrees.
const LEAST_ANGLE: f64 = 45.0;
const MOST_ANGLE: f64 = 60.0;
/// What a camera of ours gets of another program's, degrees.
const ANGLES: (f64, f64) = (1.0, 150.0);
/// How far away that is which another program's camera looks at, if nobody knows, metres.
const AHEAD: f64 = 1.0;

/// A direction of the scene in the other frame.
fn turned(v: Vector, up: Up) -> Vector {
    match up {
        Up::Z => v,
        Up::Y => Vector::new(v.x, 0.0 - v.z, v.y),
    }
}

/// A direction of the other frame in the scene.
fn turned_back(v: Vector, up: Up) -> Vector {
    match up {
        Up::Z => v,
        Up::Y => Vector::new(v.x, v.z, 0.0 - v.y),
    }
}

fn tangent_of_half(degrees: f64) -> f64 {
    ComplexField::tan(degrees.to_radians() / 2.0)
}

/// The scene's camera as a viewpoint has it. Where its angle is none that is allowed, the eye moves: what it turns about
/// is seen as large as before. None if it looks nowhere.
pub(super) fn look(camera: &Camera, unit: Unit, up: Up) -> Option<Look> {
    let [eye, target] = [camera.eye, camera.target].map(Point::from);
    let away = eye - target;
    let direction = (-away).try_normalize(0.0)?;
    let sideways = direction
        .cross(&Vector::from(camera.up))
        .try_normalize(0.0)?;
    let angle = camera.field_of_view.to_degrees();
    let allowed = angle.clamp(LEAST_ANGLE, MOST_ANGLE);
    let nearer = match allowed == angle {
        true => 1.0,
        false => tangent_of_half(angle) / tangent_of_half(allowed),
    };
    let eye = target.coords + away * nearer;
    let look = Look {
        eye: (turned(eye, up) * unit.metres_per_unit()).into(),
        direction: turned(direction, up).into(),
        up: turned(sideways.cross(&direction), up).into(),
        lens: Lens::Perspective(allowed),
    };
    let numbers = [look.eye, look.direction, look.up];
    let is_sound = numbers
        .as_flattened()
        .iter()
        .all(|number| number.is_finite());
    (is_sound && allowed.is_finite()).then_some(look)
}

/// A viewpoint's camera as the scene has it. It turns about what is nearest on its line of sight to `near`, the place of
/// the clash, if that is in front of it. None if it looks nowhere.
#[must_use]
pub fn camera(look: &Look, unit: Unit, up: Up, near: Option<[f64; 3]>) -> Option<Camera> {
    let in_unit = 1.0 / unit.metres_per_unit();
    let eye = turned_back(Vector::from(look.eye), up) * in_unit;
    let direction = turned_back(Vector::from(look.direction), up).try_normalize(0.0)?;
    let sideways = direction
        .cross(&turned_back(Vector::from(look.up), up))
        .try_normalize(0.0)?;
    let ahead = near.map(|near| (Vector::from(near) - eye).dot(&direction));
    let ahead = ahead
        .filter(|ahead| *ahead > 0.0)
        .unwrap_or(AHEAD * in_unit);
    let target = eye + direction * ahead;
    let (angle, distance) = match look.lens {
        Lens::Perspective(angle) => (angle.clamp(ANGLES.0, ANGLES.1), ahead),
        Lens::Orthogonal(height) => {
            let half = height.abs() * in_unit / 2.0;
            (LEAST_ANGLE, half / tangent_of_half(LEAST_ANGLE))
        }
    };
    let eye = target - direction * distance;
    let camera = Camera {
        eye: eye.into(),
        target: target.into(),
        up: sideways.cross(&direction).into(),
        field_of_view: angle.to_radians(),
    };
    let numbers = [camera.eye, camera.target, camera.up];
    let is_sound = numbers
        .as_flattened()
        .iter()
        .all(|number| number.is_finite());
    (is_sound && distance > 0.0).then_some(camera)
}

/// What a viewpoint cuts away, as the scene has it: all points whose product with the first is more than the second. None if
/// its direction is none.
pub fn cut(plane: &Plane, unit: Unit, up: Up) -> Option<([f64; 3], f64)> {
    let normal = turned_back(Vector::from(plane.direction), up).try_normalize(0.0)?;
    let place = turned_back(Vector::from(plane.place), up) / unit.metres_per_unit();
    let offset = normal.dot(&place);
    offset.is_finite().then_some((normal.into(), offset))
}
