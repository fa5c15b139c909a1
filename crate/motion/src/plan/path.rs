//! Defines the path of a rigid body.

use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::{Point, Pose};

/// A path of a rigid body. Between two of its poses the centre moves on a straight line and the body turns about it by
/// the smaller angle, both at constant speed.
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    /// The poses, world from body; at least one.
    pub poses: Vec<Pose>,
    /// The centre, in the body's frame.
    pub centre: Point,
    /// The length of the centre's path; a turn counts as the path of the point farthest from the centre.
    pub length: f64,
    /// The fractions of the length at which the poses are.
    pub fractions: Vec<f64>,
}

impl Path {
    /// Makes the path through these poses of a body, none of whose points is farther than `radius` from the centre.
    pub fn new(poses: Vec<Pose>, centre: Point, radius: f64) -> Self {
        let mut fractions = vec![0.0];
        let mut length = 0.0;
        for leg in poses.windows(2) {
            length += segment_length([&leg[0], &leg[1]], &centre, radius);
            fractions.push(length);
        }
        if length > 0.0 {
            fractions
                .iter_mut()
                .for_each(|fraction| *fraction /= length);
        }
        Self {
            poses,
            centre,
            length,
            fractions,
        }
    }

    /// Returns the pose at a fraction of the length, 0 … 1.
    pub fn at(&self, fraction: f64) -> Pose {
        let last = self.poses.len() - 1;
        if fraction <= 0.0 || last == 0 {
            return self.poses[0];
        }
        if fraction >= 1.0 {
            return self.poses[last];
        }
        let after = self
            .fractions
            .partition_point(|&s| s <= fraction)
            .clamp(1, last);
        let [from, to] = [self.fractions[after - 1], self.fractions[after]];
        match RigidMotion::new(self.poses[after - 1], self.poses[after], self.centre) {
            Ok(leg) if to > from => leg.at((fraction - from) / (to - from)),
            _ => self.poses[after],
        }
    }
}

/// Returns a bound of how far any point of a body moves between two poses; no point is farther than `radius` from the
/// centre.
pub fn segment_length([from, to]: [&Pose; 2], centre: &Point, radius: f64) -> f64 {
    let path = (to * centre - from * centre).norm();
    if from.rotation.coords == to.rotation.coords {
        return path;
    }
    path + from.rotation.angle_to(&to.rotation) * radius
}
