//! Tests a straight motion of a contour past another in two ways: at poses on the way, and as a whole.

use nearpoint_geometry::planar::{
    Grid, GridPolygon, PlanarRotation, Point2, Polygon, Vector2, first_contact, overlaps,
};
use nearpoint_geometry::tolerance::MAX_POSE_DISTANCE;
use serde::{Deserialize, Serialize};

use crate::error::LessonError;

/// The largest number of poses that are tested on the way.
const MAX_POSES: u32 = 1000;

/// A contour that moves straight past another, which rests. They must not overlap at the start.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct StraightMotion {
    /// The rings of the contour at rest.
    pub fixed: Vec<Vec<[f64; 2]>>,
    /// The rings of the contour that moves, about its origin.
    pub moving: Vec<Vec<[f64; 2]>>,
    /// The origin of the moving contour at the start.
    pub from: [f64; 2],
    /// The origin of the moving contour at the end.
    pub to: [f64; 2],
    /// The number of tested poses. They are at equal distances: the start is none of them, and the end is the last one.
    pub poses: u32,
}

/// The answers of both tests of a motion.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MotionTests {
    /// The first tested pose in which the contours overlap, counted from 1. It is absent if they overlap in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub pose: Option<u32>,
    /// The first contact of the whole motion. It is absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub contact: Option<MotionContact>,
}

/// The first contact of a straight motion.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MotionContact {
    /// The completed fraction of the motion, from 0 to 1.
    pub fraction: f64,
    /// The point of contact.
    pub point: [f64; 2],
}

impl StraightMotion {
    /// Tests the motion at its poses and as a whole.
    ///
    /// # Errors
    /// [`LessonError`] if a contour is no polygon, if a number is out of range, or if the contours overlap at the start.
    pub fn test(&self) -> Result<MotionTests, LessonError> {
        let is_valid = |x: &f64| x.abs() <= MAX_POSE_DISTANCE;
        let places = [self.from, self.to];
        let are_valid = places.iter().flatten().all(is_valid);
        if !are_valid || !(1..=MAX_POSES).contains(&self.poses) {
            return Err(LessonError::NoStory);
        }
        let [fixed, moving] = [polygon(&self.fixed)?, polygon(&self.moving)?];
        let grid =
            Grid::for_extent(reach(&fixed) + reach(&moving) + largest(places.iter().flatten()));
        let [a, b] = [fixed, moving]
            .map(|polygon| GridPolygon::new(&polygon, PlanarRotation::IDENTITY, grid));
        let from = Vector2::from(self.from);
        let by = Vector2::from(self.to) - from;
        if overlaps(&a, &b, from) {
            return Err(LessonError::NoStory);
        }
        let at = |pose: u32| from + by * (f64::from(pose) / f64::from(self.poses));
        let contact = first_contact(&a, &b, from, by).map(|contact| MotionContact {
            fraction: contact.fraction,
            point: contact.point.into(),
        });
        Ok(MotionTests {
            pose: (1..=self.poses).find(|&pose| overlaps(&a, &b, at(pose))),
            contact,
        })
    }
}

fn polygon(rings: &[Vec<[f64; 2]>]) -> Result<Polygon, LessonError> {
    let ring = |ring: &Vec<[f64; 2]>| ring.iter().copied().map(Point2::from).collect();
    super::shapes::of_rings(rings.iter().map(ring).collect())
}

/// Returns the largest coordinate of a contour.
fn reach(polygon: &Polygon) -> f64 {
    largest(polygon.rings().iter().flatten().flat_map(|p| p.iter()))
}

fn largest<'a>(numbers: impl Iterator<Item = &'a f64>) -> f64 {
    numbers.fold(0.0, |most, x| most.max(x.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::random::SplitMix64;

    /// A disc of eight corners left of a wall that is 8 thick and 100 high.
    fn disc_and_wall() -> StraightMotion {
        let disc = [
            [10.0, 4.0],
            [4.0, 10.0],
            [-4.0, 10.0],
            [-10.0, 4.0],
            [-10.0, -4.0],
            [-4.0, -10.0],
            [4.0, -10.0],
            [10.0, -4.0],
        ];
        StraightMotion {
            fixed: vec![vec![[-4.0, -50.0], [4.0, -50.0], [4.0, 50.0], [-4.0, 50.0]]],
            moving: vec![disc.to_vec()],
            from: [-100.0, 0.0],
            to: [100.0, 0.0],
            poses: 1,
        }
    }

    #[test]
    fn jump_through_wall_is_missed_at_its_end_and_found_on_its_way() {
        let motion = disc_and_wall();
        let found = motion.test().unwrap();
        assert_eq!(found.pose, None);
        let contact = found.contact.unwrap();
        // 86 of 200 units lie between the disc and the wall.
        assert!((contact.fraction - 0.43).abs() < 1e-12, "{contact:?}");
        assert_eq!(contact.point[0], -4.0);
        let halved = StraightMotion { poses: 2, ..motion };
        assert_eq!(halved.test().unwrap().pose, Some(1));
    }

    #[test]
    fn motion_past_the_wall_has_no_contact() {
        let beside = StraightMotion {
            from: [-100.0, 80.0],
            to: [100.0, 80.0],
            ..disc_and_wall()
        };
        let found = beside.test().unwrap();
        assert_eq!((found.pose, found.contact), (None, None));
        let still = StraightMotion {
            to: beside.from,
            ..beside
        };
        assert_eq!(still.test().unwrap().contact, None);
    }

    #[test]
    fn whole_motion_meets_no_later_than_any_pose_that_overlaps() {
        let mut random = SplitMix64::seeded(45);
        let mut counts = [0; 2];
        for i in 0..400 {
            let mut place = |low: f64| [low, -90.0].map(|least| least + 180.0 * random.uniform());
            let mut motion = disc_and_wall();
            (motion.from, motion.to, motion.poses) = (place(-210.0), place(-90.0), 1 + i % 40);
            let Ok(found) = motion.test() else {
                continue;
            };
            counts[usize::from(found.pose.is_some())] += 1;
            let Some(pose) = found.pose else {
                continue;
            };
            let contact = found
                .contact
                .unwrap_or_else(|| panic!("seed 45, {i}: {motion:?}"));
            let at = f64::from(pose) / f64::from(motion.poses);
            assert!(
                contact.fraction < at,
                "seed 45, {i}: {contact:?} after {at}"
            );
        }
        assert!(counts.iter().all(|count| *count > 40), "{counts:?}");
    }

    #[test]
    fn bad_motions_are_refused() {
        let good = disc_and_wall();
        let bad = [
            StraightMotion {
                poses: 0,
                ..good.clone()
            },
            StraightMotion {
                poses: MAX_POSES + 1,
                ..good.clone()
            },
            StraightMotion {
                to: [f64::NAN, 0.0],
                ..good.clone()
            },
            StraightMotion {
                from: [f64::INFINITY, 0.0],
                ..good.clone()
            },
            StraightMotion {
                from: [5.0, 0.0],
                ..good.clone()
            },
            StraightMotion {
                moving: Vec::new(),
                ..good.clone()
            },
            StraightMotion {
                fixed: vec![vec![[0.0, 0.0], [1.0, 0.0]]],
                ..good
            },
        ];
        for motion in bad {
            assert!(motion.test().is_err(), "{motion:?}");
        }
    }
}
