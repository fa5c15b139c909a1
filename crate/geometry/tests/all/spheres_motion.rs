//! Tests hierarchical spheres of parts on joints: bounds of motion hold, and no contact within them is missed.

use nearpoint_geometry::bounds::spheres::{
    MarkLifetime, MotionBound, Scratch, SphereModel, SphereSearchOptions, SphereSearchStep,
    SphereSettings, SphereTestResult, first_hit, search,
};
use nearpoint_geometry::brute_force;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::shape;
use std::f64::consts::PI;

/// A joint of a chain, in the frame of the part it carries.
#[derive(Debug, Clone, Copy)]
enum Joint {
    Turn {
        on_axis: Point,
        axis: Unit<Vector>,
        most: f64,
    },
    Slide {
        along: Unit<Vector>,
        most: f64,
    },
}

impl Joint {
    fn random(random: &mut Random, size: f64, most: f64) -> Self {
        let direction = Unit::new_normalize(random.point().coords);
        if random.below(4) == 0 {
            let most = most * size;
            return Self::Slide {
                along: direction,
                most,
            };
        }
        Self::Turn {
            on_axis: random.point() * size,
            axis: direction,
            most,
        }
    }

    /// Returns its motion at this fraction of its bound.
    fn moved(&self, fraction: f64) -> Pose {
        match self {
            Self::Slide { along, most } => Pose::from(along.into_inner() * (fraction * most)),
            Self::Turn {
                on_axis,
                axis,
                most,
            } => {
                let turn = UnitQuaternion::from_axis_angle(axis, fraction * most);
                let shift = on_axis.coords - turn * on_axis.coords;
                Pose::from_parts(shift.into(), turn)
            }
        }
    }
}

/// Adds the joints from the most distal one on.
fn motion_bound(chain: &[Joint]) -> MotionBound {
    let mut motion_bound = MotionBound::zero();
    for joint in chain {
        match joint {
            Joint::Slide { most, .. } => motion_bound.add_prismatic(*most),
            Joint::Turn {
                on_axis,
                axis,
                most,
            } => motion_bound.add_revolute(on_axis, axis, *most),
        }
    }
    motion_bound
}

/// Returns the pose of a part after the joints move by these fractions; the most distal moves first, in the frame of all
/// others.
fn moved(chain: &[Joint], fraction: impl FnMut() -> f64) -> Pose {
    let fractions = std::iter::repeat_with(fraction);
    let joints = chain.iter().zip(fractions);
    joints.fold(Pose::identity(), |pose, (joint, share)| {
        joint.moved(share) * pose
    })
}

fn chain(random: &mut Random, size: f64, most: f64) -> Vec<Joint> {
    let joints = random.below(7);
    let mut joint = || Joint::random(random, size, most);
    (0..joints).map(|_| joint()).collect()
}

#[test]
fn no_point_leaves_its_bound() {
    let mut random = Random::seeded("no point leaves its bound", 91);
    let mut tight = 0;
    for round in 0..3000 {
        let size = random.pick(&[1e-3, 1.0, 1e3]);
        let most = random.pick(&[1e-6, 0.02, 0.3, 2.0, 7.0]);
        let chain = chain(&mut random, size, most);
        let motion_bound = motion_bound(&chain);
        assert_eq!(motion_bound.is_zero(), chain.is_empty());
        let (centre, radius) = (random.point() * size, random.signed().abs() * size);
        let bound = motion_bound.bound(&centre, radius);
        assert!(bound <= motion_bound.bound(&centre, 2.0 * radius));
        for _ in 0..20 {
            let direction = Unit::new_normalize(random.point().coords);
            let far = random.signed().abs();
            let p = centre + direction.into_inner() * radius * random.pick(&[1.0, far]);
            let sign = random.pick(&[1.0, -1.0]);
            let pose = moved(&chain, || sign * random.pick(&[1.0, 0.5]));
            let gone = (pose * p - p).norm();
            let rounding = 1e-15 * size * (1.0 + chain.len() as f64);
            let is_within = gone <= bound + rounding;
            assert!(is_within, "round {round}: {gone} {bound} {chain:?}");
            tight += usize::from(gone > 0.7 * bound);
        }
    }
    assert!(tight > 2000, "{tight}");
}

#[test]
fn motion_bound_of_edge_cases_is_conservative() {
    let p = Point::new(1.0, 2.0, 3.0);
    let mut motion_bound = MotionBound::zero();
    assert_eq!(motion_bound.bound(&p, 5.0), 0.0);
    motion_bound.add_revolute(&Point::origin(), &Vector::z_axis(), f64::NAN);
    let around = motion_bound.bound(&p, 0.0);
    assert!((around / (2.0 * 5.0_f64.sqrt()) - 1.0).abs() < 1e-12);
    motion_bound.add_prismatic(f64::NAN);
    assert_eq!(motion_bound.bound(&p, 0.0), f64::INFINITY);
    let mut motion_bound = MotionBound::zero();
    assert!(motion_bound.is_zero() && motion_bound.bound(&p, 1.0) == 0.0);
    motion_bound.add_revolute(&p, &Unit::new_unchecked(Vector::repeat(f64::NAN)), 0.1);
    assert_eq!(motion_bound.bound(&p, 0.0), f64::INFINITY);
    for most in [PI, 5.0, -PI, f64::INFINITY] {
        let mut motion_bound = MotionBound::zero();
        motion_bound.add_revolute(&Point::origin(), &Vector::z_axis(), most);
        assert!(motion_bound.bound(&p, 0.0) >= around);
    }
}

fn parts() -> Vec<(Shape, SphereModel)> {
    let shapes = [
        (shape(primitives::cuboid(1.6, 0.2, 0.15)), 0.03),
        (shape(primitives::cuboid(0.6, 0.4, 0.3)), 0.05),
        (shape(primitives::torus(16, 10, 0.5, 0.15)), 0.04),
        (shape(primitives::tube(12, 0.3, 0.2, 0.9)), 0.08),
    ];
    let with_model = |(s, accuracy)| {
        let settings = SphereSettings::new(accuracy);
        let model = SphereModel::build(&s, &settings, &SequentialExecutor, &mut ());
        (s, model.unwrap())
    };
    shapes.into_iter().map(with_model).collect()
}

#[test]
fn no_contact_within_a_step_is_missed() {
    let mut random = Random::seeded("no contact within a step is missed", 92);
    let parts = parts();
    let mut scratch = Scratch::default();
    let (mut contacts, mut apart, mut only_moving) = (0, 0, 0);
    for round in 0..400 {
        let [i, j] = [(); 2].map(|()| random.index(parts.len()));
        let ((a, model_a), (b, model_b)) = (&parts[i], &parts[j]);
        let pose = random.pose(1.2);
        let most = random.pick(&[0.005, 0.03, 0.1]);
        let chains = [(); 2].map(|()| chain(&mut random, 1.0, most));
        let motion_bounds = chains.each_ref().map(|c| motion_bound(c));
        let [of_a, of_b] = &motion_bounds;
        let context = format!("round {round}: {i} and {j} at {pose:?}, {chains:?}");
        let met = |scratch: &mut Scratch, motion_bounds| {
            let met = first_hit(
                model_a,
                model_b,
                &pose,
                motion_bounds,
                scratch,
                &SequentialExecutor,
            );
            met.unwrap().unwrap()
        };
        let moving = met(&mut scratch, [of_a, of_b]);
        let mut same = Scratch::default();
        assert_eq!(met(&mut same, [of_a, of_b]), moving, "{context}");
        assert_eq!(same.tests(), scratch.tests());
        let aim = SphereSearchOptions::first().with_motion_bounds([of_a, of_b]);
        let found = search(model_a, model_b, &pose, &aim, &SequentialExecutor, &mut ());
        let found = found.unwrap().unwrap();
        match moving {
            SphereTestResult::Separated => assert!(!found.collides(), "{context}"),
            SphereTestResult::Hit(hit) => {
                assert_eq!(found.pairs, [hit.spheres], "{context}");
                assert_eq!(found.max_distance, hit.max_distance);
                let near = brute_force::clearance(a, b, &pose, hit.max_distance);
                assert!(
                    near.is_some() || brute_force::collides(a, b, &pose),
                    "{context}"
                );
            }
        }
        let still = MotionBound::zero();
        let at_rest = met(&mut scratch, [&still, &still]);
        assert!(
            at_rest == SphereTestResult::Separated || moving != SphereTestResult::Separated,
            "{context}"
        );
        only_moving += usize::from(
            at_rest == SphereTestResult::Separated && moving != SphereTestResult::Separated,
        );
        for _ in 0..12 {
            let mut fraction = || random.pick(&[-1.0, 1.0, 0.4]);
            let (by_a, by_b) = (
                moved(&chains[0], &mut fraction),
                moved(&chains[1], &mut fraction),
            );
            let then = by_a.inverse() * pose * by_b;
            if brute_force::collides(a, b, &then) {
                let moved = format!("moved by {by_a:?} and {by_b:?}");
                assert_ne!(moving, SphereTestResult::Separated, "{context}, {moved}");
                contacts += 1;
            }
        }
        apart += usize::from(moving == SphereTestResult::Separated);
    }
    println!("{contacts} contacts, {apart} apart, {only_moving} meet only by motion");
    assert!(contacts > 200 && apart > 50 && only_moving > 20);
}

#[test]
fn larger_motion_bound_finds_no_fewer_pairs() {
    let mut random = Random::seeded("more motion meets no fewer", 93);
    let parts = parts();
    for _ in 0..40 {
        let (a, b) = (&parts[0].1, &parts[2].1);
        let pose = random.pose(1.0);
        let all = |most: f64| {
            let mut motion_bound = MotionBound::zero();
            motion_bound.add_revolute(&Point::origin(), &Vector::z_axis(), most);
            motion_bound.add_prismatic(0.1 * most);
            let aim = SphereSearchOptions::all().with_motion_bounds([&motion_bound, &motion_bound]);
            let found = search(a, b, &pose, &aim, &SequentialExecutor, &mut ());
            found.unwrap().unwrap().pairs
        };
        let [few, more] = [all(0.01), all(0.03)];
        assert!(few.iter().all(|pair| more.binary_search(pair).is_ok()));
    }
}

/// The original method's marks report only true collisions, but omit some, here all of them.
#[test]
fn clearing_all_marks_misses_collisions() {
    let mut random = Random::seeded("clearing all marks", 94);
    let parts = parts();
    let aim = |mark_lifetime, limit| SphereSearchOptions {
        mark_lifetime,
        limit,
        ..SphereSearchOptions::all()
    };
    let (mut fewer, mut missed) = (0, 0);
    for _ in 0..300 {
        let [i, j] = [(); 2].map(|()| random.index(parts.len()));
        let ((a, model_a), (b, model_b)) = (&parts[i], &parts[j]);
        let pose = random.pose(0.9);
        let with = |marks, limit| {
            let mut steps: Vec<SphereSearchStep> = Vec::new();
            let aim = aim(marks, limit);
            let found = search(
                model_a,
                model_b,
                &pose,
                &aim,
                &SequentialExecutor,
                &mut steps,
            );
            (found.unwrap().unwrap(), steps)
        };
        let (all, _) = with(MarkLifetime::PerPair, usize::MAX);
        let (some, steps) = with(MarkLifetime::ClearAll, usize::MAX);
        let (first, _) = with(MarkLifetime::ClearAll, 1);
        assert_eq!(first.collides(), some.collides());
        assert!(some.pairs.iter().all(|pair| all.pairs.contains(pair)));
        let is_cleared = |step: &SphereSearchStep| matches!(step, SphereSearchStep::Cleared { .. });
        assert!(steps.iter().any(is_cleared) || some.counts.total() == 1);
        fewer += usize::from(some.pairs.len() < all.pairs.len());
        missed += usize::from(!some.collides() && brute_force::collides(a, b, &pose));
    }
    println!("{fewer} with fewer, {missed} missed");
    assert!(fewer > 50 && missed > 3);
}

#[test]
fn first_hit_at_nan_pose_is_none() {
    let (_, model) = &parts()[0];
    let still = MotionBound::zero();
    let mut scratch = Scratch::default();
    let nowhere = Pose::translation(f64::NAN, 0.0, 0.0);
    let none = first_hit(
        model,
        model,
        &nowhere,
        [&still; 2],
        &mut scratch,
        &SequentialExecutor,
    );
    assert_eq!(none, Ok(None));
    let stop = StopAfterPolls::new(0);
    let at = Pose::identity();
    let none = first_hit(model, model, &at, [&still; 2], &mut scratch, &stop);
    assert_eq!(none, Err(Interrupted));
    let met = first_hit(
        model,
        model,
        &at,
        [&still; 2],
        &mut scratch,
        &SequentialExecutor,
    );
    assert!(matches!(met, Ok(Some(SphereTestResult::Hit(hit))) if hit.motion == 0.0));
}
