//! Builds the pairs of shapes to choose from, at a chosen distance.

use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, ProximitySettings, ProximityStatus, hull_proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::error::LessonError;
use crate::shapes;

/// Two hulls; all coordinates are in A's frame.
#[derive(Debug)]
pub(super) struct HullPair {
    pub a: Hull,
    pub b: Hull,
    pub b_in_a: Pose,
}

impl HullPair {
    /// Returns B's vertices in A's frame.
    pub fn posed_b(&self) -> Vec<Point> {
        let posed = |p: &Point| self.b_in_a * p;
        self.b.vertices().iter().map(posed).collect()
    }
}

/// Returns two shapes of a kind, `gap` apart, with `vertices` vertices where the kind has that choice. Below a gap of 0 they
/// overlap, by no more than that.
pub(super) fn pair(kind: &str, vertices: usize, gap: f64) -> Result<HullPair, LessonError> {
    let turned = |x, y, z| UnitQuaternion::from_euler_angles(x, y, z);
    let (a, b, turn, towards) = match kind {
        "boxes" => (
            shapes::cuboid(Vector::new(48.0, 34.0, 42.0)),
            shapes::cuboid(Vector::new(30.0, 44.0, 36.0)),
            turned(0.35, 0.5, 0.25),
            Vector::new(1.0, 0.1, -0.45),
        ),
        "needles" => (
            shapes::ellipsoid(vertices, Vector::new(90.0, 2.0, 1.5), 11),
            shapes::ellipsoid(vertices, Vector::new(1.5, 2.0, 80.0), 12),
            turned(0.5, 0.25, 0.0),
            Vector::new(0.6, 0.6, -0.5),
        ),
        "polygons" => (
            upright(shapes::polygon(vertices.min(24), 46.0)),
            upright(shapes::polygon((vertices * 3 / 4).clamp(3, 17), 38.0)),
            turned(0.0, 0.3, 0.0),
            Vector::new(0.8, 0.0, -0.6),
        ),
        "point" => (
            shapes::ellipsoid(vertices, Vector::new(52.0, 40.0, 46.0), 13),
            vec![Point::origin()],
            turned(0.0, 0.0, 0.0),
            Vector::new(1.0, 0.2, -0.4),
        ),
        _ => (
            shapes::ellipsoid(vertices, Vector::new(50.0, 38.0, 44.0), 14),
            shapes::ellipsoid(vertices, Vector::new(38.0, 46.0, 34.0), 15),
            turned(0.4, 0.3, 0.6),
            Vector::new(1.0, 0.15, -0.45),
        ),
    };
    let (a, b) = (Hull::build(&a)?, Hull::build(&b)?);
    let b_in_a = pose_at_distance(&a, &b, turn, towards, gap);
    Ok(HullPair { a, b, b_in_a })
}

/// Turns points into the plane that faces the camera.
fn upright(points: Vec<Point>) -> Vec<Point> {
    let turned = |p: &Point| Point::new(p.x, 0.0, p.y);
    points.iter().map(turned).collect()
}

/// Returns the pose of B. It comes from far away along `towards` until it is about that near, then along the line between
/// the closest points. These stay the closest until the shapes touch, so the distance then falls by exactly the distance
/// moved.
fn pose_at_distance(
    a: &Hull,
    b: &Hull,
    turn: UnitQuaternion<f64>,
    towards: Vector,
    gap: f64,
) -> Pose {
    const FAR: f64 = 400.0;
    let at = |offset: Vector| Pose::from_parts(offset.into(), turn);
    let towards = towards.normalize();
    let mut far = towards * FAR;
    let (settings, mut state) = (ProximitySettings::default(), ConvexWarmStart::default());
    let mut found = hull_proximity(a, b, &at(far), &settings, &mut state);
    for _ in 0..APPROACHES {
        // The distance falls no faster than B comes, so B never passes A.
        far -= towards * (found.distance() - gap.max(NEAR)).max(0.0);
        found = hull_proximity(a, b, &at(far), &settings, &mut state);
    }
    let pose = |gap: f64| at(far + found.direction * (gap - found.distance()));
    // A thin shape leaves on the other side before it is that deep.
    let mut gap = gap;
    for _ in 0..HALVINGS {
        let deep = hull_proximity(a, b, &pose(gap), &settings, &mut state);
        if gap >= 0.0 || deep.status != ProximityStatus::Separated {
            break;
        }
        gap /= 2.0;
    }
    pose(gap)
}

const HALVINGS: usize = 8;
const APPROACHES: usize = 12;
/// The distance down to which shapes come along the first line.
const NEAR: f64 = 4.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pair_has_requested_distance() {
        for kind in ["hulls", "boxes", "needles", "polygons", "point"] {
            for gap in [-20.0, -1.0, 0.0, 1.0, 60.0, 160.0] {
                let pair = pair(kind, 40, gap).unwrap();
                let (settings, state) = (
                    ProximitySettings::default(),
                    &mut ConvexWarmStart::default(),
                );
                let found = hull_proximity(&pair.a, &pair.b, &pair.b_in_a, &settings, state);
                match found.status {
                    ProximityStatus::Separated => assert!((found.upper - gap).abs() < 1e-9),
                    ProximityStatus::Touching => assert!(gap <= 0.0, "{kind} {gap}"),
                    ProximityStatus::Overlapping => {
                        assert!(gap < 0.0 && found.depth() < -gap + 1e-9)
                    }
                    other => panic!("{kind} {gap}: {other:?}"),
                }
            }
        }
    }
}
