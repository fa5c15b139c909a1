//! Tests the first contact of moving parts: against many instants, and the cases that fail elsewhere.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::swept::{FirstContact, MotionError, RigidMotion, first_contact};
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector, brute_force, relative_pose, tolerance};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_triangles, scaled, shape};

fn first(a: &Shape, b: &Shape, travels: &[RigidMotion; 2]) -> Option<FirstContact> {
    first_contact(a, b, &travels[0], &travels[1], &SequentialExecutor).unwrap()
}

fn still() -> RigidMotion {
    RigidMotion::stationary(Pose::identity()).unwrap()
}

fn straight(from: Vector, to: Vector) -> RigidMotion {
    let at = |v: Vector| Pose::translation(v.x, v.y, v.z);
    RigidMotion::new(at(from), at(to), Point::origin()).unwrap()
}

/// Returns the distance of the surfaces at a time.
fn distance(a: &Shape, b: &Shape, travels: &[RigidMotion; 2], time: f64) -> f64 {
    let pose = relative_pose(&travels[0].at(time), &travels[1].at(time));
    let mut warm_start = WarmStart::default();
    let found = clearance(a, b, &pose, f64::MAX, &mut warm_start, &SequentialExecutor);
    found.unwrap().map_or(f64::INFINITY, |c| c.distance)
}

/// Compares with many instants; returns whether the parts meet.
fn check(a: &Shape, b: &Shape, travels: &[RigidMotion; 2], instants: u32) -> bool {
    let found = first(a, b, travels);
    let seen = brute_force::first_contact(a, b, &travels[0], &travels[1], instants);
    let context = || format!("{travels:?}\n{found:?}, seen at {seen:?}");
    if let Some(seen) = seen {
        let is_reported = found.as_ref().is_some_and(|found| found.time <= seen);
        assert!(is_reported, "{}", context());
    }
    if let Some(found) = &found {
        let size = a.bounds().diagonal().min(b.bounds().diagonal());
        // The computed motion deviates from the true one by this much, which counts as contact.
        let most = 2.01 * tolerance::MOTION_DEVIATION * size + 1e-8;
        let apart = distance(a, b, travels, found.time);
        assert!(apart <= most, "{apart} apart, not {most}: {}", context());
        assert!(0.0 <= found.time && found.time <= found.latest && found.latest <= 1.0);
        assert!(!found.pairs.is_empty() && found.pairs.is_sorted());
    }
    found.is_some()
}

fn any(random: &mut Random) -> Soup {
    match random.below(5) {
        0 => primitives::uv_sphere(8, 6, 0.8),
        1 => primitives::torus(8, 6, 1.0, 0.3),
        2 => primitives::cuboid(1.0, 2.0, 0.05),
        3 => random_triangles(random, 20),
        _ => grid(random, 10),
    }
}

/// Returns a motion from one pose to another, turning by up to `angle` about the centre of the part.
fn travel(random: &mut Random, part: &Shape, reach: f64, angle: f64) -> RigidMotion {
    let from = random.pose(2.0);
    let mut to = from;
    to.rotation *= UnitQuaternion::from_scaled_axis(random.point().coords * angle);
    to.translation.vector += random.point().coords * reach;
    RigidMotion::new(from, to, part.bounds().centre()).unwrap()
}

#[test]
fn first_contact_of_random_motions_agrees_with_sampling() {
    let mut random = Random::seeded("nothing is missed whatever moves how", 1);
    let mut met = 0;
    for i in 0..160 {
        let (a, b) = (shape(any(&mut random)), shape(any(&mut random)));
        let angle = random.pick(&[0.0, 0.1, 1.0, 1.8]);
        let travels = [
            match i % 3 {
                0 => RigidMotion::stationary(random.pose(2.0)).unwrap(),
                _ => travel(&mut random, &a, 2.0, angle),
            },
            travel(&mut random, &b, 2.0, [0.0, 0.05, 0.5, 1.5][i % 4]),
        ];
        met += usize::from(check(&a, &b, &travels, 60));
    }
    assert!(met > 40 && met < 158, "{met}");
}

#[test]
fn a_thin_part_is_caught_in_a_thin_plate() {
    let [plate, disc] = [
        primitives::cuboid(10.0, 10.0, 1e-3),
        primitives::cuboid(0.1, 0.1, 1e-4),
    ]
    .map(shape);
    for reach in [1.0, 1e3, 1e6] {
        let way = Vector::new(0.3, 0.2, reach);
        let travels = [still(), straight(-way, way)];
        let found = first(&plate, &disc, &travels).unwrap();
        assert!(found.is_certain, "{found:?}");
        let height = (2.0 * found.time - 1.0) * reach;
        let off = (height.abs() - 0.55e-3).abs();
        assert!(off < 1e-9 * reach.max(1.0), "{found:?}");
        check(&plate, &disc, &travels, 10);
    }
}

#[test]
fn first_contact_of_stationary_parts_is_collision_test() {
    let mut random = Random::seeded("a step of no length asks the instant", 2);
    let mut met = 0;
    for _ in 0..60 {
        let (a, b) = (shape(any(&mut random)), shape(any(&mut random)));
        let travels = [(); 2].map(|()| RigidMotion::stationary(random.pose(1.0)).unwrap());
        let pose = relative_pose(&travels[0].at(0.0), &travels[1].at(0.0));
        let pairs = colliding_pairs(&a, &b, &pose, &SequentialExecutor).unwrap();
        let pairs: Vec<_> = pairs.iter().map(|p| [p.a, p.b]).collect();
        match first(&a, &b, &travels) {
            None => assert_eq!(pairs, <[[u32; 2]; 0]>::default()),
            Some(found) => {
                assert_eq!(
                    (found.time, found.latest, found.is_certain),
                    (0.0, 0.0, true)
                );
                assert_eq!(found.pairs, pairs);
                met += 1;
            }
        }
    }
    assert!(met > 10 && met < 60, "{met}");
}

#[test]
fn boxes_that_touch_and_part_meet_at_once_and_those_beside_each_other_never() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let away = |x: f64| straight(Vector::new(x, 0.25, 0.0), Vector::new(x + 1.0, 0.25, 0.0));
    let found = first(&cube, &cube, &[still(), away(1.0)]).unwrap();
    assert_eq!((found.time, found.is_certain), (0.0, true));
    // The smallest possible gap is a gap, and remains one while a part slides along.
    let gap = 1.0_f64.next_up();
    assert_eq!(first(&cube, &cube, &[still(), away(gap)]), None);
    let along = |x: f64| straight(Vector::new(x, -3.0, 0.1), Vector::new(x, 3.0, 0.1));
    assert_eq!(first(&cube, &cube, &[still(), along(gap)]), None);
    let touched = first(&cube, &cube, &[still(), along(1.0)]).unwrap();
    assert!((touched.time - 1.0 / 3.0).abs() < 1e-9, "{touched:?}");
}

#[test]
fn first_contact_of_rotating_bar_is_at_corner_radius() {
    // The corner of a bar that turns a quarter extends sqrt(5)/2 from its centre, where straight motion falls short.
    let [bar, wall] = [
        primitives::cuboid(2.0, 1.0, 1.0),
        primitives::cuboid(1.0, 9.0, 9.0),
    ]
    .map(shape);
    let turned = Pose::from_parts(
        Vector::zeros().into(),
        UnitQuaternion::from_scaled_axis(Vector::new(0.0, 0.0, std::f64::consts::FRAC_PI_2)),
    );
    let turning = RigidMotion::new(Pose::identity(), turned, Point::origin()).unwrap();
    let at = |x: f64| RigidMotion::stationary(Pose::translation(x, 0.0, 0.0)).unwrap();
    let reach = 1.25_f64.sqrt() + 0.5;
    let sagitta = 2.0 * tolerance::MOTION_DEVIATION * 3.0;
    assert_eq!(first(&wall, &bar, &[at(reach + sagitta), turning]), None);
    for [a, b] in [[at(reach - 1e-6), turning], [at(reach - 0.05), turning]] {
        assert!(check(&wall, &bar, &[a, b], 400));
        assert!(check(&bar, &wall, &[b, a], 400));
    }
}

#[test]
fn nothing_is_missed_far_from_the_origin() {
    let mut random = Random::seeded("nothing is missed far from the origin", 3);
    let mut met = 0;
    for _ in 0..60 {
        let offset = 1e6 * random.signed();
        let [a, b] = [(); 2].map(|()| shape(scaled(any(&mut random), 1.0, offset)));
        let mut travels = [&a, &b].map(|part| {
            let centre = part.bounds().centre();
            let mut ends = [random.pose(0.8), random.pose(0.8)];
            let turn = UnitQuaternion::from_scaled_axis(random.point().coords * 0.3);
            ends[1].rotation = turn * ends[0].rotation;
            let far = Vector::new(3e6, -1e6, 2e6);
            let [from, to] = ends.map(|mut pose| {
                pose.translation.vector += far - pose.rotation * centre.coords;
                pose
            });
            RigidMotion::new(from, to, centre).unwrap()
        });
        met += usize::from(check(&a, &b, &travels, 30));
        travels.reverse();
        check(&b, &a, &travels, 1);
    }
    assert!(met > 20, "{met}");
}

#[test]
fn first_contact_of_swapped_or_moved_parts_is_unchanged() {
    let mut random = Random::seeded("who is a does not matter nor where the world is", 4);
    for _ in 0..60 {
        let (a, b) = (shape(any(&mut random)), shape(any(&mut random)));
        let travels = [&a, &b].map(|part| travel(&mut random, part, 1.0, 0.3));
        let given = first(&a, &b, &travels);
        let swapped = first(&b, &a, &[travels[1], travels[0]]);
        let world = random.pose(3.0);
        let moved =
            travels.map(|t| RigidMotion::new(world * t.at(0.0), world * t.at(1.0), t.centre()));
        let moved = first(&a, &b, &moved.map(Result::unwrap));
        for other in [swapped, moved] {
            let times = [&given, &other].map(|f| f.as_ref().map(|f| f.time));
            match times {
                [Some(s), Some(t)] => assert!((s - t).abs() < 0.02, "{given:?}\n{other:?}"),
                [None, None] => {}
                _ => {
                    let one = given.as_ref().or(other.as_ref()).unwrap();
                    assert!(!one.is_certain, "{given:?}\n{other:?}");
                }
            }
        }
    }
}

#[test]
fn first_contact_of_invalid_pose_is_error_and_interruptible() {
    let good = Pose::identity();
    for x in [f64::NAN, f64::INFINITY, 1e200] {
        let bad = Pose::translation(x, 0.0, 0.0);
        let centre = Point::new(0.0, x, 0.0);
        assert_eq!(
            RigidMotion::new(bad, good, Point::origin()),
            Err(MotionError)
        );
        assert_eq!(
            RigidMotion::new(good, bad, Point::origin()),
            Err(MotionError)
        );
        assert_eq!(RigidMotion::new(good, good, centre), Err(MotionError));
        assert_eq!(RigidMotion::stationary(bad), Err(MotionError));
    }
    let ball = shape(primitives::bumpy_sphere(120, 80, 1));
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let far = 1e29;
    let huge = straight(Vector::zeros(), Vector::new(far, far, far));
    for travels in [[still(), still()], [still(), huge], [huge, still()]] {
        assert!(first(&cube, &cube, &travels).is_some());
    }
    let executor = StopAfterPolls::new(0);
    let found = first_contact(&ball, &ball, &still(), &still(), &executor);
    assert_eq!(found, Err(Interrupted));
}
