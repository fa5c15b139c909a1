//! Tests the published search: worlds as in its figures, and every pose against the voxels of a newly moved body.

use crate::plans::{boxes, cuboids, either, flat, random_obstacle, space};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_message::ToArg;
use nearpoint_published::octree::{Cube, WorldCube};
use nearpoint_published::planning::search::{
    End, HillClimber, MIN_ALPHA, SearchNode, SearchResult, SearchSettings, Step, Strategy,
    ValueMeasure, search,
};
use nearpoint_published::planning::{
    Cells, Dimension, Field, FieldSettings, PathEnd, PlacedVoxels, PlanError, Space, VoxelModel,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};

const STRATEGIES: [Strategy; 2] = [Strategy::BestFirst, Strategy::HillClimbing];

/// Returns an L that lies: six by four voxels, its arms two wide, about 2.9, 1.9 from its corner.
fn l_robot(space: &Space, start: Pose) -> VoxelModel {
    let (z, height) = either(space.dimension(), (0.25, 0.5), (0.1, 1.8));
    let arms = [
        [[0.1, 0.1, z], [5.8, 1.8, height]],
        [[4.1, 1.9, z], [1.8, 2.0, height]],
    ];
    VoxelModel::new(space, cuboids(&arms), start, &SequentialExecutor).unwrap()
}

/// Returns a flat world with walls, and the L in a corner of it.
fn walled(walls: &[[[u32; 3]; 2]], goal: Point) -> (VoxelModel, Pose, Field) {
    let space = space(5, Dimension::Flat);
    let start = flat(3.0, 3.0, 0.0);
    let obstacle = PlacedVoxels::from_voxels(&space, boxes(&space, walls));
    let field = Field::new(
        &space,
        &[obstacle],
        goal,
        FieldSettings::default(),
        &SequentialExecutor,
    )
    .unwrap();
    (l_robot(&space, start), start, field)
}

fn run(
    robot: &VoxelModel,
    field: &Field,
    start: &Pose,
    goal: Point,
    settings: &SearchSettings,
) -> SearchResult {
    search(
        field.space(),
        robot,
        field,
        start,
        goal,
        settings,
        &SequentialExecutor,
    )
    .unwrap()
}

/// Checks that nodes are consistent, and that the path goes through them.
fn assert_sound(
    found: &SearchResult,
    robot: &VoxelModel,
    field: &Field,
    settings: &SearchSettings,
) {
    let space = field.space();
    let reference = robot.shape().bounds().centre();
    for (i, node) in found.explored.iter().enumerate() {
        let there = robot.voxels(&node.pose, &SequentialExecutor).unwrap();
        assert!(
            !there.is_partly_outside && !there.voxels.intersects(field.blocked()),
            "{i}: {node:?}"
        );
        let sum: f64 = there.voxels.iter().map(|v| field.at(v)).sum();
        let measured = match settings.measure {
            ValueMeasure::Sum => sum,
            ValueMeasure::Mean => sum / there.voxels.count() as f64,
        };
        assert_eq!(node.value, measured, "{i}: {node:?}");
        let Some(parent) = node.parent else {
            continue;
        };
        let (at, middle) = (node.pose * reference, space.cell_box(&node.cell).centre());
        assert!((at - middle).xy().norm() < 1e-9, "{i}: {node:?}");
        let parent = &found.explored[parent as usize];
        let turned = node.pose.rotation.angle_to(&parent.pose.rotation) > 1e-6;
        assert_eq!(node.is_turn, turned);
        if node.is_turn {
            assert_eq!(node.cell, parent.cell);
            assert!(node.value <= settings.threshold);
        }
    }
    assert_eq!(found.path[0].pose, found.explored[0].pose);
    let cells = Cells::from_voxels(space, field.blocked());
    for pair in found.path.windows(2) {
        let mut half = (pair[0].at + (pair[1].at - pair[0].at) * 0.5).map(|x| x.max(0.0));
        half.z = half.z.min(f64::from(space.layers()) - 0.5);
        assert!(
            cells.at(space.voxel_at(&half).unwrap()).is_some(),
            "the way leaves the cells"
        );
    }
}

/// Checks after a failure of best first that every free neighbour of a node in the same orientation was found.
fn assert_nothing_left(found: &SearchResult, robot: &VoxelModel, field: &Field) {
    let cells = Cells::from_voxels(field.space(), field.blocked());
    let middle = |cube| field.space().cell_box(cube).centre();
    for node in found.explored.iter().filter(|e| e.parent.is_some()) {
        let corner = cells.at(node.cell.min).unwrap();
        for &beside in cells.neighbours(corner as usize) {
            let cube = &cells.empty()[beside as usize];
            let alike = |e: &&SearchNode| e.cell == *cube && e.pose.rotation == node.pose.rotation;
            if !found.explored.iter().any(|e| alike(&e)) {
                let shift = middle(cube) - middle(&node.cell);
                let in_plane = shift.xy().to_homogeneous();
                let shift = either(field.space().dimension(), in_plane, shift);
                let there = Pose::from_parts(shift.into(), Default::default()) * node.pose;
                let there = robot.voxels(&there, &SequentialExecutor).unwrap();
                assert!(there.is_partly_outside || there.voxels.intersects(field.blocked()));
            }
        }
    }
}

#[test]
fn open_worlds_are_crossed() {
    for (dimension, walls) in [
        (
            Dimension::Flat,
            [[[12, 4, 0], [13, 12, 0]], [[20, 14, 0], [24, 18, 0]]],
        ),
        (
            Dimension::Solid,
            [[[9, 9, 3], [13, 12, 20]], [[20, 14, 9], [24, 18, 31]]],
        ),
    ] {
        let space = space(5, dimension);
        let start = Pose::translation(3.0, 3.0, either(dimension, 0.0, 4.0));
        let goal = Point::new(26.4, 25.7, either(dimension, 0.5, 22.0));
        let robot = l_robot(&space, start);
        let obstacles = walls.map(|w| PlacedVoxels::from_voxels(&space, boxes(&space, &[w])));
        let field = Field::new(
            &space,
            &obstacles,
            goal,
            FieldSettings::default(),
            &SequentialExecutor,
        )
        .unwrap();
        for strategy in STRATEGIES {
            let settings = SearchSettings {
                strategy,
                measure: ValueMeasure::Mean,
                ..Default::default()
            };
            let found = run(&robot, &field, &start, goal, &settings);
            assert_eq!(found.end, End::Reached, "{dimension:?} {strategy:?}");
            assert_sound(&found, &robot, &field, &settings);
            let last = found.explored.last().unwrap();
            assert!(last.cell.contains(space.voxel_at(&goal).unwrap()));
            assert_eq!(found.path.last().unwrap().pose, last.pose);
        }
    }
}

/// Tests the case of Fig. 4.4: the L lies, and it has to go upright through the narrow gap.
#[test]
fn a_narrow_gap_is_passed_by_turning() {
    let goal = Point::new(26.5, 26.5, 0.5);
    let gap = [[[0, 15, 0], [9, 16, 0]], [[15, 15, 0], [31, 16, 0]]];
    let (robot, start, field) = walled(&gap, goal);
    for measure in [ValueMeasure::Sum, ValueMeasure::Mean] {
        let settings = SearchSettings {
            measure,
            ..Default::default()
        };
        let found = run(&robot, &field, &start, goal, &settings);
        assert_eq!(found.end, End::Reached);
        assert!(found.turns > 0);
        assert_sound(&found, &robot, &field, &settings);
        let on_path = |node: &Pose| found.path.iter().any(|w| w.pose == *node);
        assert!(found.explored.iter().any(|e| e.is_turn && on_path(&e.pose)));

        let stiff = SearchSettings {
            threshold: -1.0,
            ..settings
        };
        let found = run(&robot, &field, &start, goal, &stiff);
        assert_eq!(found.end, End::Failed);
        assert!(found.turns > 0 && found.explored.iter().all(|e| !e.is_turn));
        assert_sound(&found, &robot, &field, &stiff);
    }
}

/// Tests the case of Fig. 4.6.
#[test]
fn a_climber_goes_on_when_the_obstacle_has_gone() {
    let goal = Point::new(26.5, 16.5, 0.5);
    let space = space(5, Dimension::Flat);
    let wall = |walls: &[[[u32; 3]; 2]]| PlacedVoxels::from_voxels(&space, boxes(&space, walls));
    let walls = wall(&[[[15, 0, 0], [16, 9, 0]], [[15, 22, 0], [16, 31, 0]]]);
    let door = wall(&[[[15, 10, 0], [16, 21, 0]]]);
    let gone = wall(&[[[20, 0, 0], [21, 5, 0]]]);
    let start = flat(3.0, 3.0, 0.0);
    let robot = l_robot(&space, start);
    let settings = FieldSettings::default();
    let mut field = Field::new(
        &space,
        &[walls, door.clone()],
        goal,
        settings,
        &SequentialExecutor,
    )
    .unwrap();
    let settings = SearchSettings {
        measure: ValueMeasure::Mean,
        ..Default::default()
    };
    let mut climber =
        HillClimber::new(&robot, &field, &start, goal, &settings, &SequentialExecutor).unwrap();
    let go = |climber: &mut HillClimber, field: &Field| {
        let mut values = vec![f64::INFINITY];
        loop {
            let step = climber.step(field, &SequentialExecutor).unwrap();
            let here = climber.explored().last().unwrap();
            let there = robot.voxels(&here.pose, &SequentialExecutor).unwrap();
            assert!(!there.voxels.intersects(field.blocked()));
            match step {
                Step::Moved => assert!(here.value < *values.last().unwrap()),
                Step::Turned => assert!(here.is_turn),
                Step::Stuck | Step::Reached => return step,
            }
            values.push(here.value);
        }
    };
    assert_eq!(go(&mut climber, &field), Step::Stuck);
    let stuck_at = climber.explored().len();
    assert_eq!(climber.step(&field, &SequentialExecutor), Ok(Step::Stuck));
    field.move_obstacle(1, &gone, &SequentialExecutor).unwrap();
    assert_eq!(go(&mut climber, &field), Step::Reached);
    assert!(climber.explored().len() > stuck_at);
    assert_eq!(climber.step(&field, &SequentialExecutor), Ok(Step::Reached));
    assert_eq!(
        climber.path().last().unwrap().pose,
        climber.explored().last().unwrap().pose
    );

    // An obstacle moves to the robot's position.
    let here = climber.explored().last().unwrap().pose;
    let upon = PlacedVoxels::from_voxels(
        &space,
        robot.voxels(&here, &SequentialExecutor).unwrap().voxels,
    );
    field.move_obstacle(1, &upon, &SequentialExecutor).unwrap();
    assert!(matches!(
        climber.step(&field, &SequentialExecutor),
        Err(PlanError::InCollision { .. })
    ));
    field.move_obstacle(1, &door, &SequentialExecutor).unwrap();
    assert_eq!(climber.step(&field, &SequentialExecutor), Ok(Step::Reached));
}

#[test]
fn in_random_worlds_every_node_is_free_and_threads_find_the_same() {
    let mut random = Random::seeded("published", 321);
    let mut reached = 0;
    for round in 0..80 {
        let dimension = [Dimension::Flat, Dimension::Solid][round % 2];
        let space = space(4, dimension);
        let obstacles = [(); 1].map(|()| random_obstacle(&mut random, &space));
        let mut along = || 5.0 * random.signed();
        let start = match dimension {
            Dimension::Flat => flat(6.0 + along(), 6.0 + along(), along()),
            Dimension::Solid => {
                Pose::translation(8.0 + along(), 8.0 + along(), 8.0 + along()) * random.pose(0.0)
            }
        };
        let goal = Point::from([0.0; 3].map(|_| 7.9 + 7.0 * random.signed()));
        let built = Pose::translation(5.3, 5.1, either(dimension, 0.0, 7.4));
        let robot = l_robot(&space, built);
        let field = Field::new(
            &space,
            &obstacles,
            goal,
            FieldSettings::default(),
            &SequentialExecutor,
        )
        .unwrap();
        let settings = SearchSettings {
            strategy: STRATEGIES[round / 2 % 2],
            measure: [ValueMeasure::Sum, ValueMeasure::Mean][round / 4 % 2],
            alpha: std::f64::consts::FRAC_PI_3,
            threshold: 1e5,
            max_nodes: 400,
        };
        let on = |threads| search(&space, &robot, &field, &start, goal, &settings, &threads);
        let Ok(found) = on(ThreadExecutor::new(1)) else {
            continue;
        };
        assert_sound(&found, &robot, &field, &settings);
        assert_eq!(on(ThreadExecutor::new(3)).unwrap(), found);
        reached += usize::from(found.end == End::Reached);
        if found.end == End::Failed && settings.strategy == Strategy::BestFirst {
            assert_nothing_left(&found, &robot, &field);
        }
    }
    assert!(reached >= 8, "{reached}");
}

/// Returns the result in a world at another position and of another size, by powers of two, so that the rounding is the
/// same.
fn found_in(min: Point, cell: f64, dimension: Dimension) -> Vec<(Cube, f64, bool)> {
    let world = WorldCube::new(min, 16.0 * cell).unwrap();
    let space = Space::new(world, 4, dimension).unwrap();
    let place = |x: f64, y: f64, z: f64| min + Vector::new(x, y, z) * cell;
    let (start, height, goal) = match dimension {
        Dimension::Flat => (place(3.0, 3.0, 0.25), 0.5, place(8.5, 12.5, 0.0)),
        Dimension::Solid => (place(3.0, 3.0, 3.0), 1.75, place(8.5, 12.5, 12.5)),
    };
    let arms = [
        [[0.0; 3], [4.75, 0.75, height]],
        [[3.0, 0.75, 0.0], [0.75, 1.5, height]],
    ];
    let arms = arms.map(|arm| arm.map(|side| side.map(|x| x * cell)));
    let start = Pose::from_parts(start.coords.into(), Default::default());
    let robot = VoxelModel::new(&space, cuboids(&arms), start, &SequentialExecutor).unwrap();
    let walls = [[[0, 8, 0], [4, 8, 15]], [[11, 8, 0], [15, 8, 15]]];
    let walls = [PlacedVoxels::from_voxels(&space, boxes(&space, &walls))];
    let field = Field::new(
        &space,
        &walls,
        goal,
        FieldSettings::default(),
        &SequentialExecutor,
    )
    .unwrap();
    let settings = SearchSettings::default();
    let found = run(&robot, &field, &start, goal, &settings);
    assert_eq!(found.end, End::Reached);
    let reported = found.explored.iter().map(|e| (e.cell, e.value, e.is_turn));
    reported.collect()
}

#[test]
fn search_is_invariant_under_scale_and_translation() {
    for dimension in [Dimension::Flat, Dimension::Solid] {
        let here = found_in(Point::origin(), 1.0, dimension);
        assert_eq!(here, found_in(Point::new(-4.0, 16.0, 2.0), 0.25, dimension));
        assert_eq!(
            here,
            found_in(Point::new(512.0, -64.0, 128.0), 32.0, dimension)
        );
    }
}

#[test]
fn search_stops_at_node_limit() {
    let goal = Point::new(26.5, 26.5, 0.5);
    let gap = [[[0, 15, 0], [9, 16, 0]], [[15, 15, 0], [31, 16, 0]]];
    let (robot, start, field) = walled(&gap, goal);
    for strategy in STRATEGIES {
        let few = SearchSettings {
            strategy,
            max_nodes: 5,
            ..Default::default()
        };
        let found = run(&robot, &field, &start, goal, &few);
        assert_eq!(found.end, End::LimitReached);
        assert!(
            found.explored.len() <= 5 + 6,
            "a node has few neighbours here"
        );
        let settings = SearchSettings {
            strategy,
            ..Default::default()
        };
        for polls in [0, 3, 20, 60] {
            let work = StopAfterPolls::new(polls);
            let space = field.space();
            let found = search(space, &robot, &field, &start, goal, &settings, &work).unwrap();
            assert_eq!(found.end, End::Interrupted);
        }
    }
}

#[test]
fn what_cannot_be_searched_is_refused() {
    let goal = Point::new(26.5, 26.5, 0.5);
    let (robot, start, field) = walled(&[[[0, 15, 0], [9, 16, 0]]], goal);
    let usual = SearchSettings::default();
    let refused = |start: &Pose, goal: Point, settings: &SearchSettings| {
        search(
            field.space(),
            &robot,
            &field,
            start,
            goal,
            settings,
            &SequentialExecutor,
        )
        .unwrap_err()
    };
    for alpha in [0.0, f64::NAN, -1.0, f64::INFINITY, 0.5 * MIN_ALPHA] {
        let error = refused(&start, goal, &SearchSettings { alpha, ..usual });
        assert!(matches!(error, PlanError::Alpha { .. }), "{error}");
    }
    let threshold = f64::NAN;
    let error = refused(&start, goal, &SearchSettings { threshold, ..usual });
    assert!(matches!(
        error,
        PlanError::Setting { what, .. } if what == "threshold".to_arg()
    ));
    let error = refused(&start, Point::new(33.0, 1.0, 0.5), &usual);
    assert!(matches!(
        error,
        PlanError::Outside {
            end: PathEnd::Goal,
            ..
        }
    ));
    let error = refused(&start, Point::new(3.0, 15.5, 0.5), &usual);
    let in_wall = |end| PlanError::InCollision { end, obstacle: 0 };
    assert_eq!(error, in_wall(PathEnd::Goal));
    let error = refused(&flat(3.0, 13.0, 0.0), goal, &usual);
    assert_eq!(error, in_wall(PathEnd::Start));
    let (error, end) = (refused(&flat(-1.0, 3.0, 0.0), goal, &usual), PathEnd::Start);
    assert_eq!(error, PlanError::RobotOutside { end });
    let nowhere = refused(&flat(f64::NAN, 3.0, 0.0), goal, &usual);
    assert!(matches!(nowhere, PlanError::NotFinite { .. }));
    let other = space(4, Dimension::Flat);
    let elsewhere = search(
        &other,
        &robot,
        &field,
        &start,
        goal,
        &usual,
        &SequentialExecutor,
    );
    assert_eq!(elsewhere, Err(PlanError::SpacesDiffer));
}
