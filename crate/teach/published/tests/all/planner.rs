//! Tests the planner against a search of all poses and steps, one by one.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_6};

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::{Path, PlanningPart};
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::brute::{is_free, segment_is_free, shortest};
use nearpoint_published::planning::{
    Dimension, Planner, PlannerSettings, Problem, Progress, Space,
};
use nearpoint_published::planning::{PathEnd, PlanError};

use crate::flat::{at, ell, flat, shape, wall};
use nearpoint_testing::Random;

fn end(planner: &mut Planner) -> Progress {
    loop {
        match planner.run(25, &SequentialExecutor).unwrap() {
            Progress::Running => {}
            end => return end,
        }
    }
}

fn check(problem: &Problem, path: &Path) {
    for leg in path.poses.windows(2) {
        let [from, to] = [&leg[0], &leg[1]];
        assert!(segment_is_free(
            &problem.robot,
            &problem.obstacles,
            from,
            to
        ));
    }
    assert_eq!(path.poses[0], problem.start);
    assert_eq!(path.poses[path.poses.len() - 1], problem.goal);
}

/// Returns settings with this turning step.
fn turning(alpha: f64) -> PlannerSettings {
    PlannerSettings {
        alpha,
        ..PlannerSettings::default()
    }
}

fn random_problem(seed: u64, depth: u32) -> Option<Problem> {
    let mut random = Random::new(seed);
    let space = flat(8.0, depth);
    let mut some = |low: f64, high: f64| low + (high - low) * random.uniform();
    let obstacles = (0..5)
        .map(|_| {
            let (x, y) = (some(0.0, 7.0), some(0.0, 7.0));
            let (w, h) = (some(0.3, 4.0), some(0.3, 1.2));
            let (w, h) = if some(0.0, 1.0) < 0.5 { (w, h) } else { (h, w) };
            wall(&space, [x, (x + w).min(8.0)], [y, (y + h).min(8.0)])
        })
        .collect::<Vec<_>>();
    let robot = ell(some(1.0, 2.5), some(0.8, 1.6), 0.4, 0.5 * space.cell());
    let steps = |x: f64| (x / space.cell()).round() * space.cell();
    let start = at(&space, some(1.0, 2.0), some(1.0, 7.0), 0.0);
    let mut goal = at(&space, 0.0, 0.0, 90.0 * some(0.0, 4.0).floor());
    goal.translation.vector =
        start.translation.vector + Vector::new(steps(some(3.0, 5.0)), steps(some(-4.0, 4.0)), 0.0);
    let free = |pose| is_free(&robot, &obstacles, &pose);
    (free(start) && free(goal)).then_some(Problem {
        space,
        robot,
        obstacles,
        start,
        goal,
        settings: turning(FRAC_PI_4),
    })
}

#[test]
fn planner_finds_shortest_path_exactly_if_brute_force_does() {
    let (mut solved, mut none, mut worst) = (0, 0, 0.0_f64);
    for seed in 0..500 {
        let Some(problem) = random_problem(seed, 3) else {
            continue;
        };
        let mut planner = match Planner::new(problem.clone(), &SequentialExecutor) {
            Ok(planner) => planner,
            Err(PlanError::RobotOutside { .. } | PlanError::Outside { .. }) => continue,
            Err(error) => panic!("seed {seed}: {error}"),
        };
        let end = end(&mut planner);
        match shortest(&problem).unwrap() {
            None => {
                assert_eq!(end, Progress::None, "seed {seed}");
                none += 1;
            }
            Some(best) => {
                assert_eq!(end, Progress::Found, "seed {seed}");
                let path = planner.path().unwrap();
                let steps = path.steps.length;
                assert!((steps - best).abs() < 1e-6, "seed {seed}: {steps} {best}");
                check(&problem, &path.path);
                worst = worst.max(path.path.length / best);
                solved += 1;
            }
        }
    }
    assert!(solved > 60 && none > 15, "{solved} {none}");
    assert!(worst <= 1.0 + 1e-9, "{worst}");
}

#[test]
fn repaired_plan_is_as_short_as_new_plan() {
    let mut replanned = 0;
    for seed in 0..60 {
        let Some(problem) = random_problem(seed, 3) else {
            continue;
        };
        let Ok(mut planner) = Planner::new(problem.clone(), &SequentialExecutor) else {
            continue;
        };
        let mut random = Random::new(seed + 1000);
        let mut now = problem;
        for step in 0..6 {
            end(&mut planner);
            let moved = (random.uniform() * now.obstacles.len() as f64) as usize;
            let by = Vector::new(random.uniform() - 0.5, random.uniform() - 0.5, 0.0) * 3.0;
            let mut pose = now.obstacles[moved].pose;
            pose.translation.vector += by;
            if planner
                .move_obstacle(moved, pose, &SequentialExecutor)
                .is_ok()
            {
                now.obstacles[moved].pose = pose;
            }
            let mended = end(&mut planner);
            let mut afresh = Planner::new(now.clone(), &SequentialExecutor).unwrap();
            assert_eq!(end(&mut afresh), mended, "seed {seed} step {step}");
            if let (Some(one), Some(other)) = (planner.path(), afresh.path()) {
                let [one, other] = [one, other].map(|path| path.steps.length);
                assert!(
                    (one - other).abs() < 1e-6,
                    "seed {seed} step {step}: {one} {other}"
                );
                check(&now, &planner.path().unwrap().path);
                replanned += 1;
            }
        }
    }
    assert!(replanned > 60, "{replanned}");
}

/// Returns a wall with a gap that the L can pass only endways.
fn gap(space: &Space, width: f64) -> Vec<PlanningPart> {
    let half = width / 2.0;
    vec![
        wall(space, [3.6, 4.4], [0.0, 4.0 - half]),
        wall(space, [3.6, 4.4], [4.0 + half, 8.0]),
    ]
}

fn through(width: f64, settings: PlannerSettings) -> Problem {
    let space = flat(8.0, 4);
    Problem {
        obstacles: gap(&space, width),
        robot: ell(2.0, 1.2, 0.4, 0.5 * space.cell()),
        start: at(&space, 1.5, 4.0, 90.0),
        goal: at(&space, 6.5, 4.0, 90.0),
        space,
        settings,
    }
}

#[test]
fn an_ell_turns_to_pass_a_gap() {
    let settings = turning(FRAC_PI_6);
    let problem = through(1.6, settings);
    let mut planner = Planner::new(problem.clone(), &SequentialExecutor).unwrap();
    assert_eq!(end(&mut planner), Progress::Found);
    check(&problem, &planner.path().unwrap().path);
    // The gap is narrower than its arms.
    let mut closed = Planner::new(through(0.3, settings), &SequentialExecutor).unwrap();
    assert_eq!(end(&mut closed), Progress::None);
    assert!(closed.path().is_none());
}

#[test]
fn planner_in_3d_finds_shortest_path() {
    let world = WorldCube::new(Point::origin(), 8.0).unwrap();
    let space = Space::new(world, 3, Dimension::Solid).unwrap();
    let slab = |size: [f64; 3], at: [f64; 3]| PlanningPart {
        shape: shape(primitives::cuboid(size[0], size[1], size[2])),
        pose: Pose::translation(at[0], at[1], at[2]),
    };
    // The bar passes the slot of the wall only when it lies along y.
    let obstacles = vec![
        slab([1.0, 8.0, 3.0], [4.0, 4.0, 1.5]),
        slab([1.0, 8.0, 3.5], [4.0, 4.0, 6.25]),
        slab([1.0, 2.0, 1.6], [4.0, 1.0, 3.75]),
        slab([1.0, 2.0, 1.6], [4.0, 7.0, 3.75]),
    ];
    let problem = Problem {
        space,
        robot: shape(primitives::cuboid(0.8, 0.8, 3.0)),
        obstacles,
        start: Pose::translation(1.75, 3.75, 3.75),
        goal: Pose::translation(6.75, 3.75, 3.75),
        settings: turning(FRAC_PI_2),
    };
    let mut planner = Planner::new(problem.clone(), &SequentialExecutor).unwrap();
    assert_eq!(planner.orientations(), 24);
    assert_eq!(end(&mut planner), Progress::Found);
    check(&problem, &planner.path().unwrap().path);
    let door = slab([1.0, 4.0, 1.6], [4.0, 4.0, 3.75]);
    let mut closed = problem.clone();
    closed.obstacles.push(door);
    let mut planner = Planner::new(closed, &SequentialExecutor).unwrap();
    assert_eq!(end(&mut planner), Progress::None);
    planner
        .move_obstacle(4, Pose::translation(4.0, 4.0, 6.2), &SequentialExecutor)
        .unwrap();
    assert_eq!(end(&mut planner), Progress::Found);
}

#[test]
fn invalid_planning_problem_is_refused() {
    let new = |change: &dyn Fn(&mut Problem)| {
        let mut problem = through(1.6, PlannerSettings::default());
        change(&mut problem);
        Planner::new(problem, &SequentialExecutor)
            .map(|_| ())
            .unwrap_err()
    };
    for alpha in [0.0, f64::NAN, -1.0, 7.0] {
        let error = new(&|p| p.settings.alpha = alpha);
        assert!(matches!(error, PlanError::Alpha { .. }), "{error}");
    }
    let space = flat(8.0, 4);
    let met = |end, obstacle| PlanError::InCollision { end, obstacle };
    let [in_wall, in_other] = [1.5, 6.5].map(|y| at(&space, 4.0, y, 0.0));
    assert_eq!(new(&|p| p.start = in_wall), met(PathEnd::Start, 0));
    assert_eq!(new(&|p| p.goal = in_other), met(PathEnd::Goal, 1));
    let error = new(&|p| p.goal = at(&space, 40.0, 4.0, 0.0));
    assert!(matches!(
        error,
        PlanError::Outside {
            end: PathEnd::Goal,
            ..
        }
    ));
    let error = new(&|p| p.start = at(&space, 0.1, 4.0, 0.0));
    let place = PathEnd::Start;
    assert_eq!(error, PlanError::RobotOutside { end: place });
    let error = new(&|p| p.robot = ell(9.0, 1.0, 0.4, 0.25));
    assert!(matches!(error, PlanError::RobotTooLarge { .. }), "{error}");
    let error = new(&|p| p.start.translation.z = 3.0);
    assert!(matches!(error, PlanError::NotFlat { .. }), "{error}");
    let error = new(&|p| p.start.translation.x = f64::NAN);
    assert!(matches!(error, PlanError::NotFinite { .. }), "{error}");
    let few = PlannerSettings {
        max_states: 30,
        ..PlannerSettings::default()
    };
    let mut planner = Planner::new(through(1.6, few), &SequentialExecutor).unwrap();
    assert_eq!(end(&mut planner), Progress::LimitReached);
    let mut planner = Planner::new(
        through(1.6, PlannerSettings::default()),
        &SequentialExecutor,
    )
    .unwrap();
    let refused = planner.move_obstacle(7, Pose::identity(), &SequentialExecutor);
    let (index, obstacles) = (7, 2);
    assert_eq!(refused, Err(PlanError::Obstacle { index, obstacles }));
    let onto = at(&space, 1.5, 4.0, 0.0);
    assert!(planner.move_obstacle(0, onto, &SequentialExecutor).is_err());
    // The refused move has changed nothing.
    assert_eq!(end(&mut planner), Progress::Found);
}
