//! Tests that motions pass through their keyframes, follow their interpolation, and have a bounded spread.

use nearpoint_geometry::Pose;
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory, TrajectoryError};
use nearpoint_testing::Random;

const FORMS: [Interpolation; 3] = [
    Interpolation::Linear,
    Interpolation::Trapezoidal,
    Interpolation::Cubic,
];

fn key(time: f64, values: &[f64]) -> Keyframe {
    Keyframe {
        time,
        values: values.to_vec(),
    }
}

fn random_keys(random: &mut Random, shortest: f64) -> Vec<Keyframe> {
    let (count, freedoms) = (1 + random.below(6), 1 + random.below(4));
    let mut time = random.signed() * 10.0;
    let step = |random: &mut Random| match random.below(4) {
        0 => shortest,
        _ => shortest + 2.0 * (random.signed() + 1.0),
    };
    (0..count)
        .map(|_| {
            time += step(random);
            // Some values do not change.
            let value = |random: &mut Random| match random.below(3) {
                0 => 0.5,
                _ => 3.0 * random.signed(),
            };
            key(
                time,
                &(0..freedoms).map(|_| value(random)).collect::<Vec<_>>(),
            )
        })
        .collect()
}

#[test]
fn motions_go_through_their_keys_and_stay_at_the_ends() {
    let mut random = Random::seeded("keys", 1);
    for _ in 0..300 {
        let keys = random_keys(&mut random, 1e-3);
        for form in FORMS {
            let motion = Trajectory::new(form, keys.clone()).unwrap();
            for key in &keys {
                assert_eq!(motion.at(key.time), key.values, "{form:?} {keys:?}");
            }
            assert_eq!(motion.at(motion.start() - 1.0), keys[0].values);
            assert_eq!(motion.at(motion.end() + 1.0), keys[keys.len() - 1].values);
            assert_eq!(motion.at(f64::INFINITY), keys[keys.len() - 1].values);
            assert_eq!(motion.at(f64::NAN), keys[0].values);
        }
    }
}

#[test]
fn trajectory_follows_its_interpolation() {
    let keys = || vec![key(1.0, &[2.0]), key(4.0, &[6.0])];
    let at = |form, time| Trajectory::new(form, keys()).unwrap().at(time)[0];
    assert_eq!(at(Interpolation::Linear, 1.75), 3.0);
    assert_eq!(at(Interpolation::Trapezoidal, 2.0), 3.0);
    assert_eq!(at(Interpolation::Trapezoidal, 2.5), 4.0);
    assert_eq!(at(Interpolation::Trapezoidal, 3.0), 5.0);
    // One polynomial goes from rest to rest: 3u² − 2u³.
    assert!(
        (at(Interpolation::Cubic, 1.75) - (2.0 + 4.0 * (3.0 / 16.0 - 2.0 / 64.0))).abs() < 1e-12
    );
}

#[test]
fn a_spline_has_no_jump_in_speed_or_acceleration_and_rests_at_both_ends() {
    let mut random = Random::seeded("spline", 2);
    for _ in 0..200 {
        let mut time = 0.0;
        let keys: Vec<Keyframe> = (0..2 + random.below(6))
            .map(|_| {
                time += 0.5 + (random.signed() + 1.0);
                key(time, &[random.signed()])
            })
            .collect();
        let motion = Trajectory::new(Interpolation::Cubic, keys.clone()).unwrap();
        let at = |time| motion.at(time)[0];
        let h = 1e-4;
        let speed = |time: f64| (at(time + h) - at(time - h)) / (2.0 * h);
        for key in &keys[1..keys.len() - 1] {
            let t = key.time;
            assert!(
                (speed(t - h) - speed(t + h)).abs() < 0.01,
                "{keys:?} at {t}"
            );
            // These are one-sided second differences on both sides.
            let before = (at(t) - 2.0 * at(t - h) + at(t - 2.0 * h)) / (h * h);
            let after = (at(t) - 2.0 * at(t + h) + at(t + 2.0 * h)) / (h * h);
            assert!((before - after).abs() < 0.02, "{before} {after} {keys:?}");
        }
        for end in [motion.start(), motion.end()] {
            assert!(speed(end).abs() < 0.01, "{keys:?}");
        }
    }
}

#[test]
fn the_spread_is_that_of_many_samples() {
    let mut random = Random::seeded("spread", 3);
    for _ in 0..100 {
        let keys = random_keys(&mut random, 0.5);
        for form in FORMS {
            let motion = Trajectory::new(form, keys.clone()).unwrap();
            let length = motion.end() - motion.start() + 2.0;
            let any =
                |random: &mut Random| motion.start() - 1.0 + length * (random.signed() + 1.0) / 2.0;
            let (from, to) = (any(&mut random), any(&mut random));
            let (from, to) = (from.min(to), from.max(to));
            let spread = motion.spread(from, to);
            let middle = motion.at(from + (to - from) / 2.0);
            let mut seen = vec![0.0_f64; middle.len()];
            for n in 0..=4000 {
                let values = motion.at(from + (to - from) * f64::from(n) / 4000.0);
                for (i, value) in values.iter().enumerate() {
                    seen[i] = seen[i].max((value - middle[i]).abs());
                }
            }
            for i in 0..seen.len() {
                let case = format!("{form:?} {keys:?} {from} {to}: {} {}", seen[i], spread[i]);
                assert!(seen[i] <= spread[i], "{case}");
                assert!(spread[i] <= seen[i] + 0.2, "{case}");
                assert!(seen[i] > 0.0 || spread[i] < 1e-9, "{case}");
            }
        }
    }
}

#[test]
fn invalid_trajectory_is_an_error() {
    use TrajectoryError::*;
    let refused = |keys: Vec<Keyframe>| Trajectory::new(Interpolation::Cubic, keys).unwrap_err();
    assert_eq!(refused(vec![]), NoKeys);
    assert_eq!(refused(vec![key(f64::NAN, &[])]), NoTime { key: 0 });
    let (expected, got, before, time) = (1, 0, 1.0, 1.0);
    for (first, second, why) in [
        (
            key(0.0, &[1.0]),
            key(1.0, &[]),
            WrongCount {
                key: 1,
                expected,
                got,
            },
        ),
        (
            key(0.0, &[1.0]),
            key(1.0, &[f64::INFINITY]),
            NotANumber { key: 1, value: 0 },
        ),
        (
            key(1.0, &[]),
            key(1.0, &[]),
            TimesNotIncreasing {
                key: 1,
                before,
                time,
            },
        ),
        (
            key(0.0, &[f64::MAX]),
            key(1.0, &[f64::MIN]),
            TooFar { key: 1 },
        ),
        (
            key(f64::MIN, &[0.0]),
            key(f64::MAX, &[1.0]),
            TooFar { key: 1 },
        ),
    ] {
        assert_eq!(refused(vec![first, second]), why);
    }
    for time in [f64::MIN_POSITIVE, 5e-324] {
        for form in FORMS {
            let keys = vec![key(0.0, &[1.0]), key(time, &[2.0])];
            if let Ok(motion) = Trajectory::new(form, keys) {
                assert_eq!(motion.at(time), [2.0]);
                assert!(motion.spread(0.0, 1.0)[0].is_finite());
            }
        }
    }
}

fn arm() -> Robot {
    let up = [0.0, 0.0, 1.0];
    let joint = |name: &str, parent, child| Joint {
        limits: Some(JointLimits::new(-1.0, 1.0)),
        max_speed: Some(2.0),
        ..Joint::new(
            name,
            JointKind::Revolute,
            [parent, child],
            Pose::identity(),
            up,
        )
    };
    Robot::new(RobotDescription {
        name: "arm".into(),
        links: ["base", "upper", "fore"].map(String::from).to_vec(),
        joints: vec![joint("shoulder", 0, 1), joint("elbow", 1, 2)],
    })
    .unwrap()
}

#[test]
fn limits_hold_between_keys_too() {
    let arm = arm();
    let keys = vec![
        key(0.0, &[0.0, 0.0]),
        key(1.0, &[0.0, 1.0]),
        key(2.0, &[0.0, 1.0]),
        key(3.0, &[0.0, 0.0]),
    ];
    for form in [Interpolation::Linear, Interpolation::Trapezoidal] {
        let motion = Trajectory::new(form, keys.clone()).unwrap();
        assert_eq!(motion.check_limits(&[&arm]), Ok(()));
        assert_eq!(motion.speed_violations(&[&arm]), Ok(vec![]));
    }
    let motion = Trajectory::new(Interpolation::Cubic, keys.clone()).unwrap();
    let TrajectoryError::OutsideLimits {
        joint, time, value, ..
    } = motion.check_limits(&[&arm]).unwrap_err()
    else {
        panic!("it swings over");
    };
    assert_eq!((joint.as_str(), time), ("elbow", 1.5));
    assert!(value > 1.01 && value == motion.at(1.5)[1]);
    let text = motion.check_limits(&[&arm]).unwrap_err().to_string();
    assert!(
        text.starts_with("At 1.500 s joint “elbow” of “arm” would move to"),
        "{text}"
    );
    let quick: Vec<Keyframe> = keys.iter().map(|k| key(k.time / 2.0, &k.values)).collect();
    let motion = Trajectory::new(Interpolation::Trapezoidal, quick.clone()).unwrap();
    let fast = motion.speed_violations(&[&arm]).unwrap();
    assert_eq!(fast.len(), 1);
    assert!((fast[0].speed - 3.0).abs() < 1e-9 && fast[0].limit == 2.0);
    // The motion is exactly as fast as the joint can be.
    let motion = Trajectory::new(Interpolation::Linear, quick).unwrap();
    assert_eq!(motion.speed_violations(&[&arm]), Ok(vec![]));
    assert_eq!(
        motion.check_limits(&[&arm, &arm]),
        Err(TrajectoryError::WrongJoints {
            expected: 4,
            got: 2
        })
    );
}
