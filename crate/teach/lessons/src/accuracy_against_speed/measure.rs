//! Checks many poses of two parts by spheres of one smallest radius, and by the faces.

use std::f64::consts::SQRT_2;
use std::sync::Arc;

use nearpoint_geometry::bounds::spheres::{
    MotionBound, RadiusSequence, Scratch, SphereModel, SphereSettings, SphereTestResult,
    SpheresError, first_hit,
};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};

use crate::clock::{Time, microseconds};
use crate::shapes::direction;
use nearpoint_geometry::random::SplitMix64;

/// The number of poses that are checked.
pub(super) const POSES: usize = 120;
/// The number of radii, each smaller by √2 than the one before.
pub(super) const RADII: usize = 5;
/// The ratios between ranks that are compared.
pub(super) const RATIOS: [f64; 4] = [1.4, 2.0, 2.8, 4.0];

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    /// The smallest of the radii.
    pub accuracy: f64,
    pub ratio: f64,
    pub of_the_source: bool,
}

#[derive(Debug)]
pub(super) struct Benchmark {
    pub parts: [Arc<Shape>; 2],
    pub parameters: Parameters,
    pub poses: Vec<Pose>,
    /// True for each pose in which the faces collide.
    pub truth: Vec<bool>,
    /// The microseconds of a check of the faces, up to the first pair.
    pub exact_time: Option<Time>,
    now: fn() -> f64,
}

/// The cost and the results of spheres with one smallest radius.
#[derive(Debug)]
pub(super) struct Measurement {
    pub accuracy: f64,
    pub models: [SphereModel; 2],
    /// The pair of spheres that intersect, if any do, for each pose.
    pub hits: Vec<Option<[u32; 2]>>,
    /// The mean number of pairs of spheres tested in a check.
    pub tests: f64,
    /// The microseconds of a check.
    pub time: Option<Time>,
    /// The microseconds to make both models.
    pub build_time: Option<Time>,
    /// The largest distance of the parts at which a false alarm is possible.
    pub max_distance: f64,
}

impl Benchmark {
    /// Makes the poses of two parts, and decides by their faces at which they collide, with the time of that.
    pub fn new(parts: [Arc<Shape>; 2], parameters: &Parameters, now: fn() -> f64) -> Self {
        let poses = poses(&parts[0].bounds().centre());
        let collide =
            |pose: &Pose| collides(&parts[0], &parts[1], pose, &SequentialExecutor) == Ok(true);
        let truth = poses.iter().map(collide).collect();
        let all = || {
            _ = std::hint::black_box(poses.iter().filter(|pose| collide(pose)).count());
        };
        Self {
            exact_time: microseconds(now, all).map(|time| time / POSES as f64),
            parameters: *parameters,
            truth,
            poses,
            parts,
            now,
        }
    }

    /// Returns the radius of a rung, the largest first.
    pub fn radius(&self, rung: usize) -> f64 {
        let halves = (RADII - 1 - rung) as i32;
        let whole = f64::from(1 << (halves / 2));
        self.parameters.accuracy
            * if halves % 2 == 0 {
                whole
            } else {
                whole * SQRT_2
            }
    }

    /// Measures collision checks by spheres of a smallest radius and a ratio between ranks.
    pub fn measure(&self, accuracy: f64, ratio: f64) -> Result<Measurement, SpheresError> {
        let settings = match self.parameters.of_the_source {
            true => SphereSettings {
                radius_sequence: RadiusSequence::Ratio(ratio),
                ..SphereSettings::original(accuracy)
            },
            false => SphereSettings {
                radius_sequence: RadiusSequence::Exact(ratio),
                ..SphereSettings::new(accuracy)
            },
        };
        let build = |side: usize| {
            let part: &Shape = &self.parts[side];
            SphereModel::build(part, &settings, &SequentialExecutor, &mut ())
        };
        let models = [build(0)?, build(1)?];
        let build_time = microseconds(self.now, || {
            _ = std::hint::black_box([build(0), build(1)]);
        });
        let still = MotionBound::zero();
        let mut scratch = Scratch::default();
        let mut check = |pose: &Pose| {
            let [a, b] = &models;
            let met = first_hit(a, b, pose, [&still; 2], &mut scratch, &SequentialExecutor);
            let tests = scratch.tests();
            match met {
                Ok(Some(SphereTestResult::Hit(hit))) => {
                    (Some(hit.spheres), hit.max_distance, tests)
                }
                _ => (None, 0.0, tests),
            }
        };
        let found: Vec<_> = self.poses.iter().map(&mut check).collect();
        let all = || self.poses.iter().for_each(|pose| _ = check(pose));
        let time = microseconds(self.now, all);
        Ok(Measurement {
            accuracy,
            time: time.map(|time| time / POSES as f64),
            build_time,
            tests: found.iter().map(|(.., tests)| *tests as f64).sum::<f64>() / POSES as f64,
            max_distance: found.iter().map(|found| found.1).fold(0.0, f64::max),
            hits: found.iter().map(|found| found.0).collect(),
            models,
        })
    }

    /// Returns the number of poses at which the parts collide.
    pub fn colliding(&self) -> usize {
        self.truth.iter().filter(|collide| **collide).count()
    }
}

impl Measurement {
    /// Returns the number of spheres of all ranks of both parts.
    pub fn spheres(&self) -> usize {
        self.models.iter().map(|model| model.len() as usize).sum()
    }

    /// Returns the poses with a false alarm, and those whose collision is missed.
    pub fn wrong(&self, truth: &[bool]) -> [Vec<usize>; 2] {
        let differ = |reported: bool| {
            let both = self.hits.iter().zip(truth).enumerate();
            let wrong =
                both.filter(|(_, (hit, truth))| hit.is_some() == reported && **truth != reported);
            wrong.map(|(pose, _)| pose).collect()
        };
        [differ(true), differ(false)]
    }
}

/// Returns poses of the second part in all directions about the centre of the first, from well inside its bounding sphere to
/// just outside.
fn poses(middle: &Point) -> Vec<Pose> {
    let mut random = SplitMix64::seeded(5);
    let mut pose = || {
        let at = middle + direction(&mut random) * (25.0 + 60.0 * random.uniform());
        Pose::new(at.coords, direction(&mut random) * (3.0 * random.uniform()))
    };
    (0..POSES).map(|_| pose()).collect()
}
