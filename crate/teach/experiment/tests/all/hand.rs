//! Tests the simulated hand: its profile, its tremor, its eye, and that the seed determines its random numbers.

use nearpoint_experiment::hand::{
    CorrectionModel, Eye, Random, ReleaseCondition, SimulatedHand, Submovement, Tremor, duration,
    minimum_jerk, parameters,
};
use nearpoint_geometry::{Pose, Vector};
use std::f64::consts::{PI, TAU};

#[test]
fn the_minimum_jerk_profile() {
    assert_eq!((minimum_jerk(0.0), minimum_jerk(1.0)), (0.0, 1.0));
    assert_eq!((minimum_jerk(-1.0), minimum_jerk(2.0)), (0.0, 1.0));
    let step = 1e-4;
    let speed = |t: f64| (minimum_jerk(t + step) - minimum_jerk(t - step)) / (2.0 * step);
    let acceleration = |t: f64| {
        (minimum_jerk(t + step) - 2.0 * minimum_jerk(t) + minimum_jerk(t - step)) / (step * step)
    };
    // The peak is 15/8 of the mean speed, halfway; the profile is symmetric and starts and ends at rest.
    assert!((speed(0.5) - 1.875).abs() < 1e-6);
    for t in [0.1, 0.2, 0.3, 0.4] {
        assert!((minimum_jerk(t) + minimum_jerk(1.0 - t) - 1.0).abs() < 1e-12);
        assert!(speed(t) > 0.0 && speed(t) < 1.875);
    }
    for t in [step, 1.0 - step] {
        assert!(speed(t).abs() < 1e-5 && acceleration(t).abs() < 0.02);
    }
}

#[test]
fn a_reach_turns_and_moves_together() {
    let reach = Submovement {
        from: Pose::translation(1.0, 2.0, 3.0),
        shift: Vector::new(10.0, 0.0, 0.0),
        turn: Vector::z(),
        arch: 4.0,
        start_time: 1.0,
        duration: 2.0,
    };
    assert_eq!(reach.pose_at(0.0), reach.from);
    let middle = reach.pose_at(2.0);
    assert!((middle.translation.vector - Vector::new(6.0, 2.0, 7.0)).norm() < 1e-12);
    assert!((middle.rotation.angle() - 0.5).abs() < 1e-12);
    assert!((reach.pose_at(9.0).translation.vector - Vector::new(11.0, 2.0, 3.0)).norm() < 1e-12);
}

#[test]
fn submovements_fall_short_and_spread_with_their_speed() {
    let mut random = Random::seeded(1);
    for distance in [5.0, 50.0, 200.0] {
        let options = Vector::x() * distance;
        let takes = duration(distance, 0.0);
        let ends: Vec<Vector> = (0..4000)
            .map(|_| {
                let (from, turn) = (Pose::identity(), Vector::zeros());
                Submovement::from_intended(from, options, turn, 0.0, &mut random).shift
            })
            .collect();
        let mean = ends.iter().sum::<Vector>() / ends.len() as f64;
        let deviation = |n: usize| {
            let sum: f64 = ends.iter().map(|end| (end[n] - mean[n]).powi(2)).sum();
            (sum / ends.len() as f64).sqrt()
        };
        let expected = parameters::SPREAD_ALONG * distance / takes;
        let covered = mean.x / distance;
        assert!(
            (covered - parameters::COVERED_FRACTION).abs() < 0.02,
            "seed 1: {mean}"
        );
        let across = parameters::SPREAD_ACROSS;
        for (n, fraction) in [(0, 1.0), (1, across), (2, across)] {
            let ratio = deviation(n) / (expected * fraction);
            assert!((ratio - 1.0).abs() < 0.06, "seed 1");
        }
    }
}

/// Returns the fraction of a signal's power in a band, by its Fourier transform.
fn fraction_in_band(samples: &[f64], rate: f64, band: [f64; 2]) -> f64 {
    let count = samples.len();
    let power = |bin: usize| {
        let angle = |n: usize| TAU * (bin * n % count) as f64 / count as f64;
        let part = |f: fn(f64) -> f64| -> f64 {
            let each = samples.iter().enumerate();
            each.map(|(n, x)| x * f(angle(n))).sum()
        };
        part(f64::cos).powi(2) + part(f64::sin).powi(2)
    };
    let bins = 1..count / 2;
    let is_in = |bin: &usize| (band[0]..=band[1]).contains(&(*bin as f64 * rate / count as f64));
    let all: f64 = bins.clone().map(power).sum();
    bins.filter(is_in).map(power).sum::<f64>() / all
}

#[test]
fn tremor_stays_in_its_band_and_has_its_size() {
    let mut squares = 0.0;
    for seed in 0..20 {
        let tremor = Tremor::new(&mut Random::seeded(seed));
        let samples: Vec<Vector> = (0..600).map(|n| tremor.shift(n as f64 / 60.0)).collect();
        for axis in 0..3 {
            let one: Vec<f64> = samples.iter().map(|shift| shift[axis]).collect();
            // The band allows half a hertz of leakage on either side.
            let fraction = fraction_in_band(&one, 60.0, [7.5, 12.5]);
            assert!(fraction > 0.95, "seed {seed}: {fraction}");
            squares += one.iter().map(|x| x * x).sum::<f64>() / one.len() as f64;
        }
    }
    let rms = (squares / 60.0).sqrt();
    // This is a sine at 10 Hz with that peak acceleration.
    let expected = parameters::TREMOR_ACCELERATION / (TAU * 10.0).powi(2) / 2_f64.sqrt();
    assert!((rms / expected - 1.0).abs() < 0.15, "{rms} {expected}");
}

#[test]
fn depth_is_seen_worse() {
    let eye = Eye::new(CorrectionModel::All);
    let mut random = Random::seeded(8);
    let (mut across, mut along) = (0.0, 0.0);
    let down = PI / 6.0;
    let sight = Vector::new(0.0, down.cos(), -down.sin());
    let mut there = 0;
    for _ in 0..2000 {
        let look = eye.observe(&Pose::identity(), &Pose::identity(), &mut random);
        across += look.shift.x.powi(2) / 2000.0;
        along += look.shift.dot(&sight).powi(2) / 2000.0;
        there += u32::from(look.is_noticeable);
    }
    // The expected values are 1′ at 700 mm, and 0.5′ of disparity there with 65 mm between the eyes.
    assert!((across.sqrt() - 0.2036).abs() < 0.01, "seed 8: {across}");
    assert!((along.sqrt() - 1.0964).abs() < 0.06, "seed 8: {along}");
    // The probability of six normal variables within two deviations is 0.9545⁶.
    let fraction = f64::from(there) / 2000.0;
    assert!((fraction - 0.756).abs() < 0.04, "seed 8: {there}");
    let far = Pose::translation(50.0, 0.0, 0.0);
    assert!(
        !eye.observe(&Pose::identity(), &far, &mut random)
            .is_noticeable
    );
}

/// Returns a hand that carries a block from the origin to `aim`, where it is set down from above.
fn grasped(seed: u64, [x, y, z]: [f64; 3], content: ReleaseCondition) -> SimulatedHand {
    let (start, aim) = (Pose::identity(), Pose::translation(x, y, z));
    let (corrects, random) = (CorrectionModel::All, Random::seeded(seed));
    SimulatedHand::grasp(corrects, random, start, aim, Vector::z(), content, 0.0)
}

/// Runs a hand whose block is shown exactly at the hand's pose; returns the poses of its path.
fn alone(seed: u64, content: ReleaseCondition) -> (Vec<Pose>, bool) {
    let mut hand = grasped(seed, [0.0, 140.0, 70.0], content);
    let mut poses = vec![Pose::identity()];
    for frame in 0..1200 {
        let act = hand.step(f64::from(frame) / 60.0, &poses[poses.len() - 1]);
        poses.push(act.pose);
        if act.releases {
            return (poses, true);
        }
    }
    (poses, false)
}

#[test]
fn the_same_seed_moves_the_same_way_and_another_does_not() {
    let (one, other) = (
        alone(4, ReleaseCondition::Automatic),
        alone(5, ReleaseCondition::Automatic),
    );
    assert_eq!(one, alone(4, ReleaseCondition::Automatic));
    assert_ne!(one.0, other.0);
}

#[test]
fn hand_reaches_target_and_releases() {
    for seed in 0..40 {
        let (poses, released) = alone(seed, ReleaseCondition::Automatic);
        assert!(released, "seed {seed}");
        let end = poses[poses.len() - 1];
        let off = (end.translation.vector - Vector::new(0.0, 140.0, 70.0)).norm();
        assert!(off < 10.0, "seed {seed}: {off} mm off");
        assert!(end.rotation.angle().to_degrees() < 20.0, "seed {seed}");
        // The hand is never faster than a person: 15/8 of the mean speed of a reach that long, with a margin for its spread.
        for step in poses.windows(2) {
            let moved = (step[1].translation.vector - step[0].translation.vector).norm();
            assert!(moved * 60.0 < 1200.0, "seed {seed}: {moved} mm in a frame");
        }
    }
    assert!(!alone(0, ReleaseCondition::OnRequest).1);
}

#[test]
fn hand_reacts_after_reaction_time() {
    // Two hands that see different poses from some moment on act alike until their reaction time is over.
    let mut one = grasped(2, [0.0, 60.0, 0.0], ReleaseCondition::OnRequest);
    let mut other = one.clone();
    let (change, mut apart) = (1.5, None);
    for frame in 0..240 {
        let time = f64::from(frame) / 60.0;
        let seen = Pose::translation(0.0, 58.0, 0.0);
        let x = if time < change { 0.0 } else { 30.0 };
        let changed = Pose::translation(x, 58.0, 0.0);
        let same = one.step(time, &seen) == other.step(time, &changed);
        if !same && apart.is_none() {
            apart = Some(time);
        }
    }
    assert!(apart.unwrap() >= change + parameters::REACTION - 1e-9);
}
