//! Decides whether two meshes come within a distance of each other.

use super::Clearance;
use super::closest_points::closest_points;
use super::separation_bound::separation_beyond;
use crate::bounds::Aabb;
use crate::collide::{PairVisitor, Plane, traverse_expanded};
use crate::executor::{Executor, Interrupted, SequentialAdapter};
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::{Point, Pose, RigidTransform, Vector};
use std::ops::ControlFlow;

/// The answer to whether two meshes come within a distance of each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum WithinDistance {
    /// These triangles come within the distance: the first pair found, not the nearest.
    Yes(Clearance),
    /// No two triangles come within the distance.
    No,
    /// The answer would take more tests.
    Unknown,
}

/// Decides whether two meshes come within `distance` of each other, to a few roundings of the coordinates. Points are in
/// A's frame. At most `tests` pairs of triangles are measured. The answer depends on the shapes, the pose, the distance and
/// the tests only.
///
/// It is much quicker than [`super::clearance`] if the distance is small, or not near to theirs.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::closest::{WithinDistance, within_distance};
/// use nearpoint_geometry::executor::SequentialExecutor;
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let cube = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = Shape::build(cube, &SequentialExecutor);
/// // The gap of the two cubes is 0.25.
/// let apart = Pose::translation(1.25, 0.0, 0.0);
/// let ask = |distance| within_distance(&cube, &cube, &apart, distance, 1000, &SequentialExecutor);
/// assert!(matches!(ask(0.5)?, WithinDistance::Yes(_)));
/// assert_eq!(ask(0.125)?, WithinDistance::No);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn within_distance(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    distance: f64,
    tests: usize,
    executor: &impl Executor,
) -> Result<WithinDistance, Interrupted> {
    if distance.is_nan() || distance < 0.0 {
        return Ok(WithinDistance::No);
    }
    let pose = RigidTransform::new(b_in_a);
    let shift = pose.translation.iter();
    let shift = shift.fold(0.0, |far: f64, x| far.max(x.abs()));
    let far = a.bounds().max_abs_coordinate() + b.bounds().max_abs_coordinate() + shift;
    let mut near = WithinDistanceSearch {
        distance,
        noise: DISTANCE_NOISE * far,
        tests,
        found: None,
    };
    if distance > 4.0 * far {
        // Then any two are; boxes that grow without bounds are not valid.
        near.test_pair(0, &a.triangle(0), 0, &b.posed_triangle(0, &pose));
    } else {
        let growth = [Vector::repeat(distance); 2];
        let _ = traverse_expanded(
            a,
            b,
            b_in_a,
            &growth,
            &mut near,
            &SequentialAdapter(executor),
        )?;
    }
    Ok(match near.found {
        Some(found) => WithinDistance::Yes(found),
        None if near.tests == 0 => WithinDistance::Unknown,
        None => WithinDistance::No,
    })
}

/// A search that ends at the first pair that is near enough.
struct WithinDistanceSearch {
    distance: f64,
    noise: f64,
    /// The number of tests left.
    tests: usize,
    found: Option<Clearance>,
}

impl WithinDistanceSearch {
    fn test_pair(&mut self, a: u32, corners_a: &[Point; 3], b: u32, corners_b: &[Point; 3]) {
        let boxes = [corners_a, corners_b].map(Aabb::from_points);
        let beyond = self.distance + self.noise;
        if boxes[0].distance_squared(&boxes[1]) > beyond * beyond {
            return;
        }
        if separation_beyond(corners_a, corners_b, None, beyond).is_some() {
            return;
        }
        let nearest = closest_points(corners_a, corners_b);
        let distance = nearest.distance_squared.sqrt();
        if distance <= self.distance {
            self.found = Some(Clearance {
                distance,
                on_a: nearest.on_a,
                on_b: nearest.on_b,
                triangle_a: a,
                triangle_b: b,
            });
        }
    }
}

impl PairVisitor for WithinDistanceSearch {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        if self.tests == 0 {
            return ControlFlow::Break(());
        }
        self.tests -= 1;
        self.test_pair(a, a_corners, b, &b_plane.corners);
        match self.found {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    }

    fn fork(&self) -> Self {
        Self {
            found: None,
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        self.found = self.found.or(fork.found);
    }
}
