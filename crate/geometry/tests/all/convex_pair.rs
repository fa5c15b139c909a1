//! Tests distance and depth of convex pairs: against long integers, against the whole Minkowski difference, and their laws.

use crate::common::clouds::{in_ball, on_sphere, random_cloud, random_points};
use crate::common::rational;
use nearpoint_geometry::closest::convex::{
    Ball, Convex, ConvexWarmStart, Cuboid, ExhaustiveHull, Feature, GjkStep, InflatedConvex,
    PointCloud, PosedConvex, Proximity, ProximitySettings, ProximityStatus, SimplexMethod,
    StopCondition, proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_testing::Random;
use std::collections::HashMap;

/// The required accuracy, relative to the size of the input.
const ACCURACY: f64 = 1e-12;
const METHODS: [SimplexMethod; 2] = [SimplexMethod::SignedVolumes, SimplexMethod::Johnson];

fn with(method: SimplexMethod) -> ProximitySettings {
    ProximitySettings {
        simplex: method,
        ..ProximitySettings::default()
    }
}

/// Runs a search without a warm start.
fn afresh(
    a: &impl Convex,
    b: &impl Convex,
    b_in_a: &Pose,
    settings: &ProximitySettings,
) -> Proximity {
    proximity(
        a,
        b,
        b_in_a,
        settings,
        &mut ConvexWarmStart::default(),
        &mut (),
    )
}

fn cold(a: &impl Convex, b: &impl Convex, b_in_a: &Pose) -> Proximity {
    afresh(a, b, b_in_a, &ProximitySettings::default())
}

fn cube(half: f64) -> Cuboid {
    let half = Vector::repeat(half);
    Cuboid { half }
}

/// Returns the signed distance, and checks that everything else in the answer agrees with it.
fn signed(found: &Proximity, size: f64) -> f64 {
    let slack = ACCURACY * size;
    assert!(found.lower <= found.upper && found.is_exact(), "{found:?}");
    let across = found.on_b - found.on_a;
    let nothing = |off: f64| assert!(off.abs() <= slack, "{found:?}");
    nothing(across.norm() - found.upper.abs());
    nothing((across - found.direction * found.upper).norm());
    assert!((found.direction.norm() - 1.0).abs() < 1e-12);
    let expected = match found.upper {
        d if d.abs() <= slack => ProximityStatus::Touching,
        d if d > 0.0 => ProximityStatus::Separated,
        _ => ProximityStatus::Overlapping,
    };
    let is_reported = found.status == expected || found.upper.abs() <= slack;
    assert!(is_reported, "{found:?}");
    found.upper
}

fn size_of(points: &[Point]) -> f64 {
    points.iter().map(|p| p.coords.amax()).fold(0.0, f64::max)
}

#[test]
fn small_sets_agree_with_long_integers() {
    let mut random = Random::seeded("small sets agree with long integers", 41);
    let mut seen: HashMap<ProximityStatus, usize> = HashMap::new();
    for round in 0..900 {
        let mut cloud = || {
            let count = 1 + random.below(5) as usize;
            match round % 3 {
                // So that they coincide or overlap often.
                0 => random_points(5, || random.grid(3)),
                1 => random_points(5, || in_ball(&mut random)),
                _ => random_cloud(&mut random, count),
            }
        };
        let (a, b) = (cloud(), cloud());
        let scale = random.pick(&[1e-6, 1.0, 1e6]);
        let step = random.pick(&[0.0, 0.0, 0.25, 0.5, 3.0]);
        let shift = random.grid(3).coords * step;
        let a: Vec<Point> = a.iter().map(|p| p * scale).collect();
        let b: Vec<Point> = b.iter().map(|p| (p + shift) * scale).collect();
        let differences: Vec<Point> = a
            .iter()
            .flat_map(|p| b.iter().map(move |q| Point::from(p - q)))
            .collect();
        let expected = rational::signed_distance(&differences);
        let size = size_of(&a).max(size_of(&b));
        for method in METHODS {
            let here = Pose::identity();
            let found = afresh(&PointCloud(&a), &PointCloud(&b), &here, &with(method));
            // Johnson's cofactors can lose their digits; then the bounds show it.
            let is_reported =
                method == SimplexMethod::Johnson && found.status == ProximityStatus::NotConverged;
            assert!(
                is_reported || (found.upper - expected).abs() <= ACCURACY * size,
                "round {round}, {method:?}: {expected} but {found:?}\n{a:?}\n{b:?}"
            );
            if method == SimplexMethod::SignedVolumes {
                signed(&found, size);
            }
            *seen.entry(found.status).or_default() += 1;
        }
    }
    println!("{seen:?}");
    for outcome in [
        ProximityStatus::Separated,
        ProximityStatus::Touching,
        ProximityStatus::Overlapping,
    ] {
        assert!(seen[&outcome] > 100, "{seen:?}");
    }
    let lost = seen.remove(&ProximityStatus::NotConverged).unwrap_or(0);
    assert!(seen.len() == 3 && lost < 20, "{lost}");
}

/// Compares two shapes of any kinds, alternately.
fn against_brute(a: &impl Convex, b: &impl Convex, b_in_a: &Pose, size: f64) {
    let expected = brute_force::signed_distance(a, b, b_in_a).unwrap();
    let (found, back) = (cold(a, b, b_in_a), cold(b, a, &b_in_a.inverse()));
    for found in [&found, &back] {
        let off = signed(found, size) - expected;
        assert!(off.abs() <= ACCURACY * size, "{expected} but {found:?}");
    }
    let [_, _] = found.features(a, b);
}

#[test]
fn all_kinds_agree_with_the_minkowski_difference() {
    let mut random = Random::seeded("all kinds agree with the Minkowski difference", 42);
    for _ in 0..60 {
        let thin = 10_f64.powi(-(random.below(12) as i32));
        let stretch = Vector::new(1.0, random.pick(&[1.0, thin]), thin);
        let hull = |points: Vec<Point>| Hull::build(&points).unwrap();
        let mut flat = || in_ball(&mut random).coords.component_mul(&stretch);
        let flat = hull(random_points(24, || flat().into()));
        let round = hull(random_points(20, || on_sphere(&mut random)));
        let segment = [random.point(), random.point()];
        let triangle = [random.point(), random.point(), random.point()];
        let ball = Ball {
            centre: random.point(),
            radius: 0.3,
        };
        let cuboid = Cuboid {
            half: Vector::new(0.5, 1.0, thin),
        };
        let grown = InflatedConvex {
            shape: &flat,
            margin: 0.1,
        };
        let posed = PosedConvex::new(&round, &random.pose(1.0));
        let reach = random.pick(&[0.3, 1.5, 4.0]);
        let pose = random.pose(reach);
        against_brute(&flat, &flat, &pose, 8.0);
        against_brute(&flat, &round, &pose, 8.0);
        against_brute(&segment, &triangle, &pose, 8.0);
        against_brute(&triangle, &cuboid, &pose, 8.0);
        against_brute(&cuboid, &cuboid, &pose, 8.0);
        against_brute(&ball, &cuboid, &pose, 8.0);
        against_brute(&ball, &ball, &pose, 8.0);
        against_brute(&grown, &posed, &pose, 8.0);
        against_brute(&grown, &ball, &pose, 8.0);
    }
}

/// Needles and blades overlap: their Minkowski difference is long, thin or nearly flat.
#[test]
fn needles_and_blades_have_a_depth() {
    let mut random = Random::seeded("needles and blades have a depth", 43);
    let mut deep = 0;
    for _ in 0..300 {
        let mut shape = || {
            let thin = |random: &mut Random| 10_f64.powi(-(random.below(15) as i32));
            let stretch = Vector::new(1.0, thin(&mut random), thin(&mut random));
            let count = 4 + random.below(8) as usize;
            let points = random_points(count, || {
                Point::from(random.point().coords.component_mul(&stretch))
            });
            let pose = random.pose(0.01);
            points.iter().map(|p| pose * p).collect::<Vec<_>>()
        };
        let (a, b) = (shape(), shape());
        let (a, b) = (PointCloud(&a), PointCloud(&b));
        let expected = brute_force::signed_distance(&a, &b, &Pose::identity()).unwrap();
        let found = cold(&a, &b, &Pose::identity());
        assert!(
            (signed(&found, 2.0) - expected).abs() < 2.0 * ACCURACY,
            "{expected} but {found:?}\n{a:?}\n{b:?}"
        );
        deep += usize::from(found.status == ProximityStatus::Overlapping);
    }
    assert!(deep > 30, "{deep}");
}

/// Returns the hull of points on a stretched sphere.
fn ellipsoid(random: &mut Random, count: usize, stretch: Vector) -> Hull {
    let point = || Point::from(on_sphere(random).coords.component_mul(&stretch));
    Hull::build(&random_points(count, point)).unwrap()
}

/// Returns a pair of round hulls on a path, alternately apart and overlapping.
fn path(random: &mut Random) -> (Hull, Hull, Vec<Pose>) {
    let [a, b] = [Vector::repeat(1.0), Vector::new(1.0, 0.8, 0.6)]
        .map(|stretch| ellipsoid(random, 300, stretch));
    let pose = |i: u32| {
        let t = f64::from(i) * 0.03;
        let along = Vector::new(t.cos(), t.sin(), 0.3) * (1.8 + 0.7 * (2.3 * t).sin());
        Pose::new(along, Vector::new(0.4 * t, 0.9 * t, -0.2))
    };
    (a, b, (0..400).map(pose).collect())
}

#[test]
fn warm_started_proximity_agrees_with_new_search() {
    let mut random = Random::seeded("warm searches agree with cold ones", 44);
    let (a, b, poses) = path(&mut random);
    let settings = ProximitySettings::default();
    let mut state = ConvexWarmStart::default();
    let mut seen: HashMap<ProximityStatus, usize> = HashMap::new();
    let mut steps = [0; 2];
    for pose in &poses {
        let warm_start = proximity(&a, &b, pose, &settings, &mut state, &mut ());
        let cold = cold(&a, &b, pose);
        let scanned = self::cold(&ExhaustiveHull(&a), &ExhaustiveHull(&b), pose);
        let (truth, slack) = (signed(&cold, 4.0), ACCURACY * cold.upper.abs().max(1.0));
        for found in [&warm_start, &scanned] {
            assert!((signed(found, 4.0) - truth).abs() <= slack);
        }
        *seen.entry(warm_start.status).or_default() += 1;
        if warm_start.status == ProximityStatus::Separated {
            steps[0] += warm_start.iterations;
            steps[1] += cold.iterations;
        }
    }
    assert!(
        seen[&ProximityStatus::Separated] > 100 && seen[&ProximityStatus::Overlapping] > 50,
        "{seen:?}"
    );
    assert!(2 * steps[0] < steps[1], "{steps:?}");
}

#[test]
fn warm_start_of_other_pair_gives_same_proximity() {
    let mut random = Random::seeded("a state of another pair does no harm", 45);
    let (a, b, poses) = path(&mut random);
    let mut state = ConvexWarmStart::default();
    let settings = ProximitySettings::default();
    for pose in poses.iter().step_by(40) {
        proximity(&a, &b, pose, &settings, &mut state, &mut ());
        let triangle = [random.point(), random.point(), random.point()];
        let warm_start = proximity(&a, &triangle, pose, &settings, &mut state, &mut ());
        assert!((warm_start.upper - cold(&a, &triangle, pose).upper).abs() <= ACCURACY);
    }
}

#[test]
fn rigid_motions_and_scales_change_nothing() {
    let mut random = Random::seeded("rigid motions and scales change nothing", 46);
    let (a, b, poses) = path(&mut random);
    for pose in poses.iter().step_by(20) {
        let expected = signed(&cold(&a, &b, pose), 4.0);
        let moved = random.pose(2.0);
        let both = PosedConvex::new(&a, &moved);
        let found = cold(&both, &b, &(moved * pose));
        assert!((signed(&found, 8.0) - expected).abs() <= 8.0 * ACCURACY);
        for scale in [1e-6, 1e-3, 1e3, 1e6] {
            let scaled = |hull: &Hull| {
                let points: Vec<Point> = hull.vertices().iter().map(|p| p * scale).collect();
                Hull::build(&points).unwrap()
            };
            let pose = Pose::from_parts((pose.translation.vector * scale).into(), pose.rotation);
            let found = cold(&scaled(&a), &scaled(&b), &pose);
            let off = signed(&found, 4.0 * scale) - expected * scale;
            assert!(off.abs() <= 4.0 * ACCURACY * scale);
        }
    }
}

#[test]
fn traces_are_complete_and_change_nothing() {
    let mut random = Random::seeded("traces are complete", 47);
    let (a, b, poses) = path(&mut random);
    let mut seen: HashMap<ProximityStatus, usize> = HashMap::new();
    for (i, pose) in poses.iter().enumerate().step_by(5) {
        let settings = ProximitySettings {
            stop_condition: [StopCondition::Never, StopCondition::WhenSeparated][i / 5 % 2],
            limit: [f64::INFINITY, 0.3][i / 10 % 2],
            max_iterations: [1000, 3][i / 20 % 2],
            ..with(METHODS[i / 40 % 2])
        };
        let mut steps = Vec::new();
        let mut state = ConvexWarmStart::default();
        let found = proximity(&a, &b, pose, &settings, &mut state, &mut steps);
        assert_eq!(found, afresh(&a, &b, pose, &settings));
        let status = found.status;
        *seen.entry(status).or_default() += 1;
        let truth = cold(&a, &b, pose).upper;
        assert!(found.lower <= truth + ACCURACY && truth <= found.upper + ACCURACY);
        assert_eq!(steps.last(), Some(&GjkStep::End { status }));
        let (mut approaches, mut expansions) = (0, 0);
        let mut known = f64::NEG_INFINITY;
        for step in &steps {
            match step {
                GjkStep::Iteration {
                    lower,
                    upper,
                    nearest,
                    simplex,
                    ..
                } => {
                    approaches += 1;
                    assert!(known <= *lower, "bounds only close");
                    known = *lower;
                    assert!(*lower <= truth.max(0.0) + ACCURACY && truth <= *upper + ACCURACY);
                    assert!((nearest.norm() - upper).abs() < ACCURACY);
                    assert!(simplex.weights().iter().all(|weight| *weight > 0.0));
                }
                GjkStep::ExpandPolytope {
                    lower: at_least,
                    upper: at_most,
                    normal,
                    ..
                } => {
                    expansions += 1;
                    assert!(*at_least <= -truth + ACCURACY && -truth <= *at_most + ACCURACY);
                    assert!((normal.norm() - 1.0).abs() < ACCURACY);
                }
                GjkStep::OriginInside { .. } | GjkStep::End { .. } => {}
            }
        }
        assert!(found.iterations - approaches <= 1);
        let is_counted = (expansions..=expansions + 1).contains(&found.expansions);
        assert!(is_counted || status == ProximityStatus::NotConverged);
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

/// A search nearly always takes three or four steps, as the patent reports.
#[test]
fn few_steps_are_needed() {
    let mut random = Random::seeded("few steps are needed", 48);
    let mut counts = [0; 64];
    for _ in 0..2000 {
        let mut hull = || Hull::build(&random_points(20, || in_ball(&mut random))).unwrap();
        let (a, b) = (hull(), hull());
        let mut pose = random.pose(1.0);
        pose.translation.vector += Vector::new(3.0, 0.0, 0.0);
        let found = cold(&ExhaustiveHull(&a), &ExhaustiveHull(&b), &pose);
        assert_eq!(found.status, ProximityStatus::Separated);
        counts[found.iterations as usize] += 1;
    }
    println!("{counts:?}");
    assert!(counts[..6].iter().sum::<u32>() > 1800, "{counts:?}");
}

#[test]
fn features_are_named() {
    let cuboid = cube(1.0);
    let hull = Hull::build(&(0..8).map(|i| cuboid.point(i)).collect::<Vec<_>>()).unwrap();
    let features = |a: &dyn Convex, at: Vector, turn: Vector| {
        let pose = Pose::new(at, turn);
        cold(&a, &cuboid, &pose).features(&a, &cuboid)
    };
    let quarter = std::f64::consts::FRAC_PI_4;
    let [face, edge] = features(&cuboid, Vector::new(3.0, 0.2, 0.3), Vector::z() * quarter);
    assert_eq!(face, Feature::Face(1));
    assert!(matches!(edge, Feature::Edge([_, _])), "{edge:?}");
    let [on_hull, _] = features(&hull, Vector::new(3.0, 0.2, 0.3), Vector::z() * quarter);
    let Feature::Face(face) = on_hull else {
        panic!("{on_hull:?}");
    };
    let mut around = hull.polygons().get(face).iter();
    assert!(around.all(|&v| hull.vertex(v).x == 1.0));
    let [a, b] = features(&hull, Vector::new(4.0, 4.0, 4.0), Vector::zeros());
    assert!(matches!(a, Feature::Vertex(v) if *hull.vertex(v) == Point::new(1.0, 1.0, 1.0)));
    assert_eq!(b, Feature::Vertex(0));
}

#[test]
fn hard_cases_have_their_answers() {
    let at = |x| Pose::translation(x, 0.0, 0.0);
    let small = cube(0.1);
    let cube = cube(1.0);
    // Face on face, edge on edge, corner on corner: touching, not apart and not overlapping.
    for way in [
        Vector::new(2.0, 0.3, 0.1),
        Vector::new(2.0, 2.0, 0.3),
        Vector::new(2.0, 2.0, 2.0),
    ] {
        let found = cold(&cube, &cube, &Pose::from(way));
        assert_eq!(found.status, ProximityStatus::Touching);
        assert_eq!((found.distance(), found.depth()), (0.0, 0.0));
    }
    // The same cube at the same position, and one inside the other.
    let same = cold(&cube, &cube, &Pose::identity());
    assert_eq!(
        (same.status, same.depth()),
        (ProximityStatus::Overlapping, 2.0)
    );
    let inside = cold(&cube, &small, &at(0.5));
    assert!((inside.depth() - 0.6).abs() < 1e-15 && inside.direction == Vector::x());
    // Crossing segments, coplanar triangles in each other, a point in a point: no volume, no depth.
    let cross = [Point::new(-1.0, 0.0, 0.0), Point::new(1.0, 0.0, 0.0)];
    let other = [Point::new(0.0, -1.0, 0.0), Point::new(0.0, 1.0, 0.0)];
    let triangle = [
        Point::origin(),
        Point::new(1.0, 0.0, 0.0),
        Point::new(0.0, 1.0, 0.0),
    ];
    let point = [Point::new(1.0, 2.0, 3.0); 2];
    let pairs: [[&dyn Convex; 2]; 3] = [[&cross, &other], [&triangle; 2], [&point; 2]];
    for ([a, b], x) in pairs.into_iter().zip([0.0, 0.1, 0.0]) {
        assert_eq!(cold(&a, &b, &at(x)).status, ProximityStatus::Touching);
    }
    // Balls are exact, with one centre in the other's too.
    let ball = |radius| Ball {
        centre: Point::origin(),
        radius,
    };
    let balls = cold(&ball(1.0), &ball(0.5), &at(1.2));
    assert!((balls.depth() - 0.3).abs() < 1e-15);
    let nested = cold(&ball(1.0), &ball(0.5), &Pose::identity());
    assert_eq!(nested.status, ProximityStatus::Overlapping);
    assert_eq!(nested.depth(), 1.5);
    // Far away.
    let far = cold(&cube, &cube, &at(1e12));
    assert_eq!(far.status, ProximityStatus::Separated);
    assert_eq!(far.distance(), 1e12 - 2.0);
}

/// The proof of the last depth begins the next search: that must change the cost alone, into the overlap and out again.
#[test]
fn depths_in_motion_are_those_of_a_new_search() {
    let mut random = Random::seeded("depths in motion are those of a new search", 49);
    let mut hull = |count: usize, stretch: Vector| ellipsoid(&mut random, count, stretch);
    let round = [
        hull(300, Vector::repeat(1.0)),
        hull(200, Vector::new(1.0, 0.8, 0.6)),
    ];
    let thin = [
        hull(60, Vector::new(1.0, 1e-3, 1e-6)),
        hull(40, Vector::new(1e-5, 1.0, 0.3)),
    ];
    let half = Vector::new(1.0, 0.7, 0.4);
    let [new, again] = depths_in_motion(&round[0], &round[1], false);
    assert!(3 * again < new, "{again} expansions, new {new}");
    depths_in_motion(&thin[0], &thin[1], false);
    depths_in_motion(&round[0], &thin[1], false);
    depths_in_motion(&Cuboid { half }, &round[0], false);
    // Without turning, faces stay parallel and the best direction is one of several.
    for is_parallel in [false, true] {
        let margin = 0.125;
        let shape = Cuboid { half };
        depths_in_motion(
            &Cuboid { half },
            &InflatedConvex { shape, margin },
            is_parallel,
        );
    }
}

/// Returns the expansions of new searches, and of those that resume from the last one.
fn depths_in_motion(a: &impl Convex, b: &impl Convex, is_parallel: bool) -> [u32; 2] {
    let mut state = ConvexWarmStart::default();
    let (mut expansions, mut overlapping) = ([0, 0], 0);
    for i in 0..600 {
        let t = f64::from(i) * 0.01;
        let at = Vector::new(3.0 - t, 0.1 * t.sin(), 0.15 * (2.0 * t).cos());
        let turn = if is_parallel {
            Vector::zeros()
        } else {
            Vector::new(0.3 * t, 0.7 * t, 0.2)
        };
        let pose = Pose::new(at, turn);
        let new = cold(a, b, &pose);
        let settings = ProximitySettings::default();
        let again = proximity(a, b, &pose, &settings, &mut state, &mut ());
        let difference = signed(&again, 3.0) - signed(&new, 3.0);
        assert!(
            difference.abs() <= 3.0 * ACCURACY,
            "frame {i}: {again:?}, but new {new:?}"
        );
        overlapping += u32::from(new.status == ProximityStatus::Overlapping);
        expansions[0] += new.expansions;
        expansions[1] += again.expansions;
    }
    assert!((20..580).contains(&overlapping), "{overlapping}");
    expansions
}
