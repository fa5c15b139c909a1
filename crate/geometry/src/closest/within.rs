//! Decides whether two meshes come within a distance of each other.

use super::Clearance;
use super::gap::gap_beyond;
use super::pair::separation;
use crate::bounds::Aabb;
use crate::collide::{Plane, Visit, walk_grown};
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::work::{Alone, Stopped, Work};
use crate::{Point, Pose, Rigid, Vector};
use std::ops::ControlFlow;

/// The answer whether two meshes come within a distance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Within {
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
/// [`Stopped`] when `work` says so.
pub fn within(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    distance: f64,
    tests: usize,
    work: &impl Work,
) -> Result<Within, Stopped> {
    if distance.is_nan() || distance < 0.0 {
        return Ok(Within::No);
    }
    let pose = Rigid::new(b_in_a);
    let shift = pose.translation.iter();
    let shift = shift.fold(0.0, |far: f64, x| far.max(x.abs()));
    let far = a.bounds().reach() + b.bounds().reach() + shift;
    let mut near = Near {
        distance,
        noise: DISTANCE_NOISE * far,
        tests,
        found: None,
    };
    if distance > 4.0 * far {
        // Then any two are; boxes that grow without bounds are not valid.
        near.look(0, &a.triangle(0), 0, &b.posed_triangle(0, &pose));
    } else {
        let growth = [Vector::repeat(distance); 2];
        let _ = walk_grown(a, b, b_in_a, &growth, &mut near, &Alone(work))?;
    }
    Ok(match near.found {
        Some(found) => Within::Yes(found),
        None if near.tests == 0 => Within::Unknown,
        None => Within::No,
    })
}

/// A search that ends at the first pair that is near enough.
struct Near {
    distance: f64,
    noise: f64,
    /// The number of tests left.
    tests: usize,
    found: Option<Clearance>,
}

impl Near {
    fn look(&mut self, a: u32, corners_a: &[Point; 3], b: u32, corners_b: &[Point; 3]) {
        let boxes = [corners_a, corners_b].map(Aabb::around);
        let beyond = self.distance + self.noise;
        if boxes[0].distance_squared(&boxes[1]) > beyond * beyond {
            return;
        }
        if gap_beyond(corners_a, corners_b, None, beyond).is_some() {
            return;
        }
        let nearest = separation(corners_a, corners_b);
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

impl Visit for Near {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        if self.tests == 0 {
            return ControlFlow::Break(());
        }
        self.tests -= 1;
        self.look(a, a_corners, b, &b_plane.corners);
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
