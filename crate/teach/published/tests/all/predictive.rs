//! Tests faces that intersect until the next pose: no pair that intersects at any instant is lost, and each pair is listed
//! once.

use nearpoint_geometry::collide::contact;
use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, swept};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_published::predictive::{
    AlignedCube, BoundsMode, Collision, Cube, Depth, PairListMethod, Part, PredictionResult,
    PredictionSettings, PredictiveError, Step, StepError, boxes, candidates, cubes, list_pairs,
    predict_collisions, predict_pose,
};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{grid, random_triangles, shape};
use std::collections::BTreeSet;

type Key = [u32; 4];

fn key(c: &Collision<()>) -> Key {
    let [a, b] = c.faces;
    [a.part, b.part, a.triangle, b.triangle]
}

/// Returns the answer with every pair that the search lists, whether its triangles collide or not.
fn answer(parts: &[Part<'_>], settings: &PredictionSettings) -> PredictionResult<()> {
    predict_collisions(parts, settings, |_, _| Some(()), &SequentialExecutor).unwrap()
}

/// Returns all pairs that are tested.
fn listed(parts: &[Part<'_>], settings: &PredictionSettings) -> Vec<Key> {
    let answer = answer(parts, settings);
    answer.collisions.iter().map(key).collect()
}

/// Returns the triangles of a part at an instant of the step.
fn at(part: &Part<'_>, s: f64) -> Vec<[Point; 3]> {
    match part {
        Part::Rigid { shape, from, to } => {
            let turn = (to.rotation * from.rotation.inverse()).scaled_axis() * s;
            let shift = from.translation.vector.lerp(&to.translation.vector, s);
            let rotation = UnitQuaternion::from_scaled_axis(turn) * from.rotation;
            let rigid = RigidTransform::new(&Pose::from_parts(shift.into(), rotation));
            let count = shape.mesh().triangles().len() as u32;
            (0..count)
                .map(|t| shape.posed_triangle(t, &rigid))
                .collect()
        }
        Part::Deforming {
            triangles,
            from,
            to,
        } => {
            let corner = |v: u32| from[v as usize].lerp(&to[v as usize], s);
            triangles.iter().map(|t| t.map(corner)).collect()
        }
    }
}

/// Returns every pair that intersects at one of many instants, every triangle against every other.
fn brute(parts: &[Part<'_>], instants: u32) -> BTreeSet<Key> {
    let mut met = BTreeSet::new();
    for i in 0..=instants {
        let s = f64::from(i) / f64::from(instants);
        let all: Vec<_> = parts.iter().map(|part| at(part, s)).collect();
        for p in 0..all.len() {
            for q in p + 1..all.len() {
                for (i, a) in (0..).zip(&all[p]) {
                    for (j, b) in (0..).zip(&all[q]) {
                        if contact(a, b).is_some() {
                            met.insert([p as u32, q as u32, i, j]);
                        }
                    }
                }
            }
        }
    }
    met
}

fn any(random: &mut Random) -> Soup {
    match random.below(5) {
        0 => random_triangles(random, 30),
        1 => primitives::uv_sphere(8, 5, 0.6),
        2 => primitives::cuboid(1.0, 0.7, 0.4),
        3 => grid(random, 20),
        _ => random_triangles(random, 1),
    }
}

/// Returns a part whose motion from a pose is of about this size.
fn moving<'a>(shape: &'a Shape, from: Pose, random: &mut Random, size: f64) -> Part<'a> {
    let turn = UnitQuaternion::from_scaled_axis(random.point().coords * size);
    let shift = from.translation.vector + random.point().coords * size;
    let to = Pose::from_parts(shift.into(), turn * from.rotation);
    Part::Rigid { shape, from, to }
}

fn deforming<'a>(triangles: &'a [[u32; 3]], from: &'a [Point], to: &'a [Point]) -> Part<'a> {
    Part::Deforming {
        triangles,
        from,
        to,
    }
}

fn world(lo: Point, edge: f64) -> Option<AlignedCube> {
    Some(AlignedCube { lo, edge })
}

fn any_settings(random: &mut Random) -> PredictionSettings {
    let depths = [0, 1, 3, 6].map(Depth::Given);
    PredictionSettings {
        depth: if random.below(2) == 0 {
            Depth::FaceSize
        } else {
            random.pick(&depths)
        },
        world: match random.below(3) {
            0 => world(random.point(), 0.3 + 2.0 * random.signed().abs()),
            _ => None,
        },
        list_method: random.pick(&[PairListMethod::Trees, PairListMethod::Cubes]),
        ..PredictionSettings::default()
    }
}

#[test]
fn no_intersecting_pair_is_lost_at_any_instant() {
    let mut random = Random::seeded("nothing that meets at any instant is lost", 31);
    let (mut met, mut divided) = (0, 0);
    for _ in 0..120 {
        let count = random.pick(&[2, 2, 3, 4]);
        let shapes: Vec<Shape> = (0..count).map(|_| shape(any(&mut random))).collect();
        let size = random.pick(&[0.0, 1e-6, 0.02, 0.3, 1.7]);
        let parts: Vec<Part<'_>> = shapes
            .iter()
            .map(|shape| moving(shape, random.pose(0.9), &mut random, size))
            .collect();
        let settings = any_settings(&mut random);
        let found = listed(&parts, &settings);
        assert!(found.is_sorted(), "in order, each once");
        let found: BTreeSet<Key> = found.into_iter().collect();
        let lost: Vec<Key> = brute(&parts, 7).difference(&found).copied().collect();
        assert_eq!(lost, Vec::<Key>::new(), "{settings:?} {parts:?}");
        met += brute(&parts, 1).len();
        let all = answer(&parts, &settings);
        assert_eq!(all.counts.collisions, found.len());
        divided += usize::from(all.sub_steps > 1);
    }
    assert!(met > 500 && divided > 10, "{met} meet, {divided} divided");
}

#[test]
fn deforming_parts_lose_nothing_either() {
    let mut random = Random::seeded("deforming parts lose nothing either", 32);
    let mut met = 0;
    for _ in 0..60 {
        let soups = [any(&mut random), any(&mut random)];
        let size = random.pick(&[0.0, 0.02, 0.2, 2.0]);
        let ends = soups.each_ref().map(|soup| {
            let offset = random.point().coords * 0.4;
            let from: Vec<Point> = soup
                .positions
                .iter()
                .map(|&p| Point::from(p) + offset)
                .collect();
            let to: Vec<Point> = from
                .iter()
                .map(|p| p + random.point().coords * size)
                .collect();
            (from, to)
        });
        let part = |i: usize| deforming(&soups[i].triangles, &ends[i].0, &ends[i].1);
        let parts = [part(0), part(1)];
        let found: BTreeSet<Key> = listed(&parts, &any_settings(&mut random))
            .into_iter()
            .collect();
        let meeting = brute(&parts, 7);
        assert!(meeting.is_subset(&found), "{parts:?}");
        met += meeting.len();
    }
    assert!(met > 500, "{met}");
}

/// Tests the law of the instants with the tests for which pairs are listed; the method of listing does not matter.
#[test]
fn the_swept_tests_keep_all_that_meets_at_any_instant() {
    let mut random = Random::seeded("the swept tests keep all that meets at any instant", 35);
    let (mut met, mut less) = (0, 0);
    for _ in 0..60 {
        let shapes = [(); 2].map(|()| shape(any(&mut random)));
        let size = random.pick(&[0.0, 0.02, 0.1, 0.5]);
        let parts = shapes
            .each_ref()
            .map(|shape| moving(shape, random.pose(0.7), &mut random, size));
        let meeting = brute(&parts, 7);
        let by = |method: SweptMethod, list_method: PairListMethod| {
            let settings = PredictionSettings {
                list_method,
                ..PredictionSettings::default()
            };
            let test = |a: &SweptTriangle, b: &SweptTriangle| {
                swept(a, b, method).is_contact().then_some(())
            };
            let answer = predict_collisions(&parts, &settings, test, &SequentialExecutor).unwrap();
            let found: BTreeSet<Key> = answer.collisions.iter().map(key).collect();
            assert!(
                meeting.is_subset(&found),
                "{method:?} {list_method:?} {parts:?}"
            );
            (found, answer.sub_steps)
        };
        let mut sizes = Vec::new();
        for method in [SweptMethod::Hull, SweptMethod::Exact] {
            let (trees, cubes) = (
                by(method, PairListMethod::Trees),
                by(method, PairListMethod::Cubes),
            );
            if trees.1 == cubes.1 {
                assert_eq!(trees.0, cubes.0, "{method:?} {parts:?}");
            }
            sizes.push(trees.0.len());
        }
        assert!(sizes[1] <= sizes[0], "{parts:?}");
        less += sizes[0] - sizes[1];
        met += meeting.len();
    }
    assert!(met > 300 && less > 10, "{met} meet, {less} fewer");
}

/// Tests against all leaves of the trace that each pair of a leaf is listed once, and no others.
#[test]
fn each_pair_of_a_leaf_is_listed_once() {
    let mut random = Random::seeded("each pair of a leaf is listed once", 33);
    let (mut several, mut total) = (0, 0);
    for i in 0..80 {
        let shapes: Vec<Shape> = (0..3).map(|_| shape(any(&mut random))).collect();
        let parts: Vec<Part<'_>> = shapes
            .iter()
            .map(|shape| moving(shape, random.exact_pose(1), &mut random, 0.05))
            .collect();
        let bounds = if i % 2 == 0 {
            BoundsMode::Swept
        } else {
            BoundsMode::Instant
        };
        let step = Step::new(&parts).unwrap();
        let boxes = boxes(&step, bounds);
        let candidates = candidates(&step, &boxes, bounds);
        let settings = any_settings(&mut random);
        let cubes = cubes(&boxes, &candidates, settings.world, settings.depth).unwrap();
        let mut reported: Vec<Cube> = Vec::new();
        let (pairs, visited) =
            list_pairs(&candidates, &cubes, &mut reported, &SequentialExecutor).unwrap();
        assert_eq!(reported.len(), visited);
        let mut expected = BTreeSet::new();
        for leaf in reported.iter().filter(|cube| cube.level == cubes.depth) {
            for &a in &leaf.faces {
                for &b in leaf.faces.iter().filter(|&&b| b > a) {
                    let [p, q] = [a, b].map(|i| &candidates.faces[i as usize]);
                    let boxes_meet = bounds == BoundsMode::Instant || p.bounds.overlaps(&q.bounds);
                    if p.id.part != q.id.part && boxes_meet {
                        several += usize::from(!expected.insert([a, b]));
                    }
                }
            }
        }
        let once: BTreeSet<[u32; 2]> = pairs.iter().copied().collect();
        assert_eq!(once.len(), pairs.len(), "each once");
        assert_eq!(once, expected);
        total += pairs.len();
    }
    assert!(several > 1000 && total > 1000, "{several} {total}");
}

/// Returns a triangle near the plane x = `x`, and one far away that makes the part's box large.
fn beside_border(x: f64, far: f64) -> ([[u32; 3]; 2], Vec<Point>) {
    let point = |x: f64, y: f64, z: f64| Point::new(x, y, z);
    let small = [point(x, 0.55, 0.6), point(x, 0.7, 0.6), point(x, 0.6, 0.7)];
    let large = small.map(|p| point(far, 1.0 - p.y, 1.0 - p.z));
    ([[0, 1, 2], [3, 4, 5]], [small, large].concat())
}

#[test]
fn one_instant_loses_a_pair_on_both_sides_of_a_border_and_the_swept_way_does_not() {
    let (a_triangles, a) = beside_border(0.495, 0.9);
    let (b_triangles, b) = beside_border(0.505, 0.1);
    let later = |points: &[Point], by: f64| -> Vec<Point> {
        points.iter().map(|p| p + Vector::x() * by).collect()
    };
    let (a_to, b_to) = (later(&a, 0.01), later(&b, -0.01));
    let parts = [
        deforming(&a_triangles, &a, &a_to),
        deforming(&b_triangles, &b, &b_to),
    ];
    let settings = |bounds| PredictionSettings {
        bounds,
        depth: Depth::Given(3),
        world: world(Point::origin(), 1.0),
        ..PredictionSettings::default()
    };
    assert!(brute(&parts, 2).contains(&[0, 1, 0, 0]));
    assert_eq!(
        listed(&parts, &settings(BoundsMode::Instant)),
        Vec::<Key>::new()
    );
    assert_eq!(listed(&parts, &settings(BoundsMode::Swept)), [[0, 1, 0, 0]]);
}

fn still(shape: &Shape, x: f64) -> Part<'_> {
    let pose = Pose::translation(x, 0.0, 0.0);
    Part::Rigid {
        shape,
        from: pose,
        to: pose,
    }
}

/// Returns the pairs that intersect at the beginning.
fn meeting(parts: &[Part<'_>]) -> Vec<Key> {
    let test = |a: &_, b: &_| -> Option<()> {
        let [a, b]: [&SweptTriangle; 2] = [a, b];
        contact(&a.from, &b.from).map(|_| ())
    };
    let answer = predict_collisions(
        parts,
        &PredictionSettings::default(),
        test,
        &SequentialExecutor,
    )
    .unwrap();
    answer.collisions.iter().map(key).collect()
}

#[test]
fn without_motion_the_pairs_are_those_that_meet() {
    let sphere = shape(primitives::uv_sphere(12, 8, 1.0));
    for x in [0.0, 0.3, 1.9, 1.99999, 2.0, 2.1] {
        let parts = [still(&sphere, 0.0), still(&sphere, x)];
        let expected: Vec<Key> = brute(&parts, 1).into_iter().collect();
        assert_eq!(meeting(&parts), expected, "apart by {x}");
    }
}

#[test]
fn a_part_wholly_inside_another_has_no_pair_with_it() {
    let (outer, inner) = (
        shape(primitives::uv_sphere(12, 8, 1.0)),
        shape(primitives::uv_sphere(8, 6, 0.2)),
    );
    let parts = [still(&outer, 0.0), still(&inner, 0.0)];
    let answer = answer(&parts, &PredictionSettings::default());
    assert_eq!(answer.counts.regions, 1);
    assert_eq!(answer.collisions, []);
}

#[test]
fn flat_parts_single_triangles_and_points_are_parts_like_others() {
    let triangle = |z: f64| {
        [
            Point::new(0.0, 0.0, z),
            Point::new(1.0, 0.0, z),
            Point::new(0.0, 1.0, z),
        ]
    };
    let (low, high, point) = (triangle(0.0), triangle(1.0), [Point::new(0.2, 0.2, 0.5); 3]);
    // A triangle passes a point, and another that is parallel to it; then both coincide in a world without size.
    for (ends, count) in [
        ([[&low, &high], [&point, &point]], 1),
        ([[&low, &high], [&high, &low]], 1),
        ([[&low, &low], [&low, &low]], 1),
        ([[&low, &low], [&high, &high]], 0),
        ([[&point, &point], [&point, &point]], 1),
    ] {
        let parts = ends.map(|[from, to]| deforming(&[[0, 1, 2]], from, to));
        let found = listed(&parts, &PredictionSettings::default());
        assert_eq!(found.len(), count, "{ends:?}");
    }
}

#[test]
fn fewer_than_two_parts_have_no_pairs() {
    let sphere = shape(primitives::uv_sphere(8, 5, 1.0));
    for parts in [&[][..], &[still(&sphere, 0.0)]] {
        assert_eq!(
            listed(parts, &PredictionSettings::default()),
            Vec::<Key>::new()
        );
    }
}

#[test]
fn a_huge_motion_is_divided_and_loses_nothing() {
    let sphere = shape(primitives::uv_sphere(8, 5, 0.1));
    let wall = shape(primitives::cuboid(0.001, 2.0, 2.0));
    let through = Part::Rigid {
        shape: &sphere,
        from: Pose::translation(-1000.0, 0.1, 0.2),
        to: Pose::translation(1000.0, 0.1, 0.2),
    };
    let parts = [through, still(&wall, 0.0)];
    let answer = answer(&parts, &PredictionSettings::default());
    assert_eq!(answer.sub_steps, 64);
    let hit: BTreeSet<u32> = answer
        .collisions
        .iter()
        .map(|c| c.faces[0].triangle)
        .collect();
    assert_eq!(hit.len(), sphere.mesh().triangles().len());
}

#[test]
fn a_given_world_grows_and_keeps_its_leaves() {
    let sphere = shape(primitives::uv_sphere(8, 5, 1.0));
    let parts = [still(&sphere, 0.0), still(&sphere, 1.5)];
    let settings = PredictionSettings {
        world: world(Point::new(0.3, 0.3, 0.3), 0.5),
        depth: Depth::Given(1),
        ..PredictionSettings::default()
    };
    let answer = answer(&parts, &settings);
    assert_eq!(answer.cubes.leaf(), 0.25);
    assert!(answer.cubes.world.lo.x <= -1.0 && answer.cubes.depth > 2);
    let found: BTreeSet<Key> = answer.collisions.iter().map(key).collect();
    assert!(brute(&parts, 1).is_subset(&found));
}

#[test]
fn the_answer_counts_each_step() {
    let sphere = shape(primitives::uv_sphere(16, 10, 1.0));
    let parts = [
        still(&sphere, 0.0),
        still(&sphere, 1.9),
        still(&sphere, 9.0),
    ];
    let counts = answer(&parts, &PredictionSettings::default()).counts;
    let triangles = sphere.mesh().triangles().len();
    assert_eq!(counts.regions, 1);
    assert_eq!(counts.all_pairs, 3 * (triangles * triangles) as u64);
    assert!(counts.candidates < triangles && counts.pairs < 40 * counts.candidates);
}

#[test]
fn a_pose_is_predicted_by_doing_the_last_motion_again() {
    let mut random = Random::seeded("a pose is predicted by doing the last motion again", 34);
    for _ in 0..50 {
        let turn = UnitQuaternion::from_scaled_axis(random.point().coords);
        let shift = random.point().coords;
        let mut poses = vec![random.pose(2.0)];
        for i in 0..2 {
            let last: &Pose = &poses[i];
            let next = last.translation.vector + shift;
            poses.push(Pose::from_parts(next.into(), turn * last.rotation));
        }
        let expected = poses[2].to_homogeneous();
        assert!((predict_pose(&poses[0], &poses[1]).to_homogeneous() - expected).amax() < 1e-12);
    }
}

#[test]
fn bad_input_is_named() {
    let sphere = shape(primitives::uv_sphere(8, 5, 1.0));
    let triangles = [[0, 1, 2]];
    let points = [Point::origin(); 3];
    let nan = [
        Point::origin(),
        Point::new(0.0, f64::NAN, 0.0),
        Point::origin(),
    ];
    let error = |bad| Step::new(&[still(&sphere, 0.0), bad]).unwrap_err();
    assert_eq!(
        error(deforming(&[], &points, &points)),
        StepError::Empty { part: 1 }
    );
    let lengths = StepError::Lengths {
        part: 1,
        from: 3,
        to: 2,
    };
    assert_eq!(error(deforming(&triangles, &points, &points[..2])), lengths);
    let not_finite = StepError::NotFinite {
        part: 1,
        position: 1,
    };
    assert_eq!(error(deforming(&triangles, &points, &nan)), not_finite);
    assert_eq!(error(deforming(&triangles, &nan, &points)), not_finite);
    let index = StepError::IndexOutOfRange {
        part: 1,
        triangle: 0,
        index: 3,
    };
    assert_eq!(error(deforming(&[[0, 3, 1]], &points, &points)), index);
    for x in [f64::NAN, f64::INFINITY] {
        assert_eq!(error(still(&sphere, x)), StepError::Pose { part: 1 });
    }
}

#[test]
fn a_world_without_size_is_named() {
    let sphere = shape(primitives::uv_sphere(8, 5, 1.0));
    for (edge, lo) in [
        (0.0, 0.0),
        (-1.0, 0.0),
        (f64::NAN, 0.0),
        (f64::INFINITY, 0.0),
        (1.0, f64::NAN),
    ] {
        let settings = PredictionSettings {
            world: world(Point::new(lo, 0.0, 0.0), edge),
            ..PredictionSettings::default()
        };
        let parts = [still(&sphere, 0.0), still(&sphere, 0.5)];
        let answer = predict_collisions(&parts, &settings, |_, _| Some(()), &SequentialExecutor);
        assert_eq!(answer.unwrap_err(), PredictiveError::Step(StepError::World));
    }
}
