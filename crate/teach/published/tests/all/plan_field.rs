//! Tests the potential field: against the formulas at every voxel, and its laws.

use crate::plans::{all, boxes, either, random_obstacle, space, voxels_of};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Vector};
use nearpoint_message::ToArg;
use nearpoint_published::octree::Cube;
use nearpoint_published::planning::{
    Dimension, Field, FieldMethod, FieldSettings, Norm, PlacedVoxels, Space,
};
use nearpoint_published::planning::{PathEnd, PlanError};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};

const BOTH: [Dimension; 2] = [Dimension::Flat, Dimension::Solid];

fn settings(norm: Norm, method: FieldMethod) -> FieldSettings {
    FieldSettings {
        p_max: 90.0,
        c: 0.7,
        norm,
        method,
    }
}

/// Returns a world with up to five obstacles, some of them of no voxels.
fn random_world(random: &mut Random, round: u64) -> (Space, Vec<PlacedVoxels>, Point) {
    let depth = [5, 3, 4, 5, 0, 1][round as usize / 2 % 6];
    let space = space(depth, BOTH[round as usize % 2]);
    let obstacles = (0..random.below(6)).map(|_| random_obstacle(random, &space));
    let obstacles = obstacles.collect();
    (space, obstacles, random_goal(random, &space))
}

fn random_goal(random: &mut Random, space: &Space) -> Point {
    let half = 0.5 * f64::from(space.side());
    let p: Point = Point::from(Vector::repeat(half)) + random.point().coords * half;
    Point::from(p.coords.sup(&Vector::zeros()))
}

/// Returns every number of a field.
fn numbers(field: &Field) -> Vec<[u64; 3]> {
    let numbers = |v| {
        let mean = field.mean(&Cube { min: v, edge: 2 });
        [field.obstacles_at(v), field.at(v), mean].map(f64::to_bits)
    };
    all(field.space()).map(numbers).collect()
}

/// Computes (4.3) as printed; the plane has no third axis.
fn formula(space: &Space, cube: &Cube, p: &Point) -> f64 {
    let l = f64::from(cube.edge);
    let axes = either(space.dimension(), 2, 3);
    let axis = |i: usize| {
        let c = f64::from(cube.min[i]) + l / 2.0;
        let (below, above) = (c - l / 2.0 - p[i], p[i] - c - l / 2.0);
        below + below.abs() + above + above.abs()
    };
    (0..axes).map(axis).sum()
}

#[test]
fn both_methods_equal_published_formulas() {
    let mut random = Random::seeded("formulas", 311);
    for round in 0..24 {
        let (space, obstacles, goal) = random_world(&mut random, round);
        let [cubes, sweeps] = [FieldMethod::Cubes, FieldMethod::Sweeps].map(|method| {
            let settings = settings(Norm::Taxicab, method);
            Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap()
        });
        assert_eq!(numbers(&cubes), numbers(&sweeps));
        for voxel in all(&space) {
            let p = space.centre(voxel);
            let of_cube = |cube: &Cube| 90.0 / (1.0 + formula(&space, cube, &p));
            let potentials = obstacles.iter().flat_map(|o| &o.cubes).map(of_cube);
            let p_o = potentials.fold(0.0, f64::max);
            assert_eq!(cubes.obstacles_at(voxel), p_o, "{voxel:?}");
            let mut goal = goal;
            if space.dimension() == Dimension::Flat {
                goal.z = p.z;
            }
            let whole = p_o + 0.7 * (p - goal).norm();
            assert!(
                (cubes.at(voxel) - whole).abs() <= 1e-12 * whole,
                "{voxel:?}"
            );
            let blocked = obstacles.iter().any(|o| o.voxels.get(voxel));
            assert_eq!(cubes.blocked().get(voxel), blocked);
        }
    }
}

#[test]
fn the_straight_distance_is_that_to_the_nearest_full_voxel() {
    let mut random = Random::seeded("straight", 312);
    for round in 0..16 {
        let (space, obstacles, goal) = random_world(&mut random, round);
        let settings = settings(Norm::Euclidean, FieldMethod::Sweeps);
        let field = Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
        let full: Vec<_> = field.blocked().iter().map(|v| space.centre(v)).collect();
        for voxel in all(&space).step_by(3) {
            let p = space.centre(voxel);
            let method = |c: &Point| (p - c).map(|x| (x.abs() - 0.5).max(0.0)).norm();
            let nearest = full.iter().map(method).fold(f64::INFINITY, f64::min);
            let p_o = 90.0 / (1.0 + 2.0 * nearest);
            let found = field.obstacles_at(voxel);
            assert!(
                (found - p_o).abs() <= 1e-13 * p_o,
                "{voxel:?} {found} {p_o}"
            );
        }
    }
}

#[test]
fn a_field_whose_obstacles_have_moved_is_a_new_one() {
    let mut random = Random::seeded("moves", 313);
    let kinds = [
        (Norm::Taxicab, FieldMethod::Cubes),
        (Norm::Taxicab, FieldMethod::Sweeps),
        (Norm::Euclidean, FieldMethod::Cubes),
    ];
    for round in 0..12 {
        let (space, mut obstacles, goal) = random_world(&mut random, round);
        obstacles.push(random_obstacle(&mut random, &space));
        let (norm, method) = kinds[round as usize % 3];
        let settings = settings(norm, method);
        let mut field =
            Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
        for _ in 0..5 {
            let moved = random.below(obstacles.len() as u64) as usize;
            obstacles[moved] = random_obstacle(&mut random, &space);
            field
                .move_obstacle(moved, &obstacles[moved], &SequentialExecutor)
                .unwrap();
            let afresh =
                Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
            assert_eq!(numbers(&field), numbers(&afresh));
            assert_eq!(field.blocked(), afresh.blocked());
        }
    }
}

/// Tests the law for which the paper chose its potential.
#[test]
fn free_space_has_no_local_maximum() {
    let mut random = Random::seeded("no maximum", 314);
    for round in 0..24 {
        let (space, mut obstacles, goal) = random_world(&mut random, round);
        let middle = [space.side() / 2, space.side() / 2, 0];
        obstacles.push(PlacedVoxels::from_voxels(
            &space,
            boxes(&space, &[[middle, middle]]),
        ));
        for norm in [Norm::Taxicab, Norm::Euclidean] {
            let settings = settings(norm, FieldMethod::Sweeps);
            let field =
                Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
            for voxel in all(&space).filter(|&v| !field.blocked().get(v)) {
                let here = field.obstacles_at(voxel);
                let rises = (0..6).any(|side| {
                    let mut beside = voxel;
                    let step = if side % 2 == 0 { 1 } else { u32::MAX };
                    beside[side / 2] = beside[side / 2].wrapping_add(step);
                    field.obstacles_at(beside) > here
                });
                assert!(rises, "{norm:?} {voxel:?}");
            }
        }
    }
}

#[test]
fn sums_and_means_are_over_the_cells_voxels() {
    let mut random = Random::seeded("sums", 315);
    for round in 0..20 {
        let (space, obstacles, goal) = random_world(&mut random, round);
        let field = Field::new(
            &space,
            &obstacles,
            goal,
            FieldSettings::default(),
            &SequentialExecutor,
        )
        .unwrap();
        for _ in 0..50 {
            let min = [0; 3].map(|_| random.below(u64::from(space.side())) as u32);
            let min = [min[0], min[1], min[2] % space.layers()];
            let cube = Cube {
                min,
                edge: 1 + random.below(12) as u32,
            };
            let inside = voxels_of(&space, &cube);
            let inside = inside.filter(|v| v[0].max(v[1]) < space.side() && v[2] < space.layers());
            let values: Vec<f64> = inside.map(|v| field.at(v)).collect();
            let sum: f64 = values.iter().sum();
            assert!((field.mean(&cube) - sum / values.len() as f64).abs() <= 1e-9 * sum);
        }
        let beyond = Cube {
            min: [u32::MAX, 0, 0],
            edge: u32::MAX,
        };
        assert_eq!(field.mean(&beyond), 0.0);
    }
}

#[test]
fn any_number_of_threads_makes_the_same_field() {
    let mut random = Random::seeded("threads", 316);
    for round in 0..8 {
        let (space, obstacles, goal) = random_world(&mut random, round);
        for method in [FieldMethod::Cubes, FieldMethod::Sweeps] {
            let settings = settings(Norm::Taxicab, method);
            let alone =
                Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
            for width in [2, 5] {
                let threads = ThreadExecutor::new(width);
                let shared = Field::new(&space, &obstacles, goal, settings, &threads).unwrap();
                assert_eq!(numbers(&alone), numbers(&shared));
            }
        }
    }
}

#[test]
fn invalid_field_input_is_refused() {
    let (flat, solid) = (space(3, Dimension::Flat), space(3, Dimension::Solid));
    let obstacle = PlacedVoxels::from_voxels(&solid, boxes(&solid, &[[[1, 1, 1], [2, 3, 2]]]));
    let obstacles = [obstacle.clone()];
    let inside = Point::new(4.0, 4.0, 0.2);
    let new = |space: &Space, goal: Point, settings: FieldSettings| {
        Field::new(space, &obstacles, goal, settings, &SequentialExecutor).map(|_| ())
    };
    let usual = FieldSettings::default();
    assert_eq!(new(&flat, inside, usual), Err(PlanError::SpacesDiffer));
    for at in [Point::new(4.0, 8.5, 4.0), Point::new(f64::NAN, 4.0, 4.0)] {
        let refused = new(&solid, at, usual).unwrap_err();
        assert!(matches!(
            refused,
            PlanError::Outside {
                end: PathEnd::Goal,
                ..
            }
        ));
        assert!(refused.to_string().contains("goal"));
    }
    for bad in [f64::NAN, -1.0, f64::INFINITY] {
        let (p_max, c) = (bad, bad);
        for (name, settings) in [
            ("p_max", FieldSettings { p_max, ..usual }),
            ("c", FieldSettings { c, ..usual }),
        ] {
            let refused = new(&solid, inside, settings).unwrap_err();
            let is_reported =
                matches!(refused, PlanError::Setting { what, .. } if what == name.to_arg());
            assert!(is_reported, "{name}");
        }
    }
    let mut wild = obstacle.clone();
    wild.cubes.push(Cube {
        min: [7, 7, 7],
        edge: u32::MAX,
    });
    let cubes = settings(Norm::Taxicab, FieldMethod::Cubes);
    let refused = Field::new(&solid, &[wild], inside, cubes, &SequentialExecutor).map(|_| ());
    assert_eq!(refused, Err(PlanError::SpacesDiffer));

    let mut field = Field::new(&solid, &obstacles, inside, cubes, &SequentialExecutor).unwrap();
    let before = numbers(&field);
    let refused = field.move_obstacle(1, &obstacle, &SequentialExecutor);
    let (index, obstacles) = (1, 1);
    assert_eq!(refused, Err(PlanError::Obstacle { index, obstacles }));
    let other = PlacedVoxels::from_voxels(&solid, boxes(&solid, &[[[5, 5, 5], [6, 6, 6]]]));
    let stopping = StopAfterPolls::new(2);
    assert_eq!(
        field.move_obstacle(0, &other, &stopping),
        Err(PlanError::Interrupted)
    );
    assert_eq!(numbers(&field), before);
    let many = vec![PlacedVoxels::from_voxels(&solid, boxes(&solid, &[])); 3];
    let field = Field::new(&solid, &many, inside, cubes, &SequentialExecutor).unwrap();
    assert_eq!(field.obstacles_at([1, 1, 1]), 0.0);
}
