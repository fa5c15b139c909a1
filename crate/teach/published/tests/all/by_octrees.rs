//! Tests colliding faces by octrees: no pair that intersects is lost, with built or moved trees.

use crate::oracle::set;
use nearpoint_geometry::bounds::cube_intersects_triangle;
use nearpoint_geometry::brute_force;
use nearpoint_geometry::collide::contact;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform};
use nearpoint_published::octree::motion::{MotionSource, MoveSettings, moved};
use nearpoint_published::octree::{FillRule, Octree, OctreeError, WorldCube};
use nearpoint_published::predictive::by_octrees::{
    OctreePredictionResult, TreePair, TreePart, by_octrees, interfering_cubes,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{random_triangles, scaled, shape};
use std::collections::BTreeSet;

const DEPTH: u32 = 4;

fn world() -> WorldCube {
    WorldCube::new(Point::new(-2.0, -2.0, -2.0), 4.0).unwrap()
}

fn built(shape: &Shape, pose: &Pose) -> Octree {
    Octree::from_shape(
        shape,
        pose,
        world(),
        DEPTH,
        FillRule::AnyContact,
        &SequentialExecutor,
    )
    .unwrap()
}

fn built_all(shapes: &[Shape], poses: &[Pose]) -> Vec<Octree> {
    let each = shapes.iter().zip(poses);
    each.map(|(shape, pose)| built(shape, pose)).collect()
}

/// Runs the method with a test of the faces at their current positions.
fn found(shapes: &[Shape], poses: &[Pose], trees: &[Octree]) -> OctreePredictionResult {
    let part = |((shape, pose), octree): ((_, &Pose), _)| TreePart {
        shape,
        in_world: *pose,
        octree,
    };
    let parts: Vec<TreePart> = shapes.iter().zip(poses).zip(trees).map(part).collect();
    let rigid: Vec<RigidTransform> = poses.iter().map(RigidTransform::new).collect();
    let at = |part: u32, t| shapes[part as usize].posed_triangle(t, &rigid[part as usize]);
    by_octrees(
        &parts,
        |a, s, b, t| contact(&at(a, s), &at(b, t)).is_some(),
        &SequentialExecutor,
    )
    .unwrap()
}

/// Returns all pairs of triangles that intersect, in the world's frame.
fn wanted(shapes: &[Shape], poses: &[Pose]) -> Vec<TreePair> {
    let world: Vec<Vec<[Point; 3]>> = shapes
        .iter()
        .zip(poses)
        .map(|(shape, pose)| {
            let rigid = RigidTransform::new(pose);
            let all = 0..shape.mesh().triangles().len() as u32;
            all.map(|t| shape.posed_triangle(t, &rigid)).collect()
        })
        .collect();
    let mut pairs = Vec::new();
    for a in 0..shapes.len() {
        for b in a + 1..shapes.len() {
            for (i, s) in (0..).zip(&world[a]) {
                let meets = |&(_, t): &(u32, &[Point; 3])| contact(s, t).is_some();
                pairs.extend((0..).zip(&world[b]).filter(meets).map(|(j, _)| TreePair {
                    a: a as u32,
                    a_triangle: i,
                    b: b as u32,
                    b_triangle: j,
                }));
            }
        }
    }
    pairs.sort_unstable();
    pairs
}

#[test]
fn no_pair_that_meets_is_lost() {
    let mut random = Random::seeded("by octrees", 101);
    let (mut collisions, mut candidates, mut all) = (0, 0, 0);
    for _ in 0..40 {
        let shapes = [
            shape(primitives::torus(12, 8, 0.6, 0.2)),
            shape(primitives::uv_sphere(10, 8, 0.7)),
            shape(scaled(random_triangles(&mut random, 30), 0.5, 0.0)),
        ];
        let poses = [(); 3].map(|()| random.pose(0.6));
        let trees = built_all(&shapes, &poses);
        let found = found(&shapes, &poses, &trees);
        assert_eq!(found.colliding, wanted(&shapes, &poses));
        assert!(found.pairs.is_sorted() && found.pairs.windows(2).all(|w| w[0] != w[1]));
        let counts = found.counts;
        assert_eq!(
            [counts.cubes, counts.pairs, counts.colliding],
            [found.cubes.len(), found.pairs.len(), found.colliding.len()]
        );
        collisions += counts.colliding;
        candidates += counts.pairs;
        let sizes: Vec<usize> = shapes.iter().map(|s| s.mesh().triangles().len()).collect();
        all += sizes[0] * sizes[1] + sizes[0] * sizes[2] + sizes[1] * sizes[2];
    }
    assert!(collisions > 1000, "{collisions}");
    assert!(candidates * 4 < all, "{candidates} of {all}");
}

#[test]
fn octree_interference_of_two_parts_equals_brute_force() {
    let mut random = Random::seeded("by octrees and brute", 102);
    let mut collisions = 0;
    for _ in 0..30 {
        let shapes = [
            shape(primitives::torus(12, 8, 0.8, 0.25)),
            shape(primitives::uv_sphere(10, 8, 0.7)),
        ];
        // The first in the world's frame, so that brute's frame is the world.
        let poses = [Pose::identity(), random.pose(0.7)];
        let trees = built_all(&shapes, &poses);
        let found = found(&shapes, &poses, &trees);
        let candidates: BTreeSet<_> = found
            .pairs
            .iter()
            .map(|p| (p.a_triangle, p.b_triangle))
            .collect();
        for pair in brute_force::colliding_pairs(&shapes[0], &shapes[1], &poses[1]) {
            assert!(candidates.contains(&(pair.a, pair.b)), "{pair:?} {poses:?}");
            collisions += 1;
        }
    }
    assert!(collisions > 500, "{collisions}");
}

#[test]
fn moved_trees_find_same_pairs_as_built_trees() {
    let mut random = Random::seeded("by moved octrees", 103);
    let shapes = [
        shape(primitives::torus(12, 8, 0.6, 0.2)),
        shape(primitives::uv_sphere(10, 8, 0.7)),
    ];
    let start = Pose::identity();
    let sources = [0, 1].map(|i: usize| MotionSource::compacted(&built(&shapes[i], &start)));
    for _ in 0..20 {
        let poses = [(); 2].map(|()| random.pose(0.6));
        let settings = MoveSettings::default();
        let trees = [0, 1].map(|i: usize| {
            moved(&sources[i], &poses[i], &settings, &SequentialExecutor)
                .unwrap()
                .octree
        });
        assert_eq!(
            found(&shapes, &poses, &trees).colliding,
            wanted(&shapes, &poses)
        );
    }
}

#[test]
fn cubes_and_faces_are_those_of_the_rules() {
    let mut random = Random::seeded("cubes by octrees", 104);
    for _ in 0..20 {
        let shapes = [
            shape(primitives::torus(10, 6, 0.6, 0.2)),
            shape(primitives::uv_sphere(8, 6, 0.7)),
            shape(primitives::cuboid(0.9, 0.5, 0.7)),
        ];
        let poses = [(); 3].map(|()| random.pose(0.7));
        let trees = built_all(&shapes, &poses);
        let found = found(&shapes, &poses, &trees);
        let trees: Vec<_> = trees.iter().map(set).collect();
        // A voxel that is full in two trees is in one cube.
        let n = 1 << DEPTH;
        for i in 0..n * n * n {
            let voxel = [i % n, i / n % n, i / n / n];
            let has = trees.iter().filter(|t| t.contains(&voxel)).count();
            let around: Vec<_> = found
                .cubes
                .iter()
                .filter(|c| c.cube.contains(voxel))
                .collect();
            assert!(
                around.len() <= 1 && (has < 2 || around.len() == 1),
                "{voxel:?}"
            );
        }
        for (cube, faces) in found.cubes.iter().zip(&found.faces) {
            let place = world().cell_box(&cube.cube, DEPTH);
            let half = 0.5 * (place.hi.x - place.lo.x);
            let mut wanted = Vec::new();
            for &part in &cube.parts {
                let (shape, rigid) = (
                    &shapes[part as usize],
                    RigidTransform::new(&poses[part as usize]),
                );
                let crosses = |&t: &u32| {
                    cube_intersects_triangle(
                        &place.centre(),
                        half,
                        &shape.posed_triangle(t, &rigid),
                    )
                };
                let all = 0..shape.mesh().triangles().len() as u32;
                wanted.extend(all.filter(crosses).map(|t| (part, t)));
            }
            assert_eq!(*faces, wanted, "{cube:?}");
        }
    }
}

#[test]
fn bad_input() {
    let ball = shape(primitives::uv_sphere(8, 6, 1.0));
    let here = Pose::identity();
    let tree = built(&ball, &here);
    let finer = Octree::empty(world(), DEPTH + 1).unwrap();
    assert_eq!(
        interfering_cubes(&[&tree, &finer]),
        Err(OctreeError::WorldsDiffer)
    );
    assert_eq!(interfering_cubes(&[]), Ok((Vec::new(), 0)));
    assert_eq!(interfering_cubes(&[&tree]).unwrap().0, []);
    let part = |in_world: Pose| TreePart {
        shape: &ball,
        in_world,
        octree: &tree,
    };
    let ask =
        |parts: &[TreePart]| by_octrees(parts, |_, _, _, _| true, &SequentialExecutor).map(|_| ());
    assert_eq!(ask(&[]), Ok(()));
    let beyond = part(Pose::translation(5.0, 0.0, 0.0));
    assert!(matches!(
        ask(&[part(here), beyond]),
        Err(OctreeError::Outside { .. })
    ));
    let nowhere = part(Pose::translation(f64::NAN, 0.0, 0.0));
    assert_eq!(ask(&[part(here), nowhere]), Err(OctreeError::Pose));
    let limited = StopAfterPolls::new(2);
    let stopped = by_octrees(&[part(here), part(here)], |_, _, _, _| true, &limited);
    assert_eq!(stopped.map(|_| ()), Err(OctreeError::Interrupted));
}
