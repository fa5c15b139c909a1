//! Tests the continuous form of the bubble method when the trees are not searched.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector, brute_force};
use nearpoint_published::bubble::{
    BubbleCache, BubbleSettings, ContinuousSettings, DistanceResult, End, LeafMethod,
    SearchSchedule, SphereTree, Step, continuous_distance, search,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_triangles, shape};

fn tree(shape: &Shape) -> SphereTree {
    SphereTree::build(shape.mesh(), SphereTree::radius_for(shape.mesh(), 2.0)).unwrap()
}

fn with(
    cycle: SearchSchedule,
    alpha: f64,
    leaf_method: LeafMethod,
    slack: f64,
) -> ContinuousSettings {
    ContinuousSettings {
        search: BubbleSettings { alpha, leaf_method },
        schedule: cycle,
        slack,
        max_pairs: 40,
    }
}

fn next(
    trees: &[SphereTree; 2],
    pose: &Pose,
    settings: &ContinuousSettings,
    cache: &mut BubbleCache,
) -> DistanceResult {
    let [a, b] = trees;
    let found = continuous_distance(a, b, pose, settings, cache, &SequentialExecutor, &mut ());
    found.unwrap().unwrap()
}

/// Returns the next pose: small steps of random lengths, and now and then a jump.
fn walk(random: &mut Random, pose: Pose) -> Pose {
    if random.below(15) == 0 {
        return random.pose(2.5);
    }
    let step = random.pick(&[0.0, 1e-9, 1e-3, 0.02]);
    Pose::new(random.point().coords * step, random.point().coords * step) * pose
}

#[test]
fn proven_answers_are_those_of_every_pair() {
    let mut random = Random::seeded("proven answers", 81);
    let shapes = [
        shape(primitives::torus(12, 6, 1.0, 0.3)),
        shape(primitives::uv_sphere(10, 6, 0.8)),
        shape(random_triangles(&mut random, 60)),
        shape(grid(&mut random, 30)),
    ];
    let (mut kept, mut apart) = (0, 0);
    for _ in 0..30 {
        let [a, b] = [0, 1].map(|_| &shapes[random.below(4) as usize]);
        let trees = [tree(a), tree(b)];
        let slack = random.pick(&[0.0, 0.02, 0.2, f64::INFINITY]);
        let exact = with(SearchSchedule::Proven, 0.0, LeafMethod::Features, slack);
        let near = with(SearchSchedule::Proven, 0.2, LeafMethod::Gilbert, slack);
        let mut caches = [BubbleCache::default(), BubbleCache::default()];
        let mut pose = random.pose(2.5);
        for _ in 0..25 {
            pose = walk(&mut random, pose);
            let truth = brute_force::clearance(a, b, &pose, f64::INFINITY).unwrap();
            let found = next(&trees, &pose, &exact, &mut caches[0]);
            assert!(found.is_exact());
            assert_eq!(found.clearance.distance, truth.distance);
            if truth.distance > 0.0 {
                assert_eq!(found.clearance, truth);
                apart += 1;
                kept += usize::from(found.age > 0);
            }
            let found = next(&trees, &pose, &near, &mut caches[1]);
            let distance = found.clearance.distance;
            assert!(distance >= truth.distance - 1e-14);
            assert!(distance <= 1.2 * truth.distance + 1e-14);
            assert!(found.lower <= truth.distance + 1e-14 && distance <= 1.2 * found.lower);
        }
    }
    assert!(apart > 200 && kept > 50, "{kept} kept of {apart} apart");
}

#[test]
fn published_answers_are_bounds() {
    let mut random = Random::seeded("published answers are bounds", 82);
    let shapes = [
        primitives::torus(12, 6, 1.0, 0.3),
        primitives::uv_sphere(10, 6, 0.8),
    ]
    .map(shape);
    let trees = shapes.each_ref().map(tree);
    let (mut wrong, mut sharp) = (0, 0);
    for cycles in [0, 1, 10] {
        let cycle = SearchSchedule::Published { cycles };
        let settings = with(cycle, 0.0, LeafMethod::Gilbert, 0.0);
        let mut cache = BubbleCache::default();
        let mut pose = Pose::translation(2.5, 0.2, 0.1);
        for turn in 0..110 {
            pose = Pose::new(random.point().coords * 0.02, Vector::new(0.0, 0.01, 0.05)) * pose;
            let [a, b] = &shapes;
            let truth = brute_force::clearance(a, b, &pose, f64::INFINITY).unwrap();
            let found = next(&trees, &pose, &settings, &mut cache);
            let distance = found.clearance.distance;
            assert_eq!(found.age, turn % (cycles + 1));
            assert!(found.lower <= truth.distance + 1e-14 && truth.distance <= distance + 1e-14);
            if found.age == 0 {
                assert!(found.is_exact());
            } else {
                assert_eq!(found.counts.spheres, 0);
                assert_eq!(found.counts.triangles, cache.pairs().count());
                wrong += usize::from(distance > truth.distance + 1e-9);
                sharp += usize::from(found.lower > 0.5 * truth.distance);
            }
        }
    }
    assert!(wrong > 20 && sharp > 50, "{wrong} {sharp}");
}

/// Tests that the cost between searches is that of the cached pairs.
#[test]
fn ten_cycles_cost_a_tenth() {
    let ball = shape(primitives::uv_sphere(40, 20, 1.0));
    let trees = [tree(&ball), tree(&ball)];
    let pose = |k: u32| {
        let turn = 0.003 * f64::from(k);
        let at = Vector::new(turn.cos(), turn.sin(), 0.1) * 2.2;
        Pose::new(at, Vector::new(0.4, turn, 0.2))
    };
    let cost = |cycles| {
        let cycle = SearchSchedule::Published { cycles };
        let settings = with(cycle, 0.0, LeafMethod::Gilbert, 0.0);
        let mut cache = BubbleCache::default();
        let one = |k| {
            let counts = next(&trees, &pose(k), &settings, &mut cache).counts;
            counts.spheres + counts.triangles
        };
        (0..110).map(one).sum::<usize>()
    };
    let [plain, tenth] = [cost(0), cost(10)];
    assert!(plain > 10 * tenth && plain < 12 * tenth, "{plain} {tenth}");
}

#[test]
fn contacts_are_all_kept() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let trees = [tree(&cube), tree(&cube)];
    // A face lies on a face, half over it.
    let pose = Pose::translation(1.0, 0.5, 0.0);
    let meeting = brute_force::colliding_pairs(&cube, &cube, &pose).len();
    for bottom in [LeafMethod::Features, LeafMethod::Gilbert] {
        let settings = with(SearchSchedule::Proven, 0.0, bottom, 1e-3);
        let mut cache = BubbleCache::default();
        let found = next(&trees, &pose, &settings, &mut cache);
        assert_eq!(found.clearance.distance, 0.0);
        let contacts = cache.pairs().filter(|pair| pair.distance == 0.0).count();
        assert!(
            contacts == meeting && meeting > 4,
            "{contacts} of {meeting}"
        );
        let few = ContinuousSettings {
            max_pairs: 3,
            ..settings
        };
        let mut cache = BubbleCache::default();
        next(&trees, &pose, &few, &mut cache);
        assert_eq!(cache.pairs().count(), 3);
    }
}

#[test]
fn caches_survive_other_trees_and_stops() {
    let shapes = [
        shape(primitives::uv_sphere(10, 6, 1.0)),
        shape(primitives::cuboid(1.0, 1.0, 1.0)),
    ];
    let [a, b] = [tree(&shapes[0]), tree(&shapes[1])];
    let pose = Pose::translation(3.0, 0.1, 0.2);
    let settings = with(
        SearchSchedule::Published { cycles: 9 },
        0.0,
        LeafMethod::Features,
        0.1,
    );
    let mut cache = BubbleCache::default();
    for (x, y) in [(&a, &b), (&b, &a), (&b, &b)] {
        let cold = search(
            x,
            y,
            &pose,
            &BubbleSettings::default(),
            &SequentialExecutor,
            &mut (),
        );
        let found = continuous_distance(
            x,
            y,
            &pose,
            &settings,
            &mut cache,
            &SequentialExecutor,
            &mut (),
        );
        let [cold, found] = [cold, found].map(|found| found.unwrap().unwrap());
        assert_eq!((found.clearance, found.age), (cold.clearance, 0));
    }
    let proven = with(SearchSchedule::Proven, 0.0, LeafMethod::Features, 0.0);
    let elsewhere = Pose::translation(-3.0, 0.1, 0.2);
    let limited = StopAfterPolls::new(0);
    let before: Vec<_> = cache.pairs().copied().collect();
    let mut steps = Vec::new();
    let stopped = continuous_distance(
        &b, &b, &elsewhere, &proven, &mut cache, &limited, &mut steps,
    );
    assert_eq!(stopped, Err(Interrupted));
    assert!(matches!(steps[0], Step::CachedPair { .. }));
    assert_eq!(steps.last(), Some(&Step::End(End::Interrupted)));
    assert_eq!(cache.pairs().copied().collect::<Vec<_>>(), before);
    let nowhere = Pose::translation(f64::NAN, 0.0, 0.0);
    let found = continuous_distance(
        &b,
        &b,
        &nowhere,
        &proven,
        &mut cache,
        &SequentialExecutor,
        &mut (),
    );
    assert_eq!(found, Ok(None));
    let mut steps = Vec::new();
    let again = continuous_distance(
        &b,
        &b,
        &pose,
        &proven,
        &mut cache,
        &SequentialExecutor,
        &mut steps,
    );
    assert_eq!(again.unwrap().unwrap().age, 1);
    assert!(matches!(
        steps[..],
        [Step::CachedPair { .. }, .., Step::End(End::Found { .. })]
    ));
}
