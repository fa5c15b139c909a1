//! Tests checks of whole motions against many samples, and against themselves.

use crate::common::cells::{RADIUS, any, body, cuboid, joint, motion, on, slide, whole};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Pose, Vector, brute_force, relative_pose};
use nearpoint_motion::check::{
    Attachment, Check, CheckError, CheckMethod, CheckSettings, Interval, MotionReport, WorkCell,
};
use nearpoint_motion::robot::JointKind;
use nearpoint_motion::trajectory::{Interpolation, Trajectory};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use std::f64::consts::TAU;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

const METHODS: [CheckMethod; 2] = [CheckMethod::Exact, CheckMethod::Spheres];

fn by(method: CheckMethod, accuracy: f64) -> CheckSettings {
    CheckSettings {
        method,
        ..CheckSettings::new(accuracy)
    }
}

fn sampled(method: CheckMethod, samples: usize, accuracy: f64) -> CheckSettings {
    CheckSettings {
        samples,
        ..by(method, accuracy)
    }
}

fn check(cell: &WorkCell, trajectory: &Trajectory, settings: CheckSettings) -> Check {
    Check::new(Arc::new(cell.clone()), trajectory.clone(), settings).unwrap()
}

fn report(cell: &WorkCell, trajectory: &Trajectory, settings: CheckSettings) -> MotionReport {
    let mut check = check(cell, trajectory, settings);
    assert!(check.advance(&SequentialExecutor));
    assert_eq!(check.progress(), 1.0);
    check.report()
}

fn brute_clearance(cell: &WorkCell, trajectory: &Trajectory, pair: usize, time: f64) -> f64 {
    let poses = cell.poses(&trajectory.at(time));
    let [a, b] = cell.pairs[pair];
    let b_in_a = relative_pose(&poses[a], &poses[b]);
    let [a, b] = [a, b].map(|body| &cell.bodies[body].shape);
    brute_force::clearance(a, b, &b_in_a, f64::INFINITY)
        .unwrap()
        .distance
}

fn holds(intervals: &[Interval], time: f64) -> bool {
    intervals
        .iter()
        .any(|one| one.from <= time && time <= one.to)
}

#[test]
fn motion_check_reports_every_sampled_contact_and_no_false_one() {
    let mut random = Random::seeded("oracle", 21);
    let (mut met, mut free) = (0, 0);
    for case in 0..12 {
        let (cell, trajectory) = any(&mut random);
        let method = METHODS[case % 2];
        let settings = sampled(method, 9, 0.01);
        let report = report(&cell, &trajectory, settings);
        assert!(report.is_complete);
        let length = trajectory.end() - trajectory.start();
        let times: Vec<f64> = (0..=60)
            .map(|n| trajectory.start() + length * f64::from(n) / 60.0)
            .collect();
        for (i, motion) in report.pairs.iter().enumerate() {
            let intervals = &motion.intervals;
            assert!(intervals.is_sorted_by(|a, b| a.to < b.from));
            let smallest = motion.min_clearance.unwrap();
            let inside = intervals
                .iter()
                .flat_map(|one| [one.from, one.to, one.from + 0.618 * (one.to - one.from)]);
            for time in times.iter().copied().chain(inside) {
                let distance = brute_clearance(&cell, &trajectory, i, time);
                let at = format!("case {case}, pair {i} at {time}: {distance}, {motion:?}");
                assert!(distance > 0.0 || holds(intervals, time), "missed: {at}");
                let is_near = distance <= motion.max_distance * (1.0 + 1e-9);
                assert!(is_near || !holds(intervals, time), "{at}");
                let slack = settings.tolerance(smallest.distance);
                assert!(smallest.distance - slack <= distance, "{at}");
            }
            let there = brute_clearance(&cell, &trajectory, i, smallest.time);
            assert!(
                (there - smallest.distance).abs() < 1e-9,
                "{there} {smallest:?}"
            );
            let [p, q] = smallest.points;
            assert!(((p - q).norm() - smallest.distance).abs() < 1e-9);
            match &motion.first_contact {
                None => assert!(intervals.is_empty()),
                Some(first) => assert_eq!(first.time, intervals[0].from),
            }
            met += usize::from(!intervals.is_empty());
            free += usize::from(intervals.is_empty());
        }
        for point in &report.curve {
            let each = (0..cell.pairs.len())
                .map(|pair| brute_clearance(&cell, &trajectory, pair, point.time));
            assert_eq!(point.clearance, each.fold(f64::INFINITY, f64::min));
        }
        let firsts = report
            .pairs
            .iter()
            .filter_map(|motion| motion.first_contact.as_ref());
        let first = firsts.map(|first| first.time).reduce(f64::min);
        assert_eq!(report.first_contact.map(|first| first.time), first);
    }
    assert!(met > 4 && free > 10, "{met} met, {free} free");
}

/// A block of 0.1 moves 20 through a sheet of 0.001 in a second: 1024 samples, 0.02 apart, would hardly ever touch it.
#[test]
fn motion_check_of_fast_block_hits_thin_sheet() {
    let sheet = Attachment::Scene(Pose::translation(3.7, 0.0, 0.0));
    let cell = slide([0.001, 0.1, 0.1], vec![cuboid([0.001, 1.0, 1.0], sheet)]);
    let trajectory = motion(Interpolation::Linear, &[(0.0, &[0.0]), (1.0, &[20.0])]);
    for method in METHODS {
        let settings = by(method, 1e-4);
        let report = report(&cell, &trajectory, settings);
        let motion = &report.pairs[0];
        assert_eq!(motion.intervals.len(), 1, "{method:?}");
        let Interval {
            from,
            to,
            is_certain,
        } = motion.intervals[0];
        let [begin, end] = [3.699 / 20.0, 3.701 / 20.0];
        assert!(from <= begin && end <= to);
        let early = (motion.max_distance + settings.accuracy) / 20.0;
        assert!(begin - from <= early && to - end <= early, "{from} {to}");
        assert!(is_certain || method == CheckMethod::Spheres);
        if method == CheckMethod::Exact {
            let first = motion.first_contact.as_ref().unwrap();
            assert!((first.point.x - 3.7).abs() < 0.002, "{first:?}");
            assert_eq!(report.min_clearance.unwrap().distance, 0.0);
        }
    }
}

/// A block starts inside a closed box, which it leaves at 1.9, and enters another box at 4.1.
#[test]
fn motion_check_of_contained_body_reports_contact_from_the_start() {
    let still = |x: f64| Attachment::Scene(Pose::translation(x, 0.0, 0.0));
    let around = [0.0, 6.0].map(|x| cuboid([4.0; 3], still(x)));
    let cell = slide([0.2; 3], around.into());
    let trajectory = motion(Interpolation::Linear, &[(0.0, &[0.0]), (10.0, &[10.0])]);
    for method in METHODS {
        let settings = sampled(method, 11, 0.01);
        let found = report(&cell, &trajectory, settings);
        let pair = |bodies: [usize; 2]| {
            let mut pairs = found.pairs.iter();
            pairs.find(|motion| motion.bodies == bodies).unwrap()
        };
        for (bodies, from, to) in [([0, 1], 0.0, 2.1), ([0, 2], 3.9, 8.1)] {
            let motion = pair(bodies);
            let [interval] = motion.intervals[..] else {
                panic!("{method:?}: {:?}", motion.intervals);
            };
            assert!(interval.is_certain);
            let off = 2.0 * motion.max_distance;
            assert!(
                (interval.from - from).abs() <= off && interval.from <= from,
                "{interval:?}"
            );
            assert!(
                (interval.to - to).abs() <= off && interval.to >= to,
                "{interval:?}"
            );
            assert_eq!(motion.min_clearance.unwrap().distance, 0.0);
        }
        let first = pair([0, 1]).first_contact.as_ref().unwrap();
        assert_eq!(first.time, 0.0);
        assert!(first.triangles.is_empty());
        assert!(first.point.coords.amax() < 0.2, "{first:?}");
        // The two boxes are apart; the curve is that of the block.
        assert!(pair([1, 2]).intervals.is_empty());
        let meeting: Vec<bool> = (found.curve.iter())
            .map(|point| point.clearance == 0.0)
            .collect();
        let expected: Vec<bool> = (0..=10).map(|t| t <= 2 || (4..=8).contains(&t)).collect();
        assert_eq!(meeting, expected);
        assert_eq!(
            found.curve[6].pair,
            Some(cell.pairs.iter().position(|p| *p == [0, 2]).unwrap())
        );
        // The result is the same however often the check is stopped, and if it ends at the first contact.
        let mut stopped = check(&cell, &trajectory, settings);
        while !stopped.advance(&StopAfterPolls::new(1)) {}
        assert_eq!(stopped.report(), found);
        let to_first = CheckSettings {
            stop_at_first_contact: true,
            ..settings
        };
        let early = report(&cell, &trajectory, to_first);
        assert_eq!(early.first_contact.unwrap().time, 0.0);
        assert!(
            early
                .pairs
                .iter()
                .all(|motion| motion.bodies == [0, 1] || motion.first_contact.is_none())
        );
    }
}

/// An open box has no inside.
#[test]
fn motion_check_of_body_in_open_box_reports_no_contact() {
    let mut soup = nearpoint_geometry::shape::primitives::cuboid(4.0, 4.0, 4.0);
    soup.triangles.truncate(10);
    let open = body(soup, Attachment::Scene(Pose::identity()));
    let cell = slide([0.2; 3], vec![open]);
    let trajectory = motion(Interpolation::Linear, &[(0.0, &[0.0]), (1.0, &[0.5])]);
    let found = report(&cell, &trajectory, CheckSettings::new(0.01));
    assert!(found.pairs[0].intervals.is_empty());
    assert!(found.min_clearance.unwrap().distance > 1.0);
}

/// A slim arm of length 2 turns once; a post of 0.002 stands at 1.9.
#[test]
fn motion_check_of_turning_arm_hits_thin_post_once() {
    let turn = joint(JointKind::Revolute, 0, Pose::identity(), [0.0, 0.0, 1.0]);
    let arm = on(0, 1, Pose::translation(1.0, 0.0, 0.0));
    let angle = 2.0_f64;
    let post = Vector::new(1.9 * angle.cos(), 1.9 * angle.sin(), 0.0);
    let stands = Attachment::Scene(Pose::translation(post.x, post.y, 0.0));
    let bodies = vec![
        cuboid([2.0, 0.002, 0.002], arm),
        cuboid([0.002, 0.002, 1.0], stands),
    ];
    let cell = whole(vec![turn], bodies);
    let trajectory = motion(Interpolation::Trapezoidal, &[(0.0, &[0.0]), (1.0, &[TAU])]);
    let report = report(&cell, &trajectory, CheckSettings::new(0.001));
    let [interval] = report.pairs[0].intervals[..] else {
        panic!("{report:?}");
    };
    assert!(interval.is_certain);
    // The arm is at the post after an angle of 2 of 2π: in the third of constant speed, which is 1.5 · 2π.
    let time = (2.0 / TAU + 0.25) / 1.5;
    assert!(interval.from < time && time < interval.to);
    assert!(interval.to - interval.from < 0.001);
    let first = report.pairs[0].first_contact.as_ref().unwrap();
    assert!(!first.triangles.is_empty() && (first.point.coords - post).norm() < 0.02);
}

#[test]
fn contact_at_motion_start_is_reported_from_the_start() {
    let at = |x: f64| Attachment::Scene(Pose::translation(x, 0.0, 0.0));
    let cell = slide(
        [1.0; 3],
        vec![cuboid([1.0; 3], at(0.5)), cuboid([1.0; 3], at(-9.0))],
    );
    let trajectory = motion(Interpolation::Linear, &[(2.0, &[0.0]), (6.0, &[8.0])]);
    for method in METHODS {
        let settings = by(method, 0.01);
        let report = report(&cell, &trajectory, settings);
        assert_eq!(report.first_contact.unwrap().time, 2.0);
        let [interval] = report.pairs[0].intervals[..] else {
            panic!("{report:?}");
        };
        assert!(interval.is_certain && interval.from == 2.0);
        let within = report.pairs[0].max_distance;
        assert!(interval.to >= 2.75 && interval.to < 2.75 + within);
        // The two do not move relative to each other, and are apart.
        assert!(report.pairs[2].intervals.is_empty());
        assert_eq!(report.pairs[2].min_clearance.unwrap().distance, 8.5);
    }
}

#[test]
fn pair_without_relative_motion_is_examined_once() {
    let mut cell = slide([1.0; 3], vec![]);
    let above = |z: f64| cuboid([1.0; 3], on(0, 1, Pose::translation(0.0, 0.0, z)));
    cell.bodies.extend([above(1.0), above(3.0)]);
    cell.pairs = vec![[0, 1], [0, 2]];
    let trajectory = motion(Interpolation::Cubic, &[(0.0, &[0.1]), (1.0, &[700.3])]);
    let settings = CheckSettings {
        samples: 0,
        ..CheckSettings::new(0.001)
    };
    let report = report(&cell, &trajectory, settings);
    assert_eq!(report.counts.intervals, 2);
    let always = Interval {
        from: 0.0,
        to: 1.0,
        is_certain: true,
    };
    assert_eq!(report.pairs[0].intervals, [always]);
    assert_eq!(report.pairs[1].min_clearance.unwrap().distance, 2.0);
}

#[test]
fn motion_of_one_keyframe_is_checked_at_one_time() {
    let other = Attachment::Scene(Pose::translation(1.5, 0.0, 0.0));
    let cell = slide([1.0; 3], vec![cuboid([1.0; 3], other)]);
    for (value, meets) in [(0.0, false), (1.0, true)] {
        let trajectory = motion(Interpolation::Linear, &[(3.0, &[value])]);
        let report = report(&cell, &trajectory, CheckSettings::new(0.01));
        let moment = Interval {
            from: 3.0,
            to: 3.0,
            is_certain: true,
        };
        assert_eq!(report.pairs[0].intervals, &[moment][..usize::from(meets)]);
        assert_eq!(
            report.pairs[0].min_clearance.unwrap().distance,
            0.5 * f64::from(!meets)
        );
    }
}

#[test]
fn check_that_stops_at_first_contact_reports_nothing_later() {
    let mut random = Random::seeded("first", 22);
    let (mut cut, mut fewer) = (0, 0);
    for case in 0..8 {
        let (cell, trajectory) = any(&mut random);
        let all = sampled(METHODS[case % 2], 20, 0.01);
        let first = CheckSettings {
            stop_at_first_contact: true,
            ..all
        };
        let (all, first) = (
            report(&cell, &trajectory, all),
            report(&cell, &trajectory, first),
        );
        assert_eq!(all.first_contact, first.first_contact, "case {case}");
        match first.first_contact {
            None => {
                // Intervals are examined in another order, so another result that is near enough to the smallest may be
                // found.
                let [a, b] = [&all, &first].map(|report| report.min_clearance.unwrap().distance);
                assert!((a - b).abs() <= 0.01_f64.max(0.01 * a), "{a} {b}");
            }
            Some(end) => {
                cut += 1;
                fewer += all.counts.intervals as i64 - first.counts.intervals as i64;
                let reported = first.pairs.iter().flat_map(|motion| &motion.intervals);
                assert!(reported.clone().count() > 0);
                reported.for_each(|one| assert!(one.from <= end.time));
                first.curve.iter().for_each(|p| assert!(p.time <= end.time));
            }
        }
    }
    assert!(cut > 0 && fewer > 0, "{cut} {fewer}");
}

#[test]
fn motion_report_is_same_for_any_threads_and_interruptions() {
    let mut random = Random::seeded("stops", 23);
    for case in 0..6 {
        let (cell, trajectory) = any(&mut random);
        let settings = CheckSettings {
            method: METHODS[case % 2],
            stop_at_first_contact: case == 5,
            samples: 20,
            ..CheckSettings::new(0.02)
        };
        let expected = report(&cell, &trajectory, settings);
        let mut threaded = check(&cell, &trajectory, settings);
        assert!(threaded.advance(&ThreadExecutor::new(3)));
        assert_eq!(threaded.report(), expected);
        for polls in [0, 7, 300] {
            let mut stopped = check(&cell, &trajectory, settings);
            let (mut progress, mut calls) = (0.0, 0);
            let limited = || StopAfterPolls {
                polls: AtomicUsize::new(polls),
                parallelism: 1 + polls % 2,
            };
            while !stopped.advance(&limited()) {
                let now = stopped.progress();
                assert!(progress <= now && now < 1.0, "{progress} {now}");
                progress = now;
                calls += 1;
                assert!(!stopped.report().is_complete);
                if polls == 0 && calls > 200 {
                    assert!(stopped.advance(&SequentialExecutor));
                }
            }
            assert!(calls > 0 || polls == 300, "case {case}, polls {polls}");
            assert_eq!(stopped.report(), expected, "case {case}, polls {polls}");
        }
    }
}

/// A task that is interrupted would have to begin again.
#[test]
fn check_polls_for_interruption_only_between_pieces() {
    let mut random = Random::seeded("pieces", 24);
    for case in 0..6 {
        let (cell, trajectory) = any(&mut random);
        let settings = sampled(METHODS[case % 2], 20, 0.02);
        let patient = StopAfterPolls::new(usize::MAX);
        let mut check = check(&cell, &trajectory, settings);
        assert!(check.advance(&patient));
        let asked = usize::MAX - patient.polls.into_inner();
        let looked = check.report().counts.intervals as usize;
        assert!(
            looked > 0 && asked > 0 && asked <= 2 * looked + settings.samples,
            "case {case}: {asked} {looked}"
        );
    }
}

#[test]
fn clearance_beyond_horizon_is_not_reported() {
    let other = Attachment::Scene(Pose::translation(5.0, 0.0, 0.0));
    let cell = slide([1.0; 3], vec![cuboid([1.0; 3], other)]);
    let trajectory = motion(Interpolation::Linear, &[(0.0, &[0.0]), (1.0, &[2.0])]);
    for (horizon, reported) in [(1.5, false), (2.5, true)] {
        let settings = CheckSettings {
            horizon,
            samples: 3,
            ..CheckSettings::new(RADIUS)
        };
        let report = report(&cell, &trajectory, settings);
        assert_eq!(report.min_clearance.is_some(), reported);
        let curve: Vec<f64> = report.curve.iter().map(|p| p.clearance).collect();
        let last = if reported { 2.0 } else { f64::INFINITY };
        assert_eq!(curve, [f64::INFINITY, f64::INFINITY, last]);
    }
}

#[test]
fn invalid_check_input_is_an_error_with_reason() {
    use CheckError::{
        Accuracy, Horizon, NoSpheres, RelativeAccuracy, TooCoarse, TooFine, TooManySamples,
    };
    let other = Attachment::Scene(Pose::translation(5.0, 0.0, 0.0));
    let cell = slide([1.0; 3], vec![cuboid([1.0; 3], other)]);
    let trajectory = motion(Interpolation::Linear, &[(0.0, &[0.0]), (1.0, &[2.0])]);
    let usual = CheckSettings::new(0.01);
    let refused = |cell: &WorkCell, settings: CheckSettings| {
        let error = Check::new(Arc::new(cell.clone()), trajectory.clone(), settings).unwrap_err();
        assert!(!error.to_string().is_empty());
        error
    };
    let with = |accuracy: f64| refused(&cell, CheckSettings::new(accuracy));
    for accuracy in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(with(accuracy), Accuracy { .. }));
    }
    assert!(matches!(with(2.0), TooCoarse { .. }));
    assert!(matches!(with(1e-15), TooFine { .. }));
    let horizon = f64::NAN;
    assert!(matches!(
        refused(&cell, CheckSettings { horizon, ..usual }),
        Horizon { .. }
    ));
    let fraction = 1.0;
    assert_eq!(
        refused(
            &cell,
            CheckSettings {
                relative_accuracy: fraction,
                ..usual
            }
        ),
        RelativeAccuracy { fraction }
    );
    let samples = usize::MAX;
    assert!(matches!(
        refused(&cell, CheckSettings { samples, ..usual }),
        TooManySamples { .. }
    ));
    let changed = |change: &dyn Fn(&mut WorkCell)| {
        let mut cell = cell.clone();
        change(&mut cell);
        let method = CheckMethod::Spheres;
        refused(&cell, CheckSettings { method, ..usual })
    };
    assert!(matches!(
        changed(&|cell| cell.pairs.push([1, 1])),
        CheckError::Pair { pair: 1, .. }
    ));
    assert!(matches!(
        changed(&|cell| cell.pairs[0] = [0, 2]),
        CheckError::Pair { pair: 0, .. }
    ));
    assert_eq!(
        changed(&|cell| cell.bodies[0].attachment = on(0, 2, Pose::identity())),
        CheckError::Attachment { body: 0 }
    );
    assert_eq!(
        changed(&|cell| cell.bodies[0].attachment = on(1, 0, Pose::identity())),
        CheckError::Attachment { body: 0 }
    );
    assert_eq!(
        changed(&|cell| cell.bodies[1].spheres = None),
        NoSpheres { body: 1 }
    );
    let nowhere = Pose::translation(f64::NAN, 0.0, 0.0);
    assert!(matches!(
        changed(&|cell| cell.robots[0].base = nowhere),
        CheckError::Pose {
            what: "robot",
            at: 0
        }
    ));
    assert!(matches!(
        changed(&|cell| cell.robots.clear()),
        CheckError::Attachment { .. }
    ));
    let error = Check::new(
        Arc::new(cell.clone()),
        motion(Interpolation::Linear, &[(0.0, &[0.0, 1.0])]),
        usual,
    );
    assert!(matches!(error.unwrap_err(), CheckError::Trajectory(_)));
}

/// A rod on a slide, its tip at 1.5t + cos 6t, before a wall.
#[test]
fn motion_bound_of_simultaneous_joints_is_safe() {
    let joints = vec![
        joint(JointKind::Prismatic, 0, Pose::identity(), [1.0, 0.0, 0.0]),
        joint(JointKind::Continuous, 1, Pose::identity(), [0.0, 0.0, 1.0]),
    ];
    let arm = on(0, 2, Pose::translation(0.5, 0.0, 0.0));
    let wall = Attachment::Scene(Pose::translation(3.0, 0.0, 0.0));
    let bodies = vec![
        cuboid([1.0, 0.01, 0.01], arm),
        cuboid([0.01, 9.0, 9.0], wall),
    ];
    let cell = whole(joints, bodies);
    let trajectory = motion(
        Interpolation::Linear,
        &[(0.0, &[0.0, 0.0]), (1.0, &[1.5, 6.0])],
    );
    let report = report(&cell, &trajectory, CheckSettings::new(1e-3));
    let tip = |t: f64| {
        let (a, half): (f64, f64) = (6.0 * t, 0.005);
        1.5 * t + a.cos().max(0.0) + half * a.sin().abs()
    };
    let nearest = (0..=100_000)
        .map(|n| 2.995 - tip(f64::from(n) / 1e5))
        .fold(f64::INFINITY, f64::min);
    let found = report.min_clearance.unwrap().distance;
    let slack = 1e-3_f64.max(0.01 * found);
    assert!(
        nearest - 1e-6 <= found && found <= nearest + slack,
        "{nearest} {found}"
    );
}
