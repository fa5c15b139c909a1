//! Tests octrees voxel by voxel: their text, their sets, and their building from meshes.

use crate::oracle::{self, all_voxels, set, world};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::bounds::cube_intersects_triangle;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::octree::{
    CellCounts, DfError, FillRule, MAX_DEPTH, Octree, OctreeError, State, WorldCube,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_triangles, shape};
use nearpoint_testing::voxels::{cup, voxels as unit_cubes};
use std::collections::BTreeSet;

/// Returns boxes, so that large cells occur, and loose voxels.
fn random_set(random: &mut Random, depth: u32) -> BTreeSet<[u32; 3]> {
    let n = 1_u64 << depth;
    let mut set = BTreeSet::new();
    for _ in 0..random.below(4) {
        let mut ends = || [random.below(n + 1) as u32, random.below(n + 1) as u32];
        let ranges = [ends(), ends(), ends()].map(|[a, b]| a.min(b)..a.max(b));
        set.extend(
            all_voxels(depth)
                .into_iter()
                .filter(|v| (0..3).all(|i| ranges[i].contains(&v[i]))),
        );
    }
    for _ in 0..random.below(6) {
        set.insert([0; 3].map(|_| random.below(n) as u32));
    }
    set
}

fn tree(set: &BTreeSet<[u32; 3]>, depth: u32) -> Octree {
    Octree::from_voxels(world(depth), depth, set.iter().copied()).unwrap()
}

#[test]
fn df_code_of_printed_example_is_rejected_for_extra_cell() {
    let printed = "(B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW";
    let read = |text: &str, depth| Octree::from_df(text, world(depth), depth);
    assert_eq!(read(printed, 3), Err(DfError::TooMany { at: 34 }));
    let right = read(&printed[..33], 3).unwrap();
    assert_eq!(right.df(), printed[..33]);
    assert_eq!(right.counts().mixed, 4);
    assert_eq!(right.counts().cells(), 33);
    // Numbers have x, y, z from the lowest bit: the second child is the neighbour along x.
    let voxels = set(&right);
    assert!(voxels.is_superset(&[[0, 0, 0], [4, 0, 0]].into()) && !voxels.contains(&[6, 0, 0]));
}

#[test]
fn invalid_df_codes_are_rejected() {
    let read = |text: &str| Octree::from_df(text, world(2), 2).map(|_| ());
    assert_eq!(read(""), Err(DfError::Empty));
    assert_eq!(read("(BWBB"), Err(DfError::TooFew { at: 5, missing: 4 }));
    assert_eq!(read("(B(BW"), Err(DfError::TooFew { at: 5, missing: 12 }));
    assert_eq!(read("("), Err(DfError::TooFew { at: 1, missing: 8 }));
    assert_eq!(
        read("(Bé"),
        Err(DfError::Unknown {
            at: 3, symbol: 'é'
        })
    );
    assert_eq!(read("W W"), Err(DfError::TooMany { at: 2 }));
    assert_eq!(read("(BB(WW(WB"), Err(DfError::TooDeep { at: 7, depth: 2 }));
    let deep = OctreeError::TooDeep { depth: 40 };
    assert_eq!(
        Octree::from_df("W", world(2), 40),
        Err(DfError::Octree(deep))
    );
    for text in ["", "(", "W W", "x", "(BB(WW(WB"] {
        assert!(read(text).unwrap_err().to_string().len() > 20);
    }
}

#[test]
fn texts_are_read_back() {
    let mut random = Random::seeded("octree texts", 81);
    for _ in 0..200 {
        let depth = random.below(5) as u32;
        let tree = tree(&random_set(&mut random, depth), depth);
        let text = tree.df();
        assert_eq!(
            Octree::from_df(&text, tree.world(), depth).as_ref(),
            Ok(&tree)
        );
        let CellCounts {
            empty, mixed, full, ..
        } = tree.counts();
        assert_eq!(text.len(), empty + mixed + full);
        assert_eq!(empty + full, 7 * mixed + 1);
    }
    // A text that is not in normal form is read, too.
    let tree = Octree::from_df("(BBBBBBB(BBBBBBBB", world(2), 2).unwrap();
    assert_eq!(tree.df(), "B");
}

#[test]
fn sets_are_those_of_their_voxels() {
    let mut random = Random::seeded("octree sets", 82);
    for _ in 0..200 {
        let depth = random.below(4) as u32;
        let [a, b] = [(); 2].map(|()| random_set(&mut random, depth));
        let (s, t) = (tree(&a, depth), tree(&b, depth));
        assert_eq!(set(&s), a);
        let same = |found: Octree, voxels: BTreeSet<_>| assert_eq!(found, tree(&voxels, depth));
        same(s.union(&t).unwrap(), &a | &b);
        same(s.intersection(&t).unwrap(), &a & &b);
        same(s.difference(&t).unwrap(), &a - &b);
        let all: BTreeSet<_> = all_voxels(depth).into_iter().collect();
        same(tree(&all, depth).difference(&s).unwrap(), &all - &a);
        assert_eq!(s.counts().voxels, a.len());
        let volume: usize = s.full_cubes().map(|c| (c.edge as usize).pow(3)).sum();
        assert_eq!(volume, a.len());
        for cell in s.cells().filter(|c| c.state == State::Mixed) {
            let inside = a.iter().filter(|&&v| cell.cube.contains(v)).count();
            assert!(inside > 0 && inside < (cell.cube.edge as usize).pow(3));
        }
    }
    let other = Octree::empty(world(2), 3).unwrap();
    let tree = Octree::empty(world(2), 2).unwrap();
    assert_eq!(tree.union(&other), Err(OctreeError::WorldsDiffer));
}

#[test]
fn cubes_meet_triangles_as_exact_triangles_do() {
    let mut random = Random::seeded("cubes and triangles", 83);
    let mut hits = [0; 2];
    for round in 0..20_000 {
        let centre = Point::new(2.5, 1.5, 3.5);
        let place = Aabb {
            lo: centre - Vector::repeat(0.5),
            hi: centre + Vector::repeat(0.5),
        };
        let size = random.pick(&[0.3, 1.0, 3.0, 30.0]);
        let near = centre + random.point().coords * 1.5;
        let corners = match round % 3 {
            0 => [(); 3].map(|()| random.grid(6)),
            1 => [(); 3].map(|()| near + random.point().coords * size),
            // This triangle is nearly a segment.
            _ => {
                let (a, b) = (near, near + random.point().coords * size);
                [
                    a,
                    b,
                    a + (b - a) * random.signed() + random.point().coords * 1e-9,
                ]
            }
        };
        let met = cube_intersects_triangle(&centre, 0.5, &corners);
        assert_eq!(met, oracle::voxel_meets(&place, &corners), "{corners:?}");
        hits[usize::from(met)] += 1;
    }
    assert!(hits[0] > 2000 && hits[1] > 2000, "{hits:?}");
}

fn build(shape: &Shape, pose: &Pose, depth: u32, rule: FillRule) -> Result<Octree, OctreeError> {
    Octree::from_shape(shape, pose, world(depth), depth, rule, &SequentialExecutor)
}

#[test]
fn trees_of_meshes_are_those_of_their_voxels() {
    let mut random = Random::seeded("octree of a mesh", 84);
    let closed = [
        primitives::torus(12, 8, 3.0, 1.2),
        primitives::cuboid(5.0, 0.1, 3.0),
        primitives::uv_sphere(8, 6, 3.9),
        primitives::tube(10, 3.5, 3.2, 4.0),
        unit_cubes(&cup()),
    ];
    for (i, soup) in closed.into_iter().enumerate() {
        let shape = shape(soup);
        for rule in [FillRule::Centre, FillRule::AnyContact] {
            let mut pose = random.pose(0.2);
            pose.translation.vector += Vector::repeat(8.0);
            let found = build(&shape, &pose, 4, rule).unwrap();
            let wanted = oracle::voxels(&shape, &pose, &world(4), 4, rule);
            assert_eq!(set(&found), wanted.into_iter().collect(), "{i} {rule:?}");
        }
    }
    for round in 0..6 {
        let loose = match round % 2 {
            0 => shape(random_triangles(&mut random, 20)),
            _ => shape(grid(&mut random, 10)),
        };
        let pose = Pose::translation(2.0, 2.0, 2.0);
        let found = build(&loose, &pose, 3, FillRule::AnyContact).unwrap();
        let wanted = oracle::voxels(&loose, &pose, &world(3), 3, FillRule::AnyContact);
        assert_eq!(set(&found), wanted.into_iter().collect(), "{round}");
    }
}

#[test]
fn a_cube_on_the_grid() {
    let shape = shape(primitives::cuboid(4.0, 4.0, 4.0));
    let pose = Pose::translation(4.0, 4.0, 4.0);
    let centres = build(&shape, &pose, 3, FillRule::Centre).unwrap();
    // The faces of the cube are on the grid: the voxels beyond are touched.
    assert_eq!(centres.counts().voxels, 64);
    let touched = build(&shape, &pose, 3, FillRule::AnyContact).unwrap();
    assert_eq!(touched.counts().voxels, 216);
    assert_eq!(centres.difference(&touched).unwrap().df(), "W");
    assert_eq!(centres.union(&touched).unwrap(), touched);
    let around = WorldCube::new(shape.bounds().lo, 4.0).unwrap();
    let here = Pose::identity();
    let whole = Octree::from_shape(
        &shape,
        &here,
        around,
        3,
        FillRule::AnyContact,
        &SequentialExecutor,
    );
    assert_eq!(whole.unwrap().df(), "B");
}

#[test]
fn bad_worlds_and_parts() {
    let at = |x, edge| WorldCube::new(Point::new(x, 0.0, 0.0), edge);
    for (x, edge) in [
        (0.0, 0.0),
        (0.0, -1.0),
        (0.0, f64::NAN),
        (0.0, f64::INFINITY),
        (f64::NAN, 1.0),
    ] {
        let refused = at(x, edge);
        assert!(
            matches!(refused, Err(OctreeError::World { .. })),
            "{x} {edge}"
        );
    }
    assert!(matches!(at(1e14, 1.0), Err(OctreeError::Unresolved { .. })));
    let w = at(0.0, 8.0).unwrap();
    let ball = shape(primitives::uv_sphere(8, 6, 1.0));
    let middle = Pose::translation(4.0, 4.0, 4.0);
    let refused =
        |shape: &Shape, pose: &Pose, depth, rule| build(shape, pose, depth, rule).unwrap_err();
    let beyond = refused(&ball, &Pose::identity(), 3, FillRule::AnyContact);
    assert!(matches!(beyond, OctreeError::Outside { .. }));
    let nowhere = Pose::translation(f64::NAN, 0.0, 0.0);
    let error = refused(&ball, &nowhere, 3, FillRule::AnyContact);
    assert_eq!(error, OctreeError::Pose);
    let depth = MAX_DEPTH + 1;
    let error = refused(&ball, &middle, depth, FillRule::AnyContact);
    assert_eq!(error, OctreeError::TooDeep { depth });
    let mut open = primitives::uv_sphere(8, 6, 1.0);
    open.triangles.pop();
    let error = refused(&shape(open), &middle, 3, FillRule::Centre);
    assert_eq!(error, OctreeError::Open);
    let limited = StopAfterPolls::new(3);
    let stopped = Octree::from_shape(&ball, &middle, w, 3, FillRule::Centre, &limited);
    assert_eq!(stopped, Err(OctreeError::Interrupted));
}
