//! Planning with time: what moves as is known, and robots one after the other.

use nearpoint_testing::Random;
use nearpoint_testing::work::Limited;
use std::collections::HashSet;
use std::f64::consts::{FRAC_PI_2, PI};
use std::sync::atomic::AtomicUsize;

use nearpoint_geometry::collide::swept::{Travel, first_contact};
use nearpoint_geometry::shape::{Shape, make};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::plan::brute::{is_free, leg_is_free};
use nearpoint_motion::plan::timed::{
    Fleet, FleetEnd, Moving, TimedPath, TimedPlanner, by_priority,
};
use nearpoint_motion::plan::{Place, PlanError, PlannerSettings, Problem, Progress, Space};

use crate::flat::{at, ell, flat, shape, wall};

fn end(planner: &mut TimedPlanner) -> Progress {
    loop {
        match planner.run(40, &Serial).unwrap() {
            Progress::Going => {}
            end => return end,
        }
    }
}

fn square(space: &Space, edge: f64) -> std::sync::Arc<Shape> {
    shape(make::cuboid(edge, edge, 0.5 * space.cell()))
}

fn meets(robot: &Shape, from: &Pose, to: &Pose, moving: &Moving, tick: usize) -> bool {
    let own = Travel::new(*from, *to, robot.bounds().centre()).unwrap();
    let its = Travel::new(
        moving.at(tick),
        moving.at(tick + 1),
        moving.shape.bounds().centre(),
    )
    .unwrap();
    first_contact(robot, &moving.shape, &own, &its, &Serial)
        .unwrap()
        .is_some()
}

fn check(problem: &Problem, moving: &[Moving], path: &TimedPath) {
    let last = moving.iter().map(|one| one.poses.len()).max().unwrap_or(0);
    let pose = |tick: usize| path.poses[tick.min(path.poses.len() - 1)];
    for tick in 0..last.max(path.poses.len()) {
        let [from, to] = [pose(tick), pose(tick + 1)];
        assert!(leg_is_free(&problem.robot, &problem.obstacles, &from, &to));
        for one in moving {
            assert!(!meets(&problem.robot, &from, &to, one, tick), "tick {tick}");
        }
    }
    assert_eq!(path.poses[0], problem.start);
    assert_eq!(path.poses[path.poses.len() - 1], problem.goal);
}

/// A corridor along x, one high, with a bay above its middle.
fn corridor(space: &Space) -> Vec<nearpoint_motion::plan::Obstacle> {
    vec![
        wall(space, [0.0, 8.0], [0.0, 2.9]),
        wall(space, [0.0, 3.4], [4.1, 8.0]),
        wall(space, [4.6, 8.0], [4.1, 8.0]),
    ]
}

fn in_corridor(space: Space, from: f64, to: f64) -> Problem {
    Problem {
        obstacles: corridor(&space),
        robot: square(&space, 0.8),
        start: at(&space, from, 3.5, 0.0),
        goal: at(&space, to, 3.5, 0.0),
        space,
        settings: PlannerSettings {
            alpha: PI,
            ..PlannerSettings::default()
        },
    }
}

#[test]
fn one_robot_lets_another_pass() {
    let space = flat(8.0, 4);
    let there = in_corridor(space, 1.0, 7.0);
    let back = in_corridor(space, 5.0, 1.0);
    let Fleet { paths, end } = by_priority(&[there.clone(), back.clone()], &[], &Serial);
    assert_eq!(end, FleetEnd::Found);
    let first = Moving {
        shape: there.robot.clone(),
        poses: paths[0].poses.clone(),
    };
    check(&there, &[], &paths[0]);
    check(&back, &[first], &paths[1]);
    assert!(
        paths[1].poses.iter().any(|pose| pose.translation.y > 4.2),
        "it waits in the bay"
    );
    assert!(paths[1].poses.len() > paths[0].poses.len());
}

#[test]
fn without_a_bay_there_is_no_order() {
    let space = flat(8.0, 4);
    let mut both = [in_corridor(space, 1.0, 7.0), in_corridor(space, 7.0, 1.0)];
    for one in &mut both {
        one.obstacles.push(wall(&space, [3.4, 4.6], [4.1, 8.0]));
    }
    let fleet = by_priority(&both, &[], &Serial);
    assert_eq!(fleet.end, FleetEnd::None { robot: 1 });
    assert_eq!(fleet.paths.len(), 1);
}

#[test]
fn a_door_that_will_open_is_waited_for() {
    let space = flat(8.0, 4);
    let mut problem = in_corridor(space, 1.0, 7.0);
    problem.obstacles.push(wall(&space, [3.4, 4.6], [4.1, 8.0]));
    let door = |y: f64| at(&space, 4.0, y, 0.0);
    let stays = std::iter::repeat_n(door(3.5), 20);
    let mut poses: Vec<Pose> = stays.collect();
    let shut = Moving {
        shape: square(&space, 0.7),
        poses: poses.clone(),
    };
    let mut planner = TimedPlanner::new(problem.clone(), vec![shut], &Serial).unwrap();
    assert_eq!(end(&mut planner), Progress::None);
    // It goes down through the wall, which is no matter to it.
    poses.extend((1..=4).map(|i| door(3.5 - 0.5 * f64::from(i))));
    let opens = Moving {
        shape: square(&space, 0.7),
        poses,
    };
    let mut planner = TimedPlanner::new(problem.clone(), vec![opens.clone()], &Serial).unwrap();
    assert_eq!(end(&mut planner), Progress::Found);
    let path = planner.path().unwrap();
    check(&problem, &[opens], path);
    assert!(path.poses.len() > 24, "{}", path.poses.len());
}

/// Breadth first over places and ticks, each step swept on its own; no turns.
fn brute(problem: &Problem, moving: &[Moving]) -> Option<usize> {
    let last = moving
        .iter()
        .map(|one| one.poses.len() - 1)
        .max()
        .unwrap_or(0);
    let side = problem.space.side() as i32;
    let cell = problem.space.cell();
    let pose = |[x, y]: [i32; 2]| {
        let mut pose = problem.start;
        pose.translation.vector += Vector::new(f64::from(x), f64::from(y), 0.0) * cell;
        pose
    };
    let inside = |pose: &Pose| {
        let half = problem.robot.bounds().hi;
        let (edge, noise) = (problem.space.world().edge(), 1e-9);
        (0..2).all(|i| {
            let x = pose.translation.vector[i];
            x - half[i] >= -noise && x + half[i] <= edge + noise
        })
    };
    let moves = |from: &Pose, to: &Pose, tick: usize| {
        moving
            .iter()
            .all(|one| !meets(&problem.robot, from, to, one, tick))
    };
    let mut now = HashSet::from([[0, 0]]);
    for tick in 0..last + (side * side) as usize {
        for &at in &now {
            let here = pose(at);
            let is_goal = (here.translation.vector - problem.goal.translation.vector).norm() < 1e-9;
            if is_goal && (tick..last).all(|t| moves(&here, &here, t)) {
                return Some(tick);
            }
        }
        let mut next = HashSet::new();
        for &at in &now {
            for number in 0..9 {
                let to = [at[0] + number % 3 - 1, at[1] + number / 3 - 1];
                if to.iter().any(|x| x.abs() > side) || next.contains(&to) {
                    continue;
                }
                let [here, there] = [pose(at), pose(to)];
                let still = number == 4
                    || inside(&there)
                        && is_free(&problem.robot, &problem.obstacles, &there)
                        && leg_is_free(&problem.robot, &problem.obstacles, &here, &there);
                if still && moves(&here, &there, tick) {
                    next.insert(to);
                }
            }
        }
        if next.is_empty() || tick > last && next == now {
            return None;
        }
        now = next;
    }
    None
}

#[test]
fn arrives_as_early_as_a_search_of_everything() {
    let (mut found, mut none) = (0, 0);
    for seed in 0..80 {
        let mut random = Random::new(seed);
        let space = flat(8.0, 3);
        let mut some = |low: f64, high: f64| low + (high - low) * random.share();
        let obstacles: Vec<_> = (0..3)
            .map(|_| {
                let (x, y) = (some(0.0, 6.0), some(0.0, 6.0));
                wall(&space, [x, x + some(0.5, 2.0)], [y, y + some(0.5, 2.0)])
            })
            .collect();
        let moving: Vec<Moving> = (0..2)
            .map(|_| {
                let (x, y) = (some(1.0, 7.0), some(1.0, 7.0));
                let (dx, dy) = (some(-1.0, 1.0), some(-1.0, 1.0));
                let pose = |i: i32| {
                    at(
                        &space,
                        x + dx * f64::from(i),
                        y + dy * f64::from(i),
                        30.0 * f64::from(i),
                    )
                };
                Moving {
                    shape: ell(some(1.0, 3.0), some(0.8, 2.0), 0.4, 0.5),
                    poses: (0..(some(1.0, 6.0) as i32)).map(pose).collect(),
                }
            })
            .collect();
        let goal = [some(0.0, 6.0).floor(), some(0.0, 6.0).floor()];
        let problem = Problem {
            obstacles,
            robot: square(&space, 0.9),
            start: at(&space, 0.5, 0.5, 0.0),
            goal: at(&space, 0.5 + goal[0], 0.5 + goal[1], 0.0),
            space,
            settings: PlannerSettings {
                alpha: PI,
                ..PlannerSettings::default()
            },
        };
        let mut planner = match TimedPlanner::new(problem.clone(), moving.clone(), &Serial) {
            Ok(planner) => planner,
            Err(PlanError::InCollision { .. }) => continue,
            Err(error) => panic!("seed {seed}: {error}"),
        };
        let end = end(&mut planner);
        match brute(&problem, &moving) {
            None => {
                assert_eq!(end, Progress::None, "seed {seed}");
                none += 1;
            }
            Some(ticks) => {
                assert_eq!(end, Progress::Found, "seed {seed}");
                let path = planner.path().unwrap();
                // The last step is to the goal itself, which is a place of the lattice here.
                let arrives = path.poses.iter().position(|p| {
                    (p.translation.vector - problem.goal.translation.vector).norm() < 1e-9
                });
                assert!(
                    arrives.unwrap() <= ticks.max(1),
                    "seed {seed}: {arrives:?} {ticks}"
                );
                check(&problem, &moving, path);
                found += 1;
            }
        }
    }
    assert!(found > 20 && none > 3, "{found} {none}");
}

#[test]
fn what_cannot_be_planned_is_said() {
    let space = flat(8.0, 4);
    let problem = in_corridor(space, 1.0, 7.0);
    let moving = |poses: Vec<Pose>| Moving {
        shape: square(&space, 0.7),
        poses,
    };
    let new = |one: Moving| {
        TimedPlanner::new(problem.clone(), vec![one], &Serial)
            .map(|_| ())
            .unwrap_err()
    };
    assert!(matches!(new(moving(Vec::new())), PlanError::Setting { .. }));
    let error = new(moving(vec![at(&space, 1.0, 3.5, 0.0)]));
    assert_eq!(
        error,
        PlanError::InCollision {
            place: Place::Start,
            obstacle: 3
        }
    );
    let error = new(moving(vec![at(&space, f64::NAN, 3.5, 0.0)]));
    assert!(matches!(error, PlanError::NotFinite { .. }), "{error}");
    let tilted = Pose::new(Vector::new(4.0, 3.5, 0.25), Vector::x() * FRAC_PI_2);
    assert!(new(moving(vec![tilted])).to_string().contains("flat"));
    let wrong = Problem {
        goal: at(&space, 1.0, 1.0, 0.0),
        ..problem.clone()
    };
    let fleet = by_priority(&[problem.clone(), wrong], &[], &Serial);
    assert!(
        matches!(fleet.end, FleetEnd::Wrong { robot: 1, .. }),
        "{:?}",
        fleet.end
    );
    let never = Limited {
        polls: AtomicUsize::new(0),
        width: 1,
    };
    let fleet = by_priority(&[problem], &[], &never);
    assert_eq!(fleet.end, FleetEnd::Cancelled);
}
