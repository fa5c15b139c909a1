//! Tests the terms of the potential of obstacles against the field at every voxel.

use crate::plans::{all, random_obstacle, space};
use nearpoint_geometry::Point;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::octree::Cube;
use nearpoint_published::planning::{Dimension, Field, FieldSettings, Norm, PlacedVoxels};
use nearpoint_testing::Random;

#[test]
fn potential_of_strongest_cube_equals_field_value() {
    let mut random = Random::seeded("pushes", 317);
    let mut beside_two = 0;
    for round in 0..24 {
        let dimension = [Dimension::Flat, Dimension::Solid][round % 2];
        let space = space(4, dimension);
        let obstacles: Vec<PlacedVoxels> = (0..1 + random.below(4))
            .map(|_| random_obstacle(&mut random, &space))
            .collect();
        let cubes: Vec<Cube> = obstacles.iter().flat_map(|o| o.cubes.clone()).collect();
        for norm in [Norm::Taxicab, Norm::Euclidean] {
            let settings = FieldSettings {
                norm,
                ..FieldSettings::default()
            };
            let goal: Point = space.centre([0; 3]);
            let field =
                Field::new(&space, &obstacles, goal, settings, &SequentialExecutor).unwrap();
            for voxel in all(&space) {
                let Some(push) = field.strongest_cube(&cubes, voxel) else {
                    assert!(cubes.is_empty());
                    continue;
                };
                assert_eq!(push.p, field.obstacles_at(voxel), "{push:?} at {voxel:?}");
                let is_full = push
                    .cube
                    .min
                    .iter()
                    .zip(voxel)
                    .all(|(&min, at)| (min..min + push.cube.edge).contains(&at));
                assert_eq!(push.g == 0.0, is_full, "{push:?} at {voxel:?}");
                let sides = push.beyond.iter().map(|terms| {
                    assert!(terms.contains(&0.0), "one face at most is passed");
                    terms[0].max(terms[1])
                });
                beside_two += usize::from(sides.filter(|side| *side > 0.0).count() > 1);
            }
        }
    }
    assert!(beside_two > 1000, "{beside_two}");
}
