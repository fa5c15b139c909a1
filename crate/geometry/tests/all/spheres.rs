//! Tests hierarchical spheres: every rank covers the surface, no contact is missed, and false alarms keep to their bound.

use crate::common::{cube, loose, placed};
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::bounds::spheres::{
    CubeEdge, CubeOverlap, MAX_RANKS, RadiusSequence, RankPlan, RecordedRank, SphereFilter,
    SphereModel, SphereSearchEnd, SphereSearchOptions, SphereSearchResult, SphereSearchStep,
    SphereSettings, SpheresError, search,
};
use nearpoint_geometry::collide::{colliding_pairs, intersection_segments};
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::{joined, random_triangles, scaled, shape};

fn model(shape: &Shape, settings: &SphereSettings) -> SphereModel {
    SphereModel::build(shape, settings, &SequentialExecutor, &mut ()).unwrap()
}

fn found(a: &SphereModel, b: &SphereModel, pose: &Pose, limit: usize) -> SphereSearchResult {
    let aim = SphereSearchOptions {
        limit,
        ..SphereSearchOptions::all()
    };
    search(a, b, pose, &aim, &SequentialExecutor, &mut ())
        .unwrap()
        .unwrap()
}

/// Makes a link of a robot: a beam between two bearings, with a motor on one.
fn link() -> Shape {
    let parts = [
        placed(primitives::cuboid(0.7, 0.12, 0.08), [0.0, 0.0, 0.0]),
        placed(primitives::tube(20, 0.11, 0.06, 0.17), [-0.38, 0.0, 0.0]),
        placed(primitives::tube(20, 0.09, 0.05, 0.13), [0.38, 0.0, 0.0]),
        placed(primitives::tube(16, 0.05, 0.0, 0.2), [-0.38, 0.0, 0.18]),
    ];
    shape(parts.into_iter().fold(Soup::default(), joined))
}

fn any_shape(random: &mut Random) -> Shape {
    let factor = random.pick(&[1.0, 1.0, 1e-6, 1e6]);
    let offset = random.pick(&[0.0, 10.0]) * factor;
    let soup = match random.below(6) {
        0 => primitives::cuboid(1.0, 1.0, 1.0),
        1 => primitives::cuboid(1.0, 0.3, 0.0),
        2 => primitives::bumpy_sphere(8, 6, random.next_u64()),
        3 => primitives::torus(9, 5, 1.0, 0.3),
        4 => primitives::tube(7, 0.4, 0.2, 2.0),
        _ => random_triangles(random, 12),
    };
    shape(scaled(soup, factor, offset))
}

fn any_settings(random: &mut Random, shape: &Shape) -> SphereSettings {
    let r1 = 0.5 * shape.bounds().diagonal();
    SphereSettings {
        radius_sequence: random.pick(&[
            RadiusSequence::ThreeRanks,
            RadiusSequence::Ratio(2.0),
            RadiusSequence::Ratio(1.4),
            RadiusSequence::Ratio(3.0),
            RadiusSequence::Exact(2.0),
            RadiusSequence::Exact(3.0),
            RadiusSequence::Exact(1.7),
        ]),
        filter: random.pick(&[SphereFilter::Cell, SphereFilter::Sphere]),
        cube_overlap: random.pick(&[CubeOverlap::Delete, CubeOverlap::Keep]),
        ..SphereSettings::new(r1 / random.pick(&[0.7, 1.0, 3.0, 5.3, 8.0]))
    }
}

/// Returns corners, and points of edges and of the inside, of every triangle.
fn samples(random: &mut Random, shape: &Shape) -> Vec<Point> {
    let mut points = Vec::new();
    for t in 0..shape.mesh().triangles().len() as u32 {
        let [a, b, c] = shape.triangle(t);
        points.extend([a, b, c]);
        for _ in 0..8 {
            let inside = random.signed().abs();
            let u = random.pick(&[0.0, inside]);
            let v = random.signed().abs();
            points.push(a + (b - a) * ((1.0 - u) * v) + (c - a) * u);
        }
    }
    points
}

/// Returns how many of the points are in no sphere of a rank.
fn uncovered(model: &SphereModel, rank: usize, points: &[Point]) -> usize {
    let spheres: Vec<_> = model
        .spheres_of_rank(rank)
        .map(|s| model.sphere(s))
        .collect();
    let is_in = |p: &Point| {
        let rounding = 4.0 * f64::EPSILON * p.coords.amax();
        let mut all = spheres.iter();
        all.any(|s| (p - s.centre).norm() <= s.radius + rounding)
    };
    points.iter().filter(|p| !is_in(p)).count()
}

#[test]
fn rank_plan_has_expected_radii() {
    let near = |plan: RankPlan, radii: &[f64]| {
        assert_eq!(plan.radii().len(), radii.len());
        for (x, y) in plan.radii().iter().zip(radii) {
            assert!((x / y - 1.0).abs() < 1e-14, "{x} {y}");
        }
    };
    let plan = |r1, rn, form| RankPlan::new(r1, rn, form).unwrap();
    near(
        plan(8.0, 1.0, RadiusSequence::Ratio(2.0)),
        &[8.0, 4.0, 2.0, 1.0],
    );
    near(
        plan(9.0, 1.0, RadiusSequence::Ratio(2.0)),
        &[9.0, 9_f64.powf(2.0 / 3.0), 9_f64.powf(1.0 / 3.0), 1.0],
    );
    near(plan(9.0, 1.0, RadiusSequence::ThreeRanks), &[9.0, 3.0, 1.0]);
    near(
        plan(9.0, 1.0, RadiusSequence::Exact(2.0)),
        &[9.0, 4.0, 2.0, 1.0],
    );
    near(
        plan(20.0, 0.5, RadiusSequence::Exact(3.0)),
        &[20.0, 4.5, 1.5, 0.5],
    );
    for form in [
        RadiusSequence::ThreeRanks,
        RadiusSequence::Ratio(2.0),
        RadiusSequence::Exact(2.0),
    ] {
        near(plan(1.0, 1.5, form), &[1.0]);
        near(plan(1.0, f64::INFINITY, form), &[1.0]);
        assert_eq!(plan(0.0, 1.0, form).radii(), [0.0]);
        for accuracy in [0.0, -1.0, f64::NAN] {
            let none = RankPlan::new(1.0, accuracy, form);
            assert!(matches!(none, Err(SpheresError::Accuracy { .. })));
        }
        for r1 in [-1.0, f64::NAN, f64::INFINITY] {
            let none = RankPlan::new(r1, 1.0, form);
            assert!(matches!(none, Err(SpheresError::OutOfRange { .. })));
        }
    }
    // n rounds to 1.
    near(plan(1.3, 1.0, RadiusSequence::Ratio(2.0)), &[1.3]);
    for ratio in [1.0, 0.5, -2.0, f64::NAN, f64::INFINITY] {
        let none = RankPlan::new(2.0, 1.0, RadiusSequence::Ratio(ratio));
        assert!(matches!(none, Err(SpheresError::Ratio { .. })), "{ratio}");
    }
    let none = RankPlan::new(1e6, 1.0, RadiusSequence::Ratio(1.01));
    assert_eq!(none, Err(SpheresError::TooManyRanks { ratio: 1.01 }));
    assert!(plan(1e6, 1.0, RadiusSequence::Ratio(1.25)).radii().len() <= MAX_RANKS);
}

#[test]
fn every_rank_covers_the_surface() {
    let mut random = Random::seeded("every rank covers the surface", 81);
    let mut ranks = 0;
    for round in 0..60 {
        let shape = any_shape(&mut random);
        let settings = any_settings(&mut random, &shape);
        let model = model(&shape, &settings);
        let points = samples(&mut random, &shape);
        let plan =
            RankPlan::for_shape(&shape, settings.accuracy, settings.radius_sequence).unwrap();
        assert_eq!(plan.radii().len(), model.rank_count());
        for (rank, radius) in plan.radii().iter().enumerate() {
            let context = format!("round {round} rank {rank} {settings:?}");
            assert_eq!(uncovered(&model, rank, &points), 0, "{context}");
            let (grown, reach) = (model.radius(rank), shape.bounds().max_abs_coordinate());
            let is_near = grown >= *radius && grown - radius <= 1e-12 * reach;
            assert!(is_near, "{context}");
            ranks += 1;
        }
        for sphere in 0..model.len() {
            let below = model.rank_of(sphere) + 1;
            let mut children = model.children(sphere);
            assert!(children.all(|child| model.rank_of(child) == below));
        }
        let all: usize = (0..model.len()).map(|s| model.children(s).len()).sum();
        assert_eq!(all + 1, model.len() as usize);
        assert_eq!(model.sphere_counts().iter().sum::<u32>(), model.len());
    }
    assert!(ranks > 120, "{ranks}");
}

#[test]
fn the_square_in_a_circle_leaves_gaps() {
    let mut random = Random::seeded("the square in a circle leaves gaps", 82);
    let cube = shape(cube(1.0));
    let points = samples(&mut random, &cube);
    let by_edge = |cube_edge| {
        let settings = SphereSettings::new(0.1);
        model(
            &cube,
            &SphereSettings {
                cube_edge,
                ..settings
            },
        )
    };
    let gaps = |edge| {
        let model = by_edge(edge);
        (1..model.rank_count())
            .map(|rank| uncovered(&model, rank, &points))
            .sum::<usize>()
    };
    assert_eq!(gaps(CubeEdge::CubeInSphere), 0);
    // At least all corners of the cube, since they are corners of cubes.
    assert!(gaps(CubeEdge::SquareInCircle) >= 36);
    // A contact of two corners is missed.
    let tip = Pose::translation(1.0 - 1e-6, 1.0 - 1e-6, 1.0 - 1e-6);
    assert!(brute_force::collides(&cube, &cube, &tip));
    let hit = |edge| {
        let model = by_edge(edge);
        found(&model, &model, &tip, 1).collides()
    };
    assert!(hit(CubeEdge::CubeInSphere) && !hit(CubeEdge::SquareInCircle));
}

/// Checks that every point where surfaces cross is in both spheres of some pair; returns the number of points.
fn positions_are_reported(
    a: [(&Shape, &SphereModel); 2],
    pose: &Pose,
    classified: &SphereSearchResult,
) -> usize {
    let [(a, model_a), (b, model_b)] = a;
    let contacts = colliding_pairs(a, b, pose, &SequentialExecutor).unwrap();
    assert!(classified.collides() || contacts.is_empty());
    let spheres: Vec<_> = (classified.pairs.iter())
        .map(|&[of_a, of_b]| {
            let (on_a, on_b) = (model_a.sphere(of_a), model_b.sphere(of_b));
            let centre = pose * on_b.centre;
            [on_a, Sphere { centre, ..on_b }]
        })
        .collect();
    let segments = intersection_segments(a, b, pose, &contacts);
    for place in segments.iter().flatten() {
        let is_in = |s: &Sphere| (place - s.centre).norm() <= s.radius + 1e-9;
        let near = |pair: &[Sphere; 2]| pair.iter().all(is_in);
        assert!(spheres.iter().any(near), "{place}");
    }
    contacts.len()
}

#[test]
fn no_contact_is_missed_and_false_alarms_keep_to_the_bound() {
    let mut random = Random::seeded("no contact is missed", 83);
    let shapes = [
        link(),
        shape(primitives::cuboid(0.6, 0.4, 0.3)),
        shape(primitives::bumpy_sphere(9, 7, 5)),
        shape(primitives::torus(10, 6, 0.5, 0.15)),
        shape(random_triangles(&mut random, 30)),
    ];
    let mut models = Vec::new();
    for shape in &shapes {
        // Spheres that overlap are so many more that the finest would take minutes.
        for (radius_sequence, cube_overlap, finest) in [
            (RadiusSequence::ThreeRanks, CubeOverlap::Delete, 0.07),
            (RadiusSequence::Ratio(2.0), CubeOverlap::Keep, 0.15),
            (RadiusSequence::Ratio(1.7), CubeOverlap::Delete, 0.07),
            (RadiusSequence::Exact(2.0), CubeOverlap::Delete, 0.05),
        ] {
            let settings = SphereSettings {
                radius_sequence,
                cube_overlap,
                filter: random.pick(&[SphereFilter::Cell, SphereFilter::Sphere]),
                ..SphereSettings::new(random.pick(&[0.5, 0.2, finest]))
            };
            models.push((shape, model(shape, &settings)));
        }
    }
    let (mut met, mut near, mut clear, mut unequal) = (0, 0, 0, 0);
    for round in 0..150 {
        let [i, j] = [(); 2].map(|()| random.index(models.len()));
        let ((a, model_a), (b, model_b)) = (&models[i], &models[j]);
        let pose = random.pose(1.6);
        let context = format!("round {round}: models {i} and {j} at {pose:?}");
        println!("{context}");
        let all = found(model_a, model_b, &pose, usize::MAX);
        assert!(all.is_complete && all.pairs.is_sorted(), "{context}");
        let contacts = positions_are_reported([(a, model_a), (b, model_b)], &pose, &all);
        let first = found(model_a, model_b, &pose, 1);
        assert_eq!(first.collides(), all.collides(), "{context}");
        assert!(first.pairs.iter().all(|pair| all.pairs.contains(pair)));
        assert!(first.counts.total() <= all.counts.total());
        let other = found(model_b, model_a, &pose.inverse(), usize::MAX);
        let mut flipped: Vec<_> = other.pairs.iter().map(|&[x, y]| [y, x]).collect();
        flipped.sort_unstable();
        assert_eq!(flipped, all.pairs, "{context}");
        assert_eq!(other.counts.tests, all.counts.tests, "{context}");
        let bound = 2.0 * (model_a.min_radius() + model_b.min_radius());
        assert!(all.max_distance >= bound && all.max_distance < bound * 1.0001);
        if all.collides() && contacts == 0 {
            let apart = brute_force::clearance(a, b, &pose, all.max_distance);
            assert!(apart.is_some(), "{context}");
            near += 1;
        } else if contacts == 0 {
            clear += 1;
        } else {
            met += 1;
        }
        unequal += usize::from(model_a.rank_count() != model_b.rank_count());
    }
    println!("{met} met, {near} near, {clear} clear");
    assert!(met > 20 && near > 5 && clear > 20 && unequal > 50);
}

#[test]
fn sphere_search_ignores_part_inside_another() {
    let model = |edge| model(&shape(cube(edge)), &SphereSettings::new(0.1));
    let (big, small) = (model(4.0), model(1.0));
    assert!(!found(&big, &small, &Pose::identity(), 1).collides());
    assert!(found(&big, &small, &Pose::translation(1.5, 0.0, 0.0), 1).collides());
}

#[test]
fn without_overlap_there_are_fewer_spheres() {
    let mut random = Random::seeded("without overlap", 84);
    let link = link();
    let points = samples(&mut random, &link);
    for radius_sequence in [
        RadiusSequence::Ratio(2.0),
        RadiusSequence::ThreeRanks,
        RadiusSequence::Exact(2.0),
    ] {
        let of = |cube_overlap| {
            let settings = SphereSettings {
                radius_sequence,
                cube_overlap,
                ..SphereSettings::original(0.02)
            };
            model(&link, &settings)
        };
        let [kept, deleted] = [of(CubeOverlap::Keep), of(CubeOverlap::Delete)];
        let counts = [kept.sphere_counts(), deleted.sphere_counts()];
        println!("{radius_sequence:?}: {counts:?} kept and deleted");
        assert!(
            10 * deleted.len() <= 8 * kept.len(),
            "{radius_sequence:?}: {counts:?}"
        );
        for rank in 0..deleted.rank_count() {
            assert_eq!(uncovered(&deleted, rank, &points), 0);
        }
    }
}

#[test]
fn departures_from_the_source_save_spheres() {
    let link = link();
    let of = |settings: &SphereSettings| model(&link, settings).len();
    let source = SphereSettings::original(0.02);
    let cells = SphereSettings {
        filter: SphereFilter::Cell,
        ..source
    };
    let [source, cells, both] = [source, cells, SphereSettings::new(0.02)].map(|s| of(&s));
    println!("{source} spheres, {cells} by cells, {both} with an exact ratio too");
    assert!(10 * cells < 8 * source && 10 * both < 9 * cells);
}

#[test]
fn threads_change_nothing() {
    let shape = shape(primitives::bumpy_sphere(40, 30, 3));
    for cube_overlap in [CubeOverlap::Keep, CubeOverlap::Delete] {
        let settings = SphereSettings {
            cube_overlap,
            ..SphereSettings::new(0.08)
        };
        let alone = model(&shape, &settings);
        for width in [2, 5] {
            let threads = ThreadExecutor::new(width);
            let both = SphereModel::build(&shape, &settings, &threads, &mut ());
            assert_eq!(both.as_ref(), Ok(&alone));
        }
    }
}

#[test]
fn sphere_search_trace_is_complete() {
    let a = shape(primitives::bumpy_sphere(9, 7, 5));
    let mut made: Vec<RecordedRank> = Vec::new();
    let model_a = SphereModel::build(
        &a,
        &SphereSettings::new(0.15),
        &SequentialExecutor,
        &mut made,
    )
    .unwrap();
    let classified: Vec<u32> = made.iter().map(|m| m.spheres).collect();
    assert_eq!(classified, model_a.sphere_counts());
    assert!(made.iter().all(|m| m.ranks == classified.len()));
    let model_b = model(&shape(cube(1.0)), &SphereSettings::new(0.3));
    let pose = Pose::new(Vector::new(1.2, 0.3, 0.1), Vector::new(0.2, 0.1, 0.5));
    let mut steps: Vec<SphereSearchStep> = Vec::new();
    let all = search(
        &model_a,
        &model_b,
        &pose,
        &SphereSearchOptions::all(),
        &SequentialExecutor,
        &mut steps,
    );
    let all = all.unwrap().unwrap();
    let mut tests = vec![0; all.counts.tests.len()];
    let mut pairs = Vec::new();
    for step in &steps {
        match step {
            SphereSearchStep::Tested { level, .. } => tests[*level] += 1,
            SphereSearchStep::Colliding { spheres } => pairs.push(*spheres),
            SphereSearchStep::Marked { .. }
            | SphereSearchStep::Cleared { .. }
            | SphereSearchStep::End(_) => {}
        }
    }
    pairs.sort_unstable();
    assert_eq!((&tests, &pairs), (&all.counts.tests, &all.pairs));
    let found = steps.last();
    assert_eq!(
        found,
        Some(&SphereSearchStep::End(SphereSearchEnd::Found {
            pairs: pairs.len()
        }))
    );
    let (total, all_pairs) = (all.counts.total(), all.counts.all_pairs);
    println!("{total} tests of {all_pairs} pairs");
    assert!(all.collides() && total < all_pairs);
}

#[test]
fn bad_input_is_an_error() {
    let cube = shape(cube(1.0));
    let build = |shape: &Shape, settings: &SphereSettings| {
        SphereModel::build(shape, settings, &SequentialExecutor, &mut ())
    };
    for accuracy in [0.0, -1.0, f64::NAN] {
        let none = build(&cube, &SphereSettings::new(accuracy));
        assert!(matches!(none, Err(SpheresError::Accuracy { .. })));
    }
    let dot = |at: f64| shape(loose(vec![[at, 0.0, 0.0]; 3]));
    for (shape, accuracy) in [
        (&cube, 7.0),
        (&cube, f64::INFINITY),
        (&dot(0.0), 0.1),
        (&dot(5.0), 0.1),
    ] {
        let counts = model(shape, &SphereSettings::new(accuracy)).sphere_counts();
        assert_eq!(counts, [1], "{accuracy}");
    }
    let few = SphereSettings {
        limit: 500,
        ..SphereSettings::new(0.01)
    };
    let Err(SpheresError::TooManySpheres { enough, .. }) = build(&cube, &few) else {
        panic!("500 spheres are not enough");
    };
    assert!(enough > 0.01);
    let fewer = SphereSettings {
        accuracy: enough,
        ..few
    };
    assert!(build(&cube, &fewer).unwrap().len() <= 500);
    let far = shape(scaled(primitives::cuboid(1.0, 1.0, 1.0), 1.0, 1e12));
    let none = build(&far, &SphereSettings::new(1e-3));
    assert!(matches!(none, Err(SpheresError::Unresolved { .. })));
    let huge = shape(scaled(primitives::cuboid(1.0, 1.0, 1.0), 1e100, 0.0));
    let none = build(&huge, &SphereSettings::new(1e99));
    assert!(matches!(none, Err(SpheresError::OutOfRange { .. })));
    let nowhere = Pose::translation(f64::NAN, 0.0, 0.0);
    let model = model(&cube, &SphereSettings::new(0.1));
    let found = search(
        &model,
        &model,
        &nowhere,
        &SphereSearchOptions::first(),
        &SequentialExecutor,
        &mut (),
    );
    assert_eq!(found, Ok(None));
}

#[test]
fn sphere_model_of_interrupted_executor_is_error() {
    let cube = shape(cube(1.0));
    let settings = SphereSettings::new(0.1);
    let model = model(&cube, &settings);
    for polls in [0, 1, 20] {
        let none = SphereModel::build(&cube, &settings, &StopAfterPolls::new(polls), &mut ());
        assert_eq!(none, Err(SpheresError::Interrupted));
    }
    let mut steps: Vec<SphereSearchStep> = Vec::new();
    let pose = Pose::identity();
    let stop = StopAfterPolls::new(1);
    let none = search(
        &model,
        &model,
        &pose,
        &SphereSearchOptions::all(),
        &stop,
        &mut steps,
    );
    assert_eq!(none, Err(Interrupted));
    assert_eq!(
        steps.last(),
        Some(&SphereSearchStep::End(SphereSearchEnd::Interrupted))
    );
}
