//! Tests bodies of convex elements: the proven answer is that of all pairs, the published one is within its bounds.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_published::pipeline::{
    Compound, CompoundPairState, DistanceResult, End, Level, Mode, Part, Step, Thresholds, closest,
};
use nearpoint_testing::Random;
use nearpoint_testing::clouds::{random_cloud, random_points};
use nearpoint_testing::executor::StopAfterPolls;
use std::collections::BTreeMap;

const ACCURACY: f64 = 1e-12;

fn cuboid(lo: [f64; 3], hi: [f64; 3]) -> Hull {
    let ends = [lo, hi];
    let corner = |i: usize| Point::new(ends[i & 1][0], ends[i >> 1 & 1][1], ends[i >> 2][2]);
    Hull::build(&(0..8).map(corner).collect::<Vec<_>>()).unwrap()
}

fn ask(
    a: &Compound,
    b: &Compound,
    pose: &Pose,
    mode: Mode,
    state: &mut CompoundPairState,
) -> DistanceResult {
    closest(a, b, pose, mode, state, &SequentialExecutor, &mut ())
        .unwrap()
        .unwrap()
}

fn cold(a: &Compound, b: &Compound, pose: &Pose, mode: Mode) -> DistanceResult {
    ask(a, b, pose, mode, &mut CompoundPairState::default())
}

fn published(hulls: f64, elements: f64, spheres: bool) -> Mode {
    Mode::Published(Thresholds {
        hulls,
        elements,
        compares_spheres: spheres,
    })
}

fn compounds<'a>(a: &'a [Hull], b: &'a [Hull]) -> [Compound<'a>; 2] {
    [a, b].map(|elements| Compound::new(elements).unwrap())
}

/// Returns some elements in a cube of half size 2, some of them flat, thin, or on a grid.
fn elements(random: &mut Random, scale: f64) -> Vec<Hull> {
    let count = 1 + random.below(6);
    let one = |random: &mut Random| {
        let middle = random.point().coords * 2.0;
        let size = random.pick(&[0.3, 0.3, 1.5]);
        let points = match random.below(3) {
            0 => {
                let count = 1 + random.below(12) as usize;
                random_cloud(random, count)
            }
            _ => random_points(8, || random.point()),
        };
        // Sets that `random_cloud` moves far away would hide all others.
        let kept = |p: &Point| Point::from((p.coords.map(|x| x % 8.0) * size + middle) * scale);
        Hull::build(&points.iter().map(kept).collect::<Vec<_>>()).unwrap()
    };
    (0..count).map(|_| one(random)).collect()
}

/// Returns a rod from a bridge down into a channel of inner width 8, and an arm from the bridge along the outside of its
/// wall.
fn channel() -> [Vec<Hull>; 2] {
    let rod = cuboid([-0.5, -0.5, 3.5], [0.5, 0.5, 14.0]);
    let arm = cuboid([5.1, -0.5, 2.0], [6.0, 0.5, 14.0]);
    let bridge = cuboid([-0.5, -0.5, 14.0], [6.0, 0.5, 15.0]);
    let left = cuboid([-5.0, -5.0, 0.0], [-4.0, 5.0, 10.0]);
    let right = cuboid([4.0, -5.0, 0.0], [5.0, 5.0, 10.0]);
    let floor = cuboid([-5.0, -5.0, -1.0], [5.0, 5.0, 0.0]);
    [vec![rod, arm, bridge], vec![left, right, floor]]
}

#[test]
fn the_published_pipeline_overestimates_in_a_channel() {
    let [a, b] = &channel();
    let [a, b] = compounds(a, b);
    for spheres in [false, true] {
        let mode = published(0.05, 0.05, spheres);
        let found = cold(&a, &b, &Pose::identity(), mode);
        assert_eq!(found.level, Level::Elements);
        assert!((found.witness.distance - 3.5).abs() < 1e-14, "{found:?}");
        assert_eq!(found.witness.elements, [Some(0), Some(1)]);
        // The result states that this is only an upper bound.
        assert!(!found.is_exact() && found.lower <= 0.1 && found.upper <= 3.5);
    }
    let found = cold(&a, &b, &Pose::identity(), Mode::Proven);
    assert!((found.witness.distance - 0.1).abs() < 1e-14 && found.is_exact());
    assert_eq!(found.witness.elements, [Some(1), Some(1)]);
    // With a wider threshold the arm is not left out.
    let found = cold(&a, &b, &Pose::identity(), published(0.2, 0.2, false));
    assert!((found.witness.distance - 0.1).abs() < 1e-14);
}

#[test]
fn each_step_answers_as_published() {
    let [a, b] = &channel();
    let [a, b] = compounds(a, b);
    let at = |x, y, mode| cold(&a, &b, &Pose::translation(x, y, 0.0), mode);
    // If the spheres are apart, the answer is the distance of the centres.
    let far = at(60.0, 0.0, published(0.05, 0.05, false));
    let centres = Vector::new(60.0 - 2.75, 0.0, 4.5 - 8.5).norm();
    assert_eq!(
        (far.level, far.witness.distance),
        (Level::Envelopes, centres)
    );
    assert!(!far.is_exact() && far.lower < 49.0 && far.upper > 49.0);
    // The hulls are apart. A's face is one of two elements, flush: the closest point is on one of them.
    let beside = at(11.1, 0.0, published(0.05, 0.05, false));
    assert_eq!(beside.level, Level::Hulls);
    assert!((beside.witness.distance - 0.1).abs() < 1e-14 && beside.is_exact());
    // A tip is beside a wall's upper edge, both closest points on elements. With another threshold step 3 or 4 answers.
    let tip = [
        [5.1, 0.0, 10.1],
        [6.0, 1.0, 12.0],
        [6.0, -1.0, 12.0],
        [5.5, 0.0, 12.0],
    ];
    let tip = [Hull::build(&tip.map(Point::from)).unwrap()];
    let tip = Compound::new(&tip).unwrap();
    for (hulls, level) in [(0.05, Level::Hulls), (0.2, Level::ReleasedA)] {
        let found = cold(&b, &tip, &Pose::identity(), published(hulls, 0.05, false));
        assert_eq!(found.level, level);
        assert!((found.witness.distance - 0.02_f64.sqrt()).abs() < 1e-14 && found.is_exact());
    }
    // Step 4 answers: the tip's hull reaches into the channel's, its element is the same; the walls are far from it.
    let inside = Pose::translation(-5.0, 0.0, -4.0);
    let found = cold(&tip, &b, &inside.inverse(), published(0.2, 0.05, false));
    assert_eq!(found.level, Level::ReleasedB);
    let truth = brute_force::closest_elements(tip.elements(), b.elements(), &inside.inverse());
    assert!((found.witness.distance - truth.unwrap().0).abs() < 1e-14 && found.is_exact());
}

#[test]
fn the_proven_answer_is_that_of_every_pair() {
    let mut random = Random::seeded("pipeline proven", 91);
    let mut levels: BTreeMap<Level, usize> = BTreeMap::new();
    let mut apart = 0;
    for round in 0..600 {
        let scale = random.pick(&[1e-6, 1e-3, 1.0, 1e3, 1e6]);
        let [a, b] = [0, 1].map(|_| elements(&mut random, scale));
        let reach = random.pick(&[0.5, 3.0, 8.0, 1e4]);
        let pose = random.pose(reach * scale);
        let (truth, _) = brute_force::closest_elements(&a, &b, &pose).unwrap();
        let bodies = compounds(&a, &b);
        let found = cold(&bodies[0], &bodies[1], &pose, Mode::Proven);
        let slack = ACCURACY * scale * (10.0 + reach);
        let witness = found.witness;
        assert!(found.is_exact(), "round {round}: {found:?}");
        assert!(
            (witness.distance - truth).abs() <= slack,
            "round {round}: {truth} {found:?}"
        );
        if truth > slack {
            let across = (witness.on_b - witness.on_a).norm();
            assert!((across - witness.distance).abs() <= slack);
            apart += 1;
        }
        // The elements that it names are at that distance.
        let [i, j] = witness.elements.map(|element| element.unwrap() as usize);
        let (named, _) = brute_force::closest_elements(&a[i..=i], &b[j..=j], &pose).unwrap();
        assert!((named - truth).abs() <= slack);
        *levels.entry(found.level).or_default() += 1;
    }
    assert!(apart > 250 && apart < 550, "{apart}");
    assert!(levels.len() >= 3, "{levels:?}");
}

#[test]
fn published_answers_lie_where_their_bounds_say() {
    let mut random = Random::seeded("pipeline published", 92);
    let mut levels: BTreeMap<Level, usize> = BTreeMap::new();
    let (mut over, mut under, mut exact) = (0, 0, 0);
    for round in 0..1500 {
        let [a, b] = [0, 1].map(|_| elements(&mut random, 1.0));
        let reach = random.pick(&[0.5, 3.0, 8.0]);
        let pose = random.pose(reach);
        let (truth, _) = brute_force::closest_elements(&a, &b, &pose).unwrap();
        let bodies = compounds(&a, &b);
        let mode = published(
            random.pick(&[0.01, 0.3]),
            random.pick(&[0.01, 0.1, 1.0]),
            random.below(2) == 0,
        );
        let found = cold(&bodies[0], &bodies[1], &pose, mode);
        let slack = ACCURACY * 20.0;
        assert!(
            found.lower <= truth + slack && truth <= found.upper + slack,
            "round {round}: {truth} {found:?}"
        );
        let distance = found.witness.distance;
        assert!(!found.is_exact() || (distance - truth).abs() <= slack);
        over += usize::from(distance > truth + 0.01);
        under += usize::from(distance < truth - 0.01);
        exact += usize::from(found.is_exact());
        *levels.entry(found.level).or_default() += 1;
    }
    assert!(
        over > 50 && under > 50 && exact > 200,
        "{over} {under} {exact}"
    );
    assert_eq!(levels.len(), 5, "{levels:?}");
}

#[test]
fn query_satisfies_symmetry_and_rigid_motion_laws() {
    let mut random = Random::seeded("pipeline laws", 93);
    for _ in 0..100 {
        let [a, b] = [0, 1].map(|_| elements(&mut random, 1.0));
        let pose = Pose::translation(3.0, 0.0, 0.0) * random.pose(1.0);
        let bodies = compounds(&a, &b);
        let moved = random.pose(4.0);
        let with = |elements: &[Hull], change: &dyn Fn(&Point) -> Point| -> Vec<Hull> {
            let all = |hull: &Hull| hull.vertices().iter().map(change).collect::<Vec<_>>();
            elements
                .iter()
                .map(|hull| Hull::build(&all(hull)).unwrap())
                .collect()
        };
        let elsewhere = with(&a, &|p| moved * p);
        let elsewhere = Compound::new(&elsewhere).unwrap();
        for mode in [Mode::Proven, published(0.1, 0.3, false)] {
            let found = cold(&bodies[0], &bodies[1], &pose, mode);
            let here = found.witness.distance;
            // Envelopes turn with their body, but the published mode releases A first.
            if mode == Mode::Proven {
                let swapped = cold(&bodies[1], &bodies[0], &pose.inverse(), mode);
                assert!((swapped.witness.distance - here).abs() < ACCURACY);
                let there = cold(&elsewhere, &bodies[1], &(moved * pose), mode);
                assert!((there.witness.distance - here).abs() < 10.0 * ACCURACY);
            }
            for factor in [1e-6, 1e-3, 1e3, 1e6] {
                let [a, b] = [&a, &b].map(|all| with(all, &|p| p * factor));
                let mut pose = pose;
                pose.translation.vector *= factor;
                let mode = match mode {
                    Mode::Proven => mode,
                    Mode::Published(_) => published(0.1 * factor, 0.3 * factor, false),
                };
                let [a, b] = compounds(&a, &b);
                let scaled = cold(&a, &b, &pose, mode);
                let distance = scaled.witness.distance / factor;
                assert!((distance - here).abs() < 10.0 * ACCURACY && scaled.level == found.level);
            }
        }
    }
}

#[test]
fn a_warm_start_changes_the_cost_alone() {
    let mut random = Random::seeded("pipeline warm", 94);
    let (mut warm_steps, mut cold_steps) = (0, 0);
    for _ in 0..12 {
        let [a, b] = [0, 1].map(|_| elements(&mut random, 1.0));
        let bodies = compounds(&a, &b);
        for mode in [Mode::Proven, published(0.1, 0.3, true)] {
            let mut pose = Pose::translation(3.5, 0.0, 0.0) * random.pose(1.0);
            let mut state = CompoundPairState::default();
            for _ in 0..40 {
                let step = random.pick(&[0.0, 1e-6, 0.01]);
                let turn = random.point().coords * step;
                pose = Pose::new(random.point().coords * step, turn) * pose;
                let warm = ask(&bodies[0], &bodies[1], &pose, mode, &mut state);
                let afresh = cold(&bodies[0], &bodies[1], &pose, mode);
                assert!((warm.witness.distance - afresh.witness.distance).abs() < ACCURACY);
                warm_steps += warm.counts.iterations;
                cold_steps += afresh.counts.iterations;
                match (mode, warm.level) {
                    (Mode::Published(_), Level::Envelopes | Level::Elements) => {
                        assert_eq!(state.active(), 0, "every flag is cleared");
                    }
                    (Mode::Published(_), Level::Hulls) => assert_eq!(state.active(), 1),
                    _ => assert!(state.active() > 0),
                }
            }
        }
    }
    assert!(4 * warm_steps < 3 * cold_steps, "{warm_steps} {cold_steps}");
}

#[test]
fn known_cases() {
    let small = [cuboid([-0.5; 3], [0.5; 3])];
    let walls: Vec<Hull> = (0..3)
        .flat_map(|axis| {
            [-2.0, 2.0].map(|at| {
                let (mut lo, mut hi) = ([-2.0; 3], [2.0; 3]);
                (lo[axis], hi[axis]) = (at, at);
                cuboid(lo, hi)
            })
        })
        .collect();
    let [small, walls] = compounds(&small, &walls);
    let found = cold(&walls, &small, &Pose::identity(), Mode::Proven);
    assert!(
        (found.witness.distance - 1.5).abs() < 1e-15,
        "inside an empty box"
    );
    // The box's walls are compared with the small body, whose hull is its element.
    assert_eq!(found.level, Level::ReleasedA);
    let same = cold(&walls, &walls, &Pose::identity(), Mode::Proven);
    assert_eq!((same.witness.distance, same.is_exact()), (0.0, true));
    let away = Pose::translation(1e9, 0.0, 0.0);
    let far = cold(&walls, &small, &away, Mode::Proven);
    assert!((far.witness.distance - (1e9 - 2.5)).abs() < 1e-6 && far.is_exact());
}

#[test]
fn bad_input_and_every_exit() {
    assert_eq!(Compound::new(&[]).unwrap_err(), HullError::Empty);
    let [a, b] = &channel();
    let [a, b] = compounds(a, b);
    assert_eq!(a.hull(), a.part(Part::Whole));
    for mode in [Mode::Proven, published(0.05, 0.05, true)] {
        for x in [f64::NAN, f64::INFINITY] {
            let (mut steps, mut state) = (Vec::new(), CompoundPairState::default());
            let pose = Pose::translation(x, 0.0, 0.0);
            let found = closest(
                &a,
                &b,
                &pose,
                mode,
                &mut state,
                &SequentialExecutor,
                &mut steps,
            );
            assert_eq!((found, steps), (Ok(None), vec![Step::End(End::NoPose)]));
        }
        for x in [0.0, 11.1, 60.0] {
            let pose = Pose::translation(x, 0.0, 0.0);
            let (mut steps, mut state) = (Vec::new(), CompoundPairState::default());
            let reported = closest(
                &a,
                &b,
                &pose,
                mode,
                &mut state,
                &SequentialExecutor,
                &mut steps,
            )
            .unwrap();
            let reported = reported.unwrap();
            assert_eq!(reported, cold(&a, &b, &pose, mode));
            let count = |is: fn(&&Step) -> bool| steps.iter().filter(is).count();
            let searches = count(|step| matches!(step, Step::Hulls { .. }));
            let spheres = count(|step| matches!(step, Step::Envelopes { .. }));
            assert_eq!(
                (searches, spheres),
                (reported.counts.searches, reported.counts.envelopes)
            );
            assert_eq!(steps.last(), Some(&Step::End(End::Found(reported))));
        }
        for polls in 0..4 {
            let limited = StopAfterPolls::new(polls);
            let (mut steps, mut state) = (Vec::new(), CompoundPairState::default());
            let here = Pose::identity();
            let stopped = closest(&a, &b, &here, mode, &mut state, &limited, &mut steps);
            assert_eq!((stopped, state.active()), (Err(Interrupted), 0));
            assert_eq!(steps.last(), Some(&Step::End(End::Interrupted)));
        }
    }
}
