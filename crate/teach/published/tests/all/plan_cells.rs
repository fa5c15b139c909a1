//! Tests spaces, sets of voxels, cells and bodies, voxel by voxel.

use crate::plans::{all, cuboids, either, flat, random_voxels, space, voxels_of};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_published::octree::{Cube, OctreeError, WorldCube};
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::{Cells, Dimension, PlacedVoxels, Space, VoxelModel, Voxels};
use nearpoint_testing::Random;
use std::collections::BTreeSet;
use std::sync::Arc;

const BOTH: [Dimension; 2] = [Dimension::Flat, Dimension::Solid];

#[test]
fn voxels_are_numbered_x_first() {
    for dimension in BOTH {
        let space = space(3, dimension);
        for i in 0..space.voxels() {
            let voxel = space.voxel(i);
            assert_eq!(space.index(voxel), i);
            assert_eq!(space.voxel_at(&space.centre(voxel)), Some(voxel));
        }
        assert_eq!(space.index([1, 2, 0]), 17);
        let place = space.cell_box(&Cube {
            min: [0, 4, 0],
            edge: 4,
        });
        assert_eq!(place.hi, Point::new(4.0, 8.0, either(dimension, 1.0, 4.0)));
        assert_eq!(space.voxel_at(&Point::new(8.0, 0.0, 0.0)), None);
        assert_eq!(space.voxel_at(&Point::new(f64::NAN, 0.0, 0.0)), None);
    }
}

#[test]
fn too_large_spaces_are_refused() {
    let world = WorldCube::new(Point::origin(), 1.0).unwrap();
    let deep = Space::new(world, 9, Dimension::Flat);
    assert_eq!(
        deep,
        Err(PlanError::Octree(OctreeError::TooDeep { depth: 9 }))
    );
    let many = Space::new(world, 8, Dimension::Solid);
    let voxels = 1 << 24;
    assert_eq!(many, Err(PlanError::TooManyVoxels { depth: 8, voxels }));
    assert!(many.unwrap_err().to_string().contains("smaller depth"));
    assert!(Space::new(world, 8, Dimension::Flat).is_ok());
}

#[test]
fn voxel_set_operations_match_hash_sets() {
    let mut random = Random::seeded("sets of voxels", 301);
    for round in 0..40 {
        let space = space(3, BOTH[round % 2]);
        let [a, b] = [(); 2].map(|()| random_voxels(&mut random, &space));
        let [of_a, of_b] = [&a, &b].map(|s| s.iter().collect::<BTreeSet<_>>());
        assert!(all(&space).all(|v| a.get(v) == of_a.contains(&v)));
        assert_eq!(a.count(), of_a.len());
        assert_eq!(a.intersects(&b), !of_a.is_disjoint(&of_b));
        let mut both = a.clone();
        both.union_with(&b);
        assert!(
            both.iter()
                .eq(all(&space).filter(|v| a.get(*v) || b.get(*v)))
        );
        both.set([0, 0, 99]);
        assert!(!both.get([0, 0, 99]));
    }
}

#[test]
fn cells_are_the_leaves_and_know_their_neighbours() {
    let mut random = Random::seeded("cells", 302);
    for round in 0..60 {
        let space = space(round as u32 % 5, BOTH[round / 5 % 2]);
        let voxels = random_voxels(&mut random, &space);
        let cells = Cells::from_voxels(&space, &voxels);
        let mut seen = 0;
        for (number, cube) in cells.empty().iter().enumerate() {
            for v in voxels_of(&space, cube) {
                assert!(!voxels.get(v));
                assert_eq!(cells.at(v), Some(number as u32));
                seen += 1;
            }
            let beside: Vec<u32> = (0..cells.empty().len() as u32)
                .filter(|&o| share_a_face(&space, cube, &cells.empty()[o as usize]))
                .collect();
            assert_eq!(cells.neighbours(number), beside);
        }
        let full = cells.full().iter().flat_map(|c| voxels_of(&space, c));
        assert_eq!(
            full.filter(|&v| voxels.get(v) && cells.at(v).is_none())
                .count(),
            voxels.count()
        );
        assert_eq!(seen + voxels.count(), space.voxels());
        for cube in cells.empty().iter().chain(cells.full()) {
            assert!(is_leaf(&space, &voxels, cube));
        }
        assert!(cells.neighbours(usize::MAX).is_empty());
    }
}

fn share_a_face(space: &Space, a: &Cube, b: &Cube) -> bool {
    let [a, b] = [a, b].map(|c| space.cell_box(c));
    let overlap = |i: usize| a.hi[i].min(b.hi[i]) - a.lo[i].max(b.lo[i]);
    let overlaps = [0, 1, 2].map(overlap);
    overlaps.iter().all(|&o| o >= 0.0) && overlaps.iter().filter(|&&o| o == 0.0).count() == 1
}

/// Returns whether a cell is a leaf of the tree: all of one kind, with a parent that is not.
fn is_leaf(space: &Space, voxels: &Voxels, cube: &Cube) -> bool {
    let kinds = |cube: &Cube| {
        voxels_of(space, cube)
            .map(|v| voxels.get(v))
            .collect::<BTreeSet<_>>()
            .len()
    };
    let edge = 2 * cube.edge;
    let parent = Cube {
        min: cube.min.map(|x| x / edge * edge),
        edge,
    };
    cube.edge.is_power_of_two()
        && cube.min.iter().all(|x| x % cube.edge == 0)
        && kinds(cube) == 1
        && (cube.edge == space.side() || kinds(&parent) == 2)
}

#[test]
fn compacted_cubes_cover_exactly() {
    let mut random = Random::seeded("compacted", 303);
    for round in 0..40 {
        let space = space(4, BOTH[round % 2]);
        let voxels = random_voxels(&mut random, &space);
        let cubes = Cells::compacted(&space, &voxels);
        let covered: Vec<_> = cubes.iter().flat_map(|c| voxels_of(&space, c)).collect();
        assert_eq!(covered.len(), voxels.count());
        assert!(covered.iter().all(|&v| voxels.get(v)));
    }
}

/// Returns the arms of an L, six by four voxels and two high, about the origin; flat ones half a voxel high, from z = 0.25.
/// Each has a corner and a size.
fn arms(dimension: Dimension) -> [[[f64; 3]; 2]; 2] {
    let (z, height) = either(dimension, (0.25, 0.5), (-1.0, 2.0));
    [
        [[-3.0, -2.0, z], [6.0, 1.5, height]],
        [[1.0, -0.5, z], [2.0, 2.5, height]],
    ]
}

fn l_shape(dimension: Dimension) -> Arc<Shape> {
    cuboids(&arms(dimension))
}

/// Returns the pose where it is built: at the centre of a space of depth 4.
fn centre(dimension: Dimension) -> Pose {
    Pose::translation(8.0, 8.0, either(dimension, 0.0, 8.0))
}

fn built(space: &Space) -> VoxelModel {
    let dimension = space.dimension();
    VoxelModel::new(
        space,
        l_shape(dimension),
        centre(dimension),
        &SequentialExecutor,
    )
    .unwrap()
}

#[test]
fn the_voxels_hold_the_whole_body_and_no_more_than_near_it() {
    let mut random = Random::seeded("bodies", 304);
    for round in 0..40 {
        let space = space(4, BOTH[round % 2]);
        let body = built(&space);
        let pose = match space.dimension() {
            Dimension::Flat => flat(
                8.0 + random.signed(),
                8.0 + random.signed(),
                4.0 * random.signed(),
            ),
            Dimension::Solid => centre(Dimension::Solid) * random.pose(1.0),
        };
        let placed = body.voxels(&pose, &SequentialExecutor).unwrap();
        assert!(!placed.is_partly_outside);
        assert_eq!(placed.cubes, Cells::compacted(&space, &placed.voxels));
        assert_eq!(
            placed.full_cells,
            Cells::from_voxels(&space, &placed.voxels).full().len()
        );
        let rigid = RigidTransform::new(&pose);
        let arms = arms(space.dimension()).map(|[from, size]| {
            let lo = Point::from(from);
            let hi = lo + Vector::from(size);
            Aabb { lo, hi }
        });
        for _ in 0..300 {
            let arm = random.pick(&arms);
            let fraction = random.point().map(|x| 0.5 * (x + 1.0));
            let p = arm.lo + (arm.hi - arm.lo).component_mul(&fraction.coords);
            assert!(placed.voxels.get(space.voxel_at(&rigid.point(&p)).unwrap()));
        }
        for voxel in placed.voxels.iter() {
            let mut centre = rigid.inverse_point(&space.centre(voxel));
            if space.dimension() == Dimension::Flat {
                centre.z = arms[0].centre().z;
            }
            let near = arms.iter().map(|a| {
                (centre - a.lo)
                    .inf(&(a.hi - centre))
                    .map(|x| x.min(0.0))
                    .norm()
            });
            // This is the diagonal of a voxel of the source, and half of one of the world.
            let reach = 1.5 * 3_f64.sqrt();
            assert!(near.fold(f64::MAX, f64::min) <= reach, "{voxel:?} {pose}");
        }
    }
}

#[test]
fn whole_steps_and_quarter_turns_keep_the_set() {
    for dimension in BOTH {
        let space = space(4, dimension);
        let body = built(&space);
        let at = |pose: &Pose| body.voxels(pose, &SequentialExecutor).unwrap();
        let middle = centre(dimension);
        let first = at(&middle);
        let mut built: Vec<_> = body
            .cubes()
            .iter()
            .flat_map(|c| voxels_of(&space, c))
            .collect();
        built.sort_unstable_by_key(|v| [v[2], v[1], v[0]]);
        assert!(first.voxels.iter().eq(built));
        let beside = at(&(Pose::translation(3.0, -2.0, 0.0) * middle));
        let moved = |by: fn([u32; 3]) -> [u32; 3]| first.voxels.iter().map(by).collect();
        let voxels = |of: &PlacedVoxels| of.voxels.iter().collect::<BTreeSet<_>>();
        assert_eq!(voxels(&beside), moved(|[x, y, z]| [x + 3, y - 2, z]));
        let quarter = Vector::z() * std::f64::consts::FRAC_PI_2;
        let turned = at(&(middle * Pose::new(Vector::zeros(), quarter)));
        assert_eq!(voxels(&turned), moved(|[x, y, z]| [15 - y, x, z]));
        let half = at(&(Pose::translation(0.5, 0.0, 0.0) * middle));
        assert!(half.voxels.count() > first.voxels.count());
        let gone = at(&(Pose::translation(6.0, 0.0, 0.0) * middle));
        assert!(gone.is_partly_outside && gone.voxels.count() < first.voxels.count());
        assert!(at(&(Pose::translation(5.75, 0.0, 0.0) * middle)).is_partly_outside);
        assert!(
            at(&(Pose::translation(99.0, 0.0, 0.0) * middle))
                .voxels
                .is_empty()
        );
    }
}

#[test]
fn voxelize_of_open_mesh_is_error() {
    let (flat_space, solid) = (space(4, Dimension::Flat), space(4, Dimension::Solid));
    let thick = l_shape(Dimension::Solid);
    let raised = Pose::translation(8.0, 8.0, 1.0);
    let refused = VoxelModel::new(&flat_space, thick.clone(), raised, &SequentialExecutor);
    assert!(matches!(refused, Err(PlanError::NotFlat { .. })));
    let refused = VoxelModel::new(&solid, thick, Pose::identity(), &SequentialExecutor);
    assert!(matches!(
        refused,
        Err(PlanError::Octree(OctreeError::Outside { .. }))
    ));
    let mut open: Soup = primitives::cuboid(1.0, 1.0, 1.0);
    open.triangles.pop();
    let open = Arc::new(Shape::build(Mesh::weld(open).unwrap(), &SequentialExecutor));
    let refused = VoxelModel::new(&solid, open, centre(Dimension::Solid), &SequentialExecutor);
    assert!(matches!(refused, Err(PlanError::Open)));

    let body = built(&flat_space);
    let tilted = Pose::new(
        Vector::new(8.0, 8.0, 0.5),
        Vector::x() * std::f64::consts::PI,
    );
    let tilted = tilted * Pose::translation(0.0, 0.0, -0.5);
    assert_eq!(
        body.voxels(&tilted, &SequentialExecutor),
        Err(PlanError::Tilted)
    );
    let lifted = Pose::translation(8.0, 8.0, 0.5);
    assert!(matches!(
        body.voxels(&lifted, &SequentialExecutor),
        Err(PlanError::NotFlat { .. })
    ));
    let nowhere = Pose::translation(f64::NAN, 8.0, 0.0);
    assert!(matches!(
        body.voxels(&nowhere, &SequentialExecutor),
        Err(PlanError::NotFinite { .. })
    ));
}
