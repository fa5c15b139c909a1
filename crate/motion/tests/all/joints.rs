//! Motions found for robots of several links.

use std::f64::consts::PI;
use std::sync::Arc;

use crate::common::cells::{all_pairs, cuboid, joint, on, robot};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::check::{Body, Carrier, Cell, Check, Mounted, Settings};
use nearpoint_motion::plan::Progress;
use nearpoint_motion::plan::joints::{JointError, JointPlanner, JointProblem};
use nearpoint_motion::robot::{JointKind, Limits};

/// Two links of length one that turn about z, and what stands around.
fn arm(around: Vec<Body>, limit: f64) -> Arc<Cell> {
    let turns = |n: usize, x: f64| {
        let at = Pose::translation(x, 0.0, 0.0);
        let mut joint = joint(JointKind::Revolute, n, at, [0.0, 0.0, 1.0]);
        joint.limits = Some(Limits {
            lower: -limit,
            upper: limit,
        });
        joint
    };
    let middle = Pose::translation(0.5, 0.0, 0.0);
    let mut bodies = vec![
        cuboid([0.9, 0.1, 0.1], on(0, 1, middle)),
        cuboid([0.9, 0.1, 0.1], on(0, 2, middle)),
    ];
    bodies.extend(around);
    let pairs = all_pairs(bodies.len()).into_iter().filter(|p| *p != [0, 1]);
    Arc::new(Cell {
        robots: vec![Mounted {
            robot: robot(vec![turns(0, 0.0), turns(1, 1.0)]),
            base: Pose::identity(),
        }],
        pairs: pairs.collect(),
        bodies,
    })
}

fn post(x: f64, y: f64) -> Body {
    cuboid(
        [0.2, 0.2, 1.0],
        Carrier::Still(Pose::translation(x, y, 0.0)),
    )
}

fn problem(cell: Arc<Cell>, start: [f64; 2], goal: [f64; 2]) -> JointProblem {
    JointProblem {
        cell,
        start: start.to_vec(),
        goal: goal.to_vec(),
        steps: vec![PI / 12.0; 2],
        accuracy: 0.01,
        most_states: 100_000,
    }
}

fn end(planner: &mut JointPlanner) -> Progress {
    loop {
        match planner.run(20, &Serial).unwrap() {
            Progress::Going => {}
            end => return end,
        }
    }
}

#[test]
fn an_arm_folds_to_pass_a_post() {
    let cell = arm(vec![post(1.5, 0.0)], 3.0);
    let asked = problem(Arc::clone(&cell), [0.8, 0.0], [-0.8, 0.1]);
    let mut planner = JointPlanner::new(asked.clone(), &Serial).unwrap();
    assert_eq!(end(&mut planner), Progress::Found);
    let motion = planner.motion().unwrap();
    assert_eq!(motion.at(motion.start()), asked.start);
    assert_eq!(motion.at(motion.end()), asked.goal);
    // It folds: the elbow bends far enough that the hand comes back inside the post.
    let bends = motion.keys().iter().any(|key| key.values[1].abs() > 1.0);
    assert!(bends, "{:?}", motion.keys());
    let settings = Settings::new(0.001);
    let mut check = Check::new(cell, motion.clone(), settings).unwrap();
    assert!(check.advance(&Serial));
    assert!(check.report().first.is_none());
}

#[test]
fn between_two_posts_it_stays() {
    let near = |angle: f64| {
        let at = Vector::new(angle.cos(), angle.sin(), 0.0) * 0.6;
        post(at.x, at.y)
    };
    let cell = arm(vec![near(0.6), near(-0.6)], 3.0);
    let mut planner = JointPlanner::new(problem(cell, [0.0, 0.0], [1.6, 0.0]), &Serial).unwrap();
    assert_eq!(end(&mut planner), Progress::None);
    assert!(planner.motion().is_none() && planner.states() > 5);
}

#[test]
fn what_cannot_be_planned_is_said() {
    let cell = arm(vec![post(1.5, 0.0)], 2.0);
    let new = |change: &dyn Fn(&mut JointProblem)| {
        let mut asked = problem(Arc::clone(&cell), [0.8, 0.0], [-0.8, 0.0]);
        change(&mut asked);
        JointPlanner::new(asked, &Serial).map(|_| ()).unwrap_err()
    };
    assert_eq!(
        new(&|p| p.start.clear()),
        JointError::Count {
            given: 0,
            freedoms: 2
        }
    );
    for step in [0.0, -1.0, f64::NAN, 1e-9] {
        let error = new(&|p| p.steps[1] = step);
        assert!(
            matches!(error, JointError::Step { value: 1, .. }),
            "{error}"
        );
    }
    for at in [2.5, f64::NAN] {
        let error = new(&|p| p.goal[0] = at);
        assert!(
            matches!(error, JointError::Limits { value: 0, .. }),
            "{error}"
        );
    }
    assert!(matches!(
        new(&|p| p.start = vec![0.0; 2]),
        JointError::Start { .. }
    ));
    assert!(matches!(
        new(&|p| p.goal = vec![0.0; 2]),
        JointError::Goal { .. }
    ));
    assert!(matches!(
        new(&|p| p.accuracy = f64::NAN),
        JointError::Check(_)
    ));
    let mut few = problem(cell, [0.8, 0.0], [-0.8, 0.0]);
    few.most_states = 2;
    let mut planner = JointPlanner::new(few, &Serial).unwrap();
    assert_eq!(end(&mut planner), Progress::TooMany);
}
