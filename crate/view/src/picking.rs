//! Computes pivots and section planes from picked features.

use nearpoint_geometry::measure::{FeatureMap, PickedFeature, SupportGeometry};
use nearpoint_geometry::tolerance::{PARALLEL_NORMALS, SECTION_INSET};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{PartId, Pivot, SceneError};
use serde::{Deserialize, Serialize};

use crate::section::Section;

/// The purpose of the features that the next clicks pick: a pivot or a section plane. As JSON `{"for": "pivot",
/// "parts": [3]}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "for", rename_all = "camelCase")]
pub enum PickPurpose {
    /// A pivot for these parts: an axis, if the clicked feature has one; else a point.
    Pivot {
        /// The parts that get the pivot.
        parts: Vec<PartId>,
    },
    /// A section plane along a face.
    Face {
        /// The index of the plane to replace; the number of planes, to add one.
        plane: usize,
    },
    /// A section plane through three points.
    Points {
        /// The index of the plane, as for a face.
        plane: usize,
    },
}

/// The picking of features in progress, and its purpose.
#[derive(Debug)]
pub(crate) struct Picking {
    pub purpose: PickPurpose,
    /// The points picked so far, of three, in the scene.
    pub points: Vec<Point>,
}

/// Returns the pivot for a feature that was picked on a part at a pose: the axis of a round feature, a straight edge,
/// the centre of a face, or the point itself.
// Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first pick.
#[inline(never)]
pub(crate) fn pivot_of(
    feature: &PickedFeature,
    feature_map: &FeatureMap,
    picked: Point,
    pose: &Pose,
) -> Pivot {
    let hinge = |at: Point, axis: Vector| (at, Some(axis.into()));
    let (at, axis) = match feature.support {
        SupportGeometry::Line { through, along } => hinge(through, along),
        SupportGeometry::Circle { centre, axis } => hinge(centre, axis),
        // The point on the axis only matters for drawing: the pivot is drawn beside the picked point.
        SupportGeometry::Revolution { through, axis } => {
            hinge(through + axis * (picked - through).dot(&axis), axis)
        }
        SupportGeometry::Sphere { centre } => (centre, None),
        SupportGeometry::Plane { .. } => {
            let patch = feature_map.nearest_patch(&picked);
            (
                patch.map_or(picked, |patch| feature_map.centroid(patch)),
                None,
            )
        }
        SupportGeometry::Point(place) => (place, None),
        SupportGeometry::None => (picked, None),
    };
    let pivot = Pivot {
        point: at.into(),
        axis,
        angle: 0.0,
        limits: None,
    };
    pivot.posed(pose)
}

/// Returns a section plane along a face, or, for a round face, through its axis and facing the eye. The side before the
/// plane is cut away, with rounding errors of the face itself. `size` is that of the visible scene.
///
/// # Errors
/// Returns an error if there is no such plane.
#[inline(never)]
pub fn section_along(
    carrier: &SupportGeometry,
    pose: &Pose,
    back: Vector,
    size: f64,
) -> Result<Section, SceneError> {
    let (through, normal) = match *carrier {
        SupportGeometry::Plane { through, normal } => (pose * through, pose * normal),
        SupportGeometry::Revolution { through, axis }
        | SupportGeometry::Circle {
            centre: through,
            axis,
        } => {
            let axis = pose * axis;
            let across = back - axis * back.dot(&axis);
            // A round face that is seen along its axis has no side that faces the eye.
            let seen = across.norm_squared() > PARALLEL_NORMALS;
            let across = if seen {
                across
            } else {
                crate::section::across(axis)[0]
            };
            let normal = across.normalize();
            return Section::new(normal, 0.0)
                .map(|plane| plane.moved_through(pose * through))
                .ok_or(SceneError::NoPlaneThere);
        }
        _ => return Err(SceneError::NoPlaneThere),
    };
    facing(normal, through, back, size).ok_or(SceneError::NoPlaneThere)
}

/// Returns a section plane through three points. The side before it is cut away, with rounding errors of a face along
/// it.
///
/// # Errors
/// Returns an error if many planes go through them.
#[inline(never)]
pub fn section_through(points: [Point; 3], back: Vector, size: f64) -> Result<Section, SceneError> {
    let [a, b, c] = points;
    let sides = [b - a, c - a, c - b];
    if sides.iter().any(|side| side.norm() <= SECTION_INSET * size) {
        return Err(SceneError::SamePointTwice);
    }
    let normal = sides[0].normalize().cross(&sides[1].normalize());
    if normal.norm_squared() <= PARALLEL_NORMALS {
        return Err(SceneError::PointsOnALine);
    }
    facing(normal, a, back, size).ok_or(SceneError::PointsOnALine)
}

/// Returns the plane, turned so that it faces the eye.
fn facing(normal: Vector, through: Point, back: Vector, size: f64) -> Option<Section> {
    let away = if normal.dot(&back) < 0.0 {
        -normal
    } else {
        normal
    };
    let plane = Section::new(away, 0.0)?.moved_through(through);
    Section::new(plane.normal, plane.offset - SECTION_INSET * size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_testing::Random;

    #[test]
    fn section_through_three_points_faces_the_eye_or_is_an_error() {
        let mut random = Random::seeded("planes through three points", 61);
        for _ in 0..500 {
            let points = [(); 3].map(|()| Point::from(random.vector(10.0)));
            let back = random.vector(1.0).normalize();
            let plane = section_through(points, back, 20.0).unwrap();
            for point in points {
                let beyond = plane.signed_distance(point);
                assert!((beyond - SECTION_INSET * 20.0).abs() < 1e-9, "{points:?}");
            }
            assert!(plane.normal.dot(&back) >= 0.0);
            // A third point on the line of the others, and one that repeats a point.
            let [a, b, _] = points;
            let on = a + (b - a) * random.between(1.5, 3.0);
            let refused = section_through([a, b, on], back, 20.0);
            assert_eq!(refused, Err(SceneError::PointsOnALine));
            let refused = section_through([a, b, a], back, 20.0);
            assert_eq!(refused, Err(SceneError::SamePointTwice));
        }
    }

    #[test]
    fn a_plane_along_something_round_holds_its_axis_and_faces_the_eye() {
        let mut random = Random::seeded("planes along cylinders", 62);
        for _ in 0..500 {
            let through = Point::from(random.vector(3.0));
            let axis = random.vector(1.0).normalize();
            let (pose, back) = (random.pose(2.0), random.vector(1.0).normalize());
            let round = SupportGeometry::Revolution { through, axis };
            let plane = section_along(&round, &pose, back, 1.0).unwrap();
            assert!(plane.signed_distance(pose * through).abs() < 1e-12);
            assert!(plane.normal.dot(&(pose * axis)).abs() < 1e-7);
            assert!(plane.normal.dot(&back) >= 0.0);
            // The same holds where the eye looks along the axis.
            let along = section_along(&round, &pose, pose * axis, 1.0).unwrap();
            assert!(along.normal.dot(&(pose * axis)).abs() < 1e-7);
        }
        let none = section_along(&SupportGeometry::None, &Pose::identity(), Vector::z(), 1.0);
        assert_eq!(none, Err(SceneError::NoPlaneThere));
    }
}
