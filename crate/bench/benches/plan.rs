//! Measures the published path planning among obstacles (Kitamura 1996, chapter 4) in worlds as full as the paper's:
//! the potential field, the plain loop of its formula, and the search. The paper, on an SGI Onyx with 981 full cells,
//! has 2.8 s for the field and 4.7 s for the search.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::planning_worlds::{
    PlanningWorld, chair, planning_worlds, shuttle, voxel_model,
};
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::octree::Cube;
use nearpoint_published::planning::search::{SearchSettings, Strategy, ValueMeasure, search};
use nearpoint_published::planning::{Cells, Field, FieldMethod, FieldSettings, VoxelModel, Voxels};
use nearpoint_scene::ThreadPool;
use std::time::Instant;

const SETTINGS: FieldSettings = FieldSettings {
    p_max: 100.0,
    c: 1.0,
    norm: nearpoint_published::planning::Norm::Taxicab,
    method: FieldMethod::Cubes,
};
const RUNS: usize = 7;

fn main() {
    let rooms = planning_worlds();
    for room in &rooms {
        let cubes: usize = room.obstacles.iter().map(|o| o.cubes.len()).sum();
        heading(&format!(
            "{} full cells of ten obstacles, {} of all together, {cubes} cubes after compaction",
            room.full_cells, room.merged_cells
        ));
        fields(room);
    }
    println!();
    for room in &rooms {
        for (name, soup) in [("shuttle", shuttle()), ("chair", chair())] {
            for measure in [ValueMeasure::Sum, ValueMeasure::Mean] {
                searched(room, name, soup.clone(), measure);
            }
        }
    }
}

fn goal() -> Point {
    Point::new(25.6, 25.4, 25.5)
}

fn fields(room: &PlanningWorld) {
    let field = |settings: FieldSettings, pool: &ThreadPool| {
        let space = &room.space;
        Field::new(space, &room.obstacles, goal(), settings, pool).unwrap()
    };
    let sweeps = FieldSettings {
        method: FieldMethod::Sweeps,
        ..SETTINGS
    };
    let reported = |field: &Field| format!("{:.1}", field.at([16; 3]));
    let plain = || format!("{:.1}", formula(room));
    compare(
        "by cubes",
        || reported(&field(SETTINGS, &ThreadPool::Sequential)),
        "formula",
        plain,
    );
    compare(
        "by sweeps",
        || reported(&field(sweeps, &ThreadPool::Sequential)),
        "formula",
        plain,
    );
    let two = ThreadPool::with_threads(2).unwrap();
    let alone = || reported(&field(SETTINGS, &ThreadPool::Sequential));
    compare(
        "by cubes, two threads",
        || reported(&field(SETTINGS, &two)),
        "one thread",
        alone,
    );
    for (name, settings) in [("by cubes", SETTINGS), ("by sweeps", sweeps)] {
        let mut moving = field(settings, &ThreadPool::Sequential);
        let to = [&room.obstacles[4], &room.obstacles[7]];
        let mut turn = 0;
        let one = || {
            turn += 1;
            moving
                .move_obstacle(4, to[turn % 2], &ThreadPool::Sequential)
                .unwrap();
            reported(&moving)
        };
        let name = format!("one of ten moved, {name}");
        compare(&name, one, "afresh", || {
            reported(&field(settings, &ThreadPool::Sequential))
        });
    }
}

/// Evaluates (4.2) to (4.6) literally, each compacted cube at each voxel, at the centre of the world.
fn formula(room: &PlanningWorld) -> f64 {
    let space = &room.space;
    let cubes: Vec<Cube> = room
        .obstacles
        .iter()
        .flat_map(|o| o.cubes.clone())
        .collect();
    let mut field = vec![0.0; space.voxels()];
    for (i, p) in field.iter_mut().enumerate() {
        let at = space.centre(space.voxel(i));
        let mut of_obstacles = 0.0_f64;
        for cube in &cubes {
            let half = 0.5 * f64::from(cube.edge);
            let mut g = 0.0;
            for axis in 0..3 {
                let c = f64::from(cube.min[axis]) + half;
                let (below, above) = (c - half - at[axis], at[axis] - c - half);
                g += below + below.abs() + above + above.abs();
            }
            of_obstacles = of_obstacles.max(SETTINGS.p_max / (1.0 + g));
        }
        *p = of_obstacles + SETTINGS.c * (at - goal()).norm();
    }
    field[space.index([16; 3])]
}

/// Searches from the free position nearest to one corner to the one nearest to the opposite corner.
fn searched(room: &PlanningWorld, name: &str, soup: Soup, measure: ValueMeasure) {
    let built = Pose::translation(16.3, 16.4, 16.2);
    let robot = voxel_model(&room.space, soup, built);
    let cells = robot
        .voxels(&built, &SequentialExecutor)
        .unwrap()
        .full_cells;
    let [start, goal] =
        [[0.0; 3], [32.0; 3]].map(|corner| nearest_free(room, &robot, corner.into()));
    let field = Field::new(
        &room.space,
        &room.obstacles,
        goal,
        SETTINGS,
        &SequentialExecutor,
    )
    .unwrap();
    let reference = robot.shape().bounds().centre().coords;
    let start = Pose::from_parts((start.coords - reference).into(), built.rotation);
    for strategy in [Strategy::BestFirst, Strategy::HillClimbing] {
        let settings = SearchSettings {
            strategy,
            measure,
            ..Default::default()
        };
        let run = || {
            search(
                &room.space,
                &robot,
                &field,
                &start,
                goal,
                &settings,
                &SequentialExecutor,
            )
            .unwrap()
        };
        let found = run();
        let time = || {
            let begin = Instant::now();
            std::hint::black_box(run());
            begin.elapsed()
        };
        let best = (0..RUNS).map(|_| time()).min().unwrap();
        println!(
            "{:>5} full cells, {name} of {cells}, {measure:?}, {strategy:?}: {best:.1?}, {:?}, {} nodes, {} turns tried",
            room.full_cells,
            found.end,
            found.explored.len(),
            found.turns,
        );
    }
}

/// Returns the centre of the empty cell nearest to a point where the robot in its original pose is free.
fn nearest_free(room: &PlanningWorld, robot: &VoxelModel, near: Point) -> Point {
    let mut all = Voxels::new(&room.space);
    room.obstacles
        .iter()
        .for_each(|o| all.union_with(&o.voxels));
    let cells = Cells::from_voxels(&room.space, &all);
    let middles = cells
        .empty()
        .iter()
        .map(|c| room.space.cell_box(c).centre());
    let reference = robot.shape().bounds().centre().coords;
    let is_free = |at: &Point| {
        let pose = Pose::from_parts((at.coords - reference).into(), Default::default());
        let placed = robot.voxels(&pose, &SequentialExecutor).unwrap();
        !placed.is_partly_outside && !placed.voxels.intersects(&all)
    };
    let free = middles.filter(is_free);
    free.min_by(|a, b| (a - near).norm().total_cmp(&(b - near).norm()))
        .unwrap()
}
