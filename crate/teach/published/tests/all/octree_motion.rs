//! Tests octrees that move: against every voxel and every cube, and the laws of a motion.

use crate::oracle::{self, all_voxels, set as voxels, world};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::octree::motion::{
    CellTest, Comparison, MotionSource, MoveResult, MoveSettings, cube_relation, moved, translated,
};
use nearpoint_published::octree::{Cube, FillRule, Octree, OctreeError, WorldCube};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::shape;
use std::collections::BTreeSet;

const RULES: [FillRule; 2] = [FillRule::Centre, FillRule::AnyContact];

/// Returns a world whose cells have no round sizes.
fn odd_world() -> WorldCube {
    WorldCube::new(Point::new(-3.7, 11.3, 0.9), 6.1).unwrap()
}

/// Returns a tree of boxes and loose voxels.
fn random_tree(random: &mut Random, world: WorldCube, depth: u32) -> Octree {
    let n = 1_u64 << depth;
    let mut set = Vec::new();
    for _ in 0..1 + random.below(3) {
        let from = [0; 3].map(|_| random.below(n) as u32);
        let size = [0; 3].map(|_| 1 + random.below(n / 2) as u32);
        for i in 0..size.iter().product::<u32>() {
            let step = [i % size[0], i / size[0] % size[1], i / size[0] / size[1]];
            set.push([0, 1, 2].map(|axis| from[axis] + step[axis]));
        }
    }
    Octree::from_voxels(world, depth, set).unwrap()
}

/// Returns a pose about the centre of the world, and a little aside.
fn random_pose(random: &mut Random, world: &WorldCube) -> Pose {
    let middle = world.bounds().centre().coords;
    let turned = random.pose(world.edge() * 0.2);
    let shift = turned.translation.vector + middle - turned.rotation * middle;
    Pose::from_parts(shift.into(), turned.rotation)
}

fn exactly(source: &MotionSource, pose: &Pose, rule: FillRule) -> MoveResult {
    let test = CellTest::Exact;
    moved(
        source,
        pose,
        &MoveSettings { rule, test },
        &SequentialExecutor,
    )
    .unwrap()
}

#[test]
fn the_cascade_is_the_separating_axis_test() {
    let mut random = Random::seeded("cube against tilted cube", 91);
    let world = world(5);
    let mut found = [0; 3];
    let mut stages = [0; 3];
    for _ in 0..150_000 {
        let level = random.below(5) as u32;
        let cell = Cube {
            min: [0; 3].map(|_| (random.below(32 >> level) as u32) << level),
            edge: 1 << level,
        };
        let edge = 1 + random.below(9) as u32;
        let min = [0; 3].map(|_| random.below(24) as u32);
        let cube = Cube { min, edge };
        let [near, place] = [&cell, &cube].map(|c| world.cell_box(c, 5));
        // Most pairs are within reach of each other.
        let reach = 0.7 * (f64::from(edge) + near.diagonal());
        let turned = random.pose(reach);
        let (from, to) = (place.centre().coords, near.centre().coords);
        let shift = to + turned.translation.vector - turned.rotation * from;
        let pose = Pose::from_parts(shift.into(), turned.rotation);
        let (relation, counts) = cube_relation(&cube, &pose, &cell, &world, 5).unwrap();
        let wanted = oracle::cube_relation(&place, &pose, &near);
        assert_eq!(relation, wanted, "{cube:?} {pose:?} {cell:?}");
        found[relation as usize] += 1;
        for (all, one) in
            stages
                .iter_mut()
                .zip([counts.by_spheres, counts.by_corners, counts.by_edges])
        {
            *all += one;
        }
    }
    assert!(found.iter().all(|&n| n > 1500), "{found:?}");
    assert!(stages.iter().all(|&n| n > 3000), "{stages:?}");
}

#[test]
fn compacted_cubes_cover_exactly_and_are_fewer() {
    let mut random = Random::seeded("compaction", 92);
    for _ in 0..100 {
        let depth = 1 + random.below(4) as u32;
        let tree = random_tree(&mut random, world(depth), depth);
        let cubes = tree.compacted();
        assert!(cubes.is_sorted_by_key(|c| std::cmp::Reverse(c.edge)));
        assert_eq!(cubes, greedily(&tree));
        let mut covered = BTreeSet::new();
        for cube in &cubes {
            for i in 0..cube.edge.pow(3) {
                let e = cube.edge;
                let step = [i % e, i / e % e, i / e / e];
                assert!(covered.insert([0, 1, 2].map(|axis| cube.min[axis] + step[axis])));
            }
        }
        assert_eq!(covered, voxels(&tree));
    }
    assert_eq!(Octree::empty(world(3), 3).unwrap().compacted(), []);
}

#[test]
fn squares_of_a_layer_are_the_greedy_ones_in_the_plane() {
    let mut random = Random::seeded("squares", 93);
    for _ in 0..100 {
        let depth = 1 + random.below(4) as u32;
        let tree = random_tree(&mut random, world(depth), depth);
        for layer in 0..1 << depth {
            let mut left: BTreeSet<_> = voxels(&tree)
                .into_iter()
                .filter(|v| v[2] == layer)
                .collect();
            let mut taken = Vec::new();
            for edge in (1..=1 << depth).rev() {
                for i in 0..1 << (2 * depth) {
                    let min = [i % (1 << depth), i >> depth, layer];
                    let square: Vec<_> = (0..edge * edge)
                        .map(|j| [min[0] + j % edge, min[1] + j / edge, layer])
                        .collect();
                    if square.iter().all(|v| left.contains(v)) {
                        left.retain(|v| !square.contains(v));
                        taken.push(Cube { min, edge });
                    }
                }
            }
            assert_eq!(tree.compacted_squares(layer), taken);
        }
    }
}

#[test]
fn cubes_of_the_callers_own_are_moved_like_a_trees() {
    let mut random = Random::seeded("own cubes", 94);
    let tree = random_tree(&mut random, world(4), 4);
    let own = MotionSource::from_cubes(world(4), 4, tree.compacted()).unwrap();
    assert_eq!(own, MotionSource::compacted(&tree));
    let beyond = Cube {
        min: [0, 9, 0],
        edge: 8,
    };
    let refused = MotionSource::from_cubes(world(4), 4, vec![beyond]);
    assert!(matches!(refused, Err(OctreeError::Outside { .. })));
    let refused = MotionSource::from_cubes(world(4), 9, vec![]);
    assert_eq!(refused, Err(OctreeError::TooDeep { depth: 9 }));
}

/// Compacts as in the paper: all cubes without an empty voxel, largest first, and of these the first that are free.
fn greedily(tree: &Octree) -> Vec<Cube> {
    let mut left = voxels(tree);
    let n = 1 << tree.depth();
    let mut taken = Vec::new();
    for edge in (1..=n).rev() {
        for i in 0..n * n * n {
            let min = [i % n, i / n % n, i / n / n];
            let step = |k| [k % edge, k / edge % edge, k / edge / edge];
            let all = (0..edge * edge * edge).map(|k| [0, 1, 2].map(|a| min[a] + step(k)[a]));
            if all.clone().all(|v| left.contains(&v)) {
                all.for_each(|v| assert!(left.remove(&v)));
                taken.push(Cube { min, edge });
            }
        }
    }
    taken
}

#[test]
fn moved_trees_are_those_of_their_voxels() {
    let mut random = Random::seeded("moved trees", 93);
    let mut full = 0;
    for round in 0..60 {
        let depth = 2 + random.below(3) as u32;
        let world = if round % 2 == 0 {
            world(depth)
        } else {
            odd_world()
        };
        let tree = random_tree(&mut random, world, depth);
        // Some turns map the grid onto itself, so that cubes only touch voxels.
        let mut pose = random_pose(&mut random, &world);
        if round % 4 == 0 {
            pose = random.exact_pose(3);
            let middle = world.bounds().centre().coords;
            pose.translation.vector += middle - pose.rotation * middle;
        }
        let source = MotionSource::compacted(&tree);
        for rule in RULES {
            let wanted = oracle::moved_voxels(&source, &pose, &world, depth, rule);
            let wanted = Octree::from_voxels(world, depth, wanted).unwrap();
            full += wanted.counts().voxels;
            let plain = exactly(&MotionSource::from_octree(&tree), &pose, rule);
            assert_eq!(plain.octree, wanted, "round {round} {rule:?} {pose:?}");
            let compacted = exactly(&source, &pose, rule);
            let decided = compacted.counts.by_spheres
                + compacted.counts.by_corners
                + compacted.counts.by_edges;
            assert_eq!(decided, compacted.counts.cube_tests);
            assert_eq!(compacted.octree, wanted);
            let test = CellTest::WengAhuja;
            let published = moved(
                &source,
                &pose,
                &MoveSettings { rule, test },
                &SequentialExecutor,
            )
            .unwrap();
            if rule == FillRule::Centre {
                assert_eq!(published.octree, wanted);
            } else {
                assert_eq!(wanted.difference(&published.octree).unwrap().df(), "W");
            }
            assert!(published.counts.cube_tests >= compacted.counts.cube_tests);
            for width in [2, 3, 64] {
                let settings = MoveSettings {
                    rule,
                    test: CellTest::Exact,
                };
                let parallel =
                    moved(&source, &pose, &settings, &ThreadExecutor::new(width)).unwrap();
                assert_eq!(parallel, compacted);
            }
        }
    }
    assert!(full > 5000, "{full}");
}

#[test]
fn rotation_and_inverse_of_octree_restores_voxels() {
    let mut random = Random::seeded("there and back", 94);
    for _ in 0..50 {
        let world = odd_world();
        let tree = random_tree(&mut random, world, 4);
        let source = MotionSource::compacted(&tree);
        let turn = random_pose(&mut random, &world);
        // Each step is added to the pose so far; the tree of a tree is never moved.
        let mut pose = Pose::identity();
        for step in [turn, turn, turn.inverse(), turn.inverse()] {
            pose = step * pose;
        }
        assert_eq!(exactly(&source, &pose, FillRule::Centre).octree, tree);
        assert_eq!(
            exactly(&source, &Pose::identity(), FillRule::Centre).octree,
            tree
        );
        // Closed cubes touch their neighbours.
        let touched = exactly(&source, &Pose::identity(), FillRule::AnyContact).octree;
        assert_eq!(tree.difference(&touched).unwrap().df(), "W");
    }
}

#[test]
fn moved_trees_contain_the_moved_mesh() {
    let mut random = Random::seeded("moved mesh", 95);
    let shape = shape(primitives::torus(16, 10, 5.0, 2.0));
    let start = Pose::translation(16.0, 16.0, 16.0);
    let build = |pose: &Pose| {
        Octree::from_shape(
            &shape,
            pose,
            world(5),
            5,
            FillRule::AnyContact,
            &SequentialExecutor,
        )
        .unwrap()
    };
    let source = MotionSource::compacted(&build(&start));
    for _ in 0..20 {
        let motion = random_pose(&mut random, &world(5));
        let now = exactly(&source, &motion, FillRule::AnyContact);
        assert_eq!(now.outside, 0);
        let rebuilt = build(&(motion * start));
        assert_eq!(rebuilt.difference(&now.octree).unwrap().df(), "W");
    }
}

#[test]
fn shifts_are_poses_without_a_turn() {
    let mut random = Random::seeded("shifts", 96);
    let mut compared = [0; 2];
    for round in 0..100 {
        let depth = 1 + random.below(4) as u32;
        let world = world(depth);
        let tree = random_tree(&mut random, world, depth);
        let mut shift = random.point().coords * world.edge() * 0.4;
        if round % 3 == 0 {
            shift = (shift * 2.0).map(f64::round) * 0.5;
        }
        let pose = Pose::from_parts(shift.into(), UnitQuaternion::identity());
        for source in [
            MotionSource::from_octree(&tree),
            MotionSource::compacted(&tree),
        ] {
            for rule in RULES {
                let by = |comparison, width| {
                    translated(
                        &source,
                        &shift,
                        rule,
                        comparison,
                        &ThreadExecutor::new(width),
                    )
                    .unwrap()
                };
                let general = exactly(&source, &pose, rule);
                let (plain, partitions) = (by(Comparison::Plain, 1), by(Comparison::Partitions, 1));
                assert_eq!(plain.octree, general.octree, "{rule:?} {shift:?}");
                assert_eq!(partitions.octree, general.octree);
                assert_eq!([plain.outside, partitions.outside], [general.outside; 2]);
                compared[0] += plain.counts.comparisons;
                compared[1] += partitions.counts.comparisons;
                assert_eq!(by(Comparison::Plain, 3), plain);
                assert_eq!(by(Comparison::Partitions, 3), partitions);
            }
        }
    }
    assert!(compared[0] > 20 * compared[1], "{compared:?}");
}

#[test]
fn comparisons_of_a_shifted_cube() {
    // The paper's quadtree of two levels takes 8 comparisons by axes, 36 cell by cell. With a third axis it takes 12, and 6
    // for each of the 1 + 8 + 64 cells when all are compared.
    let tree =
        Octree::from_voxels(world(2), 2, all_voxels(1).iter().map(|v| v.map(|x| x + 1))).unwrap();
    let source = MotionSource::compacted(&tree);
    assert_eq!(source.cubes().len(), 1);
    let by = |comparison| {
        let shift = Vector::repeat(-0.25);
        translated(
            &source,
            &shift,
            FillRule::AnyContact,
            comparison,
            &SequentialExecutor,
        )
        .unwrap()
    };
    assert_eq!(by(Comparison::Partitions).counts.comparisons, 12);
    assert_eq!(by(Comparison::Plain).counts.comparisons, 6 * 73);
    assert_eq!(
        by(Comparison::Partitions).octree,
        by(Comparison::Plain).octree
    );
}

#[test]
fn motions_out_of_the_world() {
    let tree = Octree::from_voxels(world(3), 3, [[3, 3, 3], [0, 0, 0]]).unwrap();
    let source = MotionSource::from_octree(&tree);
    let shifted = |x: f64| Pose::translation(x, 0.0, 0.0);
    for rule in RULES {
        let far = exactly(&source, &shifted(1e30), rule);
        assert_eq!((far.octree.df(), far.outside), ("W".to_owned(), 2));
        let beside = exactly(&source, &shifted(-2.0), rule);
        assert_eq!(beside.outside, 1);
        assert!(voxels(&beside.octree).contains(&[1, 3, 3]));
        let fits = exactly(&source, &Pose::identity(), rule);
        assert_eq!(fits.outside, 0);
        let settings = MoveSettings {
            rule,
            ..MoveSettings::default()
        };
        for wrong in [f64::NAN, f64::INFINITY] {
            assert_eq!(
                moved(&source, &shifted(wrong), &settings, &SequentialExecutor),
                Err(OctreeError::Pose)
            );
            let shift = Vector::repeat(wrong);
            let found = translated(
                &source,
                &shift,
                rule,
                Comparison::Plain,
                &SequentialExecutor,
            );
            assert_eq!(found, Err(OctreeError::Pose));
        }
        let limited = StopAfterPolls::new(1);
        let stopped = moved(&source, &shifted(1.0), &settings, &limited);
        assert_eq!(stopped, Err(OctreeError::Interrupted));
        let nothing = MotionSource::from_octree(&Octree::empty(world(3), 3).unwrap());
        assert_eq!(exactly(&nothing, &shifted(1.0), rule).octree.df(), "W");
    }
}
