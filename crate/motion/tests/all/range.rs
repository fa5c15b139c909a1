//! Tests searches of whole joint ranges against closed forms, many samples, and themselves.

use crate::common::cells::{any, body, cuboid, joint, on, whole};
use nearpoint_geometry::brute_force;
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, relative_pose};
use nearpoint_motion::check::{Attachment, WorkCell};
use nearpoint_motion::range::{
    MeasuredPairs, PairRangeClass, RangeCell, RangeCellClass, RangeClearance, RangeError,
    RangeJoint, RangeSearch, RangeSettings, ValueRange,
};
use nearpoint_motion::robot::JointKind;
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use std::f64::consts::{FRAC_PI_2, PI};
use std::sync::Arc;

const Z: [f64; 3] = [0.0, 0.0, 1.0];

fn joints(ranges: &[[f64; 2]], resolution: f64) -> Vec<RangeJoint> {
    let joint = |(value, &[lower, upper]): (usize, &[f64; 2])| RangeJoint {
        value,
        range: ValueRange { lower, upper },
        resolution,
    };
    ranges.iter().enumerate().map(joint).collect()
}

fn settings(cell: &WorkCell, joints: Vec<RangeJoint>) -> RangeSettings {
    RangeSettings {
        joints,
        values: vec![0.0; cell.degrees_of_freedom()],
        max_cells: usize::MAX,
        classes_only: false,
        measured: MeasuredPairs::None,
    }
}

fn run(cell: &WorkCell, settings: RangeSettings, executor: &impl Executor) -> RangeSearch {
    let mut search = RangeSearch::new(Arc::new(cell.clone()), settings).unwrap();
    while !search.advance(executor) {}
    search
}

fn search(cell: &WorkCell, ranges: &[[f64; 2]], resolution: f64) -> RangeSearch {
    let settings = settings(cell, joints(ranges, resolution));
    run(cell, settings, &SequentialExecutor)
}

fn cells(search: &RangeSearch) -> Vec<RangeCell> {
    search.cells(usize::MAX, &|_| true)
}

/// Returns whether a pair of bodies collides at these values.
fn is_colliding(cell: &WorkCell, pair: usize, values: &[f64]) -> bool {
    let poses = cell.poses(values);
    let [a, b] = cell.pairs[pair];
    let b_in_a = relative_pose(&poses[a], &poses[b]);
    let [a, b] = [a, b].map(|body| &*cell.bodies[body].shape);
    collides(a, b, &b_in_a, &SequentialExecutor).unwrap()
        || containment(a, b, &b_in_a) != Containment::Neither
}

/// The first range from the lower end of the only joint that is clear, and where collisions begin at the latest.
fn clear_from_start(search: &RangeSearch) -> (f64, f64) {
    let cells = cells(search);
    let end = cells
        .iter()
        .position(|cell| cell.class != RangeCellClass::Clear);
    let end = end.unwrap();
    let collides = cells[end..].iter().find_map(|cell| {
        let ValueRange { lower, upper } = cell.ranges[0];
        match cell.class {
            RangeCellClass::Colliding(_) => Some(lower),
            RangeCellClass::CollidingPose(_) => Some((lower + upper) / 2.0),
            _ => None,
        }
    });
    (cells[end].ranges[0].lower, collides.unwrap())
}

/// A door of this length and thickness turns about its end towards a stop.
fn door(length: f64, thickness: f64, stop: [f64; 2]) -> WorkCell {
    let hinge = joint(JointKind::Revolute, 0, Pose::identity(), Z);
    let leaf = on(0, 1, Pose::translation(length / 2.0, 0.0, 0.0));
    let at = Pose::translation(stop[0] + 0.1, stop[1] + 0.1, 0.0);
    let bodies = vec![
        cuboid([length, thickness, 1.0], leaf),
        cuboid([0.2, 0.2, 1.0], Attachment::Scene(at)),
    ];
    whole(vec![hinge], bodies)
}

#[test]
fn door_opens_until_its_face_meets_the_corner_of_a_stop() {
    let mut random = Random::seeded("door", 1);
    for _ in 0..10 {
        let thickness = random.between(0.02, 0.1);
        // The right lower corner of the stop is the first to be met.
        let stop = [random.between(0.0, 0.3), random.between(0.2, 0.5)];
        let corner = [stop[0] + 0.2, stop[1]];
        let far = corner[0].hypot(corner[1]);
        let expected = corner[1].atan2(corner[0]) - (thickness / 2.0 / far).asin();
        let cell = door(1.0, thickness, stop);
        let search = search(&cell, &[[0.0, FRAC_PI_2]], 1e-7);
        let (clear, colliding) = clear_from_start(&search);
        // The corners of the boxes are f32.
        let rounding = 1e-7;
        assert!(
            clear <= expected + rounding && expected - rounding <= colliding,
            "{clear} {expected} {colliding}"
        );
        assert!(colliding - clear < 1e-6, "{clear} … {colliding}");
        assert!(search.examined() < 2000, "{} cells", search.examined());
    }
}

#[test]
fn two_bars_fold_until_the_second_meets_the_first() {
    // Bars of length 1 and width w, joined at the end of the first's axis; a disc of material is missing at the joint.
    let (width, gap) = (0.1, 0.2);
    let first = joint(JointKind::Revolute, 0, Pose::identity(), Z);
    let second = joint(JointKind::Revolute, 1, Pose::translation(1.0, 0.0, 0.0), Z);
    let bar = |link, from: f64, to: f64| {
        let at = Pose::translation((from + to) / 2.0, 0.0, 0.0);
        cuboid([to - from, width, width], on(0, link, at))
    };
    let cell = whole(
        vec![first, second],
        vec![bar(1, 0.0, 1.0 - gap), bar(2, gap, 1.0)],
    );
    // The first joint carries both bars and moves neither to the other: one cell is enough for it.
    let search = search(&cell, &[[-PI, PI], [0.0, PI]], 1e-6);
    let seen = cells(&search);
    assert!(seen.iter().all(|cell| cell.ranges[0]
        == ValueRange {
            lower: -PI,
            upper: PI
        }));
    // The inner corner of the second bar meets the inner corner of the first: both are at the distance r from the joint.
    let angle = (width / 2.0 / gap).atan();
    let expected = PI - 2.0 * angle;
    let first = seen
        .iter()
        .find(|cell| cell.class != RangeCellClass::Clear)
        .unwrap();
    assert!(
        (first.ranges[1].lower - expected).abs() < 2e-6,
        "{first:?} {expected}"
    );
}

#[test]
fn thin_obstacle_is_never_missed() {
    let mut random = Random::seeded("thin obstacle", 1);
    for _ in 0..20 {
        let slide = joint(JointKind::Prismatic, 0, Pose::identity(), [1.0, 0.0, 0.0]);
        let at = random.between(0.2, 0.8);
        // A post that touches the blade's path within 1/1000 of the range.
        let bodies = vec![
            cuboid([5e-4, 0.1, 0.1], on(0, 1, Pose::identity())),
            cuboid(
                [5e-4, 0.1, 0.1],
                Attachment::Scene(Pose::translation(at, 0.0, 0.05)),
            ),
        ];
        let cell = whole(vec![slide], bodies);
        let coarse = search(&cell, &[[0.0, 1.0]], 0.01);
        for found in cells(&coarse) {
            let ValueRange { lower, upper } = found.ranges[0];
            let is_apart = upper < at - 5e-4 || at + 5e-4 < lower;
            assert!(
                is_apart || found.class != RangeCellClass::Clear,
                "{found:?} {at}"
            );
        }
        let fine = search(&cell, &[[0.0, 1.0]], 1e-5);
        assert!((clear_from_start(&fine).1 - (at - 5e-4)).abs() < 2e-5);
    }
}

#[test]
fn bodies_inside_others_collide() {
    let slide = joint(JointKind::Prismatic, 0, Pose::identity(), [1.0, 0.0, 0.0]);
    let bodies = vec![
        body(primitives::uv_sphere(8, 6, 0.1), on(0, 1, Pose::identity())),
        cuboid([1.0, 1.0, 1.0], Attachment::Scene(Pose::identity())),
    ];
    let cell = whole(vec![slide], bodies);
    let inside = search(&cell, &[[-0.3, 0.3]], 0.01);
    assert_eq!(inside.pair_ranges()[0].class, PairRangeClass::Always);
    let beside = search(&cell, &[[0.7, 2.0]], 0.01);
    assert_eq!(beside.pair_ranges()[0].class, PairRangeClass::Never);
    let both = search(&cell, &[[0.0, 2.0]], 0.01);
    let [pair] = &both.pair_ranges()[..] else {
        panic!("one pair")
    };
    assert_eq!(pair.class, PairRangeClass::Sometimes);
    assert!(is_colliding(&cell, 0, pair.colliding_at.as_ref().unwrap()));
    assert!(!is_colliding(&cell, 0, pair.clear_at.as_ref().unwrap()));
}

#[test]
fn pairs_that_not_all_joints_move_hide_no_clear_cells() {
    // A slide and a turntable beside each other; two blocks overlap and are moved by neither.
    let slide = joint(JointKind::Prismatic, 0, Pose::identity(), [1.0, 0.0, 0.0]);
    let turn = joint(JointKind::Revolute, 1, Pose::translation(0.0, 0.0, 5.0), Z);
    let still = |x: f64| Attachment::Scene(Pose::translation(x, 9.0, 0.0));
    let bodies = vec![
        cuboid([0.2, 0.2, 0.2], on(0, 1, Pose::identity())),
        cuboid([0.2, 0.2, 0.2], on(0, 2, Pose::translation(1.0, 0.0, 0.0))),
        cuboid([1.0, 1.0, 1.0], still(0.0)),
        cuboid([1.0, 1.0, 1.0], still(0.5)),
        // In the way of the slide only.
        cuboid(
            [0.2, 0.2, 0.2],
            Attachment::Scene(Pose::translation(1.0, 0.15, 0.0)),
        ),
    ];
    let cell = whole(vec![slide, turn], bodies);
    let found = search(&cell, &[[0.0, 2.0], [-1.0, 1.0]], 0.05);
    let always = |pair: &usize| found.pair_ranges()[*pair].class == PairRangeClass::Always;
    let hiding: Vec<usize> = (0..cell.pairs.len()).filter(always).collect();
    assert_eq!(hiding.len(), 1, "the two blocks");
    let cells = found.cells(usize::MAX, &|pair| !hiding.contains(&pair));
    for one in &cells {
        let ValueRange { lower, upper } = one.ranges[0];
        let is_far = upper < 0.75 || 1.25 < lower;
        assert!(!is_far || one.class == RangeCellClass::Clear, "{one:?}");
        let is_inside = 0.85 < lower && upper < 1.15;
        let is_clear = one.class == RangeCellClass::Clear;
        assert!(!(is_inside && is_clear), "{one:?}");
        assert!(
            !matches!(one.class, RangeCellClass::Undecided(_)) || !is_inside,
            "{one:?}"
        );
    }
}

#[test]
fn no_collision_is_found_in_a_clear_cell_of_random_mechanisms() {
    let mut random = Random::seeded("clear cells", 1);
    let mut counts = [0; 4];
    for _ in 0..12 {
        let (cell, _) = any(&mut random);
        let count = cell.degrees_of_freedom().min(3);
        let ranges = vec![[-1.5, 1.5]; count];
        let mut settings = settings(&cell, joints(&ranges, 0.2));
        settings
            .values
            .iter_mut()
            .for_each(|value| *value = random.signed());
        settings.max_cells = 20_000;
        let found = run(&cell, settings, &SequentialExecutor);
        for one in found.cells(20_000, &|_| true) {
            let inside = |random: &mut Random| {
                let mut values = found.settings().values.clone();
                for (joint, range) in found.settings().joints.iter().zip(&one.ranges) {
                    values[joint.value] = random.between(range.lower, range.upper);
                }
                values
            };
            let values = inside(&mut random);
            match one.class {
                RangeCellClass::Clear => {
                    counts[0] += 1;
                    let colliding =
                        (0..cell.pairs.len()).find(|&i| is_colliding(&cell, i, &values));
                    assert_eq!(colliding, None, "{one:?} {values:?}");
                }
                RangeCellClass::Colliding(pair) => {
                    counts[1] += 1;
                    assert!(is_colliding(&cell, pair, &values), "{one:?} {values:?}");
                }
                RangeCellClass::CollidingPose(pair) => {
                    counts[2] += 1;
                    let mut values = values;
                    for (joint, range) in found.settings().joints.iter().zip(&one.ranges) {
                        values[joint.value] = (range.lower + range.upper) / 2.0;
                    }
                    assert!(is_colliding(&cell, pair, &values), "{one:?} {values:?}");
                }
                RangeCellClass::Undecided(_) => counts[3] += 1,
            }
        }
    }
    println!("clear, colliding, colliding pose, undecided: {counts:?}");
    assert!(counts[..3].iter().all(|&count| count > 100), "{counts:?}");
}

#[test]
fn result_is_the_same_with_threads_and_stops() {
    let (cell, _) = any(&mut Random::seeded("range threads", 1));
    let settings = || RangeSettings {
        measured: MeasuredPairs::All,
        ..settings(&cell, joints(&[[-1.0, 1.0], [-1.0, 1.0]], 0.1))
    };
    let alone = run(&cell, settings(), &SequentialExecutor);
    let threads = run(&cell, settings(), &ThreadExecutor::new(3));
    let mut stopped = RangeSearch::new(Arc::new(cell.clone()), settings()).unwrap();
    while !stopped.advance(&StopAfterPolls::new(3)) {}
    assert!(alone.clearance().is_some());
    for other in [&threads, &stopped] {
        assert_eq!(other.clearance(), alone.clearance());
        assert_eq!(other.pair_ranges(), alone.pair_ranges());
        assert_eq!(cells(other), cells(&alone));
    }
}

/// Returns the distance of a pair of bodies at these values; 0 if they collide.
fn distance(cell: &WorkCell, pair: usize, values: &[f64]) -> f64 {
    if is_colliding(cell, pair, values) {
        return 0.0;
    }
    let poses = cell.poses(values);
    let [a, b] = cell.pairs[pair];
    let b_in_a = relative_pose(&poses[a], &poses[b]);
    let [a, b] = [a, b].map(|body| &*cell.bodies[body].shape);
    brute_force::clearance(a, b, &b_in_a, f64::INFINITY)
        .unwrap()
        .distance
}

fn smallest(cell: &WorkCell, mut settings: RangeSettings) -> RangeClearance {
    settings.measured = MeasuredPairs::All;
    let found = run(cell, settings, &SequentialExecutor);
    found.clearance().unwrap()
}

#[test]
fn smallest_distance_of_a_turning_arm_is_that_of_its_corner_from_the_wall() {
    let mut random = Random::seeded("smallest distance", 1);
    for _ in 0..10 {
        let (width, gap) = (random.between(0.02, 0.2), random.between(0.001, 0.5));
        // A corner of the arm is the farthest from its axis, and passes the wall at this distance.
        let reach = 1f64.hypot(width / 2.0);
        let hinge = joint(JointKind::Revolute, 0, Pose::identity(), Z);
        let wall = Pose::translation(0.0, reach + gap + 0.5, 0.0);
        let bodies = vec![
            cuboid(
                [1.0, width, 1.0],
                on(0, 1, Pose::translation(0.5, 0.0, 0.0)),
            ),
            cuboid([9.0, 1.0, 1.0], Attachment::Scene(wall)),
        ];
        let cell = whole(vec![hinge], bodies);
        let found = smallest(&cell, settings(&cell, joints(&[[0.0, PI]], 1e-3)));
        // The corners of the boxes are f32.
        let rounding = 1e-6;
        assert!(
            found.lower <= gap + rounding && gap <= found.upper + rounding,
            "{found:?} {gap}"
        );
        assert!(
            found.upper - found.lower <= found.upper / 100.0,
            "{found:?}"
        );
        let angle = PI / 2.0;
        let corner = (width / 2.0).atan();
        let off = (found.values[0] - angle).abs() - corner;
        assert!(off.abs() < 0.2, "{found:?}");
        // Bodies that stand still are nearer to each other, but no joint moves them.
        let still = |x: f64| {
            let at = Pose::translation(50.0 + x, 0.0, 0.0);
            cuboid([1.0; 3], Attachment::Scene(at))
        };
        let mut more = cell.clone();
        more.bodies.extend([still(0.0), still(1.0 + gap / 2.0)]);
        more.pairs.push([2, 3]);
        let mut settings = settings(&more, joints(&[[0.0, PI]], 1e-3));
        assert!(smallest(&more, settings.clone()).upper < found.lower);
        settings.measured = MeasuredPairs::Moved;
        let moved = run(&more, settings, &SequentialExecutor)
            .clearance()
            .unwrap();
        assert!(moved.lower <= found.upper && found.lower <= moved.upper);
        assert!(moved.upper - moved.lower <= moved.upper / 8.0, "{moved:?}");
    }
}

#[test]
fn no_distance_of_random_mechanisms_is_smaller_than_the_lower_bound() {
    let mut random = Random::seeded("smallest distances", 1);
    let mut counts = [0; 2];
    for _ in 0..20 {
        let (cell, _) = any(&mut random);
        let width = random.between(0.01, 0.4);
        let ranges = vec![[0.0, width]; cell.degrees_of_freedom().min(2)];
        let mut settings = settings(&cell, joints(&ranges, 0.01));
        settings.max_cells = 20_000;
        let mut classes = settings.clone();
        classes.classes_only = false;
        let classes = run(&cell, classes, &SequentialExecutor).pair_ranges();
        if classes
            .iter()
            .all(|pair| pair.class == PairRangeClass::Always)
        {
            continue;
        }
        let found = smallest(&cell, settings);
        let at = distance(&cell, found.pair, &found.values);
        assert!(
            (at - found.upper).abs() <= 1e-12 * (1.0 + at),
            "{found:?} {at}"
        );
        counts[usize::from(found.lower > 0.0)] += 1;
        for _ in 0..30 {
            let mut values = found.values.clone();
            values[..ranges.len()].fill_with(|| random.between(0.0, width));
            for (pair, known) in classes.iter().enumerate() {
                let is_counted = known.class != PairRangeClass::Always;
                let distance = distance(&cell, pair, &values);
                assert!(
                    !is_counted || distance >= found.lower - 1e-12,
                    "{found:?} {values:?}"
                );
            }
        }
    }
    println!("with collisions, without: {counts:?}");
    assert!(counts.iter().all(|&count| count > 2), "{counts:?}");
}

#[test]
fn budget_leaves_cells_undecided_and_says_so() {
    let cell = door(1.0, 0.1, [0.3, 0.3]);
    let mut settings = settings(&cell, joints(&[[0.0, 1.5]], 1e-6));
    settings.max_cells = 5;
    let found = run(&cell, settings, &SequentialExecutor);
    let [pair] = &found.pair_ranges()[..] else {
        panic!("one pair")
    };
    assert_eq!((pair.cells, found.examined()), (5, 5));
    assert!(found.is_cut_short());
    assert!(pair.undecided_share > 0.0 && pair.undecided_cell.is_some());
    let is_undecided = |cell: &RangeCell| matches!(cell.class, RangeCellClass::Undecided(_));
    assert!(cells(&found).iter().any(is_undecided));
}

#[test]
fn settings_that_are_not_valid_are_refused() {
    let cell = door(1.0, 0.1, [0.3, 0.3]);
    let refused = |change: &dyn Fn(&mut RangeSettings)| {
        let mut settings = settings(&cell, joints(&[[0.0, 1.0]], 0.1));
        change(&mut settings);
        RangeSearch::new(Arc::new(cell.clone()), settings)
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(refused(&|s| s.joints.clear()), RangeError::NoJoints);
    assert!(matches!(
        refused(&|s| s.joints[0].value = 1),
        RangeError::Joint { .. }
    ));
    assert!(matches!(
        refused(&|s| s.joints.push(s.joints[0])),
        RangeError::Joint { .. }
    ));
    for [lower, upper] in [[1.0, 0.0], [f64::NAN, 1.0], [0.0, f64::INFINITY]] {
        let range = ValueRange { lower, upper };
        assert!(matches!(
            refused(&|s| s.joints[0].range = range),
            RangeError::Limits { .. }
        ));
    }
    for resolution in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let found = refused(&|s| s.joints[0].resolution = resolution);
        assert!(matches!(found, RangeError::Resolution { .. }));
    }
    assert!(matches!(
        refused(&|s| s.joints[0].resolution = 1e-12),
        RangeError::TooFine { .. }
    ));
    assert!(matches!(
        refused(&|s| s.values.clear()),
        RangeError::Values { .. }
    ));
    assert!(matches!(
        refused(&|s| s.values[0] = f64::NAN),
        RangeError::Values { .. }
    ));
}
